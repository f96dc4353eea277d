"""Information-set Monte Carlo tree search, for any number of players: template, one module per game.

Each iteration imagines a world from the seat's view, with fresh dice, and walks an open-loop tree:
a node stands for a line of decisions, whatever the dice and hidden things were. Forced decisions
have no nodes. Every player picks what is good for himself (UCT with availability counts). Below the
tree, players follow the game's leanings; the end, or the points after a horizon, become a utility.

A tree lies in flat arrays handed in by the caller: `links` (first child, next sibling, action,
visits, availability) and `worths` (sum of utilities for the player who decides at the parent).
"""

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.chance import below, seed_rng
from chapterhouse.kernel.fields import Grid, Vec, Words
from chapterhouse.kernel.journal import Journal, clear
from chapterhouse.kernel.rule import rule

if TYPE_CHECKING:
    from chapterhouse.kernel.contract import Rules
    from chapterhouse.kernel.templates import api

    game: Rules

CHILD, SIBLING, ACTION, VISITS, AVAILABLE = range(5)
NO_NODE = -1
MAX_SEATS = 8
# Decisions kept of one line; `path` has this many rows.
LONGEST = 400
# Knobs, by their place in the array of floats.
EXPLORE, SCALE, WIDEN, MIX, SHARP, OVERTIME, TRUST = range(7)
# Counts: nodes in use, deepest line, playouts run to their end.
USED, DEEPEST, PLAYOUTS = range(3)


@rule
def new_node(links: Grid, worths: Any, counts: Vec, parent: int, action: int) -> int:
    """A fresh child; NO_NODE when the memory is full."""
    node = counts[USED]
    if node >= len(worths):
        return NO_NODE
    counts[USED] = node + 1
    links[node, CHILD] = NO_NODE
    links[node, SIBLING] = links[parent, CHILD]
    links[node, ACTION] = action
    links[node, VISITS] = 0
    links[node, AVAILABLE] = 1
    worths[node] = 0.0
    links[parent, CHILD] = node
    return node


@rule
def mark_children(links: Grid, node: int, marks: Vec) -> None:
    """Notes for every child its node + 1 under its action."""
    child = links[node, CHILD]
    while child != NO_NODE:
        marks[links[child, ACTION]] = child + 1
        child = links[child, SIBLING]


@rule
def unmark_children(links: Grid, node: int, marks: Vec) -> None:
    """Wipes the notes."""
    child = links[node, CHILD]
    while child != NO_NODE:
        marks[links[child, ACTION]] = 0
        child = links[child, SIBLING]


@rule
def pick_by_leaning(s: Any, b: Any, out: Vec, count: int, pick: Words, marks: Vec) -> int:
    """A legal action without a child, drawn by the game's leanings; -1 if all have one."""
    total = 0
    for k in range(count):
        if marks[out[k]] == 0:
            total += game.leaning(s, b, out[k])
    if total == 0:
        return -1
    draw = below(pick, total)
    for k in range(count):
        if marks[out[k]] == 0:
            draw -= game.leaning(s, b, out[k])
            if draw < 0:
                return out[k]
    return -1


@rule
def pick_by_advice(out: Vec, count: int, marks: Vec, advice: Any) -> int:
    """The legal action without a child that is advised most; -1 if all have one."""
    chosen = -1
    for k in range(count):
        if marks[out[k]] == 0 and (chosen < 0 or advice[out[k]] > advice[chosen]):
            chosen = int(out[k])
    return chosen


@rule
def choose_child(
    links: Grid, worths: Any, node: int, out: Vec, count: int, marks: Vec, knobs: Any, advice: Any,
    trust: float,
) -> int:  # fmt: skip
    """The child with the best upper bound among the legal ones; their availability is counted. At the root
    advice counts as so many visits as it is trusted."""
    best, chosen = -1.0e30, NO_NODE
    for k in range(count):
        child = marks[out[k]] - 1
        if child < 0:
            continue
        links[child, AVAILABLE] += 1
        visits = links[child, VISITS]
        if visits == 0:
            bound = 1.0e20
        else:
            bound = worths[child] / visits + knobs[EXPLORE] * sqrt(log(links[child, AVAILABLE]) / visits)
            if trust > 0.0:
                bound += trust * advice[out[k]] / (trust + visits)
        if bound > best:
            best, chosen = bound, child
    return chosen


@rule
def legal_children(out: Vec, count: int, marks: Vec) -> int:
    """How many legal actions have a child."""
    have = 0
    for k in range(count):
        have += 1 if marks[out[k]] > 0 else 0
    return have


@rule
def step_down(
    s: Any, b: Any, node: int, count: int, links: Grid, worths: Any, counts: Vec,
    out: Vec, marks: Vec, pick: Words, knobs: Any, advice: Any, trust: float,
) -> int:  # fmt: skip
    """The child to go to: an untried action while the node may widen, else the best bound."""
    mark_children(links, node, marks)
    room = 1.0 + knobs[WIDEN] * sqrt(links[node, VISITS] + 1.0)
    child = NO_NODE
    if legal_children(out, count, marks) < room:
        if trust > 0.0:
            action = pick_by_advice(out, count, marks, advice)
        else:
            action = pick_by_leaning(s, b, out, count, pick, marks)
        if action >= 0:
            child = new_node(links, worths, counts, node, action)
    if child == NO_NODE:
        child = choose_child(links, worths, node, out, count, marks, knobs, advice, trust)
    unmark_children(links, node, marks)
    return child


@rule
def playout(
    s: Any, b: Any, count: int, out: Vec, j: Journal, pick: Words, knobs: Any, horizon: int, weights: Vec
) -> int:
    """Plays on by leanings, mixed with chance moves, up to the horizon and the beginning of a turn, where
    positions are alike; returns the number of decisions."""
    decisions = 0
    blank = int(knobs[MIX] * 1000.0)
    sharp = blank + int(knobs[SHARP] * 1000.0)
    last = horizon + int(knobs[OVERTIME])
    while count > 0 and decisions < last and (decisions < horizon or game.resting(s, b) < 2):
        decisions += 1
        if count == 1:
            action = out[0]
        else:
            mood = below(pick, 1000)
            if mood < blank:
                action = out[below(pick, count)]
            elif mood < sharp:
                action = lean_most(s, b, out, count, pick)
            else:
                action = lean(s, b, out, count, pick, weights)
        clear(j)
        game.deed(s, b, int(action), j)
        count = api.settle(s, b, out, j, 0)
    return decisions


@rule
def lean(s: Any, b: Any, out: Vec, count: int, pick: Words, weights: Vec) -> int:
    """A legal action, drawn by the game's leanings."""
    total = 0
    for k in range(count):
        total += game.leaning(s, b, out[k])
        weights[k] = total
    draw = below(pick, total)
    k = 0
    while weights[k] <= draw:
        k += 1
    return out[k]


@rule
def lean_most(s: Any, b: Any, out: Vec, count: int, pick: Words) -> int:
    """The legal action that the game leans to most; ties are drawn."""
    chosen, most, ties = 0, 0, 0
    for k in range(count):
        leaning = game.leaning(s, b, out[k])
        if leaning > most:
            chosen, most, ties = k, leaning, 1
        elif leaning == most:
            ties += 1
            chosen = k if below(pick, ties) == 0 else chosen
    return out[chosen]


@rule
def utilities(s: Any, b: Any, scale: float, into: Any) -> None:
    """Between 0 and 1 for each seat: the margin over the best other, bent by a logistic curve."""
    for seat in range(s.players):
        into[seat] = float(game.worth(s, b, seat))
    for seat in range(s.players):
        best = 0.0 if s.players == 1 else -1.0e9
        for other in range(s.players):
            if other != seat and into[other] > best:
                best = into[other]
        into[MAX_SEATS + seat] = 1.0 / (1.0 + exp((best - into[seat]) / scale))


@rule
def descend(
    s: Any, b: Any, root: int, count: int, knobs: Any, links: Grid, worths: Any, counts: Vec,
    path: Grid, marks: Vec, out: Vec, j: Journal, pick: Words, advice: Any,
) -> int:  # fmt: skip
    """Walks down the tree to a fresh node; `path` gets (node, who decided). Returns the number of
    legal actions there; `path[0, 0]` is the length of the path."""
    node, length, fresh = root, 0, False
    while count > 0 and not fresh and length < LONGEST:
        action = out[0]
        if count > 1:
            trust = knobs[TRUST] if node == root else 0.0
            child = step_down(
                s, b, node, count, links, worths, counts, out, marks, pick, knobs, advice, trust
            )
            if child == NO_NODE:
                break
            length += 1
            path[length, 0] = child
            path[length, 1] = s.to_act
            fresh = links[child, VISITS] == 0
            action = links[child, ACTION]
            node = child
        clear(j)
        game.deed(s, b, int(action), j)
        count = api.settle(s, b, out, j, 0)
    path[0, 0] = length
    return count


@rule
def learn(root: int, links: Grid, worths: Any, counts: Vec, path: Grid, rewards: Any) -> None:
    """Credits every node of the path to the player who decided there."""
    length = path[0, 0]
    links[root, VISITS] += 1
    for k in range(1, length + 1):
        links[path[k, 0], VISITS] += 1
        worths[path[k, 0]] += rewards[MAX_SEATS + path[k, 1]]
    counts[DEEPEST] = length if length > counts[DEEPEST] else counts[DEEPEST]
    counts[PLAYOUTS] += 1


@rule
def iterate(
    states: Any, boards: Any, root: int, seat: int, first: int, iterations: int, seed: int,
    horizon: int, knobs: Any, links: Grid, worths: Any, counts: Vec, path: Grid,
    marks: Vec, weights: Vec, out: Vec, j: Journal, pickers: Any, rewards: Any, advice: Any,
) -> None:  # fmt: skip
    """Runs iterations number `first` and on from the view in `states[0]`, on the tree below `root`."""
    b = boards[0]
    pick = pickers[0].rng
    for i in range(first, first + iterations):
        states[1] = states[0]
        s = states[1]
        seed_rng(s.rng, seed, 2 * i)
        seed_rng(pick, seed, 2 * i + 1)
        game.redeal(s, b, seat)
        count = game.listing(s, b, out)
        count = descend(s, b, root, count, knobs, links, worths, counts, path, marks, out, j, pick, advice)
        playout(s, b, count, out, j, pick, knobs, horizon, weights)
        utilities(s, b, knobs[SCALE], rewards)
        learn(root, links, worths, counts, path, rewards)
