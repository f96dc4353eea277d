"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re

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
from chapterhouse.kernel.rulebook import BEYOND, rulebook
from tools.write_docs import GAMES

GAME = GAMES / "templar"
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


def test_every_ruling_is_told_where_it_matters() -> None:
    """But for those that a rule's own text settles, each is named by a rule."""
    told = {name for rule in rulebook(GAME).rules.values() for name in named(rule.text)}
    assert {name for name in ids() if name.startswith("G")} <= told


def test_every_class_of_value_beyond_the_rulebook_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)


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
