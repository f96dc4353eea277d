"""`chapterhouse record`: a dataset of games by bots."""

from collections.abc import Sequence
from pathlib import Path

import click

from chapterhouse.cli.arena import entered, jobs_option, watched, workers_option
from chapterhouse.cli.options import bots_option, cap_option, game_argument, table_options
from chapterhouse.cli.ready import chores_of, ready_engine
from chapterhouse.cli.words import Words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.datasets import Dataset
from chapterhouse.lab.jobs import Workers


@click.command("record")
@game_argument
@bots_option
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games at least."
)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="The folder to write to."
)
@workers_option
@jobs_option
@cap_option
@table_options
def command(
    game: Game, bots: Sequence[str] | None, games: int, out: Path, workers: int, jobs: str, cap: int | None,
    players: int | None, options: Sequence[tuple[str, str]], seed: str | None, board: Path | None, lang: str,
) -> None:  # fmt: skip
    """A dataset: what every seat saw, might do and did, and how the games ended, as Parquet.

    Read it with pandas.read_parquet("DIR/decisions"). A broken-off run with the same --seed goes on.
    """
    asked = entered(game, bots, players, options, seed or "record", board)
    dataset = Dataset(
        game.id, asked.bots, asked.table.players, games, out, asked.seed, asked.table.options,
        str(board) if board else None, cap or CAP, Workers(jobs, workers),
    )  # fmt: skip
    dataset.check()
    ready_engine(game, asked.table.board, *chores_of(asked.bots))
    count = watched(dataset.write)
    words = Words(lang, game)
    click.echo(words("record-done", games=count, folder=str(out)))
