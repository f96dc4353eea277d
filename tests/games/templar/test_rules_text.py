"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re
from collections import Counter

import pytest

from chapterhouse.games.templar.board import load_board
from chapterhouse.games.templar.state import (
    ANSELMUS,
    BENJAMINUS,
    BOOK,
    CHALICE,
    JOSUA,
    LUCAS,
    MARIA,
    PORTICUS,
    REMIGIUS,
    ROUND,
    SEVERUS,
    STEPHANUS,
)
from chapterhouse.kernel.rulebook import BEYOND, languages, rulebook
from tools.write_docs import GAMES, ROOT, page

GAME = GAMES / "templar"
LANGUAGES = ("en", "it", "de")
RULES = range(1, 97)
LETTERED = ("54a", "86a", "88a")
EXAMPLES = range(1, 11)
FURTHER = (1, 2, 3, 4, 5, 9, 10, 15, 18, 19, 20, 21, 23, 24)
RULINGS = 44


def ids() -> set[str]:
    rules = {f"T-{n}" for n in (*RULES, *LETTERED)}
    return rules | {f"G-{n}" for n in range(1, RULINGS + 1)}


def named(text: str) -> list[str]:
    return re.findall(r"(?<!\w)[TG]-\d+[a-z]?", text)


def test_every_rule_every_ruling_and_every_case_is_there() -> None:
    book = rulebook(GAME)
    assert set(book.rules) == ids()
    assert book.cases == (*(f"E-{n}" for n in EXAMPLES), *(f"X-{n}" for n in FURTHER))
    assert languages(GAME) == sorted(LANGUAGES, key=lambda lang: (lang != "en", lang))


def test_rules_stand_in_the_order_of_their_numbers() -> None:
    book = rulebook(GAME)
    for section in book.sections:
        numbers = [int(re.sub(r"\D", "", rule.id)) for rule in book.of(section)]
        assert numbers, section
        assert numbers == sorted(numbers), section


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty_and_every_reference_leads_somewhere(lang: str) -> None:
    book = rulebook(GAME, lang)
    for rule in book.rules.values():
        assert rule.text.endswith("."), rule.id
        assert bool(rule.title) == rule.id.startswith("T"), rule.id
        assert set(named(rule.text)) <= ids() - {rule.id}, rule.id


def test_every_ruling_is_told_where_it_matters() -> None:
    """But for those that a rule's own text settles, each is named by a rule."""
    told = {name for rule in rulebook(GAME).rules.values() for name in named(rule.text)}
    assert {name for name in ids() if name.startswith("G")} <= told


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
    return Counter(re.findall(r"[TG]-\d+a?|\d+", text))


def test_every_class_of_value_beyond_the_rulebook_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)


def test_a_rule_that_speaks_of_our_reconstruction_says_so() -> None:
    for rule in rulebook(GAME).rules.values():
        assert ("reconstruct" in rule.text) == ("reconstructed" in rule.beyond), rule.id


def rule_on(number: int) -> str:
    return rulebook(GAME)[f"T-{number}"].text


def test_numbers_in_the_texts_are_those_of_the_board() -> None:
    board = load_board().rows[0]
    numbers = [int(n) for n in board["harbour"]]
    assert f"Anselmus, {numbers[ANSELMUS]}," in rule_on(6)
    assert f"Remigius {numbers[REMIGIUS]}, Maria {numbers[MARIA]}" in rule_on(6)
    assert f"Josua and Stephanus {numbers[JOSUA]}" in rule_on(6)
    assert numbers[JOSUA] == numbers[STEPHANUS]
    assert f"Lucas and Benjaminus {numbers[LUCAS]}" in rule_on(6)
    assert numbers[LUCAS] == numbers[BENJAMINUS]
    assert f"Porticus and Severus {numbers[PORTICUS]}" in rule_on(6)
    assert numbers[PORTICUS] == numbers[SEVERUS]
    chalice, book, ring = (int(board["value"][kind]) for kind in (CHALICE, BOOK, ROUND))
    assert f"chalice brings {chalice} points, a book {book}, a ring {ring}" in rule_on(5)
    rooms = [int(n) for n in board["rooms_points"]]
    assert f"12 bring {rooms[12]} and 13 bring {rooms[13]}" in rule_on(90)
    assert f"brings its owner {int(board['church_ring'])} points" in rule_on(89)


def test_the_page_is_what_the_texts_make() -> None:
    path = ROOT / "docs" / "rules" / "templar.md"
    assert path.read_text(encoding="utf-8") == page("templar"), "run tools/write_docs.py"
