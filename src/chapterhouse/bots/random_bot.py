"""The bot that plays anything legal."""

from random import Random

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.table import View


class RandomBot:
    """All legal actions are equally likely."""

    name = "random"

    def __init__(self, engine: Engine, seat: int, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> int:
        """One of the legal actions."""
        return self._rng.choice(view.legal)
