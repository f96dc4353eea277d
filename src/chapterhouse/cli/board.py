"""`chapterhouse board`: board data, an owner's or our own."""

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from chapterhouse.cli.faults import tell
from chapterhouse.cli.options import (
    GameName,
    board_option,
    file_path,
    game_argument,
    json_option,
    lang_option,
)
from chapterhouse.cli.screen import screen
from chapterhouse.cli.words import Words
from chapterhouse.games.library import all_games, game_ids
from chapterhouse.kernel.board import BoardFile, read_toml
from chapterhouse.kernel.errors import BoardFault, UnknownName
from chapterhouse.kernel.game import Game

STYLES = {"inferred": "cyan", "public": "yellow", "reconstructed": "red"}


@click.group("board")
def command() -> None:
    """Checks an owner's board file, or prints a game's data with where each value comes from."""


@command.command("check")
@click.argument("file", type=file_path())
@click.option("--game", type=GameName(), help="The game, if the file does not say it in meta.game.")
@lang_option
def check(file: Path, game: Game | None, lang: str) -> None:
    """Checks a board FILE: every fault is named with its place; exit code 1 if there is one."""
    try:
        found = game or game_of(file)
        board = found.load_board(file)
    except BoardFault as error:
        tell(str(error))
        raise click.exceptions.Exit(1) from None
    words = Words(lang, found)
    click.echo(words("board-fine", file=file.name, game=found.title, digest=board.digest))
    click.echo(_counts(board, words))


def game_of(file: Path) -> Game:
    """The game that a board file says it is for."""
    meta = read_toml(file).get("meta")
    name = meta.get("game") if isinstance(meta, dict) else None
    for game in all_games():
        if isinstance(name, str) and name.casefold() in (game.title.casefold(), game.id.casefold()):
            return game
    if name is None:
        raise BoardFault(str(file), [f"meta.game: missing, expected {', '.join(game_ids())}"])
    raise UnknownName("game in meta.game", name, [game.title for game in all_games()])


@command.command("show")
@game_argument
@json_option
@board_option
@lang_option
def show(game: Game, as_json: bool, board: Path | None, lang: str) -> None:
    """Prints every value of a GAME's board data with its class."""
    data = game.load_board(board)
    if as_json:
        click.echo(json.dumps(_described(game, data), indent=1))
        return
    words = Words(lang, game)
    screen().print(_sheet(data, words))
    click.echo(_counts(data, words))


def _described(game: Game, board: BoardFile) -> dict[str, Any]:
    values = [{"path": path, "value": value, "class": of} for path, value, of in board.leaves()]
    return {"game": game.id, "board": board.digest, "classes": board.provenance.counts(), "values": values}


def _sheet(board: BoardFile, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("path", "value", "class"):
        table.add_column(words(f"board-{column}"), overflow="fold")
    for path, value, of in board.leaves():
        shown = json.dumps(value, ensure_ascii=False)
        table.add_row(path, shown, words(f"class-{of}"), style=STYLES.get(of))
    return table


def _counts(board: BoardFile, words: Words) -> str:
    counts = board.provenance.counts()
    return ", ".join(f"{words(f'class-{name}')}: {count}" for name, count in counts.items())
