"""No overflow: the values of every field, watched over thousands of games, keep clear of its limits.

Compiled arithmetic wraps around silently; interpreted games (test_interpreted.py) would raise.
"""

from typing import Any

import numpy as np
import pytest

from chapterhouse.kernel.engine import Engine, batch_buffers, template
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.journal import new_journal
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.rule import INTERPRETED
from tests.conformance.variants import Variant, variants

# Values must keep this far from the limits of their type, as a part of its range.
CLEAR = 0.1


def watch(game: Game, engine: Engine, variant: Variant, games: int, steps: int) -> dict[str, tuple[int, int]]:
    """The least and greatest value of every field over many random games side by side."""
    setting = Setting(variant.players, engine.board)
    options = np.array([*game.options.encode(game.options.settle(setting, variant.options), setting), 0])
    batch, journal = template(game, "batch"), new_journal()
    states, out, counts = batch_buffers(engine, games)
    blank = engine.layout.rows()
    batch.reset(states, engine.boards, options, variant.players, 1, 0, blank, out, counts, journal)
    rng, found = np.random.default_rng(3), {f.name: (0, 0) for f in engine.layout.fields}
    for _ in range(steps):
        for name, (low, high) in found.items():
            values = states[name]
            found[name] = (min(low, int(values.min())), max(high, int(values.max())))
        if not (counts > 0).any():
            break
        picks = (rng.random(games) * np.maximum(counts, 1)).astype(np.int64)
        actions: Any = out[np.arange(games), picks].astype(np.int64)
        batch.step(states, engine.boards, actions, out, counts, journal)
    return found


def check_clear(engine: Engine, found: dict[str, tuple[int, int]]) -> None:
    for field in engine.layout.fields:
        low, high = found[field.name]
        if field.type.code != "u8":
            assert high <= field.type.high * (1 - CLEAR), f"{field.name} reached {high}"
            assert low >= field.type.low * (1 - CLEAR), f"{field.name} reached {low}"


@pytest.mark.skipif(INTERPRETED, reason="batches are compiled")
def test_no_field_comes_near_its_limits(game: Game, engine: Engine) -> None:
    games = 10_000 // len(variants(game)) + 1
    for variant in variants(game):
        check_clear(engine, watch(game, engine, variant, games, 1200))
