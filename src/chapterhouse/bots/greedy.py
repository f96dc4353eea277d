"""The plain greedy bot: the best own points at the end of the chain that is running now."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from chapterhouse.kernel.engine import Engine, Things, template
from chapterhouse.kernel.journal import new_journal
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import View

TEMPLATES = Path(__file__).parent / "templates"
DEPTH = 48
# Lines looked at for one decision, shared by its legal actions.
LINES = 4000


class Greedy:
    """Looks to the end of its running chain in one imagined world; ties are drawn."""

    name = "greedy"

    def __init__(self, engine: Engine, seat: int, rng: Random) -> None:
        self._engine, self._seat, self._rng = engine, seat, rng
        self._look = template(engine.game, "greedy", TEMPLATES).best_line
        self._out = np.zeros((DEPTH, len(engine.out)), np.int16)
        self._counts = np.zeros(DEPTH, np.int64)
        self._at = np.zeros(DEPTH, np.int64)
        self._spent = np.zeros(1, np.int64)
        self._journal = new_journal()

    def choose(self, view: View) -> int:
        """The first action of the best line."""
        if len(view.legal) == 1:
            return view.legal[0]
        worths = self.worths(view)
        best = max(worths.values())
        return self._rng.choice([action for action, worth in worths.items() if worth == best])

    def worths(self, view: View) -> dict[int, int]:
        """Of the best line that begins with each legal action."""
        world = self._engine.imagine(view.rows, self._seat, self._rng.randbytes(16))
        return {action: self._worth(world, action, LINES // len(view.legal)) for action in view.legal}

    def _worth(self, world: Rows, action: int, limit: int) -> int:
        states = self._states(world)
        args = (action, self._seat, limit, self._out, self._counts, self._at, self._journal, self._spent)
        return int(self._look(states, self._engine.boards, *args))

    def _states(self, world: Rows) -> Any:
        if INTERPRETED:
            blank = self._engine.layout.unpack(self._engine.layout.rows()[0])
            states: Any = Things([blank] * DEPTH)
            states[0] = self._engine.layout.unpack(world[0])
            return states
        states = self._engine.layout.rows(DEPTH)
        states[0] = world[0]
        return states
