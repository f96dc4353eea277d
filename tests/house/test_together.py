"""Choices that all seats make at once (Templar's cards), and refused tries that cost points there."""

from collections.abc import Iterator
from random import Random

import pytest

from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.sight import Around
from chapterhouse.house.talking import written
from chapterhouse.house.telling import Reader
from chapterhouse.kernel.record import record_of, to_json
from tests.house.conftest import RunningHouse
from tests.house.local import START, LocalTable
from tests.house.seats import assert_done, people

GAME = "templar"


def all_asked(players: int = 3, seed: int = 1, **settings: object) -> LocalTable:
    """A table that has come to a choice of all seats."""
    rng, table = Random(seed), LocalTable(GAME, players, **settings).deal()  # type: ignore[arg-type]
    while len(table.life.awaited) < 2:
        table.play(rng.choice(table.life.running.legal(table.life.awaited[0])))
    return table


def choose(table: LocalTable, seat: int, nth: int, wish: str = "") -> str:
    """A seat seals a choice; returns its notation."""
    action = table.life.running.legal(seat)[nth]
    table.wish(seat, ms.Play(wish or f"c{seat}-{nth}-{table.life.n}", table.life.n, action))
    return table.engine.game.alphabet.text(action)


def test_what_one_has_sealed_the_others_do_not_see() -> None:
    table = all_asked()
    first = table.life.awaited[0]
    others = [seat for seat in range(3) if seat != first]
    text = choose(table, first, 2)
    mine = table.sight.event(table.life.n, Reader(first))
    assert mine.entry is not None
    assert mine.entry.notation == text
    for reader in (Reader(others[0]), Reader(others[1]), Reader(None)):
        told = table.sight.event(table.life.n, reader)
        assert told.entry is not None
        assert told.entry.hidden
        assert (told.entry.notation, told.entry.params) == ("", {})
        assert text.split(" ")[1].encode() not in written(told)
    assert first not in table.life.awaited


def test_hi_1_what_others_are_sent_is_the_same_whatever_was_sealed() -> None:
    """Two tables that differ in one sealed choice alone: every byte to everybody else is equal."""
    one, two = all_asked(), all_asked()
    first = one.life.awaited[0]
    choose(one, first, 0, "same")
    choose(two, first, 3, "same")
    for reader in (Reader((first + 1) % 3), Reader((first + 2) % 3, "de"), Reader(None)):
        for n in range(one.life.n + 1):
            assert written(one.sight.event(n, reader)) == written(two.sight.event(n, reader))
        now = [written(table.sight.now(reader, Around(START))) for table in (one, two)]
        assert now[0] == now[1]
        if reader.seat is not None:
            wish = ms.Plan("p", (one.life.running.legal(reader.seat)[0],), 3)
            assert written(one.sight.plan(wish, reader)) == written(two.sight.plan(wish, reader))
            why = ms.Why("w", one.life.running.legal(first)[0])
            assert written(one.sight.why(why, reader)) == written(two.sight.why(why, reader))


def test_neither_the_past_nor_the_record_of_a_running_game_holds_what_others_sealed() -> None:
    """Nor what was changed or taken back."""
    sent: list[dict[int | None, bytes]] = []
    for first, then in ((0, 3), (5, 1)):
        table = all_asked()
        a, b, c = table.life.awaited
        for seat, nth in ((c, first), (b, first), (c, then)):
            choose(table, seat, nth, f"{seat}")
        table.wish(b, ms.Undo("u", table.life.n))
        sent.append({reader: archive(table, reader) for reader in (a, b, c, None)})
    assert [sent[0][reader] == sent[1][reader] for reader in (a, b, c, None)] == [True, True, False, True]


def archive(table: LocalTable, seat: int | None) -> bytes:
    """All positions of a table as somebody may look at them, and its record."""
    looks = [table.sight.past(ms.Past("p", ply), Reader(seat)) for ply in range(table.life.ply + 1)]
    record = to_json(record_of(table.life.running, seat)).encode()
    return b"\n".join([*map(written, looks), record])


def test_a_plan_begins_with_the_planner_s_own_choice() -> None:
    """Whoever else has not chosen yet; what others have sealed is imagined."""
    table, guessed = all_asked(), set()
    a, b, c = table.life.awaited
    choose(table, b, 2)
    for seat in (a, c):
        text = table.engine.game.alphabet.text(table.life.running.legal(seat)[4])
        told = table.sight.plan(ms.Plan("p", (text,)), Reader(seat))
        assert (told.made, told.lines) == (1, (f"{('Blue', 'Yellow', 'Red')[seat]}: Choose Maria",))
    for world in range(30):
        plan = ms.Plan("p", ("choose maria", "choose bells"), world)
        guessed |= {told for told in table.sight.plan(plan, Reader(c)).lines if told.startswith("Revealed")}
    assert len(guessed) > 5


def test_a_sealed_choice_may_be_made_anew_or_taken_back_until_all_are_in() -> None:
    table = all_asked()
    a, b, c = table.life.awaited
    choose(table, b, 0)
    old = table.life.n
    choose(table, a, 1)
    new = choose(table, b, 2)
    assert not table.life.events[old].stands
    assert table.life.awaited == (c,)
    hidden = table.sight.event(old, Reader(a)).entry
    assert hidden is not None
    assert hidden.hidden
    table.wish(a, ms.Undo("u", table.life.n))
    assert set(table.life.awaited) == {a, c}
    choose(table, a, 0)
    choose(table, c, 1)
    assert len(table.life.awaited) == 1 or table.life.running.sealed == {}
    seen = table.sight.event(table.life.n - 4, Reader(a)).entry
    shown = [table.sight.event(n, Reader(None)).entry for n in range(table.life.n + 1)]
    assert new in {entry.notation for entry in shown if entry}
    gone = table.sight.event(old, Reader(a)).entry
    assert gone is not None
    assert gone.hidden  # what was never shown stays hidden
    assert seen is not None
    again = table.again()
    assert again.events == table.life.events
    assert again.running.rows.tobytes() == table.life.running.rows.tobytes()


def test_whoever_waits_for_nobody_is_not_made_stale_by_the_others() -> None:
    table = all_asked()
    a, b, _ = table.life.awaited
    n, action = table.life.n, table.life.running.legal(a)[0]
    choose(table, b, 0)
    table.wish(a, ms.Play("mine", n, action))
    kept = table.life.events[-1]
    assert (kept.wish, kept.actor, kept.stands) == ("mine", a, True)


def penalties(table: LocalTable) -> Iterator[tuple[int, str]]:
    """Tries of blocked cards, as long as the game runs."""
    rng = Random(4)
    while table.life.awaited:
        seat = table.life.awaited[0]
        game = table.life.running
        if game.game.points[int(game.rows["ask"][0])] == "play" and len(table.life.awaited) == 1:
            for action in game.game.alphabet.actions:
                if action.kind == "play" and game._cost(action.number) is not None:
                    yield seat, action.text
                    break
        table.play(rng.choice(table.life.running.legal(seat)))


def test_a_refused_try_that_costs_points_is_told_and_kept() -> None:
    table = LocalTable(GAME, 3, options={"table_penalty": True}).deal()
    paid = 0
    for seat, action in penalties(table):
        before, n = table.life.running.scores(seat)[seat], table.life.n
        with pytest.raises(No, match="illegal"):
            table.wish(seat, ms.Play(f"x{paid}", n, action, True))
        assert isinstance(table.life.events[-1].body, ev.Penalised)
        assert table.life.running.scores(seat)[seat] == before - 1
        told = table.sight.event(table.life.n, Reader(None, "it"))
        assert told.kind == "penalty"
        assert told.lines
        now = table.sight.now(Reader(seat), Around(START))
        assert now.undo
        with pytest.raises(No):
            table.wish(seat, ms.Undo(f"u{paid}", table.life.n))
        paid += 1
        if paid == 3:
            break
    assert paid == 3
    again = table.again()
    assert again.events == table.life.events
    assert again.running.rows.tobytes() == table.life.running.rows.tobytes()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Blue: Tries to play Severus, which is blocked"),
        ("it", "Blu: Tenta di giocare Severus, carta bloccata"),
        ("de", "Blau: Will die gesperrte Karte Severus spielen"),
    ],
)
def test_what_a_refused_try_cost_is_told_once_in_every_language(lang: ms.Lang, told: str) -> None:
    options = {"table_penalty": True, "first_game": True, "starting_player": 0}
    table = LocalTable(GAME, 2, options=options).deal()
    for line in ("split ring_round", "split ring_round", "choose porticus", "choose severus", "door 5-6"):
        table.play(table.engine.game.alphabet.parse(line))
    table.play(table.engine.game.alphabet.parse("move severus 12"))
    with pytest.raises(No, match="illegal"):
        table.wish(0, ms.Play("x", table.life.n, "play severus"))
    heard = table.sight.event(table.life.n, Reader(1, lang)).lines
    assert heard[0] == told
    assert len(set(heard)) == 3
    assert "Severus" in heard[1]
    assert "1 " in heard[2]
    entry = table.sight.event(table.life.n, Reader(1, want="moves")).entry
    assert entry is not None
    assert (entry.ply, entry.kind, entry.notation) == (table.life.ply, "penalty", "penalty severus")
    with pytest.raises(No, match="undo_refused"):
        table.wish(1, ms.Propose("t", "take_back"))


def test_all_choose_at_once_through_the_protocol(open_house: RunningHouse) -> None:
    with people(open_house, GAME, 3) as table:
        table.deal()
        rng = Random(2)
        for _ in range(200):
            table.settle()
            awaited = table[0].now.awaited
            if len(awaited) > 1:
                break
            assert_done(table[awaited[0]].play(rng.choice(table[awaited[0]].now.legal)))
        assert len(awaited) == 3
        for seat in reversed(awaited):
            # All click on what they saw at the same moment.
            told = table[seat].wish(ms.Play(f"c{seat}", table[seat].n, table[seat].now.legal[0], True))
            assert_done(told)
        table.settle()
        assert len(table[0].now.awaited) == 1
        choices = [e.entry.notation for e in table[0].events if e.entry and e.entry.kind == "choose"]
        assert len(choices) == 3
