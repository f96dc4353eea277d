"""Features: Beehive, Pond, Dovecote."""

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import start


def test_a_feature_at_the_abbey() -> None:
    """Y-119, Y-120, Y-121, Y-33 (G-15): built, at blank edges only; a blessing for each tile beside it."""
    g = start(Build().hand("red", "pond"))
    assert g.lies("pond") == {(cell, 0) for cell in [(1, -1), (3, 1), (1, 2), (-1, 0)]}
    g.play("place pond", "at 0N1")
    tile = g.o.m.tiles[1]
    assert (tile.built, tile.blessings, g.o.held["red"], g.o.supply) == (True, 0, 1, 19)


def test_a_feature_beside_two_tiles() -> None:
    """T-13 (Y-120, Y-81): two blessings at once, usable in this round's Scoring."""
    b = Build().hand("red", "beehive")
    b.lay("sacristy", (0, -1), built=False)
    g = start(b)
    g.play("place beehive", "at 0N1")
    assert g.o.held["red"] == 2
    g.play("end turn", "end turn")
    assert (g.o.points, g.o.usable["red"]) == (1, 2)  # the Abbey in a study round
    assert "monk 1.5" in g.legal  # for 3
    assert "letter 1.6" not in g.legal  # for 4
    g.play("monk 1.5")
    assert (g.o.points, g.o.held["red"], g.o.supply) == (0, 0, 20)


def test_a_feature_among_all_kinds_of_tiles() -> None:
    """Y-120, Y-35, G-16: unbuilt tiles, gates, other features; it carries a tile but connects none."""
    b = Build().hand("red", "dovecote", "garden")
    b.lay("garden", (0, -1), built=False)
    b.lay("garden", (2, -1), built=False)
    b.lay("pond", (-1, 0))
    g = start(b)
    g.play("place dovecote", "at 0N1")
    assert g.o.held["red"] == 3
    b = Build().hand("red", "dovecote", "path_tee")
    b.lay("pond", (1, -1))
    b.lay("path_straight", (0, -1), built=False)
    b.lay("path_corner", (0, -2), 1, built=False)  # to east and south
    g = start(b)
    assert ((1, -2), 0) in g.lies("path_tee")  # carried by the Pond, connected to the corner
    assert (1, -2) not in {cell for cell, _ in g.lies("dovecote")}
    b = Build().hand("red", "dovecote")
    b.lay("pond", (1, -1))
    g = start(b)
    g.play("place dovecote", "at 1N")
    assert g.o.held["red"] == 1


def test_a_feature_needs_a_built_or_full_neighbour() -> None:
    """Y-32, Y-119: features are exempt from connection alone."""
    for monks, legal in (("", False), ("blue2 blue1", True)):
        b = Build().hand("red", "pond")
        b.lay("sacristy", (0, -1), 0, monks, built=False)
        assert (((-1, -1), 0) in start(b).lies("pond")) is legal


def test_nobody_walks_onto_a_feature() -> None:
    """Y-52, Y-121: not even through a gate."""
    b = Build().abbey(red=1)
    b.lay("garden", (0, -1), 0, "red")
    b.lay("pond", (-1, -1))
    b.lay("cloister", (0, -2))
    g = start(b)
    g.play("move 1")
    assert g.legal == ["step 0", "step 3"]
    assert g.refused("step 2") == "Y-52"
