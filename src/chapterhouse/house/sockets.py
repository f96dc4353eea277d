"""A table by WebSocket. A connection has a place in the log, and is brought from there to its end: so
it misses nothing, and whoever reads slowly keeps nothing in memory but that place."""

import asyncio
from collections import deque
from contextlib import suppress
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.talking import Talk, read, written
from chapterhouse.house.telling import Reader

SILENCE = 30.0  # seconds without a word before the server hangs up
GREETING = 10.0
STUCK = 30.0  # seconds that a message may wait for a reader
LOOKS = 6  # in such a time: whether a connection still lives
WINDOW = 20.0
WAITING = 128  # answers that may wait for a reader: more than he may ask for at once
EVERY = 40  # events between two looks at other work

CLOSED = {"restart": 1012, "link": 4401, "silent": 1001, "limit": 1008}


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, talk: Talk) -> None:
        self._socket, self._talk = socket, talk
        self.table = talk.place.table
        self.seat = talk.reader.seat
        self._n = -1
        self._c = 0
        self._version = -1
        self._leaves: dict[str, int] = {}
        self._answers: deque[ms.Told] = deque()
        self._news = asyncio.Event()
        self._closing: str = ""
        self._times: deque[float] = deque()
        self._rechecking: asyncio.Future[None] | None = None
        self._heard = monotonic()  # when the last word came
        self._since = 0.0  # since when a message waits for its reader

    # -- as the table sees it -------------------------------------------------------------

    def wake(self) -> None:
        """There may be news."""
        self._news.set()

    def recheck(self) -> None:
        """Rights may have changed."""
        self._rechecking = asyncio.ensure_future(self._recheck())

    async def _recheck(self) -> None:
        talk = self._talk
        place = await talk.house.still(self.table.row.id, talk.visitor)
        if self.seat is not None and self.seat not in place.held:
            self.close("link")
        else:
            talk.place = place

    def close(self, why: str) -> None:
        """Hangs up, with a last word."""
        self._closing = self._closing or why
        self._news.set()

    # -- from hello to the end ------------------------------------------------------------

    async def run(self) -> None:
        """The whole life of the connection."""
        if not await self._greeted():
            return
        METRICS.sockets.inc()
        self.table.enter(self)
        sending = asyncio.ensure_future(self._send_on())
        reading = asyncio.ensure_future(self._read_on())
        watching = asyncio.ensure_future(self._watch())
        try:
            await asyncio.wait({sending, reading, watching}, return_when=asyncio.FIRST_COMPLETED)
            if not sending.done():  # the last word
                await asyncio.wait({sending}, timeout=1.0 if self._closing else 0.0)
        finally:
            self.table.go(self)
            METRICS.sockets.dec()
            for task in (sending, reading, watching):
                task.cancel()
            await asyncio.gather(sending, reading, watching, return_exceptions=True)
            await self._hang_up()

    async def _greeted(self) -> bool:
        with suppress(TimeoutError, WebSocketDisconnect, No, KeyError):
            hello = read(await asyncio.wait_for(self._socket.receive_text(), GREETING))
            if isinstance(hello, ms.Hello) and hello.protocol == ms.PROTOCOL:
                self._talk.reader = Reader(self.seat, hello.lang, hello.want, hello.wide)
                self._n = min(hello.after, self.table.life.n)
                if hello.after >= 0:
                    METRICS.resyncs.inc()
                async with asyncio.timeout(STUCK):
                    await self._send(self._talk.welcome())
                return True
        self._closing = self._closing or "silent"
        await self._hang_up(1002)
        return False

    async def _hang_up(self, code: int = 0) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self._socket.close(code or CLOSED.get(self._closing, 1000))

    # -- sending --------------------------------------------------------------------------

    async def _send(self, told: ms.Told) -> None:
        self._since = monotonic()
        await self._socket.send_text(written(told).decode())
        self._since = 0.0

    async def _watch(self) -> None:
        """Hangs up on whoever says nothing, or takes nothing."""
        while not self._closing:
            await asyncio.sleep(min(SILENCE, STUCK) / LOOKS)
            now = monotonic()
            if self._since and now - self._since > STUCK:
                return
            if now - self._heard > SILENCE:
                self.close("silent")

    async def _send_on(self) -> None:
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            self._news.set()
            while not self._closing:
                await self._news.wait()
                self._news.clear()
                await self._send_all()
            await self._send_all()  # the answer to whoever leaves, for one
            await self._send(ms.Closing(self._closing))  # type: ignore[arg-type]

    async def _send_all(self) -> None:
        """Events first, then how things stand, then answers and chat."""
        await self._send_events()
        if self._version != self.table.version:
            self._version = self.table.version
            sight, reader = self.table.sight, self._talk.reader
            await self._send(sight.now(reader, self.table.around(), self._leaves))
        while self._answers:
            await self._send(self._answers.popleft())
        await self._send_chat()

    async def _send_events(self) -> None:
        while self._n < self.table.life.n:
            event = self.table.sight.event(self._n + 1, self._talk.reader)
            self._n += 1
            METRICS.events.inc()
            await self._send(event)
            if self._n % EVERY == 0:
                await asyncio.sleep(0)

    async def _send_chat(self) -> None:
        for line in self.table.chat:
            if line.c > self._c:
                self._c = line.c
                if self._talk.may_read(line.seat):
                    await self._send(ms.Spoken(line.c, line.at, line.name, line.text, line.seat))

    # -- reading --------------------------------------------------------------------------

    async def _read_on(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while not self._closing:
                try:
                    raw = await self._socket.receive_text()
                except KeyError:  # a binary frame
                    raw = ""
                self._heard = monotonic()
                if self._too_many():
                    METRICS.limited.labels("messages").inc()
                    self.close("limit")
                    return
                await self._hear(raw)

    def _too_many(self) -> bool:
        """Counts messages of the last 20 seconds."""
        limits, now = self._talk.house.limits, monotonic()
        self._times.append(now)
        while self._times[0] < now - WINDOW:
            self._times.popleft()
        return len(self._times) > (limits.watching if self.seat is None else limits.messages)

    async def _hear(self, raw: str) -> None:
        try:
            message = read(raw)
        except No as no:
            self._answer(self._talk.refused(str(no.detail.get("id", "")), no))
            return
        match message:
            case ms.Ping():
                self._answer(ms.Pong(self.table.clock(), self._n))
            case ms.Hello():
                self._answer(self._talk.refused("", No("malformed", fault="hello")))
            case _:
                self._answer(await self._talk.answer(message))

    def _answer(self, told: ms.Told) -> None:
        """An answer; whoever asks on without reading is hung up on."""
        self._answers.append(told)
        if len(self._answers) > WAITING:
            self.close("limit")
        self.wake()
