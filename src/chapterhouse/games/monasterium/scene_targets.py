"""What can be chosen now: every legal action on its space, with what it means here."""

from collections.abc import Callable
from typing import Any

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.scene_words import (
    AREA_NAMES,
    EXTRA,
    SLOT_NAMES,
    TYPE_NAMES,
    Look,
    and_say,
    effect_say,
    gain_say,
    good_say,
    line_say,
    points_say,
    price_say,
    type_at,
)
from chapterhouse.games.monasterium.state import (
    BOOK,
    BUILDING,
    CHAPEL,
    CLOISTER,
    COLUMNS,
    INFLUENCE,
    ROSARY,
    ROWS,
    SLOTS,
    SOUP,
    STANDARD,
    TOOL,
)
from chapterhouse.games.monasterium.words import GOOD_NAMES
from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.phrases import action_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Target

Place = Callable[[Look, dict[str, Any]], str | None]
Hint = Callable[[Look, dict[str, Any]], Say | None]
ROW_AREAS = (BUILDING, BUILDING, CHAPEL, CLOISTER)


def targets(look: Look) -> tuple[Target, ...]:
    """Every legal action of the viewer."""
    return tuple(target(look, look.names.alphabet[number]) for number in look.view.legal)


def target(look: Look, action: Action) -> Target:
    place, hint = KINDS[action.kind]
    params = dict(action.params)
    label = action_say(action, look.names)
    return Target(action.number, label, place(look, params), hint(look, params), action.text)


# -- where --------------------------------------------------------------------------------


def nowhere(look: Look, p: dict[str, Any]) -> None:
    """A choice without a place: a button."""


def act_place(look: Look, p: dict[str, Any]) -> str:
    slot = ("standard", "row1", "row2", "row3").index(p["slot"])
    return f"mat-{look.viewer}-{SLOT_NAMES[slot]}-{p['column']}"


def novice_place(look: Look, p: dict[str, Any]) -> str:
    return f"mat-{look.viewer}-{ROMAN[p['row'] - 1]}-{p['column']}"


def monastery_place(look: Look, p: dict[str, Any]) -> str:
    """A chapel is the place itself; before a building or cloister space the monastery is chosen."""
    return f"{p['monastery']}-{'chapel' if look.top(2) == CHAPEL else 'gate'}"


def spot_place(look: Look, p: dict[str, Any]) -> str:
    return f"{LETTERS[look.top(4)]}-{AREA_NAMES[look.top(2)]}-{p['spot']}"


def build_place(look: Look, p: dict[str, Any]) -> str:
    """M-80: the leftmost free field of the row."""
    return f"window-{look.viewer}-{p['row']}-{next_column(look, p['row']) + 1}"


def next_column(look: Look, row: int) -> int:
    row_fields = [int(look.s.window[look.s.to_act, (row - 1) * 3 + column]) for column in range(3)]
    return row_fields.index(0) if 0 in row_fields else 0


def bonus_place(look: Look, p: dict[str, Any]) -> str:
    at = look.top(1 if p["line"] == "row" else 2)
    return f"window-{look.viewer}-{p['line']}-{at + 1}"


def road_place(look: Look, p: dict[str, Any]) -> str:
    return f"road-{int(look.s.messenger[look.s.to_act]) + 1}"


# -- what it means ------------------------------------------------------------------------


def nothing(look: Look, p: dict[str, Any]) -> None:
    """The label says it all."""


def dice_say(neutral: int, own: int) -> Say:
    return say("scene-hint-dice", neutral=neutral, own=own)


def place_hint(look: Look, p: dict[str, Any]) -> Say:
    """How many dice go there."""
    face = p["number"] - 1
    return dice_say(int(look.s.rolled[0, face]), int(look.s.rolled[1, face]))


def space_hint(look: Look, p: dict[str, Any]) -> Say:
    """What could be taken there (M-30)."""
    face = p["space"] - 1
    own, neutral = int(look.s.personal_on[look.s.to_act, face]), int(look.s.neutral_on[face])
    column = int(look.b.space_column[face])
    actions = unlocked(look, column) if column >= 0 else say("scene-any-column")
    return say("scene-hint-space", dice=dice_say(neutral, own), actions=actions)


def unlocked(look: Look, column: int) -> Say:
    """M-34: the standard action of a column and the unlocked ones."""
    slots = [slot for slot in range(SLOTS) if slot == STANDARD or is_open(look, slot - 1, column)]
    return and_say([effect_say(look.b, column, slot) for slot in slots])


def is_open(look: Look, row: int, column: int) -> bool:
    return not look.s.novices[look.s.to_act] >> (row * COLUMNS + column) & 1


def count_hint(look: Look, p: dict[str, Any]) -> Say:
    """M-30: own dice come first."""
    own = min(int(look.s.personal_on[look.s.to_act, look.s.space - 1]), p["count"])
    return dice_say(p["count"] - own, own)


def column_hint(look: Look, p: dict[str, Any]) -> Say:
    return unlocked(look, LETTERS.index(p["column"]))


def act_hint(look: Look, p: dict[str, Any]) -> Say:
    slot = ("standard", "row1", "row2", "row3").index(p["slot"])
    return effect_say(look.b, LETTERS.index(p["column"]), slot)


def goods_hint(look: Look, p: dict[str, Any]) -> Say:
    """M-51: the amount shown; on the road it is one."""
    good = GOOD_NAMES.index(p["good"])
    on_mat = look.view.game.points[look.s.ask] == "goods"
    return good_say(good, int(look.b.offer[look.top(1), look.top(2), good]) if on_mat else 1)


def upgrade_hint(look: Look, p: dict[str, Any]) -> Say:
    given, got = (SOUP, TOOL) if p["good"] == "soup" else (TOOL, BOOK)
    return say("scene-hint-upgrade", given=good_say(given, 1), got=good_say(got, 1))


def novice_hint(look: Look, p: dict[str, Any]) -> Say:
    """M-70: where it goes; M-77: what it leaves behind."""
    row, column = p["row"] - 1, LETTERS.index(p["column"])
    area = AREA_NAMES[ROW_AREAS[row]]
    if row == ROWS - 1:
        return say("scene-hint-novice-last", area=area, column=p["column"])
    return say("scene-hint-novice", area=area, action=effect_say(look.b, column, row + 1))


def monastery_hint(look: Look, p: dict[str, Any]) -> Say | None:
    """M-74, M-75: prices by ordinal are known now; a building's depends on the building."""
    novice, area = look.top(1), look.top(2)
    if novice >= EXTRA or area == BUILDING:
        return None
    return say("scene-hint-price", price=ordinal_cost(look, area))


def ordinal_cost(look: Look, area: int) -> Say:
    seat = look.s.to_act
    if area == CHAPEL:
        price = int(look.b.chapel_cost[min(int(look.s.in_chapels[seat]), 2)]) - look.top(3)
        return good_say(INFLUENCE, max(price, 0))
    return good_say(ROSARY, int(look.b.cloister_cost[min(int(look.s.in_cloisters[seat]), 2)]))


def spot_hint(look: Look, p: dict[str, Any]) -> Say:
    novice, area, discount, m = (look.top(at) for at in range(1, 5))
    extra = novice >= EXTRA
    if area != BUILDING:
        return say("scene-hint-free" if extra else "scene-hint-price", price=ordinal_cost(look, area))
    t = type_at(look, m, p["spot"] - 1)
    args = {"type": TYPE_NAMES[t], "gain": gain_say(look.b, t)}
    if extra:
        return say("scene-hint-building-free", **args)
    return say("scene-hint-building", price=price_say(look.b, t, novice // COLUMNS, discount), **args)


def tile_hint(look: Look, p: dict[str, Any]) -> Say:
    return say("scene-hint-tiles", count=int(look.s.tiles[LETTERS.index(p["monastery"])]))


def build_hint(look: Look, p: dict[str, Any]) -> Say:
    """M-83, M-84: one bonus of two, and points for a full row and a full column."""
    row, column = p["row"] - 1, next_column(look, p["row"])
    window = look.s.window[look.s.to_act]
    full_column = all(window[at * 3 + column] or at == row for at in range(3))
    points = int(look.b.line_points[0, row]) if column == 2 else 0
    points += int(look.b.line_points[1, column]) if full_column else 0
    args = {"row": line_say(look.b, 0, row), "column": line_say(look.b, 1, column)}
    return say("scene-hint-build", points=points, **args)


def bonus_hint(look: Look, p: dict[str, Any]) -> Say:
    line = 0 if p["line"] == "row" else 1
    return line_say(look.b, line, look.top(1 + line))


def die_hint(look: Look, p: dict[str, Any]) -> Say:
    if p["choice"] == "points":
        return points_say(int(look.b.die_points))
    return say("scene-hint-die", number=int(look.s.own_dice[look.s.to_act]) + 1)


def decline_hint(look: Look, p: dict[str, Any]) -> Say | None:
    """What is given up for good; a road bonus comes again."""
    point = look.view.game.points[look.s.ask]
    if point == "extra":
        return say("scene-hint-decline-extra", row=ROMAN[look.top(1)])
    return say("scene-hint-decline-tile") if point == "common_build" else None


def fixed(form: str) -> Place:
    """A place that the parameters alone name, on the viewer's own sheets if it says so."""
    return lambda look, p: form.format(seat=look.viewer, **p)


KINDS: dict[str, tuple[Place, Hint]] = {
    "place": (fixed("dice-{number}"), place_hint),
    "reroll_die": (fixed("roll-{die}-{face}"), nothing),
    "roll_again": (fixed("stores-{seat}-reroll"), nothing),
    "take_space": (fixed("dice-{space}"), space_hint),
    "take_dice": (lambda look, p: f"dice-{look.s.space}", count_hint),
    "choose_column": (fixed("mat-{seat}-head-{column}"), column_hint),
    "act": (act_place, act_hint),
    "take_goods": (fixed("stores-{seat}-{good}"), goods_hint),
    "upgrade": (fixed("stores-{seat}-{good}"), upgrade_hint),
    "send_novice": (novice_place, novice_hint),
    "send_extra": (lambda look, p: f"mat-{look.viewer}-extra-{ROMAN[look.top(1)]}", nothing),
    "choose_monastery": (monastery_place, monastery_hint),
    "choose_spot": (spot_place, spot_hint),
    "take_tile": (fixed("{monastery}-tiles"), tile_hint),
    "build_tile": (build_place, build_hint),
    "tile_bonus": (bonus_place, bonus_hint),
    "die_bonus": (road_place, die_hint),
    "decline": (nowhere, decline_hint),
}
