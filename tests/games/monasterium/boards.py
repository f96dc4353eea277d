"""Boards for tests: the box's own with values put in."""

from copy import deepcopy
from typing import Any

import pytest

from chapterhouse.games.monasterium.board import load_board, parse_board
from chapterhouse.games.monasterium.state import Board
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import BoardFault
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.layout import Layout

Tree = dict[str, Any]
GONE = object()


def tree_with(*changes: tuple[str, Any]) -> Tree:
    """The box's tree with values put in; paths count array elements from 1."""
    tree = deepcopy(load_board().tree)
    for path, value in changes:
        change(tree, path.split("."), value)
    return tree


def change(tree: Any, path: list[str], value: Any) -> None:
    for name in path[:-1]:
        tree = tree[int(name) - 1] if isinstance(tree, list) else tree.setdefault(name, {})
    if isinstance(tree, list):
        tree[int(path[-1]) - 1] = value
    elif value is GONE:
        del tree[path[-1]]
    else:
        tree[path[-1]] = value


def faults_with(*changes: tuple[str, Any]) -> list[str]:
    with pytest.raises(BoardFault) as caught:
        parse_board(tree_with(*changes), "mine.toml")
    assert caught.value.source == "mine.toml"
    return list(caught.value.faults)


def board_with(*changes: tuple[str, Any]) -> BoardFile:
    return parse_board(tree_with(*changes), "mine.toml")


def record(board: BoardFile) -> Board:
    return Layout(Board).unpack(board.rows[0])


def row(values: Vec) -> list[int]:
    return [values[at] for at in range(len(values))]


def spots(mask: int) -> list[int]:
    """The numbers, from 1, that a mask holds."""
    return [bit + 1 for bit in range(16) if mask >> bit & 1]


def road(*bonuses: str) -> list[Tree]:
    letters = ["A", "B", "C", "D", "E"]
    return [{"index": n, "monasteries": letters, "bonus": b} for n, b in enumerate(bonuses, 1)]
