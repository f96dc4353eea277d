"""Laying a tile: where it may lie, groups, features; exchange."""

from collections import Counter
from random import Random

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.crowded import grow_far, lay_tiles
from tests.games.monastery.lockstep import start
from tests.games.monastery.oracle_table import COLOURS
from tests.games.monastery.oracle_tiles import TYPES, Cell

AROUND = ["0E0", "0N0", "0N2", "0S0", "0S2", "0W1"]  # the Abbey's paths


# -- the menu -------------------------------------------------------------------------------


def test_a_tile_or_an_exchange_never_both_never_twice() -> None:
    """Y-30: everything is optional."""
    g = start(Build().hand("red", "path_cross", "garden").abbey(red=2))
    g.play("place path_cross", "at 0N0")
    assert not [line for line in g.legal if line.startswith(("place", "exchange"))]
    assert g.refused("exchange") == "Y-30"
    assert g.refused("place garden") == "Y-30"
    assert "end turn" in g.legal
    g = start(Build().hand("red", "path_cross"))
    assert {"end turn", "exchange", "place path_cross", "place secret_way"} == set(g.legal)
    g.play("exchange", "return path_cross")
    assert g.refused("exchange") == "Y-30"
    assert g.refused("place secret_way") == "Y-30"


def test_laying_before_between_and_after_moves() -> None:
    """Y-30, Y-43."""
    b = Build().abbey(red=2).hand("red", "garden", "garden")
    b.lay("cloister", (0, -1))
    g = start(b)
    g.play("move 0", "stop", "place garden", "at 0N2", "move 0", "step 2", "move 1", "stop")
    assert g.where("red") == ["0", "2/2"]


def test_a_new_tile_lies_unbuilt_in_any_rotation() -> None:
    """Y-31, Y-5, Y-39 (G-43): unbuilt side up; of rotations with equal edges there is one."""
    g = start(Build().hand("red", "chapel"))
    g.play("place chapel")
    assert g.legal == [f"at {name}" for name in AROUND]
    g.play("at 0N0")
    assert g.legal == ["turn 1", "turn 2", "turn 3"]
    assert g.refused("turn 0") == "Y-34"
    g.play("turn 2")
    tile = g.o.m.tiles[1]
    assert (tile.type.name, tile.built, tile.turns, tile.cell) == ("chapel", False, 2, (0, -1))
    assert g.o.hands["red"]["chapel"] == 0


def test_equal_rotations_are_one() -> None:
    """Y-31: four equal edges, or two pairs of them; the lowest number stands for all."""
    g = start(Build().hand("red", "chapter_house", "sacristy"))
    assert {turns for _, turns in g.lies("chapter_house")} == {0}
    assert g.lies("sacristy") == {
        ((0, -1), 0), ((2, -1), 0), ((0, 2), 0), ((2, 2), 0), ((3, 0), 1), ((-1, 1), 1)
    }  # fmt: skip
    b = Build().hand("red", "path_straight")
    b.lay("garden", (0, -1))
    b.lay("garden", (1, -1))
    b.lay("cloister", (2, -1))
    g = start(b)
    g.play("place path_straight", "at 1N")
    assert g.asked == "turn"  # with the gate below it one rotation is left, and taken by itself
    assert g.o.m.tiles[4].turns == 0
    g = start(Build().hand("red", "sacristy", "path_tee"))
    g.play("place path_tee", "at 0N0")
    assert g.legal == ["turn 1", "turn 2", "turn 3"]


def test_a_type_held_twice_is_offered_once() -> None:
    """Y-30."""
    g = start(Build().hand("red", "garden", "garden"))
    assert g.legal.count("place garden") == 1
    g.play("place garden", "at 0N0")
    assert g.o.hands["red"]["garden"] == 1
    assert g.refused("place kitchen") == "Y-30"


# -- where a tile may lie -------------------------------------------------------------------


def test_how_cells_are_named() -> None:
    """Y-8, Y-9, Y-11 (G-18): by the lowest tile beside them; corners do not touch."""
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("cloister", (-1, -1))
    b.lay("chapter_house", (-1, -2))
    g = start(b.hand("red", "garden"))
    g.play("place garden")
    assert g.legal == [
        f"at {name}" for name in ["0E0", "0N1", "0N2", "0S0", "0S2", "0W0", "0W1", "1N", "2W", "3N", "3W"]
    ]
    assert g.refused("at 1E") == "Y-8"  # that cell is called 0N1
    assert g.refused("at 3E") == "Y-8"  # that cell is called 1N
    assert g.refused("at 0N0") == "Y-8"
    g.play("at 1N")
    assert g.o.m.tiles[4].cell == (0, -2)


@pytest.mark.parametrize(
    ("cell", "turns", "legal"),
    [((0, -1), 0, True), ((1, -1), 0, False), ((0, -1), 1, False), ((1, -1), 1, False)],
)
def test_a_straight_path_at_the_bare_abbey(cell: Cell, turns: int, legal: bool) -> None:
    """T-22 (Y-33, Y-34): legal; path-blank; blank-path; not connected."""
    g = start(Build().hand("red", "path_straight"))
    assert ((cell, turns) in g.lies("path_straight")) is legal


@pytest.mark.parametrize(
    ("name", "cell", "legal"),
    [
        ("garden", (0, -1), True), ("garden", (1, -1), False), ("field", (0, -1), False),
        ("chapter_house", (2, -1), True), ("chapter_house", (1, -1), False), ("field", (1, -1), False),
        ("latrine", (0, -1), False), ("refectory", (0, -1), True), ("path_cross", (3, 0), True),
    ],
)  # fmt: skip
def test_tiles_at_the_bare_abbey(name: str, cell: Cell, legal: bool) -> None:
    """T-23 (Y-35, Y-36, Y-6, Y-122): legal; gate-blank, not connected; brown at the Abbey; legal."""
    g = start(Build().hand("red", name))
    assert (cell in {at for at, _ in g.lies(name)}) is legal


@pytest.mark.parametrize(("monks", "built", "legal"), [("", 0, False), ("red1", 0, True), ("", 1, True)])
def test_what_carries_a_new_tile(monks: str, built: int, legal: bool) -> None:
    """T-24 (Y-32): not an empty unbuilt tile; a full unbuilt one; a built one."""
    b = Build().hand("red", "bakery")
    b.lay("path_straight", (0, -1), 0, monks, built=bool(built))
    g = start(b)
    assert (((0, -2), 0) in g.lies("bakery")) is legal


def test_a_refusal_says_what_is_wrong_with_a_cell() -> None:
    """Y-32, Y-33, Y-34, Y-36, Y-37."""
    b = Build().hand("red", "path_tee", "path_corner", "latrine", "garden")
    b.lay("path_straight", (0, -1), built=False)
    b.lay("garden", (3, 0))
    b.lay("garden", (4, 0))
    b.lay("path_cross", (2, 2))
    reasons = {
        ("path_tee", "1N"): "Y-32",  # carried by none
        ("path_tee", "0N1"): "Y-34",  # a dead end however it is turned
        ("path_corner", "0N1"): "Y-33",  # blank to blank alone
        ("latrine", "0E1"): "Y-36",
        ("garden", "3E"): "Y-37",
    }
    g = start(b)
    for (name, cell), rule in reasons.items():
        fork = g.table.fork()
        fork.play(f"place {name}")
        verdict = fork.why(f"at {cell}")
        assert (verdict.legal, verdict.rule) == (False, rule)


def test_corner_contact_carries_nothing() -> None:
    """Y-9, Y-32: beside an empty unbuilt tile, the Abbey touched with a corner only."""
    b = Build().hand("red", "path_cross")
    b.lay("path_straight", (0, -1), built=False)
    b.lay("path_tee", (3, 0))  # to north, east, west
    cells = {cell for cell, _ in start(b).lies("path_cross")}
    assert (-1, -1) not in cells
    assert (0, -2) not in cells
    assert {(4, 0), (3, -1), (-1, 1)} <= cells


def test_carried_by_one_connected_to_another() -> None:
    """Y-33, Y-32: the connection need not be to the tile that carries it."""
    b = Build().hand("red", "garden")
    b.lay("path_cross", (2, -1), built=False)
    b.lay("path_corner", (2, 2), 3, built=False)  # to north and west
    cells = {cell for cell, _ in start(b).lies("garden")}
    assert (1, -1) in cells  # carried by the Abbey's blank edge, connected to the crossing
    assert (1, 2) in cells
    assert (2, -2) not in cells  # connected, but carried by none


def test_dead_ends_both_ways() -> None:
    """Y-34 (G-17), Y-7: a new path at an old blank edge, a new blank edge at an old path."""
    b = Build().hand("red", "sacristy", "cloister")
    b.lay("path_straight", (0, -1))
    b.lay("path_corner", (2, -1), 2)  # to south and west: blank to the north
    g = start(b)
    assert ((0, -2), 1) not in g.lies("sacristy")  # blank at the path's end
    assert ((0, -2), 0) in g.lies("sacristy")  # its own path may end in the open
    assert (1, -1) not in {cell for cell, _ in g.lies("cloister") | g.lies("sacristy")}
    assert (2, -2) not in {cell for cell, _ in g.lies("cloister") | g.lies("sacristy")}


def test_a_gate_may_touch_anything() -> None:
    """Y-35, Y-10: path, gate or blank beside a gate; gate and blank are no connection."""
    b = Build().hand("red", "guest_house", "garden")
    b.lay("garden", (0, -1))
    b.lay("path_cross", (3, 0))
    g = start(b)
    assert ((0, -2), 0) in g.lies("guest_house")
    assert ((0, -2), 1) not in g.lies("guest_house")  # nothing but blank at gate
    assert ((0, -2), 0) in g.lies("garden")
    b = Build().hand("red", "guest_house")
    b.lay("garden", (0, -1))
    b.lay("path_tee", (-1, -1), 0)  # to north, east, west
    b.lay("cloister", (-1, -2))
    g = start(b)
    assert g.lies("guest_house") >= {((0, -2), 1)}  # blank at the garden, connected to the Cloister
    assert ((0, -2), 0) not in g.lies("guest_house")  # blank at the Cloister's path


def test_grey_and_brown_never_touch() -> None:
    """Y-36, Y-6 (G-13): fields are brown, gardens grey, the Abbey is grey; built or not."""
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("path_tee", (0, -2), 2)  # to east, south, west
    b.lay("garden", (-1, -1), built=False)
    g = start(b.hand("red", "latrine", "field", "garden", "wardrobe", "cloister"))
    near_grey, free = (-1, -2), (1, -2)
    for brown in ("latrine", "field"):
        cells = {cell for cell, _ in g.lies(brown)}
        assert near_grey not in cells
        assert (1, -1) not in cells  # beside the Abbey
        assert free in cells
    for other in ("garden", "wardrobe", "cloister"):
        assert near_grey in {cell for cell, _ in g.lies(other)}
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("path_tee", (0, -2), 1)  # to north, east, south
    b.lay("latrine", (0, -3), 0, "red1", built=False)
    b.lay("path_tee", (1, -2), 0)  # to north, east, west
    g = start(b.hand("red", "garden", "field", "cloister"))
    for grey in ("garden", "cloister"):
        assert not {(1, -3), (0, -4)} & {cell for cell, _ in g.lies(grey)}
    assert {(1, -3), (0, -4)} <= {cell for cell, _ in g.lies("field")}


def test_ambivalent_and_neutral_tiles_go_anywhere() -> None:
    """Y-122, Y-36, Y-6 (G-11): beside grey, brown, neutral and the Abbey, and these beside them."""
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("kitchen", (0, -2), 2)  # to east, south, west
    b.lay("infirmary", (3, 0), 1)
    g = start(b.hand("red", "wardrobe", "cloister", "latrine", "secret_way", way=False))
    for either in ("wardrobe", "secret_way"):
        assert {(1, -2), (2, -1), (4, 0)} <= {cell for cell, _ in g.lies(either)}
    assert (4, 0) in {cell for cell, _ in g.lies("cloister")}
    assert (4, 0) in {cell for cell, _ in g.lies("latrine")}
    assert (1, -2) not in {cell for cell, _ in g.lies("cloister")}


@pytest.mark.parametrize("number", [5, 12, 20, 30, 46])
def test_every_cell_and_rotation_for_every_tile(number: int) -> None:
    """Y-31 to Y-38, Y-119: all that is left of the tiles, tried out everywhere."""
    b = Build(*COLOURS)
    (lay_tiles if number == 12 else grow_far)(Random(number), b, number)
    left = Counter({name: kind.count for name, kind in TYPES.items() if kind.kind != "secret_way"})
    left.subtract(tile.type.name for tile in b.o.m.tiles[1:])
    g = start(b.hand("red", *(+left).elements()))
    places = {name: g.lies(name) for name in +left}
    assert {name for name in places if places[name]} == {
        line.split()[1] for line in g.legal if line.startswith("place") and line != "place secret_way"
    }
    assert places


def test_the_monastery_has_no_border() -> None:
    """Y-8: all 53 tiles laid, as far from the Abbey as they come; monks walk there."""
    b = Build(*COLOURS)
    grow_far(Random(3), b, 53)
    assert max(abs(tile.cell[0]) + abs(tile.cell[1]) for tile in b.o.m.tiles) > 25
    g, rng = start(b), Random(1)
    while not g.over:
        g.play(rng.choice(g.legal))
    assert g.table.end == "no_placement"


# -- groups ---------------------------------------------------------------------------------


def four_paths() -> Build:
    """A crossing, two straight paths to the north, a corner to the west."""
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("path_straight", (0, -2))
    b.lay("path_straight", (0, -3), built=False)
    b.lay("path_corner", (-1, -1), 0)  # to north and east
    return b


def test_the_fifth_connected_path() -> None:
    """T-10 (Y-37): four paths in one group, built or not; another kind may go on."""
    g = start(four_paths().hand("red", "path_tee", "garden"))
    cells = {cell for cell, _ in g.lies("path_tee")}
    assert not {(-1, -2), (1, -1)} & cells
    assert (2, -1) in cells  # a group of its own
    assert (-1, -2) in {cell for cell, _ in g.lies("garden")}
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("path_straight", (0, -2))
    b.lay("path_corner", (-1, -1), 0)
    g = start(b.hand("red", "path_tee"))
    assert {(-1, -2), (0, -3)} <= {cell for cell, _ in g.lies("path_tee")}


@pytest.mark.parametrize(("n", "legal"), [(3, True), (4, False)])
def test_the_fifth_field(n: int, legal: bool) -> None:
    """T-10 (Y-37, Y-38): four fields in one group."""
    b = Build()
    b.lay("path_cross", (0, -1))
    for i in range(n):
        b.lay("field", (0, -2 - i), built=i > 0)
    g = start(b.hand("red", "field"))
    cells = {cell for cell, _ in g.lies("field")}
    assert ((0, -2 - n) in cells) is legal
    assert ((1, -3) in cells) is legal


@pytest.mark.parametrize(("n", "legal"), [(1, True), (2, False)])
def test_the_third_garden(n: int, legal: bool) -> None:
    """T-10 (Y-37)."""
    b = Build()
    b.lay("garden", (0, -1))
    if n == 2:
        b.lay("garden", (0, -2), built=False)
    cells = {cell for cell, _ in start(b.hand("red", "garden")).lies("garden")}
    assert ({(-1, -1), (1, -1)} <= cells) is legal
    assert ({(-1, -1), (1, -1)} & cells != set()) is legal
    assert (2, -1) in cells


def test_a_tile_that_joins_two_groups() -> None:
    """Y-37: two groups of two fields may not be joined by a fifth."""
    b = Build()
    b.lay("path_cross", (0, -1))
    b.lay("field", (0, -2))
    b.lay("field", (0, -3))
    b.lay("path_tee", (2, -1), 3)
    b.lay("field", (2, -2))
    b.lay("field", (2, -3))
    cells = {cell for cell, _ in start(b.hand("red", "field")).lies("field")}
    assert not {(1, -2), (1, -3)} & cells
    assert {(-1, -2), (0, -4), (3, -2)} <= cells


def test_paths_side_by_side_are_no_group() -> None:
    """T-9 (Y-38, Y-10): C touches B blank to blank: legal, and no part of the group of A and B."""
    b = Build()
    b.lay("path_tee", (0, -1), 3)  # A, to north, south, west
    b.lay("path_straight", (0, -2))  # B
    b.lay("garden", (2, -1))
    b.lay("garden", (1, -1))
    g = start(b.hand("red", "path_straight"))
    assert ((1, -2), 0) in g.lies("path_straight")
    g.play("place path_straight", "at 2E")
    m = g.o.m
    assert m.group(m.tiles[1], m.tiles) == {1, 2}
    assert m.group(m.tiles[5], m.tiles) == {5}
    assert g.same_group(1, 2)
    assert not g.same_group(2, 5)


def test_a_fifth_path_may_lie_beside_four() -> None:
    """T-9, T-10 (Y-37, Y-38): blank to blank, connected elsewhere."""
    b = four_paths()
    b.lay("garden", (2, -1))
    b.lay("cloister", (2, -2))
    g = start(b.hand("red", "path_corner"))
    assert {((1, -2), 0), ((1, -2), 1)} <= g.lies("path_corner")  # to the Cloister in the east
    assert (0, -4) not in {cell for cell, _ in g.lies("path_corner")}


def test_secret_ways_are_no_paths() -> None:
    """Y-38, Y-37, Y-6."""
    g = start(four_paths().hand("red", "path_tee"))
    assert (-1, -2) in {cell for cell, _ in g.lies("secret_way")}
    g.play("place secret_way", "at 2W")
    assert not g.same_group(4, 5)
