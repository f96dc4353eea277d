"""The cache of machine code: never stale, never fatal."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.kernel.rule import INTERPRETED, reachable_sources

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

CALLEE = (
    "from chapterhouse.kernel.rule import rule\n\n\n@rule\ndef callee(x: int) -> int:\n    return x + {}\n"
)
CALLER = (
    "from chapterhouse.kernel.rule import rule\nfrom little.callee import callee\n\n\n"
    "@rule\ndef caller(x: int) -> int:\n    return 10 * callee(x)\n"
)
# Too long for any caller to inline.
LONG = CALLEE.replace(
    "    return x + {}",
    "    y = x\n"
    + "".join(f"    y = y + {n} if y % {n} else y // {n}\n" for n in range(3, 60))
    + "    return y + {}",
)
RUN = (
    "from little.caller import caller\nprint(caller(1))\n"
    "from chapterhouse.kernel.numba_glue import cache_hits\nprint(cache_hits(caller))\n"
)


class Little:
    """A package of two files, one calling the other, with a cache folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        (folder / "little").mkdir()
        (folder / "little" / "__init__.py").touch()
        (folder / "little" / "caller.py").write_text(CALLER)
        self.edit(1)

    def edit(self, number: int) -> None:
        (self.folder / "little" / "callee.py").write_text(CALLEE.format(number))

    def env(self, cache: str | None = None) -> dict[str, str]:
        path = os.pathsep.join([str(self.folder), *sys.path])
        return {**os.environ, "PYTHONPATH": path, "CHAPTERHOUSE_CACHE": cache or str(self.cache)}

    def start(self, cache: str | None = None) -> subprocess.Popen[str]:
        command, pipe = [sys.executable, "-W", "error", "-c", RUN], subprocess.PIPE
        return subprocess.Popen(command, env=self.env(cache), text=True, stdout=pipe, stderr=pipe)

    def run(self, cache: str | None = None) -> tuple[int, int]:
        """What the function gave, and how often it came from the cache."""
        return answer(self.start(cache))


def answer(process: subprocess.Popen[str]) -> tuple[int, int]:
    out, err = process.communicate()
    assert process.returncode == 0, err
    value, hits = out.split()
    return int(value), int(hits)


@pytest.fixture
def little(tmp_path: Path) -> Little:
    return Little(tmp_path)


def test_an_edited_callee_in_another_file_is_noticed(little: Little) -> None:
    assert little.run() == (20, 0)
    assert little.run() == (20, 1)
    little.edit(5)
    assert little.run() == (60, 0)
    assert little.run() == (60, 1)


def test_damaged_cache_files_are_compiled_anew(little: Little) -> None:
    little.run()
    for junk in (b"", b"junk", None):
        for path in little.cache.rglob("*.nb?"):
            path.write_bytes(path.read_bytes()[: path.stat().st_size // 2] if junk is None else junk)
        assert little.run()[0] == 20


def test_an_unwritable_cache_only_costs_time(little: Little) -> None:
    blocked = little.folder / "file"
    blocked.touch()
    assert little.run(str(blocked / "cache")) == (20, 0)
    assert little.run("/dev/full/cache") == (20, 0)


def test_a_long_callee_stands_apart(little: Little) -> None:
    """Its callers know it by name: they are of use only together with it."""
    (little.folder / "little" / "callee.py").write_text(LONG.format(1))
    value, hits = little.run()
    assert (value, hits, little.run()) == (long_answer(), 0, (value, 1))
    for path in little.cache.rglob("callee*.nb?"):
        path.unlink()
    assert little.run()[0] == value
    assert little.run() == (value, 1)
    for path in little.cache.rglob("caller*.nb?"):
        path.unlink()
    assert little.run() == (value, 0)
    assert little.run() == (value, 1)


def long_answer() -> int:
    room: dict[str, Any] = {}
    exec(LONG.format(1).partition("@rule")[2], room)
    return 10 * int(room["callee"](1))


def test_python_may_call_what_was_compiled_for_other_rules(little: Little) -> None:
    calls = "from little.callee import callee\nfrom little.caller import caller\n" + (
        "print(caller(1), callee(2), callee(True), callee(2), len(callee.signatures))"
    )
    for _ in range(2):  # compiled, then from the cache
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", calls], env=little.env(), text=True, capture_output=True
        )
        assert done.stdout.split() == ["20", "3", "2", "3", "1"], done.stderr


def test_two_processes_at_once_get_along(little: Little) -> None:
    answers = [answer(process) for process in [little.start(), little.start()]]
    assert [value for value, _ in answers] == [20, 20]
    assert little.run() == (20, 1)


def test_reachable_sources_follow_imports_within_the_package() -> None:
    names = {path.name for path in reachable_sources("chapterhouse.kernel.templates.playout")}
    assert {"playout.py", "chance.py", "journal.py", "rule.py", "numba_glue.py"} <= names
