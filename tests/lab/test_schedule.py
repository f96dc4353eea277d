"""Balanced seats: every bot in every seat equally often, every two bots together equally often."""

from collections import Counter
from itertools import combinations

import pytest

from chapterhouse.kernel.errors import BadOption
from chapterhouse.lab.schedule import lineups, matches


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcdef"])
def test_lineups_are_balanced(bots: str, players: int) -> None:
    found = lineups(list(bots), players)
    assert len(set(found)) == len(found)
    seated = Counter((seat, bot) for lineup in found for seat, bot in enumerate(lineup))
    assert set(seated) == {(seat, bot) for seat in range(players) for bot in bots}
    assert len(set(seated.values())) == 1
    if len(bots) > 1 and players > 1:
        met = Counter(pair for lineup in found for pair in combinations(sorted(set(lineup)), 2))
        assert set(met) == set(combinations(sorted(bots), 2))
        assert len(set(met.values())) == 1


def test_all_seatings_get_the_same_seeds() -> None:
    planned = matches("luna", ["a", "b", "c"], 2, 20, "s")
    by_seed = Counter(match.seed for match in planned)
    assert len(planned) == 24  # whole rounds of 6
    assert set(by_seed.values()) == {6}


@pytest.mark.parametrize(("bots", "games"), [([], 10), (["a", "a"], 10), (["a", "b"], 0)])
def test_nonsense_is_refused(bots: list[str], games: int) -> None:
    with pytest.raises(BadOption):
        matches("luna", bots, 2, games, "s")
