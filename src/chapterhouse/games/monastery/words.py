"""Monastery's state in words, for comparison and export."""

from typing import TYPE_CHECKING, Any

from chapterhouse.games.monastery.actions import (
    ALPHABET,
    CELL,
    COLOUR_NAMES,
    EFFECT_NAMES,
    TYPE_NAMES,
)
from chapterhouse.games.monastery.state import (
    ABBEY_TYPE,
    ARRIVED,
    COLUMNS,
    IN_MASS,
    KEPT,
    MONK_SPACE,
    NONE,
    OVER,
    ROWS,
    SHIFTED,
    START,
    TYPES,
    Board,
    Monastery,
)
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Names

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View

PHASES = ("start", "placement", "building", "prayer", "spending", "mass", "night", "over")
FACES = ("", "gold", "black")
MARKS = {ARRIVED: "arrived", SHIFTED: "shifted", KEPT: "kept"}


def board_of(names: Names) -> Board:
    """The board record as a plain object."""
    board: Board = names.game.board.unpack(names.board.rows[0])
    return board


def type_name(tile_type: int) -> str:
    """The id of a tile type; that of tile 0 is `abbey`."""
    return "abbey" if tile_type == ABBEY_TYPE else TYPE_NAMES[tile_type]


def colours_in_play(s: Monastery) -> list[int]:
    """From the top row down."""
    return [colour for colour in range(len(COLOUR_NAMES)) if s.seat_of[colour] != NONE]


def colours_of(s: Monastery) -> list[str]:
    """The colour of every seat."""
    return [COLOUR_NAMES[s.colour[seat]] for seat in range(s.players)]


def may_talk(s: Monastery) -> bool:
    """Y-128: with the vow of silence the position is talked about in Mass rounds only, the first Matins
    among them."""
    return not s.vow or s.phase in (START, IN_MASS, OVER)


def silence(view: "View") -> bool:
    """Y-128: whether the vow forbids talking now; the house's chat obeys it."""
    return not may_talk(view.game.state.unpack(view.rows[0]))


def letter_name(letter: int) -> str:
    """A letter of the grid or of a phrase."""
    return chr(ord("A") + abs(int(letter)) - 1)


def state_in_words(s: Monastery, names: Names) -> dict[str, Any]:
    """The complete state at a decision."""
    b = board_of(names)
    over = s.to_act == NOBODY
    return {
        "day": s.day,
        "space": s.space,
        "phase": PHASES[s.phase],
        "to_act": None if over else s.to_act,
        "step": None if over else names.game.points[s.ask],
        "abbot": s.abbot,
        "first": s.first,
        "active": s.active,
        "talk": may_talk(s),
        "colours": colours_of(s),
        "hands": [tiles_in(s.hand[seat]) for seat in range(s.players)],
        "bag": tiles_in(s.bag),
        "blessings": [int(s.blessings[seat]) for seat in range(s.players)],
        "usable": [int(s.usable[seat]) for seat in range(s.players)],
        "supply": s.supply,
        "tiles": [tile_in_words(s, b, tile) for tile in range(s.laid + 1)],
        "grid": [[cell_in_words(s, row, column) for column in range(COLUMNS)] for row in range(ROWS)],
        "strips": {COLOUR_NAMES[c]: [FACES[v] for v in s.strip[c]] for c in colours_in_play(s)},
        "pending": pending(s),
    }


def tiles_in(counts: Any) -> dict[str, int]:
    """A multiset of tile types."""
    return {TYPE_NAMES[t]: int(counts[t]) for t in range(TYPES) if counts[t]}


def tile_in_words(s: Monastery, b: Board, tile: int) -> dict[str, Any]:
    """A laid tile with all that is on it."""
    told: dict[str, Any] = {
        "type": type_name(s.kind[tile]),
        "x": int(s.x[tile]),
        "y": int(s.y[tile]),
        "turn": int(s.turn[tile]),
        "built": bool(s.built >> tile & 1),
        "full": bool(s.full >> tile & 1),
        "just_built": bool(s.just_built >> tile & 1),
        "standing": by_colour(s, s.standing[tile]),
        "praying": by_colour(s, s.praying[tile]),
        "blessings": int(s.lying[tile]),
    }
    if not told["built"]:
        told["boxes"] = boxes_in_words(s, b, tile)
    return told


def by_colour(s: Monastery, counts: Any) -> dict[str, int]:
    """Monks by colour, those that are there."""
    return {COLOUR_NAMES[c]: int(counts[c]) for c in colours_in_play(s) if counts[c]}


def boxes_in_words(s: Monastery, b: Board, tile: int) -> list[dict[str, Any]]:
    """The boxes of an unbuilt tile."""
    told: list[dict[str, Any]] = []
    for place in range(b.boxes[s.kind[tile]]):
        monk, mark = int(s.box[tile, place]), int(s.mark[tile, place])
        box: dict[str, Any] = {"box": int(b.box[s.kind[tile], place])}
        box["monk"] = COLOUR_NAMES[monk - 1] if monk else None
        if mark:
            box["mark"] = MARKS[mark]
        told.append(box)
    return told


def cell_in_words(s: Monastery, row: int, column: int) -> str:
    """`+` a monk on a cross, `L` a gold letter, `l` a black one, `` nothing."""
    there = int(s.grid[row, column])
    if there == MONK_SPACE:
        return "+"
    letter = letter_name(there) if there else ""
    return letter.lower() if there < 0 else letter


def pending(s: Monastery) -> dict[str, Any]:
    """What is under way, as far as it says something."""
    told: dict[str, Any] = {"points": s.points, "steps": s.steps}
    if s.placed:
        told["placed"] = True
    if s.encouraged:
        told["encouraged"] = s.encouraged
    if s.laying:
        told["laying"] = type_name(s.laying - 1)
    if s.cell:
        told["cell"] = ALPHABET.text(CELL + s.cell - 1)
    if s.moving != NONE:
        told["moving"] = {"tile": s.moving, "moved": bool(s.moved)}
    if s.entering != NONE:
        told["entering"] = s.entering
    if s.used:
        told["used"] = [name for at, name in enumerate(EFFECT_NAMES) if s.used >> at & 1]
    return told | pending_letters(s)


def pending_letters(s: Monastery) -> dict[str, Any]:
    """Letters and elections under way."""
    told: dict[str, Any] = {}
    if s.swap:
        told["swap"] = [(s.swap - 1) // COLUMNS + 1, (s.swap - 1) % COLUMNS + 1]
    if s.bought:
        told["bought"] = letter_name(s.bought)
    if s.tied:
        told["tied"] = [name for at, name in enumerate(COLOUR_NAMES) if s.tied >> at & 1]
    if s.kept_tile:
        told["kept"] = [s.kept_tile, s.kept_box]
    if s.to_return:
        told["to_return"] = s.to_return
    if s.trigger:
        told["last_round"] = True
    return told
