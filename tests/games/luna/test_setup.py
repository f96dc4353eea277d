"""The deal and the decisions before round 1."""

from collections import Counter

import pytest

from chapterhouse.games.luna.actions import ISLE_NAMES
from chapterhouse.games.luna.state import ROUNDS
from chapterhouse.kernel.errors import BadOption, Refused, UnknownName
from tests.games.luna.positions import (
    BOARDS,
    GAME,
    acts,
    asked,
    bare,
    board_of,
    dealt,
    legal,
    new_table,
    play,
    reason,
    side_of,
    sound,
    start_tile,
    through_setup,
    told,
)


def chances(seed: int, players: int, **options: str) -> list[str]:
    entry = new_table(players, seed, **options).entry(0)
    return [happening.kind for happening in entry.happenings if happening.chance]


def test_one_to_four_play_six_rounds() -> None:
    """L-1, L-2: seats, rounds, isles."""
    assert GAME.options.players == (1, 2, 3, 4)
    assert ROUNDS == 6
    assert len(ISLE_NAMES) == 7
    for players in (0, 5):
        with pytest.raises(BadOption, match="players"):
            new_table(players)


def test_options_and_what_does_not_go_together() -> None:
    """L-33, G-33, L-31: options that refuse each other, unknown ones and values."""
    for options in ({"setup": "preset"}, {"level": "4"}, {"level": True}, {"figures": "here"}):
        with pytest.raises(BadOption):
            new_table(1, **options)
    with pytest.raises(BadOption, match="level"):
        new_table(2, level=2)
    with pytest.raises(BadOption, match="figures"):
        new_table(3, setup="preset", figures="chosen")
    with pytest.raises(UnknownName, match="colour"):
        new_table(2, colour="red")
    assert new_table(1, level="3").options == {"setup": "standard", "figures": "random", "level": 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_strikes_in_the_order_of_the_vocabulary(players: int) -> None:
    """L-18, L-21, L-22, L-24, L-29, L-31: all chance lies in the set-up."""
    start = ["start_player", "boards", "start_tiles"]
    assert chances(1, players) == [*start, "ring", "figure", "figure", "figure"]
    assert chances(1, players, figures="chosen") == [*start, "ring"]
    assert chances(1, players, setup="preset") == start


def test_chance_of_the_solo_game() -> None:
    """L-90, L-106: nobody is drawn as start player; at level 3 two figures are."""
    assert chances(1, 1) == ["boards", "start_tiles", "ring", "figure", "figure", "figure"]
    assert chances(1, 1, level="3") == ["boards", "start_tiles", "ring", "figure", "figure"]


def test_draws_are_told_in_words() -> None:
    """L-22, L-24, L-29: boards, start tiles of these boards, a ring from herbs on."""
    for seed in range(30):
        happened = {h.kind: h.params for h in new_table(3, seed).entry(0).happenings if h.chance}
        boards, tiles, ring = (happened[kind]["outcome"] for kind in ("boards", "start_tiles", "ring"))
        assert len(set(boards)) == 3
        assert set(boards) <= set(BOARDS)
        of_board = {1: "green", 2: "yellow", 3: "blue", 4: "red"}
        assert {of_board[tile] for tile in tiles} == set(boards)
        assert ring[0] == "herbs"
        assert sorted(ring) == sorted(ISLE_NAMES)
        assert happened["figure"]["detail"]["figure"] == "apostate"


def test_every_outcome_of_a_draw_occurs_about_as_often() -> None:
    """L-21, L-22, L-29, L-31."""
    starts: Counter[int] = Counter()
    first: Counter[str] = Counter()
    second: Counter[str] = Counter()
    priestess: Counter[str] = Counter()
    for seed in range(1400):
        words = new_table(4, seed).words()
        starts[words["start_player"]] += 1
        first[words["boards"][0]] += 1
        second[words["ring"][1]] += 1
        priestess[words["figures"]["priestess"]] += 1
    for counts, outcomes in ((starts, 4), (first, 4), (second, 6), (priestess, 7)):
        assert len(counts) == outcomes
        assert all(0.75 < count * outcomes / 1400 < 1.25 for count in counts.values()), counts


def test_path_of_blue_and_yellow() -> None:
    """T-1 (L-23 to L-26, L-10, L-85): the rulebook's example, and the rest of the path."""
    table = dealt(2, ("blue", "yellow"))
    path = ["G2", 28, 25, "G2", 23, 21, "G3", 20, 18, "G4", 15, 14, "G5", 11, 10, "G6", 8, 5]
    assert table.words()["path"] == path
    assert sorted([start_tile(table, 0), start_tile(table, 1)]) == [2, 3]
    assert table.words()["guard"] == 5
    assert int(table.rows["valid"][0]) == 1 << 8 | 1 << 5
    assert int(table.rows["corruptible"][0]) == 1 << 11 | 1 << 10


def test_groups_of_four_boards() -> None:
    """T-14: from the pier 5-8, 9-12, ... whatever the order of the boards."""
    for boards in (BOARDS, BOARDS[::-1]):
        path = dealt(4, boards).words()["path"]
        for group in range(6):
            pieces = path[5 * (5 - group) + 1 : 5 * (5 - group) + 5]
            assert pieces == [8 + 4 * group - i for i in range(4)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_boards_give_the_same_numbers_of_tiles(players: int) -> None:
    """T-15 (L-11, L-12, L-25, G-31, G-17, G-18): n start tiles, 6n tiles on the path, Guard by round."""
    n = 2 if players == 1 else players
    for seed in range(40):
        table = through_setup(new_table(players, seed))
        words = table.words()
        assert len(words["boards"]) == n
        assert sum(isinstance(piece, int) for piece in words["path"]) == 6 * n
        guards = [piece for piece in words["path"] if isinstance(piece, str)]
        assert guards == ["G2", "G2", "G3", "G4", "G5", "G6"]
        assert len({start_tile(table, side) for side in range(n)}) == n
    assert [int(board_of().guard_value[guard]) for guard in range(5, -1, -1)] == [6, 5, 4, 3, 2, 2]


def test_council_is_stacked_in_turn_order() -> None:
    """T-2 (L-28, L-15, G-7): the start player's marker lies at the bottom."""
    words = dealt(3, ("blue", "yellow", "red"), start=0).words()
    assert words["council"][0] == [0, 1, 2]
    assert dealt(3, ("blue", "yellow", "red"), start=2).words()["council"][0] == [2, 0, 1]


def test_start_novice_and_what_a_player_has() -> None:
    """T-3 (L-20, L-24, L-8): a novice with a Book on the start tile's space, no points for it."""
    table = dealt(4, BOARDS)
    seat = next(seat for seat in range(4) if start_tile(table, seat) == 1)
    assert table.words()["temple"]["1"] == {"owner": seat, "book": True}
    side = side_of(table, seat)
    assert (side["points"], side["supply"], side["shrines_left"]) == (5, 12, 6)
    assert [table.words()["sides"][i]["colour"] for i in range(4)] == ["yellow", "red", "blue", "white"]
    assert table.words()["stock"] == dict.fromkeys(ISLE_NAMES, 4)


@pytest.mark.parametrize(("players", "tokens"), [(1, 0), (2, 3), (3, 4), (4, 4)])
def test_time_tokens(players: int, tokens: int) -> None:
    """L-16, L-27, L-85, L-90, L-30: four, three with two players, none alone."""
    words = new_table(players).words()
    assert words["time"] == {"lit": tokens, "flipped": 0}
    assert sum(words["stock"].values()) == 7 * players


def test_preset() -> None:
    """T-4 (L-33, G-6): two novices of each colour and the Priestess on the first isle; no set-up."""
    for players in (2, 3, 4):
        table = sound(new_table(players, setup="preset"))
        words = table.words()
        assert words["ring"] == list(ISLE_NAMES)
        assert words["figures"] == {"priestess": "herbs", "builder": "corruption", "apostate": "book"}
        assert all(words["sides"][seat]["active"]["herbs"] == 2 for seat in range(players))
        assert (words["phase"], words["step"], words["round"]) == ("action", "act", 1)
        assert table.to_act == words["start_player"]
        shapes = [(sum(s["active"].values()), s["supply"], len(s["shrines"])) for s in words["sides"]]
        assert set(shapes) == {(8, 4, 1)}
    yellow = side_of(new_table(2, setup="preset"), 0)
    assert yellow["tokens"] == ["novice", "shrine"]
    assert yellow["shrines"] == ["sailboat"]
    assert set(yellow["active"]) == {"herbs", "tide", "corruption", "book"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_preliminary_turn(players: int) -> None:
    """T-5 (L-32 to L-37, G-6, G-32, G-36): one shrine each, then one pair each, four times round."""
    for seed in range(6):
        table = new_table(players, seed)
        start, order = table.words()["start_player"], []
        while table.words()["phase"] == "set_up":
            order.append((table.to_act, asked(table)))
            table.play(table.legal()[(seed + table.ply) % len(table.legal())])
            sound(table)
        turns = [(start + i) % players for i in range(players)]
        assert order == [(t, "shrine") for t in turns] + 4 * [(t, "pair") for t in turns]
        for side in range(players):
            has = side_of(table, side)
            assert (len(has["shrines"]), sum(has["active"].values()), has["supply"]) == (1, 8, 4)
            own = {*has["shrines"], *has["active"]}
            assert len(own) == 5
            assert has["tokens"] == [isle for isle in ISLE_NAMES if isle not in own]
        assert [t["side"] for t in told(table.entry(table.ply), "tokens")] == list(range(players))
        assert (table.to_act, asked(table)) == (start, "act")


def test_start_shrines_stand_apart() -> None:
    """L-34: an isle without any shrine; L-35 and L-86 bind two players only."""
    table = new_table(3)
    assert "place_shrine herbs" in legal(table)
    play(table, "place_shrine book")
    assert reason(table, "place_shrine book") == "isle_has_shrine"
    two = new_table(2)
    assert reason(two, "place_shrine herbs") == "no_start_shrine_on_herbs"
    with pytest.raises(Refused, match="L-35"):
        two.play("place_shrine herbs")


def test_pairs_avoid_own_pieces_only() -> None:
    """L-36: own shrine and own novices; pieces of others do not matter."""
    table = new_table(2)
    play(table, "place_shrine book", "place_shrine tide", "place_pair tide", "place_pair book")
    assert reason(table, "place_pair book") == "own_pieces_there"
    assert reason(table, "place_pair tide") == "own_pieces_there"
    assert "place_pair herbs" in legal(table)
    assert reason(table, "act favour") == "not_asked"


def test_the_start_player_may_place_the_figures() -> None:
    """L-31 (G-8), L-17: Priestess, Builder, Apostate, also together."""
    table = new_table(3, 5, figures="chosen")
    start = table.to_act
    assert start == table.words()["start_player"]
    assert reason(table, "place_figure builder tide") == "other_figure"
    play(table, "place_figure priestess tide")
    assert reason(table, "place_figure priestess tide") == "other_figure"
    play(table, "place_figure builder tide", "place_figure apostate tide")
    assert table.words()["figures"] == dict.fromkeys(("priestess", "builder", "apostate"), "tide")
    assert (table.to_act, asked(table)) == (start, "shrine")


def test_the_priestess_of_each_number_of_players() -> None:
    """L-31: "6" with four players, "5" with two or three."""
    board = board_of()
    assert [int(move) for move in board.priestess_move] == [0, 5, 5, 5, 6]
    assert [int(points) for points in board.priestess_points[4]] == [6, 3, 1]
    assert [int(points) for points in board.priestess_points[3]] == [5, 2, 0]


def test_what_a_bare_table_of_these_tests_is() -> None:
    """L-3, L-19: 13 novices, 6 shrines; only Meditation is left to who has nothing (L-39)."""
    for players in (2, 3, 4):
        table = sound(bare(players))
        assert acts(table) == {"meditate"}
        assert side_of(table)["supply"] == 12
