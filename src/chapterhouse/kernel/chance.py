"""The generator in the record: xoroshiro128++, with unbiased bounded draws.

At a real table the kernel re-keys it before every ply (`fairness.py`); search re-keys its copies.
This is the one module that does arithmetic on 64-bit words: mixed with an int64, Numba would turn
them into signed numbers. Plain Python has no such words, hence the masked twins.
"""

from typing import Any

import numpy as np

from chapterhouse.kernel.fields import Words
from chapterhouse.kernel.rule import INTERPRETED, rule

_MASK = 2**64 - 1


def _next_twin(rng: Words) -> int:
    a, b = int(rng[0]), int(rng[1])
    total = (a + b) & _MASK
    result = (((total << 17) | (total >> 47)) + a) & _MASK
    b ^= a
    rng[0] = (((a << 49) | (a >> 15)) ^ b ^ (b << 21)) & _MASK
    rng[1] = ((b << 28) | (b >> 36)) & _MASK
    return result >> 32


@rule(twin=_next_twin, inline=True)
def next_word(rng: Words) -> int:
    """32 fresh random bits."""
    a = np.uint64(rng[0])
    b = np.uint64(rng[1])
    total = a + b
    result = ((total << np.uint64(17)) | (total >> np.uint64(47))) + a
    b ^= a
    rng[0] = ((a << np.uint64(49)) | (a >> np.uint64(15))) ^ b ^ (b << np.uint64(21))  # type: ignore[assignment]
    rng[1] = (b << np.uint64(28)) | (b >> np.uint64(36))  # type: ignore[assignment]
    return np.int64(result >> np.uint64(32))  # type: ignore[return-value]


@rule
def below(rng: Words, count: int) -> int:
    """A number from 0 to count - 1, all equally likely (Lemire's multiplication, with rejection)."""
    scaled = next_word(rng) * count
    if (scaled & 0xFFFFFFFF) < count:
        floor = (1 << 32) % count
        while (scaled & 0xFFFFFFFF) < floor:
            scaled = next_word(rng) * count
    return scaled >> 32


def _seed_twin(rng: Words, seed: int, index: int) -> None:
    word = (seed * 0x9E3779B97F4A7C15 + index * 0xD1B54A32D192ED03) & _MASK
    for i in range(2):
        word = (word + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        rng[i] = mixed ^ (mixed >> 31)


@rule(twin=_seed_twin)
def seed_rng(rng: Words, seed: int, index: int) -> None:
    """Keys a generator from a seed and an index (SplitMix64); for playouts, not for tables."""
    word = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15)
    word += np.uint64(index) * np.uint64(0xD1B54A32D192ED03)
    for i in range(2):
        word += np.uint64(0x9E3779B97F4A7C15)
        mixed = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        rng[i] = mixed ^ (mixed >> np.uint64(31))  # type: ignore[assignment]


# A generator beside the games, for whoever picks actions. It lies in a record like theirs, so that
# the functions above are compiled for one type of argument.
PICKER = np.dtype([("rng", "u8", (2,))])


class Picker:
    """The same, interpreted."""

    def __init__(self) -> None:
        self.rng: Words = [0, 0]


def new_pickers() -> Any:
    """A row of one; templates take its `rng`."""
    return [Picker()] if INTERPRETED else np.zeros(1, PICKER)
