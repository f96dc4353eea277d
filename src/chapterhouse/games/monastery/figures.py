"""The numbers behind a refusal: what something costs and what the player has, steps left, group limits."""

from chapterhouse.games.monastery.actions import (
    ASK_CELL,
    ASK_ROTATION,
    ASK_SPEND,
    BUY_LETTER,
    BUY_MONK,
    END_SCORING,
    STRIP,
)
from chapterhouse.games.monastery.asking import price_of
from chapterhouse.games.monastery.reasons import FIGURES
from chapterhouse.games.monastery.state import GROUP_KINDS, Board, Monastery
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

PRICE, PURSE, STEPS, LIMIT = range(len(FIGURES))


@rule
def figures(s: Monastery, b: Board, action: int, into: Vec) -> None:
    """Writes all figures that make sense for the action now; the others stay 0."""
    seat = s.to_act
    if seat < 0:
        return
    into[STEPS] = s.steps
    if s.ask == ASK_SPEND:
        into[PURSE] = s.points + s.usable[seat]
        if BUY_LETTER <= action < STRIP:
            into[PRICE] = price_of(s, b, s.colour[seat], action - BUY_LETTER)
        elif BUY_MONK <= action < END_SCORING:
            into[PRICE] = price_of(s, b, s.colour[seat], action - BUY_MONK)
    elif s.ask == ASK_CELL or s.ask == ASK_ROTATION:
        kind = b.kind[s.laying - 1]
        into[LIMIT] = b.group_limit[kind] if kind < GROUP_KINDS else 0
