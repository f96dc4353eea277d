"""What may be done in Luna, and why not.

`law` answers for any action at any time; `listing` writes the legal actions of the open decision
point. Both ask the same predicates. A value is legal only if the chain of decisions can be
completed after it, so early values look ahead.
"""

from chapterhouse.games.luna.actions import (
    ACT,
    ASK_ACT,
    ASK_BOOK_FROM,
    ASK_BOOK_TO,
    ASK_COUNT,
    ASK_DEACTIVATE,
    ASK_FIGURE,
    ASK_FROM,
    ASK_ISLE,
    ASK_MOVE,
    ASK_PAIR,
    ASK_SHRINE,
    ASK_TILE,
    ASK_TO,
    ASK_VIRTUAL,
    BOOK_FROM,
    BOOK_TO,
    CHOOSE_COUNT,
    CHOOSE_FROM,
    CHOOSE_ISLE,
    CHOOSE_TILE,
    CHOOSE_TO,
    DEACTIVATE,
    DONE,
    FIRST_TILE,
    MOVE,
    OTHERS,
    PIER_MOVES,
    PIER_ORIGIN,
    PLACE_FIGURE,
    PLACE_PAIR,
    PLACE_SHRINE,
    VIRTUAL,
)
from chapterhouse.games.luna.details import (
    book_from_law,
    book_to_law,
    count_law,
    from_law,
    isle_law,
    tile_law,
    to_law,
    virtual_law,
)
from chapterhouse.games.luna.menu import act_law, list_acts
from chapterhouse.games.luna.reasons import (
    BLOCKED,
    EARLIER_MOVE,
    ISLE_HAS_SHRINE,
    MOVE_FIRST,
    MOVED_ALREADY,
    NO_ACTIVE_OPPONENT,
    NO_START_SHRINE_ON_HERBS,
    NONE_FOR_TIDE,
    NONE_TO_MOVE,
    OTHER_FIGURE,
    OWN_PIECES_THERE,
    PIER_EMPTY,
    TRAVEL_FROM_ISLES,
)
from chapterhouse.games.luna.state import (
    A_TIDE,
    FIGURES,
    HERBS,
    ISLES,
    NOVICES,
    OPPONENT,
    TILES,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import blocked_isle
from chapterhouse.kernel.contract import GAME_OVER, LEGAL, NOT_ASKED
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

# -- set-up and round start ---------------------------------------------------------------


@rule(inline=True)
def figure_law(s: Luna, figure: int) -> int:
    """L-31 (G-8): one figure after the other, each on any isle, also together."""
    if s.ask != ASK_FIGURE:
        return NOT_ASKED
    for other in range(figure):
        if s.figure[other] == UNSET:
            return OTHER_FIGURE
    return LEGAL if s.figure[figure] == UNSET else OTHER_FIGURE


@rule(inline=True)
def shrine_law(s: Luna, isle: int) -> int:
    """L-34; L-35, L-86, L-93: with two players and in the solo game not on Herbs."""
    if s.ask != ASK_SHRINE:
        return NOT_ASKED
    if isle == HERBS and s.sides == 2:
        return NO_START_SHRINE_ON_HERBS
    for side in range(s.sides):
        if s.shrines[side] >> isle & 1:
            return ISLE_HAS_SHRINE
    return LEGAL


@rule(inline=True)
def pair_law(s: Luna, seat: int, isle: int) -> int:
    """L-36: an isle without own pieces; those of others do not matter."""
    if s.ask != ASK_PAIR:
        return NOT_ASKED
    return OWN_PIECES_THERE if (s.shrines[seat] | s.one[seat]) >> isle & 1 else LEGAL


@rule(inline=True)
def deactivate_law(s: Luna, isle: int) -> int:
    """L-94 (G-26): an isle with an active novice of the opponent."""
    if s.ask != ASK_DEACTIVATE:
        return NOT_ASKED
    return LEGAL if s.one[OPPONENT] >> isle & 1 else NO_ACTIVE_OPPONENT


# -- Travel and Tide ----------------------------------------------------------------------


@rule(inline=True)
def origin_law(s: Luna, seat: int, origin: int) -> int:
    """L-47, L-48 (G-11): is there a novice to move, on any isle; one moved by this action does not
    move again. L-107 (G-29): only the origin can be blocked."""
    if origin >= ISLES and s.action != A_TIDE + 1:
        return TRAVEL_FROM_ISLES
    if origin == PIER_ORIGIN:
        return LEGAL if s.pier[seat] > 0 else PIER_EMPTY
    isle = origin % ISLES
    if isle == blocked_isle(s):
        return BLOCKED
    none = NONE_FOR_TIDE if s.action == A_TIDE + 1 else NONE_TO_MOVE
    if origin < ISLES:
        return LEGAL if s.active[seat, isle] > 0 else none
    if s.inactive[seat, isle] > s.arrived[isle]:
        return LEGAL
    return MOVED_ALREADY if s.inactive[seat, isle] > 0 else none


@rule(inline=True)
def last_move(s: Luna) -> int:
    """The latest move of this action, as a place within its kind; 0 = none yet."""
    return s.moves[s.moved - 1] if s.moved > 0 else 0


@rule(inline=True)
def move_law(s: Luna, seat: int, place: int) -> int:
    """L-47, L-48: from an origin with a novice; moves run in one order."""
    if s.ask != ASK_MOVE:
        return NOT_ASKED
    reason = origin_law(s, seat, PIER_ORIGIN if place >= PIER_MOVES else place // OTHERS)
    if reason != LEGAL:
        return reason
    return EARLIER_MOVE if place < last_move(s) else LEGAL


@rule(inline=True)
def done_law(s: Luna) -> int:
    """L-40 (G-9): at least one novice moves."""
    if s.ask != ASK_MOVE:
        return NOT_ASKED
    return LEGAL if s.moved > 0 else MOVE_FIRST


@rule
def list_moves(s: Luna, seat: int, out: Vec) -> int:
    """ASK_MOVE: the origins from the latest move on, each with its isles."""
    n = 0
    last = last_move(s)
    for origin in range(last // OTHERS, PIER_ORIGIN):
        if origin_law(s, seat, origin) == LEGAL:
            for place in range(origin * OTHERS, origin * OTHERS + OTHERS):
                if place >= last:
                    out[n] = MOVE + place
                    n += 1
    if origin_law(s, seat, PIER_ORIGIN) == LEGAL:
        for place in range(PIER_MOVES, PIER_MOVES + ISLES):
            if place >= last:
                out[n] = MOVE + place
                n += 1
    if s.moved > 0:
        out[n] = DONE
        n += 1
    return n


# -- all of them --------------------------------------------------------------------------


@rule
def law(s: Luna, b: Board, action: int) -> int:
    """LEGAL or the reason why this action may not be done now."""
    seat = s.to_act
    if seat < 0:
        return GAME_OVER
    if action >= CHOOSE_ISLE:
        return detail_law(s, b, seat, action)
    if action < PLACE_SHRINE:
        return figure_law(s, (action - PLACE_FIGURE) // ISLES)
    if action < PLACE_PAIR:
        return shrine_law(s, action - PLACE_SHRINE)
    if action < DEACTIVATE:
        return pair_law(s, seat, action - PLACE_PAIR)
    if action < ACT:
        return deactivate_law(s, action - DEACTIVATE)
    return act_law(s, b, seat, action - ACT) if s.ask == ASK_ACT else NOT_ASKED


@rule
def detail_law(s: Luna, b: Board, seat: int, action: int) -> int:
    """The second half of `law`: what an action asks for."""
    if action < CHOOSE_TILE:
        return isle_law(s, seat, action - CHOOSE_ISLE) if s.ask == ASK_ISLE else NOT_ASKED
    if action < CHOOSE_COUNT:
        return tile_law(s, b, seat, action - CHOOSE_TILE + FIRST_TILE) if s.ask == ASK_TILE else NOT_ASKED
    if action < VIRTUAL:
        return count_law(s, b, seat, action - CHOOSE_COUNT + 1) if s.ask == ASK_COUNT else NOT_ASKED
    if action < MOVE:
        return virtual_law(s, b, seat, action - VIRTUAL) if s.ask == ASK_VIRTUAL else NOT_ASKED
    if action < DONE:
        return move_law(s, seat, action - MOVE)
    if action < CHOOSE_FROM:
        return done_law(s)
    if action < CHOOSE_TO:
        return from_law(s, seat, action - CHOOSE_FROM) if s.ask == ASK_FROM else NOT_ASKED
    if action < BOOK_FROM:
        return to_law(s, action - CHOOSE_TO) if s.ask == ASK_TO else NOT_ASKED
    if action < BOOK_TO:
        return book_from_law(s, action - BOOK_FROM + 1) if s.ask == ASK_BOOK_FROM else NOT_ASKED
    return book_to_law(s, seat, action - BOOK_TO + 1) if s.ask == ASK_BOOK_TO else NOT_ASKED


@rule(inline=True)
def add(out: Vec, count: int, action: int, reason: int) -> int:
    """Appends an action if it is legal."""
    out[count] = action
    return count + 1 if reason == LEGAL else count


@rule
def list_setup(s: Luna, seat: int, ask: int, out: Vec) -> int:
    """The points of the set-up and of the solo round start."""
    n = 0
    if ask == ASK_FIGURE:
        for figure in range(FIGURES):
            if figure_law(s, figure) == LEGAL:
                for isle in range(ISLES):
                    n = add(out, n, PLACE_FIGURE + figure * ISLES + isle, LEGAL)
    elif ask == ASK_SHRINE:
        for isle in range(ISLES):
            n = add(out, n, PLACE_SHRINE + isle, shrine_law(s, isle))
    elif ask == ASK_PAIR:
        for isle in range(ISLES):
            n = add(out, n, PLACE_PAIR + isle, pair_law(s, seat, isle))
    else:
        for isle in range(ISLES):
            n = add(out, n, DEACTIVATE + isle, deactivate_law(s, isle))
    return n


@rule
def list_places(s: Luna, b: Board, seat: int, ask: int, out: Vec) -> int:
    """Isles, tiles and books."""
    n = 0
    if ask == ASK_ISLE:
        for isle in range(ISLES + 1):
            n = add(out, n, CHOOSE_ISLE + isle, isle_law(s, seat, isle))
    elif ask == ASK_TILE:
        for tile in range(FIRST_TILE, TILES):
            n = add(out, n, CHOOSE_TILE + tile - FIRST_TILE, tile_law(s, b, seat, tile))
    elif ask == ASK_FROM:
        for place in range(ISLES + 1):
            n = add(out, n, CHOOSE_FROM + place, from_law(s, seat, place))
    elif ask == ASK_TO:
        for isle in range(ISLES):
            n = add(out, n, CHOOSE_TO + isle, to_law(s, isle))
    elif ask == ASK_BOOK_FROM:
        for tile in range(1, TILES):
            n = add(out, n, BOOK_FROM + tile - 1, book_from_law(s, tile))
    else:
        for tile in range(1, TILES):
            n = add(out, n, BOOK_TO + tile - 1, book_to_law(s, seat, tile))
    return n


@rule
def listing(s: Luna, b: Board, out: Vec) -> int:
    """The legal actions of the open decision point, ascending."""
    seat, ask = s.to_act, s.ask
    if ask == ASK_ACT:
        return list_acts(s, b, seat, out)
    if ask == ASK_MOVE:
        return list_moves(s, seat, out)
    if ask < ASK_ACT:
        return list_setup(s, seat, ask, out)
    n = 0
    if ask == ASK_COUNT:
        for count in range(1, NOVICES + 1):
            n = add(out, n, CHOOSE_COUNT + count - 1, count_law(s, b, seat, count))
        return n
    if ask == ASK_VIRTUAL:
        for use in range(2):
            n = add(out, n, VIRTUAL + use, virtual_law(s, b, seat, use))
        return n
    return list_places(s, b, seat, ask, out)


@rule
def skipped(s: Luna, b: Board, action: int) -> int:
    """A single value is made by itself, except at `act` and at `move` / `done`."""
    return 0 if s.ask == ASK_ACT or s.ask == ASK_MOVE else 1


@rule
def resting(s: Luna, b: Board) -> int:
    """L-38: a turn is one action; so is a point of the set-up or of a round's start."""
    return 2 if s.ask <= ASK_ACT else 0
