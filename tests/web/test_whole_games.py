"""Whole games by mouse alone against a bot without pace; every kind of decision that comes is looked at."""

import pytest
from playwright.sync_api import expect

from chapterhouse.games.library import game_ids
from tests.web.axe import violations
from tests.web.conftest import Watched
from tests.web.player import Player, open_table

MOST = 900  # decisions of one seat: more would be a game that does not end


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_by_mouse(watched: Watched, game: str) -> None:
    page = watched.page()
    open_table(page, game, ["me", "random"])
    wrong: list[str] = []

    def seen(point: str) -> None:
        wrong.extend(f"{point}: {said}" for said in violations(page))

    player = Player(page, 1, seen)
    found = player.play(MOST)
    assert wrong == []
    assert found["phase"] == "over"
    assert len(player.points) >= 3
    page.get_by_role("button", name="Scores").first.click()
    expect(page.locator(".scores .winner").first).to_be_visible()
    assert violations(page) == []
