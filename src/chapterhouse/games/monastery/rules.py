"""Monastery as the kernel's templates know it: the functions of `kernel/contract.py`."""

from chapterhouse.games.monastery.course import lapse, strike
from chapterhouse.games.monastery.deeds import deed
from chapterhouse.games.monastery.figures import figures
from chapterhouse.games.monastery.invariants import fault
from chapterhouse.games.monastery.laws import law, listing, resting, skipped
from chapterhouse.games.monastery.outlook import worth
from chapterhouse.games.monastery.policy import leaning
from chapterhouse.games.monastery.scoring import points, wins
from chapterhouse.games.monastery.setup import deal, redeal

__all__ = [
    "deal", "deed", "fault", "figures", "lapse", "law", "leaning", "listing", "points", "redeal", "resting",
    "skipped", "strike", "wins", "worth",
]  # fmt: skip
