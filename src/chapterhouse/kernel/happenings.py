"""Events in words: what the journal's numbers mean, and who may see them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from chapterhouse.kernel.contract import AUTOMATIC, FIRST_EVENT

Told = Mapping[str, Any]
# What the kernel's own event is called.
AUTOMATICALLY = "automatic"


@dataclass(frozen=True)
class Event:
    """A kind of event. `read` turns its values into parameters; a chance event's are `detail` and
    `outcome`. `own` events carry their seat first, and only that seat sees the rest; `veiled` parts of a
    chance event's detail (what is left in a bag) nobody sees while the game runs. `each` is the message
    that names one member of its lists by `$name`, where ids are not good enough for people; `outline` the
    one that tells the others of an own event, by `$seat` alone. `bars` names the barrier that an event of
    another sort than chance and reveal is to undo."""

    name: str
    read: Callable[[Sequence[int], Any], Told]
    chance: bool = False
    reveals: bool = False
    who: Literal["public", "own"] = "public"
    each: str = ""
    veiled: tuple[str, ...] = ()
    outline: str = ""
    bars: str = ""


@dataclass(frozen=True)
class Happening:
    """Something that happened during a decision."""

    kind: str
    params: Told = field(default_factory=dict)
    chance: bool = False
    reveals: bool = False
    seat: int | None = None  # the only seat that sees the parameters; None = everybody
    each: str = ""  # the message that names members of its lists
    veiled: tuple[str, ...] = ()  # parts of the detail that nobody sees
    outline: str = ""  # the message that tells the others of it
    owner: int | None = None  # of a hidden one: whose it is

    def seen_by(self, seat: int | None) -> "Happening":
        """What a seat may know of it: a hidden event keeps its place and a constant size."""
        if self.seat is not None and self.seat != seat:
            event, owner = {"event": self.kind}, self.seat if self.outline else None
            return Happening("hidden", event, self.chance, self.reveals, outline=self.outline, owner=owner)
        if not self.veiled:
            return self
        detail = {name: part for name, part in self.params["detail"].items() if name not in self.veiled}
        return replace(self, params={**self.params, "detail": detail}, veiled=())


def events(numbers: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The events of a journal's used part as (code, values)."""
    at = 0
    while at < len(numbers):
        end = at + 2 + numbers[at + 1]
        yield numbers[at], tuple(numbers[at + 2 : end])
        at = end


def _automatic(values: Sequence[int], names: Any) -> Told:
    return {"action": names.alphabet.text(values[0])}


def _only_seat(kind: Event, values: Sequence[int], names: Any) -> int | None:
    """The one seat that sees an event's parameters; None: everybody. A decision made by itself is seen by
    whoever would have seen it made, and is not revealed later: what follows from it is."""
    if kind.name == AUTOMATICALLY:
        return None if names.alphabet.kind_of(values[0]).who == "public" else values[1]
    return values[0] if kind.who == "own" else None


class EventBook:
    """All kinds of events of a game, numbered from FIRST_EVENT in order."""

    def __init__(self, kinds: Sequence[Event]) -> None:
        self.kinds = tuple(kinds)
        self._by_code = {FIRST_EVENT + i: kind for i, kind in enumerate(kinds)}
        self._by_code[AUTOMATIC] = Event(AUTOMATICALLY, _automatic)

    def read(self, numbers: list[int], names: Any) -> list[Happening]:
        """The events of a journal, in words; `names` is handed to the readers."""
        return [self._told(code, values, names) for code, values in events(numbers)]

    def barrier(self, numbers: list[int]) -> str | None:
        """Which undo barrier these events raise, if any."""
        for code, _ in events(numbers):
            kind = self._by_code[code]
            if kind.chance:
                return "chance"
            if kind.reveals:
                return "reveal"
            if kind.bars:
                return kind.bars
        return None

    def _told(self, code: int, values: tuple[int, ...], names: Any) -> Happening:
        kind = self._by_code[code]
        seat, told = _only_seat(kind, values, names), kind.read(values, names)
        return Happening(
            kind.name, told, kind.chance, kind.reveals, seat, kind.each, kind.veiled, kind.outline
        )
