"""What may be done in Placement and Movement, and why not (4.1 to 4.6 of the rules), and which tile may
be returned to the bag."""

from chapterhouse.games.monastery.actions import (
    ASK_BOX,
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
    PER_TILE,
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
    empty_box,
    has_other_box,
    is_built,
    is_full,
    mover,
    one_step_off,
    own_box,
    prayed_on,
    targets,
    ways_of,
)
from chapterhouse.games.monastery.reasons import (
    BAG_EMPTY,
    BOUND_TO_FULL,
    BOX_TAKEN,
    BUILT_ALREADY,
    ENCOURAGED_LATER,
    ENCOURAGING,
    FULL_HERE,
    HAS_ARRIVED,
    HAS_SHIFTED,
    IS_FEATURE,
    NO_BLESSING,
    NO_BOX,
    NO_MONK_THERE,
    NO_OTHER_BOX,
    NO_PLACE_FOR_TILE,
    NO_ROOM,
    NO_STEPS,
    NO_SUCH_TILE,
    NOT_IN_HAND,
    NOT_LINKED,
    NOT_MOVED,
    NOWHERE_TO_GO,
    PLACED_ALREADY,
    RETURNED_LATER,
    SAME_BOX,
    TOO_FEW_AFTER,
    WAY_PRAYED_ON,
    WAY_UNBUILT,
)
from chapterhouse.games.monastery.state import (
    ABBEY,
    BOXES,
    FEATURE,
    NONE,
    RESTED,
    SECRET_WAY,
    SHIFTED,
    START,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.tiles import cell_reason, placeable, rotation_reason
from chapterhouse.kernel.contract import LEGAL, NOT_ASKED
from chapterhouse.kernel.rule import rule

# -- tiles --------------------------------------------------------------------------------


@rule
def place_law(s: Monastery, b: Board, seat: int, tile_type: int) -> int:
    """Y-30 (a); Y-112 with the Stables, which count for nothing here."""
    if s.ask == ASK_TURN:
        if s.encouraged:
            return ENCOURAGING
        if s.placed:
            return PLACED_ALREADY
    elif s.ask != ASK_STABLES:
        return NOT_ASKED
    if s.hand[seat, tile_type] == 0:
        return NOT_IN_HAND
    return LEGAL if placeable(s, b, tile_type) else NO_PLACE_FOR_TILE


@rule
def cell_law(s: Monastery, b: Board, place: int) -> int:
    """Y-32 to Y-37."""
    return cell_reason(s, b, s.laying - 1, place) if s.ask == ASK_CELL else NOT_ASKED


@rule
def rotation_law(s: Monastery, b: Board, turn: int) -> int:
    """Y-31."""
    if s.ask != ASK_ROTATION:
        return NOT_ASKED
    return rotation_reason(s, b, s.laying - 1, s.cell - 1, turn)


@rule
def exchange_law(s: Monastery) -> int:
    """Y-30, Y-40, Y-41."""
    if s.ask != ASK_TURN:
        return NOT_ASKED
    if s.encouraged:
        return ENCOURAGING
    if s.placed:
        return PLACED_ALREADY
    return LEGAL if s.bag_size > 0 else BAG_EMPTY


@rule
def return_law(s: Monastery, seat: int, tile_type: int) -> int:
    """Y-40, Y-41 (G-12), Y-111: never the Secret Way; at the start in the order of the types (Y-129)."""
    if s.ask != ASK_RETURN:
        return NOT_ASKED
    if s.hand[seat, tile_type] == 0:
        return NOT_IN_HAND
    if s.phase != START:
        return LEGAL
    if tile_type < s.returned[seat]:
        return RETURNED_LATER
    after = 0
    for later in range(tile_type, SECRET_WAY):
        after += s.hand[seat, later]
    return LEGAL if after >= s.to_return else TOO_FEW_AFTER


# -- movement -----------------------------------------------------------------------------


@rule(inline=True)
def place_of(tile: int, box: int) -> int:
    """A tile and a box as their place within `move`."""
    return 0 if tile == ABBEY else 1 + (tile - 1) * PER_TILE + box


@rule
def box_law(s: Monastery, b: Board, colour: int, tile: int, box: int) -> int:
    """Y-47, Y-49: a monk in a box of this number that is free to go."""
    if is_built(s, tile) or own_box_any(s, b, tile, box, colour) == 0:
        return NO_MONK_THERE
    if is_full(s, tile):
        return BOUND_TO_FULL
    return HAS_ARRIVED if mover(s, b, tile, box, colour) == NONE else LEGAL


@rule
def own_box_any(s: Monastery, b: Board, tile: int, box: int, colour: int) -> int:
    """How many monks of the colour stand in boxes of this number."""
    count = 0
    for place in range(b.boxes[s.kind[tile]]):
        if b.box[s.kind[tile], place] == box and s.box[tile, place] == colour + 1:
            count += 1
    return count


@rule
def move_law(s: Monastery, b: Board, colour: int, tile: int, box: int) -> int:
    """Y-43, Y-45: a standing monk, not bound, with a legal step."""
    if s.ask != ASK_TURN:
        return NOT_ASKED
    if s.encouraged:
        return ENCOURAGING
    if tile > s.laid or s.standing[tile, colour] == 0:
        return NO_MONK_THERE
    if box == 0 and not is_built(s, tile):
        return NO_MONK_THERE
    if box > 0:
        reason = box_law(s, b, colour, tile, box)
        if reason != LEGAL:
            return reason
    if s.steps == 0:
        return NO_STEPS
    return LEGAL if can_move(s, colour, tile) else NOWHERE_TO_GO


@rule
def step_law(s: Monastery, b: Board, colour: int, tile: int) -> int:
    """Y-44 to Y-48, Y-52 to Y-55."""
    if s.ask != ASK_STEP:
        return NOT_ASKED
    if tile > s.laid:
        return NO_SUCH_TILE
    ways = ways_of(s, colour)
    if targets(s, ways, s.moving, s.steps, s.full) >> tile & 1:
        return LEGAL
    if b.kind[s.kind[tile]] == FEATURE:
        return IS_FEATURE
    if one_step_off(s, ways, s.moving) >> tile & 1:
        return NO_ROOM if s.steps > 0 else NO_STEPS
    return closed_way(s, colour, tile)


@rule
def closed_way(s: Monastery, colour: int, tile: int) -> int:
    """Y-53, Y-54: a tile that is not connected may still be a Secret Way that is closed."""
    own = s.way[colour] == tile or (s.pairs and s.way[colour ^ 2] == tile)
    if not own or tile == ABBEY or tile == s.moving:
        return NOT_LINKED
    return WAY_PRAYED_ON if prayed_on(s, tile) else WAY_UNBUILT


@rule
def stop_law(s: Monastery) -> int:
    """Y-43, Y-48."""
    if s.ask != ASK_STEP:
        return NOT_ASKED
    if s.moved == 0:
        return NOT_MOVED
    return FULL_HERE if is_full(s, s.moving) else LEGAL


@rule
def enter_law(s: Monastery, b: Board, number: int) -> int:
    """`box`: Y-47; Y-51 after `shift`."""
    if s.ask != ASK_BOX:
        return NOT_ASKED
    tile_type, known = s.kind[s.entering], False
    for place in range(b.boxes[tile_type]):
        known = known or b.box[tile_type, place] == number
    if not known:
        return NO_BOX
    if s.leaving > 0 and b.box[tile_type, s.leaving - 1] == number:
        return SAME_BOX
    return BOX_TAKEN if empty_box(s, b, s.entering, number) == NONE else LEGAL


@rule
def shift_law(s: Monastery, b: Board, colour: int, tile: int, box: int) -> int:
    """Y-51, Y-51a."""
    if s.ask != ASK_TURN:
        return NOT_ASKED
    if s.encouraged:
        return ENCOURAGING
    if tile > s.laid or is_built(s, tile) or own_box_any(s, b, tile, box, colour) == 0:
        return NO_MONK_THERE
    if own_box(s, b, tile, box, colour, RESTED) == NONE:
        return HAS_SHIFTED if own_box(s, b, tile, box, colour, SHIFTED) != NONE else HAS_ARRIVED
    return LEGAL if has_other_box(s, b, tile, box) else NO_OTHER_BOX


@rule
def encourage_law(s: Monastery, seat: int, tile: int) -> int:
    """Y-56, in one order (R-4)."""
    if s.ask != ASK_TURN:
        return NOT_ASKED
    if tile > s.laid:
        return NO_SUCH_TILE
    if is_built(s, tile):
        return BUILT_ALREADY
    if s.blessings[seat] == 0:
        return NO_BLESSING
    return ENCOURAGED_LATER if tile < s.encouraged else LEGAL


# -- all of them --------------------------------------------------------------------------


@rule
def placing_law(s: Monastery, b: Board, seat: int, action: int) -> int:
    """`law` for the kinds from `place` to `end_turn`."""
    colour = s.colour[seat]
    if action < CELL:
        return place_law(s, b, seat, action - PLACE)
    if action < ROTATION:
        return cell_law(s, b, action - CELL)
    if action < EXCHANGE:
        return rotation_law(s, b, action - ROTATION)
    if action < RETURN_TILE:
        return exchange_law(s)
    if action < MOVE:
        return return_law(s, seat, action - RETURN_TILE)
    if action < STEP:
        place = action - MOVE
        return move_law(s, b, colour, tile_at(place), box_at(place))
    if action < STOP:
        return step_law(s, b, colour, action - STEP)
    if action < BOX_ACTION:
        return stop_law(s)
    return staying_law(s, b, seat, colour, action)


@rule
def staying_law(s: Monastery, b: Board, seat: int, colour: int, action: int) -> int:
    """... from `box` on."""
    if action < SHIFT:
        return enter_law(s, b, action - BOX_ACTION + 1)
    if action < ENCOURAGE:
        place = action - SHIFT
        return shift_law(s, b, colour, place // BOXES + 1, place % BOXES + 1)
    if action < END_TURN:
        return encourage_law(s, seat, action - ENCOURAGE + 1)
    return LEGAL if s.ask == ASK_TURN else NOT_ASKED


@rule(inline=True)
def tile_at(place: int) -> int:
    """The tile of a place within `move`."""
    return 0 if place == 0 else (place - 1) // PER_TILE + 1


@rule(inline=True)
def box_at(place: int) -> int:
    """The box of a place within `move`."""
    return 0 if place == 0 else (place - 1) % PER_TILE
