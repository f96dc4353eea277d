"""Taking and using dice: M-28 to M-39, and the yellow tile."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
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
    stand,
    stock,
    told,
    turn,
    unlock,
    walk,
    window,
)

NOTHING = (0, [0, 0, 0])
FREE = {0: 1}


# -- whose turn it is ---------------------------------------------------------------------


def test_action_turns_go_clockwise_until_no_die_lies() -> None:
    """M-28, M-38: seats without a takeable die are skipped, the last one goes on alone."""
    table = action_turn(own_dice(new_table(), 2, seat=2), {2: 3, 4: (0, {2: 2})}, seat=1)
    order = []
    while table.words()["phase"] == "action":
        order.append(table.to_act)
        play(table, legal(table)[0])
        if asked(table) == "dice":
            play(table, "dice 1")
    assert order == [1, 2, 0, 2, 2]
    assert (table.words()["round"], table.words()["phase"]) == (2, "placement")


def test_the_first_turn_goes_to_the_first_seat_that_can_take_a_die() -> None:
    """M-28: from the start player on; here only seat 1 has a die anywhere."""
    table = new_table(3, start=2)
    action_turn(table, {2: 1, 3: (0, {1: 1})}, seat=2)
    play(table, "take 2")
    assert table.to_act == 1
    assert legal(table) == ["take 3"]


def test_a_seat_without_takeable_dice_is_out_for_the_round() -> None:
    """M-38: seats 0 and 1 find nothing on the table and are not asked again."""
    table = action_turn(own_dice(new_table(), 3, seat=2), {3: (1, {2: 2}), 5: (0, {2: 1})}, seat=0)
    play(table, "take 3")
    for _ in range(2):
        assert table.to_act == 2
        play(table, legal(table)[0])
        if asked(table) == "dice":
            play(table, "dice 2")
    assert table.words()["round"] == 2


# -- taking dice --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("lying", "most"), [(2, 2), (3, 3), (5, 3)])
def test_one_to_three_dice_from_spaces_1_to_5(number: int, lying: int, most: int) -> None:
    """M-29, K-1, K-6: fewer than possible is allowed, none is not, more than three neither."""
    table = action_turn(new_table(), {number: lying})
    assert legal(table) == [f"take {number}"]
    play(table, f"take {number}")
    assert legal(table) == [f"dice {count}" for count in range(1, most + 1)]
    assert reason(table, "decline") == "must_take"


def test_more_dice_than_there_are_cannot_be_taken() -> None:
    """M-29: two lie there, so three are refused with the reason."""
    table = action_turn(new_table(), {5: 2})
    play(table, "take 5")
    assert reason(table, "dice 3") == "too_many_dice"


def test_exactly_one_die_from_space_6() -> None:
    """M-29, M-31, K-1, T-4: the own die, though neutral ones lie there too; no number is asked."""
    table = action_turn(new_table(), {6: (4, {0: 1, 1: 1})})
    entry = play(table, "take 6")
    assert told(entry, "automatic") == [{"action": "dice 1"}]
    assert on_space(table, 6) == (4, [0, 1, 0])
    assert asked(table) == "column"


def test_the_number_of_dice_is_settled_by_itself_if_there_is_but_one() -> None:
    """M-29: the space is always chosen, one die is not."""
    table = action_turn(new_table(), {3: 1})
    assert legal(table) == ["take 3"]
    assert told(play(table, "take 3"), "automatic")[0] == {"action": "dice 1"}


def test_a_space_needs_a_neutral_or_an_own_die() -> None:
    """M-29, M-30, K-10: another player's die alone does not open a space."""
    table = action_turn(new_table(), {1: (0, {1: 1}), 3: (0, {0: 1}), 4: 1})
    assert legal(table) == ["take 3", "take 4"]
    assert reason(table, "take 1") == "no_takeable_die"
    assert reason(table, "take 2") == "no_takeable_die"


@pytest.mark.parametrize(("count", "left"), [(1, (3, [0, 0, 1])), (2, (2, [0, 0, 1])), (3, (1, [0, 0, 1]))])
def test_own_dice_come_first(count: int, left: tuple[int, list[int]]) -> None:
    """M-30, M-31, K-6, T-2: red; red and one neutral; red and two neutral; nothing else."""
    table = unlock(give(new_table(), soup=9), "I-E")
    action_turn(table, {5: (3, {0: 1, 2: 1})})
    play(table, "take 5")
    assert legal(table) == ["dice 1", "dice 2", "dice 3"]
    play(table, f"dice {count}")
    assert on_space(table, 5) == left
    assert (turn(table)["column"], turn(table)["dice_left"]) == ("E", count)


def test_three_dice_allow_three_actions() -> None:
    """M-33, T-2: one after another, then the turn passes on."""
    table = unlock(give(walk(new_table(), 10), soup=1), "I-E")
    action_turn(table, {5: (3, {0: 1, 2: 1})})
    play(table, "take 5", "dice 3")
    for left, line in ((3, "act E standard"), (2, "act E I"), (1, "act E standard")):
        assert (table.to_act, turn(table)["dice_left"]) == (0, left)
        assert legal(table) == ["act E standard", "act E I"]
        play(table, line)
    assert (table.to_act, messenger(table), stock(table)) == (1, 2, {"tool": 1})


def test_dice_of_others_stay_for_their_owner() -> None:
    """M-30, T-3: Green takes the one neutral die; then only Blue can choose the space."""
    table = walk(new_table(), 1)
    action_turn(table, {5: (1, {2: 1}), 2: 2}, seat=1)
    play(table, "take 5")
    assert on_space(table, 5) == (0, [0, 0, 1])
    assert table.to_act == 2
    assert "take 5" in legal(table)
    play(table, "take 2", "dice 1")
    assert reason(table, "take 5") == "no_takeable_die"


def test_own_dice_may_be_left_lying() -> None:
    """M-30, K-6: precedence, not a duty to take them all."""
    table = action_turn(own_dice(new_table(), 2), {2: (1, {0: 2})})
    play(table, "take 2", "dice 1")
    assert on_space(table, 2) == (1, [1, 0, 0])


@pytest.mark.parametrize("letter", LETTERS)
def test_a_die_from_the_joker_goes_on_any_column(letter: str) -> None:
    """M-31, K-2: and counts as a die of that column from then on."""
    table = unlock(give(new_table(), soup=5, influence=5), *(f"I-{column}" for column in LETTERS))
    action_turn(table, {6: 2})
    play(table, "take 6")
    assert turn(table)["column"] is None
    play(table, f"column {letter}")
    assert (turn(table)["column"], turn(table)["dice_left"]) == (letter, 1)
    assert {line.split()[1] for line in legal(table)} == {letter}


# -- the yellow tile ----------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_dice_put_on_a_yellow_tile_score_one_each(count: int) -> None:
    """M-32, K-7: at once, for the dice put there; using them scores no more."""
    table = unlock(new_table(), "IV-B")
    action_turn(table, {2: 5})
    play(table, "take 2")
    assert prestige(table) == 0
    entry = play(table, f"dice {count}")
    assert scored(entry) == [(0, "yellow", count)]
    assert stock(table)["soup"] == 2 + count
    assert table.to_act == 1


def test_dice_on_white_tiles_score_nothing() -> None:
    """M-32: only the column whose tile is turned; only its owner."""
    table = unlock(new_table(), "IV-B")
    assert scored(act(table, 3, 2, spare=1)) == []
    assert scored(act(table, 2, 2, seat=1, spare=1)) == []


def test_a_joker_scores_on_the_column_it_is_put_on() -> None:
    """M-31, M-32: one point on the yellow column, none on another."""
    table = unlock(new_table(), "IV-D")
    action_turn(table, {6: 3})
    assert scored(play(table, "take 6")) == []
    assert scored(play(table, "column D")) == [(0, "yellow", 1)]
    action_turn(table, {6: 3})
    play(table, "take 6")
    assert scored(play(table, "column C")) == []


# -- using dice ---------------------------------------------------------------------------


def test_an_action_is_finished_before_the_next_die() -> None:
    """M-33, M-45: the first step's bonus is settled while the second die still lies on the tile."""
    table = give(new_table())
    arrive(table, bonus_space(table, "influence_or_rosary"), dice=2)
    assert asked(table) == "influence_rosary"
    assert turn(table)["dice_left"] == 1
    assert messenger(table) == bonus_space(table, "influence_or_rosary")
    play(table, "goods rosary")
    assert messenger(table) == bonus_space(table, "influence_or_rosary") + 1
    assert turn(table)["dice_left"] == 0


def test_a_space_unlocked_by_one_die_serves_the_next() -> None:
    """M-34, M-77: the first die sends I-A, the second may move the messenger."""
    table = give(new_table(), soup=4, influence=2)
    act(table, 1, 2, spare=1)
    play(table, "send I-A", "to A", "spot 1")
    assert legal(table) == ["act A standard", "act A I"]
    play(table, "act A I")
    assert (messenger(table), table.to_act) == (2, 1)


def test_dice_may_be_split_among_actions() -> None:
    """M-34: standard, row I and row II with one die each, in any order."""
    table = unlock(give(new_table()), "I-C", "II-C")
    act(table, 3, 3, spare=1)
    play(table, "act C II", "goods rosary", "act C I", "act C standard")
    assert stock(table) == {"rosary": 2, "soup": 1, "influence": 1}
    assert table.to_act == 1


def test_only_the_column_in_use_is_available() -> None:
    """M-33, M-34: neither other columns nor spaces under a novice."""
    table = unlock(give(new_table()), "I-C", "I-D")
    act(table, 3, spare=1)
    assert reason(table, "act D I") == "other_column"
    assert reason(table, "act D standard") == "other_column"
    assert reason(table, "act C II") == "locked"
    assert reason(table, "act C III") == "locked"


def test_standard_and_row_i_may_be_repeated() -> None:
    """M-35: three times each in one turn."""
    table = unlock(give(new_table()), "I-B")
    act(table, 2, 3, spare=1)
    play(table, "act B I", "act B I", "act B I")
    assert stock(table) == {"rosary": 3}
    act(table, 2, 3, spare=1)
    play(table, "act B standard", "act B standard", "act B standard")
    assert stock(table) == {"rosary": 3, "soup": 3}


def test_row_ii_serves_once_a_turn_and_again_in_the_next() -> None:
    """M-35, M-39, T-5: "3 points" once with three 5s; again with a later 5 or 6 of the round."""
    table = unlock(give(walk(new_table(2), 10)), "II-E")
    action_turn(table, {5: 6, 6: 2, 2: 2})
    play(table, "take 5", "dice 3", "act E II")
    # The other two dice had only the standard action left, which was made by itself.
    assert (prestige(table), messenger(table), table.to_act) == (3, 2, 1)
    play(table, "take 2", "dice 1", "take 5", "dice 1")
    assert legal(table) == ["act E standard", "act E II"]
    play(table, "act E II", "take 2", "take 6", "column E", "act E II")
    assert prestige(table) == 9


def test_a_used_row_ii_space_is_refused_with_the_reason() -> None:
    """M-35, T-5: while other dice of the turn still lie on the tile."""
    table = unlock(give(new_table(), soup=3), "I-E", "II-E")
    act(table, 5, 3)
    assert legal(table) == ["act E standard", "act E I", "act E II"]
    play(table, "act E II")
    assert legal(table) == ["act E standard", "act E I"]
    assert reason(table, "act E II") == "used_this_turn"


def test_row_iii_serves_once_a_turn() -> None:
    """M-35: a second window tile needs another turn, or another column's row III."""
    table = unlock(give(window(new_table(), "", "B")), "I-B", "III-B", "III-C", to="A")
    action_turn(table, {2: 4, 3: 2})
    play(table, "take 2", "dice 3", "act B III", "build 1", "bonus column")
    assert legal(table) == ["act B standard", "act B I"]
    assert reason(table, "act B III") == "used_this_turn"
    play(table, "act B standard", "act B standard")
    action_turn(table, {2: 4, 3: 2})
    play(table, "take 3", "dice 1")
    assert "act C III" in legal(table)
    action_turn(table, {2: 4, 3: 2})
    play(table, "take 2", "dice 1")
    assert "act B III" in legal(table)


def test_a_possible_action_must_be_carried_out() -> None:
    """M-36: no die is given up while something can be done with it."""
    table = unlock(new_table(), "I-E")
    act(table, 5, spare=1)
    assert reason(table, "decline") == "must_choose"
    assert table.why("decline").rule == "M-36"


def test_the_only_possible_action_is_made_by_itself() -> None:
    """M-34, M-36: upgrade is no choice without soup and tools."""
    table = unlock(give(new_table(), book=2), "I-E")
    entry = act(table, 5, spare=1)
    assert {"action": "act E standard"} in told(entry, "automatic")
    assert messenger(table) == 2


def test_a_die_without_possible_action_lapses() -> None:
    """M-36, M-37: the space may be chosen; its dice are set aside without effect."""
    table = give(new_table())
    action_turn(table, {1: 3, 2: 1})
    assert legal(table) == ["take 1", "take 2"]
    play(table, "take 1")
    entry = play(table, "dice 3")
    assert told(entry, "lapsed") == [{"seat": 0, "column": "A"}] * 3
    assert stock(table) == {}
    assert scored(entry) == []
    assert (table.to_act, on_space(table, 1)) == (1, NOTHING)


def test_lapsed_dice_score_on_a_yellow_tile_all_the_same() -> None:
    """M-32, M-36: they were put there."""
    table = unlock(give(new_table()), "IV-A")
    assert scored(act(table, 1, 2, spare=1)) == [(0, "yellow", 2)]


def test_dice_lapse_one_by_one() -> None:
    """M-36: a send that the first die pays for may leave nothing for the second."""
    table = give(new_table(), soup=2, influence=1)
    act(table, 1, 2, spare=1)
    entry = play(table, "send I-E", "to A", "spot 4")
    assert told(entry, "lapsed") == [{"seat": 0, "column": "A"}]


def test_a_space_may_be_chosen_again_later_in_the_round() -> None:
    """M-39: as long as a takeable die is left there."""
    table = action_turn(new_table(2), {4: 4})
    for seat in (0, 1, 0, 1):
        assert table.to_act == seat
        play(table, "take 4")
        if asked(table) == "dice":
            play(table, "dice 1")
    assert [stock(table, seat)["rosary"] for seat in (0, 1)] == [3, 3]


def test_a_turn_ends_with_its_last_die() -> None:
    """M-33: even if a standing novice could do more."""
    table = stand(new_table(), "I-E", "A building 1")
    act(table, 5, spare=1)
    assert legal(table) == ["act E standard", "act E I"]
    play(table, "act E standard")
    assert table.to_act == 1
    assert turn(table)["column"] is None
