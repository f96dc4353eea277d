"""How the game runs by itself: rolls, turns, rounds, years, and the messenger's steps."""

from chapterhouse.games.monasterium.actions import (
    ASK_ACT,
    ASK_ANY_TILE,
    ASK_DIE_BONUS,
    ASK_FREE,
    ASK_INFLUENCE_ROSARY,
    ASK_PLACE,
    ASK_SOUP_UPGRADE,
    ASK_SPACE,
)
from chapterhouse.games.monasterium.scoring import final_scoring
from chapterhouse.games.monasterium.state import (
    ACTION,
    DIE_BONUS,
    FACES,
    FREE_BONUS,
    FROM_ROAD,
    INFLUENCE_ROSARY_BONUS,
    LAPSED_EVENT,
    LAST_ROUND,
    NEUTRAL,
    OVER,
    PERSONAL,
    PLACEMENT,
    ROLL_AGAIN,
    ROLL_CHANCE,
    ROLL_EVENT,
    ROLL_PLACEMENT,
    ROLL_WON,
    ROUND_EVENT,
    SOUP_UPGRADE_BONUS,
    WINDOW_BONUS,
    YEARS,
    Board,
    Monasterium,
)
from chapterhouse.games.monasterium.table import STEPS_FRAME, WON_FRAME, pop, push, score
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.journal import Journal, begin, note, put
from chapterhouse.kernel.rule import rule

# -- rolling (M-24, M-25, M-57) -----------------------------------------------------------


@rule
def roll(s: Monasterium, kind: int, dice: int, j: Journal) -> None:
    """Rolls dice of one kind onto those that lie there already; the journal gets the faces."""
    at = j[0]
    for _ in range(FACES):
        put(j, 0)
    for _ in range(dice):
        face = below(s.rng, FACES)
        s.rolled[kind, face] += 1
        j[at + face] += 1


@rule
def strike(s: Monasterium, b: Board, j: Journal) -> None:
    """M-24: all own dice in hand; M-25: the dice picked; M-57: the die just won."""
    seat, reason = s.to_act, s.roll_reason
    neutral, personal = 0, 0
    if reason == ROLL_PLACEMENT:
        neutral, personal = s.hand_neutral[seat], s.hand_personal[seat]
    elif reason == ROLL_WON:
        personal = 1
    else:
        neutral, personal = take_up_picks(s, NEUTRAL), take_up_picks(s, PERSONAL)
    begin(j, ROLL_EVENT)
    put(j, seat)
    put(j, reason)
    roll(s, NEUTRAL, neutral, j)
    roll(s, PERSONAL, personal, j)
    s.chance = 0
    s.roll_reason = 0
    s.ask = ASK_PLACE


@rule
def take_up_picks(s: Monasterium, kind: int) -> int:
    """M-25: the picked dice go back into the hand; returns how many."""
    dice = 0
    for face in range(FACES):
        dice += s.picked[kind, face]
        s.rolled[kind, face] -= s.picked[kind, face]
        s.picked[kind, face] = 0
    return dice


@rule(inline=True)
def let_roll(s: Monasterium, reason: int) -> None:
    """A roll must strike before anything else."""
    s.chance = ROLL_CHANCE
    s.roll_reason = reason


# -- rounds and years (M-21, M-110 to M-112) ----------------------------------------------


@rule
def begin_round(s: Monasterium, b: Board, j: Journal) -> None:
    """M-18, M-110: everybody takes the neutral share and all own dice; tiles are ready."""
    for seat in range(s.players):
        s.hand_neutral[seat] = b.neutral_share[s.players - 2]
        s.hand_personal[seat] = s.own_dice[seat]
        s.reroll[seat] = 1
    s.phase = PLACEMENT
    note(j, ROUND_EVENT, s.year, s.round, s.start_player)
    # Not by way of `placement_turn`: rules must not call each other in a circle, for a function
    # loaded from Numba's cache lacks the callees that were still being compiled when it was.
    s.to_act = s.start_player
    let_roll(s, ROLL_PLACEMENT)


@rule
def end_round(s: Monasterium, b: Board, j: Journal) -> None:
    """M-110, M-111: the chalice passes left, the year may end; M-112: the last one ends all."""
    last = s.round == b.rounds[s.players - 2]
    if last and s.year == YEARS:
        final_scoring(s, b, j)
        s.phase = OVER
        s.ending = LAST_ROUND
        s.to_act = NOBODY
        s.ask = 0
        return
    s.round = 1 if last else s.round + 1
    s.year += 1 if last else 0
    s.start_player = (s.start_player + 1) % s.players
    begin_round(s, b, j)


# -- turns (M-22, M-23, M-28, M-38) -------------------------------------------------------


@rule
def next_with_dice(s: Monasterium, first: int) -> int:
    """M-23: the first seat from `first` on, clockwise, with dice in hand; NOBODY if none has."""
    for i in range(s.players):
        seat = (first + i) % s.players
        if s.hand_neutral[seat] + s.hand_personal[seat] > 0:
            return seat
    return NOBODY


@rule
def next_with_takeable(s: Monasterium, first: int) -> int:
    """M-28, M-38: the first seat from `first` on, clockwise, that may take a die somewhere."""
    for i in range(s.players):
        seat = (first + i) % s.players
        for space in range(FACES):
            if s.neutral_on[space] + s.personal_on[seat, space] > 0:
                return seat
    return NOBODY


@rule
def placement_turn(s: Monasterium, b: Board, first: int, j: Journal) -> None:
    """M-23: the next placement turn begins with its roll; when all hands are empty, M-28."""
    seat = next_with_dice(s, first)
    if seat >= 0:
        s.to_act = seat
        let_roll(s, ROLL_PLACEMENT)
        return
    s.phase = ACTION
    action_turn(s, b, s.start_player, j)


@rule
def action_turn(s: Monasterium, b: Board, first: int, j: Journal) -> None:
    """M-28: the next action turn; when no die is left on the spaces, the round ends (M-110)."""
    seat = next_with_takeable(s, first)
    if seat < 0:
        end_round(s, b, j)
        return
    s.to_act = seat
    s.ask = ASK_SPACE


@rule
def end_turn(s: Monasterium, b: Board, j: Journal) -> None:
    """M-35: the limits of rows II and III are per turn."""
    s.space = 0
    s.column = -1
    s.used2 = 0
    s.used3 = 0
    action_turn(s, b, (s.to_act + 1) % s.players, j)


# -- unfinished effects (M-42, M-45) ------------------------------------------------------


@rule
def one_step(s: Monasterium, b: Board) -> None:
    """M-40 to M-42 (K-14, K-23): one space on, then its bonus, then the steps that remain."""
    seat = s.to_act
    left = s.stack[s.depth - 1, 1] - 1
    if left == 0:
        pop(s)
    else:
        s.stack[s.depth - 1, 1] = left
    at = (s.messenger[seat] + 1) % b.road_length[s.side]
    s.messenger[seat] = at
    bonus = b.road_bonus[s.side, at]
    if bonus == FREE_BONUS:
        push(s, ASK_FREE, 0, 0, 0, 0)
    elif bonus == INFLUENCE_ROSARY_BONUS:
        push(s, ASK_INFLUENCE_ROSARY, 0, 0, 0, 0)
    elif bonus == SOUP_UPGRADE_BONUS:
        push(s, ASK_SOUP_UPGRADE, 0, 0, 0, 0)
    elif bonus == WINDOW_BONUS:
        push(s, ASK_ANY_TILE, 0, 0, 0, 0)
    elif bonus == DIE_BONUS:
        push(s, ASK_DIE_BONUS, 0, 0, 0, 0)


@rule
def proceed(s: Monasterium, b: Board, j: Journal) -> None:
    """Goes on with the innermost unfinished effect, up to a decision point or a roll."""
    while s.depth > 0:
        what = s.stack[s.depth - 1, 0]
        if what == STEPS_FRAME:
            one_step(s, b)
        elif what == WON_FRAME:
            let_roll(s, ROLL_WON)
            return
        elif what == ASK_DIE_BONUS and s.own_dice[s.to_act] == 3:
            pop(s)  # M-57: who owns all three scores by itself
            score(s, s.to_act, FROM_ROAD, b.die_points, j)
        else:
            s.ask = what
            return
    if s.dice_left > 0:
        s.ask = ASK_ACT
    else:
        end_turn(s, b, j)


@rule
def lapse(s: Monasterium, b: Board, j: Journal) -> None:
    """M-36: no action of the column is possible; the die is set aside without effect."""
    s.dice_left -= 1
    note(j, LAPSED_EVENT, s.to_act, s.column, 0)
    proceed(s, b, j)


@rule(inline=True)
def again(s: Monasterium) -> None:
    """M-25: the picked dice are rolled once more."""
    let_roll(s, ROLL_AGAIN)
