"""The fold: a table recovered from its log is the table that was."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import Broken, No
from chapterhouse.house.store.rows import broken_link
from tests.house.local import LocalTable


def wandering(game: str, seed: int, **settings: object) -> LocalTable:
    """A whole game with much undone and taken back."""
    rng, table = Random(seed), LocalTable(game, 2, **settings).deal()  # type: ignore[arg-type]
    for step in range(1500):
        if not table.life.awaited:
            break
        seat = table.life.awaited[0]
        if rng.random() < 0.15:
            with suppress(No):
                table.wish(seat, ms.Undo(f"u{step}", table.life.n, all=rng.random() < 0.3))
        elif rng.random() < 0.05:
            with suppress(No):
                table.wish(1 - seat, ms.Propose(f"m{step}", "take_back"))
                motion = table.life.motion
                assert motion is not None
                table.wish(seat, ms.Answer(f"a{step}", motion.n, rng.random() < 0.5))
        else:
            table.at += rng.randrange(5000)
            table.play(rng.choice(table.life.running.legal(seat)))
    return table


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(3))
def test_ri_1_a_log_replays_to_the_same_table(game: str, seed: int) -> None:
    table = wandering(game, seed, clock=ms.Clock("live", 600, 10))
    life, again = table.life, table.again()
    assert {type(kept.body) for kept in life.events} >= {ev.Undone, ev.TakenBack, ev.Declined}
    assert again.running.rows.tobytes() == life.running.rows.tobytes()
    assert again.running.log(everything=True) == life.running.log(everything=True)
    assert (again.phase, again.ply, again.fresh, again.n) == (life.phase, life.ply, life.fresh, life.n)
    assert again.wishes == life.wishes
    assert (again.clocks.left, again.clocks.running) == (life.clocks.left, life.clocks.running)
    assert again.events == life.events
    assert broken_link("local", table.stored) is None


@pytest.mark.parametrize("game", game_ids())
def test_ri_1_every_position_on_the_way_is_the_same(game: str) -> None:
    """The rules are asked at every event: a log replayed to there has the same bytes."""
    rng, table = Random(11), LocalTable(game, 3).deal()
    positions = []
    while table.life.awaited:
        positions.append((table.life.n, table.life.running.rows.tobytes()))
        table.play(rng.choice(table.life.running.legal(table.life.awaited[0])))
    seen = dict(positions)
    short = LocalTable(game, 3)
    life = short.life.__class__("local", table.engine, table.life.seed, "seat:0")
    for stored in table.stored:
        life.fold(stored)
        if stored.seq in seen:
            assert life.running.rows.tobytes() == seen[stored.seq]


def test_a_log_with_other_dice_is_noticed_where_it_differs() -> None:
    table = LocalTable("monasterium", 2).deal()
    life = table.life.__class__("local", table.engine, b"t" * 32, "seat:0")
    dealt = next(kept.n for kept in table.life.events if isinstance(kept.body, ev.Dealt))
    for stored in table.stored[:dealt]:
        life.fold(stored)
    with pytest.raises(Broken, match=f"event {dealt}: chance came out differently"):
        life.fold(table.stored[dealt])


def test_an_event_with_a_wrong_number_is_refused() -> None:
    table = LocalTable("luna", 2).deal()
    with pytest.raises(Broken, match="does not follow"):
        table.life.fold(replace(table.stored[-1], seq=99))


def test_a_twin_that_is_dropped_leaves_no_trace() -> None:
    """What could not be stored has never happened."""
    table = wandering("luna", 9)
    rng, table = Random(1), LocalTable("luna", 2).deal()
    for _ in range(30):
        before = (table.life.running.rows.tobytes(), table.life.n, list(table.life.fresh), table.life.ply)
        seat = table.life.awaited[0]
        twin = table.life.twin()
        action = rng.choice(table.life.running.legal(seat))
        trial = table.life.decide(seat, action, "seat")
        stored = replace(table.stored[-1], seq=twin.n + 1, body=ev.encode(trial.body), wish="gone")
        twin.fold(stored, trial)
        assert twin.n == table.life.n + 1
        assert (table.life.running.rows.tobytes(), table.life.n, table.life.fresh, table.life.ply) == before
        assert (seat, "gone") not in table.life.wishes.done
        table.play(action)


def test_whoever_was_overtaken_is_told_so() -> None:
    table = LocalTable("luna", 2).deal()
    n, seat = table.life.n, table.life.awaited[0]
    action = table.life.running.legal(seat)[0]
    table.play(action)
    with pytest.raises(No, match="stale"):
        table.wish(seat, ms.Play("late", n, action))
    with pytest.raises(No, match="stale"):
        table.wish(1 - seat, ms.Play("late", n, action))


def test_bots_wait_while_a_take_back_is_proposed() -> None:
    table = LocalTable("luna", 3)
    table.tell(ev.Seated(0, "A"))
    table.tell(ev.Seated(1, "B"))
    table.tell(ev.Seated(2, bot="random"))
    for seat in (0, 1):
        table.wish(seat, ms.Ready(f"r{seat}"))
    while table.life.awaited[0] != 2 or table.life.running.entry(table.life.ply).seat == 2:
        table.play(table.life.running.legal(table.life.awaited[0])[0])
    assert table.life.bots_due() == [(2, "random")]
    mover = table.life.running.entry(table.life.ply).seat
    assert mover is not None
    try:
        table.wish(mover, ms.Propose("t", "take_back"))
    except No:
        pytest.skip("something was drawn")
    assert table.life.bots_due() == []
