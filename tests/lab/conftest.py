"""Every test that takes a `game` runs for every game."""

import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.game import Game


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game of the house in turn."""
    return load_game(request.param)


@pytest.fixture
def two(game: Game) -> Game:
    """... for tests that need two seats."""
    assert 2 in game.options.players
    return game
