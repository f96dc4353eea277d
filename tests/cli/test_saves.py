"""Files are written whole or not at all, and the last running game is found."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from chapterhouse.cli.options import language, seat_names, seed_of
from chapterhouse.cli.saves import NoSave, data_folder, last_game, new_save, read_record, write_text
from chapterhouse.cli.screen import heeded, unbroken
from chapterhouse.games.library import load_game
from chapterhouse.kernel.errors import BadOption, BadRecord, UnknownName
from chapterhouse.kernel.fairness import seed_from_text


def test_a_file_is_replaced_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "new" / "file.txt"
    write_text(path, "one")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "two \ud800")
    assert path.read_text() == "one"
    assert os.listdir(path.parent) == ["file.txt"]


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "chapterhouse"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "chapterhouse"


def test_two_games_never_share_a_file(home: Path) -> None:
    game = load_game("monasterium")
    first = new_save(game)
    write_text(first, "{}")
    assert new_save(game) != first


def test_the_last_running_game(home: Path) -> None:
    with pytest.raises(NoSave, match="expected --resume FILE"):
        last_game()
    texts = ('{"result": null}', '{"result": null}', '{"result": {}}', "damaged")
    for at, text in enumerate(texts):
        path = home / "games" / f"monasterium-{at}.json"
        write_text(path, text)
        os.utime(path, (at, at))
    assert last_game("monasterium").name == last_game().name == "monasterium-1.json"
    with pytest.raises(NoSave):
        last_game("luna")


def test_a_bad_record_names_its_file(tmp_path: Path) -> None:
    write_text(tmp_path / "x.json", "[]")
    with pytest.raises(BadRecord, match=r"x\.json: record"):
        read_record(tmp_path / "x.json")


def test_ctrl_c_waits_for_what_belongs_together() -> None:
    done = []

    def together() -> None:
        with unbroken():
            os.kill(os.getpid(), signal.SIGINT)
            done.append(1)

    with pytest.raises(KeyboardInterrupt):
        together()
    assert done == [1]


def lose_a_ctrl_c() -> None:
    """As a callback from compiled code does."""
    with suppress(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)


def lose_a_ctrl_c_and_end() -> None:
    lose_a_ctrl_c()
    raise EOFError


def test_a_ctrl_c_that_went_astray_is_heeded() -> None:
    with heeded() as pressed:
        assert not pressed()
        lose_a_ctrl_c()
        assert pressed()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_end_of_the_input_after_a_ctrl_c_is_an_interruption() -> None:
    with pytest.raises(EOFError), heeded():
        raise EOFError
    with pytest.raises(KeyboardInterrupt), heeded():
        lose_a_ctrl_c_and_end()


# -- options ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "it", "LC_ALL": "C.UTF-8"}, "it"),
        ({"LANG": "it", "LC_MESSAGES": "de"}, "de"),
    ],
)
def test_the_language_of_an_environment(env: dict[str, str], lang: str) -> None:
    assert language(env) == lang


def test_seeds() -> None:
    seed = seed_from_text("s")
    assert seed_of("s") == seed_of(seed.hex()) == seed
    assert seed_of("ab") == seed_from_text("ab")
    assert seed_of(" " + seed.hex()) != seed


def test_who_sits_where() -> None:
    known, default = ["human", "greedy", "search"], ["human", "greedy"]
    names = [
        seat_names(None, 3, known, default, "seat"),
        seat_names(["greedy"], 2, known, default, "seat"),
        seat_names(["human", "search:9"], None, known, default, "seat"),
        seat_names(None, None, known, default, "seat"),
    ]
    assert names == [("human", "greedy", "greedy"), ("greedy", "greedy"), ("human", "search:9"), None]
    with pytest.raises(BadOption, match="one name, or 3"):
        seat_names(["human", "human"], 3, known, default, "seat")
    with pytest.raises(UnknownName):
        seat_names(["robot"], 3, known, default, "seat")
