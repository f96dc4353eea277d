"""Monasterium's board file: the box's own."""

from collections import Counter

import pytest

from chapterhouse.games.monasterium.board import PACKAGED, colours, load_board, mission_ids
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CHAPEL,
    CLOISTER,
    COMMON,
    DICE_OWNED,
    DIE_BONUS,
    FREE_BONUS,
    GOOD_LINE,
    GOODS_EFFECT,
    INFLUENCE,
    PROFANE,
    ROSARY,
    ROW1,
    ROW2,
    ROW3,
    SCORE_EFFECT,
    SEND_EFFECT,
    SENT,
    SOUP,
    STANDARD,
    STEPS_EFFECT,
    STEPS_LINE,
    TOOL,
    UPGRADE_EFFECT,
    WINDOW_EFFECT,
    WORKSHOP,
)
from tests.games.monasterium.boards import board_with, record, row, spots

DUO, MULTI = 0, 1
A, B, C, D, E = range(5)


# -- the box's own board ------------------------------------------------------------------


def test_packaged_board_is_the_given_data() -> None:
    """Any other value means another board: records played on the old one will not replay."""
    board = load_board()
    assert board.digest == "970e66f697a2558df6b0a47f168eaf81bfd3d7bd74a5cf108c7dbbb3c2d29402"
    assert board is load_board()
    assert board.digest == load_board(PACKAGED).digest
    assert board.rows.tobytes() == load_board(PACKAGED).rows.tobytes()


def test_every_value_has_its_class() -> None:
    board = load_board()
    counts = {"rulebook": 170, "inferred": 69, "public": 14, "reconstructed": 235}
    assert board.provenance.counts() == counts
    assert Counter(of_class for _, _, of_class in board.leaves()) == counts
    paths = [path for path, _, _ in board.leaves()]
    assert len(paths) == len(set(paths))


@pytest.mark.parametrize(
    ("path", "of_class"),
    [
        ("meta.designer", "rulebook"),
        ("meta.year", "public"),
        ("dice_space.6.column", "rulebook"),
        ("dice_space.6.value", "inferred"),
        ("action_column.C.row2.options.3.rosary", "inferred"),
        ("action_column.C.row3.effect", "rulebook"),
        ("building_type.common.points", "rulebook"),
        ("road.personal_die_alternative_points", "rulebook"),
        ("road.space.1.bonus", "inferred"),
        ("road.space.10.bonus", "inferred"),
        ("road.space.9.bonus", "reconstructed"),
        ("road.space.10.monasteries.2", "reconstructed"),
        ("monastery.A.colour", "reconstructed"),
        ("side.duo.blocked_cloister_at_3", "reconstructed"),
        ("side.multi.adjacency.8.2", "reconstructed"),
        ("window.column_points.3", "rulebook"),
        ("window.column_points.1", "reconstructed"),
        ("mission.A1.points.1", "reconstructed"),
        ("mission.B5.points.1", "public"),
        ("mission.B5.points.2", "reconstructed"),
        ("mission.B5.points.3", "public"),
        ("mission.C2.condition.at_least", "rulebook"),
        ("scoring.majority_needs_at_least_one", "inferred"),
    ],
)
def test_class_of_a_value(path: str, of_class: str) -> None:
    assert load_board().provenance.of(path) == of_class


def test_names() -> None:
    board = load_board()
    assert mission_ids(board) == [category + str(n) for category in "ABC" for n in range(1, 6)]
    assert colours(board) == ["red", "green", "blue", "yellow", "purple"]
    assert colours(board_with(("monastery", board.tree["monastery"][::-1])))[0] == "red"


def test_setup_in_the_record() -> None:
    b = record(load_board())
    assert row(b.side_of) == [DUO, MULTI, MULTI]
    assert row(b.neutral_share) == [5, 3, 2]
    assert row(b.tiles_each) == row(b.chapel_limit) == [4, 6, 8]
    assert row(b.rounds) == [2, 3, 4]
    assert row(b.start_goods) == [2, 0, 0, 2, 1]
    assert (b.start_dice, b.start_space, b.start_prestige) == (1, 0, 0)
    assert row(b.space_column) == [A, B, C, D, E, -1]
    assert row(b.space_limit) == [3, 3, 3, 3, 3, 1]


def test_actions_in_the_record() -> None:
    b = record(load_board())
    assert [b.effect[c, STANDARD] for c in range(5)] == [SEND_EFFECT] + [GOODS_EFFECT] * 3 + [STEPS_EFFECT]
    assert [b.effect[c, ROW3] for c in range(5)] == [WINDOW_EFFECT] * 5
    assert (b.effect[E, ROW1], b.effect[E, ROW2]) == (UPGRADE_EFFECT, SCORE_EFFECT)
    values = {(A, ROW1): 1, (B, ROW2): 1, (D, ROW2): 2, (E, STANDARD): 1, (E, ROW2): 3}
    assert {
        (c, s): b.effect_value[c, s] for c in range(5) for s in range(4) if b.effect_value[c, s]
    } == values
    assert [b.offer[C, ROW2, good] for good in range(5)] == [2, 0, 0, 2, 2]
    assert [b.offer[A, ROW2, good] for good in range(5)] == [0, 1, 0, 0, 0]
    assert (b.offer_count[C, ROW2], b.offer_count[A, ROW2], b.offer_count[A, STANDARD]) == (3, 1, 0)
    assert b.yellow_points == 1


def test_costs_in_the_record() -> None:
    b = record(load_board())
    assert row(b.type_good) == [SOUP, TOOL, 2]
    assert row(b.type_influence) == [1, 1, 1]
    assert [[b.type_cost[row, t] for t in range(3)] for row in range(2)] == [[2, 2, 2], [3, 3, 3]]
    assert row(b.type_points) == [1, 2, 3]
    assert [[b.type_gain[t, good] for good in range(5)] for t in range(3)] == [
        [0, 1, 0, 0, 0],
        [0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0],
    ]
    assert row(b.type_tile) == [0, 0, 1]
    assert row(b.chapel_cost) == row(b.cloister_cost) == [1, 2, 3]


def test_road_in_the_record() -> None:
    b = record(load_board())
    for side in (DUO, MULTI):
        assert b.road_length[side] == 10
        assert spots(b.road_access[side, 0]) == [1, 2]
        assert spots(b.road_access[side, 5]) == [3, 5]
        assert b.road_bonus[side, 2] == FREE_BONUS
        assert b.road_bonus[side, 9] == DIE_BONUS
        assert b.road_bonus[side, 10] == b.road_access[side, 10] == 0
    assert b.die_points == 5


def test_monasteries_in_the_record() -> None:
    b = record(load_board())
    assert [b.building_count[s, A] for s in (DUO, MULTI)] == [4, 8]
    assert [b.cloister_count[s, E] for s in (DUO, MULTI)] == [4, 8]
    assert spots(b.of_type[MULTI, A, PROFANE]) == [1, 4, 7]
    assert spots(b.of_type[MULTI, A, WORKSHOP]) == [2, 5, 8]
    assert spots(b.of_type[DUO, E, COMMON]) == [4]
    assert spots(b.touches[MULTI, B, 7]) == [1, 8]
    assert spots(b.touches[DUO, B, 0]) == [1, 2]
    assert b.touches[DUO, B, 4] == 0
    assert spots(b.blocked_buildings[MULTI, C]) == [7, 8]
    assert spots(b.blocked_cloister[MULTI, C]) == [8]
    assert b.blocked_buildings[DUO, C] == 0


def test_window_and_missions_in_the_record() -> None:
    b = record(load_board())
    assert [b.line_kind[0, n] for n in range(3)] == [GOOD_LINE, GOOD_LINE, STEPS_LINE]
    assert [b.line_good[0, n] for n in range(2)] == [INFLUENCE, ROSARY]
    assert b.line_amount[0, 2] == 2
    assert [[b.line_points[axis, n] for n in range(3)] for axis in range(2)] == [[5, 5, 5], [4, 4, 4]]
    assert b.card_count == 15
    assert row(b.card_category)[:15] == [0] * 5 + [1] * 5 + [2] * 5
    assert [b.need_monastery[5, n] for n in range(3)] == [A, B, D]
    assert [b.need_area[5, n] for n in range(3)] == [CHAPEL, BUILDING, CLOISTER]
    assert [b.need_type[5, n] for n in range(3)] == [-1, -1, -1]
    assert [b.card_points[5, year] for year in range(3)] == [14, 10, 7]
    assert (b.card_needs[5], b.card_condition[5]) == (3, 0)
    assert (b.card_needs[10], b.card_condition[10], b.card_threshold[10]) == (0, SENT, 12)
    assert (b.card_condition[14], b.card_threshold[14]) == (DICE_OWNED, 3)
    assert [b.card_points[14, year] for year in range(3)] == [6, 6, 6]


def test_final_scoring_in_the_record() -> None:
    b = record(load_board())
    assert b.majority_points == 5
    assert row(b.chapel_points) == [0, 1, 3, 6, 10, 15]
    assert (b.cloister_factor, b.tool_value, b.book_value, b.other_divisor) == (2, 1, 2, 2)


# -- how the box's own board is built; an owner's may be otherwise -------------------------


def test_each_mission_takes_every_monastery_once_in_a_role() -> None:
    missions = load_board().tree["mission"]
    assert Counter(m["category"] for m in missions) == {"A": 5, "B": 5, "C": 5}
    for category in "AB":
        needs = [need for m in missions if m["category"] == category for need in m["needs"]]
        pairs = Counter((need["area"], need["monastery"]) for need in needs)
        assert pairs == {(area, x): 1 for area in ("chapel", "building", "cloister") for x in "ABCDE"}
    for mission in missions[:10]:
        first, second, third = mission["points"]
        assert first > second > third


@pytest.mark.parametrize("side", ["duo", "multi"])
def test_rings_are_staggered(side: str) -> None:
    data = load_board().tree["side"][side]
    assert all(len(set(near)) == 2 for near in data["adjacency"])
    touched = Counter(spot for near in data["adjacency"] for spot in near)
    assert touched == dict.fromkeys(range(1, data["cloister_count"] + 1), 2)


def test_marks_leave_two_open_cloister_spaces_to_each_open_building() -> None:
    data = load_board().tree["side"]["multi"]
    closed, shut = data["blocked_buildings_at_3"], data["blocked_cloister_at_3"]
    assert len(closed + shut) * 5 <= 24
    for n, near in enumerate(data["adjacency"], 1):
        assert n in closed or not set(near) & set(shut)


def test_totals_of_building_types() -> None:
    sides = load_board().tree["side"]
    totals = {s: Counter(t for ring in sides[s]["buildings"].values() for t in ring) for s in sides}
    assert totals["multi"] == {"profane": 15, "workshop": 15, "common": 10}
    assert totals["duo"] == {"profane": 7, "workshop": 7, "common": 6}
    open_types = Counter(t for ring in sides["multi"]["buildings"].values() for t in ring[:6])
    assert open_types == {"profane": 10, "workshop": 10, "common": 10}


def test_road_of_the_box() -> None:
    spaces = load_board().tree["road"]["space"]
    assert any(space["monasteries"] == ["C", "E"] for space in spaces)
    assert Counter(s["bonus"] for s in spaces if s["bonus"]).most_common(1)[0][1] == 1
    assert len({s["bonus"] for s in spaces}) == 6
    assert (spaces[0]["bonus"], spaces[-1]["bonus"]) == ("", "personal_die")
    served = Counter(letter for space in spaces for letter in space["monasteries"])
    assert min(served[letter] for letter in "ABCDE") >= 3


def test_ninth_tile_is_worth_nine() -> None:
    window = load_board().tree["window"]
    assert [row + window["column_points"][2] for row in window["row_points"]] == [9, 9, 9]


def test_no_alternative_equals_the_standard_action() -> None:
    for column in load_board().tree["action_column"]:
        assert column["standard"] not in (column["row1"], column["row2"], column["row3"])


def test_setup_fits_the_components() -> None:
    tree = load_board().tree
    box, setup = tree["components"], tree["setup"]
    assert box["window_tiles"] == 5 * box["window_tiles_per_monastery"]
    assert max(setup["window_tiles_per_monastery"].values()) == box["window_tiles_per_monastery"]
    assert max(int(n) * share for n, share in setup["neutral_dice_per_player"].items()) == box["neutral_dice"]
    assert box["mission_cards"] == len(tree["mission"])
