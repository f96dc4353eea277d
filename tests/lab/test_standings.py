"""The table of a tournament."""

import pytest

from chapterhouse.lab.match import Outcome
from chapterhouse.lab.standings import duels, seatings, standings


def game(bots: str, scores: tuple[int, ...], seed: str = "s", failed: int | None = None) -> Outcome:
    best = max(scores)
    winners = tuple(s for s, points in enumerate(scores) if points == best)
    return Outcome(tuple(bots), seed, scores, winners, "end", 10, (1.0,) * len(bots), failed)


PLAYED = [game("ab", (5, 3), "1"), game("ba", (4, 8), "1"), game("ab", (2, 2), "2"), game("ba", (7, 1), "2")]


def test_rates_margins_and_failures() -> None:
    first, second = standings([*PLAYED, game("ab", (1, 0), "3", failed=1)], ["b", "a"])
    assert (first.bot, first.games, first.wins) == ("a", 5, 3.5)
    assert first.win_low < 0.7 < first.win_high
    assert second.failures == 1
    assert second.margin == pytest.approx((-3 + 3 - 1) / 3)  # over seeds: (-2, -4), (0, 6), (-1)
    assert first.margin_low < first.margin < first.margin_high


def test_duels_count_who_stands_before_whom() -> None:
    (duel,) = duels(PLAYED, ["a", "b"])
    assert (duel.bot, duel.other, duel.games) == ("a", "b", 4)
    assert duel.rate == 0.625
    assert duel.margin == 0.0


def test_a_bot_that_sits_twice_meets_the_other_twice() -> None:
    (duel,) = duels([game("aab", (3, 1, 2))], ["a", "b"])
    assert (duel.games, duel.rate) == (2, 0.5)


def test_who_plays_alone_meets_nobody() -> None:
    """... and is neither rated nor compared."""
    alone = [game("a", (5,)), game("b", (-3,))]
    assert duels(alone, ["a", "b"]) == []
    assert [s.rating for s in standings(alone, ["a", "b"])] == [None, None]


def test_ratings_follow_strength() -> None:
    pytest.importorskip("openskill")
    played = [game("abc", (9, 5, 1)) for _ in range(10)]
    rated = {s.bot: s.rating.mu for s in standings(played, ["a", "b", "c"]) if s.rating}
    assert rated["a"] > rated["b"] > rated["c"]


def test_the_long_table_has_every_seat_of_every_game() -> None:
    rows = seatings(PLAYED)
    assert len(rows) == 8
    assert (rows[2].bot, rows[2].seat, rows[2].score, rows[2].won, rows[2].margin) == ("b", 0, 4, 0.0, -4)
