"""How a sensible player leans in Templar; guides playouts and the order of a search.

Treasures come with Maria, are hidden where Remigius comes or where there was none yet, and score when he
does; Bells are rung when the hand has become poor.
"""

from chapterhouse.games.templar.actions import (
    ASK_CHOOSE,
    ASK_DOOR,
    ASK_HIDE,
    ASK_MOVE,
    ASK_PLAY,
    ASK_STORE,
    ASK_WALK,
    K_ANNOUNCE,
    K_CHOOSE,
    K_DROP,
    K_HIDE,
    K_MOVE,
    K_PLAY,
    K_STEP,
    K_STOP,
    K_STORE,
    K_TAKE,
)
from chapterhouse.games.templar.deeds import admirers
from chapterhouse.games.templar.places import abbot_goals, pawn_goals
from chapterhouse.games.templar.scoring import cards_held
from chapterhouse.games.templar.state import (
    BELLS,
    CHALICE,
    FIRST_AREA,
    LUCAS,
    MARIA,
    OUTSIDE,
    PRIOR,
    REMIGIUS,
    ROUND,
    SEVERUS,
    STEPHANUS,
    TREASURES,
    Board,
    Templar,
)
from chapterhouse.kernel.rule import rule

# Round 1: the rings in stock want to be hidden; nothing else can happen yet.
FIRST_CARDS = (24, 20, 10, 1, 12, 8, 6, 2, 6, 1)


@rule
def leaning(s: Templar, b: Board, action: int) -> int:
    """How readily a sensible player takes this."""
    ask = s.ask
    if ask == ASK_PLAY:
        return 6 if action >= b.first[K_ANNOUNCE] else card_leaning(s, b, action - b.first[K_PLAY])
    if ask == ASK_MOVE:
        return move_leaning(s, b, (action - b.first[K_MOVE]) % b.rooms + 1)
    if ask == ASK_HIDE:
        return hide_leaning(action - b.first[K_HIDE]) if action < b.first[K_STOP] else 1
    if ask == ASK_WALK:
        return walk_leaning(s, b, action)
    if ask == ASK_STORE:
        return 1 + store_value(s, action - b.first[K_STORE] + 1) ** 2
    if ask == ASK_CHOOSE:
        return FIRST_CARDS[action - b.first[K_CHOOSE]]
    return 1 if ask == ASK_DOOR else 4


# -- cards --------------------------------------------------------------------------------


@rule
def in_stock(s: Templar, seat: int) -> int:
    """How many treasures a seat can hide."""
    treasures = 0
    for treasure in range(TREASURES):
        treasures += s.stock[seat, treasure]
    return treasures


@rule
def card_leaning(s: Templar, b: Board, card: int) -> int:
    """How much each card would do now."""
    seat = s.active
    if card <= LUCAS:
        return 1 + 7 * min(in_stock(s, seat), b.hides[card]) if in_stock(s, seat) else 1
    if card == REMIGIUS:
        return 1 + 5 * max(0, best_visit(s, b))
    if card == MARIA:
        return 1 + 6 * best_store(s, b) if in_stock(s, seat) < 4 else 3
    if card == BELLS:
        poor = 10 - cards_held(s, seat)
        return poor * poor // 2 + 1
    if card == STEPHANUS:
        return 1 + 6 * best_company(s, b)
    return 8 if card >= STEPHANUS else 2


@rule
def best_visit(s: Templar, b: Board) -> int:
    """The most that Remigius can bring, beyond what he brings to the others."""
    goals = abbot_goals(s, b, b.steps[REMIGIUS])
    best = 0
    for room in range(1, b.rooms + 1):
        if goals >> room & 1:
            best = max(best, visit_value(s, b, room))
    return best


@rule
def visit_value(s: Templar, b: Board, room: int) -> int:
    """What a visit brings the active player, less half of what it brings the best of the others."""
    if s.figure[PRIOR] == room:
        return 0
    rival = 0
    for other in range(s.players):
        if other != s.active and s.held[room, other] > 0:
            rival = max(rival, fresh_value(s, b, room, other))
    return (fresh_value(s, b, room, s.active) if s.held[room, s.active] > 0 else 0) - rival // 2


@rule
def fresh_value(s: Templar, b: Board, room: int, seat: int) -> int:
    """The points of a seat's fresh treasures in a room."""
    points = 0
    for place in range(FIRST_AREA + b.areas):
        points += s.fresh[b.spot[room, place], seat] * b.value[min(place, ROUND)]
    return points


@rule
def store_value(s: Templar, store: int) -> int:
    """How many of its tiles bring something; chalices count twice."""
    brings = 0
    for treasure in range(TREASURES):
        tiles = min(s.store[store, treasure], s.supply[s.active, treasure])
        brings += 2 * tiles if treasure == CHALICE else tiles
    return brings


@rule
def best_store(s: Templar, b: Board) -> int:
    """The best of all storehouses."""
    best = 0
    for store in range(1, b.stores + 1):
        best = max(best, store_value(s, store))
    return best


@rule
def best_company(s: Templar, b: Board) -> int:
    """T-58: the most admirers within reach."""
    goals = pawn_goals(s, b, s.active, b.steps[STEPHANUS]) if s.pawn[s.active] <= OUTSIDE + 1 else 0
    best = 0
    for room in range(1, b.rooms + 1):
        if goals >> room & 1:
            best = max(best, admirers(s, room))
    return best


# -- what cards ask -----------------------------------------------------------------------


@rule
def move_leaning(s: Templar, b: Board, room: int) -> int:
    """Remigius to what is mine, Severus to what is theirs, a monk to where much can be hidden."""
    card = s.card - 1
    if card == REMIGIUS:
        value = visit_value(s, b, room)
        return 1 + value * value if value > 0 else 1
    if card == SEVERUS:
        return 1 if s.held[room, s.active] > 0 else 4
    if card == STEPHANUS:
        return 1 + 8 * admirers(s, room)
    if s.figure[PRIOR] == room:
        return 1
    places = hideable(s, b, room, b.hides[card])
    return 1 + places * places * (6 if s.held[room, s.active] == 0 else 3)


@rule
def hideable(s: Templar, b: Board, room: int, most: int) -> int:
    """About how many treasures the active player could hide there."""
    count = 0
    for treasure in range(TREASURES):
        if s.opens[treasure] >> room & 1:
            count += s.stock[s.active, treasure] if treasure >= ROUND else min(1, s.stock[s.active, treasure])
    return min(count, most)


@rule
def hide_leaning(treasure: int) -> int:
    """Dear things first."""
    return 40 if treasure == CHALICE else 20


@rule
def walk_leaning(s: Templar, b: Board, action: int) -> int:
    """Benjaminus: an own ring into a room of its own."""
    if action >= b.first[K_DROP]:
        return 12
    if action >= b.first[K_TAKE]:
        return 4 if (action - b.first[K_TAKE]) // b.areas == s.active else 2
    if action >= b.first[K_STEP]:
        room = action - b.first[K_STEP] + 1
        return 6 if s.held[room, s.active] == 0 else 3
    return 6
