"""OpenSpiel's own tests on our games."""

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.lab.envs.spiel import PREFIX

pytestmark = pytest.mark.skipif(INTERPRETED, reason="takes whole games")


def loaded(game: Game, players: int, **more: Any) -> Any:
    return pyspiel.load_game(PREFIX + game.id, {"players": players, **more})


def started(spiel: Any, seed: int = 1) -> Any:
    """A state after the deal."""
    state, rng = spiel.new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.integers(256)))
    return state


def walked(spiel: Any, steps: int, seed: int = 1) -> Any:
    state, rng = started(spiel, seed), np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        choices = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(int(rng.choice(choices)))
    return state


def test_random_simulation(game: Game) -> None:
    for players in game.options.players:
        spiel = loaded(game, players, cap=400)
        pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_random_simulation_with_margins(two: Game) -> None:
    spiel = loaded(two, 2, reward="margin", cap=400)
    assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_the_api_checks_of_the_wheel(two: Game) -> None:
    import unittest

    from open_spiel.integration_tests import api_test

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = PREFIX + two.id

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = loaded(two, 2, cap=400)
            super().setUpClass()

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(found)
    assert found.testsRun >= 5
    assert [text for _, text in found.failures + found.errors] == []


def test_games_and_states_travel(two: Game) -> None:
    spiel = loaded(two, 2)
    assert str(pickle.loads(pickle.dumps(spiel))) == str(spiel)
    state = walked(spiel, 40)
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()


def test_a_history_replays_to_the_same_state(two: Game) -> None:
    state = walked(loaded(two, 2), 60)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_copies_go_their_own_way(two: Game) -> None:
    state = walked(loaded(two, 2), 20)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0] if not copy.is_chance_node() else 0)
    assert str(state) == before


def test_a_resampled_state_looks_the_same_to_its_player(two: Game) -> None:
    state = walked(loaded(two, 2), 30)
    while state.is_chance_node():
        state.apply_action(7)
    other = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    player = state.current_player()
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_options_and_players_are_parameters(game: Game) -> None:
    for players in game.options.players:
        assert loaded(game, players).num_players() == players
        assert len(started(loaded(game, players)).observation_tensor(0)) == len(
            game.state.observation_names()
        )
