"""What can go wrong, as types. Every message names what is wrong and where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


class HouseError(Exception):
    """Base of all errors that a user may see; its text is one clear sentence."""


class UnknownName(HouseError):
    """A game, option, command or value that does not exist."""

    def __init__(self, what: str, given: object, expected: Sequence[object]) -> None:
        self.what, self.given, self.expected = what, given, tuple(expected)
        super().__init__(f"unknown {what} {given!r}: expected {_either(expected)}")


class BadOption(HouseError):
    """An option whose value is refused."""

    def __init__(self, option: str, given: object, expected: str) -> None:
        self.option, self.given, self.expected = option, given, expected
        super().__init__(f"option {option}: {given!r} is refused; expected {expected}")


class BadNotation(HouseError):
    """A line of text that is no action."""

    def __init__(self, line: str, expected: str) -> None:
        self.line, self.expected = line, expected
        super().__init__(f"cannot read {line!r}: expected {expected}")


class BoardFault(HouseError):
    """A board file that cannot be played on; `faults` has one line for each fault."""

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        self.source, self.faults = source, tuple(faults)
        super().__init__("\n".join(f"{source}: {fault}" for fault in faults))


class BadRecord(HouseError):
    """A game record that cannot be read or does not replay."""


class FieldOverflow(HouseError):
    """A value that does not fit the field of a record: a fault in a game's declaration."""

    def __init__(self, name: str, value: int, low: int, high: int) -> None:
        self.name, self.value = name, value
        super().__init__(f"field {name}: {value} does not fit {low}..{high}")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an action is legal now; if not, the reason's name, its rule and its numbers."""

    legal: bool
    reason: str = ""
    rule: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


class Refused(HouseError):
    """An action that the rules do not allow now; nothing has changed. `costs`: but for an entry that the
    log now ends with, since refused tries cost points at this table (`Game.penalty`)."""

    def __init__(self, action: str, verdict: Verdict, costs: bool = False) -> None:
        self.action, self.verdict, self.costs = action, verdict, costs
        super().__init__(f"{action} is refused: {verdict.reason} ({verdict.rule})")


class NotAwaited(HouseError):
    """A decision of a seat that has none to make now."""

    def __init__(self, seat: int, awaited: Sequence[int]) -> None:
        self.seat, self.awaited = seat, tuple(awaited)
        super().__init__(f"seat {seat} has nothing to decide now; awaited: {list(awaited)}")


class UndoRefused(HouseError):
    """An undo across a barrier: a draw or die, a reveal, a change of the seat to act."""

    def __init__(self, barrier: str) -> None:
        self.barrier = barrier
        super().__init__(f"undo refused: {barrier}")


def _either(values: Sequence[object]) -> str:
    words = [str(v) for v in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
