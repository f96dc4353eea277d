"""Sending novices: M-70 to M-77; buildings have a file of their own."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    PLENTY,
    act,
    arrive,
    asked,
    begin_send,
    board_of,
    bonus_space,
    full_chapel,
    give,
    legal,
    messenger,
    monastery,
    new_table,
    play,
    prestige,
    reason,
    seat_of,
    stand,
    stock,
    told,
    unlock,
    walk,
)


def sender(players: int = 3, **goods: int) -> Table:
    """A table at which seat 0 has these goods and a die on column A."""
    return begin_send(give(new_table(players), **goods))


# -- which novice, which area -----------------------------------------------------------------


def test_any_novice_of_any_row_and_column_in_any_order() -> None:
    """M-70: all twenty, if there is a place for each row."""
    table = begin_send(stand(give(new_table(), **PLENTY), "I-A", "A building 1"))
    assert legal(table) == [f"send {row}-{c}" for row in ROMAN for c in LETTERS if (row, c) != ("I", "A")]
    assert reason(table, "send I-A") == "novice_gone"


@pytest.mark.parametrize(
    ("row", "lines", "area"),
    [
        ("I", ["to A", "spot 2"], "building"),
        ("II", ["to A", "spot 2"], "building"),
        ("III", ["to A"], "chapel"),
        ("IV", ["spot 2"], "cloister"),
    ],
)
def test_each_row_has_its_area(row: str, lines: list[str], area: str) -> None:
    """M-70: I and II to buildings, III to chapels, IV to cloisters; the action space is empty then."""
    table = begin_send(stand(give(new_table(), **PLENTY), "I-E", "A building 1"))
    play(table, f"send {row}-C", *lines)
    words = monastery(table, "A")
    taken = {
        "building": words["buildings"][1] == 0,
        "chapel": words["chapel"][0] == 1,
        "cloister": words["cloister"][1] == 0,
    }
    assert [name for name, there in taken.items() if there] == [area]
    assert "C" not in seat_of(table, 0)["novices"][str(ROMAN.index(row) + 1)]


# -- access -------------------------------------------------------------------------------


def test_access_by_messenger_or_by_an_own_chapel_novice() -> None:
    """M-71, M-44, T-6: chapel in A, messenger on 6: A, C and E, buildings only, and E I at once."""
    table = walk(full_chapel(give(new_table(), **PLENTY), "A", 1, seat=0), 6)
    full_chapel(table, "D", 1, seat=1)  # another seat's chapel novice is of no use
    begin_send(table, "I-E")
    assert legal(table) == ["to A", "to C", "to E"]
    assert reason(table, "to B") == reason(table, "to D") == "no_access"
    play(table, "to A")
    assert legal(table) == [f"spot {n}" for n in range(1, 7)]
    play(table, "spot 1")
    act(table, 5, spare=1)
    assert "act E I" in legal(table)


@pytest.mark.parametrize(
    "lines", [("send I-E", "to C", "spot 1"), ("send III-E", "to C"), ("send IV-E", "spot 2")]
)
def test_a_chapel_novice_opens_all_three_areas(lines: tuple[str, ...]) -> None:
    """M-71, M-44: building, chapel and cloister of its monastery, wherever the messenger is."""
    table = walk(full_chapel(give(new_table(), **PLENTY), "C", 1, seat=0), 7)
    begin_send(stand(table, "I-D", "C building 2"))
    before = monastery(table, "C")
    play(table, *lines)
    changed = [area for area, words in monastery(table, "C").items() if words != before[area]]
    assert changed == [{"I": "buildings", "III": "chapel", "IV": "cloister"}[lines[0][5:-2]]]


def test_a_full_chapel_gives_access_to_those_in_it() -> None:
    """M-71: not to others."""
    table = walk(full_chapel(give(new_table(2), **PLENTY), "D", 3), 1)
    full_chapel(table, "D", 1, seat=0)
    begin_send(table, "I-E")
    assert legal(table) == ["to A", "to B", "to D"]


def test_access_is_judged_at_the_moment_of_sending() -> None:
    """M-71, M-44: the messenger moved on between two dice of the turn; B is out of reach now."""
    table = unlock(give(new_table(), influence=3), "I-A", to="E")
    act(table, 1, 2, spare=1)
    play(table, "act A I", "act A standard", "send III-C")
    assert monastery(table, "A")["chapel"] == [1, 0, 0]  # space 2 serves A alone: not even asked


# -- chapels ------------------------------------------------------------------------------


@pytest.mark.parametrize(("already", "price"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_the_price_of_chapel_novices(already: int, price: int) -> None:
    """M-74, K-8, K-9: 1, 2, then 3 for every later one, counted over all monasteries."""
    table = give(new_table(4), influence=price)
    for column, letter in list(zip("BCDE", "CDEC", strict=True))[:already]:
        stand(table, f"III-{column}", f"{letter} chapel")
    begin_send(table)
    if already < 4:
        play(table, "send III-A")
    play(table, "to A")
    assert (stock(table), monastery(table, "A")["chapel"]) == ({}, [1, 0, 0, 0])


@pytest.mark.parametrize(("already", "price"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_one_influence_short_of_a_chapel(already: int, price: int) -> None:
    """M-74, M-76: nothing can be sent, and the die lapses."""
    table = give(new_table(4), influence=price - 1)
    for column, letter in list(zip("BCDE", "CDEC", strict=True))[:already]:
        stand(table, f"III-{column}", f"{letter} chapel")
    entry = act(table, 1, spare=1)
    assert told(entry, "lapsed") == [{"seat": 0, "column": "A"}]


def test_other_seats_do_not_make_chapels_dearer() -> None:
    """M-74: only own novices count for the price."""
    table = full_chapel(give(new_table(), influence=1), "A", 3)
    act(table, 1, spare=1)
    play(table, "send III-A", "to A")
    assert (stock(table), monastery(table, "A")["chapel"]) == ({}, [1, 3, 0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_chapel_holds_no_more_than_its_limit(players: int) -> None:
    """M-74, T-10: all players' novices together."""
    limit = board_of(new_table(players)).chapel_limit[players - 2]
    for others, reach in ((limit - 2, ["to A", "to B"]), (limit - 1, [])):
        table = give(new_table(players), **PLENTY)
        stand(full_chapel(table, "A", others), "extra I", "A chapel")
        begin_send(table, "III-E")
        assert [line for line in legal(table) if line.startswith("to")] == reach
        assert monastery(table, "B")["chapel"][0] == (0 if reach else 1)  # the one other chapel in reach


# -- cloisters ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_building_touches_two_cloister_spaces(players: int) -> None:
    """M-75, K-11: of its own monastery; at three players a closed one is one fewer."""
    table = new_table(players)
    buildings = [spot for spot, who in enumerate(monastery(table, "A")["buildings"], 1) if who == "free"]
    for spot in buildings:
        table = stand(give(new_table(players), rosary=1), "I-E", f"A building {spot}")
        act(table, 1, spare=1)
        play(table, "send IV-C")
        following = spot % (4 if players == 2 else 8) + 1
        assert legal(table) == [f"spot {n}" for n in sorted((spot, following))]


@pytest.mark.parametrize("building", [1, 2, 3])
def test_a_building_of_any_type_will_do(building: int) -> None:
    """M-75: profane, workshop and common room alike."""
    table = stand(give(new_table(), rosary=1), "I-E", f"A building {building}")
    act(table, 1, spare=1)
    play(table, "send IV-A", f"spot {building}")
    assert (stock(table), monastery(table, "A")["cloister"][building - 1]) == ({}, 0)


def test_a_cloister_space_needs_an_own_building_beside_it() -> None:
    """M-75, T-20: not a chapel, not another seat's building, not a building of another monastery."""
    table = stand(give(new_table(), rosary=9), "III-E", "A chapel")
    stand(table, "I-A", "A building 1", seat=1)
    stand(table, "I-E", "C building 1")
    assert told(act(table, 1, spare=1), "lapsed") != []
    stand(table, "I-D", "A building 3")
    begin_send(table, "IV-A")
    assert legal(table) == ["spot 3", "spot 4"]
    assert reason(table, "spot 1") == "not_adjacent"


def test_a_taken_cloister_space_is_out() -> None:
    """M-75: free spaces only, one novice each."""
    table = stand(give(new_table(), rosary=9), "I-E", "A building 1")
    stand(stand(table, "I-A", "A building 2", seat=1), "IV-A", "A cloister 2", seat=1)
    stand(table, "I-D", "A building 5")
    begin_send(table, "IV-C")
    assert legal(table) == ["spot 1", "spot 5", "spot 6"]
    assert reason(table, "spot 2") == "cloister_taken"


@pytest.mark.parametrize(("already", "price"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_the_price_of_cloister_novices(already: int, price: int) -> None:
    """M-75, M-76, K-9: 1, 2, then 3 rosaries, over all monasteries; no influence."""
    for rosary in (price, price - 1):
        table = stand(give(new_table(), rosary=rosary), "I-E", "A building 1")
        for column, spot in list(zip("BCDE", (1, 3, 5, 7), strict=True))[:already]:
            stand(table, f"IV-{column}", f"C cloister {spot}")
        entry = act(table, 1, spare=1)
        assert bool(told(entry, "lapsed")) == (rosary < price)
        if rosary == price:
            play(table, *["send IV-A"] * (already < 4), "spot 2")
            assert (stock(table), monastery(table, "A")["cloister"][1]) == ({}, 0)


def test_other_seats_do_not_make_cloisters_dearer() -> None:
    """M-75: only own novices count for the price."""
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    for column, spot in zip("ABC", (5, 6, 7), strict=True):
        stand(table, f"IV-{column}", f"A cloister {spot}", seat=1)
    act(table, 1, spare=1)
    play(table, "send IV-A", "spot 1")
    assert stock(table) == {}


def test_a_cloister_needs_access_like_everything_else() -> None:
    """M-71, M-75: the own building alone opens nothing."""
    table = walk(stand(give(new_table(), rosary=9), "I-E", "A building 1"), 7)
    act(table, 1, spare=1)
    assert table.to_act == 1


# -- debts and order ----------------------------------------------------------------------


def test_there_are_no_debts() -> None:
    """M-76: without goods, place or access a send does not exist, and dice on A lapse."""
    for table in (give(new_table()), give(new_table(), influence=0, soup=9, tool=9, book=9)):
        entry = act(table, 1, spare=1)
        assert told(entry, "lapsed") == [{"seat": 0, "column": "A"}]
    table = unlock(give(new_table()), "I-A")
    act(table, 1, spare=1)  # only the messenger can move
    assert messenger(table) == 2


def test_what_a_send_gains_does_not_pay_for_it() -> None:
    """M-77, M-76: a workshop gives a book only after 2 tools were paid."""
    table = sender(tool=1, influence=1)
    assert monastery(table, "A")["buildings"].count(0) == 0
    assert [line for line in legal(table) if line.startswith("send I-")] == []


def test_start_position_with_three_dice_of_space_1() -> None:
    """M-70 to M-75, M-77, T-19: building, chapel and cloister, all from the start goods."""
    table = new_table()
    act(table, 1, 3, spare=1)
    play(table, "send I-E", "to A", "spot 1", "send III-E", "to A", "send IV-E", "spot 2")
    words = monastery(table, "A")
    assert (words["buildings"][0], words["chapel"], words["cloister"][1]) == (0, [1, 0, 0], 0)
    assert stock(table) == {"tool": 1}
    assert (prestige(table), table.to_act) == (1, 1)


def test_the_action_is_unlocked_before_the_building_gives_its_bonus() -> None:
    """M-77: II-D's own two steps serve a free action that its common room's tile set off."""
    table = give(walk(new_table(), 1), book=3, influence=1)
    act(table, 1, spare=1)
    play(table, "send II-D", "to A", "spot 3", "build 3", "bonus row")
    assert (messenger(table), asked(table)) == (bonus_space(table, "free_action"), "free")
    assert "act D II" in legal(table)


def test_the_tile_turns_before_anything_else_happens() -> None:
    """M-77, M-62: the dice left score, then the next die is used."""
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    act(table, 1, 2, spare=1)
    entry = play(table, "send IV-A", "spot 1")
    kinds = [h.kind for h in entry.happenings if h.kind in ("scored", "lapsed")]
    assert kinds == ["scored", "lapsed"]


def test_a_free_action_pays_like_any_send() -> None:
    """M-76, M-56: no discount on the road."""
    table = give(new_table(), influence=1, soup=2)
    arrive(table, bonus_space(table, "free_action"))
    play(table, "act A standard", "send I-A", "to B", "spot 3")
    assert stock(table) == {"tool": 1}
