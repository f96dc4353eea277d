"""Plain objects once more."""

from typing import TypeVar

T = TypeVar("T")


def twin_of(thing: T) -> T:
    """A shallow copy of an object without slots; `copy.copy` asks its class much else first, and tables are
    forked for every decision."""
    twin: T = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin
