"""From a declared record to bytes and back: dtype, packing, views, hash, observation."""

from functools import cached_property
from hashlib import blake2b
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from chapterhouse.kernel.errors import FieldOverflow
from chapterhouse.kernel.fields import Field, Record

R = TypeVar("R", bound=Record)
Rows = npt.NDArray[Any]
Bytes = npt.NDArray[np.uint8]


class Layout(Generic[R]):
    """Everything that follows from the declaration of a record."""

    def __init__(self, kind: type[R]) -> None:
        self.kind = kind
        # Widest first: no padding between the fields, so equal records have equal bytes.
        self.fields = tuple(
            sorted(kind.__fields__, key=lambda f: (-np.dtype(f.type.code).itemsize, _rank(f)))
        )
        spec = [(f.name, f.type.code, f.shape) for f in self.fields]
        self.dtype = np.dtype([*spec, *_filler(spec)], align=True)
        self.size = self.dtype.itemsize

    def rows(self, count: int = 1) -> Rows:
        """A batch of zeroed records."""
        return np.zeros(count, self.dtype)

    def raw(self, rows: Rows) -> Bytes:
        """The bytes of a batch, one row each; writing to them writes to the records."""
        return rows.view(np.uint8).reshape(len(rows), self.size)

    def unpack(self, row: npt.NDArray[Any] | np.void) -> R:
        """The record as a plain object: Python ints and int64 arrays."""
        thing = self.kind.blank()
        for f in self.fields:
            setattr(thing, f.name, _loose(f, row[f.name]))
        return thing

    def pack(self, thing: R, rows: Rows, at: int = 0) -> None:
        """Writes the object into the record; a value that does not fit its type is an error."""
        for f in self.fields:
            value = getattr(thing, f.name)
            _check_range(f, value)
            rows[f.name][at] = value

    def offset(self, name: str) -> int:
        """Where a field begins in the bytes."""
        fields = self.dtype.fields
        assert fields is not None
        return int(fields[name][1])

    def digest(self, rows: Rows, at: int = 0) -> str:
        """A short hash of the whole record, the generator included."""
        return blake2b(rows[at].tobytes(), digest_size=16).hexdigest()

    # -- who sees what --------------------------------------------------------------------

    def filtered(self, rows: Rows, seat: int | None) -> Rows:
        """What a seat (None: a spectator) may see. The one view filter: all else is zero."""
        seen = np.zeros(len(rows), self.dtype)
        np.bitwise_and(self.raw(rows), self._mask(seat), out=self.raw(seen))
        return seen

    def _mask(self, seat: int | None) -> Bytes:
        return self._masks[-1 if seat is None else seat]

    @cached_property
    def _masks(self) -> dict[int, Bytes]:
        seats = max((f.shape[0] for f in self.fields if f.visibility == "own"), default=0)
        return {seat: self._build_mask(seat) for seat in range(-1, max(seats, 8))}

    def _build_mask(self, seat: int) -> Bytes:
        mask = np.zeros(self.size, np.uint8)
        for f in self.fields:
            start, width = self.offset(f.name), self.dtype[f.name].itemsize
            if f.visibility == "public":
                mask[start : start + width] = 0xFF
            elif f.visibility == "own" and 0 <= seat < f.shape[0]:
                row = width // f.shape[0]
                mask[start + seat * row : start + (seat + 1) * row] = 0xFF
        return mask

    @cached_property
    def visible(self) -> tuple[Field, ...]:
        """The fields that anybody sees anything of, in the order of declaration."""
        return tuple(f for f in self.kind.__fields__ if f.visibility != "secret")

    # -- observation ----------------------------------------------------------------------

    @cached_property
    def observed(self) -> tuple[Field, ...]:
        """The fields that make up an observation: all that is visible and does not follow from the rest."""
        return tuple(f for f in self.visible if not f.derived)

    def observation_names(self) -> list[str]:
        """The name of every number in an observation, like `goods[0,2]`; `own` rows as `[me,2]`."""
        return [name for f in self.observed for name in _names(f)]

    @cached_property
    def observation_type(self) -> type[np.signedinteger[Any]]:
        """The type of the numbers in an observation: wide enough for all of them."""
        return np.int64 if any(f.type.code == "i8" for f in self.observed) else np.int32

    def observe(self, rows: Rows, seat: int, at: int = 0) -> npt.NDArray[Any]:
        """The observation of one seat as a vector; its parts are named by `observation_names`."""
        parts = [_part(f, rows[f.name][at], seat) for f in self.observed]
        return np.concatenate(parts).astype(self.observation_type)


def _rank(f: Field) -> int:
    """What is written into observations together lies together: then it is copied in few runs."""
    if f.derived or f.visibility == "secret":
        return 3
    return 2 if f.type.halved else 1 if f.visibility == "own" else 0


def _filler(spec: list[tuple[str, str, tuple[int, ...]]]) -> list[tuple[str, str, tuple[int, ...]]]:
    """A field for the bytes that alignment leaves at the end: NumPy does not copy what is no field's,
    and copies would hold whatever was in memory before."""
    aligned = np.dtype(spec, align=True)
    left = aligned.itemsize - sum(aligned[name].itemsize for name, _, _ in spec)
    return [("_filler", "i1", (left,))] if left else []


def _part(f: Field, value: Any, seat: int) -> npt.NDArray[Any]:
    return np.ravel(value[seat] if f.visibility == "own" else value)


def _names(f: Field) -> list[str]:
    if not f.shape:
        return [f.name]
    inner = f.shape[1:] if f.visibility == "own" else f.shape
    prefix = ["me"] if f.visibility == "own" else []
    return [f"{f.name}[{','.join(prefix + [str(i) for i in at])}]" for at in np.ndindex(*inner)]


def _loose(f: Field, value: Any) -> Any:
    if f.type.code == "u8":
        return [int(v) for v in value] if f.shape else int(value)
    return np.array(value, np.int64) if f.shape else int(value)


def _check_range(f: Field, value: Any) -> None:
    flat = value if isinstance(value, list) else np.ravel(value)
    for v in flat:
        if not f.type.low <= int(v) <= f.type.high:
            raise FieldOverflow(f.name, int(v), f.type.low, f.type.high)
