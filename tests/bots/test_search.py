"""The searching bot, in every game: lawful, repeatable, and blind to what its seat cannot see."""

import threading
from random import Random
from time import perf_counter

import pytest

from chapterhouse.bots import search as module
from chapterhouse.bots.bot import make_bot
from chapterhouse.bots.search import Budget, Search
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table
from tests.conformance.variants import Variant, variants


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def table_of(game: Game, variant: Variant, seed: int = 1) -> Table:
    return Table(game, variant.players, variant.options, seed=seed.to_bytes(32, "big"))


def seated(table: Table, name: str) -> list[Search]:
    made = [make_bot(name, table.engine, seat, "7") for seat in range(table.players)]
    return [bot for bot in made if isinstance(bot, Search)]


def test_it_plays_legal_actions_in_every_variant(game: Game) -> None:
    for variant in variants(game):
        table = table_of(game, variant)
        bots = seated(table, "search:30")
        while not table.over and table.ply < 40:
            table.play(bots[table.to_act].choose(table.view(table.to_act)))


def test_an_iteration_budget_gives_the_same_game_for_the_same_seed(game: Game) -> None:
    logs = []
    for _ in range(2):
        table = table_of(game, variants(game)[0])
        bots = seated(table, "search:60")
        while not table.over and table.ply < 30:
            table.play(bots[table.to_act].choose(table.view(table.to_act)))
        logs.append(table.log(everything=True))
    assert logs[0] == logs[1]


def test_a_rigged_future_changes_nothing(game: Game) -> None:
    """Coming dice and hidden things do not reach a search: its choice is a function of the view."""
    rng = Random(5)
    for variant in variants(game):
        table = table_of(game, variant)
        for _ in range(12):
            if table.over:
                break
            view = table.view(table.to_act)
            world = table.engine.imagine(view.rows, table.to_act, rng.randbytes(16))
            rigged = table.engine.layout.filtered(world, table.to_act)
            assert rigged.tobytes() == view.rows.tobytes()
            choices = {make_bot("search:40", table.engine, table.to_act, "1").choose(view) for _ in range(2)}
            assert len(choices) == 1
            table.play(rng.choice(table.legal()))


def test_its_memory_is_bounded(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "NODES", 50)
    table = table_of(game, variants(game)[0])
    bot = seated(table, "search:400")[table.to_act]
    assert bot.choose(table.view(table.to_act)) in table.legal()


def test_it_stops_at_once_when_asked(game: Game) -> None:
    table = table_of(game, variants(game)[0])
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    warm = make_bot("search:1", table.engine, table.to_act, "1")
    warm.choose(table.view(table.to_act))
    bot = Search(Engine(game), table.to_act, Random(1), Budget(iterations=10_000_000))
    threading.Timer(0.2, bot.stop).start()
    start = perf_counter()
    assert bot.choose(table.view(table.to_act)) in table.legal()
    # Ten million iterations would take minutes; the margin is for a busy machine.
    assert perf_counter() - start < 20


def test_budgets_are_read() -> None:
    assert Budget.parse("0.2s") == Budget(seconds=0.2)
    assert Budget.parse("2000") == Budget(iterations=2000)


def test_every_level_plays(game: Game) -> None:
    table = table_of(game, variants(game)[0])
    for level in ("novice", "monk", "prior"):
        bot = make_bot(level, table.engine, table.to_act, "1")
        assert bot.choose(table.view(table.to_act)) in table.legal()
