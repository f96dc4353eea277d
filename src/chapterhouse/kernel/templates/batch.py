"""Many games side by side in one array: template, one module per game."""

from typing import TYPE_CHECKING, Any

import numpy as np

from chapterhouse.kernel.chance import below, seed_rng
from chapterhouse.kernel.fields import Cube, Grid, Vec, Words
from chapterhouse.kernel.journal import Journal, clear
from chapterhouse.kernel.rule import rule

if TYPE_CHECKING:
    from chapterhouse.kernel.contract import Rules
    from chapterhouse.kernel.templates import api

    game: Rules

# Columns of the ledger, one row a game: legal actions, decisions so far, the game's own number.
COUNT, PLAYED, NUMBER = range(3)
# Numbers that a whole batch shares, as they lie in `shared`.
PLAYERS, SEED, CAP, TO_ACT = range(4)
# What became of a game in the last step.
RUNNING, ENDED, CAPPED = range(3)
# Games that are stepped before they are looked at: few enough to stay in the fastest cache.
CHUNK = 32
LOWEST = -(1 << 30)


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


# -- without an end: whoever is through is dealt a new game -------------------------------------


@rule
def deal_next(
    states: Any,
    i: int,
    boards: Any,
    options: Vec,
    blank: Any,
    shared: Vec,
    out: Grid,
    ledger: Grid,
    j: Journal,
) -> None:
    """Deals game number `ledger[i, NUMBER]` in a row."""
    states[i] = blank[0]
    s = states[i]
    s.players = int(shared[PLAYERS])
    seed_rng(s.rng, int(shared[SEED]), int(ledger[i, NUMBER]))
    ledger[i, PLAYED] = 0
    ledger[i, COUNT] = api.deal(states, i, boards, options, out[i], j)


@rule
def deal_all(
    states: Any, boards: Any, options: Vec, blank: Any, shared: Vec, out: Grid, ledger: Grid, j: Journal,
    first: int, last: int,
) -> None:  # fmt: skip
    """Deals games number `first` and on in their rows."""
    for i in range(first, last):
        ledger[i, NUMBER] = i
        deal_next(states, i, boards, options, blank, shared, out, ledger, j)


@rule
def offered(row: Vec, count: int, action: int) -> bool:
    """Whether an action is among the legal ones, which are in ascending order."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) >> 1
        if row[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and row[low] == action


@rule
def refused(out: Grid, ledger: Grid, actions: Vec) -> int:
    """The first row whose action is not legal, or -1."""
    for i in range(len(actions)):
        if not offered(out[i], ledger[i, COUNT], actions[i]):
            return i
    return -1


@rule
def beats(s: Any, b: Any, seat: int, other: int) -> bool:
    """Whether a seat stands before another: a winner before all others, else by points."""
    if s.to_act < 0:
        mine = game.wins(s, b, seat)
        theirs = game.wins(s, b, other)
        if mine != theirs:
            return mine > theirs
        if mine == 1:
            return False
    return game.points(s, b, seat) > game.points(s, b, other)


@rule
def lead(s: Any, b: Any, seat: int) -> int:
    """Points ahead of the best other seat; alone, the points."""
    best = LOWEST
    for other in range(s.players):
        if other != seat:
            theirs = game.points(s, b, other)
            best = theirs if theirs > best else best
    mine = game.points(s, b, seat)
    return mine if best == LOWEST else mine - best


@rule
def standing(s: Any, b: Any, seat: int) -> Any:
    """Seats beaten less seats that beat this one, as a part of all others: from 1 to -1. Alone: 1 or -1."""
    if s.players == 1:
        return 1.0 if s.to_act < 0 and game.wins(s, b, seat) == 1 else -1.0
    balance = 0
    for other in range(s.players):
        if beats(s, b, seat, other):
            balance += 1
        if beats(s, b, other, seat):
            balance -= 1
    return balance / (s.players - 1)


@rule
def reward(s: Any, b: Any, margin: Vec, rank: Any) -> None:
    """The rewards of all seats at the end of a game."""
    for seat in range(s.players):
        margin[seat] = lead(s, b, seat)
        rank[seat] = standing(s, b, seat)


@rule
def move_on(
    states: Any, boards: Any, options: Vec, blank: Any, shared: Vec, actions: Vec, out: Grid, ledger: Grid,
    done: Vec, margins: Grid, ranks: Any, j: Journal, first: int, last: int,
) -> None:  # fmt: skip
    """Plays one legal action in every row; games that end by it are rewarded, and dealt anew."""
    b = boards[0]
    for i in range(first, last):
        s = states[i]
        clear(j)
        game.deed(s, b, int(actions[i]), j)
        ledger[i, COUNT] = api.settle(s, b, out[i], j, 0)
        ledger[i, PLAYED] += 1
        done[i] = RUNNING
        for seat in range(shared[PLAYERS]):
            margins[i, seat] = 0
            ranks[i, seat] = 0
        if s.to_act < 0 or ledger[i, PLAYED] >= shared[CAP]:
            done[i] = ENDED if s.to_act < 0 else CAPPED
            reward(s, b, margins[i], ranks[i])
            ledger[i, NUMBER] += len(done)
            deal_next(states, i, boards, options, blank, shared, out, ledger, j)


@rule
def copy_bytes(whole: Any, start: int, seen: Any, into: int, size: int) -> None:
    """A plain loop. Unsigned numbers count from no end: only so it becomes wide machine instructions."""
    first, there = np.uint64(start), np.uint64(into)
    for n in range(np.uint64(size)):
        seen[there + n] = whole[first + n]


@rule
def pair_bytes(whole: Any, start: int, seen: Any, into: int, size: int) -> None:
    """Two small numbers to a byte, the former in its lower half."""
    first, there, two = np.uint64(start), np.uint64(into), np.uint64(2)
    for n in range(np.uint64(size >> 1)):
        seen[there + n] = whole[first + two * n] | whole[first + two * n + np.uint64(1)] << 4
    if size & 1:
        seen[into + (size >> 1)] = whole[start + size - 1]


@rule
def look(
    raw: Any, shared: Vec, spans: Cube, out: Grid, ledger: Grid, observations: Any, masks: Grid, seats: Vec,
    first: int, last: int,
) -> None:  # fmt: skip
    """Writes down what the seat to act sees and may do. `spans`: for every seat, which bytes of the
    record (from, to, how many, whether two become one) make up its observation."""
    for i in range(first, last):
        seat = raw[i, shared[TO_ACT]]
        seats[i] = seat
        seen = observations[i]
        whole = raw[i]
        for k in range(spans.shape[1]):  # type: ignore[attr-defined]
            start = spans[seat, k, 0]
            into = spans[seat, k, 1]
            size = spans[seat, k, 2]
            if spans[seat, k, 3]:
                pair_bytes(whole, start, seen, into, size)
            else:
                copy_bytes(whole, start, seen, into, size)
        row: Any = masks[i]
        row[:] = 0
        legal = out[i]
        for k in range(ledger[i, COUNT]):
            row[legal[k]] = 1


@rule
def turn(
    states: Any, raw: Any, boards: Any, options: Vec, blank: Any, shared: Vec, spans: Cube, actions: Vec,
    out: Grid, ledger: Grid, done: Vec, margins: Grid, ranks: Any, observations: Any, masks: Grid, seats: Vec,
    j: Journal, first: int, last: int,
) -> None:  # fmt: skip
    """`move_on` and `look`, a few games at a time."""
    at = first
    while at < last:
        end = min(at + CHUNK, last)
        move_on(
            states, boards, options, blank, shared, actions, out, ledger, done, margins, ranks, j, at, end
        )
        look(raw, shared, spans, out, ledger, observations, masks, seats, at, end)
        at = end


@rule
def pick(out: Grid, ledger: Grid, word: Words, actions: Vec, first: int, last: int) -> None:
    """A random legal action for every row."""
    for i in range(first, last):
        actions[i] = out[i, below(word, ledger[i, COUNT])]
