"""The rules in words: complete, the same in every language, and on the page that is made of them."""

import re
from collections import Counter

import pytest

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rulebook import BEYOND, Rulebook, languages, rulebook
from chapterhouse.kernel.texts import LANGUAGES
from tools.write_docs import pages

ID = r"(?<!\w)[A-Z]-\d+[a-z]?"


def letter(book: Rulebook) -> str:
    """What a game's rules are numbered with; its rulings have another letter."""
    return next(iter(book.rules))[0]


def figures(text: str) -> Counter[str]:
    """Numbers and references; a translation has every one of them as often."""
    return Counter(re.findall(rf"{ID}|\d+", text))


def test_all_languages_are_there(game: Game) -> None:
    assert set(languages(game.folder)) == set(LANGUAGES)


def test_rules_stand_in_the_order_of_their_numbers(game: Game) -> None:
    book = rulebook(game.folder)
    for section in book.sections:
        numbers: dict[str, list[int]] = {}
        for rule in book.of(section):
            numbers.setdefault(rule.id[0], []).append(int(re.sub(r"\D", "", rule.id)))
        assert numbers, section
        assert all(found == sorted(found) for found in numbers.values()), section


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty_and_every_reference_leads_somewhere(game: Game, lang: str) -> None:
    book = rulebook(game.folder, lang)
    for rule in book.rules.values():
        assert rule.text.endswith("."), rule.id
        assert bool(rule.title) == rule.id.startswith(letter(book)), rule.id
        assert set(re.findall(ID, rule.text)) <= set(book.rules) - {rule.id}, rule.id


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_translation_is_complete_and_has_the_same_numbers(game: Game, lang: str) -> None:
    english, other = rulebook(game.folder), rulebook(game.folder, lang)
    assert all(other.sections[key] != title for key, title in english.sections.items())
    for name, rule in english.rules.items():
        assert other[name].text != rule.text, name
        assert figures(other[name].text) == figures(rule.text), name
        assert other[name].text.count("\n- ") == rule.text.count("\n- "), name


def test_a_rule_that_speaks_of_our_reconstruction_says_so(game: Game) -> None:
    for rule in rulebook(game.folder).rules.values():
        assert set(rule.beyond) <= set(BEYOND), rule.id
        assert ("reconstruct" in rule.text) == ("reconstructed" in rule.beyond), rule.id


def test_the_pages_are_what_the_texts_make() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, "run tools/write_docs.py"
