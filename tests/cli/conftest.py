"""The command line as a user meets it: typed arguments, text out, an exit code."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from chapterhouse.cli import house

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder of the house, empty; and a terminal of a known size and language."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    return tmp_path / "data" / "chapterhouse"


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command in this process."""

    def call(line: str, *more: str, typed: str = "") -> Result:
        return CliRunner().invoke(house, [*line.split(), *more], input=typed)

    return call


def start(*args: str, **env: str) -> "subprocess.Popen[str]":
    """Starts a command in a process of its own."""
    command = [sys.executable, "-m", "chapterhouse", *args]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", env={**os.environ, **env}
    )


def output(*args: str, **env: str) -> str:
    """What a command prints that goes well."""
    process = start(*args, **env)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return out


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game by random bots."""
    folder = tmp_path_factory.mktemp("records")
    line = f"simulate monasterium --players 2 --games 1 --seed fixed --records {folder} --json"
    result = CliRunner().invoke(house, line.split())
    assert result.exit_code == 0, result.output
    return next(folder.glob("*.json"))
