"""Bots in processes of their own: BD-1 to BD-4, HI-7. The house goes on whatever a bot does."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house import thinking as thinking_module
from chapterhouse.house.thinking import BotFailed, Job, Thinking, Worker
from tests.house.conftest import RunningHouse, compiled
from tests.house.local import LocalTable
from tests.house.seats import assert_done, people

SLACK = 1.0  # of a busy machine

# What a bot of somebody else may do; made under the name of a bot that the worker knows.
BOTS = """
import os, time
class Bot:
    def __init__(self, what): self.what = what
    def choose(self, view):
        if self.what == "loop":
            while True: pass
        if self.what == "memory":
            kept = [bytearray(1 << 20) for _ in range(100_000)]
        if self.what == "fork":
            for _ in range(8):
                if os.fork() == 0:
                    time.sleep(600); os._exit(0)
            while True: pass
        if self.what == "wrong": return 10**6
        if self.what == "raise": raise RuntimeError("no idea")
        if self.what == "exit": os._exit(3)
        if self.what == "print": print("{\\"action\\": 1}\\n" * 100, flush=True)
        if self.what == "walk":
            import gc
            found = [type(thing).__name__ for thing in gc.get_objects()]
            names = {"Table", "Life", "House", "SqliteStore", "Stored", "TableRow"}
            assert not names & set(found), names & set(found)
        return view.legal[0]
def make(engine, seat, rng, setting): return Bot(setting)
"""


if not Path("/proc/self/stat").exists():
    pytest.skip("looks at processes by /proc", allow_module_level=True)


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that offers the bot `odd`, as an entry point."""
    compiled()
    (tmp_path / "odd_bots.py").write_text(BOTS)
    info = tmp_path / "odd_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[chapterhouse.bots]\nodd = odd_bots:make\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    monkeypatch.setenv("PYTHONPATH", path)


def job(bot: str, host: str = "host", table: str = "t") -> Job:
    """A question about a fresh table."""
    life = LocalTable("luna", 2).deal().life
    return Job(table, host, bot, life.running.view(life.awaited[0]), 2)


async def gone(group: int) -> bool:
    """Whether all processes of a group are dead, a moment after they were killed."""
    for _ in range(100):
        if not living(group):
            return True
        await asyncio.sleep(0.05)
    return False


def living(group: int) -> list[str]:
    """The processes of a group that are not dead yet, by their state."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of = stat.read_text().rpartition(")")[2].split()[:3]
            found += [state] if int(of) == group and state not in "ZX" else []
    return found


def run(work: Callable[[Thinking], Awaitable[None]], **more: Any) -> None:
    """Runs something with workers, which are all gone afterwards."""

    async def main() -> None:
        thinking = Thinking(**{"workers": 1, "seconds": 30.0, **more})
        try:
            await work(thinking)
        finally:
            await thinking.close()

    asyncio.run(main())


def test_a_bot_of_the_house_answers(offered: None) -> None:
    async def work(thinking: Thinking) -> None:
        for bot in ("random", "greedy", "novice", "odd:fine", "odd:print", "odd:walk"):
            asked = job(bot)
            assert await thinking.choose(asked) in asked.view.legal

    run(work)


@pytest.mark.parametrize("what", ["wrong", "raise", "exit"])
def test_a_bot_that_fails_is_reported(offered: None, what: str) -> None:
    async def work(thinking: Thinking) -> None:
        with pytest.raises(BotFailed):
            await thinking.choose(job(f"odd:{what}"))
        asked = job("random")
        assert await thinking.choose(asked) in asked.view.legal

    run(work)


def test_bd_1_a_bot_without_end_is_killed_in_time(offered: None) -> None:
    async def work(thinking: Thinking) -> None:
        assert await thinking.choose(job("random")) >= 0  # the worker is up
        thinking.seconds = 2.0
        start = time.monotonic()
        with pytest.raises(BotFailed):
            await thinking.choose(job("odd:loop"))
        assert 2.0 <= time.monotonic() - start <= 2.5 + SLACK

    run(work)


def test_bd_2_a_memory_bomb_is_stopped_at_the_cap(offered: None) -> None:
    async def work(thinking: Thinking) -> None:
        with pytest.raises(BotFailed, match=r"MemoryError|DecodeError"):
            await thinking.choose(job("odd:memory"))
        asked = job("random")
        assert await thinking.choose(asked) in asked.view.legal

    run(work, memory=2 << 30)


def test_bd_2_what_a_bot_has_started_goes_with_it(offered: None) -> None:
    async def work(thinking: Thinking) -> None:
        assert await thinking.choose(job("random")) >= 0
        group, thinking.seconds = thinking.processes()[0], 1.0
        with pytest.raises(BotFailed):
            await thinking.choose(job("odd:fork"))
        assert await gone(group)

    run(work)


def test_bd_3_searches_of_one_host_queue(offered: None) -> None:
    """At most two at a time for the tables of a host; others go past."""

    async def work(thinking: Thinking) -> None:
        jobs = [job("odd:loop", "greedy host", f"t{n}") for n in range(4)]
        waiting = [asyncio.ensure_future(thinking.choose(one)) for one in jobs]
        await asyncio.sleep(0.05)
        assert [thinking.before(one) for one in jobs] == [0, 0, 2, 3]
        other = job("random", "modest host")
        assert await thinking.choose(other) in other.view.legal
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [thinking.before(one) for one in jobs] == [0, 0, 0, 0]

    run(work, workers=3)


def test_bd_4_a_search_ends_when_nobody_wants_its_answer(offered: None) -> None:
    async def work(thinking: Thinking) -> None:
        assert await thinking.choose(job("random")) >= 0
        group = thinking.processes()[0]
        task = asyncio.ensure_future(thinking.choose(job("odd:loop")))
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for _ in range(50):
            if not thinking.processes():
                break
            await asyncio.sleep(0.02)
        assert await gone(group)

    run(work)


def test_bd_1_a_table_goes_on_without_its_bot(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that gives no answer gets a legal move made for it, and the log says so."""

    async def fails(self: Worker, job: Job, seconds: float) -> int:
        raise BotFailed("no answer")

    monkeypatch.setattr(thinking_module.Worker, "ask", fails)
    with people(open_house, "luna", 1, bots=["monk"]) as table:
        assert_done(table[0].wish(ms.Ready("r")))
        rng = Random(1)
        for _ in range(20):
            assert table[0].wait_for_turn()
            assert_done(table[0].play(rng.choice(table[0].now.legal)))
        moved = [e for e in table[0].events if e.kind == "played" and e.seat == 1]
        assert "fallback" in {e.by for e in moved}
        assert {e.by for e in moved} <= {"fallback", "bot"}  # what has no choice needs no bot


def test_bd_4_a_bot_stops_when_its_seat_is_taken_back(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[asyncio.Task[Any] | None] = []

    async def thinks_long(self: Worker, job: Job, seconds: float) -> int:
        asked.append(asyncio.current_task())
        await asyncio.sleep(30)
        return job.view.legal[0]

    monkeypatch.setattr(thinking_module.Worker, "ask", thinks_long)
    with people(open_house, "luna", 2) as table:
        table.deal()
        mover, other = table.mover, table.other
        assert_done(mover.wish(ms.StandIn("s", "abbot")))
        assert other.wait_until(lambda: other.now.thinking is not None, 5)
        assert other.now.thinking == ms.Thinking(mover.seat or 0, 0)
        assert_done(mover.wish(ms.StandIn("t", None)))
        assert other.wait_until(lambda: other.now.thinking is None, 5)
        table.settle()
        assert_done(mover.play(mover.now.legal[0]))
        assert asked[0] is not None
        for _ in range(50):
            if asked[0].done():
                break
            time.sleep(0.02)
        assert asked[0].cancelled() or asked[0].done()
