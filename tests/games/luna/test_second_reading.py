"""Random games of Luna against a second, plain reading of its rules: what is legal at every decision,
the whole state after it, and the result."""

from random import Random

import pytest

from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser
from tests.conformance.variants import Variant
from tests.games.luna.oracle_deeds import Player
from tests.games.luna.positions import legal, new_table
from tests.games.luna.variants import VARIANTS

GAMES = 2 if INTERPRETED else 12


def follow(table: Table, variant: Variant, seed: int) -> None:
    """Plays to the end, half of the time as a greedy player would."""
    level = int(variant.options.get("level", 1))
    second, choose = Player(table.words(), variant.players, level), chooser(table, (seed % 3) / 2, seed)
    placing = table.players == 1 and table.words()["step"] == "place_figure"
    while not table.over:
        assert second.legal() == legal(table), (table.ply, second.w["step"])
        line = table.game.alphabet.text(choose(table))
        table.play(line)
        second.play(line)
        if placing and second.w["step"] == "place_shrine":
            second.w, placing = table.words(), False  # the opponent is placed (L-91): see test_solo.py
        assert second.w == table.words(), (table.ply, line)
    points = [side["points"] for side in second.w["sides"]]
    if table.players == 1:
        assert (table.scores(), table.winners()) == ([points[0] - points[1]], [0] * (points[0] > points[1]))
    else:
        best = max(range(table.players), key=lambda side: (points[side], second.rank(side)))
        assert (table.scores(), table.winners()) == (points, [best])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_both_readings_agree(variant: Variant) -> None:
    """L-1 to L-107 as far as random and greedy players come."""
    for seed in range(GAMES):
        follow(new_table(variant.players, 500 + seed, **variant.options), variant, seed)


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_both_readings_agree_in_many_games(variant: Variant) -> None:
    for seed in range(300):
        follow(new_table(variant.players, 5000 + seed, **variant.options), variant, seed)


def test_the_second_reading_can_disagree() -> None:
    """A test that cannot fail is none: a token too many is noticed."""
    table = new_table(2, 3)
    second = Player(table.words(), 2, 1)
    rng = Random(1)
    while table.words()["phase"] == "set_up":
        line = rng.choice(legal(table))
        table.play(line)
        second.play(line)
    assert second.w == table.words()
    second.me["tokens"].append("novice")
    assert second.legal() != legal(table) or second.w != table.words()
