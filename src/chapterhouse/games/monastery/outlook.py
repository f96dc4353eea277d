"""What a position promises: points that the next Scoring will bring as things stand, monks and tiles that
are of use later. `worth` is in quarters of a testament point."""

from chapterhouse.games.monastery.monks import is_built, is_full, monks_standing, ways_of
from chapterhouse.games.monastery.scoring import (
    blessings_for,
    building_points,
    cluster,
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
    PHRASE,
    PLACING,
    ROWS,
    SPACES,
    SPENDING,
    START,
    STUDY,
    UNCOVERED,
    Board,
    Monastery,
)
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule

# Of a testament point.
QUARTERS = 4
# Quarters: a gold letter, and a point that is still to be scored (letters cost five points each).
GOLD_WORTH = 12
POINT_WORTH = 3
# Quarters for a monk in a round to come.
MONK_ROUND = 2
ENOUGH_OPENINGS = 12
# Steps that are not made for a box.
FAR = 7
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
def steps_to_fill(s: Monastery, colour: int, tile: int, empty: int, running: bool) -> int:
    """Y-44 to Y-53: steps that bring the nearest own monks into so many boxes of a tile; FAR for each that
    is missing. While the turn is running monks stay in the boxes that they have taken."""
    ways = ways_of(s, colour)
    settled = s.built | s.full
    free = s.built if running else s.built | ~s.full
    seen = 1 << tile
    edge, cost = s.linked[tile], 0
    if ways & seen:
        edge = ~0
    for steps in range(1, FAR):
        reach = 0
        if edge & ways:
            edge = ~0
        for other in range(s.laid + 1):
            if edge & ~seen & 1 << other:
                if free >> other & 1 and s.standing[other, colour] > 0:
                    come = s.standing[other, colour] if s.standing[other, colour] < empty else empty
                    cost += steps * come
                    empty -= come
                if settled >> other & 1:
                    reach |= s.linked[other]
        seen |= edge
        edge = reach & ~seen
        if empty == 0 or edge == 0:
            break
    return cost + FAR * empty


@rule
def filling(s: Monastery, b: Board, colour: int, tile: int) -> int:
    """Y-61, Y-67: points that an unbuilt tile will bring if own monks take all empty boxes."""
    points = 0
    for place in range(b.boxes[s.kind[tile]]):
        if s.box[tile, place] in (0, colour + 1):
            points += b.box[s.kind[tile], place]
    if b.kind[s.kind[tile]] < GROUP_KINDS:
        points *= bits(cluster(s, b, tile, s.built))
    return points


@rule
def promise(s: Monastery, b: Board, colour: int, tile: int, running: bool, monks: int) -> int:
    """Quarters for an unbuilt tile that is not full: sure in this turn, likely in the next, else little."""
    empty, mine = open_boxes(s, b, tile), s.standing[tile, colour]
    if empty > monks:
        return 0
    cost = steps_to_fill(s, colour, tile, empty, running)
    gain = POINT_WORTH * filling(s, b, colour, tile) + POINT_WORTH - MONK_ROUND * empty
    if running and cost <= s.steps:
        return gain - cost // 2
    if cost <= 2 * monks:
        return (gain - cost // 2) // 2
    return gain * (mine + 1) // (4 * (mine + empty))


@rule
def promises(s: Monastery, b: Board, colour: int, monks: int) -> int:
    """Quarters for all unbuilt tiles: steps are enough for the best one, the rest is hope."""
    running = s.phase == PLACING and s.colour[s.active] == colour and s.encouraged == 0
    best, total = 0, 0
    for tile in range(1, s.laid + 1):
        if not is_built(s, tile) and not is_full(s, tile):
            hope = promise(s, b, colour, tile, running, monks)
            total += hope
            best = hope if hope > best else best
    return best + (total - best) // 4


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
def service(s: Monastery, b: Board, colour: int, left: int) -> int:
    """Rounds in which own monks will be of use, all together: those who pray rest until Mass."""
    rest, total = rounds_to_rise(s, b), 0
    for tile in range(s.laid + 1):
        total += s.standing[tile, colour] * left + s.praying[tile, colour] * (left - rest)
    return total


@rule
def cheapest(s: Monastery, b: Board, letter: int) -> int:
    """The lowest price of a letter on the grid."""
    low = b.cost[COLUMNS - 1]
    for row in range(ROWS):
        for column in range(COLUMNS):
            if (s.grid[row, column] == letter or s.grid[row, column] == -letter) and b.cost[column] < low:
                low = b.cost[column]
    return low


@rule
def still_to_buy(s: Monastery, b: Board, colour: int, left: int) -> int:
    """Quarters for the spaces of the own phrase that are empty: the cheaper the letter, the more."""
    if left == 0:
        return 0
    total = 0
    for place in range(PHRASE):
        if s.strip[colour, place] == UNCOVERED:
            gain = 2 * GOLD_WORTH - 3 * cheapest(s, b, b.phrase[colour, place])
            total += gain if gain > 0 else 0
    return total * 3 * (left if left < 4 else 4) // 40


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
    """Quarters for points that are not spent yet: blessings they would leave (Y-89), or what they buy."""
    if s.active != seat:
        return 0
    left = QUARTERS * blessings_for(s.points)
    return left if left > 2 * s.points else 2 * s.points


@rule
def worth(s: Monastery, b: Board, seat: int) -> int:
    """Quarters of testament points: those that are sure, and what the position promises."""
    if s.to_act < 0:
        return QUARTERS * points(s, b, seat)
    colour = s.colour[seat]
    left = rounds_left(s, b)
    total = GOLD_WORTH * golden(s, colour) + QUARTERS * s.blessings[seat] + purse(s, seat)
    total -= penalty(s, b, seat) * QUARTERS * (ALL_ROUNDS - left) // ALL_ROUNDS
    total += service(s, b, colour, left) * MONK_ROUND + still_to_buy(s, b, colour, left)
    if to_come(s, seat):
        total += POINT_WORTH * next_scoring(s, b, colour)
    if left > 0 or s.phase == PLACING:
        total += promises(s, b, colour, monks_standing(s, colour))
    return total + 2 * openings(s)
