"""The board file of Luna: data, what an owner may change, and faults."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.games.luna.board import PACKAGED, load_board, parse_board
from chapterhouse.games.luna.board_checks import BOARD_NAMES, ISLE_NAMES, pairs
from chapterhouse.games.luna.board_form import File
from chapterhouse.games.luna.words import tiles_in
from chapterhouse.kernel.board import BoardFile, read_toml
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BoardFault
from chapterhouse.kernel.playing import playouts
from tests.games.luna.positions import GAME, bare, dealt

Tree = dict[str, Any]

T20 = {
    2: [3, 14, 15], 3: [2, 14, 15, 21, 28], 5: [11, 20, 21, 23, 28], 8: [10, 20, 25], 10: [8, 18, 20, 23, 25],
    11: [5, 20, 21], 14: [2, 3], 15: [2, 3, 21], 18: [10, 25], 20: [5, 8, 10, 11, 23], 21: [3, 5, 11, 15, 28],
    23: [5, 10, 20], 25: [8, 10, 18], 28: [3, 5, 21],
}  # fmt: skip


def tree() -> Tree:
    return copy.deepcopy(read_toml(PACKAGED))


def changed(path: str, value: Any) -> Tree:
    """The box's data with one value changed; elements of arrays by number from 0."""
    given = tree()
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    at: Any = given
    for part in way:
        at = at[part]
    at[last] = value
    return given


def faults(given: Tree) -> list[str]:
    with pytest.raises(BoardFault) as caught:
        parse_board(given, "mine.toml")
    return list(caught.value.faults)


def read(given: Tree) -> BoardFile:
    return parse_board(given, "mine.toml")


# -- the data (section 5 of the rules) ----------------------------------------------------


def test_neighbours_of_blue_and_yellow() -> None:
    """T-20 (L-12): the neighbour table; adjacency is symmetric."""
    near = dealt(2, ("blue", "yellow")).rows["near"][0]
    assert {tile: tiles_in(near[tile]) for tile in T20} == T20
    assert all(tile in T20[other] for tile in T20 for other in T20[tile])


@pytest.mark.parametrize(
    ("boards", "count"),
    [
        (("blue", "yellow"), 25),
        (("green", "red"), 25),
        (("red", "blue", "green"), 44),
        (("green", "yellow", "blue", "red"), 63),
    ],
)
def test_adjacent_pairs_of_any_boards(boards: tuple[str, ...], count: int) -> None:
    """T-20 (L-12): 25, 44, 63 pairs, whatever the order."""
    near = dealt(len(boards), boards).rows["near"][0]
    edges = {frozenset({t, other}) for t in range(1, 29) for other in tiles_in(near[t])}
    assert len(edges) == count


def test_neighbours_of_the_example_of_displacement() -> None:
    """T-6 (L-57): the space 20 with blue, yellow and green."""
    near = bare(3, ("blue", "yellow", "green")).rows["near"][0]
    assert tiles_in(near[20]) == [5, 8, 10, 11, 23, 26]


def test_the_data_is_that_of_the_specification() -> None:
    """L-2, L-10, L-24: one tile of each block of four on each board, each symbol once per board."""
    tiles = tree()["tile"]
    assert [tile["number"] for tile in tiles] == list(range(1, 29))
    for block in range(7):
        four = tiles[4 * block : 4 * block + 4]
        assert {tile["board"] for tile in four} == set(BOARD_NAMES)
        assert len({tile["symbol"] for tile in four}) == 4
    for board in BOARD_NAMES:
        assert {t["symbol"] for t in tiles if t["board"] == board} == set(ISLE_NAMES)
    for isle in ISLE_NAMES:
        assert sum(t["number"] for t in tiles if t["symbol"] == isle) == 58


def test_the_record_of_the_data() -> None:
    """L-60, L-65, L-71, L-72, L-78, L-79: the points; G-32 and the rest of the fixed numbers."""
    row = load_board().rows[0]
    assert row["council_points"][:11].tolist() == list(range(11))
    assert int(row["council_spaces"]) == 11
    assert [int(row[name]) for name in ("start_points", "shrine_points", "token_points")] == [5, 4, 1]
    assert [int(row[name]) for name in ("book_points", "first_book_points", "time_points")] == [1, 2, 1]
    assert row["token_count"].tolist() == [0, 1, 2, 3, 4]
    assert row["guard_value"].tolist() == [2, 2, 3, 4, 5, 6]


def test_every_value_says_where_it_comes_from() -> None:
    board = load_board()
    counts = board.provenance.counts()
    assert all(counts.values())
    assert board.provenance.of("council.points.7") == "reconstructed"
    assert board.provenance.of("council.points.1") == "public"
    assert board.provenance.of("figures.priestess.four.points.3") == "rulebook"
    assert board.provenance.of("figures.priestess.two.points.2") == "reconstructed"
    assert board.provenance.of("figures.builder.move") == "public"
    assert board.provenance.of("preset.red.novice_sets.1") == "rulebook"
    assert board.provenance.of("tile.23.symbol") == "reconstructed"


def test_the_digest_is_of_the_data_alone() -> None:
    marked = changed("provenance.meta", "public")
    assert read(marked).digest == load_board().digest
    assert read(changed("points.shrine", 5)).digest != load_board().digest


# -- an owner's board ---------------------------------------------------------------------


def owners() -> Tree:
    """Other points, spaces, symbols, council, preset; no zigzag."""
    given = tree()
    given["council"]["points"] = [0, 1, 3, 6, 6, 10]
    given["points"]["shrine"] = 3
    given["figures"]["builder"]["move"] = 3
    given["figures"]["priestess"]["two"]["points"] = [5, 3, 1]
    given["board"][0]["spaces"] = given["board"][0]["spaces"][::-1]
    given["tile"][27]["symbol"], given["tile"][22]["symbol"] = "novice", "shrine"
    square = [[0, -1], [0, 1], [-1, 0], [1, 0]]
    layout = given["layout"]
    layout["neighbours_even_column"] = layout["neighbours_odd_column"] = square
    layout["pairs_two_boards"], layout["pairs_three_boards"], layout["pairs_four_boards"] = 19, 32, 45
    given["preset"]["ring"] = given["preset"]["ring"][::-1]
    return given


def test_an_owners_board_is_played_without_a_change_of_code(tmp_path: Path) -> None:
    """L-80, L-70, L-74, L-12: other values all the way into the rules."""
    board = read(owners())
    row = board.rows[0]
    assert row["council_points"][:6].tolist() == [0, 1, 3, 6, 6, 10]
    assert row["near_count"].tolist() == [4, 4]
    assert [int(tile) for tile in row["numbers"][0]] == [14, 3, 28, 5, 23, 10, 18]
    assert int(row["preset_ring"][0]) == ISLE_NAMES.index("shrine")
    engine = Engine(GAME, board)
    for players in (1, 2, 3, 4):
        played = playouts(engine, players, 20, check=True)
        assert played.faults == []


def test_a_file_is_read_from_a_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PACKAGED.read_text(encoding="utf-8"), encoding="utf-8")
    assert load_board(path).digest == load_board().digest
    assert load_board(path).source == str(path)


# -- faults -------------------------------------------------------------------------------

FAULTS: list[tuple[str, Any, str]] = [
    ("meta.game", "Lunatic", "meta.game"),
    ("meta.players", [2, 3, 4], "meta.players"),
    ("components.novices_per_player", 12, "components.novices_per_player"),
    ("setup.rounds", 5, "setup.rounds"),
    ("setup.start_points", -1, "setup.start_points"),
    ("setup.time_tokens.two", 0, "setup.time_tokens.two"),
    ("setup.time_tokens.one", 2, "setup.time_tokens.one"),
    ("setup.favour_tokens_per_isle.four", 3, "setup.favour_tokens_per_isle.four"),
    ("isle.0.id", "tide", "isle"),
    ("path.guard_values_from_gate", [2, 3, 4, 5, 6], "path.guard_values_from_gate"),
    ("path.order", "ascending", "path.order"),
    ("layout.columns", 8, "layout.columns"),
    ("layout.neighbours_even_column.0", [0, 2], "layout.neighbours_even_column.1.2"),
    ("layout.neighbours_even_column.0", [0, 0], "layout.neighbours_even_column.1"),
    ("layout.neighbours_even_column.4", [1, -1], "layout.neighbours_even_column.5"),
    ("layout.neighbours_even_column.1", [0, -1], "layout.neighbours_even_column.2"),
    ("layout.pairs_two_boards", 24, "layout.pairs_two_boards"),
    ("board.0.spaces.0", 25, "board.blue.spaces"),
    ("board.0.spaces.0", 10, "board.blue.spaces.2"),
    ("board.0.spaces.0", 29, "board.blue.spaces.1"),
    ("board.1.id", "blue", "board"),
    ("tile.0.number", 2, "tile"),
    ("tile.5.board", "pink", "tile.6.board"),
    ("tile.5.symbol", "moon", "tile.6.symbol"),
    ("council.points", [1, 2, 6], "council.points.1"),
    ("council.points", [0, 6, 5], "council.points.3"),
    ("council.points", [0, 1, 2], "council.points"),
    ("council.points", list(range(33)), "council.points"),
    ("council.arrive", "at the bottom", "council.arrive"),
    ("figures.priestess.two.points", [5, 2], "figures.priestess.two.points"),
    ("figures.builder.move", -1, "figures.builder.move"),
    ("points.below_zero", False, "points.below_zero"),
    ("points.shrine", True, "points.shrine"),
    ("preset.ring.0", "tide", "preset.ring.2"),
    ("preset.priestess", 2, "preset.priestess"),
    ("preset.yellow.shrine", 2, "preset.yellow.shrine"),
    ("preset.yellow.shrine", 5, "preset.yellow.shrine"),
    ("preset.red.novice_sets", [2, 3, 4, 7], "preset.red.novice_sets"),
    ("preset.red.novice_sets", [1, 1, 4, 7], "preset.red.novice_sets.2"),
    ("preset.blue.favour_tokens", [3, 4], "preset.blue.favour_tokens"),
    ("preset.white.shrine", 8, "preset.white.shrine"),
    ("restrictions.virtual_novice_claims_tiles", True, "restrictions.virtual_novice_claims_tiles"),
    ("solo.books", 2, "solo.books"),
    ("provenance.meta", "hearsay", 'provenance."meta"'),
]


@pytest.mark.parametrize(("path", "value", "where"), FAULTS)
def test_a_fault_is_found_under_its_path(path: str, value: Any, where: str) -> None:
    found = faults(changed(path, value))
    assert any(line.startswith(f"{where}: ") for line in found), found


def test_the_example_of_a_path_must_stay_true() -> None:
    """T-1: 28, 25, 23, 21 are blue and yellow."""
    given = tree()
    blue, red = given["board"][0]["spaces"], given["board"][2]["spaces"]
    blue[4], red[5] = 27, 28
    given["tile"][26]["board"], given["tile"][27]["board"] = "blue", "red"
    assert [line.split(":")[0] for line in faults(given)] == ["tile"]


def test_each_board_has_one_start_tile() -> None:
    """L-24: exactly one of the numbers 1 to 4 per board."""
    given = tree()
    blue, yellow = given["board"][0]["spaces"], given["board"][1]["spaces"]
    blue[5], yellow[1] = 8, 3
    given["tile"][7]["board"], given["tile"][2]["board"] = "blue", "yellow"
    assert {line.split(":")[0] for line in faults(given)} == {"board.blue.spaces", "board.yellow.spaces"}


def test_all_faults_are_told_at_once() -> None:
    given = changed("setup.rounds", 7)
    given["points"]["book"] = "one"
    del given["council"]
    given["moon"] = 1
    assert len(faults(given)) == 3
    given = changed("setup.rounds", 7)
    given["council"]["points"] = [1]
    assert any("council.points" in line for line in faults(given))


def test_the_number_of_pairs_follows_from_the_neighbours() -> None:
    """T-20."""
    import msgspec

    data = {key: value for key, value in tree().items() if key != "provenance"}
    layout = msgspec.convert(data, File).layout
    assert [len(pairs(layout, slots)) for slots in (2, 3, 4)] == [25, 44, 63]
    assert tomllib.loads(PACKAGED.read_text())["schema"] == 1
