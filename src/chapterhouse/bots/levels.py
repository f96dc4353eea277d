"""Levels for people: the same four in every game, each a search with four or five times the thinking of the
one below, and the highest with forty times: the more is known, the less more thinking finds. The lower ones
also think more loosely: the games that they imagine are played partly at random, so they see what might
happen rather than what good players would do, and they take no advice from `greedy`. What the levels are
worth is measured by `make strength`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chapterhouse.bots.search import Budget, Style
from chapterhouse.kernel.game import Game


@dataclass(frozen=True)
class Level:
    """How long a level thinks, and how otherwise than a search that does its best."""

    iterations: int
    looser: Mapping[str, float] = field(default_factory=dict)

    @property
    def budget(self) -> Budget:
        """Iterations, not seconds: a level is the same on every machine."""
        return Budget(iterations=self.iterations)

    def style(self, game: Game) -> Style:
        """As searches of the game are tuned, but for what is looser here."""
        return Style(**{**game.search, **self.looser})  # type: ignore[arg-type]


LEVELS = {
    "novice": Level(10, {"mix": 0.8, "trust": 0.0}),
    "monk": Level(40, {"mix": 0.4, "trust": 0.0}),
    "prior": Level(200, {"mix": 0.2, "trust": 0.0}),
    "abbot": Level(8000),
}
