"""Where treasures and pieces are: hiding places (T-10, T-39 to T-42), the map (T-31 to T-37), points."""

from chapterhouse.games.templar.state import (
    ABBOT,
    BOOK,
    BOOKS,
    CHALICE,
    CHALICES,
    FIRST_AREA,
    HEXAGON,
    NONE,
    OUTSIDE,
    PRIOR,
    ROUND,
    SCORED_EVENT,
    SPY,
    TREASURES,
    Board,
    Templar,
)
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def score(s: Templar, seat: int, source: int, points: int, j: Journal) -> None:
    """Points at once; T-12: without a ceiling."""
    if points != 0:
        s.points[seat] += points
        s.earned[seat, source] += points
        note(j, SCORED_EVENT, seat, source, points)


# -- hiding places ------------------------------------------------------------------------


@rule(inline=True)
def takes(s: Templar, b: Board, room: int, place: int, treasure: int) -> bool:
    """T-39: an empty space; T-40: in an area of the same kind or of none."""
    if s.filled[room, place] >= b.capacity[room, place]:
        return False
    kind = s.kind[b.spot[room, place]]
    return kind in (NONE, treasure)


@rule(inline=True)
def mark_room(s: Templar, room: int, treasure: int, is_open: bool) -> None:
    """Notes whether a room has a legal place for a treasure."""
    bit = 1 << room
    s.opens[treasure] = (s.opens[treasure] | bit) if is_open else (s.opens[treasure] & ~bit)


@rule
def note_places(s: Templar, b: Board, room: int) -> None:
    """Counts anew what the room can take (T-39, T-40)."""
    mark_room(s, room, CHALICE, s.filled[room, CHALICES] < b.capacity[room, CHALICES])
    mark_room(s, room, BOOK, s.filled[room, BOOKS] < b.capacity[room, BOOKS])
    rings = 0
    for place in range(FIRST_AREA, FIRST_AREA + b.areas):
        if s.filled[room, place] < b.capacity[room, place]:
            kind = s.kind[b.spot[room, place]]
            rings |= 1 << kind if kind != NONE else (1 << TREASURES) - 1
    for ring in range(ROUND, HEXAGON + 1):
        mark_room(s, room, ring, rings >> ring & 1 == 1)


@rule
def lay(s: Templar, b: Board, owner: int, room: int, place: int, treasure: int) -> None:
    """T-39: onto a space, fresh side up; T-40: the first ring fixes the kind of its area."""
    s.fresh[b.spot[room, place], owner] += 1
    s.filled[room, place] += 1
    if place >= FIRST_AREA:
        s.kind[b.spot[room, place]] = treasure
    s.held[room, owner] += 1
    s.rooms[owner] |= 1 << room
    note_places(s, b, room)


@rule
def lift(s: Templar, b: Board, owner: int, room: int, place: int) -> None:
    """T-48: a fresh ring leaves its area; T-53: an area left empty loses its kind."""
    s.fresh[b.spot[room, place], owner] -= 1
    s.filled[room, place] -= 1
    if s.filled[room, place] == 0:
        s.kind[b.spot[room, place]] = NONE
    s.held[room, owner] -= 1
    if s.held[room, owner] == 0:
        s.rooms[owner] &= ~(1 << room)
    note_places(s, b, room)


@rule(inline=True)
def watched(s: Templar, room: int) -> bool:
    """T-42: nothing is hidden, taken or valued under the eyes of Severus."""
    return s.figure[PRIOR] == room


# -- the map ------------------------------------------------------------------------------


@rule(inline=True)
def room_of(s: Templar, seat: int) -> int:
    """The room of a pawn; 0 outside a gate and in a storehouse (T-37)."""
    return s.pawn[seat] if s.pawn[seat] < OUTSIDE else 0


@rule
def pawn_goals(s: Templar, b: Board, seat: int, steps: int) -> int:
    """T-31 to T-36: the rooms that a pawn can move to, as a mask, never the one it is in (G-9); T-35 (G-22):
    from outside through the gate first."""
    at = s.pawn[seat]
    if at < OUTSIDE:
        return b.reach[s.door, at, steps]
    room = b.gate_room[at - OUTSIDE]
    return b.reach[s.door, room, steps - 1] | 1 << room


@rule
def abbot_goals(s: Templar, b: Board, steps: int) -> int:
    """T-61: not into Vitus's room; T-62 (G-23): only past him where every open passage leads
    to him."""
    start, spy = s.figure[ABBOT], s.figure[SPY]
    near = b.reach[s.door, start, 1]
    if spy >= OUTSIDE:
        return b.reach[s.door, start, steps]
    if near == 1 << spy:
        return b.reach[s.door, spy, 1] & ~(1 << start)
    goals = near & ~(1 << spy)
    for _ in range(steps - 1):
        before = goals
        for room in range(1, b.rooms + 1):
            if before >> room & 1:
                goals |= b.reach[s.door, room, 1]
        goals &= ~(1 << spy | 1 << start)
    return goals


@rule(inline=True)
def has_every_room(s: Templar, b: Board, seat: int) -> bool:
    """T-85b: an own treasure, fresh or valued, in each room."""
    return s.rooms[seat] == b.every_room


@rule(inline=True)
def may_announce(s: Templar, b: Board, seat: int) -> bool:
    """T-86 (G-20, G-40): the condition holds and no final lap runs."""
    return s.cause == 0 and has_every_room(s, b, seat)


# -- cards --------------------------------------------------------------------------------


@rule
def blocked_cards(s: Templar, seat: int) -> int:
    """T-28 (G-29): the cards on top of the other piles; T-84: and of Raffaele's."""
    mask = 1 << s.raffaele_top
    for other in range(s.players):
        if other != seat:
            mask |= 1 << s.top[other]
    return mask >> 1


@rule(inline=True)
def may_hide_later(s: Templar, b: Board, room: int, steps: int, ring: int, source: int) -> bool:
    """T-49: within so many steps from a room there is a place for a ring, other than where it was taken
    and other than under Severus's eyes (T-51)."""
    near = 1 << room | (b.reach[s.door, room, steps] if steps > 0 else 0)
    return near & s.opens[ring] & ~(1 << source | 1 << s.figure[PRIOR]) != 0
