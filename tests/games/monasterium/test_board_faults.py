"""Faults of Monasterium's board files: each found under its path, all of them at once."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.games.monasterium.board import PACKAGED, load_board, parse_board
from chapterhouse.games.monasterium.board_checks import ONLY
from chapterhouse.kernel.errors import BoardFault
from tests.games.monasterium.boards import GONE, board_with, faults_with, road, tree_with


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        # The form.
        ("schema", 2, "schema: is 2, expected 1"),
        ("meta.game", "Luna", 'meta.game: is "Luna", expected "Monasterium"'),
        ("scoring", GONE, "scoring: missing, expected a table"),
        ("scoring.tool_value", GONE, "scoring.tool_value: missing, expected a whole number from 0 to 127"),
        ("scoring.tools", 1, "scoring.tools: unknown key, expected monastery_majority, "),
        ("scoring.tool_value", True, "scoring.tool_value: is true, expected a whole number"),
        ("scoring.tool_value", 128, "scoring.tool_value: is 128, expected a whole number from 0 to 127"),
        ("scoring.tool_value", -1, "scoring.tool_value: is -1, expected a whole number from 0 to 127"),
        ("scoring.other_goods_divisor", 0,
         "scoring.other_goods_divisor: is 0, expected a whole number from 1"),
        ("scoring.chapel_points_by_monasteries", [1, 3, 6, 10, 15],
         "scoring.chapel_points_by_monasteries: is a list of 5, expected a list of 6"),
        ("setup.start_goods.wine", 1, "setup.start_goods.wine: unknown key, expected soup, tool, book,"),
        ("setup.neutral_dice_per_player.4", GONE, "setup.neutral_dice_per_player.4: missing, expected"),
        ("setup.neutral_dice_per_player.5", 1,
         "setup.neutral_dice_per_player.5: unknown key, expected 2, 3, 4"),
        ("setup.neutral_dice_per_player.2", 11, "setup.neutral_dice_per_player.2: is 11, expected a whole"),
        ("setup.board_side.2", "solo", 'setup.board_side.2: is "solo", expected "duo" or "multi"'),
        ("setup.personal_dice_at_start", 4,
         "setup.personal_dice_at_start: is 4, expected a whole number from 0"),
        ("dice_space.6.max_dice_per_turn", 4,
         "dice_space.6.max_dice_per_turn: is 4, expected a whole number"),
        ("dice_space.6.column", "F",
         'dice_space.6.column: is "F", expected "A", "B", "C", "D", "E" or "any"'),
        ("action_column.1.standard.effect", "fly",
         'action_column.A.standard.effect: is "fly", expected "send_'),
        ("action_column.1.row1.steps", 4,
         "action_column.A.row1.steps: is 4, expected a whole number from 1 to 3"),
        ("action_column.1.row1.points", 4,
         "action_column.A.row1.points: unknown key, expected effect, steps"),
        ("action_column.5.row1.count", 2, "action_column.E.row1.count: is 2, expected 1"),
        ("action_column.1.row2.options", [],
         "action_column.A.row2.options: is an empty list, expected a list"),
        ("action_column.1.row2.options.1.wine", 1,
         "action_column.A.row2.options.1.wine: unknown key, expected"),
        ("building_type.1.good", "wine",
         'building_type.profane.good: is "wine", expected "soup", "tool", "book'),
        ("building_type.3.bonus.window_tile_same_monastery", 2,
         "building_type.common.bonus.window_tile_same_monastery: is 2, expected a whole number from 0 to 1"),
        ("chapel.influence_cost_by_ordinal", [1, 2],
         "chapel.influence_cost_by_ordinal: is a list of 2, expected"),
        ("road.space.4.bonus", "rest", 'road.space.4.bonus: is "rest", expected "", "free_action", '),
        ("road.space.4.monasteries.2", "F",
         'road.space.4.monasteries.2: is "F", expected "A", "B", "C", "D" or'),
        ("road.space", road(""), "road.space: is a list of 1, expected a list of 2 to 24"),
        ("road.space", road(*[""] * 25), "road.space: is a list of 25, expected a list of 2 to 24"),
        ("side.multi.building_count", 13,
         "side.multi.building_count: is 13, expected a whole number from 1 to 12"),
        ("side.multi.buildings.C.4", "inn",
         'side.multi.buildings.C.4: is "inn", expected "profane", "workshop"'),
        ("side.multi.buildings.F", [], "side.multi.buildings.F: unknown key, expected A, B, C, D, E"),
        ("side.multi.monastery.F", {},
         'side.multi.monastery.F: unknown key, expected "A", "B", "C", "D" or "E"'),
        ("side.multi.monastery.A.wells", 1,
         "side.multi.monastery.A.wells: unknown key, expected building_count,"),
        ("side.solo", {}, "side.solo: unknown key, expected duo, multi"),
        ("side.duo.road", {}, "side.duo.road: is a table, expected a list of 2 to 24"),
        ("window.row_points.2", "5", 'window.row_points.2: is "5", expected a whole number from 0 to 127'),
        ("mission.3.points", [6], "mission.A3.points: is a list of 1, expected a list of 3"),
        ("mission.11.points", [6, 5, 4], "mission.C1.points: is a list of 3, expected a list of 1"),
        ("mission.3.condition", {},
         "mission.A3.condition: unknown key, expected category, id, needs, points"),
        ("mission.3.needs", [], "mission.A3.needs: is an empty list, expected a list of 1 to 4"),
        ("mission.3.needs.2.area", "garden",
         'mission.A3.needs.2.area: is "garden", expected "building", "chapel"'),
        ("mission.3.needs.2.type", "inn",
         'mission.A3.needs.2.type: is "inn", expected "profane", "workshop" or'),
        ("mission.3.id", "A,3", 'mission.A,3.id: is "A,3", expected a text like A1'),
        ("mission.3.id", "A.3", 'mission.3.id: is "A.3", expected a text like A1'),
        ("mission.3.category", "D", 'mission.A3.category: is "D", expected "A", "B" or "C"'),
        ("mission.11.condition.kind", "wins",
         'mission.C1.condition.kind: is "wins", expected "novices_sent", '),
        # What the form cannot say.
        ("dice_space.2.value", 1,
         "dice_space.1.value: is 1 like another one, expected each of 1, 2, 3, 4, 5, 6"),
        ("dice_space.2.value", 1,
         "dice_space: nothing has value = 2, expected each of 1, 2, 3, 4, 5, 6 once"),
        ("dice_space.6.column", "E",
         'dice_space: nothing has column = "any", expected each of A, B, C, D, E, any'),
        ("dice_space.6.column", "E", 'dice_space.5.column: is "E" like another one, expected each of A, B'),
        ("action_column.2.letter", "A",
         'action_column: nothing has letter = "B", expected each of A, B, C, D, E'),
        ("action_column.2.die", 3, "action_column.B.die: is 3, expected 2 as dice_space says"),
        ("action_column.1.row2.options.1", {},
         "action_column.A.row2.options.1: has 0 kinds of goods, expected"),
        ("action_column.1.row2.options.1.soup", 1,
         "action_column.A.row2.options.1: has 2 kinds of goods, expec"),
        ("action_column.3.row2.options.2", {"tool": 2},
         "action_column.C.row2.options.2.tool: is one of several options, expected soup, influence, rosary"),
        ("action_column.3.row2.options.2", {"soup": 1},
         "action_column.C.row2.options.2: is the same as number 1, expected another one"),
        ("building_type.2.name", "profane", 'building_type: nothing has name = "workshop", expected each of'),
        ("monastery.2.letter", "A",
         'monastery: nothing has letter = "B", expected each of A, B, C, D, E once'),
        ("monastery.2.colour", "red", "monastery.2.colour: is the same as number 1, expected another one"),
        ("road.space.4.index", 3,
         "road.space.3.index: is 3 like another one, expected each of 1, 2, 3, 4, 5"),
        ("road.space.4.index", 3,
         "road.space: nothing has index = 4, expected each of 1, 2, 3, 4, 5, 6, 7, 8"),
        ("road.space.4.index", 12,
         "road.space.12.index: is 12, expected each of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"),
        ("road.space.4.monasteries", ["A", "A"],
         "road.space.4.monasteries.2: is the same as number 1, expected"),
        ("road.space", GONE, "road.space: missing, expected the road here or as side.duo.road"),
        ("road.space", GONE, "road.space: missing, expected the road here or as side.multi.road"),
        ("setup.start_space", 11, "setup.start_space: is 11, expected 1 to 10, the length of road.space"),
        ("side.multi.building_count", 7,
         "side.multi.buildings.A: has 8, expected 7 as side.multi.building_count"),
        ("side.multi.building_count", 7,
         "side.multi.adjacency: has 8, expected 7 as side.multi.building_count"),
        ("side.multi.building_count", 7, "side.multi.blocked_buildings_at_3.2: is 8, expected 1 to 7"),
        ("side.multi.cloister_count", 7, "side.multi.adjacency.8.1: is 8, expected 1 to 7"),
        ("side.multi.cloister_count", 7, "side.multi.blocked_cloister_at_3.1: is 8, expected 1 to 7"),
        ("side.multi.adjacency.3", [],
         "side.multi.adjacency.3: is an empty list, expected one cloister space"),
        ("side.multi.adjacency.3", [3, 3],
         "side.multi.adjacency.3.2: is the same as number 1, expected another"),
        ("side.multi.blocked_buildings_at_3", [7, 7], "side.multi.blocked_buildings_at_3.2: is the same as"),
        ("side.multi.blocked_buildings_at_3", [1, 2, 3, 4],
         "side.multi: 25 spaces are blocked at 3, expected at most 24"),
        ("side.multi.cloister_count", GONE,
         "side.multi.cloister_count: missing, expected it here or in side.multi.monastery.C"),
        ("side.duo.buildings.D", GONE,
         "side.duo.buildings.D: missing, expected it here or in side.duo.monastery.D"),
        ("side.multi.monastery.B.building_count", 7,
         "side.multi.buildings.B: has 8, expected 7 as side.multi.monastery.B.building_count says"),
        ("side.multi.monastery.B.adjacency", [[9]] * 8,
         "side.multi.monastery.B.adjacency.8.1: is 9, expected 1 to 8"),
        ("window.row_bonus.2", "wine_1",
         'window.row_bonus.2: is "wine_1", expected a good and an amount like'),
        ("window.column_bonus.1", "soup",
         'window.column_bonus.1: is "soup", expected a good and an amount like'),
        ("window.column_bonus.1", "soup_0", 'window.column_bonus.1: is "soup_0", expected a good and'),
        ("window.column_bonus.1", "soup_128", 'window.column_bonus.1: is "soup_128", expected a good and'),
        ("window.row_bonus.3", "move_messenger_4", 'window.row_bonus.3: is "move_messenger_4", expected'),
        ("mission.2.id", "A1", "mission.2.id: is the same as number 1, expected another one"),
        ("mission.3.needs.1.type", "profane",
         "mission.A3.needs.1.type: unknown for a chapel, expected only for"),
        ("mission.3.needs.2", {"monastery": "C", "area": "chapel"},
         "mission.A3.needs.2: is the same as number 1, expected another one"),
        ("mission.15.condition.at_least", 4, "mission.C5.condition.at_least: is 4, expected 2 to 3"),
        ("mission.15.condition.at_least", 1, "mission.C5.condition.at_least: is 1, expected 2 to 3"),
        ("mission.14.condition.at_least", 6, "mission.C4.condition.at_least: is 6, expected 1 to 5"),
        ("mission.11.condition.at_least", 25, "mission.C1.condition.at_least: is 25, expected 1 to 24"),
        # Provenance.
        ("provenance.side", GONE, "side.duo.adjacency.4.2: no provenance, expected"),
        ("provenance.side", "printed", 'provenance."side": is "printed", expected "rulebook", "inferred",'),
        ("provenance", GONE, "provenance: missing, expected a table of paths, each with"),
    ],
)  # fmt: skip
def test_fault_is_found_under_its_path(path: str, value: Any, fault: str) -> None:
    assert any(line.startswith(fault) for line in faults_with((path, value)))


@pytest.mark.parametrize("letter", "ABCDE")
def test_a_monastery_without_a_path_to_the_road(letter: str) -> None:
    spaces = tree_with()["road"]["space"]
    for space in spaces:
        space["monasteries"] = [other for other in space["monasteries"] if other != letter]
    fault = f"road.space: no space leads to monastery {letter}, expected one at least"
    assert faults_with(("road.space", spaces)) == [fault]


@pytest.mark.parametrize(("category", "left"), [("A", 1), ("B", 0), ("C", 1)])
def test_too_few_missions_of_a_category(category: str, left: int) -> None:
    missions = tree_with()["mission"]
    kept = [m for m in missions if m["category"] != category or int(m["id"][1]) <= left]
    faults = faults_with(("mission", kept))
    assert f"mission: {left} of category {category}, expected 2 at least" in faults


def test_too_many_missions() -> None:
    cards = [{**tree_with()["mission"][0], "id": f"A{n}"} for n in range(31)]
    assert faults_with(("mission", cards)) == ["mission: is a list of 31, expected a list of 6 to 30"]


@pytest.mark.parametrize("path", ONLY)
def test_a_rule_has_one_value(path: str) -> None:
    """The file spells some rules out; another value there would be a promise nobody keeps."""
    wrong: dict[type, Any] = {bool: ONLY[path] is not True, int: 99, str: "otherwise", list: []}
    (fault,) = [f for f in faults_with((path, wrong[type(ONLY[path])])) if f.startswith(path + ": ")]
    assert fault.endswith("the rules know nothing else")


def test_several_faults_are_reported_at_once() -> None:
    faults = faults_with(("scoring.tool_value", "x"), ("road.space.2.bonus", 3), ("mission.7.points.3", -1))
    assert [fault.split(":")[0] for fault in faults] == [
        "road.space.2.bonus",
        "mission.B2.points.3",
        "scoring.tool_value",
    ]
    faults = faults_with(
        ("extra_novice.free", False),
        ("action_column.1.die", 5),
        ("side.multi.cloister_count", 9),
        ("side.duo.cloister_count", 3),
        ("window.row_bonus.1", "gold_1"),
        ("provenance.window", GONE),
    )
    found = {fault.split(":")[0] for fault in faults}
    assert {"extra_novice.free", "action_column.A.die", "side.duo.adjacency.3.2"} <= found
    assert {"window.row_bonus.1", "window.fill", "side.duo.adjacency.4.1"} <= found


def test_a_fault_of_a_side_is_said_once_for_its_five_monasteries() -> None:
    faults = faults_with(("side.multi.adjacency.3", []))
    assert faults == ["side.multi.adjacency.3: is an empty list, expected one cloister space at least"]


def test_a_fault_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PACKAGED.read_text(encoding="utf-8").replace("years = 3", "years = 4"), encoding="utf-8")
    with pytest.raises(BoardFault) as caught:
        load_board(path)
    assert str(caught.value) == f"{path}: setup.years: is 4, expected 3: the rules know nothing else"


def places(tree: Any, path: str = "") -> list[str]:
    """The path of everything in a tree, array elements counted from 1."""
    items = tree.items() if isinstance(tree, dict) else enumerate(tree, 1) if isinstance(tree, list) else ()
    found = [(f"{path}.{key}".lstrip("."), item) for key, item in items]
    return [place for at, item in found for place in (at, *places(item, at))]


PLACES = [path for path in places(load_board().tree) if not path.startswith("provenance.")]
JUNK = st.recursive(
    st.integers(-3, 30) | st.sampled_from([2**70, True, 1.5, "", "A", "soup_1", "free_action", "*", "a.b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "x", "A"]), inner),
    max_leaves=4,
)


@settings(max_examples=150)
@given(path=st.sampled_from(PLACES), value=JUNK)
def test_any_value_anywhere_is_taken_or_refused(path: str, value: Any) -> None:
    """Whatever stands where: never another error than a fault of the board."""
    with suppress(BoardFault):
        parse_board(tree_with((path, value)), "mine.toml")


# -- chains of effects ---------------------------------------------------------------------


def test_at_most_four_free_actions_on_a_side() -> None:
    spaces = road(*["free_action"] * 5, *[""] * 15)
    assert faults_with(("side.duo.road", spaces)) == [
        "side.duo.road: 5 spaces have free_action, expected at most 4"
    ]
    board_with(("side.duo.road", road(*["free_action"] * 4, *[""] * 15)))


def test_free_actions_must_not_follow_each_other_for_ever() -> None:
    """Each free action may walk on to the next one."""
    endless = "side.duo.road: free actions could follow each other for ever, expected a longer road or fewer"
    assert faults_with(("side.duo.road", road(*["free_action"] * 4))) == [endless]
    walker = ("action_column.5.standard.steps", 3)
    spaces = road("free_action", "", "", "free_action", "", "")
    assert faults_with(walker, ("side.duo.road", spaces)) == [endless]
    board_with(walker, ("side.duo.road", road("free_action", "", "", "free_action", *[""] * 16)))


def test_moves_that_could_outgrow_the_stack() -> None:
    """Moves of several steps wait for the bonus of each space: those nest, single steps do not."""
    spaces = ("side.duo.road", road(*["free_action"] * 4, *[""] * 5))
    deep = "side.duo.road: more than 14 moves could wait for each other, expected fewer free_action"
    assert faults_with(("action_column.5.standard.steps", 2), spaces) == [deep]
    board_with(("action_column.5.standard.steps", 1), spaces)
    lines = [(f"window.{axis}_bonus", ["move_messenger_2"] * 3) for axis in ("row", "column")]
    board_with(*lines, spaces)
    moves = [(f"action_column.{n}.row2", {"effect": "move_messenger", "steps": 3}) for n in range(1, 6)]
    assert deep in faults_with(*lines, *moves, spaces)
    board_with(*lines, *moves, ("road.space.3.bonus", ""))
