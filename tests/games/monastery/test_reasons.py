"""Every reason for a refusal, in a position of its own, with its rule; refusals change nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from chapterhouse.games.monastery.reasons import REASONS
from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.phrases import refusal_say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES, texts
from tests.games.monastery.build import Build, icon
from tests.games.monastery.lockstep import GAME, new_table, start
from tests.games.monastery.variants import (
    alike_rotations,
    an_empty_bag,
    an_icon_just_built,
    asleep_in_order,
    no_tile_for_the_stables,
    one_gold_letter,
    second_prayer_in_the_chapel,
    two_fields_to_build,
)

Position = Callable[[], Table]


# -- positions ----------------------------------------------------------------------------


def played(b: Build, *lines: str) -> Table:
    """A position, and these lines."""
    game = start(b)
    game.play(*lines)
    return game.table


def scoring(b: Build, *lines: str) -> Table:
    """... after everybody's Placement and Movement."""
    return played(b, *["end turn"] * len(b.seats), *lines)


def site(monks: str = "") -> Build:
    """An unbuilt Library north of the Abbey, tile 1."""
    b = Build(space=1)
    b.lay("library", (0, -1), 1, monks, built=False)
    return b


def crossing(*, built: bool = True, hand: tuple[str, ...] = (), monks: str = "") -> Build:
    """A crossing north of the Abbey, tile 1."""
    b = Build(space=1).hand("red", *hand)
    b.lay("path_cross", (0, -1), monks=monks, built=built)
    return b


def setting_out(b: Build) -> Table:
    """A garden as well, so that there is a choice of steps: tile 3."""
    b.lay("garden", (2, -1))
    return played(b, "move 0")


def beyond(name: str, monks: str = "", turns: int = 0, built: bool = True, **options: Any) -> Build:
    """A tile beyond the crossing, tile 2."""
    b = Build(space=1, **options)
    b.lay("path_cross", (0, -1))
    b.lay(name, (0, -2), turns, monks, built=built)
    return b


def full_crossing() -> Table:
    """A monk of red's has come onto a full crossing, beyond which there is a tile."""
    b = crossing(monks="blue")
    b.lay("path_straight", (0, -2))
    return played(b, "move 0")


def anew(table: Table) -> Table:
    """The same position at a table that has no decisions behind it: nothing can be slipped in."""
    words = table.words()
    other = new_table(table.players, 9, colours=words["colours"])
    other.rows[:] = table.rows
    other.refresh()
    return other


def over() -> Table:
    return scoring(Build(day=2, space=8), "end scoring", "end scoring")


def returning() -> Table:
    """Six tiles drawn, and the last but two of them goes back first."""
    table = new_table(2, 3, start="draw_six_keep_three")
    table.play(table.legal()[-1])
    return anew(table)


def types_held(table: Table) -> list[str]:
    """What whoever puts tiles back holds."""
    hand = table.words()["hands"][table.to_act]
    return [name for name in hand if name != "secret_way"]


def choosing_a_strip(*seats: str) -> Table:
    """U is bought where blue and green want it."""
    b = Build(*seats, space=1)
    b.lay("schoolroom", (0, -1), 1, "red")
    return scoring(b, "pray 1", "letter 2.3")


def at_the_abbots_house(**abbey: int) -> Table:
    """A snap election, with one monk of red's in the house."""
    b = icon("abbots_house", "red", 2, "red", "blue", "green", "yellow").abbey(**abbey)
    return scoring(b, "use abbots_house")


def a_prison() -> Table:
    """Blue is elected, and green has no monk in the Abbey."""
    b = icon("abbots_house", "red", 2, "red", "blue", "green").abbey(blue=3, green=0)
    b.lay("prison", (0, -3), 1)
    b.lay("garden", (2, -1), monks="green")
    return scoring(b, "use abbots_house")


def dormitory(monks: str) -> Build:
    b = Build(space=1)
    b.lay("dormitory", (0, -1), 1, monks, built=False)
    return b


def two_gardens() -> Table:
    """A third garden is being placed."""
    b = beyond("garden").hand("red", "garden")
    b.lay("garden", (0, -3))
    return played(b, "place garden")


def features() -> Build:
    """A crossing, and a Pond beside the Abbey, tile 2."""
    b = crossing()
    b.lay("pond", (1, 2))
    return b


def two_sites() -> Build:
    b = site()
    b.lay("cloister", (2, -1), built=False)
    return b


def praying(b: Build) -> Build:
    """Somebody who could pray elsewhere, so that the menu is asked."""
    b.lay("cloister", (2, -1), monks="red")
    return b


# -- refusals -----------------------------------------------------------------------------

# Reason: position, refused action, rule.
REFUSALS: dict[str, tuple[Position, str, str]] = {
    "game_over": (over, "end turn", "Y-97"),
    "not_asked": (lambda: played(crossing()), "pray 1", "Y-70"),
    "encouraging": (
        lambda: played(site().blessings(red=2), "encourage 1"), "exchange", "Y-56"),
    "placed_already": (
        lambda: played(Build(space=1).hand("red"), "place secret_way", "at 0N0"), "exchange", "Y-30"),
    "not_in_hand": (lambda: played(crossing()), "place kitchen", "Y-30"),
    "no_place_for_tile": (lambda: played(Build(space=1).hand("red", "kitchen")), "place kitchen", "Y-32"),
    "no_cell": (lambda: played(crossing(), "place secret_way"), "at 5N", "Y-8"),
    "unsupported": (lambda: played(crossing(built=False), "place secret_way"), "at 1N", "Y-32"),
    "dead_end": (lambda: played(crossing(hand=("cloister",)), "place cloister"), "at 0N1", "Y-34"),
    "unconnected": (lambda: played(Build(space=1), "place secret_way"), "at 0N1", "Y-33"),
    "grey_beside_brown": (lambda: played(crossing(hand=("kitchen",)), "place kitchen"), "at 0N2", "Y-36"),
    "group_limit": (two_gardens, "at 3N", "Y-37"),
    "same_rotation": (alike_rotations, "turn 2", "Y-31"),
    "bag_empty": (an_empty_bag, "exchange", "Y-41"),
    "returned_later": (returning, "", "Y-129"),
    "too_few_after": (lambda: new_table(2, 3, start="draw_six_keep_three"), "", "Y-129"),
    "no_monk_there": (lambda: played(crossing()), "move 1", "Y-12"),
    "bound_to_full": (lambda: played(crossing(built=False, monks="red1")), "move 1/1", "Y-49"),
    "arrived": (lambda: played(site(), "move 0", "box 3"), "move 1/3", "Y-47"),
    "no_steps": (lambda: played(crossing(), "move 0", "step 0"), "move 0", "Y-43"),
    "nowhere_to_go": (lambda: played(Build(space=1)), "move 0", "Y-48"),
    "shifted": (lambda: played(site("red3"), "shift 1/3", "box 2"), "shift 1/2", "Y-51a"),
    "no_other_box": (
        lambda: played(dormitory("red2 blue3")), "shift 1/2", "Y-51"),
    "not_linked": (lambda: setting_out(beyond("chapel", turns=1)), "step 2", "Y-44"),
    "feature": (lambda: setting_out(features()), "step 2", "Y-52"),
    "way_prayed_on": (lambda: setting_out(beyond("secret_way", "blue*")), "step 2", "Y-54"),
    "way_unbuilt": (
        lambda: setting_out(beyond("secret_way", built=False, secret_way_requires_built=True)),
        "step 2", "Y-53"),
    "no_room": (lambda: played(beyond("path_straight", "blue"), "move 0"), "step 2", "Y-48"),
    "not_moved": (lambda: setting_out(beyond("chapel", turns=1)), "stop", "Y-43"),
    "full_here": (full_crossing, "stop", "Y-48"),
    "no_box": (lambda: played(site(), "move 0"), "box 4", "Y-5"),
    "box_taken": (lambda: played(site("blue3"), "move 0"), "box 3", "Y-47"),
    "same_box": (lambda: played(site("red3"), "shift 1/3"), "box 3", "Y-51"),
    "no_blessing": (lambda: played(site()), "encourage 1", "Y-56"),
    "no_such_tile": (lambda: played(site()), "encourage 9", "Y-8"),
    "built_already": (lambda: played(crossing()), "encourage 1", "Y-56"),
    "encouraged_later": (
        lambda: anew(played(two_sites().blessings(red=2), "encourage 2")), "encourage 1", "Y-56"),
    "not_to_build": (two_fields_to_build, "build 1", "Y-68"),
    "not_built": (lambda: scoring(praying(site("red3"))), "pray 1", "Y-71"),
    "just_built": (lambda: scoring(praying(crossing(built=False, monks="red1"))), "pray 1", "Y-71"),
    "no_disc": (lambda: scoring(praying(features())), "pray 2", "Y-71"),
    "not_alone": (lambda: scoring(praying(beyond("chapter_house", "red blue"))), "pray 2", "Y-71"),
    "chapel_prayer": (second_prayer_in_the_chapel, "pray 2", "Y-106"),
    "simplified": (
        lambda: scoring(praying(beyond("almonry", "red", 1, simplified=True))), "use almonry", "Y-127"),
    "not_laid": (lambda: scoring(praying(crossing())), "use library", "Y-102"),
    "icon_just_built": (an_icon_just_built, "use almonry", "Y-102"),
    "icon_prayed_on": (lambda: scoring(icon("almonry", "red blue*")), "use almonry", "Y-102"),
    "nobody_at_icon": (lambda: scoring(icon("almonry", "blue").abbey(red=1)), "use almonry", "Y-102"),
    "used": (lambda: scoring(icon("almonry"), "use almonry"), "use almonry", "Y-103"),
    "few_gold_letters": (one_gold_letter, "use library", "Y-110"),
    "no_tile_for_stables": (no_tile_for_the_stables, "use stables", "Y-112"),
    "no_letter": (lambda: scoring(Build(space=1)), "letter 1.2", "Y-82"),
    "black_letter": (
        lambda: scoring(icon("library").blacken((1, 3)), "use library"), "swap 1.3", "Y-110"),
    "last_gold_letter": (lambda: scoring(icon("library"), "use library"), "swap 2.13", "Y-110"),
    "before_first_letter": (
        lambda: scoring(icon("library"), "use library", "swap 1.3"), "with 1.1", "Y-110"),
    "too_dear": (lambda: scoring(Build(space=1)), "letter 1.13", "Y-81"),
    "no_monk_on_cross": (lambda: scoring(Build(space=1)), "monk 1.1", "Y-82"),
    "not_in_play": (lambda: choosing_a_strip("red", "blue", "green"), "strip yellow", "Y-84"),
    "no_space_for_letter": (lambda: choosing_a_strip("red", "blue", "green"), "strip red", "Y-84"),
    "not_tied": (lambda: at_the_abbots_house(blue=3, green=3), "elect yellow", "Y-93"),
    "old_abbot": (lambda: at_the_abbots_house(blue=1, green=1), "elect red", "Y-93"),
    "none_in_abbey": (a_prison, "imprison green", "Y-116"),
    "none_to_keep": (asleep_in_order, "keep 3/2", "Y-114"),
    "kept_later": (lambda: anew(asleep_in_order()), "keep 1", "Y-114"),
}  # fmt: skip


def case(name: str) -> tuple[Table, str, str]:
    """The table, the line, the rule; at the start the tile depends on the draw."""
    build, line, rule = REFUSALS[name]
    table = build()
    if not line:
        held = types_held(table)
        line = f"return {held[0] if name == 'returned_later' else held[-1]}"
    return table, line, rule


def test_every_reason_has_its_position() -> None:
    """All codes of the game and of the kernel."""
    assert set(REFUSALS) == {reason.name for reason in REASONS.every}


@pytest.mark.parametrize("name", REFUSALS)
def test_refusal(name: str) -> None:
    """The reason, its rule, its words, and an untouched table."""
    table, line, rule = case(name)
    before, ply, moves = table.rows.tobytes(), table.ply, table.legal()
    verdict = table.why(line)
    assert (verdict.legal, verdict.reason, verdict.rule) == (False, name, rule)
    with pytest.raises(Refused) as caught:
        table.play(line)
    assert caught.value.verdict == verdict
    assert (table.rows.tobytes(), table.ply, table.legal()) == (before, ply, moves)
    said = {texts(lang, GAME).exact(refusal_say(verdict)) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(words.endswith(f" ({rule})") and not set("{}$_") & set(words) for words in said)


@pytest.mark.parametrize("name", [name for name in REFUSALS if name != "game_over"])
def test_a_refusal_leaves_something_to_do(name: str) -> None:
    assert case(name)[0].legal()
