"""`chapterhouse` alone: the menu asks, then the game begins."""

from pathlib import Path
from typing import Any

import pytest

from chapterhouse.cli.words import Words
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.words import words
from chapterhouse.kernel.phrases import option_help_say, option_say
from chapterhouse.kernel.record import from_json
from chapterhouse.kernel.texts import LANGUAGES
from tests.cli.conftest import Run


def seats(home: Path) -> list[tuple[str, ...]]:
    return [from_json(path.read_bytes()).seats for path in sorted((home / "games").glob("*.json"))]


def test_enter_takes_what_stands_in_brackets(run: Run, home: Path) -> None:
    result = run("", typed="\nmonasterium\n\n\n\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Which game? [1]" in result.stdout
    assert seats(home) == [("human", "greedy")]


@pytest.mark.parametrize(("lang", "leave"), [("it", "esci"), ("de", "ende")])
def test_all_of_it_may_be_chosen(run: Run, home: Path, lang: str, leave: str) -> None:
    run("", typed=f"{lang}\nmonasterium\n3\nrandom,human,greedy\n\n{leave}\n")
    assert seats(home) == [("random", "human", "greedy")]


def test_a_wrong_answer_is_asked_again(run: Run, home: Path) -> None:
    result = run("", typed="fr\nen\nchess\nmonasterium\n7\n2\nhuman,robot\nhuman\nmaybe\nyes\nquit\n")
    assert result.exit_code == 0
    for named in ("en, it, de", "monasterium", "2, 3, 4", "unknown seat 'robot'", "yes, no"):
        assert named in result.stdout
    assert seats(home) == [("human", "human")]


def test_a_running_game_is_offered(run: Run, home: Path) -> None:
    run("", typed="\nmonasterium\n\n\n\n1\nquit\n")
    result = run("", typed="\nyes\n1\nquit\n")
    assert "Go on with monasterium-" in result.stdout
    assert len(seats(home)) == 1
    run("", typed="\nno\nmonasterium\n\n\n\nquit\n")
    assert len(seats(home)) == 2


@pytest.mark.parametrize("typed", ["", "q\n", "en\nq\n", "en\n1\n", "en\n1\n2\nquit\n", "en\n1\n2\n\nq\n"])
def test_leaving_the_menu(run: Run, home: Path, typed: str) -> None:
    assert run("", typed=typed).exit_code == 0
    assert seats(home) == []


def options(home: Path) -> dict[str, Any]:
    """The options of the one game that was begun."""
    (path,) = (home / "games").glob("*.json")
    return dict(from_json(path.read_bytes()).options)


def test_options_are_asked_with_their_words_and_enter_takes_the_usual_value(run: Run, home: Path) -> None:
    """By number, by their words, as they stand in records, or by Enter."""
    result = run("", typed="\ntempler\ntemplar\n3\n\nno\n\nyes\n2\ntrue\nquit\n")
    assert result.exit_code == 0, result.output
    w = words("en", load_game("templar"))
    for option in load_game("templar").options.options:
        assert w.say(option_say(option.name)) in result.stdout
        assert w.say(option_help_say(option.name)) in result.stdout
    told = {"illustrator": True, "first_game": True, "starting_player": 0, "table_penalty": True}
    assert options(home) == told


def test_an_option_that_does_not_fit_is_asked_again(run: Run, home: Path) -> None:
    result = run("", typed="\nluna\n2\n\nno\npreset\nchosen\nrandom\n9\n3\n\nquit\n")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("Figures [") == 2  # chosen figures do not go with the preset set-up
    assert result.stdout.count("expected") >= 1
    assert options(home) == {"setup": "preset", "figures": "random", "level": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_enter_alone_goes_through_all_options_of_every_game(
    run: Run, home: Path, game: str, lang: str
) -> None:
    no, enough = Words(lang)("no"), "\n" * len(load_game(game).options.options)
    run("", typed=f"{lang}\n{game}\n\nhuman\n{no}\n{enough}\n")
    table = load_game(game)
    assert options(home) == {option.name: option.default for option in table.options.options}
