"""Small deeds that everything else is made of: points, novices of an isle, council, figures."""

from chapterhouse.games.luna.state import (
    APOSTATE,
    GROUPS,
    ISLES,
    SCORED_EVENT,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule


@rule(inline=True)
def score(s: Luna, side: int, source: int, points: int, j: Journal) -> None:
    """Points at once; L-9 (G-20): totals may go below zero."""
    if points != 0:
        s.points[side] += points
        s.earned[side, source] += points
        note(j, SCORED_EVENT, side, source, points)


# -- novices of an isle (L-3, L-4) --------------------------------------------------------


@rule(inline=True)
def add_active(s: Luna, side: int, isle: int, change: int) -> None:
    """Novices on an isle come or go; the masks follow."""
    now = s.active[side, isle] + change
    s.active[side, isle] = now
    bit = 1 << isle
    s.one[side] = (s.one[side] & ~bit) | (bit if now > 0 else 0)
    s.two[side] = (s.two[side] & ~bit) | (bit if now > 1 else 0)


@rule(inline=True)
def add_inactive(s: Luna, side: int, isle: int, change: int) -> None:
    """Novices beside an isle come or go; the mask follows."""
    now = s.inactive[side, isle] + change
    s.inactive[side, isle] = now
    bit = 1 << isle
    s.tired[side] = (s.tired[side] & ~bit) | (bit if now > 0 else 0)


@rule
def use(s: Luna, side: int, isle: int, count: int) -> None:
    """L-4: used novices end inactive beside their isle."""
    add_active(s, side, isle, -count)
    add_inactive(s, side, isle, count)


@rule
def wake_all(s: Luna) -> None:
    """L-73: every inactive novice goes back onto its isle; those at the pier stay (L-59)."""
    for side in range(s.sides):
        for isle in range(ISLES):
            if s.inactive[side, isle] > 0:
                add_active(s, side, isle, s.inactive[side, isle])
                add_inactive(s, side, isle, -s.inactive[side, isle])


@rule(inline=True)
def give_back(s: Luna, side: int, favour: int) -> None:
    """L-7 (G-1): a used token goes back to its isle."""
    s.tokens[side] &= ~(1 << favour)
    s.stock[favour] += 1


@rule(inline=True)
def take_token(s: Luna, side: int, favour: int) -> None:
    """L-41: at most one token of a type, so the isle always has one for who holds none (L-7)."""
    s.tokens[side] |= 1 << favour
    s.stock[favour] -= 1


# -- the block of the solo game (L-105 to L-107) ------------------------------------------


@rule(inline=True)
def blocked_isle(s: Luna) -> int:
    """L-105, L-106: at levels 2 and 3 the Apostate blocks his isle in the action phase."""
    return s.figure[APOSTATE] if s.level >= 2 else UNSET


# -- council (L-14, L-15, L-61 to L-63) ---------------------------------------------------


@rule(inline=True)
def spaces_left(s: Luna, b: Board, side: int) -> int:
    """L-63 (G-12): how far the marker can still go."""
    return b.council_spaces - 1 - s.space[side]


@rule
def climb(s: Luna, b: Board, side: int, steps: int) -> None:
    """L-61, L-62: on arrival on top of the stack, on the last space at its bottom."""
    for other in range(s.sides):
        if s.space[other] == s.space[side] and s.height[other] > s.height[side]:
            s.height[other] -= 1
    there = s.space[side] + steps
    last = there == b.council_spaces - 1
    height = 0
    for other in range(s.sides):
        if other != side and s.space[other] == there:
            height += 1
            s.height[other] += 1 if last else 0
    s.space[side] = there
    s.height[side] = 0 if last else height


@rule(inline=True)
def ahead(s: Luna, one: int, other: int) -> bool:
    """L-15: who is further ahead, on the same space who lies higher, has precedence."""
    if s.space[one] != s.space[other]:
        return s.space[one] > s.space[other]
    return s.height[one] > s.height[other]


# -- ring and path (L-2, L-10, L-11) ------------------------------------------------------


@rule(inline=True)
def clockwise(s: Luna, isle: int, steps: int) -> int:
    """The isle so many isles on in the ring."""
    return s.ring[(s.spot[isle] + steps) % ISLES]


@rule
def post_guard(s: Luna, at: int) -> None:
    """L-11, L-76: what lies behind the Guard is valid, the group before him corruptible;
    with him on the last guard tile nothing is (G-31)."""
    s.guard = at
    s.valid = 0
    for group in range(at, GROUPS):
        s.valid |= s.group[group]
    s.corruptible = s.group[at - 1] if at > 0 else 0
