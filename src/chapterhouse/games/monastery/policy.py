"""How a sensible player leans in Monastery; guides playouts and the order of a search."""

from chapterhouse.games.monastery.actions import (
    ASK_BOX,
    ASK_PRAYER,
    ASK_SPEND,
    ASK_STEP,
    ASK_TURN,
    BUY_LETTER,
    BUY_MONK,
    CELL,
    END_KEEP,
    END_SCORING,
    END_TURN,
    EXCHANGE,
    IMPRISON,
    MOVE,
    NO_PRAYER,
    NO_PRISONER,
    PLACE,
    PRAY,
    RETURN_TILE,
    ROTATION,
    STEP,
    STOP,
    STRIP,
    USE,
)
from chapterhouse.games.monastery.actions import BOX as BOX_ACTION
from chapterhouse.games.monastery.asking import price_of, space_for
from chapterhouse.games.monastery.monks import is_built, is_full
from chapterhouse.games.monastery.outlook import open_boxes, prayer_gain, rounds_left
from chapterhouse.games.monastery.placing import tile_at
from chapterhouse.games.monastery.scoring import workplace
from chapterhouse.games.monastery.state import (
    ABBEY,
    ALMONRY,
    COLUMNS,
    NONE,
    SIDES,
    STABLES,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.tiles import cell_named, is_way
from chapterhouse.kernel.rule import rule


@rule
def leaning(s: Monastery, b: Board, action: int) -> int:
    """Small tiles soon, monks into boxes, letters of the own phrase, monks early."""
    ask = s.ask
    if ask == ASK_TURN:
        return turn_leaning(s, b, action)
    if ask == ASK_STEP:
        return step_leaning(s, b, action)
    if ask == ASK_SPEND:
        return spending_leaning(s, b, action)
    if ask == ASK_PRAYER:
        return prayer_leaning(s, b, action)
    if ask == ASK_BOX:
        number = action - BOX_ACTION + 1
        return 4 * number * number
    return other_leaning(s, b, action)


@rule
def turn_leaning(s: Monastery, b: Board, action: int) -> int:
    """Placement and Movement."""
    if action < CELL:
        return type_leaning(s, b, action - PLACE)
    if action == EXCHANGE:
        return 1
    if action < STEP:
        return setting_out(s, b, tile_at(action - MOVE))
    return 3 if action == END_TURN else 1


@rule
def type_leaning(s: Monastery, b: Board, tile_type: int) -> int:
    """Tiles that the own monks can fill; features bring blessings; at last what would cost most."""
    boxes = b.boxes[tile_type]
    if boxes == 0:
        return 200
    if boxes <= s.steps // 2:
        numbers = 0
        for place in range(boxes):
            numbers += b.box[tile_type, place]
        return 30 * numbers * numbers
    return 2 if rounds_left(s, b) > 1 else 8 * b.disc[tile_type]


@rule
def setting_out(s: Monastery, b: Board, tile: int) -> int:
    """Off to boxes nearby, less willingly from boxes and from work."""
    if not is_built(s, tile):
        return 1
    far = boxes_nearby(s, tile)
    if far == 0 or far > s.steps:
        return 1
    working = tile != ABBEY and workplace(s, b, tile, b.round_kind[s.space])
    return (200 if working else 400) // (far * far)


@rule
def boxes_nearby(s: Monastery, tile: int) -> int:
    """How many steps away the nearest empty box is, if they are one, two or three; else 0."""
    settled = s.built | s.full
    reach = s.linked[tile]
    for steps in range(1, 4):
        if reach & ~settled:
            return steps
        further = reach
        for other in range(s.laid + 1):
            if reach >> other & 1:
                further |= s.linked[other]
        reach = further
    return 0


@rule
def step_leaning(s: Monastery, b: Board, action: int) -> int:
    """Into the last box, into boxes, to work."""
    season = b.round_kind[s.space]
    if action == STOP:
        return 10 if workplace(s, b, s.moving, season) else 3
    tile = action - STEP
    if not is_built(s, tile):
        if is_full(s, tile):
            return 2
        empty = open_boxes(s, b, tile)
        if empty == 1:
            return 400
        return 200 // empty if empty <= s.steps else 2
    far = boxes_nearby(s, tile)
    if 0 < far < s.steps:
        return 30 // far
    mine = s.standing[tile, s.colour[s.to_act]]
    return 8 if tile != ABBEY and mine == 0 and workplace(s, b, tile, season) else 2


@rule
def prayer_leaning(s: Monastery, b: Board, action: int) -> int:
    """For points, above all when Mass is near."""
    if action >= USE:
        return use_leaning(action - USE)
    if PRAY <= action < NO_PRAYER:
        gain = prayer_gain(s, b, action - PRAY + 1)
        return 4 + 12 * gain * gain if gain > 0 else 1
    return 12


@rule
def use_leaning(effect: int) -> int:
    """Blessings and tiles for nothing."""
    return 80 if effect in (ALMONRY, STABLES) else 2


@rule
def spending_leaning(s: Monastery, b: Board, action: int) -> int:
    """Letters that the own phrase needs, monks while there is time."""
    if action < BUY_LETTER:
        return use_leaning(action - USE)
    colour = s.colour[s.to_act]
    if action == END_SCORING:
        return 2
    if action < STRIP:
        space = action - BUY_LETTER
        letter = s.grid[space // COLUMNS, space % COLUMNS]
        needed = space_for(s, b, colour, letter if letter > 0 else -letter) != NONE
        return 200 * price_of(s, b, colour, space) if needed else 1
    space = action - BUY_MONK
    if space // COLUMNS != colour:
        return 1
    gain = rounds_left(s, b) - price_of(s, b, colour, space)
    return 2000 * gain if gain > 0 else 1


@rule
def nearby(s: Monastery, place: int, colour: int) -> int:
    """How near an empty cell is to the own monks: 0 if no way leads there from a tile that they can pass."""
    c, near = cell_named(s, place), 0
    for side in range(SIDES):
        tile = s.cell_beside[c, side]
        if tile != NONE and (s.built | s.full) >> tile & 1 and is_way(s.cell_frame[c] >> 2 * side & 3):
            here = 1 + 2 * s.standing[tile, colour]
            near = here * here if here * here > near else near
    return near


@rule
def other_leaning(s: Monastery, b: Board, action: int) -> int:
    """The questions that follow."""
    colour = s.colour[s.to_act]
    if action >= STRIP and action < BUY_MONK:
        return 400 if action - STRIP == colour else 1
    if action >= IMPRISON and action < NO_PRISONER:
        return 1 if action - IMPRISON == colour else 6
    if action >= RETURN_TILE and action < MOVE:
        return 1 + 2 * b.disc[action - RETURN_TILE]
    if CELL <= action < ROTATION:
        return 2 + 40 * nearby(s, action - CELL, colour)
    return 1 if action == END_KEEP else 4
