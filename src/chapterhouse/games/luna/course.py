"""How the game runs by itself: rounds, their end, preparation, the end of the game (L-65 to L-77)."""

from chapterhouse.games.luna.actions import ASK_ACT, ASK_DEACTIVATE
from chapterhouse.games.luna.opponent import build, take_tile
from chapterhouse.games.luna.scoring import final_scoring, round_scoring
from chapterhouse.games.luna.state import (
    ACTION,
    APOSTATE,
    BUILDER,
    FIGURES,
    GUARD_EVENT,
    ISLES,
    OPPONENT,
    OVER,
    PLAYER,
    PRIESTESS,
    ROUND_EVENT,
    ROUND_START,
    ROUNDS,
    SIXTH_ROUND,
    WANDERED_EVENT,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import clockwise, post_guard, wake_all
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule


@rule
def begin_round(s: Luna, b: Board, j: Journal) -> None:
    """L-38; solo: the opponent comes first (L-94 to L-97)."""
    note(j, ROUND_EVENT, s.round, s.start_player, b.guard_value[s.guard])
    s.to_act = s.start_player
    if s.level == 0:
        begin_actions(s)
    elif s.one[OPPONENT]:
        s.phase = ROUND_START
        s.ask = ASK_DEACTIVATE
    else:
        after_deactivation(s, b, j)  # G-26: there is nothing to choose


@rule
def begin_actions(s: Luna) -> None:
    """L-38: actions in turn."""
    s.phase = ACTION
    s.ask = ASK_ACT


@rule
def after_deactivation(s: Luna, b: Board, j: Journal) -> None:
    """L-95 to L-97, then the player acts (L-98)."""
    take_tile(s, b, j)
    begin_actions(s)


# -- the end of a round -------------------------------------------------------------------


@rule
def end_round(s: Luna, b: Board, j: Journal) -> None:
    """L-1: scoring, then preparation, but after round 6 the end; L-101 comes first."""
    if s.level > 0:
        build(s, j)
    round_scoring(s, b, j)
    if s.round == ROUNDS:
        finish(s, b, j)
        return
    prepare(s, b, j)
    s.round += 1
    begin_round(s, b, j)


@rule
def finish(s: Luna, b: Board, j: Journal) -> None:
    """L-78 to L-81."""
    final_scoring(s, b, j)
    s.phase = OVER
    s.ending = SIXTH_ROUND
    s.to_act = NOBODY
    s.ask = 0


# -- preparation (L-73 to L-77) -----------------------------------------------------------


@rule
def prepare(s: Luna, b: Board, j: Journal) -> None:
    """L-73 to L-77, in this order; L-87: the first Book is worth more again."""
    wake_all(s)
    s.figure[PRIESTESS] = clockwise(s, s.figure[PRIESTESS], b.priestess_move[s.players])
    s.figure[BUILDER] = clockwise(s, s.figure[BUILDER], b.builder_move)
    s.figure[APOSTATE] = next_prey(s)
    for figure in range(FIGURES):
        note(j, WANDERED_EVENT, figure, s.figure[figure], 0)
    post_guard(s, s.guard - 1)
    note(j, GUARD_EVENT, b.guard_value[s.guard], 0, 0)
    restack(s, b)
    s.bonus = 1 if s.sides == 2 else 0


@rule
def restack(s: Luna, b: Board) -> None:
    """L-77, L-16, L-27: all time tokens with the candle up; none in the solo game (L-90)."""
    s.lit = b.time_tokens[s.players]
    s.flipped = 0


@rule
def inhabited(s: Luna, isle: int) -> bool:
    """L-75: a novice of any player; L-103: of the solo player."""
    for side in range(s.sides):
        if (s.level == 0 or side == PLAYER) and s.active[side, isle] + s.inactive[side, isle] > 0:
            return True
    return False


@rule
def next_prey(s: Luna) -> int:
    """L-75 (G-13): the next isle with a novice; he stays only if no other isle has one."""
    for steps in range(1, ISLES):
        isle = clockwise(s, s.figure[APOSTATE], steps)
        if inhabited(s, isle):
            return isle
    return s.figure[APOSTATE]


@rule
def lapse(s: Luna, b: Board, j: Journal) -> None:
    """Never: Meditation (L-39) or the end of the phase (L-98) is always possible."""
