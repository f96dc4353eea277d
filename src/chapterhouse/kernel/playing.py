"""Many games by random players in compiled code: for figures, for checks, for benches."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from chapterhouse.kernel.chance import new_pickers
from chapterhouse.kernel.engine import MAX_SEATS, Engine, Things, template
from chapterhouse.kernel.journal import new_journal
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.rule import INTERPRETED

DECISIONS, CHOICES, END, FAULT, FAULT_AT, COLUMNS = range(6)
CAPPED = 127
# No game of the house comes near this; only tables on which nobody wants to end the game do.
CAP = 200_000


@dataclass(frozen=True)
class Played:
    """The outcome of many games: one row each."""

    players: int
    table: npt.NDArray[np.int32]
    seconds: float

    @property
    def decisions(self) -> npt.NDArray[np.int32]:
        """Decisions of each game."""
        return self.table[:, DECISIONS]

    @property
    def choices(self) -> npt.NDArray[np.int32]:
        """Decisions with more than one legal value, of each game."""
        return self.table[:, CHOICES]

    @property
    def points(self) -> npt.NDArray[np.int32]:
        """Points by game and seat."""
        return self.table[:, COLUMNS : COLUMNS + self.players]

    @property
    def faults(self) -> list[tuple[int, int, int]]:
        """(game, fault, after how many decisions) of every game that broke an invariant."""
        rows = np.nonzero(self.table[:, FAULT])[0]
        return [(int(g), int(self.table[g, FAULT]), int(self.table[g, FAULT_AT])) for g in rows]


def playouts(
    engine: Engine,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    first: int = 0,
    cap: int = CAP,
    check: bool = False,
) -> Played:
    """Plays games number `first` and on of a seed; `check` looks at the invariants after every
    decision. The compilation is not timed."""
    setting = Setting(players, engine.board)
    settled = engine.game.options.settle(setting, options or {})
    vector = np.array([*engine.game.options.encode(settled, setting), 0], np.int64)
    play = template(engine.game, "playout").play
    table = np.zeros((games, COLUMNS + 2 * MAX_SEATS), np.int32)
    rest = (cap, int(check), *_buffers(engine))
    play(_one(engine), engine.boards, vector, players, seed, first, 0, *rest, table)
    start = perf_counter()
    play(_one(engine), engine.boards, vector, players, seed, first, games, *rest, table)
    return Played(players, table, perf_counter() - start)


def _one(engine: Engine) -> Any:
    rows = engine.layout.rows()
    return Things([engine.layout.unpack(rows[0])]) if INTERPRETED else rows


def _buffers(engine: Engine) -> tuple[Any, ...]:
    return _one(engine), np.zeros(len(engine.out), np.int16), new_journal(), new_pickers()
