"""`chapterhouse arena` and `chapterhouse record`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

HERE = "--jobs here --cap 300"


def test_arena_shows_a_table(run: Run) -> None:
    result = run(f"arena monasterium --bots greedy,random --games 2 --seed 1 {HERE}")
    assert result.exit_code == 0, result.output
    assert "greedy before random" in result.output
    assert "95 % interval" in result.output


@pytest.mark.parametrize(("lang", "word"), [("it", "Partite"), ("de", "Partien")])
def test_arena_in_other_languages(run: Run, lang: str, word: str) -> None:
    assert word in run(f"arena monasterium --bots random --players 2 --games 1 --lang {lang} {HERE}").output


def test_arena_for_programs(run: Run) -> None:
    result = run(f"arena monasterium --bots greedy,random --players 3 --games 7 --seed 1 --json {HERE}")
    told = json.loads(result.stdout)
    assert (told["game"], told["players"], told["seed"]) == ("monasterium", 3, "1")
    assert told["games"] == 12
    assert {s["bot"] for s in told["standings"]} == {"greedy", "random"}
    assert all(s["win_low"] <= s["win_rate"] <= s["win_high"] for s in told["standings"])


def test_arena_writes_what_is_asked_for(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    files = {
        option: tmp_path / name
        for option, name in (("out", "a.csv"), ("plot", "a.svg"), ("results", "a.jsonl"))
    }
    asked = " ".join(f"--{option} {path}" for option, path in files.items())
    line = f"arena monasterium --bots greedy,random --games 2 --seed 1 {asked} {HERE}"
    assert run(line).exit_code == 0
    assert len(files["out"].read_text().splitlines()) == 5
    assert len(files["results"].read_text().splitlines()) == 3
    assert files["plot"].stat().st_size > 1000
    assert run(line).exit_code == 0  # everything is there already
    assert len(files["results"].read_text().splitlines()) == 3


def test_a_bot_that_fails_is_told_about(run: Run) -> None:
    result = run("arena monasterium --games 2 --jobs here --bots", "random,run:/bin/false")
    assert result.exit_code == 0
    assert "a bot failed: run:/bin/false" in result.stderr


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("arena monasterium", "option bots"),
        ("arena monasterium --bots greedy,rondom", "unknown bot 'rondom'"),
        ("arena chess --bots random --players 2", "unknown game 'chess'"),
        ("arena monasterium --bots random --players 9", "option players"),
        ("arena monasterium --bots random,greedy --players 0", "option players"),
        ("arena monasterium --bots random --players 2 --jobs threads", "unknown kind of workers"),
        ("arena monasterium --bots random --players 2 --plot a.gif", "option plot"),
        ("arena monasterium --bots random --players 2 --out a.txt", "option out"),
        ("record monasterium --bots random --players 2", "--out"),
        ("record monasterium --out data", "option bots"),
    ],
)
def test_errors_are_one_line_and_code_2(run: Run, line: str, told: str) -> None:
    result = run(line)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_record(run: Run, tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    folder = tmp_path / "data"
    result = run(f"record monasterium --bots greedy,random --games 3 --out {folder} --cap 60 --jobs here")
    assert result.exit_code == 0, result.output
    assert "4 games are in" in result.output
    assert len(pandas.read_parquet(folder / "games")) == 4
    assert len(pandas.read_parquet(folder / "decisions")) == 240
