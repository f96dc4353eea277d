"""The terms, the state and the setup of Monasterium: M-1 to M-20."""

from itertools import combinations

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.board import mission_ids
from chapterhouse.kernel.errors import BadNotation, BadOption
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    GAME,
    SEED,
    act,
    action_turn,
    board_of,
    date,
    give,
    legal,
    monastery,
    new_table,
    on_space,
    play,
    prestige,
    seat_of,
    stand,
    stock,
    told,
    turn,
    unlock,
    walk,
    window,
    worth,
)

PLAYERS = (2, 3, 4)
COLUMN_OF = {1: "A", 2: "B", 3: "C", 4: "D", 5: "E"}


# -- terms --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", COLUMN_OF)
def test_spaces_1_to_5_feed_columns_a_to_e_in_order(number: int) -> None:
    """M-1, K-1, K-13: three dice from there, on the tile of the column of that number."""
    table = unlock(give(new_table(), soup=9, influence=9), "I-A", "I-B", "I-C", "I-D", "I-E")
    act(table, number, 3)
    assert (turn(table)["column"], turn(table)["dice_left"]) == (COLUMN_OF[number], 3)


def test_space_6_is_the_joker() -> None:
    """M-1, K-1, K-2: one die at a time; it has no action of its own but those of every column."""
    table = action_turn(new_table(), {6: 5})
    play(table, "take 6")
    assert legal(table) == [f"column {letter}" for letter in LETTERS]
    assert on_space(table, 6)[0] == 4
    with pytest.raises(BadNotation, match="SPACE 1 to 6"):
        table.play("take 7")


def test_player_boards_start_with_a_novice_on_every_space() -> None:
    """M-2, M-9, M-17: five columns by four rows, one extra novice beside each row."""
    for seat in range(3):
        words = seat_of(new_table(), seat)
        assert words["novices"] == {row: list(LETTERS) for row in "1234"}
        assert words["extra_novices"] == [1, 2, 3, 4]


def test_action_tiles_lie_white_side_up_until_row_iv_leaves() -> None:
    """M-3, M-17: the yellow side shows once the novice of row IV left that column, no other."""
    table = stand(give(walk(new_table(), 1), rosary=1), "I-E", "A building 1")
    assert seat_of(table, 0)["yellow"] == []
    act(table, 1)
    play(table, "send IV-C", "spot 1")
    assert seat_of(table, 0)["yellow"] == ["C"]


def test_an_empty_space_of_rows_i_to_iii_is_an_unlocked_action_and_one_of_row_iv_is_none() -> None:
    """M-4, M-62: row IV has no actions; each other row adds its own, in its own column alone."""
    table = unlock(give(new_table()), "IV-C")
    act(table, 3, 1)  # one possible action, made by itself
    assert stock(table) == {"influence": 1}
    for novice, line in (("I-C", "act C I"), ("II-C", "act C II"), ("III-C", "act C III")):
        table = unlock(give(new_table()), novice)
        act(table, 3, spare=1)
        assert legal(table) == ["act C standard", line]
    table = unlock(give(new_table()), "I-B", "II-D", "III-A")
    act(table, 3, 1)
    assert stock(table) == {"influence": 1}


@pytest.mark.parametrize(("players", "places"), [(2, 4), (3, 8), (4, 8)])
def test_five_monasteries_with_three_areas_each(players: int, places: int) -> None:
    """M-5, M-12, T-10: the board side goes by the number of players; every type of building is there."""
    table = new_table(players)
    assert list(table.words()["monasteries"]) == list(LETTERS)
    for letter in LETTERS:
        words = monastery(table, letter)
        assert (len(words["buildings"]), len(words["cloister"])) == (places, places)
        assert words["chapel"] == [0] * players
    b, side = board_of(table), int(table.rows["side"][0])
    assert all(b.of_type[side, m, kind] > 0 for m in range(5) for kind in range(3))


def test_goods_never_run_out() -> None:
    """M-6, M-15, K-3: more than the box holds of any good can be held, and still be taken."""
    table = give(new_table(), soup=1000, tool=1000, book=1000, influence=1000, rosary=1000)
    for number, good in ((2, "soup"), (3, "influence"), (4, "rosary")):
        act(table, number, 3, spare=1)
        assert stock(table)[good] == 1003
    assert set(stock(table)) == {"soup", "tool", "book", "influence", "rosary"}


def test_prestige_runs_from_0_without_end() -> None:
    """M-7: nothing happens at 100 points, nor far beyond."""
    table = new_table()
    assert [prestige(table, seat) for seat in range(3)] == [0, 0, 0]
    worth(unlock(table, "II-E"), 0, 99)
    act(table, 5, spare=1)
    play(table, "act E II")
    assert prestige(table) == 102
    worth(table, 0, 1000)
    act(table, 5, spare=1)
    play(table, "act E II")
    assert table.all_scores()[0] == 1003


# -- state --------------------------------------------------------------------------------


def test_the_state_holds_what_the_table_shares() -> None:
    """M-8: seats, time, dice spaces, monasteries and missions, each where it belongs."""
    table = stand(new_table(4, start=2), "III-B", "B chapel", seat=3)
    stand(stand(table, "I-A", "B building 3", seat=1), "IV-A", "B cloister 4", seat=1)
    action_turn(date(table, 2, 4), {4: (2, {3: 1})}, seat=1)
    words = table.words()
    assert [words[name] for name in ("year", "round", "start_player", "phase", "to_act")] == [
        2, 4, 2, "action", 1,
    ]  # fmt: skip
    assert words["dice_spaces"]["4"] == {"neutral": 2, "personal": [0, 0, 0, 1]}
    assert words["monasteries"]["B"] == {
        "buildings": ["free", "free", 1, "free", "free", "free", "free", "free"],
        "cloister": ["free", "free", "free", 1, "free", "free", "free", "free"],
        "chapel": [0, 0, 0, 1],
        "tiles": 8,
    }
    assert list(words["missions"]) == ["A2", "A3", "B1", "B2", "C1", "C3"]
    assert all(claims == [None] * 4 for claims in words["missions"].values())


def test_the_state_holds_what_each_player_has() -> None:
    """M-9: goods, points, messenger, novices, tiles, dice, window, each under its seat alone."""
    table = give(worth(walk(new_table(), 7, seat=2), 2, 31), 2, book=4)
    window(unlock(table, "II-B", "IV-D", to="C", seat=2), "", "AB", "C", seat=2)
    stand(table, "extra III", "D chapel", seat=2)
    assert seat_of(table, 2) == {
        "goods": {"soup": 0, "tool": 0, "book": 4, "influence": 0, "rosary": 0},
        "prestige": 31,
        "messenger": 7,
        "novices": {"1": list("ABCDE"), "2": list("ACDE"), "3": list("ABCDE"), "4": list("ABCE")},
        "extra_novices": [1, 2, 4],
        "yellow": ["D"],
        "personal_dice": 1,
        "reroll_ready": True,
        "window": [[None] * 3, ["A", "B", None], ["C", None, None]],
        "hand": {"neutral": 3, "personal": 1},
    }
    assert seat_of(table, 1) == seat_of(new_table(), 1)


def test_dice_in_hand_belong_to_the_placement_phase_and_the_rest_to_the_turn() -> None:
    """M-10: hands empty, column, dice on the tile and used spaces live in the action turn only."""
    table = new_table()
    assert seat_of(table, 0)["hand"] == {"neutral": 3, "personal": 1}
    assert table.words()["turn"] is None
    unlock(table, "II-C")
    action_turn(table, {3: 2, 4: 2})
    assert seat_of(table, 0)["hand"] == {"neutral": 0, "personal": 0}
    play(table, "take 3", "dice 2", "act C II")
    assert turn(table) == {
        "space": 3, "column": "C", "dice_left": 1, "used_row2": ["C"], "used_row3": [],
    }  # fmt: skip
    assert table.words()["unfinished"] != []
    play(table, "goods soup")  # the second die is used by itself: the turn is over
    assert turn(table) == {"space": None, "column": None, "dice_left": 0, "used_row2": [], "used_row3": []}
    assert table.words()["unfinished"] == []


def test_nothing_is_hidden_but_the_coming_chance() -> None:
    """M-11: every seat and every spectator sees the whole table, save the generator."""
    table = new_table(missions="random")
    play(table, legal(table)[0])
    table.rows["rng"] = 0
    for seat in (None, 0, 1, 2):
        assert table.view(seat).rows.tobytes() == table.rows.tobytes()
    assert table.scores(1) == table.all_scores()
    imagined = table.engine.imagine(table.view(1).rows, 1, bytes(range(16)))
    assert imagined["rng"].any()
    imagined["rng"] = 0
    assert imagined.tobytes() == table.rows.tobytes()


# -- setup --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "usable"), [(2, 4), (3, 6), (4, 8)])
def test_marks_4_are_closed_at_three_players_only(players: int, usable: int) -> None:
    """M-12, M-13: blockers stand on all marked spaces and belong to no seat."""
    table = new_table(players)
    cloister = {2: 4, 3: 7, 4: 8}[players]
    for letter in LETTERS:
        words = monastery(table, letter)
        assert words["buildings"].count("free") == usable
        assert words["cloister"].count("free") == cloister
        if players == 3:
            assert words["buildings"][6:] == ["blocked", "blocked"]
            assert words["cloister"][7:] == ["blocked"]
    assert all(seat_of(table, seat)["extra_novices"] == [1, 2, 3, 4] for seat in range(players))


@pytest.mark.parametrize(("players", "tiles", "dice", "rounds"), [(2, 4, 5, 2), (3, 6, 3, 3), (4, 8, 2, 4)])
def test_shares_go_by_the_number_of_players(players: int, tiles: int, dice: int, rounds: int) -> None:
    """M-14, M-18, M-21, T-10, K-21: window tiles, neutral dice, rounds a year, chapel limit."""
    table = new_table(players)
    b, at = board_of(table), players - 2
    assert [monastery(table, letter)["tiles"] for letter in LETTERS] == [tiles] * 5
    for seat in range(players):
        assert seat_of(table, seat)["hand"] == {"neutral": dice, "personal": 1}
    assert all(on_space(table, number) == (0, [0] * players) for number in range(1, 7))
    assert (b.rounds[at], b.chapel_limit[at]) == (rounds, tiles)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_starts_alike(players: int) -> None:
    """M-15, M-17, M-19, T-10: year 1, messenger on space 1, 1 die, tile ready, the goods."""
    table = new_table(players)
    assert (table.words()["year"], table.words()["round"]) == (1, 1)
    for seat in range(players):
        words = seat_of(table, seat)
        assert (words["messenger"], words["personal_dice"], words["prestige"]) == (1, 1, 0)
        assert words["reroll_ready"] is True
        assert words["yellow"] == []
        assert words["window"] == [[None] * 3] * 3
        assert stock(table, seat) == {"influence": 2, "soup": 2, "rosary": 1}


def test_two_missions_of_each_category_are_drawn() -> None:
    """M-16, T-10: never one twice, and every pair of a category comes up."""
    pairs: dict[str, set[tuple[str, ...]]] = {"A": set(), "B": set(), "C": set()}
    for n in range(200):
        table = new_table(missions="random", seed=n.to_bytes(32))
        shown = list(table.words()["missions"])
        assert len(set(shown)) == 6
        for at, category in enumerate("ABC"):
            pair = tuple(shown[2 * at : 2 * at + 2])
            assert all(card.startswith(category) for card in pair)
            pairs[category].add(pair)
    ids = mission_ids(new_table().board)
    for category, seen in pairs.items():
        assert seen == set(combinations([card for card in ids if card.startswith(category)], 2))


def test_mission_draws_are_told_and_named_missions_are_not_drawn() -> None:
    """M-16: three draws before the first decision, none if the table names the cards."""
    table = new_table(missions="random")
    draws = told(table.entry(0), "missions")
    assert [draw["detail"]["category"] for draw in draws] == ["A", "B", "C"]
    assert [card for draw in draws for card in draw["outcome"]] == list(table.words()["missions"])
    named = new_table(missions="C5,A1,B2,A4,B3,C1")
    assert told(named.entry(0), "missions") == []
    assert list(named.words()["missions"]) == ["A1", "A4", "B2", "B3", "C1", "C5"]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_or_named(players: int) -> None:
    """M-20, K-20: at random every seat comes up; a named seat starts without a draw."""
    drawn = set()
    for n in range(40):
        table = new_table(players, start="random", seed=n.to_bytes(32))
        [event] = told(table.entry(0), "start_player")
        assert event["outcome"] == table.words()["start_player"] == table.to_act
        assert event["detail"] == {"seats": players}
        drawn.add(table.to_act)
    assert drawn == set(range(players))
    for seat in range(players):
        table = new_table(players, start=seat)
        assert told(table.entry(0), "start_player") == []
        assert table.to_act == table.words()["start_player"] == seat


@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """M-8: two, three or four."""
    with pytest.raises(BadOption, match="players"):
        Table(GAME, players, {}, seed=SEED)


@pytest.mark.parametrize(
    "options",
    [
        {"start_player": 3},
        {"start_player": -1},
        {"missions": "A1,A2,A3,B1,C1,C2"},
        {"missions": "A1,A1,B1,B2,C1,C2"},
        {"missions": "A1,A2,B1,B2,C1"},
        {"missions": "A1,A9,B1,B2,C1,C2"},
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, object]) -> None:
    """M-16, M-20: a wrong seat, a wrong number of missions, a double, an unknown id."""
    with pytest.raises(BadOption, match=next(iter(options))):
        Table(GAME, 3, options, seed=SEED)
