"""The searching bot, in every game: lawful, repeatable, and blind to what its seat cannot see."""

import threading
from random import Random
from time import perf_counter

import pytest

from chapterhouse.bots import search as module
from chapterhouse.bots.bot import make_bot
from chapterhouse.bots.levels import LEVELS
from chapterhouse.bots.search import Budget, Search, Style
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table, View
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
            choices = {chosen(table, table), chosen(table, rigged(table, rng))}
            assert len(choices) == 1
            table.play(rng.choice(table.legal()))


def rigged(table: Table, rng: Random) -> Table:
    """The same game with other hidden things and other dice to come."""
    twin = table.fork()
    view = table.view(table.to_act)
    twin.rows[:] = table.engine.imagine(view.rows, table.to_act, rng.randbytes(16))
    twin.refresh()
    assert twin.rows.tobytes() != table.rows.tobytes()
    return twin


def chosen(real: Table, shown: Table) -> int:
    """What a search of the seat to act chooses, made and asked at a table."""
    bot = make_bot("search:40", real.engine, shown.to_act, "1")
    return bot.choose(shown.view(shown.to_act))


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


def test_an_iteration_budget_is_kept_to(game: Game) -> None:
    table = table_of(game, variants(game)[0])
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    for budget in (1, 15, 200):
        bot = Search(Engine(game), table.to_act, Random(1), Budget(iterations=budget))
        assert bot.choose(table.view(table.to_act)) in table.legal()
        assert bot.iterations == budget


def test_the_decisions_of_a_turn_share_its_time_and_every_turn_has_it_anew(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever acted before: also alone, and when one seat has several turns on end."""
    times: list[float] = []

    def think(self: Search, view: View) -> None:
        times.append(self._left)
        self._left /= 2

    monkeypatch.setattr(Search, "_think", think)
    shared = 0
    for variant in variants(game):
        table, last, thought = table_of(game, variant, 3), -1, False
        bots = seated(table, "search:2s")
        while not table.over and table.ply < 200:
            seat, view = table.to_act, table.view(table.to_act)
            bots[seat].choose(view)
            thought = thought and seat == last and not table.engine.turn_begins(table.rows)
            if len(view.legal) > 1:
                assert (times[-1] < 2.0) == thought
                shared += thought
                thought = True
            last = seat
            table.play(view.legal[7 * table.ply % len(view.legal)])
    assert shared


def test_the_tree_is_kept_between_the_decisions_of_a_turn(game: Game) -> None:
    """... as long as they are the bot's own and no chance strikes; forced ones do not lose it."""
    table, kept = table_of(game, variants(game)[0]), 0
    bots, last = seated(table, "search:200"), None
    while not table.over and table.ply < 150:
        seat, view = table.to_act, table.view(table.to_act)
        before = bots[seat].iterations
        table.play(bots[seat].choose(view))
        spent = bots[seat].iterations - before
        struck = any(h.chance for h in table.entry(table.ply - 1).happenings)
        fresh = seat != last or struck or table.engine.turn_begins(view.rows)
        assert spent == 0 if len(view.legal) == 1 else spent <= 200
        if fresh and len(view.legal) > 1:
            assert spent == 200
        kept += 0 < spent < 200
        last = seat
    assert kept


def test_with_trust_what_greedy_advises_most_is_tried_first(game: Game) -> None:
    table, worst = table_of(game, variants(game)[0]), 0.0
    style = Style(**{**game.search, "trust": 1.0})  # type: ignore[arg-type]
    while not table.over and table.ply < 20:
        bot = Search(table.engine, table.to_act, Random(table.ply), Budget(iterations=1), style)
        legal, chosen = table.legal(), bot.choose(table.view(table.to_act))
        if len(legal) > 1:
            assert bot._advice[chosen] == max(bot._advice[action] for action in legal) == 0.0
            worst = min(worst, *(bot._advice[action] for action in legal))
        table.play(legal[-1])
    assert worst < 0.0


def test_budgets_are_read() -> None:
    assert Budget.parse("0.2s") == Budget(seconds=0.2)
    assert Budget.parse("2000") == Budget(iterations=2000)


def test_every_level_plays_with_its_own_budget_and_style(game: Game) -> None:
    table = table_of(game, variants(game)[0])
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    ways = set()
    for name, level in LEVELS.items():
        bot = make_bot(name, table.engine, table.to_act, "1")
        assert isinstance(bot, Search)
        assert bot.choose(table.view(table.to_act)) in table.legal()
        assert bot.iterations == level.iterations
        ways.add((bot.iterations, float(bot._knobs[3])))
    assert len(ways) == len(LEVELS)
