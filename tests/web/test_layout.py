"""What a page shows when it is opened: the whole board, whose turn it is, what is to be done."""

import pytest
from playwright.sync_api import expect

from chapterhouse.games.library import game_ids
from tests.web.conftest import PHONE, Watched
from tests.web.player import Player, open_table

BOXES = """() => ['.tableau svg', '.board-main', '.seats', '.board-side', '.prompt'].map((found) => {
  const {left, top, right, bottom} = document.querySelector(found).getBoundingClientRect();
  return [left, top, right, bottom];
})"""

HIDDEN = "() => innerHeight - document.querySelector('.action-bar').getBoundingClientRect().top"


def inside(box: list[float], room: list[float]) -> bool:
    """Whether all of a box is within another."""
    return box[0] >= room[0] and box[1] >= room[1] and box[2] <= room[2] and box[3] <= room[3]


@pytest.mark.parametrize("game", game_ids())
def test_the_whole_board_is_on_the_page(watched: Watched, game: str) -> None:
    """Beside it the seats, beneath it the prompt; nothing has to be scrolled to."""
    page = watched.page(viewport={"width": 1440, "height": 900})
    open_table(page, game, ["me", "random", "random"])
    Player(page, 4).play(6)
    page.evaluate("document.querySelectorAll('.board-main').forEach((box) => box.scrollTop = 0)")
    board, room, seats, side, prompt = page.evaluate(BOXES)
    assert inside(board, room)
    assert inside(seats, side)
    assert inside(prompt, [0, 0, 1440, 900])


@pytest.mark.parametrize("game", game_ids())
def test_a_phone_shows_more_board_than_bar(watched: Watched, game: str) -> None:
    page = watched.page(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, game, ["me", "random", "random"])
    player = Player(page, 4)
    for _ in range(8):
        player.choose(player.look())
        player.look()
        assert page.evaluate(HIDDEN) <= PHONE["height"] * 0.46
        tab = page.locator("[role=tab][aria-selected=true]")
        expect(tab).to_be_in_viewport()


def test_a_niche_is_clicked_for_its_room(watched: Watched) -> None:
    """What can be chosen around a place is chosen by a click on the place."""
    page = watched.page(viewport={"width": 1440, "height": 900})
    open_table(page, "templar", ["me", "random"], options={"starting_player": "0"})
    Player(page, 1).look()
    room = page.locator(".cell.can").first.get_attribute("data-space")
    niche = page.locator(".cell.through").first
    expect(niche).to_be_visible()
    niche.click(force=True)
    expect(page.locator(".explanation")).to_have_count(0)
    expect(page.locator(f".cell.can[data-space='{room}']")).to_have_count(0)
