"""Travel, Tide, Sailboat."""

import pytest

from chapterhouse.kernel.errors import Refused
from tests.games.luna.positions import (
    acts,
    asked,
    bare,
    give,
    legal,
    play,
    reason,
    side_of,
)


def test_travel_moves_any_number_to_any_isles() -> None:
    """L-47 (G-11): from any isles, each beside an isle other than its own; all end inactive."""
    table = give(bare(), 0, active={"herbs": 2, "book": 1}, inactive={"tide": 1})
    play(table, "act travel", "move herbs tide", "move herbs shrine", "move book tide", "done")
    side = side_of(table)
    assert (side["active"], side["inactive"]) == ({}, {"tide": 3, "shrine": 1})
    assert table.to_act == 1


def test_travel_ends_by_an_explicit_done() -> None:
    """L-40 (G-9), L-47: not before a move, and not by itself after the last one."""
    table = give(bare(), 0, active={"herbs": 1})
    play(table, "act travel")
    assert reason(table, "done") == "move_first"
    assert len(legal(table)) == 6
    play(table, "move herbs tide")
    assert legal(table) == ["done"]
    assert (table.to_act, asked(table)) == (0, "move")
    table.undo()
    play(table, "move herbs book", "done")
    assert side_of(table)["inactive"] == {"book": 1}


def test_travel_needs_an_active_novice() -> None:
    """L-47: inactive novices and the pier are for Tide."""
    table = give(bare(), 0, inactive={"herbs": 3}, pier=1)
    assert reason(table, "act travel") == "nobody_to_travel"
    table = give(bare(), 0, active={"tide": 1}, inactive={"herbs": 3}, pier=1)
    play(table, "act travel")
    assert reason(table, "move beside_herbs tide") == "travel_from_isles"
    assert reason(table, "move pier tide") == "travel_from_isles"
    assert reason(table, "move herbs tide") == "none_to_move"


def test_moves_have_one_order_and_may_be_clicked_in_any() -> None:
    """L-47: by origin, then by isle; a table takes an earlier move by replaying the chain."""
    table = give(bare(), 0, active={"herbs": 2, "book": 1})
    play(table, "act travel", "move book tide")
    assert reason(table, "move herbs tide") == "earlier_move"
    assert legal(table) == ["done"]
    play(table, "move herbs tide", "move herbs sailboat")
    moves = [entry.action.text for entry in table.log() if entry.action]
    assert moves == ["act travel", "move herbs tide", "move herbs sailboat", "move book tide"]
    assert legal(table) == ["done"]
    words = table.words()["pending"]
    assert words["moves"] == [["herbs", "tide"], ["herbs", "sailboat"], ["book", "tide"]]
    with pytest.raises(Refused, match="L-47"):
        table.play("move herbs shrine")


def test_equal_moves_may_follow_each_other() -> None:
    """L-47."""
    table = give(bare(), 0, active={"herbs": 3})
    play(table, "act travel", *["move herbs novice"] * 3)
    assert legal(table) == ["done"]


def test_tide_moves_everybody() -> None:
    """L-48, L-59: active, inactive, and from the pier; the token goes back at once."""
    table = give(bare(), 0, active={"herbs": 1}, inactive={"book": 2}, pier=2, tokens=["tide"])
    play(table, "act tide")
    assert side_of(table)["tokens"] == []
    assert table.words()["stock"]["tide"] == 2
    play(table, "move herbs tide", "move beside_book tide", "move pier tide", "move pier book", "done")
    side = side_of(table)
    assert (side["active"], side["inactive"], side["pier"]) == ({}, {"tide": 3, "book": 2}, 0)


def test_a_novice_moves_once_by_tide() -> None:
    """L-48: at an isle only those count that were there before the action."""
    table = give(bare(), 0, active={"herbs": 1}, inactive={"book": 1}, tokens=["tide"])
    play(table, "act tide", "move herbs book")
    play(table, "move beside_book tide")
    assert legal(table) == ["done"]
    assert reason(table, "move beside_book tide") == "moved_already"
    play(table, "done")
    assert side_of(table)["inactive"] == {"book": 1, "tide": 1}


def test_tide_prepares_for_the_next_round() -> None:
    """T-13: inactive novices go beside the isle of the own shrine, where they wake."""
    table = give(bare(), 0, inactive={"book": 2}, tokens=["tide"], shrines=["herbs"])
    play(table, "act tide", *["move beside_book herbs"] * 2, "done", *["act meditate"] * 3)
    assert side_of(table)["active"] == {"herbs": 2}


def test_tide_needs_token_and_novice() -> None:
    """L-48."""
    assert reason(give(bare(), 0, active={"herbs": 1}), "act tide") == "no_tide_token"
    assert reason(give(bare(), 0, tokens=["tide"]), "act tide") == "nobody_for_tide"
    table = give(bare(), 0, pier=1, tokens=["tide"])
    assert "tide" in acts(table)
    play(table, "act tide")
    assert len(legal(table)) == 7
    assert reason(table, "move beside_tide book") == "none_for_tide"
    assert table.why("move beside_tide book").rule == "L-48"
    play(table, "move pier tide")
    assert reason(table, "move pier tide") == "pier_empty"


def test_sailboat_keeps_novices_active() -> None:
    """L-49 (G-23): one or two, from one isle onto another."""
    table = give(bare(), 0, active={"herbs": 3}, inactive={"book": 2}, tokens=["sailboat"])
    play(table, "act sailboat")
    assert legal(table) == ["count 1", "count 2"]  # the only origin is taken by itself
    assert reason(table, "count 3") == "boat_holds_two"
    play(table, "count 2")
    assert reason(table, "to herbs") == "same_isle"
    play(table, "to book")
    side = side_of(table)
    assert (side["active"], side["inactive"]) == ({"herbs": 1, "book": 2}, {"book": 2})
    assert side["tokens"] == []
    assert table.words()["stock"]["sailboat"] == 2


def test_sailboat_from_the_pier() -> None:
    """L-49, L-59: they become active; any isle will do."""
    table = give(bare(), 0, active={"herbs": 1}, pier=1, tokens=["sailboat"])
    play(table, "act sailboat")
    assert legal(table) == ["from herbs", "from pier"]
    assert reason(table, "from book") == "none_to_sail"
    play(table, "from pier")  # count 1 is the only one
    assert len(legal(table)) == 7
    play(table, "to herbs")
    assert side_of(table)["active"] == {"herbs": 2}
    assert side_of(table)["pier"] == 0


def test_sailboat_needs_token_and_novice() -> None:
    """L-49."""
    assert reason(give(bare(), 0, active={"herbs": 1}), "act sailboat") == "no_sailboat_token"
    table = give(bare(), 0, inactive={"herbs": 2}, tokens=["sailboat"])
    assert reason(table, "act sailboat") == "nobody_to_sail"
    table = give(bare(), 0, active={"herbs": 1, "tide": 2}, tokens=["sailboat"])
    play(table, "act sailboat")
    assert reason(table, "from pier") == "pier_empty"
    assert table.why("from pier").rule == "L-59"
    play(table, "from tide")
    assert reason(table, "count 3") == "boat_holds_two"
    table.rows["place"] = 0
    table.refresh()
    assert reason(table, "count 2") == "not_so_many_aboard"
