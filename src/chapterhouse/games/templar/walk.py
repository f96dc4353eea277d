"""Benjaminus on his way (T-48 to T-54): steps, one ring picked up and hidden elsewhere."""

from chapterhouse.games.templar.actions import K_DROP, K_STEP, K_STOP, K_TAKE
from chapterhouse.games.templar.places import may_hide_later, room_of, takes, watched
from chapterhouse.games.templar.reasons import (
    AREA_FULL,
    DOOR_CLOSED,
    GATE_FIRST,
    IN_NO_ROOM,
    NO_PASSAGE,
    NO_RING_IN_HAND,
    NO_RING_OF_OWNER,
    NO_STEPS_LEFT,
    NO_SUCH_AREA,
    NOVICE_AND_SEVERUS,
    NOWHERE_TO_HIDE,
    ONE_RING_ONLY,
    ONE_STEP_AT_LEAST,
    OTHER_KIND,
    OWN_RINGS_ONLY,
    RING_IN_HAND,
    RING_STRANDED,
    RING_VALUED,
    SAME_ROOM,
)
from chapterhouse.games.templar.state import BENJAMINUS, FIRST_AREA, NONE, OUTSIDE, Board, Templar
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def steps_left(s: Templar, b: Board) -> int:
    """T-48: one to three steps in all."""
    return b.steps[BENJAMINUS] - s.walked


@rule(inline=True)
def ways(s: Templar, b: Board, seat: int) -> int:
    """T-31, T-35, T-52: where the next step can go, as a mask of rooms; also where he was before (G-10)."""
    at = s.pawn[seat]
    return b.reach[s.door, at, 1] if at < OUTSIDE else 1 << b.gate_room[at - OUTSIDE]


@rule(inline=True)
def stop_law(s: Templar) -> int:
    """T-32, T-49, T-50: after a step, with nothing in hand."""
    if s.carried != NONE:
        return RING_IN_HAND
    return LEGAL if s.walked > 0 else ONE_STEP_AT_LEAST


@rule(inline=True)
def strands(s: Templar, b: Board, room: int) -> bool:
    """T-49: after a step into this room the ring in hand could not be hidden any more."""
    return s.carried != NONE and not may_hide_later(s, b, room, steps_left(s, b) - 1, s.carried, s.taken_from)


@rule
def step_law(s: Templar, b: Board, seat: int, room: int) -> int:
    """T-48 to T-52."""
    if steps_left(s, b) <= 0:
        return NO_STEPS_LEFT
    if ways(s, b, seat) >> room & 1:
        return RING_STRANDED if strands(s, b, room) else LEGAL
    if s.pawn[seat] >= OUTSIDE:
        return GATE_FIRST
    return DOOR_CLOSED if b.near[s.pawn[seat]] >> room & 1 else NO_PASSAGE


@rule(inline=True)
def loose(s: Templar, b: Board, room: int, place: int) -> bool:
    """T-49: a ring of this area could still be hidden in another room."""
    return s.filled[room, place] > 0 and may_hide_later(
        s, b, room, steps_left(s, b), s.kind[b.spot[room, place]], room
    )


@rule
def take_law(s: Templar, b: Board, seat: int, owner: int, place: int) -> int:
    """T-48: a fresh ring of any owner, once; T-51, T-54."""
    room = room_of(s, seat)
    if s.taken_from != NONE:
        return ONE_RING_ONLY
    if room == 0:
        return IN_NO_ROOM
    if b.capacity[room, place] == 0:
        return NO_SUCH_AREA
    if s.fresh[b.spot[room, place], owner] == 0:
        return RING_VALUED if s.valued[b.spot[room, place], owner] > 0 else NO_RING_OF_OWNER
    if watched(s, room):
        return NOVICE_AND_SEVERUS
    if s.cause != 0 and owner != seat:
        return OWN_RINGS_ONLY
    return LEGAL if loose(s, b, room, place) else NOWHERE_TO_HIDE


@rule
def drop_law(s: Templar, b: Board, seat: int, place: int) -> int:
    """T-49, T-51: into another room, not before Severus; T-40."""
    room = room_of(s, seat)
    if s.carried == NONE:
        return NO_RING_IN_HAND
    if room == s.taken_from:
        return SAME_ROOM
    if b.capacity[room, place] == 0:
        return NO_SUCH_AREA
    if watched(s, room):
        return NOVICE_AND_SEVERUS
    if takes(s, b, room, place, s.carried):
        return LEGAL
    return AREA_FULL if s.filled[room, place] >= b.capacity[room, place] else OTHER_KIND


@rule
def list_takes(s: Templar, b: Board, seat: int, n: int, out: Vec) -> int:
    """`take`, owner by owner, for the rings of the room that can be carried on."""
    room = room_of(s, seat)
    if room == 0 or watched(s, room):
        return n
    movable = 0
    for place in range(FIRST_AREA, FIRST_AREA + b.areas):
        if loose(s, b, room, place):
            movable |= 1 << place
    if movable == 0:
        return n
    for owner in range(s.players):
        if s.held[room, owner] > 0 and (s.cause == 0 or owner == seat):
            for place in range(FIRST_AREA, FIRST_AREA + b.areas):
                if movable >> place & 1 and s.fresh[b.spot[room, place], owner] > 0:
                    out[n] = b.first[K_TAKE] + owner * b.areas + place - FIRST_AREA
                    n += 1
    return n


@rule
def list_walk(s: Templar, b: Board, seat: int, out: Vec) -> int:
    """`stop`, `step`, `take`, `drop`."""
    n = 0
    if stop_law(s) == LEGAL:
        out[n] = b.first[K_STOP]
        n += 1
    if steps_left(s, b) > 0:
        mask = ways(s, b, seat)
        for room in range(1, b.rooms + 1):
            if mask >> room & 1 and not strands(s, b, room):
                out[n] = b.first[K_STEP] + room - 1
                n += 1
    if s.taken_from == NONE:
        return list_takes(s, b, seat, n, out)
    if s.carried != NONE:
        for place in range(FIRST_AREA, FIRST_AREA + b.areas):
            if drop_law(s, b, seat, place) == LEGAL:
                out[n] = b.first[K_DROP] + place - FIRST_AREA
                n += 1
    return n
