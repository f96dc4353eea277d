"""OpenSpiel's backgammon from Python, as its own examples play it: random players, with observation and
mask at every decision; one round of games for every line on stdin."""

import json
import random
import sys
from time import perf_counter

import pyspiel

SECONDS = 1.0


def play(game, rng):  # type: ignore[no-untyped-def]
    """One game; returns its decisions, and those with a choice."""
    state, decisions, choices = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        state.observation_tensor(state.current_player())
        state.legal_actions_mask()
        legal = state.legal_actions()
        state.apply_action(rng.choice(legal))
        decisions, choices = decisions + 1, choices + (len(legal) > 1)
    return decisions, choices


def play_round(game, rng, seconds):  # type: ignore[no-untyped-def]
    """Whole games for about that many seconds."""
    total, start = [0, 0], perf_counter()
    while perf_counter() - start < seconds:
        decisions, choices = play(game, rng)
        total = [total[0] + decisions, total[1] + choices]
    return {"decisions": total[0], "choices": total[1], "seconds": perf_counter() - start}


if __name__ == "__main__":
    backgammon, dice = pyspiel.load_game("backgammon"), random.Random(1)
    play_round(backgammon, dice, 0.2)
    print(json.dumps("backgammon"), flush=True)
    for _ in sys.stdin:
        print(json.dumps({"batch": play_round(backgammon, dice, SECONDS)}), flush=True)
