"""Random games of Templar against a second, plain reading of its rules: what is legal at every decision,
the whole state after it, and the result."""

from copy import deepcopy
from random import Random

import pytest

from chapterhouse.games.templar.board import load_board
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser
from tests.conformance.variants import Variant
from tests.games.templar.oracle_deeds import Player
from tests.games.templar.positions import legal, new_table
from tests.games.templar.variants import VARIANTS

GAMES = 1 if INTERPRETED else 3


def second_reader(table: Table, variant: Variant) -> Player:
    """A second reading of a fresh table."""
    second = Player(deepcopy(table.words()), load_board().tree)
    second.illustrator = bool(variant.options.get("illustrator", True))
    return second


def follow(table: Table, variant: Variant, seed: int) -> None:
    """Plays to the end, half of the time as a greedy player would; round 1 in any order."""
    second, choose, rng = second_reader(table, variant), chooser(table, (seed % 3) / 2, seed), Random(seed)
    while not table.over:
        at = rng.choice(table.awaited)
        line = table.game.alphabet.text(choose(table) if at == table.to_act else rng.choice(table.legal(at)))
        if at == table.to_act:
            assert second.legal() == set(legal(table)), (table.ply, second.w["step"])
        struck = table.play(line, seat=at).happenings
        second.play(line, at, [(h.kind, h.params["outcome"]) for h in struck if h.chance])
        assert second.w == table.words(), (table.ply, line)
    best = max(table.all_scores())
    assert table.winners() == [seat for seat, points in enumerate(table.all_scores()) if points == best]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_both_readings_agree(variant: Variant) -> None:
    """T-1 to T-94 as far as random and greedy players come."""
    for seed in range(1, GAMES + 1):
        follow(new_table(variant.players, 500 + seed, **variant.options), variant, seed)


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_both_readings_agree_in_many_games(variant: Variant) -> None:
    for seed in range(1, 200):
        follow(new_table(variant.players, 5000 + seed, **variant.options), variant, seed)


def test_the_second_reading_can_disagree() -> None:
    """A test that cannot fail is none: a ring too many is noticed."""
    variant = Variant(3)
    table = new_table(3, 3, starting_player=0)
    second = second_reader(table, variant)
    second.w["seats"][0]["stock"]["ring_round"] += 1
    table.play(legal(table)[0])
    second.play("place remigius 1", 2, ())
    assert second.legal() == set(legal(table))
    assert second.w != table.words()
