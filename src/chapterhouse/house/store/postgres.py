"""PostgreSQL: any number of server processes on one database.

Each commit is followed, not accompanied, by a notice (NOTIFY within the writing transaction would
serialise all commits). Notices may be lost: the log is the truth, and whoever waits looks there now
and then.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import psycopg

from chapterhouse.house.store.base import Job, Lane, Store, missing
from chapterhouse.house.store.rows import Taken, Unwritable

CONNECTIONS = 4
CHANNEL = "chapterhouse"
PAYLOAD = 7000  # a notice holds less than 8000 bytes


@lru_cache(maxsize=256)
def _own_marks(sql: str) -> str:
    return sql.replace("?", "%s")


class Link:
    """A connection as the queries take it; made when needed, and again after it was lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: psycopg.Connection[Any] | None = None

    @property
    def db(self) -> psycopg.Connection[Any]:
        """The connection."""
        if self._db is None or self._db.closed:
            self._db = psycopg.connect(self._url, autocommit=True, connect_timeout=5)
        return self._db

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """Runs a statement and returns its rows."""
        cursor = self.db.execute(_own_marks(sql), args)
        return cursor.fetchall() if cursor.description else []

    def close(self) -> None:
        """Hangs up."""
        if self._db is not None:
            self._db.close()


class PostgresStore(Store):
    """A store behind a URL."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._news: dict[str, int] = {}
        self._telling = threading.Lock()
        self._stopped = threading.Event()
        self._listener: threading.Thread | None = None

    def open(self) -> None:
        """Connects, and makes the tables if there are none."""
        first = Link(self.url)
        try:
            self._bring_up_to_date(first)
        except psycopg.Error as error:
            raise Unwritable(f"database: {error}") from None
        self._links = [first, *(Link(self.url) for _ in range(CONNECTIONS - 1))]
        self._lane = Lane("store", [self._works(link) for link in self._links], 1)
        self._notices = Link(self.url)
        self._notifier = Lane("notices", [self._notify], 256)

    def _bring_up_to_date(self, link: Link) -> None:
        with link.db.transaction():
            link.rows("SELECT pg_advisory_xact_lock(?)", 0x43686170)
            link.rows("CREATE TABLE IF NOT EXISTS house_version (number BIGINT NOT NULL)")
            version = link.rows("SELECT coalesce(max(number), 0) FROM house_version")[0][0]
            for number, script in missing("postgres", version):
                link.db.execute(script.encode())
                link.rows("INSERT INTO house_version (number) VALUES (?)", number)

    def close(self) -> None:
        """Finishes what waits."""
        self._stopped.set()
        self._lane.end()
        self._notifier.end()
        if self._listener is not None:
            self._listener.join()
        for link in (*self._links, self._notices):
            link.close()

    def _write(self, job: Job) -> None:
        self._lane.put(job)

    def _read(self, job: Job) -> None:
        self._lane.put(job)

    def _works(self, link: Link) -> Callable[[Sequence[Job]], None]:
        def work(jobs: Sequence[Job]) -> None:
            for job in jobs:
                self._try(link, job)

        return work

    def _try(self, link: Link, job: Job) -> None:
        try:
            with link.db.transaction():
                job.result = job.run(link)
        except psycopg.IntegrityError as error:
            job.error = Taken(f"store: {error}")
        except psycopg.Error as error:
            job.error = Unwritable(f"store: {error}")
        except Exception as error:
            job.error = error

    # -- notices --------------------------------------------------------------------------

    def hint(self, table: str, number: int) -> None:
        """Tells the other processes; what waits is told in one notice."""
        with self._telling:
            fresh = not self._news
            self._news[table] = max(number, self._news.get(table, 0))
        if fresh:
            self._notifier.put(Job(lambda db: None))

    def _notify(self, jobs: Sequence[Job]) -> None:
        with self._telling:
            news, self._news = self._news, {}
        words = [f"{table}:{number}" for table, number in news.items()]
        with suppress(psycopg.Error):  # a notice that is lost costs the others a look at the log
            while words:
                most = max(1, PAYLOAD // max(map(len, words)))
                self._notices.rows("SELECT pg_notify(?, ?)", CHANNEL, " ".join(words[:most]))
                words = words[most:]

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Calls `heard` for every table that a notice names, our own included."""
        loop = asyncio.get_running_loop()
        self._listener = threading.Thread(
            target=self._hear, args=(loop, heard), name="notices heard", daemon=True
        )
        self._listener.start()

    def _hear(self, loop: asyncio.AbstractEventLoop, heard: Callable[[str, int], None]) -> None:
        link = Link(self.url)
        while not self._stopped.is_set():
            try:
                link.rows(f"LISTEN {CHANNEL}")
                for notice in link.db.notifies(timeout=0.5):
                    for word in notice.payload.split():
                        table, _, number = word.partition(":")
                        loop.call_soon_threadsafe(heard, table, int(number))
            except psycopg.Error:
                self._stopped.wait(0.5)
            except RuntimeError:  # the loop has ended
                break
        link.close()
