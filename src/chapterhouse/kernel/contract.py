"""The compiled side of a game: the functions that every game's `rules.py` offers.

Templates and engine reach them through a module; this protocol is how they are checked. `s` is the
game's record, `b` its board record. All of them trust their input.
"""

from typing import TYPE_CHECKING, Any, Protocol

from chapterhouse.kernel.fields import Vec

if TYPE_CHECKING:
    from chapterhouse.kernel.journal import Journal

LEGAL = 0
# Reason codes of the kernel; a game's own codes begin at FIRST_REASON.
GAME_OVER = 1
NOT_ASKED = 2
FIRST_REASON = 10

# The kernel's own event: a decision with one legal value was made by itself.
AUTOMATIC = 1
FIRST_EVENT = 10


class Rules(Protocol):
    """What a game's `rules` module holds."""

    def deal(self, s: Any, b: Any, options: Vec, j: "Journal") -> None:
        """Sets the table up to its first decision point; `s` is zeroed but for players and rng."""

    def listing(self, s: Any, b: Any, out: Vec) -> int:
        """Writes the legal actions of the open decision point, ascending; returns how many."""
        ...

    def law(self, s: Any, b: Any, action: int) -> int:
        """LEGAL or the reason why not, for any action of the alphabet."""
        ...

    def skipped(self, s: Any, b: Any, action: int) -> int:
        """1 if the one legal action of the open decision point is made by itself."""
        ...

    def lapse(self, s: Any, b: Any, j: "Journal") -> None:
        """The open decision point has no legal action: goes on without it."""

    def strike(self, s: Any, b: Any, j: "Journal") -> None:
        """Lets the pending chance event (`s.chance`) happen."""

    def deed(self, s: Any, b: Any, action: int, j: "Journal") -> None:
        """Carries out a legal action, up to the next decision point or chance event."""

    def points(self, s: Any, b: Any, seat: int) -> int:
        """The points of a seat now."""
        ...

    def worth(self, s: Any, b: Any, seat: int) -> int:
        """The points of a seat if the game ended now."""
        ...

    def wins(self, s: Any, b: Any, seat: int) -> int:
        """1 if the seat is among the winners of the finished game."""
        ...

    def resting(self, s: Any, b: Any) -> int:
        """0 while a chain of decisions is running; 1 at the first point of a menu; 2 if a new turn of
        the seat begins here, whoever acted before."""
        ...

    def leaning(self, s: Any, b: Any, action: int) -> int:
        """How readily a sensible player takes this legal action, at least 1; guides searches."""
        ...

    def fault(self, s: Any, b: Any) -> int:
        """0, or the number of a broken invariant."""
        ...

    def figures(self, s: Any, b: Any, action: int, into: Vec) -> None:
        """The numbers that the text of a refusal needs, in the order of `Game.figures`."""

    def redeal(self, s: Any, b: Any, seat: int) -> None:
        """Deals anew all that the seat cannot know, consistently with what it knows."""
