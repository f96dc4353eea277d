"""Whole games of every variant, looked at before every decision; and what never occurred in them."""

import pytest

from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser, new_table, play_out
from tests.conformance.seen import Seen
from tests.conformance.variants import positions, variants

# (greed, how many games) for each variant.
MIXTURE = ((0.0, 3), (0.3, 2), (0.9, 1), (1.0, 1))


def check(table: Table) -> None:
    """Holds at every decision: invariants; something is legal; list and law say the same."""
    assert table.engine.fault(table.rows) == 0
    assert table.over or table.legal()
    codes = table.engine.laws(table.rows)
    allowed = tuple(int(a) for a in range(len(codes)) if codes[a] == LEGAL)
    assert table.legal() == allowed


def test_every_decision_of_whole_games_is_sound_and_nothing_is_left_out(game: Game, engine: Engine) -> None:
    seen = Seen()

    def look(table: Table) -> None:
        check(table)
        seen.look(table)

    seed = 0
    for variant in variants(game):
        for greed, games in MIXTURE:
            for _ in range(games):
                seed += 1
                table = new_table(game, variant, seed, engine)
                seen.finish(play_out(table, chooser(table, greed, seed), look))
    for build in positions(game):
        table = build()
        seen.finish(play_out(table, chooser(table, 0.3, seed), look))
    assert seen.missing(game) == []


def test_the_same_seed_gives_the_same_game(game: Game, engine: Engine) -> None:
    for variant in variants(game):
        logs = []
        for _ in range(2):
            table = new_table(game, variant, 7, engine)
            logs.append(play_out(table, chooser(table, 0.5, 7)).log(everything=True))
        assert logs[0] == logs[1]


@pytest.mark.soak
def test_many_more_games_stay_sound(game: Game, engine: Engine) -> None:
    for variant in variants(game):
        for seed in range(1000, 1200):
            table = new_table(game, variant, seed, engine)
            play_out(table, chooser(table, (seed % 5) / 4, seed), check)
