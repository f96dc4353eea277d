"""Monasterium's final scoring (M-120 to M-124), and what a game would be worth if it ended now."""

from chapterhouse.games.monasterium.state import (
    BOOK,
    FROM_CHAPELS,
    FROM_CLOISTERS,
    FROM_GOODS,
    FROM_MAJORITIES,
    INFLUENCE,
    MONASTERIES,
    ROSARY,
    SOUP,
    TOOL,
    Board,
    Monasterium,
)
from chapterhouse.games.monasterium.table import score
from chapterhouse.kernel.journal import Journal
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule


@rule
def novices_in(s: Monasterium, seat: int, m: int) -> int:
    """All own novices of a monastery: buildings, chapel, cloister."""
    return bits(s.buildings[seat, m]) + s.chapel[seat, m] + bits(s.cloister[seat, m])


@rule
def majorities(s: Monasterium, b: Board, seat: int) -> int:
    """M-120 (K-22): per monastery, most novices; ties score in full; nobody scores for none."""
    points = 0
    for m in range(MONASTERIES):
        mine = novices_in(s, seat, m)
        most = mine > 0
        for other in range(s.players):
            if novices_in(s, other, m) > mine:
                most = False
        points += b.majority_points if most else 0
    return points


@rule
def chapels(s: Monasterium, b: Board, seat: int) -> int:
    """M-121: by the number of monasteries with an own chapel novice."""
    count = 0
    for m in range(MONASTERIES):
        count += 1 if s.chapel[seat, m] > 0 else 0
    return b.chapel_points[count]


@rule
def cloisters(s: Monasterium, b: Board, seat: int) -> int:
    """M-122: per monastery, cloister novices times chapel novices times 2."""
    points = 0
    for m in range(MONASTERIES):
        points += bits(s.cloister[seat, m]) * s.chapel[seat, m] * b.cloister_factor
    return points


@rule
def goods_left(s: Monasterium, b: Board, seat: int) -> int:
    """M-123: tools, books, and half of all the rest."""
    rest = s.goods[seat, SOUP] + s.goods[seat, INFLUENCE] + s.goods[seat, ROSARY]
    made = s.goods[seat, TOOL] * b.tool_value + s.goods[seat, BOOK] * b.book_value
    return made + rest // b.other_divisor


@rule
def final_scoring(s: Monasterium, b: Board, j: Journal) -> None:
    """M-120 to M-123, in this order."""
    for seat in range(s.players):
        score(s, seat, FROM_MAJORITIES, majorities(s, b, seat), j)
    for seat in range(s.players):
        score(s, seat, FROM_CHAPELS, chapels(s, b, seat), j)
    for seat in range(s.players):
        score(s, seat, FROM_CLOISTERS, cloisters(s, b, seat), j)
    for seat in range(s.players):
        score(s, seat, FROM_GOODS, goods_left(s, b, seat), j)


@rule
def points(s: Monasterium, b: Board, seat: int) -> int:
    """Prestige now (M-7)."""
    return s.prestige[seat]


@rule
def worth(s: Monasterium, b: Board, seat: int) -> int:
    """Prestige as if the game ended now."""
    if s.to_act < 0:
        return s.prestige[seat]
    ahead = majorities(s, b, seat) + chapels(s, b, seat) + cloisters(s, b, seat)
    return s.prestige[seat] + ahead + goods_left(s, b, seat)


@rule
def wins(s: Monasterium, b: Board, seat: int) -> int:
    """M-124: most prestige; ties share the victory."""
    for other in range(s.players):
        if s.prestige[other] > s.prestige[seat]:
            return 0
    return 1
