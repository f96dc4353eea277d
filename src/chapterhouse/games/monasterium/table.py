"""Small deeds that everything else is made of: points, the stack of effects, missions."""

from chapterhouse.games.monasterium.state import (
    CHAPEL,
    CLAIMED_EVENT,
    CLOISTER,
    DICE_OWNED,
    FROM_MISSIONS,
    IN_CLOISTERS,
    IN_COMMONS,
    MONASTERIES,
    SCORED_EVENT,
    SENT,
    SHOWN,
    STEPS_LINE,
    WINDOW,
    WINDOW_KINDS,
    Board,
    Monasterium,
)
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# What an unfinished effect is: the decision point it opens (see actions.py), or one of these.
STEPS_FRAME = 40  # steps of the messenger still to go
WON_FRAME = 41  # a won die waits to be rolled and placed


@rule(inline=True)
def score(s: Monasterium, seat: int, source: int, points: int, j: Journal) -> None:
    """Points at once; M-7: there is no upper limit."""
    if points != 0:
        s.prestige[seat] += points
        s.earned[seat, source] += points
        note(j, SCORED_EVENT, seat, source, points)


@rule(inline=True)
def push(s: Monasterium, what: int, a: int, b: int, c: int, d: int) -> None:
    """M-45: a new innermost effect."""
    at = s.depth
    s.stack[at, 0] = what
    s.stack[at, 1] = a
    s.stack[at, 2] = b
    s.stack[at, 3] = c
    s.stack[at, 4] = d
    s.depth = at + 1


@rule(inline=True)
def pop(s: Monasterium) -> None:
    """The innermost effect is finished; its values are wiped, so equal states have equal bytes."""
    at = s.depth - 1
    s.stack[at, 0] = 0
    s.stack[at, 1] = 0
    s.stack[at, 2] = 0
    s.stack[at, 3] = 0
    s.stack[at, 4] = 0
    s.depth = at


@rule
def needs_met(s: Monasterium, b: Board, seat: int, card: int) -> bool:
    """M-102 (K-12): an own novice in every shown (monastery, area) pair; M-104: it may serve several."""
    for i in range(b.card_needs[card]):
        m, area, kind = b.need_monastery[card, i], b.need_area[card, i], b.need_type[card, i]
        if area == CHAPEL:
            here = s.chapel[seat, m]
        elif area == CLOISTER:
            here = s.cloister[seat, m]
        elif kind >= 0:
            here = s.buildings[seat, m] & b.of_type[s.side, m, kind]
        else:
            here = s.buildings[seat, m]
        if here == 0:
            return False
    return True


@rule
def window_monasteries(s: Monasterium, seat: int) -> int:
    """How many different monasteries have a tile in the own window (M-103)."""
    mask = 0
    for field in range(WINDOW):
        if s.window[seat, field] > 0:
            mask |= 1 << s.window[seat, field]
    count = 0
    for m in range(1, MONASTERIES + 1):
        count += mask >> m & 1
    return count


@rule
def condition_met(s: Monasterium, b: Board, seat: int, card: int) -> bool:
    """M-103: the conditions of category C; M-92 (K-19): extra novices count."""
    kind = b.card_condition[card]
    if kind == SENT:
        have = s.sent[seat]
    elif kind == IN_COMMONS:
        have = s.in_commons[seat]
    elif kind == IN_CLOISTERS:
        have = s.in_cloisters[seat]
    elif kind == WINDOW_KINDS:
        have = window_monasteries(s, seat)
    elif kind == DICE_OWNED:
        have = s.own_dice[seat]
    else:
        return False
    return have >= b.card_threshold[card]


@rule
def check_missions(s: Monasterium, b: Board, seat: int, j: Journal) -> None:
    """M-100, M-101 (K-18), M-103, M-111: claims by itself whatever has come true, in this year."""
    for i in range(SHOWN):
        if s.claimed[seat, i] == 0:
            card = s.missions[i]
            met = needs_met(s, b, seat, card) if b.card_needs[card] > 0 else condition_met(s, b, seat, card)
            if met:
                s.claimed[seat, i] = s.year
                note(j, CLAIMED_EVENT, seat, card, s.year)
                score(s, seat, FROM_MISSIONS, b.card_points[card, s.year - 1], j)


@rule(inline=True)
def give_line(s: Monasterium, b: Board, seat: int, line: int, at: int) -> None:
    """M-83: the immediate bonus of a window row (line 0) or column (line 1)."""
    amount = b.line_amount[line, at]
    if b.line_kind[line, at] == STEPS_LINE:
        push(s, STEPS_FRAME, amount, 0, 0, 0)
    else:
        s.goods[seat, b.line_good[line, at]] += amount
