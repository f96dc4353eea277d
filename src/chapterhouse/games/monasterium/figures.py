"""The numbers behind a refusal: what an action would cost, and what there is."""

from chapterhouse.games.monasterium.actions import ASK_MONASTERY, ASK_NOVICE, ASK_SPOT, CHOOSE_SPOT
from chapterhouse.games.monasterium.laws import top
from chapterhouse.games.monasterium.reasons import FIGURES
from chapterhouse.games.monasterium.sending import (
    EXTRA,
    chapel_influence,
    cloister_rosaries,
    row_of,
    type_influence,
    type_of,
)
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CHAPEL,
    CLOISTER,
    INFLUENCE,
    ROSARY,
    SPOTS,
    Board,
    Monasterium,
)
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

(
    INFLUENCE_HELD, INFLUENCE_NEEDED, ROSARIES_HELD, ROSARIES_NEEDED, TYPE, GOOD, GOODS_HELD,
    GOODS_NEEDED, CHAPEL_LIMIT, DICE_LIMIT, DICE_THERE,
) = range(len(FIGURES))  # fmt: skip


@rule
def figures(s: Monasterium, b: Board, action: int, into: Vec) -> None:
    """Writes all figures that make sense for the action now; the others stay 0."""
    seat = s.to_act
    if seat < 0:
        return
    into[INFLUENCE_HELD] = s.goods[seat, INFLUENCE]
    into[ROSARIES_HELD] = s.goods[seat, ROSARY]
    into[CHAPEL_LIMIT] = b.chapel_limit[s.players - 2]
    if s.space > 0:
        into[DICE_LIMIT] = b.space_limit[s.space - 1]
        into[DICE_THERE] = s.neutral_on[s.space - 1] + s.personal_on[seat, s.space - 1]
    if s.ask == ASK_NOVICE:
        into[INFLUENCE_NEEDED] = chapel_influence(s, b, seat, top(s, 1))
        into[ROSARIES_NEEDED] = cloister_rosaries(s, b, seat)
    if s.ask == ASK_MONASTERY or s.ask == ASK_SPOT:
        price(s, b, seat, action, into)


@rule
def price(s: Monasterium, b: Board, seat: int, action: int, into: Vec) -> None:
    """M-72, M-74, M-75: what the novice under way would cost there."""
    novice, area, discount = top(s, 1), top(s, 2), top(s, 3)
    if novice >= EXTRA:
        return
    if area == CHAPEL:
        into[INFLUENCE_NEEDED] = chapel_influence(s, b, seat, discount)
    elif area == CLOISTER:
        into[ROSARIES_NEEDED] = cloister_rosaries(s, b, seat)
    elif area == BUILDING and CHOOSE_SPOT <= action < CHOOSE_SPOT + SPOTS and s.ask == ASK_SPOT:
        t = type_of(s, b, top(s, 4), action - CHOOSE_SPOT)
        good = b.type_good[t]
        into[INFLUENCE_NEEDED] = type_influence(b, t, discount)
        into[TYPE] = t
        into[GOOD] = good
        into[GOODS_HELD] = s.goods[seat, good]
        into[GOODS_NEEDED] = b.type_cost[row_of(novice), t]
