"""The Secret Way as a step."""

from typing import Any

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import start


def secret(monks: str = "", built: bool = True, **options: Any) -> Build:
    """Red's Secret Way (tile 2) behind a path in the north, a monk of his in a box in the south."""
    b = Build(**options).abbey(red=2)
    b.lay("path_straight", (0, -1))
    b.lay("secret_way", (0, -2), 0, monks, built=built, owner="red")
    b.lay("sacristy", (0, 2), 0, "red1", built=False)
    b.lay("garden", (2, 2))
    return b


def test_the_secret_way_is_one_step_away() -> None:
    """Y-53, Y-55: from anywhere, any number of monks; when it is full they pass on."""
    g = start(secret())
    g.play("move 3/1")
    assert g.legal == ["step 0", "step 2"]
    g.play("step 2", "stop", "move 0")
    assert g.legal == ["step 1", "step 2", "step 3", "step 4"]
    g.play("step 2", "stop")  # full: on to the path by itself
    assert (g.where("red"), g.o.steps) == (["0", "1", "2"], 3)


def test_an_unbuilt_secret_way() -> None:
    """Y-55, Y-53 (G-10): a box, and the end of the way; it works as soon as it is laid; full it is passed."""
    g = start(secret(built=False))
    g.walk("move 0", 2)
    assert g.where("red") == ["0", "2/1", "3/1"]
    g.walk("move 0", 2, 1)
    assert g.where("red") == ["1", "2/1", "3/1"]


def test_the_option_that_it_be_built() -> None:
    """Y-53 (G-10)."""
    g = start(secret(built=False, secret_way_requires_built=True))
    g.play("move 0")
    assert g.refused("step 2") == "Y-53"
    g = start(secret(built=True, secret_way_requires_built=True))
    g.play("move 0")
    assert "step 2" in g.legal


def test_not_while_a_monk_prays_there() -> None:
    """Y-54, Y-55: on foot it can be reached, and passed, all the same."""
    g = start(secret("blue*"))
    g.play("move 0")
    assert g.refused("step 2") == "Y-54"
    b = secret("blue*")
    b.lay("cloister", (0, -3))
    g = start(b)
    g.walk("move 0", 1, 2, 5)
    assert g.where("red") == ["0", "3/1", "5"]


def test_a_standing_monk_on_the_way_does_not_matter() -> None:
    """Y-54, Y-53: it fills the tile, which is passed."""
    g = start(secret("blue"))
    g.walk("move 0", 2, 1)
    assert g.where("red") == ["0", "1", "3/1"]


def test_the_way_of_another_is_walked_to_only() -> None:
    """Y-53, Y-55."""
    b = Build().abbey(red=2)
    b.lay("path_straight", (0, -1))
    b.lay("secret_way", (0, -2), owner="blue")
    b.lay("garden", (2, 2))
    g = start(b.hand("red"))
    g.play("move 0")
    assert g.refused("step 2") == "Y-44"
    g.play("step 1", "step 2", "stop")
    assert g.where("red") == ["0", "2"]


def test_no_secret_way_from_a_full_tile_nor_from_itself() -> None:
    """Y-53, Y-49: wherever a monk would be free to leave; nobody steps onto the tile he is on."""
    b = Build().abbey(red=0)
    b.lay("secret_way", (0, -1), 0, "red", owner="red")
    b.lay("sacristy", (2, 2), 0, "red2 blue1", built=False)
    b.lay("garden", (0, -2))
    g = start(b)
    assert g.refused("move 2/2") == "Y-49"
    g.play("move 1")
    assert g.legal == ["step 0", "step 3"]
    assert g.refused("step 1") == "Y-44"


def test_through_the_secret_way_out_of_a_dead_end() -> None:
    """Y-53, Y-48: a full tile may be entered if the Secret Way leads on from it."""
    b = Build().abbey(red=0)
    b.lay("cloister", (0, -1), 0, "red")
    b.lay("path_straight", (0, -2), 0, "blue")
    b.lay("garden", (2, -1))
    b.lay("secret_way", (2, 2), owner="red")
    g = start(b)
    g.play("move 1")
    assert g.legal == ["step 0", "step 2", "step 4"]
    g.play("step 2")
    assert g.asked == "step"
    assert g.legal == ["step 1", "step 4"]
