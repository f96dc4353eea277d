"""Every test of the suite runs for every game."""

import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game

_ENGINES: dict[str, Engine] = {}


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game of the house in turn."""
    return load_game(request.param)


@pytest.fixture
def engine(game: Game) -> Engine:
    """The game's engine on the box's own board, made once per process."""
    if game.id not in _ENGINES:
        _ENGINES[game.id] = Engine(game)
    return _ENGINES[game.id]
