"""The life of a table: what stands after so many events. A fold that knows no store and no time.

Whatever is decided is first tried on a fork of the game (`Trial`); the life itself changes only with
`fold`, which is called once an event is stored, and for every event again when a table is recovered.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from chapterhouse.house import events as ev
from chapterhouse.house.clocks import Clocks
from chapterhouse.house.errors import Broken
from chapterhouse.house.messages import By, Settings
from chapterhouse.house.store.rows import Card, CardSeat, Stored
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.twin import twin_of

Phase = Literal["open", "running", "over", "abandoned"]
# These change the position: a wish that was made before them is stale.
MOVES = (ev.Dealt, ev.Played, ev.Undone, ev.TakenBack, ev.Abandoned, ev.Penalised)


@dataclass
class Sitting:
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot", "vacant"] = "open"
    name: str = ""
    bot: str = ""
    ready: bool = False
    entropy: str = ""
    stand_in: str = ""
    once: bool = False  # the stand-in plays one turn

    @property
    def player(self) -> str:
        """The bot that plays here, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class Proposal:
    """A motion that is open, and who has not yet answered."""

    n: int
    body: ev.Proposed
    waits_for: frozenset[int]


@dataclass(frozen=True)
class Kept:
    """An event with what it meant. `ply`: the decisions that stand after it; `stands`: its own decision
    does."""

    n: int
    at: int
    actor: int
    wish: str
    body: ev.AnyBody
    ply: int
    entry: Entry | None = None
    stands: bool = True


@dataclass(frozen=True)
class Trial:
    """What would stand after one more event."""

    body: ev.AnyBody
    table: Table | None = None
    place: int = 0  # of a decision among those that stand


class Charged(Refused):
    """A refused try that cost something: `table` has the entry that says so."""

    def __init__(self, refused: Refused, table: Table) -> None:
        super().__init__(refused.action, refused.verdict, True)
        self.table = table


@dataclass
class Wishes:
    """The wishes of all seats that were carried out: (actor, id) to the last number and how many
    decisions they made."""

    done: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)

    def fork(self) -> "Wishes":
        """The same once more."""
        return Wishes(dict(self.done))

    def note(self, kept: Kept) -> None:
        """Remembers an event's wish."""
        if kept.wish:
            made = self.done.get((kept.actor, kept.wish), (0, 0))[1]
            self.done[kept.actor, kept.wish] = kept.n, made + isinstance(kept.body, ev.Played)


def check_of(entry: Entry) -> str:
    """A digest of the chance of a decision: facts alone, never bytes of a layout."""
    struck = [(h.kind, h.params) for h in entry.happenings if h.chance]
    if not struck:
        return ""
    return hashlib.sha256(msgspec.json.encode(struck, order="deterministic")).hexdigest()[:16]


class Life:
    """One table."""

    def __init__(self, table_id: str, engine: Engine, seed: bytes, host: str) -> None:
        self.id, self.engine, self.host = table_id, engine, host
        self.seed = seed
        self.events: list[Kept] = []
        self.link = b""
        self.wishes = Wishes()
        self.seats: list[Sitting] = []
        self.table: Table | None = None
        self.motion: Proposal | None = None
        self.phase: Phase = "open"
        self.successor: str | None = None
        self.fresh: list[int] = []  # by seat: the newest event that a decision must have seen
        self._line: list[int] = []  # the numbers of the decisions that stand
        self.awaited: tuple[int, ...] = ()  # who has to decide now
        # Who may decide now: whoever is awaited, and whoever has sealed a choice and may choose anew.
        self.deciders: tuple[int, ...] = ()

    # -- what is --------------------------------------------------------------------------

    @property
    def created(self) -> ev.Created:
        """How the table was opened."""
        body = self.events[0].body
        assert isinstance(body, ev.Created)
        return body

    @property
    def settings(self) -> Settings:
        """How the table is run."""
        return self.created.settings

    @property
    def n(self) -> int:
        """The number of the newest event; -1 before the first."""
        return len(self.events) - 1

    @property
    def ply(self) -> int:
        """How many decisions stand."""
        return len(self._line)

    @property
    def quick(self) -> bool:
        """Whether a decision that passes the turn on is carried out without a draft."""
        confirm = self.settings.confirm or ("quick" if self.settings.clock.mode == "live" else "ask")
        return confirm == "quick"

    def people(self) -> list[int]:
        """Seats whose owners are at the table themselves."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and (not s.stand_in or s.once)]

    def bots_due(self) -> list[tuple[int, str]]:
        """Seats that a bot must move for now, and which. While a take-back is proposed, bots wait."""
        if self.motion and self.motion.body.what == "take_back":
            return []
        return [(seat, self.seats[seat].player) for seat in self.awaited if self.seats[seat].player]

    def card(self) -> Card:
        """The table in the lobby."""
        seats = tuple(CardSeat(i, s.kind, s.name or s.bot) for i, s in enumerate(self.seats))
        settings, last = self.settings, self.events[-1]
        card = Card(
            self.id, last.n, last.at, self.created.game, self.phase, settings.listed, settings.watch,
            settings.clock.mode, seats, self.awaited, bool(self.bots_due()), self.created.options, settings,
        )  # fmt: skip
        if self.phase != "over":
            return card
        scores, winners = tuple(self.running.scores()), tuple(self.running.winners())
        return msgspec.structs.replace(card, scores=scores, winners=winners, end=self.running.end or "")

    def twin(self) -> "Life":
        """The same life once more: what is tried there is kept once it is stored. The games of both are
        the same object until a trial brings another."""
        twin = twin_of(self)
        twin.events, twin.fresh, twin._line = list(self.events), list(self.fresh), list(self._line)
        twin.seats = [replace(sitting) for sitting in self.seats]
        twin.wishes, twin.clocks = self.wishes.fork(), self.clocks.fork()
        return twin

    # -- trying ---------------------------------------------------------------------------

    def deal(self, entropy: Iterable[str]) -> Trial:
        """The set-up."""
        table = Table(
            self.engine.game, self.created.players, self.created.options,
            seed=self.seed, entropy=tuple(entropy), engine=self.engine,
        )  # fmt: skip
        return Trial(ev.Dealt(check_of(table.entry(0))), table)

    def decide(self, seat: int, action: int, by: By, bot: str = "", table: Table | None = None) -> Trial:
        """A decision on a fork of the game; raises what the rules refuse. `table`: a fork to go on with."""
        twin = table or self.running.fork()
        try:
            twin.play(action, seat)
        except Refused as error:
            raise Charged(error, twin) if error.costs else error from None
        place = twin.ply
        while place > 1 and not _made_here(twin, place, seat, action):
            place -= 1  # an earlier member of a chain slipped in before the later ones
        check = check_of(twin.entry(place))
        text = twin.game.alphabet.text(action)
        return Trial(ev.Played(seat, text, check, by, bot), twin, place)

    @property
    def running(self) -> Table:
        """The game; there must be one."""
        assert self.table is not None
        return self.table

    # -- folding --------------------------------------------------------------------------

    def fold(self, stored: Stored, trial: Trial | None = None) -> Kept:
        """The next event. Without a trial (the table is being recovered) it is worked out again, and
        must come out the same."""
        body = trial.body if trial else ev.decode(stored.body)
        if stored.seq != len(self.events):
            raise Broken(self.id, stored.seq, "its number does not follow")
        before = self.deciders
        entry = self._carry_out(stored.seq, body, trial)
        self._ask()
        kept = Kept(stored.seq, stored.at, stored.actor, stored.wish, body, self.ply, entry)
        self.events.append(kept)
        self.link = stored.link
        self.wishes.note(kept)
        if isinstance(body, MOVES):
            self._moved(kept, before)
        self._time(stored.at, body)
        return kept

    def _ask(self) -> None:
        """Works out once who has to decide: it is asked for often."""
        self.awaited = self.table.awaited if self.table and self.phase == "running" else ()
        self.deciders = (*self.awaited, *self.running.sealed) if self.awaited else ()

    def _carry_out(self, n: int, body: ev.AnyBody, trial: Trial | None) -> Entry | None:
        match body:
            case ev.Dealt() | ev.Played():
                return self._play(n, body, trial)
            case ev.Created():
                self.seats = [Sitting() for _ in range(body.players)]
                self.clocks = Clocks(body.settings.clock, body.players)
                self.fresh = [0] * body.players
            case ev.Undone() | ev.TakenBack():
                self._back(body, trial)
            case ev.Penalised():
                return self._pay(n, body, trial)
            case ev.Abandoned():
                self.phase, self.motion = "abandoned", None
            case ev.Rematched():
                self.successor = body.table
            case ev.Proposed():
                self.motion = Proposal(n, body, self.asked(body))
            case ev.Agreed():
                assert self.motion is not None
                self.motion = replace(self.motion, waits_for=self.motion.waits_for - {body.seat})
            case ev.Declined():
                self.motion = None
            case _:
                self._seat(body)
        return None

    def asked(self, body: ev.Proposed) -> frozenset[int]:
        """Who must agree to a proposal: all other people but those who let the table wait too long."""
        return frozenset(self.people()) - {body.seat, *body.excused}

    def _seat(self, body: ev.AnyBody) -> None:
        """Events about who sits where."""
        match body:
            case ev.Seated():
                self._sit(body)
            case ev.Left():
                self._leave(body.seat)
            case ev.ReadyMade():
                self.seats[body.seat].ready, self.seats[body.seat].entropy = True, body.entropy
            case ev.StandsIn():
                self.seats[body.seat].stand_in, self.seats[body.seat].once = body.bot, body.once
                self.motion = None
            case ev.Returned():
                self.seats[body.seat].stand_in, self.seats[body.seat].once = "", False

    def _sit(self, body: ev.Seated) -> None:
        sitting = self.seats[body.seat]
        entropy = sitting.entropy if self.table else ""
        kind: Literal["bot", "person"] = "bot" if body.bot else "person"
        ready = bool(body.bot) or self.table is not None
        self.seats[body.seat] = Sitting(kind, body.name, body.bot, ready, entropy)

    def _leave(self, seat: int) -> None:
        if self.phase == "open":
            self.seats[seat] = Sitting()
        elif self.phase == "running":
            old = self.seats[seat]
            self.seats[seat] = Sitting("vacant", "", "", True, old.entropy, old.stand_in)
        elif self.seats[seat].kind == "person":  # its points keep their name, but nobody comes to a rematch
            self.seats[seat].kind = "vacant"
        if self.motion:
            if self.motion.body.seat == seat:
                self.motion = None
            else:
                self.motion = replace(self.motion, waits_for=self.motion.waits_for - {seat})

    def _play(self, n: int, body: ev.Dealt | ev.Played, trial: Trial | None) -> Entry:
        trial = trial or self._again(n, body)
        assert trial.table is not None
        self.table = trial.table
        if isinstance(body, ev.Dealt):
            self.phase = "running"
        elif self.table.ply == len(self._line):  # a sealed choice was made anew
            self._strike_out(self._line[trial.place - 1])
            self._line[trial.place - 1] = n
        else:
            self._line.insert(trial.place - 1, n)
        if self.table.over:
            self.phase, self.motion = "over", None
        return self.table.entry(trial.place)

    def _again(self, n: int, body: ev.Dealt | ev.Played) -> Trial:
        """An event of the log worked out again."""
        if isinstance(body, ev.Dealt):
            trial = self.deal(s.entropy for s in self.seats)
        else:
            number = self.running.number(body.action)
            trial = self.decide(body.seat, number, body.by, body.bot, self.running)
        if trial.body != body:
            raise Broken(self.id, n, "chance came out differently")
        return trial

    def _pay(self, n: int, body: ev.Penalised, trial: Trial | None) -> Entry:
        """What a refused try cost stands in the game's log like a decision."""
        if trial and trial.table:
            self.table = trial.table
        else:
            self.running.again(body.action, body.seat)
        self._line.append(n)
        return self.running.entry(self.running.ply)

    def _back(self, body: ev.Undone | ev.TakenBack, trial: Trial | None) -> None:
        if trial:  # the game may still be that of the life that this one was made from
            self.table = self.running.fork()
        sealed, kept = list(self.running.sealed), body.ply
        if isinstance(body, ev.Undone) and body.seat in sealed:
            self.running.undo(body.seat)
            kept = len(self._line) - len(sealed) + sealed.index(body.seat)
            gone, self._line[kept:] = [self._line[kept]], self._line[kept + 1 :]
        else:
            self.running.take_back(kept)
            gone, self._line[kept:] = self._line[kept:], []
        for n in gone:
            self._strike_out(n)
        self.motion = None

    def _strike_out(self, n: int) -> None:
        """A decision that does not stand any more; what was hidden of it is never shown."""
        self.events[n] = replace(self.events[n], stands=False)

    def _moved(self, kept: Kept, before: tuple[int, ...]) -> None:
        """Whoever was awaited and still is, has not been overtaken by somebody else's decision."""
        for seat in range(len(self.seats)):
            own = isinstance(kept.body, ev.Played) and kept.body.seat != seat
            if not (own and seat in before and seat in self.deciders):
                self.fresh[seat] = kept.n
        if self.motion and self.motion.body.what == "take_back" and not isinstance(kept.body, ev.Penalised):
            self.motion = None

    def _time(self, at: int, body: ev.AnyBody) -> None:
        """Clocks run for people who are awaited, not for bots."""
        own = (
            seat
            for seat in self.awaited
            if self.seats[seat].kind == "person" and not self.seats[seat].stand_in
        )
        self.clocks.hand_over(at, frozenset(own), earned=isinstance(body, ev.Played))


def _made_here(table: Table, place: int, seat: int, action: int) -> bool:
    entry = table.entry(place)
    return entry.seat == seat and entry.action is not None and entry.action.number == action


def stored_names(life: Life) -> tuple[str, ...]:
    """The names of all seats, as a record has them."""
    return tuple(s.name or s.bot or f"seat {i}" for i, s in enumerate(life.seats))
