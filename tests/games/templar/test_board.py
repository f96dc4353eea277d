"""The board file: what it holds, what an owner may change, what is found wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from chapterhouse.games.templar.board import alphabet_on, load_board, passage_names
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BoardFault
from chapterhouse.kernel.playing import playouts
from chapterhouse.kernel.record import record_of, replay
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser, play_out
from tests.games.templar.boards import changed, smaller
from tests.games.templar.positions import GAME

Tree = dict[str, Any]


def test_the_box_s_board() -> None:
    """T-1: 13 rooms, 6 storehouses, 17 passages; the map's figures of section 15."""
    tree = load_board().tree
    assert (len(tree["room"]), len(tree["storehouse"])) == (13, 6)
    assert passage_names(tree) == (
        "1-2", "1-3", "2-4", "2-11", "3-5", "4-5", "4-12", "5-6", "6-7", "6-13", "7-8", "8-9", "9-10", "9-13",
        "10-11", "10-12", "12-13",
    )  # fmt: skip
    exits = [sum(str(n) in name.split("-") for name in passage_names(tree)) for n in range(1, 14)]
    assert sorted(exits) == [2] * 5 + [3] * 8


def test_every_value_has_its_provenance() -> None:
    """T-6: only Anselmus's harbour number is printed in the rulebook; the others are ours."""
    marks = {path: mark for path, _, mark in load_board().leaves()}
    assert marks["card.anselmus.harbour_number"] == "rulebook"
    assert marks["card.josua.harbour_number"] == "reconstructed"
    assert marks["passage.14.rooms.1"] == "rulebook"
    assert set(marks.values()) == {"rulebook", "inferred", "public", "reconstructed"}


def test_another_map_with_other_numbers_is_played() -> None:
    """T-10, T-31, T-90: five rooms, two storehouses; the alphabet follows, notation stays, records replay."""
    board = changed(smaller)
    game = GAME.on(board)
    assert game is not GAME
    assert game is GAME.on(board)
    assert alphabet_on(board).size == 15 + 3 + 10 + 2 + 10 + 1 + 1 + 15 + 5 + 3 + 1 + 5 + 15 + 3 + 2 + 6 + 3
    assert game.alphabet.text(game.alphabet.size - 4) == "door 4-5"
    played = playouts(Engine(GAME, board), 3, 60, 5, check=True)
    assert played.faults == []
    table = Table(GAME, 3, {}, board=board, seed=bytes(range(32)))
    play_out(table, chooser(table, 0.5, 4), lambda at: None)
    again = replay(record_of(table, full=True), GAME, board)
    assert again.rows.tobytes() == table.rows.tobytes()


def test_both_ends_occur_on_the_smaller_map() -> None:
    """T-85: with five rooms random players fill them all now and then."""
    played = playouts(Engine(GAME, changed(smaller)), 2, 300, 5)
    assert set(played.table[:, 2].tolist()) == {1, 2}


def test_other_values_change_the_rules() -> None:
    """T-5, T-6, T-15, T-89, T-96: an owner's numbers are the ones played by."""

    def values(tree: Tree) -> None:
        tree["card"][1]["harbour_number"] = 7
        tree["treasure"][0]["value"] = 6
        tree["storehouse"][0].update(capacity=4, slots=[[0, 0]] * 4)
        tree["final_scoring"]["unscored_ring_in_church"] = 3
        tree["penalty"]["points"] = 2

    b = GAME.board.unpack(changed(values).rows[0])
    assert (b.harbour[1], b.value[0], b.store_capacity[1], b.church_ring, b.penalty) == (7, 6, 4, 3, 2)


def fault(change: Callable[[Tree], None]) -> str:
    """What a changed file is refused for."""
    with pytest.raises(BoardFault) as refused:
        changed(change)
    return str(refused.value)


def setter(*path: Any, value: Any) -> Callable[[Tree], None]:
    """Changes one value."""

    def change(tree: Tree) -> None:
        for step in path[:-1]:
            tree = tree[step]
        tree[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (setter("board", "church", value=14), "board.church: is 14, expected a room from 1 to 13"),
        (setter("board", "door_start", value=[1, 4]), "board.door_start"),
        (setter("gate", 1, "room", value=20), "gate.side.room"),
        (setter("gate", 1, "id", value="main"), "gate"),
        (setter("gate", 1, "pawns_start_here", value=True), "pawns_start_here at 2 gates"),
        (setter("first_game", "remigius", value=15), "first_game.remigius"),
        (setter("first_game", "vitus", value="door"), "first_game.vitus"),
        (setter("passage", 0, "rooms", value=[2, 1]), "passage.1.rooms"),
        (setter("passage", 0, "rooms", value=[1, 3]), "passage.2.rooms: is the same as number 1"),
        (setter("passage", 0, "rooms", value=[3, 4]), "1-3 is the only way"),
        (setter("passage", value=[]), "passage"),
        (setter("passage", 0, "gap", value=[1, 2]), "passage.1.gap"),
        (setter("room", 3, "id", value=3), "room"),
        (setter("room", 3, "ring_area", 0, "capacity", value=4), "expected 4 like the capacity"),
        (setter("room", 3, "ring_area", 1, "name", value="bed row"), "is the same as number 1"),
        (setter("room", 3, "name", value=""), "room.4.name"),
        (setter("room", 3, "figure_spots", value=[]), "room.4.figure_spots"),
        (setter("components", "rooms", value=12), "components.rooms: is 12, expected 13"),
        (setter("components", "doors", value=2), "components.doors"),
        (setter("storehouse", 0, "ship_icon", value=False), "storehouse.1.ship_icon"),
        (setter("storehouse", 1, "slots", value=[]), "storehouse.2.slots"),
        (setter("harbour", "initial_fill", value=[3, 3, 3, 4, 4]), "harbour.initial_fill"),
        (setter("harbour", "initial_fill", value=[4, 3, 3, 4, 4, 4]), "harbour.initial_fill.1"),
        (setter("treasure", 2, "kind", value="book"), "treasure.ring_round.kind"),
        (setter("treasure", 2, "removed_in_2p", value=21), "treasure.ring_round.removed_in_2p"),
        (setter("treasure", 2, "per_player", value=1), "treasure.ring_round.per_player"),
        (
            setter("treasure", 4, "value", value=3),
            "treasure.ring_hexagon.value: is 3, expected 2 like every ring",
        ),
        (setter("card", 0, "hide_max", value=4), "card.anselmus.hide_max: is 4, expected 3"),
        (setter("card", 0, "id", value="josua"), "card"),
        (setter("card", 0, "harbour_number", value=-1), "card.anselmus.harbour_number"),
        (setter("final_scoring", "rooms_points", value={"14": 3}), "final_scoring.rooms_points.14"),
        (setter("final_scoring", "rooms_points", value={"many": 3}), "final_scoring.rooms_points.many"),
        (setter("raffaele", "bells_cards", value=2), "raffaele.bells_cards"),
        (setter("meta", "game", value="Luna"), "meta.game"),
        (setter("more", value=1), "more: unknown key"),
    ],
)
def test_faults_are_named(change: Callable[[Tree], None], complaint: str) -> None:
    """T-31 and others: every fault under its path."""
    assert complaint in fault(change)


def test_an_abbey_in_two_parts_is_refused() -> None:
    """T-17: all rooms are joined."""

    def cut(tree: Tree) -> None:
        tree["passage"] = [p for p in tree["passage"] if 1 not in p["rooms"]]

    assert "the rooms are not all joined" in fault(cut)


def test_a_room_without_hiding_places_is_refused() -> None:
    """T-85b: nobody could ever have a treasure there."""

    def empty(tree: Tree) -> None:
        tree["room"][3].update(chalice_slots=[], book_slots=[], ring_area=[])

    assert "room.4: has no hiding place" in fault(empty)

    def no_rings(tree: Tree) -> None:
        for room in tree["room"]:
            room["ring_area"] = []

    assert "no room has a ring area" in fault(no_rings)


def test_too_many_hiding_places_are_refused() -> None:
    """T-10: what the record can hold."""

    def crowd(tree: Tree) -> None:
        for room in tree["room"]:
            area = room["ring_area"][0]
            room["ring_area"] = [{**area, "name": f"area {n}"} for n in range(6)]

    assert "hiding places" in fault(crowd)


def test_too_few_tiles_are_refused() -> None:
    """T-15, T-16: two players' bag must fill the storehouses even without chalices."""

    def few(tree: Tree) -> None:
        for treasure in tree["treasure"][1:]:
            treasure.update(harbour_tiles=4, removed_in_2p=0)
        tree["components"]["harbour_tiles"] = 13 + 16

    assert "harbour.initial_fill" in fault(few)


def test_the_file_is_found_and_read() -> None:
    """The packaged board is read once."""
    assert isinstance(load_board(), BoardFile)
    assert load_board() is load_board()
