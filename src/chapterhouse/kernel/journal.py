"""What happened by itself during one decision: chance, points, claims.

Deeds write events into a journal, a plain row of int32; the table reads them back as log entries.
Layout: [0] end of the used part, [1] where the current event begins, then the events, each as
(code, number of values, values...).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

Journal = Vec
START = 2
CAPACITY = 8192
# An event is only begun while this much is free, so its values always fit.
_RESERVE = 160


def new_journal() -> Any:
    """An empty journal."""
    journal = np.zeros(CAPACITY, np.int32)
    journal[0] = START
    return journal


@rule(inline=True)
def clear(j: Journal) -> None:
    """Forgets all events."""
    j[0] = START


@rule(inline=True)
def begin(j: Journal, code: int) -> None:
    """Starts an event; `put` adds its values."""
    at = j[0]
    if at > CAPACITY - _RESERVE:
        at = CAPACITY - _RESERVE
    j[1] = at
    j[at] = code
    j[at + 1] = 0
    j[0] = at + 2


@rule(inline=True)
def put(j: Journal, value: int) -> None:
    """Adds a value to the current event."""
    at = j[0]
    if at < CAPACITY:
        j[at] = value
        j[0] = at + 1
        j[j[1] + 1] += 1


@rule(inline=True)
def note(j: Journal, code: int, a: int, b: int, c: int) -> None:
    """A whole event of three values."""
    begin(j, code)
    put(j, a)
    put(j, b)
    put(j, c)


def taken(j: npt.NDArray[np.int32]) -> list[int]:
    """The used part of a journal as plain numbers."""
    used: list[int] = j[START : int(j[0])].tolist()
    return used
