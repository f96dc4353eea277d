"""Several server processes on one PostgreSQL: any of them serves any table, and one that dies or stands
still takes nothing with it (CR-5)."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from websockets.exceptions import WebSocketException

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient, HouseSaidNo, SeatClient, fresh_id
from chapterhouse.kernel.errors import HouseError
from tests.house.conftest import PostgresServer, RunningHouse
from tests.house.reliability.processes import HouseProcess
from tests.house.reliability.test_crashes import opened
from tests.house.seats import QUICK, assert_done, join

LOST = (OSError, WebSocketException, HouseError, HouseSaidNo)


@dataclass
class Houses:
    """Server processes that share a store; each can be killed, held up, and opened again."""

    folder: Path
    url: str
    running: list[HouseProcess] = field(default_factory=list)

    def open(self) -> HouseProcess:
        """One more."""
        house = HouseProcess(self.folder, "--database", self.url, "--limits", "1000")
        self.running.append(house)
        return house

    def any(self, rng: Random) -> HouseClient:
        """Some process, whichever."""
        return rng.choice(self.running).client()

    def replace(self, at: int) -> None:
        """Kills one and opens another in its place."""
        self.running[at].kill()
        self.running[at] = HouseProcess(self.folder, "--database", self.url, "--limits", "1000")

    def hold_up(self, at: int, seconds: float) -> None:
        """One process stands still for a while, as on a machine that swaps."""
        os.kill(self.running[at].pid, signal.SIGSTOP)
        sleep(seconds)
        os.kill(self.running[at].pid, signal.SIGCONT)


@contextmanager
def houses(postgres: PostgresServer, folder: Path, count: int) -> Iterator[Houses]:
    """So many server processes on a new database."""
    made = Houses(folder, postgres.fresh())
    try:
        for _ in range(count):
            made.open()
        yield made
    finally:
        for house in made.running:
            house.kill()


class Client(threading.Thread):
    """Plays one seat, over whatever process answers, and remembers what was acknowledged and heard."""

    def __init__(self, houses: Houses, table: str, key: str, seat: int, until: float) -> None:
        super().__init__(daemon=True)
        self._houses, self.table, self._key, self.seat, self._until = houses, table, key, seat, until
        self._rng = Random(f"{table} {seat}")
        self.acknowledged: dict[str, int] = {}
        self.heard: dict[int, tuple[str, int | None, int]] = {}  # number: kind, seat, ply
        self.faults: list[str] = []
        self._pending: ms.Play | None = None

    def run(self) -> None:
        """Until the time is over."""
        while monotonic() < self._until:
            with suppress(*LOST):
                self._connected(SeatClient(self._houses.any(self._rng), self.table, self._key, self.seat))
            sleep(0.05)

    def _connected(self, client: SeatClient) -> None:
        with ExitStack() as stack:
            stack.callback(client.close)
            client.open()
            if self._pending is not None:
                self._note(client.wish(self._pending, 5))
            while monotonic() < self._until:
                if not client.wait_for_turn(3):
                    self._keep(client)
                    return
                self._keep(client)
                self._pending = ms.Play(fresh_id(), client.n, self._rng.choice(client.now.legal), True)
                client.send(self._pending)
                self._note(client._answer(self._pending.id, 5))
                self._keep(client)

    def _note(self, told: ms.Told) -> None:
        assert self._pending is not None
        if isinstance(told, ms.Done):
            self.acknowledged[self._pending.id] = told.n
        self._pending = None

    def _keep(self, client: SeatClient) -> None:
        for event in client.events:
            fact = (event.kind, event.seat, event.ply)
            if self.heard.setdefault(event.n, fact) != fact:
                self.faults.append(f"event {event.n} was {self.heard[event.n]}, then {fact}")


def disturbed(houses: Houses, seconds: float, rng: Random) -> None:
    """Kills, and pauses, one process after the other."""
    until = monotonic() + seconds
    while monotonic() < until:
        sleep(min(2.0, seconds / 4))
        if rng.random() < 0.5:
            houses.replace(rng.randrange(len(houses.running)))
        else:
            houses.hold_up(rng.randrange(len(houses.running)), 0.5 + rng.random())


def checked(houses: Houses, clients: list[Client], rng: Random) -> int:
    """One order of events for each table; what anybody heard is a part of it, what was acknowledged
    stands in it once. Returns the number of decisions."""
    decisions = 0
    for table in {client.table for client in clients}:
        sitters = [client for client in clients if client.table == table]
        reader = SeatClient(houses.any(rng), table, sitters[0]._key, sitters[0].seat)
        reader.open()
        truth = {event.n: (event.kind, event.seat, event.ply) for event in reader.events}
        reader.close()
        assert sorted(truth) == list(range(len(truth)))
        acknowledged = [n for client in sitters for n in client.acknowledged.values()]
        assert len(set(acknowledged)) == len(acknowledged)
        assert all(truth[n][0] == "played" for n in acknowledged)
        for client in sitters:
            assert not client.faults
            assert client.heard.items() <= truth.items()
        played = [truth[n][2] for n in sorted(truth) if truth[n][0] == "played"]
        assert played == list(range(1, len(played) + 1))
        decisions += len(played)
    return decisions


def stormy(postgres: PostgresServer, folder: Path, processes: int, tables: int, seconds: float) -> int:
    """Plays through kills and pauses; returns how many decisions were made."""
    rng = Random(4)
    with houses(postgres, folder, processes) as several:
        found = [opened(several.running[at % processes], "luna") for at in range(tables)]
        for table, keys in found:
            for seat, key in enumerate(keys):
                with SeatClient(several.any(rng), table, key, seat) as sitter:
                    assert_done(sitter.wish(ms.Ready(fresh_id(), "dice")))
        until = monotonic() + seconds
        clients = [
            Client(several, table, key, seat, until) for table, keys in found for seat, key in enumerate(keys)
        ]
        for client in clients:
            client.start()
        disturbed(several, seconds, rng)
        for client in clients:
            client.join(30)
        return checked(several, clients, rng)


def test_cr_5_two_processes_of_which_one_dies(postgres: PostgresServer, tmp_path: Path) -> None:
    assert stormy(postgres, tmp_path, 2, 2, 6.0) > 10


@pytest.mark.soak
def test_cr_5_ten_minutes_of_storm(postgres: PostgresServer, tmp_path: Path) -> None:
    assert stormy(postgres, tmp_path, 3, 15, 600.0) > 1000


# -- one table at two processes ----------------------------------------------------------


@pytest.fixture
def pair(postgres: PostgresServer) -> Iterator[list[RunningHouse]]:
    """Two houses that share a database."""
    url = postgres.fresh()
    made = [RunningHouse(url), RunningHouse(url)]
    yield made
    for running in made:
        running.stop()


def two_seats(pair: list[RunningHouse], seats: list[str]) -> tuple[SeatClient, SeatClient]:
    """A table whose first two seats are served by different houses."""
    first, second = pair[0].client(), pair[1].client()
    body = {"game": "luna", "players": len(seats), "seats": seats, "name": "Ada", "settings": QUICK}
    opened = first.post("/api/tables", body)
    joined = join(second, opened["table"], opened["links"][0]["link"], "Ben")
    return (
        SeatClient(first, opened["table"], opened["key"], 0),
        SeatClient(second, opened["table"], joined["key"], joined["seat"]),
    )


def both_play(seats: tuple[SeatClient, ...], events: int) -> None:
    """Plays for a while; whoever was overtaken looks again."""
    rng = Random(3)
    for seat in seats:
        assert_done(seat.wish(ms.Ready(fresh_id(), f"of {seat.seat}")))
    while seats[0].n < events:
        for seat in seats:
            if not seat.wait_until(seat.is_up, 2):
                continue
            while seat.settled and seat.my_turn:
                assert_done(seat.play(rng.choice(seat.now.legal)))


def _facts(seat: SeatClient, n: int) -> list[tuple[int, str, int | None, int]]:
    return [(e.n, e.kind, e.seat, e.at) for e in seat.events if e.n <= n]


def test_two_houses_serve_one_table(pair: list[RunningHouse]) -> None:
    one, two = two_seats(pair, ["me", "open", "novice"])
    with one, two:
        both_play((one, two), 80)
        n = max(one.n, two.n)
        for seat in (one, two):
            seat.wait_for(n)
        assert _facts(one, n) == _facts(two, n)
        assert {e.by for e in one.events if e.kind == "played"} == {"seat", "bot"}


def test_the_other_house_goes_on_when_one_closes(pair: list[RunningHouse]) -> None:
    one, two = two_seats(pair, ["me", "open", "novice"])
    with one, two:
        for seat in (one, two):
            assert_done(seat.wish(ms.Ready(fresh_id(), "")))
        two.wait_for(one.n)
        pair[0].stop()
        one.house = pair[1].client()
        one.open()
        rng, before = Random(1), one.n
        while one.n < before + 40:
            for seat in (one, two):
                seat.wait_until(seat.is_up, 0.2)
                if seat.my_turn:
                    assert_done(seat.play(rng.choice(seat.now.legal)))
        pair[0] = RunningHouse(pair[1].plan.url)


def _told(told: list[ms.Told], seat: SeatClient, wish: ms.Wish) -> None:
    told.append(seat.wish(wish))


def test_a_race_for_the_same_number_has_one_winner(pair: list[RunningHouse]) -> None:
    """The same wish, at both houses at once: it is carried out once, and both are told where."""
    one, two = two_seats(pair, ["me", "open"])
    with one, two:
        for seat in (one, two):
            assert_done(seat.wish(ms.Ready(fresh_id(), "")))
        rng = Random(5)
        for _ in range(15):
            assert one.wait_until(lambda: one.settled and bool(one.now.awaited))
            two.wait_for(one.n)
            mover = one if one.my_turn else two
            away = HouseClient(pair[1 if mover is one else 0].url)
            other_way = SeatClient(away, mover.table, mover.key, mover.seat)
            with other_way:
                wish = ms.Play(fresh_id(), mover.n, rng.choice(mover.now.legal), True)
                told: list[ms.Told] = []
                tries = [
                    threading.Thread(target=_told, args=(told, seat, wish)) for seat in (mover, other_way)
                ]
                for thread in tries:
                    thread.start()
                for thread in tries:
                    thread.join()
                done = [assert_done(answer) for answer in told]
                assert len({answer.n for answer in done}) == 1
                assert sorted(answer.again for answer in done) == [False, True]
            for seat in (one, two):
                seat.wait_for(done[0].n)
        assert [e.n for e in one.events] == list(range(one.n + 1))


def test_a_new_link_is_heard_of_everywhere(pair: list[RunningHouse]) -> None:
    one, two = two_seats(pair, ["me", "open"])
    with one, two:
        pair[0].client().post(f"/api/tables/{two.table}/link", {"seat": 1}, two.key)
        assert two.receive_until_closed(2) == ("link", 4401)
