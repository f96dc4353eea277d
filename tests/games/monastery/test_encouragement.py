"""Encouragement."""

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import start


def encouraged(blessings: int = 3) -> Build:
    b = Build().abbey(red=2, blue=2).blessings(red=blessings)
    b.lay("cloister", (0, -1))
    b.lay("sacristy", (0, -2), built=False)
    b.lay("garden", (2, -1), built=False)
    return b


def test_encouragement() -> None:
    """Y-56, Y-30: any number, on unbuilt tiles, the last thing in the turn."""
    g = start(encouraged())
    assert {"encourage 2", "encourage 3"} <= set(g.legal)
    assert "encourage 1" not in g.legal
    assert g.refused("encourage 1") == "Y-56"
    g.play("encourage 2", "encourage 2")
    assert g.legal == ["encourage 2", "encourage 3", "end turn"]
    assert g.refused("move 0") == "Y-56"
    g.play("encourage 3")
    assert g.legal == ["end turn"]
    assert g.refused("encourage 3") == "Y-56"
    assert [tile.blessings for tile in g.o.m.tiles] == [0, 0, 2, 1]
    assert g.o.held["red"] == 0


def test_encouragement_in_order_of_the_tiles() -> None:
    """Y-56 (R-4): never a lower number than the one before; people may click in any order."""
    g = start(encouraged())
    g.play("encourage 3")
    assert g.refused("encourage 2") == "Y-56"
    g.table.play("encourage 2")
    log = [entry.action.text for entry in g.table.log(0) if entry.action]
    assert log == ["encourage 2", "encourage 3"]


def test_who_moves_there_takes_the_blessings() -> None:
    """T-31 (Y-57): two blessings on an unbuilt tile: the next mover gets two."""
    b = encouraged(0)
    b.o.m.tiles[3].blessings = 2
    g = start(b)
    g.play("move 0", "step 3")
    assert (g.o.held["red"], g.o.m.tiles[3].blessings) == (2, 0)
    g.play("encourage 2")
    assert g.o.held["red"] == 1


@pytest.mark.parametrize(("built", "monks"), [(False, "blue1"), (True, "")])
def test_passing_over_is_enough(built: bool, monks: str) -> None:
    """T-31 (Y-57, G-31): a full unbuilt tile on the way; also one that was built meanwhile."""
    b = Build().abbey(red=1)
    b.lay("path_straight", (0, -1), 0, monks, built=built, blessings=2)
    b.lay("cloister", (0, -2))
    g = start(b)
    g.walk("move 0", 1, 2)
    assert (g.o.held["red"], g.o.m.tiles[1].blessings) == (2, 0)


def test_the_giver_may_take_them_back() -> None:
    """Y-57: in a later round; and changing boxes takes nothing."""
    b = Build(space=1).abbey(red=1).blessings(red=1)
    b.lay("guest_house", (0, -1), 0, "red3", built=False)
    g = start(b)
    g.play("encourage 1", "end turn", "end turn", "end scoring", "end scoring")
    assert g.asked == "turn"
    g.play("shift 1/3", "box 1")
    assert g.o.m.tiles[1].blessings == 1
    g.play("move 0", "box 2")
    assert g.o.m.tiles[1].blessings == 0


def test_blessings_stay_when_the_tile_is_built() -> None:
    """Y-57 (G-31)."""
    b = Build().abbey(red=1, blue=1).blessings(red=1)
    b.lay("path_straight", (0, -1), 0, "red1", built=False)
    g = start(b)
    g.play("encourage 1", "end turn", "end turn")
    assert (g.o.m.tiles[1].built, g.o.m.tiles[1].blessings) == (True, 1)
    g.play("end scoring", "end scoring")
    g.play("end turn", "move 0")
    assert g.o.held["blue"] >= 1


def test_blessings_taken_in_this_turn_can_be_spent_in_this_round() -> None:
    """Y-81, Y-57."""
    b = encouraged(0)
    b.o.m.tiles[3].blessings = 2
    g = start(b)
    g.play("move 0", "step 3", "end turn", "end turn")
    assert g.o.usable["red"] == 2
