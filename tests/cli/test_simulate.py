"""`chapterhouse simulate`: the figures of many games."""

import json
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.cli import series
from chapterhouse.cli.options import wish
from chapterhouse.cli.simulate import summary
from chapterhouse.games.library import load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.playing import playouts
from tests.cli.conftest import Run

GAME = "monasterium"
KEYS = [
    "game", "players", "options", "games", "decisions", "seconds", "decisions_per_second",
    "decisions_per_game", "ends", "scores", "violations",
]  # fmt: skip


def figures(run: Run, line: str) -> Any:
    result = run(f"simulate {GAME} --json {line}")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


@pytest.mark.parametrize("bots", ["", "--bots greedy", "--bots greedy,random,random"])
def test_the_figures_have_the_promised_form(run: Run, bots: str) -> None:
    told = figures(run, f"--players 3 --games 5 {bots}")
    assert list(told) == KEYS
    assert (told["game"], told["players"], told["games"]) == (GAME, 3, 5)
    assert told["options"] == {"start_player": "random", "missions": "random"}
    assert told["ends"] == {"last round": 5}
    assert told["violations"] == 0
    length = told["decisions_per_game"]
    assert length["min"] <= length["mean"] <= length["max"]
    assert length["mean"] == told["decisions"] / 5
    assert len(told["scores"]["mean"]) == 3
    assert told["scores"]["winner_mean"] >= max(told["scores"]["mean"])
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"], rel=0.01)


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    timed = ("seconds", "decisions_per_second")
    for bots in ("random", "greedy"):
        lines = [f"--players 2 --games 3 --bots {bots} --seed {seed}" for seed in ("a", "a", "b")]
        one, same, other = ({k: v for k, v in figures(run, x).items() if k not in timed} for x in lines)
        assert one == same != other


def test_how_many_are_played_at_once_changes_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figures(run, "--players 2 --games 7 --seed a")
    monkeypatch.setattr(series, "AT_ONCE", 3)
    assert figures(run, "--players 2 --games 7 --seed a")["scores"] == whole["scores"]


def test_a_cap_is_an_end_of_its_own(run: Run) -> None:
    for bots in ("random", "greedy"):
        told = figures(run, f"--players 2 --games 2 --cap 20 --bots {bots}")
        assert told["ends"] == {"cap": 2}
        assert told["decisions"] == 40
        assert told["scores"]["winner_mean"] is None


def test_options_reach_the_table(run: Run) -> None:
    told = figures(run, "--players 2 --games 1 --option start_player=1 --option missions=A1,A4,B2,B3,C1,C5")
    assert told["options"] == {"start_player": 1, "missions": ["A1", "A4", "B2", "B3", "C1", "C5"]}


def test_records_are_written_and_hold(run: Run, tmp_path: Path) -> None:
    figures(run, f"--bots greedy,random --games 2 --seed my/seed --records {tmp_path}")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"{GAME}-my_seed-0000.json", f"{GAME}-my_seed-0001.json"]
    assert json.loads((tmp_path / names[0]).read_text())["seats"] == ["greedy", "random"]
    for name in names:
        assert run("verify", str(tmp_path / name)).exit_code == 0


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_broken_invariant_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, bots: str) -> None:
    """With `--no-check` nobody looks."""
    monkeypatch.setattr(Engine, "fault", lambda engine, rows: 7)

    def broken(*args: Any, **named: Any) -> Any:
        played = playouts(*args, **named)
        if named["check"]:
            played.table[1, 3:5] = 7, 55
        return played

    monkeypatch.setattr(series, "playouts", broken)
    result = run(f"simulate {GAME} --players 2 --games 2 --json --bots {bots}")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["violations"] == (1 if bots == "random" else 2)
    assert "game 1: invariant 7 broken after decision" in result.stderr
    assert run(f"simulate {GAME} --players 2 --games 2 --json --no-check --bots {bots}").exit_code == 0


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_the_table_for_people(run: Run, lang: str) -> None:
    result = run(f"simulate {GAME} --players 2 --games 2 --lang {lang} --no-check")
    assert "last round: 2" in result.stdout
    assert result.stderr == ""


def test_a_solo_game_that_nobody_won() -> None:
    """Figures are there for games without a winner, too."""
    played = series.Series()
    played.add(10, "end", [-4], [])
    told = summary(wish(load_game(GAME), 2), played)
    assert told["scores"] == {"mean": [-4.0], "winner_mean": None}
    assert told["decisions_per_second"] is None
