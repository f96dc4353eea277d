"""PettingZoo's chess, the richest board game that it carries: random players, with observation and mask
at every decision; one round of games for every line on stdin."""

import json
import sys
from time import perf_counter

from pettingzoo.classic import chess_v6

SECONDS = 1.0


def play_round(env, seconds, seed):  # type: ignore[no-untyped-def]
    """Steps for about that many seconds."""
    decisions = choices = 0
    start = perf_counter()
    env.reset(seed=seed)
    while perf_counter() - start < seconds:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        mask = observation["action_mask"]
        env.step(env.action_space(env.agent_selection).sample(mask))
        decisions, choices = decisions + 1, choices + int(mask.sum() > 1)
    return {"decisions": decisions, "choices": choices, "seconds": perf_counter() - start}


if __name__ == "__main__":
    chess = chess_v6.env()
    play_round(chess, 0.2, 0)
    print(json.dumps("chess"), flush=True)
    for number, _ in enumerate(sys.stdin):
        print(json.dumps({"batch": play_round(chess, SECONDS, number)}), flush=True)
