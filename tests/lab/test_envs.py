"""The environments, by the checkers of their own libraries and by ours."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from chapterhouse.kernel.errors import BadOption, Refused
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.lab.envs.aec import HouseAEC
from chapterhouse.lab.envs.gym import PATIENCE, HouseEnv, name_of

CYCLES = 10 if INTERPRETED else 300


@pytest.mark.filterwarnings("ignore:Observation")  # a dictionary with a mask, as PettingZoo recommends
def test_pettingzoo_accepts_every_game_and_player_count(game: Game) -> None:
    for players in game.options.players:
        api_test(HouseAEC(game, players), num_cycles=CYCLES)
        seed_test(lambda players=players: HouseAEC(game, players), num_cycles=CYCLES // 4)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium_accepts_every_game_and_player_count(game: Game) -> None:
    for players in game.options.players:
        check_env(HouseEnv(game, players))


@pytest.mark.filterwarnings("ignore:.*render_fps")
def test_games_are_registered(game: Game) -> None:
    env = gymnasium.make(name_of(game))
    check_env(env.unwrapped)
    assert env.reset(seed=1)[0].shape == env.observation_space.shape


def play_aec(env: HouseAEC, seed: int) -> list[float]:
    """A random game; returns the rewards."""
    env.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else int(rng.choice(np.nonzero(mask)[0])))
    return list(total.values())


def test_rewards_of_all_seats(two: Game) -> None:
    env = HouseAEC(two, 2, cap=60 if INTERPRETED else 2000)
    margins = play_aec(env, 3)
    scores = env.running.now.all_scores()
    assert margins == [scores[0] - scores[1], scores[1] - scores[0]]
    ranks = play_aec(HouseAEC(two, 2, reward="rank", cap=60), 3)
    assert sum(ranks) == 0


def test_only_the_seat_to_act_has_a_mask(two: Game) -> None:
    env = HouseAEC(two, 2)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_seat_sees_its_own_view(two: Game) -> None:
    env = HouseAEC(two, 2)
    env.reset(seed=1)
    for seat, agent in enumerate(env.agents):
        plain = two.state.observe(two.state.filtered(env.running.now.rows, seat), seat)
        assert (env.observe(agent)["observation"] == plain).all()


def test_an_illegal_action_is_refused_by_the_turn_taking_environment(two: Game) -> None:
    env = HouseAEC(two, 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(Refused):
        env.step(int(mask.argmin()))
    assert env.running.now.ply == 0


def test_a_cap_truncates(two: Game) -> None:
    env = HouseAEC(two, 2, cap=5)
    play_aec(env, 1)
    assert env.running.now.ply == 5
    assert not env.running.now.over


def test_a_learner_against_bots(two: Game) -> None:
    env = HouseEnv(two, 2, opponents=["greedy"], cap=80 if INTERPRETED else 2000)
    rng, done = np.random.default_rng(1), False
    _, info = env.reset(seed=5)
    while not done:
        assert env.running.now.to_act == env.seat
        action = rng.choice(np.nonzero(info["action_mask"])[0])
        _, reward, over, capped, info = env.step(action)
        done = over or capped
        assert done or reward == 0.0
    scores = env.running.now.all_scores()
    assert reward == scores[0] - scores[1]


def test_illegal_actions_change_nothing_say_why_and_end_at_last(two: Game) -> None:
    env = HouseEnv(two, 2)
    observation, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    for n in range(1, PATIENCE + 1):
        seen, reward, over, capped, info = env.step(wrong)
        assert (seen == observation).all()
        assert (reward, over, capped) == (0.0, False, n == PATIENCE)
        assert two.alphabet.text(wrong) in info["refused"]
    env.reset(seed=1)
    env.step(wrong)
    _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert "refused" not in info


def test_numbers_that_are_no_actions_are_refused_too(two: Game) -> None:
    env = HouseEnv(two, 2)
    env.reset(seed=1)
    assert "refused" in env.step(two.alphabet.size + 3)[4]


def test_the_same_seed_is_the_same_episode(two: Game) -> None:
    def episode() -> list[bytes]:
        env, seen = HouseEnv(two, 2, seat=None), []
        observation, info = env.reset(seed=9)
        for _ in range(20):
            seen.append(observation.tobytes())
            observation, _, over, _, info = env.step(int(np.nonzero(info["action_mask"])[0][-1]))
            if over:
                break
        return [*seen, bytes([env.seat])]

    assert episode() == episode()


@pytest.mark.parametrize(
    "wrong", [{"reward": "points"}, {"seat": 7}, {"opponents": ["random"] * 5}, {"players": 17}]
)
def test_wrong_settings_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        HouseEnv("monasterium", **{"players": 3, **wrong})


def test_every_number_has_a_name(two: Game) -> None:
    env = HouseEnv(two, 2)
    assert len(env.names) == env.observation_space.shape[0] == len(set(env.names))  # type: ignore[index]
    assert "players" in env.names
    assert env.reset(seed=1)[0][env.names.index("players")] == 2


def test_render(two: Game) -> None:
    env = HouseEnv(two, 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) > 100
