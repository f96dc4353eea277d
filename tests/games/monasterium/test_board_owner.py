"""What an owner of the box may say in his own board file."""

from pathlib import Path

import pytest

from chapterhouse.games.monasterium.board import PACKAGED, load_board, mission_ids, parse_board
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CLOISTER,
    COMMON,
    DICE_OWNED,
    DIE_BONUS,
    FREE_BONUS,
    GOOD_LINE,
    GOODS_EFFECT,
    NO_BONUS,
    PROFANE,
    ROW2,
    SOUP,
    STEPS_LINE,
    WORKSHOP,
)
from chapterhouse.kernel.board import BoardFile, read_toml
from tests.games.monasterium.boards import GONE, board_with, record, road, row, spots, tree_with

DUO, MULTI = 0, 1
A, B, C, D, E = range(5)


OWNER = """
[[side.duo.road]]
index = 2
monasteries = ["A", "B", "C", "D", "E"]
bonus = "free_action"
[[side.duo.road]]
index = 1
monasteries = []
bonus = "personal_die"
[[side.duo.road]]
index = 3
monasteries = ["E"]
bonus = ""
[[side.duo.road]]
index = 4
monasteries = ["B"]
bonus = "free_action"

[side.multi.monastery.A]
building_count = 3
cloister_count = 5
adjacency = [[1], [2, 3, 4], [5, 1]]
buildings = ["common", "common", "profane"]
blocked_buildings_at_3 = []
blocked_cloister_at_3 = [2, 4]

[side.multi.monastery.E]
cloister_count = 12
blocked_cloister_at_3 = [12]

[side.duo.monastery.C]
blocked_buildings_at_3 = []
buildings = ["workshop", "workshop", "workshop", "workshop"]

[[mission]]
id = "promo-1"
category = "A"
needs = [
    { monastery = "A", area = "building", type = "profane" },
    { monastery = "A", area = "building", type = "common" },
    { monastery = "B", area = "building" },
    { monastery = "C", area = "building", type = "workshop" },
]
points = [20, 20, 0]

[[mission]]
id = "promo-2"
category = "B"
needs = [{ monastery = "E", area = "cloister" }]
points = [4, 3, 2]

[[mission]]
id = "promo-3"
category = "C"
condition = { kind = "personal_dice", at_least = 2 }
points = [3]
"""


@pytest.fixture
def owner(tmp_path: Path) -> BoardFile:
    path = tmp_path / "mine.toml"
    path.write_text(PACKAGED.read_text(encoding="utf-8") + OWNER, encoding="utf-8")
    return load_board(path)


def test_a_road_of_its_own_for_a_side(owner: BoardFile) -> None:
    b = record(owner)
    assert row(b.road_length) == [4, 10]
    assert [spots(b.road_access[DUO, n]) for n in range(5)] == [[], [1, 2, 3, 4, 5], [5], [2], []]
    assert [b.road_bonus[DUO, n] for n in range(4)] == [DIE_BONUS, FREE_BONUS, NO_BONUS, FREE_BONUS]
    assert b.road_bonus[DUO, 9] == 0
    box = record(load_board())
    assert [b.road_access[MULTI, n] for n in range(24)] == [box.road_access[MULTI, n] for n in range(24)]


def test_two_roads_need_no_common_one() -> None:
    tree = tree_with(
        ("road.space", GONE), ("side.duo.road", road("", "")), ("side.multi.road", road("", "", ""))
    )
    marks = tree["provenance"]
    for path in [path for path in marks if path.startswith("road.space")]:
        del marks[path]
    b = record(parse_board(tree, "mine.toml"))
    assert row(b.road_length) == [2, 3]


def test_monasteries_of_their_own(owner: BoardFile) -> None:
    b = record(owner)
    assert [b.building_count[MULTI, m] for m in range(5)] == [3, 8, 8, 8, 8]
    assert [b.cloister_count[MULTI, m] for m in range(5)] == [5, 8, 8, 8, 12]
    assert [spots(b.touches[MULTI, A, n]) for n in range(4)] == [[1], [2, 3, 4], [1, 5], []]
    assert [spots(b.of_type[MULTI, A, t]) for t in (PROFANE, WORKSHOP, COMMON)] == [[3], [], [1, 2]]
    assert [spots(b.blocked_cloister[MULTI, m]) for m in range(5)] == [[2, 4], [8], [8], [8], [12]]
    assert [spots(b.blocked_buildings[MULTI, m]) for m in range(5)] == [[]] + [[7, 8]] * 4
    assert spots(b.of_type[DUO, C, WORKSHOP]) == [1, 2, 3, 4]
    assert spots(b.of_type[DUO, B, WORKSHOP]) == [1, 4]


def test_a_side_may_leave_all_to_its_monasteries() -> None:
    ring = {
        "building_count": 1,
        "cloister_count": 2,
        "adjacency": [[2]],
        "buildings": ["common"],
        "blocked_buildings_at_3": [],
        "blocked_cloister_at_3": [],
    }
    side = {"monastery": dict.fromkeys("ABCDE", ring)}
    b = record(board_with(("side.duo", side)))
    assert [b.building_count[DUO, m] for m in range(5)] == [1] * 5
    assert [spots(b.touches[DUO, m, 0]) for m in range(5)] == [[2]] * 5


def test_further_missions(owner: BoardFile) -> None:
    b = record(owner)
    assert b.card_count == 18
    assert mission_ids(owner)[15:] == ["promo-1", "promo-2", "promo-3"]
    assert [b.card_category[card] for card in (15, 16, 17)] == [0, 1, 2]
    assert [b.card_needs[card] for card in (15, 16, 17)] == [4, 1, 0]
    assert [b.need_monastery[15, n] for n in range(4)] == [A, A, B, C]
    assert [b.need_area[15, n] for n in range(4)] == [BUILDING] * 4
    assert [b.need_type[15, n] for n in range(4)] == [PROFANE, COMMON, -1, WORKSHOP]
    assert [b.card_points[15, year] for year in range(3)] == [20, 20, 0]
    assert (b.need_monastery[16, 0], b.need_area[16, 0], b.need_type[16, 0]) == (E, CLOISTER, -1)
    assert (b.card_condition[17], b.card_threshold[17]) == (DICE_OWNED, 2)


def test_thirty_missions_fit() -> None:
    missions = tree_with()["mission"]
    b = record(board_with(("mission", missions + [{**m, "id": m["id"] + "x"} for m in missions])))
    assert b.card_count == 30
    assert b.card_condition[29] == DICE_OWNED


def test_largest_monastery_fits() -> None:
    ring = {
        "building_count": 12,
        "cloister_count": 12,
        "adjacency": [list(range(1, 13))] * 12,
        "buildings": ["profane"] * 12,
    }
    b = record(board_with(("side.multi.monastery.D", ring)))
    assert spots(b.of_type[MULTI, D, PROFANE]) == list(range(1, 13))
    assert spots(b.touches[MULTI, D, 11]) == list(range(1, 13))


def test_longest_road_fits() -> None:
    b = record(board_with(("side.multi.road", road(*["soup_or_upgrade"] * 24)), ("setup.start_space", 10)))
    assert row(b.road_length) == [10, 24]
    assert b.start_space == 9


def test_other_actions_and_window_lines() -> None:
    b = record(
        board_with(
            ("action_column.1.row2.options.1", {"book": 2}),
            ("action_column.3.row2.options", [{"soup": 3}, {"rosary": 1}]),
            ("action_column.5.row2", {"effect": "take_goods", "options": [{"tool": 4}]}),
            ("window.column_bonus.3", "move_messenger_3"),
            ("window.row_bonus.1", "soup_12"),
        )
    )
    assert [b.offer[A, ROW2, good] for good in range(5)] == [0, 0, 2, 0, 0]
    assert [b.offer[C, ROW2, good] for good in range(5)] == [3, 0, 0, 0, 1]
    assert (b.offer_count[C, ROW2], b.effect[E, ROW2], b.effect_value[E, ROW2]) == (2, GOODS_EFFECT, 0)
    assert (b.line_kind[1, 2], b.line_amount[1, 2]) == (STEPS_LINE, 3)
    assert (b.line_kind[0, 0], b.line_good[0, 0], b.line_amount[0, 0]) == (GOOD_LINE, SOUP, 12)


def test_order_in_the_file_does_not_matter() -> None:
    """Columns, dice spaces, road spaces, building types go by their names, not by their places."""
    names = ("dice_space", "action_column", "building_type", "monastery")
    turned = [(name, tree_with()[name][::-1]) for name in names]
    turned.append(("road.space", tree_with()["road"]["space"][::-1]))
    board = board_with(*turned)
    assert board.rows.tobytes() == load_board().rows.tobytes()
    assert board.provenance.of("road.space.1.bonus") == "inferred"
    assert board.provenance.of("road.space.9.bonus") == "reconstructed"


def test_an_owners_values_keep_their_provenance(owner: BoardFile) -> None:
    assert owner.provenance.of("side.duo.road.2.bonus") == "reconstructed"
    assert owner.provenance.of("side.multi.monastery.A.adjacency.2.3") == "reconstructed"
    assert owner.provenance.of("mission.promo-1.needs.1.type") == "reconstructed"
    own = tree_with(("mission.1.points.1", 12))
    own["provenance"]["mission.A1.points.1"] = "rulebook"
    assert parse_board(own, "mine.toml").provenance.of("mission.A1.points.1") == "rulebook"


def test_digest_follows_the_values_alone(owner: BoardFile) -> None:
    known = load_board().digest
    assert owner.digest != known
    assert board_with(("provenance.side", "public")).digest == known
    assert board_with(("side.duo.buildings.A.1", "workshop")).digest != known
    text = "# A copy\n" + PACKAGED.read_text(encoding="utf-8")
    assert parse_board(read_toml(text), "copy").digest == known
