"""HI-1: worlds that differ only in what a seat may not know look the same to it, byte for byte."""

from random import Random

import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import record_of, to_json
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser, new_table
from tests.conformance.variants import variants


def compare_worlds(table: Table, rng: Random) -> int:
    """Imagines two worlds from every seat's view; returns how many differed from the real one."""
    engine, layout, differing = table.engine, table.engine.layout, 0
    for seat in range(table.players):
        view = layout.filtered(table.rows, seat)
        for _ in range(2):
            world = engine.imagine(view, seat, rng.randbytes(16))
            assert engine.fault(world) == 0
            assert layout.filtered(world, seat).tobytes() == view.tobytes()
            assert engine.points(layout.filtered(world, seat)) == table.scores(seat)
            if table.to_act == seat:
                assert tuple(engine.legal(world)) == table.legal()
                assert engine.laws(world).tobytes() == engine.laws(table.rows).tobytes()
            differing += world.tobytes() != table.rows.tobytes()
    return differing


def play_and_compare(game: Game, engine: Engine, seed: int, every: int) -> None:
    for number, variant in enumerate(variants(game)):
        table, rng = new_table(game, variant, seed + number, engine), Random(seed)
        choose = chooser(table, 0.3, seed + number)
        while not table.over and table.ply < 1500:
            if table.ply % every == 0:
                assert compare_worlds(table, rng) > 0
            table.play(choose(table))


def test_views_hold_nothing_that_a_seat_may_not_know(game: Game, engine: Engine) -> None:
    play_and_compare(game, engine, 200, 9)


@pytest.mark.soak
def test_views_hold_nothing_hidden_at_any_ply(game: Game, engine: Engine) -> None:
    for seed in range(300, 330):
        play_and_compare(game, engine, seed, 1)


def test_no_seed_and_no_generator_reaches_anybody_before_the_end(game: Game, engine: Engine) -> None:
    """HI-4: neither seed nor generator in views, logs, records of a running game."""
    table = new_table(game, variants(game)[0], 5, engine)
    choose = chooser(table, 0.3, 5)
    while not table.over and table.ply < 60:
        generator = table.rows["rng"][0].tobytes()
        for seat in (*range(table.players), None):
            view = table.view(seat)
            assert generator not in view.rows.tobytes()
            text = repr(view.log) + to_json(record_of(table, seat))
            assert table.seed.hex() not in text
            assert generator.hex() not in text
        table.play(choose(table))


def test_every_seat_gets_every_entry_of_the_log(game: Game, engine: Engine) -> None:
    """HI-3: numbers without gaps; hidden entries keep their place and one size per kind."""
    for number, variant in enumerate(variants(game)):
        table = new_table(game, variant, 90 + number, engine)
        choose = chooser(table, 0.3, number)
        while not table.over and table.ply < 100:
            table.play(choose(table))
        for seat in (*range(table.players), None):
            log = table.log(seat)
            assert [entry.ply for entry in log] == list(range(table.ply + 1))
            hidden = {e.action.kind: repr(e.action) for e in log if e.action and e.action.number < 0}
            for entry in log:
                if entry.action and entry.action.number < 0:
                    assert repr(entry.action) == hidden[entry.action.kind]
