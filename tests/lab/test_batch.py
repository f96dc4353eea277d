"""Games side by side: the same as at a table, whatever the number of threads."""

from typing import Any

import numpy as np
import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.observation import Observation
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.lab.envs.batch import CAPPED, ENDED, RUNNING, BadBuffer, Batch, Buffers
from chapterhouse.lab.envs.running import standings
from chapterhouse.lab.match import margins

STEPS = 40 if INTERPRETED else 600
# Steps in which some random games end, whatever the game.
LONG = 10_000


def random_actions(now: Buffers, rng: np.random.Generator) -> Any:
    return (rng.random(now.mask.shape) * now.mask).argmax(axis=1)


def trail(batch: Batch, steps: int) -> list[bytes]:
    """Everything that a batch writes in some steps, with the same choices every time."""
    now, rng, found = batch.buffers(), np.random.default_rng(2), []
    batch.reset(now)
    for _ in range(steps):
        found.append(b"".join(getattr(now, name).tobytes() for name in vars(now)))
        batch.step(random_actions(now, rng), now)
    return found


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(two: Game, threads: int) -> None:
    one = trail(Batch(two, 2, 7, seed=3, cap=60), STEPS // 4)
    assert one == trail(Batch(two, 2, 7, seed=3, cap=60, threads=threads), STEPS // 4)


def test_it_shows_what_the_engine_shows(game: Game) -> None:
    """Observation, mask and seat of every row, at every player count, against the rules themselves."""
    engine, rng = Engine(game), np.random.default_rng(4)
    for players in game.options.players:
        batch = Batch(game, players, 5, seed=players)
        now = batch.buffers()
        batch.reset(now)
        for _ in range(STEPS // 8):
            for i in range(batch.count):
                row, seat = batch.rows[i : i + 1], int(now.seat[i])
                assert seat == row["to_act"][0]
                assert np.nonzero(now.mask[i])[0].tolist() == engine.legal(row)
                seen = batch.observation.vectors(now.observation[i : i + 1])[0]
                assert seen.tolist() == game.state.observe(row, seat).tolist()
            batch.step(random_actions(now, rng), now)


@pytest.mark.skipif(INTERPRETED, reason="takes whole games")
def test_rewards_are_those_of_the_finished_game(game: Game) -> None:
    """Every ended game is stepped once more by an engine, before the batch deals the next one."""
    rng = np.random.default_rng(5)
    for players in game.options.players:
        batch, engine, ended = Batch(game, players, 16, seed=players), Engine(game), 0
        now = batch.buffers()
        batch.reset(now)
        for _ in range(LONG):
            actions, before = random_actions(now, rng), batch.rows.copy()
            batch.step(actions, now)
            for i in np.nonzero(now.done)[0]:
                row = before[i : i + 1].copy()
                engine.step(row, int(actions[i]))
                scores = tuple(engine.points(row))
                assert now.done[i] == ENDED
                assert now.margin[i].tolist() == margins(scores)
                assert now.rank[i].tolist() == pytest.approx(standings(scores, engine.winners(row)))
                ended += 1
            assert not now.margin[now.done == RUNNING].any()
            assert not now.rank[now.done == RUNNING].any()
            if ended > 2:
                break
        assert ended > 2


def test_a_cap_ends_a_game_and_the_next_is_another(two: Game) -> None:
    batch = Batch(two, 2, 3, seed=1, cap=10)
    now, rng = batch.buffers(), np.random.default_rng(6)
    batch.reset(now)
    first = batch.rows["rng"].copy()
    for _ in range(10):
        batch.step(random_actions(now, rng), now)
    assert now.done.tolist() == [CAPPED] * 3
    assert (batch.rows["rng"] != first).any()
    assert now.rank.sum() == 0


def test_random_actions_are_legal_and_all_of_them_occur(two: Game) -> None:
    batch = Batch(two, 2, 200, seed=1)
    now, actions = batch.buffers(), np.zeros(200, np.int64)
    batch.reset(now)
    batch.random(actions)
    assert now.mask[np.arange(200), actions].all()
    first = now.mask[0]
    alike, taken = (now.mask == first).all(axis=1), set[int]()
    for _ in range(60):
        batch.random(actions)
        taken |= set(actions[alike].tolist())
    assert taken == set(np.nonzero(first)[0].tolist())


def test_an_illegal_action_is_refused_with_its_row_and_changes_nothing(two: Game) -> None:
    batch = Batch(two, 2, 4, seed=1)
    now = batch.buffers()
    batch.reset(now)
    actions = now.mask.argmax(axis=1)
    actions[2] = now.mask[2].argmin()
    before = batch.rows.tobytes()
    with pytest.raises(Refused, match=r"row 2: .* is refused"):
        batch.step(actions, now)
    assert batch.rows.tobytes() == before


def test_the_callers_buffers_are_written_to(two: Game) -> None:
    batch = Batch(two, 2, 4)
    mask = np.zeros((4, two.alphabet.size), bool)
    batch.reset(batch.buffers(mask=mask))
    assert mask.any(axis=1).all()


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("mask", np.zeros((4, 3), np.uint8)),
        ("seat", np.zeros(4, np.int64)),
        ("seat", np.zeros(8, np.int8)[::2]),
        ("other", np.zeros(4, np.int8)),
    ],
)
def test_buffers_that_do_not_fit_are_refused(name: str, array: Any) -> None:
    batch = Batch(load_game("monasterium"), 2, 4)
    with pytest.raises(BadBuffer, match=name):
        batch.buffers(**{name: array})


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(BadBuffer, match="0 games"):
        Batch(load_game("monasterium"), 2, 0)


@pytest.mark.parametrize("game_id", game_ids())
def test_observations_are_small(game_id: str) -> None:
    assert Observation(load_game(game_id).state).size <= 1024
