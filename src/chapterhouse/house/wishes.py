"""What each wish of a seat leads to: events that are still to be stored, or a refusal. Nothing here
changes a table; everything is tried on forks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from chapterhouse.bots.bot import check_name
from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.life import Charged, Life, Trial
from chapterhouse.kernel.errors import BadNotation, HouseError, Refused, UndoRefused
from chapterhouse.kernel.table import Table

LONGEST_MS = 7 * 86_400_000  # that a table without a clock waits for somebody before others may go on
# Bots that anybody at a table may call; a program on this machine is the host's affair.
BOTS = ("novice", "monk", "prior", "abbot", "greedy", "random")


@dataclass(frozen=True)
class Asking:
    """Who wishes: a seat, whether he is the host, and at what moment."""

    seat: int
    host: bool
    at: int
    by: ms.By = "seat"


@dataclass(frozen=True)
class Drafted:
    """A decision that waits to be confirmed."""

    action: int


@dataclass(frozen=True)
class Costly:
    """A refused try that costs something."""

    trial: Trial
    no: No


Outcome = list[Trial] | Drafted | Costly


def number_of(life: Life, action: int | str) -> int:
    """The number of an action in the game's alphabet."""
    alphabet = life.engine.game.alphabet
    try:
        return alphabet.parse(action) if isinstance(action, str) else alphabet.checked(action)
    except BadNotation as error:
        raise No("bad_action", fault=error.expected) from None
    except HouseError as error:
        raise No("bad_action", fault=str(error)) from None


def running(life: Life) -> Table:
    """The game, if it runs."""
    if life.phase != "running":
        raise No("not_running")
    return life.running


def _may_move(life: Life, who: Asking, n: int) -> Table:
    """The game, if this seat may decide now and knows how things stand."""
    table = running(life)
    if who.seat not in life.deciders or life.seats[who.seat].player:
        raise No("not_awaited" if n >= life.fresh[who.seat] else "stale")
    if n < life.fresh[who.seat]:
        raise No("stale")
    return table


def refused(error: Refused) -> No:
    """A refusal by the rules."""
    return No("illegal", verdict=error.verdict)


# -- decisions ----------------------------------------------------------------------------


def play(life: Life, who: Asking, wish: ms.Play) -> Outcome:
    """One decision, or a draft of it."""
    table, action = _may_move(life, who, wish.n), number_of(life, wish.action)
    try:
        if not wish.confirm and not life.quick and ends_turn(table, action, who.seat):
            return Drafted(action)
        return after_turn(life, [life.decide(who.seat, action, who.by)], who.seat)
    except Refused as error:
        return _charged(life, who.seat, error)


def ends_turn(table: Table, action: int, seat: int) -> bool:
    """Whether a legal decision could not be taken back once it is made. A sealed one can, until all are."""
    if table.awaited != (seat,):
        return False
    return action in table.legal(seat) and table.preview(action, seat).ends_turn


def _charged(life: Life, seat: int, error: Refused) -> Costly:
    """A refusal; where it costs something the game's log has an entry more."""
    if not isinstance(error, Charged):
        raise refused(error) from None
    paid = error.table.entry(error.table.ply).action
    assert paid is not None
    return Costly(Trial(ev.Penalised(seat, paid.text), error.table), refused(error))


def line(life: Life, who: Asking, wish: ms.Line) -> Outcome:
    """Several decisions; goes no further than something is drawn, rolled, revealed or refused."""
    table, made = _may_move(life, who, wish.n).fork(), list[Trial]()
    for action in wish.actions:
        try:
            trial = life.decide(who.seat, number_of(life, action), who.by, table=table)
        except (Refused, No) as error:
            if made:
                break
            if isinstance(error, Refused):
                return _charged(life, who.seat, error)
            raise
        made.append(trial)
        if table.undo_barrier(who.seat) or who.seat not in table.awaited:
            break
        table = table.fork()
    return after_turn(life, made, who.seat)


def after_turn(life: Life, made: list[Trial], seat: int) -> list[Trial]:
    """A stand-in for one turn goes when the turn is over."""
    table = made[-1].table
    if life.seats[seat].once and table and seat not in table.awaited:
        return [*made, Trial(ev.Returned(seat))]
    return made


def undo(life: Life, who: Asking, wish: ms.Undo) -> Outcome:
    """Takes back the last own decision, or all of this turn."""
    twin = _may_move(life, who, wish.n).fork()
    barrier = twin.undo_barrier(who.seat)
    if barrier:
        raise No("undo_refused", barrier=barrier)
    twin.undo(who.seat)
    while wish.all and not twin.undo_barrier(who.seat):
        twin.undo(who.seat)
    return [Trial(ev.Undone(who.seat, twin.ply))]


# -- before the deal ----------------------------------------------------------------------


def ready(life: Life, who: Asking, wish: ms.Ready) -> Outcome:
    """I am here; the last one's word deals."""
    if life.phase != "open":
        raise No("not_open")
    if life.seats[who.seat].ready:
        return []
    return all_ready(life, [Trial(ev.ReadyMade(who.seat, wish.entropy))])


def all_ready(life: Life, made: list[Trial]) -> list[Trial]:
    """What has happened, and the deal if now all seats are taken and ready."""
    seats = {i: (s.ready, s.entropy) for i, s in enumerate(life.seats)}
    for trial in made:
        match trial.body:
            case ev.ReadyMade():
                seats[trial.body.seat] = True, trial.body.entropy
            case ev.Seated():
                seats[trial.body.seat] = bool(trial.body.bot), ""
            case ev.Left():
                seats[trial.body.seat] = False, ""
    if not all(here for here, _ in seats.values()):
        return made
    return [*made, life.deal(entropy for _, entropy in seats.values())]


def set_bot(life: Life, who: Asking, wish: ms.SetBot) -> Outcome:
    """The host puts a bot on an open seat, or frees a seat: of a bot, or of somebody who is not ready, for he
    may never come."""
    if life.phase != "open":
        raise No("not_open")
    if not who.host:
        raise No("forbidden")
    sitting = seat_of(life, wish.seat)
    if wish.bot is None and sitting.kind != "open" and not (sitting.kind == "person" and sitting.ready):
        return [Trial(ev.Left(wish.seat))]
    if sitting.kind not in ("open", "bot"):
        raise No("seat_taken")
    if wish.bot is None:
        return []
    return all_ready(life, [Trial(ev.Seated(wish.seat, bot=known_bot(wish.bot)))])


def known_bot(name: str) -> str:
    """A bot that the house lets people call."""
    from chapterhouse.bots.external import installed

    kind = name.partition(":")[0]
    if kind not in BOTS and kind not in installed():
        raise No("unknown_bot", bot=name, bots=", ".join(BOTS))
    try:
        check_name(name)
    except HouseError:
        raise No("unknown_bot", bot=name, bots=", ".join(BOTS)) from None
    return name


def seat_of(life: Life, seat: int) -> Any:
    """Who sits on a seat, if there is such a seat."""
    if seat >= len(life.seats):
        raise No("bad_option", option="seat", given=seat, expected=f"0 - {len(life.seats) - 1}")
    return life.seats[seat]


# -- proposals ----------------------------------------------------------------------------


def propose(life: Life, who: Asking, wish: ms.Propose) -> Outcome:
    """Something that all other people must agree to; with nobody to ask it is done at once."""
    running(life)
    if life.motion:
        raise No("motion_open")
    body = _PROPOSALS[wish.what](life, who, wish)
    away = tuple(seat for seat in life.people() if seat != who.seat and _forsaken(life, seat, who.at))
    body = msgspec.structs.replace(body, excused=away)
    waits = life.asked(body)
    if wish.what == "stand_in" and _forsaken(life, wish.seat, who.at):
        waits = frozenset()
    return [Trial(body), *passed(body)] if not waits else [Trial(body)]


def _forsaken(life: Life, seat: int | None, at: int) -> bool:
    """Whether a seat was left, its time is up, or a table without a clock has waited for it all too long."""
    if seat is None:
        return False
    if life.seats[seat].kind == "vacant" or life.clocks.out(seat, at):
        return True
    since = life.events[life.fresh[seat]].at
    return not life.clocks.used and seat in life.awaited and at - since > LONGEST_MS


def _take_back(life: Life, who: Asking, wish: ms.Propose) -> ev.Proposed:
    if not life.settings.take_back:
        raise No("forbidden")
    twin, ply = life.running.fork(), life.running.ply
    while ply and twin.entry(ply).seat != who.seat:
        ply -= 1
    if not ply:
        raise No("undo_refused", barrier="nothing")
    try:
        twin.take_back(ply - 1)
    except UndoRefused as error:
        raise No("undo_refused", barrier=error.barrier) from None
    return ev.Proposed(who.seat, "take_back", ply=ply - 1)


def _abandon(life: Life, who: Asking, wish: ms.Propose) -> ev.Proposed:
    return ev.Proposed(who.seat, "abandon")


def _call_bot(life: Life, who: Asking, wish: ms.Propose) -> ev.Proposed:
    if wish.seat is None or wish.bot is None:
        raise No("malformed", fault="propose: stand_in needs seat and bot")
    sitting = seat_of(life, wish.seat)
    if sitting.kind == "bot":
        raise No("seat_taken")
    return ev.Proposed(who.seat, "stand_in", wish.seat, known_bot(wish.bot), wish.once)


_PROPOSALS: dict[str, Callable[[Life, Asking, ms.Propose], ev.Proposed]] = {
    "take_back": _take_back,
    "abandon": _abandon,
    "stand_in": _call_bot,
}


def passed(body: ev.Proposed) -> Sequence[Trial]:
    """What a proposal does once nobody has to be asked any more."""
    if body.what == "take_back":
        assert body.ply is not None
        return [Trial(ev.TakenBack(body.ply))]
    if body.what == "abandon":
        return [Trial(ev.Abandoned())]
    assert body.about is not None
    return [Trial(ev.StandsIn(body.about, body.bot, body.once))]


def answer(life: Life, who: Asking, wish: ms.Answer) -> Outcome:
    """Yes or no."""
    motion = life.motion
    if not motion or motion.n != wish.motion:
        raise No("no_motion")
    if who.seat == motion.body.seat and not wish.agree:
        return [Trial(ev.Declined(who.seat, motion.n))]
    if who.seat not in motion.waits_for:
        raise No("forbidden")
    if not wish.agree:
        return [Trial(ev.Declined(who.seat, motion.n))]
    agreed = Trial(ev.Agreed(who.seat, motion.n))
    return [agreed, *passed(motion.body)] if motion.waits_for == {who.seat} else [agreed]


def stand_in(life: Life, who: Asking, wish: ms.StandIn) -> Outcome:
    """A bot plays for me, or I play again."""
    running(life)
    if wish.bot is not None:
        return [Trial(ev.StandsIn(who.seat, known_bot(wish.bot)))]
    return [Trial(ev.Returned(who.seat))] if life.seats[who.seat].stand_in else []


def leave(life: Life, who: Asking, wish: ms.Leave) -> Outcome:
    """Leaves; a motion that waited for nobody else passes."""
    motion, left = life.motion, Trial(ev.Left(who.seat))
    if motion and motion.body.seat != who.seat and motion.waits_for == {who.seat}:
        return [left, *passed(motion.body)]
    return [left]


WISHES: dict[type[ms.Wish], Callable[[Life, Asking, Any], Outcome]] = {
    ms.Play: play, ms.Line: line, ms.Undo: undo, ms.Ready: ready, ms.SetBot: set_bot,
    ms.Propose: propose, ms.Answer: answer, ms.StandIn: stand_in, ms.Leave: leave,
}  # fmt: skip
