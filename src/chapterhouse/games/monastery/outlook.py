"""What a position promises: points that the next Scoring will bring as things stand, monks and tiles that
are of use later. `worth` is in quarters of a testament point."""

from chapterhouse.games.monastery.monks import is_built, is_full
from chapterhouse.games.monastery.scoring import (
    blessings_for,
    building_points,
    golden,
    penalty,
    points,
    prayer_points,
    tile_work,
    workplace,
)
from chapterhouse.games.monastery.state import (
    ABBEY,
    COLOURS,
    COLUMNS,
    GROUP_KINDS,
    HARD_WORK,
    MONK_SPACE,
    MONKS,
    PLACING,
    SPACES,
    SPENDING,
    START,
    STUDY,
    Board,
    Monastery,
)
from chapterhouse.kernel.rule import rule

# Of a testament point.
QUARTERS = 4
# Quarters: a gold letter, and a point that is still to be scored (letters cost five points each).
GOLD_WORTH = 12
POINT_WORTH = 3
ENOUGH_OPENINGS = 12
# Rounds of a day in which tiles are laid.
LAYING_ROUNDS = 6
ALL_ROUNDS = 2 * LAYING_ROUNDS


@rule
def rounds_left(s: Monastery, b: Board) -> int:
    """Study and hard work rounds after the running one."""
    count = (b.days - s.day) * LAYING_ROUNDS
    for space in range(s.space + 1, SPACES):
        if b.round_kind[space] in (STUDY, HARD_WORK):
            count += 1
    return count


@rule
def rounds_to_rise(s: Monastery, b: Board) -> int:
    """Y-73: rounds for which a monk that is set praying now is missed."""
    count = 0
    space = s.space + 1
    while space < SPACES and b.round_kind[space] in (STUDY, HARD_WORK):
        count += 1
        space += 1
    return count


@rule
def prayer_gain(s: Monastery, b: Board, tile: int) -> int:
    """Points for a prayer, less the rounds that the monk is missed."""
    return prayer_points(s, b, tile) - rounds_to_rise(s, b)


@rule
def can_pray(s: Monastery, b: Board, colour: int, tile: int) -> bool:
    """Y-71, for a monk that stands alone."""
    return s.crowd[tile] == 1 and s.standing[tile, colour] == 1 and not s.just_built >> tile & 1


@rule
def next_scoring(s: Monastery, b: Board, colour: int) -> int:
    """Points of this round's Scoring, if nobody moved any more."""
    season = b.round_kind[s.space]
    total, prayer = 0, 0
    for tile in range(s.laid + 1):
        if s.standing[tile, colour] == 0:
            continue
        if not is_built(s, tile):
            if is_full(s, tile):
                total += building_points(s, b, colour, tile) + 1
            continue
        here = tile_work(s, tile, season) if workplace(s, b, tile, season) else 0
        total += here
        if tile != ABBEY and can_pray(s, b, colour, tile):
            gain = prayer_gain(s, b, tile) - here
            prayer = gain if gain > prayer else prayer
    return total + prayer


@rule
def open_boxes(s: Monastery, b: Board, tile: int) -> int:
    """How many boxes of an unbuilt tile are empty."""
    return b.boxes[s.kind[tile]] - s.crowd[tile]


@rule
def neighbours_of(s: Monastery, colour: int, tile: int) -> int:
    """Own monks that are one step away, on tiles that may be left."""
    count = 0
    for other in range(s.laid + 1):
        if s.linked[tile] >> other & 1 and is_built(s, other):
            count += s.standing[other, colour]
    return count


@rule
def promise(s: Monastery, b: Board, colour: int, tile: int, monks: int) -> int:
    """Quarters for an unbuilt tile that is not full: the nearer its building by own monks, the more."""
    own, rest, mine = 0, 0, s.standing[tile, colour]
    for place in range(b.boxes[s.kind[tile]]):
        if s.box[tile, place] == colour + 1:
            own += b.box[s.kind[tile], place]
        elif s.box[tile, place] == 0:
            rest += b.box[s.kind[tile], place]
    empty = open_boxes(s, b, tile)
    if s.linked[tile] & (s.built | s.full) == 0 or empty > monks:
        return own - empty
    if b.kind[s.kind[tile]] < GROUP_KINDS:
        rest += 1
    near = neighbours_of(s, colour, tile)
    full = POINT_WORTH * (own + rest) * (mine + 1) // (mine + empty + 1)
    return full + (near if near < empty else empty)


@rule
def promises(s: Monastery, b: Board, colour: int) -> int:
    """Quarters for all unbuilt tiles, and for monks that stand on built ones."""
    free, total = 0, 0
    for tile in range(s.laid + 1):
        if is_built(s, tile):
            free += s.standing[tile, colour]
            if tile != ABBEY and s.standing[tile, colour] > 0:
                total += 1
    if s.phase == PLACING and s.colour[s.active] == colour and s.steps < free:
        free = s.steps
    for tile in range(1, s.laid + 1):
        if not is_built(s, tile) and not is_full(s, tile):
            total += promise(s, b, colour, tile, free)
    return total


@rule
def openings(s: Monastery) -> int:
    """Empty cells to which a way leads and beside which tiles may be laid: few are soon none (Y-97)."""
    count = 0
    for c in range(s.cells):
        if s.cell_ready[c]:
            ways = s.cell_frame[c] ^ s.cell_frame[c] >> 1
            count += 1 if ways & 0b01010101 else 0
    return count if count < ENOUGH_OPENINGS else ENOUGH_OPENINGS


@rule
def recruits(s: Monastery, colour: int) -> int:
    """Own monks that are in the monastery."""
    waiting = 0
    for column in range(COLUMNS):
        waiting += 1 if s.grid[colour, column] == MONK_SPACE else 0
    return MONKS - waiting


@rule
def to_come(s: Monastery, seat: int) -> bool:
    """Whether the seat has yet to score in this round."""
    if s.phase == PLACING:
        return True
    if s.phase > SPENDING or s.phase == START:
        return False
    ahead = (s.colour[seat] - s.colour[s.first]) % COLOURS
    return ahead > (s.colour[s.active] - s.colour[s.first]) % COLOURS


@rule
def purse(s: Monastery, seat: int) -> int:
    """Quarters for points that are not spent yet: blessings they would leave (Y-89)."""
    return QUARTERS * blessings_for(s.points) if s.active == seat else 0


@rule
def worth(s: Monastery, b: Board, seat: int) -> int:
    """Quarters of testament points: those that are sure, and what the position promises."""
    if s.to_act < 0:
        return QUARTERS * points(s, b, seat)
    colour = s.colour[seat]
    left = rounds_left(s, b)
    total = GOLD_WORTH * golden(s, colour) + QUARTERS * s.blessings[seat] + purse(s, seat)
    total -= penalty(s, b, seat) * QUARTERS * (ALL_ROUNDS - left) // ALL_ROUNDS
    total += recruits(s, colour) * left * 2
    if to_come(s, seat):
        total += POINT_WORTH * next_scoring(s, b, colour)
    return total + promises(s, b, colour) + 2 * openings(s)
