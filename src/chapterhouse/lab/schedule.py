"""Who plays whom on which seat: every bot sits in every seat equally often, always with the same seeds."""

from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.match import Match


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The seatings that are played once with every seed.

    With as many bots as seats, or more, every group of them plays; with fewer, some sit twice, in
    every way that leaves none out. Each group goes once round the table. By symmetry every bot then
    sits in every seat equally often, and meets all others equally often.
    """
    if len(bots) == 1:
        return [tuple(bots) * players]
    groups = [g for g in _groups(tuple(bots), players) if len(set(g)) > 1 or players == 1]
    turned = [g[k:] + g[:k] for g in groups for k in range(players)]
    return list(dict.fromkeys(turned))


def _groups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [g for g in combinations_with_replacement(bots, players) if set(g) == set(bots)]


def matches(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    board: str | None = None,
    cap: int = CAP,
) -> list[Match]:
    """At least so many games: as many seeds as it takes, each with every seating."""
    if len(set(bots)) != len(bots) or not bots:
        raise BadOption("bots", ",".join(bots), "one or more names, each once")
    if games < 1:
        raise BadOption("games", games, "1 or more")
    seatings = lineups(bots, players)
    rounds = -(-games // len(seatings))
    return [
        Match(game, seating, f"{seed}/{number}", dict(options or {}), board, cap)
        for number in range(rounds)
        for seating in seatings
    ]
