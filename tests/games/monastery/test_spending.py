"""Letters, monks, blessings."""

import pytest

from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import rich
from tests.games.monastery.oracle_table import PHRASES

STUDY, HARD_WORK = 1, 2


def test_seven_points() -> None:
    """T-11 (Y-82, Y-83): a monk for 3, two letters for 2: nothing left, no blessing."""
    g = rich(7)
    g.play("monk 1.5", "letter 1.3", "letter 1.4")
    assert g.o.points == 0
    assert g.where("red") == ["0", "0"]
    g.play("end scoring")
    assert g.o.held["red"] == 0


@pytest.mark.parametrize(
    ("points", "blessings"),
    [(0, 0), (1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4), (30, 4)],
)
def test_points_left_over(points: int, blessings: int) -> None:
    """T-12 (Y-89): they become blessings and are never carried over."""
    g = rich(points)
    g.play("end scoring")
    assert (g.o.held["red"], g.o.supply) == (blessings, 20 - blessings)
    assert g.o.points == 0


def test_any_letter_and_monk_of_the_grid() -> None:
    """Y-82, Y-83: any row in play, any number, at the price of its column."""
    g = rich(4, Build(space=HARD_WORK).abbey(red=2))
    assert g.legal == sorted(
        ["end scoring", "monk 1.5", "monk 2.2", "monk 2.5"]
        + [f"letter {row}.{column}" for row in (1, 2) for column in (1, 3, 4, 6)]
    )  # red has taken his cheapest monk
    assert g.refused("letter 1.7") == "Y-81"
    assert g.refused("letter 3.1") == "Y-82"  # a row that is not in play
    assert g.refused("letter 1.2") == "Y-82"
    assert g.refused("monk 1.2") == "Y-82"
    assert g.refused("monk 1.3") == "Y-82"
    g.play("letter 2.4", "strip blue")
    assert g.refused("letter 2.4") == "Y-82"


def test_a_letter_on_the_own_strip() -> None:
    """Y-84, Y-85: gold, the first empty space of its letter; no blessing."""
    g = rich(2)
    g.play("letter 1.3")  # I: in LIBERA NOS alone
    assert (g.o.strips["red"], g.o.held["red"]) == (["", "gold", *[""] * 7], 0)


def test_a_letter_on_another_strip() -> None:
    """T-42 (Y-86, Y-100): black, a blessing at once, worth nothing at the end."""
    g = rich(2)
    before = g.table.all_scores()
    g.play("letter 2.3")  # a U: only QUAESUMUS has it
    assert g.o.strips["blue"][1] == "black"
    assert (g.o.held["red"], g.o.usable["red"]) == (1, 0)
    assert g.table.all_scores() == [before[0] + 1, before[1]]


def test_red_lays_on_the_strip_of_green_in_pairs() -> None:
    """T-48 (Y-125): gold, no blessing."""
    g = rich(1, Build("red", "blue", "green", "yellow", space=HARD_WORK, pairs=True))
    g.play("letter 3.1", "strip green")  # A
    assert (g.o.strips["green"][0], g.o.held["red"]) == ("gold", 0)


def test_every_strip_with_an_empty_space_may_be_chosen() -> None:
    """T-42 (Y-84, Y-86): and the buyer gets the blessing."""
    g = rich(1, Build("red", "green", space=HARD_WORK))
    g.play("letter 3.1")  # A
    assert g.legal == ["strip green", "strip red"]
    assert g.refused("strip blue") == "Y-84"
    g.play("strip green")
    assert g.o.strips["green"][0] == "black"
    assert (g.o.held["red"], g.o.held["green"]) == (1, 0)


def test_a_letter_without_space_on_a_strip() -> None:
    """Y-84 (G-2): the space must show it; of several the first empty one from the left."""
    g = rich(1, Build("red", "green", space=HARD_WORK).strip("red", "A"))
    g.play("letter 3.1")
    assert g.o.strips["green"][0] == "black"  # red has its A
    g = rich(20, Build("blue", "green", space=HARD_WORK))
    g.play("letter 2.12", "strip blue", "letter 2.3", "strip blue")
    assert [i for i, face in enumerate(g.o.strips["blue"]) if face] == [1, 5]
    g = rich(20, Build("red", "green", space=HARD_WORK).strip("red", "A"))
    g.play("letter 1.10")  # an N, of which both strips have one
    assert g.legal == ["strip green", "strip red"]
    g.play("strip red", "letter 3.7")
    assert g.o.strips["green"][4] == "black"


def test_strip_is_asked_only_with_a_choice() -> None:
    """Y-84 (R-2): a letter that one strip alone can take goes there by itself."""
    g = rich(1)
    g.play("letter 2.1")  # Q
    assert g.asked == "spending"
    assert g.o.strips["blue"][0] == "black"


def test_buying_a_monk_of_another_player() -> None:
    """T-43 (Y-87): it stands in the Abbey, in its owner's colour."""
    g = rich(1)
    g.play("monk 2.2")
    assert (g.where("blue"), g.where("red"), g.o.points) == (["0", "0"], ["0"], 0)


def test_a_cross_is_empty_then() -> None:
    """Y-87, Y-82."""
    g = rich(4)
    g.play("monk 1.2")
    assert g.refused("monk 1.2") == "Y-82"


# -- blessings ------------------------------------------------------------------------------


def test_blessings_pay_what_the_points_lack() -> None:
    """Y-81, Y-89: points first; no more blessings than needed; they go back to the supply."""
    g = rich(2, Build(space=HARD_WORK).blessings(red=4))
    g.play("monk 1.5")
    assert (g.o.points, g.o.held["red"], g.o.usable["red"], g.o.supply) == (0, 3, 3, 17)
    assert g.refused("letter 1.6") == "Y-81"
    g.play("end scoring")
    assert g.o.held["red"] == 3


def test_blessings_of_this_scoring_half_cannot_be_spent() -> None:
    """Y-81 (G-29): those got for a letter, and those that another's Scoring brought."""
    g = rich(1)
    g.play("letter 2.1")
    assert (g.o.held["red"], g.o.usable["red"]) == (1, 0)
    assert g.refused("letter 1.1") == "Y-81"
    g.play("end scoring", "end scoring", "end turn", "end turn")
    while g.asked == "prayer":
        g.play("no prayer")
    assert (g.o.held["red"], g.o.usable["red"]) == (1, 1)
    assert "letter 1.1" in g.legal


def all_blessings(**held: int) -> Build:
    return Build("red", "blue", "green", space=HARD_WORK).blessings(**held)


def test_levy_on_an_empty_supply() -> None:
    """Y-90, Y-15: everybody returns one, then the player takes his; twice for two."""
    g = rich(5, all_blessings(red=6, blue=10, green=4))
    g.play("end scoring")
    assert g.o.supply == 0 + 3 - 2
    assert g.o.held == {"red": 6 - 1 + 2, "blue": 9, "green": 3}


def test_levy_for_each_blessing_by_itself() -> None:
    """Y-90: of four the second brings a levy, in which red returns the first; that pays for the rest."""
    g = rich(15, all_blessings(red=0, blue=18, green=1))
    g.play("end scoring")
    assert g.o.held == {"red": 3, "blue": 17, "green": 0}
    assert g.o.supply == 0


def test_levy_from_those_without_any() -> None:
    """Y-90: who has none is exempt; if all lie on tiles, nobody gets one."""
    b = Build(space=HARD_WORK)
    b.lay("sacristy", (0, -1), built=False, blessings=20)
    g = rich(9, b)
    assert g.o.supply == 0
    g.play("end scoring")
    assert (g.o.held["red"], g.o.supply) == (0, 0)


def test_levy_takes_what_is_not_usable_first() -> None:
    """Y-90 (G-30): the buyer's new blessing goes before his usable ones; others have usable ones alone."""
    g = rich(1, all_blessings(red=4, blue=10, green=5))
    g.play("letter 2.1")  # Q: the last one of the supply
    assert (g.o.held["red"], g.o.usable["red"], g.o.supply) == (5, 4, 0)
    g.with_points(1)
    g.play("letter 3.1", "strip green")
    assert (g.o.held["red"], g.o.usable["red"]) == (5, 4)
    assert (g.o.held["blue"], g.o.usable["blue"]) == (9, 9)
    assert g.o.supply == 2


def test_a_levy_can_make_a_letter_too_dear() -> None:
    """Y-90, Y-81: usable blessings of the buyer himself."""
    b = Build("red", "blue", space=HARD_WORK).blessings(red=10, blue=10)
    g = rich(1, b)
    g.play("letter 2.1")  # the supply is empty: both return one, red takes one
    assert (g.o.held, g.o.usable) == ({"red": 10, "blue": 9}, {"red": 9, "blue": 9})
    assert g.o.supply == 1


# -- complete phrases -----------------------------------------------------------------------


def test_reduced_prices() -> None:
    """Y-83, Y-88: while the own phrase is complete, gold or black."""
    for face in ("gold", "black"):
        g = rich(1, Build(space=HARD_WORK).complete("red", face))
        assert {"letter 2.1", "letter 2.3", "letter 2.4", "monk 2.2"} <= set(g.legal)
        assert g.refused("letter 2.6") == "Y-81"
        g = rich(5, Build(space=HARD_WORK).complete("red", face))
        assert "letter 2.13" in g.legal


def test_the_phrase_is_completed_in_the_middle_of_a_scoring() -> None:
    """Y-88, Y-83: the prices fall at once."""
    g = rich(11, Build(space=HARD_WORK).strip("red", "LIBERANO"))
    g.play("letter 1.13", "strip red")
    assert (g.o.points, all(g.o.strips["red"])) == (1, True)
    assert g.legal == [
        "end scoring", "letter 2.1", "letter 2.3", "letter 2.4", "monk 1.2", "monk 2.2"
    ]  # fmt: skip
    g.play("letter 2.4")
    assert g.o.points == 0
    g = rich(11, Build(space=HARD_WORK).strip("red", "LIBERAN"))
    g.play("letter 1.13", "strip red")
    assert g.legal == ["end scoring", "letter 2.1", "monk 1.2", "monk 2.2"]


def test_another_player_lays_the_last_letter() -> None:
    """Y-88: black as it is, it completes the phrase."""
    b = Build(space=HARD_WORK).strip("blue", "UAESUMUS")
    g = rich(1, b)
    g.play("letter 2.1")
    assert all(g.o.strips["blue"])
    g.play("end scoring")
    while g.asked == "prayer":
        g.play("no prayer")
    g.with_points(1)
    assert "letter 1.4" in g.legal


def test_a_letter_black_on_the_grid_lies_gold_on_the_own_strip() -> None:
    """T-19 (Y-85, Y-14): the face on the grid does not matter."""
    g = rich(1, Build(space=HARD_WORK).blacken((1, 1), (2, 1)))
    g.play("letter 1.1")
    assert g.o.strips["red"][0] == "gold"


def test_there_is_always_a_space_for_a_letter() -> None:
    """Y-84: for every letter as many empty spaces as letters on the grid."""
    g = rich(200, Build("red", "blue", "green", "yellow", space=HARD_WORK))
    while letters := [line for line in g.legal if line.startswith("letter")]:
        g.play(letters[len(letters) // 2])
        if g.asked == "strip":
            g.play(g.legal[-1])
        left = sorted(g.o.letters.values())
        empty = sorted(
            letter
            for colour, phrase in PHRASES.items()
            for letter, face in zip(phrase, g.o.strips[colour], strict=True)
            if not face
        )
        assert left == empty
    assert not g.o.letters
