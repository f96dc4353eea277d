"""Pgx's backgammon on the CPU, as many games side by side as our batch has: random players, with
observation and mask at every decision; one round of steps for every line on stdin."""

import json
import os
import sys
from time import perf_counter

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

SECONDS = 1.0
SIDE_BY_SIDE = 1024


def random_step(env):  # type: ignore[no-untyped-def]
    """A random legal action in every game; ended games begin anew."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(state, key):  # type: ignore[no-untyped-def]
        choose, chance = jax.random.split(key)
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choose, odds, axis=-1)
        choices = (state.legal_action_mask.sum(axis=-1) > 1).sum()
        return step(state, actions, jax.random.split(chance, SIDE_BY_SIDE)), choices

    return jax.jit(play)


def play_round(play, state, key, seconds):  # type: ignore[no-untyped-def]
    """Steps for about that many seconds; every observation is finished before the next step."""
    decisions = choices = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        key, now = jax.random.split(key)
        state, chosen = play(state, now)
        jax.block_until_ready(state.observation)
        decisions, choices = decisions + SIDE_BY_SIDE, choices + int(chosen)
    spent = perf_counter() - start
    return state, key, {"decisions": decisions, "choices": choices, "seconds": spent}


if __name__ == "__main__":
    backgammon = pgx.make("backgammon")
    one_step, root = random_step(backgammon), jax.random.PRNGKey(1)
    now = jax.jit(jax.vmap(backgammon.init))(jax.random.split(root, SIDE_BY_SIDE))
    now, root, _ = play_round(one_step, now, root, 0.2)
    print(json.dumps("backgammon"), flush=True)
    for _ in sys.stdin:
        now, root, figures = play_round(one_step, now, root, SECONDS)
        print(json.dumps({"batch": figures}), flush=True)
