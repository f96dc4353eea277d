"""A house that is killed loses nothing that it had acknowledged, and tells nothing that it had not stored:
CR-1, CR-4, HI-6."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chapterhouse.house import messages as ms
from chapterhouse.house.client import SeatClient, fresh_id
from chapterhouse.house.service import House
from chapterhouse.house.store.rows import Unwritable
from chapterhouse.kernel.errors import HouseError
from tests.house.conftest import RunningHouse
from tests.house.reliability.processes import house
from tests.house.seats import assert_done, people, refused


def opened(running: Any, game: str) -> tuple[str, list[str]]:
    """A table of two people: its id and the keys of their seats."""
    client = running.client()
    body = {
        "game": game,
        "players": 2,
        "seats": ["me", "open"],
        "name": "Ada",
        "settings": {"confirm": "quick"},
    }
    told = client.post("/api/tables", body)
    link = told["links"][0]["link"].rpartition("/")[2]
    friend = running.client()
    joined = friend.post(f"/api/tables/{told['table']}/join", {"key": link, "name": "Ben"})
    return told["table"], [told["key"], joined["key"]]


class Player:
    """Plays both seats of a table over whatever house answers, and remembers what was acknowledged."""

    def __init__(self, table: str, keys: list[str], seed: int) -> None:
        self.table, self.keys, self._rng = table, keys, Random(seed)
        self.acknowledged: dict[str, int] = {}  # wishes and the numbers of their events
        self.pending: tuple[int, ms.Play] | None = None  # sent, and not answered
        self.over = False

    def seats(self, running: Any) -> list[SeatClient]:
        """Both seats, connected."""
        seats = [SeatClient(running.client(), self.table, key, at) for at, key in enumerate(self.keys)]
        for seat in seats:
            seat.open()
        return seats

    def play_until_killed(self, running: Any) -> None:
        """Random decisions until the house is gone, or the game is over."""
        try:
            seats = self.seats(running)
            self._again(seats)
            while self._decided(seats):
                pass
        except (ConnectionClosed, OSError, HouseError):
            return

    def wait_for(self, more: int) -> None:
        """Until so many more decisions were acknowledged, or the game is over."""
        wanted, until = len(self.acknowledged) + more, monotonic() + 60
        while len(self.acknowledged) < wanted and not self.over and monotonic() < until:
            sleep(0.005)

    def _again(self, seats: list[SeatClient]) -> None:
        """What was not answered is sent again under its name."""
        if self.pending is not None:
            seat, wish = self.pending
            self._note(seats[seat].wish(wish))

    def _decided(self, seats: list[SeatClient]) -> bool:
        n = max(seat.n for seat in seats)
        for seat in seats:
            seat.wait_for(n)
        now = seats[0].now
        self.over = not now.awaited
        if self.over:
            return False
        at = now.awaited[0]
        self.pending = (at, ms.Play(fresh_id(), n, self._rng.choice(seats[at].now.legal), True))
        seats[at].send(self.pending[1])
        self._note(seats[at]._answer(self.pending[1].id, 30))
        return True

    def _note(self, told: ms.Told) -> None:
        assert self.pending is not None
        if isinstance(told, ms.Done):
            self.acknowledged[told.id] = told.n
        self.pending = None


def checked(player: Player, running: Any) -> int:
    """Every acknowledged decision stands in the log once, under its number; returns how many events."""
    seats = player.seats(running)
    seats[0].wait_for(seats[1].n)
    events = {event.n: event for event in seats[0].events}
    assert sorted(events) == list(range(len(events)))
    numbers = list(player.acknowledged.values())
    assert len(set(numbers)) == len(numbers)
    assert all(events[n].kind == "played" for n in numbers)
    played = [event for event in events.values() if event.kind == "played"]
    assert len(played) - len(numbers) in (0, 1)  # one may have been stored and not acknowledged
    for seat in seats:
        seat.close()
    return len(events)


def seated(running: Any, seed: int) -> Player:
    """A new table with both its people, dealt."""
    player = Player(*opened(running, "luna"), seed)
    for seat in player.seats(running):
        assert_done(seat.wish(ms.Ready(fresh_id(), "dice")))
    return player


def killed(tmp_path: Path, kills: int) -> None:
    """Plays, kills in the midst of it, and opens again on the same data."""
    rng, players, acknowledged = Random(11), list[Player](), 0
    for kill in range(kills):
        with house(tmp_path) as running:
            for player in players:
                checked(player, running)
            if not players or players[-1].over:
                players.append(seated(running, kill))
            player = players[-1]
            work = threading.Thread(target=player.play_until_killed, args=(running,))
            work.start()
            player.wait_for(rng.randrange(2, 8))
            sleep(rng.random() * 0.03)
            running.kill()
            work.join(60)
    with house(tmp_path) as running:
        for player in players:
            checked(player, running)
            acknowledged += len(player.acknowledged)
    assert acknowledged > kills


def test_cr_1_a_killed_house_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    killed(tmp_path, 3)


@pytest.mark.soak
def test_cr_1_two_hundred_kills(tmp_path: Path) -> None:
    killed(tmp_path, 200)


# -- a connection that is cut while its decision is stored --------------------------------


def slow_writes(running: RunningHouse, seconds: float) -> Callable[[], None]:
    """Makes every write of a house wait; returns what undoes it."""

    async def slow(house: House) -> Callable[[], None]:
        quick = house.store.write

        async def write(query: Any, *args: Any, **more: Any) -> Any:
            await asyncio.sleep(seconds)
            return await quick(query, *args, **more)

        house.store.write = write  # type: ignore[method-assign]
        return lambda: setattr(house.store, "write", quick)

    return running.inside(slow)


def cut(running: RunningHouse, times: int) -> None:
    """Sends a decision, hangs up before the answer, and sends it again."""
    with people(running, "luna", 2) as table:
        table.deal()
        rng, undo = Random(3), slow_writes(running, 0.01)
        for at in range(times):
            table.settle()
            if not table[0].now.awaited:
                break
            mover, before = table.mover, table[0].n
            wish = ms.Play(f"cut-{at}", mover.n, rng.choice(mover.now.legal), True)
            mover.send(wish)
            mover.close()
            mover.open()
            assert_done(mover.wish(wish))
            table.settle()
            assert table[0].n == before + 1
        undo()
        done = [event for event in table[0].events if event.kind == "played"]
        assert [event.ply for event in done] == list(range(1, len(done) + 1))


def test_cr_4_a_cut_connection_doubles_nothing(running: RunningHouse) -> None:
    cut(running, 12)


@pytest.mark.soak
def test_cr_4_a_thousand_cuts(open_house: RunningHouse) -> None:
    for _ in range(10):
        cut(open_house, 100)


# -- an outcome that was computed and never stored ----------------------------------------


def never_stored(running: RunningHouse, game: str, times: int) -> None:
    """The decision is worked out, dice and all, and the store fails: nobody has heard of the outcome."""
    with people(running, game, 2) as table:
        table.deal()
        rng = Random(8)
        for at in range(times):
            table.settle()
            heard = [len(seat.raw) for seat in table.seats]
            mover, other = table.mover, table.other
            restore = running.inside(_failing)
            told = mover.wish(ms.Play(f"lost-{at}", mover.n, rng.choice(mover.now.legal), True))
            assert refused(told, "retry").retry
            restore()
            assert not other.receive(0.02)
            assert len(other.raw) == heard[table.seats.index(other)]
            assert len(mover.raw) == heard[table.seats.index(mover)] + 1
            assert_done(mover.play(rng.choice(mover.now.legal)))
            table.settle()
            if not table[0].now.awaited:
                return


async def _failing(house: House) -> Callable[[], None]:
    kept = house.store.write

    async def fail(query: Any, *args: Any, **more: Any) -> Any:
        raise Unwritable("the disk is gone")

    house.store.write = fail  # type: ignore[method-assign]
    return lambda: setattr(house.store, "write", kept)


def test_hi_6_nobody_hears_of_an_outcome_that_was_not_stored(open_house: RunningHouse) -> None:
    never_stored(open_house, "monasterium", 10)


@pytest.mark.soak
def test_hi_6_two_hundred_times(open_house: RunningHouse) -> None:
    never_stored(open_house, "monasterium", 200)
