"""What the tests of the house share: stores of both kinds."""

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from chapterhouse.house.store import Store, store_of


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
