"""`chapterhouse trace`: one game as JSON lines, to check another implementation against."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from chapterhouse.bots.bot import makers
from chapterhouse.cli.options import (
    Wish,
    bots_option,
    cap_option,
    game_argument,
    seat_names,
    table_options,
    wish,
)
from chapterhouse.cli.ready import chores_of, ready_engine
from chapterhouse.cli.series import CUT_OFF, bots_of, choice_of
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import CAP
from chapterhouse.kernel.table import Table

Line = dict[str, Any]


@click.command("trace")
@game_argument
@bots_option
@cap_option
@table_options
def command(
    game: Game, bots: Sequence[str] | None, cap: int | None, players: int | None,
    options: Sequence[tuple[str, str]], seed: str | None, board: Path | None, lang: str,
) -> None:  # fmt: skip
    """One game by bots as JSON lines, with full information.

    The same seed and bots give the same lines on every machine.
    """
    seats = seat_names(bots, players, list(makers()), ["random"], "bot")
    asked = wish(game, players if seats is None else len(seats), options, seed, board)
    assert seats is not None
    for line in trace(asked, seats, cap or CAP):
        click.echo(json.dumps(line))


def trace(asked: Wish, seats: Sequence[str], cap: int) -> Iterator[Line]:
    """All lines of a game."""
    engine = ready_engine(asked.game, asked.board, *chores_of(seats))
    table = Table(
        asked.game,
        asked.players,
        asked.options,
        board=asked.board,
        seed=asked.seed,
        seats=seats,
        engine=engine,
    )
    bots = bots_of(table, seats)
    yield _head(asked, table)
    yield from _chance(table)
    while not table.over and table.ply < cap:
        yield _before(table)
        action = choice_of(table, bots)
        yield {"ply": table.ply, "action": table.game.alphabet.text(action)}
        table.play(action)
        yield from _chance(table)
    yield {
        "over": True,
        "scores": table.all_scores(),
        "winners": table.winners(),
        "end": table.end or CUT_OFF,
    }


def _head(asked: Wish, table: Table) -> Line:
    return {
        "game": table.game.id,
        "players": table.players,
        "options": table.options,
        "seed": asked.seed_text,
        "board": table.board.digest,
    }


def _before(table: Table) -> Line:
    legal = sorted(table.game.alphabet.text(action) for action in table.legal())
    return {"ply": table.ply, "seat": table.to_act, "legal": legal, "scores": table.all_scores()}


def _chance(table: Table) -> Iterator[Line]:
    """What chance did at the last ply, in the order in which it struck."""
    for happening in table.entry(table.ply).happenings:
        if happening.chance:
            params = happening.params
            yield {"chance": happening.kind, "detail": params["detail"], "outcome": params["outcome"]}
