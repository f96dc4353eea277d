"""Levels for people: the same four in every game, each a search with about eight times the thinking of
the one below. The lower ones also think more loosely: the games that they imagine are played partly
at random, so they see what might happen rather than what good players would do. What the levels are worth
is measured by `make strength`."""

from dataclasses import dataclass

from chapterhouse.bots.search import Budget, Style


@dataclass(frozen=True)
class Level:
    """How long a level thinks, and how."""

    iterations: int
    style: Style

    @property
    def budget(self) -> Budget:
        """Iterations, not seconds: a level is the same on every machine."""
        return Budget(iterations=self.iterations)


LEVELS = {
    "novice": Level(15, Style(mix=0.5)),
    "monk": Level(120, Style(mix=0.25)),
    "prior": Level(1000, Style()),
    "abbot": Level(8000, Style()),
}
