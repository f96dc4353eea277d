"""What may be done in Monastery, and why not.

`law` answers for any action at any time; `listing` writes the legal actions of the open decision
point. Both ask the same predicates, in `placing.py` and `asking.py`; the lists stand in
`placing_menu.py` and `asking_menu.py`.
"""

from chapterhouse.games.monastery.actions import (
    ASK_BOX,
    ASK_PRAYER,
    ASK_RETURN,
    ASK_SPEND,
    ASK_STABLES,
    ASK_TURN,
    BUILD,
)
from chapterhouse.games.monastery.asking import any_open, asking_law
from chapterhouse.games.monastery.asking_menu import list_asking
from chapterhouse.games.monastery.course import POINTS_PER_MONK
from chapterhouse.games.monastery.monks import monks_standing
from chapterhouse.games.monastery.placing import placing_law
from chapterhouse.games.monastery.placing_menu import list_placing
from chapterhouse.games.monastery.state import Board, Monastery
from chapterhouse.kernel.contract import GAME_OVER
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule


@rule
def law(s: Monastery, b: Board, action: int) -> int:
    """LEGAL or the reason why this action may not be done now."""
    seat = s.to_act
    if seat < 0:
        return GAME_OVER
    return placing_law(s, b, seat, action) if action < BUILD else asking_law(s, b, seat, action)


@rule
def listing(s: Monastery, b: Board, out: Vec) -> int:
    """The legal actions of the open decision point, ascending."""
    seat, ask = s.to_act, s.ask
    return list_placing(s, b, seat, ask, out) if ask <= ASK_BOX else list_asking(s, b, seat, ask, out)


@rule
def skipped(s: Monastery, b: Board, action: int) -> int:
    """R-2, R-3: menus, the tile to return and the tile for the Stables are always asked, the prayer menu
    only if a prayer is legal or everybody can see that an effect is open (6.2)."""
    if s.ask in (ASK_TURN, ASK_STABLES, ASK_RETURN, ASK_SPEND):
        return 0
    return 0 if s.ask == ASK_PRAYER and any_open(s, s.to_act) else 1


@rule
def resting(s: Monastery, b: Board) -> int:
    """The menus: nothing is half done. A round begins with its first player's turn, who may have been the
    last to score; that he only changes a box costs nothing, and is not noticed here."""
    if s.ask == ASK_TURN and s.active == s.first and s.placed == 0 and s.encouraged == 0:
        return 2 if s.steps == POINTS_PER_MONK * monks_standing(s, s.colour[s.active]) else 1
    return 1 if s.ask in (ASK_TURN, ASK_PRAYER, ASK_SPEND) else 0
