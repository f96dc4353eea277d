"""Compiling ahead of time, by one process at a time.

Rules are compiled when they are first called, and kept in the cache. To have a game ready, a *chore*
makes every call once that some work will make: there is no second list of functions and argument
types that could fall behind. A lock on the cache folder keeps two processes from compiling the same
thing at once; a mark left there tells later ones that nothing is to be done, so that they need not
wait for the compilation of another game.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock, Timeout

from chapterhouse.kernel.engine import Engine, batch_buffers, template
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.playing import playouts
from chapterhouse.kernel.rule import INTERPRETED, RULES, reachable_sources, stamp

# Any key will do but zeros, of which the generator makes nothing but zeros.
KEY = bytes(range(16))

# Seconds of waiting for another process before the user is told.
PATIENCE = 1.0


class Watcher:
    """Is told how the work goes; this one keeps it to itself."""

    def compiled(self, done: int, of: int) -> None:
        """So many functions were compiled, of at most so many."""

    def waits(self) -> None:
        """Another process is compiling, and still is; told again and again."""


@dataclass(frozen=True)
class Chore:
    """Calls that some work will make, and the topmost rule among them."""

    name: str
    calls: Callable[[Engine], None]
    top: Callable[[Game], Any]

    def mark(self, game: Game) -> Path:
        """The file that says that all of it is in the cache."""
        from chapterhouse.kernel.numba_glue import cache_root

        top = self.top(game)
        return cache_root() / stamp(top) / f"{top.__module__}.{self.name}.done"

    def files(self, game: Game) -> set[str]:
        """The files of all rules that it may compile."""
        return {str(path) for path in reachable_sources(self.top(game).__module__)}


def _table_calls(engine: Engine) -> None:
    rows = engine.blank(_players(engine), KEY)
    engine.deal(rows, _options(engine)[:-1])
    action = engine.legal(rows)[0]
    engine.law(rows, action)
    engine.laws(rows)
    engine.figures(rows, action)
    engine.points(rows)
    engine.fault(rows)
    engine.resting(rows)
    engine.imagine(engine.layout.filtered(rows, 0), 0, KEY)
    engine.step(rows, action, halt=True)
    engine.resume(rows)


def _playout_calls(engine: Engine) -> None:
    playouts(engine, _players(engine), 0)


def _batch_calls(engine: Engine) -> None:
    batch, players = template(engine.game, "batch"), _players(engine)
    states, out, counts = batch_buffers(engine, 1)
    rest = (out, counts, engine.journal)
    batch.reset(states, engine.boards, _options(engine), players, 0, 0, engine.layout.rows(), *rest)
    batch.step(states, engine.boards, out[:, 0].astype(np.int64), *rest)
    batch.masks(out, counts, np.zeros((1, engine.game.alphabet.size), np.int8))


TABLE = Chore("table", _table_calls, lambda game: template(game, "api").step)
PLAYOUT = Chore("playout", _playout_calls, lambda game: template(game, "playout").play)
BATCH = Chore("batch", _batch_calls, lambda game: template(game, "batch").step)


def _players(engine: Engine) -> int:
    return engine.game.options.players[-1]


def _options(engine: Engine) -> Any:
    """The default options as `deal` reads them; the closing 0 keeps the row from being empty."""
    setting = Setting(_players(engine), engine.board)
    settled = engine.game.options.settle(setting, {})
    return np.array([*engine.game.options.encode(settled, setting), 0], np.int64)


def warm(engine: Engine, chores: Sequence[Chore], watcher: Watcher | None = None) -> None:
    """Has everything compiled that the chores need. Interpreted rules need nothing."""
    if INTERPRETED:
        return
    from chapterhouse.kernel.numba_glue import CompileWatch

    told, size = watcher or Watcher(), _size(engine.game, chores)
    marks = [chore.mark(engine.game) for chore in chores]
    with (
        CompileWatch(lambda done: told.compiled(done, max(done, size))),
        _alone(told, lambda: all(mark.exists() for mark in marks)),
    ):
        for chore, mark in zip(chores, marks, strict=True):
            chore.calls(engine)
            _leave(mark)


def _size(game: Game, chores: Sequence[Chore]) -> int:
    """How many rules the chores may compile."""
    files = set[str]().union(*(chore.files(game) for chore in chores))
    return sum(made.py_func.__code__.co_filename in files for made in RULES)


@contextmanager
def _alone(watcher: Watcher, done: Callable[[], bool]) -> Iterator[None]:
    """Lets only one process compile at a time. Nobody needs to be alone whose work is done already, by
    himself or by the one he waits for; nor without a folder to write to, where nothing is shared."""
    lock = None if done() else _lock()
    while lock is not None and not _acquired(lock):
        watcher.waits()
        if done():
            lock = None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _lock() -> FileLock | None:
    from chapterhouse.kernel.numba_glue import cache_root

    try:
        cache_root().mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return FileLock(cache_root() / "compiling.lock")


def _acquired(lock: FileLock) -> bool:
    """Whether it is ours now, or cannot be had at all."""
    try:
        lock.acquire(timeout=PATIENCE)
    except Timeout:
        return False
    except OSError:
        pass  # a folder that is there but cannot be written to
    return True


def _leave(mark: Path) -> None:
    """An interrupted chore leaves no mark, and a mark that cannot be left is not missed."""
    with suppress(OSError):
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
