"""What may be done in Templar, and why not.

`law` answers for any action at any time; `listing.py` writes the legal actions of the open decision
point by the same predicates.
"""

from chapterhouse.games.templar.actions import (
    ASK_AREA,
    ASK_CHOOSE,
    ASK_CLOSE,
    ASK_DOOR,
    ASK_GATE,
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
    K_DROP,
    K_FINISH,
    K_GATE,
    K_HIDE,
    K_MOVE,
    K_PLACE,
    K_PLAY,
    K_SPLIT,
    K_STEP,
    K_STOP,
    K_STORE,
    K_TAKE,
    K_TURN,
    MOVE_ABBOT,
    MOVE_PRIOR,
    PAWN,
)
from chapterhouse.games.templar.places import (
    abbot_goals,
    blocked_cards,
    may_announce,
    pawn_goals,
    room_of,
    takes,
    watched,
)
from chapterhouse.games.templar.reasons import (
    AREA_FULL,
    BEHIND_VITUS,
    BLOCKED,
    DOOR_CLOSED,
    DOOR_STANDS_THERE,
    FINAL_LAP_RUNS,
    NO_AREA,
    NO_FRESH_RING,
    NO_ILLUSTRATOR,
    NO_SPACE,
    NO_SUCH_AREA,
    NONE_IN_STOCK,
    NOT_IN_HAND,
    OTHER_FIGURE,
    OTHER_KIND,
    OTHER_PIECE,
    OUT_OF_REACH,
    PAST_VITUS,
    ROOMS_MISSING,
    SEVERUS_HERE,
    STANDS_THERE,
    VITUS_BESIDE_REMIGIUS,
    VITUS_THERE,
)
from chapterhouse.games.templar.state import (
    ABBOT,
    FIRST_AREA,
    KINDS,
    NONE,
    OUTSIDE,
    PRIOR,
    REMIGIUS,
    ROUND,
    SEVERUS,
    SPY,
    STEPHANUS,
    Board,
    Templar,
)
from chapterhouse.games.templar.walk import drop_law, step_law, stop_law, take_law
from chapterhouse.kernel.contract import GAME_OVER, LEGAL, NOT_ASKED
from chapterhouse.kernel.rule import rule

# -- set-up -------------------------------------------------------------------------------


@rule(inline=True)
def next_figure(s: Templar) -> int:
    """T-19: Remigius, Vitus, Severus."""
    if s.figure[ABBOT] == NONE:
        return ABBOT
    return SPY if s.figure[SPY] == NONE else PRIOR


@rule
def place_law(s: Templar, b: Board, figure: int, room: int) -> int:
    """T-19: any room, but Vitus beside Remigius; the door does not matter."""
    if figure != next_figure(s):
        return OTHER_FIGURE
    if figure == SPY and not b.near[s.figure[ABBOT]] >> room & 1:
        return VITUS_BESIDE_REMIGIUS
    return LEGAL


# -- cards --------------------------------------------------------------------------------


@rule(inline=True)
def hand_law(s: Templar, seat: int, card: int) -> int:
    """T-27, T-30: a card in hand; T-13: Stephanus may not be used at all."""
    if s.hand[seat] >> card & 1:
        return LEGAL
    return NO_ILLUSTRATOR if card == STEPHANUS and s.illustrator == 0 else NOT_IN_HAND


@rule(inline=True)
def play_law(s: Templar, seat: int, card: int) -> int:
    """T-28, T-93: not the card on top of another pile; T-29: never so with Bells. T-96: no other card is
    ever played."""
    reason = hand_law(s, seat, card)
    if reason != LEGAL:
        return reason
    return BLOCKED if blocked_cards(s, seat) >> card & 1 else LEGAL


@rule(inline=True)
def announce_law(s: Templar, b: Board, seat: int) -> int:
    """T-86, T-86a."""
    if s.cause != 0:
        return FINAL_LAP_RUNS
    return LEGAL if may_announce(s, b, seat) else ROOMS_MISSING


# -- moving -------------------------------------------------------------------------------


@rule(inline=True)
def piece_of(s: Templar) -> int:
    """T-25: what the card under way moves."""
    if s.card == REMIGIUS + 1:
        return MOVE_ABBOT
    return MOVE_PRIOR if s.card == SEVERUS + 1 else PAWN


@rule(inline=True)
def goals(s: Templar, b: Board, seat: int, piece: int) -> int:
    """T-32, T-34, T-60: where the piece may go, as a mask of rooms."""
    steps = b.steps[s.card - 1]
    if piece == MOVE_ABBOT:
        return abbot_goals(s, b, steps)
    return b.reach[s.door, s.figure[PRIOR], steps] if piece == MOVE_PRIOR else pawn_goals(s, b, seat, steps)


@rule(inline=True)
def place_of(s: Templar, seat: int, piece: int) -> int:
    """Where the piece stands."""
    if piece == MOVE_ABBOT:
        return s.figure[ABBOT]
    return s.figure[PRIOR] if piece == MOVE_PRIOR else s.pawn[seat]


@rule
def move_law(s: Templar, b: Board, seat: int, piece: int, room: int) -> int:
    """T-31 to T-36, T-61, T-62."""
    if piece != piece_of(s):
        return OTHER_PIECE
    if goals(s, b, seat, piece) >> room & 1:
        return LEGAL
    if place_of(s, seat, piece) == room:
        return STANDS_THERE
    return no_way(s, b, place_of(s, seat, piece), piece, room)


@rule
def no_way(s: Templar, b: Board, start: int, piece: int, room: int) -> int:
    """Why a room is not among the destinations: T-61, T-62, T-31, or it is too far."""
    if piece == MOVE_ABBOT and s.figure[SPY] == room:
        return VITUS_THERE
    if piece == MOVE_ABBOT and b.reach[s.door, start, 1] == 1 << s.figure[SPY]:
        return PAST_VITUS
    if start >= OUTSIDE:
        return OUT_OF_REACH
    if piece == MOVE_ABBOT and b.reach[s.door, start, b.steps[REMIGIUS]] >> room & 1:
        return BEHIND_VITUS
    return DOOR_CLOSED if b.near[start] >> room & 1 else OUT_OF_REACH


# -- hiding -------------------------------------------------------------------------------


@rule(inline=True)
def hide_law(s: Templar, seat: int, treasure: int) -> int:
    """T-39 to T-43: from the stock, with a place in the room reached (T-47), not before Severus."""
    room = room_of(s, seat)
    if watched(s, room):
        return SEVERUS_HERE
    if s.stock[seat, treasure] <= 0:
        return NONE_IN_STOCK
    if s.opens[treasure] >> room & 1:
        return LEGAL
    return NO_AREA if treasure >= ROUND else NO_SPACE


@rule(inline=True)
def area_reason(s: Templar, b: Board, room: int, place: int, ring: int) -> int:
    """T-10, T-40: whether an area takes a ring, and why not."""
    if b.capacity[room, place] == 0:
        return NO_SUCH_AREA
    if takes(s, b, room, place, ring):
        return LEGAL
    return AREA_FULL if s.filled[room, place] >= b.capacity[room, place] else OTHER_KIND


@rule(inline=True)
def turn_law(s: Templar, b: Board, seat: int, place: int) -> int:
    """T-67, T-68 (G-7, G-8): an area of the valued room with an own fresh ring."""
    return LEGAL if s.fresh[b.spot[s.figure[ABBOT], place], seat] > 0 else NO_FRESH_RING


# -- all of them --------------------------------------------------------------------------


@rule
def kind_at(b: Board, action: int) -> int:
    """The kind of an action."""
    kind = 0
    while kind < KINDS and action >= b.first[kind + 1]:
        kind += 1
    return kind


@rule
def law(s: Templar, b: Board, action: int) -> int:
    """LEGAL or the reason why this action may not be done now."""
    seat = s.to_act
    if seat < 0:
        return GAME_OVER
    kind = kind_at(b, action)
    place = action - b.first[kind]
    if kind >= K_MOVE:
        return card_law(s, b, seat, kind, place)
    if kind == K_PLACE and s.ask == ASK_PLACE:
        return place_law(s, b, place // b.rooms, place % b.rooms + 1)
    if kind == K_SPLIT and s.ask == ASK_SPLIT:
        return LEGAL
    if kind == K_CHOOSE and s.ask == ASK_CHOOSE:
        return hand_law(s, seat, place)
    if kind == K_GATE and s.ask == ASK_GATE:
        return LEGAL
    if kind == K_PLAY and s.ask == ASK_PLAY:
        return play_law(s, seat, place)
    if kind == K_ANNOUNCE and s.ask in (ASK_PLAY, ASK_CLOSE):
        return announce_law(s, b, seat)
    return LEGAL if kind == K_FINISH and s.ask == ASK_CLOSE else NOT_ASKED


@rule
def card_law(s: Templar, b: Board, seat: int, kind: int, place: int) -> int:
    """The second half of `law`: what cards ask for."""
    ask = s.ask
    if kind == K_MOVE and ask == ASK_MOVE:
        return move_law(s, b, seat, place // b.rooms, place % b.rooms + 1)
    if kind == K_HIDE and ask == ASK_HIDE:
        return hide_law(s, seat, place)
    if kind == K_AREA and ask == ASK_AREA:
        return area_reason(s, b, room_of(s, seat), FIRST_AREA + place, s.ring)
    if kind == K_STOP and ask == ASK_HIDE:
        return LEGAL
    if kind == K_STORE and ask == ASK_STORE:
        return LEGAL
    if kind == K_DOOR and ask == ASK_DOOR:
        return DOOR_STANDS_THERE if place == s.door else LEGAL  # T-59 (G-31)
    if kind == K_TURN and ask == ASK_TURN:
        return turn_law(s, b, seat, FIRST_AREA + place)
    return walk_law(s, b, seat, kind, place) if ask == ASK_WALK else NOT_ASKED


@rule
def walk_law(s: Templar, b: Board, seat: int, kind: int, place: int) -> int:
    """The third: Benjaminus on his way."""
    if kind == K_STOP:
        return stop_law(s)
    if kind == K_STEP:
        return step_law(s, b, seat, place + 1)
    if kind == K_TAKE:
        return take_law(s, b, seat, place // b.areas, FIRST_AREA + place % b.areas)
    if kind == K_DROP:
        return drop_law(s, b, seat, FIRST_AREA + place)
    return NOT_ASKED
