"""What must hold after every decision of Monastery, whatever was played (section 11 of the rules)."""

from chapterhouse.games.monastery.actions import ASK_CELL, ASK_ROTATION, ASK_STEP, ASK_STRIP
from chapterhouse.games.monastery.monks import is_built, is_full
from chapterhouse.games.monastery.scoring import in_group_kind
from chapterhouse.games.monastery.state import (
    ABBEY,
    ABBEY_EDGES,
    ABBEY_HEIGHT,
    ABBEY_WIDTH,
    BLANK_EDGE,
    BLESSINGS,
    BOTH,
    BUILDING,
    COLOURS,
    COLUMNS,
    KEPT,
    MONK_SPACE,
    MONKS,
    NONE,
    OVER,
    PATH,
    PATH_EDGE,
    PHRASE,
    PLACING,
    RESTED,
    ROWS,
    SECRET_WAY,
    SIDES,
    SPENDING,
    TYPES,
    UNCOVERED,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.tiles import STEP_X, STEP_Y, across, cell_at, is_way
from chapterhouse.kernel.rule import rule

# -- counts -------------------------------------------------------------------------------


@rule
def tiles_fault(s: Monastery, b: Board) -> int:
    """Y-21: 49 tiles and a Secret Way each, in bag, hands and monastery; Y-41."""
    total = s.bag_size + s.laid
    for tile_type in range(SECRET_WAY):
        count = s.bag[tile_type]
        if count < 0:
            return 1
        for seat in range(s.players):
            if s.hand[seat, tile_type] < 0:
                return 2
            count += s.hand[seat, tile_type]
        for tile in range(1, s.laid + 1):
            count += 1 if s.kind[tile] == tile_type else 0
        if count != b.count[tile_type]:
            return 3
    for seat in range(s.players):
        total += s.held[seat]
        if hand_size(s, seat) != s.held[seat]:
            return 4
        if (s.hand[seat, SECRET_WAY] == 1) != (s.way[s.colour[seat]] == 0):
            return 5
    return 6 if s.bag[SECRET_WAY] != 0 or total != bag_at_start(b) + s.players else 0


@rule
def hand_size(s: Monastery, seat: int) -> int:
    """Tiles in a hand."""
    size = 0
    for tile_type in range(TYPES):
        size += s.hand[seat, tile_type]
    return size


@rule
def bag_at_start(b: Board) -> int:
    """Y-21."""
    size = 0
    for tile_type in range(TYPES):
        size += b.count[tile_type]
    return size


@rule
def blessings_fault(s: Monastery) -> int:
    """Y-15: twenty in all; Y-81."""
    total = s.supply
    for seat in range(s.players):
        total += s.blessings[seat]
        if not 0 <= s.usable[seat] <= s.blessings[seat]:
            return 10
        if s.usable[seat] > 0 and not BUILDING <= s.phase <= SPENDING:
            return 11
    for tile in range(s.laid + 1):
        total += s.lying[tile]
        if s.lying[tile] < 0:
            return 12
    return 13 if s.supply < 0 or total != BLESSINGS else 0


@rule
def letters_fault(s: Monastery, b: Board) -> int:
    """Y-84: for every letter as many on the grid as empty spaces showing it; Y-88."""
    left = 0
    for colour in range(COLOURS):
        covered = 0
        for place in range(PHRASE):
            covered += 1 if s.strip[colour, place] != UNCOVERED else 0
        if covered != s.covered[colour]:
            return 20
    for letter in range(1, MONK_SPACE):
        missing = 0
        for colour in range(COLOURS):
            for place in range(PHRASE):
                if s.seat_of[colour] != NONE and b.phrase[colour, place] == letter:
                    missing += 1 if s.strip[colour, place] == UNCOVERED else 0
        there = on_grid(s, letter)
        left += there
        if there + (1 if s.bought == letter else 0) != missing:
            return 21
    if (s.bought > 0) != (s.to_act >= 0 and s.ask == ASK_STRIP):
        return 22
    return 23 if left != s.letters_left else 0


@rule
def on_grid(s: Monastery, letter: int) -> int:
    """How often a letter lies on the grid, gold or black."""
    count = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            count += 1 if s.grid[row, column] in (letter, -letter) else 0
    return count


@rule
def monks_fault(s: Monastery, b: Board) -> int:
    """Y-12: five monks each, on the grid or in the monastery; Y-13: no tile holds more than its disc."""
    moving = 1 if s.moving != NONE or (s.entering != NONE and s.leaving == 0) else 0
    for colour in range(COLOURS):
        count = 0
        for column in range(COLUMNS):
            count += 1 if s.grid[colour, column] == MONK_SPACE else 0
        for tile in range(s.laid + 1):
            if s.standing[tile, colour] < 0 or s.praying[tile, colour] < 0:
                return 30
            count += s.standing[tile, colour] + s.praying[tile, colour]
        if moving and s.colour[s.to_act] == colour:
            count += 1
        if count != (0 if s.seat_of[colour] == NONE else MONKS):
            return 31
    for tile in range(s.laid + 1):
        found = crowd_fault(s, b, tile)
        if found:
            return found
    return 0


@rule
def crowd_fault(s: Monastery, b: Board, tile: int) -> int:
    """Y-13: who is there, and whether it is full; Y-71: nobody prays in the Abbey or on unbuilt tiles."""
    crowd, praying = 0, 0
    for colour in range(COLOURS):
        crowd += s.standing[tile, colour] + s.praying[tile, colour]
        praying += s.praying[tile, colour]
    if crowd != s.crowd[tile]:
        return 32
    if tile == ABBEY:
        return 33 if praying or is_full(s, tile) else 0
    room = b.disc[s.kind[tile]] if is_built(s, tile) else b.boxes[s.kind[tile]]
    if crowd > room or is_full(s, tile) != (crowd == room and room > 0):
        return 34
    if is_built(s, tile):
        return 0
    return 35 if praying else boxes_fault(s, b, tile)


@rule
def boxes_fault(s: Monastery, b: Board, tile: int) -> int:
    """Y-12: on an unbuilt tile every monk stands in a box."""
    for colour in range(COLOURS):
        count = 0
        for place in range(b.boxes[s.kind[tile]]):
            count += 1 if s.box[tile, place] == colour + 1 else 0
        if count != s.standing[tile, colour]:
            return 36
    for place in range(b.boxes[s.kind[tile]]):
        if s.box[tile, place] == 0 and s.mark[tile, place] != RESTED:
            return 37
        if s.mark[tile, place] not in (RESTED, KEPT) and s.phase != PLACING:
            return 38
    return 0


# -- the monastery ------------------------------------------------------------------------


@rule
def tile_near(s: Monastery, x: int, y: int) -> int:
    """Which tile covers a cell, by coordinates alone; NONE if none does."""
    if 0 <= x < ABBEY_WIDTH and 0 <= y < ABBEY_HEIGHT:
        return ABBEY
    for tile in range(1, s.laid + 1):
        if s.x[tile] == x and s.y[tile] == y:
            return tile
    return NONE


@rule
def edge_of(s: Monastery, b: Board, tile: int, side: int, x: int, y: int) -> int:
    """The edge that a tile turns to the cell beside it at (x, y)."""
    if tile != ABBEY:
        return b.edge[s.kind[tile], s.turn[tile], side]
    for c in range(ABBEY_EDGES):
        if ring_x(c) == x and ring_y(c) == y:
            return b.abbey_edge[c]
    return NONE


@rule
def ring_x(place: int) -> int:
    """Y-8: where the cells around the Abbey lie."""
    if place < ABBEY_WIDTH:
        return place
    if place < ABBEY_WIDTH + ABBEY_HEIGHT:
        return ABBEY_WIDTH
    return place - ABBEY_WIDTH - ABBEY_HEIGHT if place < ABBEY_EDGES - ABBEY_HEIGHT else -1


@rule
def ring_y(place: int) -> int:
    """Y-8."""
    if place < ABBEY_WIDTH:
        return -1
    if place < ABBEY_WIDTH + ABBEY_HEIGHT:
        return place - ABBEY_WIDTH
    return ABBEY_HEIGHT if place < ABBEY_EDGES - ABBEY_HEIGHT else place - ABBEY_EDGES + ABBEY_HEIGHT


@rule
def contact_fault(s: Monastery, b: Board, tile: int, side: int) -> int:
    """Y-9, Y-10, Y-34, Y-36 at one side of a laid tile."""
    x, y = s.x[tile] + STEP_X[side], s.y[tile] + STEP_Y[side]
    other = tile_near(s, x, y)
    if other != s.beside[tile, side]:
        return 40
    if other == NONE:
        return 41 if cell_at(s, x, y) == NONE else 0
    mine = b.edge[s.kind[tile], s.turn[tile], side]
    theirs = edge_of(s, b, other, across(side), s.x[tile], s.y[tile])
    if (mine, theirs) == (PATH_EDGE, BLANK_EDGE) or (mine, theirs) == (BLANK_EDGE, PATH_EDGE):
        return 42
    linked = is_way(mine) and is_way(theirs)
    if linked != (s.linked[tile] >> other & 1 == 1) or linked != (s.linked[other] >> tile & 1 == 1):
        return 43
    colours, near = b.colours[s.kind[tile]], b.colours[s.kind[other]]
    if colours != BOTH and near != BOTH and colours | near == BOTH:
        return 44
    return 0


@rule
def group_fault(s: Monastery, b: Board, tile: int) -> int:
    """Y-37, Y-38: labels, sizes and limits."""
    if not in_group_kind(s, b, tile):
        return 50 if s.group[tile] else 0
    kind, size = b.kind[s.kind[tile]], 0
    for other in range(1, s.laid + 1):
        size += 1 if s.group[other] == s.group[tile] else 0
    if size != s.group_size[s.group[tile]] or size > b.group_limit[kind]:
        return 51
    for side in range(SIDES):
        other = s.beside[tile, side]
        if other > ABBEY and b.kind[s.kind[other]] == kind:
            joined = kind != PATH or s.linked[tile] >> other & 1 == 1
            if joined and s.group[other] != s.group[tile]:
                return 52
    return 0


@rule
def monastery_fault(s: Monastery, b: Board) -> int:
    """Y-8: every tile, and the empty cells around them."""
    for tile in range(1, s.laid + 1):
        for side in range(SIDES):
            found = contact_fault(s, b, tile, side)
            if found:
                return found
        found = group_fault(s, b, tile)
        if found:
            return found
    for c in range(s.cells):
        found = cell_fault(s, b, c)
        if found:
            return found
    return 0


@rule
def cell_fault(s: Monastery, b: Board, c: int) -> int:
    """What an empty cell keeps of its surroundings; Y-32."""
    if tile_near(s, s.cell_x[c], s.cell_y[c]) != NONE:
        return 60
    if c > 0 and s.cell_place[c - 1] >= s.cell_place[c]:
        return 61
    frame, colours, ready = 0, 0, 0
    for side in range(SIDES):
        tile = tile_near(s, s.cell_x[c] + STEP_X[side], s.cell_y[c] + STEP_Y[side])
        if tile != s.cell_beside[c, side]:
            return 62
        if tile != NONE:
            frame |= edge_of(s, b, tile, across(side), s.cell_x[c], s.cell_y[c]) << 2 * side
            own = b.colours[s.kind[tile]]
            colours |= own if own != BOTH else 0
            ready |= (s.built | s.full) >> tile & 1
    return 63 if (frame, colours, ready) != (s.cell_frame[c], s.cell_colours[c], s.cell_ready[c]) else 0


# -- the course ---------------------------------------------------------------------------


@rule
def course_fault(s: Monastery) -> int:
    """Questions are half done exactly between their decisions; Y-62: outside a Scoring half no unbuilt
    tile of a finished one is full; Y-65."""
    running = s.to_act >= 0
    if (s.phase == OVER) == running or (s.ending != 0) == running:
        return 70
    laying = running and s.ask in (ASK_CELL, ASK_ROTATION)
    if (s.laying > 0) != laying or (s.cell > 0) != (running and s.ask == ASK_ROTATION):
        return 71
    if (s.moving != NONE) != (running and s.ask == ASK_STEP):
        return 72
    scoring = BUILDING <= s.phase <= SPENDING
    if not scoring and (s.points or s.used or s.just_built):
        return 73
    if s.just_built & ~s.built:
        return 74
    return 75 if not scoring and s.phase != PLACING and s.full & ~s.built else 0


@rule
def fault(s: Monastery, b: Board) -> int:
    """0, or the number of a broken invariant."""
    found = tiles_fault(s, b)
    found = found if found else blessings_fault(s)
    found = found if found else letters_fault(s, b)
    found = found if found else monks_fault(s, b)
    found = found if found else monastery_fault(s, b)
    return found if found else course_fault(s)
