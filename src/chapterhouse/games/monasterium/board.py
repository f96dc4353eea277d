"""Monasterium's board file, checked and packed into the record that rules read.

The form stands in `board_form.py`, what else is demanded in `board_checks.py`, the data in
`board.toml`. Letters, names and ids become numbers from 0, sets become masks.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from msgspec import UnsetType

from chapterhouse.games.monasterium.board_checks import (
    GOOD_NAMES,
    LETTERS,
    SIDE_NAMES,
    TYPE_NAMES,
    check,
    parse_line,
    place_of,
    road_of,
)
from chapterhouse.games.monasterium.board_form import (
    Amounts,
    AnyEffect,
    ByPlayers,
    File,
    Letter,
    MissionC,
    Move,
    Need,
    Score,
    Send,
    SideName,
    Stock,
    TakeGoods,
    TakeWindow,
    Upgrade,
)
from chapterhouse.games.monasterium.state import (
    DICE_OWNED,
    DIE_BONUS,
    FREE_BONUS,
    GOOD_LINE,
    GOODS_EFFECT,
    IN_CLOISTERS,
    IN_COMMONS,
    INFLUENCE_ROSARY_BONUS,
    NO_BONUS,
    SCORE_EFFECT,
    SEND_EFFECT,
    SENT,
    SOUP_UPGRADE_BONUS,
    STEPS_EFFECT,
    STEPS_LINE,
    UPGRADE_EFFECT,
    WINDOW_BONUS,
    WINDOW_EFFECT,
    WINDOW_KINDS,
    YEARS,
    Board,
)
from chapterhouse.kernel.board import BoardFile, board_file, read_toml
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.layout import Layout, Rows
from chapterhouse.kernel.provenance import Tree

PACKAGED = Path(__file__).with_name("board.toml")

EFFECTS: dict[type[AnyEffect], int] = {
    Send: SEND_EFFECT,
    TakeGoods: GOODS_EFFECT,
    Move: STEPS_EFFECT,
    Upgrade: UPGRADE_EFFECT,
    Score: SCORE_EFFECT,
    TakeWindow: WINDOW_EFFECT,
}
BONUSES = {
    "": NO_BONUS,
    "free_action": FREE_BONUS,
    "influence_or_rosary": INFLUENCE_ROSARY_BONUS,
    "soup_or_upgrade": SOUP_UPGRADE_BONUS,
    "window_any": WINDOW_BONUS,
    "personal_die": DIE_BONUS,
}
CONDITIONS = {
    "novices_sent": SENT,
    "novices_in_common_rooms": IN_COMMONS,
    "novices_in_cloisters": IN_CLOISTERS,
    "window_monasteries": WINDOW_KINDS,
    "personal_dice": DICE_OWNED,
}
AREAS = ("building", "chapel", "cloister")
CATEGORIES = ("A", "B", "C")


def load_board(path: Path | None = None) -> BoardFile:
    """An owner's board file, or the one that comes with the house."""
    return _packaged() if path is None else parse_board(read_toml(path), str(path))


@cache
def _packaged() -> BoardFile:
    return parse_board(read_toml(PACKAGED), PACKAGED.name)


def parse_board(tree: Tree, source: str) -> BoardFile:
    """A board from the tables of a file already read."""
    return board_file(tree, source, File, check, pack)


def mission_ids(board: BoardFile) -> list[str]:
    """The ids of all missions; a card of the record is a position in this list."""
    return [mission["id"] for mission in board.tree["mission"]]


def colours(board: BoardFile) -> list[str]:
    """The colours of the monasteries A to E."""
    named = {monastery["letter"]: monastery["colour"] for monastery in board.tree["monastery"]}
    return [named[letter] for letter in LETTERS]


# -- the record ---------------------------------------------------------------------------


def pack(file: File) -> Rows:
    """The record of a checked file."""
    layout = Layout(Board)
    rows = layout.rows()
    board = layout.unpack(rows[0])
    for fill in (
        fill_setup,
        fill_dice_spaces,
        fill_actions,
        fill_types,
        fill_roads,
        fill_places,
        fill_window,
        fill_missions,
        fill_scoring,
    ):
        fill(board, file)
    layout.pack(board, rows)
    return rows


def mask(numbers: Iterable[int]) -> int:
    """Numbers counted from 1 as bits counted from 0."""
    return sum(1 << number - 1 for number in numbers)


def letters(monasteries: Iterable[str]) -> int:
    return mask(LETTERS.index(letter) + 1 for letter in monasteries)


def put(row: Vec, values: Iterable[int]) -> None:
    for at, value in enumerate(values):
        row[at] = value


def by_players(value: ByPlayers[int]) -> tuple[int, int, int]:
    return value.two, value.three, value.four


def amounts(goods: Amounts | Stock) -> list[int]:
    return [getattr(goods, good) for good in GOOD_NAMES]


def fill_setup(board: Board, file: File) -> None:
    """M-12 to M-21."""
    setup, sides = file.setup, file.setup.board_side
    put(board.side_of, [SIDE_NAMES.index(side) for side in (sides.two, sides.three, sides.four)])
    put(board.neutral_share, by_players(setup.neutral_dice_per_player))
    put(board.tiles_each, by_players(setup.window_tiles_per_monastery))
    put(board.chapel_limit, by_players(setup.chapel_capacity))
    put(board.rounds, by_players(setup.rounds_per_year))
    put(board.start_goods, amounts(setup.start_goods))
    board.start_dice = setup.personal_dice_at_start
    board.start_space = setup.start_space - 1
    board.start_prestige = setup.start_prestige


def fill_dice_spaces(board: Board, file: File) -> None:
    """M-1, M-29."""
    for space in file.dice_space:
        column = -1 if space.column == "any" else LETTERS.index(space.column)
        board.space_column[space.value - 1] = column
        board.space_limit[space.value - 1] = space.max_dice_per_turn


def fill_actions(board: Board, file: File) -> None:
    """M-50 to M-55."""
    for column in file.action_column:
        at = LETTERS.index(column.letter)
        for slot, effect in enumerate(column.slots.values()):
            board.effect[at, slot] = EFFECTS[type(effect)]
            board.effect_value[at, slot] = effect_value(effect)
            if isinstance(effect, TakeGoods):
                fill_offer(board, at, slot, effect)
    board.yellow_points = file.action_rows.row4_points_per_die


def effect_value(effect: AnyEffect) -> int:
    match effect:
        case Send():
            return effect.influence_discount
        case Move():
            return effect.steps
        case Score():
            return effect.points
    return 0


def fill_offer(board: Board, column: int, slot: int, effect: TakeGoods) -> None:
    board.offer_count[column, slot] = len(effect.options)
    for option in effect.options:
        for good, amount in enumerate(amounts(option)):
            board.offer[column, slot, good] += amount


def fill_types(board: Board, file: File) -> None:
    """M-72 to M-75."""
    for kind in file.building_type:
        at = TYPE_NAMES.index(kind.name)
        board.type_good[at] = GOOD_NAMES.index(kind.good)
        board.type_influence[at] = kind.influence
        board.type_cost[0, at], board.type_cost[1, at] = kind.goods_cost.row1, kind.goods_cost.row2
        board.type_points[at] = kind.points
        board.type_tile[at] = kind.bonus.window_tile_same_monastery
        for good, amount in enumerate(amounts(kind.bonus)):
            board.type_gain[at, good] = amount
    put(board.chapel_cost, file.chapel.influence_cost_by_ordinal)
    put(board.cloister_cost, file.cloister.rosary_cost_by_ordinal)


def fill_roads(board: Board, file: File) -> None:
    """M-40 to M-60."""
    board.die_points = file.road.personal_die_alternative_points
    for side, name in enumerate(SIDE_NAMES):
        spaces, _ = road_of(file, name)
        board.road_length[side] = len(spaces)
        for at, space in enumerate(spaces):
            board.road_access[side, at] = letters(space.monasteries)
            board.road_bonus[side, at] = BONUSES[space.bonus]


def fill_places(board: Board, file: File) -> None:
    """M-5, M-13, M-75."""
    for side, name in enumerate(SIDE_NAMES):
        for at, letter in enumerate(LETTERS):
            fill_place(board, file, side, name, at, letter)


def fill_place(board: Board, file: File, side: int, name: SideName, at: int, letter: Letter) -> None:
    place = place_of(file, name, letter)
    assert place is not None, "the file was checked"
    board.building_count[side, at] = place.building_count
    board.cloister_count[side, at] = place.cloister_count
    board.blocked_buildings[side, at] = mask(place.blocked_buildings_at_3)
    board.blocked_cloister[side, at] = mask(place.blocked_cloister_at_3)
    for spot, kind in enumerate(place.buildings):
        board.of_type[side, at, TYPE_NAMES.index(kind)] += 1 << spot
        board.touches[side, at, spot] = mask(place.adjacency[spot])


def fill_window(board: Board, file: File) -> None:
    """M-83, M-84."""
    window = file.window
    for axis, texts in enumerate((window.row_bonus, window.column_bonus)):
        for at, text in enumerate(texts):
            bonus = parse_line(text)
            assert bonus is not None, "the file was checked"
            good = bonus[0] in GOOD_NAMES
            board.line_kind[axis, at] = GOOD_LINE if good else STEPS_LINE
            board.line_good[axis, at] = GOOD_NAMES.index(bonus[0]) if good else 0
            board.line_amount[axis, at] = bonus[1]
    for axis, points in enumerate((window.row_points, window.column_points)):
        for at, value in enumerate(points):
            board.line_points[axis, at] = value


def fill_missions(board: Board, file: File) -> None:
    """M-100 to M-103."""
    board.card_count = len(file.mission)
    for card, mission in enumerate(file.mission):
        board.card_category[card] = CATEGORIES.index(str(type(mission).__struct_config__.tag))
        points = mission.points
        if isinstance(mission, MissionC):
            points = mission.points * YEARS
            board.card_condition[card] = CONDITIONS[mission.condition.kind]
            board.card_threshold[card] = mission.condition.at_least
        else:
            fill_needs(board, card, mission.needs)
        for year in range(YEARS):
            board.card_points[card, year] = points[year]


def fill_needs(board: Board, card: int, needs: list[Need]) -> None:
    board.card_needs[card] = len(needs)
    for at, need in enumerate(needs):
        board.need_monastery[card, at] = LETTERS.index(need.monastery)
        board.need_area[card, at] = AREAS.index(need.area)
        any_type = isinstance(need.type, UnsetType)
        board.need_type[card, at] = -1 if any_type else TYPE_NAMES.index(str(need.type))


def fill_scoring(board: Board, file: File) -> None:
    """M-120 to M-123."""
    scoring = file.scoring
    board.majority_points = scoring.monastery_majority
    put(board.chapel_points, scoring.chapel_points_by_monasteries)
    board.cloister_factor = scoring.cloister_factor
    board.tool_value = scoring.tool_value
    board.book_value = scoring.book_value
    board.other_divisor = scoring.other_goods_divisor
