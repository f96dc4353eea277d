"""A game as a Gymnasium environment: one learner against given bots.

    env = HouseEnv("luna", players=3, opponents=["greedy", "random"])
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

Importing this module also registers every game: `gymnasium.make("chapterhouse/luna-v1")`. The number
behind the v is the version of the game's rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from chapterhouse.bots.bot import Bot, make_bot
from chapterhouse.games.library import all_games
from chapterhouse.kernel.alphabet import BadAction
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import BadOption, Refused
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.envs.running import Reward, Running
from chapterhouse.lab.match import close

# Illegal actions in a row that end an episode: a learner that does not learn from the first 99 is stuck.
PATIENCE = 100
Numbers = npt.NDArray[Any]


class HouseEnv(gymnasium.Env[Numbers, np.int64]):
    """The learner has one seat (None: another one every episode, drawn), bots have the others.

    Gymnasium samples actions without a mask. So an illegal action changes nothing: it gives reward 0
    and says why in `info["refused"]`; 100 in a row truncate the episode. The legal actions are in
    `info["action_mask"]`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int = 2,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        board: BoardFile | None = None,
        reward: Reward = "margin",
        cap: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        self.running = Running(game, players, options, board=board, reward=reward, cap=cap)
        if len(opponents) not in (1, players - 1) and players > 1:
            raise BadOption("opponents", ",".join(opponents), f"one name, or {players - 1}")
        if seat is not None and seat not in range(players):
            raise BadOption("seat", seat, f"a seat from 0 to {players - 1}")
        self.opponents = tuple(opponents) * (players - 1 if len(opponents) == 1 else 1)
        self.seat, self._fixed_seat, self.render_mode = seat or 0, seat, render_mode
        low, high = self.running.observation.limits()
        self.observation_space = Box(low, high, dtype=low.dtype.type)
        self.action_space = Discrete(self.running.actions)
        self._bots: dict[int, Bot] = {}
        self._in_a_row = 0

    @property
    def names(self) -> list[str]:
        """The name of every number of an observation."""
        return self.running.observation.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deals a new game; the bots play until the learner is to decide."""
        super().reset(seed=seed)
        self.close()
        self.running.deal(self.np_random)
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self.running.players))
        chance = self.np_random.bytes(8).hex()
        others = [s for s in range(self.running.players) if s != self.seat]
        for at, name in zip(others, self.opponents, strict=False):
            self._bots[at] = make_bot(name, self.running.engine, at, chance)
        self._in_a_row = 0
        self._let_others_play()
        return self._sees(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Plays an action of the learner, and then the bots'."""
        try:
            self.running.now.play(int(action))
        except (Refused, BadAction):
            self._in_a_row += 1
            stuck = self._in_a_row >= PATIENCE
            return (
                self._sees(),
                0.0,
                False,
                stuck,
                {**self._info(), "refused": self.running.why_not(int(action))},
            )
        self._in_a_row = 0
        self._let_others_play()
        over, capped = self.running.now.over, self.running.capped
        reward = self.running.rewards()[self.seat] if over or capped else 0.0
        return self._sees(), reward, over, capped, self._info()

    def _let_others_play(self) -> None:
        table = self.running.now
        while not table.over and table.to_act != self.seat and not self.running.capped:
            table.play(self._bots[table.to_act].choose(table.view(table.to_act)))

    def _sees(self) -> Numbers:
        return self.running.sees(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.running.mask(self.seat), "seat": self.seat}

    def render(self) -> Any:
        """The board as text."""
        return self.running.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Lets the bots go."""
        for bot in self._bots.values():
            close(bot)
        self._bots.clear()


def name_of(game: Game) -> str:
    """The id under which a game is registered."""
    return f"chapterhouse/{game.id}-v{game.rules_version}"


for _game in all_games():
    gymnasium.register(
        name_of(_game), entry_point="chapterhouse.lab.envs.gym:HouseEnv",
        kwargs={"game": _game.id, "players": max(2, _game.options.players[0])},
    )  # fmt: skip
