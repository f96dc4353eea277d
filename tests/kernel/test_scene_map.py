"""Maps on the text board: tiles in their places, the ways over their sides, what is seen of a wide one."""

from dataclasses import replace
from typing import Any

import pytest

from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Piece, Scene, SeatCard, Sheet, Space, Target, faults
from chapterhouse.kernel.scene_spoken import spoken
from chapterhouse.kernel.scene_text import render


def plain(message: Say) -> str:
    return message.id


def tile(id_: str, row: int, column: int, sides: str, **more: Any) -> Space:
    """A tile; sides by letters: p a path, g a gate, - none."""
    kinds = {"p": "path", "g": "gate", "-": ""}
    return Space(id_, (row, column), say(id_), id_, sides=tuple(kinds[s] for s in sides), **more)


def box(id_: str, inside: Space, mark: str, state: str = "free") -> Space:
    return Space(id_, inside.at, say(id_), mark, state=state, inside=inside.id)


HALL = tile("hall", 0, 0, "p----p", width=2)
MILL = tile("mill", 1, 1, "pg--", notes=("work",))
SHED = tile("shed", 1, 2, "--pg")
MAP = Sheet(
    "map",
    say("Land"),
    (HALL, MILL, box("m3", MILL, "3"), box("m2", MILL, "2", ""), SHED, Space("hole", (2, 1), say("hole"))),
    "map",
)
SCENE = Scene(
    game="toy",
    seat=0,
    prompt=say("choose"),
    seats=(SeatCard(0, "red", 0, True, say("Red"), say("R"), ((say("points"), 0),)),),
    sheets=(MAP,),
    pieces=(
        Piece("a", "hall", "monk", say("monk"), seat=0),
        Piece("b", "m2", "monk", say("monk"), seat=0),
    ),
)


def drawn(scene: Scene = SCENE, **more: Any) -> list[str]:
    """The lines of the map alone."""
    lines = render(scene, plain, **more).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("Land"))
    return lines[first + 1 :]


def aimed(*places: str) -> Scene:
    return replace(SCENE, targets=tuple(Target(i, say(f"do{i}"), at) for i, at in enumerate(places)))


def test_a_map_is_a_sound_sheet() -> None:
    assert faults(SCENE) == []
    lost = replace(SCENE, sheets=(replace(MAP, spaces=(box("m3", MILL, "3"),)),), pieces=())
    assert faults(lost) == ["space m3: not inside mill"]


def test_tiles_are_framed_and_ways_lead_over_their_sides() -> None:
    """A path at the end of the map leads out of it; where two gates meet there is a way."""
    assert drawn()[:7] == [
        "┌─────║─────────────────┐",
        "═hall                   │",
        "│●R                     │",
        "└───────────┬───────────┼───────────┐",
        "            │mill       ═shed       │",
        "            │3· 2●R work│           │",
        "            └───────────┴─────║─────┘",
    ]


def test_a_gate_alone_waits_and_a_wall_closes() -> None:
    """A gate at an empty cell is dotted; a side that one of two tiles closes is closed."""
    alone = replace(SCENE, sheets=(replace(MAP, spaces=(SHED,)),), pieces=())
    assert drawn(alone)[1].startswith("┈shed")
    walled = tile("wall", 1, 1, "----")
    closed = replace(SCENE, sheets=(replace(MAP, spaces=(SHED, walled)),), pieces=())
    assert "┈" not in "".join(drawn(closed))
    assert "═" not in "".join(drawn(closed))


def test_choices_stand_where_they_are() -> None:
    """In a free box the number stands for the sign; in an empty cell without a frame."""
    lines = drawn(aimed("m3", "m2", "hole", "hall"))
    text = "\n".join(lines)
    assert "3[1] 2●R[2]" in text
    assert "●R [4]" in text
    assert any(line.strip() == "[3]" for line in lines)


def test_cells_grow_with_what_is_on_them() -> None:
    pieces = tuple(Piece(f"p{i}", "mill", "sack", say("sack"), f"sack{i}") for i in range(4))
    text = "\n".join(drawn(replace(SCENE, pieces=pieces)))
    assert all(f"sack{i}" in text for i in range(4))


def row(count: int) -> Scene:
    """Tiles side by side."""
    tiles = tuple(tile(f"t{i}", 0, i, "-p-p") for i in range(count))
    return replace(SCENE, sheets=(replace(MAP, spaces=tiles),), pieces=())


@pytest.mark.parametrize(("width", "longest"), [(100, 97), (80, 73), (60, 57)])
def test_cells_become_slimmer_before_a_map_is_cut(width: int, longest: int) -> None:
    lines = drawn(row(8), width=width)
    assert max(map(len, lines)) <= longest
    assert ("t0" in lines[1]) == (width > 64)


def title(scene: Scene, **more: Any) -> str:
    return next(line for line in render(scene, plain, **more).splitlines() if line.startswith("Land"))


def test_a_wide_map_shows_the_choices_and_can_be_scrolled() -> None:
    wide = row(20)
    choosing = replace(wide, targets=(Target(1, say("x"), "t18"),))
    assert "t18" in drawn(choosing, width=60)[1]
    assert title(choosing, width=60).startswith("Land ◀ 13 ──")
    assert "t18" not in drawn(choosing, width=60, scroll=-2)[1]
    assert title(choosing, width=60, scroll=-2).startswith("Land ◀ 9 4 ▶")
    assert drawn(choosing, width=60, scroll=9) == drawn(choosing, width=60, scroll=8)
    assert "t0" in drawn(choosing, width=60, scroll=-9)[1]


def test_a_wide_map_shows_what_was_picked() -> None:
    picked = Piece("p", "t1", "monk", say("monk"), "m", chosen=True)
    assert "t1" in drawn(replace(row(20), pieces=(picked,)), width=60)[1]


def test_the_ear_hears_boxes_with_their_tile() -> None:
    lines = spoken(SCENE, plain)
    assert "mill; m3; m2: monk; shed." in lines
