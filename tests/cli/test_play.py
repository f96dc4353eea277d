"""`chapterhouse play`: whole games typed into the terminal, in every language, and interrupted ones."""

import dataclasses
import json
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from chapterhouse.cli import session
from chapterhouse.cli.play import go_on
from chapterhouse.cli.words import Words
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.fairness import seed_from_text
from chapterhouse.kernel.record import from_json, replay
from chapterhouse.kernel.table import Table
from tests.cli.conftest import Run, output, start

GAME = "monasterium"
LANGUAGES = ("en", "it", "de")
PLAY = f"play {GAME} --seats human,random --seed s --option start_player=0"
BOARD = Path(__file__).resolve().parents[2] / "src/chapterhouse/games/monasterium/board.toml"


def saved(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.json"))


def words(lang: str) -> Words:
    return Words(lang, load_game(GAME))


# -- whole games --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers(run: Run, home: Path, lang: str) -> None:
    result = run(f"{PLAY} --lang {lang}", typed="1\n" * 500)
    assert result.exit_code == 0, result.output
    record = from_json(saved(home)[0].read_bytes())
    assert record.result is not None
    sheet = [line for line in result.stdout.splitlines() if line.startswith(words(lang)("total"))]
    assert [int(n) for n in sheet[-1].split()[1:]] == list(record.result.scores)
    assert "{" not in result.stdout
    replay(record, load_game(GAME))


def test_a_whole_game_by_notation(
    run: Run, home: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people at one keyboard type what two bots have played; capitals and spaces do not matter."""
    plies = [ply["action"] for ply in json.loads(record.read_text())["plies"]]
    typed = [text.upper().replace(" ", "   ") for text in plies]
    seed = json.loads(record.read_text())["seed"]
    # Drawing a board for every turn of two people would take most of the time.
    monkeypatch.setattr(session, "board_text", lambda scene, words, scroll: "")
    result = run(f"play {GAME} --players 2 --seats human --seed {seed}", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    played = from_json(saved(home)[0].read_bytes())
    assert [ply.action for ply in played.plies] == plies
    assert played.seats == ("human", "human")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_played_to_its_end_with_every_number_of_players(
    run: Run, home: Path, game_id: str
) -> None:
    for players in load_game(game_id).options.players:
        result = run(f"play {game_id} --seats random --players {players} --seed s --lang de")
        assert result.exit_code == 0, result.output
        assert "Traceback" not in result.output
        record = from_json(max(saved(home), key=lambda path: path.stat().st_mtime_ns).read_bytes())
        assert record.result is not None
        sheet = [line for line in result.stdout.splitlines() if line.startswith(("Summe", "Vorsprung"))]
        assert [int(n) for n in sheet[-1].split()[1:]] == list(record.result.scores)


def test_the_score_sheet_of_a_game_alone_has_the_opponents_points_too(run: Run, home: Path) -> None:
    lines = run("play luna --seats greedy --players 1 --seed s").stdout.splitlines()
    total, lead = ([int(n) for n in line.split()[1:]] for line in lines if line.startswith(("Total", "Lead")))
    assert lead == [total[0] - total[1]]
    assert any(line.startswith("temple") and len(line.split()) == 3 for line in lines)


def test_bots_alone_play_to_the_end(run: Run, home: Path) -> None:
    result = run(f"play {GAME} --seats greedy --players 2 --seed s")
    assert result.exit_code == 0
    assert "Red (greedy)" in result.stdout
    assert from_json(saved(home)[0].read_bytes()).result is not None


def test_without_names_one_human_plays_against_greedy_bots(run: Run, home: Path) -> None:
    run(f"play {GAME} --players 3")
    assert from_json(saved(home)[0].read_bytes()).seats == ("human", "greedy", "greedy")


@pytest.mark.parametrize("width", ["40", "80", "140"])
def test_lines_fit_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    text = run(PLAY, typed="1\n" * 20).stdout
    # What follows an answer on its line is typed by the user.
    lines = [line for line in text.splitlines() if " > " not in line and "/" not in line]
    assert max(len(line) for line in lines) <= int(width)
    assert "\x1b" not in text


# -- commands -----------------------------------------------------------------------------


def typed(run: Run, *lines: str, lang: str = "en") -> str:
    result = run(f"{PLAY} --lang {lang}", typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.stdout


def answer(run: Run, line: str, lang: str = "en") -> str:
    """What is said between a line and the next prompt."""
    return typed(run, line, lang=lang).partition(f" > {line}\n")[2].rpartition("\n")[0].rpartition(" > ")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_in_every_language(run: Run, lang: str) -> None:
    """By its own word and by the English one."""
    say = words(lang)
    for name in ("help", "board", "scores", "log", "rules"):
        own = say.list(f"command-{name}")[0]
        assert answer(run, own, lang) == answer(run, name, lang) != "", name
    assert say("command-undo") in answer(run, "help", lang)


def test_help_names_a_rule_of_the_game(run: Run) -> None:
    for game_id in game_ids():
        shown = run(f"play {game_id} --seats human --players 2 --seed s", typed="help\nquit\n").stdout
        line = next(line for line in shown.splitlines() if line.strip().startswith("rules"))
        (named,) = re.findall(r"[A-Z]-\d+", line)
        assert run(f"rules {game_id} {named}").exit_code == 0


def test_a_refused_action_gives_its_reason_and_rule(run: Run) -> None:
    text = typed(run, "take 5", "why take 5", "why 1", "why", "1", "scores")
    assert text.count("Not allowed: this is not to be decided now (M-29).") == 2
    assert "is legal: Place all dice" in text
    assert "Why what?" in text


def test_what_cannot_be_read_is_said_with_what_could(run: Run) -> None:
    text = typed(run, "dance", "99", "0", "why dance")
    assert text.count("Type a number from 1 to") == 3
    assert 'an action such as "place ' in text


def test_an_empty_line_asks_again(run: Run) -> None:
    prompt = "Choose a number"
    assert typed(run, "", "").count(prompt) == typed(run).count(prompt) + 2


def test_undo_goes_back_to_the_last_roll(run: Run, home: Path) -> None:
    table = Table(load_game(GAME), 2, {"start_player": 0}, seed=seed_from_text("s"))
    pick = next(text for text in map(table.game.alphabet.text, table.legal()) if text.startswith("reroll"))
    text = typed(run, "undo", pick, "undo", "quit")
    assert "There is nothing to take back" in text
    assert "Taken back: Pick a " in text
    assert from_json(saved(home)[0].read_bytes()).plies == ()


def test_undo_stops_where_dice_were_rolled(run: Run, home: Path) -> None:
    text = typed(run, "1", "undo")
    assert "This cannot be taken back" in text
    assert len(from_json(saved(home)[0].read_bytes()).plies) >= 1


def test_the_log_and_a_part_of_it(run: Run) -> None:
    assert "Set-up" in typed(run, "1", "1", "log 0").rpartition("log 0")[2]
    assert "Set-up" not in typed(run, "1", "1", "log 1").rpartition("log 1")[2]


def test_rules_by_id(run: Run) -> None:
    assert "M-57 Bonus: personal die" in typed(run, "rules m-57")
    assert "unknown rule 'M-999'" in typed(run, "rules M-999")
    assert "M-1 M-2" in typed(run, "rules")


def test_save_writes_a_whole_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "copy.json"
    text = typed(run, "1", f"save {path}", "save", "save /proc/none/x.json")
    assert f"Saved in {path}" in text
    assert "Add a file name" in text
    assert "/proc/none/x.json: " in text
    table = replay(from_json(path.read_bytes()), load_game(GAME), upto=1)
    assert table.ply == 1


def test_bots_are_told_in_words_under_their_name(run: Run) -> None:
    text = typed(run, "1")
    assert "\nBlue (random)\n  " in text
    assert "random" not in text.rpartition("Blue (random)")[2]


# -- going on -----------------------------------------------------------------------------


def test_resume_goes_on_with_the_last_game(run: Run, home: Path) -> None:
    run(PLAY, typed="1\n" * 5)
    before = from_json(saved(home)[0].read_bytes())
    for line in (f"play {GAME} --resume", "play --resume", f"play --resume {saved(home)[0]}"):
        run(line, typed="1\n" * 2)
    (path,) = saved(home)
    after = from_json(path.read_bytes())
    assert len(after.plies) > len(before.plies)
    assert after.plies[: len(before.plies)] == before.plies
    assert after.seats == ("human", "random")


def test_a_finished_game_is_not_gone_on_with(run: Run, home: Path) -> None:
    run(f"play {GAME} --seats random --players 2")
    assert run("play --resume").exit_code == 2
    result = run(f"play --resume {saved(home)[0]}")
    assert result.exit_code == 0
    assert "share the victory" in result.stdout or " wins" in result.stdout


def test_a_copy_of_a_game_stays_as_it_is(run: Run, home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    typed(run, "1", f"save {copy}")
    text = copy.read_text()
    run(f"play --resume {copy}", typed="1\n1\n")
    assert copy.read_text() == text
    assert len(saved(home)) == 2


def test_other_players_may_take_the_seats_of_a_saved_game(run: Run, home: Path) -> None:
    run(PLAY, typed="1\n" * 3)
    run("play --resume --seats random", typed="")
    assert from_json(saved(home)[0].read_bytes()).result is not None


def test_the_game_of_a_saved_game_must_be_the_one_asked_for(record: Path) -> None:
    other = dataclasses.replace(load_game(GAME), id="other", title="Other")
    with pytest.raises(BadOption, match="a game of Other; this one is Monasterium"):
        go_on(record, other, None, "en", None)


def test_a_board_of_ones_own_is_remembered(run: Run, home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = BOARD.read_text(encoding="utf-8")
    assert "\nwindow_tiles = 40" in text
    mine.write_text(text.replace("\nmin_age = 12", "\nmin_age = 13"), encoding="utf-8")
    run(f"{PLAY} --board {mine}", typed="1\n")
    mine.unlink()
    plies = len(from_json(saved(home)[0].read_bytes()).plies)
    assert run("play --resume", typed="1\n").exit_code == 0
    assert len(from_json(saved(home)[0].read_bytes()).plies) > plies


# -- interrupted --------------------------------------------------------------------------


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end, "nothing happened for a minute"
        time.sleep(0.02)


def plies(home: Path) -> int:
    found = saved(home)
    return len(json.loads(found[0].read_text())["plies"]) if found else -1


def test_ctrl_c_in_the_middle_loses_nothing(home: Path) -> None:
    process = start(*PLAY.split())
    assert process.stdin is not None
    process.stdin.write("1\n1\n1\n")
    process.stdin.flush()
    wait_for(lambda: plies(home) >= 3)
    time.sleep(0.2)
    kept = plies(home)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "play --resume" in out
    assert plies(home) == kept
    output_of = output_with(["play", "--resume"], "1\n")
    assert "Red (you) > 1" in output_of
    assert plies(home) > kept


def output_with(args: list[str], typed_in: str) -> str:
    process = start(*args)
    out, err = process.communicate(typed_in, timeout=60)
    assert process.returncode == 0, err
    return out


def test_a_killed_game_goes_on(home: Path) -> None:
    process = start(*PLAY.split())
    assert process.stdin is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    wait_for(lambda: plies(home) >= 2)
    process.kill()
    process.communicate()
    kept = plies(home)
    output_with(["play", "--resume"], "1\n")
    assert plies(home) > kept
    assert not list(home.rglob("*.part"))


def test_nothing_is_coloured_in_a_pipe(home: Path) -> None:
    assert "\x1b" not in output(*f"play {GAME} --players 2 --seats random --seed s".split())


# -- decisions that all make at once, tries that cost -------------------------------------

TEMPLAR = "play templar --seed s --option starting_player=0 --option first_game=true"


def test_undo_does_not_look_at_what_another_has_sealed(run: Run, home: Path) -> None:
    """templar T-8: neither a bot's card nor that of a neighbour at the keyboard is shown or taken back."""
    for seats, lines in (("random,human", ["1"]), ("human,human", ["1", "1", "choose maria"])):
        result = run(f"{TEMPLAR} --seats {seats}", typed="\n".join([*lines, "undo", "log", "quit"]) + "\n")
        after = result.stdout.partition(" > undo")[2]
        assert "cannot be taken back" in after, result.stdout
        assert not any(word in after for word in ("Taken back", "Choose Maria", "Maria\n"))


def test_a_refused_try_that_costs_is_told_and_kept(run: Run, home: Path) -> None:
    """templar T-96: leaving the table does not undo it."""
    lines = ["1", "1", "choose porticus", "choose severus", "door 5-6", "move severus 12"]
    result = run(
        f"{TEMPLAR} --seats human,human --option table_penalty=true",
        typed="\n".join([*lines, "play severus", "quit", ""]),
    )
    told = result.stdout.rpartition("is blocked")[2]
    assert "Severus stays in hand" in told, result.stdout
    assert "-1 point" in told
    assert from_json(saved(home)[0].read_bytes()).plies[-1].action == "penalty severus"
