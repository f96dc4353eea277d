"""The board file of Monastery: data, what an owner may change, and faults."""

import copy
from typing import Any

import pytest

from chapterhouse.games.library import load_game
from chapterhouse.games.monastery.actions import ALPHABET, TYPE_NAMES
from chapterhouse.games.monastery.board import PACKAGED, load_board, parse_board
from chapterhouse.kernel.board import BoardFile, read_toml
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BoardFault
from chapterhouse.kernel.playing import playouts

Tree = dict[str, Any]
GAME = load_game("monastery")


def tree() -> Tree:
    return copy.deepcopy(read_toml(PACKAGED))


def tile(given: Tree, name: str) -> Tree:
    found: Tree = next(t for t in given["tile"] if t["id"] == name)
    return found


def with_tile(id_: str, /, **values: Any) -> Tree:
    """The box's data with one tile changed."""
    given = tree()
    tile(given, id_).update(values)
    return given


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


def play_on(board: BoardFile) -> None:
    """Random games of every number of players, the invariants looked at after every decision."""
    engine = Engine(GAME, board)
    for players in (2, 3, 4):
        assert not playouts(engine, players, 20, 5, check=True).faults


# -- the data (section 15 of the rules) ---------------------------------------------------


def test_the_tiles_of_the_box() -> None:
    """Y-5, Y-7, Y-21: 53 tiles by kind and colour; boxes never outnumber the disc."""
    tiles = tree()["tile"]
    assert [t["id"] for t in tiles] == list(TYPE_NAMES)

    def number(**wanted: str) -> int:
        return sum(t["count"] for t in tiles if all(t[key] == value for key, value in wanted.items()))

    assert number() == 53
    kinds = ("building", "icon", "prison", "ambivalent", "feature", "field", "garden", "path", "secret_way")
    assert [number(kind=kind) for kind in kinds] == [15, 9, 1, 3, 3, 6, 4, 8, 4]
    assert [number(colour=colour) for colour in ("grey", "brown", "both", "none")] == [18, 17, 3, 15]
    assert all(len(t["boxes"]) <= t["disc"] for t in tiles)


def test_the_letter_grid_of_the_box() -> None:
    """Y-3, Y-83, G-1: what a row costs, full and reduced."""
    grid = tree()["grid"]
    for row in grid["rows"]:
        letters = [cost for cost, cell in zip(grid["cost"], row, strict=True) if cell != "+"]
        monks = [cost for cost, cell in zip(grid["cost"], row, strict=True) if cell == "+"]
        assert (sum(letters), sum(monks), min(letters), min(monks)) == (45, 17, 1, 1)
    assert grid["reduced_cost"] == [(cost + 1) // 2 for cost in grid["cost"]]


def test_the_record_that_rules_read() -> None:
    """Y-8, Y-31: rotations that look alike are one; Y-33 to Y-35: what fits where."""
    board = GAME.board.unpack(load_board().rows[0])
    rotations = {name: int(board.rotations[at]) for at, name in enumerate(TYPE_NAMES)}
    assert {rotations[name] for name in ("cloister", "field", "garden", "path_cross", "pond")} == {0b0001}
    assert {rotations[name] for name in ("sacristy", "path_straight", "secret_way")} == {0b0011}
    assert {rotations[name] for name in ("kitchen", "parlour", "path_corner")} == {0b1111}
    path_north, blank_north = 1, 3
    straight, pond, field = (TYPE_NAMES.index(name) for name in ("path_straight", "pond", "field"))
    assert [int(board.fits[kind, path_north]) for kind in (straight, pond, field)] == [0b01, 0, 1]
    assert [int(board.fits[kind, blank_north]) for kind in (straight, pond, field)] == [0, 1, 0]


def test_the_range_of_the_alphabet() -> None:
    """Of all combinations 1,409 mean something on the box's own board."""
    given, used = tree(), 0
    boxes = {number for t in given["tile"] for number in t["boxes"]}
    letters = {
        (r, c) for r, row in enumerate(given["grid"]["rows"], 1) for c, x in enumerate(row, 1) if x != "+"
    }
    for action in ALPHABET.actions:
        there = (action.params.get("row"), action.params.get("column"))
        if action.kind == "buy_monk":
            used += there not in letters
        elif there != (None, None):
            used += there in letters
        else:
            used += action.params.get("box", 0) in boxes | {0}
    assert (used, len(ALPHABET.kinds)) == (1409, 27)


def test_every_value_has_its_mark() -> None:
    """Section 14 of the rules: what the rulebook pins down, and what is made here."""
    provenance = load_board().provenance
    assert provenance.of("tile.kitchen.boxes.1") == "rulebook"
    assert provenance.of("tile.bakery.name") == "public"
    assert provenance.of("tile.field.colour") == "inferred"
    assert provenance.of("tile.barn.disc") == "reconstructed"
    assert provenance.of("grid.cost.3") == "reconstructed"
    assert provenance.of("dial.space.4.name") == "rulebook"
    assert provenance.of("abbey.edges.N") == "reconstructed"
    assert all(count > 0 for count in provenance.counts().values())


# -- what an owner may change -------------------------------------------------------------


def test_an_owner_may_print_other_tiles() -> None:
    """Other names, colours, discs, boxes up to five, edges, numbers."""
    given = with_tile("chapter_house", boxes=[5, 4, 3, 2, 1], name="Chapter Room")
    tile(given, "smithy").update(colour="grey", edges="PPPP", count=2)
    tile(given, "latrine").update(count=0)
    tile(given, "mill").update(disc=6, boxes=[3, 3, 3])
    board = parse_board(given, "mine.toml")
    assert board.digest != load_board().digest
    play_on(board)


def test_an_owner_may_print_another_grid() -> None:
    """Crosses in other columns, even in other ones in each row; other prices."""
    given = tree()
    given["grid"]["rows"] = ["L+IB+ER+AN+OS", "++++QUAESUMUS", "ABOMNIBUS++++", "M+A+L+I+SAMEN"]
    given["grid"]["cost"] = [1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 12]
    play_on(parse_board(given, "mine.toml"))


def test_an_owner_may_print_another_abbey() -> None:
    """Y-8: any marks with a way out."""
    given = tree()
    given["abbey"]["edges"] = {"N": "BBB", "E": "BB", "S": "BPB", "W": "PB"}
    play_on(parse_board(given, "mine.toml"))


def test_comments_and_order_do_not_matter() -> None:
    given = tree()
    turned = dict(reversed(given.items()))
    assert parse_board(turned, "mine.toml").digest == load_board().digest


# -- faults -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("scoring.gold_letter", 4, "scoring.gold_letter: is 4, expected 3: the rules know nothing else"),
        ("dial.days", 3, "dial.days: is 3, expected 2: the rules know nothing else"),
        ("group_limit.garden", 3, "group_limit.garden: is 3, expected 2: the rules know nothing else"),
        ("abbey.colour", "brown", 'abbey.colour: is "brown", expected "grey": the rules know nothing else'),
        ("dial.space.1.kind", "night", 'dial.space.1.kind: is "night", expected night on the last space'),
        ("dial.space.0.kind", "study", 'dial.space.0.kind: is "study", expected mass'),
        ("dial.space.3.tiles_drawn", 1, "dial.space.3.tiles_drawn: is 1, expected 0"),
        ("dial.space.4.tiles_drawn", 3, "dial.space: has Masses with [3, 3, 1] tiles, expected [3, 2, 1]"),
        ("dial.space.5.index", 6, "dial.space.6.index: is 6, expected 5"),
        ("leftover.1.points", 6, "leftover: is [(1, 1), (6, 2), (10, 3), (15, 4)], expected"),
        ("player.0.phrase", "LIBERA ME", 'player.red.phrase: is "LIBERA ME", expected LIBERA NOS'),
        ("player.2.row", 4, "player.green.row: is 4, expected 3"),
        ("player.3.id", "blue", 'player.4.id: is "blue" like another one'),
        ("grid.rows.0", "L+IB+ER+AN+SO", "grid.rows.1: is"),
        ("grid.rows.1", "Q+UA+ES+UMUS+", "no fault"),
        ("grid.rows.1", "QUA+ES+UMUS++", "no fault"),
        ("grid.rows.3", "MALIS+AMEN+++", "no fault"),
        ("grid.rows.2", "AB+OMNIBUS", "grid.rows.3: is \"AB+OMNIBUS\", expected a text like 13 capitals"),
        ("grid.reduced_cost.0", 2, "grid.reduced_cost.1: is 2, expected 1, the full price, at most"),
        ("grid.cost.4", 4, "grid.cost: has no cross at 3"),
        ("grid.cost.0", 0, "grid.cost.1: is 0, expected a whole number from 1 to 99"),
        ("abbey.edges.N", "PGP", "abbey.edges.N: is \"PGP\", expected a text like PBP"),
        ("meta.game", "Luna", 'meta.game: is "Luna", expected "Monastery"'),
        ("components.blessings", 21, "components.blessings: is 21, expected 20"),
        ("surplus", 1, "surplus: unknown key"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_value_is_named(path: str, value: Any, fault: str) -> None:
    given = changed(path, value)
    if fault == "no fault":
        parse_board(given, "mine.toml")
    else:
        assert any(line.startswith(fault) for line in faults(given)), faults(given)


@pytest.mark.parametrize(
    ("name", "values", "fault"),
    [
        ("barn", {"kind": "icon"}, 'tile.barn.kind: is "icon", expected building'),
        ("barn", {"edges": "PGPB"}, "tile.barn.edges: is PGPB, expected no gates but on fields and gardens"),
        ("barn", {"edges": "BBBB"}, "tile.barn.edges: is BBBB, expected a way in"),
        ("barn", {"edges": "PP"}, 'tile.barn.edges: is "PP", expected a text like PPBB'),
        ("barn", {"boxes": []}, "tile.barn.boxes: is an empty list, expected one box at least"),
        ("barn", {"boxes": [1, 2, 3]}, "tile.barn.boxes: are [1, 2, 3], expected them from"),
        ("barn", {"boxes": [6]}, "tile.barn.boxes.1: is 6, expected a whole number from 1 to 5"),
        ("barn", {"boxes": [3, 2, 2, 1]}, "tile.barn.disc: is 3, expected 4 at least"),
        ("barn", {"colour": "both"}, 'tile.barn.colour: is "both", expected both for ambivalent tiles'),
        ("barn", {"count": 2}, "tile: has 50 tiles for the bag, expected 49"),
        ("farm", {"count": 2}, "tile.farm.count: is 2, expected 1"),
        ("secret_way", {"count": 3}, "tile.secret_way.count: is 3, expected 4"),
        ("pond", {"edges": "PBBB"}, 'tile.pond.edges: is "PBBB", expected BBBB for a feature'),
        ("pond", {"disc": 1}, "tile.pond.disc: is 1, expected 0 for a feature"),
        ("path_tee", {"colour": "grey"}, 'tile.path_tee.colour: is "grey", expected none'),
        ("kitchen", {"boxes": [3, 2]}, "tile.kitchen.boxes: are [3, 2], expected [3, 2, 1] as"),
        ("chapel", {"disc": 4}, "tile.chapel.disc: is 4, expected 3 as the rulebook shows"),
        ("workshop", {"boxes": [2, 2]}, "tile.workshop.boxes: are [2, 2], expected two with the sum 3"),
        ("prison", {"disc": 1, "boxes": [1]}, "tile.prison.disc: is 1, expected 2 at least"),
        ("barn", {"id": "shed"}, 'tile.shed.id: is "shed", expected each of'),
        ("cloister", {"colour": "brown"}, "tile: has 3 grey buildings with disc 2, expected 4 at least"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_tile_is_named(name: str, values: Tree, fault: str) -> None:
    found = faults(with_tile(name, **values))
    assert any(line.startswith(fault) for line in found), found


def test_nobody_could_leave_a_closed_abbey() -> None:
    given = changed("abbey.edges", {"N": "BBB", "E": "BB", "S": "BBB", "W": "BB"})
    assert faults(given) == ["abbey.edges: have no path, expected one at least: nobody could leave"]


def test_all_faults_are_told_at_once() -> None:
    given = with_tile("barn", kind="icon")
    tile(given, "mill")["edges"] = "BBBB"
    given["scoring"]["gold_letter"] = 5
    assert len(faults(given)) == 3


def test_a_value_without_a_mark_is_a_fault() -> None:
    given = tree()
    del given["provenance"]["abbey.edges"]
    del given["provenance"]["abbey"]
    assert any("abbey.edges.N: no provenance" in line for line in faults(given))
