"""The invariants of section 11, over whole games; that they can fail; worlds as a seat imagines them."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from chapterhouse.kernel.playing import playouts
from chapterhouse.kernel.table import Table
from tests.games.monastery.build import Build
from tests.games.monastery.crowded import crowded
from tests.games.monastery.lockstep import GAME, engine, new_table, quietly, start
from tests.games.monastery.oracle_table import PHRASES
from tests.games.monastery.oracle_tiles import BACK, LIMIT, STEP, TYPES, Cell, turned

KINDS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {"start": "draw_six_keep_three"}), (4, {"start": "fixed_start_tiles"}),
    (4, {"pairs": True, "secret_way_requires_built": True}), (2, {"simplified": True}),
]  # fmt: skip
Words = dict[str, Any]


# -- the invariants, in words ---------------------------------------------------------------


def tiles_are_all_there(words: Words) -> bool:
    """Bag, hands and monastery: 49 and a Secret Way for each player."""
    total = Counter(words["bag"]) + Counter(tile["type"] for tile in words["tiles"][1:])
    for hand in words["hands"]:
        total += Counter(hand)
    players = len(words["colours"])
    return total == {t.name: players if t.kind == "secret_way" else t.count for t in TYPES.values()}


def letters_are_all_there(words: Words) -> bool:
    """Grid and strips: nine for each; for every letter as many on the grid as empty spaces for it."""
    grid = Counter(c.upper() for row in words["grid"] for c in row if c not in ("", "+"))
    empty: Counter[str] = Counter()
    for colour, strip in words["strips"].items():
        empty.update(c for c, face in zip(PHRASES[colour], strip, strict=True) if not face)
    grid[words["pending"].get("bought", "")] += "bought" in words["pending"]
    return +grid == +empty


def monks_are_all_there(words: Words) -> bool:
    """Grid and monastery: five for each; on a built tile no more than its disc."""
    moving = "moving" in words["pending"] or words["step"] == "box"
    for row, colour in enumerate(PHRASES):
        if colour in words["colours"]:
            monks = words["grid"][row].count("+")
            for tile in words["tiles"]:
                monks += tile["standing"].get(colour, 0) + tile["praying"].get(colour, 0)
            if monks != 5 and not (moving and monks == 4):
                return False
    for tile in words["tiles"][1:]:
        crowd = sum(tile["standing"].values()) + sum(tile["praying"].values())
        if tile["built"] and crowd > TYPES[tile["type"]].disc:
            return False
    return True


def blessings_are_all_there(words: Words) -> bool:
    """Twenty, wherever they are."""
    return bool(
        words["supply"] + sum(words["blessings"]) + sum(tile["blessings"] for tile in words["tiles"]) == 20
    )


def contacts_are_legal(words: Words) -> bool:
    """No path against a blank edge, nothing grey beside brown, no group over its limit."""
    tiles = {(tile["x"], tile["y"]): tile for tile in words["tiles"][1:]}
    for cell, tile in tiles.items():
        for side in STEP:
            other = tiles.get(_step(cell, side))
            if other and ({_mark(tile, side), _mark(other, BACK[side])} == {"P", "B"} or _clash(tile, other)):
                return False
        if _group(tiles, cell) > LIMIT.get(TYPES[tile["type"]].kind, 53):
            return False
    return True


def _step(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def _mark(tile: Words, side: str) -> str:
    return turned(TYPES[tile["type"]].edges, tile["turn"])["NESW".index(side)]


def _clash(tile: Words, other: Words) -> bool:
    return {TYPES[tile["type"]].colour, TYPES[other["type"]].colour} == {"grey", "brown"}


def _group(tiles: dict[Cell, Words], cell: Cell) -> int:
    """How many tiles of its kind hang together with the one on a cell."""
    kind, found, edge = TYPES[tiles[cell]["type"]].kind, {cell}, [cell]
    while edge:
        at = edge.pop()
        for side in STEP:
            to = _step(at, side)
            if to in found or to not in tiles or TYPES[tiles[to]["type"]].kind != kind:
                continue
            if "B" not in _mark(tiles[at], side) + _mark(tiles[to], BACK[side]):
                found.add(to)
                edge.append(to)
    return len(found)


def built_in_time(words: Words) -> bool:
    """After each Scoring half no unbuilt tile is full; nothing is just built in Placement and Movement."""
    if words["phase"] != "placement":
        return True
    return not any(tile["just_built"] for tile in words["tiles"])


INVARIANTS = (
    tiles_are_all_there, letters_are_all_there, monks_are_all_there, blessings_are_all_there,
    contacts_are_legal, built_in_time,
)  # fmt: skip


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_invariants_in_words(players: int, options: dict[str, Any]) -> None:
    """Y-12, Y-13, Y-15, Y-21, Y-34, Y-36, Y-37, Y-62, Y-84: after every decision of random games."""
    for seed in range(3):
        table, rng = new_table(players, seed, **options), Random(seed)
        rounds = set()
        while not table.over:
            words = table.words()
            assert [check.__name__ for check in INVARIANTS if not check(words)] == []
            if (words["day"], words["space"]) not in rounds and words["step"] == "turn":
                assert not [tile for tile in words["tiles"] if tile["full"] and not tile["built"]]
            rounds.add((words["day"], words["space"]))
            table.play(rng.choice(table.legal()))


def test_the_invariants_in_words_can_fail() -> None:
    """A test that cannot fail is none."""
    table = new_table(2, 1)
    for words, check in (
        (table.words() | {"bag": {}}, tiles_are_all_there),
        (table.words() | {"grid": [[""] * 13] * 4}, letters_are_all_there),
        (table.words() | {"grid": [[""] * 13] * 4}, monks_are_all_there),
        (table.words() | {"supply": 19}, blessings_are_all_there),
    ):
        assert not check(words)
    field = {"type": "field", "turn": 0}
    row = [{"x": x, "y": 5} | field for x in range(5)]
    assert contacts_are_legal({"tiles": [None, *row[:4]]})
    assert not contacts_are_legal({"tiles": [None, *row]})
    assert not contacts_are_legal({"tiles": [None, row[0], {"type": "garden", "turn": 0, "x": 1, "y": 5}]})
    paths = [{"type": "path_straight", "turn": 0, "x": x, "y": 5} for x in range(2)]
    assert contacts_are_legal({"tiles": [None, *paths]})
    assert not contacts_are_legal({"tiles": [None, paths[0], {**paths[1], "turn": 1}]})


# -- the invariants of the engine -----------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_invariants_hold_after_every_decision(players: int, options: dict[str, Any]) -> None:
    """Y-13, Y-15, Y-21, Y-37, Y-84, Y-97: hundreds of random games; all come to an end."""
    played = playouts(engine(), players, 100, 7, options, check=True)
    assert played.faults == []
    assert set(played.table[:, 2].tolist()) <= {1, 2, 3}


@pytest.mark.parametrize(
    ("field", "at", "value"),
    [
        ("bag", 0, 2), ("bag_size", (), 3), ("held", 0, 2), ("supply", (), 21), ("blessings", 1, -1),
        ("usable", 0, 1), ("lying", 1, 1), ("standing", (0, 0), 2), ("praying", (1, 0), 1), ("crowd", 1, 3),
        ("full", (), 4), ("built", (), 1), ("linked", 1, 0), ("beside", (1, 0), 3), ("group", 2, 7),
        ("grid", (0, 0), 5), ("strip", (1, 0), 1), ("covered", 0, 3), ("letters_left", (), 5),
        ("cells", (), 4), ("x", 1, 9), ("way", 0, 2), ("points", (), 5), ("used", (), 1), ("bought", (), 3),
        ("just_built", (), 2),
    ],
)  # fmt: skip
def test_a_broken_position_is_noticed(field: str, at: Any, value: int) -> None:
    """The engine's invariants can fail."""
    b = Build(space=2)
    b.lay("path_cross", (0, -1), 0, "blue")
    b.lay("field", (0, -2), built=False)
    table = start(b).table
    row = table.rows[field]
    row[(0, *at) if isinstance(at, tuple) else (0, at)] = value
    assert table.engine.fault(table.rows) > 0


def test_after_night_all_monks_stand_in_the_abbey() -> None:
    """Y-96: without the Brewhouse."""
    for seed in range(6):
        build = crowded(Random(seed), 2 + seed % 3, simplified=True)
        build.o.day, build.o.space = 1, 8
        build.turn = build.o.abbot
        g = start(build)
        while not g.over and g.o.day == 1:
            g.play(quietly(g))
        prisoners = sum(monk.prays for monk in g.o.m.monks)
        assert (g.over, prisoners) == (False, 0)
        assert not [monk for monk in g.o.m.monks if monk.place]


# -- worlds ---------------------------------------------------------------------------------


def _worlds(table: Table, rng: Random) -> None:
    """Every seat's imagined world is sound, and looks to it like the true one."""
    layout = table.engine.layout
    for seat in range(table.players):
        view = layout.filtered(table.rows, seat)
        world = table.engine.imagine(view, seat, rng.randbytes(16))
        assert table.engine.fault(world) == 0
        seen = layout.filtered(world, seat)
        for field in GAME.state.fields:
            if field.name != "rng":
                assert np.array_equal(seen[field.name], view[field.name]), field.name
        if table.to_act == seat:
            assert table.engine.legal(world) == list(table.legal())


def test_imagined_worlds_agree_with_what_a_seat_sees() -> None:
    """Y-4, Y-15: hands, bag and blessings of the others are dealt anew, all else stays."""
    for seed in range(4):
        rng = Random(seed)
        table = start(crowded(rng, 2 + seed % 3), seed).table
        while not table.over:
            if rng.random() < 0.2:
                _worlds(table, rng)
            table.play(rng.choice(table.legal()))


def test_equal_positions_have_equal_bytes() -> None:
    """What a decision needed is wiped: two ways to the same table."""
    ends = []
    for lines in (["move 0", "step 1", "stop", "move 0", "step 2", "stop"],
                  ["move 0", "step 2", "stop", "move 0", "step 1", "stop"]):  # fmt: skip
        b = Build().abbey(red=3)
        b.lay("cloister", (0, -1))
        b.lay("parlour", (2, -1), 1)
        table = start(b).table
        for line in lines:
            table.play(line)
        table.rows["rng"] = 0
        ends.append(table.rows.tobytes())
    assert ends[0] == ends[1]
