"""`chapterhouse replay` and `verify`: records are believed only where they hold."""

import json
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games.library import load_game
from chapterhouse.kernel.record import from_json, replay
from tests.cli.conftest import Run

GAME = "monasterium"


def changed(record: Path, folder: Path, **fields: Any) -> Path:
    """A copy with other fields."""
    path = folder / "changed.json"
    path.write_text(json.dumps(json.loads(record.read_text()) | fields))
    return path


def test_the_state_at_a_ply(run: Run, record: Path) -> None:
    told = json.loads(run("replay --ply 20 --json", str(record)).stdout)
    table = replay(from_json(record.read_bytes()), load_game(GAME), upto=20)
    assert told["ply"] == 20
    assert told["verified"] is True
    assert told["scores"] == table.all_scores()
    assert told["state"] == json.loads(json.dumps(table.words()))
    assert (told["seat"], told["end"]) == (table.to_act, None)


def test_the_state_at_the_end(run: Run, record: Path) -> None:
    told = json.loads(run("replay --json", str(record)).stdout)
    assert told["ply"] == told["plies"] == len(json.loads(record.read_text())["plies"])
    assert told["end"] == "last round"
    assert told["seat"] is None
    assert told["scores"] == json.loads(record.read_text())["result"]["scores"]


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_replay_for_people(run: Run, record: Path, lang: str) -> None:
    result = run(f"replay --ply 20 --lang {lang}", str(record))
    assert result.exit_code == 0
    assert "phase: " in result.stdout
    assert len(result.stdout.splitlines()) > 60


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_verify_says_what_was_checked(run: Run, record: Path, lang: str) -> None:
    result = run(f"verify --lang {lang}", str(record))
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 6
    assert str(len(json.loads(record.read_text())["plies"])) in result.stdout


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"seed": "0" * 64}, "seed"),
        ({"seed": None}, "seed is missing"),
        ({"entropy": ["more"]}, "ply 0: chance"),
        ({"board_hash": "0" * 64}, "--board"),
        ({"rules_version": 99}, "rules_version is 99"),
        ({"facts": "0" * 64}, "facts"),
        ({"players": 3}, "seats: 2"),
        ({"players": 3, "seats": ["a", "b", "c"]}, "ply 0"),
        ({"players": 9}, "players"),
    ],
)
def test_what_was_changed_is_found(
    run: Run, record: Path, tmp_path: Path, fields: dict[str, Any], named: str
) -> None:
    for command in ("verify", "replay", "replay --ply 3"):
        result = run(command, str(changed(record, tmp_path, **fields)))
        assert (result.exit_code, result.stdout) == (1, "")
        assert named in result.stderr


def test_another_game_is_no_game_of_the_house(run: Run, record: Path, tmp_path: Path) -> None:
    result = run("verify", str(changed(record, tmp_path, game="chess")))
    assert result.exit_code == 2
    assert "unknown game 'chess'" in result.stderr


def test_a_running_game_is_verified_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    run(f"play {GAME} --players 2", typed=f"1\nsave {path}\nquit\n")
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "not played to its end" in result.stdout
