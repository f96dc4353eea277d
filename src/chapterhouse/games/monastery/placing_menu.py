"""The legal actions of Placement and Movement, and of the tile that goes back to the bag, as lists; by the
laws of `placing.py`."""

from chapterhouse.games.monastery.actions import (
    ASK_CELL,
    ASK_RETURN,
    ASK_ROTATION,
    ASK_STABLES,
    ASK_STEP,
    ASK_TURN,
    CELL,
    ENCOURAGE,
    END_TURN,
    EXCHANGE,
    MOVE,
    PLACE,
    RETURN_TILE,
    ROTATION,
    SHIFT,
    STEP,
    STOP,
)
from chapterhouse.games.monastery.actions import BOX as BOX_ACTION
from chapterhouse.games.monastery.monks import (
    can_move,
    has_other_box,
    is_built,
    is_full,
    mover,
    own_box,
    targets,
    ways_of,
)
from chapterhouse.games.monastery.placing import (
    enter_law,
    place_of,
    return_law,
    rotation_law,
    stop_law,
)
from chapterhouse.games.monastery.state import (
    BOXES,
    NONE,
    RESTED,
    SECRET_WAY,
    SIDES,
    TYPES,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.tiles import placeable, turns_at
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

# -- lists --------------------------------------------------------------------------------


@rule
def list_types(s: Monastery, b: Board, seat: int, out: Vec) -> int:
    """Tiles in hand that can be placed; all other conditions hold."""
    n = 0
    for tile_type in range(TYPES):
        if s.hand[seat, tile_type] > 0 and placeable(s, b, tile_type):
            out[n] = PLACE + tile_type
            n += 1
    return n


@rule
def list_cells(s: Monastery, b: Board, out: Vec) -> int:
    """ASK_CELL: the cells come in the order of their names."""
    n = 0
    for c in range(s.cells):
        if turns_at(s, b, s.laying - 1, c):
            out[n] = CELL + s.cell_place[c]
            n += 1
    return n


@rule
def list_moves(s: Monastery, b: Board, colour: int, out: Vec, n: int) -> int:
    """`move`: from the Abbey, then tile after tile, box after box."""
    for tile in range(s.laid + 1):
        if s.standing[tile, colour] > 0 and (is_built(s, tile) or not is_full(s, tile)):
            if not can_move(s, colour, tile):
                continue
            if is_built(s, tile):
                out[n] = MOVE + place_of(tile, 0)
                n += 1
            else:
                n = list_boxes(s, b, colour, tile, out, n)
    return n


@rule
def list_boxes(s: Monastery, b: Board, colour: int, tile: int, out: Vec, n: int) -> int:
    """Boxes of an unbuilt tile with a monk that may go."""
    for box in range(1, BOXES + 1):
        if mover(s, b, tile, box, colour) != NONE:
            out[n] = MOVE + place_of(tile, box)
            n += 1
    return n


@rule
def list_shifts(s: Monastery, b: Board, colour: int, out: Vec, n: int) -> int:
    """`shift`."""
    for tile in range(1, s.laid + 1):
        if s.standing[tile, colour] > 0 and not is_built(s, tile) and not is_full(s, tile):
            for box in range(1, BOXES + 1):
                rested = own_box(s, b, tile, box, colour, RESTED) != NONE
                if rested and has_other_box(s, b, tile, box):
                    out[n] = SHIFT + (tile - 1) * BOXES + box - 1
                    n += 1
    return n


@rule
def list_encouragement(s: Monastery, seat: int, out: Vec, n: int) -> int:
    """`encourage`: unbuilt tiles from the one encouraged last on."""
    if s.blessings[seat] > 0:
        first = s.encouraged if s.encouraged > 0 else 1
        for tile in range(first, s.laid + 1):
            if not is_built(s, tile):
                out[n] = ENCOURAGE + tile - 1
                n += 1
    return n


@rule
def list_turn(s: Monastery, b: Board, seat: int, out: Vec) -> int:
    """ASK_TURN: the menu of Placement and Movement."""
    n = 0
    colour = s.colour[seat]
    if s.encouraged == 0:
        if s.placed == 0:
            n = list_types(s, b, seat, out)
            if s.bag_size > 0:
                out[n] = EXCHANGE
                n += 1
        if s.steps > 0:
            n = list_moves(s, b, colour, out, n)
        n = list_shifts(s, b, colour, out, n)
    n = list_encouragement(s, seat, out, n)
    out[n] = END_TURN
    return n + 1


@rule
def list_motion(s: Monastery, b: Board, seat: int, out: Vec) -> int:
    """ASK_STEP."""
    n = 0
    ways = ways_of(s, s.colour[seat])
    found = targets(s, ways, s.moving, s.steps, s.full)
    for tile in range(s.laid + 1):
        if found >> tile & 1:
            out[n] = STEP + tile
            n += 1
    if stop_law(s) == LEGAL:
        out[n] = STOP
        n += 1
    return n


@rule
def list_placing(s: Monastery, b: Board, seat: int, ask: int, out: Vec) -> int:
    """The points up to ASK_BOX."""
    if ask == ASK_TURN:
        return list_turn(s, b, seat, out)
    if ask == ASK_STEP:
        return list_motion(s, b, seat, out)
    if ask == ASK_CELL:
        return list_cells(s, b, out)
    if ask == ASK_STABLES:
        return list_types(s, b, seat, out)
    n = 0
    if ask == ASK_ROTATION:
        for turn in range(SIDES):
            if rotation_law(s, b, turn) == LEGAL:
                out[n] = ROTATION + turn
                n += 1
    elif ask == ASK_RETURN:
        for tile_type in range(SECRET_WAY):
            if return_law(s, seat, tile_type) == LEGAL:
                out[n] = RETURN_TILE + tile_type
                n += 1
    else:
        for number in range(1, BOXES + 1):
            if enter_law(s, b, number) == LEGAL:
                out[n] = BOX_ACTION + number - 1
                n += 1
    return n
