"""A bot as a Python entry point: looks one action ahead in imagined worlds and plays what is worth
most for its seat on average. `cautious:8` imagines eight worlds a decision."""

from random import Random
from statistics import fmean

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.table import View


class Cautious:
    """One action ahead."""

    name = "cautious"

    def __init__(self, engine: Engine, seat: int, rng: Random, worlds: int) -> None:
        self.engine, self.seat, self.rng, self.worlds = engine, seat, rng, worlds

    def choose(self, view: View) -> int:
        """One of `view.legal`; `view` and the engine's rules are all that a bot has."""
        return max(view.legal, key=lambda action: self.worth(view, action))

    def worth(self, view: View, action: int) -> float:
        """What the seat would have after an action, if the game ended then."""
        return fmean(self.after(view, action)[self.seat] for _ in range(self.worlds))

    def after(self, view: View, action: int) -> list[int]:
        """One world: hidden things dealt anew from the view alone, fresh dice."""
        world = self.engine.imagine(view.rows, self.seat, self.rng.randbytes(16))
        self.engine.step(world, action)
        return self.engine.worth(world)


def make(engine: Engine, seat: int, rng: Random, setting: str) -> Cautious:
    """Called once for every seat of every game; `setting` stands behind the colon of the name."""
    return Cautious(engine, seat, rng, int(setting or 1))
