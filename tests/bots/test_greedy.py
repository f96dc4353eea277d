"""The plain greedy bot, in every game."""

import pytest

from chapterhouse.bots.bot import make_bot
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table
from tests.conformance.variants import variants


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def play(game: Game, names: list[str], seed: int, engine: Engine) -> Table:
    table = Table(game, len(names), seed=seed.to_bytes(32, "big"), engine=engine)
    bots = [make_bot(name, engine, seat, str(seed)) for seat, name in enumerate(names)]
    while not table.over and table.ply < 3000:
        table.play(bots[table.to_act].choose(table.view(table.to_act)))
    return table


def two_player(game: Game) -> bool:
    return any(v.players == 2 for v in variants(game))


def test_greedy_beats_random(game: Game) -> None:
    """In short; the full figure is measured by `make strength`."""
    assert two_player(game)
    engine, wins = Engine(game), 0
    for number in range(20):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        table = play(game, names, number, engine)
        scores = table.all_scores()
        wins += scores[names.index("greedy")] > scores[names.index("random")]
    assert wins >= 15


def test_greedy_is_the_same_for_the_same_seed(game: Game) -> None:
    engine = Engine(game)
    logs = [play(game, ["greedy", "greedy"], 3, engine).log(everything=True) for _ in range(2)]
    assert logs[0] == logs[1]


def test_an_unknown_bot_is_named(game: Game) -> None:
    with pytest.raises(UnknownName, match="unknown bot 'deep'"):
        make_bot("deep", Engine(game), 0, "")
    with pytest.raises(UnknownName, match="search budget"):
        make_bot("search:soon", Engine(game), 0, "")
