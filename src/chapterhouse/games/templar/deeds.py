"""What happens when an action of Templar is carried out. Deeds trust their input."""

from chapterhouse.games.templar.actions import (
    ASK_AREA,
    ASK_CHOOSE,
    ASK_CLOSE,
    ASK_DOOR,
    ASK_GATE,
    ASK_HIDE,
    ASK_MOVE,
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
    K_END,
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
)
from chapterhouse.games.templar.course import begin_card, end_card, end_turn, printed_points
from chapterhouse.games.templar.harbour import start_final_lap, visit
from chapterhouse.games.templar.places import lay, lift, room_of, score, watched
from chapterhouse.games.templar.scoring import fresh_rings, value_room
from chapterhouse.games.templar.setup import choose, place_figure, split
from chapterhouse.games.templar.state import (
    ABBOT,
    ALL_ROOMS,
    BELLS,
    FIGURES,
    FIRST_AREA,
    FROM_PENALTY,
    FROM_PORTICUS,
    FROM_SEVERUS,
    FROM_STEPHANUS,
    NONE,
    NOT_VALUED_EVENT,
    OUTSIDE,
    PENALTY_EVENT,
    PRIOR,
    REMIGIUS,
    ROUND,
    SEVERUS,
    SPY,
    STEPHANUS,
    TURNED_EVENT,
    VITUS_EVENT,
    Board,
    Templar,
)
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# -- [2]: cards ---------------------------------------------------------------------------


@rule
def play(s: Templar, b: Board, card: int, j: Journal) -> None:
    """T-25b: the card lies on the pile at once; T-70: what lay there tells how many tiles Bells bring."""
    seat = s.active
    due = b.harbour[s.top[seat] - 1] if card == BELLS and s.top[seat] > 0 else 0
    s.hand[seat] &= ~(1 << card)
    s.top[seat] = card + 1
    begin_card(s, b, card, due, j)


@rule
def announce(s: Templar, b: Board, j: Journal) -> None:
    """T-85b, T-86a; T-54a (G-42): at the start of a turn the final lap binds that turn already."""
    start_final_lap(s, s.active, ALL_ROOMS, j)
    if s.ask == ASK_CLOSE:
        end_turn(s, b, j)


# -- moves --------------------------------------------------------------------------------


@rule
def move(s: Templar, b: Board, room: int, j: Journal) -> None:
    """T-33: the effect comes after the movement; G-33: a monk may have none."""
    if s.card == REMIGIUS + 1:
        move_abbot(s, b, room, j)
    elif s.card == SEVERUS + 1:
        s.figure[PRIOR] = room  # T-60
        printed_points(s, b, FROM_SEVERUS, j)
        end_card(s, b, j)
    elif s.card == STEPHANUS + 1:
        s.pawn[s.active] = room
        score(s, s.active, FROM_STEPHANUS, admirers(s, room), j)
        end_card(s, b, j)
    else:
        s.pawn[s.active] = room
        s.left = b.hides[s.card - 1]  # T-44, T-45, T-46
        s.ask = ASK_HIDE


@rule
def admirers(s: Templar, room: int) -> int:
    """T-58: the other characters in the room, pawns and figures."""
    count = 0
    for seat in range(s.players):
        if seat != s.active and s.pawn[seat] == room:
            count += 1
    for figure in range(FIGURES):
        if s.figure[figure] == room:
            count += 1
    return count


@rule
def move_abbot(s: Templar, b: Board, room: int, j: Journal) -> None:
    """T-63 (G-21): Vitus comes to where Remigius was; T-64: then the room is valued, or Severus is there."""
    s.figure[SPY] = s.figure[ABBOT]
    s.figure[ABBOT] = room
    note(j, VITUS_EVENT, s.figure[SPY], 0, 0)
    if watched(s, room):
        note(j, NOT_VALUED_EVENT, room, 0, 0)
        end_card(s, b, j)
        return
    value_room(s, b, room, j)
    ask_owners(s, b, j)


@rule
def ask_owners(s: Templar, b: Board, j: Journal) -> None:
    """T-67, T-68: every owner of fresh rings turns one, from the active player on."""
    while s.asked < s.players:
        owner = (s.active + s.asked) % s.players
        if fresh_rings(s, b, s.figure[ABBOT], owner) > 0:
            s.to_act = owner
            s.ask = ASK_TURN
            return
        s.asked += 1
    end_card(s, b, j)


@rule
def turn(s: Templar, b: Board, place: int, j: Journal) -> None:
    """T-67: one ring is valued, the others can score again."""
    room, owner = s.figure[ABBOT], s.to_act
    s.fresh[b.spot[room, place], owner] -= 1
    s.valued[b.spot[room, place], owner] += 1
    note(j, TURNED_EVENT, owner, room, s.kind[b.spot[room, place]])
    s.asked += 1
    ask_owners(s, b, j)


# -- hiding -------------------------------------------------------------------------------


@rule
def hide(s: Templar, b: Board, treasure: int, j: Journal) -> None:
    """T-39, T-41: one after the other; a ring needs an area."""
    if treasure >= ROUND:
        s.ring = treasure
        s.ask = ASK_AREA
    else:
        put_away(s, b, treasure, treasure, j)  # chalice and book spaces are numbered like what they take


@rule
def put_away(s: Templar, b: Board, place: int, treasure: int, j: Journal) -> None:
    """From the stock into the room; after the last that the card allows it is done."""
    seat = s.active
    s.stock[seat, treasure] -= 1
    lay(s, b, seat, room_of(s, seat), place, treasure)
    s.ring = NONE
    s.left -= 1
    s.ask = ASK_HIDE
    if s.left == 0:
        end_card(s, b, j)


# -- Benjaminus ---------------------------------------------------------------------------


@rule
def take(s: Templar, b: Board, owner: int, place: int) -> None:
    """T-48, T-53: the ring keeps its owner."""
    room = room_of(s, s.active)
    s.taken_from = room
    s.carried = s.kind[b.spot[room, place]]
    s.carried_owner = owner
    lift(s, b, owner, room, place)


@rule
def drop(s: Templar, b: Board, place: int) -> None:
    """T-49, T-53: owner and fresh side stay."""
    lay(s, b, s.carried_owner, room_of(s, s.active), place, s.carried)
    s.carried = NONE
    s.carried_owner = 0


@rule
def walk(s: Templar, b: Board, action: int, j: Journal) -> None:
    """T-48 to T-52."""
    if action >= b.first[K_DROP]:
        drop(s, b, FIRST_AREA + action - b.first[K_DROP])
    elif action >= b.first[K_TAKE]:
        at = action - b.first[K_TAKE]
        take(s, b, at // b.areas, FIRST_AREA + at % b.areas)
    elif action >= b.first[K_STEP]:
        s.pawn[s.active] = action - b.first[K_STEP] + 1
        s.walked += 1
    else:
        end_card(s, b, j)


# -- all of them --------------------------------------------------------------------------


@rule
def move_door(s: Templar, b: Board, passage: int, j: Journal) -> None:
    """T-59."""
    s.door = passage
    printed_points(s, b, FROM_PORTICUS, j)
    end_card(s, b, j)


@rule
def penalise(s: Templar, b: Board, card: int, j: Journal) -> None:
    """T-96 (T-95, G-27): a refused try costs a point, also below zero."""
    note(j, PENALTY_EVENT, s.to_act, card, 0)
    score(s, s.to_act, FROM_PENALTY, -b.penalty, j)


@rule
def deed(s: Templar, b: Board, action: int, j: Journal) -> None:
    """Carries out a legal action, or a penalty."""
    ask = s.ask
    if action >= b.first[K_END]:
        penalise(s, b, action - b.first[K_END], j)
    elif ask >= ASK_MOVE:
        card_deed(s, b, ask, action, j)
    elif ask == ASK_PLAY:
        if action >= b.first[K_ANNOUNCE]:
            announce(s, b, j)
        else:
            play(s, b, action - b.first[K_PLAY], j)
    elif ask == ASK_GATE:
        s.pawn[s.active] = OUTSIDE + action - b.first[K_GATE]
        s.ask = ASK_PLAY
    elif ask == ASK_CHOOSE:
        choose(s, action - b.first[K_CHOOSE], j)
    elif ask == ASK_SPLIT:
        split(s, action - b.first[K_SPLIT])
    else:
        place = action - b.first[K_PLACE]
        place_figure(s, place // b.rooms, place % b.rooms + 1)


@rule
def card_deed(s: Templar, b: Board, ask: int, action: int, j: Journal) -> None:
    """The second half of `deed`: what cards ask for."""
    if ask == ASK_MOVE:
        move(s, b, (action - b.first[K_MOVE]) % b.rooms + 1, j)
    elif ask == ASK_HIDE:
        if action >= b.first[K_STOP]:
            end_card(s, b, j)
        else:
            hide(s, b, action - b.first[K_HIDE], j)
    elif ask == ASK_AREA:
        put_away(s, b, FIRST_AREA + action - b.first[K_AREA], s.ring, j)
    elif ask == ASK_WALK:
        walk(s, b, action, j)
    elif ask == ASK_STORE:
        visit(s, s.active, action - b.first[K_STORE] + 1, j)
        end_card(s, b, j)
    elif ask == ASK_DOOR:
        move_door(s, b, action - b.first[K_DOOR], j)
    elif ask == ASK_TURN:
        turn(s, b, FIRST_AREA + action - b.first[K_TURN], j)
    elif action == b.first[K_ANNOUNCE]:
        announce(s, b, j)
    else:
        end_turn(s, b, j)
