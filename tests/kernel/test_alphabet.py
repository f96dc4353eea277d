"""Kinds, numbers, notation."""

import pytest

from chapterhouse.kernel.alphabet import Alphabet, BadAction, Kind, numbers, param
from chapterhouse.kernel.errors import BadNotation

BOX = param("box", (0, 1, 2), ("", "/1", "/2"))
ALPHABET = Alphabet(
    [
        Kind("move", "move {tile}{box}", (numbers("tile", 0, 3), BOX)),
        Kind(
            "sail",
            "sail {start} {goal}",
            (param("start", "abc"), param("goal", "abc")),
            only=lambda a, b: a != b,
        ),
        Kind("pass", "pass"),
    ]
)


def test_kinds_are_numbered_one_after_the_other() -> None:
    assert ALPHABET.spans() == (0, 12, 18, 19)
    assert ALPHABET.text(0) == "move 0"
    assert ALPHABET.text(5) == "move 1/2"
    assert [ALPHABET.text(a) for a in range(12, 18)] == [
        "sail a b", "sail a c", "sail b a", "sail b c", "sail c a", "sail c b",
    ]  # fmt: skip


def test_combinations_that_mean_nothing_do_not_exist() -> None:
    with pytest.raises(BadNotation):
        ALPHABET.parse("sail a a")
    with pytest.raises(BadAction, match="no combination"):
        ALPHABET.number("sail", {"start": "a", "goal": "a"})


def test_an_unreadable_line_names_the_forms_of_its_first_word() -> None:
    with pytest.raises(BadNotation, match="'move TILEBOX' with TILE 0, 1, 2, 3"):
        ALPHABET.parse("move 9")
    with pytest.raises(BadNotation, match="beginning with move, sail, pass"):
        ALPHABET.parse("jump")


def test_a_notation_that_is_not_unique_is_a_fault() -> None:
    twice = Alphabet([Kind("one", "go {n}", (numbers("n", 1, 2),)), Kind("two", "go 2")])
    with pytest.raises(AssertionError, match="unique"):
        twice.parse("go 1")
