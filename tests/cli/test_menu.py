"""`chapterhouse` alone: the menu asks, then the game begins."""

from pathlib import Path

import pytest

from chapterhouse.kernel.record import from_json
from tests.cli.conftest import Run


def seats(home: Path) -> list[tuple[str, ...]]:
    return [from_json(path.read_bytes()).seats for path in sorted((home / "games").glob("*.json"))]


def test_enter_takes_what_stands_in_brackets(run: Run, home: Path) -> None:
    result = run("", typed="\nmonasterium\n\n\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Which game? [1]" in result.stdout
    assert seats(home) == [("human", "greedy")]


@pytest.mark.parametrize(("lang", "leave"), [("it", "esci"), ("de", "ende")])
def test_all_of_it_may_be_chosen(run: Run, home: Path, lang: str, leave: str) -> None:
    run("", typed=f"{lang}\nmonasterium\n3\nrandom,human,greedy\n{leave}\n")
    assert seats(home) == [("random", "human", "greedy")]


def test_a_wrong_answer_is_asked_again(run: Run, home: Path) -> None:
    result = run("", typed="fr\nen\nchess\nmonasterium\n7\n2\nhuman,robot\nhuman\nquit\n")
    assert result.exit_code == 0
    for named in ("en, it, de", "monasterium", "2, 3, 4", "unknown seat 'robot'"):
        assert named in result.stdout
    assert seats(home) == [("human", "human")]


def test_a_running_game_is_offered(run: Run, home: Path) -> None:
    run("", typed="\nmonasterium\n\n\n1\nquit\n")
    result = run("", typed="\nyes\n1\nquit\n")
    assert "Go on with monasterium-" in result.stdout
    assert len(seats(home)) == 1
    run("", typed="\nno\nmonasterium\n\n\nquit\n")
    assert len(seats(home)) == 2


@pytest.mark.parametrize("typed", ["", "q\n", "en\nq\n", "en\n1\n", "en\n1\n2\nquit\n"])
def test_leaving_the_menu(run: Run, home: Path, typed: str) -> None:
    assert run("", typed=typed).exit_code == 0
    assert seats(home) == []
