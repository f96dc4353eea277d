"""More than one browser at a table; lines that break; what a seat may do beside playing."""

import re

import pytest
from playwright.sync_api import Page, expect

from chapterhouse.games.library import game_ids
from tests.house.conftest import RunningHouse
from tests.web.conftest import Watched
from tests.web.player import Player, open_table

NUMBER = "() => Number(document.querySelector('.table-page')?.dataset.n ?? -1)"


def number(page: Page) -> int:
    """The newest event that the page knows."""
    found: int = page.evaluate(NUMBER)
    return found


def until(page: Page, n: int) -> None:
    """Waits until a page knows an event."""
    page.wait_for_function(f"(n) => ({NUMBER})() >= n", arg=n, timeout=20_000)


def test_two_browsers_and_a_spectator(watched: Watched) -> None:
    """The host sends a link, the friend sits down with it, both are ready, and a third looks on."""
    host, friend, onlooker = (watched.page() for _ in range(3))
    table = open_table(host, "luna", ["me", "open"])
    link = table["links"][0]["link"]
    friend.goto(link)
    friend.get_by_label("Your name").fill("Grace")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        page.get_by_role("button", name="I am ready").click()
    onlooker.goto(f"/t/{table['table']}")
    expect(onlooker.get_by_text("You are looking on")).to_be_visible()
    assert onlooker.locator(".cell.can").count() == 0
    players = [Player(host, 1), Player(friend, 2)]
    for _ in range(60):
        for player in players:
            player.glance()
        host.wait_for_timeout(40)
    for page in (friend, onlooker):
        until(page, number(host))
    assert number(host) > 20
    expect(onlooker.locator(".seat")).to_have_count(2)
    assert (
        onlooker.locator(".seat .points").all_text_contents()
        == host.locator(".seat .points").all_text_contents()
    )


def test_several_people_at_one_device(watched: Watched) -> None:
    """One browser holds both seats and is handed over."""
    page = watched.page()
    open_table(page, "luna", ["me", "me"], run={"hotseat": True, "confirm": "quick"})
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Hand over to Seat 2").click()
    page.get_by_role("button", name="I am ready").click()
    player = Player(page, 3)
    seats = set()
    for _ in range(14):
        page.wait_for_selector(".prompt")
        over = page.get_by_role("button", name=re.compile("^Hand over to"))
        expect(over.or_(page.locator(".cell.can, .action-bar .choice").first).first).to_be_visible()
        if over.count():
            over.click()
            continue
        seats.add(page.url.rsplit("=", 1)[-1])
        player.glance()
        page.wait_for_timeout(80)
    assert seats == {"0", "1"}


def test_the_link_is_good_once(watched: Watched) -> None:
    watched.forgiven = ("Failed to load resource",)
    host, friend, thief = (watched.page() for _ in range(3))
    link = open_table(host, "luna", ["me", "open"])["links"][0]["link"]
    for page in (friend, thief):
        page.goto(link)
        page.get_by_label("Your name").fill("Grace")
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_timeout(300)
    expect(friend.locator(".waiting")).to_be_visible()
    expect(thief.get_by_role("alert")).not_to_be_empty()


@pytest.mark.parametrize("game", game_ids())
def test_a_broken_line_in_the_middle(watched: Watched, web: RunningHouse, game: str) -> None:
    """The house hangs up while somebody plays; the page comes back and nothing is lost or doubled."""
    page = watched.page()
    table = open_table(page, game, ["me", "random"])
    player = Player(page, 4)
    player.play(6)

    async def hang_up(house: object) -> None:
        for listener in list(web.house.tables[table["table"]].listeners):
            listener.close("silent")

    for more in (10, 14):
        web.inside(hang_up)
        expect(page.locator(".broken")).to_be_visible()
        expect(page.locator(".broken")).to_be_hidden(timeout=20_000)
        player.play(more)
    page.get_by_role("button", name=re.compile("^Log")).first.click()
    plies = [int(text) for text in page.locator(".drawer .jump").all_text_contents()]
    assert plies == sorted(set(plies))
    assert len(plies) >= 14


BLOCKED = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({code: 1006}), 5); }
  send() {}
  close() {}
}"""


def test_where_sockets_are_blocked_it_is_polled(watched: Watched) -> None:
    page = watched.page()
    page.add_init_script(BLOCKED)
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 2)
    before = player.look()["n"]
    assert player.play(8)["n"] > before + 5


def test_a_draft_waits_and_can_be_taken_back(watched: Watched) -> None:
    """A decision that would pass the turn on lies in ochre until "end turn"."""
    page = watched.page()
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 6)
    player.play(60, stop=lambda found: bool(found["draft"]))
    n = number(page)
    assert page.locator(".action-bar.is-drafted").count() == 1
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator(".action-bar.is-live")).to_be_visible()
    assert number(page) == n


def test_why_not(watched: Watched) -> None:
    """What cannot be chosen says why, with the rule, and the rule opens."""
    page = watched.page()
    open_table(page, "monasterium", ["me", "random"])
    Player(page, 1).look()
    page.locator(".cell:not(.can)[data-space^='roll-']").first.click(force=True)
    said = page.locator(".explanation.pinned .refusal")
    expect(said).to_contain_text(re.compile(r"M-\d+"))
    rule = said.locator(".rule-link").first
    name = rule.text_content() or ""
    rule.click()
    expect(page.locator(".rule.wanted")).to_contain_text(name)


def test_what_is_this(watched: Watched) -> None:
    """The prompt explains itself, with its rules."""
    page = watched.page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 1).look()
    page.get_by_role("button", name="What is this?").click()
    expect(page.locator(".help .rule-link").first).to_have_text(re.compile(r"L-\d+"))


def test_planning_moves_nothing(watched: Watched) -> None:
    page = watched.page()
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 2)
    player.play(8)
    n = number(page)
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(page.locator(".action-bar.is-planning")).to_be_visible()
    page.locator(".cell.can, .action-bar .choice").first.click()
    expect(page.locator(".plan-line li")).to_have_count(1)
    page.get_by_role("button", name="Leave the plan").click()
    expect(page.locator(".action-bar.is-live")).to_be_visible()
    assert number(page) == n


def test_a_look_back_and_its_link(watched: Watched) -> None:
    page = watched.page()
    table = open_table(page, "luna", ["me", "random"])
    Player(page, 2).play(12)
    page.goto(f"/t/{table['table']}?seat=0#ply=3")
    expect(page.locator(".action-bar.is-looking .prompt")).to_contain_text("After decision 3 of")
    assert page.locator(".cell.can").count() == 0
    page.locator(".replay input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".action-bar.is-looking .prompt")).to_contain_text("After decision 4 of")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".action-bar.is-looking")).to_have_count(0)
