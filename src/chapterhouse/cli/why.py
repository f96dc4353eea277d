"""`chapterhouse why`: is this action legal here, and if not, why not."""

from collections.abc import Sequence
from pathlib import Path

import click

from chapterhouse.cli.options import table_options, wish
from chapterhouse.cli.ready import ready_engine
from chapterhouse.cli.replay import table_at
from chapterhouse.cli.words import Words
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.phrases import action_say, refusal_say
from chapterhouse.kernel.table import Table


@click.command("why")
@click.argument("place", metavar="GAME|RECORD")
@click.argument("action")
@click.option(
    "--ply", type=click.IntRange(0), help="How many decisions of the record come before it; else all."
)
@table_options
def command(
    place: str, action: str, ply: int | None, players: int | None, options: Sequence[tuple[str, str]],
    seed: str | None, board: Path | None, lang: str,
) -> None:  # fmt: skip
    """Is this ACTION legal here, and if not, why not?

    Here is a fresh table of a GAME, or a place in a RECORD. Exit code 1 if the action is refused.
    """
    if place in game_ids():
        load_game(place).alphabet.parse(action)  # what cannot be read needs no table
        table = _fresh(place, ply, players, options, seed, board)
    else:
        table = table_at(_record_path(place), ply, board)
    words = Words(lang, table.game)
    number = table.number(action)
    verdict = table.why(number)
    if verdict.legal:
        click.echo(
            words("why-legal", action=action, meaning=action_say(table.game.alphabet[number], table.names))
        )
        return
    click.echo(words("why-refused", action=action, refusal=refusal_say(verdict)))
    raise click.exceptions.Exit(1)


def _fresh(
    game_id: str,
    ply: int | None,
    players: int | None,
    options: Sequence[tuple[str, str]],
    seed: str | None,
    board: Path | None,
) -> Table:
    if ply:
        raise click.UsageError(f"--ply {ply}: a fresh table has no decisions yet; expected a RECORD")
    asked = wish(load_game(game_id), players, options, seed, board)
    engine = ready_engine(asked.game, asked.board)
    return Table(asked.game, asked.players, asked.options, board=asked.board, seed=asked.seed, engine=engine)


def _record_path(place: str) -> Path:
    if not Path(place).is_file():
        raise UnknownName("game or record", place, [*game_ids(), "the path of a record"])
    return Path(place)
