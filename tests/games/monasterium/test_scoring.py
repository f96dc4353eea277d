"""Final scoring: M-120 to M-124."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.events import SOURCES
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import board_with
from tests.games.monasterium.positions import (
    finish,
    full_chapel,
    give,
    monastery,
    new_table,
    prestige,
    scored,
    stand,
    worth,
)


def paid(table: Table, source: str) -> list[int]:
    """Plays the last die of the game; the points of every seat from one source."""
    finish(table)
    return [int(points) for points in table.rows["earned"][0, : table.players, SOURCES.index(source)]]


def poor(players: int = 3, board: BoardFile | None = None) -> Table:
    """A table at which nobody has any goods."""
    table = new_table(players, board=board)
    for seat in range(players):
        give(table, seat)
    return table


def occupy(table: Table, counts: list[int], letter: str = "A") -> Table:
    """So many novices of each seat stand in the buildings of a monastery."""
    spot = 1
    for seat, count in enumerate(counts):
        for column in "ABCDE"[:count]:
            stand(table, f"I-{column}", f"{letter} building {spot}", seat)
            spot += 1
    return table


# -- majorities ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 1, 0], [5, 0, 0]),
        ([1, 2, 3], [0, 0, 5]),
        ([3, 3, 0], [5, 5, 0]),
        ([2, 2, 2], [5, 5, 5]),
        ([0, 0, 1], [0, 0, 5]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_most_novices_score_five(counts: list[int], points: list[int]) -> None:
    """M-120, T-14, K-22: all who are tied score in full; nobody does where nobody stands."""
    assert paid(occupy(poor(), counts), "majorities") == points


def test_four_four_one() -> None:
    """M-120, T-14: 5, 5, 0; and the empty monasteries give nobody anything."""
    table = poor(4)
    occupy(table, [3, 4, 1, 0])
    stand(table, "III-A", "A chapel")
    assert paid(table, "majorities") == [5, 5, 0, 0]


@pytest.mark.parametrize("letter", LETTERS)
def test_every_monastery_is_scored_by_itself(letter: str) -> None:
    """M-120: seat 1 leads in one, seat 0 in all others."""
    table = poor()
    for at, other in enumerate(LETTERS):
        stand(table, f"II-{LETTERS[at]}", f"{other} building 1")
    for column, spot in zip("AB", (2, 3), strict=True):
        stand(table, f"I-{column}", f"{letter} building {spot}", seat=1)
    assert paid(table, "majorities") == [20, 5, 0]


@pytest.mark.parametrize("place", ["A building 3", "A chapel", "A cloister 4"])
def test_buildings_chapel_and_cloister_count_alike(place: str) -> None:
    """M-120: any novice of any area breaks the tie."""
    table = occupy(poor(), [1, 1, 0])
    stand(table, "II-A", place, seat=1)
    assert paid(table, "majorities") == [0, 5, 0]


def test_extra_novices_count_for_majorities_and_blockers_do_not() -> None:
    """M-120, M-92, M-13, T-29: at three players two closed buildings are no novices."""
    table = poor()
    assert monastery(table, "A")["buildings"].count("blocked") == 2
    stand(table, "extra I", "A building 1", seat=2)
    assert paid(table, "majorities") == [0, 0, 5]


# -- chapels ------------------------------------------------------------------------------


@pytest.mark.parametrize(("chapels", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_chapels_score_by_the_number_of_monasteries(chapels: int, points: int) -> None:
    """M-121, T-9: different monasteries with at least one own chapel novice."""
    table = poor()
    for column, letter in zip("ABCDE"[:chapels], LETTERS, strict=False):
        stand(table, f"III-{column}", f"{letter} chapel", seat=1)
    assert paid(table, "chapels") == [0, points, 0]


def test_a_second_novice_in_a_chapel_adds_nothing() -> None:
    """M-121: monasteries are counted, not novices."""
    assert paid(full_chapel(poor(), "B", 4, seat=0), "chapels") == [1, 0, 0]


def test_buildings_and_cloisters_are_no_chapels() -> None:
    """M-121: only the chapel counts."""
    table = stand(stand(poor(), "I-A", "A building 1"), "IV-A", "A cloister 1")
    assert paid(table, "chapels") == [0, 0, 0]


# -- cloisters ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chapel", "cloister", "points"), [(3, 3, 18), (1, 1, 2), (2, 1, 4), (1, 3, 6), (0, 3, 0), (3, 0, 0)]
)
def test_cloisters_score_novices_times_novices_times_two(chapel: int, cloister: int, points: int) -> None:
    """M-122, T-8: Robert's three and three score 18."""
    table = full_chapel(poor(), "A", chapel, seat=0)
    for spot in range(1, cloister + 1):
        stand(table, f"IV-{LETTERS[spot]}", f"A cloister {spot}")
    assert paid(table, "cloisters") == [points, 0, 0]


def test_cloisters_score_each_monastery_by_itself() -> None:
    """M-122: chapel novices of another monastery, or of another seat, are of no use."""
    table = full_chapel(poor(), "A", 2, seat=0)
    full_chapel(table, "B", 2, seat=1)
    for letter, column in (("A", "A"), ("B", "B"), ("C", "C")):
        stand(table, f"IV-{column}", f"{letter} cloister 1")
    assert paid(table, "cloisters") == [4, 0, 0]
    table = full_chapel(poor(), "A", 2, seat=0)
    stand(stand(table, "IV-A", "A cloister 1"), "III-E", "B chapel")
    stand(stand(table, "IV-B", "B cloister 1"), "IV-C", "B cloister 2")
    assert paid(table, "cloisters") == [4 + 4, 0, 0]


# -- goods --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"tool": 2, "book": 1, "soup": 3, "influence": 1, "rosary": 1}, 6),
        ({"tool": 1}, 1),
        ({"book": 1}, 2),
        ({"soup": 1}, 0),
        ({"soup": 2}, 1),
        ({"influence": 3}, 1),
        ({"rosary": 4}, 2),
        ({"soup": 1, "influence": 1, "rosary": 1}, 1),
        ({"soup": 1, "tool": 1}, 1),
        ({}, 0),
    ],
)
def test_goods_score(goods: dict[str, int], points: int) -> None:
    """M-123, T-13: 1 a tool, 2 a book, half of all the rest together, rounded down."""
    assert paid(give(poor(), 1, **goods), "goods")[1] == points


# -- order and victory --------------------------------------------------------------------


def test_final_scoring_runs_in_order_and_is_told() -> None:
    """M-112, M-120, M-121, M-122, M-123: monasteries, chapels, cloisters, goods, for all seats each."""
    table = give(give(poor(), 0, soup=5, influence=2), 1, book=1)
    stand(full_chapel(table, "A", 1, seat=0), "IV-A", "A cloister 1")
    full_chapel(table, "B", 1, seat=1)
    entry = finish(table)
    assert scored(entry) == [
        (0, "majorities", 5), (1, "majorities", 5), (0, "chapels", 1), (1, "chapels", 1),
        (0, "cloisters", 2), (0, "goods", 4), (1, "goods", 2),
    ]  # fmt: skip
    assert table.all_scores() == [12, 8, 0]


def test_what_the_game_is_worth_now_is_what_the_end_pays() -> None:
    """M-120, M-121, M-122, M-123: the forecast agrees with the final scoring."""
    table = worth(give(give(poor(4), 0, soup=5), 3, tool=3), 2, 17)
    stand(full_chapel(table, "A", 2, seat=0), "IV-A", "A cloister 1")
    occupy(full_chapel(table, "C", 1, seat=3), [0, 0, 0, 3], "C")
    ahead = table.engine.worth(table.rows)
    assert ahead == [12, 0, 17, 9]
    finish(table)  # brings seat 0 a sixth soup, worth 1 point more
    assert table.all_scores() == [13, 0, 17, 9]
    assert table.engine.worth(table.rows) == table.all_scores()


@pytest.mark.parametrize(
    ("points", "winners"),
    [([7, 3, 5], [0]), ([3, 7, 5], [1]), ([5, 7, 7], [1, 2]), ([9, 9, 9], [0, 1, 2]), ([0, 0, 1], [2])],
)
def test_most_prestige_wins_and_ties_share(points: list[int], winners: list[int]) -> None:
    """M-124: no tie-breaker; nobody has won before the end."""
    table = poor()
    for seat, count in enumerate(points):
        worth(table, seat, count)
    assert table.winners() == []
    finish(table)  # 1 soup is worth nothing
    assert (table.all_scores(), table.winners()) == (points, winners)


def test_values_come_from_the_board() -> None:
    """M-120, M-121, M-122, M-123: a board file may have other numbers."""
    board = board_with(
        ("scoring.monastery_majority", 7),
        ("scoring.chapel_points_by_monasteries", [0, 2, 4, 8, 11, 16]),
        ("scoring.cloister_factor", 3),
        ("scoring.tool_value", 4),
        ("scoring.book_value", 5),
        ("scoring.other_goods_divisor", 3),
    )
    table = give(poor(board=board), 0, tool=1, book=1, soup=4)
    stand(full_chapel(table, "A", 1, seat=0), "IV-A", "A cloister 1")
    entry = finish(table)
    assert scored(entry) == [
        (0, "majorities", 7), (0, "chapels", 2), (0, "cloisters", 3), (0, "goods", 10),
    ]  # fmt: skip


def test_points_stay_where_they_were_scored() -> None:
    """M-7, M-112: final scoring is added to the prestige of the game."""
    table = worth(poor(), 1, 41)
    full_chapel(table, "D", 1, seat=1)
    finish(table)
    assert prestige(table, 1) == 41 + 5 + 1
