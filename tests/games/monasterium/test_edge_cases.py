"""The edge cases of section 1.16, in its order."""

import pytest

from tests.games.monasterium.boards import board_with
from tests.games.monasterium.positions import (
    PLENTY,
    act,
    action_turn,
    arrive,
    asked,
    begin_send,
    bonus_space,
    full_chapel,
    give,
    legal,
    messenger,
    monastery,
    new_table,
    on_space,
    own_dice,
    play,
    prestige,
    reason,
    scored,
    seat_of,
    show,
    stand,
    stock,
    told,
    unlock,
    walk,
)


@pytest.mark.parametrize(
    ("goods", "space"),
    [
        ({"soup": 2, "influence": 0}, 1),  # not affordable
        ({"influence": 1, "soup": 1, "rosary": 9}, 7),  # affordable, but only a chapel in D
    ],
)
def test_1_dice_on_column_a_lapse_at_the_start(goods: dict[str, int], space: int) -> None:
    """Edge case 1, M-36: if no send is affordable or accessible and nothing else is unlocked."""
    table = walk(full_chapel(give(new_table(), **goods), "D", 6), space)
    entry = act(table, 1, 3, spare=1)
    assert told(entry, "lapsed") == [{"seat": 0, "column": "A"}] * 3


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_2_dice_on_b_to_e_never_lapse(number: int) -> None:
    """Edge case 2, M-36: their standard actions are always possible, with nothing at all."""
    table = walk(give(new_table()), 10)
    entry = act(table, number, 2, spare=1)
    assert told(entry, "lapsed") == []
    column = "?ABCDE"[number]
    assert told(entry, "automatic")[-1] == {"action": f"act {column} standard"}


def test_3_a_forced_step_may_cost_access() -> None:
    """Edge case 3, M-36, M-71: the messenger has to leave space 1, and B is lost."""
    table = unlock(give(new_table()), "I-A")
    act(table, 1, spare=1)  # no send is possible, so row I it is
    assert messenger(table) == 2
    begin_send(give(table, influence=1), "III-B")
    assert monastery(table, "A")["chapel"] == [1, 0, 0]


def test_4_a_first_chapel_novice_at_a_discount_is_free() -> None:
    """Edge case 4, M-50, M-74."""
    table = unlock(give(new_table()), "II-B")
    act(table, 2, spare=1)
    play(table, "act B II", "send III-A", "to B")
    assert (stock(table), monastery(table, "B")["chapel"]) == ({}, [1, 0, 0])


def test_5_the_discount_serves_the_next_die_of_the_turn_once() -> None:
    """Edge case 5, M-50, M-77, M-34, M-35: II-B leaves by a free action; two dice lie on B yet."""
    table = unlock(give(new_table(), soup=3, influence=1), "I-B", "III-B", to="C")
    action_turn(table, {2: 3, 3: 1})
    play(table, "take 2", "dice 3", "act B III", "build 3", "bonus row")
    assert (messenger(table), asked(table)) == (3, "free")
    play(table, "act A standard", "send II-B", "to B", "spot 3")
    assert legal(table) == ["act B standard", "act B I"]  # the second chapel novice costs 2 - 1
    give(table, influence=1)
    assert legal(table) == ["act B standard", "act B I", "act B II"]
    play(table, "act B II", "send III-A", "to B")
    assert legal(table) == ["act B standard", "act B I"]
    assert reason(table, "act B II") == "used_this_turn"


def test_6_tiles_may_set_off_tiles_and_the_chain_ends() -> None:
    """Edge case 6, M-45, M-83: chapel tile, two steps, road tile, two steps, die; then it is over."""
    table = unlock(walk(give(new_table()), 7), "III-B", to="C")
    act(table, 2, spare=1)
    play(table, "act B III", "build 3", "bonus row", "tile D", "build 3", "bonus row")
    assert (messenger(table), asked(table)) == (10, "die_bonus")
    play(table, "bonus points")
    assert (messenger(table), table.to_act) == (1, 1)
    assert seat_of(table, 0)["window"][2] == ["C", "D", None]


def test_7_a_die_won_with_the_last_die_of_the_round() -> None:
    """Edge case 7, M-57, M-38: rolled, placed, and used in its owner's later turn; all others are skipped."""
    table = action_turn(walk(new_table(), 9, seat=1), {5: 1}, seat=1)
    play(table, "take 5", "bonus die")
    play(show(table, personal=[3]), "place 3")
    assert (table.words()["round"], table.to_act, legal(table)) == (1, 1, ["take 3"])
    play(table, "take 3")
    assert table.words()["round"] == 2


def test_8_the_new_die_is_not_part_of_the_running_turn() -> None:
    """Edge case 8, M-57: two dice of three were taken; the new one lies there with the third."""
    table = action_turn(walk(give(new_table()), 9), {5: 3, 2: 1})
    play(table, "take 5", "dice 2", "bonus die")
    play(show(table, personal=[5]), "place 5")
    assert (messenger(table), table.to_act) == (1, 1)
    assert on_space(table, 5) == (1, [1, 0, 0])


def test_9_with_three_dice_every_lap_is_worth_five_points() -> None:
    """Edge case 9, M-57."""
    table = own_dice(new_table(), 3)
    for lap in (1, 2):
        entry = arrive(table, bonus_space(table, "personal_die"), dice=2)
        assert scored(entry) == [(0, "road", 5)]
        assert prestige(table) == 5 * lap


def test_10_a_full_chapel_gives_access_and_tiles_to_those_in_it() -> None:
    """Edge case 10, M-71, M-55, M-74: but takes nobody."""
    table = full_chapel(give(walk(new_table(2), 9), **PLENTY), "A", 3)
    unlock(table, "III-B", to="A")
    begin_send(table, "I-E")
    assert "to A" in legal(table)
    act(table, 2, spare=1)
    play(table, "act B III")
    assert asked(table) == "build"  # A's tile: the only chapel with an own novice
    begin_send(table, "III-E")
    assert monastery(table, "A")["chapel"] == [1, 3]


def test_11_blocked_spaces_are_neither_free_nor_own() -> None:
    """Edge case 11, M-13, M-75: on an owner's board an open building lies beside a closed space."""
    board = board_with(("side.multi.blocked_cloister_at_3", [7, 8]))
    table = stand(give(new_table(board=board), rosary=1), "I-E", "A building 6")
    begin_send(table)  # of spaces 6 and 7 only 6 is left: nothing to choose but the novice
    play(table, "send IV-E")
    assert monastery(table, "A")["cloister"][5:] == [0, "blocked", "blocked"]


def test_12_a_free_action_may_send_from_the_space_that_is_only_passed() -> None:
    """Edge case 12, M-42, M-56, K-14: C is served on 3, and on 4; B on 3 alone."""
    table = unlock(give(walk(new_table(), 2), influence=1), "II-D")
    act(table, 4, spare=1)
    play(table, "act D II", "act A standard", "send III-E", "to B")
    assert (messenger(table), monastery(table, "B")["chapel"]) == (4, [1, 0, 0])


def test_13_one_novice_may_complete_several_missions() -> None:
    """Edge case 13, M-104, M-101: all of them score."""
    table = give(new_table(missions="A1,A2,B1,B3,C1,C3"), influence=1)
    stand(stand(table, "I-E", "C building 3"), "IV-E", "C cloister 4")
    stand(stand(table, "I-D", "B building 1"), "IV-D", "D cloister 1")
    entry = play(begin_send(table, "III-D"), "to A")
    assert [points for _, _, points in scored(entry)] == [10, 14]


def test_14_declining_the_tile_keeps_the_points() -> None:
    """Edge case 14, M-73: of the common room."""
    table = begin_send(give(new_table(), book=2, influence=1), "I-E")
    play(table, "to A", "spot 3", "decline")
    assert prestige(table) == 3
