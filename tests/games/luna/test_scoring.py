"""Scoring of a round, preparation, the end of the game."""

import pytest

from chapterhouse.kernel.table import Table
from tests.games.luna.positions import (
    at_round,
    bare,
    books,
    council,
    figures,
    give,
    play,
    points,
    scored,
    side_of,
    told,
)
from tests.games.luna.positions import fit as refit


def end_round(table: Table) -> list[tuple[int, str, int]]:
    """The last time token is flipped; the points of the round and of the end, without its own."""
    table.rows["flipped"] += table.rows["lit"] - 1
    table.rows["lit"] = 1
    refit(table)
    return [one for one in scored(play(table, "act meditate")) if one[1] != "time"]


def of(source: str, found: list[tuple[int, str, int]]) -> dict[int, int]:
    """Points by side of one source."""
    return {side: amount for side, name, amount in found if name == source}


def test_moon_priestess() -> None:
    """T-7 (L-70, L-15): most, then a tie that the council decides; nothing for nobody."""
    table = council(bare(4), (4, [1]), (2, [2]), (0, [0, 3]))
    give(table, 0, active={"herbs": 3})
    give(table, 1, active={"herbs": 2})
    give(table, 2, active={"herbs": 2})
    assert of("priestess", end_round(table)) == {0: 6, 1: 3, 2: 1}


def test_the_priestess_counts_active_novices_and_shrines() -> None:
    """L-70, L-6 (G-22): inactive ones do not count; a shrine counts as one novice."""
    table = bare(3)
    give(table, 0, inactive={"herbs": 4})
    give(table, 1, active={"herbs": 1})
    give(table, 2, active={"herbs": 1}, shrines=["herbs"])
    assert of("priestess", end_round(table)) == {2: 5, 1: 2}


def test_places_that_do_not_exist_are_not_paid() -> None:
    """L-70 (G-22): one player there gets the large number, nobody the small ones."""
    table = give(bare(4), 2, active={"herbs": 1})
    assert of("priestess", end_round(table)) == {2: 6}


def test_precedence_within_a_stack() -> None:
    """L-15: on the same space the marker higher up wins."""
    table = council(bare(3), (3, [1, 2, 0]))
    for seat in range(3):
        give(table, seat, active={"herbs": 2})
    assert of("priestess", end_round(table)) == {0: 5, 2: 2}


@pytest.mark.parametrize("mixed", [False, True])
def test_apostate(mixed: bool) -> None:
    """T-8 (L-71): a point for each novice on or beside his isle and one more; none is free."""
    table = figures(bare(4), apostate="book")
    if mixed:
        give(table, 2, active={"book": 1}, inactive={"book": 2})
        give(table, 1, inactive={"book": 2}, shrines=["book"])
    else:
        give(table, 2, active={"book": 3})
        give(table, 1, active={"book": 2})
    give(table, 0, shrines=["book"])
    assert of("apostate", end_round(table)) == {2: -4, 1: -3}


def test_totals_may_go_below_zero() -> None:
    """L-9 (G-20)."""
    table = points(give(bare(), 0, inactive={"shrine": 12}), 0, 0)
    end_round(table)
    assert side_of(table)["points"] < 0


def test_temple() -> None:
    """L-72: a point for each novice in the temple; claimants do not count."""
    table = give(bare(), 0, temple=[5, 8], claims=[10, 11])
    assert of("temple", end_round(table)) == {0: 3, 1: 1}


def test_order_of_a_round_end() -> None:
    """L-70 to L-72."""
    table = give(bare(), 0, active={"herbs": 1}, inactive={"shrine": 1})
    assert [source for _, source, _ in end_round(table)] == ["priestess", "apostate", "temple", "temple"]


# -- preparation --------------------------------------------------------------------------


def test_novices_wake_up() -> None:
    """L-73, L-59: back onto the isle they stand beside; those at the pier stay."""
    table = give(bare(), 0, active={"tide": 1}, inactive={"tide": 2, "book": 1}, pier=2)
    end_round(table)
    side = side_of(table)
    assert (side["active"], side["inactive"], side["pier"]) == ({"tide": 3, "book": 1}, {}, 2)


@pytest.mark.parametrize(("players", "priestess"), [(2, "novice"), (3, "novice"), (4, "shrine")])
def test_priestess_and_builder_walk(players: int, priestess: str) -> None:
    """L-74, L-85: five isles clockwise, six with four players; the Builder four."""
    table = bare(players)
    entry_figures = table.words()["figures"]
    assert (entry_figures["priestess"], entry_figures["builder"]) == ("herbs", "tide")
    end_round(table)
    assert table.words()["figures"]["priestess"] == priestess
    assert table.words()["figures"]["builder"] == "novice"


def test_the_apostate_goes_where_novices_are() -> None:
    """L-75: the next isle with a novice, of any player, active or not; he leaves his isle."""
    table = figures(bare(), apostate="book")
    give(table, 1, inactive={"tide": 1, "book": 2})
    end_round(table)
    assert table.words()["figures"]["apostate"] == "tide"


def test_the_apostate_stays_only_alone() -> None:
    """L-75 (G-13)."""
    table = figures(bare(), apostate="book")
    give(table, 0, active={"book": 2})
    end_round(table)
    assert table.words()["figures"]["apostate"] == "book"
    end_round(table)
    assert table.words()["figures"]["apostate"] == "book"


def test_the_guard_walks_and_tiles_stay() -> None:
    """L-76, L-11: the tile he left goes; what was not taken stays and stays valid."""
    table = give(bare(), 0, claims=[8])
    end_round(table)
    words = table.words()
    assert words["guard"] == 4
    assert words["path"][-5:] == ["G5", 11, 10, 8, 5]
    assert "G6" not in words["path"]
    assert "tile 5" not in words
    assert int(table.rows["valid"][0]) == 1 << 5 | 1 << 8 | 1 << 10 | 1 << 11
    assert int(table.rows["corruptible"][0]) == 1 << 14 | 1 << 15


def test_guard_values_by_round() -> None:
    """L-76, L-11, L-26: 6, 5, 4, 3, 2, 2."""
    table, values = bare(3), []
    while not table.over:
        values.append(told(table.entry(table.ply), "round")[-1:])
        end_round(table)
    shown = [told(table.entry(ply), "round")[0]["guard"] for ply in range(1, 6)]
    assert shown == [5, 4, 3, 2, 2]
    assert (len(values), table.end) == (6, "sixth round")


def test_time_tokens_are_stacked_anew() -> None:
    """L-77, L-87: and the first Book of two players is worth more again."""
    table = bare()
    table.rows["bonus"] = 0
    end_round(table)
    assert table.words()["time"] == {"lit": 3, "flipped": 0}
    assert table.words()["book_bonus"] is True


# -- the end ------------------------------------------------------------------------------


def test_end_scoring() -> None:
    """T-9 (L-78 to L-80, L-6, G-1): four shrines 16, two tokens 2, council 6."""
    table = council(at_round(bare(4), 6), (6, [0]))
    give(table, 0, tokens=["book", "novice"], shrines=["tide", "book", "novice", "sailboat"])
    found = end_round(table)
    assert [of(source, found)[0] for source in ("shrines", "tokens", "council")] == [16, 2, 6]
    assert sum(amount for side, source, amount in found if side == 0 and source != "temple") == 24


def test_the_game_ends_after_round_six() -> None:
    """L-1, L-78: no preparation; nobody is to act."""
    table = give(at_round(bare(), 6), 0, inactive={"tide": 2})
    end_round(table)
    words = table.words()
    assert (words["round"], words["phase"], words["to_act"], words["step"]) == (6, "over", None, None)
    assert (words["guard"], words["time"]) == (0, {"lit": 0, "flipped": 3})
    assert side_of(table)["inactive"] == {"tide": 2}
    assert table.legal() == ()
    assert table.why("act meditate").reason == "game_over"


def test_most_points_win() -> None:
    """L-81."""
    table = points(at_round(bare(3), 6), 10, 30, 20)
    end_round(table)
    assert table.winners() == [1]
    assert table.scores() == [side_of(table, seat)["points"] for seat in range(3)]


def test_a_tie_goes_by_council_precedence() -> None:
    """L-81, L-15: one winner."""
    table = points(council(at_round(bare(3), 6), (0, [1, 2, 0])), 19, 20, 20)
    end_round(table)
    scores = table.scores()
    assert scores[0] == scores[1] == scores[2]
    assert table.winners() == [0]
    further = points(council(at_round(bare(3), 6), (1, [1]), (0, [2, 0])), 20, 20, 20)
    end_round(further)
    assert further.winners() == [1]


def test_worth_foresees_the_end() -> None:
    """L-70 to L-72, L-78 to L-80: what greedy players go by equals the outcome when nothing changes."""
    table = council(at_round(bare(4), 6), (6, [2]))
    give(table, 0, active={"herbs": 2}, inactive={"shrine": 1}, shrines=["herbs"], tokens=["tide"])
    give(table, 1, active={"herbs": 2, "shrine": 2})
    books(table, *[int(tile) for tile in table.rows["start_tile"][0]])
    foreseen = table.engine.worth(table.rows)
    end_round(table)
    foreseen[0] += 1  # who flips the last token gains a point
    assert table.scores() == foreseen == table.engine.worth(table.rows)
