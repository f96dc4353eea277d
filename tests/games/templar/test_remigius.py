"""Remigius and Vitus: valuing a room (T-61 to T-68), Severus against him."""

from chapterhouse.kernel.table import Table
from tests.games.templar.positions import bare, edit, lay, legal, play, refused, room, seat, stand, told

YELLOW, BLUE, RED = 0, 1, 2


def example() -> Table:
    """E-7: Remigius 10, Vitus 12; room 8: yellow fresh book and two fresh rings, blue one fresh ring in the
    same area, red valued chalice."""
    table = stand(bare(), remigius=10, vitus=12)
    lay(lay(table, 8, YELLOW, "book"), 8, YELLOW, "ring_round", 2)
    lay(lay(table, 8, BLUE, "ring_round"), 8, RED, "chalice", valued=True)
    return play(table, "play remigius")


def test_the_example_of_the_rulebook() -> None:
    """E-7, T-63, T-65, T-66, T-67 (G-7): 7, 2 and 0 points; then 2 more and none."""
    table = play(example(), "move remigius 8")
    assert [seat(table, n)["points"] for n in range(3)] == [7, 2, 0]
    assert room(table, 8)["books"] == {"fresh": [0, 0, 0], "valued": [1, 0, 0]}
    assert room(table, 8)["areas"][0] == {"kind": "ring_round", "fresh": [1, 0, 0], "valued": [1, 1, 0]}
    assert table.words()["figures"] == {"remigius": 8, "vitus": 10, "severus": 5}
    for points in ([9, 2, 0], [9, 2, 0]):  # again: yellow's last fresh ring; then nothing is left
        stand(table, remigius=10, vitus=12)
        play(table, *["play bells"] * 3, "play remigius", "move remigius 8")
        assert [seat(table, n)["points"] for n in range(3)] == points


def test_values() -> None:
    """T-5, T-65: chalice 5, book 3, ring 2, for all players at once, the active one like the others."""
    table = stand(bare(), remigius=10, vitus=12)
    lay(lay(lay(table, 9, BLUE, "chalice"), 9, RED, "book"), 9, RED, "ring_square", 3)
    play(table, "play remigius", "move remigius 9")
    assert [seat(table, n)["points"] for n in range(3)] == [0, 5, 9]
    assert room(table, 9)["chalices"]["valued"] == [0, 1, 0]


def test_nothing_is_valued_before_severus() -> None:
    """E-8, T-64, T-60, T-42: no points, nothing turned, Vitus follows all the same."""
    table = stand(bare(), severus=12, remigius=6, vitus=7)
    lay(table, 13, 1, "ring_round")
    play(table, "play severus", "move severus 13")
    assert seat(table, 0)["points"] == 1
    play(table, "play remigius", "move remigius 13")
    assert [seat(table, n)["points"] for n in range(3)] == [1, 0, 0]
    assert room(table, 13)["areas"][0]["fresh"] == [0, 1, 0]
    assert table.words()["figures"]["vitus"] == 6
    assert told(table, "not_valued") == [{"room": 13}]


def test_severus_leaves_what_lies_there() -> None:
    """T-60: treasures in his room are untouched; only actions are forbidden."""
    table = play(lay(bare(), 4, 1, "ring_round"), "play severus", "move severus 4")
    assert room(table, 4)["areas"][0]["fresh"] == [0, 1, 0]


def test_vitus_follows_at_any_distance_and_through_the_door() -> None:
    """T-63, T-31: he alone passes the door."""
    table = stand(bare(), remigius=9, vitus=13)
    play(table, "play remigius", "move remigius 10")
    assert table.words()["figures"]["vitus"] == 9
    assert told(table, "vitus_followed") == [{"room": 9}]
    far = play(stand(bare(), remigius=9, vitus=3), "play remigius", "move remigius 8")
    assert far.words()["figures"]["vitus"] == 9


def test_owners_choose_the_area_of_the_ring_they_turn() -> None:
    """T-67, T-68 (G-8), D-13: asked in turn order from the active player."""
    table = stand(bare(3, active=1), remigius=10, vitus=12)
    for owner in range(3):
        lay(table, 9, owner, "ring_round", area=1)
    lay(lay(table, 9, 0, "ring_square", area=2), 9, 2, "ring_square", area=2)
    play(table, "play remigius", "move remigius 9")
    assert table.to_act == 2  # seat 1 has rings in one area: turned by itself
    assert told(table, "turned") == [{"seat": 1, "room": 9, "treasure": "ring_round"}]
    assert legal(table) == ["turn area 1", "turn area 2"]
    play(table, "turn area 2")
    assert table.to_act == 0
    play(table, "turn area 1")
    areas = room(table, 9)["areas"]
    assert (areas[0]["fresh"], areas[0]["valued"]) == ([0, 0, 1], [1, 1, 0])
    assert (areas[1]["fresh"], areas[1]["valued"]) == ([1, 0, 0], [0, 0, 1])
    assert table.to_act == 2  # the next turn


def test_an_area_without_an_own_fresh_ring_cannot_be_turned() -> None:
    """T-68."""
    table = stand(bare(), remigius=12, vitus=4)
    lay(lay(lay(table, 13, 0, "ring_round"), 13, 0, "ring_square", area=3), 13, 1, "ring_square", area=2)
    play(table, "play remigius", "move remigius 13")
    assert refused(table, "turn area 2") == ("no_fresh_ring", "T-68")
    assert legal(table) == ["turn area 1", "turn area 3"]


def test_points_are_told_by_their_source() -> None:
    """T-65: the score sheet."""
    table = play(example(), "move remigius 8")
    with edit(table) as s:
        assert [int(s.earned[0, n]) for n in range(3)] == [0, 3, 4]
