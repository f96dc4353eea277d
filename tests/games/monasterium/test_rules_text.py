"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re
from collections import Counter

import pytest

from chapterhouse.games.monasterium.board import load_board
from chapterhouse.kernel.rulebook import BEYOND, languages, rulebook
from tools.write_docs import GAMES, pages

GAME = GAMES / "monasterium"
LANGUAGES = ("en", "it", "de")

# The numbers that rules have; 61 and those between the groups were never given.
NUMBERS = (
    *range(1, 46), *range(50, 61), 62, *range(70, 78), *range(80, 86), *range(90, 93),
    *range(100, 105), *range(110, 113), *range(120, 125),
)  # fmt: skip
CASES = (*range(1, 12), *range(13, 17), 19, 20, 23, 28, 29, 31)
RULINGS = 25


def ids() -> set[str]:
    rules = {f"M-{n}" for n in NUMBERS} | {f"M-{90}a"}
    return rules | {f"K-{n}" for n in range(1, RULINGS + 1)}


def named(text: str) -> list[str]:
    return re.findall(r"(?<!\w)[MKT]-\d+[a-z]?", text)


def test_every_rule_every_ruling_and_every_case_is_there() -> None:
    book = rulebook(GAME)
    assert set(book.rules) == ids()
    assert len(book.rules) == 88 + RULINGS
    assert book.cases == tuple(f"T-{n}" for n in CASES)
    assert languages(GAME) == sorted(LANGUAGES, key=lambda lang: (lang != "en", lang))


def test_rules_stand_in_the_order_of_their_numbers_within_a_section() -> None:
    book = rulebook(GAME)
    for section in book.sections:
        numbers = [int(named(rule.id)[0].split("-")[1].rstrip("a")) for rule in book.of(section)]
        assert numbers, section
        assert numbers == sorted(numbers), section


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty_and_every_reference_leads_somewhere(lang: str) -> None:
    book = rulebook(GAME, lang)
    for rule in book.rules.values():
        assert rule.text.endswith("."), rule.id
        assert bool(rule.title) == rule.id.startswith("M"), rule.id
        assert set(named(rule.text)) <= ids() - {rule.id}, rule.id


@pytest.mark.parametrize("lang", ["it", "de"])
def test_a_translation_is_complete_and_has_the_same_numbers(lang: str) -> None:
    english, other = rulebook(GAME), rulebook(GAME, lang)
    assert all(other.sections[key] != title for key, title in english.sections.items())
    for name, rule in english.rules.items():
        assert other[name].text != rule.text, name
        assert figures(other[name].text) == figures(rule.text), name
        assert other[name].text.count("\n- ") == rule.text.count("\n- "), name


def figures(text: str) -> Counter[str]:
    """Numbers and references; a translation has every one of them as often."""
    return Counter(re.findall(r"[MK]-\d+a?|\d+", text))


def test_every_class_of_value_beyond_the_rulebooks_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)


def test_a_rule_that_speaks_of_our_reconstruction_says_so() -> None:
    for rule in rulebook(GAME).rules.values():
        assert ("reconstruct" in rule.text) == ("reconstructed" in rule.beyond), rule.id


def rule_on(number: int, lang: str = "en") -> str:
    return rulebook(GAME, lang)[f"M-{number}"].text


def test_numbers_in_the_texts_are_those_of_the_board() -> None:
    board = load_board().rows[0]
    points = [int(n) for n in board["card_points"][:, 0]]
    assert f"{board['road_length'][0]} spaces" in rule_on(40)
    assert str(int(board["die_points"])) in rule_on(57)
    assert ", ".join(str(n) for n in board["chapel_points"][1:5]) in rule_on(121)
    assert all(
        f"{n} points" in rule_on(103)
        for n, kind in zip(points, board["card_category"], strict=True)
        if kind == 2
    )
    assert {10, 14} <= set(points)


def test_the_page_is_what_the_texts_make() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, "run tools/write_docs.py"
