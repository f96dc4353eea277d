"""The personal die and the free action of the road: M-56, M-57."""

import pytest

from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    act,
    action_turn,
    arrive,
    asked,
    bonus_space,
    give,
    legal,
    messenger,
    new_table,
    on_space,
    own_dice,
    play,
    prestige,
    reason,
    scored,
    seat_of,
    show,
    stock,
    told,
    turn,
    unlock,
    walk,
    window,
)

LAST = 10


# -- the personal die ---------------------------------------------------------------------


def test_the_last_space_gives_a_personal_die() -> None:
    """M-57, K-23: rolled at once, placed on its number, owned from now on."""
    table = new_table()
    action_turn(walk(table, LAST - 1), {5: 1, 2: 1})
    play(table, "take 5")
    entry = play(table, "bonus die")
    [roll] = told(entry, "roll")
    assert roll["detail"] == {"seat": 0, "reason": "won", "neutral": 0, "personal": 1}
    assert seat_of(table, 0)["personal_dice"] == 2
    [face] = roll["outcome"]["personal"]
    assert (table.to_act, legal(table)) == (0, [f"place {face}", f"reroll personal {face}"])
    play(table, f"place {face}")
    assert on_space(table, face)[1] == [1, 0, 0]
    assert seat_of(table, 0)["hand"] == {"neutral": 0, "personal": 0}


def test_a_won_die_is_used_in_this_round_and_in_all_later_ones() -> None:
    """M-57, M-110: in a later own turn; next round it is in hand with the others."""
    table = walk(new_table(), LAST - 1)
    action_turn(table, {5: 1, 2: 2})
    play(table, "take 5", "bonus die")
    play(show(table, personal=[2]), "place 2")
    assert (table.to_act, on_space(table, 2)) == (1, (2, [1, 0, 0]))
    play(table, "take 2", "dice 2")
    assert table.to_act == 0  # seat 2 finds nothing to take
    play(table, "take 2")
    assert table.words()["round"] == 2
    assert [seat_of(table, seat)["hand"]["personal"] for seat in range(3)] == [2, 1, 1]


def test_a_won_die_does_not_join_the_running_turn() -> None:
    """M-57: though it lands on the space that is being used."""
    table = walk(give(new_table()), LAST - 1)
    act(table, 5, 2, spare=1)
    play(table, "bonus die")
    play(show(table, personal=[5]), "place 5")
    assert (messenger(table), table.to_act, on_space(table, 5)) == (1, 1, (1, [1, 0, 0]))


@pytest.mark.parametrize("own", [1, 2, 3])
def test_five_points_instead_of_the_die(own: int) -> None:
    """M-57, T-15: declined with fewer than three dice; with three by themselves."""
    table = own_dice(new_table(), own)
    entry = arrive(table, LAST, dice=2)
    if own < 3:
        assert legal(table) == ["bonus die", "bonus points"]
        entry = play(table, "bonus points")
    assert scored(entry) == [(0, "road", 5)]
    assert (prestige(table), seat_of(table, 0)["personal_dice"]) == (5, own)


def test_a_third_die_may_be_won_and_no_fourth() -> None:
    """M-57: dice are offered while fewer than three are owned, on every lap."""
    table = own_dice(new_table(), 2)
    arrive(table, LAST, dice=2)
    play(table, "bonus die")
    assert seat_of(table, 0)["personal_dice"] == 3
    table = own_dice(new_table(), 3)
    for points in (5, 10, 15):
        arrive(table, LAST, dice=2)
        assert prestige(table) == points


def test_passing_the_last_space_wins_the_die_before_the_second_step() -> None:
    """M-57, M-42, K-23, T-23: from 9 by 2: bonus on 10, then on to 1."""
    table = unlock(walk(new_table(), 9), "II-D")
    act(table, 4, spare=2)
    play(table, "act D II")
    assert (messenger(table), asked(table)) == (10, "die_bonus")
    play(table, "bonus die")
    assert (messenger(table), asked(table)) == (10, "place")
    play(show(table, personal=[6]), "place 6")
    assert (messenger(table), table.to_act) == (1, 1)


# -- the free action ----------------------------------------------------------------------


def test_a_free_action_is_any_possible_action_of_any_column() -> None:
    """M-56: all standard actions, the own unlocked ones, and only those that are possible."""
    table = unlock(give(new_table()), "I-E", "II-C", "II-A", "I-B", to="A")
    arrive(table, bonus_space(table, "free_action"), dice=2)
    assert legal(table) == [
        "act A II", "act B standard", "act B I", "act C standard", "act C II", "act D standard",
        "act E standard", "decline",
    ]  # fmt: skip
    assert reason(table, "act A standard") == "no_send"
    assert reason(table, "act E I") == "nothing_to_upgrade"
    assert reason(table, "act D I") == "locked"


def test_a_free_action_uses_no_die() -> None:
    """M-56: the second die is still there and moves on."""
    table = give(new_table())
    arrive(table, bonus_space(table, "free_action"), dice=2)
    assert turn(table)["dice_left"] == 1
    play(table, "act D standard")
    assert stock(table) == {"rosary": 1}
    assert messenger(table) == bonus_space(table, "free_action") + 1


def test_a_free_action_uses_up_row_ii_for_this_turn() -> None:
    """M-56, K-15, M-35: the next die of the turn cannot score 3 again; the next turn can."""
    table = unlock(give(new_table(), soup=3), "I-E", "II-E")
    arrive_by(table, 3)
    play(table, "act E II")
    assert prestige(table) == 3
    assert legal(table) == ["act E standard", "act E I"]
    assert reason(table, "act E II") == "used_this_turn"
    act(table, 5, spare=1)
    assert "act E II" in legal(table)


def arrive_by(table: Table, dice: int) -> None:
    """The messenger comes to the free action by the first of several dice of column E."""
    arrive(table, bonus_space(table, "free_action"), dice=dice)
    play(table, "act E standard")


def test_a_space_used_by_a_die_is_not_free_to_use_again() -> None:
    """M-56, K-15: of its own column; row II of other columns is another space."""
    table = unlock(give(new_table(), soup=1), "II-E", "II-C", "II-A")
    walk(table, bonus_space(table, "free_action") - 1)
    act(table, 5, 3)
    play(table, "act E II")  # the two dice left can only move
    assert asked(table) == "free"
    assert reason(table, "act E II") == "used_this_turn"
    assert {"act C II", "act A II"} <= set(legal(table))


def test_a_row_iii_space_is_used_by_a_free_action_too() -> None:
    """M-56, K-15, M-35: then the die of that column cannot use it in the same turn."""
    table = unlock(give(new_table()), "I-E", "III-E", "III-D", to="A")
    window(table, "", "B")
    arrive_by(table, 3)
    assert {"act E III", "act D III"} <= set(legal(table))
    play(table, "act E III", "build 1", "bonus column")
    assert legal(table) == ["act E standard", "act E I"]
    assert reason(table, "act E III") == "used_this_turn"


def test_a_space_of_another_column_stays_for_the_die() -> None:
    """M-56, K-15: the free action used D III, the die may use E III."""
    table = unlock(give(new_table()), "I-E", "III-E", "III-D", to="A")
    window(table, "", "B")
    arrive_by(table, 3)
    play(table, "act D III", "build 1", "bonus column")
    assert legal(table) == ["act E standard", "act E I", "act E III"]


def test_a_free_action_may_send_from_the_bonus_space() -> None:
    """M-56, M-44, M-71: with access by where the messenger stands now."""
    table = give(new_table(), influence=1)
    arrive(table, bonus_space(table, "free_action"))
    play(table, "act A standard", "send III-D")
    assert legal(table) == ["to B", "to C"]
