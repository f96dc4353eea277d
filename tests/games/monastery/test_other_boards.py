"""Boards with other tiles, boxes, discs, edges, columns and prices, thrown together by lot within what a
board file may say: both readings agree on them, too."""

import copy
from random import Random
from typing import Any

import pytest

from chapterhouse.games.monastery.board import PACKAGED, parse_board
from chapterhouse.kernel.board import BoardFile, read_toml
from chapterhouse.kernel.errors import BoardFault
from tests.games.monastery.crowded import crowded
from tests.games.monastery.lockstep import BOARDS, deal_by_chance, other_board, read_board, start
from tests.games.monastery.oracle_table import COST, GRID, PHRASES, REDUCED
from tests.games.monastery.oracle_tiles import ABBEY_FACES, TYPES

Tree = dict[str, Any]
GREY_TWO = ("cloister", "sacristy", "parlour", "schoolroom")  # four are needed for a start option
BUILDINGS = ("building", "icon", "prison", "ambivalent", "secret_way")


def any_tile(rng: Random, tile: Tree) -> None:
    """Another colour, other edges, boxes and disc, as far as the rulebook leaves them open."""
    if tile["kind"] in ("feature", "path") or tile["id"] in GREY_TWO:
        return
    if tile["kind"] != "ambivalent":
        tile["colour"] = rng.choice(["grey", "brown", "none"])
    if tile["kind"] in BUILDINGS:
        tile["edges"] = rng.choice(["PPPP", "PPBP", "PBPB", "PPBB", "PBBB"])
    else:
        tile["edges"] = rng.choice(["GGGG", "GPGB", "GGPP"])
    if tile["kind"] in BUILDINGS and tile["id"] not in ("kitchen", "workshop"):
        tile["boxes"] = sorted((rng.randint(1, 5) for _ in range(rng.randint(1, 5))), reverse=True)
    if tile["kind"] in BUILDINGS and tile["id"] != "chapel":
        tile["disc"] = max(2, len(tile["boxes"])) + rng.choice([0, 0, 1, 3])


def any_grid(rng: Random, grid: Tree) -> None:
    """Crosses in other columns, other prices."""
    for row, phrase in enumerate(PHRASES.values()):
        cells = list(phrase)
        for _ in range(4):
            cells.insert(rng.randrange(len(cells) + 1), "+")
        grid["rows"][row] = "".join(cells)
    grid["cost"] = [1, 2, 3, 2, 3, *(rng.randint(1, 5) for _ in range(8))]
    rng.shuffle(grid["cost"])
    grid["reduced_cost"] = [rng.randint(1, cost) for cost in grid["cost"]]


def wild_board(seed: int) -> BoardFile:
    """The first board by lot that the checks let pass."""
    rng = Random(f"board {seed}")
    while True:
        tree = copy.deepcopy(read_toml(PACKAGED))
        for tile in tree["tile"]:
            any_tile(rng, tile)
        any_grid(rng, tree["grid"])
        for side, edges in tree["abbey"]["edges"].items():
            tree["abbey"]["edges"][side] = "".join(rng.choice("PPB") for _ in edges)
        try:
            return parse_board(tree, f"wild {seed}")
        except BoardFault:
            continue


@pytest.mark.parametrize("seed", range(4))
def test_both_readings_agree_on_other_boards(seed: int) -> None:
    """Y-5 to Y-8, Y-13, Y-36, Y-61, Y-83, Y-100, Y-116: nothing of a board is a constant of the rules."""
    rng, players = Random(seed), 2 + seed % 3
    with other_board(wild_board(seed)):
        games = [deal_by_chance(players, seed)]
        games += [start(crowded(rng, players, pairs=players == 4), n) for n in range(6)]
        for g in games:
            while not g.over:
                g.play(rng.choice(g.legal))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 140))
def test_both_readings_agree_on_many_boards(seed: int) -> None:
    test_both_readings_agree_on_other_boards(seed)


def test_both_readings_have_the_same_board() -> None:
    """Y-3, Y-5, Y-6, Y-8, Y-83: the file that comes with the house says what the second reading says."""
    before = copy.deepcopy((TYPES, list(TYPES), ABBEY_FACES, GRID, COST, REDUCED))
    read_board(BOARDS[0])
    assert (TYPES, list(TYPES), ABBEY_FACES, GRID, COST, REDUCED) == before
