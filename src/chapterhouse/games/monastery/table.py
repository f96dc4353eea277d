"""Small deeds that several rules share: seats in order, blessings, tiles drawn and returned."""

from chapterhouse.games.monastery.state import (
    BLESSINGS_EVENT,
    COLOURS,
    DRAW_EVENT,
    LEVY_EVENT,
    NONE,
    TYPES,
    Board,
    Monastery,
)
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.journal import Journal, begin, note, put
from chapterhouse.kernel.rule import rule


@rule
def next_seat(s: Monastery, seat: int) -> int:
    """Y-2: clockwise in the order of the colours, absent ones skipped."""
    colour = (s.colour[seat] + 1) % COLOURS
    while s.seat_of[colour] == NONE:
        colour = (colour + 1) % COLOURS
    return s.seat_of[colour]


@rule(inline=True)
def partners(s: Monastery, one: int, other: int) -> bool:
    """Y-123: red with green, blue with yellow."""
    return s.pairs == 1 and one ^ other == 2


# -- blessings ----------------------------------------------------------------------------


@rule
def levy(s: Monastery, j: Journal) -> None:
    """Y-90 (G-30): everybody gives one back, first of those that may not be spent now."""
    note(j, LEVY_EVENT, 0, 0, 0)
    for seat in range(s.players):
        if s.blessings[seat] > 0:
            s.blessings[seat] -= 1
            s.supply += 1
            if s.usable[seat] > s.blessings[seat]:
                s.usable[seat] = s.blessings[seat]


@rule
def bless(s: Monastery, seat: int, source: int, count: int, j: Journal) -> None:
    """Y-90: blessings one by one; who gets one while the supply is empty makes a levy first."""
    got = 0
    for _ in range(count):
        if s.supply == 0:
            levy(s, j)
        if s.supply > 0:
            s.supply -= 1
            s.blessings[seat] += 1
            got += 1
    if got > 0:
        note(j, BLESSINGS_EVENT, seat, source, got)


@rule
def pay(s: Monastery, seat: int, price: int) -> None:
    """R-6, Y-81, Y-89: points first, then as many blessings as are lacking."""
    lacking = price - s.points if price > s.points else 0
    s.points -= price - lacking
    s.usable[seat] -= lacking
    s.blessings[seat] -= lacking
    s.supply += lacking


# -- hands and bag ------------------------------------------------------------------------


@rule
def take_tile(s: Monastery, seat: int, tile_type: int) -> None:
    """From the bag into a hand."""
    s.bag[tile_type] -= 1
    s.bag_size -= 1
    s.hand[seat, tile_type] += 1
    s.held[seat] += 1


@rule
def put_into_bag(s: Monastery, seat: int, tile_type: int) -> None:
    """Y-40, Y-41: the bag has no order, so nothing else happens."""
    s.bag[tile_type] += 1
    s.bag_size += 1
    s.hand[seat, tile_type] -= 1
    s.held[seat] -= 1


@rule
def pick_tile(s: Monastery, b: Board, classes: int) -> int:
    """A type from the bag in proportion to its number, among the classes of a mask (0: all)."""
    total = 0
    for tile_type in range(TYPES):
        if classes == 0 or b.start_class[tile_type] & classes:
            total += s.bag[tile_type]
    drawn = below(s.rng, total)
    for tile_type in range(TYPES):
        if classes == 0 or b.start_class[tile_type] & classes:
            drawn -= s.bag[tile_type]
            if drawn < 0:
                return tile_type
    return NONE


@rule
def draw(s: Monastery, b: Board, seat: int, j: Journal) -> None:
    """One tile; the event tells what was in the bag."""
    tile_type = pick_tile(s, b, 0)
    begin(j, DRAW_EVENT)
    put(j, seat)
    put(j, tile_type)
    for other in range(TYPES):
        put(j, s.bag[other])
    take_tile(s, seat, tile_type)


@rule
def draw_round(s: Monastery, b: Board, count: int, j: Journal) -> None:
    """Y-24, Y-95 (G-35): in order from the Abbot, each all his tiles; one by one if the bag runs short."""
    enough = s.bag_size >= count * s.players
    turns, each = (1, count) if enough else (count, 1)
    for _ in range(turns):
        seat = s.abbot
        for _ in range(s.players):
            for _ in range(each):
                if s.bag_size > 0:
                    draw(s, b, seat, j)
            seat = next_seat(s, seat)
