"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re

from chapterhouse.games.monasterium.board import load_board
from chapterhouse.kernel.rulebook import BEYOND, rulebook
from tools.write_docs import GAMES

GAME = GAMES / "monasterium"
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


def test_every_class_of_value_beyond_the_rulebooks_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)


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
