"""The few statistics that tournaments need."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

# Standard deviations either side of the mean that hold 95 % of a normal distribution.
Z95 = 1.959964


def wilson(won: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval for a rate of wins (Wilson's): right for few games and for rates near 0 and 1.
    Shared victories count as their part."""
    if games == 0:
        return 0.0, 1.0
    rate, squared = won / games, z * z / games
    middle = (rate + squared / 2) / (1 + squared)
    half = z * sqrt(rate * (1 - rate) / games + squared / (4 * games)) / (1 + squared)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """Mean, and the ends of its interval; with one value there is nothing to tell how sure it is."""
    mean = fmean(values) if values else 0.0
    half = z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - half, mean + half
