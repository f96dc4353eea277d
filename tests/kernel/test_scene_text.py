"""Text boards of made-up scenes, and the same scenes for the ear."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import SIGNS, Piece, Scene, SeatCard, Sheet, Space, Target, faults
from chapterhouse.kernel.scene_spoken import spoken
from chapterhouse.kernel.scene_text import NARROWEST, render

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def plain(message: Say) -> str:
    """A language of ids: `word(a, b)`."""
    return message.id + (f"({', '.join(map(str, message.args.values()))})" if message.args else "")


def card(seat: int, tone: str, active: bool = False, **facts: int) -> SeatCard:
    listed = tuple((say(name), value) for name, value in facts.items())
    return SeatCard(seat, tone, 0, active, say(tone.title()), say(tone[0].upper()), listed)


def space(id_: str, row: int, column: int, **more: Any) -> Space:
    return Space(id_, (row, column), say(id_), **more)


def stone(id_: str, where: str, seat: int | None = None, **more: Any) -> Piece:
    return Piece(id_, where, "stone", say("stone"), seat=seat, **more)


GRID = Sheet(
    "board",
    say("Board"),
    (
        space("title", 0, 0, mark="well", width=2),
        space("a", 1, 0, mark="pay 1", state="free"),
        space("b", 1, 1, mark="pay 22", state="closed"),
        space("c", 2, 0, mark="gain", state="open"),
        space("d", 2, 1, mark="x", state="used"),
    ),
    rows={1: "I", 2: "II"},
    columns={0: "left", 1: "right"},
)
MATS = tuple(
    Sheet(
        f"mat{seat}",
        say("Mat", seat=seat),
        (space(f"m{seat}", 0, 0, mark="dig", state="covered"), space(f"n{seat}", 0, 1, state="free")),
        "mat",
        seat,
        rows={0: "I"},
    )
    for seat in (0, 1)
)
STORES = Sheet("stores", say("Stores"), (space("wood", 0, 0, mark="wood", notes=("3",)),), "stores", 0)
PIECES = (
    stone("s1", "a", 0),
    stone("s2", "a", 0),
    stone("s3", "a", 1),
    stone("s4", "m0", 0),
    stone("s5", "m1", 1),
    stone("s6", "n1", mark="k"),
    stone("hidden", "c", count=4),
)
SCENE = Scene(
    game="toy",
    seat=0,
    prompt=say("choose"),
    seats=(card(0, "red", True, points=7), card(1, "blue", points=12)),
    sheets=(GRID, *MATS, STORES),
    pieces=PIECES,
    status=(say("Day"), say("Dawn")),
    legend=(("k", say("key")), (SIGNS["closed"], say("shut"))),
)


def board(scene: Scene = SCENE, **more: Any) -> list[str]:
    return render(scene, plain, **more).splitlines()


def aimed(*targets: tuple[int, str | None], **changes: Any) -> Scene:
    made = tuple(Target(action, say(f"do{action}"), where) for action, where in targets)
    return replace(SCENE, targets=made, **changes)


def lines_of(scene: Scene, word: str, **more: Any) -> list[str]:
    return [line for line in board(scene, **more) if word in line]


# -- the scene itself ---------------------------------------------------------------------


def test_a_sound_scene_has_no_faults() -> None:
    assert faults(aimed((1, "a"), (2, None))) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"sheets": (GRID, GRID)}, "sheet board: 2 times"),
        ({"sheets": (GRID, GRID)}, "space a: 2 times"),
        ({"pieces": (stone("s", "a"), stone("s", "b"))}, "piece s: 2 times"),
        ({"pieces": (stone("s", "nowhere"),)}, "piece s: no space nowhere"),
        ({"targets": (Target(5, say("x"), "nowhere"),)}, "target 5: no space nowhere"),
        ({"sheets": (Sheet("s", say("s"), (space("o", 0, 0, state="odd"),)),)}, "space o: state odd"),
        ({"sheets": (Sheet("s", say("s"), (space("o", 0, 0, links=("p",)),)),)}, "space o: no p"),
    ],
)
def test_faults_of_a_scene_are_found(changes: Mapping[str, Any], fault: str) -> None:
    assert fault in faults(replace(SCENE, **changes))


# -- the board ----------------------------------------------------------------------------


def test_seats_have_a_line_each_with_shape_and_letter() -> None:
    assert board()[:4] == ["Day · Dawn", "            points", "▶  ●R Red        7", "   ■B Blue      12"]


def test_pieces_alike_are_counted_and_each_seat_has_its_sign() -> None:
    (line,) = lines_of(SCENE, "pay 1")
    assert "2●R ■B pay 1" in line


def test_an_empty_space_shows_its_state() -> None:
    (first,) = lines_of(SCENE, "pay 22")
    (second,) = lines_of(SCENE, "gain")
    assert "✕ pay 22" in first
    assert "○" in second
    assert "✓ x" in second


def test_a_piece_without_mark_and_seat_is_not_shown() -> None:
    assert "4" not in "".join(lines_of(SCENE, "gain"))


def test_a_space_as_wide_as_its_sheet_is_a_line() -> None:
    assert lines_of(SCENE, "well")[0].split("  ")[0] == "well"


def test_own_mats_are_full_and_those_of_others_short() -> None:
    text = render(SCENE, plain)
    assert "●R dig" in text
    assert "I ■ k" in text
    assert text.count("dig") == 1


def test_a_spectator_sees_the_mat_of_who_acts_in_full() -> None:
    text = render(replace(SCENE, seat=None, seats=tuple(reversed(SCENE.seats))), plain)
    assert "●R dig" in text
    assert text.count("dig") == 1


def test_choices_are_numbered_on_their_spaces_in_the_order_of_the_list() -> None:
    scene = aimed((40, "b"), (41, "a"), (42, "a"), (43, "a"), (44, "n0"), (45, None))
    text = render(scene, plain)
    assert "[1] ✕ pay 22" in text
    assert "[2-4] 2●R ■B pay 1" in text
    assert "[5]" in text
    assert "[6]" not in text


def test_a_number_stands_for_the_sign_of_a_free_space() -> None:
    scene = aimed((1, "a"), pieces=())
    assert "[1] pay 1" in render(scene, plain)
    assert "[1] ·" not in render(scene, plain)


@pytest.mark.parametrize(
    ("numbers", "shown"),
    [([1], "[1]"), ([1, 2], "[1,2]"), ([1, 2, 3], "[1-3]"), ([1, 3, 4, 5, 7], "[1,3-5,7]")],
)
def test_runs_of_numbers_are_drawn_together(numbers: list[int], shown: str) -> None:
    scene = aimed(*((n, "a" if n in numbers else None) for n in range(1, 8)))
    assert f"{shown} 2●R" in render(scene, plain)


def test_a_chosen_piece_stands_in_parentheses() -> None:
    scene = replace(SCENE, pieces=(stone("s1", "a", 0), stone("s2", "a", 0, chosen=True)))
    assert "●R (●R) pay 1" in render(scene, plain)


def test_stores_are_drawn_only_to_choose_from() -> None:
    assert "wood" not in render(SCENE, plain)
    assert "[1] wood 3" in render(aimed((1, "wood")), plain)


def test_the_legend_keeps_entries_together() -> None:
    many = tuple((str(n), say(f"meaning {n}")) for n in range(30))
    lines = board(replace(SCENE, legend=many), width=50)
    shown = [entry for line in lines for entry in re.findall(r"(\d+) meaning (\d+)", line)]
    assert shown == [(str(n), str(n)) for n in range(30)]


def test_cards_have_a_line_each() -> None:
    cards = Sheet(
        "cards",
        say("Cards"),
        (
            space("c1", 0, 0, mark="C1", notes=("5", "three wells")),
            space("c2", 1, 0, mark="C2", notes=("4",)),
        ),
        "cards",
    )
    lines = board(replace(SCENE, sheets=(cards,), pieces=(stone("s", "c2", 1),)))
    assert "C1  5  three wells" in lines
    assert "C2  4               ■B" in lines


# -- widths -------------------------------------------------------------------------------


def road(length: int) -> Sheet:
    stones = (space(f"r{n}", 0, n, mark=str(n), notes=(f"note {n}",)) for n in range(length))
    return Sheet("road", say("Road"), tuple(stones), "track")


def wide_mat(columns: int) -> Sheet:
    cells = (space(f"w{n}", 0, n, mark=f"do thing {n}", state="free") for n in range(columns))
    return Sheet("wide", say("Wide"), tuple(cells), "mat", 0)


@pytest.mark.parametrize("width", [NARROWEST, 60, 100, 140])
@pytest.mark.parametrize("sheet", [GRID, road(30), wide_mat(9)])
def test_no_line_is_wider_than_the_terminal(width: int, sheet: Sheet) -> None:
    scene = replace(SCENE, sheets=(sheet, *MATS), pieces=())
    lines = board(scene, width=width)
    assert max(map(cell_len, lines)) <= width
    for shown in sheet.spaces:
        assert str(shown.mark) in "\n".join(lines)


def test_a_long_track_goes_on_below() -> None:
    scene = replace(SCENE, sheets=(road(30),), pieces=(stone("s", "r17", 1),))
    lines = board(scene, width=60)
    (at,) = (n for n, line in enumerate(lines) if "note 17" in line)
    column = lines[at].index("note 17")
    assert lines[at + 1][column : column + 2] == "■B"
    assert len(lines_of(scene, "note", width=60)) == 5


def test_a_mat_without_room_puts_signs_below_marks() -> None:
    scene = replace(SCENE, sheets=(wide_mat(4),), pieces=(stone("s", "w2", 0),))
    assert any("●R do thing 2" in line for line in board(scene, width=80))
    lines = board(scene, width=50)
    (at,) = (n for n, line in enumerate(lines) if "do thing 2" in line)
    assert lines[at + 1].split() == ["·", "·", "●R", "·"]


def test_facts_without_room_become_running_text() -> None:
    facts = {f"a_rather_long_fact_{n}": n for n in range(6)}
    scene = replace(SCENE, seats=(card(0, "red", True, **facts), card(1, "blue", False, **facts)))
    lines = board(scene, width=60)
    assert lines[1].startswith("▶ ●R Red: a_rather_long_fact_0 0 · ")


def test_sheets_stand_side_by_side_where_they_fit() -> None:
    scene = replace(SCENE, sheets=(wide_mat(2), replace(wide_mat(2), id="two", label=say("Second"))))
    wide, narrow = lines_of(scene, "Wide"), lines_of(scene, "Wide", width=45)
    assert "Second" in wide[0]
    assert "Second" not in narrow[0]


# -- colours ------------------------------------------------------------------------------


def test_colours_add_nothing_but_colours() -> None:
    scene = aimed((1, "a"), (2, "n0"))
    bare, painted = render(scene, plain), render(scene, plain, colour=True)
    assert "\x1b" not in bare
    assert "\x1b" in painted
    assert [line.rstrip() for line in ANSI.sub("", painted).splitlines()] == bare.splitlines()


def test_the_environment_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = render(SCENE, plain), render(SCENE, plain, colour=True)
    for name, value in {"NO_COLOR": "1", "COLUMNS": "41", "TERM": "dumb", "FORCE_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    assert (render(SCENE, plain), render(SCENE, plain, colour=True)) == before


# -- for the ear --------------------------------------------------------------------------


def test_a_scene_is_spoken_row_by_row() -> None:
    scene = aimed((1, "a"), (2, None))
    hinted = replace(scene, targets=(replace(scene.targets[0], hint=say("dear")), scene.targets[1]))
    assert spoken(hinted, plain) == [
        "Day, Dawn.",
        "Red: points 7.",
        "Blue: points 12.",
        "Board: title.",
        "a: stone ×3; b.",
        "c: stone ×4; d.",
        "Mat(0): m0: stone; n0.",
        "Mat(1): m1: stone; n1: stone.",
        "choose.",
        "1: do1 (dear).",
        "2: do2.",
    ]
