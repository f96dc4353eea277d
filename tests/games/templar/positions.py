"""Positions of Templar for tests: a bare table, and what is put on it.

A bare table stands at the first card of seat 0 in round 2: all hands full, no piles, no treasures in
stock or rooms, all pawns outside the main gate, Severus in 5, Remigius in 1, Vitus in 3, door on 9-13.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.games.templar.actions import ASK_GATE, ASK_PLAY, CARD_NAMES, FIGURE_NAMES, TREASURE_NAMES
from chapterhouse.games.templar.board import load_board, passage_names
from chapterhouse.games.templar.state import (
    FIRST_AREA,
    FROM_RINGS,
    OUTSIDE,
    PLACES,
    ROUND,
    SEATS,
    STORE,
    STORES,
    TREASURES,
)
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.table import Table

GAME = load_game("templar")
PASSAGES = passage_names(load_board().tree)
MAIN, SIDE = OUTSIDE, OUTSIDE + 1


@cache
def engine() -> Engine:
    """The engine on the box's own board."""
    return Engine(GAME)


def new_table(players: int = 3, seed: int = 1, board: BoardFile | None = None, **options: Any) -> Table:
    """A table before its first decision."""
    used = None if board else engine()
    return Table(GAME, players, options, seed=seed.to_bytes(32, "big"), engine=used, board=board)


def play(table: Table, *lines: str) -> Table:
    """Plays lines, one after the other."""
    for line in lines:
        table.play(line)
    return table


def legal(table: Table) -> list[str]:
    """The legal actions in notation."""
    return [table.game.alphabet.text(action) for action in table.legal()]


def refused(table: Table, line: str) -> tuple[str, str]:
    """Reason and rule of a refusal; the state must not change."""
    before = table.rows.tobytes()
    try:
        table.play(line)
    except Refused as error:
        assert table.rows.tobytes() == before
        return error.verdict.reason, error.verdict.rule
    raise AssertionError(f"{line} was not refused")


def told(table: Table, kind: str, ply: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind that followed the last decision."""
    entry = table.entry(table.ply if ply is None else ply)
    return [dict(h.params) for h in entry.happenings if h.kind == kind]


def words(table: Table) -> dict[str, Any]:
    """The state in words."""
    return table.words()


def seat(table: Table, number: int) -> dict[str, Any]:
    """What a seat has."""
    found: dict[str, Any] = table.words()["seats"][number]
    return found


def room(table: Table, number: int) -> dict[str, Any]:
    """What lies in a room."""
    found: dict[str, Any] = table.words()["rooms"][str(number)]
    return found


# -- building -----------------------------------------------------------------------------


def bare(
    players: int = 3, active: int = 0, seed: int = 1, board: BoardFile | None = None, **options: Any
) -> Table:
    """See above; with another active seat the ones before it have had their turns."""
    table = new_table(players, seed, board, first_game=True, starting_player=0, **options)
    play(table, *["split ring_round"] * players, *["choose bells"] * players)
    with edit(table) as s:
        for at in range(SEATS):
            for treasure in range(TREASURES):
                s.stock[at, treasure] = 0
        s.figure[:] = (1, 3, 5)
        s.active = s.to_act = active
    return table


@contextmanager
def edit(table: Table) -> Iterator[Any]:
    """The record as an object; what follows from its fields is put right at the end."""
    s = table.game.state.unpack(table.rows[0])
    yield s
    settle(s, table.game.board.unpack(table.board.rows[0]))
    table.game.state.pack(s, table.rows)
    table.refresh()
    assert table.engine.fault(table.rows) == 0, table.engine.fault(table.rows)


def settle(s: Any, b: Any) -> None:
    """Supply, masks and counts follow from the rest."""
    settle_rooms(s, b)
    for at in range(s.players):
        for treasure in range(TREASURES):
            carried = int(s.carried == treasure and s.carried != 0 and s.carried_owner == at)
            s.supply[at, treasure] = (
                b.own_count[treasure] - s.stock[at, treasure] - hidden(s, b, at, treasure) - carried
            )
        s.earned[at, FROM_RINGS] += s.points[at] - s.earned[at].sum()
    for store in range(1, STORES + 1):
        s.loaded[store] = s.store[store].sum()
    out = b.tiles_out if s.players == 2 else 0 * b.tiles_out
    s.removed[:] = b.tiles - out - s.bag - s.store.sum(axis=0)


def settle_rooms(s: Any, b: Any) -> None:
    """Counts and masks of rooms."""
    s.rooms[:] = 0
    s.opens[:] = 0
    for number in range(1, b.rooms + 1):
        for place in range(PLACES):
            spot = b.spot[number, place]
            s.filled[number, place] = s.fresh[spot].sum() + s.valued[spot].sum() if spot else 0
        for at in range(s.players):
            spots = [b.spot[number, place] for place in range(PLACES)]
            s.held[number, at] = sum(s.fresh[spot, at] + s.valued[spot, at] for spot in spots)
            s.rooms[at] |= int(s.held[number, at] > 0) << number
        for treasure in range(TREASURES):
            s.opens[treasure] |= (
                int(any(fits(s, b, number, place, treasure) for place in range(PLACES))) << number
            )


def fits(s: Any, b: Any, number: int, place: int, treasure: int) -> bool:
    """Whether a place takes a treasure."""
    if s.filled[number, place] >= b.capacity[number, place]:
        return False
    if place < FIRST_AREA or treasure < ROUND:
        return bool(place == treasure)
    return s.kind[b.spot[number, place]] in (0, treasure)


def hidden(s: Any, b: Any, at: int, treasure: int) -> int:
    """How many treasures of a kind a seat has in the rooms."""
    places = [(number, place) for number in range(1, b.rooms + 1) for place in range(PLACES)]
    mine = [
        b.spot[p]
        for p in places
        if (p[1] if p[1] < FIRST_AREA else s.kind[b.spot[p]]) == treasure and b.spot[p]
    ]
    return int(sum(s.fresh[spot, at] + s.valued[spot, at] for spot in mine))


def give(table: Table, at: int, **treasures: int) -> Table:
    """Treasures from supply into stock."""
    with edit(table) as s:
        for name, count in treasures.items():
            s.stock[at, TREASURE_NAMES.index(name)] += count
    return table


def lay(
    table: Table, number: int, at: int, treasure: str, count: int = 1, *, area: int = 1, valued: bool = False
) -> Table:
    """Treasures from supply into a room."""
    b, kind = table.game.board.unpack(table.board.rows[0]), TREASURE_NAMES.index(treasure)
    spot = b.spot[number, FIRST_AREA + area - 1 if kind >= ROUND else kind]
    with edit(table) as s:
        (s.valued if valued else s.fresh)[spot, at] += count
        if kind >= ROUND:
            s.kind[spot] = kind
    return table


def stand(table: Table, *pawns: int, door: str = "", **figures: int) -> Table:
    """Pawns by seat (0: as it was), figures by name, the door."""
    with edit(table) as s:
        for at, place in enumerate(pawns):
            s.pawn[at] = place or s.pawn[at]
        s.ask = ASK_GATE if s.ask == ASK_PLAY and s.pawn[s.active] >= STORE else s.ask
        for name, place in figures.items():
            s.figure[FIGURE_NAMES.index(name)] = place
        if door:
            s.door = passage_names(table.board.tree).index(door)
    return table


def pile(table: Table, **tops: str) -> Table:
    """Top cards by seat (`s1="maria"`) or of Raffaele (`raffaele="maria"`)."""
    with edit(table) as s:
        for name, card in tops.items():
            number = CARD_NAMES.index(card)
            if name == "raffaele":
                s.raffaele_top = number + 1
                s.deck[number] -= 1
                s.raffaele_pile[number] += 1
            else:
                s.top[int(name[1:])] = number + 1
                s.hand[int(name[1:])] &= ~(1 << number)
    return table


def harbour(table: Table, *stores: str) -> Table:
    """The tiles of all storehouses, each as letters: c, b, r, s, h (round, square, hexagon). Tiles of before
    go back into the bag first."""
    with edit(table) as s:
        s.bag[:] += s.store.sum(axis=0)
        s.store[:] = 0
        for number, tiles in enumerate(stores, 1):
            for letter in tiles:
                s.store[number, "cbrsh".index(letter)] += 1
                s.bag["cbrsh".index(letter)] -= 1
    return table


def bag(table: Table, tiles: str) -> Table:
    """Nothing but these tiles is left in the bag; the others are out of the game."""
    with edit(table) as s:
        s.bag[:] = [tiles.count(letter) for letter in "cbrsh"]
    return table


def score(table: Table, *points: int) -> Table:
    """Points by seat."""
    with edit(table) as s:
        s.points[: len(points)] = points
    return table


def everywhere(table: Table, at: int, *but: int) -> Table:
    """An own ring in every room but some."""
    kinds = ("ring_round", "ring_square", "ring_hexagon")
    for number in range(1, 14):
        if number not in but:
            lay(table, number, at, kinds[number % 3], area=1)
    return table


def final_lap(table: Table, by: int, cause: int = 1, turns: int | None = None) -> Table:
    """The final lap runs."""
    with edit(table) as s:
        s.cause, s.trigger = cause, by
        s.turns_left = s.players if turns is None else turns
    return table


def key(number: int) -> bytes:
    """A generator's key."""
    return sha256(number.to_bytes(4, "big")).digest()[:16]


def in_store(number: int) -> int:
    """The place of a pawn in a storehouse."""
    return STORE + number
