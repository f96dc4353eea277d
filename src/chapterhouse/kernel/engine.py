"""A game's rules made callable from Python: compiled, or interpreted for debuggers.

Both ways take and change the same records, so whoever calls cannot tell them apart, save by speed.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.game import Game, Names
from chapterhouse.kernel.journal import new_journal, taken
from chapterhouse.kernel.layout import Layout, Rows
from chapterhouse.kernel.rule import INTERPRETED, instantiate

TEMPLATES = Path(__file__).parent / "templates"
RNG_BYTES = 16
MAX_SEATS = 8


class Things(list[Any]):
    """Interpreted records side by side; storing one copies it, as it does in an array."""

    def __setitem__(self, at: Any, thing: Any) -> None:
        copy = type(thing).blank()
        for name, value in vars(thing).items():
            setattr(copy, name, value.copy() if hasattr(value, "copy") else value)
        super().__setitem__(at, copy)


@lru_cache(maxsize=64)
def template(game: Game, name: str, folder: Path = TEMPLATES) -> ModuleType:
    """A template as a module of a game; templates other than `api` may call `api`."""
    parts = {"game": game.rules} if name == "api" else {"game": game.rules, "api": template(game, "api")}
    return instantiate(folder / f"{name}.py", f"{game.package}._{name}", **parts)


class Engine:
    """The rules of one game on one board. Holds buffers: one engine per thread."""

    def __init__(self, game: Game, board: BoardFile | None = None) -> None:
        self.board = board or game.load_board(None)
        self.game = game = game.on(self.board)
        self.layout: Layout[Any] = game.state
        self.rules = game.rules
        self.api = template(game, "api")
        self.out = np.zeros(game.alphabet.size + 1, np.int16)
        self.journal = new_journal()
        self._results = np.zeros((3, MAX_SEATS), np.int64)
        start = self.layout.offset("rng")
        self.rng_slice = slice(start, start + RNG_BYTES)
        self.boards = self._loose_board() if INTERPRETED else self.board.rows

    def _loose_board(self) -> Any:
        return Things([self.game.board.unpack(self.board.rows[0])])

    def names(self, players: int) -> Names:
        """What turns numbers into words at a table of this many seats."""
        return Names(self.game, self.board, players)

    # -- one position ---------------------------------------------------------------------

    def key(self, rows: Rows, key: bytes) -> None:
        """Re-keys the generator of a record. From zeros it would make nothing but zeros."""
        if not any(key):
            raise ValueError("a generator's key must not be all zeros")
        self.layout.raw(rows)[0, self.rng_slice] = np.frombuffer(key, np.uint8)

    def blank(self, players: int, key: bytes) -> Rows:
        """A record before the deal."""
        rows = self.layout.rows()
        rows["players"] = players
        self.key(rows, key)
        return rows

    def deal(self, rows: Rows, options: Sequence[int]) -> int:
        """Sets the game up; returns the number of legal actions, which are then in `out`."""
        vector = np.array([*options, 0], np.int64)
        return int(self._run(rows, self.api.deal, vector, self.out, self.journal))

    def legal(self, rows: Rows) -> list[int]:
        """The legal actions, ascending."""
        count = self._read(rows, self.api.legal, self.out)
        return list(self.out[:count].tolist())

    def law(self, rows: Rows, action: int) -> int:
        """LEGAL or a reason code."""
        return int(self._read(rows, self.api.law, action))

    def laws(self, rows: Rows) -> npt.NDArray[np.int16]:
        """LEGAL or a reason code for every action of the alphabet."""
        codes = np.zeros(self.game.alphabet.size, np.int16)
        self._read(rows, self.api.laws, codes)
        return codes

    def step(self, rows: Rows, action: int, halt: bool = False) -> int:
        """Carries out a legal action; returns the number of legal actions after it (now in `out`),
        or HALTED if `halt` stopped it before a chance event."""
        return int(self._run(rows, self.api.step, action, self.out, self.journal, int(halt)))

    def resume(self, rows: Rows) -> int:
        """Goes on after a halt."""
        return int(self._run(rows, self.api.resume, self.out, self.journal))

    def happened(self) -> list[int]:
        """The journal of the last call that changed a record; `EventBook.read` puts it in words."""
        return taken(self.journal)

    def points(self, rows: Rows) -> list[int]:
        """The points of every seat now."""
        return self._tally(rows, 0)

    def worth(self, rows: Rows) -> list[int]:
        """The points of every seat if the game ended now."""
        return self._tally(rows, 1)

    def winners(self, rows: Rows) -> list[int]:
        """The winning seats of a finished game."""
        return [seat for seat, wins in enumerate(self._tally(rows, 2)) if wins]

    def _tally(self, rows: Rows, row: int) -> list[int]:
        self._read(rows, self.api.tally, self._results)
        return list(self._results[row, : int(rows["players"][0])].tolist())

    def fault(self, rows: Rows) -> int:
        """0, or the number of a broken invariant."""
        return int(self._read(rows, self.api.fault))

    def figures(self, rows: Rows, action: int) -> dict[str, int]:
        """The numbers behind a refusal, by name."""
        into = np.zeros(len(self.game.figures) + 1, np.int64)
        self._read(rows, self.api.figures, action, into)
        return dict(zip(self.game.figures, into.tolist(), strict=False))

    def resting(self, rows: Rows) -> bool:
        """Whether no chain of decisions is running."""
        return bool(self._read(rows, self.api.resting))

    def turn_begins(self, rows: Rows) -> bool:
        """Whether this is the first decision of a turn. Where turns cannot follow each other on one
        seat, a game may leave it at saying who acts."""
        return int(self._read(rows, self.api.resting)) > 1

    def imagine(self, view: Rows, seat: int, key: bytes) -> Rows:
        """A whole state that agrees with what a seat sees: hidden things dealt anew, fresh dice.
        It is handed the filtered view and nothing else."""
        rows = view.copy()
        self.key(rows, key)
        self._run(rows, self.api.redeal, seat)
        return rows

    # -- compiled or interpreted ----------------------------------------------------------

    def _run(self, rows: Rows, call: Callable[..., Any], *args: Any) -> Any:
        """A call (states, index, boards, ...) that may change the record."""
        if not INTERPRETED:
            return call(rows, 0, self.boards, *args)
        things = Things([self.layout.unpack(rows[0])])
        result = call(things, 0, self.boards, *args)
        self.layout.pack(things[0], rows)
        return result

    def _read(self, rows: Rows, call: Callable[..., Any], *args: Any) -> Any:
        """A call that leaves the record as it is."""
        if not INTERPRETED:
            return call(rows, 0, self.boards, *args)
        return call(Things([self.layout.unpack(rows[0])]), 0, self.boards, *args)


def batch_buffers(engine: Engine, count: int) -> tuple[Rows, npt.NDArray[np.int16], npt.NDArray[np.int64]]:
    """Records, legal actions and their counts for many games side by side."""
    return engine.layout.rows(count), np.zeros((count, len(engine.out)), np.int16), np.zeros(count, np.int64)
