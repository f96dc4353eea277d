"""Looks at every line of a running chain of decisions: template, one module per game.

A line ends when the table has changed and no chain runs any more, when the seat changes, before a
chance event, or at the depth limit. Then it is worth the seat's own points as if the game ended.
"""

from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.fields import Grid, Vec
from chapterhouse.kernel.journal import Journal, clear
from chapterhouse.kernel.rule import rule

if TYPE_CHECKING:
    from chapterhouse.kernel.contract import Rules
    from chapterhouse.kernel.templates import api

    game: Rules

WORST = -(1 << 30)


@rule
def line_ends(s: Any, b: Any, seat: int, count: int) -> bool:
    """Whether a line has come to its end."""
    return count <= 0 or s.to_act != seat or game.resting(s, b) > 0


@rule
def best_line(
    states: Any, boards: Any, action: int, seat: int, limit: int,
    out: Grid, counts: Vec, at: Vec, j: Journal, spent: Vec,
) -> int:  # fmt: skip
    """The worth of the best line that begins with an action on `states[0]`; at most `limit` lines.

    `states`, `out`, `counts`, `at` are one row for each depth; `spent[0]` counts the lines looked at.
    """
    b = boards[0]
    best = WORST
    lines = 0
    depth = 1
    states[1] = states[0]
    clear(j)
    game.deed(states[1], b, action, j)
    counts[1] = api.settle(states[1], b, out[1], j, 1)
    at[1] = 0
    while depth > 0 and lines < limit:
        s = states[depth]
        if at[depth] == 0 and (line_ends(s, b, seat, counts[depth]) or depth == len(counts) - 1):
            worth = game.worth(s, b, seat)
            best = worth if worth > best else best
            lines += 1
            depth -= 1
        elif at[depth] == counts[depth]:
            depth -= 1
        else:
            chosen = int(out[depth, at[depth]])
            at[depth] += 1
            states[depth + 1] = states[depth]
            clear(j)
            depth += 1
            game.deed(states[depth], b, chosen, j)
            counts[depth] = api.settle(states[depth], b, out[depth], j, 1)
            at[depth] = 0
    spent[0] += lines
    return best
