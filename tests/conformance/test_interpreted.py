"""Compiled and interpreted rules are one: the same bytes after every decision."""

import os
import subprocess
import sys

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from tests.conformance import trail

GAMES_PER_VARIANT = 1


def test_compiled_and_interpreted_rules_give_the_same_bytes(game: Game, engine: Engine) -> None:
    compiled = trail.trail(game, GAMES_PER_VARIANT)
    command = [
        sys.executable,
        "-W",
        "error",
        "-m",
        "tests.conformance.trail",
        game.id,
        str(GAMES_PER_VARIANT),
    ]
    env = {**os.environ, "CHAPTERHOUSE_INTERPRET": "1"}
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    interpreted = run.stdout.splitlines()
    for ply, (one, other) in enumerate(zip(compiled, interpreted, strict=False)):
        assert one == other, f"line {ply}"
    assert len(compiled) == len(interpreted)
