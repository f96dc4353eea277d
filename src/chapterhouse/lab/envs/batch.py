"""Thousands of games side by side in one array, for learners that want speed.

    batch = Batch(load_game("luna"), players=2, count=4096, seed=1)
    now = batch.buffers()
    actions = np.zeros(batch.count, np.int64)
    batch.reset(now)
    while learning:
        actions[:] = policy(now.observation, now.mask)
        batch.step(actions, now)

Every row is a game; whenever one ends its rewards are written down and the next game is dealt in its
row. Observation, mask and seat are always those of the seat that decides next.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine, Things, template
from chapterhouse.kernel.errors import HouseError, Refused, Verdict
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.journal import new_journal
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.observation import Observation
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.playing import CAP
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.warm import Chore, warm

RUNNING, ENDED, CAPPED = range(3)
LEDGER = 3


class BadBuffer(HouseError):
    """An array that a batch cannot write to."""


@dataclass(frozen=True)
class Buffers:
    """What a batch writes down after every step, one row a game. Any array may be the caller's own."""

    observation: Rows  # of `Batch.observation.dtype`: what the seat to act sees, field by field
    mask: npt.NDArray[np.uint8]  # 1 = legal
    seat: npt.NDArray[np.int8]  # who decides
    done: npt.NDArray[np.uint8]  # RUNNING, or how the last game of the row has just ended
    margin: npt.NDArray[np.int32]  # then, by seat: points ahead of the best other seat
    rank: npt.NDArray[np.float32]  # ... and seats beaten less seats that beat it, from 1 to -1


class Batch:
    """Games side by side. The same seed gives the same games, however many threads there are."""

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        *,
        options: Mapping[str, Any] | None = None,
        board: BoardFile | None = None,
        seed: int = 0,
        threads: int = 1,
        cap: int = CAP,
        ready: bool = False,  # whether all is known to be compiled
    ) -> None:
        if count < 1 or threads < 1:
            raise BadBuffer(f"batch: {count} games on {threads} threads; expected 1 or more of both")
        self.game, self.players, self.count = game, players, count
        self.engine = Engine(game, board)
        if not ready:
            warm(self.engine, [LEARNING])
        self.observation = Observation(game.state)
        setting = Setting(players, self.engine.board)
        settled = game.options.settle(setting, options or {})
        self._options = np.array([*game.options.encode(settled, setting), 0], np.int64)
        to_act = game.state.offset("to_act")
        self._shared = np.array([players, seed, cap, to_act], np.int64)
        self._spans = self.observation.spans(players)
        self._rules: Any = template(game, "batch")
        self._out = np.zeros((count, len(self.engine.out)), np.int16)
        self._ledger = np.zeros((count, LEDGER), np.int64)
        self.rows = game.state.rows(count)
        self._raw = game.state.raw(self.rows)
        self._states, self._blank = self._made(count), self._made(1)
        self._parts = _parts(count, threads, seed)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _made(self, count: int) -> Any:
        layout = self.engine.layout
        if not INTERPRETED:
            return self.rows if count == self.count else layout.rows()
        return Things([layout.unpack(layout.rows()[0]) for _ in range(count)])

    def buffers(self, **given: npt.NDArray[Any]) -> Buffers:
        """Arrays to write to: new ones, and the caller's own under the names of `Buffers`."""
        wanted = {
            "observation": ((self.count,), self.observation.dtype),
            "mask": ((self.count, self.game.alphabet.size), np.dtype(np.uint8)),
            "seat": ((self.count,), np.dtype(np.int8)),
            "done": ((self.count,), np.dtype(np.uint8)),
            "margin": ((self.count, self.players), np.dtype(np.int32)),
            "rank": ((self.count, self.players), np.dtype(np.float32)),
        }
        for name in given:
            if name not in wanted:
                raise BadBuffer(f"buffer {name!r}: expected {', '.join(wanted)}")
        made = {name: _fitting(name, given.get(name), *form) for name, form in wanted.items()}
        return Buffers(**made)

    # -- playing ------------------------------------------------------------------------------

    def reset(self, into: Buffers, seed: int | None = None) -> None:
        """Deals a game in every row."""
        if seed is not None:
            self._shared[1] = seed
        into.done[:], into.margin[:], into.rank[:] = RUNNING, 0, 0
        self._each(lambda part: self._deal(part, into))

    def _deal(self, part: "_Part", into: Buffers) -> None:
        self._rules.deal_all(
            self._states, self.engine.boards, self._options, self._blank, self._shared, self._out,
            self._ledger, part.journal, part.first, part.last,
        )  # fmt: skip
        self._look(part, into)

    def step(self, actions: npt.NDArray[np.int64], into: Buffers) -> None:
        """Plays one action in every row. If one is illegal nothing is played, and it is refused."""
        wrong = self._rules.refused(self._out, self._ledger, actions)
        if wrong >= 0:
            raise self._refusal(wrong, int(actions[wrong]))
        self._each(lambda part: self._turn(part, actions, into))

    def _turn(self, part: "_Part", actions: npt.NDArray[np.int64], into: Buffers) -> None:
        made = (self.engine.boards, self._options, self._blank, self._shared)
        kept = (actions, self._out, self._ledger, into.done, into.margin, into.rank)
        if INTERPRETED:  # plain objects have no bytes to look at: they are written down first
            self._rules.move_on(self._states, *made, *kept, part.journal, part.first, part.last)
            self._look(part, into)
            return
        self._rules.turn(
            self._states, self._raw, *made, self._spans, *kept, _bytes(into.observation), into.mask,
            into.seat, part.journal, part.first, part.last,
        )  # fmt: skip

    def _look(self, part: "_Part", into: Buffers) -> None:
        if INTERPRETED:
            for i in range(part.first, part.last):
                self.engine.layout.pack(self._states[i], self.rows, i)
        self._rules.look(
            self._raw, self._shared, self._spans, self._out, self._ledger,
            _bytes(into.observation), into.mask, into.seat, part.first, part.last,
        )  # fmt: skip

    def random(self, actions: npt.NDArray[np.int64]) -> None:
        """Writes a random legal action for every row: a baseline, and quicker than from masks."""
        self._each(
            lambda part: self._rules.pick(self._out, self._ledger, part.word, actions, part.first, part.last)
        )

    def _refusal(self, row: int, action: int) -> Refused:
        alphabet = self.game.alphabet
        alphabet.checked(action)
        code = self.engine.law(self.rows[row : row + 1], action)
        reason = self.game.reasons[code]
        verdict = Verdict(False, reason.name, reason.rule or alphabet.kind_of(action).rule)
        return Refused(f"row {row}: {alphabet.text(action)}", verdict)

    def _each(self, work: Callable[["_Part"], None]) -> None:
        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))


def _calls(engine: Engine) -> None:
    """Every rule that a batch calls, once."""
    batch = Batch(engine.game, engine.game.options.players[-1], 1, board=engine.board, ready=True)
    now, actions = batch.buffers(), np.zeros(1, np.int64)
    batch.reset(now)
    batch.random(actions)
    batch.step(actions, now)


LEARNING = Chore("learning", _calls, lambda game: template(game, "batch").turn)


@dataclass(frozen=True)
class _Part:
    """The rows of one thread, with a journal and a generator of its own."""

    first: int
    last: int
    journal: Any
    word: Any


def _bytes(rows: Rows) -> npt.NDArray[np.uint8]:
    return rows.view(np.uint8).reshape(len(rows), -1)


def _parts(count: int, threads: int, seed: int) -> list[_Part]:
    edges = [count * i // threads for i in range(threads + 1)]
    words = np.random.SeedSequence(seed % 2**64).generate_state(2 * threads, np.uint64).reshape(threads, 2)
    made: list[Any] = [[int(w) for w in row] for row in words] if INTERPRETED else list(words)
    return [_Part(edges[i], edges[i + 1], new_journal(), made[i]) for i in range(threads)]


def _fitting(name: str, array: npt.NDArray[Any] | None, shape: tuple[int, ...], kind: np.dtype[Any]) -> Any:
    if array is None:
        return np.zeros(shape, kind)
    if kind == np.uint8 and array.dtype == np.bool_:
        array = array.view(np.uint8)
    if (
        array.shape != shape
        or array.dtype != kind
        or not array.flags.c_contiguous
        or not array.flags.writeable
    ):
        raise BadBuffer(f"buffer {name}: {array.dtype} {array.shape}; expected a contiguous {kind} {shape}")
    return array
