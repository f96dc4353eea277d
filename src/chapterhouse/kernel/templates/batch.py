"""Many games side by side in one array: template, one module per game."""

from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.chance import seed_rng
from chapterhouse.kernel.fields import Grid, Vec
from chapterhouse.kernel.journal import Journal, clear
from chapterhouse.kernel.rule import rule

if TYPE_CHECKING:
    from chapterhouse.kernel.contract import Rules
    from chapterhouse.kernel.templates import api

    game: Rules


@rule
def reset(
    states: Any, boards: Any, options: Vec, players: int, seed: int, first: int, blank: Any,
    out: Grid, counts: Vec, j: Journal,
) -> None:  # fmt: skip
    """Deals a new game in every row; `out` and `counts` get the legal actions of each."""
    for i in range(len(states)):
        states[i] = blank[0]
        s = states[i]
        s.players = players
        seed_rng(s.rng, seed, first + i)
        counts[i] = api.deal(states, i, boards, options, out[i], j)


@rule
def step(states: Any, boards: Any, actions: Vec, out: Grid, counts: Vec, j: Journal) -> None:
    """Plays one legal action in every running game; finished games stay as they are."""
    for i in range(len(states)):
        s = states[i]
        if s.to_act >= 0:
            clear(j)
            game.deed(s, boards[0], actions[i], j)
            counts[i] = api.settle(s, boards[0], out[i], j, 0)


@rule
def masks(out: Grid, counts: Vec, into: Grid) -> None:
    """The legal actions as rows of ones and zeros."""
    for i in range(len(counts)):
        row = into[i]
        for a in range(len(row)):
            row[a] = 0
        for k in range(counts[i]):
            row[out[i, k]] = 1
