"""The legal actions of the open decision point, by the predicates of `laws.py`."""

from chapterhouse.games.templar.actions import (
    ASK_AREA,
    ASK_CHOOSE,
    ASK_CLOSE,
    ASK_DOOR,
    ASK_GATE,
    ASK_GIVEN,
    ASK_HIDE,
    ASK_MOVE,
    ASK_PLACE,
    ASK_PLAY,
    ASK_SPLIT,
    ASK_STORE,
    ASK_TURN,
    ASK_WALK,
    K_ANNOUNCE,
    K_AREA,
    K_CHOOSE,
    K_DOOR,
    K_GATE,
    K_HIDE,
    K_MOVE,
    K_PLACE,
    K_PLAY,
    K_SPLIT,
    K_STOP,
    K_STORE,
    K_TURN,
)
from chapterhouse.games.templar.laws import (
    goals,
    hand_law,
    hide_law,
    next_figure,
    piece_of,
    turn_law,
)
from chapterhouse.games.templar.places import (
    blocked_cards,
    may_announce,
    room_of,
    takes,
)
from chapterhouse.games.templar.state import (
    ABBOT,
    CARDS,
    FIRST_AREA,
    GATES,
    SPY,
    TREASURES,
    UNSET,
    Board,
    Templar,
)
from chapterhouse.games.templar.walk import list_walk
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def list_rooms(mask: int, b: Board, first: int, out: Vec) -> int:
    """The actions of one kind for all rooms of a mask; `first` is that of room 1."""
    n = 0
    for room in range(1, b.rooms + 1):
        if mask >> room & 1:
            out[n] = first + room - 1
            n += 1
    return n


@rule
def list_play(s: Templar, b: Board, seat: int, out: Vec) -> int:
    """[2]: the cards that are not blocked, and the announcement."""
    n = 0
    playable = s.hand[seat] & ~blocked_cards(s, seat)
    for card in range(CARDS):
        if playable >> card & 1:
            out[n] = b.first[K_PLAY] + card
            n += 1
    if may_announce(s, b, seat):
        out[n] = b.first[K_ANNOUNCE]
        n += 1
    return n


@rule
def list_hiding(s: Templar, b: Board, seat: int, out: Vec) -> int:
    """T-43: what may be hidden, and to stop."""
    n = 0
    for treasure in range(TREASURES):
        if hide_law(s, seat, treasure) == LEGAL:
            out[n] = b.first[K_HIDE] + treasure
            n += 1
    out[n] = b.first[K_STOP]
    return n + 1


@rule
def list_areas(s: Templar, b: Board, seat: int, out: Vec) -> int:
    """T-40."""
    n = 0
    room = room_of(s, seat)
    for place in range(FIRST_AREA, FIRST_AREA + b.areas):
        if takes(s, b, room, place, s.ring):
            out[n] = b.first[K_AREA] + place - FIRST_AREA
            n += 1
    return n


@rule
def list_turns(s: Templar, b: Board, seat: int, out: Vec) -> int:
    """T-68."""
    n = 0
    for place in range(FIRST_AREA, FIRST_AREA + b.areas):
        if turn_law(s, b, seat, place) == LEGAL:
            out[n] = b.first[K_TURN] + place - FIRST_AREA
            n += 1
    return n


@rule
def list_setup(s: Templar, b: Board, seat: int, ask: int, out: Vec) -> int:
    """The points before the first turn."""
    if ask == ASK_PLACE:
        figure = next_figure(s)
        mask = b.near[s.figure[ABBOT]] if figure == SPY else b.every_room
        return list_rooms(mask, b, b.first[K_PLACE] + figure * b.rooms, out)
    if ask == ASK_SPLIT:
        return list_all(b.first[K_SPLIT], b.first[K_CHOOSE], UNSET, out)
    n = 0
    for card in range(CARDS):
        if hand_law(s, seat, card) == LEGAL:
            out[n] = b.first[K_CHOOSE] + card
            n += 1
    return n


@rule
def list_all(first: int, end: int, but: int, out: Vec) -> int:
    """All actions from first to before end, but for one."""
    n = 0
    for action in range(first, end):
        if action != but:
            out[n] = action
            n += 1
    return n


@rule
def listing(s: Templar, b: Board, out: Vec) -> int:
    """The legal actions of the open decision point, ascending."""
    seat, ask = s.to_act, s.ask
    if ask == ASK_PLAY:
        return list_play(s, b, seat, out)
    if ask == ASK_MOVE:
        piece = piece_of(s)
        return list_rooms(goals(s, b, seat, piece), b, b.first[K_MOVE] + piece * b.rooms, out)
    if ask == ASK_HIDE:
        return list_hiding(s, b, seat, out)
    if ask == ASK_AREA:
        return list_areas(s, b, seat, out)
    if ask == ASK_WALK:
        return list_walk(s, b, seat, out)
    if ask == ASK_STORE:
        return list_all(b.first[K_STORE], b.first[K_DOOR], UNSET, out)
    if ask == ASK_DOOR:
        return list_all(b.first[K_DOOR], b.first[K_TURN], b.first[K_DOOR] + s.door, out)
    if ask == ASK_TURN:
        return list_turns(s, b, seat, out)
    if ask == ASK_GATE:
        return list_all(b.first[K_GATE], b.first[K_GATE] + GATES, UNSET, out)
    if ask == ASK_CLOSE:
        return list_all(b.first[K_ANNOUNCE], b.first[K_MOVE], UNSET, out)
    if ask == ASK_GIVEN:
        return 0  # T-24: the card lies there already
    return list_setup(s, b, seat, ask, out)


@rule
def skipped(s: Templar, b: Board, action: int) -> int:
    """A single value is made by itself, except at `choose` and at `play`."""
    return 0 if s.ask == ASK_CHOOSE or s.ask == ASK_PLAY else 1


@rule
def resting(s: Templar, b: Board) -> int:
    """T-25: a turn begins at the gate or with the card; the points before the first turn stand alone."""
    return 2 if s.ask <= ASK_PLAY else 0
