"""Bots think in processes of their own: with a deadline, a cap on memory, and nothing but a view.

A worker (`worker.py`) is handed one question at a time. Whoever is late, or whose position has
changed, is killed with everything it has started; the next question gets a new worker.
"""

import asyncio
import os
import pickle
import signal
import struct
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.table import View

SECONDS = 20.0
MEMORY = 4 << 30
PER_HOST = 2  # searches at a time for tables of the same host
START_SECONDS = 60.0
LONGEST_ANSWER = 1 << 16


class BotFailed(HouseError):
    """A bot that gave no answer."""


@dataclass(eq=False)
class Job:
    """A question: what would this bot decide in this view?"""

    table: str
    host: str
    bot: str
    view: View
    players: int
    ended: "asyncio.Future[int]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def question(self) -> bytes:
        """The question as a worker reads it: the view of the seat, taken apart."""
        view = self.view
        assert view.seat is not None
        told = {
            "table": self.table, "bot": self.bot, "game": view.game.id, "seat": view.seat,
            "rows": view.rows.tobytes(), "legal": view.legal, "log": view.log, "options": view.options,
        }  # fmt: skip
        return pickle.dumps(told, protocol=5)


class Worker:
    """A process that thinks."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None
        self._endings: set[asyncio.Future[None]] = set()
        self.table = ""  # that it has thought about last: its tree may still be of use

    @property
    def pid(self) -> int:
        """The number of its process and group; 0 if there is none."""
        return self._process.pid if self._process and self._process.returncode is None else 0

    async def ask(self, job: Job, seconds: float) -> int:
        """Its answer, in time."""
        try:
            process = await self._running()
            answer = await asyncio.wait_for(self._exchange(process, job.question()), seconds)
        except BaseException:
            await self.kill()
            raise
        self.table = job.table
        if "action" not in answer:
            raise BotFailed(f"{job.bot}: {answer.get('error', 'no answer')}")
        if answer["action"] not in job.view.legal:
            raise BotFailed(f"{job.bot}: answered {answer['action']!r}, which is not legal")
        return int(answer["action"])

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "chapterhouse.house.worker", str(self._memory),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                start_new_session=True, limit=LONGEST_ANSWER,
            )  # fmt: skip
            await asyncio.wait_for(self._read(self._process), START_SECONDS)
        return self._process

    async def _exchange(self, process: asyncio.subprocess.Process, question: bytes) -> dict[str, Any]:
        assert process.stdin is not None
        process.stdin.write(struct.pack(">I", len(question)) + question)
        await process.stdin.drain()
        return await self._read(process)

    async def _read(self, process: asyncio.subprocess.Process) -> dict[str, Any]:
        assert process.stdout is not None
        return msgspec.json.decode(await process.stdout.readline(), type=dict[str, Any])

    async def kill(self) -> None:
        """Ends the process and whatever it has started; goes on with that whoever stops waiting."""
        process, self._process, self.table = self._process, None, ""
        if process is not None:
            ending = asyncio.ensure_future(_end(process))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)
            await asyncio.shield(ending)

    async def close(self) -> None:
        """Ends the process, and waits for all that are still ending."""
        await self.kill()
        await asyncio.gather(*self._endings)


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process._transport.close()  # type: ignore[attr-defined]  # else its pipes would stay open
    await process.wait()


class Thinking:
    """All workers of a server, and the questions that wait for one."""

    def __init__(self, workers: int = 0, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._idle = [Worker(memory) for _ in range(count)]
        self._all = list(self._idle)
        self.seconds = seconds
        self._waiting: list[Job] = []
        self._running: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, job: Job) -> int:
        """What the bot decides; raises BotFailed."""
        self._waiting.append(job)
        self._serve()
        try:
            return await job.ended
        finally:
            if job in self._waiting:
                self._waiting.remove(job)

    def processes(self) -> list[int]:
        """The process groups of all workers that run."""
        return [worker.pid for worker in self._all if worker.pid]

    def before(self, job: Job) -> int:
        """How many searches go before this one."""
        return self._waiting.index(job) + sum(self._running.values()) if job in self._waiting else 0

    def _serve(self) -> None:
        for job in list(self._waiting):
            if not self._idle:
                return
            if self._running[job.host] < PER_HOST:
                self._waiting.remove(job)
                self._start(job)

    def _start(self, job: Job) -> None:
        known = [worker for worker in self._idle if worker.table == job.table]
        worker = known[0] if known else self._idle[0]
        self._idle.remove(worker)
        self._running[job.host] += 1
        task = asyncio.ensure_future(self._run(worker, job))
        job.ended.add_done_callback(lambda ended: task.cancel() if ended.cancelled() else None)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, worker: Worker, job: Job) -> None:
        try:
            found = await worker.ask(job, self.seconds)
            if not job.ended.done():
                job.ended.set_result(found)
        except (BotFailed, TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            if not job.ended.done():
                job.ended.set_exception(BotFailed(f"{job.bot}: {type(error).__name__}: {error}"))
        finally:
            self._running[job.host] -= 1
            self._running += Counter()  # forgets hosts of whom nothing runs
            self._idle.append(worker)
            self._serve()

    async def close(self) -> None:
        """Ends all workers; who still waits gets no answer."""
        for job in self._waiting:
            job.ended.cancel()
        self._waiting.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._all))
