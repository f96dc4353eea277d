"""One player against the automatic opponent."""

import pytest

from chapterhouse.games.luna.actions import ISLE_NAMES
from chapterhouse.kernel.table import Table
from tests.games.luna.positions import (
    acts,
    asked,
    at_round,
    bare,
    books,
    council,
    figures,
    give,
    legal,
    new_table,
    play,
    points,
    reason,
    scored,
    side_of,
    sound,
    start_tile,
    through_setup,
    told,
)
from tests.games.luna.positions import fit as refit

# With the boards blue and yellow; start tiles 2 (book) and 3 (herbs), the player's first.
SYMBOLS = {1: "tide", 2: "book", 3: "herbs", 4: "sailboat"}


def solo(level: int = 1) -> Table:
    """A bare table of the solo game in the action phase."""
    return bare(1, level=level)


def at_round_start(table: Table) -> Table:
    """The same at the start of the round, the opponent's choice being open."""
    table.rows["phase"], table.rows["ask"] = 1, 4
    return refit(table)


# -- set-up -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_opponent_is_placed(level: int) -> None:
    """T-24 (L-91, L-92, L-5, G-25): 12 novices on isles, one in the temple, none in supply."""
    emptied = 0
    for seed in range(40):
        table = sound(new_table(1, seed, level=level))
        words, side = table.words(), side_of(table, 1)
        builder, tile = words["figures"]["builder"], start_tile(table, 1)
        expected = {isle: 1 if isle == builder else 2 for isle in ISLE_NAMES}
        expected[SYMBOLS[tile]] -= 1
        assert side["active"] == {isle: count for isle, count in expected.items() if count}
        assert (side["supply"], side["shrines"], side["tokens"]) == (0, [builder], [])
        assert words["temple"][str(tile)] == {"owner": 1, "book": False}
        assert words["temple"][str(start_tile(table, 0))] == {"owner": 0, "book": True}
        emptied += builder not in side["active"]
    assert emptied > 0


def test_the_solo_set_up() -> None:
    """L-90, L-91, L-93, G-24: one token an isle, no time tokens, the opponent's marker lowest."""
    table = new_table(1)
    words = table.words()
    assert words["stock"] == dict.fromkeys(ISLE_NAMES, 1)
    assert words["council"][0] == [1, 0]
    assert words["time"] == {"lit": 0, "flipped": 0}
    assert sum(space["book"] for space in words["temple"].values()) == 1
    assert (table.to_act, asked(table), words["start_player"]) == (0, "shrine", 0)


def test_the_players_preliminary_turn() -> None:
    """L-93 (G-25), L-35: not on Herbs, not on the opponent's shrine isle; four sets in a row."""
    table = new_table(1, 3)
    builder = table.words()["figures"]["builder"]
    assert reason(table, "place_shrine herbs") == "no_start_shrine_on_herbs"
    if builder != "herbs":
        assert reason(table, f"place_shrine {builder}") == "isle_has_shrine"
    through_setup(table)
    side = side_of(table)
    assert (len(side["tokens"]), sum(side["active"].values()), len(side["shrines"])) == (2, 8, 1)
    assert side_of(table, 1)["tokens"] == []
    assert asked(table) == "deactivate"


def test_chosen_figures_come_before_the_opponent() -> None:
    """L-31 (G-8), L-92, L-106: at level 3 the Builder comes with the Priestess."""
    table = new_table(1, 2, figures="chosen")
    assert table.words()["temple"] == {}
    assert side_of(table, 1)["supply"] == 13
    play(table, "place_figure priestess tide", "place_figure builder book", "place_figure apostate tide")
    assert side_of(table, 1)["shrines"] == ["book"]
    table = new_table(1, 2, figures="chosen", level=3)
    play(table, "place_figure priestess tide")
    assert reason(table, "place_figure builder book") == "other_figure"
    play(table, "place_figure apostate shrine")
    words = table.words()["figures"]
    assert (words["priestess"], words["builder"]) == ("tide", "tide")


def test_level_three_draws_builder_and_priestess_together() -> None:
    """L-106."""
    for seed in range(20):
        words = new_table(1, seed, level=3).words()["figures"]
        assert words["builder"] == words["priestess"]


# -- start of a round ---------------------------------------------------------------------


def test_the_player_deactivates_an_isle() -> None:
    """L-94: the opponent's marker goes up by the number of novices."""
    table = solo()
    give(table, 1, active={"tide": 2, "book": 3}, inactive={"herbs": 1})
    at_round_start(table)
    assert legal(table) == ["deactivate tide", "deactivate book"]
    assert reason(table, "deactivate herbs") == "no_active_opponent"
    entry = play(table, "deactivate book")
    assert told(entry, "opponent_deactivated") == [{"isle": "book", "novices": 3, "steps": 3}]
    assert table.words()["council"][3] == [1]
    assert side_of(table, 1)["inactive"]["book"] == 3
    assert (table.words()["phase"], asked(table)) == ("action", "act")


def test_its_marker_stops_at_the_last_space() -> None:
    """L-94, L-62."""
    table = council(solo(), (9, [1]), (10, [0]))
    give(table, 1, active={"tide": 4, "book": 1})
    entry = play(at_round_start(table), "deactivate tide")
    assert told(entry, "opponent_deactivated") == [{"isle": "tide", "novices": 4, "steps": 1}]
    assert table.words()["council"][10] == [1, 0]
    entry = play(at_round_start(give(table, 1, active={"tide": 1, "book": 2})), "deactivate tide")
    assert told(entry, "opponent_deactivated")[0]["steps"] == 0
    assert table.words()["council"][10] == [1, 0]


def test_it_takes_the_highest_tile_it_can() -> None:
    """L-95, L-96: valid, free, with an active novice on its isle; 8 is shrine, 5 is corruption."""
    table = solo()
    give(table, 1, active={"shrine": 1, "corruption": 1, "tide": 1})
    books(table, 2)
    entry = play(at_round_start(table), "deactivate tide")
    assert told(entry, "opponent_entered") == [{"tile": 8, "isle": "shrine", "guard": 6}]
    assert scored(entry)[0] == (1, "guard", 6)
    assert table.words()["temple"]["8"]["owner"] == 1
    assert side_of(table, 1)["active"] == {"corruption": 1}
    claimed = give(solo(), 0, claims=[8])
    give(claimed, 1, active={"shrine": 1, "corruption": 1, "tide": 1})
    entry = play(at_round_start(claimed), "deactivate tide")
    assert told(entry, "opponent_entered")[0]["tile"] == 5


def test_without_a_tile_nothing_happens() -> None:
    """L-95: a novice that has just been deactivated does not count, and no Book moves."""
    table = solo()
    give(table, 1, active={"shrine": 2, "tide": 2})
    books(table, 2)
    entry = play(at_round_start(table), "deactivate shrine")
    assert told(entry, "opponent_no_tile") == [{}]
    assert told(entry, "opponent_book") == told(entry, "opponent_no_book") == []
    assert scored(entry) == []
    assert table.words()["temple"]["2"]["book"] is True


def test_its_entry_displaces() -> None:
    """L-96 (G-27), L-58: the player's novices go to the pier, a point for each."""
    table = give(at_round(solo(), 6), 0, temple=[8, 10])
    give(table, 1, active={"tide": 1, "book": 1})
    books(table, 2)
    table.rows["free"] &= ~(1 << 18 | 1 << 23)
    entry = play(at_round_start(table), "deactivate book")  # 20 is the highest with tide
    assert told(entry, "opponent_entered")[0]["tile"] == 20
    assert (1, "displaced", 1) in scored(entry)
    assert side_of(table, 0)["pier"] == 2


def test_it_takes_a_book() -> None:
    """L-97 (G-24, G-28): from the player's lowest novice with one to its own lowest without; 1 point."""
    table = give(solo(), 0, temple=[11])
    give(table, 1, active={"shrine": 1, "tide": 1})
    books(table, 11)
    entry = play(at_round_start(table), "deactivate tide")
    assert told(entry, "opponent_book") == [{"giver": 11, "taker": 3}]
    assert scored(entry)[-1] == (1, "book", 1)
    assert table.words()["temple"]["3"]["book"] is True
    assert table.words()["book_bonus"] is True


def test_without_a_book_of_the_player_none_moves() -> None:
    """L-97."""
    table = solo()
    give(table, 1, active={"shrine": 1, "tide": 1})
    books(table, 3)
    entry = play(at_round_start(table), "deactivate tide")
    assert told(entry, "opponent_no_book") == [{}]
    assert len(told(entry, "opponent_entered")) == 1


def test_with_nobody_to_deactivate_the_point_is_left_out() -> None:
    """G-26 (L-94)."""
    table = give(solo(), 0, active={"tide": 1})
    entry = play(table, "act end")
    assert told(entry, "opponent_no_tile") == [{}]
    assert (table.words()["phase"], asked(table)) == ("action", "act")


def test_a_single_isle_is_taken_by_itself() -> None:
    """L-94: nothing is asked where there is no choice."""
    table = give(solo(), 1, inactive={"tide": 2})
    entry = play(table, "act end")
    assert told(entry, "automatic") == [{"action": "deactivate tide"}]
    assert table.words()["council"][2] == [1]


# -- action phase -------------------------------------------------------------------------


def test_the_player_acts_as_often_as_wanted() -> None:
    """L-98: no Meditation, and `act` is asked also when only the end is left."""
    table = give(solo(), 0, active={"herbs": 2})
    assert reason(table, "act meditate") == "no_meditation"
    play(table, "act favour")
    assert (table.to_act, legal(table)) == (0, ["act end"])


def test_displaced_opponents_go_beside_their_isle() -> None:
    """L-99 (G-2): inactive, beside the isle of the tile's symbol."""
    table = at_round(give(solo(), 0, claims=[20]), 6)
    give(table, 1, temple=[10])
    books(table, 2)
    entry = play(table, "act consecrate")
    assert scored(entry) == [(0, "guard", 2), (0, "displaced", 1)]
    assert side_of(table, 1)["inactive"] == {"tide": 1}
    assert side_of(table, 1)["pier"] == 0


def test_the_first_book_of_a_round_is_worth_two() -> None:
    """L-100 (G-28)."""
    table = give(solo(), 0, temple=[8, 5], tokens=["book"])
    books(table, 2)
    assert scored(play(table, "act book", "book_to 8")) == [(0, "book", 2)]
    give(table, 0, temple=[8, 5], tokens=["book"])
    assert scored(play(table, "act book", "book_to 5")) == [(0, "book", 1)]


# -- end of a round -----------------------------------------------------------------------


def test_the_opponent_builds() -> None:
    """L-101 (G-30): before the scoring, and no novice is used."""
    table = figures(solo(), builder="herbs")
    give(table, 1, active={"herbs": 1})
    give(table, 0, active={"herbs": 1})
    entry = play(table, "act end")
    assert told(entry, "opponent_built") == [{"isle": "herbs"}]
    assert side_of(table, 1)["shrines"] == ["herbs"]
    assert [one for one in scored(entry) if one[1] == "priestess"] == [
        (0, "priestess", 2),
        (1, "priestess", 5),
    ]


@pytest.mark.parametrize(
    ("shrines", "active", "why"),
    [
        (["tide"], {"tide": 1}, "has_shrine"),
        ([], {"herbs": 1}, "no_active_novice"),
        (["herbs", "sailboat", "corruption", "book", "novice", "shrine"], {"tide": 1}, "no_shrines_left"),
    ],
)
def test_why_the_opponent_does_not_build(shrines: list[str], active: dict[str, int], why: str) -> None:
    """L-101."""
    table = give(solo(), 1, active=active, shrines=shrines)
    entry = play(table, "act end")
    assert told(entry, "opponent_not_built") == [{"isle": "tide", "reason": why}]


def test_the_apostate_spares_the_opponent_and_hunts_the_player() -> None:
    """L-102, L-103: he goes to the next isle with a novice of the player."""
    table = give(solo(), 0, active={"shrine": 1, "book": 1})
    give(table, 1, active={"shrine": 2, "tide": 2})
    entry = play(table, "act end")
    assert [one for one in scored(entry) if one[1] == "apostate"] == [(0, "apostate", -2)]
    assert told(entry, "opponent_spared") == [{"isle": "shrine", "novices": 2}]
    assert table.words()["figures"]["apostate"] == "book"
    assert table.words()["figures"]["priestess"] == "novice"


def test_the_result_is_the_difference() -> None:
    """L-104: shrines, tokens and council for both; won only above 0."""
    for mine, winners in ((40, [0]), (20, []), (10, [])):
        table = points(at_round(solo(), 6), mine, 20)
        give(table, 1, shrines=["book"])
        give(table, 0, shrines=["tide"])
        play(table, "act end")
        assert table.scores() == [mine - 20]
        assert table.winners() == winners
        assert table.end == "sixth round"


# -- levels -------------------------------------------------------------------------------


def test_level_two_blocks_all_but_expulsion() -> None:
    """T-12 (L-105, L-66): token alone by 1; two novices and the token by 3; nothing else there."""
    table = give(solo(2), 0, tokens=["novice"], active={"tide": 1})
    assert "expel" in acts(table)
    play(table, "act expel")
    assert table.words()["figures"]["apostate"] == "herbs"
    table = give(solo(2), 0, tokens=["novice"], active={"shrine": 2})
    assert acts(table) == {"council", "expel", "end"}  # Council by the token alone (G-37)
    play(table, "act expel")
    assert legal(table) == ["count 1", "count 2", "count 3"]
    play(table, "count 3")
    assert side_of(table)["inactive"] == {"shrine": 2}


@pytest.mark.parametrize("level", [2, 3])
def test_what_a_blocked_isle_means(level: int) -> None:
    """L-107 (L-105, L-106, G-29): nobody there is used, moved away, woken or promoted."""
    everything = ["herbs", "tide", "sailboat", "shrine"]
    table = give(solo(level), 0, active={"shrine": 3}, inactive={"shrine": 2}, tokens=everything)
    figures(table, builder="shrine")
    assert acts(table) == ({"expel", "end"} if level == 2 else {"end"})
    assert reason(table, "act shrine") == "blocked"
    assert reason(table, "act travel") == "nobody_to_travel"
    if level == 3:
        assert reason(table, "act expel") == "expulsion_blocked"
    give(table, 0, active={"shrine": 3, "tide": 2}, inactive={"shrine": 2, "tide": 1}, tokens=everything)
    play(table, "act tide")
    assert reason(table, "move shrine tide") == "blocked"
    assert reason(table, "move beside_shrine tide") == "blocked"
    play(table, "move tide shrine", "done")  # G-29: arriving there is no action on it
    assert side_of(table)["inactive"]["shrine"] == 3


@pytest.mark.parametrize("level", [2, 3])
def test_details_on_a_blocked_isle(level: int) -> None:
    """L-107: isles, tiles and origins refuse it by name."""
    pieces = {"shrine": 3, "corruption": 2, "tide": 2}
    tokens = ["herbs", "sailboat", "novice"]
    for action, line in (
        ("favour", "isle shrine"),
        ("recruit", "isle shrine"),
        ("council", "isle shrine"),
        ("promote", "tile 8"),
        ("sailboat", "from shrine"),
        ("herbs", "isle shrine"),
    ):
        table = give(
            solo(level), 0, active=pieces, inactive={"shrine": 1, "book": 1, "tide": 1}, tokens=tokens
        )
        table.rows["ask"] = {"promote": 7, "sailboat": 11}.get(action, 6)
        names = ["favour", "recruit", "shrine", "herbs", "travel", "tide", "sailboat", "promote"]
        table.rows["action"] = 11 if action == "council" else names.index(action) + 1
        table.refresh()
        assert reason(table, line) == "blocked", action


def test_level_one_blocks_nothing() -> None:
    """L-90, L-105."""
    table = give(solo(1), 0, active={"shrine": 2})
    assert {"favour", "travel", "promote", "expel"} <= acts(table)


def test_the_block_does_not_touch_the_opponent() -> None:
    """L-107: L-94 to L-97 are done as ever on the Apostate's isle."""
    table = give(solo(3), 1, active={"shrine": 2, "tide": 1})
    books(table, 2)
    entry = play(at_round_start(table), "deactivate tide")
    assert told(entry, "opponent_entered")[0]["isle"] == "shrine"
