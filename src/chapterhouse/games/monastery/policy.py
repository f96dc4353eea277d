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
from chapterhouse.games.monastery.monks import is_built, is_full, ways_of
from chapterhouse.games.monastery.outlook import filling, open_boxes, prayer_gain, rounds_left, steps_to_fill
from chapterhouse.games.monastery.placing import tile_at
from chapterhouse.games.monastery.scoring import tile_work, workplace
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
        return 8
    if action < STEP:
        return setting_out(s, b, tile_at(action - MOVE))
    return 64 if action == END_TURN else 1


@rule
def type_leaning(s: Monastery, b: Board, tile_type: int) -> int:
    """Tiles that the own monks can fill; features bring blessings; at last what would cost most."""
    boxes = b.boxes[tile_type]
    if boxes == 0:
        return 4000
    if boxes <= s.steps // 2:
        numbers = 0
        for place in range(boxes):
            numbers += b.box[tile_type, place]
        return 2000 * numbers * numbers
    return 100 if rounds_left(s, b) > 1 else 1000 * b.disc[tile_type]


@rule
def setting_out(s: Monastery, b: Board, tile: int) -> int:
    """Off to where the monk is of more use than here."""
    colour = s.colour[s.to_act]
    gain = outing(s, b, colour, tile, s.steps, 0)
    if s.standing[tile, colour] == 1 and is_built(s, tile):
        gain -= use_of(s, b, colour, tile)
    return 4 + 8 * gain * gain * gain if gain > 0 else 4


@rule
def use_of(s: Monastery, b: Board, colour: int, tile: int) -> int:
    """What a lone monk on a built tile is worth in the next Scoring: work, or prayer."""
    here = (
        6 * tile_work(s, tile, b.round_kind[s.space]) if workplace(s, b, tile, b.round_kind[s.space]) else 0
    )
    if tile == ABBEY or b.disc[s.kind[tile]] == 0 or s.crowd[tile] > s.standing[tile, colour]:
        return here
    pray = 5 * prayer_gain(s, b, tile)
    return pray if pray > here else here


@rule
def outing(s: Monastery, b: Board, colour: int, start: int, steps: int, moved: int) -> int:
    """The most that a monk can be of use within so many steps of a tile, less half a point for each."""
    ways = ways_of(s, colour)
    settled = s.built | s.full
    seen = 1 << start
    edge, best = s.linked[start] | ways, 0
    for far in range(1, (steps if steps < 4 else 4) + 1):
        edge &= ~seen
        reach = 0
        for tile in range(s.laid + 1):
            if edge >> tile & 1:
                gain = 0
                if is_built(s, tile):
                    if s.standing[tile, colour] == 0 and not is_full(s, tile):
                        gain = use_of(s, b, colour, tile) - far
                elif not is_full(s, tile):
                    gain = share(s, b, colour, tile, steps, far, moved) - far
                best = gain if gain > best else best
                if settled >> tile & 1:
                    reach |= s.linked[tile]
        seen |= edge
        edge = reach
    return best


@rule
def share(s: Monastery, b: Board, colour: int, tile: int, steps: int, far: int, moved: int) -> int:
    """A monk's part in filling a tile in this turn; one that is in motion has yet to be counted."""
    empty = open_boxes(s, b, tile)
    cost = steps_to_fill(s, colour, tile, empty - moved, True) + far * moved
    return 6 * (filling(s, b, colour, tile) + 1) // empty if cost <= steps else 2


@rule
def step_leaning(s: Monastery, b: Board, action: int) -> int:
    """To where the monk is of most use."""
    colour = s.colour[s.to_act]
    if action == STOP:
        here = 0
        if s.standing[s.moving, colour] == 0:
            here = use_of(s, b, colour, s.moving)
        return 8 + 2 * here * here * here
    tile = action - STEP
    gain = 0
    if not is_built(s, tile) and not is_full(s, tile):
        gain = share(s, b, colour, tile, s.steps, 1, 1)
    elif s.steps > 1:
        gain = outing(s, b, colour, tile, s.steps - 1, 1)
    if is_built(s, tile) and s.standing[tile, colour] == 0 and not is_full(s, tile):
        here = use_of(s, b, colour, tile)
        gain = here if here > gain else gain
    return 4 + gain * gain * gain


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
