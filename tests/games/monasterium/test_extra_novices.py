"""Extra novices: M-90 to M-92."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    act,
    asked,
    begin_send,
    empty_row,
    full_chapel,
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
    told,
    turn,
    walk,
)


def fifth_of_row_iii(influence: int = 3) -> Table:
    """Row III is empty but for column A; sending it costs the last influence."""
    table = empty_row(give(new_table(4), influence=influence), "III", "A")
    return begin_send(table)


def extras(table: Table) -> list[int]:
    """The rows beside which extra novices of seat 0 still wait."""
    rows: list[int] = seat_of(table, 0)["extra_novices"]
    return rows


# -- the offer ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "goods", "lines"),
    [
        ("I", {"soup": 2, "influence": 1}, ["to A", "spot 1"]),
        ("II", {"soup": 3, "influence": 1}, ["to A", "spot 1"]),
        ("III", {"influence": 3}, ["to A"]),
        ("IV", {"rosary": 3}, ["spot 6"]),
    ],
)
def test_the_fifth_novice_of_a_row_brings_the_offer(
    row: str, goods: dict[str, int], lines: list[str]
) -> None:
    """M-90: in every row; with the fifth and with no one before."""
    table = stand(give(new_table(4), **goods), "I-E" if row != "I" else "II-E", "A building 5")
    play(begin_send(empty_row(table, row, "C"), f"{row}-C"), *lines)
    assert asked(table) == "extra"
    assert legal(table)[-1] == "decline"
    table = stand(give(new_table(4), **goods), "I-E" if row != "I" else "II-E", "A building 5")
    play(begin_send(empty_row(table, row, "CD"), f"{row}-C"), *lines)
    assert table.to_act == 1


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        (("extra building", "to A", "spot 2"), ("buildings", 1)),
        (("extra chapel", "to B"), ("chapel", 0)),
        (("extra cloister", "spot 4"), ("cloister", 3)),
    ],
)
def test_an_extra_novice_goes_to_any_area_free_of_goods(
    lines: tuple[str, ...], place: tuple[str, int]
) -> None:
    """M-90: with nothing in stock at all."""
    table = empty_row(give(new_table(4), influence=3), "III", "A")
    begin_send(stand(table, "I-E", "A building 4"))
    play(table, "to A")
    assert stock(table) == {}
    assert legal(table) == ["extra building", "extra chapel", "extra cloister", "decline"]
    play(table, *lines)
    area, at = place
    home = monastery(table, "B" if area == "chapel" else "A")
    assert home[area][at] == (1 if area == "chapel" else 0)
    assert extras(table) == [1, 2, 4]


def test_any_building_will_do_whatever_goods_it_would_cost() -> None:
    """M-90: all free buildings of all types; still none that is taken."""
    table = stand(fifth_of_row_iii(), "I-E", "A building 3", seat=1)
    play(table, "to A", "extra building", "to A")
    assert legal(table) == [f"spot {n}" for n in (1, 2, 4, 5, 6, 7, 8)]
    assert reason(table, "spot 3") == "occupied"


@pytest.mark.parametrize(("spot", "points", "gain"), [(1, 1, {"tool": 1}), (2, 2, {"book": 1})])
def test_an_extra_novice_gets_the_buildings_bonus(spot: int, points: int, gain: dict[str, int]) -> None:
    """M-90, M-72: points and goods."""
    table = fifth_of_row_iii()
    play(table, "to A", "extra building", "to A")
    entry = play(table, f"spot {spot}")
    assert (scored(entry), stock(table)) == ([(0, "buildings", points)], gain)


def test_an_extra_novice_gets_the_common_rooms_tile() -> None:
    """M-90, M-72, M-73."""
    table = fifth_of_row_iii()
    play(table, "to A", "extra building", "to A", "spot 3", "build 2", "bonus row")
    assert (prestige(table), stock(table)) == (3, {"rosary": 1})


# -- its conditions -----------------------------------------------------------------------


def test_access_is_needed() -> None:
    """M-90, M-71: messenger on 2 serves A; the chapel novices stand in E."""
    table = empty_row(walk(give(new_table(4), influence=3), 2), "III", "A")
    play(begin_send(table), "to A", "extra building")
    assert legal(table) == ["to A", "to E"]
    assert reason(table, "to B") == "no_access"


def test_a_cloister_needs_its_building() -> None:
    """M-90, M-75: no own building in reach, no cloister."""
    table = fifth_of_row_iii()
    play(table, "to A")
    assert legal(table) == ["extra building", "extra chapel", "decline"]
    assert reason(table, "extra cloister") == "no_place_for_extra"


def test_a_full_chapel_takes_no_extra_novice() -> None:
    """M-90, M-74: limit 4 at two players; E holds the own four, A and B four of the other seat."""
    table = empty_row(give(new_table(2), influence=3), "III", "A")
    full_chapel(table, "A", 4)
    for row in ("II", "III", "IV"):
        stand(table, f"extra {row}", "B chapel", seat=1)
    begin_send(table)  # to B, where there is room
    assert monastery(table, "B")["chapel"] == [1, 3]
    assert legal(table) == ["extra building", "decline"]


def test_the_offer_lapses_if_no_place_can_be_found() -> None:
    """M-90, M-91: every building in reach is taken, every chapel full: nothing is asked."""
    table = empty_row(give(new_table(2), influence=3), "III", "A")
    full_chapel(table, "A", 4)
    for row in ("II", "III", "IV"):
        stand(table, f"extra {row}", "B chapel", seat=1)
    for letter, row in (("A", "I"), ("B", "II"), ("E", "IV")):
        for spot, column in enumerate("ABCD", 1):
            stand(table, f"{row}-{column}", f"{letter} building {spot}", seat=1)
    entry = act(table, 1, spare=1)
    assert told(entry, "automatic")[-2:] == [{"action": "to B"}, {"action": "decline"}]
    assert (table.to_act, extras(table)) == (1, [1, 2, 3, 4])


def test_a_declined_extra_novice_stays_for_good() -> None:
    """M-91, K-17: it is not offered again, with no later send."""
    table = fifth_of_row_iii()
    play(table, "to A", "decline")
    assert extras(table) == [1, 2, 3, 4]
    give(table, soup=9, tool=9, book=9, influence=9, rosary=9)
    for novice, lines in (("I-B", ["to A", "spot 1"]), ("IV-B", ["spot 2"])):
        play(begin_send(table, novice), *lines)
        assert (table.to_act, extras(table)) == (1, [1, 2, 3, 4])


def test_only_an_extra_novices_own_row_sends_it() -> None:
    """M-90: emptying row III offers the one beside row III."""
    table = fifth_of_row_iii()
    play(table, "to A", "extra chapel", "to A")
    assert extras(table) == [1, 2, 4]
    assert seat_of(table, 0)["novices"]["3"] == []


# -- order --------------------------------------------------------------------------------


def test_the_building_bonus_comes_before_the_extra_novice() -> None:
    """M-77, M-90, K-17: the fifth novice's tile is settled first, with all that follows."""
    table = empty_row(give(new_table(4), book=2, influence=1), "I", "A")
    play(begin_send(table, "I-A"), "to A", "spot 3")
    assert (asked(table), prestige(table)) == ("common_build", 3)
    play(table, "build 3")
    assert asked(table) == "tile_bonus"
    play(table, "bonus row")
    assert (messenger(table), asked(table)) == (3, "free")
    play(table, "decline")
    assert asked(table) == "extra"
    play(table, "extra building")  # judged from space 3 now
    assert legal(table) == ["to B", "to C"]


def test_one_offer_if_the_fifth_leaves_within_the_bonus_of_the_fourth() -> None:
    """M-90a, K-25, M-45: it comes with the inner send; the outer one offers nothing."""
    for answer, left in (("decline", [1, 2, 3, 4]), ("extra chapel", [2, 3, 4])):
        table = empty_row(give(new_table(4), book=2, soup=2, influence=2), "I", "AB")
        play(begin_send(table, "I-A"), "to A", "spot 3", "build 3", "bonus row")
        assert (messenger(table), asked(table)) == (3, "free")
        play(table, "act A standard", "send I-B", "to B", "spot 3")
        assert asked(table) == "extra"
        play(table, answer)
        if answer != "decline":
            play(table, "to C")
        assert (table.to_act, extras(table)) == (1, left)


def test_two_rows_may_be_emptied_one_inside_the_other() -> None:
    """M-90a, M-45: each has its own offer, the inner one first."""
    table = empty_row(give(new_table(4), book=2, influence=3), "I", "A")
    empty_row(table, "III", "A", to="D")
    table = give(table, book=2, influence=4)
    play(begin_send(table, "I-A"), "to A", "spot 3", "build 3", "bonus row")
    play(table, "act A standard", "to B")
    assert asked(table) == "extra"
    play(table, "extra chapel", "to B")
    assert extras(table) == [1, 2, 4]
    assert asked(table) == "extra"
    play(table, "extra chapel", "to C")
    assert extras(table) == [2, 4]


def test_an_extra_novice_never_brings_another_offer() -> None:
    """M-90, M-91: it is no fifth novice of any row."""
    table = fifth_of_row_iii()
    play(table, "to A", "extra chapel", "to A")
    assert table.to_act == 1


# -- what it is and what it is not ----------------------------------------------------------------


def test_an_extra_novice_turns_no_tile_and_unlocks_nothing() -> None:
    """M-91, M-62: even in a cloister, with dice left on the tile."""
    table = empty_row(give(new_table(4), influence=3), "III", "A")
    stand(table, "I-E", "A building 4")
    begin_send(table, dice=3)
    play(table, "to A")
    assert turn(table)["dice_left"] == 2
    novices = seat_of(table, 0)["novices"]
    entry = play(table, "extra cloister", "spot 4")
    assert scored(entry) == []
    assert seat_of(table, 0)["yellow"] == []
    assert seat_of(table, 0)["novices"] == novices


def test_the_extra_novice_of_row_iv_scores_no_waiting_dice() -> None:
    """M-91, M-62: the fifth row-IV novice turned the last tile; the extra one turns none."""
    table = empty_row(give(new_table(4, missions="A2,A3,B1,B2,C1,C2"), rosary=3), "IV", "B")
    stand(table, "I-E", "A building 5")
    act(table, 1, 3, spare=1)
    assert prestige(table) == 3  # A is yellow already
    play(table, "spot 5")
    assert (seat_of(table, 0)["yellow"], prestige(table)) == (list(LETTERS), 3)
    play(table, "extra cloister")  # space 6 is the one beside the building
    assert (monastery(table, "A")["cloister"][5], prestige(table)) == (0, 3)


def test_extra_novices_raise_the_price_of_later_ones() -> None:
    """M-92, M-74, M-75, K-9: counted with the others by area, whatever row they are from."""
    table = stand(give(new_table(), influence=1, rosary=1), "extra I", "C chapel")
    assert told(act(table, 1, spare=1), "lapsed") != []
    begin_send(give(table, influence=2))
    play(table, "send III-A", "to A")
    assert stock(table) == {}
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    stand(table, "extra II", "C cloister 1")
    assert told(act(table, 1, spare=1), "lapsed") != []


def test_extra_novices_count_as_sent() -> None:
    """M-92, M-120, M-121: for majorities and chapels too."""
    table = fifth_of_row_iii()
    before = table.engine.worth(table.rows)[0]
    play(table, "to A")
    after = table.engine.worth(table.rows)[0]
    assert after - before == 5 + 2 - 1  # A's majority, a second chapel, 3 influence gone (worth 1)
    play(table, "extra chapel", "to B")
    assert table.engine.worth(table.rows)[0] - after == 5 + 3
