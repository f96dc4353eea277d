"""The cards of a guided first game, and the point of decision that calls them."""

import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.client import SeatClient
from tests.house.conftest import RunningHouse


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_the_cards_of_a_game_are_told(running: RunningHouse, game: str, lang: str) -> None:
    told = running.client().get(f"/api/guide/{game}?lang={lang}")
    assert set(told["points"]) == set(load_game(game).points.values())
    assert len(told["opening"]) >= 3
    assert told["end"]


def test_a_seat_is_told_the_point_of_its_decision_and_others_are_not(running: RunningHouse) -> None:
    body = {
        "game": "luna",
        "players": 2,
        "seats": ["me", "novice"],
        "name": "Ada",
        "settings": {"pace": 9000},
    }
    table = running.client().post("/api/tables", body)
    mine = SeatClient(running.client(), table["table"], table["key"], 0)
    mine.open()
    assert mine.now.point == ""
    assert isinstance(mine.wish(ms.Ready("r", "")), ms.Done)
    while not mine.now.awaited:
        mine.receive(5)
    assert (mine.now.point in load_game("luna").points.values()) == (0 in mine.now.awaited)
    mine.close()
