"""What a seat sees of many games at once, as compact as it lies in the record.

One observation is a record of its own: every visible field that does not follow from others, under
its name and in its own integer type, of `own` fields only the seat's row. Of small numbers (`u4`) two
share a byte, the former in its lower half. Compiled code fills it by copying runs of bytes; Python
reads it by name (`read(seen, "goods")`), or turns it into vectors of numbers for learners.
"""

from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from chapterhouse.kernel.engine import MAX_SEATS
from chapterhouse.kernel.fields import Field
from chapterhouse.kernel.layout import Layout, Rows

Spans = npt.NDArray[np.int64]
_Span = tuple[int, int, int, bool]  # from, to, how many bytes, whether two of them become one
LOW_HALF = 15


class Observation:
    """How the seats of a game see its record."""

    def __init__(self, layout: Layout[Any]) -> None:
        self.layout = layout
        # In the order of the record, widest first: aligned without gaps.
        self.fields = tuple(f for f in layout.fields if f in layout.observed)
        self.dtype = np.dtype([_compact(f) for f in self.fields])
        self._loose = np.dtype([(f.name, f.type.code, _shape(f)) for f in self.fields])
        self.size = self.dtype.itemsize
        self.names = layout.observation_names()

    def rows(self, count: int) -> Rows:
        """Room for so many observations."""
        return np.zeros(count, self.dtype)

    def spans(self, seats: int) -> Spans:
        """For every seat the bytes (from, to, how many, 1 if two become one) that make up its observation."""
        every = [_merged([self._span(f, seat, self.dtype) for f in self.fields]) for seat in range(seats)]
        spans = np.zeros((seats, max(len(runs) for runs in every), 4), np.int64)
        for seat, runs in enumerate(every):  # some seats' rows lie beside other fields: fewer runs
            spans[seat, : len(runs)] = runs
        return spans

    def _span(self, f: Field, seat: int, form: np.dtype[Any]) -> _Span:
        start, width = self.layout.offset(f.name), self._loose[f.name].itemsize
        fields = form.fields
        assert fields is not None
        halved = f.type.halved and form is self.dtype
        return start + (seat * width if f.visibility == "own" else 0), int(fields[f.name][1]), width, halved

    def read(self, seen: Rows, name: str) -> npt.NDArray[Any]:
        """One field of all observations, whatever its type."""
        f = next(f for f in self.fields if f.name == name)
        if not f.type.halved:
            return np.asarray(seen[name])
        pairs = seen[name]
        both = np.stack([pairs & LOW_HALF, pairs >> 4], axis=-1).reshape(len(seen), -1)
        return both[:, : _count(f)].reshape(len(seen), *_shape(f)).view(f.type.code)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each field's numbers stand in a vector; the order is that of `names`."""
        widths = [_count(f) for f in self.layout.observed]
        ends = np.cumsum([0, *widths]).tolist()
        named = zip(self.layout.observed, pairwise(ends), strict=True)
        return {f.name: slice(start, end) for f, (start, end) in named}

    def vector(self, rows: Rows, seat: int, at: int = 0) -> npt.NDArray[Any]:
        """What one seat sees of one record, as a vector: quicker for one than `vectors`."""
        raw, seen = self.layout.raw(rows)[at], np.zeros(self._loose.itemsize, np.uint8)
        for start, into, size, _ in self._runs[seat]:
            seen[into : into + size] = raw[start : start + size]
        blocks = [seen[first:last].view(code) for code, first, last in self._blocks]
        return np.concatenate(blocks, dtype=self.layout.observation_type)[self._order]

    @cached_property
    def _runs(self) -> list[list[_Span]]:
        return [_merged([self._span(f, seat, self._loose) for f in self.fields]) for seat in range(MAX_SEATS)]

    @cached_property
    def _blocks(self) -> list[tuple[str, int, int]]:
        """The widest fields come first: numbers of one type lie side by side. (type, first and last byte)"""
        found: list[tuple[str, int, int]] = []
        for f in self.fields:
            _, start, size, _ = self._span(f, 0, self._loose)
            code, first = found.pop()[:2] if found and found[-1][0] == f.type.code else (f.type.code, start)
            found.append((code, first, start + size))
        return found

    @cached_property
    def _order(self) -> npt.NDArray[np.intp]:
        """Where each number of a vector stands among the blocks."""
        starts, count = dict[str, int](), 0
        for f in self.fields:
            starts[f.name] = count
            count += _count(f)
        ordered = [np.arange(p.stop - p.start) + starts[name] for name, p in self.places.items()]
        return np.concatenate(ordered)

    def limits(self) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """The least and the greatest value that each number of a vector can have."""
        low, high = (np.zeros(len(self.names), self.layout.observation_type) for _ in range(2))
        for f in self.fields:
            low[self.places[f.name]], high[self.places[f.name]] = f.type.low, f.type.high
        return low, high

    def vectors(self, seen: Rows, into: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """Observations as vectors, one row each, written into an array of any number type."""
        if into is None:
            into = np.zeros((len(seen), len(self.names)), self.layout.observation_type)
        for name, place in self.places.items():
            into[:, place] = self.read(seen, name).reshape(len(seen), -1)
        return into


def _shape(f: Field) -> tuple[int, ...]:
    return f.shape[1:] if f.visibility == "own" else f.shape


def _count(f: Field) -> int:
    return int(np.prod(_shape(f), dtype=np.int64))


def _compact(f: Field) -> tuple[str, str, tuple[int, ...]]:
    return (f.name, "u1", ((_count(f) + 1) // 2,)) if f.type.halved else (f.name, f.type.code, _shape(f))


def _merged(spans: list[_Span]) -> list[_Span]:
    """Runs of a kind that lie end to end become one; observations have no gaps, so the source decides."""
    merged: list[_Span] = []
    for start, into, size, halved in spans:
        before = merged[-1] if merged else (0, 0, 0, not halved)
        odd = halved and before[2] % 2 == 1  # its last number has a byte to itself
        if before[3] == halved and before[0] + before[2] == start and not odd:
            last = merged.pop()
            start, into, size = last[0], last[1], last[2] + size
        merged.append((start, into, size, halved))
    return merged
