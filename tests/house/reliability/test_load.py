"""The house under load: BD-5 by the clock of its loop, WS-4 with a thousand connections, CR-6 with five
hundred: minutes each. RL-3: what a connection costs, idle or stuck."""

import asyncio
import os
import resource
import signal
import socket
import threading
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, sleep

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient, SeatClient, fresh_id
from chapterhouse.house.service import House
from chapterhouse.kernel.errors import HouseError
from tests.house.conftest import RunningHouse
from tests.house.reliability.processes import HouseProcess, house
from tests.house.reliability.test_crashes import opened
from tests.house.seats import people

BLOCKED = 0.1  # seconds that nothing else of the house would run


async def longest_block(house: House, seconds: float) -> float:
    """How long the loop was kept from a task that only sleeps."""
    longest, until = 0.0, monotonic() + seconds
    while monotonic() < until:
        begun = perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, perf_counter() - begun - 0.005)
    return longest


def busy(running: RunningHouse, game: str, until: float) -> None:
    """Plays at one table, looks back, plans."""
    while monotonic() < until:
        with people(running, game, 2) as table:
            table.deal()
            while monotonic() < until and table.play(1, Random(table[0].n)):
                pass


@pytest.mark.soak
def test_bd_5_no_request_keeps_the_house_from_others(open_house: RunningHouse) -> None:
    until = monotonic() + 30
    players = [threading.Thread(target=busy, args=(open_house, "luna", until)) for _ in range(12)]
    for player in players:
        player.start()
    longest = open_house.inside(lambda house: longest_block(house, 25))
    for player in players:
        player.join(60)
    assert longest < BLOCKED


def resumed(clients: list[SeatClient], seconds: float) -> int:
    """How many are back, with all events, in time."""
    until, back = monotonic() + seconds, list[bool]()

    def come_back(some: list[SeatClient]) -> None:
        for client in some:
            client.close()
        for client in some:
            client.open()
            back.append(monotonic() < until)

    parts = [threading.Thread(target=come_back, args=(clients[i::20],)) for i in range(20)]
    for part in parts:
        part.start()
    for part in parts:
        part.join()
    return sum(back)


@pytest.mark.soak
def test_ws_4_a_thousand_clients_come_back_at_once(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        table.play(20, Random(3))
        browser: HouseClient = open_house.client()
        browser.post("/api/me", {"name": "Eve"})
        watchers = [SeatClient(browser, table.table) for _ in range(1000)]
        for watcher in watchers:
            watcher.open()
        assert resumed(watchers, 10) >= 990
        assert {watcher.n for watcher in watchers} == {table[0].n}
        for watcher in watchers:
            watcher.close()


# -- RL-3: memory -------------------------------------------------------------------------

IDLE, STUCK = 50 * 1024, 1024 * 1024  # bytes that a connection may cost


def memory(pid: int) -> int:
    """The resident memory of a process, in bytes (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def watchers(running: HouseProcess, table: str, count: int) -> list[SeatClient]:
    """Browsers that look on."""
    browser = running.client()
    browser.post("/api/me", {"name": "Eve"})
    return [SeatClient(browser, table) for _ in range(count)]


def dealt(running: HouseProcess) -> tuple[str, list[str]]:
    """A table whose game has begun."""
    table, keys = opened(running, "luna")
    for seat, key in enumerate(keys):
        with SeatClient(running.client(), table, key, seat) as sitter:
            sitter.wish(ms.Ready(fresh_id(), ""))
    return table, keys


def test_rl_3_what_a_connection_costs(tmp_path: Path) -> None:
    """A hundred that only look on; then twenty that ask for scenes and never read one."""
    with house(tmp_path, "--limits", "1000") as running:  # its end ends all connections
        table, keys = dealt(running)
        seats = [SeatClient(running.client(), table, key, at) for at, key in enumerate(keys)]
        for seat in (*seats, *watchers(running, table, 20)):  # whatever is needed once
            seat.open()
        while not all(game["ready"] for game in running.client().get("/api/house")["games"]):
            sleep(0.5)
        before = memory(running.pid)
        for watcher in watchers(running, table, 100):
            watcher.open()
        assert (memory(running.pid) - before) / 100 <= IDLE
        before = memory(running.pid)
        for stuck in watchers(running, table, 20):
            stuck.connect()
            stuck.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            stuck.send(ms.Hello(ms.PROTOCOL, "en", "scene", False, -1))
        rng = Random(5)
        for _ in range(40):
            n = max(seat.n for seat in seats)
            for seat in seats:
                seat.wait_for(n)
            mover = next((seat for seat in seats if seat.my_turn), None)
            if mover is not None:
                mover.play(rng.choice(mover.now.legal))
        assert (memory(running.pid) - before) / 20 <= STUCK


# -- CR-6: everybody comes back -------------------------------------------------------------


def again(client: SeatClient, until: float) -> bool:
    """Comes back as clients do: tries, waits a little, tries again."""
    while monotonic() < until:
        try:
            client.open()
            return True
        except (OSError, HouseError, TimeoutError):
            sleep(0.2)
        except Exception as error:
            if "rejected" not in str(error) and "HTTP" not in str(error):
                raise
            sleep(0.2)
    return False


def restarted(folder: Path, count: int) -> None:
    """So many connections, a house that closes and opens, and all are back in ten seconds."""
    with ExitStack() as stack:
        first = stack.enter_context(house(folder, "--limits", "1000"))
        table, keys = dealt(first)
        clients = [SeatClient(first.client(), table, key, at) for at, key in enumerate(keys)]
        clients += watchers(first, table, count - len(keys))
        for client in clients:
            client.open()
        mover = next(client for client in clients if client.my_turn)
        wish = ms.Play(fresh_id(), mover.n, mover.now.legal[0], True)
        mover.send(wish)  # under way when the house closes
        os.kill(first.pid, signal.SIGTERM)
        for client in clients:
            client.close()
        first.wait()
        second = stack.enter_context(house(folder, "--limits", "1000", port=first.port))
        until, back = monotonic() + 10, list[bool]()
        parts = [
            threading.Thread(target=lambda some=clients[at::10]: back.extend(again(c, until) for c in some))
            for at in range(10)
        ]
        for part in parts:
            part.start()
        for part in parts:
            part.join()
        assert all(back)
        assert len(back) == count
        done = mover.wish(wish)
        assert isinstance(done, ms.Done)
        for client in clients:
            client.wait_for(done.n)
            assert [event.n for event in client.events] == list(range(done.n + 1))
            client.close()
        assert second.pid != first.pid


def test_cr_6_all_connections_come_back_after_a_restart(tmp_path: Path) -> None:
    restarted(tmp_path, 20)


@pytest.mark.soak
def test_cr_6_five_hundred_connections_come_back_after_a_restart(tmp_path: Path) -> None:
    restarted(tmp_path, 500)
