"""SQLite: one file, one process. Writes of all tables that wait at the same time share one commit."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from chapterhouse.house.store.base import BATCH, Job, Lane, Store, missing
from chapterhouse.house.store.rows import Taken, Unwritable
from chapterhouse.kernel.errors import HouseError

BUSY_MS = 1000


class InUse(HouseError):
    """Another server has this file open."""


class Link:
    """A connection as the queries take it."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        self.db.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a loss of power
        self.db.execute("PRAGMA foreign_keys = ON")

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """Runs a statement and returns its rows."""
        return self.db.execute(sql, args).fetchall()


class SqliteStore(Store):
    """A store in a file."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._lock = FileLock(self.path.with_suffix(".lock"), thread_local=False)

    def open(self) -> None:
        """Opens the file, which only one server may have."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise InUse(f"{self.path}: another server of the house has this file open") from None
        self._writing, self._reading = Link(self.path), Link(self.path)
        self._writing.db.execute("PRAGMA journal_mode = WAL")
        self._bring_up_to_date(self._writing.db)
        self._writer = Lane("store writes", [self._commit], BATCH)
        self._reader = Lane("store reads", [self._look], BATCH)

    def close(self) -> None:
        """Finishes what waits."""
        self._writer.end()
        self._reader.end()
        self._writing.db.close()
        self._reading.db.close()
        self._lock.release()

    def _bring_up_to_date(self, db: sqlite3.Connection) -> None:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        for number, script in missing("sqlite", version):
            db.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")

    def _write(self, job: Job) -> None:
        self._writer.put(job)

    def _read(self, job: Job) -> None:
        self._reader.put(job)

    def _look(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            try:
                job.result = job.run(self._reading)
            except sqlite3.Error as error:
                job.error = Unwritable(f"store: {error}")

    def _commit(self, jobs: Sequence[Job]) -> None:
        db = self._writing.db
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._try(db, job)
            self._finish(db)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or Unwritable(f"store: {error}")

    def _try(self, db: sqlite3.Connection, job: Job) -> None:
        """One job of several: if it fails, only its own changes are lost."""
        db.execute("SAVEPOINT job")
        try:
            job.result = job.run(self._writing)
        except sqlite3.IntegrityError as error:
            job.error = Taken(f"store: {error}")
        except sqlite3.Error:
            raise
        except Exception as error:
            job.error = error
        if job.error is not None:
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")

    def _finish(self, db: sqlite3.Connection) -> None:
        db.execute("COMMIT")
