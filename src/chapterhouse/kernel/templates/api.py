"""The calls that Python makes into a game's compiled rules: template, one module per game.

Records travel as (array, index): handing a record scalar over from Python costs microseconds.
"""

from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.contract import AUTOMATIC
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.journal import Journal, begin, clear, put
from chapterhouse.kernel.rule import rule

if TYPE_CHECKING:
    from chapterhouse.kernel.contract import Rules

    game: Rules

HALTED = -1


@rule
def settle(s: Any, b: Any, out: Vec, j: Journal, halt: int) -> int:
    """Lets happen what happens by itself, until somebody has to decide; returns the number of
    legal actions (0: the game is over). With `halt` it stops before any chance event."""
    while True:
        if s.chance != 0:
            if halt:
                return HALTED
            game.strike(s, b, j)
            continue
        if s.to_act < 0:
            return 0
        count = game.listing(s, b, out)
        if count == 0:
            game.lapse(s, b, j)
        elif count == 1 and game.skipped(s, b, out[0]):
            begin(j, AUTOMATIC)
            put(j, out[0])
            put(j, s.to_act)
            # Interpreted, `out` holds 16-bit numbers that masks of more bits cannot be made from.
            game.deed(s, b, int(out[0]), j)
        else:
            return count


@rule
def deal(states: Any, i: int, boards: Any, options: Vec, out: Vec, j: Journal) -> int:
    """Sets up a game on a record that is zero but for players and rng."""
    clear(j)
    s = states[i]
    game.deal(s, boards[0], options, j)
    return settle(s, boards[0], out, j, 0)


@rule
def legal(states: Any, i: int, boards: Any, out: Vec) -> int:
    """The legal actions of a settled state."""
    s = states[i]
    if s.to_act < 0 or s.chance != 0:
        return 0
    return game.listing(s, boards[0], out)


@rule
def law(states: Any, i: int, boards: Any, action: int) -> int:
    """LEGAL or a reason code."""
    return game.law(states[i], boards[0], action)


@rule
def laws(states: Any, i: int, boards: Any, into: Vec) -> None:
    """LEGAL or a reason code for every action of the alphabet."""
    s = states[i]
    for action in range(len(into)):
        into[action] = game.law(s, boards[0], action)


@rule
def step(states: Any, i: int, boards: Any, action: int, out: Vec, j: Journal, halt: int) -> int:
    """Carries out a legal action and all that follows by itself."""
    clear(j)
    s = states[i]
    game.deed(s, boards[0], action, j)
    return settle(s, boards[0], out, j, halt)


@rule
def resume(states: Any, i: int, boards: Any, out: Vec, j: Journal) -> int:
    """Goes on after a halt before chance."""
    clear(j)
    return settle(states[i], boards[0], out, j, 0)


@rule
def tally(states: Any, i: int, boards: Any, results: Any) -> None:
    """Per seat: points now, points if the game ended now, 1 for winners of a finished game."""
    s = states[i]
    b = boards[0]
    for seat in range(s.players):
        results[0, seat] = game.points(s, b, seat)
        results[1, seat] = game.worth(s, b, seat)
        results[2, seat] = game.wins(s, b, seat) if s.to_act < 0 else 0


@rule
def fault(states: Any, i: int, boards: Any) -> int:
    """0, or the number of a broken invariant."""
    return game.fault(states[i], boards[0])


@rule
def resting(states: Any, i: int, boards: Any) -> int:
    """0 while a chain of decisions runs; 2 if a turn begins."""
    return game.resting(states[i], boards[0])


@rule
def figures(states: Any, i: int, boards: Any, action: int, into: Vec) -> None:
    """The numbers behind a refusal."""
    game.figures(states[i], boards[0], action, into)


@rule
def redeal(states: Any, i: int, boards: Any, seat: int) -> None:
    """Deals anew what a seat cannot know."""
    game.redeal(states[i], boards[0], seat)
