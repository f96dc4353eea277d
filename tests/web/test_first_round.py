"""The first decisions by keyboard alone, and on a phone by taps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from chapterhouse.games.library import game_ids
from tests.web.conftest import PHONE
from tests.web.player import Fingers, Keys, Player, open_table

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('.picture .reach')].map((cell) => {
  const box = cell.getBoundingClientRect(); return [box.width, box.height];
}).filter(([width, height]) => width < 39 || height < 39)"""


@pytest.mark.parametrize("game", game_ids())
def test_by_keyboard_alone(open_page: Callable[..., Page], game: str) -> None:
    page = open_page()
    open_table(page, game, ["me", "random"])
    player = Keys(page, 2)
    before = player.look()["n"]
    found = player.play(25)
    assert found["n"] > before + 10


@pytest.mark.parametrize("game", game_ids())
def test_on_a_phone(open_page: Callable[..., Page], game: str) -> None:
    """Taps alone; nothing is wider than the page, and what can be chosen is large enough for a finger."""
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    open_table(page, game, ["me", "random"])
    wide: list[str] = []

    def seen(point: str) -> None:
        if page.evaluate(OVERFLOW) > 0 or page.evaluate(SMALL):
            wide.append(f"{point}: {page.evaluate(OVERFLOW)} {page.evaluate(SMALL)}")

    player = Fingers(page, 3, seen)
    before = player.look()["n"]
    found = player.play(25)
    assert found["n"] > before + 10
    assert wide == []


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("kind", [Keys, Fingers])
def test_whole_games(open_page: Callable[..., Page], game: str, kind: type[Player]) -> None:
    on_phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if kind is Fingers else {}
    page = open_page(**on_phone)
    open_table(page, game, ["me", "random"])
    assert kind(page, 9).play(1500)["phase"] == "over"
