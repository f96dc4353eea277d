"""The example learns: a short run of it beats random play."""

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games.library import load_game
from chapterhouse.kernel.rule import INTERPRETED

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/learn.py"

pytestmark = pytest.mark.skipif(INTERPRETED, reason="takes thousands of games")


def test_it_learns_to_beat_random_play() -> None:
    learner: Any = runpy.run_path(str(EXAMPLE))["Learner"](load_game("monasterium"), games=256, seed=1)
    learner.test()
    for _ in range(6):
        learner.improve()
    learner.test()
    (_, before, _), (_, after, won) = learner.curve
    assert after > before
    assert won > 0.8


def test_it_draws_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    plot = tmp_path / "curve.svg"
    monkeypatch.setattr(
        sys,
        "argv",
        ["learn.py", "--game", "monasterium", "--seconds", "1", "--games", "64", "--plot", str(plot)],
    )
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert b"points ahead" in plot.read_bytes() or plot.stat().st_size > 1000
