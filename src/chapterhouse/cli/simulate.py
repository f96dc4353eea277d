"""`chapterhouse simulate`: many games by bots, checked."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Sheet

from chapterhouse.bots.bot import makers
from chapterhouse.cli.options import (
    Wish,
    bots_option,
    cap_option,
    game_argument,
    json_option,
    seat_names,
    table_options,
    wish,
)
from chapterhouse.cli.screen import screen
from chapterhouse.cli.series import Series, played_by_tables, played_out
from chapterhouse.cli.words import Words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import CAP


@click.command("simulate")
@game_argument
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@bots_option
@click.option(
    "--records", type=click.Path(file_okay=False, path_type=Path), help="Write each game into a folder."
)
@click.option("--check/--no-check", default=True, help="Look at the invariants after every decision.")
@cap_option
@json_option
@table_options
def command(
    game: Game, games: int, bots: Sequence[str] | None, records: Path | None, check: bool, cap: int | None,
    as_json: bool, players: int | None, options: Sequence[tuple[str, str]], seed: str | None,
    board: Path | None, lang: str,
) -> None:  # fmt: skip
    """Games by bots: how many decisions, how fast, how they end, with which scores.

    Random bots play in compiled code; their time is that of the rules with the full list of legal
    actions at every decision. The invariants are checked in a second pass over the same games. Other
    bots, and games that are to be recorded, are played at a table, and checked there.
    """
    seats = seat_names(bots, players, list(makers()), ["random"], "bot")
    asked = wish(game, players if seats is None else len(seats), options, seed, board)
    assert seats is not None
    if set(seats) == {"random"} and records is None:
        series = played_out(asked, games, cap or CAP, check)
    else:
        series = played_by_tables(asked, seats, games, cap or CAP, check, records)
    _show(asked, series, as_json, Words(lang, game))
    if series.faults:
        raise click.exceptions.Exit(1)


def _show(asked: Wish, series: Series, as_json: bool, words: Words) -> None:
    for fault in series.faults:
        click.echo(words("simulate-fault", **fault), err=True)
    if as_json:
        click.echo(json.dumps(summary(asked, series)))
    else:
        screen().print(sheet(summary(asked, series), series.checked, words))


def summary(asked: Wish, series: Series) -> dict[str, Any]:
    """The figures, as programs read them."""
    decisions = series.decisions
    total = sum(decisions)
    return {
        "game": asked.game.id,
        "players": asked.players,
        "options": asked.options,
        "games": len(decisions),
        "decisions": total,
        "seconds": round(series.seconds, 6),
        "decisions_per_second": round(total / series.seconds) if series.seconds > 0 else None,
        "decisions_per_game": {
            "min": min(decisions),
            "mean": round(total / len(decisions), 2),
            "max": max(decisions),
        },
        "ends": series.ends,
        "scores": {"mean": series.means(), "winner_mean": series.winner_mean()},
        "violations": len(series.faults),
    }


def sheet(figures: dict[str, Any], checked: bool, words: Words) -> Sheet:
    """The figures, as people read them."""
    table = Sheet(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    length, scores = figures["decisions_per_game"], figures["scores"]
    rows = {
        "games": words("simulate-of", games=figures["games"], players=figures["players"]),
        "decisions": words("number", value=figures["decisions"]),
        "speed": words("simulate-rate", rate=figures["decisions_per_second"]),
        "length": words("simulate-range", **length),
        "ends": "\n".join(f"{end}: {count}" for end, count in figures["ends"].items()),
        "scores": ", ".join(str(mean) for mean in scores["mean"]),
        "winners": str(scores["winner_mean"]),
        "violations": str(figures["violations"]) if checked else words("simulate-unchecked"),
    }
    for name, value in rows.items():
        table.add_row(words(f"simulate-{name}"), value)
    return table
