"""Benjaminus (T-48 to T-54a)."""

from chapterhouse.games.templar.board import load_board
from chapterhouse.kernel.table import Table
from tests.games.templar.positions import (
    SIDE,
    bare,
    everywhere,
    final_lap,
    lay,
    legal,
    play,
    refused,
    room,
    seat,
    stand,
)


def example(severus: int = 5) -> Table:
    """E-2: yellow (seat 1) in 10, a fresh blue ring alone on the sideboard of 11."""
    table = stand(lay(bare(3, active=1), 11, 0, "ring_round", area=2), 0, 10, severus=severus)
    return play(table, "play benjaminus")


def test_a_ring_travels() -> None:
    """E-2, T-48 to T-50, T-53, D-8: 10-11-2-4, taken in 11, hidden in 2; owner and side stay."""
    table = play(example(), "step 11", "take seat 0 area 2", "step 2", "drop area 1", "step 4")
    assert room(table, 2)["areas"][0] == {"kind": "ring_round", "fresh": [1, 0, 0], "valued": [0, 0, 0]}
    assert room(table, 11)["areas"][1] == {"kind": None, "fresh": [0, 0, 0], "valued": [0, 0, 0]}
    assert seat(table, 1)["pawn"] == 4
    assert table.to_act == 2


def test_severus_sees_the_taking() -> None:
    """E-2, T-51: in his room nothing is picked up."""
    table = play(example(severus=11), "step 11")
    assert refused(table, "take seat 0 area 2") == ("novice_and_severus", "T-51")


def test_severus_sees_the_hiding_but_not_the_passing() -> None:
    """E-2, T-51: refused in 2; carried on and hidden in 4."""
    table = play(example(severus=2), "step 11", "take seat 0 area 2", "step 2")
    assert refused(table, "drop area 1") == ("novice_and_severus", "T-51")
    play(table, "step 4", "drop area 1")
    assert room(table, 4)["areas"][0]["fresh"] == [1, 0, 0]


def test_one_to_three_steps() -> None:
    """T-48: not none, not four; he ends by himself after the third with nothing in hand."""
    table = play(stand(bare(), 1), "play benjaminus")
    assert refused(table, "stop") == ("one_step_at_least", "T-32")
    play(table, "step 2")
    assert "stop" in legal(table)
    play(table, "step 4", "step 5")
    assert table.to_act == 1


def test_rooms_may_be_entered_again() -> None:
    """X-9, T-52, G-10: 1-2-1 is a walk; with three steps no room is entered more than twice."""
    table = play(stand(bare(), 1), "play benjaminus", "step 2", "step 1")
    assert {"stop", "step 2", "step 3"} <= set(legal(table))
    play(table, "stop")
    assert seat(table, 0)["pawn"] == 1


def test_steps_follow_open_passages() -> None:
    """T-31: not through the door, not through walls; T-35: from outside through the gate."""
    table = play(stand(bare(), 9), "play benjaminus")
    assert refused(table, "step 13") == ("door_closed", "T-31")
    assert refused(table, "step 1") == ("no_passage", "T-31")
    assert seat(play(stand(bare(), SIDE), "play benjaminus"), 0)["pawn"] == 9


def test_the_ring_of_the_first_room_may_be_taken() -> None:
    """T-48: before the first step, once, of any owner."""
    table = lay(lay(stand(bare(), 1), 1, 1, "ring_round"), 2, 2, "ring_square")
    play(table, "play benjaminus", "take seat 1 area 1")
    assert refused(table, "take seat 2 area 1") == ("one_ring_only", "T-48")
    assert refused(table, "stop") == ("ring_in_hand", "T-49")
    assert refused(table, "drop area 2") == ("same_room", "T-49")
    play(table, "step 2", "drop area 2")
    assert refused(table, "take seat 2 area 1") == ("one_ring_only", "T-48")
    assert refused(table, "drop area 1") == ("no_ring_in_hand", "T-49")


def test_outside_there_is_no_ring_to_take() -> None:
    """T-37: never outside a gate; T-48: only what is there."""
    table = play(stand(lay(bare(), 2, 1, "ring_round"), 2), "play benjaminus")
    assert refused(table, "take seat 0 area 1") == ("no_ring_of_owner", "T-48")
    assert refused(table, "take seat 4 area 1") == ("no_ring_of_owner", "T-48")
    assert refused(table, "take seat 1 area 3") == ("no_such_area", "T-10")


def test_valued_rings_stay() -> None:
    """X-10, T-48: fresh ones only."""
    table = lay(stand(bare(), 1), 1, 1, "ring_round", valued=True)
    assert refused(play(table, "play benjaminus"), "take seat 1 area 1") == ("ring_valued", "T-48")


def test_in_the_final_lap_only_own_rings() -> None:
    """X-10, T-54, T-88: foreign refused, own accepted."""
    table = final_lap(lay(lay(stand(bare(), 1), 1, 1, "ring_round"), 1, 0, "ring_square", area=2), 2)
    play(table, "play benjaminus")
    assert refused(table, "take seat 1 area 1") == ("own_rings_only", "T-54")
    play(table, "take seat 0 area 2", "step 3")


def test_who_announces_first_is_bound_already() -> None:
    """T-54a, G-42: the final lap begins at once."""
    table = lay(everywhere(stand(bare(), 1), 0), 1, 1, "ring_round", area=2)
    free = play(table.fork(), "play benjaminus")
    assert "take seat 1 area 2" in legal(free)
    play(table, "announce", "play benjaminus")
    assert refused(table, "take seat 1 area 2") == ("own_rings_only", "T-54")


def test_a_ring_that_cannot_be_hidden_stays() -> None:
    """T-49: nowhere within the steps that are left."""
    table = lay(stand(bare(), 1), 1, 1, "ring_round")
    areas = [
        (each["id"], area) for each in load_board().tree["room"] for area in range(len(each["ring_area"]))
    ]
    for number, area in areas:
        if number != 1:
            lay(table, number, number % 3, ("ring_square", "ring_hexagon")[area % 2], area=area + 1)
    play(table, "play benjaminus")
    assert refused(table, "take seat 1 area 1") == ("nowhere_to_hide", "T-49")


def test_he_cannot_walk_away_from_the_last_place() -> None:
    """T-49: with the ring in hand a step after which it could not be hidden is refused."""
    table = lay(stand(bare(), 3), 3, 1, "ring_round")
    for area in (1, 2):
        lay(table, 4, area, "ring_square", area=area)
    play(table, "play benjaminus", "take seat 1 area 1", "step 1", "step 2")
    assert refused(table, "step 4") == ("ring_stranded", "T-49")
    assert legal(table) == ["step 1", "step 11", "drop area 1", "drop area 2"]


def test_after_three_steps_the_ring_must_be_hidden_here() -> None:
    """T-49, T-50: no step is left; with one area it is hidden by itself."""
    table = lay(stand(bare(), 1), 1, 1, "ring_round")
    play(table, "play benjaminus", "take seat 1 area 1", "step 2", "step 1", "step 3")
    assert legal(table) == ["drop area 1", "drop area 2"]
    assert refused(table, "step 5") == ("no_steps_left", "T-48")
    other = lay(lay(stand(bare(), 1), 1, 1, "ring_round"), 3, 2, "ring_square", area=1)
    play(other, "play benjaminus", "take seat 1 area 1", "step 2", "step 1", "step 3")
    assert room(other, 3)["areas"][1]["fresh"] == [0, 1, 0]
    assert other.to_act == 1


def test_areas_take_it_by_the_same_rules() -> None:
    """T-40: full or of another kind: refused."""
    table = lay(lay(stand(bare(), 1), 1, 1, "ring_round"), 2, 2, "ring_square", 4)
    play(table, "play benjaminus", "take seat 1 area 1", "step 2")
    assert refused(table, "drop area 1") == ("area_full", "T-10")
    assert refused(table, "drop area 3") == ("no_such_area", "T-10")
    other = lay(lay(stand(bare(), 1), 1, 1, "ring_round"), 2, 2, "ring_square")
    play(other, "play benjaminus", "take seat 1 area 1", "step 2")
    assert refused(other, "drop area 1") == ("other_kind", "T-40")
