"""The generator: fair, the same compiled and interpreted, and not to be foretold."""

import numpy as np
import pytest

from chapterhouse.kernel import chance
from chapterhouse.kernel.rule import INTERPRETED


def words(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    rng = np.zeros(2, np.uint64)
    chance.seed_rng(rng, seed, 0)
    return rng


@pytest.mark.skipif(INTERPRETED, reason="compares compiled with interpreted")
def test_twins_agree_with_compiled_functions() -> None:
    for seed in (0, 1, 2**40, 2**62):
        compiled, twin = words(seed), [0, 0]
        chance._seed_twin(twin, seed, 0)
        assert [int(w) for w in compiled] == twin
        for _ in range(200):
            assert chance.next_word(compiled) == chance._next_twin(twin)
            assert [int(w) for w in compiled] == twin


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((c - expected) ** 2 / expected for c in counts)


@pytest.mark.parametrize(
    ("sides", "low", "high"), [(6, 0.2, 20.5), (7, 0.4, 22.5), (2, 0.0, 10.9), (720, 600.0, 845.0)]
)
def test_bounded_draws_are_fair(sides: int, low: float, high: float) -> None:
    """FA-4 in short: chi-square with p within [0.001, 0.999]."""
    rng, counts = words(5), [0] * sides
    for _ in range(60_000 if INTERPRETED else 400_000):
        counts[chance.below(rng, sides)] += 1
    assert low <= chi_square(counts) <= high


@pytest.mark.soak
def test_ten_million_dice_are_fair() -> None:
    """FA-4."""
    rng, counts = words(6), [0] * 6
    for _ in range(10_000_000):
        counts[chance.below(rng, 6)] += 1
    assert 0.21 <= chi_square(counts) <= 20.52
