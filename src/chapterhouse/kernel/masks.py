"""Sets as bit masks, for rules of every game."""

from chapterhouse.kernel.rule import rule


@rule(inline=True)
def bits(mask: int) -> int:
    """How many members a set has; masks are never negative."""
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count
