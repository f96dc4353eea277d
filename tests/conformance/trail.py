"""Prints what a few games look like after every decision; run compiled and interpreted."""

import hashlib
import sys
from random import Random

from chapterhouse.games.library import load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table
from tests.conformance.play import new_table
from tests.conformance.variants import positions, variants

LONGEST = 400


def trail(game: Game, games: int) -> list[str]:
    """One line for each decision: state, legal actions, reasons, events, points."""
    engine = Engine(game)
    starts = [new_table(game, v, 700 + i, engine) for v in variants(game) for i in range(games)]
    lines: list[str] = []
    for number, table in enumerate([*starts, *(build() for build in positions(game))]):
        lines += follow(table, Random(number))
    return lines


def follow(table: Table, rng: Random) -> list[str]:
    """Plays at random; what can be compared becomes a line."""
    lines: list[str] = []
    while not table.over and table.ply < LONGEST:
        lines.append(line_of(table))
        table.play(rng.choice(table.legal()))
    return [*lines, line_of(table)]


def line_of(table: Table) -> str:
    """All that rules can say about a state, hashed where it is long."""
    engine, rows = table.engine, table.rows
    codes = hashlib.sha256(engine.laws(rows).tobytes()).hexdigest()[:12]
    told = hashlib.sha256(repr(table.entry(table.ply).happenings).encode()).hexdigest()[:12]
    facts = (engine.fault(rows), engine.resting(rows), engine.points(rows), engine.worth(rows))
    return f"{table.ply} {engine.layout.digest(rows)} {table.legal()} {codes} {told} {facts}"


if __name__ == "__main__":
    print("\n".join(trail(load_game(sys.argv[1]), int(sys.argv[2]))))
