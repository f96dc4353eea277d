"""Monks: where they stand and pray, boxes, steps (Y-12, Y-13, Y-42 to Y-55)."""

from chapterhouse.games.monastery.state import (
    ABBEY,
    COLOURS,
    NONE,
    RESTED,
    SHIFTED,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.tiles import make_ready
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def is_built(s: Monastery, tile: int) -> bool:
    """Y-5; the Abbey and features are built."""
    return s.built >> tile & 1 == 1


@rule(inline=True)
def is_full(s: Monastery, tile: int) -> bool:
    """Y-13; the Abbey never is (Y-11)."""
    return s.full >> tile & 1 == 1


@rule
def prayed_on(s: Monastery, tile: int) -> bool:
    """Whether any monk prays on a tile."""
    for colour in range(COLOURS):
        if s.praying[tile, colour] > 0:
            return True
    return False


# What a monk in a box can have done: so many values.
MARKS = 4

# -- coming and going ---------------------------------------------------------------------


@rule
def stand(s: Monastery, b: Board, tile: int, colour: int) -> None:
    """A monk comes to stand in the Abbey or on a built tile."""
    s.standing[tile, colour] += 1
    s.crowd[tile] += 1
    if tile != ABBEY and s.crowd[tile] == b.disc[s.kind[tile]]:
        s.full |= 1 << tile


@rule
def leave(s: Monastery, tile: int, colour: int) -> None:
    """A standing monk leaves the Abbey or a built tile."""
    s.standing[tile, colour] -= 1
    s.crowd[tile] -= 1
    s.full &= ~(1 << tile)


@rule
def enter_box(s: Monastery, b: Board, tile: int, place: int, colour: int, mark: int) -> None:
    """Y-47: a monk takes an empty box; Y-32: beside a full tile others may be laid."""
    s.box[tile, place] = colour + 1
    s.mark[tile, place] = mark
    s.standing[tile, colour] += 1
    s.crowd[tile] += 1
    sort_boxes(s, b, tile)
    if s.crowd[tile] == b.boxes[s.kind[tile]]:
        s.full |= 1 << tile
        make_ready(s, tile)


@rule
def leave_box(s: Monastery, b: Board, tile: int, place: int) -> None:
    """Y-50, or Night: a box becomes empty."""
    s.standing[tile, s.box[tile, place] - 1] -= 1
    s.crowd[tile] -= 1
    s.box[tile, place] = 0
    s.mark[tile, place] = RESTED
    sort_boxes(s, b, tile)


@rule(inline=True)
def fill_box(s: Monastery, tile: int, place: int, monk: int) -> None:
    """A box with its monk and what he has done, in one number."""
    s.box[tile, place] = monk // MARKS
    s.mark[tile, place] = monk % MARKS


@rule
def sort_boxes(s: Monastery, b: Board, tile: int) -> None:
    """Boxes with the same number are alike: their monks stand in one order."""
    count = b.boxes[s.kind[tile]]
    for _ in range(count):
        for place in range(count - 1):
            if b.box[s.kind[tile], place] == b.box[s.kind[tile], place + 1]:
                here = s.box[tile, place] * MARKS + s.mark[tile, place]
                there = s.box[tile, place + 1] * MARKS + s.mark[tile, place + 1]
                if here < there:
                    fill_box(s, tile, place, there)
                    fill_box(s, tile, place + 1, here)


# -- boxes --------------------------------------------------------------------------------


@rule
def empty_box(s: Monastery, b: Board, tile: int, number: int) -> int:
    """The place of an empty box with this number; NONE if there is none."""
    for place in range(b.boxes[s.kind[tile]]):
        if b.box[s.kind[tile], place] == number and s.box[tile, place] == 0:
            return place
    return NONE


@rule
def has_other_box(s: Monastery, b: Board, tile: int, number: int) -> bool:
    """Y-51: an empty box with another number."""
    for place in range(b.boxes[s.kind[tile]]):
        if b.box[s.kind[tile], place] != number and s.box[tile, place] == 0:
            return True
    return False


@rule
def own_box(s: Monastery, b: Board, tile: int, number: int, colour: int, mark: int) -> int:
    """The place of a box with this number where a monk of the colour has done this; NONE if none has."""
    for place in range(b.boxes[s.kind[tile]]):
        mine = b.box[s.kind[tile], place] == number and s.box[tile, place] == colour + 1
        if mine and s.mark[tile, place] == mark:
            return place
    return NONE


@rule
def mover(s: Monastery, b: Board, tile: int, number: int, colour: int) -> int:
    """The box whose monk `move` takes: one that has changed its box, else any that may move."""
    place = own_box(s, b, tile, number, colour, SHIFTED)
    return place if place != NONE else own_box(s, b, tile, number, colour, RESTED)


# -- steps --------------------------------------------------------------------------------


@rule
def way_of(s: Monastery, colour: int) -> int:
    """Y-53, Y-54: the Secret Way of a colour as a mask, if it can be stepped onto from everywhere,
    built or not but for the option (G-10)."""
    tile = s.way[colour]
    if tile == 0 or prayed_on(s, tile):
        return 0
    return 0 if s.way_needs_built and not is_built(s, tile) else 1 << tile


@rule
def ways_of(s: Monastery, colour: int) -> int:
    """Y-53; Y-124: in pairs the partner's Secret Way as well."""
    ways = way_of(s, colour)
    return ways | way_of(s, colour ^ 2) if s.pairs else ways


@rule(inline=True)
def one_step_off(s: Monastery, ways: int, tile: int) -> int:
    """Y-44, Y-53: the tiles one step away from a tile, as a mask; nobody steps where he is."""
    return (s.linked[tile] | ways) & ~(1 << tile)


@rule
def onward(s: Monastery, ways: int, start: int, steps: int, full: int) -> bool:
    """Y-46, Y-48: from a full tile, whether a place with room can be reached in so many steps."""
    seen = 1 << start
    edge = seen
    for _ in range(steps):
        reach = ways
        for tile in range(s.laid + 1):
            if edge >> tile & 1:
                reach |= s.linked[tile]
        if reach & ~full:
            return True
        edge = reach & ~seen
        seen |= reach
        if edge == 0:
            return False
    return False


@rule
def targets(s: Monastery, ways: int, tile: int, steps: int, full: int) -> int:
    """Y-44 to Y-48, Y-53: where a monk may step, as a mask: onto tiles with room, and onto full ones
    from which it can still reach room."""
    near = one_step_off(s, ways, tile)
    found = near & ~full
    if steps > 1 and near & full:
        for other in range(1, s.laid + 1):
            if near & full & 1 << other and onward(s, ways, other, steps - 1, full):
                found |= 1 << other
    return found if steps > 0 else 0


@rule
def can_move(s: Monastery, colour: int, tile: int) -> bool:
    """Whether a monk on a tile has a legal step; the place that it leaves is room again."""
    ways = ways_of(s, colour)
    full = s.full & ~(1 << tile)
    if one_step_off(s, ways, tile) & ~full:
        return True
    return targets(s, ways, tile, s.steps, full) != 0


@rule
def monks_standing(s: Monastery, colour: int) -> int:
    """Y-42: in the whole monastery."""
    count = 0
    for tile in range(s.laid + 1):
        count += s.standing[tile, colour]
    return count
