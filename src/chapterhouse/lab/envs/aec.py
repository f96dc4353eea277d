"""A game as a PettingZoo environment: seats take turns, each sees its own view alone.

env = HouseAEC("luna", players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    done = terminated or truncated
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.envs.running import Reward, Running


class HouseAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` and so on. Rewards come at the end of the game: `margin` or `rank`.
    An illegal action is refused with an error that names the reason, and changes nothing."""

    metadata = {"name": "chapterhouse", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        board: BoardFile | None = None,
        reward: Reward = "margin",
        cap: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.running = Running(game, players, options, board=board, reward=reward, cap=cap)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        low, high = self.running.observation.limits()
        self._observation_space = Dict({
            "observation": Box(low, high, dtype=low.dtype.type),
            "action_mask": Box(0, 1, (self.running.actions,), np.int8),
        })  # fmt: skip
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: Discrete(self.running.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the game's alphabet."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.running.deal(self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.running.now.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.running.sees(seat), "action_mask": self.running.mask(seat)}

    def step(self, action: Any) -> None:
        """Plays an action of the seat to act; seats of a finished game step out with None."""
        agent, running = self.agent_selection, self.running
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        running.now.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if running.now.over or running.capped:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[running.now.to_act]
        self._accumulate_rewards()

    def _finish(self) -> None:
        over = self.running.now.over
        for agent, reward in zip(self.possible_agents, self.running.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent], self.truncations[agent] = over, not over
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """The board as text."""
        return self.running.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
