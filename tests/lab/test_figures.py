"""The statistics, against published values."""

import pytest

from chapterhouse.lab.figures import mean_interval, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean_interval([]) == (0.0, 0.0, 0.0)


def test_mean_interval() -> None:
    mean, low, high = mean_interval([1, 2, 3, 4])
    assert mean == 2.5
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)
