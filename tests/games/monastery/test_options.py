"""Pairs and the simplified game."""

from typing import Any

import pytest

from chapterhouse.games.monastery.state import IN_MASS, OVER
from tests.games.monastery.build import Build, icon
from tests.games.monastery.lockstep import GAME, deal, finished, rich, scoring, start, through
from tests.games.monastery.oracle_table import COLOURS

HARD_WORK = 2


def four(**options: Any) -> Build:
    return Build(*COLOURS, space=HARD_WORK, pairs=True, **options)


def test_the_partners_secret_way() -> None:
    """Y-124, Y-123: red may use the way of green, not that of blue."""
    for pairs in (True, False):
        b = Build(*COLOURS, space=HARD_WORK, pairs=pairs)
        b.lay("path_straight", (0, -1))
        b.lay("secret_way", (0, -2), owner="green")
        b.lay("path_straight", (2, -1))
        b.lay("secret_way", (2, -2), owner="blue")
        g = start(b)
        g.play("move 0")
        assert g.legal == (["step 1", "step 2", "step 3"] if pairs else ["step 1", "step 3"])


def test_a_monk_prays_on_the_partners_way() -> None:
    """Y-124, Y-54."""
    b = four()
    b.lay("path_straight", (0, -1))
    b.lay("secret_way", (0, -2), 0, "blue*", owner="green")
    b.lay("path_straight", (2, -1))
    b.lay("secret_way", (2, -2), owner="red")
    g = start(b)
    g.play("move 0")
    assert g.legal == ["step 1", "step 3", "step 4"]


def test_from_the_own_way_over_the_partners_full_one() -> None:
    """Y-124, Y-48, Y-53: a full way of the partner may be entered if the own one, just left, is in reach."""
    b = four().abbey(red=0)
    b.lay("secret_way", (0, -1), 0, "red", owner="red")
    b.lay("path_straight", (2, -1))
    b.lay("path_straight", (2, -2))
    b.lay("cloister", (2, -3), 0, "blue yellow")
    b.lay("secret_way", (2, -4), 0, "green", owner="green")
    g = start(b)
    g.play("move 1")
    assert "step 5" in g.legal
    g.play("step 5")
    assert (g.where("red"), g.o.steps) == (["1"], 0)


def test_letters_on_the_partners_strip() -> None:
    """Y-125: gold and without a blessing; on the others' strips black, with one."""
    g = rich(1, four())
    g.play("letter 3.1")  # A
    assert set(g.legal) == {"strip red", "strip blue", "strip green", "strip yellow"}
    g.play("strip green")
    assert (g.o.strips["green"][0], g.o.held["red"]) == ("gold", 0)
    g = rich(1, four())
    g.play("letter 3.1", "strip yellow")
    assert (g.o.strips["yellow"][1], g.o.held["red"]) == ("black", 1)
    g = rich(1, Build(*COLOURS, space=HARD_WORK))
    g.play("letter 3.1", "strip green")
    assert (g.o.strips["green"][0], g.o.held["red"]) == ("black", 1)


def test_reduced_prices_are_for_the_own_phrase() -> None:
    """Y-125, Y-83, Y-123: the partner's complete phrase is no help."""
    g = rich(1, four().complete("green"))
    assert g.refused("letter 1.4") == "Y-81"


def test_partners_add_their_points() -> None:
    """Y-126: the higher sum wins, though another player alone has most."""
    b = four().strip("red", "LIBER").strip("blue", "QUA").strip("yellow", "MAL")
    g = finished(b)
    assert sorted(g.seats[seat] for seat in g.table.winners()) == ["blue", "yellow"]
    b = four().strip("red", "LI").strip("yellow", "M")
    g = finished(b)
    assert g.table.winners() == [0, 2]


def test_a_tie_of_pairs() -> None:
    """Y-126: blue and yellow own the lowest row."""
    g = finished(four())
    assert len(set(g.table.scores())) == 1
    assert g.table.winners() == [1, 3]
    mixed = Build("green", "yellow", "blue", "red", space=HARD_WORK, pairs=True)
    assert finished(mixed).table.winners() == [1, 2]


# -- the simplified game --------------------------------------------------------------------


@pytest.mark.parametrize("name", ["almonry", "library", "workshop", "stables", "abbots_house"])
def test_no_effects_in_the_simplified_game(name: str) -> None:
    """Y-127."""
    g = scoring(icon(name, "red blue", simplified=True).hand("red", "garden"))
    assert g.asked == "spending"
    assert g.refused(f"use {name}") == "Y-127"


@pytest.mark.parametrize(("name", "space", "points"), [("farm", 2, 1), ("scriptum", 1, 1)])
def test_plain_work_in_the_simplified_game(name: str, space: int, points: int) -> None:
    """Y-127, Y-108, Y-109."""
    assert scoring(icon(name, "red blue", space, simplified=True)).o.points == points


def test_a_plain_chapel_in_the_simplified_game() -> None:
    """Y-127, Y-106: the disc once, by a monk alone."""
    g = scoring(icon("chapel", "red", 2, simplified=True))
    g.play("pray 2")
    assert g.o.points == 3
    assert scoring(icon("chapel", "red blue", 2, simplified=True)).asked == "spending"


def test_prison_and_secret_way_stay_in_the_simplified_game() -> None:
    """Y-127 (G-33)."""
    b = Build(space=3, simplified=True).abbey(red=2)
    b.lay("prison", (0, -1), 1)
    assert through(b).asked == "prison"
    b = Build(simplified=True).abbey(red=2)
    b.lay("path_cross", (0, -1))
    b.lay("secret_way", (0, -2), owner="red")
    g = start(b)
    g.play("move 0")
    assert g.legal == ["step 1", "step 2"]


def test_the_chat_obeys_the_vow() -> None:
    """Y-128: silence from the first marker's move on, but not at a Mass, and not after the end."""
    assert GAME.silence is not None
    table = deal("red", "blue", vow_of_silence=True).table
    assert GAME.silence(table.view(0))
    table.rows["phase"] = IN_MASS
    assert not GAME.silence(table.view(None))
    table.rows["phase"] = OVER
    assert not GAME.silence(table.view(None))
    start = deal("red", "blue", vow_of_silence=True, start="draw_six_keep_three").table
    assert not GAME.silence(start.view(0))
    assert not GAME.silence(deal("red", "blue").table.view(0))
