"""Templar's points: valuing a room (T-65), the end (T-89 to T-91), and what a position is worth."""

from chapterhouse.games.templar.places import score
from chapterhouse.games.templar.state import (
    BOOK,
    BOOKS,
    CHALICE,
    CHALICES,
    FIRST_AREA,
    FROM_BOOKS,
    FROM_CHALICES,
    FROM_CHURCH,
    FROM_RINGS,
    FROM_ROOMS,
    ROUND,
    TREASURES,
    Board,
    Templar,
)
from chapterhouse.kernel.journal import Journal
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule


@rule
def fresh_rings(s: Templar, b: Board, room: int, seat: int) -> int:
    """Rings of a seat in a room that are not valued yet."""
    rings = 0
    for place in range(FIRST_AREA, FIRST_AREA + b.areas):
        rings += s.fresh[b.spot[room, place], seat]
    return rings


@rule
def value_room(s: Templar, b: Board, room: int, j: Journal) -> None:
    """T-65: compulsory, for all players at once; T-66: then books and chalices are turned."""
    for seat in range(s.players):
        if s.held[room, seat] > 0:
            score(s, seat, FROM_CHALICES, s.fresh[b.spot[room, CHALICES], seat] * b.value[CHALICE], j)
            score(s, seat, FROM_BOOKS, s.fresh[b.spot[room, BOOKS], seat] * b.value[BOOK], j)
            score(s, seat, FROM_RINGS, fresh_rings(s, b, room, seat) * b.value[ROUND], j)
            for place in (CHALICES, BOOKS):
                s.valued[b.spot[room, place], seat] += s.fresh[b.spot[room, place], seat]
                s.fresh[b.spot[room, place], seat] = 0


@rule
def rooms_held(s: Templar, seat: int) -> int:
    """T-90: rooms with at least one own treasure, fresh or valued."""
    return bits(s.rooms[seat])


@rule
def church_points(s: Templar, b: Board, seat: int) -> int:
    """T-89 (G-26, G-36): fresh rings in the church, Severus or not."""
    return fresh_rings(s, b, b.church, seat) * b.church_ring


@rule
def final_scoring(s: Templar, b: Board, j: Journal) -> None:
    """T-89, then T-90."""
    for seat in range(s.players):
        score(s, seat, FROM_CHURCH, church_points(s, b, seat), j)
    for seat in range(s.players):
        score(s, seat, FROM_ROOMS, b.rooms_points[rooms_held(s, seat)], j)


@rule
def points(s: Templar, b: Board, seat: int) -> int:
    """The points now."""
    return s.points[seat]


# What is not points yet, in tenths of a point: a fresh treasure in a room, which Remigius will probably
# visit; one in stock; a room with own treasures; a card in hand. By chalice, book, ring.
LAID = (36, 22, 18)
STOCKED = (18, 10, 6)
ROOM_TENTHS = 8
CARD_TENTHS = 4


@rule
def prospects(s: Templar, b: Board, seat: int) -> int:
    """What the seat can hope for beyond the points of now, in tenths."""
    tenths = CARD_TENTHS * cards_held(s, seat) + ROOM_TENTHS * rooms_held(s, seat)
    for treasure in range(TREASURES):
        tenths += STOCKED[min(treasure, ROUND)] * s.stock[seat, treasure]
    for room in range(1, b.rooms + 1):
        if s.held[room, seat] > 0:
            for place in range(FIRST_AREA + b.areas):
                tenths += LAID[min(place, FIRST_AREA)] * s.fresh[b.spot[room, place], seat]
    return tenths


@rule
def cards_held(s: Templar, seat: int) -> int:
    """How many cards a seat has in hand (G-30: everybody may count them)."""
    return bits(s.hand[seat])


@rule
def worth(s: Templar, b: Board, seat: int) -> int:
    """The points as if the game ended now, with what is as good as sure: fresh treasures will be valued,
    stock will be hidden. In the final lap half of that comes too late."""
    if s.to_act < 0:
        return s.points[seat]
    hopes = prospects(s, b, seat) // (20 if s.cause else 10)
    return s.points[seat] + church_points(s, b, seat) + b.rooms_points[rooms_held(s, seat)] + hopes


@rule
def wins(s: Templar, b: Board, seat: int) -> int:
    """T-91: most points; ties share the victory."""
    for other in range(s.players):
        if s.points[other] > s.points[seat]:
            return 0
    return 1
