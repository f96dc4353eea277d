"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re

from chapterhouse.games.luna.board import load_board
from chapterhouse.kernel.rulebook import BEYOND, rulebook
from tools.write_docs import GAMES

GAME = GAMES / "luna"
# The numbers that rules have; those between the groups were never given.
NUMBERS = (*range(1, 82), *range(85, 89), *range(90, 108))
CASES = (*range(1, 11), *range(12, 16), 20, 23, 24)
RULINGS = 38


def ids() -> set[str]:
    rules = {f"L-{n}" for n in NUMBERS} | {f"L-{66}a"}
    return rules | {f"G-{n}" for n in range(1, RULINGS + 1)}


def named(text: str) -> list[str]:
    return re.findall(r"(?<!\w)[LGT]-\d+[a-z]?", text)


def test_every_rule_every_ruling_and_every_case_is_there() -> None:
    book = rulebook(GAME)
    assert set(book.rules) == ids()
    assert len(book.rules) == 104 + RULINGS
    assert book.cases == tuple(f"T-{n}" for n in CASES)


def test_every_class_of_value_beyond_the_rulebook_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)


def rule_on(number: int, lang: str = "en") -> str:
    return rulebook(GAME, lang)[f"L-{number}"].text


def test_numbers_in_the_texts_are_those_of_the_board() -> None:
    board = load_board().rows[0]
    assert f"{board['council_spaces']} spaces" in rule_on(80)
    assert f"{board['shrine_points']} points" in rule_on(78)
    assert f"Builder {board['builder_move']}" in rule_on(74)
    values = [int(value) for value in board["guard_value"][::-1]]
    assert f"{values[0]}, {values[1]}, {values[2]}, {values[3]}, {values[4]} and {values[5]}" in rule_on(76)
    first, second, third = board["priestess_points"][4].tolist()
    assert f"first gets {first}, the second {second}, the third {third}" in rule_on(70)
    small = board["priestess_points"][2].tolist()
    assert f"{small[0]}, {small[1]} and {small[2]}" in rule_on(70)
