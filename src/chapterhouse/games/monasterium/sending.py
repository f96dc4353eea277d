"""What it takes to send a novice (section 1.9) and to take a window tile (1.10).

Leaf laws of a few lines, inlined into the laws that ask them. A novice has a number: row * 5 +
column on the action spaces, 20 + row for the extra one beside a row.
"""

from chapterhouse.games.monasterium.reasons import (
    BLOCKED,
    CANNOT_PAY_BUILDING,
    CHAPEL_FULL,
    CLOISTER_TAKEN,
    GOODS_FOR_BUILDING,
    INFLUENCE_FOR_BUILDING,
    INFLUENCE_FOR_CHAPEL,
    NO_ACCESS,
    NO_CLOISTER_SPACE,
    NO_FREE_BUILDING,
    NO_SUCH_SPOT,
    NO_TARGET,
    NOT_ADJACENT,
    OCCUPIED,
    ROSARIES_FOR_CLOISTER,
    ROW_FULL,
    SAME_IN_COLUMN,
    SAME_IN_ROW,
)
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CHAPEL,
    CLOISTER,
    COLUMNS,
    INFLUENCE,
    MONASTERIES,
    ROSARY,
    TYPES,
    Board,
    Monasterium,
)
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.rule import rule

EXTRA = 20  # the number of the first extra novice
ALL_COLUMNS = (1 << COLUMNS) - 1


@rule(inline=True)
def row_of(novice: int) -> int:
    """The row of the action area, counted from 0."""
    return novice - EXTRA if novice >= EXTRA else novice // COLUMNS


@rule(inline=True)
def area_of(row: int) -> int:
    """M-70: rows I and II go to buildings, III to the chapel, IV to the cloister."""
    return BUILDING if row < 2 else CHAPEL if row == 2 else CLOISTER


@rule(inline=True)
def accessible(s: Monasterium, b: Board, seat: int) -> int:
    """M-44, M-71: monasteries where the messenger presents itself or a chapel novice stands."""
    mask = b.road_access[s.side, s.messenger[seat]]
    for m in range(MONASTERIES):
        if s.chapel[seat, m] > 0:
            mask |= 1 << m
    return mask


@rule(inline=True)
def type_influence(b: Board, type_: int, discount: int) -> int:
    """M-50, M-72: influence for a building; a discount never goes below 0."""
    cost = b.type_influence[type_] - discount
    return cost if cost > 0 else 0


@rule(inline=True)
def chapel_influence(s: Monasterium, b: Board, seat: int, discount: int) -> int:
    """M-74 (K-8, K-9): by ordinal over all chapels, extra novices counted."""
    ordinal = s.in_chapels[seat]
    cost = b.chapel_cost[ordinal if ordinal < 2 else 2] - discount
    return cost if cost > 0 else 0


@rule(inline=True)
def cloister_rosaries(s: Monasterium, b: Board, seat: int) -> int:
    """M-75 (K-9): by ordinal over all cloisters; a discount is of no use here (M-50)."""
    ordinal = s.in_cloisters[seat]
    return b.cloister_cost[ordinal if ordinal < 2 else 2]


@rule
def payable_types(s: Monasterium, b: Board, seat: int, row: int, discount: int) -> int:
    """M-72: the building types that a novice of row I or II can pay for, as a mask."""
    mask = 0
    for t in range(TYPES):
        influence = s.goods[seat, INFLUENCE] >= type_influence(b, t, discount)
        if influence and s.goods[seat, b.type_good[t]] >= b.type_cost[row, t]:
            mask |= 1 << t
    return mask


@rule(inline=True)
def free_of_types(s: Monasterium, b: Board, m: int, types: int) -> int:
    """The free, unblocked buildings of a monastery whose type is in the mask."""
    free = 0
    for t in range(TYPES):
        if types >> t & 1:
            free |= b.of_type[s.side, m, t]
    return free & s.free_buildings[m]


@rule(inline=True)
def chapel_has_room(s: Monasterium, b: Board, m: int) -> bool:
    """M-74: fewer novices there, all players together, than the limit."""
    here = 0
    for seat in range(s.players):
        here += s.chapel[seat, m]
    return here < b.chapel_limit[s.players - 2]


@rule
def row_targets(s: Monasterium, b: Board, seat: int, row: int, discount: int) -> int:
    """The monasteries to which a novice of a row can be sent now, as a mask (M-70 to M-76)."""
    access = accessible(s, b, seat)
    found = 0
    if row < 2:
        types = payable_types(s, b, seat, row, discount)
        if types:
            for m in range(MONASTERIES):
                if access >> m & 1 and free_of_types(s, b, m, types):
                    found |= 1 << m
    elif row == 2:
        if s.goods[seat, INFLUENCE] >= chapel_influence(s, b, seat, discount):
            for m in range(MONASTERIES):
                if access >> m & 1 and chapel_has_room(s, b, m):
                    found |= 1 << m
    elif s.goods[seat, ROSARY] >= cloister_rosaries(s, b, seat):
        for m in range(MONASTERIES):
            if access >> m & 1 and s.free_cloister[m] & s.near[seat, m]:
                found |= 1 << m
    return found


@rule
def novice_reason(s: Monasterium, b: Board, seat: int, row: int, discount: int) -> int:
    """M-74 to M-76: may a novice of this row be sent somewhere now?"""
    if row == 2 and s.goods[seat, INFLUENCE] < chapel_influence(s, b, seat, discount):
        return INFLUENCE_FOR_CHAPEL
    if row == 3 and s.goods[seat, ROSARY] < cloister_rosaries(s, b, seat):
        return ROSARIES_FOR_CLOISTER
    return LEGAL if row_targets(s, b, seat, row, discount) else NO_TARGET


@rule
def can_send(s: Monasterium, b: Board, seat: int, discount: int) -> bool:
    """M-36, M-76: at least one novice on an action space has a legal send."""
    for row in range(4):
        there = s.novices[seat] >> (row * COLUMNS) & ALL_COLUMNS
        if there and row_targets(s, b, seat, row, discount):
            return True
    return False


@rule
def area_target(s: Monasterium, b: Board, seat: int, area: int, m: int) -> int:
    """M-90: may an extra novice, free of all goods, stand in this area of a monastery?"""
    if not accessible(s, b, seat) >> m & 1:
        return NO_ACCESS
    if area == BUILDING:
        return LEGAL if s.free_buildings[m] else NO_FREE_BUILDING
    if area == CHAPEL:
        return LEGAL if chapel_has_room(s, b, m) else CHAPEL_FULL
    return LEGAL if s.free_cloister[m] & s.near[seat, m] else NO_CLOISTER_SPACE


@rule
def monastery_reason(
    s: Monasterium, b: Board, seat: int, novice: int, area: int, discount: int, m: int
) -> int:
    """M-71 to M-75: may this novice go to this monastery? (That a chapel or cloister can be paid for
    was asked with the novice, as the price is the same everywhere: `novice_reason`.)"""
    reason = area_target(s, b, seat, area, m)
    if reason != LEGAL or novice >= EXTRA:
        return reason
    if area == BUILDING:
        types = payable_types(s, b, seat, row_of(novice), discount)
        return LEGAL if free_of_types(s, b, m, types) else CANNOT_PAY_BUILDING
    return LEGAL


@rule(inline=True)
def type_of(s: Monasterium, b: Board, m: int, spot: int) -> int:
    """The type of a building."""
    for t in range(TYPES):
        if b.of_type[s.side, m, t] >> spot & 1:
            return t
    return 0


@rule
def building_reason(
    s: Monasterium, b: Board, seat: int, novice: int, discount: int, m: int, spot: int
) -> int:
    """M-72, M-13: may this novice go into this building?"""
    if spot >= b.building_count[s.side, m]:
        return NO_SUCH_SPOT
    if not s.free_buildings[m] >> spot & 1:
        blocked = s.players == 3 and b.blocked_buildings[s.side, m] >> spot & 1
        return BLOCKED if blocked else OCCUPIED
    if novice >= EXTRA:
        return LEGAL
    t = type_of(s, b, m, spot)
    if s.goods[seat, INFLUENCE] < type_influence(b, t, discount):
        return INFLUENCE_FOR_BUILDING
    if s.goods[seat, b.type_good[t]] < b.type_cost[row_of(novice), t]:
        return GOODS_FOR_BUILDING
    return LEGAL


@rule
def cloister_reason(s: Monasterium, b: Board, seat: int, m: int, spot: int) -> int:
    """M-75, M-13 (K-11): may a novice go onto this cloister space?"""
    if spot >= b.cloister_count[s.side, m]:
        return NO_SUCH_SPOT
    if not s.free_cloister[m] >> spot & 1:
        blocked = s.players == 3 and b.blocked_cloister[s.side, m] >> spot & 1
        return BLOCKED if blocked else CLOISTER_TAKEN
    return LEGAL if s.near[seat, m] >> spot & 1 else NOT_ADJACENT


@rule(inline=True)
def next_field(s: Monasterium, seat: int, row: int) -> int:
    """M-80: the column of the leftmost free field of a window row; 3 if the row is full."""
    column = 0
    while column < 3 and s.window[seat, row * 3 + column] != 0:
        column += 1
    return column


@rule
def build_reason(s: Monasterium, seat: int, m: int, row: int) -> int:
    """M-80, M-81: may a tile of this monastery be built in this window row?"""
    column = next_field(s, seat, row)
    if column == 3:
        return ROW_FULL
    for c in range(column):
        if s.window[seat, row * 3 + c] == m + 1:
            return SAME_IN_ROW
    for r in range(3):
        if s.window[seat, r * 3 + column] == m + 1:
            return SAME_IN_COLUMN
    return LEGAL


@rule(inline=True)
def takeable(s: Monasterium, seat: int, m: int) -> bool:
    """M-82: the monastery has a tile left and at least one row can take it."""
    if s.tiles[m] == 0:
        return False
    return (
        build_reason(s, seat, m, 0) == LEGAL
        or build_reason(s, seat, m, 1) == LEGAL
        or build_reason(s, seat, m, 2) == LEGAL
    )


@rule
def can_take_own(s: Monasterium, seat: int) -> bool:
    """M-55: some monastery with an own chapel novice has a takeable tile."""
    for m in range(MONASTERIES):
        if s.chapel[seat, m] > 0 and takeable(s, seat, m):
            return True
    return False
