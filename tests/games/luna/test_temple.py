"""Promotion, Consecration, displacement, Books."""

import pytest

from tests.games.luna.positions import (
    acts,
    at_round,
    bare,
    books,
    dealt,
    figures,
    give,
    legal,
    play,
    reason,
    scored,
    side_of,
    told,
)
from tests.games.luna.positions import fit as refit


def test_promotion_claims_a_valid_tile() -> None:
    """L-50, L-51 (G-3, G-4), L-11, L-4: tile 8 bears the shrine symbol; the second novice is used."""
    table = give(bare(), 0, active={"shrine": 3})
    play(table, "act promote")
    assert table.words()["claims"] == {"8": 0}
    side = side_of(table)
    assert (side["active"], side["inactive"]) == ({"shrine": 1}, {"shrine": 1})
    assert 8 in table.words()["path"]
    assert side["points"] == 5


def test_promotion_beside_an_own_shrine_takes_one_novice() -> None:
    """L-51, L-6."""
    table = give(bare(), 0, active={"corruption": 1}, shrines=["corruption"])
    play(table, "act promote")
    assert table.words()["claims"] == {"5": 0}
    assert side_of(table)["inactive"] == {}


def test_what_a_tile_must_be() -> None:
    """L-50, L-51, L-52, L-13: free, valid, still on the path, payable."""
    table = give(bare(), 0, active={"shrine": 2, "corruption": 2, "tide": 2, "book": 1}, temple=[28])
    give(table, 1, claims=[5])
    play(table, "act council")  # any action: seat 1 is next
    table = give(bare(), 0, active={"shrine": 2, "tide": 2, "book": 1}, temple=[28], tokens=["corruption"])
    give(table, 1, claims=[5])
    play(table, "act promote")
    assert legal(table) == ["tile 8", "tile 10"]
    assert reason(table, "tile 5") == "tile_claimed"
    assert reason(table, "tile 28") == "tile_gone"
    assert reason(table, "tile 27") == "tile_gone"  # of a board that is not in play
    assert reason(table, "tile 18") == "tile_closed"
    assert reason(table, "tile 11") == "promotion_novices"


def test_promotion_needs_a_tile_and_novices() -> None:
    """L-50, L-40."""
    assert reason(give(bare(), 0, active={"shrine": 1, "book": 2}), "act promote") == "no_tile_to_claim"


def test_corruption_claims_a_corruptible_tile() -> None:
    """L-52, L-11, L-69: the token is spent for it, and never for a valid one."""
    table = give(bare(), 0, active={"tide": 2, "shrine": 2}, tokens=["corruption"])
    play(table, "act promote", "tile 10")
    assert side_of(table)["tokens"] == []
    assert table.words()["claims"] == {"10": 0}
    table = give(bare(), 0, active={"tide": 2, "shrine": 2}, tokens=["corruption"])
    play(table, "act promote", "tile 8")
    assert side_of(table)["tokens"] == ["corruption"]
    table = give(bare(), 0, active={"tide": 2, "shrine": 2, "corruption": 2})
    play(table, "act promote")
    assert reason(table, "tile 10") == "claim_needs_corruption"


def test_the_virtual_novice_is_never_the_claimant() -> None:
    """L-66, L-67 (G-5): only the second novice; with a shrine there is none."""
    table = give(bare(), 0, active={"shrine": 1}, tokens=["novice"])
    play(table, "act promote")
    assert table.words()["claims"] == {"8": 0}
    assert side_of(table)["tokens"] == []
    assert side_of(table)["inactive"] == {}
    alone = give(bare(), 0, tokens=["novice"], shrines=["shrine"])
    assert reason(alone, "act promote") == "no_tile_to_claim"
    beside = give(bare(), 0, active={"shrine": 2, "corruption": 2}, tokens=["novice"], shrines=["shrine"])
    play(beside, "act promote", "tile 8")
    assert side_of(beside)["tokens"] == ["novice"]


def test_virtual_claims_nothing_is_a_reason_of_its_own() -> None:
    """L-67: with an own shrine the only novice of a promotion is the claimant."""
    table = give(bare(), 0, active={"shrine": 2, "corruption": 2}, tokens=["novice"], shrines=["shrine"])
    play(table, "act promote")
    table.rows["ask"], table.rows["tile"] = 9, 8  # the point `virtual`, reached by hand
    table.refresh()
    assert reason(table, "virtual yes") == "virtual_claims_nothing"
    table = give(bare(), 0, active={"shrine": 1, "corruption": 1}, tokens=["novice"])
    play(table, "act promote")
    table.rows["ask"], table.rows["tile"] = 9, 8
    table.refresh()
    assert legal(table) == ["virtual yes"]
    assert reason(table, "virtual no") == "token_needs_more"


def test_two_tokens_in_one_promotion() -> None:
    """L-69 (G-35): Corruption and Novice."""
    table = give(bare(), 0, active={"tide": 1}, tokens=["corruption", "novice"])
    play(table, "act promote")
    assert table.words()["claims"] == {"10": 0}
    assert side_of(table)["tokens"] == []


def test_claims_stay_and_are_worth_nothing_by_themselves() -> None:
    """L-53, L-3: any number; they are neither active nor inactive."""
    table = give(bare(), 0, claims=[5, 8, 28], inactive={"tide": 1})
    play(table, *["act meditate"] * 3)
    assert table.words()["claims"] == {"5": 0, "8": 0, "28": 0}
    assert side_of(table)["active"] == {"tide": 1}


def test_consecration() -> None:
    """L-54, L-56, L-13, T-13: tile and claimant enter the temple; the Guard's value in points."""
    table = give(bare(), 0, active={"shrine": 2})
    play(table, "act promote", "act meditate")
    assert "consecrate" in acts(table)
    entry = play(table, "act consecrate")
    words = table.words()
    assert words["temple"]["8"] == {"owner": 0, "book": False}
    assert words["claims"] == {}
    assert 8 not in words["path"]
    assert scored(entry) == [(0, "guard", 6)]
    assert side_of(table)["inactive"] == {"shrine": 1}


def test_which_claims_can_be_consecrated() -> None:
    """L-54, L-55: own, valid, or corruptible with the token."""
    table = give(bare(), 0, claims=[5, 8, 10, 28])
    give(table, 1, claims=[11])
    play(table, "act consecrate")
    assert legal(table) == ["tile 5", "tile 8"]
    assert reason(table, "tile 10") == "entry_needs_corruption"
    assert reason(table, "tile 11") == "not_your_claim"
    assert reason(table, "tile 28") == "tile_closed"
    table = give(bare(), 0, claims=[10, 28])
    assert reason(table, "act consecrate") == "no_claim_ready"


def test_consecration_by_corruption() -> None:
    """L-55, L-56: the token goes, the points are the same."""
    table = give(bare(), 0, claims=[8, 10], tokens=["corruption"])
    entry = play(table, "act consecrate", "tile 10")
    assert scored(entry) == [(0, "guard", 6)]
    assert side_of(table)["tokens"] == []
    table = give(bare(), 0, claims=[8, 10], tokens=["corruption"])
    play(table, "act consecrate", "tile 8")
    assert side_of(table)["tokens"] == ["corruption"]


def test_corruption_is_of_no_use_in_round_six() -> None:
    """T-15 (L-11, G-31): every tile is valid, nothing is corruptible."""
    table = at_round(give(bare(), 0, active={"shrine": 2}, claims=[28], tokens=["corruption"]), 6)
    assert int(table.rows["corruptible"][0]) == 0
    entry = play(table, "act consecrate")
    assert scored(entry)[0] == (0, "guard", 2)
    assert side_of(table)["tokens"] == ["corruption"]


def test_displacement() -> None:
    """T-6 (L-57, L-58, G-21, L-12): opposing, adjacent, lower, without a Book; a point for each."""
    table = dealt(4, ("blue", "yellow", "green", "red"))
    table = bare(4, ("blue", "yellow", "green", "red"))
    seats = {"yellow": 0, "red": 1, "blue": 2}
    at_round(table, 4)
    give(table, seats["blue"], temple=[10])
    give(table, seats["red"], temple=[8], claims=[20])
    give(table, seats["yellow"], temple=[23, 11])
    starts = [int(tile) for tile in table.rows["start_tile"][0]]
    books(table, 11, *starts[:3])
    table.rows["to_act"] = 1
    refit(table)
    entry = play(table, "act consecrate")
    assert scored(entry) == [(1, "guard", 3), (1, "displaced", 1)]
    assert told(entry, "displaced") == [{"side": 2, "tile": 10, "by": 1}]
    temple = table.words()["temple"]
    assert temple["10"] == {"owner": None, "book": False}
    assert [temple[t]["owner"] for t in ("8", "11", "20", "23")] == [1, 0, 1, 0]
    assert side_of(table, 2)["pier"] == 1


def test_the_displaced_space_stays_taken() -> None:
    """L-13 (G-19), L-59: its tile is spent; the novice comes back by Tide or Sailboat only."""
    table = give(bare(), 0, claims=[8])
    at_round(table, 6)
    give(table, 0, claims=[20], active={"tide": 2})
    give(table, 1, temple=[8, 10])
    play(table, "act consecrate")
    words = table.words()
    assert (words["temple"]["8"]["owner"], words["temple"]["10"]["owner"]) == (None, None)
    assert side_of(table, 1)["pier"] == 2
    assert 8 not in words["path"]
    assert reason(table, "act tide") == "no_tide_token"


def test_own_and_higher_novices_stay() -> None:
    """L-57."""
    table = at_round(give(bare(), 0, claims=[10], temple=[8]), 6)
    give(table, 1, temple=[18, 20, 23, 25])
    entry = play(table, "act consecrate")
    assert told(entry, "displaced") == []
    assert side_of(table, 1)["pier"] == 0


@pytest.mark.parametrize(("bonus", "points"), [(1, 2), (0, 1)])
def test_book(bonus: int, points: int) -> None:
    """L-60, L-8, L-87 (G-15): from under any novice, also an own one; the first is worth more."""
    table = give(bare(), 0, temple=[8], tokens=["book"])
    table.rows["bonus"] = bonus
    play(table, "act book")
    assert legal(table) == ["book_from 2", "book_from 3"]
    assert reason(table, "book_from 8") == "no_book_there"
    entry = play(table, "book_from 2")  # the only taker is taken by itself
    assert table.words()["temple"]["2"]["book"] is False
    assert table.words()["temple"]["8"]["book"] is True
    assert scored(entry) == [(0, "book", points)]
    assert side_of(table)["tokens"] == []
    assert table.words()["book_bonus"] is False


def test_who_takes_a_book() -> None:
    """L-60: an own novice without one; the giver is not among the takers."""
    table = give(bare(), 0, temple=[5, 8], tokens=["book"])
    play(table, "act book", "book_from 2")
    assert legal(table) == ["book_to 5", "book_to 8"]
    assert reason(table, "book_to 2") == "has_book"
    assert reason(table, "book_to 3") == "not_your_novice"
    play(table, "book_to 8")
    assert table.words()["temple"]["8"]["book"] is True


def test_book_needs_token_and_novice() -> None:
    """L-60."""
    assert reason(give(bare(), 0, temple=[8]), "act book") == "no_book_token"
    assert reason(give(bare(), 0, tokens=["book"]), "act book") == "nobody_for_book"


def test_with_three_players_every_book_is_worth_one() -> None:
    """L-60, L-87: the bonus is one of two players."""
    table = give(bare(3), 0, temple=[8], tokens=["book"])
    assert table.words()["book_bonus"] is False
    assert scored(play(table, "act book", "book_from 2")) == [(0, "book", 1)]


def test_a_book_protects() -> None:
    """L-8, L-57."""
    table = at_round(give(bare(), 0, claims=[20]), 6)
    give(table, 1, temple=[8, 10])
    books(table, 3, 10)
    figures(table, apostate="book")
    play(table, "act consecrate")
    temple = table.words()["temple"]
    assert temple["10"] == {"owner": 1, "book": True}
    assert side_of(table, 1)["pier"] == int(temple["8"]["owner"] is None)
