"""The searching bot: Monte Carlo tree search in worlds imagined from its seat's view.

`search:1s` thinks for a second per turn, shared by the turn's decisions; `search:2000` runs 2,000
iterations per decision and is the same for the same seed. It stops at once when `stop` is called.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from chapterhouse.bots.greedy import Greedy
from chapterhouse.kernel.chance import new_pickers
from chapterhouse.kernel.engine import Engine, Things, template
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.journal import new_journal
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import View

TEMPLATES = Path(__file__).parent / "templates"
NODES = 200_000
# As the template has it.
LONGEST_LINE = 400
CHUNK = 64
NO_NODE = -1
WORST_ADVICE = -0.5


@dataclass(frozen=True)
class Style:
    """How a search is tuned for a game."""

    explore: float = 0.7
    scale: float = 12.0
    widen: float = 2.0
    mix: float = 0.1  # of the decisions played out: this part by chance,
    sharp: float = 0.0  # this part what the game leans to most, the rest drawn by leanings
    horizon: int = 10_000  # decisions played on before `worth` is asked; no game has so many
    overtime: int = 0  # decisions beyond the horizon at most, until a turn begins (`resting`)
    share: float = 0.5  # of the time left for a turn, the part that one decision may take
    trust: float = 0.0  # so many visits does greedy's advice count for; 0: it is not asked


@dataclass(frozen=True)
class Budget:
    """Seconds per turn, or iterations per decision."""

    seconds: float = 0.0
    iterations: int = 0

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`1s`, `0.2s`, or a number of iterations."""
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0 < seconds < 3600:
                    return cls(seconds=seconds)
            elif 0 < int(text) <= 10_000_000:
                return cls(iterations=int(text))
        except ValueError:
            pass
        raise UnknownName("search budget", text, ["seconds like 1s", "iterations like 2000"])


class Search:
    """One seat's search; keeps its tree between the decisions of a turn."""

    name = "search"

    def __init__(
        self, engine: Engine, seat: int, rng: Random, budget: Budget, style: Style | None = None
    ) -> None:
        self._engine, self._seat, self._budget = engine, seat, budget
        self._style = style or Style(**engine.game.search)  # type: ignore[arg-type]
        self._seed = rng.getrandbits(48)
        self._adviser = Greedy(engine, seat, rng) if self._style.trust else None
        self._iterate = template(engine.game, "search", TEMPLATES).iterate
        self._stopped = threading.Event()
        self._buffers()
        self._root = 0
        self._done = 0
        self._ply = -1  # of the log, at our last decision
        self._chosen = NO_NODE  # what we decided then
        self._left = 0.0  # of the turn's time

    def _buffers(self) -> None:
        style, size = self._style, self._engine.game.alphabet.size
        knobs = (style.explore, style.scale, style.widen, style.mix, style.sharp, style.overtime, style.trust)
        self._knobs = np.array(knobs, np.float64)
        self._links = np.zeros((NODES, 5), np.int32)
        self._worths = np.zeros(NODES, np.float32)
        self._counts = np.zeros(3, np.int64)
        self._path = np.zeros((LONGEST_LINE + 1, 2), np.int32)
        self._marks = np.zeros(size, np.int32)
        self._weights = np.zeros(size + 1, np.int64)
        self._out = np.zeros(size + 1, np.int16)
        self._journal = new_journal()
        self._pickers = new_pickers()
        self._rewards = np.zeros(16)
        self._advice = np.zeros(size)

    def stop(self) -> None:
        """Ends a running search at once; what it has found so far is played."""
        self._stopped.set()

    @property
    def iterations(self) -> int:
        """Playouts run so far."""
        return int(self._counts[2])

    def choose(self, view: View) -> int:
        """The most visited action."""
        self._follow(view)
        self._chosen = view.legal[0]
        if len(view.legal) > 1:  # forced decisions have no nodes
            self._think(view)
            self._chosen = self._best(view)
            self._remember(self._chosen)
        self._ply = len(view.log)
        return self._chosen

    # -- the tree between decisions -----------------------------------------------------------

    def _follow(self, view: View) -> None:
        """Goes on in the kept tree if nothing but our own decision has happened since. A new turn has
        its time anew; a roll in the middle of one costs the tree, but gives no time."""
        fresh = view.log[self._ply :] if self._ply >= 0 else ()
        mine = bool(fresh) and all(entry.seat == self._seat for entry in fresh)
        new_turn = not mine or self._engine.turn_begins(view.rows)
        if new_turn:
            self._left = self._budget.seconds
        if new_turn or self._root == NO_NODE or not self._as_chosen(fresh):
            self._plant()

    def _as_chosen(self, fresh: Sequence[Entry]) -> bool:
        """Whether what has happened is what we decided, and no chance."""
        made = fresh[0].action
        same = len(fresh) == 1 and made is not None and made.number == self._chosen
        return same and not any(h.chance for h in fresh[0].happenings)

    def _plant(self) -> None:
        """A tree of one node."""
        self._root, self._done = 0, 0
        self._counts[0] = 1
        self._links[0] = (NO_NODE, NO_NODE, 0, 0, 0)
        self._worths[0] = 0.0

    def _remember(self, action: int) -> None:
        child = int(self._links[self._root, 0])
        while child != NO_NODE and self._links[child, 2] != action:
            child = int(self._links[child, 1])
        self._root = child

    # -- thinking -----------------------------------------------------------------------------

    def _think(self, view: View) -> None:
        self._stopped.clear()
        states = self._states(view)
        start = perf_counter()
        self._take_advice(view)
        if self._budget.iterations:
            self._run(states, max(1, self._budget.iterations - self._visits()))
            return
        allowed = self._left * self._style.share
        self._run(states, CHUNK)  # also when the time is up: nobody decides without a look
        while not self._stopped.is_set() and perf_counter() - start < allowed:
            self._run(states, CHUNK)
        self._left -= perf_counter() - start

    def _take_advice(self, view: View) -> None:
        """What `greedy` makes of every action: how much less than the best it is worth, as a utility (a
        logistic curve rises by a quarter)."""
        if self._adviser is not None:
            worths = self._adviser.worths(view)
            best = max(worths.values())
            for action, worth in worths.items():
                self._advice[action] = max(WORST_ADVICE, (worth - best) / (4 * self._style.scale))

    def _visits(self) -> int:
        return int(self._links[self._root, 3])

    def _run(self, states: Any, iterations: int) -> None:
        while iterations > 0 and not self._stopped.is_set():
            chunk = min(CHUNK, iterations)
            self._iterate(
                states, self._engine.boards, self._root, self._seat, self._done, chunk, self._seed,
                self._style.horizon, self._knobs, self._links, self._worths, self._counts,
                self._path, self._marks, self._weights, self._out, self._journal, self._pickers,
                self._rewards, self._advice,
            )  # fmt: skip
            self._done += chunk
            iterations -= chunk

    def _states(self, view: View) -> Any:
        layout = self._engine.layout
        if INTERPRETED:
            one = layout.unpack(view.rows[0])
            return Things([one, layout.unpack(view.rows[0])])
        states = layout.rows(2)
        states[0] = view.rows[0]
        return states

    def _best(self, view: View) -> int:
        best, visits = view.legal[0], -1
        child = int(self._links[self._root, 0])
        while child != NO_NODE:
            action = int(self._links[child, 2])
            if action in view.legal and self._links[child, 3] > visits:
                best, visits = action, int(self._links[child, 3])
            child = int(self._links[child, 1])
        return best
