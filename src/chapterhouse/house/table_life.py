"""One actor for each table: it carries out wishes one after the other, stores what follows before
anybody learns of it, keeps up with what other server processes have stored, and lets bots move."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import time
from typing import Any, Protocol, TypeVar

from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import Broken, No
from chapterhouse.house.life import Life, Trial
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.sight import Around, Sight
from chapterhouse.house.store import Store, queries
from chapterhouse.house.store.rows import NOBODY, ChatLine, Stored, TableRow, Taken, Unwritable, linked
from chapterhouse.house.telling import Reader
from chapterhouse.house.thinking import BotFailed, Job, Thinking
from chapterhouse.house.wishes import WISHES, Asking, Costly, Drafted, Outcome, after_turn
from chapterhouse.kernel.engine import Engine

T = TypeVar("T")

PAGE = 200  # events that are read, and worked out again, at a time
TRIES = 8  # against other server processes
LEASE_MS = 30_000
CHAT_KEPT = 100
PATIENCE = 3  # failures of a bot at a table before it is asked no more


def now_ms() -> int:
    """The time as events have it."""
    return int(time() * 1000)


class Listener(Protocol):
    """A connection to a table."""

    seat: int | None

    def wake(self) -> None:
        """There may be news."""

    def recheck(self) -> None:
        """Somebody's rights have changed."""

    def close(self, why: str) -> None:
        """The house closes."""


@dataclass
class Mind:
    """A bot that thinks about a position."""

    fresh: int
    job: Job | None = None
    task: "asyncio.Task[None] | None" = None


@dataclass
class TableLife:
    """A table while it is in memory."""

    store: Store
    thinking: Thinking
    engine: Engine
    row: TableRow
    process: str
    clock: Callable[[], int] = now_ms
    listeners: set[Listener] = field(default_factory=set)
    chat: list[ChatLine] = field(default_factory=list)
    version: int = 0  # rises with everything that `now` tells
    broken: Broken | None = None

    def __post_init__(self) -> None:
        self.life = Life(self.row.id, self.engine, self.row.seed, self.row.host)
        self.sight = Sight(self.life)
        self._lock = asyncio.Lock()
        self._unsure = False
        self._minds: dict[int, Mind] = {}
        self._failures = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._works: set[asyncio.Future[Any]] = set()
        self._resting = False
        self.used = self.clock()

    # -- the log --------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Reads what the log has and this process does not."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        before = self.life.n
        while page := await self.store.read(queries.events, self.row.id, self.life.n, PAGE):
            for stored in page:
                self._fold(stored)
            await asyncio.sleep(0)  # a long log shall not keep the other tables waiting
        self._unsure = False
        if self.life.created.settings.chat:
            await self._read_chat()
        if self.life.n != before:
            self._moved()

    def _fold(self, stored: Stored) -> None:
        try:
            self.life.fold(stored)
        except Broken as error:
            METRICS.broken.inc()
            self.broken = error
            raise

    async def _read_chat(self) -> None:
        after = self.chat[-1].c if self.chat else 0
        fresh = await self.store.read(queries.lines, self.row.id, after, CHAT_KEPT)
        self.chat = [*self.chat, *fresh][-CHAT_KEPT:]
        if fresh:
            self._wake()

    def around(self) -> Around:
        """What is so beside the log."""
        return Around(self.clock(), self._here(), self._who_thinks())

    def _here(self) -> frozenset[int]:
        return frozenset(listener.seat for listener in self.listeners if listener.seat is not None)

    def _who_thinks(self) -> ms.Thinking | None:
        for seat, mind in self._minds.items():
            if mind.job:
                return ms.Thinking(seat, self.thinking.before(mind.job))
        return None

    # -- listeners ------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        """A connection opens."""
        before = self._here()
        self.listeners.add(listener)
        self.used = self.clock()
        if self._here() != before:
            self.touch()
        self.drive()

    def go(self, listener: Listener) -> None:
        """A connection has closed."""
        self.listeners.discard(listener)
        if listener.seat not in self._here():
            self.touch()

    def touch(self) -> None:
        """Something that `now` tells has changed."""
        self.version += 1
        self.used = self.clock()
        self._wake()

    def _wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def _moved(self) -> None:
        self.sight.life = self.life
        self.touch()
        for seat, mind in list(self._minds.items()):
            if not self._still(seat, mind.fresh) and mind.task:
                mind.task.cancel()
        self.drive()

    # -- wishes ---------------------------------------------------------------------------

    async def wish(self, asking: Asking, wish: ms.Wish, reader: Reader, also: queries.Also = ()) -> ms.Told:
        """Carries a wish out, once; a client that goes away in the midst of it stops nothing."""
        return await self._finished(self._wish(asking, wish, reader, also))

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Waits for something that goes on even if nobody waits for it any more."""
        task = asyncio.ensure_future(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        return await asyncio.shield(task)

    async def _wish(self, asking: Asking, wish: ms.Wish, reader: Reader, also: queries.Also) -> ms.Told:
        async with self._lock:
            for _ in range(TRIES):
                done = await self._try(asking, wish, reader, also)
                if done:
                    return done
        raise No("retry", wait=1.0)

    async def _try(self, asking: Asking, wish: ms.Wish, reader: Reader, also: queries.Also) -> ms.Told | None:
        """Tries a wish on what is known; nothing if the log has moved on meanwhile."""
        await self._be_sure()
        before = self.life.wishes.done.get((asking.seat, wish.id))
        if before:
            return self._again(wish, *before)
        outcome: Outcome = WISHES[type(wish)](self.life, asking, wish)
        if isinstance(outcome, Costly):
            if await self._keep(asking.seat, wish.id, [outcome.trial], also):
                raise outcome.no
            return None
        if isinstance(outcome, Drafted):
            return self.sight.draft(wish.id, outcome.action, reader, confirm=True)
        made = sum(isinstance(trial.body, ev.Played) for trial in outcome)
        if outcome and not await self._keep(asking.seat, wish.id, outcome, also):
            return None
        return ms.Done(wish.id, self.life.n, made)

    def _again(self, wish: ms.Wish, n: int, made: int) -> ms.Told:
        """The answer to a wish that was carried out before."""
        if isinstance(self.life.events[n].body, ev.Penalised):
            raise No("illegal")
        return ms.Done(wish.id, n, made, True)

    async def change(self, actor: int, plan: Callable[[], list[Trial]], also: queries.Also = ()) -> None:
        """Stores what `plan` makes of the table as it then is; `plan` may refuse."""
        await self._finished(self._record(actor, plan, also))

    async def _record(self, actor: int, plan: Callable[[], list[Trial]], also: queries.Also) -> None:
        async with self._lock:
            for _ in range(TRIES):
                await self._be_sure()
                if await self._keep(actor, "", plan(), also):
                    return
        raise No("retry", wait=1.0)

    async def _be_sure(self) -> None:
        if self.broken:
            raise No("internal")
        if self._unsure:
            try:
                await self._read_on()
            except Unwritable:
                raise No("retry", wait=1.0) from None

    async def _keep(self, actor: int, wish: str, trials: Sequence[Trial], also: queries.Also) -> bool:
        """Stores events, then shows them; false if others were faster."""
        twin, stored = self.life.twin(), list[Stored]()
        for trial in trials:
            at = max(self.clock(), twin.events[-1].at)
            stored.append(linked(self.row.id, twin.link, twin.n + 1, at, actor, wish, ev.encode(trial.body)))
            twin.fold(stored[-1], trial)
        try:
            with METRICS.append.time():
                await self.store.write(
                    queries.append, self.row.id, stored[0], twin.card(), *stored[1:], also=also
                )
        except Taken:
            await self._read_on()
            return False
        except Unwritable:
            self._unsure = True
            raise No("retry", wait=1.0) from None
        self.life = twin
        self._moved()
        self.store.hint(self.row.id, self.life.n)
        return True

    # -- chat -----------------------------------------------------------------------------

    async def say(self, seat: int | None, name: str, text: str) -> int:
        """A line of chat; returns its number."""
        line = await self.store.write(queries.add_line, self.row.id, self.clock(), seat, name, text)
        async with self._lock:
            await self._read_chat()
        self.store.hint(self.row.id, self.life.n)
        return line.c

    # -- bots -----------------------------------------------------------------------------

    def drive(self) -> None:
        """Lets bots think where they are awaited, as long as anybody cares."""
        if (
            self._resting
            or self.broken
            or not (self.listeners or any(s.kind == "person" for s in self.life.seats))
        ):
            return
        for seat, bot in self.life.bots_due():
            if seat not in self._minds:
                mind = self._minds[seat] = Mind(self.life.fresh[seat])
                mind.task = asyncio.ensure_future(self._move(seat, bot, mind))
                self._tasks.add(mind.task)
                mind.task.add_done_callback(self._tasks.discard)

    def _still(self, seat: int, fresh: int) -> bool:
        """Whether the position that a bot thinks about is still there."""
        due = [s for s, _ in self.life.bots_due()]
        return seat in due and self.life.fresh[seat] == fresh

    async def _move(self, seat: int, bot: str, mind: Mind) -> None:
        """A bot thinks and decides."""
        again = False
        try:
            if await self._may_think():
                await asyncio.sleep(self._pace(seat))
                action, by = await self._choice(seat, bot, mind)
                again = await self._decide(seat, bot, mind.fresh, action, by)
        except (No, Unwritable):
            await asyncio.sleep(1.0)
            again = True
        except asyncio.CancelledError:
            again = True
        finally:
            self._minds.pop(seat, None)
            if again:
                self.touch()
                self.drive()

    async def _may_think(self) -> bool:
        """Of several server processes one lets the bots of a table think."""
        if not self.store.shared:
            return True
        now = self.clock()
        return await self.store.write(queries.lease, self.row.id, self.process, now, now + LEASE_MS)

    def _pace(self, seat: int) -> float:
        """Seconds before a bot's decision: people shall be able to follow in live play."""
        settings = self.life.settings
        first = self.life.ply == 0 or self.life.running.entry(self.life.ply).seat != seat
        pace = settings.pace
        if pace is None:
            pace = 700 if settings.clock.mode == "live" else 0
        return pace / (1000 if first else 3000)

    async def _choice(self, seat: int, bot: str, mind: Mind) -> tuple[int, ms.By]:
        view = self.life.running.view(seat)
        by: ms.By = "bot" if self.life.seats[seat].kind == "bot" else "stand-in"
        if len(view.legal) == 1:
            return view.legal[0], by
        try:
            if self._failures < PATIENCE:
                mind.job = Job(self.row.id, self.row.host, bot, view, self.life.created.players)
                self.touch()
                return await self.thinking.choose(mind.job), by
        except BotFailed:
            self._failures += 1
            METRICS.bot_failures.inc()
        finally:
            mind.job = None
        return secrets.choice(view.legal), "fallback"

    async def _decide(self, seat: int, bot: str, fresh: int, action: int, by: ms.By) -> bool:
        async with self._lock:
            await self._be_sure()
            if self._still(seat, fresh):
                trial = self.life.decide(seat, action, by, bot)
                with suppress(Taken):
                    await self._keep(NOBODY, "", after_turn(self.life, [trial], seat), ())
        return True

    async def rest(self) -> None:
        """Ends all thinking, and finishes what is being stored."""
        self._resting = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._works, return_exceptions=True)
