"""What a tournament shows: a line for every bot, and for every two bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Any

from chapterhouse.lab.figures import mean_interval, wilson
from chapterhouse.lab.jobs import NotInstalled, needed
from chapterhouse.lab.match import Outcome


@dataclass(frozen=True)
class Seating:
    """One bot in one game: a row of the long table that CSV and Parquet hold."""

    match: int
    seed: str
    seat: int
    bot: str
    score: int
    won: float  # its part of the victory
    place: int  # how many stand before it
    margin: int  # points ahead of the best other seat
    failed: bool
    end: str
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Rating:
    """Strength as openskill sees it, and how unsure it is."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Standing:
    """One bot in the whole tournament. Every interval holds 95 %."""

    bot: str
    games: int
    wins: float
    win_rate: float
    win_low: float
    win_high: float
    score: float
    margin: float
    margin_low: float
    margin_high: float
    failures: int
    seconds: float  # thought per game
    rating: Rating | None


@dataclass(frozen=True)
class Duel:
    """Two bots compared wherever they met: how often the one stood before the other."""

    bot: str
    other: str
    games: int
    rate: float
    low: float
    high: float
    margin: float


def seatings(outcomes: Sequence[Outcome]) -> list[Seating]:
    """The long table."""
    return [row for number, outcome in enumerate(outcomes) for row in _rows(number, outcome)]


def _rows(number: int, o: Outcome) -> Iterator[Seating]:
    facts = zip(o.bots, o.scores, o.shares, o.places, o.margins, o.seconds, strict=True)
    for seat, (bot, score, won, place, margin, seconds) in enumerate(facts):
        failed = seat == o.failed
        yield Seating(
            number, o.seed, seat, bot, score, won, place, margin, failed, o.end, o.decisions, seconds
        )


def standings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Standing]:
    """All bots, the best first."""
    rows, rated = seatings(outcomes), ratings(outcomes, bots)
    found = [_standing(bot, [row for row in rows if row.bot == bot], rated.get(bot)) for bot in bots]
    return sorted(found, key=lambda s: (-s.win_rate, -s.margin))


def _standing(bot: str, rows: list[Seating], rating: Rating | None) -> Standing:
    games, wins = len(rows), sum(row.won for row in rows)
    low, high = wilson(wins, games)
    # Games with one seed are alike, seat by seat: the interval of the margin is one over seeds.
    margin, margin_low, margin_high = mean_interval(_by_seed(rows))
    return Standing(
        bot=bot, games=games, wins=wins, win_rate=wins / games if games else 0.0, win_low=low, win_high=high,
        score=fmean(row.score for row in rows) if rows else 0.0,
        margin=margin, margin_low=margin_low, margin_high=margin_high,
        failures=sum(row.failed for row in rows),
        seconds=fmean(row.seconds for row in rows) if rows else 0.0, rating=rating,
    )  # fmt: skip


def _by_seed(rows: list[Seating]) -> list[float]:
    seeds: dict[str, list[int]] = {}
    for row in rows:
        seeds.setdefault(row.seed, []).append(row.margin)
    return [fmean(margins) for margins in seeds.values()]


def duels(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Duel]:
    """Every two bots that have met; those that play alone never do."""
    every = (_duel(outcomes, one, other) for one, other in combinations(bots, 2))
    return [duel for duel in every if duel.games]


def _duel(outcomes: Sequence[Outcome], one: str, other: str) -> Duel:
    met = [pair for o in outcomes for pair in _meetings(o, one, other)]
    before, games = sum(b for b, _ in met), len(met)
    low, high = wilson(before, games)
    rate, margin = (before / games, fmean(m for _, m in met)) if met else (0.0, 0.0)
    return Duel(one, other, games, rate, low, high, margin)


def _meetings(o: Outcome, one: str, other: str) -> Iterator[tuple[float, int]]:
    keys = o.standing
    for a, mine in enumerate(o.bots):
        for b, theirs in enumerate(o.bots):
            if mine == one and theirs == other:
                yield ((keys[a] > keys[b]) - (keys[a] < keys[b]) + 1) / 2, o.scores[a] - o.scores[b]


def ratings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Rating]:
    """Ratings of more than two players by the Plackett-Luce model; empty without openskill, or when
    nobody meets anybody else."""
    try:
        model: Any = needed("openskill.models", "a rating", "lab").PlackettLuce()
    except NotInstalled:
        return {}
    found: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        # A bot that sits twice is rated by the better of its seats: it has one strength.
        best: dict[str, int] = {}
        for bot, place in zip(outcome.bots, outcome.places, strict=True):
            best[bot] = min(place, best.get(bot, place))
        if len(best) > 1:
            teams = [[found[bot]] for bot in best]
            rated = model.rate(teams, ranks=[float(place) for place in best.values()])
            found.update({bot: team[0] for bot, team in zip(best, rated, strict=True)})
    met = any(len(set(outcome.bots)) > 1 for outcome in outcomes)
    return {bot: Rating(r.mu, r.sigma) for bot, r in found.items()} if met else {}
