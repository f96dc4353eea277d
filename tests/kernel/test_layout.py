"""Records: bytes, views, observation."""

import numpy as np
import pytest

from chapterhouse.kernel.errors import FieldOverflow
from chapterhouse.kernel.fields import Record, State, i8, i16, i32, own, public, secret
from chapterhouse.kernel.layout import Layout


class Toy(State):
    """Every kind of field."""

    hand = own(i8, 3, 2)
    bag = secret(i16, 4)
    score = public(i32, 3)
    round = public(i8)


LAYOUT = Layout(Toy)


def random_rows(seed: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    rows = LAYOUT.rows()
    rng = np.random.default_rng(seed)
    for f in LAYOUT.fields:
        rows[f.name] = rng.integers(0, 100, rows[f.name].shape)
    return rows


def test_the_widest_fields_come_first_and_leave_no_holes() -> None:
    sizes = [np.dtype(f.type.code).itemsize for f in LAYOUT.fields]
    assert sizes == sorted(sizes, reverse=True)
    used = sum(LAYOUT.dtype[f.name].itemsize for f in LAYOUT.fields)
    assert 0 <= LAYOUT.size - used < 8


def test_packing_goes_there_and_back() -> None:
    rows, again = random_rows(1), LAYOUT.rows()
    LAYOUT.pack(LAYOUT.unpack(rows[0]), again)
    assert again.tobytes() == rows.tobytes()
    assert LAYOUT.digest(again) == LAYOUT.digest(rows)


def test_a_value_that_does_not_fit_is_named() -> None:
    toy = LAYOUT.unpack(random_rows(1)[0])
    toy.bag[2] = 40_000
    with pytest.raises(FieldOverflow, match="field bag: 40000"):
        LAYOUT.pack(toy, LAYOUT.rows())


def test_a_seat_sees_public_fields_and_its_own_row_only() -> None:
    rows = random_rows(2)
    for seat in (0, 1, 2, None):
        seen = LAYOUT.filtered(rows, seat)
        assert (seen["score"] == rows["score"]).all()
        assert not seen["bag"].any()
        assert not seen["rng"].any()
        for other in range(3):
            expected = rows["hand"][0, other] if other == seat else 0
            assert (seen["hand"][0, other] == expected).all()


def test_views_of_states_that_differ_in_hidden_things_are_equal() -> None:
    one, other = random_rows(3), random_rows(3)
    other["bag"] += 1
    other["rng"] += 1
    other["hand"][0, 1:] += 1
    assert LAYOUT.filtered(one, 0).tobytes() == LAYOUT.filtered(other, 0).tobytes()
    assert LAYOUT.filtered(one, None).tobytes() == LAYOUT.filtered(other, None).tobytes()
    assert LAYOUT.filtered(one, 1).tobytes() != LAYOUT.filtered(other, 1).tobytes()


def test_an_observation_has_a_name_for_every_number_and_nothing_hidden() -> None:
    rows, names = random_rows(4), LAYOUT.observation_names()
    seen = LAYOUT.observe(rows, 1)
    assert len(seen) == len(names) == len(set(names))
    assert not any("bag" in n or "rng" in n for n in names)
    assert seen[names.index("hand[me,1]")] == rows["hand"][0, 1, 1]
    assert seen[names.index("score[2]")] == rows["score"][0, 2]


def test_the_observation_table_points_at_the_same_numbers() -> None:
    rows = random_rows(5)
    raw = LAYOUT.raw(rows)[0]
    for seat in range(3):
        places = LAYOUT.observation_table(seat)
        read = [int.from_bytes(raw[at : at + width].tobytes(), "little", signed=True) for at, width in places]
        assert read == LAYOUT.observe(rows, seat).tolist()


def test_a_subclass_adds_to_its_base() -> None:
    class More(Toy):
        extra = public(i8)

    assert {f.name for f in More.__fields__} == {f.name for f in Toy.__fields__} | {"extra"}
    assert isinstance(More.blank(), Record)
