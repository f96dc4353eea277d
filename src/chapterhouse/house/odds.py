"""Whether the dice of a finished game were unusual: every draw is made again, many times, with other dice.

Nothing here knows what a game draws. A decision that dice followed is carried out again from the position in
which it was made; what it shows then is what it might have shown. So bags that grow empty, dice whose number
depends on the decision, and cards that are drawn without being put back are all compared with their like.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from chapterhouse.house.dice import Counts, counted
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import RNG_BYTES
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.record import from_json, replay
from chapterhouse.kernel.table import Table

TIMES = 200  # how often every draw is made again


@dataclass(frozen=True)
class Odds:
    """Of one kind of chance: how often each outcome comes on average, and in how many of all repetitions it
    strays at least as far from that as it did in the game; `free`: whether anything could have come
    differently."""

    expected: Mapping[str, float]
    as_far: int
    free: bool


@dataclass(frozen=True)
class Proof:
    """A whole game worked out again from its seed, every draw and decision of it; and its odds by kind."""

    draws: int
    decisions: int
    odds: Mapping[str, Odds]


def proof(record: str, game: Game, board: BoardFile, times: int = TIMES) -> Proof:
    """Replays a record, and weighs its dice; raises BadRecord at the first ply that does not fit. It takes
    long: not for the event loop."""
    read = from_json(record)
    table = replay(read, game, board)
    draws = len(read.setup) + sum(len(ply.chance) for ply in read.plies)
    return Proof(draws, len(read.plies), weighed(table, times))


def weighed(table: Table, times: int = TIMES) -> dict[str, Odds]:
    """The odds of every kind of chance that a game has had."""
    shown: Counts = {}
    again: list[Counts] = [{} for _ in range(times)]
    rng = Random(table.seed)
    for ply, entry in enumerate(table.log(everything=True)):
        if any(happening.chance for happening in entry.happenings):
            counted([entry.happenings], shown)
            for into, happened in zip(again, _repeated(table, ply, times, rng), strict=True):
                counted([table.game.events.read(happened, table.names)], into)
    return {kind: odds_of(count, [one.get(kind, {}) for one in again]) for kind, count in shown.items()}


def _repeated(table: Table, ply: int, times: int, rng: Random) -> Iterator[list[int]]:
    """What else might have happened at a ply, as journals."""
    engine, game = table.engine, table.game
    if ply == 0:
        options = game.options.encode(table.options, Setting(table.players, table.board))
        for _ in range(times):
            engine.deal(engine.blank(table.players, rng.randbytes(RNG_BYTES)), options)
            yield engine.happened()
        return
    entry, before = table.entry(ply), table.past(ply - 1).rows
    assert entry.action is not None
    before["to_act"] = entry.seat  # where all decide at once it may have been anybody's
    for _ in range(times):
        rows = before.copy()
        engine.key(rows, rng.randbytes(RNG_BYTES))
        engine.step(rows, entry.action.number)
        yield engine.happened()


def odds_of(shown: Mapping[str, int], again: Sequence[Mapping[str, int]]) -> Odds:
    """What was shown beside what repetitions showed."""
    faces = sorted({*shown, *(face for one in again for face in one)})
    expected = {face: sum(one.get(face, 0) for one in again) / len(again) for face in faces}
    here, strays = _strays(shown, expected), [_strays(one, expected) for one in again]
    return Odds(expected, sum(far >= here - 1e-9 for far in strays), max(strays) > 1e-9 or here > 1e-9)


def _strays(shown: Mapping[str, int], expected: Mapping[str, float]) -> float:
    """How far counts are from what is expected: squares, each by the size of what is expected."""
    least = 1 / (2 * TIMES)  # of what has come in no repetition at all
    return sum((shown.get(face, 0) - mean) ** 2 / max(mean, least) for face, mean in expected.items())
