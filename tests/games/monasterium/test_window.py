"""The window: M-80 to M-85."""

import pytest

from chapterhouse.games.monasterium.actions import ASK_BUILD, LETTERS
from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import board_with
from tests.games.monasterium.positions import (
    LATIN,
    act,
    arrive,
    asked,
    board_of,
    bonus_space,
    give,
    legal,
    messenger,
    monastery,
    new_table,
    play,
    prestige,
    reason,
    scored,
    seat_of,
    stand,
    stock,
    unlock,
    window,
)


def offered(*rows: str, players: int = 4) -> Table:
    """Seat 0 has this window and comes to the window bonus of the road; it has no goods."""
    table = window(give(new_table(players)), *rows)
    arrive(table, bonus_space(table, "window_any"))
    return table


def fields(table: Table) -> list[str]:
    """The rows of seat 0's window."""
    return ["".join(letter or "." for letter in row) for row in seat_of(table, 0)["window"]]


# -- where a tile goes ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "after"),
    [(1, ["ABE", "C..", "..."]), (2, ["AB.", "CE.", "..."]), (3, ["AB.", "C..", "E.."])],
)
def test_a_tile_goes_on_the_leftmost_free_field_of_the_chosen_row(row: int, after: list[str]) -> None:
    """M-80: the row is chosen, the field is not; the tile stays and its monastery has one fewer."""
    table = offered("AB", "C")
    play(table, "tile E")
    assert legal(table) == ["build 1", "build 2", "build 3"]
    assert monastery(table, "E")["tiles"] == 8  # it leaves only when it is built
    play(table, f"build {row}")
    assert fields(table) == after
    assert [monastery(table, letter)["tiles"] for letter in LETTERS] == [7, 7, 7, 8, 7]


def test_a_taken_tile_must_be_built() -> None:
    """M-80: at once, or it is not taken: once chosen it cannot be declined."""
    table = offered()
    assert "decline" in legal(table)
    play(table, "tile E")
    assert reason(table, "decline") == "must_build"


def test_a_full_row_takes_no_tile() -> None:
    """M-80: one tile to a field."""
    table = offered("ABC", "B")
    play(table, "tile D")
    assert legal(table) == ["build 2", "build 3"]
    assert reason(table, "build 1") == "row_full"


def test_no_monastery_twice_in_a_row_or_column() -> None:
    """M-81: B stands in row two and in column one, so its tile can go to the top only."""
    table = offered("CD", "B")
    play(table, "tile B")  # the one row left is taken by itself
    assert fields(table) == ["CDB", "B..", "..."]
    table = offered("C", "B")
    play(table, "tile B")
    assert fields(table) == ["CB.", "B..", "..."]


@pytest.mark.parametrize(
    ("rows", "letter", "reasons"),
    [
        (("CD", "BE", ""), "B", ["", "same_in_row", "same_in_column"]),
        (("AC", "B", "C"), "A", ["same_in_row", "", ""]),
        (("AB", "CDE", "EC"), "E", ["same_in_column", "row_full", "same_in_row"]),
        (("DE", "AD", "BAE"), "E", ["same_in_row", "same_in_column", "row_full"]),
    ],
)
def test_all_fields_of_the_row_and_the_column_count(
    rows: tuple[str, str, str], letter: str, reasons: list[str]
) -> None:
    """M-81, M-80: not only the neighbours; asked of the law for every row."""
    table = window(give(new_table(4)), *rows)
    table.rows["stack"][0, 0, :2] = ASK_BUILD, LETTERS.index(letter)
    table.rows["depth"], table.rows["ask"] = 1, ASK_BUILD
    assert [reason(table, f"build {row}") for row in (1, 2, 3)] == reasons


# -- when a tile can be taken -------------------------------------------------------------------


def test_only_monasteries_with_a_tile_and_a_place_for_it_are_offered() -> None:
    """M-82: none left of A to C; D stands in the way of itself in all rows."""
    table = window(window(give(new_table(3)), *LATIN, seat=1), *LATIN, seat=2)
    window(table, "D")
    arrive(table, bonus_space(table, "window_any"))
    assert legal(table) == ["tile E", "decline"]
    assert reason(table, "tile A") == "no_tile_left"
    assert reason(table, "tile D") == "window_refuses"


def test_the_source_limits_the_choice() -> None:
    """M-82, M-55, M-72: a common room gives its own monastery's tile alone."""
    table = window(give(new_table(), book=2, influence=1), "A")
    act(table, 1, spare=1)
    play(table, "send I-C", "to B", "spot 2")
    assert asked(table) == "common_build"
    play(table, "build 3", "bonus column")
    assert fields(table)[2] == "B.."


# -- the bonus ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "before", "line", "gain"),
    [
        (1, ("",), "bonus row", {"influence": 1}),
        (2, ("",), "bonus row", {"rosary": 1}),
        (1, ("",), "bonus column", {"soup": 1}),
        (2, ("", "B"), "bonus column", {"tool": 1}),
        (3, ("", "", "CB"), "bonus column", {"book": 1}),
    ],
)
def test_each_tile_gives_one_bonus(
    row: int, before: tuple[str, ...], line: str, gain: dict[str, int]
) -> None:
    """M-83: of its row or of its column, as its builder likes."""
    table = offered(*before)
    play(table, "tile A", f"build {row}")
    assert legal(table) == ["bonus row", "bonus column"]
    assert reason(table, "decline") == "one_bonus"
    play(table, line)
    assert stock(table) == gain
    assert messenger(table) == bonus_space(table, "window_any")


def test_the_bottom_row_moves_the_messenger_by_two() -> None:
    """M-83, M-42: from space 8 over 9 to 10, whose bonus is given."""
    table = offered()
    play(table, "tile A", "build 3", "bonus row")
    assert (messenger(table), asked(table), stock(table)) == (10, "die_bonus", {})


def test_every_tile_gives_its_bonus_whatever_its_source() -> None:
    """M-83, M-55, M-72: row III and common room as well as the road."""
    table = unlock(give(new_table()), "III-B", to="D")
    act(table, 2, spare=1)
    play(table, "act B III", "build 2", "bonus row")
    assert stock(table) == {"rosary": 1}
    table = give(new_table(), book=2, influence=1)
    act(table, 1, spare=1)
    play(table, "send I-C", "to A", "spot 3", "build 1", "bonus column")
    assert stock(table) == {"soup": 1}


# -- full rows and columns --------------------------------------------------------------------


@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_full_row_scores(row: int) -> None:
    """M-84: 5 points, in addition to the bonus and before it."""
    rows = [""] * 3
    rows[row - 1] = "AB"
    table = offered(*rows)
    play(table, "tile C")
    entry = play(table, f"build {row}")
    assert scored(entry) == [(0, "window", board_of(table).line_points[0, row - 1])]
    assert (prestige(table), asked(table)) == (5, "tile_bonus")


@pytest.mark.parametrize(
    ("column", "rows"), [(1, ("A", "B", "")), (2, ("DA", "EB", "A")), (3, ("DEA", "EDB", "AB"))]
)
def test_a_full_column_scores(column: int, rows: tuple[str, str, str]) -> None:
    """M-84: 4 points for column three (R), and in our data for the others."""
    table = offered(*rows)
    entry = play(table, "tile C")
    if asked(table) == "build":
        entry = play(table, "build 3")
    points = scored(entry)
    assert points[-1] == (0, "window", board_of(table).line_points[1, column - 1])
    assert points[-1][2] == 4
    assert len(points) == (2 if column == 3 else 1)  # the last field of column three ends its row too


def test_a_line_that_is_not_full_scores_nothing() -> None:
    """M-84: two in a row, two in a column."""
    table = offered("A", "B")
    play(table, "tile C")
    assert scored(play(table, "build 1")) == []
    table = offered("A", "")
    play(table, "tile C")
    assert scored(play(table, "build 2")) == []


def test_one_tile_may_fill_both() -> None:
    """M-84: row and column, each with its points."""
    table = offered("ABC", "BCD", "CA")
    play(table, "tile E")
    assert fields(table) == ["ABC", "BCD", "CAE"]
    assert prestige(table) == 9
    assert table.rows["earned"][0, 0, 4] == 9


@pytest.mark.parametrize("row", [1, 2, 3])
def test_the_ninth_tile(row: int) -> None:
    """M-85, M-84, T-7: one bonus and 9 points, in whichever row the last field is."""
    rows = list(LATIN)
    last = rows[row - 1][-1]
    rows[row - 1] = rows[row - 1][:-1]
    table = offered(*rows)
    entry = play(table, f"tile {last}")
    assert scored(entry) == [(0, "window", 5), (0, "window", 4)]
    assert legal(table) == ["bonus row", "bonus column"]
    play(table, "bonus column")
    assert (prestige(table), stock(table), fields(table)) == (9, {"book": 1}, list(LATIN))


def test_points_of_lines_come_from_the_board() -> None:
    """M-84: each row and column has its own number, as a board file may say."""
    board = board_with(("window.row_points", [5, 6, 7]), ("window.column_points", [1, 2, 3]))
    for row in (1, 2, 3):
        rows = list(LATIN)
        last = rows[row - 1][-1]
        rows[row - 1] = rows[row - 1][:-1]
        table = window(give(new_table(4, board=board)), *rows)
        arrive(table, bonus_space(table, "window_any"))
        entry = play(table, f"tile {last}")
        assert [points for _, _, points in scored(entry)] == [4 + row, 3]


def test_a_bonus_may_set_off_further_tiles() -> None:
    """M-83, M-45: the two steps of a chapel's tile lead over the window bonus: another tile."""
    table = unlock(give(new_table()), "III-B", to="D")
    table.rows["messenger"] = bonus_space(table, "window_any") - 2
    act(table, 2, spare=1)
    play(table, "act B III", "build 3", "bonus row")
    assert asked(table) == "any_tile"
    play(table, "tile E", "build 3", "bonus column")
    assert fields(table) == ["...", "...", "DE."]
    assert (messenger(table), stock(table)) == (9, {"tool": 1})


def test_a_tile_that_all_windows_hold_is_gone() -> None:
    """M-82, M-55, M-14: tiles are as many as were laid out; the own window, empty, could take one."""
    table = window(window(give(new_table(3)), *LATIN, seat=1), *LATIN, seat=2)
    stand(stand(table, "III-B", "A chapel"), "I-B", "E building 1")
    act(table, 2, spare=1)
    assert monastery(table, "A")["tiles"] == 0
    assert legal(table) == ["act B standard", "act B I"]
    assert reason(table, "act B III") == "no_window"
