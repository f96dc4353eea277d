"""Entering the temple, displacement, and the Books (L-54 to L-60)."""

from chapterhouse.games.luna.state import (
    DISPLACED_EVENT,
    FROM_BOOK,
    FROM_DISPLACED,
    FROM_GUARD,
    OPPONENT,
    TILES,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import add_inactive, score
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule


@rule
def enter(s: Luna, b: Board, side: int, tile: int, j: Journal) -> None:
    """L-54: tile and novice come onto the space of that number, for good (L-13, G-19);
    L-56: the Guard's value, with or without corruption."""
    s.temple[side] |= 1 << tile
    score(s, side, FROM_GUARD, b.guard_value[s.guard], j)
    displace(s, b, side, tile, j)


@rule
def displace(s: Luna, b: Board, side: int, tile: int, j: Journal) -> None:
    """L-57 (G-21, G-27): opposing, adjacent, lower, without a Book; L-58: a point for each."""
    weak = s.near[tile] & ((1 << tile) - 1) & ~s.books
    if weak == 0:
        return
    for other in range(s.sides):
        if other != side and s.temple[other] & weak:
            for lower in range(1, TILES):
                if s.temple[other] & weak & 1 << lower:
                    oust(s, b, other, lower)
                    note(j, DISPLACED_EVENT, other, lower, side)
                    score(s, side, FROM_DISPLACED, b.displacement_points, j)


@rule
def oust(s: Luna, b: Board, side: int, tile: int) -> None:
    """L-58: to the pier; L-99 (G-2): the solo opponent's goes beside the isle of its symbol."""
    s.temple[side] &= ~(1 << tile)
    s.emptied |= 1 << tile
    if s.level > 0 and side == OPPONENT:
        add_inactive(s, side, b.tile_isle[tile], 1)
    else:
        s.pier[side] += 1


@rule
def move_book(s: Luna, b: Board, side: int, giver: int, taker: int, points: int, j: Journal) -> None:
    """L-8, L-60: each Book lies under a novice, at most one under each."""
    s.books = (s.books & ~(1 << giver)) | 1 << taker
    score(s, side, FROM_BOOK, points, j)


@rule
def lowest(tiles: int) -> int:
    """The lowest tile of a set; 0 if it is empty."""
    for tile in range(1, TILES):
        if tiles >> tile & 1:
            return tile
    return 0


@rule
def highest(tiles: int) -> int:
    """The highest tile of a set; 0 if it is empty."""
    for tile in range(TILES - 1, 0, -1):
        if tiles >> tile & 1:
            return tile
    return 0
