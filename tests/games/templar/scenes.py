"""Tables for the tests of Templar's words and pictures: games on their way, and what a seat sees of them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.scene import Piece, Scene, Space, spaces
from chapterhouse.kernel.table import Table

GAME = load_game("templar")

# Every number of players, and options that change what is to be seen.
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"illustrator": False}),
    (3, {"first_game": True}),
    (4, {}),
    (5, {"table_penalty": True}),
)


@cache
def engine() -> Engine:
    return Engine(GAME)


def new_table(players: int, seed: int = 1, **options: Any) -> Table:
    """A table on the box's board, with its draws fixed."""
    return Table(GAME, players, options, seed=bytes([seed]) * 32, engine=engine())


def steps(number: int, seed: int = 0, most: int = 5000) -> Iterator[Table]:
    """A random game of GAMES: the table before its first decision and after each."""
    players, options = GAMES[number % len(GAMES)]
    table, rng = new_table(players, number + 10 * seed + 1, **options), Random(number + 100 * seed)
    yield table
    while not table.over and table.ply < most:
        table.play(rng.choice(table.legal()))
        yield table


def walked(number: int, plies: int, seed: int = 0) -> Table:
    """A random game, so many decisions on."""
    return list(steps(number, seed, plies))[-1]


def until(point: str, number: int = 2, seed: int = 0, after: int = 60, line: str = "") -> Table:
    """A random game at a decision point; `line` begins one of the choices."""
    for game in range(seed, 10):
        for table in steps(number, game):
            if table.ply >= after and stands_at(table, point, line):
                return table
    raise AssertionError(f"no {point} in these games")


def stands_at(table: Table, point: str, line: str = "") -> bool:
    """Whether a table is at a point, with a choice that begins so."""
    if table.over or GAME.points[int(table.rows["ask"][0])] != point:
        return False
    return any(GAME.alphabet.text(action).startswith(line) for action in table.legal())


def seen(table: Table, seat: int | None = None) -> Scene:
    """The scene of a seat, by default of the one to act."""
    return GAME.scene(table.view(table.to_act if seat is None else seat), table.names)


def watched(table: Table) -> Scene:
    """The scene of a spectator."""
    return GAME.scene(table.view(None), table.names)


def space(scene: Scene, id_: str) -> Space:
    return next(found for found in spaces(scene) if found.id == id_)


def lying(scene: Scene, id_: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.space == id_]
