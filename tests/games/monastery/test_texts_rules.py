"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re
from collections import Counter

import pytest

from chapterhouse.kernel.rulebook import BEYOND, languages, rulebook
from tools.write_docs import GAMES, ROOT, page

GAME = GAMES / "monastery"
LANGUAGES = ("en", "it", "de")
RULES, RULINGS = 129, 43
LETTERED = ("51a", "57a", "97a", "129a")
CASES = (*range(1, 14), 16, 17, 19, 21, 22, 23, 24, 26, 28, 30, 31, 33, *range(38, 44), *range(46, 50))


def ids() -> set[str]:
    rules = {f"Y-{n}" for n in (*range(1, RULES + 1), *LETTERED)}
    return rules | {f"G-{n}" for n in range(1, RULINGS + 1)}


def named(text: str) -> list[str]:
    return re.findall(r"(?<!\w)[YGT]-\d+[a-z]?", text)


def test_every_rule_every_ruling_and_every_case_is_there() -> None:
    book = rulebook(GAME)
    assert set(book.rules) == ids()
    assert book.cases == tuple(f"T-{n}" for n in CASES)
    assert languages(GAME) == sorted(LANGUAGES, key=lambda lang: (lang != "en", lang))


def test_rules_stand_in_the_order_of_their_numbers() -> None:
    book = rulebook(GAME)
    numbers = [int(re.sub(r"\D", "", rule.id)) for rule in book.rules.values() if rule.id[0] == "Y"]
    assert numbers == sorted(numbers)
    assert all(book.of(section) for section in book.sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty_and_every_reference_leads_somewhere(lang: str) -> None:
    book = rulebook(GAME, lang)
    for rule in book.rules.values():
        assert rule.text.endswith("."), rule.id
        assert bool(rule.title) == rule.id.startswith("Y"), rule.id
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
    return Counter(re.findall(r"[YG]-\d+a?|\d+", text))


def test_every_class_of_value_beyond_the_rulebook_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)


def test_a_rule_that_speaks_of_our_reconstruction_says_so() -> None:
    for rule in rulebook(GAME).rules.values():
        assert ("reconstruct" in rule.text) == ("reconstructed" in rule.beyond), rule.id


def test_the_page_is_what_the_texts_make() -> None:
    path = ROOT / "docs" / "rules" / "monastery.md"
    assert path.read_text(encoding="utf-8") == page("monastery"), "run tools/write_docs.py"
