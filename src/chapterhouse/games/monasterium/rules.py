"""Monasterium as the kernel's templates know it: the functions of `kernel/contract.py`."""

from chapterhouse.games.monasterium.course import lapse, strike
from chapterhouse.games.monasterium.deeds import deed
from chapterhouse.games.monasterium.figures import figures
from chapterhouse.games.monasterium.invariants import fault
from chapterhouse.games.monasterium.laws import law, resting, skipped
from chapterhouse.games.monasterium.listing import listing
from chapterhouse.games.monasterium.policy import leaning
from chapterhouse.games.monasterium.scoring import points, wins, worth
from chapterhouse.games.monasterium.setup import deal
from chapterhouse.games.monasterium.state import Board, Monasterium
from chapterhouse.kernel.rule import rule

__all__ = [
    "deal", "deed", "fault", "figures", "lapse", "law", "leaning", "listing", "points", "redeal",
    "resting", "skipped", "strike", "wins", "worth",
]  # fmt: skip


@rule
def redeal(s: Monasterium, b: Board, seat: int) -> None:
    """M-11: nothing on the table is hidden; the coming dice are the generator's."""
