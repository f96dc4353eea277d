"""One engine of a bench, in a process of its own: `python -m chapterhouse.cli.bench_worker GAME`.

Prints its costs per call, then one round of playouts for every line on stdin. With `--cold` it
prints how long the compilation takes; the caller hands it an empty cache.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from chapterhouse.bots.chores import GREEDY, SEARCH
from chapterhouse.bots.search import Budget, Search, Style
from chapterhouse.games.library import load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import playouts
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.warm import BATCH, PLAYOUT, TABLE, warm
from chapterhouse.lab.envs.batch import LEARNING, Batch

SEED = bytes(31) + b"\1"
ROUND_SECONDS = 0.5
# Games side by side in a batch, and seats at the tables of searches and batches.
SIDE_BY_SIDE = 1024
PAIR = 2
BATCH_STEPS = 2000
SEARCHED = 10_000
CALLS = 20_000


def cold(game: Game) -> dict[str, float]:
    """Seconds to compile rules, playout and `why`; then bots and batch. They are seconds of a processor:
    so long it takes on a machine that has nothing else to do."""
    start = process_time()
    engine = Engine(game)
    warm(engine, (TABLE, PLAYOUT))
    rules = process_time() - start
    warm(engine, (GREEDY, SEARCH, BATCH, LEARNING))
    return {"rules": rules, "more": process_time() - start - rules}


def per_call(call: Callable[[], Any], calls: int = CALLS) -> float:
    """Microseconds a call."""
    start = perf_counter()
    for _ in range(calls):
        call()
    return (perf_counter() - start) / calls * 1e6


def costs(game: Game, engine: Engine) -> dict[str, float]:
    """What a table costs from Python, in microseconds."""
    table = Table(game, game.options.players[-1], seed=SEED, engine=engine)
    return {
        "table.play": _play_cost(game, engine),
        "table.legal": per_call(table.legal),
        "engine.legal": per_call(lambda: engine.legal(table.rows)),
        "copy": per_call(table.rows.tobytes),
        "state bytes": game.state.size,
    }


def _play_cost(game: Game, engine: Engine) -> float:
    """Microseconds of `Table.play`, with its check and its log, over whole games."""
    spent, plies, games = 0.0, 0, 0
    first = Table(game, game.options.players[-1], seed=SEED, engine=engine)
    first.play(first.legal()[0])  # machine code is loaded, which is no part of the cost
    while plies < CALLS // 4 and games < 40:
        games += 1
        table = Table(game, game.options.players[-1], seed=games.to_bytes(32, "big"), engine=engine)
        while not table.over and table.ply < 2000:
            legal = table.legal()
            action = legal[(7 * table.ply + games) % len(legal)]
            start = perf_counter()
            table.play(action)
            spent += perf_counter() - start
        plies += table.ply
    return spent / plies * 1e6


def play_round(engine: Engine, players: int, games: int, first: int) -> dict[str, float]:
    """Playouts with the full legal set at every decision."""
    played = playouts(engine, players, games, seed=1, first=first, cap=5000)
    return {
        "decisions": int(played.decisions.sum()),
        "choices": int(played.choices.sum()),
        "seconds": played.seconds,
    }


def batch_round(batch: Batch, steps: int) -> dict[str, float]:
    """Random steps of a batch, with masks and observations of every one written down."""
    now, actions = batch.buffers(), np.zeros(batch.count, np.int64)
    batch.reset(now)
    start, choices = perf_counter(), 0
    for _ in range(steps):
        batch.random(actions)
        batch.step(actions, now)
    seconds = perf_counter() - start
    choices = int((now.mask.sum(axis=1) > 1).mean() * steps * batch.count)
    return {"decisions": steps * batch.count, "choices": choices, "seconds": seconds}


def search_round(engine: Engine, iterations: int, seed: int) -> dict[str, float]:
    """Playouts to the end of the game, from the first real choice of a fresh table."""
    table = Table(engine.game, PAIR, seed=SEED, engine=engine)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    to_the_end = Style()
    search = Search(engine, table.to_act, Random(seed), Budget(iterations=iterations), to_the_end)
    view = table.view(table.to_act)
    start = perf_counter()
    search.choose(view)
    return {"playouts": search.iterations, "seconds": perf_counter() - start}


def calibration() -> float:
    """Seconds of a fixed piece of plain Python: tells how the machine drifts."""
    start, total = perf_counter(), 0
    for i in range(1_000_000):
        total += i * i % 7
    return perf_counter() - start


def serve(game: Game) -> None:
    """Answers rounds until stdin ends."""
    engine = Engine(game)
    warm(engine, (TABLE, PLAYOUT, SEARCH, LEARNING))
    batch = Batch(game, PAIR, SIDE_BY_SIDE, seed=1, ready=True)
    print(json.dumps(costs(game, engine)), flush=True)
    sizes = {players: _games_for(engine, players) for players in game.options.players}
    for number, _ in enumerate(sys.stdin):
        rounds: dict[str, Any] = {"calibration": calibration()}
        for players, games in sizes.items():
            rounds[str(players)] = play_round(engine, players, games, number * games)
        rounds["batch"] = batch_round(batch, BATCH_STEPS)
        rounds["search"] = search_round(engine, SEARCHED, number)
        print(json.dumps(rounds), flush=True)


def _games_for(engine: Engine, players: int) -> int:
    """How many games fill a round."""
    seconds = play_round(engine, players, 50, 0)["seconds"]
    return max(10, int(50 * ROUND_SECONDS / max(seconds, 1e-6)))


if __name__ == "__main__":
    chosen = load_game(sys.argv[1])
    if "--cold" in sys.argv:
        print(json.dumps(cold(chosen)))
    else:
        serve(chosen)
