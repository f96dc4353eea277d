"""The rules in words: complete, the same in every language, and on the page that is made of them.

No id is written out here: a text about a rule is no test of it, and the rule check counts ids.
"""

import re

from chapterhouse.kernel.rulebook import BEYOND, rulebook
from tools.write_docs import GAMES

GAME = GAMES / "monastery"
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


def test_every_class_of_value_beyond_the_rulebook_occurs() -> None:
    used = {name for rule in rulebook(GAME).rules.values() for name in rule.beyond}
    assert used == set(BEYOND)
