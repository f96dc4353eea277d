"""Exchange instead of laying a tile."""

import pytest

from chapterhouse.kernel.errors import BadNotation
from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import start


def test_exchange() -> None:
    """T-30 (Y-40, Y-30, G-12): hand and bag as big as before, no tile laid."""
    g = start(Build().hand("red", "kitchen", "mill"))
    bag, hand = g.o.bag.total(), g.o.hands["red"].total()
    g.play("exchange")
    assert (g.o.bag.total(), g.o.hands["red"].total()) == (bag - 1, hand + 1)
    assert {"return kitchen", "return mill"} <= set(g.legal)
    assert all(line.startswith("return ") for line in g.legal)
    assert "return secret_way" not in g.legal
    g.play("return mill")
    assert (g.o.bag.total(), g.o.hands["red"].total(), g.o.bag["mill"]) == (bag, hand, 1)
    assert (len(g.o.m.tiles), g.asked) == (1, "turn")


def test_the_drawn_tile_may_go_back() -> None:
    """Y-40, Y-41 (R-3): it is asked even if it is the only one."""
    g = start(Build().hand("red"))
    entry = g.play("exchange")
    drawn = next(h.params["outcome"] for h in entry.happenings if h.kind == "draw")
    assert g.legal == [f"return {drawn}"]
    g.play(f"return {drawn}")
    assert g.o.hands["red"].total() == 1


def test_what_may_not_go_back() -> None:
    """Y-40, Y-41: what is not in hand; the Secret Way has no notation to be returned by."""
    g = start(Build().hand("red", "kitchen").empty_bag("blue"))
    assert "exchange" not in g.legal
    b = Build().hand("red", "kitchen").empty_bag("blue")
    b.o.hands["blue"]["mill"] -= 1
    g = start(b)
    g.play("exchange")
    assert g.legal == ["return kitchen", "return mill"]
    assert g.refused("return barn") == "Y-30"
    with pytest.raises(BadNotation):
        g.table.play("return secret_way")


def test_no_exchange_with_an_empty_bag() -> None:
    """Y-41."""
    g = start(Build().empty_bag("blue"))
    assert g.refused("exchange") == "Y-41"
