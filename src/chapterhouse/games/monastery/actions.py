"""Monastery's alphabet: the 27 kinds that `spec/monastery.decisions.md` fixes.

Ranges are wide enough for every board file: any space of the grid may hold a letter or a cross, boxes
are numbered 1 to 5. On the box's own board 1,409 of the combinations mean something.
"""

from chapterhouse.games.monastery.state import (
    ABBEY_EDGES,
    BOXES,
    COLUMNS,
    ROWS,
    SIDES,
    TILES,
)
from chapterhouse.kernel.alphabet import Alphabet, Kind, Param, Value, numbers, param

COLOUR_NAMES = ("red", "blue", "green", "yellow")
TYPE_NAMES = (
    "chapter_house", "dormitory", "novices_house", "guest_house", "cloister", "sacristy", "parlour",
    "schoolroom", "kitchen", "bakery", "smithy", "latrine", "barn", "mill", "laundry", "chapel", "almonry",
    "scriptum", "library", "abbots_house", "farm", "workshop", "stables", "brewhouse", "prison",
    "refectory", "infirmary", "wardrobe", "beehive", "pond", "dovecote", "field", "garden",
    "path_straight", "path_corner", "path_tee", "path_cross", "secret_way",
)  # fmt: skip
EFFECT_NAMES = ("almonry", "library", "workshop", "stables", "abbots_house")
SIDE_NAMES = ("N", "E", "S", "W")
ABBEY_SIDE_NAMES = ("N0", "N1", "N2", "E0", "E1", "S0", "S1", "S2", "W0", "W1")


def _side_of(anchor: Value, side: Value) -> bool:
    """The Abbey has ten sides, a tile four."""
    return (side in ABBEY_SIDE_NAMES) == (anchor == 0)


def _box_of(tile: Value, box: Value) -> bool:
    """There are no boxes in the Abbey."""
    return tile != 0 or box == 0


def _places(first: int) -> tuple[Param, Param]:
    """A tile and a box; box 0 is not written."""
    words = ("", *(f"/{number}" for number in range(1, BOXES + 1)))
    return numbers("tile", first, TILES - 1), param("box", range(BOXES + 1), words)


_type = param("tile_type", TYPE_NAMES)
_returned = param("tile_type", TYPE_NAMES[:-1])
_laid = numbers("tile", 1, TILES - 1)
_boxes = numbers("box", 1, BOXES)
_grid = (numbers("row", 1, ROWS), numbers("column", 1, COLUMNS))
_colour = param("colour", COLOUR_NAMES)

ALPHABET = Alphabet(
    [
        Kind("place", "place {tile_type}", (_type,), "Y-30"),
        Kind(
            "cell",
            "at {anchor}{side}",
            (numbers("anchor", 0, TILES - 1), param("side", (*ABBEY_SIDE_NAMES, *SIDE_NAMES))),
            "Y-32",
            only=_side_of,
        ),
        Kind("rotation", "turn {rotation}", (numbers("rotation", 0, SIDES - 1),), "Y-31"),
        Kind("exchange", "exchange", (), "Y-40"),
        Kind("return_tile", "return {tile_type}", (_returned,), "Y-40", who="own", chain=True),
        Kind("move", "move {tile}{box}", _places(0), "Y-43", only=_box_of),
        Kind("step", "step {tile}", (numbers("tile", 0, TILES - 1),), "Y-44"),
        Kind("stop", "stop", (), "Y-43"),
        Kind("box", "box {box}", (_boxes,), "Y-47"),
        Kind("shift", "shift {tile}/{box}", (_laid, _boxes), "Y-51"),
        Kind("encourage", "encourage {tile}", (_laid,), "Y-56", chain=True),
        Kind("end_turn", "end turn", (), "Y-30"),
        Kind("build", "build {tile}", (_laid,), "Y-68"),
        Kind("pray", "pray {tile}", (_laid,), "Y-70"),
        Kind("no_prayer", "no prayer", (), "Y-70"),
        Kind("use", "use {effect}", (param("effect", EFFECT_NAMES),), "Y-102"),
        Kind("library_first", "swap {row}.{column}", _grid, "Y-110"),
        Kind("library_second", "with {row}.{column}", _grid, "Y-110"),
        Kind("buy_letter", "letter {row}.{column}", _grid, "Y-82"),
        Kind("strip", "strip {colour}", (_colour,), "Y-84"),
        Kind("buy_monk", "monk {row}.{column}", _grid, "Y-82"),
        Kind("end_scoring", "end scoring", (), "Y-89"),
        Kind("elect", "elect {colour}", (_colour,), "Y-93"),
        Kind("imprison", "imprison {colour}", (_colour,), "Y-116"),
        Kind("no_prisoner", "no prisoner", (), "Y-116"),
        Kind("keep", "keep {tile}{box}", _places(1), "Y-114", chain=True),
        Kind("end_keep", "end keep", (), "Y-114"),
    ]
)

(
    PLACE, CELL, ROTATION, EXCHANGE, RETURN_TILE, MOVE, STEP, STOP, BOX, SHIFT, ENCOURAGE, END_TURN, BUILD,
    PRAY, NO_PRAYER, USE, LIBRARY_FIRST, LIBRARY_SECOND, BUY_LETTER, STRIP, BUY_MONK, END_SCORING, ELECT,
    IMPRISON, NO_PRISONER, KEEP, END_KEEP, SIZE,
) = ALPHABET.spans()  # fmt: skip

# Cells of a tile come after those of the Abbey: place = ABBEY_EDGES + (anchor - 1) * SIDES + side.
CELL_PLACES = ABBEY_EDGES + (TILES - 1) * SIDES
# (tile, box) of a tile comes after the Abbey: place = 1 + (tile - 1) * PER_TILE + box; of `keep` without.
PER_TILE = BOXES + 1
GRID_SPACES = ROWS * COLUMNS

# Decision points: what `ask` says. The three menus are always asked.
(
    ASK_TURN, ASK_STABLES, ASK_CELL, ASK_ROTATION, ASK_RETURN, ASK_STEP, ASK_BOX, ASK_BUILD, ASK_PRAYER,
    ASK_SPEND, ASK_FIRST, ASK_SECOND, ASK_STRIP, ASK_ELECT, ASK_PRISON, ASK_KEEP,
) = range(1, 17)  # fmt: skip
