"""Luna as the kernel's templates know it: the functions of `kernel/contract.py`."""

from chapterhouse.games.luna.course import lapse
from chapterhouse.games.luna.deeds import deed
from chapterhouse.games.luna.figures import figures
from chapterhouse.games.luna.invariants import fault
from chapterhouse.games.luna.laws import law, listing, resting, skipped
from chapterhouse.games.luna.policy import leaning
from chapterhouse.games.luna.scoring import points, wins, worth
from chapterhouse.games.luna.setup import deal
from chapterhouse.games.luna.state import Board, Luna
from chapterhouse.kernel.journal import Journal
from chapterhouse.kernel.rule import rule

__all__ = [
    "deal", "deed", "fault", "figures", "lapse", "law", "leaning", "listing", "points", "redeal", "resting",
    "skipped", "strike", "wins", "worth",
]  # fmt: skip


@rule
def strike(s: Luna, b: Board, j: Journal) -> None:
    """L-18: all chance lies in the deal; none is ever pending."""
    s.chance = 0


@rule
def redeal(s: Luna, b: Board, seat: int) -> None:
    """L-18: nothing on the table is hidden."""
