"""The end of a stored game, by keyboard alone and on a phone; what stands there when it is over."""

import pytest
from playwright.sync_api import expect

from chapterhouse.games.library import game_ids
from tests.house.conftest import RunningHouse
from tests.web.axe import violations
from tests.web.conftest import PHONE, Watched
from tests.web.player import Fingers, Keys, Player
from tests.web.stored import near_the_end

LEFT = 14


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("kind", [Keys, Fingers])
def test_the_end_of_a_stored_game(watched: Watched, web: RunningHouse, game: str, kind: type[Player]) -> None:
    on_phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if kind is Fingers else {}
    page = watched.page(**on_phone)
    page.goto(near_the_end(web, game, LEFT))
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".table-page")
    found = kind(page, 3).play(400)
    assert found["phase"] == "over"
    expect(page.locator(".action-bar .news")).to_contain_text("win")
    page.locator(".tool-scores").click()
    expect(page.locator(".scores .winner").first).to_be_visible()
    expect(page.locator(".scores .result")).not_to_be_empty()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".tool-table").click()
    page.get_by_role("link", name="See and check the dice").click()
    expect(page.get_by_text("dice were fixed before the game began")).to_be_visible(timeout=20_000)
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("link", name="To the next game")).to_be_visible()
