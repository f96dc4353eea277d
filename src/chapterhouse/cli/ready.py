"""Engines that are ready to run: whatever is not compiled yet is compiled first, with progress."""

import time
from collections.abc import Sequence
from types import TracebackType

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from chapterhouse.bots.chores import GREEDY, SEARCH
from chapterhouse.bots.search import Budget
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.warm import BATCH, PLAYOUT, TABLE, Chore, Watcher, warm
from chapterhouse.lab.envs.batch import LEARNING

# What takes less is not worth a line.
QUIET_SECONDS = 1.0


# What bots need beside the table; all that are not named here search.
OF_BOTS: dict[str, tuple[Chore, ...]] = {"human": (), "random": (), "greedy": (GREEDY,)}
EVERYTHING = (TABLE, PLAYOUT, BATCH, LEARNING, GREEDY, SEARCH)


def ready_engine(game: Game, board: BoardFile | None = None, *more: Chore) -> Engine:
    """An engine with everything compiled that a table needs, and more if asked for."""
    engine = Engine(game, board)
    with CompileLine(game.title) as line:
        warm(engine, (TABLE, *more), line)
    return engine


def chores_of(bots: Sequence[str]) -> list[Chore]:
    """What these bots need. A budget that cannot be read is refused before anything is compiled."""
    for kind, _, budget in (name.partition(":") for name in bots):
        if kind == "search" and budget:
            Budget.parse(budget)
    kinds = dict.fromkeys(name.partition(":")[0] for name in bots)
    return list(dict.fromkeys(chore for kind in kinds for chore in OF_BOTS.get(kind, (SEARCH,))))


def bar() -> Progress:
    """A progress bar on stderr that leaves no trace; none where stderr is no terminal."""
    console = Console(stderr=True)
    parts = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()]
    return Progress(*parts, console=console, transient=True, disable=not console.is_terminal)


class CompileLine(Watcher):
    """Tells the user about a compilation that takes its time."""

    def __init__(self, title: str) -> None:
        self._title, self._start = title, time.monotonic()
        self._bar: Progress | None = None
        self._waits = False

    def compiled(self, done: int, of: int) -> None:
        if time.monotonic() - self._start < QUIET_SECONDS:
            return
        if self._bar is None:
            self._bar = self._begin(f"compiling {self._title}", of)
        self._bar.update(self._bar.task_ids[0], completed=done, total=of)

    def waits(self) -> None:
        if not self._waits:
            click.echo("another process is compiling rules, waiting for it", err=True)
        self._waits = True

    def _begin(self, text: str, of: int) -> Progress:
        shown = bar()
        shown.add_task(text, total=of)
        if shown.disable:
            click.echo(f"{text}, about half a minute; the next time it is there at once", err=True)
        shown.start()
        return shown

    def __enter__(self) -> "CompileLine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is None:
            return
        self._bar.stop()
        if kind is None:
            click.echo(f"compiled {self._title} in {time.monotonic() - self._start:.0f} s", err=True)
