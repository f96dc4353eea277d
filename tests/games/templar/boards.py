"""Other boards than the box's, made from it."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

from chapterhouse.games.templar.board import load_board, parse_board
from chapterhouse.games.templar.state import PASSAGES, STEPS
from chapterhouse.kernel.board import BoardFile

Tree = dict[str, Any]


def changed(change: Callable[[Tree], None]) -> BoardFile:
    """The box's board with something changed, checked like any owner's."""
    tree = deepcopy(load_board().tree)
    change(tree)
    return parse_board(tree, "changed.toml")


def without_ways(room: int) -> BoardFile:
    """A board that no file may describe: no way leads out of a room."""
    board = load_board()
    rows = board.rows.copy()
    for door in range(PASSAGES):
        for steps in range(STEPS + 1):
            rows["reach"][0, door, room, steps] = 0
    return replace(board, rows=rows)


def smaller(tree: Tree) -> None:
    """Five rooms in a ring with one way across, two storehouses."""
    tree["room"] = tree["room"][:5]
    tree["passage"] = [
        {"rooms": pair, "gap": [0, 0, 0, 0]} for pair in ([1, 2], [2, 3], [3, 4], [4, 5], [1, 5], [2, 5])
    ]
    tree["components"]["rooms"] = 5
    tree["board"].update(church=5, door_start=[2, 5])
    tree["gate"][1]["room"] = 4
    tree["first_game"].update(severus=5, remigius=2)
    tree["final_scoring"]["rooms_points"] = {"4": 5, "5": 9}
    tree["storehouse"] = tree["storehouse"][:2]
    tree["components"]["storehouses"] = 2
    tree["harbour"]["initial_fill"] = [3, 2]
    tree["provenance"] = {key: value for key, value in tree["provenance"].items() if key not in BEYOND}


# Marks of the box's file that have nothing to speak for on the smaller board.
BEYOND = ("passage.14.rooms", "room.13.name")
