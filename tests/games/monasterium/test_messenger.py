"""Messenger and road: M-40 to M-45, M-56 to M-60."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import board_with, road
from tests.games.monasterium.positions import (
    LATIN,
    QUIET,
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
    seat_of,
    stand,
    stock,
    told,
    turn,
    unlock,
    walk,
    window,
)

LAST = 10


def passing(table: Table, bonus: str, seat: int = 0) -> Table:
    """The messenger moves two spaces by row II of column D, and comes over a bonus space midway."""
    unlock(walk(table, bonus_space(table, bonus) - 1, seat), "II-D", seat=seat)
    act(table, 4, seat=seat, spare=2)
    play(table, "act D II")
    assert messenger(table, seat) == bonus_space(table, bonus)
    return table


# -- moving -------------------------------------------------------------------------------


def test_the_messenger_moves_forward_and_from_the_last_space_to_the_first() -> None:
    """M-40: the spaces of the board's own road, one after another."""
    b = board_of(new_table())
    assert list(b.road_length) == [LAST, LAST]
    for space in range(1, LAST + 1):
        table = walk(new_table(), space)
        act(table, 5, spare=1)
        assert messenger(table) == space % LAST + 1


def test_messengers_do_not_block_each_other() -> None:
    """M-40: all of them start on space 1, and any number may share a space."""
    table = walk(walk(new_table(), 2, 1), 2, 2)
    act(table, 5, spare=1)
    assert [messenger(table, seat) for seat in range(3)] == [2, 2, 2]


def test_only_the_own_messenger_moves() -> None:
    """M-40, M-52: two steps of seat 1."""
    table = unlock(walk(new_table(), 10, 1), "II-D", seat=1)
    act(table, 4, seat=1, spare=1)
    play(table, "act D II")
    assert [messenger(table, seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.parametrize(
    ("bonus", "line", "gain"),
    [
        ("influence_or_rosary", "goods influence", {"influence": 1}),
        ("soup_or_upgrade", "goods soup", {"soup": 1}),
    ],
)
def test_a_bonus_is_given_for_entering_and_for_passing(bonus: str, line: str, gain: dict[str, int]) -> None:
    """M-41, K-23: at once, on a move that ends there and on one that goes on."""
    table = give(new_table())
    arrive(table, bonus_space(table, bonus))
    play(table, line)
    assert (stock(table), messenger(table)) == (gain, bonus_space(table, bonus))
    table = passing(give(new_table()), bonus)
    play(table, line)
    assert stock(table) == gain
    assert messenger(table) == bonus_space(table, bonus) + 1


def test_standing_on_a_bonus_space_gives_nothing_again() -> None:
    """M-41: leaving it, or acting there, is neither entering nor passing."""
    table = walk(give(new_table()), bonus_space(new_table(), "soup_or_upgrade"))
    act(table, 5, spare=1)
    assert (stock(table), table.to_act) == ({}, 1)


def test_steps_are_taken_one_by_one() -> None:
    """M-42, K-14: the bonus of the first space is settled before the second step, from that space."""
    table = passing(stand(give(new_table(), influence=1, soup=2), "I-E", "A building 1"), "free_action")
    assert (asked(table), turn(table)["dice_left"]) == ("free", 0)
    play(table, "act A standard", "send I-A")
    # Space 3 serves B and C, space 4 would serve A and C.
    assert legal(table) == ["to B", "to C"]
    play(table, "to B", "spot 3")
    assert messenger(table) == bonus_space(table, "free_action") + 1


def test_remaining_steps_go_on_from_where_the_messenger_then_stands() -> None:
    """M-42, M-45: the free action moves on by 1, then the move's second step follows."""
    table = passing(give(new_table()), "free_action")
    play(table, "act E standard")
    assert messenger(table) == bonus_space(table, "free_action") + 2
    assert asked(table) == "influence_rosary"  # the second step came to space 5


# -- access -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "served"),
    list(enumerate(["AB", "A", "BC", "AC", "BD", "CE", "D", "DE", "E", "DE"], 1)),
)
def test_the_messenger_presents_itself_where_it_stands(space: int, served: str) -> None:
    """M-44, M-71: sends go to the monasteries connected with that space and to no others."""
    table = walk(give(new_table(), influence=1), space)
    act(table, 1, spare=1)
    play(table, "send III-A")
    if len(served) > 1:
        assert legal(table) == [f"to {letter}" for letter in served]
    else:
        assert monastery(table, served)["chapel"] == [1, 0, 0]
    words = {s["index"]: "".join(s["monasteries"]) for s in table.board.tree["road"]["space"]}
    assert words[space] == served


# -- declining ----------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", ["free_action", "influence_or_rosary", "soup_or_upgrade", "window_any"])
def test_every_bonus_but_the_last_may_be_declined(bonus: str) -> None:
    """M-43, M-58, M-59, M-60: nothing is gained, the move is over."""
    table = give(new_table(), soup=1, tool=1)
    arrive(table, bonus_space(table, bonus))
    assert legal(table)[-1] == "decline"
    table = give(new_table(), soup=1, tool=1)
    arrive(table, bonus_space(table, bonus), dice=2)
    before = stock(table), prestige(table), seat_of(table, 0)["window"]
    play(table, "decline")
    assert (stock(table), prestige(table), seat_of(table, 0)["window"]) == before
    assert messenger(table) == bonus_space(table, bonus) + 1  # the second die went on


def test_the_die_bonus_cannot_be_declined() -> None:
    """M-43, M-57: one of the two gains is taken."""
    table = new_table()
    arrive(table, LAST, dice=2)
    assert legal(table) == ["bonus die", "bonus points"]
    assert reason(table, "decline") == "die_or_points"


# -- the bonuses --------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["influence", "rosary"])
def test_influence_or_rosary(good: str) -> None:
    """M-58: one of either, and no soup."""
    table = give(new_table())
    arrive(table, bonus_space(table, "influence_or_rosary"), dice=1)
    assert legal(table) == ["goods influence", "goods rosary", "decline"]
    assert reason(table, "goods soup") == "influence_or_rosary"
    play(table, f"goods {good}")
    assert stock(table) == {good: 1}


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("goods soup", {"soup": 2, "tool": 1}),
        ("upgrade soup", {"tool": 2}),
        ("upgrade tool", {"soup": 1, "book": 1}),
    ],
)
def test_soup_or_upgrade(line: str, after: dict[str, int]) -> None:
    """M-59: 1 soup, or 1 soup for 1 tool, or 1 tool for 1 book."""
    table = give(new_table(), soup=1, tool=1)
    arrive(table, bonus_space(table, "soup_or_upgrade"))
    assert legal(table) == ["goods soup", "upgrade soup", "upgrade tool", "decline"]
    play(table, line)
    assert stock(table) == after


def test_soup_or_upgrade_without_goods() -> None:
    """M-59: soup may always be taken; what is not in stock cannot be swapped."""
    table = give(new_table(), book=1)
    arrive(table, bonus_space(table, "soup_or_upgrade"))
    assert legal(table) == ["goods soup", "decline"]
    assert reason(table, "upgrade tool") == "not_in_stock"
    assert reason(table, "goods rosary") == "soup_or_upgrade"


def test_a_window_tile_from_anywhere() -> None:
    """M-60: from any monastery that has one, own novice or not."""
    table = window(window(new_table(), *LATIN, seat=1), *LATIN, seat=2)
    arrive(table, bonus_space(table, "window_any"))
    assert legal(table) == ["tile D", "tile E", "decline"]
    assert reason(table, "tile A") == "no_tile_left"
    play(table, "tile D", "build 3", "bonus column")
    assert seat_of(table, 0)["window"][2] == ["D", None, None]
    assert monastery(table, "D")["tiles"] == 5


def test_a_window_bonus_that_nothing_can_use_is_not_asked() -> None:
    """M-60, M-82: the last field takes what is in neither its row nor its column; a full window nothing."""
    table = window(new_table(), "ABC", "BCD", "CA")
    arrive(table, bonus_space(table, "window_any"))
    assert legal(table) == ["tile B", "tile E", "decline"]
    full = window(new_table(), *LATIN)
    entry = arrive(full, bonus_space(full, "window_any"))
    assert told(entry, "automatic")[-1] == {"action": "decline"}
    assert full.words()["round"] == 2


# -- effects inside effects ---------------------------------------------------------------


def test_inner_effects_are_finished_first() -> None:
    """M-45, M-42, M-83: tile, its two steps, the die won on them, and only then the step left over."""
    table = unlock(walk(new_table(), 7), "II-D")
    act(table, 4, spare=1)
    play(table, "act D II")
    assert (messenger(table), asked(table)) == (8, "any_tile")
    play(table, "tile C", "build 3", "bonus row")
    assert (messenger(table), asked(table)) == (10, "die_bonus")
    play(table, "bonus points")
    assert messenger(table) == 1
    assert (prestige(table), table.to_act) == (5, 1)


def test_bonuses_may_follow_on_bonuses() -> None:
    """M-45: on an owner's road of free actions one sets off the next, down to the last."""
    board = board_with(("road.space", road("", "free_action", "free_action", "personal_die", *[""] * 6)))
    table = give(new_table(missions=QUIET, board=board))
    act(table, 5, spare=1)
    play(table, "act E standard", "act E standard", "bonus points")
    assert (messenger(table), prestige(table), table.to_act) == (4, 5, 1)


def test_letters_of_the_road() -> None:
    """M-44: every monastery is served by some space."""
    served = {letter for s in new_table().board.tree["road"]["space"] for letter in s["monasteries"]}
    assert served == set(LETTERS)
