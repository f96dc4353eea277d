"""Placing dice: M-22 to M-27."""

import pytest

from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    arrive,
    asked,
    board_of,
    bonus_space,
    legal,
    new_table,
    on_space,
    own_dice,
    play,
    reason,
    reroll_used,
    rolled,
    seat_of,
    show,
    told,
)


def hand(table: Table, seat: int = 0) -> tuple[int, int]:
    """Neutral and personal dice in the hand of a seat."""
    words = seat_of(table, seat)["hand"]
    return words["neutral"], words["personal"]


def first_place(table: Table) -> str:
    return next(line for line in legal(table) if line.startswith("place"))


# -- whose turn it is ---------------------------------------------------------------------


def test_the_phases_of_a_round_follow_each_other() -> None:
    """M-22, M-28: placing, then acting, both from the start player on; then the next round."""
    table = new_table(3, start=1)
    assert (table.words()["phase"], table.to_act) == ("placement", 1)
    while table.words()["phase"] == "placement":
        play(table, first_place(table))
    assert (table.words()["phase"], table.to_act, table.words()["round"]) == ("action", 1, 1)
    while table.words()["phase"] == "action":
        play(table, legal(table)[0])
    assert (table.words()["phase"], table.words()["round"], table.to_act) == ("placement", 2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_placement_turns_go_clockwise_past_empty_hands(players: int) -> None:
    """M-22, M-23: from the start player on, to the next seat that still has dice in hand."""
    table = new_table(players, start=players - 1)
    expected = players - 1
    while table.words()["phase"] == "placement":
        assert table.to_act == expected
        play(table, first_place(table))
        if table.words()["phase"] == "placement":
            clockwise = [(expected + step) % players for step in range(1, players + 1)]
            expected = next(seat for seat in clockwise if sum(hand(table, seat)))
    assert all(hand(table, seat) == (0, 0) for seat in range(players))


def test_a_seat_without_dice_is_skipped() -> None:
    """M-23: seat 1 has placed all its dice, so after seat 0 it is seat 2's turn."""
    table = rolled(new_table(), [1], [1], seat=1, lying=5)
    play(table, "place 1")
    assert hand(table, 1) == (0, 0)
    rolled(table, [2, 3], [4], seat=0)
    table.rows["hand_neutral"][0, 1] = table.rows["hand_personal"][0, 1] = 0
    table.rows["neutral_on"][0, 0] += 3
    table.rows["personal_on"][0, 1, 0] = 1
    play(show(table, [2, 3], [4]), "place 2")
    assert table.to_act == 2


def test_the_only_seat_with_dice_goes_on_alone() -> None:
    """M-23: its turns follow each other, each with a roll of what is left."""
    table = rolled(new_table(), [1, 2, 2], [3], seat=2, alone=True)
    entry = play(table, "place 2")
    assert table.to_act == 2
    [roll] = told(entry, "roll")
    assert (roll["detail"]["seat"], roll["detail"]["neutral"], roll["detail"]["personal"]) == (2, 1, 1)
    assert asked(table) == "place"


# -- rolling ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "own"), [(2, 1), (3, 2), (4, 3)])
def test_all_dice_in_hand_are_rolled_once(players: int, own: int) -> None:
    """M-24: neutral and personal together; the numbers shown are those of the roll."""
    table = new_table(players)
    [roll] = told(table.entry(0), "roll")
    share = board_of(table).neutral_share[players - 2]
    assert roll["detail"] == {"seat": 0, "reason": "placement", "neutral": share, "personal": 1}
    own_dice(table, own, seat=1)
    [roll] = told(play(table, first_place(table)), "roll")
    assert roll["detail"] == {"seat": 1, "reason": "placement", "neutral": share, "personal": own}
    shown = table.words()["roll"]["shown"]
    for die in ("neutral", "personal"):
        faces = [face for face, count in enumerate(shown[die], 1) for _ in range(count)]
        assert faces == roll["outcome"][die]
        assert len(faces) == roll["detail"][die]


def test_dice_show_every_number_and_both_kinds_alike() -> None:
    """M-24: over many deals each of the six numbers comes up about as often."""
    seen = {"neutral": [0] * 6, "personal": [0] * 6}
    for n in range(400):
        [roll] = told(new_table(2, seed=n.to_bytes(32)).entry(0), "roll")
        for die, counts in seen.items():
            for face in roll["outcome"][die]:
                counts[face - 1] += 1
    assert all(250 < count < 420 for count in seen["neutral"])  # 2000 dice
    assert all(40 < count < 100 for count in seen["personal"])  # 400 dice


# -- the re-roll tile ---------------------------------------------------------------------


def test_the_reroll_tile_rolls_the_picked_dice_once_more() -> None:
    """M-25: the others keep their numbers, the number of dice stays, the tile turns at the first pick."""
    table = rolled(new_table(), [1, 1, 5], [2])
    play(table, "reroll neutral 1")
    assert seat_of(table, 0)["reroll_ready"] is False
    assert seat_of(table, 1)["reroll_ready"] is True
    play(table, "reroll personal 2")
    [roll] = told(play(table, "roll"), "roll")
    assert roll["detail"] == {"seat": 0, "reason": "again", "neutral": 1, "personal": 1}
    expected = [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]
    for face in (1, 5, *roll["outcome"]["neutral"]):
        expected[0][face - 1] += 1
    expected[1][roll["outcome"]["personal"][0] - 1] += 1
    words = table.words()["roll"]
    assert [words["shown"]["neutral"], words["shown"]["personal"]] == expected
    assert words["picked"] == {"neutral": [0] * 6, "personal": [0] * 6}
    assert hand(table) == (3, 1)


def test_every_die_may_be_picked() -> None:
    """M-25: any number of the dice just rolled, all of them included."""
    table = rolled(new_table(), [4, 4, 4], [4])
    play(table, "reroll neutral 4", "reroll neutral 4", "reroll neutral 4", "reroll personal 4")
    assert legal(table) == ["roll"]
    [roll] = told(play(table, "roll"), "roll")
    assert (roll["detail"]["neutral"], roll["detail"]["personal"]) == (3, 1)


def test_at_least_one_die_is_picked_and_then_the_dice_must_roll() -> None:
    """M-25: no roll without a pick; no placing between a pick and its roll."""
    table = rolled(new_table(), [1, 2, 5], [2])
    assert reason(table, "roll") == "nothing_picked"
    play(table, "reroll neutral 2")
    assert [line for line in legal(table) if line.startswith("place")] == []
    assert reason(table, "place 1") == "roll_first"
    assert legal(table) == ["reroll neutral 5", "reroll personal 2", "roll"]


def test_the_reroll_tile_serves_once_a_round() -> None:
    """M-25: neither the re-rolled dice nor those of a later turn of the round may be rolled again."""
    table = rolled(new_table(), [1, 1, 5], [2])
    play(table, "reroll neutral 1", "roll")
    assert [line for line in legal(table) if not line.startswith("place")] == []
    rolled(table, [1, 1, 5], [2])
    assert legal(table) == ["place 1", "place 2", "place 5"]
    assert reason(table, "reroll neutral 5") == "tile_used"
    rolled(table, [1, 1, 5], [2], seat=1)
    assert "reroll neutral 5" in legal(table)


def test_placing_keeps_the_reroll_tile_for_later() -> None:
    """M-25: to place without picking is to do without the tile for now."""
    table = rolled(new_table(), [1, 2], [2], alone=True)
    play(table, "place 1")
    assert seat_of(table, 0)["reroll_ready"] is True
    show(table, [3], [6])
    assert legal(table) == ["place 3", "place 6", "reroll neutral 3", "reroll personal 6"]


@pytest.mark.parametrize("ready", [True, False])
def test_the_reroll_tile_serves_a_won_die_if_it_is_still_ready(ready: bool) -> None:
    """M-25, M-57: placement and won die share the one use of a round."""
    table = new_table()
    if not ready:
        reroll_used(table)
    arrive(table, bonus_space(table, "personal_die"), dice=2)
    play(table, "bonus die")
    show(table, personal=[4])
    assert legal(table) == ["place 4"] + ["reroll personal 4"] * ready
    if ready:
        [roll] = told(play(table, "reroll personal 4", "roll"), "roll")
        assert roll["detail"] == {"seat": 0, "reason": "again", "neutral": 0, "personal": 1}
        assert legal(table) == [f"place {roll['outcome']['personal'][0]}"]


# -- placing ------------------------------------------------------------------------------


def test_all_dice_of_the_number_go_to_its_space() -> None:
    """M-26, M-27, T-1: neutral 1 and 2, personal 2: one die on 1, or two on 2, whatever lies there."""
    for line, space, rest in (("place 1", (3, [0, 0, 0]), (1, 1)), ("place 2", (3, [1, 0, 0]), (1, 0))):
        number = int(line[-1])
        table = rolled(reroll_used(new_table()), [1, 2], [2])
        table.rows["neutral_on"][0, 5] -= 1
        table.rows["neutral_on"][0, number - 1] += 1
        table.rows["hand_neutral"][0, 1] -= 1
        table.rows["neutral_on"][0, number - 1] += 1
        show(table, [1, 2], [2])
        assert legal(table) == ["place 1", "place 2"]
        play(table, line)
        assert on_space(table, number) == space
        assert hand(table) == rest


def test_a_number_that_no_die_shows_cannot_be_chosen() -> None:
    """M-26: one of the numbers shown, nothing else; and no passing."""
    table = rolled(new_table(), [1, 2, 2], [6])
    for number in (3, 4, 5):
        assert reason(table, f"place {number}") == "not_shown"
    assert table.why("decline").rule == "M-26"
    with pytest.raises(Refused):
        table.play("place 3")


def test_placing_is_asked_even_if_one_number_shows() -> None:
    """M-26: so that every roll is seen before it is placed."""
    table = rolled(reroll_used(new_table()), [3, 3, 3], [3])
    assert legal(table) == ["place 3"]
    play(table, "place 3")
    assert on_space(table, 3) == (3, [1, 0, 0])
    assert table.to_act == 1


def test_placed_neutral_dice_are_nobodys_and_personal_dice_stay_the_seats() -> None:
    """M-27: seat 2 may take the neutral die that seat 0 placed, but not its personal die."""
    table = rolled(new_table(), [5], [5], alone=True)
    play(table, "place 5")
    assert table.words()["phase"] == "action"
    assert on_space(table, 5) == (1, [1, 0, 0])
    assert on_space(table, 6) == (8, [0, 1, 1])
    play(table, "take 6")
    play(table, "column B")
    assert table.to_act == 1
    play(table, "take 5")
    assert on_space(table, 5) == (0, [1, 0, 0])
    assert table.to_act == 2
    assert reason(table, "take 5") == "no_takeable_die"
