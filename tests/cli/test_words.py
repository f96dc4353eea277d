"""The terminal's own messages: the same in every language, all of them used, none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chapterhouse.cli
from chapterhouse.cli.choices import Choice, listing
from chapterhouse.cli.session import COMMANDS
from chapterhouse.cli.words import Words
from chapterhouse.games.library import load_game
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.provenance import CLASSES
from chapterhouse.kernel.texts import LANGUAGES

CLI = Path(chapterhouse.cli.__file__).parent


def messages(lang: str) -> dict[str, set[str]]:
    """Ids and the arguments that they read."""
    parsed = FluentParser().parse((CLI / "text" / lang / "cli.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            text = (CLI / "text" / lang / "cli.ftl").read_text(encoding="utf-8")
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_all_languages_say_the_same() -> None:
    assert messages("it") == messages("en") == messages("de")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))
    named = set(re.findall(r'words\(\s*f?"([a-z-]+)"', code)) | {"total"}
    named |= set(re.findall(r'_tell_place\("([a-z-]+)"', code))
    named |= {f"command-{name}" for name in COMMANDS} | {f"help-{name}" for name in COMMANDS}
    named |= {f"class-{name}" for name in CLASSES}
    for prefix in ("games", "simulate", "verify", "board"):
        if re.search(rf'words\(\s*f"{prefix}-{{', code):
            named |= {id_.removeprefix("cli-") for id_ in messages("en") if id_.startswith(f"cli-{prefix}-")}
    assert {f"cli-{name}" for name in named} == set(messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_words_are_unique(lang: str) -> None:
    words = Words(lang, load_game("monasterium"))
    own = [word for name in COMMANDS for word in words.list(f"command-{name}")]
    assert len(own) == len(set(own))
    others = {name: set(COMMANDS) - {name} for name in COMMANDS}
    assert not [name for name in COMMANDS if others[name] & set(words.list(f"command-{name}"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_words_are_no_notation(lang: str) -> None:
    """What begins an action in a game is no command: both are typed at the same prompt."""
    words = Words(lang, load_game("monasterium"))
    notation = {action.text.casefold() for action in load_game("monasterium").alphabet.actions}
    assert not notation & {word for name in COMMANDS for word in words.list(f"command-{name}")}


def test_messages_of_the_game_may_be_arguments() -> None:
    words = Words("it", load_game("monasterium"))
    assert words("seat", seat=seat_say(0), who="x") == "Rosso (x)"


# -- lists of choices ---------------------------------------------------------------------

SOME = [Choice(n, f"place {n}", f"Place all dice that show {n}", "1 neutral") for n in range(1, 7)]
MANY = [Choice(n, f"act {n}", f"Standard action of column {n}") for n in range(1, 25)]


def test_a_short_list_has_a_line_each_with_its_hint() -> None:
    assert listing(SOME, 80)[0] == "1  place 1  Place all dice that show 1 (1 neutral)"
    assert len(listing(SOME, 80)) == 6


def test_a_long_list_stands_in_columns_and_reads_downwards() -> None:
    lines = listing(MANY, 100)
    assert len(lines) == 12
    assert lines[1].startswith(" 2  act 2 ")
    assert "14  act 14" in lines[1]


def test_a_very_long_list_leaves_out_words_for_want_of_room() -> None:
    lines = listing(MANY, 40)
    assert len(lines) < 24
    assert "Standard" not in "".join(lines)


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 200])
@pytest.mark.parametrize("given", [SOME, MANY, MANY[:1], MANY[:12]], ids=len)
def test_no_line_is_too_wide_and_nothing_is_left_out(given: list[Choice], width: int) -> None:
    lines = listing(given, width)
    assert max(map(len, lines)) <= width
    text = " ".join(lines)
    assert all(choice.notation in text for choice in given)
