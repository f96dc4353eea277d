"""Pictures of tournaments and of learning, as PNG or SVG."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from chapterhouse.lab.arena import Tournament
from chapterhouse.lab.jobs import needed

INK, RULE = "#3b3228", "#b9ac97"


def _figure(width: float, height: float) -> Any:
    """A figure of its own: nothing is shown, and no window system is touched."""
    return needed("matplotlib.figure", "a plot", "lab").Figure((width, height), layout="constrained")


# What each format needs; asking raises an error that names the extra.
PICTURES: dict[str, Callable[[], object]] = dict.fromkeys(
    (".png", ".svg"), lambda: needed("matplotlib.figure", "a plot", "lab")
)


def draw(tournament: Tournament, path: Path) -> None:
    """Win rates and margins of all bots, each with its 95 % interval."""
    found = tournament.standings[::-1]
    figure = _figure(9, 1.4 + 0.45 * len(found))
    figure.suptitle(f"{tournament.game}, {tournament.players} players, {len(tournament.outcomes)} games")
    left, right = figure.subplots(1, 2, sharey=True)
    names = [s.bot for s in found]
    rates = [(s.win_rate, s.win_low, s.win_high) for s in found]
    _intervals(left, names, [tuple(100 * v for v in rate) for rate in rates], "games won, %")
    left.axvline(100 / tournament.players, color=RULE, linestyle=":")
    _intervals(
        right,
        names,
        [(s.margin, s.margin_low, s.margin_high) for s in found],
        "points ahead of the best other",
    )
    right.axvline(0, color=RULE, linestyle=":")
    _save(figure, path)


def draw_curve(
    points: Sequence[tuple[float, float]], path: Path, across: str, up: str, title: str = ""
) -> None:
    """A learning curve."""
    figure = _figure(7, 4)
    axes = figure.subplots()
    axes.plot([x for x, _ in points], [y for _, y in points], color=INK, marker=".")
    axes.set(xlabel=across, ylabel=up, title=title)
    axes.grid(color=RULE, alpha=0.4)
    _save(figure, path)


def _intervals(axes: Any, names: list[str], values: list[Any], label: str) -> None:
    for row, (middle, low, high) in enumerate(values):
        axes.plot([low, high], [row, row], color=INK, linewidth=2)
        axes.plot([middle], [row], color=INK, marker="o")
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel(label)
    axes.margins(y=0.2)


def _save(figure: Any, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=150)
