"""The legal actions of the open decision point of Monasterium, ascending.

They are found by the predicates of `laws.py`. Where a point is wide, what all its values share is
asked once; the conformance suite holds the list equal to a scan of `law`.
"""

from chapterhouse.games.monasterium.actions import (
    ACT,
    ASK_ACT,
    ASK_ANY_TILE,
    ASK_COLUMN,
    ASK_DICE,
    ASK_DIE_BONUS,
    ASK_FREE,
    ASK_MONASTERY,
    ASK_NOVICE,
    ASK_REROLL,
    ASK_SPACE,
    ASK_SPOT,
    ASK_TILE,
    ASK_TILE_BONUS,
    ASK_UPGRADE,
    BUILD_TILE,
    CHOOSE_COLUMN,
    CHOOSE_MONASTERY,
    CHOOSE_SPOT,
    DECLINE,
    DIE_BONUS,
    PLACE,
    REROLL_DIE,
    ROLL_AGAIN,
    SEND_EXTRA,
    SEND_NOVICE,
    TAKE_DICE,
    TAKE_GOODS,
    TAKE_SPACE,
    TAKE_TILE,
    TILE_BONUS,
    UPGRADE,
)
from chapterhouse.games.monasterium.laws import (
    build_law,
    dice_law,
    extra_law,
    goods_law,
    monastery_law,
    optional,
    place_law,
    reroll_law,
    slot_reason,
    space_law,
    spot_law,
    tile_law,
    top,
    upgrade_law,
)
from chapterhouse.games.monasterium.sending import ALL_COLUMNS, row_targets
from chapterhouse.games.monasterium.state import COLUMNS, FACES, MONASTERIES, SLOTS, SPOTS, Board, Monasterium
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def add(out: Vec, count: int, action: int, reason: int) -> int:
    """Appends an action if it is legal."""
    out[count] = action
    return count + 1 if reason == LEGAL else count


@rule
def list_dice(s: Monasterium, seat: int, out: Vec) -> int:
    """ASK_PLACE and ASK_REROLL: M-25, M-26."""
    n = 0
    for face in range(FACES):
        n = add(out, n, PLACE + face, place_law(s, face))
    if s.reroll[seat] == 1 or s.ask == ASK_REROLL:
        for pick in range(2 * FACES):
            n = add(out, n, REROLL_DIE + pick, reroll_law(s, seat, pick))
    if s.ask == ASK_REROLL:
        out[n] = ROLL_AGAIN
        n += 1
    return n


@rule
def list_actions(s: Monasterium, b: Board, seat: int, out: Vec) -> int:
    """ASK_ACT and ASK_FREE."""
    n = 0
    if s.ask == ASK_ACT:
        for slot in range(SLOTS):
            n = add(out, n, ACT + s.column * SLOTS + slot, slot_reason(s, b, seat, s.column, slot))
        return n
    for place in range(COLUMNS * SLOTS):
        n = add(out, n, ACT + place, slot_reason(s, b, seat, place // SLOTS, place % SLOTS))
    return n


@rule
def list_novices(s: Monasterium, b: Board, seat: int, out: Vec) -> int:
    """ASK_NOVICE: the novices of a row share their targets."""
    n = 0
    for row in range(4):
        there = s.novices[seat] >> (row * COLUMNS) & ALL_COLUMNS
        if there and row_targets(s, b, seat, row, top(s, 1)):
            for column in range(COLUMNS):
                if there >> column & 1:
                    out[n] = SEND_NOVICE + row * COLUMNS + column
                    n += 1
    return n


@rule
def list_places(s: Monasterium, b: Board, seat: int, out: Vec) -> int:
    """ASK_EXTRA, ASK_MONASTERY, ASK_SPOT."""
    n = 0
    if s.ask == ASK_MONASTERY:
        for m in range(MONASTERIES):
            n = add(out, n, CHOOSE_MONASTERY + m, monastery_law(s, b, seat, m))
    elif s.ask == ASK_SPOT:
        for spot in range(SPOTS):
            n = add(out, n, CHOOSE_SPOT + spot, spot_law(s, b, seat, spot))
    else:
        for area in range(3):
            n = add(out, n, SEND_EXTRA + area, extra_law(s, b, seat, area))
    return n


@rule
def list_window(s: Monasterium, seat: int, out: Vec) -> int:
    """The points at which a window tile is chosen or built, or its bonus taken."""
    n = 0
    if s.ask == ASK_TILE_BONUS:
        out[0] = TILE_BONUS
        out[1] = TILE_BONUS + 1
        return 2
    if s.ask == ASK_TILE or s.ask == ASK_ANY_TILE:
        for m in range(MONASTERIES):
            n = add(out, n, TAKE_TILE + m, tile_law(s, seat, m))
        return n
    for row in range(3):
        n = add(out, n, BUILD_TILE + row, build_law(s, seat, row))
    return n


@rule
def list_goods(s: Monasterium, b: Board, seat: int, out: Vec) -> int:
    """The points at which goods are chosen."""
    n = 0
    for choice in range(3):
        n = add(out, n, TAKE_GOODS + choice, goods_law(s, b, choice))
    for good in range(2):
        n = add(out, n, UPGRADE + good, upgrade_law(s, seat, good))
    return n


@rule
def listing(s: Monasterium, b: Board, out: Vec) -> int:
    """The legal actions of the open decision point, ascending."""
    seat, ask = s.to_act, s.ask
    n = 0
    if ask == ASK_SPACE:
        for space in range(FACES):
            n = add(out, n, TAKE_SPACE + space, space_law(s, seat, space))
        return n
    if ask <= ASK_REROLL:
        return list_dice(s, seat, out)
    if ask == ASK_DICE:
        for count in range(1, 4):
            n = add(out, n, TAKE_DICE + count - 1, dice_law(s, b, seat, count))
        return n
    if ask == ASK_COLUMN:
        for column in range(COLUMNS):
            out[column] = CHOOSE_COLUMN + column
        return COLUMNS
    return list_effects(s, b, seat, ask, out)


@rule
def list_effects(s: Monasterium, b: Board, seat: int, ask: int, out: Vec) -> int:
    """The second half of `listing`: what actions and their consequences ask."""
    if ask <= ASK_FREE:
        n = list_actions(s, b, seat, out)
    elif ask <= ASK_UPGRADE:
        n = list_goods(s, b, seat, out)
    elif ask == ASK_NOVICE:
        n = list_novices(s, b, seat, out)
    elif ask <= ASK_SPOT:
        n = list_places(s, b, seat, out)
    elif ask == ASK_DIE_BONUS:
        out[0] = DIE_BONUS
        out[1] = DIE_BONUS + 1
        n = 2
    else:
        n = list_window(s, seat, out)
    if optional(ask):
        out[n] = DECLINE
        n += 1
    return n
