"""How many decisions a house serves: tables of two programs each, store and views on (PF-1).

    python bench/house.py --tables 50 --seconds 20 --json

The house runs in a process of its own; its figure is decisions for each second that its process was on a
processor, which other work on the machine does not change. Latency is what the players saw.
"""

import asyncio
import json
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any

import click
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient, fresh_id

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.house.reliability.processes import HouseProcess  # noqa: E402  the tests know how to start one

_decoder = msgspec.json.Decoder(ms.ServerMessage)


@dataclass
class Measured:
    """What the players saw."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0


@dataclass
class Sitter:
    """A program on a seat, with what it has heard."""

    socket: ClientConnection
    seat: int
    n: int = -1
    now: ms.Now | None = None
    answered: dict[str, asyncio.Future[ms.Told]] = field(default_factory=dict)

    async def listen(self) -> None:
        """Takes messages as they come."""
        async for raw in self.socket:
            told = _decoder.decode(raw)
            match told:
                case ms.Event():
                    self.n = told.n
                case ms.Now():
                    self.now = told
                case ms.Done() | ms.Refused() if told.id in self.answered:
                    self.answered.pop(told.id).set_result(told)

    async def wish(self, wish: ms.Wish) -> ms.Told:
        """Sends a wish and waits for its answer."""
        answer: asyncio.Future[ms.Told] = asyncio.get_running_loop().create_future()
        self.answered[wish.id] = answer
        await self.socket.send(msgspec.json.encode(wish).decode())
        return await answer


async def seated(url: str, table: str, key: str, seat: int) -> Sitter:
    """Connects a seat."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket?seat={seat}"
    socket = await connect(
        address, additional_headers={"Authorization": f"Bearer {key}"}, compression=None, max_size=None,
        ping_interval=None,
    )  # fmt: skip
    hello = ms.Hello(ms.PROTOCOL, "en", "moves", False, -1)
    await socket.send(msgspec.json.encode(hello).decode())
    sitter = Sitter(socket, seat)
    asyncio.get_running_loop().create_task(sitter.listen())
    return sitter


def opened(url: str, game: str) -> tuple[str, list[str]]:
    """A table of two programs: its id, their keys."""
    client = HouseClient(url)
    body = {
        "game": game,
        "players": 2,
        "seats": ["me", "open"],
        "name": "Ada",
        "settings": {"confirm": "quick"},
    }
    told = client.post("/api/tables", body)
    key = told["links"][0]["link"].rpartition("/")[2]
    joined = HouseClient(url).post(f"/api/tables/{told['table']}/join", {"key": key, "name": "Ben"})
    return told["table"], [told["key"], joined["key"]]


async def play(url: str, game: str, until: float, measured: Measured, rng: random.Random) -> None:
    """One table, and another when its game is over, as long as there is time."""
    while monotonic() < until:
        table, keys = await asyncio.to_thread(opened, url, game)
        seats = [await seated(url, table, key, at) for at, key in enumerate(keys)]
        for seat in seats:
            await seat.wish(ms.Ready(fresh_id()))
        while monotonic() < until and await decided(seats, measured, rng):
            pass
        for seat in seats:
            await seat.socket.close()


async def decided(seats: list[Sitter], measured: Measured, rng: random.Random) -> bool:
    """One decision of whoever is awaited; false when the game is over."""
    n = max(seat.n for seat in seats)
    while any(seat.now is None or seat.now.n < n for seat in seats):
        await asyncio.sleep(0.001)
    now = seats[0].now
    assert now is not None
    if not now.awaited:
        return now.phase == "open"
    seat = seats[now.awaited[0]]
    assert seat.now is not None
    if not seat.now.legal:
        await asyncio.sleep(0.001)
        return True
    begun = perf_counter()
    told = await seat.wish(ms.Play(fresh_id(), seat.n, rng.choice(seat.now.legal), True))
    measured.waits.append(perf_counter() - begun)
    measured.refused += isinstance(told, ms.Refused)
    return True


def processor_seconds(pid: int) -> float:
    """How long a process has been on a processor (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def warmed_up(client: HouseClient) -> None:
    """Until the house has loaded the rules of all its games, which it does beside its work, but once."""
    while not all(game["ready"] for game in client.get("/api/house")["games"]):
        sleep(0.2)


async def measure(url: str, pid: int, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Lets all tables play at once."""
    measured, before, until = Measured(), processor_seconds(pid), monotonic() + seconds
    begun = monotonic()
    await asyncio.gather(*(play(url, game, until, measured, random.Random(at)) for at in range(tables)))
    took, spent = monotonic() - begun, processor_seconds(pid) - before
    waits = sorted(measured.waits)
    return {
        "game": game, "tables": tables, "decisions": len(waits), "refused": measured.refused,
        "seconds": round(took, 2), "decisions_per_second": round(len(waits) / took),
        "decisions_per_processor_second": round(len(waits) / spent),
        "median_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 1),
    }  # fmt: skip


@click.command()
@click.option("--tables", default=50, show_default=True)
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--game", default="luna", show_default=True)
@click.option("--json", "as_json", is_flag=True)
def main(tables: int, seconds: float, game: str, as_json: bool) -> None:
    """Decisions a second of one house."""
    with tempfile.TemporaryDirectory() as folder:
        house = HouseProcess(Path(folder), "--limits", "1000")
        try:
            warmed_up(house.client())
            asyncio.run(measure(house.url, house.pid, game, 2, 2.0))  # store warm
            told = asyncio.run(measure(house.url, house.pid, game, tables, seconds))
        finally:
            house.kill()
    if as_json:
        click.echo(json.dumps(told))
    else:
        for name, value in told.items():
            click.echo(f"{name.replace('_', ' '):32} {value}")


if __name__ == "__main__":
    main()
