"""One game between bots."""

from typing import Any

import pytest

from chapterhouse.bots import bot as bots
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import View
from chapterhouse.lab.match import Match, Outcome, margins, play


class Stubborn:
    """Plays the first legal action for a while; then fails in one of its ways."""

    name = "stubborn"

    def __init__(self, way: str) -> None:
        self.way, self.left, self.closed = way, 5, False

    def choose(self, view: View) -> Any:
        self.left -= 1
        if self.left > 0:
            return view.legal[0]
        if self.way == "raises":
            raise ZeroDivisionError("at the fifth decision")
        return {"illegal": next(a for a in range(9999) if a not in view.legal), "nonsense": "nothing"}[
            self.way
        ]

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> list[Stubborn]:
    known, made = bots.makers(), list[Stubborn]()

    def make(engine: Any, seat: int, rng: Any, way: str) -> Stubborn:
        made.append(Stubborn(way))
        return made[-1]

    monkeypatch.setattr(bots, "makers", lambda: {**known, "stubborn": make})
    return made


def test_the_same_match_comes_out_the_same(two: Game) -> None:
    match = Match(two.id, ("greedy", "random"), "7", cap=300)
    one, other = play(match), play(match)
    assert one.scores == other.scores
    assert one.decisions == other.decisions
    assert one != play(Match(two.id, ("greedy", "random"), "8", cap=300))


def test_a_cap_ends_it(two: Game) -> None:
    outcome = play(Match(two.id, ("random", "random"), "1", cap=9))
    assert (outcome.end, outcome.decisions) == ("cap", 9)


@pytest.mark.parametrize(
    ("way", "fault"), [("raises", "ZeroDivisionError"), ("illegal", ""), ("nonsense", "BadNotation")]
)
def test_a_bot_that_fails_has_lost(two: Game, stubborn: list[Stubborn], way: str, fault: str) -> None:
    outcome = play(Match(two.id, ("random", f"stubborn:{way}"), "1"))
    assert outcome.end == "failed"
    assert outcome.failed == 1
    assert fault in outcome.fault
    assert outcome.winners == (0,)
    assert outcome.places == [0, 1]
    assert outcome.ranks == [1.0, -1.0]
    assert stubborn[0].closed


def outcome(scores: tuple[int, ...], winners: tuple[int, ...], failed: int | None = None) -> Outcome:
    bots = tuple(f"bot{i}" for i in range(len(scores)))
    return Outcome(bots, "s", scores, winners, "end", 1, (0.0,) * len(scores), failed)


def test_places() -> None:
    """A winner by a tie-break stands before the one it tied with; winners share a place."""
    assert outcome((5, 9, 9, 2), (2,)).places == [2, 1, 0, 3]
    assert outcome((5, 9, 9, 2), (1, 2)).places == [2, 0, 0, 3]
    assert outcome((5, 9, 9, 2), (1, 2)).shares == [0, 0.5, 0.5, 0]
    assert outcome((5, 9, 9, 2), (1, 2)).ranks == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    assert outcome((50, 9), (1,), failed=0).places == [1, 0]


def test_alone() -> None:
    assert outcome((12,), (0,)).ranks == [1.0]
    assert outcome((-3,), ()).ranks == [-1.0]
    assert margins((12,)) == [12]
    assert margins((3, 9, 7)) == [-6, 2, -2]
