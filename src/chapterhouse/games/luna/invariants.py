"""What must hold after every decision of Luna, whatever was played (T-23: L-3, L-6, L-7, L-8)."""

from chapterhouse.games.luna.actions import ASK_ACT, ASK_MOVE
from chapterhouse.games.luna.state import (
    APOSTATE,
    GROUPS,
    ISLES,
    NOVICES,
    OPPONENT,
    OVER,
    SHRINES,
    SOURCES,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule


@rule
def side_fault(s: Luna, side: int) -> int:
    """L-3: 13 novices, each in one place; L-6: 6 shrines; the masks agree with the counts."""
    novices = s.supply[side] + s.pier[side] + bits(s.temple[side]) + bits(s.claims[side])
    one, two, tired = 0, 0, 0
    for isle in range(ISLES):
        on, beside = s.active[side, isle], s.inactive[side, isle]
        if on < 0 or beside < 0:
            return 1
        novices += on + beside
        one |= 1 << isle if on > 0 else 0
        two |= 1 << isle if on > 1 else 0
        tired |= 1 << isle if beside > 0 else 0
    if novices != NOVICES or s.supply[side] < 0 or s.pier[side] < 0:
        return 2
    if one != s.one[side] or two != s.two[side] or tired != s.tired[side]:
        return 3
    if s.shrines_left[side] < 0 or s.shrines_left[side] + bits(s.shrines[side]) != SHRINES:
        return 4
    total = 0
    for source in range(SOURCES):
        total += s.earned[side, source]
    return 0 if total == s.points[side] else 5


@rule
def tokens_fault(s: Luna, b: Board) -> int:
    """L-7: stock and hands together are what was laid out; solo: the opponent has none (L-93)."""
    for isle in range(ISLES):
        held = 0
        for side in range(s.sides):
            held += s.tokens[side] >> isle & 1
        if s.stock[isle] < 0 or s.stock[isle] + held != b.token_count[s.players]:
            return 10
    return 11 if s.level > 0 and s.tokens[OPPONENT] else 0


@rule(inline=True)
def settled(s: Luna) -> bool:
    """L-92: in the solo game the first novices enter the temple when the figures stand."""
    return s.level == 0 or s.figure[APOSTATE] != UNSET


@rule
def tiles_fault(s: Luna, b: Board) -> int:
    """L-13: each tile in play is in one place, and all are known; L-10: six groups."""
    seen = s.emptied
    for side in range(s.sides):
        for mask in (s.temple[side], s.claims[side]):
            if seen & mask:
                return 20
            seen |= mask
    if seen & s.free:
        return 21
    seen |= s.free
    path = 0
    for group in range(GROUPS):
        path |= s.group[group]
    started = 0
    for side in range(s.sides):
        started |= 1 << s.start_tile[side]
    laid = started if settled(s) else 0
    if seen != path | laid or path & started:
        return 22
    return 23 if bits(path) != GROUPS * s.sides else 0


@rule
def guard_fault(s: Luna, b: Board) -> int:
    """L-11, L-76: by round; in round 6 nothing is corruptible (G-31)."""
    if s.guard != GROUPS - s.round:
        return 30
    valid = 0
    for group in range(s.guard, GROUPS):
        valid |= s.group[group]
    return 31 if valid != s.valid or s.valid & s.corruptible else 0


@rule
def books_fault(s: Luna) -> int:
    """L-8 (G-24): n Books, solo 1, each under a novice in the temple."""
    under, expected = 0, s.players if settled(s) else 0
    for side in range(s.sides):
        under |= s.temple[side]
    return 40 if s.books & ~under or bits(s.books) != expected else 0


@rule
def council_fault(s: Luna, b: Board) -> int:
    """L-14: the stacks have no gaps, and no place twice."""
    for side in range(s.sides):
        if not 0 <= s.space[side] < b.council_spaces:
            return 50
        fellows = 0
        for other in range(s.sides):
            if s.space[other] == s.space[side]:
                fellows += 1
                if other != side and s.height[other] == s.height[side]:
                    return 51
        if not 0 <= s.height[side] < fellows:
            return 52
    return 0


@rule
def course_fault(s: Luna, b: Board) -> int:
    """L-16, and an action under way exactly between its decisions."""
    if s.lit < 0 or s.lit + s.flipped != b.time_tokens[s.players]:
        return 60
    running = s.to_act >= 0 and s.ask > ASK_ACT
    if running != (s.action > 0):
        return 61
    if not running and (s.isle != UNSET or s.place != UNSET or s.tile or s.count or s.moved):
        return 62
    if s.moved > 0 and s.ask != ASK_MOVE:
        return 63
    return 64 if (s.phase == OVER) != (s.to_act < 0) else 0


@rule
def fault(s: Luna, b: Board) -> int:
    """0, or the number of a broken invariant."""
    for side in range(s.sides):
        found = side_fault(s, side)
        if found:
            return found
    found = tokens_fault(s, b)
    found = found if found else tiles_fault(s, b)
    found = found if found else guard_fault(s, b)
    found = found if found else books_fault(s)
    found = found if found else council_fault(s, b)
    return found if found else course_fault(s, b)
