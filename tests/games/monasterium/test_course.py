"""What happens between decisions, and in which order (sections 4 to 6 and 8 of the decisions)."""

import pytest

from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    act,
    action_turn,
    arrive,
    asked,
    begin_send,
    bonus_space,
    date,
    empty_row,
    give,
    legal,
    new_table,
    own_dice,
    play,
    prestige,
    rolled,
    scored,
    seat_of,
    show,
    stand,
    told,
    turn,
    unlock,
    walk,
    window,
)


def kinds(entry: Entry) -> list[str]:
    """The kinds of all that happened, in order."""
    return [happening.kind for happening in entry.happenings]


# -- course (section 4) ---------------------------------------------------------------------------


def test_placement_turn() -> None:
    """4.1, M-23, M-24, M-25: roll, re-roll, place, the next seat's roll; then the action phase."""
    table = rolled(new_table(), [1, 1], [2])
    entry = play(table, "reroll neutral 1")
    assert kinds(entry) == []
    assert kinds(play(table, "roll")) == ["roll"]
    show(table, [1, 4], [2])
    entry = play(table, "place 4")
    assert [p["detail"]["seat"] for p in told(entry, "roll")] == [1]
    rolled(table, [3], seat=2, alone=True)
    assert kinds(play(table, "place 3")) == []
    assert (table.words()["phase"], asked(table), table.to_act) == ("action", "space", 0)


def test_action_turn() -> None:
    """4.2, M-28 to M-33: space, dice, (column,) each die, the next seat with a takeable die."""
    table = action_turn(unlock(give(new_table()), "I-B"), {2: 2, 6: 1, 3: (0, {2: 1})})
    points = []
    for line in ("take 2", "dice 2", "act B I", "act B standard"):
        points.append(asked(table))
        play(table, line)
    assert points == ["space", "dice", "act", "act"]
    assert table.to_act == 1
    play(table, "take 6")
    assert asked(table) == "column"
    play(table, "column C")
    assert table.to_act == 2


def test_a_die_lies_on_the_tile_until_its_action_is_chosen() -> None:
    """4.3, M-33: while `act` is asked it still lies there, while its effect runs it does not."""
    table = unlock(give(new_table()), "I-C", "II-C")
    act(table, 3, 2, spare=1)
    assert (asked(table), turn(table)["dice_left"]) == ("act", 2)
    play(table, "act C II")
    assert (asked(table), turn(table)["dice_left"]) == ("goods", 1)
    play(table, "goods soup")
    assert (asked(table), turn(table)["dice_left"]) == ("act", 1)


def test_possible_actions_are_looked_at_die_by_die() -> None:
    """4.3, M-36: the first die's effect decides what the second can do."""
    table = unlock(give(new_table(), soup=1), "I-E")
    walk(table, bonus_space(table, "soup_or_upgrade") - 1)
    act(table, 5, 2, spare=1)
    play(table, "act E I")  # soup into tool
    assert legal(table) == ["act E standard", "act E I"]
    play(table, "act E I")
    assert (seat_of(table, 0)["goods"]["book"], table.to_act) == (1, 1)


def test_send_and_extra_send() -> None:
    """4.4: novice, monastery, spot; area, monastery, spot."""
    table = empty_row(give(new_table(4), soup=2, influence=1), "I", "A")
    points = []
    begin_send(table)
    for line in ("send I-A", "to A", "spot 1", "extra building", "to B", "spot 1"):
        points.append(asked(table))
        play(table, line)
    assert points == ["novice", "monastery", "spot", "extra", "monastery", "spot"]
    assert table.to_act == 1


def test_every_road_bonus_asks_its_kind() -> None:
    """4.5, M-41: free action, goods, goods or upgrade, tile, die."""
    for bonus, point in {
        "free_action": "free",
        "influence_or_rosary": "influence_rosary",
        "soup_or_upgrade": "soup_upgrade",
        "window_any": "any_tile",
        "personal_die": "die_bonus",
    }.items():
        table = new_table()
        arrive(table, bonus_space(table, bonus))
        assert asked(table) == point


# -- by itself (section 5) --------------------------------------------------------------------------


def test_the_order_of_a_send() -> None:
    """5.2, M-77: pay, stand, missions, tile and its dice, extra novice; buildings give before that."""
    table = empty_row(new_table(4, missions="A1,A2,B1,B2,C1,C3"), "IV", "A", to="E")
    stand(stand(give(table, rosary=3), "III-E", "A chapel"), "I-E", "C building 4")
    walk(table, 4)
    act(table, 1, 3, spare=1)
    entry = play(table, "spot 4")
    assert [(source, points) for _, source, points in scored(entry)] == [("missions", 10), ("yellow", 2)]
    assert asked(table) == "extra"
    assert prestige(table) == 12
    assert seat_of(table, 0)["goods"]["rosary"] == 0


def test_the_order_of_a_building_send() -> None:
    """5.2, M-77, M-90: missions, points and goods, tile, and last the extra novice."""
    table = empty_row(new_table(4, missions="A1,A2,B1,B2,C1,C3"), "I", "A", to="E")
    stand(stand(give(table, influence=1, book=2), "III-E", "A chapel"), "IV-E", "C cloister 1")
    walk(table, 4)
    begin_send(table, "I-A")
    play(table, "to C")
    entry = play(table, "spot 1")
    assert [source for _, source, _ in scored(entry)] == ["missions", "buildings"]
    assert asked(table) == "common_build"
    play(table, "build 1", "bonus row")
    assert asked(table) == "extra"


def test_the_order_of_a_tile() -> None:
    """5.3, M-84, M-101: points of the row, of the column, mission, and only then the bonus."""
    table = window(give(new_table(4, missions="A2,A3,B1,B2,C1,C4")), "ABC", "BCD", "CA")
    arrive(table, bonus_space(table, "window_any"))
    entry = play(table, "tile E")
    assert scored(entry) == [(0, "window", 5), (0, "window", 4), (0, "missions", 5)]
    assert asked(table) == "tile_bonus"


def test_used_spaces_are_forgotten_at_the_end_of_the_turn() -> None:
    """5.4, M-35, K-15: those used by a free action too."""
    table = unlock(give(new_table()), "II-E", "II-C")
    action_turn(walk(table, bonus_space(table, "free_action") - 1), {5: 2, 2: 1})
    play(table, "take 5", "dice 2", "act E standard", "act C II", "goods soup")
    assert turn(table)["used_row2"] == ["C"]
    play(table, "act E II")
    assert turn(table)["used_row2"] == []
    action_turn(table, {3: 2})
    play(table, "take 3", "dice 1")
    assert "act C II" in legal(table)


# -- chance (section 6) ---------------------------------------------------------------------------


def test_rolls_tell_seat_reason_and_numbers() -> None:
    """Section 6: placement, won and again, with the dice of each kind."""
    table = own_dice(new_table(), 2, seat=1)
    entry = play(table, legal(table)[0])
    [roll] = told(entry, "roll")
    assert roll["detail"] == {"seat": 1, "reason": "placement", "neutral": 3, "personal": 2}
    assert (len(roll["outcome"]["neutral"]), len(roll["outcome"]["personal"])) == (3, 2)
    assert all(1 <= face <= 6 for faces in roll["outcome"].values() for face in faces)


def test_the_set_up_draws_missions_then_the_start_player_then_rolls() -> None:
    """Section 6, M-16, M-20: in this order, before the first decision."""
    table = new_table(start="random", missions="random")
    chance = [h.kind for h in table.entry(0).happenings if h.chance]
    assert chance == ["missions", "missions", "missions", "start_player", "roll"]


def test_the_last_decision_of_a_round_is_followed_by_the_next_roll() -> None:
    """Section 6, M-110: of the new start player; none after the last round."""
    table = new_table()
    entry = act(table, 2)
    assert kinds(entry)[-2:] == ["round", "roll"]
    assert kinds(act(date(table, 3, 3), 2))[-1] in ("scored", "automatic")


def test_won_dice_show_every_number() -> None:
    """Section 6, M-57: fair in the road's roll as well."""
    seen = set()
    for n in range(60):
        table = new_table(seed=n.to_bytes(32))
        arrive(table, bonus_space(table, "personal_die"))
        [roll] = told(play(table, "bonus die"), "roll")
        seen.add(roll["outcome"]["personal"][0])
    assert seen == {1, 2, 3, 4, 5, 6}


# -- in words (section 8) ---------------------------------------------------------------------------


def test_a_roll_in_words() -> None:
    """Section 8: the dice shown, and those picked for the re-roll, by kind and number."""
    table = rolled(new_table(), [1, 5, 5], [2])
    play(table, "reroll neutral 5")
    assert table.words()["roll"] == {
        "shown": {"neutral": [1, 0, 0, 0, 2, 0], "personal": [0, 1, 0, 0, 0, 0]},
        "picked": {"neutral": [0, 0, 0, 0, 1, 0], "personal": [0, 0, 0, 0, 0, 0]},
    }


@pytest.mark.parametrize("free", [False, True])
def test_unfinished_effects_in_words(free: bool) -> None:
    """Section 8, M-45: outermost first, with the steps still to go."""
    table = unlock(walk(give(new_table(), soup=2, influence=1), 2), "II-D")
    act(table, 4, spare=1)
    play(table, "act D II")
    if free:
        play(table, "act A standard", "send I-A")
    inner = {"effect": "send", "novice": "I-A", "area": "building", "discount": 0}
    assert table.words()["unfinished"] == [
        {"effect": "messenger", "steps": 1}, inner if free else {"effect": "free_action"},
    ]  # fmt: skip


def space_of(table: Table) -> tuple[object, object]:
    return turn(table)["space"], turn(table)["column"]


def test_an_action_turn_in_words() -> None:
    """Section 8: no column before `take_dice`, nor before `choose_column`."""
    table = action_turn(unlock(give(new_table()), "I-C"), {6: 2, 3: 2})
    assert space_of(table) == (None, None)
    play(table, "take 6")
    assert space_of(table) == (6, None)
    play(table, "column C")
    assert space_of(table) == (6, "C")
    action_turn(table, {6: 2, 3: 2})
    play(table, "take 3")
    assert space_of(table) == (3, None)
