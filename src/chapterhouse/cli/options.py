"""Arguments and options that several commands share, and what they mean together."""

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import BadOption, UnknownName
from chapterhouse.kernel.fairness import SEED_BYTES, seed_from_text
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.texts import LANGUAGES

C = TypeVar("C", bound=Callable[..., Any])


class GameName(click.ParamType[Game]):
    """The id of a game, turned into the game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else load_game(value)

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"Expected {either(game_ids())}"


class NameValue(click.ParamType[tuple[str, str]]):
    """NAME=VALUE, as a pair."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, tuple):
            return value
        name, equals, given = value.partition("=")
        if not equals:
            self.fail(f"{value!r}: expected NAME=VALUE", param, ctx)
        return name.strip(), given.strip()


class Names(click.ParamType[tuple[str, ...]]):
    """Names with commas between them."""

    name = "names"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str):
            return value
        return tuple(name.strip() for name in value.split(","))


def either(values: Sequence[object]) -> str:
    """`a, b or c`."""
    words = [str(v) for v in values]
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def language(env: Mapping[str, str] = os.environ) -> str:
    """The first language of ours that the environment asks for, else English."""
    asked = [env.get(name, "")[:2].lower() for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((lang for lang in asked if lang in LANGUAGES), "en")


def file_path(exists: bool = True) -> click.Path:
    """The path of a file that is to be read."""
    return click.Path(exists=exists, dir_okay=False, path_type=Path)


game_argument = click.argument("game", type=GameName())
games_argument = click.argument("games", type=GameName(), nargs=-1)
json_option = click.option("--json", "as_json", is_flag=True, help="For programs: JSON instead of a table.")
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=language,
    show_default="from LANG, else en",
    help="The language of all texts.",
)
board_option = click.option("--board", type=file_path(), help="An owner's own board file.")
players_option = click.option("--players", type=int, help="The number of seats.")
bots_option = click.option(
    "--bots", type=Names(), metavar="NAME,...", help="The bots, one for each seat; one name serves all."
)
cap_option = click.option(
    "--cap", type=click.IntRange(1), metavar="N", help="Cut a game off after N decisions."
)

TABLE_OPTIONS = (
    players_option,
    click.option("--option", "options", type=NameValue(), multiple=True, help="A table option, repeatable."),
    click.option("--seed", help="Any text, or a seed as records show it: the same seed, the same game."),
    board_option,
    lang_option,
)


def table_options(command: C) -> C:
    """Adds the options that describe a table; `Wish` takes them."""
    for option in reversed(TABLE_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True)
class Wish:
    """The table that a user asked for, checked."""

    game: Game
    players: int
    options: dict[str, Any]
    board: BoardFile
    seed_text: str

    @property
    def seed(self) -> bytes:
        """The seed of the table."""
        return seed_of(self.seed_text)


def wish(
    game: Game,
    players: int | None,
    options: Sequence[tuple[str, Any]] = (),
    seed: str | None = None,
    board: Path | None = None,
) -> Wish:
    """Checks what was asked for; without a seed it takes a fresh one."""
    if players is None:
        raise click.UsageError(f"how many seats? Expected --players {either(game.options.players)}")
    data = game.load_board(board)
    settled = game.options.settle(Setting(players, data), dict(options))
    return Wish(game, players, dict(settled), data, seed or secrets.token_hex(SEED_BYTES))


def seed_of(text: str) -> bytes:
    """The seed that a text stands for: records show seeds as 64 hexadecimal digits."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    return raw if len(raw) == SEED_BYTES and len(text) == 2 * SEED_BYTES else seed_from_text(text)


def seat_names(
    given: Sequence[str] | None, players: int | None, known: Sequence[str], default: Sequence[str], what: str
) -> tuple[str, ...] | None:
    """Who sits where: as many names as seats, or one for all of them, or the default, whose last
    name is repeated. None if nothing says how many seats there are."""
    for name in given or ():
        if name.partition(":")[0] not in known:
            raise UnknownName(what, name, list(known))
    if not given:
        return None if players is None else tuple(default[min(i, len(default) - 1)] for i in range(players))
    if players is None or len(given) == players:
        return tuple(given)
    if len(given) == 1:
        return tuple(given) * max(players, 0)
    raise BadOption(f"{what}s", ",".join(given), f"one name, or {players} for {players} players")
