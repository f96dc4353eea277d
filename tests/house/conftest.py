"""What the tests of the house share: stores of both kinds."""

import asyncio
import os
import pwd
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.house.client import HouseClient
from chapterhouse.house.guard import Limits, Rate
from chapterhouse.house.service import House
from chapterhouse.house.serving import Plan, server
from chapterhouse.house.store import Store, store_of
from chapterhouse.house.warming import is_warm

T = TypeVar("T")


def _postgres_programs() -> Path | None:
    """Where the newest PostgreSQL's programs lie, if there is one."""
    found = shutil.which("pg_ctl")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return folders[-1].parent if folders else Path(found).parent if found else None


def _owner() -> str | None:
    """PostgreSQL does not run as root: who runs it instead."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


class PostgresServer:
    """A database server of the tests, reachable through a socket in its own folder only."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self.folder, self._owner = programs, folder, _owner()
        self._data, self._log = folder / "data", folder / "log"
        if self._owner:
            shutil.chown(folder, self._owner)
        self._call(
            "initdb", "-D", str(self._data), "-A", "trust", "-U", "house", "-N", "--locale=C", "-E", "UTF8"
        )
        self.start()

    def _call(self, program: str, *args: str) -> None:
        call = [str(self._programs / program), *args]
        quiet = subprocess.DEVNULL
        subprocess.run(call, check=True, user=self._owner, cwd=self.folder, stdout=quiet, stderr=quiet)

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._call("pg_ctl", "-D", str(self._data), "-l", str(self._log), "-w", "-o", options, "start")

    def stop(self) -> None:
        self._call("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"h{time.time_ns()}"
        self._call("createdb", "-h", str(self.folder), "-U", "house", name)
        return f"postgresql:///{name}?host={self.folder}&user=house"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    """A PostgreSQL server, where one is installed."""
    programs = _postgres_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server is installed here")
    # A socket's path must be short, and its folder reachable for the server's own user.
    folder = Path(f"/tmp/house-{os.getpid()}-{time.time_ns() % 10**6}")
    folder.mkdir(mode=0o755)
    server = PostgresServer(programs, folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new store of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'house.sqlite'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """An open store."""
    made = store_of(store_url)
    made.open()
    yield made
    made.close()


@cache
def compiled() -> None:
    """Has all games compiled, as the house does it beside its work."""
    cold = [game for game in game_ids() if not is_warm(game)]
    if cold:
        subprocess.run([sys.executable, "-m", "chapterhouse.house.warming", *cold], check=True)


class RunningHouse:
    """A house on a port of this machine, in a thread of its own."""

    def __init__(self, url: str, limits: Limits | None = None, **more: Any) -> None:
        compiled()
        self.plan = Plan(port=0, url=url, limits=limits or FREE, workers=1, **more)
        self.server = server(self.plan)
        self._port: queue.Queue[int] = queue.Queue()
        self.server.announce = self._port.put
        self._thread = threading.Thread(target=self.server.open_doors, name="house")
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._port.get(timeout=30)}"

    @property
    def house(self) -> House:
        """What runs behind the routes; only to look at."""
        assert self.server.opened.house is not None
        return self.server.opened.house

    def client(self) -> HouseClient:
        """A program, or a browser, that asks."""
        return HouseClient(self.url)

    def inside(self, work: Callable[[House], Awaitable[T]]) -> T:
        """Runs something in the house's own loop."""
        loop = self.server.loop
        return asyncio.run_coroutine_threadsafe(_awaited(work(self.house)), loop).result(60)

    def stop(self) -> None:
        """Closes the house."""
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()


async def _awaited(work: Awaitable[T]) -> T:
    return await work


# Tests ask more often than people do.
FREE = Limits(
    requests=Rate(1e9, 1e9), create=Rate(1e9, 1e9), enter=Rate(1e9, 1e9), chat=Rate(1e9, 1e9),
    sockets=4000, every_socket=4000, messages=10**9, watching=10**9,
)  # fmt: skip


@pytest.fixture
def running(store_url: str) -> Iterator[RunningHouse]:
    """A house on each kind of store."""
    made = RunningHouse(store_url)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for all tests that only play in it."""
    made = RunningHouse(f"sqlite:{tmp_path_factory.mktemp('house') / 'house.sqlite'}")
    yield made
    made.stop()
