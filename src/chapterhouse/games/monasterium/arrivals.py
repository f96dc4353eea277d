"""How novices are sent and arrive (M-70 to M-77, M-90)."""

from chapterhouse.games.monasterium.actions import ASK_COMMON_BUILD, ASK_EXTRA, ASK_MONASTERY, ASK_SPOT
from chapterhouse.games.monasterium.course import proceed
from chapterhouse.games.monasterium.laws import top
from chapterhouse.games.monasterium.sending import (
    ALL_COLUMNS,
    EXTRA,
    area_of,
    chapel_influence,
    cloister_rosaries,
    row_of,
    type_influence,
    type_of,
)
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CHAPEL,
    COLUMNS,
    COMMON,
    FROM_BUILDINGS,
    FROM_YELLOW,
    GOODS,
    INFLUENCE,
    ROSARY,
    Board,
    Monasterium,
)
from chapterhouse.games.monasterium.table import check_missions, pop, push, score
from chapterhouse.kernel.journal import Journal
from chapterhouse.kernel.rule import rule


@rule
def choose_novice(s: Monasterium, novice: int) -> None:
    """M-70: nothing is paid yet."""
    discount = top(s, 1)
    pop(s)
    push(s, ASK_MONASTERY, novice, area_of(novice // COLUMNS), discount, 0)
    s.ask = ASK_MONASTERY


@rule
def choose_area(s: Monasterium, area: int) -> None:
    """M-90: an extra novice may go to any area."""
    novice = EXTRA + top(s, 1)
    pop(s)
    push(s, ASK_MONASTERY, novice, area, 0, 0)
    s.ask = ASK_MONASTERY


@rule
def choose_monastery(s: Monasterium, b: Board, m: int, j: Journal) -> None:
    """M-71: a chapel needs no space to be chosen."""
    novice, area, discount = top(s, 1), top(s, 2), top(s, 3)
    pop(s)
    if area == CHAPEL:
        into_chapel(s, b, novice, discount, m, j)
    else:
        push(s, ASK_SPOT, novice, area, discount, m)
        s.ask = ASK_SPOT


@rule
def choose_spot(s: Monasterium, b: Board, spot: int, j: Journal) -> None:
    """M-72, M-75."""
    novice, area, discount, m = top(s, 1), top(s, 2), top(s, 3), top(s, 4)
    pop(s)
    if area == BUILDING:
        into_building(s, b, novice, discount, m, spot, j)
    else:
        into_cloister(s, b, novice, m, spot, j)


@rule
def leave(s: Monasterium, b: Board, novice: int, j: Journal) -> None:
    """M-77: the action space is empty now; missions; row IV; then whatever the row still gives.

    The offer of an extra novice is put under the building bonus, which therefore comes first
    (M-90, K-17). It belongs to the novice that emptied the row (M-90a, K-25). An extra novice
    unlocks nothing and turns no tile (M-91), but counts as sent (M-92).
    """
    seat, row = s.to_act, row_of(novice)
    s.sent[seat] += 1
    if novice >= EXTRA:
        s.extras[seat] &= ~(1 << row)
        check_missions(s, b, seat, j)
        return
    s.novices[seat] &= ~(1 << novice)
    check_missions(s, b, seat, j)
    if row == 3:
        turn_yellow(s, b, seat, novice % COLUMNS, j)
    if s.novices[seat] >> (row * COLUMNS) & ALL_COLUMNS == 0:
        push(s, ASK_EXTRA, row, 0, 0, 0)


@rule
def turn_yellow(s: Monasterium, b: Board, seat: int, column: int, j: Journal) -> None:
    """M-62 (K-7, K-24): for good; dice still lying on the tile score at once."""
    s.yellow[seat] |= 1 << column
    if column == s.column:
        score(s, seat, FROM_YELLOW, s.dice_left * b.yellow_points, j)


@rule
def into_chapel(s: Monasterium, b: Board, novice: int, discount: int, m: int, j: Journal) -> None:
    """M-74."""
    seat = s.to_act
    if novice < EXTRA:
        s.goods[seat, INFLUENCE] -= chapel_influence(s, b, seat, discount)
    s.chapel[seat, m] += 1
    s.in_chapels[seat] += 1
    leave(s, b, novice, j)
    proceed(s, b, j)


@rule
def into_cloister(s: Monasterium, b: Board, novice: int, m: int, spot: int, j: Journal) -> None:
    """M-75."""
    seat = s.to_act
    if novice < EXTRA:
        s.goods[seat, ROSARY] -= cloister_rosaries(s, b, seat)
    s.cloister[seat, m] |= 1 << spot
    s.free_cloister[m] &= ~(1 << spot)
    s.in_cloisters[seat] += 1
    leave(s, b, novice, j)
    proceed(s, b, j)


@rule
def into_building(
    s: Monasterium, b: Board, novice: int, discount: int, m: int, spot: int, j: Journal
) -> None:
    """M-72: pay, stand, then the building's bonus; M-73: a common room's tile may be declined."""
    seat = s.to_act
    t = type_of(s, b, m, spot)
    if novice < EXTRA:
        s.goods[seat, INFLUENCE] -= type_influence(b, t, discount)
        s.goods[seat, b.type_good[t]] -= b.type_cost[row_of(novice), t]
    s.buildings[seat, m] |= 1 << spot
    s.free_buildings[m] &= ~(1 << spot)
    s.near[seat, m] |= b.touches[s.side, m, spot]
    s.in_commons[seat] += 1 if t == COMMON else 0
    leave(s, b, novice, j)
    score(s, seat, FROM_BUILDINGS, b.type_points[t], j)
    for good in range(GOODS):
        s.goods[seat, good] += b.type_gain[t, good]
    if b.type_tile[t] == 1:
        push(s, ASK_COMMON_BUILD, m, 0, 0, 0)
    proceed(s, b, j)
