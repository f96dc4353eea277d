"""Learns to beat random play within a minute, on `Batch` with NumPy alone.

    python examples/learn.py --game monasterium --plot curve.png

The policy is as small as it gets: one preference for every action of the game's alphabet; of the legal
actions it plays the one it prefers. It learns by evolution strategies: every game of a batch is played
with preferences of its own, a little beside the current ones, and these then move towards whatever
brought more points than its opponent. No gradient, no network; a thousand games take a second.
"""

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.game import Game
from chapterhouse.lab.envs.batch import Batch

Array = npt.NDArray[Any]

GAMES = 1024
NOISE = 0.5
RATE = 6.0
TEST_EVERY = 2


@dataclass
class Learner:
    """Preferences, and how they came to be."""

    game: Game
    players: int = 2
    games: int = GAMES
    seed: int = 0
    played: int = 0
    curve: list[tuple[int, float, float]] = field(default_factory=list)  # games played, margin, won

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        self.batch = Batch(self.game, self.players, self.games, seed=self.seed, cap=3000)
        self.now = self.batch.buffers()
        self.preferences = np.zeros(self.game.alphabet.size, np.float32)
        # In half of the games the learner begins, in the other half it does not.
        self.seat = np.arange(self.games) % self.players

    def results(self, preferences: Array) -> tuple[Array, Array]:
        """Plays a game in every row against random players, each row by its own preferences;
        returns margins and ranks of the learner."""
        batch, now, rows = self.batch, self.now, np.arange(self.games)
        actions = np.zeros(self.games, np.int64)
        margins, ranks = np.zeros(self.games, np.float32), np.zeros(self.games, np.float32)
        running = np.ones(self.games, bool)
        batch.reset(now, seed=int(self.rng.integers(2**31)))
        while running.any():
            batch.random(actions)
            mine = np.nonzero((now.seat == self.seat) & running)[0]
            wishes = np.where(now.mask[mine] == 1, preferences[mine], -np.inf)
            actions[mine] = wishes.argmax(axis=1)
            batch.step(actions, now)
            ended = rows[running & (now.done > 0)]
            margins[ended] = now.margin[ended, self.seat[ended]]
            ranks[ended] = now.rank[ended, self.seat[ended]]
            running[ended] = False
        return margins, ranks

    def improve(self) -> None:
        """One step towards preferences that bring more points."""
        half = self.rng.standard_normal((self.games // 2, len(self.preferences)), np.float32)
        tried = np.concatenate([half, -half])  # every change with its opposite
        margins, _ = self.results(self.preferences + np.float32(NOISE) * tried)
        order = margins.argsort().argsort() / (self.games - 1) - 0.5  # as ranks: no game counts for ten
        self.preferences += RATE / (NOISE * self.games) * (order.astype(np.float32) @ tried)
        self.played += self.games

    def test(self) -> None:
        """Adds a point to the curve: how the current preferences do as they are."""
        margins, ranks = self.results(np.tile(self.preferences, (self.games, 1)))
        self.curve.append((self.played, float(margins.mean()), float((ranks.mean() + 1) / 2)))

    def learn(self, seconds: float) -> None:
        """Learns for so long, and tells about it."""
        start = perf_counter()
        self.test()
        while perf_counter() - start < seconds:
            for _ in range(TEST_EVERY):
                self.improve()
            self.test()
            games, margin, won = self.curve[-1]
            print(f"{games:8} games  {margin:+7.1f} points ahead  {won:6.1%} won", flush=True)


def main() -> None:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("--game", choices=game_ids(), default=game_ids()[0])
    asked.add_argument("--seconds", type=float, default=40)
    asked.add_argument("--games", type=int, default=GAMES, help="games side by side")
    asked.add_argument("--plot", type=Path, help="draw the learning curve, as .png or .svg")
    given = asked.parse_args()
    learner = Learner(load_game(given.game), games=given.games)
    learner.learn(given.seconds)
    print(f"{learner.game.title}: {learner.curve[-1][2]:.1%} of games won against random play")
    if given.plot:
        from chapterhouse.lab.plots import draw_curve

        points = [(games, margin) for games, margin, _ in learner.curve]
        draw_curve(points, given.plot, "games played", "points ahead of random play", learner.game.title)


if __name__ == "__main__":
    main()
