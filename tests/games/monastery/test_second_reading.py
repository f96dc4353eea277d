"""Whole games against a second, plain reading of the rules: what is legal at every decision, chance, the
whole table after it, points, end, winners. Random players, thrifty ones, and crowded positions."""

from random import Random
from typing import Any

import pytest

from chapterhouse.kernel.rule import INTERPRETED
from tests.conformance.play import chooser
from tests.games.monastery.crowded import crowded, groups_to_build
from tests.games.monastery.lockstep import GAME, Game, deal, deal_by_chance, start

GAMES = 1 if INTERPRETED else 4
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {}), (4, {}),
    (2, {"start": "draw_six_keep_three"}), (4, {"start": "draw_six_keep_three"}),
    (3, {"start": "fixed_start_tiles"}), (4, {"start": "fixed_start_tiles", "simplified": True}),
    (4, {"pairs": True}), (4, {"pairs": True, "secret_way_requires_built": True}),
    (2, {"simplified": True}), (3, {"secret_way_requires_built": True}), (2, {"vow_of_silence": True}),
]  # fmt: skip

# How readily a player takes a line, by its first word: `end` would end most turns at once.
EAGER: dict[str, float] = {
    "place": 6, "move": 6, "step": 3, "stop": 1, "use": 4, "pray": 3, "letter": 3, "monk": 5, "build": 1,
    "keep": 2, "imprison": 2, "shift": 0.3, "encourage": 0.5, "exchange": 0.5, "end": 1,
}  # fmt: skip
LAZY = dict.fromkeys(EAGER, 1.0)


def play_out(g: Game, rng: Random, temper: dict[str, float]) -> None:
    """To the end of the game; sometimes all points are given in at once, sometimes saved."""
    while not g.over:
        weights = [temper.get(line.split()[0], 1) for line in g.legal]
        g.play(*rng.choices(g.legal, weights))


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_both_readings_agree(players: int, options: dict[str, Any]) -> None:
    """Y-1 to Y-129 as far as play comes by itself."""
    for seed in range(GAMES):
        rng = Random(f"{players} {options} {seed}")
        play_out(deal_by_chance(players, seed, **options), rng, LAZY if seed == 0 else EAGER)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_both_readings_agree_when_greedy_players_play(players: int, options: dict[str, Any]) -> None:
    """As far as sensible play comes: tiles are built, phrases filled."""
    g = deal_by_chance(players, 51, **options)
    choose = chooser(g.table, 0.8, players)
    while not g.over:
        g.play(GAME.alphabet.text(choose(g.table)))


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_both_readings_agree_in_crowded_positions(players: int, options: dict[str, Any]) -> None:
    """Half a monastery built, icon tiles full of monks, a few letters left."""
    for seed in range(2 * GAMES):
        rng = Random(f"crowd {players} {options} {seed}")
        play_out(start(crowded(rng, players, **options), seed), rng, EAGER if seed % 3 else LAZY)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_readings_agree_on_the_order_of_builds(players: int) -> None:
    """Y-61 to Y-69: to the end of the round."""
    asked = 0
    for seed in range(30):
        rng = Random(f"groups {players} {seed}")
        g = start(groups_to_build(rng, players), seed)
        space = g.o.space
        while g.o.space == space and not g.over:
            asked += g.asked == "build"
            g.play("end turn" if g.asked == "turn" else rng.choice(g.legal))
    assert asked > 5


@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_both_readings_agree_in_many_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(100, 160):
        rng = Random(f"{players} {options} {seed}")
        play_out(deal_by_chance(players, seed, **options), rng, EAGER)
        play_out(start(crowded(rng, players, **options), seed), rng, EAGER)


def test_the_second_reading_can_disagree() -> None:
    """A test that cannot fail is none: a movement point too many is noticed, and so is a blessing."""
    g = deal("red", "blue")
    g.o.steps += 1
    with pytest.raises(AssertionError):
        g.play(next(line for line in g.legal if line.startswith("place")))
    g = deal("red", "blue")
    g.o.held["red"] += 1
    with pytest.raises(AssertionError):
        g.play("end turn")
