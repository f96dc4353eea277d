"""Luna's state in words (section 10 of the decisions)."""

from typing import Any

from chapterhouse.games.luna.actions import (
    ACTION_NAMES,
    ALPHABET,
    FIGURE_NAMES,
    ISLE_NAMES,
    MOVE,
)
from chapterhouse.games.luna.events import BOARD_NAMES
from chapterhouse.games.luna.state import (
    A_TIDE,
    A_TRAVEL,
    GROUPS,
    NO_ISLE,
    OVER,
    PIER,
    SET_UP,
    TILES,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Names

PHASES = ("set_up", "round_start", "action", "over")
# The kind of decision that each point asks for, by the number in `ask`.
STEPS = (
    "", "place_figure", "place_shrine", "place_pair", "deactivate", "act", "isle", "tile", "count", "virtual",
    "move", "from", "to", "book_from", "book_to",
)  # fmt: skip


def board_of(names: Names) -> Board:
    """The board record as a plain object."""
    board: Board = names.game.board.unpack(names.board.rows[0])
    return board


def colours(names: Names) -> list[str]:
    """The colours of the sides."""
    found: list[str] = names.board.tree["components"]["player_colours"]
    return found


def tiles_in(mask: int) -> list[int]:
    """The numbers of a set of tiles."""
    return [tile for tile in range(1, TILES) if int(mask) >> tile & 1]


def isles_in(mask: int) -> list[str]:
    """The names of a set of isles."""
    return [name for isle, name in enumerate(ISLE_NAMES) if int(mask) >> isle & 1]


def isle_map(row: Any) -> dict[str, int]:
    """A number for each isle."""
    return {name: int(row[isle]) for isle, name in enumerate(ISLE_NAMES)}


def state_in_words(s: Luna, names: Names) -> dict[str, Any]:
    """The complete state at a decision, for comparison and export."""
    over = s.phase == OVER
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "to_act": None if s.to_act == NOBODY else s.to_act,
        "step": None if over else STEPS[s.ask],
        "start_player": s.start_player,
        "boards": [BOARD_NAMES[s.boards[slot]] for slot in range(s.sides)],
        "ring": [ISLE_NAMES[isle] for isle in s.ring],
        "figures": {name: _isle(s.figure[i]) for i, name in enumerate(FIGURE_NAMES)},
        "guard": s.guard,
        "path": path_of(s, board_of(names)),
        "claims": {
            str(t): side for t in range(1, TILES) for side in range(s.sides) if _has(s.claims[side], t)
        },
        "temple": _temple(s),
        "council": council(s, board_of(names)),
        "time": {"lit": s.lit, "flipped": s.flipped},
        "book_bonus": bool(s.bonus),
        "stock": isle_map(s.stock),
        "sides": [_side(s, names, side) for side in range(s.sides)],
        "pending": _pending(s),
    }


def _isle(isle: int) -> str | None:
    return None if isle == UNSET else ISLE_NAMES[isle]


def _has(mask: int, tile: int) -> bool:
    return bool(int(mask) >> tile & 1)


def path_of(s: Luna, b: Board) -> list[int | str]:
    """The pieces still there, from the gate."""
    there = int(s.free)
    for side in range(s.sides):
        there |= int(s.claims[side])
    path: list[int | str] = []
    for group in range(GROUPS):
        if group <= s.guard:
            path.append(f"G{int(b.guard_value[group])}")
        path += tiles_in(int(s.group[group]) & there)[::-1]
    return path


def _temple(s: Luna) -> dict[str, Any]:
    owners: dict[int, int | None] = dict.fromkeys(tiles_in(s.emptied))
    for side in range(s.sides):
        owners.update(dict.fromkeys(tiles_in(s.temple[side]), side))
    return {str(t): {"owner": owners[t], "book": _has(s.books, t)} for t in sorted(owners)}


def council(s: Luna, b: Board) -> list[list[int]]:
    """The stack on each space, from bottom to top."""
    stacks: list[list[int]] = [[] for _ in range(b.council_spaces)]
    for side in sorted(range(s.sides), key=lambda one: int(s.height[one])):
        stacks[s.space[side]].append(side)
    return stacks


def _side(s: Luna, names: Names, side: int) -> dict[str, Any]:
    return {
        "colour": colours(names)[side],
        "points": int(s.points[side]),
        "supply": int(s.supply[side]),
        "shrines_left": int(s.shrines_left[side]),
        "shrines": isles_in(s.shrines[side]),
        "active": isle_map(s.active[side]),
        "inactive": isle_map(s.inactive[side]),
        "pier": int(s.pier[side]),
        "tokens": isles_in(s.tokens[side]),
    }


def _pending(s: Luna) -> dict[str, Any] | None:
    if s.phase == SET_UP or s.action == 0:
        return None
    doing = s.action - 1
    told: dict[str, Any] = {"action": ACTION_NAMES[doing]}
    if s.isle != UNSET:
        told["isle"] = "none" if s.isle == NO_ISLE else ISLE_NAMES[s.isle]
    if s.tile:
        told["tile"] = s.tile
    if s.count:
        told["count"] = s.count
    if s.place != UNSET:
        told["from"] = "pier" if s.place == PIER else ISLE_NAMES[s.place]
    if doing in (A_TRAVEL, A_TIDE):
        told["moves"] = moves_of(s)
    return told


def moves_of(s: Luna) -> list[list[str]]:
    """The moves of the Travel or Tide under way, as pairs of origin and isle."""
    made = [ALPHABET[MOVE + int(s.moves[i])].params for i in range(s.moved)]
    return [[str(params["from"]), str(params["to"])] for params in made]
