"""Hiding treasures, and the three monks (T-39 to T-47)."""

import pytest

from chapterhouse.games.templar.board import load_board
from chapterhouse.kernel.table import Table
from tests.games.templar.positions import bare, give, lay, legal, play, refused, room, seat, stand


def at(table: Table, number: int) -> Table:
    """The pawn of seat 0 has just gone to a room with Josua."""
    start = {2: 1, 11: 2, 13: 12, 5: 3, 10: 9, 12: 4}[number]
    return play(stand(table, start), "play josua", f"move pawn {number}")


def table_example() -> Table:
    """E-1: blue in 2; the table (area 1) of room 11 holds one round ring; stock 2 round, 1 square."""
    table = give(lay(stand(bare(), 2), 11, 1, "ring_round"), 0, ring_round=2, ring_square=1)
    return play(table, "play josua", "move pawn 11")


def test_josua_hides_on_the_table() -> None:
    """E-1, T-45, T-47: one step, the second given up; both round rings, no points."""
    table = table_example()
    play(table, "hide ring_round", "area 1", "hide ring_round", "area 1")
    areas = room(table, 11)["areas"]
    assert (areas[0]["kind"], areas[0]["fresh"]) == ("ring_round", [2, 1, 0])
    assert seat(table, 0)["stock"]["ring_round"] == 0
    assert seat(table, 0)["points"] == 0
    assert table.to_act == 1


def test_a_square_ring_goes_to_the_sideboard_alone() -> None:
    """E-1, T-40: refused on the table, accepted on the empty sideboard."""
    table = play(table_example(), "hide ring_round", "area 1")
    before = table.fork()
    play(table, "hide ring_square")  # one area takes it: it lies there by itself
    assert [area["kind"] for area in room(table, 11)["areas"]] == ["ring_round", "ring_square"]
    lay(before, 11, 1, "ring_hexagon", area=2)
    assert refused(before, "hide ring_square") == ("no_area", "T-40")


def test_the_area_is_asked_where_several_take_the_ring() -> None:
    """T-40, D-7: an empty area takes any kind; a full one and one of another kind do not."""
    table = at(give(bare(), 0, ring_round=1, ring_square=1), 13)
    lay(lay(table, 13, 1, "ring_square", 4), 13, 2, "ring_hexagon", area=2)
    play(table, "hide ring_square")
    assert room(table, 13)["areas"][2]["kind"] == "ring_square"
    table = at(give(bare(), 0, ring_round=2), 13)
    play(table, "hide ring_round")
    assert legal(table) == ["area 1", "area 2", "area 3"]
    lay(lay(table, 13, 1, "ring_square", 4), 13, 2, "ring_round", area=2)
    assert legal(table) == ["area 2", "area 3"]
    assert refused(table, "area 1") == ("area_full", "T-10")
    other = at(give(bare(), 0, ring_round=2), 13)
    lay(play(other, "hide ring_round"), 13, 1, "ring_square")
    assert refused(other, "area 1") == ("other_kind", "T-40")
    two = play(at(give(bare(), 0, ring_round=2), 11), "hide ring_round")
    assert refused(two, "area 3") == ("no_such_area", "T-10")


def test_valued_rings_and_those_of_others_keep_the_kind() -> None:
    """T-40: whoever owns them, fresh or valued."""
    table = lay(
        lay(give(stand(bare(), 2), 0, ring_square=1), 11, 2, "ring_round", valued=True),
        11,
        1,
        "ring_hexagon",
        area=2,
    )
    play(table, "play josua", "move pawn 11")
    assert table.to_act == 1  # nothing fits: nothing is asked


def test_chalices_and_books_have_spaces_of_their_own() -> None:
    """T-39, T-10: one in each; a full one is refused."""
    table = at(give(bare(), 0, chalice=2, book=1), 2)
    assert legal(table) == ["hide chalice", "hide book", "stop"]
    play(table, "hide chalice")
    assert refused(table, "hide chalice") == ("no_space", "T-39")
    play(table, "hide book")
    assert room(table, 2)["chalices"]["fresh"] == [1, 0, 0]
    assert room(table, 2)["books"]["fresh"] == [1, 0, 0]
    kitchen = at(give(bare(), 0, book=1, ring_round=1), 10)
    assert refused(kitchen, "hide book") == ("no_space", "T-39")
    assert refused(kitchen, "hide ring_square") == ("none_in_stock", "T-39")


def test_one_after_the_other_in_any_order() -> None:
    """T-41: the first ring in an empty area fixes its kind for the second; a chalice may come last."""
    table = give(stand(bare(), 1), 0, ring_round=1, ring_square=1, chalice=1)
    lay(table, 2, 1, "ring_hexagon", 2, area=2)
    play(table, "play anselmus", "move pawn 2", "hide ring_round")
    assert refused(table, "hide ring_square") == ("no_area", "T-40")
    play(table, "hide chalice")
    assert table.to_act == 1


def test_hiding_is_never_compulsory() -> None:
    """T-43, G-33: also nothing at all; with an empty stock nothing is asked."""
    table = at(give(bare(), 0, ring_round=2), 2)
    assert "stop" in legal(table)
    play(table, "stop")
    assert (table.to_act, seat(table, 0)["stock"]["ring_round"]) == (1, 2)
    assert at(bare(), 2).to_act == 1


def test_nothing_is_hidden_before_severus() -> None:
    """T-42, G-33: he is in 5; the card is movement alone."""
    assert at(give(bare(), 0, ring_round=2), 5).to_act == 1
    assert at(give(stand(bare(), severus=4), 0, ring_round=2), 5).to_act == 0


@pytest.mark.parametrize(("card", "most"), [("anselmus", 3), ("josua", 2), ("lucas", 1)])
def test_monks_hide_as_many_as_their_card_says(card: str, most: int) -> None:
    """T-44, T-45, T-46."""
    table = give(stand(bare(), 2), 0, ring_round=5)
    play(table, f"play {card}", "move pawn 11")
    for hidden in range(most):
        assert (table.to_act, hidden) == (0, hidden)
        play(table, "hide ring_round", "area 1")
    assert table.to_act == 1
    assert room(table, 11)["areas"][0]["fresh"] == [most, 0, 0]


def test_hiding_only_where_the_movement_ended() -> None:
    """T-47, T-33: Lucas passes 2, 11 and hides in 10."""
    table = give(stand(bare(), 4), 0, ring_round=1)
    play(table, "play lucas", "move pawn 10", "hide ring_round", "area 2")
    assert room(table, 10)["areas"][1]["fresh"] == [1, 0, 0]
    assert room(table, 11)["areas"][0]["fresh"] == [0, 0, 0]


def test_places_of_the_box() -> None:
    """T-10: a lone ring space is an area of one; 13 chalice places, 17 book places, 78 rings in 30 areas."""
    rooms = load_board().tree["room"]
    areas = [area["capacity"] for each in rooms for area in each["ring_area"]]
    assert (sum(areas), len(areas), min(areas)) == (78, 30, 1)
    assert sum(len(each["chalice_slots"]) for each in rooms) == 13
    assert sum(len(each["book_slots"]) for each in rooms) == 17


def test_a_full_desk_of_one() -> None:
    """T-10: room 5 has two lone spaces."""
    table = give(stand(bare(), severus=4), 0, ring_round=3)
    lay(lay(at(table, 5), 5, 1, "ring_square", 3), 5, 2, "ring_hexagon", area=2)
    play(table, "hide ring_round")  # the last desk by itself
    assert [area["kind"] for area in room(table, 5)["areas"]] == ["ring_square", "ring_hexagon", "ring_round"]
