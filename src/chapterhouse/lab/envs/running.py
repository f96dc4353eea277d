"""What all environments that play one game at a time share: a table, its numbers, its rewards."""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from chapterhouse.games.library import load_game
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.observation import Observation
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.phrases import refusal_say
from chapterhouse.kernel.playing import CAP
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import texts
from chapterhouse.lab.match import margins

Reward = Literal["margin", "rank"]
REWARDS = ("margin", "rank")


class Running:
    """One game after the other by the same rules."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        board: BoardFile | None = None,
        reward: Reward = "margin",
        cap: int = CAP,
    ) -> None:
        if reward not in REWARDS:
            raise BadOption("reward", reward, " or ".join(REWARDS))
        self.game = load_game(game) if isinstance(game, str) else game
        self.engine = Engine(self.game, board)
        self.players, self.reward, self.cap = players, reward, cap
        self.options = self.game.options.settle(Setting(players, self.engine.board), options or {})
        self.observation = Observation(self.game.state)
        self.actions = self.game.alphabet.size
        self.table: Table | None = None

    def deal(self, rng: np.random.Generator) -> Table:
        """A new table; whoever knows the generator knows its dice."""
        seed, board = rng.bytes(32), self.engine.board
        self.table = Table(self.game, self.players, self.options, board=board, seed=seed, engine=self.engine)
        return self.table

    @property
    def now(self) -> Table:
        """The running table."""
        if self.table is None:
            raise BadOption("step", "before reset", "a reset first")
        return self.table

    @property
    def capped(self) -> bool:
        """Whether the game is cut off."""
        return not self.now.over and self.now.ply >= self.cap

    def sees(self, seat: int) -> npt.NDArray[Any]:
        """The observation of a seat; `observation.names` names its numbers."""
        return self.observation.vector(self.now.rows, seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The legal actions of a seat as ones; all zeros if it is not to act."""
        mask = np.zeros(self.actions, np.int8)
        if self.now.to_act == seat:
            mask[list(self.now.legal())] = 1
        return mask

    def drawn(self) -> str:
        """The board as text, as a spectator sees it."""
        scene = self.game.scene(self.now.view(None), self.now.names)
        return render(scene, texts("en", self.game).say)

    def why_not(self, action: int) -> str:
        """Why an action is refused, in English, with the numbers and the rule."""
        if not 0 <= action < self.actions:
            return f"action {action}: no number from 0 to {self.actions - 1}"
        verdict = self.now.why(action)
        return f"{self.game.alphabet.text(action)}: {texts('en', self.game).say(refusal_say(verdict))}"

    def rewards(self) -> list[float]:
        """The final reward of every seat: points ahead of the best other one, or the standing."""
        table = self.now
        scores = tuple(table.all_scores())
        if self.reward == "margin":
            return [float(m) for m in margins(scores)]
        return standings(scores, table.winners())


def standings(scores: tuple[int, ...], winners: list[int]) -> list[float]:
    """Per seat: seats that it stands before less seats before it, from 1 to -1; alone, won or lost."""
    seats = range(len(scores))
    if len(scores) == 1:
        return [1.0 if winners else -1.0]
    keys = [(s in winners, 0 if s in winners else scores[s]) for s in seats]
    return [sum((mine > other) - (mine < other) for other in keys) / (len(keys) - 1) for mine in keys]
