"""Catanatron's own random players, four at a table; one round of games for every line on stdin."""

import json
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

SECONDS = 1.0


class Counting(RandomPlayer):  # type: ignore[misc]
    """Counts what it is asked."""

    decisions = 0
    choices = 0

    def decide(self, game, playable_actions):  # type: ignore[no-untyped-def]
        Counting.decisions += 1
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def play_round(seconds: float) -> dict[str, float]:
    """Whole games for about that many seconds."""
    Counting.decisions = Counting.choices = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        Game([Counting(color) for color in Color]).play()
    spent = perf_counter() - start
    return {"decisions": Counting.decisions, "choices": Counting.choices, "seconds": spent}


if __name__ == "__main__":
    play_round(0.2)
    print(json.dumps("Catan"), flush=True)
    for _ in sys.stdin:
        print(json.dumps({"random": play_round(SECONDS)}), flush=True)
