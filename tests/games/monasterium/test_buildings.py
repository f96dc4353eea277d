"""Novices in buildings: M-72, M-73."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    LATIN,
    PLENTY,
    act,
    asked,
    begin_send,
    full_chapel,
    give,
    legal,
    monastery,
    new_table,
    play,
    prestige,
    reason,
    scored,
    seat_of,
    spots_of,
    stand,
    stock,
    told,
    window,
)

TYPES = {"profane": "soup", "workshop": "tool", "common": "book"}


def sender(players: int = 3, **goods: int) -> Table:
    """A table at which seat 0 has these goods and a die on column A."""
    return begin_send(give(new_table(players), **goods))


# -- buildings ----------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["I", "II"])
@pytest.mark.parametrize("kind", TYPES)
def test_costs_and_gains_of_buildings(kind: str, row: str) -> None:
    """M-72, T-11: 1 influence and 2 or 3 of the good; points and a good or a tile."""
    good, cost = TYPES[kind], {"I": 2, "II": 3}[row]
    points, gain = {"profane": (1, "tool"), "workshop": (2, "book"), "common": (3, "")}[kind]
    table = sender(**{good: cost, "influence": 1})
    play(table, f"send {row}-E", "to A")
    assert legal(table) == [f"spot {n}" for n in spots_of(table, "A", kind) if n < 7]
    entry = play(table, legal(table)[0])
    assert scored(entry) == [(0, "buildings", points)]
    if kind == "common":
        assert (asked(table), stock(table)) == ("common_build", {})
        assert legal(table) == ["build 1", "build 2", "build 3", "decline"]
        play(table, "build 2", "bonus row")
        assert seat_of(table, 0)["window"][1][0] == "A"
        assert monastery(table, "A")["tiles"] == 5
    else:
        assert stock(table) == {gain: 1}
    for short in ({good: cost - 1, "influence": 1}, {good: cost}):
        table = sender(**short)
        if asked(table) == "novice":
            assert not any(line.startswith(f"send {row}-") for line in legal(table))
        elif asked(table) == "monastery":
            assert monastery(table, "A")["buildings"].count(0) == 0


def test_the_start_goods_pay_one_row_i_profane_building() -> None:
    """M-72, T-11: it is the only building send, and leaves 1 influence, 1 rosary, 1 tool, 1 point."""
    table = new_table()
    act(table, 1, spare=1)
    assert [line for line in legal(table) if line.startswith(("send I-", "send II-"))] == [
        f"send I-{column}" for column in LETTERS
    ]
    play(table, "send I-E", "to A")
    assert legal(table) == [f"spot {n}" for n in spots_of(table, "A", "profane") if n < 7]
    play(table, "spot 1")
    assert stock(table) == {"influence": 1, "rosary": 1, "tool": 1}
    assert prestige(table) == 1


def test_one_novice_per_building() -> None:
    """M-72: neither an own one nor another seat's may be joined."""
    table = stand(stand(give(new_table(), **PLENTY), "I-E", "A building 1"), "I-E", "A building 2", seat=1)
    act(table, 1, spare=1)
    play(table, "send I-C", "to A")
    assert legal(table) == ["spot 3", "spot 4", "spot 5", "spot 6"]
    assert reason(table, "spot 1") == reason(table, "spot 2") == "occupied"


def test_a_monastery_without_a_free_payable_building_is_out() -> None:
    """M-72, M-76: all profane buildings of A are taken, and soup is all there is."""
    table = give(new_table(), soup=9, influence=1)
    for novice, spot in zip("AB", [n for n in spots_of(table, "A", "profane") if n < 7], strict=True):
        stand(table, f"I-{novice}", f"A building {spot}", seat=1)
    act(table, 1, spare=1)
    play(table, "send I-C")  # B is the one monastery left, so it is not asked
    assert (asked(table), legal(table)) == (
        "spot",
        [f"spot {n}" for n in spots_of(table, "B", "profane")][:2],
    )


def test_a_type_that_cannot_be_paid_is_refused_at_the_spot() -> None:
    """M-72, M-76: with soup for profane buildings, workshops and common rooms are out of reach."""
    table = sender(soup=2, tool=1, book=1, influence=1)
    play(table, "send I-C", "to A")
    assert legal(table) == ["spot 1", "spot 4"]
    assert reason(table, "spot 2") == reason(table, "spot 3") == "goods_for_building"


def test_row_ii_pays_more_than_row_i() -> None:
    """M-72: 2 soup are enough for row I alone, 3 for both."""
    assert legal(sender(soup=2, influence=1))[:6] == [f"send I-{c}" for c in LETTERS] + ["send III-A"]
    assert "send II-A" in legal(sender(soup=3, influence=1))


def test_closed_buildings_and_spaces_take_nobody() -> None:
    """M-13, M-72, M-75, T-29: at three players marks 4 are no targets; at four they are."""
    for players, most in ((3, 6), (4, 8)):
        table = sender(players, **PLENTY)
        play(table, "send I-C", "to A")
        assert legal(table) == [f"spot {n}" for n in range(1, most + 1)]
    table = stand(give(new_table(3), **PLENTY), "I-E", "A building 6")
    stand(table, "I-D", "A building 5")
    act(table, 1, spare=1)
    play(table, "send IV-C")
    assert legal(table) == ["spot 5", "spot 6", "spot 7"]
    assert reason(table, "spot 8") == "blocked"


# -- the common room's tile -------------------------------------------------------------------


def test_the_common_rooms_tile_may_be_declined() -> None:
    """M-73, K-16: the 3 points stay."""
    table = sender(book=2, influence=1)
    play(table, "send I-C", "to A", "spot 3", "decline")
    assert (prestige(table), monastery(table, "A")["tiles"]) == (3, 6)
    assert seat_of(table, 0)["window"] == [[None] * 3] * 3


def test_the_common_rooms_tile_is_lost_if_there_is_none() -> None:
    """M-73: nothing is asked; the points are scored."""
    table = window(window(give(new_table(), book=2, influence=1), *LATIN, seat=1), *LATIN, seat=2)
    act(table, 1, spare=1)
    entry = play(table, "send I-C", "to A", "spot 3")
    assert told(entry, "automatic")[-1] == {"action": "decline"}
    assert (prestige(table), table.to_act) == (3, 1)


def test_the_common_rooms_tile_is_lost_if_it_cannot_be_built() -> None:
    """M-73, M-81: a window that takes no A at the moment."""
    table = window(give(new_table(), book=2, influence=1), "A")
    act(table, 1, spare=1)
    play(table, "send I-C", "to A", "spot 3")
    assert (prestige(table), table.to_act, monastery(table, "A")["tiles"]) == (3, 1, 5)


def test_the_common_room_gives_a_tile_of_its_own_monastery() -> None:
    """M-72, M-73: B's, though a chapel novice stands in A."""
    table = full_chapel(give(new_table(), book=2, influence=1), "A", 1, seat=0)
    play(begin_send(table, "I-C"), "to B", "spot 2", "build 1", "bonus row")
    assert seat_of(table, 0)["window"][0] == ["B", None, None]
