"""Series of games by bots, for figures and checks."""

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from chapterhouse.bots.bot import Bot, make_bot
from chapterhouse.cli.options import Wish, seed_of
from chapterhouse.cli.ready import bar, chores_of, ready_engine
from chapterhouse.cli.saves import write_record
from chapterhouse.kernel.engine import MAX_SEATS, Engine
from chapterhouse.kernel.playing import CAPPED, COLUMNS, END, Played, playouts
from chapterhouse.kernel.record import record_of
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.warm import PLAYOUT

# Games played in one call: often enough for the progress bar and Ctrl-C, seldom enough to cost nothing.
AT_ONCE = 1 if INTERPRETED else 250

# The name of the end of a game that was cut off.
CUT_OFF = "cap"


@dataclass
class Series:
    """What came of a series of games."""

    decisions: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    scores: list[list[int]] = field(default_factory=list)
    best: list[int] = field(default_factory=list)  # the points of the winners, game by game
    faults: list[dict[str, int]] = field(default_factory=list)
    seconds: float = 0.0
    checked: bool = True  # whether anybody looked for faults

    def add(self, decisions: int, end: str, scores: list[int], winners: Sequence[int]) -> None:
        """Counts one game."""
        self.decisions.append(decisions)
        self.ends[end] = self.ends.get(end, 0) + 1
        self.scores.append(scores)
        if winners:
            self.best.append(max(scores[seat] for seat in winners))

    def means(self) -> list[float]:
        """The mean points of each seat."""
        return [round(sum(points) / len(points), 2) for points in zip(*self.scores, strict=True)]

    def winner_mean(self) -> float | None:
        """The mean points of the winners; None if there was none."""
        return round(sum(self.best) / len(self.best), 2) if self.best else None


# -- in compiled code ---------------------------------------------------------------------


def played_out(asked: Wish, games: int, cap: int, check: bool) -> Series:
    """Games by random players in compiled code; only these are timed. The checks come after it."""
    engine = ready_engine(asked.game, asked.board, PLAYOUT)
    series = Series(checked=check)
    for played in _passes(engine, asked, games, cap, check=False):
        series.seconds += played.seconds
        _count(series, played, asked)
    if check:
        for at, played in enumerate(_passes(engine, asked, games, cap, check=True)):
            found = [(at * AT_ONCE + game, fault, decision) for game, fault, decision in played.faults]
            series.faults += [{"game": g, "fault": f, "decision": d} for g, f, d in found]
    return series


def _passes(engine: Engine, asked: Wish, games: int, cap: int, check: bool) -> Iterator[Played]:
    number = int.from_bytes(asked.seed[:7], "big")
    with bar() as shown:
        task = shown.add_task("checking" if check else "playing", total=games)
        for first in range(0, games, AT_ONCE):
            count = min(AT_ONCE, games - first)
            rest = (count, number, asked.options)
            yield playouts(engine, asked.players, *rest, first=first, cap=cap, check=check)
            shown.advance(task, count)


def _count(series: Series, played: Played, asked: Wish) -> None:
    wins = played.table[:, COLUMNS + MAX_SEATS : COLUMNS + MAX_SEATS + asked.players]
    for row, decisions in enumerate(played.decisions.tolist()):
        end = int(played.table[row, END])
        name = CUT_OFF if end == CAPPED else asked.game.ends[end]
        series.add(decisions, name, played.points[row].tolist(), wins[row].nonzero()[0].tolist())


# -- at tables ----------------------------------------------------------------------------


def played_by_tables(
    asked: Wish, seats: Sequence[str], games: int, cap: int, check: bool, folder: Path | None = None
) -> Series:
    """Games by any bots at tables; what is timed is all that they do, thinking included."""
    engine = ready_engine(asked.game, asked.board, *chores_of(seats))
    series = Series(checked=check)
    with bar() as shown:
        task = shown.add_task("playing", total=games)
        for number in range(games):
            table = _one_game(engine, asked, seats, cap, check, series, number)
            if folder is not None:
                write_record(folder / record_name(asked, number), record_of(table, full=True))
            shown.advance(task)
    return series


def record_name(asked: Wish, number: int) -> str:
    """GAME-SEED-NNNN.json, with nothing in it that a file system could dislike."""
    seed = re.sub(r"[^A-Za-z0-9_.-]+", "_", asked.seed_text)[:64]
    return f"{asked.game.id}-{seed}-{number:04}.json"


def _one_game(
    engine: Engine, asked: Wish, seats: Sequence[str], cap: int, check: bool, series: Series, number: int
) -> Table:
    seed = seed_of(f"{asked.seed_text} game {number}")
    table = Table(
        asked.game, asked.players, asked.options, board=asked.board, seed=seed, seats=seats, engine=engine
    )
    bots = bots_of(table, seats)
    fault = 0
    while not table.over and table.ply < cap:
        start = time.perf_counter()
        table.play(choice_of(table, bots))
        series.seconds += time.perf_counter() - start
        if check and not fault and (fault := engine.fault(table.rows)):
            series.faults.append({"game": number, "fault": fault, "decision": table.ply})
    series.add(table.ply, table.end or CUT_OFF, table.all_scores(), table.winners())
    return table


def bots_of(table: Table, seats: Sequence[str]) -> list[Bot]:
    """The bots of a table, with chance of their own that follows from the table's seed."""
    return [make_bot(name, table.engine, seat, table.seed.hex()) for seat, name in enumerate(seats)]


def choice_of(table: Table, bots: Sequence[Bot]) -> int:
    """What the bot to act wants to do; it sees its view, and nothing else."""
    return bots[table.to_act].choose(table.view(table.to_act))
