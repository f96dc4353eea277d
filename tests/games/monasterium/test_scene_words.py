"""The words of Monasterium's scene, and its text board.

The boards in `golden/` are compared letter by letter. After a change that is meant, write them anew
and look at them: `python -m tests.games.monasterium.test_scene_words`.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from chapterhouse.games.monasterium.game import GAME
from chapterhouse.kernel.phrases import text_id
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, text_files, texts
from tests.games.monasterium.positions import (
    new_table,
)
from tests.games.monasterium.scenes import (
    BUILT,
    a_common_room,
    an_extra_offer,
    every_scene,
    owners_board,
    random_table,
    rolling_again,
    says,
    seen,
)
from tests.kernel.ftl import faults as text_faults
from tests.kernel.ftl import messages, parts

GOLDEN = Path(__file__).parent / "golden"
WIDTHS = (60, 80, 100, 140)

in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


# -- words -------------------------------------------------------------------------------------


def needed() -> set[str]:
    """Every id that the files of the scene name, and those made of names."""
    literal = re.compile(r'"(scene-[a-z-]*[a-z])"')
    named = {i for path in GAME.folder.glob("scene*.py") for i in literal.findall(path.read_text())}
    prompts = {text_id("scene-prompt", point) for point in GAME.points.values()}
    effects = {f"scene-effect-{name}" for name in ("send", "steps", "upgrade", "score", "window")}
    return (named - {"scene-prompt"}) | prompts | effects


def test_every_language_has_the_same_messages_and_all_are_used() -> None:
    files = {lang: [GAME.folder / "text" / lang / "scene.ftl"] for lang in LANGUAGES}
    inner = {i for lang in LANGUAGES for m in messages(files[lang]).values() for i in parts(m)}
    house = {lang: messages(text_files(HOUSE, lang)) for lang in LANGUAGES}
    assert all(i.startswith("scene-word-") for i in inner)
    assert text_faults(files, needed() | inner, house) == []


@cache
def every_say() -> list[Say]:
    """All messages of many scenes, each once."""
    tables = [random_table(2 + n % 3, n, (n % 2) / 2, plies=17 * n) for n in range(20)]
    owner = Table(GAME, 3, board=owners_board(), seed=b"o" * 32)
    found: dict[str, Say] = {}
    for table in [*tables, *(build() for build in BUILT), owner]:
        for scene in every_scene(table):
            found.update((repr(message), message) for message in says(scene))
    return list(found.values())


@in_all_languages
def test_every_message_of_a_scene_can_be_said(lang: str) -> None:
    for message in every_say():
        words = texts(lang, GAME).exact(message)
        inner = message.id.startswith("scene-word-")
        assert words == words.strip() != "" or inner, message
        assert not set("{}$\n") & set(words), words
        assert "  " not in words, words


@in_all_languages
def test_letters_of_seats_are_unique(lang: str) -> None:
    cards = seen(new_table(4)).seats
    assert len({texts(lang, GAME).exact(card.letter) for card in cards}) == 4


# -- the text board ----------------------------------------------------------------------------


@in_all_languages
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    said = texts(lang, GAME).exact
    late = [random_table(players, 8, plies=plies) for players in (2, 4) for plies in (2, 300)]
    for table in [*late, rolling_again(), an_extra_offer()]:
        for scene in (seen(table, 0), seen(table, spectator=True)):
            board = render(scene, said, width=width)
            assert max(map(cell_len, board.splitlines())) <= width


def boards() -> dict[str, tuple[Scene, int]]:
    """The positions of the golden files, with a width for each."""
    return {
        "two-picking": (seen(rolling_again()), 80),
        "two-middle": (seen(random_table(2, 3, 0.5, plies=90)), 100),
        "three-sending": (seen(a_common_room()), 100),
        "four-late": (seen(random_table(4, 3, 0.5, plies=420)), 140),
        "four-over": (seen(random_table(4, 3, 0.5), spectator=True), 100),
    }


def drawn(lang: str, name: str) -> str:
    scene, width = boards()[name]
    said = texts(lang, GAME).exact
    return "\n".join([render(scene, said, width=width), said(scene.prompt), ""])


NAMES = ("two-picking", "two-middle", "three-sending", "four-late", "four-over")


@in_all_languages
@pytest.mark.parametrize("name", NAMES)
def test_text_boards_look_as_they_did(lang: str, name: str) -> None:
    kept = (GOLDEN / f"{name}.{lang}.txt").read_text(encoding="utf-8")
    assert drawn(lang, name) == kept


def write() -> None:
    """Writes the golden boards anew."""
    GOLDEN.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        for name in NAMES:
            (GOLDEN / f"{name}.{lang}.txt").write_text(drawn(lang, name), encoding="utf-8")


if __name__ == "__main__":
    write()
