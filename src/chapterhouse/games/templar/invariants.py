"""What must hold after every decision of Templar, whatever was played (X-23; T-11: treasures and tiles)."""

from chapterhouse.games.templar.actions import (
    ASK_AREA,
    ASK_CHOOSE,
    ASK_CLOSE,
    ASK_HIDE,
    ASK_MOVE,
    ASK_TURN,
    ASK_WALK,
)
from chapterhouse.games.templar.course import full_hand
from chapterhouse.games.templar.places import takes
from chapterhouse.games.templar.state import (
    BELLS,
    BOOK,
    BOOKS,
    CARDS,
    CHALICE,
    CHALICES,
    FIGURES,
    FIRST_AREA,
    HEXAGON,
    NONE,
    OUTSIDE,
    OVER,
    PLACES,
    ROUND,
    SOURCES,
    STEPHANUS,
    STORE,
    TREASURES,
    TURNS,
    UNSET,
    Board,
    Templar,
)
from chapterhouse.kernel.rule import rule


@rule
def hidden_of(s: Templar, b: Board, seat: int, treasure: int) -> int:
    """How many treasures of a kind a seat has in the rooms."""
    count = 0
    for room in range(1, b.rooms + 1):
        if treasure < ROUND:
            count += s.fresh[b.spot[room, treasure], seat] + s.valued[b.spot[room, treasure], seat]
        else:
            for place in range(FIRST_AREA, PLACES):
                if s.kind[b.spot[room, place]] == treasure:
                    count += s.fresh[b.spot[room, place], seat] + s.valued[b.spot[room, place], seat]
    return count


@rule
def treasures_fault(s: Templar, b: Board, seat: int) -> int:
    """T-11: supply, stock and rooms together are what was handed out; one ring may be carried."""
    for treasure in range(TREASURES):
        if s.supply[seat, treasure] < 0 or s.stock[seat, treasure] < 0:
            return 1
        carried = 1 if s.carried != NONE and s.carried == treasure and s.carried_owner == seat else 0
        there = s.supply[seat, treasure] + s.stock[seat, treasure] + carried
        if there + hidden_of(s, b, seat, treasure) != b.own_count[treasure]:
            return 2
    return 0


@rule
def seat_fault(s: Templar, b: Board, seat: int) -> int:
    """T-4, T-29: hand and pile; the pawn is somewhere; points by source are the points."""
    if s.hand[seat] & ~full_hand(s):
        return 3
    if s.top[seat] > 0 and s.hand[seat] >> (s.top[seat] - 1) & 1:
        return 4
    if s.top[seat] == 0 and s.hand[seat] != full_hand(s):
        return 5
    if not s.hand[seat] >> BELLS & 1 and s.phase == TURNS and s.round > 1:
        return 6
    at = s.pawn[seat]
    if not (1 <= at <= b.rooms or OUTSIDE <= at <= OUTSIDE + 1 or STORE < at <= STORE + b.stores):
        return 7
    total = 0
    for source in range(SOURCES):
        total += s.earned[seat, source]
    return 0 if total == s.points[seat] else 8


@rule
def place_fault(s: Templar, b: Board, room: int, place: int) -> int:
    """T-10: no place holds more than it can, and an area's kind goes with its rings."""
    rings = 0
    for seat in range(s.players):
        if s.fresh[b.spot[room, place], seat] < 0 or s.valued[b.spot[room, place], seat] < 0:
            return 20
        rings += s.fresh[b.spot[room, place], seat] + s.valued[b.spot[room, place], seat]
    if rings != s.filled[room, place] or rings > b.capacity[room, place]:
        return 21
    kind = s.kind[b.spot[room, place]]
    if place < FIRST_AREA:
        return 22 if kind != NONE else 0
    if (rings > 0) != (kind != NONE):
        return 23
    return 24 if kind != NONE and not ROUND <= kind <= HEXAGON else 0


@rule
def room_fault(s: Templar, b: Board, room: int) -> int:
    """The counts kept for a room are those of its places."""
    for place in range(PLACES):
        found = place_fault(s, b, room, place)
        if found:
            return found
    for seat in range(s.players):
        held = 0
        for place in range(PLACES):
            held += s.fresh[b.spot[room, place], seat] + s.valued[b.spot[room, place], seat]
        if held != s.held[room, seat] or (held > 0) != (s.rooms[seat] >> room & 1 == 1):
            return 25
    for treasure in range(TREASURES):
        if is_open(s, b, room, treasure) != (s.opens[treasure] >> room & 1 == 1):
            return 26
    return 0


@rule
def is_open(s: Templar, b: Board, room: int, treasure: int) -> bool:
    """T-39, T-40, looked at anew."""
    if treasure == CHALICE:
        return takes(s, b, room, CHALICES, treasure)
    if treasure == BOOK:
        return takes(s, b, room, BOOKS, treasure)
    for place in range(FIRST_AREA, PLACES):
        if takes(s, b, room, place, treasure):
            return True
    return False


@rule
def tiles_fault(s: Templar, b: Board) -> int:
    """X-23: bag, storehouses and what is out of the game are all tiles; T-15, T-16, T-75."""
    for treasure in range(TREASURES):
        there = s.bag[treasure] + s.removed[treasure]
        for store in range(1, b.stores + 1):
            if s.store[store, treasure] < 0 or s.arrived[store, treasure] != 0:
                return 40
            there += s.store[store, treasure]
        out = b.tiles_out[treasure] if s.players == 2 else 0
        if s.bag[treasure] < 0 or there != b.tiles[treasure] - out:
            return 41
    for store in range(1, b.stores + 1):
        tiles = 0
        for treasure in range(TREASURES):
            tiles += s.store[store, treasure]
        if tiles != s.loaded[store] or tiles > b.store_capacity[store]:
            return 42
        if s.store[store, CHALICE] > b.store_chalices:
            return 43
    return 44 if s.due != 0 and s.chance == 0 else 0


@rule
def raffaele_fault(s: Templar) -> int:
    """T-80, T-84: deck and pile are the two sets with one Bells, which stays in the deck."""
    for card in range(CARDS):
        cards = 0
        if s.players == 2 and (card != STEPHANUS or s.illustrator):
            cards = 1 if card == BELLS else 2
        if s.deck[card] < 0 or s.raffaele_pile[card] < 0 or s.deck[card] + s.raffaele_pile[card] != cards:
            return 50
    if s.raffaele_top > 0 and s.raffaele_pile[s.raffaele_top - 1] == 0:
        return 51
    return 52 if s.raffaele_pile[BELLS] > 0 else 0


@rule
def course_fault(s: Templar, b: Board) -> int:
    """T-87: the lap; what a card needs is there only while it is carried out; sealed choices only before
    the reveal."""
    if (s.phase == OVER) != (s.to_act < 0):
        return 60
    if (s.cause != 0) != (s.trigger != UNSET) or not 0 <= s.turns_left <= s.players + 1:
        return 61
    if s.ask != ASK_CHOOSE and s.sealed != 0:
        return 62
    for seat in range(s.players):
        if (s.chosen[seat] != 0) and not s.sealed >> seat & 1:
            return 63
    running = s.to_act >= 0 and s.ask >= ASK_MOVE
    if running != (s.card != NONE):
        return 64
    if (s.ask == ASK_AREA) != (s.ring != NONE) or (s.left > 0) != (s.ask == ASK_HIDE or s.ask == ASK_AREA):
        return 65
    if s.ask != ASK_WALK and (s.walked or s.taken_from or s.carried or s.carried_owner):
        return 66
    if s.asked > 0 and s.ask != ASK_TURN:
        return 67
    return 68 if running and s.ask not in (ASK_TURN, ASK_CLOSE) and s.to_act != s.active else 0


@rule
def figures_fault(s: Templar, b: Board) -> int:
    """T-9, T-17: figures stand in rooms, Vitus perhaps outside; the door on a passage."""
    if not 0 <= s.door < b.passages:
        return 70
    for figure in range(FIGURES):
        at = s.figure[figure]
        if not 0 <= at <= b.rooms and not OUTSIDE <= at <= OUTSIDE + 1:
            return 71
    return 0


@rule
def fault(s: Templar, b: Board) -> int:
    """0, or the number of a broken invariant."""
    found = course_fault(s, b)
    for seat in range(s.players):
        found = found if found else treasures_fault(s, b, seat)
        found = found if found else seat_fault(s, b, seat)
    for room in range(1, b.rooms + 1):
        found = found if found else room_fault(s, b, room)
    found = found if found else tiles_fault(s, b)
    found = found if found else raffaele_fault(s)
    return found if found else figures_fault(s, b)
