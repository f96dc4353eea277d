"""Whatever is typed wrong: one line that names what was expected, and an exit code."""

from pathlib import Path

import pytest

from chapterhouse.cli import COMMANDS, house
from chapterhouse.cli.faults import code_of
from chapterhouse.games.library import game_ids
from tests.cli.conftest import Run

GAME = "monasterium"
GAMES = " or ".join([", ".join(game_ids()[:-1])] * (len(game_ids()) > 1) + [game_ids()[-1]])


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("dance", "expected games, play, simulate"),
        ("--dance", "--dance"),
        ("play", f"Expected {GAMES}"),
        ("play chess", f"unknown game 'chess': expected {GAMES}"),
        (f"play {GAME}", "--players 2, 3 or 4"),
        (f"play {GAME} --players 7", "7 is refused; expected one of 2, 3, 4"),
        (f"play {GAME} --players many", "'many' is not a valid integer"),
        (f"play {GAME} --seats human,robot", "unknown seat 'robot': expected human, random, greedy"),
        (f"play {GAME} --seats human", "1 is refused; expected one of 2, 3, 4"),
        (f"play {GAME} --lang fr --players 2", "'fr' is not one of 'en', 'it', 'de'"),
        (f"play {GAME} --resume --players 2", "are for new ones"),
        (f"play {GAME} --resume", "expected --resume FILE"),
        ("play --resume /no/such/file", "/no/such/file: No such file"),
        (f"simulate {GAME}", "--players 2, 3 or 4"),
        (f"simulate {GAME} --bots human", "unknown bot 'human': expected random, greedy"),
        (f"simulate {GAME} --bots random,greedy --players 3", "expected one name, or 3 for 3 players"),
        (f"simulate {GAME} --players 2 --games 0", "0 is not in the range"),
        (f"simulate {GAME} --players 2 --option moon=full", "expected start_player or missions"),
        (f"simulate {GAME} --players 2 --option players=2", "unknown option 'players'"),
        (f"simulate {GAME} --players 2 --option start_player=2", "random or a seat from 0 to 1"),
        (f"simulate {GAME} --players 2 --option missions=A1,A2", "six different ids"),
        (f"simulate {GAME} --players 2 --option missions", "expected NAME=VALUE"),
        (f"simulate {GAME} --players 2 --board /no/board", "does not exist"),
        (f"simulate {GAME} --bots search:ten,random", "iterations like 2000"),
        (f"trace {GAME}", "--players 2, 3 or 4"),
        (f"trace {GAME} --bots random", "1 is refused; expected one of 2, 3, 4"),
        ("replay /no/record", "does not exist"),
        ("verify /no/record", "does not exist"),
        (f"why {GAME} take --players 2", "expected 'take SPACE' with SPACE 1 to 6"),
        (f"why {GAME} dance --players 2", "a line beginning with place, reroll"),
        (f"why {GAME} decline", "--players 2, 3 or 4"),
        (f"why {GAME} decline --players 2 --ply 3", "expected a RECORD"),
        ("why nowhere decline", "monasterium"),
        ("rules chess", "unknown game 'chess'"),
        (f"rules {GAME} M-999", "unknown rule 'M-999'"),
        ("board show chess", "unknown game 'chess'"),
        ("board check /no/board", "does not exist"),
        ("warm chess", "unknown game 'chess'"),
        ("bench chess", "unknown game 'chess'"),
        ("games --dance", "--dance"),
    ],
)
def test_what_is_wrong_is_named_in_one_line(run: Run, line: str, named: str) -> None:
    result = run(line)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert named in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_record_that_is_none_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    for line in ("replay", "verify", "why", "play --resume"):
        result = run(line, str(tmp_path / "bad.json"), *(["decline"] if line == "why" else []))
        assert result.exit_code == 1, line
        assert "bad.json: record: " in result.stderr


def test_a_ply_that_a_record_does_not_have(run: Run, record: Path) -> None:
    result = run("replay --ply 9999", str(record))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "the decisions of the record" in result.stderr


def test_a_fault_in_the_house_stays_a_traceback_of_its_own() -> None:
    """Only errors that are a user's are turned into lines."""
    with pytest.raises(ZeroDivisionError):
        code_of(ZeroDivisionError())


def test_a_stop_has_the_exit_code_of_one() -> None:
    assert code_of(KeyboardInterrupt()) == 130


def test_help_lists_every_command(run: Run) -> None:
    text = run("--help").stdout
    assert all(f"\n  {name} " in text for name in COMMANDS)
    assert house.list_commands(None) == list(COMMANDS)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    result = run(f"{name} --help")
    assert result.exit_code == 0
    assert "Usage: " in result.stdout


def test_a_group_alone_shows_its_help(run: Run) -> None:
    assert "show" in run("board").stdout


def test_the_version(run: Run) -> None:
    assert run("--version").stdout.startswith("chapterhouse, version ")
