"""Icon tiles and the Prison."""

from typing import Any

import pytest

from tests.games.monastery.build import Build, icon
from tests.games.monastery.lockstep import Game, scoring, start
from tests.games.monastery.oracle_table import COLOURS

STUDY, HARD_WORK = 1, 2


def use(name: str, **options: Any) -> Game:
    g = scoring(icon(name, **options))
    g.play(f"use {name}")
    return g


# -- in general -----------------------------------------------------------------------------


def test_who_may_use_an_effect() -> None:
    """Y-102, Y-104: with a standing monk there, each in his own Scoring."""
    g = scoring(icon("almonry", "red blue"))
    g.play("use almonry", "end scoring", "use almonry")
    assert g.o.held == {"red": 1, "blue": 1}
    assert scoring(icon("almonry", "blue").abbey(red=1)).refused("use almonry") == "Y-102"
    assert scoring(Build(space=HARD_WORK)).refused("use almonry") == "Y-102"
    b = Build(space=HARD_WORK).abbey(red=0)
    b.lay("almonry", (0, -1), 1, "red1", built=False)
    assert scoring(b).refused("use almonry") == "Y-102"


def test_each_effect_once_any_number_of_effects() -> None:
    """Y-103, Y-105: before the prayer and after it; then again in the next Scoring."""
    b = icon("almonry", "red red")
    b.lay("library", (2, -1), 1, "red")
    g = scoring(b)
    assert g.legal == ["no prayer", "pray 3", "use almonry", "use library"]
    g.play("use almonry")
    assert g.refused("use almonry") == "Y-103"
    g.play("no prayer")
    assert g.refused("use almonry") == "Y-103"
    g.play("use library", "swap 1.1", "with 1.3", "end scoring", "end scoring", "end turn", "end turn")
    assert "use almonry" in g.legal


def test_using_an_effect_does_not_use_up_the_monk() -> None:
    """Y-105: it works afterwards."""
    g = scoring(icon("almonry", "red", STUDY))
    g.play("use almonry", "no prayer")
    assert (g.o.points, g.o.held["red"]) == (1, 1)


def test_no_effect_where_a_monk_prays_or_on_a_tile_just_built() -> None:
    """Y-102, Y-65, Y-64."""
    assert scoring(icon("almonry", "red blue*")).refused("use almonry") == "Y-102"
    b = Build(space=HARD_WORK).abbey(red=0)
    b.lay("almonry", (0, -1), 1, "red1 red2", built=False)
    assert scoring(b).refused("use almonry") == "Y-102"


# -- Chapel, Almonry, Farm, Scriptum --------------------------------------------------------


def test_prayer_in_the_chapel() -> None:
    """Y-106 (G-23): six points; others may stand or pray there, one for each player."""
    g = scoring(icon("chapel", "red red blue"))
    g.play("pray 2")
    assert (g.o.points, g.where("red")) == (6, ["2", "2*"])
    g.play("end scoring", "pray 2")
    assert (g.o.points, g.where("blue")[-1]) == (6, "2*")
    g.play("end scoring", "end turn", "end turn")
    assert g.asked == "spending"  # red's second monk stands where one of his prays
    g = scoring(icon("chapel", "blue* green* red", HARD_WORK, "red", "blue", "green"))
    g.play("pray 2")
    assert (g.o.points, len(g.o.praying_on(g.o.m.tiles[2]))) == (6, 3)
    b = icon("chapel", "red red* blue*")
    b.lay("parlour", (2, -1), 1, "red")
    g = scoring(b)
    assert g.legal == ["no prayer", "pray 3"]
    assert g.refused("pray 2") == "Y-106"


def test_one_new_praying_monk_for_each_scoring_in_the_chapel_too() -> None:
    """Y-106, Y-70, Y-79: and no work there while a monk prays."""
    b = icon("chapel", "red blue*", STUDY)
    b.lay("cloister", (2, -1), 0, "red")
    g = scoring(b)
    g.play("pray 2")
    assert g.o.points == 6 + 1
    g = scoring(icon("chapel", "red blue*", STUDY))
    g.play("no prayer")
    assert g.o.points == 0


def test_the_almonry() -> None:
    """Y-107: a blessing, not usable in this Scoring."""
    g = use("almonry")
    assert (g.o.held["red"], g.o.usable["red"], g.o.supply) == (1, 0, 19)


@pytest.mark.parametrize(("space", "points"), [(HARD_WORK, 3), (STUDY, 0)])
def test_the_farm(space: int, points: int) -> None:
    """T-16 (Y-108)."""
    g = scoring(icon("farm", "red red", space))
    assert g.o.points == points


@pytest.mark.parametrize(("space", "points"), [(STUDY, 2), (HARD_WORK, 0)])
def test_the_scriptum(space: int, points: int) -> None:
    """T-17 (Y-109)."""
    g = scoring(icon("scriptum", "red blue", space))
    assert g.o.points == points


# -- Library, Workshop, Stables -------------------------------------------------------------


def test_the_library() -> None:
    """T-19 (Y-110, G-1): two gold letters change places, are black, and stay there; gold for its needer."""
    g = use("library")
    assert g.asked == "library_first"
    assert "swap 2.13" not in g.legal  # the last one is named second
    assert g.refused("swap 2.13") == "Y-110"
    g.play("swap 1.1")
    assert "with 1.1" not in g.legal
    assert g.refused("with 1.1") == "Y-110"
    g.play("with 2.1")
    assert (g.o.letters[1, 1], g.o.letters[2, 1]) == ("Q", "L")
    assert g.o.black == {(1, 1), (2, 1)}
    g.play("no prayer", "end scoring", "end scoring", "end turn", "end turn", "use library")
    assert g.refused("swap 1.1") == "Y-110"
    g.play("swap 1.3")
    assert g.refused("with 2.1") == "Y-110"
    g.play("with 1.4")
    g.play("no prayer")
    g.with_points(1)
    g.play("letter 2.1")
    assert g.o.strips["red"][0] == "gold"


def test_the_library_moves_letters_only() -> None:
    """Y-110: no empty space, no cross; two equal letters may be chosen; one order alone."""
    b = icon("library")
    b.strip("red", "L")
    g = scoring(b)
    g.play("use library")
    assert g.refused("swap 1.1") == "Y-82"
    assert g.refused("swap 1.2") == "Y-82"
    g.play("swap 2.3")
    assert g.refused("with 1.3") == "Y-110"
    g.play("with 2.9")
    assert g.o.black == {(2, 3), (2, 9)}
    assert g.o.letters[2, 3] == "U"


def test_the_library_needs_two_gold_letters() -> None:
    """Y-110 (R-2): with two left there is no choice."""
    b = icon("library").letters_left((1, 1), (1, 3), (2, 1)).blacken((2, 1))
    g = scoring(b)
    g.play("use library")
    assert g.o.letters == {(1, 1): "I", (1, 3): "L", (2, 1): "Q"}
    b = icon("library").letters_left((1, 1), (2, 1)).blacken((2, 1))
    g = scoring(b)
    assert g.refused("use library") == "Y-110"


def test_the_workshop() -> None:
    """Y-111, Y-41 (G-7): a draw, then one tile back, not the Secret Way; not with an empty bag."""
    b = icon("workshop").hand("red", "mill").empty_bag("blue")
    b.o.hands["blue"]["barn"] -= 1
    g = scoring(b)
    g.play("use workshop")
    assert g.legal == ["return barn", "return mill"]
    g.play("return mill")
    assert (dict(+g.o.bag), dict(+g.o.hands["red"])) == ({"mill": 1}, {"barn": 1, "secret_way": 1})
    assert g.asked == "prayer"
    g = scoring(icon("workshop").empty_bag("blue"))
    assert g.refused("use workshop") == "Y-41"


def test_the_stables() -> None:
    """Y-112, Y-30: a tile from hand under all rules, beside the one of the turn."""
    b = icon("stables", "red red").hand("red", "garden", "path_tee", "latrine", "field")
    g = start(b)
    g.play("place garden", "at 0N2", "end turn", "end turn")
    g.play("use stables")
    assert g.legal == ["place field", "place latrine", "place path_tee", "place secret_way"]
    assert g.refused("place garden") == "Y-30"
    g.play("place latrine")
    assert g.legal == ["at 1W", "at 2E", "at 2N"]
    g.play("at 2N")
    assert (g.o.m.tiles[-1].type.name, g.o.m.tiles[-1].built) == ("latrine", False)
    assert g.asked == "spending"
    assert g.refused("use stables") == "Y-103"


def test_the_stables_with_one_tile_ask_all_the_same() -> None:
    """Y-112."""
    g = scoring(icon("stables").hand("red"))
    g.play("use stables")
    assert g.legal == ["place secret_way"]


def test_the_stables_need_a_tile_that_fits() -> None:
    """Y-112: open, as everybody sees, but of no use: the prayer question comes all the same (R-3)."""

    def stables(*hand: str) -> Build:
        b = Build(space=HARD_WORK).abbey(red=0)
        b.lay("path_straight", (0, -1))
        b.lay("stables", (0, -2), 1, "red red")  # to north, east, south
        b.lay("secret_way", (2, -1), owner="red")
        for cell in ((0, -3), (1, -3), (1, -2), (2, -2)):
            b.lay("field", cell)  # a full group all around
        return b.hand("red", *hand)

    g = scoring(stables("field"))
    assert (g.asked, g.legal) == ("prayer", ["no prayer"])
    assert g.refused("use stables") == "Y-112"
    assert scoring(stables()).asked == "spending"  # nothing in hand: not open


def test_a_feature_from_the_stables() -> None:
    """Y-112, Y-120, Y-81: its blessings come in the Scoring and are not usable in it."""
    b = icon("stables", "red red").hand("red", "pond")
    b.lay("garden", (2, -1))
    g = scoring(b)
    g.play("use stables", "place pond", "at 0E1")
    assert (g.o.held["red"], g.o.usable["red"]) == (1, 0)


# -- Abbot's House, Prison ------------------------------------------------------------------


def test_the_abbots_house() -> None:
    """Y-113 (G-8, G-24): monks of the Abbey and of the house together; the round goes on in its order."""
    b = Build("red", "blue", "green", space=HARD_WORK).abbey(red=0, blue=2, green=1)
    b.lay("abbots_house", (0, -1), 0, "red green green")
    g = scoring(b)
    g.play("use abbots_house")
    assert g.o.abbot == "green"  # 3 against 2 and 1
    assert g.to_act == g.seat("red")
    g.play("end scoring", "end scoring")
    assert g.to_act == g.seat("green")
    g.play("no prayer", "end scoring")
    assert (g.asked, g.turns(), g.to_act) == ("turn", [2, 0, 1], 2)


@pytest.mark.parametrize(("monks", "tied"), [("red blue", []), ("red", ["blue", "green", "red"])])
def test_a_tie_at_the_abbots_house_is_broken_by_the_old_abbot(monks: str, tied: list[str]) -> None:
    """Y-113, Y-93, Y-94: in another player's Scoring, which then goes on."""
    b = Build(*COLOURS, space=HARD_WORK, abbot="yellow").abbey(red=1, blue=2, green=2, yellow=2)
    b.lay("abbots_house", (0, -1), 0, monks)
    g = scoring(b)
    g.play("end scoring", "use abbots_house")
    if tied:
        assert g.to_act == g.seat("yellow")
        assert g.legal == [f"elect {colour}" for colour in tied]
        assert g.refused("elect yellow") == "Y-93"
        g.play("elect blue")
    assert (g.o.abbot, g.to_act) == ("blue", g.seat("red"))
    assert g.asked == ("prayer" if tied else "spending")


def jail(prisoners: str = "", built: bool = True, **abbey: int) -> Build:
    """Prison (tile 1) and Abbot's House (tile 2), red with a monk in the latter."""
    b = Build("red", "blue", space=HARD_WORK).abbey(**({"red": 1, "blue": 2} | abbey))
    b.lay("prison", (0, -1), 1, prisoners, built=built)
    b.lay("abbots_house", (2, -1), 0, "red red")
    return b


def test_the_prison_takes_a_second_prisoner() -> None:
    """T-21 (Y-116, Y-117, Y-94, G-27): legal, the disc is 2; no points for either; then it is full."""
    g = scoring(jail("blue*"))
    g.play("use abbots_house")
    assert g.asked == "prison"
    assert g.legal == ["imprison blue", "imprison red", "no prisoner"]
    g.play("imprison blue")
    assert (g.where("blue"), g.o.points) == (["0", "1*", "1*"], 0)
    assert g.o.m.full(g.o.m.tiles[1])
    g = scoring(jail("blue* red*", red=1))
    g.play("use abbots_house")
    assert g.asked == "spending"


def test_the_prisoner_may_be_an_own_monk_or_none() -> None:
    """Y-116, Y-60: from the Abbey only; of any player."""
    g = scoring(jail(red=2))
    g.play("use abbots_house", "imprison red")
    assert g.where("red") == ["0", "1*", "2", "2"]
    g = scoring(jail(blue=1))
    g.play("use abbots_house", "no prisoner")
    assert g.where("blue") == ["0"]
    g = scoring(jail(red=0, blue=1))
    g.play("use abbots_house")
    assert g.legal == ["imprison blue", "no prisoner"]
    assert g.refused("imprison red") == "Y-116"


def test_an_unbuilt_prison_takes_nobody() -> None:
    """Y-116 (G-26)."""
    g = scoring(jail(built=False))
    g.play("use abbots_house")
    assert g.asked == "spending"


def test_an_empty_abbey_gives_no_prisoner() -> None:
    """Y-116."""
    b = jail(red=0, blue=0)
    b.lay("cloister", (0, 2), 0, "blue")
    g = scoring(b)
    g.play("use abbots_house")
    assert (g.asked, g.o.abbot) == ("spending", "red")


def test_the_prisoner_takes_no_blessings() -> None:
    """Y-57a (G-40): nor does a monk that stands up there."""
    b = jail()
    b.o.m.tiles[1].blessings = 2
    g = scoring(b)
    g.play("use abbots_house", "imprison blue")
    assert (g.o.held["blue"], g.o.m.tiles[1].blessings) == (0, 2)


def test_the_prison_is_a_tile_like_others() -> None:
    """Y-118: prayer by a monk alone there, work, a place for two."""
    b = Build(space=STUDY).abbey(red=0)
    b.lay("prison", (0, -1), 1, "red")
    g = scoring(b)
    assert "pray 1" in g.legal
    g.play("no prayer")
    assert g.o.points == 1


def test_the_new_abbot_is_asked() -> None:
    """Y-94, Y-113: be it not his Scoring."""
    b = jail(red=0, blue=3)
    g = scoring(b)
    g.play("use abbots_house")
    assert (g.o.abbot, g.to_act, g.asked) == ("blue", g.seat("blue"), "prison")
    g.play("imprison blue")
    assert g.to_act == g.seat("red")


def test_a_prisoner_on_an_icon_tile_ends_nothing() -> None:
    """Y-113, Y-103: the effects of the Scoring that was interrupted go on."""
    b = jail()
    b.lay("almonry", (0, 2), 3, "red")
    g = scoring(b)
    g.play("use abbots_house", "no prisoner")
    assert "use almonry" in g.legal
    assert g.refused("use abbots_house") == "Y-103"
