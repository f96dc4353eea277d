"""Measures the strength of the bots against `strength.toml`; run by `make strength`.

What was played is kept (`--keep FOLDER`), so that a broken-off run goes on where it was; after two hours
(`--hours`) it breaks itself off. Ends with exit code 1 if a bar was not reached or is still open.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from chapterhouse.kernel.errors import HouseError
from chapterhouse.lab.jobs import Workers
from chapterhouse.lab.strength import Bar, Measured, Trial, measure, read_bars

BARS = Path(__file__).with_name("strength.toml")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--keep", type=click.Path(path_type=Path), default=Path("build/strength"), show_default=True)
@click.option("--bars", type=click.Path(path_type=Path, exists=True), default=BARS)
@click.option("--only", default="", help="Bars with this in their name.")
@click.option("--most", default=200, show_default=True, help="Games at most for one bar.")
@click.option("--hours", default=2.0, show_default=True, help="How long at most; the next run goes on.")
@click.option("--workers", default=0, help="Worker processes; 0 = one per processor.")
@click.option("--jobs", default="processes", show_default=True, help="processes, dask or ray.")
def main(
    games: tuple[str, ...], keep: Path, bars: Path, only: str, most: int, hours: float, workers: int,
    jobs: str,
) -> None:  # fmt: skip
    """Tests every bar (of these GAMES)."""
    try:
        asked = [bar for bar in read_bars(bars, games) if only in bar.name]
        trial = Trial(most, workers=Workers(jobs, workers), folder=keep)
        found = all_of(asked, trial, hours)
    except HouseError as error:
        sys.exit(str(error))
    Console().print(table(found))
    for bar in asked[len(found) :]:
        print(f"{bar.name}: still open, the next run goes on with it")
    sys.exit(len(found) < len(asked) or not all(measured.passed for measured in found))


class TimeIsUp(Exception):
    """The run has lasted as long as it may."""


def all_of(asked: Sequence[Bar], trial: Trial, hours: float) -> list[Measured]:
    """The tests that could be finished, in order."""
    found: list[Measured] = []
    end = monotonic() + 3600 * hours

    def heed() -> None:
        if monotonic() > end:
            raise TimeIsUp

    try:
        for bar in asked:
            heed()
            found.append(watched(bar, trial, heed))
    except TimeIsUp:
        pass
    return found


def watched(bar: Bar, trial: Trial, heed: Callable[[], None]) -> Measured:
    """One test, with its progress on stderr."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(bar.name, total=trial.games)

        def tell(now: Measured) -> None:
            told = f"{bar.name}: {now.rate:.0%} [{now.low:.0%}, {now.high:.0%}], bar {bar.rate:.0%}"
            progress.update(task, completed=now.games, description=told)
            heed()

        return measure(bar, trial, tell)


def table(found: list[Measured]) -> Table:
    """All bars for people."""
    made = Table("game", "players", "bot", "against", "bar", "games", "won", "95 % interval", "verdict")
    for m in found:
        b = m.bar
        told = (f"{b.rate:.0%}", str(m.games), f"{m.rate:.1%}", f"{m.low:.1%} to {m.high:.1%}", m.verdict)
        made.add_row(b.game, str(b.players), b.bot, b.against or "(alone)", *told)
    return made


if __name__ == "__main__":
    main()
