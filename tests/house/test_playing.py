"""Whole games through the protocol: people, bots, both ways of talking, every game, both stores."""

from random import Random
from typing import Any

import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.client import PollClient, Seat, SeatClient
from chapterhouse.kernel.record import from_json, replay
from tests.house.conftest import RunningHouse

QUICK = {"confirm": "quick", "pace": 0}


def opened(running: RunningHouse, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
    """A new table, its opener called Ada."""
    body = {"game": game, "players": len(seats), "seats": seats, "name": "Ada", "settings": QUICK, **more}
    told: dict[str, Any] = running.client().post("/api/tables", body)
    return told


def played_to_the_end(seat: Seat, rng: Random) -> None:
    """Plays any legal decision until the game is over."""
    while seat.wait_for_turn():
        done = seat.play(rng.choice(seat.now.legal))
        assert isinstance(done, ms.Done), done


# Every game by socket, one by polling too.
WAYS = [*((game, SeatClient) for game in game_ids()), ("luna", PollClient)]


@pytest.mark.parametrize(("game", "kind"), WAYS)
def test_a_whole_game_against_a_bot(running: RunningHouse, game: str, kind: type[Seat]) -> None:
    table = opened(running, game, ["me", "greedy" if kind is PollClient else "novice"])
    seat = kind(running.client(), table["table"], table["key"], table["seat"])
    if isinstance(seat, SeatClient):
        seat.open()
    else:
        seat.receive(5)
    assert isinstance(seat.wish(ms.Ready("r", "dice of Ada")), ms.Done)
    played_to_the_end(seat, Random(1))
    assert [event.n for event in seat.events] == list(range(seat.n + 1))
    assert {e.by for e in seat.events if e.kind == "played"} == {"seat", "bot"}
    assert seat.now.result is not None
    raw = running.client().request("GET", f"/api/tables/{table['table']}/record")[2]
    record = from_json(raw)
    assert record.entropy == ("dice of Ada", "")
    assert seat.welcome is not None
    assert record.commitment == seat.welcome.commitment
    assert tuple(replay(record, load_game(game)).scores()) == seat.now.result.scores
    if isinstance(seat, SeatClient):
        seat.close()
