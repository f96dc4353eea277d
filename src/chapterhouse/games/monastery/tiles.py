"""The monastery as it grows: empty cells, laying a tile, groups (Y-8 to Y-10, Y-31 to Y-38, Y-119).

Every empty cell keeps what lies around it, so that a tile's fit is looked up and not worked out: the
frame of edges, the colours beside it, whether something built or full is there. A cell is named by
the lowest tile beside it, and new tiles have the highest number: the list stays in order by itself.
"""

from chapterhouse.games.monastery.reasons import (
    DEAD_END,
    GREY_BESIDE_BROWN,
    GROUP_LIMIT,
    NO_CELL,
    SAME_ROTATION,
    UNCONNECTED,
    UNSUPPORTED,
)
from chapterhouse.games.monastery.state import (
    ABBEY,
    ABBEY_EDGES,
    ABBEY_HEIGHT,
    ABBEY_TYPE,
    ABBEY_WIDTH,
    BLANK_EDGE,
    BOTH,
    EAST,
    FEATURE,
    GATE_EDGE,
    GROUP_KINDS,
    LAID_EVENT,
    NONE,
    NORTH,
    PATH,
    PATH_EDGE,
    SECRET_WAY,
    SIDES,
    SOUTH,
    WEST,
    Board,
    Monastery,
)
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# One step to each side; y grows southwards.
STEP_X = (0, 1, 0, -1)
STEP_Y = (-1, 0, 1, 0)
ALL_TURNS = (1 << SIDES) - 1


@rule(inline=True)
def is_way(edge: int) -> bool:
    """Y-10: monks pass paths and gates."""
    return edge in (PATH_EDGE, GATE_EDGE)


@rule(inline=True)
def across(side: int) -> int:
    """The side at which a neighbour sees us."""
    return (side + 2) % SIDES


# -- empty cells --------------------------------------------------------------------------


@rule
def cell_at(s: Monastery, x: int, y: int) -> int:
    """Which empty cell lies there; NONE if none does."""
    for c in range(s.cells):
        if s.cell_x[c] == x and s.cell_y[c] == y:
            return c
    return NONE


@rule
def cell_named(s: Monastery, place: int) -> int:
    """Which empty cell has this place in the vocabulary; NONE if none has."""
    for c in range(s.cells):
        if s.cell_place[c] == place:
            return c
    return NONE


@rule
def add_cell(s: Monastery, place: int, x: int, y: int) -> int:
    """A new empty cell at the end of the list."""
    c = s.cells
    s.cells += 1
    s.cell_place[c] = place
    s.cell_x[c] = x
    s.cell_y[c] = y
    for side in range(SIDES):
        s.cell_beside[c, side] = NONE
    return c


@rule
def join_cell(s: Monastery, b: Board, c: int, side: int, tile: int, edge: int) -> None:
    """A tile lies at a side of an empty cell, turning this edge to it (Y-34, Y-36); a feature carries, too,
    being built (Y-32, G-16)."""
    s.cell_beside[c, side] = tile
    s.cell_frame[c] |= edge << 2 * side
    colours = b.colours[s.kind[tile]]
    if colours != BOTH:
        s.cell_colours[c] |= colours
    if (s.built | s.full) >> tile & 1:
        s.cell_ready[c] = 1


@rule
def remove_cell(s: Monastery, c: int) -> None:
    """A cell is covered; those after it move up."""
    s.cells -= 1
    for at in range(c, s.cells):
        s.cell_place[at] = s.cell_place[at + 1]
        s.cell_x[at] = s.cell_x[at + 1]
        s.cell_y[at] = s.cell_y[at + 1]
        s.cell_frame[at] = s.cell_frame[at + 1]
        s.cell_colours[at] = s.cell_colours[at + 1]
        s.cell_ready[at] = s.cell_ready[at + 1]
        for side in range(SIDES):
            s.cell_beside[at, side] = s.cell_beside[at + 1, side]
    wipe_cell(s, s.cells)


@rule
def wipe_cell(s: Monastery, c: int) -> None:
    """What is no longer needed is zero, so that equal positions have equal bytes."""
    s.cell_place[c] = 0
    s.cell_x[c] = 0
    s.cell_y[c] = 0
    s.cell_frame[c] = 0
    s.cell_colours[c] = 0
    s.cell_ready[c] = 0
    for side in range(SIDES):
        s.cell_beside[c, side] = 0


@rule
def make_ready(s: Monastery, tile: int) -> None:
    """Y-32: a tile has become full or built, so tiles may be laid beside it. It stays so: a full tile
    is built in the same round (Y-62)."""
    for side in range(SIDES):
        if s.beside[tile, side] == NONE:
            s.cell_ready[cell_at(s, s.x[tile] + STEP_X[side], s.y[tile] + STEP_Y[side])] = 1


# -- the Abbey ----------------------------------------------------------------------------


@rule
def lay_abbey(s: Monastery, b: Board) -> None:
    """Y-8, Y-11, Y-17: tile 0, built, with ten cells around it (N, E, S, W)."""
    s.kind[ABBEY] = ABBEY_TYPE
    s.built = 1
    for i in range(ABBEY_WIDTH):
        ring_cell(s, b, i, i, -1, SOUTH)
    for i in range(ABBEY_HEIGHT):
        ring_cell(s, b, ABBEY_WIDTH + i, ABBEY_WIDTH, i, WEST)
    for i in range(ABBEY_WIDTH):
        ring_cell(s, b, ABBEY_WIDTH + ABBEY_HEIGHT + i, i, ABBEY_HEIGHT, NORTH)
    for i in range(ABBEY_HEIGHT):
        ring_cell(s, b, ABBEY_EDGES - ABBEY_HEIGHT + i, -1, i, EAST)


@rule
def ring_cell(s: Monastery, b: Board, place: int, x: int, y: int, side: int) -> None:
    """A cell of which the Abbey lies at a side."""
    s.abbey_beside[place] = NONE
    join_cell(s, b, add_cell(s, place, x, y), side, ABBEY, b.abbey_edge[place])


# -- where a tile may be laid (Y-32 to Y-37) ----------------------------------------------


@rule
def group_of(s: Monastery, b: Board, kind: int, tile: int, edge: int, other: int) -> int:
    """Y-38: the group that a tile of this kind joins over one side; 0 if none. Paths need a
    connection."""
    if tile <= ABBEY or b.kind[s.kind[tile]] != kind:
        return 0
    if kind == PATH and not (is_way(edge) and is_way(other)):
        return 0
    return s.group[tile]


@rule
def joined_size(s: Monastery, b: Board, tile_type: int, c: int, turn: int) -> int:
    """Y-37: how many tiles the group would have."""
    kind = b.kind[tile_type]
    size, first, second, third = 1, 0, 0, 0
    for side in range(SIDES):
        other = s.cell_frame[c] >> 2 * side & 3
        label = group_of(s, b, kind, s.cell_beside[c, side], b.edge[tile_type, turn, side], other)
        if label > 0 and label != first and label != second and label != third:
            size += s.group_size[label]
            third = second
            second = first
            first = label
    return size


@rule
def within_limit(s: Monastery, b: Board, tile_type: int, c: int, turns: int) -> int:
    """Y-37: the rotations that keep the group within its limit."""
    kept = 0
    limit = b.group_limit[b.kind[tile_type]]
    for turn in range(SIDES):
        if turns >> turn & 1 and joined_size(s, b, tile_type, c, turn) <= limit:
            kept |= 1 << turn
    return kept


@rule(inline=True)
def turns_at(s: Monastery, b: Board, tile_type: int, c: int) -> int:
    """The legal rotations of a type on an empty cell, as a mask (Y-32 to Y-37)."""
    turns = b.fits[tile_type, s.cell_frame[c]]
    if s.cell_ready[c] == 0 or s.cell_colours[c] & b.shuns[tile_type]:
        return 0
    if turns and b.kind[tile_type] < GROUP_KINDS:
        return within_limit(s, b, tile_type, c, turns)
    return turns


@rule
def placeable(s: Monastery, b: Board, tile_type: int) -> bool:
    """Y-99, Y-112: whether any empty cell takes a tile of this type."""
    for c in range(s.cells):
        if turns_at(s, b, tile_type, c):
            return True
    return False


@rule
def frame_reason(s: Monastery, b: Board, tile_type: int, turns: int, c: int) -> int:
    """Why none of these rotations agrees with what lies around: a dead end in all (Y-34), or nothing to
    connect with (Y-33)."""
    for turn in range(SIDES):
        dead = False
        for side in range(SIDES):
            edge, other = b.edge[tile_type, turn, side], s.cell_frame[c] >> 2 * side & 3
            if (edge == PATH_EDGE and other == BLANK_EDGE) or (edge == BLANK_EDGE and other == PATH_EDGE):
                dead = True
        if turns >> turn & 1 and not dead:
            return UNCONNECTED
    return DEAD_END


@rule
def cell_reason(s: Monastery, b: Board, tile_type: int, place: int) -> int:
    """`cell`: an empty cell with a legal rotation."""
    c = cell_named(s, place)
    if c == NONE:
        return NO_CELL
    if turns_at(s, b, tile_type, c):
        return LEGAL
    if s.cell_ready[c] == 0:
        return UNSUPPORTED
    if s.cell_colours[c] & b.shuns[tile_type]:
        return GREY_BESIDE_BROWN
    if b.fits[tile_type, s.cell_frame[c]]:
        return GROUP_LIMIT
    return frame_reason(s, b, tile_type, ALL_TURNS, c)


@rule
def rotation_reason(s: Monastery, b: Board, tile_type: int, place: int, turn: int) -> int:
    """`rotation`: legal and distinct on the cell chosen."""
    c = cell_named(s, place)
    if turns_at(s, b, tile_type, c) >> turn & 1:
        return LEGAL
    if not b.rotations[tile_type] >> turn & 1:
        return SAME_ROTATION
    if b.fits[tile_type, s.cell_frame[c]] >> turn & 1:
        return GROUP_LIMIT
    return frame_reason(s, b, tile_type, 1 << turn, c)


# -- laying a tile ------------------------------------------------------------------------


@rule
def lay(s: Monastery, b: Board, colour: int, tile_type: int, place: int, turn: int, j: Journal) -> int:
    """Y-31: unbuilt side up; Y-119: features are built at once. Returns the tile's number."""
    c = cell_named(s, place)
    s.laid += 1
    tile = s.laid
    s.kind[tile] = tile_type
    s.turn[tile] = turn
    s.x[tile] = s.cell_x[c]
    s.y[tile] = s.cell_y[c]
    if b.kind[tile_type] == FEATURE:
        s.built |= 1 << tile
    if b.icon[tile_type] != NONE:
        s.icon[b.icon[tile_type]] = tile
    if tile_type == SECRET_WAY:
        s.way[colour] = tile
    join_tiles(s, b, tile, c)
    remove_cell(s, c)
    open_cells(s, b, tile)
    note(j, LAID_EVENT, s.seat_of[colour], tile, tile_type)
    return tile


@rule
def join_tiles(s: Monastery, b: Board, tile: int, c: int) -> None:
    """Neighbours and connections of a new tile (Y-9, Y-10), and its group (Y-38)."""
    tile_type, turn = s.kind[tile], s.turn[tile]
    kind = b.kind[tile_type]
    if kind < GROUP_KINDS:
        s.group[tile] = tile
        s.group_size[tile] = 1
    for side in range(SIDES):
        other = s.cell_beside[c, side]
        s.beside[tile, side] = other
        if other != NONE:
            meet(s, tile, other, side, s.cell_place[c])
            mine, theirs = b.edge[tile_type, turn, side], s.cell_frame[c] >> 2 * side & 3
            if is_way(mine) and is_way(theirs):
                s.linked[tile] |= 1 << other
                s.linked[other] |= 1 << tile
            if kind < GROUP_KINDS:
                merge(s, tile, group_of(s, b, kind, other, mine, theirs))


@rule
def meet(s: Monastery, tile: int, other: int, side: int, place: int) -> None:
    """The neighbour learns of the new tile; a cell that touches the Abbey is named by it."""
    if other == ABBEY:
        s.abbey_beside[place] = tile
    else:
        s.beside[other, across(side)] = tile


@rule
def merge(s: Monastery, tile: int, label: int) -> None:
    """Y-38: the tile's group and another one become one; its label is the lower of the two."""
    mine = s.group[tile]
    if label == 0 or label == mine:
        return
    low, high = (label, mine) if label < mine else (mine, label)
    for t in range(1, s.laid + 1):
        if s.group[t] == high:
            s.group[t] = low
    s.group_size[low] += s.group_size[high]
    s.group_size[high] = 0


@rule
def open_cells(s: Monastery, b: Board, tile: int) -> None:
    """The empty cells around a new tile, known ones and new ones."""
    for side in range(SIDES):
        if s.beside[tile, side] == NONE:
            x, y = s.x[tile] + STEP_X[side], s.y[tile] + STEP_Y[side]
            c = cell_at(s, x, y)
            if c == NONE:
                c = add_cell(s, ABBEY_EDGES + (tile - 1) * SIDES + side, x, y)
            join_cell(s, b, c, across(side), tile, b.edge[s.kind[tile], s.turn[tile], side])


@rule
def neighbours(s: Monastery, tile: int) -> int:
    """Y-120: how many tiles a tile touches; the Abbey touches it on one side only (G-18)."""
    count = 0
    for side in range(SIDES):
        if s.beside[tile, side] != NONE:
            count += 1
    return count
