"""The bench: its rounds measure what they say, and its tables show every figure."""

from typing import Any

import pytest

from chapterhouse.cli.bench import Contestant
from chapterhouse.cli.bench_tables import tables
from chapterhouse.cli.bench_worker import batch_round, costs, play_round, search_round
from chapterhouse.games.library import load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.lab.envs.batch import Batch

GAME = load_game("luna")


class Played(Contestant):
    """Rounds that were played before; nothing is started."""

    def __init__(self, rounds: list[dict[str, Any]]) -> None:
        self.rounds = rounds


def rate(decisions: int) -> dict[str, float]:
    return {"decisions": decisions, "choices": decisions / 2, "seconds": 2.0}


def test_rounds_count_what_they_play() -> None:
    engine = Engine(GAME)
    played = play_round(engine, 2, 3, 0)
    assert 0 < played["choices"] < played["decisions"]
    stepped = batch_round(Batch(GAME, 2, 8, seed=1), 5)
    assert stepped["decisions"] == 40
    assert search_round(engine, 128, 1)["playouts"] == 128


def test_a_ratio_compares_rounds_that_lie_side_by_side() -> None:
    ours = Played([{"2": rate(600)}, {"2": rate(200)}, {"2": rate(100)}])
    theirs = Played([{"random": rate(60)}, {"random": rate(10)}, {"random": rate(1)}])
    assert ours.rates("2", "decisions") == [300, 100, 50]
    assert ours.times("2", theirs, "random") == 20


def test_the_tables_show_games_and_peers() -> None:
    figures = {"decisions": 6.0e6, "choices": 5.0e6}
    game = {
        "playouts": {"2": figures | {"slow": 200.4}},
        "batch": {"decisions": 4.0e6, "choices": 3.0e6, "of playouts": 0.667, "wide": 99.6},
        "search": 20_000.0,
        "costs": {"table.play": 6.1, "table.legal": 0.1, "engine.legal": 1, "copy": 0.05, "state bytes": 496},
        "cold": {"rules": 20.0, "more": 12.5},
    }
    peers = {
        "slow": {"plays": "Catan", "kind": "random", "decisions": 30_000.0, "choices": 10_000.0},
        "wide": {"plays": "chess", "kind": "batch", "decisions": 40_000.0, "choices": 40_000.0},
    }
    told = tables(
        {"games": {"luna": game}, "peers": peers, "start": {"chapterhouse games": 0.25}}
    ).splitlines()
    assert "| luna | 2 | 6.00 M | 5.00 M | 200 |" in told
    assert "| luna | 20.0 k | 4.00 M | 67% | 100 |" in told
    assert "| wide: chess |  | 40.0 k |  |  |" in told
    assert "| luna | 6.10 µs | 0.10 µs | 1.00 µs | 0.05 µs | 496 bytes | 20.0 s | 12.5 s |" in told


@pytest.mark.soak
def test_costs_are_measured() -> None:
    assert all(cost > 0 for cost in costs(GAME, Engine(GAME)).values())
