"""Monastery's deal (Y-17 to Y-24, Y-129), and what a seat cannot know, dealt anew.

Options in: a colour for each seat (-1: drawn), then pairs, simplified, Secret Way must be built, kind of
start, vow of silence.
"""

from chapterhouse.games.monastery.actions import ASK_RETURN
from chapterhouse.games.monastery.course import next_round
from chapterhouse.games.monastery.deeds import RETURNED_AT_START
from chapterhouse.games.monastery.state import (
    ABBEY,
    BLESSINGS,
    BUILDING,
    CLASSES,
    COLOUR_EVENT,
    COLOURS,
    COLUMNS,
    DRAW_SIX,
    FIXED_TILES,
    NONE,
    PHRASE,
    ROUND_EVENT,
    SEATS,
    SECRET_WAY,
    SPENDING,
    START,
    START_TILE_EVENT,
    TYPES,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.table import draw_round, next_seat, pick_tile, take_tile
from chapterhouse.games.monastery.tiles import lay_abbey
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.journal import Journal, begin, note, put
from chapterhouse.kernel.rule import rule

# Tiles drawn with the option `draw_six_keep_three` (Y-129).
SIX = 6
# Nobody is imagined to hold more blessings than this.
MANY_BLESSINGS = 6

# -- the deal -----------------------------------------------------------------------------


@rule
def draw_colours(s: Monastery, options: Vec, j: Journal) -> None:
    """Y-18: a colour for each seat, drawn from those left unless they are chosen."""
    left = (1 << COLOURS) - 1
    for colour in range(COLOURS):
        s.seat_of[colour] = NONE
    for seat in range(s.players):
        colour = options[seat]
        if colour < 0:
            colour = nth_colour(left, below(s.rng, COLOURS - seat))
            note(j, COLOUR_EVENT, seat, colour, left)
        left &= ~(1 << colour)
        s.colour[seat] = colour
        s.seat_of[colour] = seat


@rule
def nth_colour(left: int, n: int) -> int:
    """The n-th colour of a mask, from 0."""
    for colour in range(COLOURS):
        if left >> colour & 1:
            if n == 0:
                return colour
            n -= 1
    return NONE


@rule
def equip(s: Monastery, b: Board, seat: int) -> None:
    """Y-19, Y-20: Secret Way, a monk in the Abbey, letters and monks of the own row."""
    colour = s.colour[seat]
    s.hand[seat, SECRET_WAY] = 1
    s.held[seat] = 1
    s.standing[ABBEY, colour] = 1
    s.crowd[ABBEY] += 1
    s.letters_left += PHRASE
    for column in range(COLUMNS):
        s.grid[colour, column] = b.grid[colour, column]


@rule
def fill_bag(s: Monastery, b: Board) -> None:
    """Y-21."""
    for tile_type in range(TYPES):
        s.bag[tile_type] = b.count[tile_type]
        s.bag_size += b.count[tile_type]


@rule
def first_abbot(s: Monastery) -> int:
    """Y-23: the player whose row is nearest the top."""
    for colour in range(COLOURS):
        if s.seat_of[colour] != NONE:
            return s.seat_of[colour]
    return NONE


@rule
def deal(s: Monastery, b: Board, options: Vec, j: Journal) -> None:
    """Y-17 to Y-24; Y-22: nobody starts with a blessing."""
    s.pairs = options[SEATS]
    s.simplified = options[SEATS + 1]
    s.way_needs_built = options[SEATS + 2]
    s.vow = options[SEATS + 4]
    s.moving = NONE
    s.entering = NONE
    s.day = 1
    s.supply = BLESSINGS
    draw_colours(s, options, j)
    lay_abbey(s, b)
    fill_bag(s, b)
    for seat in range(s.players):
        equip(s, b, seat)
    s.abbot = first_abbot(s)
    s.first = s.abbot
    s.active = s.abbot
    note(j, ROUND_EVENT, s.day, s.space, s.abbot)
    first_tiles(s, b, options[SEATS + 3], j)


@rule
def first_tiles(s: Monastery, b: Board, start: int, j: Journal) -> None:
    """Y-24 (G-4); Y-129, Y-129a."""
    if start == FIXED_TILES:
        deal_fixed(s, b, j)
        next_round(s, b, j)
    elif start == DRAW_SIX:
        draw_round(s, b, SIX, j)
        s.phase = START
        s.to_act = s.abbot
        s.to_return = RETURNED_AT_START
        s.ask = ASK_RETURN
    else:
        draw_round(s, b, b.tiles_drawn[0], j)
        next_round(s, b, j)


@rule
def deal_fixed(s: Monastery, b: Board, j: Journal) -> None:
    """Y-129a (G-42): in order from the Abbot one tile of each class."""
    seat = s.abbot
    for _ in range(s.players):
        for start_class in range(CLASSES):
            tile_type = pick_tile(s, b, 1 << start_class)
            begin(j, START_TILE_EVENT)
            put(j, seat)
            put(j, tile_type)
            put(j, start_class)
            for other in range(TYPES):
                put(j, s.bag[other] if b.start_class[other] >> start_class & 1 else 0)
            take_tile(s, seat, tile_type)
        seat = next_seat(s, seat)


# -- imagined worlds ----------------------------------------------------------------------


@rule
def redeal(s: Monastery, b: Board, seat: int) -> None:
    """Y-4: hands of the others, the bag, and their blessings, consistently with what the seat sees."""
    collect_tiles(s, b, seat)
    first = s.to_act if s.to_act >= 0 else 0  # he may be laying a tile that all have heard of
    for i in range(s.players):
        other = (first + i) % s.players
        if other != seat:
            deal_hand(s, other)
    deal_blessings(s, seat)


@rule
def collect_tiles(s: Monastery, b: Board, seat: int) -> None:
    """Into the bag: all tiles that are neither laid nor in the own hand."""
    for tile_type in range(TYPES):
        s.bag[tile_type] = b.count[tile_type]
        if tile_type != SECRET_WAY:
            s.bag[tile_type] -= s.hand[seat, tile_type]
    for tile in range(1, s.laid + 1):
        if s.kind[tile] != SECRET_WAY:
            s.bag[s.kind[tile]] -= 1


@rule
def deal_hand(s: Monastery, seat: int) -> None:
    """A hand of the known size: the Secret Way if it is not laid, the tile that is being laid, the rest
    at random."""
    left = s.held[seat]
    for tile_type in range(TYPES):
        s.hand[seat, tile_type] = 0
    if s.way[s.colour[seat]] == 0:
        s.hand[seat, SECRET_WAY] = 1
        left -= 1
    if s.to_act == seat and s.laying > 0 and s.laying - 1 != SECRET_WAY:
        s.hand[seat, s.laying - 1] = 1
        s.bag[s.laying - 1] -= 1
        left -= 1
    for _ in range(left):
        tile_type = any_of_bag(s)
        s.hand[seat, tile_type] += 1
        s.bag[tile_type] -= 1


@rule
def any_of_bag(s: Monastery) -> int:
    """A type in proportion to its number."""
    total = 0
    for tile_type in range(TYPES):
        total += s.bag[tile_type]
    drawn = below(s.rng, total)
    for tile_type in range(TYPES):
        drawn -= s.bag[tile_type]
        if drawn < 0:
            return tile_type
    return NONE


@rule
def deal_blessings(s: Monastery, seat: int) -> None:
    """A few for everybody; the rest is the supply."""
    left = BLESSINGS - s.blessings[seat]
    for tile in range(1, s.laid + 1):
        left -= s.lying[tile]
    scoring = BUILDING <= s.phase <= SPENDING
    for other in range(s.players):
        if other != seat:
            most = left if left < MANY_BLESSINGS else MANY_BLESSINGS
            s.blessings[other] = below(s.rng, most + 1)
            s.usable[other] = s.blessings[other] if scoring else 0
            left -= s.blessings[other]
    s.supply = left
