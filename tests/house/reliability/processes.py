"""Houses in processes of their own, which tests may kill: started by the command."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from chapterhouse.house.client import HouseClient
from tests.house.conftest import compiled

OPEN = re.compile(r"http://[\w.]+:(\d+)")


class HouseProcess:
    """A house that runs `chapterhouse serve`."""

    def __init__(self, folder: Path, *more: str, port: int = 0) -> None:
        compiled()
        where = () if any(word == "--database" for word in more) else ("--data", str(folder))
        call = [sys.executable, "-m", "chapterhouse", "serve", "--port", str(port), *where, *more]
        self._log = (folder / f"log-{os.urandom(4).hex()}").open("wb")
        self._process = subprocess.Popen(
            call, stdout=subprocess.PIPE, stderr=self._log, start_new_session=True, text=True
        )
        self.port = self._announced()
        self.url = f"http://127.0.0.1:{self.port}"

    def _announced(self) -> int:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = OPEN.search(line)
            if found:
                return int(found[1])
        raise AssertionError(f"the house did not open: {Path(self._log.name).read_text()[-2000:]}")

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def client(self) -> HouseClient:
        """A program, or a browser, that asks."""
        return HouseClient(self.url)

    def wait(self) -> None:
        """Until the process has closed by itself."""
        self._process.wait(30)

    def kill(self) -> None:
        """No goodbye: as when the power fails."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()


@contextmanager
def house(folder: Path, *more: str, port: int = 0) -> Iterator[HouseProcess]:
    """A house for a while."""
    made = HouseProcess(folder, *more, port=port)
    try:
        yield made
    finally:
        made.kill()
