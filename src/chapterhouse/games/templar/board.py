"""Templar's board file, checked and packed into the record that rules read.

The form stands in `board_form.py`, what else is demanded in `board_checks.py`, the data in `board.toml`.
Rooms, storehouses and areas keep their numbers; passages are sorted by their rooms and count from 0.
"""

from functools import cache
from pathlib import Path

from numpy import ndindex

from chapterhouse.games.templar.actions import CARD_NAMES, GATE_NAMES, TREASURE_NAMES, make_alphabet
from chapterhouse.games.templar.board_checks import check
from chapterhouse.games.templar.board_form import File
from chapterhouse.games.templar.state import (
    ABBOT,
    BOOKS,
    CHALICES,
    FIRST_AREA,
    OUTSIDE,
    PLACES,
    PRIOR,
    ROOMS,
    SPY,
    STEPS,
    Board,
)
from chapterhouse.kernel.alphabet import Alphabet
from chapterhouse.kernel.board import BoardFile, board_file, read_toml
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


def passage_pairs(tree: Tree) -> list[tuple[int, int]]:
    """The passages as pairs of rooms, in the order of their numbers."""
    return sorted((passage["rooms"][0], passage["rooms"][1]) for passage in tree["passage"])


def passage_names(tree: Tree) -> tuple[str, ...]:
    """The passages as people write them: `9-13`."""
    return tuple(f"{a}-{b}" for a, b in passage_pairs(tree))


def alphabet_on(board: BoardFile) -> Alphabet:
    """The alphabet whose ranges are those of a board."""
    tree = board.tree
    areas = max(len(room.get("ring_area", [])) for room in tree["room"])
    return make_alphabet(len(tree["room"]), areas, len(tree["storehouse"]), passage_names(tree))


# -- packing ------------------------------------------------------------------------------


def pack(file: File) -> Rows:
    """The record of a checked file."""
    layout = Layout(Board)
    rows = layout.rows()
    board = layout.unpack(rows[0])
    for fill in (fill_alphabet, fill_rooms, fill_map, fill_harbour, fill_treasures, fill_cards, fill_points):
        fill(board, file)
    layout.pack(board, rows)
    return rows


def pairs_of(file: File) -> list[tuple[int, int]]:
    """The passages in the order of their numbers."""
    return sorted((passage.rooms[0], passage.rooms[1]) for passage in file.passage)


def fill_alphabet(board: Board, file: File) -> None:
    """Where each kind of action begins."""
    board.areas = max(len(room.ring_area) for room in file.room)
    names = tuple(f"{a}-{b}" for a, b in pairs_of(file))
    spans = make_alphabet(len(file.room), board.areas, len(file.storehouse), names).spans()
    for kind, first in enumerate(spans):
        board.first[kind] = first


def fill_rooms(board: Board, file: File) -> None:
    """T-10."""
    board.rooms = len(file.room)
    board.every_room = sum(1 << room.id for room in file.room)
    for room in file.room:
        board.capacity[room.id, CHALICES] = len(room.chalice_slots)
        board.capacity[room.id, BOOKS] = len(room.book_slots)
        for place, area in enumerate(room.ring_area, FIRST_AREA):
            board.capacity[room.id, place] = area.capacity
    spots = [at for at in ndindex(ROOMS + 1, PLACES) if board.capacity[at]]
    for spot, at in enumerate(spots, 1):
        board.spot[at] = spot


def fill_map(board: Board, file: File) -> None:
    """T-17, T-20, T-31, T-35: rooms within reach, for every passage that the door may close."""
    pairs = pairs_of(file)
    board.passages = len(pairs)
    board.door_start = pairs.index((file.board.door_start[0], file.board.door_start[1]))
    board.church = file.board.church
    for gate in file.gate:
        board.gate_room[GATE_NAMES.index(gate.id)] = gate.room
        if gate.pawns_start_here:
            board.start_gate = GATE_NAMES.index(gate.id)
    for room in range(1, board.rooms + 1):
        board.near[room] = _near(pairs, room)
        for door in range(len(pairs)):
            _fill_reach(board, pairs[:door] + pairs[door + 1 :], door, room)


def _near(pairs: list[tuple[int, int]], room: int) -> int:
    return sum(1 << (b if a == room else a) for a, b in pairs if room in (a, b))


def _fill_reach(board: Board, pairs: list[tuple[int, int]], door: int, room: int) -> None:
    """T-34: at distance 1 to k, never the room of departure."""
    found = 1 << room
    for steps in range(1, STEPS + 1):
        for other in range(1, board.rooms + 1):
            if int(board.reach[door, room, steps - 1]) >> other & 1 or (steps == 1 and other == room):
                found |= _near(pairs, other)
        board.reach[door, room, steps] = found & ~(1 << room)


def fill_harbour(board: Board, file: File) -> None:
    """T-15, T-16; G-11: how much each storehouse holds."""
    board.stores = len(file.storehouse)
    board.store_chalices = file.harbour.max_chalices_per_storehouse
    for store in file.storehouse:
        board.store_capacity[store.id] = store.capacity
        board.store_fill[store.id] = file.harbour.initial_fill[store.id - 1]


def fill_treasures(board: Board, file: File) -> None:
    """T-2, T-3, T-5, T-14."""
    for treasure in file.treasure:
        at = TREASURE_NAMES.index(treasure.id)
        board.value[at] = treasure.value
        board.own_count[at] = treasure.per_player
        board.tiles[at] = treasure.harbour_tiles
        board.tiles_out[at] = treasure.removed_in_2p


def fill_cards(board: Board, file: File) -> None:
    """T-6, T-44 to T-69."""
    for card in file.card:
        at = CARD_NAMES.index(card.id)
        board.steps[at] = card.max_steps
        board.hides[at] = card.hide_max
        board.card_points[at] = card.vp
        board.harbour[at] = card.harbour_number


def fill_points(board: Board, file: File) -> None:
    """T-22, T-89, T-90, T-96."""
    board.church_ring = file.final_scoring.unscored_ring_in_church
    for number, points in file.final_scoring.rooms_points.items():
        board.rooms_points[int(number)] = points
    board.penalty = file.penalty.points
    board.first_place[ABBOT] = file.first_game.remigius
    board.first_place[PRIOR] = file.first_game.severus
    board.first_place[SPY] = OUTSIDE + GATE_NAMES.index(file.first_game.vitus)
