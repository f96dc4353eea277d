"""What a seat sees, compactly: against the plain way through the layout."""

from typing import Any

import numpy as np
import pytest

from chapterhouse.games.library import all_games
from chapterhouse.kernel.fields import Record, State, i8, i16, i32, i64, own, public, secret, u4
from chapterhouse.kernel.layout import Layout, Rows
from chapterhouse.kernel.observation import Observation


class Toy(State):
    wide = public(i64)
    hand = own(i16, 3, 2)
    score = public(i16, 3)
    mask = own(i64, 3)
    bag = secret(i8, 5)
    mine = own(i8, 3)
    one = public(i8)
    kept = public(i16, 3, derived=True)
    far = public(i32, 2)
    few = public(u4, 3, 3)
    fewer = own(u4, 3, 5)


LAYOUTS = [Layout(Toy), *(game.state for game in all_games())]


def filled(layout: Layout[Record], count: int = 3) -> Rows:
    rows = layout.rows(count)
    layout.raw(rows)[:] = np.random.default_rng(1).integers(0, 255, (count, layout.size))
    for f in layout.fields:
        if f.type.halved:
            rows[f.name] &= f.type.high
    return rows


def seats(layout: Layout[Record]) -> int:
    return min((f.shape[0] for f in layout.fields if f.visibility == "own"), default=2)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.kind.__name__)
def test_vectors_are_what_the_layout_observes(layout: Layout[Record]) -> None:
    rows, sight = filled(layout), Observation(layout)
    for seat in range(seats(layout)):
        seen, raw = sight.rows(len(rows)), layout.raw(rows)
        every = np.arange(len(rows))[:, None]
        for start, into, size, halved in sight.spans(seats(layout))[seat]:
            run: Any = raw[:, start : start + size]
            if halved:
                run = np.pad(run, ((0, 0), (0, size % 2)))
                run = run[:, ::2] | run[:, 1::2] << 4
            seen.view(np.uint8).reshape(len(rows), -1)[every, into + np.arange(run.shape[1])] = run
        for at in range(len(rows)):
            plain = layout.observe(rows, seat, at).tolist()
            assert sight.vector(rows, seat, at).tolist() == plain
            assert sight.vectors(seen)[at].tolist() == plain


def test_two_small_numbers_share_a_byte() -> None:
    layout = LAYOUTS[0]
    rows, sight = filled(layout, 1), Observation(layout)
    assert (sight.dtype["few"].itemsize, sight.dtype["fewer"].itemsize) == (5, 3)
    seen = sight.rows(1)
    seen["few"], seen["fewer"] = [0x21, 0x43, 0x65, 0x87, 9], [0x21, 0xF3, 0]
    assert sight.read(seen, "few").tolist() == [[[1, 2, 3], [4, 5, 6], [7, 8, 9]]]
    assert sight.read(seen, "fewer").tolist() == [[1, 2, 3, 15, 0]]
    assert sight.vector(rows, 1)[sight.places["fewer"]].tolist() == rows["fewer"][0, 1].tolist()
    assert sight.limits()[1][sight.names.index("few[2,2]")] == 15


def test_vectors_fill_the_callers_array() -> None:
    sight = Observation(LAYOUTS[0])
    into = np.ones((2, len(sight.names)), np.float32)
    assert sight.vectors(sight.rows(2), into) is into
    assert not into.any()


def test_what_follows_from_other_fields_is_not_observed_but_seen() -> None:
    layout = LAYOUTS[0]
    assert "kept" not in (Observation(layout).dtype.names or ())
    assert not [name for name in layout.observation_names() if name.startswith("kept")]
    assert "kept" in {f.name for f in layout.visible}
    rows = filled(layout)
    assert (layout.filtered(rows, 0)["kept"] == rows["kept"]).all()


def test_fields_keep_their_names_and_hidden_ones_are_absent() -> None:
    sight = Observation(Layout(Toy))
    assert sight.dtype["hand"].shape == (2,)
    assert not {"bag", "rng"} & set(sight.dtype.names or ())
    low, high = sight.limits()
    assert high[sight.names.index("one")] == 127
    assert low[sight.names.index("wide")] == -(2**63)
    assert len(low) == len(sight.names)
