"""What may be done in Monasterium, and why not: `law` answers for any action at any time.

The legal actions of the open decision point are listed in `listing.py`, by the same predicates.
"""

from chapterhouse.games.monasterium.actions import (
    ACT,
    ASK_ACT,
    ASK_ANY_TILE,
    ASK_BUILD,
    ASK_COLUMN,
    ASK_COMMON_BUILD,
    ASK_DICE,
    ASK_DIE_BONUS,
    ASK_EXTRA,
    ASK_FREE,
    ASK_GOODS,
    ASK_INFLUENCE_ROSARY,
    ASK_MONASTERY,
    ASK_NOVICE,
    ASK_PLACE,
    ASK_REROLL,
    ASK_SOUP_UPGRADE,
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
from chapterhouse.games.monasterium.reasons import (
    DIE_OR_POINTS,
    EARLIER_PICK,
    INFLUENCE_OR_ROSARY,
    LOCKED,
    MUST_BUILD,
    MUST_CHOOSE,
    MUST_PLACE,
    MUST_TAKE,
    NO_OWN_CHAPEL,
    NO_PLACE_FOR_EXTRA,
    NO_SEND,
    NO_SUCH_DIE,
    NO_TAKEABLE_DIE,
    NO_TILE_LEFT,
    NO_WINDOW,
    NOT_IN_STOCK,
    NOT_OFFERED,
    NOT_SHOWN,
    NOTHING_PICKED,
    NOTHING_TO_UPGRADE,
    NOVICE_GONE,
    ONE_BONUS,
    OTHER_COLUMN,
    ROLL_FIRST,
    SOUP_OR_UPGRADE,
    TILE_USED,
    TOO_MANY_DICE,
    USED_THIS_TURN,
    WINDOW_REFUSES,
)
from chapterhouse.games.monasterium.sending import (
    area_target,
    build_reason,
    building_reason,
    can_send,
    can_take_own,
    cloister_reason,
    monastery_reason,
    novice_reason,
    takeable,
)
from chapterhouse.games.monasterium.state import (
    BUILDING,
    COLUMNS,
    FACES,
    INFLUENCE,
    MONASTERIES,
    ROSARY,
    ROW2,
    ROW3,
    SEND_EFFECT,
    SLOTS,
    SOUP,
    STANDARD,
    TOOL,
    UPGRADE_EFFECT,
    WINDOW_EFFECT,
    Board,
    Monasterium,
)
from chapterhouse.kernel.contract import GAME_OVER, LEGAL, NOT_ASKED
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def top(s: Monasterium, value: int) -> int:
    """A value of the innermost unfinished effect."""
    return s.stack[s.depth - 1, value]


# -- placing dice -------------------------------------------------------------------------


@rule(inline=True)
def place_law(s: Monasterium, face: int) -> int:
    """M-26: a number that at least one rolled die shows; after a pick the dice must roll (M-25)."""
    if s.ask == ASK_REROLL:
        return ROLL_FIRST
    if s.ask != ASK_PLACE:
        return NOT_ASKED
    return LEGAL if s.rolled[0, face] + s.rolled[1, face] > 0 else NOT_SHOWN


@rule(inline=True)
def last_pick(s: Monasterium) -> int:
    """The latest die picked for the re-roll: kind * 6 + face; -1 = none yet."""
    for pick in range(2 * FACES - 1, -1, -1):
        if s.picked[pick // FACES, pick % FACES] > 0:
            return pick
    return -1


@rule(inline=True)
def reroll_law(s: Monasterium, seat: int, pick: int) -> int:
    """M-25: the tile is ready, and such a die is left; picks run in one order."""
    if s.ask != ASK_PLACE and s.ask != ASK_REROLL:
        return NOT_ASKED
    if s.ask == ASK_PLACE and s.reroll[seat] == 0:
        return TILE_USED
    kind, face = pick // FACES, pick % FACES
    if s.rolled[kind, face] <= s.picked[kind, face]:
        return NO_SUCH_DIE
    return EARLIER_PICK if pick < last_pick(s) else LEGAL


@rule(inline=True)
def roll_law(s: Monasterium) -> int:
    """M-25: once at least one die is picked."""
    if s.ask == ASK_REROLL:
        return LEGAL
    return NOTHING_PICKED if s.ask == ASK_PLACE else NOT_ASKED


# -- taking dice --------------------------------------------------------------------------


@rule(inline=True)
def space_law(s: Monasterium, seat: int, space: int) -> int:
    """M-29, M-30 (K-10), M-37, M-39: an own personal or a neutral die lies there; nothing else matters."""
    if s.ask != ASK_SPACE:
        return NOT_ASKED
    return LEGAL if s.neutral_on[space] + s.personal_on[seat, space] > 0 else NO_TAKEABLE_DIE


@rule(inline=True)
def dice_law(s: Monasterium, b: Board, seat: int, count: int) -> int:
    """M-29 (K-1), M-30: from one up to the space's limit and to what may be taken there."""
    if s.ask != ASK_DICE:
        return NOT_ASKED
    space = s.space - 1
    there = s.neutral_on[space] + s.personal_on[seat, space]
    return LEGAL if count <= there and count <= b.space_limit[space] else TOO_MANY_DICE


@rule(inline=True)
def column_law(s: Monasterium) -> int:
    """M-31 (K-2): a die from the joker space may go on any column."""
    return LEGAL if s.ask == ASK_COLUMN else NOT_ASKED


# -- actions ------------------------------------------------------------------------------


@rule
def slot_reason(s: Monasterium, b: Board, seat: int, column: int, slot: int) -> int:
    """M-34 to M-36, M-55, M-56: is this action available (M-4) and possible?"""
    if slot != STANDARD and s.novices[seat] >> ((slot - 1) * COLUMNS + column) & 1:
        return LOCKED
    if slot == ROW2 and s.used2 >> column & 1:
        return USED_THIS_TURN
    if slot == ROW3 and s.used3 >> column & 1:
        return USED_THIS_TURN
    effect = b.effect[column, slot]
    if effect == SEND_EFFECT:
        return LEGAL if can_send(s, b, seat, b.effect_value[column, slot]) else NO_SEND
    if effect == UPGRADE_EFFECT:
        return LEGAL if s.goods[seat, SOUP] + s.goods[seat, TOOL] > 0 else NOTHING_TO_UPGRADE
    if effect == WINDOW_EFFECT:
        return LEGAL if can_take_own(s, seat) else NO_WINDOW
    return LEGAL


@rule(inline=True)
def act_law(s: Monasterium, b: Board, seat: int, place: int) -> int:
    """M-33: for a die, an action of its own column; M-56: as a free action, of any column."""
    column, slot = place // SLOTS, place % SLOTS
    if s.ask == ASK_ACT:
        return slot_reason(s, b, seat, column, slot) if column == s.column else OTHER_COLUMN
    return slot_reason(s, b, seat, column, slot) if s.ask == ASK_FREE else NOT_ASKED


@rule(inline=True)
def good_of(choice: int) -> int:
    """The good behind a value of `take_goods`."""
    return SOUP if choice == 0 else INFLUENCE if choice == 1 else ROSARY


@rule(inline=True)
def goods_law(s: Monasterium, b: Board, choice: int) -> int:
    """M-51, M-58, M-59: one of the kinds that are offered."""
    good = good_of(choice)
    if s.ask == ASK_GOODS:
        return LEGAL if b.offer[top(s, 1), top(s, 2), good] > 0 else NOT_OFFERED
    if s.ask == ASK_INFLUENCE_ROSARY:
        return INFLUENCE_OR_ROSARY if good == SOUP else LEGAL
    if s.ask == ASK_SOUP_UPGRADE:
        return LEGAL if good == SOUP else SOUP_OR_UPGRADE
    return NOT_ASKED


@rule(inline=True)
def upgrade_law(s: Monasterium, seat: int, good: int) -> int:
    """M-53, M-59: soup into tool or tool into book, if there is one to give."""
    if s.ask != ASK_UPGRADE and s.ask != ASK_SOUP_UPGRADE:
        return NOT_ASKED
    return LEGAL if s.goods[seat, good] > 0 else NOT_IN_STOCK


# -- sending ------------------------------------------------------------------------------


@rule(inline=True)
def novice_law(s: Monasterium, b: Board, seat: int, novice: int) -> int:
    """M-70, M-76: a novice still on its action space, with somewhere to go."""
    if s.ask != ASK_NOVICE:
        return NOT_ASKED
    if not s.novices[seat] >> novice & 1:
        return NOVICE_GONE
    return novice_reason(s, b, seat, novice // COLUMNS, top(s, 1))


@rule(inline=True)
def extra_law(s: Monasterium, b: Board, seat: int, area: int) -> int:
    """M-90: an area with a legal place somewhere."""
    if s.ask != ASK_EXTRA:
        return NOT_ASKED
    for m in range(MONASTERIES):
        if area_target(s, b, seat, area, m) == LEGAL:
            return LEGAL
    return NO_PLACE_FOR_EXTRA


@rule(inline=True)
def monastery_law(s: Monasterium, b: Board, seat: int, m: int) -> int:
    """M-71 to M-76."""
    if s.ask != ASK_MONASTERY:
        return NOT_ASKED
    return monastery_reason(s, b, seat, top(s, 1), top(s, 2), top(s, 3), m)


@rule(inline=True)
def spot_law(s: Monasterium, b: Board, seat: int, spot: int) -> int:
    """M-72, M-75, M-13."""
    if s.ask != ASK_SPOT:
        return NOT_ASKED
    if top(s, 2) == BUILDING:
        return building_reason(s, b, seat, top(s, 1), top(s, 3), top(s, 4), spot)
    return cloister_reason(s, b, seat, top(s, 4), spot)


# -- window -------------------------------------------------------------------------------


@rule(inline=True)
def tile_law(s: Monasterium, seat: int, m: int) -> int:
    """M-55, M-60, M-82: a tile of this monastery may be taken and can be built."""
    if s.ask != ASK_TILE and s.ask != ASK_ANY_TILE:
        return NOT_ASKED
    if s.tiles[m] == 0:
        return NO_TILE_LEFT
    if s.ask == ASK_TILE and s.chapel[seat, m] == 0:
        return NO_OWN_CHAPEL
    return LEGAL if takeable(s, seat, m) else WINDOW_REFUSES


@rule(inline=True)
def build_law(s: Monasterium, seat: int, row: int) -> int:
    """M-80, M-81; M-73: the common room's tile needs one left in that monastery."""
    if s.ask != ASK_BUILD and s.ask != ASK_COMMON_BUILD:
        return NOT_ASKED
    if s.tiles[top(s, 1)] == 0:
        return NO_TILE_LEFT
    return build_reason(s, seat, top(s, 1), row)


@rule(inline=True)
def optional(ask: int) -> bool:
    """M-43, M-73 (K-16), M-91: the points at which `decline` stands."""
    road = ask in (ASK_FREE, ASK_INFLUENCE_ROSARY, ASK_SOUP_UPGRADE, ASK_ANY_TILE)
    return road or ask in (ASK_COMMON_BUILD, ASK_EXTRA)


@rule
def decline_law(s: Monasterium) -> int:
    """What cannot be declined has a rule of its own; most of it is part of an action (M-36)."""
    if optional(s.ask):
        return LEGAL
    if s.ask <= ASK_REROLL:
        return MUST_PLACE if s.ask == ASK_PLACE else ROLL_FIRST
    if s.ask <= ASK_DICE:
        return MUST_TAKE
    if s.ask == ASK_BUILD:
        return MUST_BUILD
    if s.ask == ASK_TILE_BONUS:
        return ONE_BONUS
    return DIE_OR_POINTS if s.ask == ASK_DIE_BONUS else MUST_CHOOSE


# -- all of them --------------------------------------------------------------------------


@rule
def law(s: Monasterium, b: Board, action: int) -> int:
    """LEGAL or the reason why this action may not be done now."""
    seat = s.to_act
    if seat < 0:
        return GAME_OVER
    if action < TAKE_SPACE:
        if action < REROLL_DIE:
            return place_law(s, action - PLACE)
        return reroll_law(s, seat, action - REROLL_DIE) if action < ROLL_AGAIN else roll_law(s)
    if action < TAKE_DICE:
        return space_law(s, seat, action - TAKE_SPACE)
    if action < CHOOSE_COLUMN:
        return dice_law(s, b, seat, action - TAKE_DICE + 1)
    if action < ACT:
        return column_law(s)
    if action < TAKE_GOODS:
        return act_law(s, b, seat, action - ACT)
    if action < UPGRADE:
        return goods_law(s, b, action - TAKE_GOODS)
    if action < SEND_NOVICE:
        return upgrade_law(s, seat, action - UPGRADE)
    return send_and_window_law(s, b, seat, action)


@rule
def send_and_window_law(s: Monasterium, b: Board, seat: int, action: int) -> int:
    """The second half of `law`: shorter bodies compile faster."""
    if action < SEND_EXTRA:
        return novice_law(s, b, seat, action - SEND_NOVICE)
    if action < CHOOSE_MONASTERY:
        return extra_law(s, b, seat, action - SEND_EXTRA)
    if action < CHOOSE_SPOT:
        return monastery_law(s, b, seat, action - CHOOSE_MONASTERY)
    if action < TAKE_TILE:
        return spot_law(s, b, seat, action - CHOOSE_SPOT)
    if action < BUILD_TILE:
        return tile_law(s, seat, action - TAKE_TILE)
    if action < TILE_BONUS:
        return build_law(s, seat, action - BUILD_TILE)
    if action < DIE_BONUS:
        return LEGAL if s.ask == ASK_TILE_BONUS else NOT_ASKED
    if action < DECLINE:
        return LEGAL if s.ask == ASK_DIE_BONUS else NOT_ASKED
    return decline_law(s)


@rule
def skipped(s: Monasterium, b: Board, action: int) -> int:
    """P-3: a single value is made by itself, except at `place`, `roll_again`, `take_space`."""
    return 1 if s.ask > ASK_SPACE else 0


@rule
def resting(s: Monasterium, b: Board) -> int:
    """The first point of a placement or action turn; where the re-roll tile is used, this may be the roll
    that came of it, and the turn an old one."""
    if s.depth > 0 or (s.ask != ASK_PLACE and s.ask != ASK_SPACE):
        return 0
    return 1 if s.ask == ASK_PLACE and s.reroll[s.to_act] == 0 else 2
