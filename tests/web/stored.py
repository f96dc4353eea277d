"""A table near its end: a whole game is played in the kernel, and all but its last decisions at the house."""

from random import Random
from unittest import mock

from chapterhouse.games.library import load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.client import SeatClient
from chapterhouse.kernel.table import Table
from tests.house.conftest import RunningHouse

SEED = bytes(range(32))


def whole_game(game: str, seed: int) -> list[tuple[int, str]]:
    """Seats and decisions of a random game for two."""
    table, rng, made = Table(load_game(game), 2, seed=SEED, entropy=("", "")), Random(seed), []
    while not table.over:
        action = rng.choice(table.legal())
        made.append((table.to_act, table.game.alphabet.text(action)))
        table.play(action)
    return made


def near_the_end(running: RunningHouse, game: str, left: int) -> str:
    """Stores a game up to its last decisions; answers with the link that opens its first seat. The second
    one is a bot's from now on."""
    made = whole_game(game, 7)
    body = {
        "game": game,
        "players": 2,
        "seats": ["me", "open"],
        "name": "Ada",
        "settings": {"pace": 0, "confirm": "quick"},
    }
    with mock.patch("chapterhouse.house.opening.fresh_seed", return_value=SEED):
        table = running.client().post("/api/tables", body)
    key = table["links"][0]["link"].rsplit("/", 1)[-1]
    joined = running.client().post(f"/api/tables/{table['table']}/join", {"key": key, "name": "Grace"})
    seats = [
        SeatClient(running.client(), table["table"], one, seat)
        for seat, one in enumerate((table["key"], joined["key"]))
    ]
    for seat in seats:
        seat.open()
        assert isinstance(seat.wish(ms.Ready("ready", "")), ms.Done)
    for who, action in made[:-left]:
        seats[who].wait_for_turn()
        done = seats[who].play(action)
        assert isinstance(done, ms.Done), done
    assert isinstance(seats[1].wish(ms.StandIn("bot", "random")), ms.Done)
    for seat in seats:
        seat.close()
    return f"/t/{table['table']}/join/{table['key']}"
