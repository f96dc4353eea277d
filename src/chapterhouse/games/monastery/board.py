"""Monastery's board file, checked and packed into the record that rules read.

The form stands in `board_form.py`, what else is demanded in `board_checks.py`, the data in
`board.toml`. Names become numbers; what follows from edges alone is worked out here once.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from chapterhouse.games.monastery import state
from chapterhouse.games.monastery.actions import COLOUR_NAMES, TYPE_NAMES
from chapterhouse.games.monastery.board_checks import check, classes, kind_of
from chapterhouse.games.monastery.board_form import File, Tile
from chapterhouse.games.monastery.state import (
    ABBEY_TYPE,
    BLANK_EDGE,
    FRAMES,
    GATE_EDGE,
    MONK_SPACE,
    OPEN,
    PATH_EDGE,
    SIDES,
    TYPES,
    Board,
)
from chapterhouse.kernel.board import BoardFile, board_file, read_toml
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.layout import Layout, Rows
from chapterhouse.kernel.provenance import Tree

PACKAGED = Path(__file__).with_name("board.toml")

EDGES = {"P": PATH_EDGE, "G": GATE_EDGE, "B": BLANK_EDGE}
CLASS_OF_COLOUR = {"none": state.NEUTRAL, "grey": state.GREY, "brown": state.BROWN, "both": state.BOTH}
SHUNS = {"grey": state.BROWN, "brown": state.GREY}  # Y-36; Y-122: ambivalent tiles shun nothing
KINDS = {
    "building": state.HOUSE, "icon": state.HOUSE, "prison": state.HOUSE,  # Y-118
    "ambivalent": state.AMBIVALENT, "feature": state.FEATURE, "field": state.FIELD, "garden": state.GARDEN,
    "path": state.PATH, "secret_way": state.WAY,
}  # fmt: skip
ROUND_KINDS = {"study": state.STUDY, "hard_work": state.HARD_WORK, "mass": state.MASS, "night": state.NIGHT}
ICONS = {
    "almonry": state.ALMONRY, "library": state.LIBRARY, "workshop": state.WORKSHOP,
    "stables": state.STABLES, "abbots_house": state.ABBOTS_HOUSE, "chapel": state.CHAPEL,
    "scriptum": state.SCRIPTUM, "farm": state.FARM, "brewhouse": state.BREWHOUSE, "prison": state.PRISON,
}  # fmt: skip


def load_board(path: Path | None = None) -> BoardFile:
    """An owner's board file, or the one that comes with the house."""
    return _packaged() if path is None else parse_board(read_toml(path), str(path))


@cache
def _packaged() -> BoardFile:
    return parse_board(read_toml(PACKAGED), PACKAGED.name)


def parse_board(tree: Tree, source: str) -> BoardFile:
    """A board from the tables of a file already read."""
    return board_file(tree, source, File, check, pack)


def pack(file: File) -> Rows:
    """The record of a checked file."""
    layout = Layout(Board)
    rows = layout.rows()
    board = layout.unpack(rows[0])
    for tile in file.tile:
        fill_tile(board, tile)
    fill_abbey(board, file)
    fill_grid(board, file)
    fill_dial(board, file)
    layout.pack(board, rows)
    return rows


def put(row: Vec, values: Iterable[int]) -> None:
    for at, value in enumerate(values):
        row[at] = value


# -- tiles --------------------------------------------------------------------------------


def turned(edges: list[int], turn: int) -> list[int]:
    """Y-8: edges after so many quarter turns clockwise."""
    return [edges[(side - turn) % SIDES] for side in range(SIDES)]


def agrees(edges: list[int], frame: int, feature: bool) -> bool:
    """Y-33 to Y-35: no path against a blank edge, of whichever tile (G-17), and a connection, of which
    features have no need (G-15)."""
    around = [frame >> 2 * side & 3 for side in range(SIDES)]
    ways, connected = (PATH_EDGE, GATE_EDGE), feature
    for mine, other in zip(edges, around, strict=True):
        if {mine, other} == {PATH_EDGE, BLANK_EDGE}:
            return False
        connected |= mine in ways and other in ways
    return connected and any(other != OPEN for other in around)


def fill_tile(board: Board, tile: Tile) -> None:
    """A type with all its rotations; of those that look alike the lowest counts."""
    at = TYPE_NAMES.index(tile.id)
    board.kind[at] = KINDS[kind_of(tile.id)]
    board.colours[at] = CLASS_OF_COLOUR[tile.colour]
    board.shuns[at] = SHUNS.get(tile.colour, 0)
    board.disc[at] = tile.disc
    board.boxes[at] = len(tile.boxes)
    board.icon[at] = ICONS.get(tile.id, state.NONE)
    board.start_class[at] = sum(1 << n for n, member in enumerate(classes(tile)) if member)
    board.count[at] = 0 if tile.kind == "secret_way" else tile.count
    for place, number in enumerate(tile.boxes):
        board.box[at, place] = number
    edges = [EDGES[letter] for letter in tile.edges]
    seen: list[list[int]] = []
    for turn in range(SIDES):
        fill_rotation(board, at, turn, turned(edges, turn), distinct=turned(edges, turn) not in seen)
        seen.append(turned(edges, turn))


def fill_rotation(board: Board, at: int, turn: int, edges: list[int], distinct: bool) -> None:
    """One rotation of a type: its edges, and every frame that it agrees with."""
    for side in range(SIDES):
        board.edge[at, turn, side] = edges[side]
    if not distinct:
        return
    board.rotations[at] |= 1 << turn
    for frame in range(FRAMES):
        if agrees(edges, frame, board.kind[at] == state.FEATURE):
            board.fits[at, frame] |= 1 << turn


def fill_abbey(board: Board, file: File) -> None:
    """Y-11: grey, built, never full; Y-37."""
    board.kind[ABBEY_TYPE] = state.THE_ABBEY
    board.colours[ABBEY_TYPE] = CLASS_OF_COLOUR[file.abbey.colour]
    board.icon[ABBEY_TYPE] = state.NONE
    put(board.abbey_edge, [EDGES[letter] for letter in file.abbey.edges.all()])
    board.group_limit[state.FIELD] = file.group_limit.field
    board.group_limit[state.PATH] = file.group_limit.path
    board.group_limit[state.GARDEN] = file.group_limit.garden
    assert TYPES == ABBEY_TYPE


# -- grid and dial ------------------------------------------------------------------------


def letter_number(letter: str) -> int:
    """1 for A to 26 for Z, MONK_SPACE for a cross."""
    return MONK_SPACE if letter == "+" else ord(letter) - ord("A") + 1


def fill_grid(board: Board, file: File) -> None:
    """Y-3, Y-83."""
    for row, cells in enumerate(file.grid.rows):
        for column, cell in enumerate(cells):
            board.grid[row, column] = letter_number(cell)
    for player in file.player:
        for place, letter in enumerate(player.letters()):
            board.phrase[COLOUR_NAMES.index(player.id), place] = letter_number(letter)
    put(board.cost, file.grid.cost)
    put(board.reduced, file.grid.reduced_cost)


def fill_dial(board: Board, file: File) -> None:
    """Y-25, Y-26."""
    board.days = file.dial.days
    put(board.round_kind, [ROUND_KINDS[space.kind] for space in file.dial.space])
    put(board.tiles_drawn, [space.tiles_drawn for space in file.dial.space])
