"""The house's own words: the same messages, with the same arguments, in all languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.bots.bot import makers
from chapterhouse.games.library import load_game
from chapterhouse.house import events as ev
from chapterhouse.house import words as words_module
from chapterhouse.house.errors import STATUS, No
from chapterhouse.house.opening import Opening, settled
from chapterhouse.house.wishes import BOTS
from chapterhouse.house.words import known_language, words
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.texts import LANGUAGES, text_files

FOLDER = Path(words_module.__file__).parent


def messages(lang: str) -> dict[str, set[str]]:
    """Every message with the arguments it names."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in text_files(FOLDER, lang))
    found = re.findall(r"^(house-[\w-]+) =(.*(?:\n +.*)*)", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_there_is_a_word_for_everything() -> None:
    known = set(messages("en"))
    silent = {"dealt", "played", "penalty"}  # told in the words of the game
    events = {body.__struct_config__.tag for body in ev.AnyBody.__args__} - silent
    wanted = {f"house-refused-{code.replace('_', '-')}" for code in STATUS}
    wanted |= {f"house-event-{str(kind).replace('_', '-')}" for kind in events - {"proposed", "stand_in"}}
    wanted |= {f"house-bot-{bot}" for bot in BOTS}
    assert wanted - known == {"house-event-stand-in"} - known


def test_every_word_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    made = (
        "refused-",
        "event-",
        "by-",
        "motion-",
        "bot-",
        "page-kind-",
        "page-clock-",
        "page-phase-",
        "span-",
    )
    for name in messages("en"):
        short = name.removeprefix("house-")
        assert f'"{short}"' in sources or short.startswith(made), name


def test_bots_that_may_be_called_exist() -> None:
    assert set(BOTS) <= set(makers())


def test_unknown_languages_are_english() -> None:
    assert [known_language(lang) for lang in ("it", "xx", None, "")] == ["it", "en", "en", "en"]
    assert words("de").bot("monk") == "Mönch"
    assert words("de").bot("run:anything") == "run:anything"


@pytest.mark.parametrize(
    ("game", "players", "options", "said"),
    [
        ("templar", 5, {"illustrator": False}, "“no” does not go with this table. Whether Stephanus"),
        ("luna", 1, {"setup": "preset"}, "“preset” does not go with this table. Standard, or"),
        ("luna", 2, {"level": 3}, "Level: “3” does not go"),
        ("monastery", 3, {"pairs": True}, "Pairs: “yes” does not go"),
        ("monastery", 3, {"start": "by chance"}, "“by chance” does not go"),
    ],
)
def test_an_option_is_refused_in_the_words_of_its_game(
    game: str, players: int, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(No) as found:
        settled(Engine(load_game(game)), Opening(game, players, options))
    assert said in words("en").refusal(found.value)
    assert len({words(lang).refusal(found.value) for lang in LANGUAGES}) == len(LANGUAGES)
