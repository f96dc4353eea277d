"""Movement, the Secret Way as a step, encouragement."""

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import start


def row_of_tiles(*names: str) -> Build:
    """Built tiles in a row northwards from the Abbey, connected by their edges."""
    b = Build()
    for i, name in enumerate(names):
        b.lay(name, (0, -1 - i))
    return b


# -- points ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boxed", "standing", "praying", "points"), [(1, 3, 0, 8), (0, 3, 2, 6), (1, 0, 0, 2)]
)
def test_movement_points(boxed: int, standing: int, praying: int, points: int) -> None:
    """T-3 (Y-42, G-34): two for each standing monk, in boxes and in the Abbey too; none for praying."""
    b = Build().abbey(red=int(standing > 0))
    b.lay("cloister", (0, -1), 0, "red " * max(0, standing - 1))
    b.lay("guest_house", (0, -2), 0, "red2 " * boxed, built=False)
    b.lay("chapter_house", (0, 2), 0, "red* " * praying)
    g = start(b)
    assert g.movement_points == points


def test_points_are_split_as_one_likes() -> None:
    """T-4 (Y-43, Y-44): of eight points five for one monk, three for another; the others stay."""
    g = start(
        row_of_tiles("cloister", "sacristy", "chapter_house", "guest_house", "abbots_house").abbey(red=4)
    )
    g.walk("move 0", 1, 2, 3, 4, 5)
    assert g.where("red") == ["0", "0", "0", "5"]
    g.walk("move 0", 1, 2, 3)
    assert g.where("red") == ["0", "0", "3", "5"]
    assert not [line for line in g.legal if line.startswith("move")]
    assert g.refused("move 0") == "Y-43"


def test_a_monk_may_pause_and_go_on() -> None:
    """Y-43: after another one; each separate move ends legally; unspent points lapse."""
    g = start(row_of_tiles("cloister", "sacristy", "chapter_house").abbey(red=3))
    g.walk("move 0", 1).walk("move 0", 1, 2).walk("move 1", 2)
    assert (g.where("red"), g.o.steps) == (["0", "2", "2"], 2)
    g.play("end turn", "end turn", "end scoring", "end scoring")
    assert g.o.steps == 6


def test_praying_monks_never_move() -> None:
    """Y-45."""
    b = Build().abbey(red=0)
    b.lay("chapter_house", (0, -1), 0, "red* red")
    g = start(b)
    g.walk("move 1", 0)
    assert g.where("red") == ["0", "1*"]
    assert g.refused("move 1") == "Y-12"


# -- where a monk may go on, and where it may end --------------------------------------------


def test_entering_an_unbuilt_tile() -> None:
    """T-26 (Y-46, Y-47, Y-49): a monk that enters takes a box and stops, points or none; three fill it."""
    b = Build().abbey(red=5)
    b.lay("path_straight", (0, -1))
    b.lay("kitchen", (0, -2), 1, built=False)  # to north, east, south
    g = start(b)
    g.play("move 0", "step 2")
    assert g.legal == ["box 1", "box 2", "box 3"]
    assert g.refused("box 4") == "Y-5"
    g.play("box 3")
    assert (g.asked, g.o.steps) == ("turn", 8)
    assert g.refused("move 2/3") == "Y-47"
    g.play("move 0", "step 2")
    assert g.legal == ["box 1", "box 2"]
    assert g.refused("box 3") == "Y-47"
    g.play("box 1", "move 0", "step 2")  # the last box is taken by itself
    assert g.where("red") == ["0", "0", "2/1", "2/2", "2/3"]
    assert g.refused("move 2/1") == "Y-49"


def test_a_full_unbuilt_tile_is_passed_over_and_holds_its_monks() -> None:
    """T-26 (Y-46, Y-48, Y-49): a fourth passes over it; none of the three leaves."""
    b = Build().abbey(red=1)
    b.lay("path_straight", (0, -1), 0, "red1", built=False)
    b.lay("kitchen", (0, -2), 1, "red3 red2 blue1", built=False)
    b.lay("bakery", (0, -3))
    g = start(b)
    assert g.refused("move 2/3") == "Y-49"
    assert g.refused("move 1/1") == "Y-49"
    assert g.refused("shift 2/2") == "Y-51"
    g.play("move 0")
    assert g.legal == ["step 0", "step 2"]
    assert g.refused("stop") == "Y-48"
    g.play("step 2")
    assert g.legal == ["step 1", "step 3"]
    g.play("step 3", "stop")
    assert (g.where("red"), g.o.steps) == (["1/1", "2/2", "2/3", "3"], 5)


def test_a_tile_that_became_full_a_moment_ago() -> None:
    """Y-49, Y-50: until then its monks may leave."""
    b = Build().abbey(red=1)
    b.lay("cloister", (0, -1), 0, "red")
    b.lay("sacristy", (0, -2), 0, "red2", built=False)
    g = start(b)
    assert "move 2/2" in g.legal
    g.play("move 1", "step 2")
    assert g.where("red") == ["0", "2/1", "2/2"]
    assert g.refused("move 2/2") == "Y-49"
    assert g.refused("move 2/1") == "Y-49"


def test_a_monk_that_began_on_an_unbuilt_tile_may_leave() -> None:
    """Y-50."""
    b = Build().abbey(red=1)
    b.lay("cloister", (0, -1))
    b.lay("sacristy", (0, -2), 0, "red2", built=False)
    g = start(b)
    g.walk("move 2/2", 1, 0)
    assert (g.where("red"), g.o.steps) == (["0", "0"], 2)


@pytest.mark.parametrize("monk", ["blue", "blue*"])
def test_nobody_ends_on_a_full_tile(monk: str) -> None:
    """T-28 (Y-46, Y-48, Y-13): others pass a disc-1 tile, none ends there; with a praying monk too."""
    b = Build().abbey(red=1, blue=1)
    b.lay("path_straight", (0, -1), 0, monk)
    b.lay("cloister", (0, -2))
    b.lay("garden", (2, -1))
    g = start(b)
    g.play("move 0", "step 1")
    assert g.legal == ["step 0", "step 2"]
    assert g.refused("stop") == "Y-48"
    g.play("step 2")
    assert (g.where("red"), g.o.steps) == (["2"], 0)
    b = Build().abbey(red=1, blue=1)
    b.lay("path_straight", (0, -1), 0, monk)
    b.lay("cloister", (0, -2), 0, "red")
    b.lay("parlour", (2, -1), 1)
    g = start(b)
    g.walk("move 0", 3, 0, 3)
    assert g.refused("move 2") == "Y-48"  # with one point left the path is no way to go


def test_a_step_that_leads_nowhere_is_refused() -> None:
    """Y-48: the motion must be able to end with the points then left."""
    b = Build().abbey(red=0)
    b.lay("cloister", (0, -1), 0, "red")
    b.lay("path_straight", (0, -2), 0, "blue")
    b.lay("path_straight", (0, -3), 0, "blue")
    b.lay("guest_house", (0, -4))
    g = start(b)
    g.play("move 1")
    assert g.legal == ["step 0", "step 2"]  # to path 2 and back; the path behind it is too far
    g.play("step 2")
    assert (g.where("red"), g.o.steps) == (["1"], 0)
    g.play("end turn", "end turn")
    b = Build().abbey(red=1)
    b.lay("path_straight", (0, -1), 0, "blue")
    b.lay("path_straight", (0, -2), 0, "blue")
    b.lay("cloister", (0, -3))
    b.lay("garden", (2, -1))
    g = start(b)
    g.play("move 0")  # two points: the Cloister is three steps away; back from path 1 into the Abbey is fine
    assert g.legal == ["step 1", "step 4"]
    g.play("step 1")
    assert g.where("red") == ["0"]


@pytest.mark.parametrize(("monks", "full"), [("blue blue green*", True), ("blue green*", False)])
def test_the_chapel_is_full_with_three(monks: str, full: bool) -> None:
    """T-1 (Y-13, G-36): a built tile with as many monks as its disc says, praying ones included."""
    b = Build("red", "blue", "green").abbey(red=1)
    b.lay("chapel", (0, -1), 1, monks)
    g = start(b)
    g.play("move 0")  # to the Chapel, and if it is full back again
    if not full:
        g.play("stop")
    assert g.o.m.full(g.o.m.tiles[1])
    assert g.where("red") == (["0"] if full else ["1"])


def test_a_full_tile_that_a_monk_leaves_is_full_no_more() -> None:
    """Y-13, Y-48: a monk in motion stands nowhere."""
    b = Build().abbey(red=1)
    b.lay("path_straight", (0, -1), 0, "red")
    g = start(b)
    g.play("move 1")
    assert g.legal == ["step 1", "stop"]
    g.play("step 1", "stop")
    assert g.where("red") == ["0", "1"]


def test_the_abbey_is_one_tile() -> None:
    """Y-11 (G-18): a step to enter it, one to leave it by any other path; it always has room."""
    b = Build().abbey(red=0, blue=3)
    b.lay("path_straight", (0, -1), 0, "red")
    b.lay("cloister", (2, 2))
    b.lay("path_straight", (-1, 1), 1)
    g = start(b)
    g.play("move 1")
    assert g.legal == ["step 1", "step 2", "step 3", "stop"]
    g.play("step 2")
    assert (g.where("red"), g.o.steps, g.asked) == (["2"], 0, "turn")


def test_no_step_without_connection() -> None:
    """Y-10, Y-44: neighbours whose edges do not connect."""
    b = Build().abbey(red=1)
    b.lay("path_straight", (0, -1))
    b.lay("garden", (2, -1))
    b.lay("garden", (1, -1))
    g = start(b)
    g.play("move 0")
    assert g.legal == ["step 1", "step 2"]
    assert g.refused("step 3") == "Y-44"
    g.play("step 1")
    assert g.legal == ["step 0", "stop"]  # the garden beside it has a gate, the path a blank edge
    assert g.refused("step 3") == "Y-44"


def test_stop_needs_a_step() -> None:
    """Y-43."""
    b = Build().abbey(red=2)
    b.lay("cloister", (0, -1))
    b.lay("parlour", (2, -1), 1)
    g = start(b)
    g.play("move 0")
    assert g.refused("stop") == "Y-43"
    g.play("step 1", "stop")
    assert g.where("red") == ["0", "1"]


# -- change of box --------------------------------------------------------------------------


def test_change_of_box() -> None:
    """Y-51, Y-51a (G-39): free of cost, once for each monk; it may leave later."""
    b = Build().abbey(red=1)
    b.lay("cloister", (0, -1))
    b.lay("guest_house", (0, -2), 0, "red1", built=False)
    g = start(b)
    g.play("shift 2/1")
    assert g.legal == ["box 2", "box 3"]
    assert g.refused("box 1") == "Y-51"
    g.play("box 3")
    assert (g.where("red"), g.o.steps) == (["0", "2/3"], 4)
    assert g.refused("shift 2/3") == "Y-51a"
    g.walk("move 2/3", 1)
    assert g.where("red") == ["0", "1"]


def test_the_only_other_box_is_taken_at_once() -> None:
    """Y-51 (R-2), Y-5: boxes with the same number are alike."""
    b = Build().abbey(red=1)
    b.lay("dormitory", (0, -1), 1, "red2 blue3", built=False)
    g = start(b)
    assert not [line for line in g.legal if line.startswith("shift")]
    assert g.refused("shift 1/2") == "Y-51"
    b = Build().abbey(red=1)
    b.lay("dormitory", (0, -1), 1, "red2 blue2", built=False)
    g = start(b)
    g.play("shift 1/2")
    assert g.where("red") == ["0", "1/3"]


def test_no_change_of_box_on_a_full_tile_or_after_arrival() -> None:
    """Y-51, Y-47, Y-49."""
    b = Build().abbey(red=1)
    b.lay("parlour", (0, -1), 1, "red2 blue1", built=False)
    b.lay("guest_house", (2, -1), built=False)
    g = start(b)
    assert g.refused("shift 1/2") == "Y-51"
    g.play("move 0", "step 2", "box 1")
    assert g.refused("shift 2/1") == "Y-47"


def test_which_of_two_like_monks_moves() -> None:
    """Y-51a, Y-47: of two boxes with one number, first the monk that has changed, never the one arrived."""
    b = Build().abbey(red=1)
    b.lay("dormitory", (0, -1), 1, "red3", built=False)
    g = start(b)
    g.play("shift 1/3", "move 0", "box 2")
    assert g.where("red") == ["1/2", "1/2"]
    assert "shift 1/2" not in g.legal
    g.walk("move 1/2", 0)
    assert g.where("red") == ["0", "1/2"]
    assert g.refused("move 1/2") == "Y-47"
    b = Build().abbey(red=0)
    b.lay("dormitory", (0, -1), 1, "red3 red2", built=False)
    g = start(b)
    g.play("shift 1/3")
    g.walk("move 1/2", 0)
    assert g.where("red") == ["0", "1/2"]
    g.play("shift 1/2")  # the one left has not changed yet
    assert g.where("red") == ["0", "1/3"]
