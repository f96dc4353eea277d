"""The house under load: BD-5 by the clock of its loop, WS-4 with a thousand connections; minutes each."""

import asyncio
import threading
from random import Random
from time import monotonic, perf_counter

import pytest

from chapterhouse.house.client import HouseClient, SeatClient
from chapterhouse.house.service import House
from tests.house.conftest import RunningHouse
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
