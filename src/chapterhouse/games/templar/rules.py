"""Templar as the kernel's templates know it: the functions of `kernel/contract.py`."""

from chapterhouse.games.templar.course import lapse, strike
from chapterhouse.games.templar.deeds import deed
from chapterhouse.games.templar.figures import figures
from chapterhouse.games.templar.invariants import fault
from chapterhouse.games.templar.laws import law
from chapterhouse.games.templar.listing import listing, resting, skipped
from chapterhouse.games.templar.policy import leaning
from chapterhouse.games.templar.scoring import points, wins, worth
from chapterhouse.games.templar.setup import deal, redeal

__all__ = [
    "deal", "deed", "fault", "figures", "lapse", "law", "leaning", "listing", "points", "redeal", "resting",
    "skipped", "strike", "wins", "worth",
]  # fmt: skip
