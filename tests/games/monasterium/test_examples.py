"""The worked examples of the decisions file (section 9), played from built positions."""

from tests.games.monasterium.positions import (
    action_turn,
    asked,
    empty_row,
    give,
    legal,
    messenger,
    monastery,
    new_table,
    on_space,
    play,
    prestige,
    rolled,
    seat_of,
    show,
    stand,
    stock,
    told,
    turn,
    unlock,
    walk,
)


def test_first_placement_turn_with_a_reroll() -> None:
    """Example 1: neutral 1, 2, 5, personal 2; M-25, M-26."""
    table = rolled(new_table(), [1, 2, 5], [2])
    assert legal(table) == [
        "place 1", "place 2", "place 5", "reroll neutral 1", "reroll neutral 2", "reroll neutral 5",
        "reroll personal 2",
    ]  # fmt: skip
    play(table, "reroll neutral 1", "reroll neutral 5")
    assert legal(table) == ["reroll personal 2", "roll"]
    [roll] = told(play(table, "roll"), "roll")
    assert (roll["detail"]["neutral"], roll["detail"]["personal"]) == (2, 0)
    play(show(table, [2, 4, 2], [2]), "place 2")
    assert on_space(table, 2) == (2, [1, 0, 0])
    assert seat_of(table, 0)["hand"] == {"neutral": 1, "personal": 0}


def test_two_dice_of_space_1_in_the_start_position() -> None:
    """Example 2: a profane building, then one of three rows to choose from; M-33, M-36, M-72, M-74."""
    table = action_turn(new_table(), {1: 2, 2: 1})
    play(table, "take 1", "dice 2")
    assert asked(table) == "novice"  # only `standard` was possible
    assert turn(table)["dice_left"] == 1
    play(table, "send I-E")
    assert legal(table) == ["to A", "to B"]
    play(table, "to A")
    assert legal(table) == ["spot 1", "spot 4"]
    play(table, "spot 1")
    assert (stock(table), prestige(table)) == ({"influence": 1, "rosary": 1, "tool": 1}, 1)
    rows = {line.split()[1].split("-")[0] for line in legal(table)}
    assert (asked(table), rows) == ("novice", {"III", "IV"})
    play(table, "send III-B", "to A")
    assert stock(table) == {"rosary": 1, "tool": 1}
    assert table.to_act == 1


def test_a_joker_used_in_column_e() -> None:
    """Example 3: M-31, M-54."""
    table = action_turn(unlock(new_table(), "II-E"), {6: 2})
    play(table, "take 6", "column E", "act E II")
    assert (prestige(table), table.to_act) == (3, 1)


def test_two_steps_from_space_7_over_tile_and_die() -> None:
    """Example 4: depth first, the outstanding step last; M-42, M-45, M-57."""
    table = action_turn(unlock(walk(new_table(), 7), "II-D"), {4: 1, 2: 1})
    play(table, "take 4", "act D II")
    assert (messenger(table), asked(table)) == (8, "any_tile")
    play(table, "tile C", "build 3", "bonus row")
    assert (messenger(table), asked(table)) == (10, "die_bonus")
    play(table, "bonus die")
    play(show(table, personal=[4]), "place 4")
    assert (messenger(table), on_space(table, 4)) == (1, (0, [1, 0, 0]))
    assert (seat_of(table, 0)["personal_dice"], table.to_act) == (2, 1)


def test_the_fifth_row_i_novice_into_a_common_room() -> None:
    """Example 5: the tile is declined, the extra novice goes to a cloister; M-73, M-90."""
    table = empty_row(give(new_table(4), book=2, influence=1), "I", "A")
    stand(table, "II-E", "B building 1")
    action_turn(table, {1: 1, 2: 1})
    play(table, "take 1")
    play(table, "send I-A", "to A", "spot 3")
    assert (prestige(table), stock(table)) == (3, {})
    play(table, "decline")
    assert asked(table) == "extra"
    play(table, "extra cloister")
    assert legal(table) == ["to A", "to B"]
    play(table, "to B", "spot 2")
    assert monastery(table, "B")["cloister"][1] == 0
    assert table.to_act == 1
