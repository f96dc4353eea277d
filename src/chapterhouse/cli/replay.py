"""`chapterhouse replay`: a record, checked from its first to its last ply, and the state at one of them."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from chapterhouse.cli.options import board_option, file_path, json_option, lang_option
from chapterhouse.cli.ready import ready_engine
from chapterhouse.cli.saves import board_of, read_record
from chapterhouse.cli.telling import board_text, scene_of, score_lines, state_lines
from chapterhouse.cli.words import Words
from chapterhouse.games.library import load_game
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import Record, replay
from chapterhouse.kernel.table import Table


@click.command("replay")
@click.argument("record", type=file_path())
@click.option("--ply", type=click.IntRange(0), help="After how many decisions; without it at the end.")
@json_option
@board_option
@lang_option
def command(record: Path, ply: int | None, as_json: bool, board: Path | None, lang: str) -> None:
    """Replays a RECORD, verifies all of it, and shows the state and the scores at a ply."""
    found = load(record, board)
    replay(found.record, found.game, found.board)
    table = found.table(ply)
    if as_json:
        click.echo(json.dumps(_described(found, table)))
        return
    words = Words(lang, table.game)
    click.echo(words("replay-head", game=table.game.title, ply=table.ply, of=len(found.record.plies)))
    click.echo(board_text(scene_of(table, None), words))
    for line in [*state_lines(table), *score_lines(table, None, words)]:
        click.echo(line)


@dataclass(frozen=True)
class Found:
    """A record with the game and board that it is about."""

    record: Record
    game: Game
    board: BoardFile

    def table(self, ply: int | None) -> Table:
        """The table after so many decisions; without a number after all of them."""
        count = len(self.record.plies)
        if ply is not None and ply > count:
            raise BadOption("--ply", ply, f"0 to {count}, the decisions of the record")
        return replay(self.record, self.game, self.board, upto=count if ply is None else ply)


def load(path: Path, board: Path | None) -> Found:
    """Reads a record and has the rules of its game ready."""
    record = read_record(path)
    game = load_game(record.game)
    data = board_of(record, game, board)
    ready_engine(game, data)
    return Found(record, game, data)


def table_at(path: Path, ply: int | None, board: Path | None) -> Table:
    """The table of a record after so many decisions."""
    return load(path, board).table(ply)


def _described(found: Found, table: Table) -> dict[str, Any]:
    return {
        "game": table.game.id,
        "players": table.players,
        "ply": table.ply,
        "plies": len(found.record.plies),
        "verified": True,
        "seat": None if table.over else table.to_act,
        "scores": table.all_scores(),
        "winners": table.winners(),
        "end": table.end,
        "state": table.words(),
    }
