"""What Monasterium's rules need of a board file beyond its form.

Only what play needs is demanded. How the box's own board is built otherwise (every building beside
two cloister spaces, each bonus once) is no rule: an owner's board may differ.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType

from chapterhouse.games.monasterium.board_form import (
    AnyEffect,
    File,
    Letter,
    MissionC,
    Move,
    RoadSpace,
    Side,
    SideName,
    TakeGoods,
    TypeName,
)
from chapterhouse.games.monasterium.state import STACK
from chapterhouse.kernel.form import Faults, check_distinct, check_fixed, check_once, misfit

LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E")
SIDE_NAMES: tuple[SideName, ...] = ("duo", "multi")
GOOD_NAMES = ("soup", "tool", "book", "influence", "rosary")
TYPE_NAMES = ("profane", "workshop", "common")

# Goods that `take_goods` can name where several are on offer.
ON_OFFER = ("soup", "influence", "rosary")

# Free actions of one side (M-56), and moves that may wait inside each other for their last steps. The
# stack also needs frames for four extra novices and the innermost effect; the invariants keep four.
FREE_ACTIONS = 4
WAITING = STACK - 4 - 1 - 4 - 1

# Novices of one colour: so many marks "4" can be covered (M-13).
BLOCKERS = 24

# The most that a condition can ask for (M-103).
MOST = {
    "novices_sent": 24,
    "novices_in_common_rooms": 24,
    "novices_in_cloisters": 24,
    "window_monasteries": 5,
    "personal_dice": 3,
}

# Rules that the file spells out; they have one value.
ONLY: dict[str, object] = {
    "meta.players": [2, 3, 4],
    "components.board_sides": 2,
    "components.goods_unlimited": True,  # M-6
    "components.per_player.action_tiles": 5,
    "components.per_player.novices": 24,
    "components.per_player.personal_dice": 3,  # M-57
    "components.per_player.reroll_tiles": 1,
    "components.per_player.messengers": 1,
    "goods.kinds": list(GOOD_NAMES),
    "goods.upgrade": [["soup", "tool"], ["tool", "book"]],  # M-53
    "setup.missions_drawn_per_category": 2,  # M-16
    "setup.novices_on_action_spaces": 20,  # M-17
    "setup.extra_novices": 4,
    "setup.years": 3,  # M-21
    "action_rows.per_turn_limit.standard": 0,  # M-35
    "action_rows.per_turn_limit.row1": 0,
    "action_rows.per_turn_limit.row2": 1,
    "action_rows.per_turn_limit.row3": 1,
    "action_rows.destination.row1": "building",  # M-70
    "action_rows.destination.row2": "building",
    "action_rows.destination.row3": "chapel",
    "action_rows.destination.row4": "cloister",
    "cloister.adjacent_own_building_required": True,  # M-75
    "extra_novice.free": True,  # M-90 to M-92
    "extra_novice.any_destination": True,
    "extra_novice.unlocks_action": False,
    "extra_novice.flips_action_tile": False,
    "road.direction": "forward",  # M-40
    "road.wraps": True,
    "road.bonus_on_entering_or_passing": True,  # M-41
    "window.rows": 3,  # M-80
    "window.columns": 3,
    "window.fill": "leftmost_free_in_row",
    "window.unique_per_row": True,  # M-81
    "window.unique_per_column": True,
    "scoring.majority_tie": "all_score_full",  # M-120
    "scoring.majority_needs_at_least_one": True,  # K-22
    "scoring.other_goods_rounding": "down",  # M-123
    "scoring.final_tie": "shared_victory",  # M-124
}


def check(file: File, faults: Faults) -> None:
    """Everything that the form cannot say."""
    check_fixed(file, ONLY, faults)
    check_dice(file, faults)
    check_columns(file, faults)
    check_once("building_type", "name", [t.name for t in file.building_type], TYPE_NAMES, faults)
    check_once("monastery", "letter", [m.letter for m in file.monastery], LETTERS, faults)
    check_distinct("monastery", [m.colour for m in file.monastery], faults, "colour")
    check_roads(file, faults)
    check_sides(file, faults)
    check_window(file, faults)
    check_missions(file, faults)


# -- dice and actions ---------------------------------------------------------------------


def check_dice(file: File, faults: Faults) -> None:
    """M-1: six numbers, five of them with a column of their own."""
    spaces = file.dice_space
    check_once("dice_space", "value", [s.value for s in spaces], range(1, 7), faults)
    check_once("dice_space", "column", [s.column for s in spaces], (*LETTERS, "any"), faults)


def check_columns(file: File, faults: Faults) -> None:
    """M-2, M-3: five columns; a column's die is that of its dice space."""
    columns = file.action_column
    check_once("action_column", "letter", [c.letter for c in columns], LETTERS, faults)
    dice = {space.column: space.value for space in file.dice_space}
    for column in columns:
        path = f"action_column.{column.letter}"
        if column.die != dice.get(column.letter, column.die):
            faults.add(f"{path}.die", misfit(column.die, f"{dice[column.letter]} as dice_space says"))
        for slot, effect in column.slots.items():
            if isinstance(effect, TakeGoods):
                check_offer(effect, f"{path}.{slot}.options", faults)


def check_offer(effect: TakeGoods, path: str, faults: Faults) -> None:
    """M-51: an option is one kind of good; a choice is among those that `take_goods` can name."""
    for n, option in enumerate(effect.options, 1):
        kinds = [good for good in GOOD_NAMES if getattr(option, good)]
        if len(kinds) != 1:
            faults.add(f"{path}.{n}", f"has {len(kinds)} kinds of goods, expected one with its amount")
        for good in kinds:
            if len(effect.options) > 1 and good not in ON_OFFER:
                faults.add(f"{path}.{n}.{good}", "is one of several options, expected " + ", ".join(ON_OFFER))
    check_distinct(path, [[g for g in GOOD_NAMES if getattr(o, g)] for o in effect.options], faults)


# -- road ---------------------------------------------------------------------------------


def road_of(file: File, side: str) -> tuple[list[RoadSpace], str]:
    """The road of a side in order, and its path in the file; empty if there is none."""
    own: list[RoadSpace] | UnsetType = getattr(file.side, side).road
    if not isinstance(own, UnsetType):
        return sorted(own, key=lambda space: space.index), f"side.{side}.road"
    common = [] if isinstance(file.road.space, UnsetType) else file.road.space
    return sorted(common, key=lambda space: space.index), "road.space"


def check_roads(file: File, faults: Faults) -> None:
    if not isinstance(file.road.space, UnsetType):
        check_road(file.road.space, "road.space", faults)
    for side in SIDE_NAMES:
        own = getattr(file.side, side).road
        if own is not UNSET:
            check_road(own, f"side.{side}.road", faults)
        elif file.road.space is UNSET:
            faults.add("road.space", f"missing, expected the road here or as side.{side}.road")
        check_walk(file, side, faults)


def check_road(spaces: list[RoadSpace], path: str, faults: Faults) -> None:
    """M-40, M-44: spaces numbered without a gap, each monastery on one of them at least."""
    check_once(path, "index", [s.index for s in spaces], range(1, len(spaces) + 1), faults)
    for space in spaces:
        check_distinct(f"{path}.{space.index}.monasteries", space.monasteries, faults)
    reached = {letter for space in spaces for letter in space.monasteries}
    for letter in LETTERS:
        if letter not in reached:
            faults.add(path, f"no space leads to monastery {letter}, expected one at least")


def check_walk(file: File, side: str, faults: Faults) -> None:
    """M-17, M-45: messengers start on the road, and free actions do not follow each other for ever."""
    spaces, path = road_of(file, side)
    length, start = len(spaces), file.setup.start_space
    if spaces and start > length:
        faults.add("setup.start_space", misfit(start, f"1 to {length}, the length of {path}"))
    free = sum(space.bonus == "free_action" for space in spaces)
    if free > FREE_ACTIONS:
        faults.add(path, f"{free} spaces have free_action, expected at most {FREE_ACTIONS}")
    elif free * repeated_steps(file) >= max(length, 1):
        faults.add(path, "free actions could follow each other for ever, expected a longer road or fewer")
    elif waiting(file, free, length) > WAITING:
        faults.add(path, f"more than {WAITING} moves could wait for each other, expected fewer free_action")


def steps_of(effect: AnyEffect) -> int:
    return effect.steps if isinstance(effect, Move) else 0


def repeated_steps(file: File) -> int:
    """Most steps of an action without a limit per turn (M-35)."""
    return max(steps_of(effect) for c in file.action_column for effect in (c.standard, c.row1))


def limited_steps(file: File) -> list[int]:
    """The steps of all actions that a turn allows once."""
    moves = [steps_of(effect) for c in file.action_column for effect in (c.row2, c.row3)]
    return [steps for steps in moves if steps]


def waiting(file: File, free: int, length: int) -> int:
    """How many moves can be unfinished inside each other, at most; only one of several steps waits."""
    tiles = [steps for steps in tile_steps(file) if steps > 1]
    if not free:
        by_free_actions = 0
    elif repeated_steps(file) > 1:
        by_free_actions = entered(file, free, length)
    else:
        by_free_actions = sum(steps > 1 for steps in limited_steps(file))
    return 1 + len(tiles) + by_free_actions


def entered(file: File, free: int, length: int) -> int:
    """How often one action can come onto a free action, by all the steps that it can set off.

    Each free action adds the steps of a repeatable action; `check_walk` has made sure that this ends.
    """
    each = repeated_steps(file)
    steps = each + sum(limited_steps(file)) + sum(tile_steps(file))
    count = 0
    while (more := free * -(-(steps + count * each) // length)) > count:
        count = more
    return count


# -- monasteries --------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """A monastery on a side of the board; `paths` says where each value stands in the file."""

    building_count: int
    cloister_count: int
    adjacency: list[list[int]]
    blocked_buildings_at_3: list[int]
    blocked_cloister_at_3: list[int]
    buildings: list[TypeName]
    paths: dict[str, str]


RING = tuple(name for name in Place.__annotations__ if name != "paths")


def place_of(file: File, side: SideName, letter: Letter, faults: Faults | None = None) -> Place | None:
    """A monastery's own values, and for the rest those of its side; None if one is missing."""
    found = {name: _find(file, side, letter, name) for name in RING}
    missing = [path for value, path in found.values() if value is UNSET]
    if faults is not None:
        for path in missing:
            faults.add(path, f"missing, expected it here or in side.{side}.monastery.{letter}")
    if missing:
        return None
    values = {name: value for name, (value, _) in found.items()}
    return Place(**values, paths={name: path for name, (_, path) in found.items()})


def _find(file: File, side: SideName, letter: Letter, name: str) -> tuple[Any, str]:
    """A value of a monastery, or UNSET, and its path."""
    common: Side = getattr(file.side, side)
    own = common.monastery.get(letter)
    value = getattr(own, name) if own else UNSET
    if value is not UNSET:
        return value, f"side.{side}.monastery.{letter}.{name}"
    if name == "buildings":
        return getattr(common.buildings, letter), f"side.{side}.buildings.{letter}"
    return getattr(common, name), f"side.{side}.{name}"


def check_sides(file: File, faults: Faults) -> None:
    for side in SIDE_NAMES:
        places = [place_of(file, side, letter, faults) for letter in LETTERS]
        for place in places:
            if place is not None:
                check_place(place, faults)
        marks = sum(len(p.blocked_buildings_at_3) + len(p.blocked_cloister_at_3) for p in places if p)
        if file.setup.board_side.three == side and marks > BLOCKERS:
            faults.add(f"side.{side}", f"{marks} spaces are blocked at 3, expected at most {BLOCKERS}")


def check_place(place: Place, faults: Faults) -> None:
    """M-13, M-75: lists as long as the counts say, numbers of spaces that exist."""
    buildings, cloister, paths = place.building_count, place.cloister_count, place.paths
    for name in ("buildings", "adjacency"):
        given = len(getattr(place, name))
        if given != buildings:
            faults.add(paths[name], f"has {given}, expected {buildings} as {paths['building_count']} says")
    for n, near in enumerate(place.adjacency, 1):
        path = f"{paths['adjacency']}.{n}"
        if not near:
            faults.add(path, "is an empty list, expected one cloister space at least")
        check_spots(near, cloister, path, faults)
    check_spots(place.blocked_buildings_at_3, buildings, paths["blocked_buildings_at_3"], faults)
    check_spots(place.blocked_cloister_at_3, cloister, paths["blocked_cloister_at_3"], faults)


def check_spots(spots: list[int], count: int, path: str, faults: Faults) -> None:
    check_distinct(path, spots, faults)
    for n, spot in enumerate(spots, 1):
        if spot > count:
            faults.add(f"{path}.{n}", misfit(spot, f"1 to {count}"))


# -- window and missions ------------------------------------------------------------------


def parse_line(text: str) -> tuple[str, int] | None:
    """`soup_1` -> soup, 1; None if it is no bonus of a window line (M-83)."""
    found = re.fullmatch(r"([a-z_]+)_([1-9][0-9]{0,2})", text, re.ASCII)
    if found is None:
        return None
    name, amount = found[1], int(found[2])
    limit = 3 if name == "move_messenger" else 127
    return (name, amount) if name in (*GOOD_NAMES, "move_messenger") and amount <= limit else None


def line_steps(text: str) -> int:
    bonus = parse_line(text)
    return bonus[1] if bonus and bonus[0] == "move_messenger" else 0


def tile_steps(file: File) -> list[int]:
    """Most steps of each field of the window (M-83)."""
    rows, columns = file.window.row_bonus, file.window.column_bonus
    return [max(line_steps(row), line_steps(column)) for row in rows for column in columns]


def check_window(file: File, faults: Faults) -> None:
    for key in ("row_bonus", "column_bonus"):
        for n, text in enumerate(getattr(file.window, key), 1):
            if parse_line(text) is None:
                expected = "a good and an amount like soup_1, or move_messenger_1 to move_messenger_3"
                faults.add(f"window.{key}.{n}", misfit(text, expected))


def check_missions(file: File, faults: Faults) -> None:
    """M-16, M-102, M-103."""
    check_distinct("mission", [m.id for m in file.mission], faults, "id")
    held = Counter(type(mission).__struct_config__.tag for mission in file.mission)
    for category in "ABC":
        if held[category] < 2:
            faults.add("mission", f"{held[category]} of category {category}, expected 2 at least")
    for mission in file.mission:
        if isinstance(mission, MissionC):
            check_condition(file, mission, faults)
            continue
        path = f"mission.{mission.id}.needs"
        check_distinct(path, [(n.monastery, n.area, n.type) for n in mission.needs], faults)
        for n, need in enumerate(mission.needs, 1):
            if need.area != "building" and need.type is not UNSET:
                faults.add(f"{path}.{n}.type", f"unknown for a {need.area}, expected only for a building")


def check_condition(file: File, mission: MissionC, faults: Faults) -> None:
    """A condition that can be met, and is not met from the start."""
    kind, given = mission.condition.kind, mission.condition.at_least
    low = file.setup.personal_dice_at_start + 1 if kind == "personal_dice" else 1
    if not low <= given <= MOST[kind]:
        faults.add(f"mission.{mission.id}.condition.at_least", misfit(given, f"{low} to {MOST[kind]}"))
