"""`chapterhouse arena`: a tournament."""

import json
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Sheet

from chapterhouse.cli.options import (
    Wish,
    bots_option,
    cap_option,
    game_argument,
    json_option,
    table_options,
    wish,
)
from chapterhouse.cli.ready import bar, chores_of, ready_engine
from chapterhouse.cli.screen import screen
from chapterhouse.cli.words import Words
from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.arena import Arena, Tell, Tournament
from chapterhouse.lab.jobs import Workers

workers_option = click.option(
    "--workers", type=click.IntRange(0), default=0, help="How many; 0 = one per processor."
)
jobs_option = click.option(
    "--jobs", default="processes", show_default=True, metavar="KIND",
    help="Who does the work: processes, dask, ray, dask:ADDRESS or ray:ADDRESS.",
)  # fmt: skip


@click.command("arena")
@game_argument
@bots_option
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games at least."
)
@click.option(
    "--results",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep every game's result here; a broken-off run goes on.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write every seat of every game as .csv or .parquet.",
)
@click.option(
    "--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw the result as .png or .svg."
)
@workers_option
@jobs_option
@cap_option
@json_option
@table_options
def command(
    game: Game, bots: Sequence[str] | None, games: int, results: Path | None, out: Path | None,
    plot: Path | None, workers: int, jobs: str, cap: int | None, as_json: bool, players: int | None,
    options: Sequence[tuple[str, str]], seed: str | None, board: Path | None, lang: str,
) -> None:  # fmt: skip
    """A tournament: every bot sits in every seat equally often, with the same seeds.

    Win rates come with their 95 % intervals. The table's seats are --players, or as many as bots.
    """
    asked = entered(game, bots, players, options, seed, board)
    check_endings(out, plot)
    arena = Arena(
        game.id, asked.bots, asked.table.players, games, asked.seed, asked.table.options,
        str(board) if board else None, cap or CAP, Workers(jobs, workers), results,
    )  # fmt: skip
    arena.matches()  # what is wrong with the bots is said before anything is compiled
    ready_engine(game, asked.table.board, *chores_of(asked.bots))
    tournament = watched(arena.run)
    _write(tournament, out, plot)
    words = Words(lang, game)
    for fault in tournament.faults:
        click.echo(words("arena-fault", fault=fault), err=True)
    if as_json:
        click.echo(json.dumps(tournament.plain()))
    else:
        screen().print(sheet(tournament, words))
        screen().print(duel_sheet(tournament, words))


class Entered:
    """Bots and table of a tournament or dataset."""

    def __init__(self, table: Wish, bots: tuple[str, ...], seed: str) -> None:
        self.table, self.bots, self.seed = table, bots, seed


def entered(
    game: Game, bots: Sequence[str] | None, players: int | None, options: Sequence[tuple[str, str]],
    seed: str | None, board: Path | None,
) -> Entered:  # fmt: skip
    """Checks what was asked for."""
    if not bots:
        raise BadOption("bots", "", "one or more names, like --bots greedy,random")
    names = tuple(dict.fromkeys(bots))
    table = wish(game, len(bots) if players is None else players, options, seed, board)
    return Entered(table, names, seed or secrets.token_hex(8))


def watched(run: Any) -> Any:
    """Runs something that tells how far it is, with a progress bar on stderr."""
    with bar() as shown:
        task = shown.add_task("", total=None)
        tell: Tell = lambda done, of: shown.update(task, completed=done, total=of)  # noqa: E731
        return run(tell)


def check_endings(out: Path | None, plot: Path | None) -> None:
    """Unknown formats are errors before anything is played, and missing libraries too."""
    from chapterhouse.lab.plots import PICTURES
    from chapterhouse.lab.tables import TABLES

    known: dict[str, Callable[[], object]]
    for path, known, option in ((out, TABLES, "out"), (plot, PICTURES, "plot")):
        if path is not None and path.suffix not in known:
            raise BadOption(option, str(path), f"a file ending with {' or '.join(known)}")
        if path is not None:
            known[path.suffix]()


def _write(tournament: Tournament, out: Path | None, plot: Path | None) -> None:
    from chapterhouse.lab.plots import draw
    from chapterhouse.lab.tables import write_table

    if out is not None:
        write_table(tournament.rows, out)
    if plot is not None:
        draw(tournament, plot)


def sheet(tournament: Tournament, words: Words) -> Sheet:
    """A line for every bot."""
    made = Sheet(
        box=None,
        pad_edge=False,
        title_justify="left",
        title=words("arena-head", games=len(tournament.outcomes)),
    )
    for name in ("bot", "games", "won", "interval", "score", "margin", "rating", "seconds", "failed"):
        made.add_column(words(f"arena-{name}"), justify="left" if name == "bot" else "right")
    for s in tournament.standings:
        made.add_row(
            s.bot, str(s.games), f"{s.win_rate:.1%}", f"{s.win_low:.0%}–{s.win_high:.0%}", f"{s.score:.1f}",
            f"{s.margin:+.1f} ± {(s.margin_high - s.margin_low) / 2:.1f}",
            f"{s.rating.mu:.1f} ± {s.rating.sigma:.1f}" if s.rating else "–",
            f"{s.seconds:.2f}", str(s.failures),
        )  # fmt: skip
    return made


def duel_sheet(tournament: Tournament, words: Words) -> Sheet:
    """A line for every two bots."""
    made = Sheet(box=None, pad_edge=False, show_header=False)
    for duel in tournament.duels:
        interval = f"{duel.low:.0%}–{duel.high:.0%}"
        made.add_row(
            words("arena-duel", one=duel.bot, other=duel.other),
            f"{duel.rate:.1%}",
            interval,
            f"{duel.margin:+.1f}",
        )
    return made
