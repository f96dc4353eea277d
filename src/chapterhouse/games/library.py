"""Which games there are. A game is a folder with a `game.py` that holds one `GAME`."""

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.game import Game


@lru_cache(maxsize=1)
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    folders = Path(__file__).parent.glob("*/game.py")
    return tuple(sorted(f.parent.name for f in folders))


def load_game(game_id: str) -> Game:
    """The game of an id; its rules are not compiled yet."""
    if game_id not in game_ids():
        raise UnknownName("game", game_id, game_ids())
    game: Game = import_module(f"chapterhouse.games.{game_id}.game").GAME
    return game


def all_games() -> list[Game]:
    """Every game."""
    return [load_game(game_id) for game_id in game_ids()]
