"""How a sensible player leans in Monasterium; guides playouts and the order of a search."""

from chapterhouse.games.monasterium.actions import (
    ACT,
    BUILD_TILE,
    DECLINE,
    PLACE,
    REROLL_DIE,
    ROLL_AGAIN,
    SEND_EXTRA,
    SEND_NOVICE,
    TAKE_DICE,
    TAKE_GOODS,
    TAKE_SPACE,
)
from chapterhouse.games.monasterium.state import (
    NEUTRAL,
    PERSONAL,
    SEND_EFFECT,
    SLOTS,
    WINDOW_EFFECT,
    Board,
    Monasterium,
)
from chapterhouse.kernel.rule import rule


@rule
def leaning(s: Monasterium, b: Board, action: int) -> int:
    """Sends and windows before goods, many dice before few, re-rolls and refusals hardly ever."""
    if action == DECLINE:
        return 1
    if action < REROLL_DIE:
        return 4 + 4 * (s.rolled[NEUTRAL, action - PLACE] + s.rolled[PERSONAL, action - PLACE])
    if action < ROLL_AGAIN:
        return 1
    if action == ROLL_AGAIN:
        return 20
    if action < TAKE_DICE:
        space = action - TAKE_SPACE
        return 3 + 3 * (s.neutral_on[space] + s.personal_on[s.to_act, space])
    if action < ACT:
        return 4 * (action - TAKE_DICE + 1) if action < TAKE_DICE + 3 else 5
    if action < TAKE_GOODS:
        effect = b.effect[(action - ACT) // SLOTS, (action - ACT) % SLOTS]
        return 40 if effect in (SEND_EFFECT, WINDOW_EFFECT) else 8
    if SEND_NOVICE <= action < SEND_EXTRA:
        return 5
    return 30 if action >= BUILD_TILE else 10
