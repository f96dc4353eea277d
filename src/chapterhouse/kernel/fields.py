"""How a game declares its record: a class of fields, each with integer type, shape and visibility.

    class Luna(State):
        goods = own(i8, SEATS, GOODS)     # only the seat itself sees its row
        round = public(i8)                # everybody sees it
        bag = secret(i16, TILES)          # nobody sees it

The class is the type that rules are checked against. Compiled rules get a record of the aligned
dtype made from it (`layout.py`); interpreted rules get an instance of the class itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, Self, overload

Visibility = Literal["public", "own", "secret"]


@dataclass(frozen=True, slots=True)
class IntType:
    """A fixed-size integer as it lies in the record."""

    code: str
    low: int
    high: int
    halved: bool = False  # two of them share a byte of an observation


# A small number: it lies in the record as an i8, and takes half a byte of an observation.
u4 = IntType("i1", 0, 2**4 - 1, halved=True)
i8 = IntType("i1", -(2**7), 2**7 - 1)
i16 = IntType("i2", -(2**15), 2**15 - 1)
i32 = IntType("i4", -(2**31), 2**31 - 1)
i64 = IntType("i8", -(2**63), 2**63 - 1)
# Only the chance module touches this one: mixed uint64 arithmetic silently turns into int64.
u64 = IntType("u8", 0, 2**64 - 1)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record."""

    name: str
    type: IntType
    shape: tuple[int, ...]
    visibility: Visibility
    derived: bool = False


class Vec(Protocol):
    """A row of integers, as rules see it."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A table of integers, as rules see it; rows by themselves are for Python, not for hot paths."""

    @overload
    def __getitem__(self, at: int, /) -> Vec: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """Three axes of integers, as rules see them."""

    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int], value: int, /) -> None: ...


class Tesseract(Protocol):
    """Four axes of integers, as rules see them."""

    def __getitem__(self, at: tuple[int, int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int, int], value: int, /) -> None: ...


class Words(Protocol):
    """A row of 64-bit words; only the chance module may do arithmetic on them."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...


@overload
def public(type_: IntType, /, *, derived: bool = ...) -> int: ...
@overload
def public(type_: IntType, a: int, /, *, derived: bool = ...) -> Vec: ...
@overload
def public(type_: IntType, a: int, b: int, /, *, derived: bool = ...) -> Grid: ...
@overload
def public(type_: IntType, a: int, b: int, c: int, /, *, derived: bool = ...) -> Cube: ...
@overload
def public(type_: IntType, a: int, b: int, c: int, d: int, /, *, derived: bool = ...) -> Tesseract: ...
def public(type_: IntType, *shape: int, derived: bool = False) -> Any:
    """A field that everybody sees. What is `derived` from other fields, and kept only to be quick, is left
    out of what learners observe."""
    return Field("", type_, shape, "public", derived)


@overload
def own(type_: IntType, a: int, /) -> Vec: ...
@overload
def own(type_: IntType, a: int, b: int, /) -> Grid: ...
@overload
def own(type_: IntType, a: int, b: int, c: int, /) -> Cube: ...
@overload
def own(type_: IntType, a: int, b: int, c: int, d: int, /) -> Tesseract: ...
def own(type_: IntType, *shape: int) -> Any:
    """A field whose first axis is the seat; only that seat sees its row."""
    return Field("", type_, shape, "own")


@overload
def secret(type_: IntType, /) -> int: ...
@overload
def secret(type_: IntType, a: int, /) -> Vec: ...
@overload
def secret(type_: IntType, a: int, b: int, /) -> Grid: ...
@overload
def secret(type_: IntType, a: int, b: int, c: int, /) -> Cube: ...
@overload
def secret(type_: IntType, a: int, b: int, c: int, d: int, /) -> Tesseract: ...
def secret(type_: IntType, *shape: int) -> Any:
    """A field that nobody sees."""
    return Field("", type_, shape, "secret")


class Record:
    """A fixed-size record; subclasses declare its fields as class attributes."""

    __fields__: tuple[Field, ...] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        found = {f.name: f for f in cls.__fields__}
        for name, value in vars(cls).items():
            if isinstance(value, Field):
                found[name] = replace(value, name=name)
        cls.__fields__ = tuple(found.values())

    @classmethod
    def blank(cls) -> Self:
        """An instance without values; `Layout.unpack` fills it."""
        return cls.__new__(cls)


class State(Record):
    """What the kernel itself needs in the record of every game."""

    players = public(i8)
    # The seat that decides now; NOBODY when the game is over.
    to_act = public(i8)
    # Which decision point is open; the game's own numbering.
    ask = public(i16)
    # Which chance event must strike before anybody decides; 0 = none.
    chance = public(i16)
    # 0 while the game runs, else the game's end reason.
    ending = public(i8)
    # The generator. Re-keyed before every ply at a table, so knowing past dice tells nothing.
    rng: Words = secret(u64, 2)


NOBODY = -1
