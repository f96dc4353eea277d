"""Prayer and work."""

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import scoring, start

STUDY, HARD_WORK = 1, 2


# -- prayer ---------------------------------------------------------------------------------


def test_prayer() -> None:
    """Y-70, Y-72, Y-58: voluntary, laid forward at once, the disc in points; asked only if possible."""
    b = Build(space=HARD_WORK).abbey(red=1)
    b.lay("chapter_house", (0, -1), 0, "red")
    b.lay("parlour", (2, -1), 1, "red")
    g = scoring(b)
    assert g.asked == "prayer"
    assert g.legal == ["no prayer", "pray 1", "pray 2"]
    g.play("pray 1")
    assert (g.o.points, g.where("red"), g.asked) == (5, ["0", "1*", "2"], "spending")
    assert "pray 2" not in g.legal
    assert scoring(Build(space=HARD_WORK).abbey(red=1)).asked == "spending"


def test_no_prayer() -> None:
    """Y-70."""
    b = Build(space=HARD_WORK)
    b.lay("cloister", (0, -1), 0, "red")
    g = scoring(b)
    g.play("no prayer")
    assert (g.o.points, g.where("red")) == (0, ["0", "1"])


def test_where_nobody_may_pray() -> None:
    """T-38 (Y-71, Y-70, G-19): just built, unbuilt, shared, in the Abbey; and no second prayer."""
    b = Build(space=HARD_WORK).abbey(red=1)
    b.lay("garden", (0, -1), 0, "red2", built=False)
    b.lay("sacristy", (0, 2), 0, "red2", built=False)
    b.lay("parlour", (2, -1), 1, "red blue")
    b.lay("garden", (2, 2), 0, "red")
    g = scoring(b)
    assert g.legal == ["no prayer", "pray 4"]
    assert [g.refused(f"pray {n}") for n in (1, 2, 3)] == ["Y-71"] * 3
    g.play("pray 4")
    assert g.asked == "spending"
    b = Build(space=HARD_WORK).abbey(red=1)
    b.lay("pond", (1, -1))
    b.lay("parlour", (2, -1), 1, "red red")
    g = scoring(b)  # two monks of one's own are company, too
    assert g.asked == "spending"


def test_a_praying_monk_stays() -> None:
    """Y-73, Y-45: until the next Mass it does not move, score, or use effects, but takes its place."""
    b = Build(space=STUDY).abbey(red=1)
    b.lay("path_straight", (0, -1), 0, "red*")
    b.lay("almonry", (2, -1), 1, "red*")
    g = start(b)
    assert g.refused("move 1") == "Y-12"
    g.play("end turn", "end turn")
    assert (g.asked, g.o.points) == ("spending", 1)  # the Abbey alone
    assert g.refused("use almonry") == "Y-102"
    assert g.o.m.full(g.o.m.tiles[1])


def test_an_effect_before_the_prayer() -> None:
    """Y-74, Y-105 (G-6): the tile's effect first, then the prayer there."""
    b = Build(space=HARD_WORK).abbey(red=1)
    b.lay("almonry", (0, -1), 1, "red")
    g = scoring(b)
    assert g.legal == ["no prayer", "pray 1", "use almonry"]
    g.play("use almonry", "pray 1")
    assert (g.o.held["red"], g.o.points) == (1, 2)
    assert g.refused("use almonry") == "Y-102"


@pytest.mark.parametrize(("name", "space", "colour"), [("farm", HARD_WORK, 0), ("scriptum", STUDY, 0)])
def test_no_bonus_of_farm_and_scriptum_for_a_praying_monk(name: str, space: int, colour: int) -> None:
    """Y-74: these need a working monk."""
    b = Build(space=space).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay(name, (0, -2), 0, "red")
    g = scoring(b)
    g.play("pray 2")
    assert g.o.points == 3


def test_others_beside_a_praying_monk() -> None:
    """Y-75: they may come, but neither work nor use the effect."""
    b = Build(space=STUDY).abbey(red=1)
    b.lay("almonry", (0, -1), 1, "blue*")
    g = start(b)
    g.play("move 0")
    assert g.legal == ["step 0", "stop"]
    g.play("stop", "end turn", "end turn")
    assert (g.where("red"), g.asked, g.o.points) == (["1"], "spending", 0)
    assert g.refused("use almonry") == "Y-102"


# -- work -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "red", "green"), [(STUDY, 1, 1), (HARD_WORK, 0, 0)])
def test_work_on_one_tile(space: int, red: int, green: int) -> None:
    """T-39 (Y-76, Y-78): once per tile and player, however many monks; several players may score it."""
    b = Build("red", "green", space=space).abbey(red=0, green=0)
    b.lay("chapter_house", (0, -1), 0, "red red green")
    g = scoring(b)
    assert g.o.points == red
    g.play("end scoring")
    assert g.o.points == green


@pytest.mark.parametrize("space", [STUDY, HARD_WORK])
def test_ambivalent_tiles_work_in_both(space: int) -> None:
    """T-40 (Y-76, Y-122)."""
    b = Build(space=space).abbey(red=0)
    b.lay("refectory", (0, -1), 1, "red blue")
    assert scoring(b).o.points == 1


@pytest.mark.parametrize(("space", "points"), [(STUDY, 1), (HARD_WORK, 0)])
def test_the_abbey_in_a_study_round(space: int, points: int) -> None:
    """T-41 (Y-77): one point, however many monks."""
    assert scoring(Build(space=space).abbey(red=3)).o.points == points


@pytest.mark.parametrize(
    ("name", "study", "hard_work"),
    [
        ("garden", 1, 0), ("field", 0, 1), ("bakery", 0, 1), ("cloister", 1, 0), ("path_tee", 0, 0),
        ("secret_way", 0, 0), ("infirmary", 1, 1), ("prison", 1, 0), ("almonry", 1, 0), ("stables", 0, 1),
    ],
)  # fmt: skip
def test_which_tiles_give_work(name: str, study: int, hard_work: int) -> None:
    """Y-76, Y-6, G-5, G-14, Y-118: fields and gardens included; paths, Secret Ways never."""
    for space, points in ((STUDY, study), (HARD_WORK, hard_work)):
        b = Build(space=space).abbey(red=0)
        b.lay("path_cross", (0, -1))
        b.lay(name, (0, -2), int(name in ("path_tee", "prison", "almonry", "stables")), "red")
        g = scoring(b)
        while g.asked == "prayer":
            g.play("no prayer")
        assert g.o.points == points


def test_no_work_where_a_monk_prays() -> None:
    """Y-79, Y-80 (G-22): at that moment; work is counted after the prayer."""
    b = Build(space=STUDY).abbey(red=0, blue=1)
    b.lay("chapter_house", (0, -1), 0, "red blue*")
    b.lay("parlour", (2, -1), 1, "red")
    g = scoring(b)
    g.play("no prayer")
    assert g.o.points == 1
    b = Build(space=STUDY).abbey(red=0, blue=1)
    b.lay("cloister", (0, -1), 0, "red")
    g = scoring(b)
    g.play("pray 1")
    assert g.o.points == 2  # Y-59: for the prayer, and not for work as well


def test_one_way_for_each_monk() -> None:
    """Y-59, Y-64: who has built does not work, though another does on the same round."""
    b = Build(space=STUDY).abbey(red=0)
    b.lay("cloister", (0, -1), 0, "red2 red1", built=False)
    b.lay("sacristy", (0, 2), 0, "red blue")
    g = scoring(b)
    assert g.o.points == 3 + 1


def test_unbuilt_tiles_give_no_work() -> None:
    """Y-76, Y-60."""
    b = Build(space=STUDY).abbey(red=0)
    b.lay("cloister", (0, -1), 0, "red1", built=False)
    g = scoring(b)
    assert g.o.points == 0
    assert g.where("red") == ["1/1"]
