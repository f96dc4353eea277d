"""Missions: M-100 to M-104, and their year, M-111."""

import pytest

from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import board_with
from tests.games.monasterium.positions import (
    act,
    arrive,
    begin_send,
    bonus_space,
    date,
    give,
    legal,
    new_table,
    own_dice,
    play,
    prestige,
    scored,
    stand,
    told,
    walk,
    window,
)

# What A1 shows, with a novice for each.
PIECES = {"A chapel": "III-E", "C building 3": "I-E", "C cloister 4": "IV-E"}
CARDS = {"A": ("A1", (10, 7, 5)), "B": ("B1", (14, 10, 7))}


def claims(table: Table, mission: str) -> list[int | None]:
    """Who has claimed a mission, and in which year."""
    years: list[int | None] = table.words()["missions"][mission]
    return years


def one_short_of_a1(players: int = 3) -> Table:
    """Seat 0 lacks only A1's chapel novice, and has the influence for it."""
    table = stand(give(new_table(players, missions="A1,A2,B2,B3,C1,C3"), influence=1), "I-E", "C building 3")
    return stand(table, "IV-E", "C cloister 4")


# -- categories A and B -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "goods", "lines"),
    [
        ("A chapel", {"influence": 1}, ["to A"]),
        ("C building 3", {"influence": 1, "tool": 2}, ["to C", "spot 3"]),
        ("C cloister 4", {"rosary": 1}, ["spot 4"]),
    ],
)
def test_a_card_needs_all_three_places_in_whatever_order(
    last: str, goods: dict[str, int], lines: list[str]
) -> None:
    """M-102, M-101, K-12: chapel, building and cloister of the shown monasteries; the last one claims."""
    table = walk(give(new_table(missions="A1,A2,B2,B3,C1,C3"), **goods), 4)  # space 4 serves A and C
    for place, novice in PIECES.items():
        if place != last:
            stand(table, novice, place)
    begin_send(table, PIECES[last])
    assert claims(table, "A1") == [None] * 3
    entry = play(table, *lines)
    assert told(entry, "claimed") == [{"seat": 0, "mission": "A1", "year": 1}]
    assert claims(table, "A1") == [1, None, None]


@pytest.mark.parametrize(("category", "year"), [(c, year) for c in CARDS for year in (1, 2, 3)])
def test_the_points_fall_with_the_years(category: str, year: int) -> None:
    """M-102, T-16: left field in year 1, middle one in year 2, right one in year 3."""
    card, points = CARDS[category]
    table = give(new_table(missions="A1,A2,B1,B2,C1,C3"), influence=1)
    for novice, place in {
        "A1": (("I-E", "C building 1"), ("IV-E", "C cloister 1")),
        "B1": (("I-E", "B building 1"), ("IV-E", "D cloister 1")),
    }[card]:
        stand(table, novice, place)
    date(table, year, 2)
    begin_send(table, "III-E")
    entry = play(table, "to A")
    assert told(entry, "claimed") == [{"seat": 0, "mission": card, "year": year}]
    assert scored(entry) == [(0, "missions", points[year - 1])]
    assert claims(table, card)[0] == year


def test_the_last_round_of_a_year_still_counts_for_that_year() -> None:
    """M-111, M-102, T-16: met in the last round of year 1: 10; in the first round of year 2: 7."""
    for (year, round_), points in {(1, 3): 10, (2, 1): 7, (2, 3): 7, (3, 1): 5}.items():
        table = date(one_short_of_a1(), year, round_)
        act(table, 1, spare=0)  # the last die of the round
        entry = play(table, "send III-D", "to A")
        assert scored(entry)[0] == (0, "missions", points)
        assert told(entry, "roll") != []  # and only then the next round began


@pytest.mark.parametrize(
    "wrong",
    [
        ("A chapel", "B chapel"),
        ("C building 3", "A building 3"),
        ("C cloister 4", "D cloister 4"),
    ],
)
def test_places_of_other_monasteries_are_of_no_use(wrong: tuple[str, str]) -> None:
    """M-102: each pair names its monastery."""
    table = new_table(missions="A1,A2,B2,B3,C1,C3")
    for place, novice in PIECES.items():
        stand(table, novice, wrong[1] if place == wrong[0] else place)
    begin_send(walk(give(table, influence=3), 9), "III-D")  # any send looks at the missions
    play(table, "to E")
    assert claims(table, "A1") == [None] * 3


def test_the_areas_are_told_apart() -> None:
    """M-102, K-12: a second building is no cloister novice, a cloister novice no building."""
    for novice, place in (("I-D", "C building 4"), ("III-D", "C chapel")):
        table = stand(new_table(missions="A1,A2,B2,B3,C1,C3"), "III-E", "A chapel")
        stand(stand(table, "I-E", "C building 3"), novice, place)
        begin_send(walk(give(table, influence=3), 9), "III-C")
        play(table, "to E")
        assert claims(table, "A1") == [None] * 3


def test_other_seats_novices_do_not_count() -> None:
    """M-102: own novices in all three."""
    table = new_table(missions="A1,A2,B2,B3,C1,C3")
    stand(stand(table, "I-E", "C building 3", seat=1), "IV-E", "C cloister 4")
    begin_send(give(table, influence=1), "III-E")
    play(table, "to A")
    assert claims(table, "A1") == [None] * 3


def test_any_building_type_will_do_unless_the_card_names_one() -> None:
    """M-102: our cards name none; a board file may."""
    for kind, years in (("", [1, None, None]), ("workshop", [None] * 3), ("profane", [1, None, None])):
        needs = [
            {"monastery": "A", "area": "chapel"},
            {"monastery": "C", "area": "building"} | ({"type": kind} if kind else {}),
            {"monastery": "C", "area": "cloister"},
        ]
        table = new_table(missions="A1,A2,B2,B3,C1,C3", board=board_with(("mission.1.needs", needs)))
        stand(stand(give(table, influence=1), "I-E", "C building 2"), "IV-E", "C cloister 2")
        begin_send(table, "III-E")
        play(table, "to A")
        assert claims(table, "A1") == years


# -- who, how often ---------------------------------------------------------------------------


def test_every_player_may_claim_every_mission_once() -> None:
    """M-100: others' claims are no obstacle; the own one is not paid again."""
    table = one_short_of_a1()
    stand(stand(give(table, 1, influence=1), "I-E", "C building 1", seat=1), "IV-E", "C cloister 1", seat=1)
    play(begin_send(table, "III-D"), "to A")
    assert claims(table, "A1") == [1, None, None]
    act(date(table, 2, 1), 1, seat=1, spare=2)
    play(table, "send III-D", "to A")
    assert claims(table, "A1") == [1, 2, None]
    assert (prestige(table, 0), prestige(table, 1)) == (10, 7)
    begin_send(give(table, influence=2), "III-C")
    play(table, "to B")
    assert (claims(table, "A1"), prestige(table)) == ([1, 2, None], 10)


def test_only_missions_on_display_count() -> None:
    """M-100, M-16: A1 is out of the game here."""
    table = give(new_table(missions="A2,A3,B2,B3,C1,C3"), influence=1)
    stand(stand(table, "I-E", "C building 3"), "IV-E", "C cloister 4")
    entry = play(begin_send(table, "III-D"), "to A")
    assert told(entry, "claimed") == []


def test_a_mission_is_claimed_in_the_middle_of_an_action() -> None:
    """M-101, M-77, K-18: after the novice stands, before its tile and the building's bonus."""
    table = stand(new_table(missions="A1,A2,B2,B3,C1,C3"), "III-E", "A chapel")
    stand(walk(give(table, book=2, influence=1), 4), "IV-E", "C cloister 5")
    begin_send(table, "I-E")
    play(table, "to C")
    entry = play(table, "spot 4")
    assert [source for _, source, _ in scored(entry)] == ["missions", "buildings"]
    assert any(line.startswith("build") for line in legal(table))


def test_nothing_is_asked_about_missions() -> None:
    """M-101, K-18: they are claimed by themselves; there is no decision for it."""
    table = one_short_of_a1()
    play(begin_send(table, "III-D"), "to A")
    assert (prestige(table), table.to_act) == (10, 1)
    assert not any("claim" in kind.name or "mission" in kind.name for kind in table.game.alphabet.kinds)


def test_a_novice_may_serve_several_missions() -> None:
    """M-104, M-100: one chapel novice in A completes A1 and B1; both score."""
    table = give(new_table(missions="A1,A2,B1,B3,C1,C3"), influence=1)
    stand(stand(table, "I-E", "C building 3"), "IV-E", "C cloister 4")
    stand(stand(table, "I-D", "B building 1"), "IV-D", "D cloister 1")
    entry = play(begin_send(table, "III-D"), "to A")
    assert {claim["mission"] for claim in told(entry, "claimed")} == {"A1", "B1"}
    assert prestige(table) == 10 + 14


# -- category C ---------------------------------------------------------------------------


def sent(table: Table, count: int, extra: int = 0) -> Table:
    """So many novices of seat 0 stand in C, D and E, some of them extra ones."""
    names = [
        f"{row}-{column} {letter} building" for row, letter in (("I", "C"), ("II", "D")) for column in "ABCD"
    ]
    names += [f"IV-{column} E cloister" for column in "CDE"]
    for at, name in enumerate(names[: count - extra]):
        novice, place = name.split(" ", 1)
        stand(table, novice, f"{place} {at % 4 + 1}")
    for at in range(extra):
        stand(table, f"extra {('I', 'II')[at]}", f"D building {at + 5}")
    return table


def c_table(card: str) -> Table:
    other = "C1" if card != "C1" else "C3"
    return new_table(4, missions=f"A2,A3,B1,B2,{card},{other}")


@pytest.mark.parametrize(("before", "extra", "claimed"), [(10, 0, False), (11, 1, True), (11, 2, True)])
def test_twelve_novices_sent(before: int, extra: int, claimed: bool) -> None:
    """M-103, M-92, K-19, T-28: extra ones are counted; 11 and one more meet it."""
    table = give(sent(c_table("C1"), before, extra), influence=1)
    entry = play(begin_send(table, "III-D"), "to A")
    assert told(entry, "claimed") == [{"seat": 0, "mission": "C1", "year": 1}] * claimed
    assert prestige(table) == (6 if claimed else 0)


def test_an_extra_novice_may_be_the_twelfth() -> None:
    """M-103, M-92, K-19, T-28: 11 sent, then the extra one."""
    table = sent(c_table("C1"), 6)
    for column in "BCDE":
        stand(table, f"III-{column}", "E chapel")
    begin_send(give(table, influence=3))
    entry = play(table, "to A")
    assert told(entry, "claimed") == []
    entry = play(table, "extra chapel", "to B")
    assert told(entry, "claimed") == [{"seat": 0, "mission": "C1", "year": 1}]


@pytest.mark.parametrize(("before", "claimed"), [(1, False), (2, True)])
def test_three_novices_in_common_rooms(before: int, claimed: bool) -> None:
    """M-103: of any monasteries; buildings of other types do not count."""
    table = c_table("C2")
    for novice, place in [("I-D", "C building 1"), ("II-D", "D building 2")][:before]:
        stand(table, novice, place)
    for novice, place in [("I-C", "D building 1"), ("II-C", "E building 1"), ("I-B", "E building 2")]:
        stand(table, novice, place)
    begin_send(give(table, book=2, influence=1), "I-E")
    entry = play(table, "to A", "spot 3")
    assert told(entry, "claimed") == [{"seat": 0, "mission": "C2", "year": 1}] * claimed
    assert prestige(table) == 3 + 8 * claimed


@pytest.mark.parametrize(("before", "claimed"), [(4, False), (5, True)])
def test_six_novices_on_cloister_spaces(before: int, claimed: bool) -> None:
    """M-103, M-92: an extra one is needed, for row IV has five."""
    table = stand(give(c_table("C3"), rosary=3), "I-E", "A building 1")
    names = ["IV-C", "IV-D", "IV-E", "extra I", "extra II"]
    for at, name in enumerate(names[:before]):
        stand(table, name, f"D cloister {at + 1}")
    begin_send(table, "IV-B")
    entry = play(table, "spot 2")
    assert told(entry, "claimed") == [{"seat": 0, "mission": "C3", "year": 1}] * claimed


@pytest.mark.parametrize(("rows", "claimed"), [(("ABC", "D"), True), (("ABC", "B"), False)])
def test_window_tiles_of_all_five_monasteries(rows: tuple[str, ...], claimed: bool) -> None:
    """M-103, M-101: the moment the tile is built, before its bonus."""
    table = window(c_table("C4"), *rows)
    arrive(table, bonus_space(table, "window_any"))
    play(table, "tile E")
    entry = play(table, "build 2")
    assert told(entry, "claimed") == [{"seat": 0, "mission": "C4", "year": 1}] * claimed
    assert scored(entry) == [(0, "missions", 5)] * claimed
    assert legal(table) == ["bonus row", "bonus column"]


@pytest.mark.parametrize(("own", "claimed"), [(1, False), (2, True)])
def test_all_three_personal_dice(own: int, claimed: bool) -> None:
    """M-103, M-101: the moment the die is taken, before it is rolled."""
    table = own_dice(c_table("C5"), own)
    arrive(table, bonus_space(table, "personal_die"), dice=2)
    entry = play(table, "bonus die")
    kinds = [h.kind for h in entry.happenings if h.kind in ("claimed", "roll")]
    assert kinds == ["claimed"] * claimed + ["roll"]
    assert prestige(table) == 6 * claimed


@pytest.mark.parametrize("year", [1, 2, 3])
def test_category_c_is_worth_the_same_in_every_year(year: int) -> None:
    """M-103: one fixed value, at once, whenever it is met."""
    table = give(sent(c_table("C1"), 11), influence=1)
    entry = play(begin_send(date(table, year, 1), "III-D"), "to A")
    assert scored(entry) == [(0, "missions", 6)]


def test_conditions_count_own_things_only() -> None:
    """M-103: eleven of seat 1 and one of seat 0 are nobody's twelve."""
    table = give(new_table(4, missions="A2,A3,B1,B2,C1,C2"), influence=1)
    names = [f"{row}-{column}" for row in ("I", "II", "III") for column in "ABCD"][:11]
    for at, name in enumerate(names):
        stand(table, name, f"{'CDE'[at // 4]} building {at % 4 + 1}", seat=1)
    entry = play(begin_send(table, "III-D"), "to A")
    assert told(entry, "claimed") == []
