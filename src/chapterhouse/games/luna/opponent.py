"""The opponent of the solo game: side 1, which never decides (L-91, L-94 to L-97, L-101).

Everything it does is told in the journal as its own, with the reason.
"""

from chapterhouse.games.luna.state import (
    BOOK_MOVED_EVENT,
    BUILDER,
    BUILT_EVENT,
    ENTERED_EVENT,
    HAS_SHRINE,
    ISLES,
    NO_BOOK_EVENT,
    NO_NOVICE,
    NO_SHRINES,
    NO_TILE_EVENT,
    NOT_BUILT_EVENT,
    NOVICES,
    OPPONENT,
    PLACED_EVENT,
    PLAYER,
    STEPPED_EVENT,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import add_active, climb, spaces_left, use
from chapterhouse.games.luna.temple import enter, highest, lowest, move_book
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule


@rule
def place_opponent(s: Luna, b: Board, j: Journal) -> None:
    """L-91 (G-25): shrine and one novice on the Builder's isle, two on each other; L-92 (T-24): one
    goes from the isle of his start tile's symbol into the temple, without a Book (G-24)."""
    for isle in range(ISLES):
        add_active(s, OPPONENT, isle, 1 if isle == s.figure[BUILDER] else 2)
    s.supply[OPPONENT] -= NOVICES
    s.shrines[OPPONENT] = 1 << s.figure[BUILDER]
    s.shrines_left[OPPONENT] -= 1
    tile = s.start_tile[OPPONENT]
    add_active(s, OPPONENT, b.tile_isle[tile], -1)
    s.temple[OPPONENT] = 1 << tile
    note(j, PLACED_EVENT, s.figure[BUILDER], tile, b.tile_isle[tile])


@rule
def deactivate(s: Luna, b: Board, isle: int, j: Journal) -> None:
    """L-94: its active novices there become inactive; its marker goes up by their number, at most
    to the last space."""
    count = s.active[OPPONENT, isle]
    use(s, OPPONENT, isle, count)
    left = spaces_left(s, b, OPPONENT)
    steps = count if count < left else left
    if steps > 0:
        climb(s, b, OPPONENT, steps)
    note(j, STEPPED_EVENT, isle, count, steps)


@rule
def wanted_tile(s: Luna, b: Board) -> int:
    """L-95: of the valid free tiles whose isle has an active novice of its own, the highest; or 0."""
    tiles = 0
    for isle in range(ISLES):
        if s.one[OPPONENT] >> isle & 1:
            tiles |= b.tiles_of[isle]
    return highest(tiles & s.free & s.valid)


@rule
def take_tile(s: Luna, b: Board, j: Journal) -> None:
    """L-95, L-96: straight into the temple; without such a tile nothing more happens."""
    tile = wanted_tile(s, b)
    if tile == 0:
        note(j, NO_TILE_EVENT, 0, 0, 0)
        return
    isle = b.tile_isle[tile]
    s.free &= ~(1 << tile)
    add_active(s, OPPONENT, isle, -1)
    note(j, ENTERED_EVENT, tile, isle, b.guard_value[s.guard])
    enter(s, b, OPPONENT, tile, j)
    take_book(s, b, j)


@rule
def take_book(s: Luna, b: Board, j: Journal) -> None:
    """L-97 (G-28): the player's lowest Book goes under its lowest novice without one."""
    giver = lowest(s.temple[PLAYER] & s.books)
    taker = lowest(s.temple[OPPONENT] & ~s.books)
    if giver == 0 or taker == 0:
        note(j, NO_BOOK_EVENT, 0, 0, 0)
        return
    note(j, BOOK_MOVED_EVENT, giver, taker, 0)
    move_book(s, b, OPPONENT, giver, taker, b.book_points, j)


@rule
def build(s: Luna, j: Journal) -> None:
    """L-101 (G-30): a shrine on the Builder's isle, before the scoring; no novice is used."""
    isle = s.figure[BUILDER]
    if s.shrines[OPPONENT] >> isle & 1:
        note(j, NOT_BUILT_EVENT, isle, HAS_SHRINE, 0)
    elif s.active[OPPONENT, isle] == 0:
        note(j, NOT_BUILT_EVENT, isle, NO_NOVICE, 0)
    elif s.shrines_left[OPPONENT] == 0:
        note(j, NOT_BUILT_EVENT, isle, NO_SHRINES, 0)
    else:
        s.shrines[OPPONENT] |= 1 << isle
        s.shrines_left[OPPONENT] -= 1
        note(j, BUILT_EVENT, isle, 0, 0)
