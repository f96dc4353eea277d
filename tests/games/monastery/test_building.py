"""Scoring begins: building, groups, the order of builds."""

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import scoring
from tests.games.monastery.oracle_tiles import Cell


def test_building_by_two_players() -> None:
    """T-5 (Y-61, Y-62, Y-64, Y-65): each his own boxes; flipped when the last of them has scored."""
    b = Build("red", "green").abbey(red=0, green=1)
    b.lay("path_cross", (0, -1))
    b.lay("kitchen", (0, -2), 1, "red3 green2 red1", built=False)
    g = scoring(b)
    assert (g.seat("red"), g.o.points) == (g.to_act, 4)
    assert not g.o.m.tiles[2].built
    g.play("end scoring")
    assert (g.to_act, g.o.points) == (g.seat("green"), 2 + 1)  # and the Abbey in a study round
    tile = g.o.m.tiles[2]
    assert (tile.built, tile.fresh, tile.turns) == (True, True, 1)
    assert (g.where("red"), g.where("green")) == (["2", "2"], ["0", "2"])
    g.play("end scoring")
    assert not tile.fresh


def test_building_alone() -> None:
    """T-6 (Y-61 to Y-65): Y-62, Y-63, Y-64; both boxes, flipped at once, and nothing else for these monks."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay("workshop", (0, -2), 1, "red2 red1", built=False)
    g = scoring(b)
    assert (g.o.points, g.o.m.tiles[2].built) == (3, True)
    assert g.asked == "spending"  # no prayer, no use of the tile, no work in this hard work round
    assert g.refused("use workshop") == "Y-102"
    assert g.where("red") == ["2", "2"]


def test_a_full_tile_is_built_in_the_order_of_the_round() -> None:
    """Y-62: in the Scoring of the last of its owners; the others score it in theirs."""
    b = Build("red", "blue", "green", abbot="blue").abbey(red=0, blue=0, green=1)
    b.lay("dormitory", (0, -1), 1, "red2 blue3 red2", built=False)
    g = scoring(b)
    assert (g.to_act, g.o.points) == (g.seat("blue"), 3)
    g.play("end scoring")
    assert (g.to_act, g.o.points, g.o.m.tiles[1].built) == (g.seat("green"), 1, False)
    g.play("end scoring")
    assert (g.to_act, g.o.points, g.o.m.tiles[1].built) == (g.seat("red"), 4, True)


def test_a_tile_that_is_not_full_waits() -> None:
    """Y-61, Y-13."""
    b = Build(space=2).abbey(red=0)
    b.lay("chapel", (0, -1), 1, "red3 blue2", built=False)
    g = scoring(b)
    assert (g.o.points, g.o.m.tiles[1].built) == (0, False)


def test_just_built_lasts_to_the_end_of_the_half() -> None:
    """Y-65, Y-71, Y-102, G-28: of any player's building."""
    b = Build("red", "blue", space=1).abbey(red=1, blue=1)
    b.lay("almonry", (0, -1), 1, "red2 blue1", built=False)
    g = scoring(b)
    g.play("end scoring")
    assert g.o.m.tiles[1].fresh
    assert g.asked == "spending"
    g.play("end scoring")
    assert not g.o.m.tiles[1].fresh
    g.play("end turn", "end turn")
    assert "use almonry" in g.legal


# -- groups ---------------------------------------------------------------------------------


def test_the_third_field_of_a_group() -> None:
    """T-7 (Y-66, Y-67): fields A, B built, C pays three."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay("field", (0, -2))
    b.lay("field", (1, -2))
    b.lay("field", (1, -3), 0, "red1", built=False)
    assert scoring(b).o.points == 3


def test_an_unbuilt_path_neither_scores_nor_links() -> None:
    """T-8 (Y-67, G-20): in a line of paths A and B are built, C and D are not: D pays 1, later C pays 4."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_straight", (0, -1))
    b.lay("path_straight", (0, -2))
    b.lay("path_cross", (0, -3), built=False)
    b.lay("path_tee", (0, -4), 2, "red1", built=False)
    assert scoring(b).o.points == 1
    b = Build(space=2).abbey(red=0)
    b.lay("path_straight", (0, -1))
    b.lay("path_straight", (0, -2))
    b.lay("path_cross", (0, -3), 0, "red1", built=False)
    b.lay("path_tee", (0, -4), 2)
    assert scoring(b).o.points == 4


def test_gardens_pay_double() -> None:
    """Y-66, Y-67, Y-69: 2, and 2 for the other one: four at most."""
    b = Build(space=2).abbey(red=0)
    b.lay("garden", (0, -1))
    b.lay("garden", (0, -2), 0, "red2", built=False)
    b.lay("garden", (2, -1), 0, "red2", built=False)
    assert scoring(b).o.points == 4 + 2


def test_four_fields_pay_four() -> None:
    """Y-69."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    for cell in [(0, -2), (1, -2), (1, -3)]:
        b.lay("field", cell)
    b.lay("field", (0, -3), 0, "red1", built=False)
    assert scoring(b).o.points == 4


def test_paths_blank_to_blank_are_apart_when_built() -> None:
    """T-9 (Y-38, Y-67)."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_straight", (0, -1))
    b.lay("path_straight", (0, -2))
    b.lay("garden", (2, -1))
    b.lay("garden", (1, -1))
    b.lay("path_corner", (1, -2), 1, "red1", built=False)
    assert scoring(b).o.points == 1


def two_ends(cells: list[Cell]) -> Build:
    """Fields to be built by red, in a chain with nothing built."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    for cell in cells:
        b.lay("field", cell, 0, "red1", built=False)
    return b


@pytest.mark.parametrize(
    ("order", "points"),
    [(["build 2", "build 3"], 6), (["build 2", "build 4"], 5), (["build 4", "build 3"], 6),
     (["build 3", "build 4"], 6), (["build 4", "build 2"], 5)],
)  # fmt: skip
def test_the_order_of_several_builds(order: list[str], points: int) -> None:
    """Y-68 (G-21): the earlier ones count as built for the later ones; the last is built by itself."""
    g = scoring(two_ends([(0, -2), (0, -3), (0, -4)]))
    assert g.asked == "build"
    assert g.legal == ["build 2", "build 3", "build 4"]
    g.play(*order)
    assert (g.o.points, g.asked) == (points, "spending")
    assert all(g.o.m.tiles[n].built for n in (2, 3, 4))


def test_one_question_after_the_other_for_several_groups() -> None:
    """Y-68: the group with the lowest tile first; what needs no order is built last."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay("path_tee", (2, -1), 1)  # to north, east, south
    b.lay("field", (0, -2), 0, "red1", built=False)
    b.lay("path_straight", (2, -2), 0, "red1", built=False)
    b.lay("field", (0, -3), 0, "red1", built=False)
    b.lay("path_straight", (2, -3), 0, "red1", built=False)
    b.lay("garden", (0, 2), 0, "red2", built=False)
    g = scoring(b)
    assert g.legal == ["build 3", "build 5"]
    assert g.refused("build 4") == "Y-68"
    g.play("build 5")
    assert g.legal == ["build 4", "build 6"]
    assert not g.o.m.tiles[3].built
    g.play("build 6")
    # field 1, path 1 (beside no built one), then field 2, path 3, garden 2
    assert (g.o.points, g.asked) == (9, "spending")


def test_builds_of_different_groups_need_no_order() -> None:
    """Y-68: asked only for two of one group; an unbuilt tile between does not join them."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay("field", (0, -2), 0, "red1", built=False)
    b.lay("field", (0, -3), built=False)
    b.lay("field", (0, -4), 0, "red1", built=False)
    g = scoring(b)
    assert (g.o.points, g.asked) == (2, "spending")


def test_fields_of_two_players() -> None:
    """Y-62, Y-67: in the order of the round; the earlier one counts for the later player."""
    b = Build("red", "blue", space=2).abbey(red=0, blue=0)
    b.lay("path_cross", (0, -1))
    b.lay("field", (0, -2), 0, "red1", built=False)
    b.lay("field", (0, -3), 0, "blue1", built=False)
    g = scoring(b)
    assert g.o.points == 1
    g.play("end scoring")
    assert g.o.points == 2


def test_a_secret_way_is_built_for_its_box() -> None:
    """Y-38, Y-61: it belongs to no group of paths."""
    b = Build(space=2).abbey(red=0)
    b.lay("path_straight", (0, -1))
    b.lay("secret_way", (0, -2), 0, "red1", built=False)
    b.lay("path_straight", (0, -3))
    assert scoring(b).o.points == 1


def test_building_is_compulsory() -> None:
    """Y-61, Y-58: it comes first, and is not asked."""
    b = Build(space=2).abbey(red=0)
    b.lay("garden", (0, -1), 0, "red2", built=False)
    b.lay("path_cross", (2, -1), 0, "red", built=True)
    g = scoring(b)
    assert (g.asked, g.o.points) == ("prayer", 2)
    assert g.legal == ["no prayer", "pray 2"]
    assert g.refused("pray 1") == "Y-71"
