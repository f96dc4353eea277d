"""The alphabet of a game: every decision a player can make, as number, structure and words.

A *kind* is a decision with named parameters. All combinations of all kinds are numbered densely,
kind after kind, the last parameter running fastest. The text notation is unique: a line parses
without knowing the state.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from chapterhouse.kernel.errors import BadNotation, HouseError

Value = int | str
Who = str  # "public", "own", or "own until <event>"


@dataclass(frozen=True)
class Param:
    """A parameter: its values in order, and how each is written in notation."""

    name: str
    values: tuple[Value, ...]
    words: tuple[str, ...]

    def index(self, value: object) -> int:
        """Where a value stands; booleans are no integers here."""
        for i, known in enumerate(self.values):
            if type(value) is type(known) and value == known:
                return i
        raise KeyError(value)


def param(name: str, values: Sequence[Value], words: Sequence[str] | None = None) -> Param:
    """A parameter; without `words` its values are written as they are."""
    return Param(name, tuple(values), tuple(words or (str(v) for v in values)))


def numbers(name: str, first: int, last: int) -> Param:
    """A parameter that runs from first to last."""
    return param(name, range(first, last + 1))


@dataclass(frozen=True)
class Kind:
    """A kind of decision. `line` is its notation, with the parameters in braces.

    `who` says who sees the parameters; `chain` marks kinds whose members are asked in one canonical
    order but may be clicked in any; `only` leaves out combinations that mean nothing. `together` marks
    a decision that all seats make at once, each sealed until the last has made it: it names the field
    of the record that holds, as a mask, the seats that have.
    """

    name: str
    line: str
    params: tuple[Param, ...] = ()
    rule: str = ""
    who: Who = "public"
    chain: bool = False
    together: str = ""
    only: Callable[..., bool] | None = None

    @cached_property
    def combinations(self) -> list[tuple[Value, ...]]:
        """All combinations of values, in the order of their numbers."""
        every = product(*(p.values for p in self.params))
        return [c for c in every if self.only is None or self.only(*c)]

    @cached_property
    def _places(self) -> dict[tuple[Value, ...], int]:
        return {c: i for i, c in enumerate(self.combinations)}

    def place(self, values: tuple[Value, ...]) -> int | None:
        """The number of a combination within the kind."""
        return self._places.get(values)

    def write(self, values: Sequence[Value]) -> str:
        """The line of text for a combination."""
        words = {p.name: p.words[p.index(v)] for p, v in zip(self.params, values, strict=True)}
        return self.line.format(**words)

    def form(self) -> str:
        """How a line of this kind looks, for error messages."""
        form = self.line.format(**{p.name: p.name.upper() for p in self.params})
        ranges = [f"{p.name.upper()} {_range(p.words)}" for p in self.params]
        return f"{form!r}" + (f" with {', '.join(ranges)}" if ranges else "")


@dataclass(frozen=True)
class Action:
    """An action in structured form."""

    number: int
    kind: str
    params: Mapping[str, Value]
    text: str


class BadAction(HouseError):
    """A structured action that is none of the alphabet."""


class Alphabet:
    """All kinds of a game, numbered. Kinds `beside` them stand in records like decisions but are none:
    nobody is offered them, and their numbers begin at `size`."""

    def __init__(self, kinds: Sequence[Kind], beside: Sequence[Kind] = ()) -> None:
        self.kinds, self.beside = tuple(kinds), tuple(beside)
        self.bases: dict[str, int] = {}
        self._by_name = {k.name: k for k in kinds}
        self.size = sum(len(kind.combinations) for kind in kinds)
        start = 0
        for kind in (*kinds, *beside):
            self.bases[kind.name] = start
            start += len(kind.combinations)

    def base(self, kind: str) -> int:
        """The number of a kind's first action."""
        return self.bases[kind]

    def spans(self) -> tuple[int, ...]:
        """The bases of all kinds in order, then the size; for unpacking into module constants."""
        return (*(self.bases[kind.name] for kind in self.kinds), self.size)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every action."""
        return tuple(self._every(self.kinds))

    @cached_property
    def _numbered(self) -> tuple[Action, ...]:
        return (*self.actions, *self._every(self.beside))

    @cached_property
    def _kinds(self) -> dict[str, Kind]:
        return {kind.name: kind for kind in (*self.kinds, *self.beside)}

    def _every(self, kinds: Sequence[Kind]) -> Iterator[Action]:
        for kind in kinds:
            for i, values in enumerate(kind.combinations):
                named = dict(zip((p.name for p in kind.params), values, strict=True))
                yield Action(self.bases[kind.name] + i, kind.name, named, kind.write(values))

    @cached_property
    def _lines(self) -> dict[str, int]:
        lines = {a.text: a.number for a in self.actions}
        assert len(lines) == self.size, "notation is not unique"
        return lines

    @cached_property
    def together(self) -> bool:
        """Whether there are decisions that all seats make at once."""
        return any(kind.together for kind in self.kinds)

    @cached_property
    def _beside(self) -> dict[str, int]:
        return {action.text: action.number for action in self._numbered[self.size :]}

    def __getitem__(self, number: int) -> Action:
        return self._numbered[number]

    def kind_of(self, number: int) -> Kind:
        """The kind of an action."""
        return self._kinds[self._numbered[number].kind]

    def text(self, number: int) -> str:
        """The notation of an action."""
        return self._numbered[number].text

    def beside_number(self, line: str) -> int | None:
        """The number of a line that stands in records but is no decision; None if it is not one."""
        return self._beside.get(line)

    def parse(self, line: str) -> int:
        """The action that a line of text stands for."""
        try:
            return self._lines[line]
        except KeyError:
            raise BadNotation(line, self.expected(line)) from None

    def expected(self, line: str) -> str:
        """What could have stood there: the forms of the kinds that begin with the same word."""
        first = line.split(" ")[0] if line else ""
        near = [k for k in self.kinds if k.line.split(" ")[0] == first]
        if near:
            return " or ".join(k.form() for k in near)
        return "a line beginning with " + ", ".join(dict.fromkeys(k.line.split(" ")[0] for k in self.kinds))

    def checked(self, number: object) -> int:
        """A number that is an action's; booleans are none."""
        if type(number) is not int or not 0 <= number < self.size:
            raise BadAction(f"action: {number!r} is no number from 0 to {self.size - 1}")
        return number

    def from_form(self, form: Mapping[str, Any]) -> int:
        """The action of `{"kind": ..., "params": {...}}`."""
        extra = set(form) - {"kind", "params"}
        params = form.get("params", {})
        if extra or not isinstance(params, Mapping):
            raise BadAction(f"action: {dict(form)!r} is no {{kind, params}}")
        return self.number(form.get("kind", ""), params)

    def number(self, kind: str, params: Mapping[str, object] | None = None) -> int:
        """The action of a structured form."""
        known = self._by_name.get(kind) if isinstance(kind, str) else None
        if known is None:
            raise BadAction(f"kind: unknown {kind!r}; expected {', '.join(self._by_name)}")
        return self.bases[kind] + _place(known, dict(params or {}))


def _place(kind: Kind, given: dict[str, Any]) -> int:
    values: list[Value] = []
    for p in kind.params:
        if p.name not in given:
            raise BadAction(f"{kind.name}.{p.name}: missing; expected {_range(p.words)}")
        value = given.pop(p.name)
        if not any(type(value) is type(v) and value == v for v in p.values):
            raise BadAction(f"{kind.name}.{p.name}: {value!r} is none of {_range(_plain(p))}")
        values.append(value)
    if given:
        raise BadAction(f"{kind.name}.{next(iter(given))}: no such parameter")
    place = kind.place(tuple(values))
    if place is None:
        raise BadAction(f"{kind.name}: {tuple(values)!r} is no combination of this kind")
    return place


def _plain(p: Param) -> tuple[str, ...]:
    return tuple(str(v) for v in p.values)


def _range(words: Sequence[str]) -> str:
    if len(words) > 4 and all(w.isdigit() for w in words):
        return f"{words[0]} to {words[-1]}"
    return ", ".join(words)
