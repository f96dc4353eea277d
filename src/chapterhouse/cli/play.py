"""`chapterhouse play`: a game in the terminal."""

from collections.abc import Sequence
from pathlib import Path

import click

from chapterhouse.bots.bot import make_bot, makers
from chapterhouse.cli.options import GameName, Names, Wish, seat_names, table_options, wish
from chapterhouse.cli.ready import chores_of, ready_engine
from chapterhouse.cli.saves import board_of, data_folder, keep_board, last_game, new_save, read_record
from chapterhouse.cli.session import Session, line_editing
from chapterhouse.cli.words import Words
from chapterhouse.games.library import load_game
from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import replay
from chapterhouse.kernel.table import Table

HUMAN = "human"
# Who sits where if nobody says so: one human against bots.
DEFAULT = (HUMAN, "greedy")
# What `--resume` without a file means.
LAST = ""


@click.command("play")
@click.argument("game", type=GameName(), required=False)
@click.option(
    "--seats", type=Names(), metavar="NAME,...", help="human or a bot for each seat; one name serves all."
)
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value=LAST,
    help="Go on with the last game, or with the one in a file.",
)
@table_options
def command(
    game: Game | None, seats: Sequence[str] | None, resume: str | None, players: int | None,
    options: Sequence[tuple[str, str]], seed: str | None, board: Path | None, lang: str,
) -> None:  # fmt: skip
    """A GAME in the terminal, against bots or with several people at one keyboard.

    Every decision is saved at once: Ctrl-C loses nothing, and --resume goes on.
    """
    if resume is None:
        if game is None:
            raise click.UsageError(f"which game? {GameName().get_missing_message(_GAME, None)}")
        chosen = seat_names(seats, players, known_seats(), DEFAULT, "seat")
        asked = wish(game, players if chosen is None else len(chosen), options, seed, board)
        assert chosen is not None
        play(asked, chosen, lang, board)
        return
    if players is not None or options or seed is not None:
        raise click.UsageError(
            "--resume goes on with a saved game: --players, --option and --seed are for new ones"
        )
    path = last_game(game.id if game else None) if resume == LAST else Path(resume)
    go_on(path, game, seats, lang, board)


_GAME = click.Argument(["game"])


def known_seats() -> list[str]:
    """What may sit at a table."""
    return [HUMAN, *makers()]


def play(asked: Wish, seats: Sequence[str], lang: str, board: Path | None = None) -> None:
    """A new game."""
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
    if board is not None:
        keep_board(asked.board, board)
    _session(table, seats, lang, new_save(asked.game)).run()


def go_on(path: Path, game: Game | None, seats: Sequence[str] | None, lang: str, board: Path | None) -> None:
    """A saved game, from where it stopped."""
    record = read_record(path)
    found = load_game(record.game)
    if game is not None and game is not found:
        raise BadOption("--resume", str(path), f"a game of {game.title}; this one is {found.title}")
    data = board_of(record, found, board)
    sitting = (
        seat_names(seats, record.players, known_seats(), DEFAULT, "seat") if seats else seated(record.seats)
    )
    assert sitting is not None
    ready_engine(found, data, *chores_of(sitting))
    table = replay(record, found, data, upto=None if record.result else len(record.plies))
    own = path.resolve().is_relative_to(data_folder().resolve())
    _session(table, sitting, lang, path if own else new_save(found)).run()


def seated(names: Sequence[str]) -> tuple[str, ...]:
    """Who plays each seat of a record: bots by their names, everybody else is a human."""
    known = makers()
    return tuple(name if name.partition(":")[0] in known else HUMAN for name in names)


def _session(table: Table, seats: Sequence[str], lang: str, save: Path) -> Session:
    seed = table.seed.hex()
    bots = {at: make_bot(name, table.engine, at, seed) for at, name in enumerate(seats) if name != HUMAN}
    line_editing()
    return Session(table, bots, Words(lang, table.game), save)
