"""Luna's scoring (L-70 to L-72, L-78 to L-81), and what a game would be worth if it ended now."""

from chapterhouse.games.luna.state import (
    APOSTATE,
    FROM_APOSTATE,
    FROM_COUNCIL,
    FROM_PRIESTESS,
    FROM_SHRINES,
    FROM_TEMPLE,
    FROM_TOKENS,
    OPPONENT,
    PLAYER,
    PRIESTESS,
    ROUNDS,
    SET_UP,
    SPARED_EVENT,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import ahead, score
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule

# -- every round --------------------------------------------------------------------------


@rule(inline=True)
def standing(s: Luna, side: int) -> int:
    """L-70, L-6: active novices and own shrine on the Priestess's isle."""
    isle = s.figure[PRIESTESS]
    return s.active[side, isle] + (s.shrines[side] >> isle & 1)


@rule
def priestess(s: Luna, b: Board, side: int) -> int:
    """L-70 (G-22): by count, ties by precedence; who has none gets nothing."""
    mine = standing(s, side)
    if mine == 0:
        return 0
    rank = 0
    for other in range(s.sides):
        if other != side:
            theirs = standing(s, other)
            if theirs > mine or (theirs == mine and ahead(s, other, side)):
                rank += 1
    return b.priestess_points[s.players, rank] if rank < 3 else 0


@rule
def tempted(s: Luna, side: int) -> int:
    """L-71: own novices on and beside the Apostate's isle; shrines do not count."""
    isle = s.figure[APOSTATE]
    return s.active[side, isle] + s.inactive[side, isle]


@rule
def apostate(s: Luna, b: Board, side: int) -> int:
    """L-71: a point for each and one more, all lost; L-102: not by the solo opponent."""
    count = tempted(s, side)
    if count == 0 or (s.level > 0 and side == OPPONENT):
        return 0
    return -count - b.apostate_extra


@rule
def in_temple(s: Luna, b: Board, side: int) -> int:
    """L-72: claimants do not count."""
    return bits(s.temple[side]) * b.temple_points


@rule
def round_scoring(s: Luna, b: Board, j: Journal) -> None:
    """L-70 to L-72, in this order."""
    for side in range(s.sides):
        score(s, side, FROM_PRIESTESS, priestess(s, b, side), j)
    for side in range(s.sides):
        score(s, side, FROM_APOSTATE, apostate(s, b, side), j)
    if s.level > 0 and tempted(s, OPPONENT) > 0:
        note(j, SPARED_EVENT, s.figure[APOSTATE], tempted(s, OPPONENT), 0)
    for side in range(s.sides):
        score(s, side, FROM_TEMPLE, in_temple(s, b, side), j)


# -- the end ------------------------------------------------------------------------------


@rule
def shrines(s: Luna, b: Board, side: int) -> int:
    """L-78, L-6."""
    return bits(s.shrines[side]) * b.shrine_points


@rule
def tokens(s: Luna, b: Board, side: int) -> int:
    """L-79 (G-1): unused favour tokens."""
    return bits(s.tokens[side]) * b.token_points


@rule
def final_scoring(s: Luna, b: Board, j: Journal) -> None:
    """L-78 to L-80; L-104: for both sides of the solo game."""
    for side in range(s.sides):
        score(s, side, FROM_SHRINES, shrines(s, b, side), j)
    for side in range(s.sides):
        score(s, side, FROM_TOKENS, tokens(s, b, side), j)
    for side in range(s.sides):
        score(s, side, FROM_COUNCIL, b.council_points[s.space[side]], j)


@rule
def side_worth(s: Luna, b: Board, side: int) -> int:
    """A side's points with those of the end; those of the running round, and of the temple for all
    rounds to come, so that it makes no difference when a round ends; and what a claim would bring."""
    sure = s.points[side] + shrines(s, b, side) + tokens(s, b, side) + b.council_points[s.space[side]]
    if s.phase == SET_UP or s.figure[APOSTATE] == UNSET:
        return sure
    soon = bits(s.claims[side] & s.valid) * b.guard_value[s.guard]
    lasting = in_temple(s, b, side) * (ROUNDS + 1 - s.round)
    return sure + soon + lasting + priestess(s, b, side) + apostate(s, b, side)


@rule
def points(s: Luna, b: Board, seat: int) -> int:
    """Points now; L-104: in the solo game the lead over the opponent."""
    return s.points[PLAYER] - s.points[OPPONENT] if s.level > 0 else s.points[seat]


@rule
def worth(s: Luna, b: Board, seat: int) -> int:
    """The same as if the game ended now, with what is as good as sure."""
    if s.to_act < 0:
        return points(s, b, seat)
    mine = side_worth(s, b, seat)
    return mine - side_worth(s, b, OPPONENT) if s.level > 0 else mine


@rule
def wins(s: Luna, b: Board, seat: int) -> int:
    """L-81: most points, ties by council precedence; L-104: solo, more than the opponent."""
    if s.level > 0:
        return 1 if s.points[PLAYER] > s.points[OPPONENT] else 0
    for other in range(s.sides):
        if other != seat:
            if s.points[other] > s.points[seat]:
                return 0
            if s.points[other] == s.points[seat] and ahead(s, other, seat):
                return 0
    return 1
