"""Priest's Favour, Recruitment, Shrine, Herbs; the virtual novice within them."""

from typing import Any

import pytest

from tests.games.luna.positions import (
    acts,
    asked,
    bare,
    figures,
    give,
    legal,
    play,
    reason,
    side_of,
)


def test_an_action_each_in_turn() -> None:
    """L-38, L-5: clockwise, one action; only own novices act."""
    table = bare(3)
    for seat in range(3):
        give(table, seat, active={"tide": 2})
    order = []
    for line in ("act favour", "act recruit", "act travel"):
        order.append(table.to_act)
        play(table, line)
    play(table, "move tide herbs", "done")
    assert order == [0, 1, 2]
    assert table.to_act == 0
    assert side_of(table, 0)["tokens"] == ["tide"]
    assert side_of(table, 1)["inactive"] == {"tide": 3}


def test_favour_takes_two_novices() -> None:
    """L-41, L-4, L-7: the token of the isle; the novices end inactive beside it."""
    table = give(bare(), 0, active={"book": 3, "herbs": 1})
    play(table, "act favour")
    side = side_of(table)
    assert side["tokens"] == ["book"]
    assert (side["active"], side["inactive"]) == ({"book": 1, "herbs": 1}, {"book": 2})
    assert table.words()["stock"]["book"] == 1


def test_favour_needs_one_novice_beside_an_own_shrine() -> None:
    """L-6, L-41: a shrine of one's own, not that of another player."""
    table = give(bare(), 0, active={"book": 1, "herbs": 1}, shrines=["book"])
    give(table, 1, shrines=["book", "herbs"])
    play(table, "act favour")
    assert side_of(table)["inactive"] == {"book": 1}
    table = give(bare(), 0, active={"book": 1, "herbs": 1})
    give(table, 1, shrines=["book", "herbs"])
    assert reason(table, "act favour") == "no_favour_payable"


def test_a_token_is_held_once() -> None:
    """L-42, L-7."""
    table = give(bare(), 0, active={"book": 2, "herbs": 2, "tide": 2, "shrine": 1}, tokens=["book"])
    assert "favour" in acts(table)
    play(table, "act favour")
    assert legal(table) == ["isle herbs", "isle tide"]
    assert reason(table, "isle book") == "token_held"
    assert reason(table, "isle shrine") == "favour_novices"
    assert reason(table, "isle none") == "isle_needed"
    only = give(bare(), 0, active={"book": 2}, tokens=["book"])
    assert reason(only, "act favour") == "no_favour_payable"


def test_recruitment() -> None:
    """T-10 (L-43): two active before; after it three inactive beside the isle."""
    table = give(bare(), 0, active={"sailboat": 2}, shrines=["sailboat"])
    supply = side_of(table)["supply"]
    play(table, "act recruit")
    assert side_of(table)["inactive"] == {"sailboat": 3}
    assert side_of(table)["active"] == {}
    assert side_of(table)["supply"] == supply - 1


def test_recruitment_has_no_shrine_discount_and_needs_a_supply() -> None:
    """L-43, L-44 (G-10), L-19."""
    one = give(bare(), 0, active={"sailboat": 1, "tide": 1}, shrines=["sailboat"])
    assert reason(one, "act recruit") == "no_recruit_payable"
    none = give(bare(), 0, active={"sailboat": 6, "tide": 6})
    assert side_of(none)["supply"] == 0
    assert reason(none, "act recruit") == "supply_empty"
    some = give(bare(), 0, active={"sailboat": 2, "tide": 2, "herbs": 1})
    play(some, "act recruit")
    assert reason(some, "isle herbs") == "recruit_novices"


def test_a_shrine_is_built_on_the_builders_isle() -> None:
    """L-45, L-6, L-69, T-13: the token and two novices; the shrine of another player may stand there."""
    table = give(bare(), 0, active={"tide": 2}, tokens=["shrine"])
    give(table, 1, shrines=["tide"])
    play(table, "act shrine")
    side = side_of(table)
    assert (side["shrines"], side["tokens"], side["shrines_left"]) == (["tide"], [], 5)
    assert side["inactive"] == {"tide": 2}
    assert table.words()["stock"]["shrine"] == 2


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ({"active": {"tide": 2}}, "no_shrine_token"),
        ({"active": {"tide": 2}, "tokens": ["shrine"], "shrines": ["tide"]}, "own_shrine_there"),
        ({"active": {"tide": 1, "herbs": 3}, "tokens": ["shrine"]}, "shrine_novices"),
        ({"active": {"tide": 2}, "tokens": ["shrine"], "shrines": list("abcdef")}, "no_shrines_left"),
    ],
)
def test_what_keeps_a_shrine_from_being_built(pieces: dict[str, Any], why: str) -> None:
    """L-45, L-6."""
    if len(pieces.get("shrines", [])) == 6:
        pieces["shrines"] = ["herbs", "sailboat", "corruption", "book", "novice", "shrine"]
    assert reason(give(bare(), 0, **pieces), "act shrine") == why


def test_with_two_players_a_shrine_may_be_built_on_herbs_later() -> None:
    """L-86 (L-35): the ban is one of the preliminary turn."""
    table = give(bare(), 0, active={"herbs": 2}, tokens=["shrine"])
    play(figures(table, builder="herbs"), "act shrine")
    assert side_of(table)["shrines"] == ["herbs"]


def test_herbs_wakes_one_or_two_of_one_isle() -> None:
    """L-46."""
    table = give(bare(), 0, inactive={"herbs": 2, "book": 3, "tide": 1}, tokens=["herbs"])
    play(table, "act herbs")
    assert legal(table) == ["isle tide", "isle book"]
    assert reason(table, "isle herbs") == "not_on_herbs"
    assert reason(table, "isle shrine") == "none_inactive"
    play(table, "isle book")
    assert legal(table) == ["count 1", "count 2"]
    assert reason(table, "count 3") == "two_at_most"
    play(table, "count 2")
    side = side_of(table)
    assert (side["active"], side["inactive"]) == ({"book": 2}, {"herbs": 2, "book": 1, "tide": 1})
    assert side["tokens"] == []


def test_herbs_needs_the_token_and_somebody_to_wake() -> None:
    """L-46: not on the isle of Herbs itself."""
    assert reason(give(bare(), 0, inactive={"book": 1}), "act herbs") == "no_herbs_token"
    table = give(bare(), 0, inactive={"herbs": 3}, tokens=["herbs"])
    assert reason(table, "act herbs") == "nobody_to_wake"
    table = give(bare(), 0, inactive={"book": 1, "tide": 1}, tokens=["herbs"])
    play(table, "act herbs")
    table.rows["ask"] = 8  # the point `count`, reached by hand
    table.rows["isle"] = 4
    table.refresh()
    assert reason(table, "count 2") == "not_so_many_inactive"


# -- the virtual novice -------------------------------------------------------------------


def test_the_virtual_novice_stands_in_for_one() -> None:
    """L-66, L-7: the token goes back to its isle; one real novice is used."""
    table = give(bare(), 0, active={"tide": 1}, tokens=["novice"])
    play(table, "act favour")
    side = side_of(table)
    assert (side["tokens"], side["inactive"]) == (["tide"], {"tide": 1})
    assert table.words()["stock"]["novice"] == 2


def test_it_may_be_the_only_novice_of_a_favour_beside_a_shrine() -> None:
    """L-66, L-41."""
    table = give(bare(), 0, active={"herbs": 1}, tokens=["novice"], shrines=["book"])
    play(table, "act favour")
    assert legal(table) == ["isle herbs", "isle book"]
    play(table, "isle book")
    assert side_of(table)["tokens"] == ["book"]
    assert side_of(table)["active"] == {"herbs": 1}


def test_with_or_without_is_asked_only_when_both_will_do() -> None:
    """L-66: two novices and the token leave the choice; one of them is legal else."""
    table = give(bare(), 0, active={"tide": 2, "book": 1}, tokens=["novice"])
    play(table, "act favour", "isle tide")
    assert legal(table) == ["virtual yes", "virtual no"]
    play(table, "virtual no")
    assert side_of(table)["tokens"] == ["tide", "novice"]
    table = give(bare(), 0, active={"tide": 2, "book": 1}, tokens=["novice"])
    play(table, "act recruit", "isle tide", "virtual yes")
    assert side_of(table)["inactive"] == {"tide": 2}
    assert side_of(table)["active"] == {"tide": 1, "book": 1}


def test_it_cannot_fetch_its_own_token() -> None:
    """L-67: whoever could return it holds it already (L-42)."""
    table = give(bare(), 0, active={"novice": 1, "tide": 1}, tokens=["novice"])
    play(table, "act favour")
    assert side_of(table)["tokens"] == ["tide"]
    table = give(bare(), 0, active={"novice": 2, "tide": 2})
    play(table, "act favour")
    table.rows["ask"], table.rows["isle"] = 9, 5  # the point `virtual`, reached by hand
    table.refresh()
    assert reason(table, "virtual yes") == "virtual_for_novice"
    assert legal(table) == ["virtual no"]


def test_a_shrine_may_be_built_with_it() -> None:
    """L-66, L-69 (G-35): two tokens of different roles in one action."""
    table = give(bare(), 0, active={"tide": 1}, tokens=["novice", "shrine"])
    play(table, "act shrine")
    assert side_of(table)["shrines"] == ["tide"]
    assert side_of(table)["tokens"] == []
    assert side_of(table)["inactive"] == {"tide": 1}


def test_it_has_no_use_where_nobody_is_used() -> None:
    """L-68: no Travel, Tide, Sailboat, Herbs by the token alone; nothing in scoring."""
    table = give(bare(), 0, tokens=["novice", "tide", "sailboat", "herbs"])
    assert acts(table) == {"council", "expel", "meditate"}
    table = give(bare(), 0, tokens=["novice"])
    assert reason(table, "act expel") == ""
    assert asked(table) == "act"
