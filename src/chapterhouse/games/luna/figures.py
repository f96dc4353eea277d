"""The numbers behind a refusal: which isle, how many novices are there, how many it takes."""

from chapterhouse.games.luna.actions import (
    ACT,
    ASK_ACT,
    ASK_COUNT,
    ASK_ISLE,
    ASK_TILE,
    ASK_VIRTUAL,
    CHOOSE_COUNT,
    CHOOSE_ISLE,
    CHOOSE_TILE,
    FIRST_TILE,
    VIRTUAL,
)
from chapterhouse.games.luna.details import needed, site
from chapterhouse.games.luna.reasons import FIGURES
from chapterhouse.games.luna.state import (
    A_EXPEL,
    A_FAVOUR,
    A_SHRINE,
    APOSTATE,
    BUILDER,
    ISLES,
    NO_ISLE,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import spaces_left
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

ISLE_AT, NOVICES_THERE, NEEDED, INACTIVE_THERE, SPACES_LEFT = range(len(FIGURES))


@rule
def isle_meant(s: Luna, b: Board, action: int) -> int:
    """The isle that a refused action is about; NO_ISLE if there is none."""
    if s.ask == ASK_ACT:
        if action == ACT + A_SHRINE:
            return s.figure[BUILDER]
        return s.figure[APOSTATE] if action == ACT + A_EXPEL else NO_ISLE
    if s.ask == ASK_ISLE and CHOOSE_ISLE <= action < CHOOSE_TILE:
        return action - CHOOSE_ISLE
    if s.ask == ASK_TILE and CHOOSE_TILE <= action < CHOOSE_COUNT:
        return b.tile_isle[action - CHOOSE_TILE + FIRST_TILE]
    if s.ask == ASK_COUNT or s.ask == ASK_VIRTUAL:
        at = site(s, b)
        return at if at >= 0 else NO_ISLE
    return NO_ISLE


@rule
def figures(s: Luna, b: Board, action: int, into: Vec) -> None:
    """Writes all figures that make sense for the action now; the others stay 0."""
    seat = s.to_act
    if seat < 0 or s.ask < ASK_ACT:
        return
    into[SPACES_LEFT] = spaces_left(s, b, seat)
    isle = isle_meant(s, b, action)
    into[ISLE_AT] = isle
    into[NEEDED] = 2
    if isle < ISLES:
        into[NOVICES_THERE] = s.active[seat, isle]
        into[INACTIVE_THERE] = s.inactive[seat, isle]
    if s.ask == ASK_COUNT and CHOOSE_COUNT <= action < VIRTUAL:
        into[NEEDED] = action - CHOOSE_COUNT + 1
    elif s.ask == ASK_VIRTUAL:
        into[NEEDED] = needed(s, b, seat)
    elif isle < ISLES and s.shrines[seat] >> isle & 1:
        favour = s.ask == ASK_ISLE and s.action == A_FAVOUR + 1
        into[NEEDED] = 1 if favour or s.ask == ASK_TILE else 2
