"""Luna's board file, checked and packed into the record that rules read.

The form stands in `board_form.py`, what else is demanded in `board_checks.py`, the data in
`board.toml`. Names become numbers from 0, sets become masks; tiles keep their numbers.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from chapterhouse.games.luna.board_checks import BOARD_NAMES, ISLE_NAMES, check, neighbours
from chapterhouse.games.luna.board_form import File
from chapterhouse.games.luna.state import Board
from chapterhouse.kernel.board import BoardFile, board_file, read_toml
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.layout import Layout, Rows
from chapterhouse.kernel.provenance import Tree

PACKAGED = Path(__file__).with_name("board.toml")


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
    for fill in (fill_tiles, fill_layout, fill_tracks, fill_points, fill_preset):
        fill(board, file)
    layout.pack(board, rows)
    return rows


def put(row: Vec, values: Iterable[int], first: int = 0) -> None:
    for at, value in enumerate(values, first):
        row[at] = value


def fill_tiles(board: Board, file: File) -> None:
    """Section 5.3 of the rules: board and symbol of each tile, numbers of each board."""
    for tile in file.tile:
        isle = ISLE_NAMES.index(tile.symbol)
        board.tile_isle[tile.number] = isle
        board.tile_board[tile.number] = BOARD_NAMES.index(tile.board)
        board.tiles_of[isle] += 1 << tile.number
    for temple_board in file.board:
        for column, number in enumerate(temple_board.spaces):
            board.numbers[BOARD_NAMES.index(temple_board.id), column] = number


def fill_layout(board: Board, file: File) -> None:
    """L-12."""
    for parity in range(2):
        steps = neighbours(file.layout, parity)
        board.near_count[parity] = len(steps)
        for i, (slot, column) in enumerate(steps):
            board.near_slot[parity, i] = slot
            board.near_column[parity, i] = column


def fill_tracks(board: Board, file: File) -> None:
    """L-10, L-14, L-16, L-30, L-74: path, council, time, stock, steps of the figures."""
    put(board.guard_value, file.path.guard_values_from_gate)
    put(board.council_points, file.council.points)
    board.council_spaces = len(file.council.points)
    put(board.time_tokens, file.setup.time_tokens.each(), 1)
    put(board.token_count, file.setup.favour_tokens_per_isle.each(), 1)
    for players, priestess in enumerate(file.figures.priestess.each(), 1):
        board.priestess_move[players] = priestess.move
        for rank, points in enumerate(priestess.points):
            board.priestess_points[players, rank] = points
    board.builder_move = file.figures.builder.move


def fill_points(board: Board, file: File) -> None:
    """L-9, L-58, L-60, L-65, L-71, L-72, L-78, L-79, L-87."""
    values = file.points
    board.start_points = file.setup.start_points
    board.shrine_points = values.shrine
    board.token_points = values.favour_token
    board.temple_points = values.temple_novice_each_round
    board.displacement_points = values.displacement
    board.book_points = values.book
    board.first_book_points = values.first_book_of_a_round
    board.time_points = values.last_time_token
    board.apostate_extra = file.figures.apostate.extra_loss


def fill_preset(board: Board, file: File) -> None:
    """L-33: places of the ring become isles."""
    preset = file.preset
    ring = [ISLE_NAMES.index(isle) for isle in preset.ring]
    put(board.preset_ring, ring)
    put(board.preset_figure, [ring[at - 1] for at in (preset.priestess, preset.builder, preset.apostate)])
    for side, pieces in enumerate(preset.sides()):
        board.preset_shrine[side] = ring[pieces.shrine - 1]
        for i, at in enumerate(pieces.novice_sets):
            board.preset_set[side, i] = ring[at - 1]
