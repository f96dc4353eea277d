"""Monasterium's state in words (section 8 of the decisions)."""

from typing import Any

from chapterhouse.games.monasterium import actions
from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.events import mission_ids
from chapterhouse.games.monasterium.state import (
    COLUMNS,
    FACES,
    Board,
    Monasterium,
)
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Names

GOOD_NAMES = ("soup", "tool", "book", "influence", "rosary")
PHASES = ("placement", "action", "over")
DIE_NAMES = ("neutral", "personal")


def board_of(names: Names) -> Board:
    """The board record as a plain object."""
    board: Board = names.game.board.unpack(names.board.rows[0])
    return board


def state_in_words(s: Monasterium, names: Names) -> dict[str, Any]:
    """The complete state at a decision, for comparison and export."""
    b = board_of(names)
    seats = range(s.players)
    ids = mission_ids(names)
    return {
        "year": s.year,
        "round": s.round,
        "start_player": s.start_player,
        "phase": PHASES[s.phase],
        "to_act": None if s.to_act == NOBODY else s.to_act,
        "dice_spaces": {str(f + 1): _dice_space(s, f) for f in range(FACES)},
        "monasteries": {letter: _monastery(s, b, m) for m, letter in enumerate(LETTERS)},
        "missions": {ids[card]: [_claim(s, seat, i) for seat in seats] for i, card in enumerate(_shown(s))},
        "seats": [_seat(s, seat) for seat in seats],
        "roll": _roll(s),
        "turn": _turn(s),
        "unfinished": [_effect([int(s.stack[at, i]) for i in range(5)]) for at in range(s.depth)],
    }


def _shown(s: Monasterium) -> list[int]:
    return [int(card) for card in s.missions]


def _claim(s: Monasterium, seat: int, i: int) -> int | None:
    return int(s.claimed[seat, i]) or None


def _dice_space(s: Monasterium, face: int) -> dict[str, Any]:
    personal = [int(s.personal_on[seat, face]) for seat in range(s.players)]
    return {"neutral": int(s.neutral_on[face]), "personal": personal}


def _monastery(s: Monasterium, b: Board, m: int) -> dict[str, Any]:
    buildings = [
        _occupant(s, s.buildings, s.free_buildings, m, i) for i in range(b.building_count[s.side, m])
    ]
    cloister = [_occupant(s, s.cloister, s.free_cloister, m, i) for i in range(b.cloister_count[s.side, m])]
    chapel = [int(s.chapel[seat, m]) for seat in range(s.players)]
    return {"buildings": buildings, "cloister": cloister, "chapel": chapel, "tiles": int(s.tiles[m])}


def _occupant(s: Monasterium, masks: Any, free: Any, m: int, spot: int) -> str | int:
    for seat in range(s.players):
        if int(masks[seat, m]) >> spot & 1:
            return seat
    return "free" if int(free[m]) >> spot & 1 else "blocked"


def columns_of(mask: int) -> list[str]:
    """The letters of a mask of columns or monasteries."""
    return [letter for i, letter in enumerate(LETTERS) if mask >> i & 1]


def _seat(s: Monasterium, seat: int) -> dict[str, Any]:
    novices = int(s.novices[seat])
    window = [int(t) for t in s.window[seat]]
    return {
        "goods": {name: int(s.goods[seat, g]) for g, name in enumerate(GOOD_NAMES)},
        "prestige": int(s.prestige[seat]),
        "messenger": int(s.messenger[seat]) + 1,
        "novices": {str(row + 1): columns_of(novices >> (row * COLUMNS)) for row in range(4)},
        "extra_novices": [row + 1 for row in range(4) if int(s.extras[seat]) >> row & 1],
        "yellow": columns_of(int(s.yellow[seat])),
        "personal_dice": int(s.own_dice[seat]),
        "reroll_ready": bool(s.reroll[seat]),
        "window": [[LETTERS[t - 1] if t else None for t in window[r : r + 3]] for r in (0, 3, 6)],
        "hand": {"neutral": int(s.hand_neutral[seat]), "personal": int(s.hand_personal[seat])},
    }


def _roll(s: Monasterium) -> dict[str, Any] | None:
    if not any(int(s.rolled[kind, f]) for kind in range(2) for f in range(FACES)):
        return None
    table = {"shown": s.rolled, "picked": s.picked}
    return {
        name: {die: [int(grid[kind, f]) for f in range(FACES)] for kind, die in enumerate(DIE_NAMES)}
        for name, grid in table.items()
    }


def _turn(s: Monasterium) -> dict[str, Any] | None:
    if s.phase != 1:
        return None
    return {
        "space": s.space or None,
        "column": LETTERS[s.column] if s.column >= 0 else None,
        "dice_left": s.dice_left,
        "used_row2": columns_of(s.used2),
        "used_row3": columns_of(s.used3),
    }


# -- unfinished effects -------------------------------------------------------------------

# The frames of table.py that are no decision points; that module is compiled, this one is light.
STEPS_FRAME, WON_FRAME = 40, 41
EXTRA = 20
AREAS = ("building", "chapel", "cloister")

EFFECTS = {
    STEPS_FRAME: "messenger",
    WON_FRAME: "won_die",
    actions.ASK_FREE: "free_action",
    actions.ASK_GOODS: "take_goods",
    actions.ASK_INFLUENCE_ROSARY: "influence_or_rosary",
    actions.ASK_SOUP_UPGRADE: "soup_or_upgrade",
    actions.ASK_UPGRADE: "upgrade",
    actions.ASK_NOVICE: "send",
    actions.ASK_EXTRA: "extra_novice",
    actions.ASK_MONASTERY: "send",
    actions.ASK_SPOT: "send",
    actions.ASK_TILE: "window_own_chapel",
    actions.ASK_ANY_TILE: "window_any",
    actions.ASK_BUILD: "build_tile",
    actions.ASK_COMMON_BUILD: "common_room_tile",
    actions.ASK_TILE_BONUS: "tile_bonus",
    actions.ASK_DIE_BONUS: "die_bonus",
}


def novice_word(novice: int) -> str:
    """`II-C`, or `extra II`."""
    if novice >= EXTRA:
        return f"extra {ROMAN[novice - EXTRA]}"
    return f"{ROMAN[novice // COLUMNS]}-{LETTERS[novice % COLUMNS]}"


def _effect(frame: list[int]) -> dict[str, Any]:
    what, a, b, c, d = frame
    told: dict[str, Any] = {"effect": EFFECTS[what]}
    if what == STEPS_FRAME:
        told["steps"] = a
    elif what == actions.ASK_GOODS:
        told |= {"column": LETTERS[a], "row": b}
    elif what == actions.ASK_NOVICE:
        told["discount"] = a
    elif what == actions.ASK_EXTRA:
        told["row"] = a + 1
    elif what in (actions.ASK_MONASTERY, actions.ASK_SPOT):
        told |= {"novice": novice_word(a), "area": AREAS[b], "discount": c}
        told |= {"monastery": LETTERS[d]} if what == actions.ASK_SPOT else {}
    elif what in (actions.ASK_BUILD, actions.ASK_COMMON_BUILD):
        told["monastery"] = LETTERS[a]
    elif what == actions.ASK_TILE_BONUS:
        told |= {"row": a + 1, "column": b + 1}
    return told
