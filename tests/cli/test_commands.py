"""The commands that only tell: games, rules, board, why, warm."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chapterhouse.cli.board import game_of
from chapterhouse.games.library import game_ids, load_game
from tests.cli.conftest import Run, output

GAME = "monasterium"
TOML = Path(__file__).resolve().parents[2] / "src/chapterhouse/games/monasterium/board.toml"


# -- games --------------------------------------------------------------------------------


def test_games_as_json(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games --json").stdout)}
    assert list(games) == list(game_ids())
    told = games[GAME]
    assert told["title"] == "Monasterium"
    assert told["authors"] == ["Arve D. Fühler"]
    assert told["players"] == [2, 3, 4]
    assert told["options"]["start_player"]["default"] == "random"
    assert told["rules"] > 100
    counts = load_game(GAME).load_board(None).provenance.counts()
    assert told["board_values"] == counts
    assert told["reconstructed"] == counts["reconstructed"] > 0


@pytest.mark.parametrize(("lang", "word"), [("en", "rules"), ("it", "regole"), ("de", "Regeln")])
def test_games_for_people(run: Run, lang: str, word: str) -> None:
    text = run(f"games --lang {lang}").stdout
    assert "Monasterium (dlp games 2020)" in text
    assert "setup=standard (standard, preset)" in text
    assert ("two of each" in " ".join(text.split())) == (lang == "en")
    assert "start_player=random" in text
    assert word in text


def test_the_language_is_that_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Spieler" in run("games").stdout
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "giocatori" in run("games").stdout


def test_games_rules_and_boards_load_no_compiler() -> None:
    code = (
        "import sys; from click.testing import CliRunner; from chapterhouse.cli import house\n"
        "for line in ('games', 'rules monasterium M-1', 'board show monasterium', '--help'):\n"
        "    assert CliRunner().invoke(house, line.split()).exit_code == 0, line\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- rules --------------------------------------------------------------------------------


def test_all_rules(run: Run) -> None:
    text = run(f"rules {GAME}").stdout
    assert "\nM-1 Dice spaces\n" in text
    assert "\nK-1\n" in text


def test_one_rule_in_every_language(run: Run) -> None:
    texts = {run(f"rules {GAME} m-57 --lang {lang}").stdout for lang in ("en", "it", "de")}
    assert len(texts) == 3
    assert all(text.startswith("M-57 ") for text in texts)


def test_what_goes_beyond_the_rulebooks_is_said(run: Run) -> None:
    assert "Beyond the rulebooks: inferred." in run(f"rules {GAME} M-57").stdout


def test_coverage_and_its_exit_code(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from chapterhouse.cli import rules
    from chapterhouse.kernel.coverage import Coverage, Row

    result = run(f"rules {GAME} --coverage")
    assert "M-57" in result.stdout
    for row, code in ((Row("M-1", False, (), ()), 1), (None, 0)):
        table = Coverage((row,) if row else ())
        monkeypatch.setattr(rules, "coverage", lambda *folders, made=table: made)
        assert run(f"rules {GAME} --coverage").exit_code == code


# -- board --------------------------------------------------------------------------------


def test_board_show(run: Run) -> None:
    shown = json.loads(run(f"board show {GAME} --json").stdout)
    board = load_game(GAME).load_board(None)
    assert shown["board"] == board.digest
    assert [tuple(v.values()) for v in shown["values"]] == list(board.leaves())
    text = run(f"board show {GAME}").stdout
    assert all(f"\n{path} " in f"\n{text}" for path, _, _ in board.leaves())
    assert "reconstructed: " in text


def test_a_board_that_can_be_played_on(run: Run) -> None:
    result = run("board check", str(TOML))
    assert result.exit_code == 0
    assert "can be played on" in result.stdout


def test_every_fault_of_a_board_is_named(run: Run, tmp_path: Path) -> None:
    text = TOML.read_text(encoding="utf-8")
    bad = tmp_path / "mine.toml"
    text = text.replace("board_sides = 2", "board_sides = 'two'")
    bad.write_text(text.replace("book_tiles = 12", "ink = 3"))
    result = run("board check", str(bad))
    assert result.exit_code == 1
    for key in ("components.board_sides", "components.ink"):
        assert f"mine.toml: {key}" in result.stderr


def test_the_game_of_a_board_file(run: Run, tmp_path: Path) -> None:
    assert game_of(TOML).id == GAME
    for text, code, named in (
        ("schema = 1", 1, "meta.game: missing"),
        ('[meta]\ngame = "Chess"', 2, "Monasterium"),
    ):
        (tmp_path / "x.toml").write_text(text)
        result = run("board check", str(tmp_path / "x.toml"))
        assert (result.exit_code, named in result.stderr) == (code, True)


def test_a_game_by_name_for_a_board_that_does_not_say(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("schema = 1")
    result = run("board check --game monasterium", str(tmp_path / "x.toml"))
    assert result.exit_code == 1
    assert "meta" in result.stderr


# -- why ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_why_on_a_fresh_table(run: Run, lang: str) -> None:
    refused = run(f"why {GAME} --players 2 --lang {lang}", "take 5")
    assert refused.exit_code == 1
    assert refused.stdout.startswith("take 5 ")
    assert "(M-" in refused.stdout
    legal = [run(f"why {GAME} --players 2 --seed s --lang {lang}", f"place {n}") for n in range(1, 7)]
    assert {result.exit_code for result in legal} == {0, 1}
    assert all("(M-26)" in result.stdout for result in legal if result.exit_code)


def test_why_at_a_place_in_a_record(run: Run, record: Path) -> None:
    action = json.loads(record.read_text())["plies"][10]["action"]
    assert run("why --ply 10", str(record), action).exit_code == 0
    result = run("why", str(record), action)
    assert result.exit_code == 1
    assert "over" in result.stdout


# -- warm ---------------------------------------------------------------------------------


def test_warm_is_silent_and_quick_the_second_time(run: Run) -> None:
    run("warm")
    start = time.monotonic()
    result = run(f"warm {GAME}")
    assert (result.exit_code, result.output) == (0, "")
    assert time.monotonic() - start < 30  # a compilation would take longer


def test_the_module_is_the_command() -> None:
    assert "Monasterium" in output("games")
