"""The words of Monasterium's scene, and its text board.

The boards in `golden/` are compared letter by letter. After a change that is meant, write them anew
and look at them: `python -m tests.games.monasterium.test_scene_words`.
"""

import re
from pathlib import Path

import pytest

from chapterhouse.games.monasterium.game import GAME
from chapterhouse.kernel.phrases import text_id
from chapterhouse.kernel.scene import Scene
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, text_files, texts
from tests.games.monasterium.scenes import (
    a_common_room,
    random_table,
    rolling_again,
    seen,
)
from tests.kernel.ftl import faults as text_faults
from tests.kernel.ftl import messages, parts

GOLDEN = Path(__file__).parent / "golden"

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


# -- the text board ----------------------------------------------------------------------------


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
