"""What both stores share: jobs that run on threads and are awaited, and numbered SQL files."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from chapterhouse.house.store.queries import Connection
from chapterhouse.kernel.errors import HouseError

P = ParamSpec("P")
T = TypeVar("T")

SQL = Path(__file__).parent / "sql"
BATCH = 256  # jobs that share one commit at most


class Job:
    """A query that waits for its turn, or its answer."""

    def __init__(self, run: Callable[[Connection], Any]) -> None:
        self.run = run
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Hands result or error to whoever waits, if he still does."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def settle(jobs: Sequence[Job]) -> None:
    """Hands over all results at once; a loop that has ended waits for nothing."""
    for loop in {job.loop for job in jobs}:
        own = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle_all, own)


def _settle_all(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.settle()


Work = Callable[[Sequence[Job]], None]


class Lane:
    """A queue of jobs, and a thread for each `work`; a thread takes as many jobs as wait, up to `most`."""

    def __init__(self, name: str, works: Sequence[Work], most: int) -> None:
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._most = most
        self._threads = [
            threading.Thread(target=self._run, args=(work,), name=name, daemon=True) for work in works
        ]
        for thread in self._threads:
            thread.start()

    def put(self, job: Job) -> None:
        """Adds a job."""
        self._queue.put(job)

    def end(self) -> None:
        """Carries out what waits, then ends the threads."""
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def _run(self, work: Work) -> None:
        for jobs in self._batches():
            work(jobs)
            settle(jobs)

    def _batches(self) -> Iterator[list[Job]]:
        while True:
            job, jobs = self._queue.get(), list[Job]()
            while job is not None:
                jobs.append(job)
                if len(jobs) >= self._most or self._queue.empty():
                    break
                job = self._queue.get()
            if jobs:
                yield jobs
            if job is None:
                return


class Store:
    """A store. `shared`: other server processes may write to it as well."""

    shared = False

    def open(self) -> None:
        """Makes or brings up to date whatever it needs."""
        raise NotImplementedError

    def close(self) -> None:
        """Finishes what waits and lets go of everything."""
        raise NotImplementedError

    def _write(self, job: Job) -> None:
        raise NotImplementedError

    def _read(self, job: Job) -> None:
        raise NotImplementedError

    async def write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Runs a query that changes something; it is durable when this returns. Raises Taken or
        Unwritable."""
        job = Job(lambda db: query(db, *args, **more))
        self._write(job)
        result: T = await job.future
        return result

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Runs a query that changes nothing."""
        job = Job(lambda db: query(db, *args, **more))
        self._read(job)
        result: T = await job.future
        return result

    def hint(self, table: str, number: int) -> None:
        """Tells other processes that a table has moved on; may be lost."""

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """`heard` is called in the running loop when another process has moved a table on."""


class WrongSchema(HouseError):
    """A store that a newer house has written."""


def scripts(dialect: str) -> dict[int, str]:
    """The numbered SQL files of a dialect."""
    files = sorted(SQL.glob(f"*.{dialect}.sql"))
    return {int(path.name.split(".")[0]): path.read_text(encoding="utf-8") for path in files}


def missing(dialect: str, version: int) -> list[tuple[int, str]]:
    """The files that a store of a version still lacks."""
    known = scripts(dialect)
    if version > max(known):
        raise WrongSchema(f"the store has version {version}; this house knows {max(known)}")
    return [(number, text) for number, text in known.items() if number > version]
