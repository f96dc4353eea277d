"""One game between bots: what is to be played, and how it came out. Both travel between processes."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from chapterhouse.bots.bot import Bot, make_bot
from chapterhouse.games.library import load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.fairness import seed_from_text
from chapterhouse.kernel.playing import CAP
from chapterhouse.kernel.table import Table, View

FAILED = "failed"
CAPPED = "cap"

# Is told of every decision: the view that it was made from, and the action.
Witness = Callable[[View, int], None]


class Match(msgspec.Struct, frozen=True):
    """A game to be played. The same match comes out the same (time budgets excepted)."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: str
    options: dict[str, Any] = {}
    board: str | None = None  # path of an owner's board file
    cap: int = CAP


class Outcome(msgspec.Struct, frozen=True):
    """How a match came out."""

    bots: tuple[str, ...]
    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str
    decisions: int
    seconds: tuple[float, ...]  # that each seat thought
    failed: int | None = None  # the seat whose bot did not play on, and why
    fault: str = ""

    @property
    def standing(self) -> list[tuple[int, int, int]]:
        """Per seat what decides its place, more is better: still playing, winner, points."""
        seats = range(len(self.scores))
        return [(int(s != self.failed), int(s in self.winners), self._points(s)) for s in seats]

    def _points(self, seat: int) -> int:
        return 0 if seat in self.winners else self.scores[seat]  # winners share, whatever broke the tie

    @property
    def places(self) -> list[int]:
        """Per seat how many stand before it."""
        keys = self.standing
        return [sum(other > mine for other in keys) for mine in keys]

    @property
    def shares(self) -> list[float]:
        """Per seat its part of the victory."""
        return [1 / len(self.winners) if s in self.winners else 0.0 for s in range(len(self.scores))]

    @property
    def margins(self) -> list[int]:
        """Per seat the points ahead of the best other one; alone, the points."""
        return margins(self.scores)

    @property
    def ranks(self) -> list[float]:
        """Per seat: seats that it stands before less seats before it, from 1 to -1; alone, won or lost."""
        keys = self.standing
        if len(keys) == 1:
            return [1.0 if self.winners else -1.0]
        return [sum((mine > other) - (mine < other) for other in keys) / (len(keys) - 1) for mine in keys]


def margins(scores: tuple[int, ...]) -> list[int]:
    """Points ahead of the best other seat; alone, the points."""
    if len(scores) == 1:
        return list(scores)
    return [mine - max(scores[:s] + scores[s + 1 :]) for s, mine in enumerate(scores)]


def play(match: Match, witness: Witness | None = None) -> Outcome:
    """Plays a match. A bot that raises an error or answers with nonsense has lost it."""
    engine = _engine(match.game, match.board)
    table = Table(
        engine.game, len(match.bots), match.options, board=engine.board, engine=engine,
        seed=seed_from_text(match.seed), seats=match.bots,
    )  # fmt: skip
    seats = [make_bot(name, engine, seat, match.seed) for seat, name in enumerate(match.bots)]
    try:
        return _play_out(match, table, seats, witness)
    finally:
        for bot in seats:
            close(bot)


def close(bot: Bot) -> None:
    """Lets a bot go; those that hold a process have a `close` of their own."""
    getattr(bot, "close", lambda: None)()


def _play_out(match: Match, table: Table, seats: list[Bot], witness: Witness | None) -> Outcome:
    seconds = [0.0] * len(seats)
    while not table.over and table.ply < match.cap:
        seat = table.to_act
        view, start = table.view(seat), perf_counter()
        try:
            action = seats[seat].choose(view)
            seconds[seat] += perf_counter() - start
            table.play(action)
        except Exception as error:  # anyone's bot may fail in any way; the other seats' game counts
            return _outcome(match, table, seconds, seat, f"{type(error).__name__}: {error}")
        if witness is not None:
            witness(view, action)
    return _outcome(match, table, seconds)


def _outcome(
    match: Match, table: Table, seconds: list[float], failed: int | None = None, fault: str = ""
) -> Outcome:
    scores = table.all_scores()
    winners = table.winners() if table.over else _leaders(scores, failed)
    return Outcome(
        bots=match.bots,
        seed=match.seed,
        scores=tuple(scores),
        winners=tuple(winners),
        end=table.end or (CAPPED if failed is None else FAILED),
        decisions=table.ply,
        seconds=tuple(round(s, 6) for s in seconds),
        failed=failed,
        fault=fault,
    )


def _leaders(scores: list[int], failed: int | None) -> list[int]:
    """Who wins a game that was broken off: nobody against the cap when alone, else the best by points."""
    running = [s for s in range(len(scores)) if s != failed]
    if len(scores) == 1 or not running:
        return []
    best = max(scores[s] for s in running)
    return [s for s in running if scores[s] == best]


@lru_cache(maxsize=8)
def _engine(game: str, board: str | None) -> Engine:
    """One engine a game in each process; loading its machine code takes a moment."""
    found = load_game(game)
    return Engine(found, found.load_board(Path(board)) if board else None)
