"""Tables with people for tests: each a seat of its own, by socket."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient, Seat, SeatClient, fresh_id
from tests.house.conftest import RunningHouse

QUICK = {"confirm": "quick", "pace": 0}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@dataclass
class People:
    """A table and those who sit at it, in the order of their seats."""

    running: RunningHouse
    table: str
    seats: list[SeatClient]
    links: dict[int, str]

    def __getitem__(self, seat: int) -> SeatClient:
        return self.seats[seat]

    def deal(self) -> None:
        """All are ready."""
        for at, seat in enumerate(self.seats):
            assert_done(seat.wish(ms.Ready(fresh_id(), f"dice of {at}")))
        self.settle()

    def settle(self) -> None:
        """Everybody has heard everything."""
        n = max(seat.n for seat in self.seats)
        for seat in self.seats:
            seat.wait_for(n)

    @property
    def mover(self) -> SeatClient:
        """Whose turn it is."""
        self.settle()
        return self.seats[self.seats[0].now.awaited[0]]

    @property
    def other(self) -> SeatClient:
        """Somebody else."""
        self.settle()
        return next(seat for at, seat in enumerate(self.seats) if at not in self.seats[0].now.awaited)

    def play(self, decisions: int, rng: Random) -> int:
        """Plays some decisions; returns how many before the game ended."""
        for made in range(decisions):
            self.settle()
            if not self.seats[0].now.awaited:
                return made
            seat = self.mover
            assert_done(seat.play(rng.choice(seat.now.legal)))
        self.settle()
        return decisions


def assert_done(told: ms.Told) -> ms.Done:
    """A wish that was carried out."""
    assert isinstance(told, ms.Done), told
    return told


def refused(told: ms.Told, code: str) -> ms.Refused:
    """A wish that was refused for a reason."""
    assert isinstance(told, ms.Refused), told
    assert told.code == code, told
    assert told.words
    return told


@contextmanager
def people(running: RunningHouse, game: str, count: int, **more: Any) -> Iterator[People]:
    """A table with so many people; settings of the table by name."""
    options, bots = more.pop("options", {}), more.pop("bots", [])
    settings = {**QUICK, **more}
    opener = running.client()
    body = {
        "game": game, "players": count + len(bots), "seats": ["me", *["open"] * (count - 1), *bots],
        "name": NAMES[0], "settings": settings, "options": options,
    }  # fmt: skip
    opened = opener.post("/api/tables", body)
    table, links = opened["table"], {link["seat"]: link["link"] for link in opened["links"]}
    with ExitStack() as stack:
        seats = [stack.enter_context(SeatClient(opener, table, opened["key"], 0))]
        for seat in range(1, count):
            friend = running.client()
            joined = join(friend, table, links[seat], NAMES[seat])
            seats.append(stack.enter_context(SeatClient(friend, table, joined["key"], seat)))
        yield People(running, table, seats, links)


def join(client: HouseClient, table: str, link: str, name: str) -> dict[str, Any]:
    """Takes the seat of an invitation."""
    key = link.rpartition("/")[2]
    told: dict[str, Any] = client.post(f"/api/tables/{table}/join", {"key": key, "name": name})
    return told


def last(seat: Seat, kind: str) -> ms.Event:
    """The newest event of a kind."""
    return [event for event in seat.events if event.kind == kind][-1]
