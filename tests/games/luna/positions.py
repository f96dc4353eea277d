"""Positions of Luna, built by hand on the record of a table.

Isles, tokens and boards go by their names, tiles by their numbers. Every builder keeps the derived
fields right and leaves a sound position behind.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.games.luna.actions import ASK_ACT, ISLE_NAMES
from chapterhouse.games.luna.events import BOARD_NAMES
from chapterhouse.games.luna.state import (
    ACTION,
    FROM_START,
    GROUPS,
    ISLES,
    NOVICES,
    SHRINES,
    UNSET,
    Board,
)
from chapterhouse.games.luna.words import isles_in, tiles_in
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.table import Table

GAME = load_game("luna")
Novices = Mapping[str, int]


@cache
def engine() -> Engine:
    """The engine on the box's own board."""
    return Engine(GAME)


def board_of() -> Board:
    """The board record as a plain object."""
    board: Board = GAME.board.unpack(engine().board.rows[0])
    return board


# -- tables after the deal ----------------------------------------------------------------


def new_table(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table after the deal."""
    return Table(GAME, players, options, seed=seed.to_bytes(32, "big"), engine=engine())


def dealt(players: int, boards: Sequence[str], start: int = 0, **options: Any) -> Table:
    """A table that the dice have given these boards, in this order from the gate, and this start
    player; start tiles in the order of the seats, the rest as it comes."""
    wanted = [BOARD_NAMES.index(name) for name in boards]
    for seed in range(100_000):
        table = new_table(players, seed, **options)
        row = table.rows[0]
        drawn = [int(slot) for slot in row["boards"] if slot != UNSET]
        tiles = [int(tile) for tile in row["start_tile"][: len(drawn)]]
        if drawn == wanted and row["start_player"] == start and tiles == sorted(tiles):
            return table
    raise AssertionError("no such deal")


BOARDS = ("blue", "yellow", "red", "green")


def bare(players: int = 2, boards: Sequence[str] | None = None, **options: Any) -> Table:
    """A table at the first action of round 1, seat 0 to act, the ring in the order of the box,
    Priestess on herbs, Builder on tide, Apostate on shrine; nobody has anything on the isles."""
    sides = 2 if players == 1 else players
    table = dealt(players, boards or BOARDS[:sides], **options)
    rows = table.rows
    rows["ring"][0] = range(ISLES)
    rows["spot"][0] = range(ISLES)
    rows["figure"][0] = [0, 1, 6]
    rows["phase"], rows["ask"], rows["to_act"], rows["start_player"] = ACTION, ASK_ACT, 0, 0
    rows["height"][0] = [0, 1, 2, 3][:sides] + [0] * (4 - sides)
    for side in range(sides):
        give(table, side)
    return fit(table)


def give(
    table: Table,
    side: int,
    *,
    active: Novices | None = None,
    inactive: Novices | None = None,
    pier: int = 0,
    temple: Iterable[int] = (),
    claims: Iterable[int] = (),
    tokens: Iterable[str] = (),
    shrines: Iterable[str] = (),
    keep_start: bool = True,
) -> Table:
    """Lays out all that a side has; what is left of its novices is its supply. The novice on the
    start tile stays unless `keep_start` is False."""
    rows = table.rows
    start = {int(rows["start_tile"][0, side])} if keep_start else set()
    rows["active"][0, side] = [(active or {}).get(isle, 0) for isle in ISLE_NAMES]
    rows["inactive"][0, side] = [(inactive or {}).get(isle, 0) for isle in ISLE_NAMES]
    rows["pier"][0, side] = pier
    rows["temple"][0, side] = mask({*temple} | start)
    rows["claims"][0, side] = mask(claims)
    rows["tokens"][0, side] = mask(ISLE_NAMES.index(token) for token in tokens)
    rows["shrines"][0, side] = mask(ISLE_NAMES.index(isle) for isle in shrines)
    return fit(table)


def mask(bits: Iterable[int]) -> int:
    """A set of numbers as a mask."""
    return sum(1 << bit for bit in set(bits))


def books(table: Table, *tiles: int) -> Table:
    """Under which novices the Books lie."""
    table.rows["books"] = mask(tiles)
    return fit(table)


def figures(table: Table, **at: str) -> Table:
    """Where Priestess, Builder and Apostate stand."""
    for name, isle in at.items():
        which = ("priestess", "builder", "apostate").index(name)
        table.rows["figure"][0, which] = ISLE_NAMES.index(isle)
    return fit(table)


def council(table: Table, *stacks: tuple[int, Sequence[int]]) -> Table:
    """(space, sides from bottom to top) for every stack."""
    for space, stack in stacks:
        for height, side in enumerate(stack):
            table.rows["space"][0, side] = space
            table.rows["height"][0, side] = height
    _close_gaps(table)
    return fit(table)


def _close_gaps(table: Table) -> None:
    row, sides = table.rows[0], range(int(table.rows["sides"][0]))
    for at in set(row["space"][: len(sides)].tolist()):
        there = sorted((s for s in sides if row["space"][s] == at), key=lambda s: int(row["height"][s]))
        for height, side in enumerate(there):
            row["height"][side] = height


def at_round(table: Table, number: int) -> Table:
    """The round, with the Guard where he stands then."""
    table.rows["round"] = number
    table.rows["guard"] = GROUPS - number
    return fit(table)


def points(table: Table, *values: int) -> Table:
    """The points of every side."""
    for side, value in enumerate(values):
        table.rows["points"][0, side] = value
        table.rows["earned"][0, side] = 0
        table.rows["earned"][0, side, FROM_START] = value
    return fit(table)


def fit(table: Table) -> Table:
    """Makes everything agree that follows from the rest, and lists the legal actions anew."""
    row, sides, board = table.rows[0], int(table.rows["sides"][0]), board_of()
    _fit_tiles(table, sides)
    for side in range(sides):
        on, beside = row["active"][side], row["inactive"][side]
        row["one"][side] = mask(i for i in range(ISLES) if on[i] > 0)
        row["two"][side] = mask(i for i in range(ISLES) if on[i] > 1)
        row["tired"][side] = mask(i for i in range(ISLES) if beside[i] > 0)
        settled = len(tiles_in(row["temple"][side])) + len(tiles_in(row["claims"][side]))
        row["supply"][side] = NOVICES - int(on.sum()) - int(beside.sum()) - int(row["pier"][side]) - settled
        row["shrines_left"][side] = SHRINES - len(isles_in(row["shrines"][side]))
    for isle in range(ISLES):
        held = sum(int(row["tokens"][side]) >> isle & 1 for side in range(sides))
        row["stock"][isle] = int(board.token_count[table.players]) - held
    table.refresh()
    return table


def _fit_tiles(table: Table, sides: int) -> None:
    row = table.rows[0]
    groups = [int(group) for group in row["group"]]
    used = 0
    for side in range(sides):
        used |= int(row["temple"][side]) | int(row["claims"][side])
    gone = int(row["emptied"])
    for side in range(sides):
        gone |= 1 << int(row["start_tile"][side])
    row["emptied"] = gone & ~used
    row["free"] = sum(groups) & ~used & ~int(row["emptied"])
    guard = int(row["guard"])
    row["valid"] = sum(groups[guard:])
    row["corruptible"] = groups[guard - 1] if guard else 0
    taken = 0
    for side in range(sides):
        taken |= int(row["temple"][side])
    row["books"] = int(row["books"]) & taken


def sound(table: Table) -> Table:
    """Holds the position against the invariants."""
    assert table.engine.fault(table.rows) == 0
    return table


# -- playing ------------------------------------------------------------------------------


def play(table: Table, *lines: str) -> Entry:
    """Plays lines of notation; returns the log entry of the last one."""
    entry = table.entry(table.ply)
    for line in lines:
        entry = table.play(line)
        sound(table)
    return entry


def legal(table: Table) -> list[str]:
    """What may be played, in notation."""
    return [GAME.alphabet.text(action) for action in table.legal()]


def acts(table: Table) -> set[str]:
    """The actions that may be chosen."""
    return {line.removeprefix("act ") for line in legal(table)}


def asked(table: Table) -> str:
    """The name of the open decision point."""
    return GAME.points[int(table.rows["ask"][0])]


def reason(table: Table, line: str) -> str:
    """The name of the reason against an action."""
    return table.why(line).reason


def told(entry: Entry, kind: str) -> list[Mapping[str, Any]]:
    """What a log entry tells of one kind of event."""
    return [happening.params for happening in entry.happenings if happening.kind == kind]


def scored(entry: Entry) -> list[tuple[int, str, int]]:
    """The points of a log entry, in order: side, source, points."""
    return [(p["side"], p["source"], p["points"]) for p in told(entry, "scored")]


# -- looking ------------------------------------------------------------------------------


def side_of(table: Table, side: int = 0) -> dict[str, Any]:
    """A side in words; isles without novices are left out."""
    words: dict[str, Any] = dict(table.words()["sides"][side])
    for key in ("active", "inactive"):
        words[key] = {isle: count for isle, count in words[key].items() if count}
    return words


def start_tile(table: Table, side: int) -> int:
    """The tile that a side was dealt."""
    return int(table.rows["start_tile"][0, side])


def through_setup(table: Table) -> Table:
    """Plays the first legal decisions until round 1 begins."""
    while table.words()["phase"] == "set_up":
        table.play(table.legal()[0])
    return table
