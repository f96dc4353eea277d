"""A table by plain HTTP requests, where sockets are blocked."""

import asyncio
from typing import Any

from chapterhouse.house import messages as ms
from chapterhouse.house.talking import Talk

LONGEST_WAIT = 25.0
MOST = 500  # events in one answer


class Waiting:
    """A request that waits for news. It counts as somebody who is there."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self.seat = talk.reader.seat
        self._news = asyncio.Event()
        self._closed = False

    def wake(self) -> None:
        """There may be news."""
        self._news.set()

    def recheck(self) -> None:
        """Rights are looked at with the next request, which comes soon."""
        self._news.set()

    def close(self, why: str) -> None:
        """The house closes: an answer without news."""
        self._closed = True
        self._news.set()

    async def until(self, seconds: float, after: int, chat: int | None) -> None:
        """Waits for news."""
        table = self._talk.place.table
        table.enter(self)
        try:
            async with asyncio.timeout(seconds):
                while not (self._closed or self._any(after, chat)):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass
        finally:
            table.go(self)

    def _any(self, after: int, chat: int | None) -> bool:
        table = self._talk.place.table
        lines = chat is not None and any(line.c > chat for line in table.chat)
        return table.life.n > after or lines


async def poll(talk: Talk, after: int, wait: float, chat: int | None) -> list[ms.Told]:
    """What is new after a number, or nothing when the time is over."""
    table, told = talk.place.table, list[ms.Told]()
    if after >= 0:
        await Waiting(talk).until(min(max(wait, 0.0), LONGEST_WAIT), after, chat)
    else:
        told.append(talk.welcome())
    last = min(table.life.n, after + MOST)
    told += [table.sight.event(n, talk.reader) for n in range(after + 1, last + 1)]
    if chat is not None:
        told += [
            ms.Spoken(line.c, line.at, line.name, line.text, line.seat)
            for line in table.chat
            if line.c > chat and talk.may_read(line.seat)
        ]
    if told and last == table.life.n:
        told.append(table.sight.now(talk.reader, table.around()))
    return told


def messages(told: list[Any]) -> dict[str, Any]:
    """The answer of a poll."""
    return {"messages": told}
