"""The generator: fair, the same compiled and interpreted, and not to be foretold."""

from typing import Any

import pytest

from chapterhouse.kernel import chance
from chapterhouse.kernel.rule import INTERPRETED, rule


@rule
def seed(pickers: Any, number: int) -> None:
    chance.seed_rng(pickers[0].rng, number, 0)


@rule
def next_word(pickers: Any) -> int:
    return chance.next_word(pickers[0].rng)


@rule
def below(pickers: Any, count: int) -> int:
    return chance.below(pickers[0].rng, count)


def seeded(number: int) -> Any:
    pickers = chance.new_pickers()
    seed(pickers, number)
    return pickers


def words(pickers: Any) -> list[int]:
    return [int(w) for w in (pickers[0].rng if INTERPRETED else pickers["rng"][0])]


@pytest.mark.skipif(INTERPRETED, reason="compares compiled with interpreted")
def test_twins_agree_with_compiled_functions() -> None:
    for number in (0, 1, 2**40, 2**62):
        compiled, twin = seeded(number), chance.Picker().rng
        chance._seed_twin(twin, number, 0)
        assert words(compiled) == list(twin)
        for _ in range(200):
            assert next_word(compiled) == chance._next_twin(twin)
            assert words(compiled) == list(twin)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((c - expected) ** 2 / expected for c in counts)


@pytest.mark.parametrize(
    ("sides", "low", "high"), [(6, 0.2, 20.5), (7, 0.4, 22.5), (2, 0.0, 10.9), (720, 600.0, 845.0)]
)
def test_bounded_draws_are_fair(sides: int, low: float, high: float) -> None:
    """FA-4 in short: chi-square with p within [0.001, 0.999]."""
    pickers, counts = seeded(5), [0] * sides
    for _ in range(60_000 if INTERPRETED else 400_000):
        counts[below(pickers, sides)] += 1
    assert low <= chi_square(counts) <= high


@pytest.mark.soak
def test_ten_million_dice_are_fair() -> None:
    """FA-4."""
    pickers, counts = seeded(6), [0] * 6
    for _ in range(10_000_000):
        counts[below(pickers, 6)] += 1
    assert 0.21 <= chi_square(counts) <= 20.52
