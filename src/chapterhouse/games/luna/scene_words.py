"""Words that all parts of Luna's scene use, and what they look at.

Nothing here imports compiled rules: pages and tools draw scenes without Numba.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chapterhouse.games.luna.actions import ISLE_NAMES
from chapterhouse.games.luna.state import OPPONENT, TILES, Board, Luna
from chapterhouse.games.luna.words import board_of
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import Say, say

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View

COLOURS = ("yellow", "red", "blue", "white")
BOOK_MARK = "≡"
GUARD_MARK = "♜"


@dataclass(frozen=True)
class Look:
    """What a scene is made from: a seat's view, unpacked."""

    view: "View"
    names: Names
    s: Luna
    b: Board

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None is a spectator."""
        return self.view.seat

    @property
    def sides(self) -> range:
        """All sides: the seats, in the solo game also the opponent."""
        return range(self.s.sides)

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
        return self.s.level > 0


def look_at(view: "View", names: Names) -> Look:
    """The view, ready for drawing."""
    return Look(view, names, view.state, board_of(names))


def side_say(look: Look, side: int) -> Say:
    """How a side is called on its card; elsewhere its colour is enough."""
    name = seat_say(side)
    return say("scene-opponent", side=name) if look.solo and side == OPPONENT else name


def isle_say(isle: int) -> Say:
    """The short name of an isle."""
    return say("name-isle", name=ISLE_NAMES[isle])


def isles_say(isles: Iterable[int]) -> Say:
    """Several isles by their short names, or a dash."""
    names = tuple(isle_say(isle) for isle in isles)
    return say("scene-list", parts=names) if names else say("scene-none")


def has(mask: Any, bit: int) -> bool:
    """Whether a set holds a member."""
    return bool(int(mask) >> bit & 1)


def tiles(mask: Any) -> list[int]:
    """The numbers of a set of tiles."""
    return [tile for tile in range(1, TILES) if has(mask, tile)]


def owner(look: Look, masks: Any, tile: int) -> int | None:
    """Whose novice is on a tile."""
    return next((side for side in look.sides if has(masks[side], tile)), None)
