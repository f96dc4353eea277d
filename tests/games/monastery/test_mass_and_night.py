"""Mass, election, Prison at Mass, Night; the Brewhouse."""

from typing import Any

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import finished, quietly, start, through

BEFORE_SEXT, BEFORE_VESPERS, BEFORE_NIGHT = 3, 6, 8


# -- Mass -----------------------------------------------------------------------------------


def test_praying_monks_return() -> None:
    """T-33 (Y-91, Y-73): the praying one to the Abbey, standing; a standing one stays where it is."""
    b = Build(space=BEFORE_SEXT).abbey(red=0, blue=1)
    b.lay("chapter_house", (0, -1), 0, "red*")
    b.lay("cloister", (2, -1), 0, "red")
    g = through(b)
    assert g.where("red") == ["0", "2"]
    assert g.o.space == 5


def test_most_monks_in_the_abbey() -> None:
    """Y-92: elected without a question, those that have come back counting; also the old one again."""
    b = Build("red", "blue", "green", space=BEFORE_SEXT, abbot="green").abbey(red=1, blue=1, green=1)
    b.lay("chapter_house", (0, -1), 0, "blue*")
    g = through(b)
    assert (g.o.abbot, g.seats[g.to_act]) == ("blue", "blue")
    b = Build("red", "blue", space=BEFORE_SEXT, abbot="blue").abbey(red=1, blue=2)
    assert through(b).o.abbot == "blue"


def test_a_tie_is_broken_by_the_old_abbot() -> None:
    """Y-93: one of the tied, never himself."""
    b = Build("red", "blue", "green", "yellow", space=BEFORE_SEXT, abbot="blue")
    g = through(b.abbey(red=2, blue=2, green=1, yellow=2))
    assert (g.asked, g.to_act) == ("elect", g.seat("blue"))
    assert g.legal == ["elect red", "elect yellow"]
    assert g.refused("elect blue") == "Y-93"
    assert g.refused("elect green") == "Y-93"
    g.play("elect yellow")
    assert (g.o.abbot, g.o.space) == ("yellow", 5)


@pytest.mark.parametrize("old", ["red", "blue"])
def test_two_players_tied(old: str) -> None:
    """Y-93 (G-37, R-2): the old Abbot has no choice and is not asked."""
    g = through(Build(space=BEFORE_SEXT, abbot=old).abbey(red=1, blue=1))
    assert g.o.abbot == ("blue" if old == "red" else "red")


def test_a_tie_without_the_old_abbot() -> None:
    """Y-93: he picks among two others."""
    g = through(Build("red", "blue", "green", space=BEFORE_SEXT).abbey(red=1, blue=2, green=2))
    assert g.legal == ["elect blue", "elect green"]
    assert g.to_act == g.seat("red")


def test_nobody_in_the_abbey() -> None:
    """Y-93 (G-25): all tie at zero; the old Abbot picks another player."""
    b = Build("red", "blue", "green", space=BEFORE_SEXT).abbey(red=0, blue=0, green=0)
    b.lay("chapter_house", (0, -1), 0, "red blue green")
    g = through(b)
    assert g.legal == ["elect blue", "elect green"]


def test_drawing_from_the_new_abbot_on() -> None:
    """Y-95: as many as the dial shows, each all his tiles, in order from the new Abbot."""
    for space, number in ((BEFORE_SEXT, 2), (BEFORE_VESPERS, 1)):
        b = Build("red", "blue", "green", space=space).abbey(red=1, blue=1, green=2)
        g = start(b)
        entry = g.entry
        while g.o.space == space:
            entry = g.play(quietly(g))
        draws = [h.params["detail"]["seat"] for h in entry.happenings if h.kind == "draw"]
        assert draws == [seat for seat in (2, 0, 1) for _ in range(number)]


def test_a_bag_that_runs_short() -> None:
    """Y-95 (G-35): one tile each in turn until it is empty."""
    b = Build("red", "blue", "green", space=BEFORE_SEXT).abbey(red=2)
    rest = b.empty_bag("blue").o.hands["blue"]
    for name in ("mill", "barn", "farm", "field"):
        rest[name] -= 1
    g = start(b)
    assert g.o.bag.total() == 4
    entry = g.entry
    while g.o.space == BEFORE_SEXT:
        entry = g.play(quietly(g))
    assert [h.params["detail"]["seat"] for h in entry.happenings if h.kind == "draw"] == [0, 1, 2, 0]
    assert g.o.bag.total() == 0


def prison(prisoners: str = "", **abbey: int) -> Build:
    b = Build("red", "blue", "green", space=BEFORE_SEXT).abbey(**abbey)
    b.lay("prison", (0, -1), 1, prisoners)
    return b


def test_the_new_abbot_may_imprison() -> None:
    """Y-94, Y-116, Y-117 (G-9): at once after his election, before the draw; until the next Mass."""
    g = through(prison(blue=2))
    assert (g.to_act, g.asked) == (g.seat("blue"), "prison")
    assert g.legal == ["imprison blue", "imprison green", "imprison red", "no prisoner"]
    hand = g.o.hands["red"].total()
    g.play("imprison red")
    assert (g.where("red"), g.o.hands["red"].total()) == (["1*"], hand + 2)
    while g.o.space < 7:
        g.play(quietly(g))
    assert g.where("red") == ["0"]


def test_a_re_elected_abbot_may_imprison_too() -> None:
    """Y-94."""
    g = through(prison(red=2))
    assert (g.o.abbot, g.asked, g.to_act) == ("red", "prison", g.seat("red"))
    g.play("no prisoner")
    assert g.where("red") == ["0", "0"]


def test_prisoners_of_the_last_mass_come_back_first() -> None:
    """Y-91, Y-117, Y-116."""
    g = through(prison("blue* green*", red=3))
    assert (g.where("blue"), g.where("green")) == (["0", "0"], ["0", "0"])
    assert (g.asked, g.o.abbot) == ("prison", "red")


def test_a_full_prison() -> None:
    """Y-116: with standing monks on it, too."""
    g = through(prison("blue green", red=2))
    assert g.asked == "turn"


def test_a_tie_and_then_the_prison() -> None:
    """Y-93, Y-94: two questions to two players."""
    g = through(prison(red=1, blue=1, green=1))
    assert (g.to_act, g.asked) == (g.seat("red"), "elect")
    g.play("elect green")
    assert (g.to_act, g.asked) == (g.seat("green"), "prison")


# -- the Brewhouse at Mass ------------------------------------------------------------------


def brew(monks: str = "red", space: int = BEFORE_SEXT, **options: Any) -> Build:
    """Brewhouse (tile 2) beyond a crossing, two more tiles to pray on (3 and 4)."""
    b = Build(space=space, **options).abbey(red=0, blue=int("blue" not in monks))
    b.lay("path_cross", (0, -1))
    b.lay("brewhouse", (0, -2), 0, monks)
    b.lay("chapter_house", (2, -1), 0, "red*")
    b.lay("cloister", (2, -2), 0, "red*")
    return b


def test_the_brewhouse_at_mass() -> None:
    """Y-114: any of his praying monks stand up where they are, before the others return."""
    g = through(brew("red blue"))
    assert (g.o.space, g.asked, g.to_act) == (4, "keep", g.seat("red"))
    assert g.legal == ["end keep", "keep 3", "keep 4"]
    assert g.refused("keep 2") == "Y-114"
    g.play("keep 4")
    assert g.where("red") == ["0", "2", "4"]
    assert g.o.space == 5


def test_monks_kept_in_the_order_of_tiles() -> None:
    """Y-114 (R-4): never a lower number than the last; `end keep` when there is a choice."""
    g = through(brew())
    g.play("keep 3")
    assert g.legal == ["end keep", "keep 4"]
    assert g.refused("keep 3") == "Y-114"
    g.play("keep 4")
    assert g.where("red") == ["2", "3", "4"]
    g = through(brew())
    g.play("end keep")
    assert g.where("red") == ["0", "0", "2"]


def test_who_is_asked_about_the_brewhouse_at_mass() -> None:
    """Y-114: with a standing monk there and a praying one anywhere; no praying monk on it."""
    b = brew("blue")
    assert through(b).o.space == 5
    b = brew("red blue*")
    assert through(b).o.space == 5
    b = Build(space=BEFORE_SEXT).abbey(red=0, blue=1)
    b.lay("path_cross", (0, -1))
    b.lay("brewhouse", (0, -2), 0, "red1 red2", built=False)
    b.lay("chapter_house", (2, -1), 0, "red*")
    assert through(b).o.space == 5


def test_both_brewers_from_the_abbot_on() -> None:
    """Y-114: in order from the old Abbot; two monks on one tile are alike."""
    b = Build("red", "blue", space=BEFORE_SEXT, abbot="blue").abbey(red=0, blue=0)
    b.lay("path_cross", (0, -1))
    b.lay("brewhouse", (0, -2), 0, "red blue")
    b.lay("prison", (2, -1), 1, "red* red*")
    b.lay("cloister", (0, 2), 0, "blue*")
    g = through(b)
    assert g.to_act == g.seat("blue")
    g.play("keep 4")
    assert (g.to_act, g.legal) == (g.seat("red"), ["end keep", "keep 3"])
    g.play("keep 3")
    assert g.legal == ["end keep", "keep 3"]
    g.play("end keep")
    assert g.where("red") == ["0", "2", "3"]
    assert g.where("blue") == ["2", "4"]


def test_a_monk_that_stands_up_takes_no_blessings() -> None:
    """Y-57a."""
    b = brew()
    b.o.m.tiles[3].blessings = 2
    g = through(b)
    held = g.o.held["red"]
    g.play("keep 3", "end keep")
    assert g.o.held["red"] == held
    assert g.o.m.tiles[3].blessings == 2


# -- Night ----------------------------------------------------------------------------------


def test_night() -> None:
    """Y-96, Y-26: all monks return, standing; unbuilt tiles stay; Matins of day 2 has all its steps."""
    b = Build(space=BEFORE_NIGHT, abbot="blue").abbey(red=0, blue=1)
    b.lay("chapter_house", (0, -1), 0, "red* red")
    b.lay("sacristy", (0, 2), 0, "red2", built=False)
    hands = b.o.hands["red"].total()
    g = through(b)
    assert g.where("red") == ["0", "0", "0"]
    assert (g.o.day, g.o.space, g.o.abbot) == (2, 1, "red")
    assert not g.o.m.tiles[2].built
    assert g.o.hands["red"].total() == hands + 3


def test_after_night_all_monks_are_in_the_abbey() -> None:
    """Y-96: the invariant; a question of the Prison at Matins follows the Night."""
    b = Build(space=BEFORE_NIGHT).abbey(red=1, blue=1)
    b.lay("prison", (0, -1), 1, "red*")
    g = through(b)
    assert (g.o.day, g.o.space, g.asked) == (2, 0, "prison")
    assert all(monk.place == 0 and not monk.prays for monk in g.o.m.monks)


def test_the_brewhouse_at_night() -> None:
    """Y-115: any number of his monks stay, praying ones stand up; order by tile and box."""
    b = brew("red", BEFORE_NIGHT)
    b.lay("guest_house", (0, 2), 0, "red3", built=False)
    g = through(b)
    assert (g.o.day, g.o.space, g.asked) == (1, 9, "keep")
    assert g.legal == ["end keep", "keep 2", "keep 3", "keep 4", "keep 5/3"]
    g.play("keep 3")
    assert g.legal == ["end keep", "keep 4", "keep 5/3"]
    assert g.refused("keep 2") == "Y-114"
    fork = g.table.fork()
    fork.play("keep 2")  # people may click in any order
    assert [entry.action.text for entry in fork.log(0)[-2:] if entry.action] == ["keep 2", "keep 3"]
    g.play("keep 5/3")
    assert g.where("red") == ["0", "0", "3", "5/3"]
    assert g.o.day == 2


def test_boxes_with_one_number_at_night() -> None:
    """Y-115: alike, each monk once."""
    b = Build(space=BEFORE_NIGHT).abbey(red=1, blue=1)
    b.lay("path_cross", (0, -1))
    b.lay("brewhouse", (0, -2), 0, "red red")
    b.lay("dormitory", (2, -1), 1, "red2 red2", built=False)
    g = through(b)
    assert g.legal == ["end keep", "keep 2", "keep 3/2"]
    g.play("keep 2")
    assert g.legal == ["end keep", "keep 2", "keep 3/2"]
    g.play("keep 3/2", "keep 3/2")
    assert g.where("red") == ["0", "0", "2", "3/2", "3/2"]
    assert g.o.day == 2


def test_who_is_asked_about_the_brewhouse_at_night() -> None:
    """Y-115: with a standing monk there, no monk praying on it; those in the Abbey are not asked about."""
    b = brew("blue", BEFORE_NIGHT)
    g = through(b)
    assert (g.to_act, g.legal) == (g.seat("blue"), ["end keep", "keep 2"])
    g.play("keep 2")
    assert g.where("blue") == ["2"]
    assert g.where("red") == ["0", "0"]
    assert through(brew("red* blue", BEFORE_NIGHT)).o.day == 2


def test_no_brewhouse_question_in_the_last_night() -> None:
    """Y-97a (G-41), Y-115: the monks return, and the game is over; the marker stays."""
    g = finished(brew())
    assert g.table.end == "night"
    assert g.where("red") == ["0", "0", "0"]
    assert (g.o.day, g.o.space) == (2, 9)


@pytest.mark.parametrize("space", [BEFORE_SEXT, BEFORE_NIGHT])
def test_no_brewhouse_in_the_simplified_game(space: int) -> None:
    """Y-127, Y-114, Y-115."""
    g = through(brew("red", space, simplified=True))
    assert g.asked != "keep"
