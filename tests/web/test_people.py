"""What people do with each other and with the house beside playing: languages, links, proposals, leaving."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Watched
from tests.web.player import Player, open_table
from tests.web.test_tables import number, until


def two(watched: Watched, **run: Any) -> tuple[Page, Page, str]:
    """Two browsers at a table that has been dealt, and its address."""
    host, friend = watched.page(), watched.page()
    table = open_table(host, "luna", ["me", "open"], run=run)
    friend.goto(table["links"][0]["link"])
    friend.get_by_label("Your name").fill("Grace")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        page.get_by_role("button", name="I am ready").click()
    for page in (host, friend):
        page.wait_for_selector(".action-bar")
    return host, friend, f"/t/{table['table']}"


def ask(page: Page, name: str) -> None:
    """A button of the table's menu."""
    page.locator(".tool-table").click()
    page.get_by_role("button", name=name).click()
    page.keyboard.press("Escape")


def speak(page: Page, lang: str, word: str) -> None:
    """Another language, until the page speaks it."""
    page.locator(".tool-table").click()
    page.locator("select.lang").select_option(lang)
    expect(page.locator(".tool-rules")).to_have_attribute("aria-label", word)
    page.keyboard.press("Escape")


def test_another_language_in_the_middle_of_everything(open_page: Callable[..., Page]) -> None:
    """A draft, a plan and a look back are told anew as well."""
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 6)
    player.play(80, stop=lambda found: bool(found["draft"]))
    prompt = page.locator(".action-bar .prompt")
    speak(page, "it", "Regole")
    expect(prompt).to_contain_text("Metti il tuo primo santuario")
    speak(page, "en", "Rules")
    page.get_by_role("button", name="Choose again").click()
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator(".cell.can").first.click()
    expect(page.locator(".plan-line li")).to_contain_text("Put your first shrine")
    speak(page, "de", "Regeln")
    expect(page.locator(".plan-line li")).to_contain_text("Deinen ersten Schrein")
    page.get_by_role("button", name="Plan verlassen").click()
    page.evaluate("location.hash = 'ply=0'")
    expect(prompt).to_contain_text("priesterin")
    speak(page, "en", "Rules")
    expect(prompt).to_contain_text("Priestess")


def test_a_link_beyond_the_end_shows_the_end_and_back_is_back(watched: Watched) -> None:
    page, stranger = watched.page(), watched.page()
    table = open_table(page, "luna", ["me", "random"])
    Player(page, 2).play(4)
    stranger.goto(f"/t/{table['table']}#ply=999")
    expect(stranger.locator(".prompt.past")).to_contain_text(re.compile(r"After decision (\d+) of \1\."))
    expect(stranger.locator(".table-page")).to_have_attribute("aria-busy", "false")
    stranger.get_by_role("button", name="Back to now").click()
    expect(stranger.locator(".is-looking")).to_have_count(0)
    assert "#" not in stranger.url


def test_one_seat_on_two_devices(watched: Watched) -> None:
    """Played in turn on both; both always show the same."""
    host, friend, _ = two(watched, confirm="quick")
    host.locator(".tool-table").click()
    host.get_by_role("button", name="Make a link").click()
    link = host.get_by_role("textbox", name="My seat elsewhere").input_value()
    host.keyboard.press("Escape")
    other = watched.page(viewport=PHONE, has_touch=True, is_mobile=True)
    other.goto(link)
    other.get_by_label("Your name").fill("Ada")
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_selector(".action-bar")
    players = [Player(host, 1), Player(other, 2)], Player(friend, 3)
    begun, turn = number(host), 0
    while number(host) < begun + 8 and turn < 200:
        players[0][turn % 2].glance()
        players[1].glance()
        host.wait_for_timeout(60)
        turn += 1
    for page in (other, friend, host):
        until(page, max(number(one) for one in (host, other, friend)))
    assert other.locator(".prompt").text_content() == host.locator(".prompt").text_content()
    assert turn < 200


def test_proposals_are_answered_and_the_asker_learns_it(watched: Watched) -> None:
    host, friend, _ = two(watched, confirm="quick", take_back=True)
    pages = (host, friend)
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    while number(host) < 12:
        for player in players:
            player.glance()
        host.wait_for_timeout(60)
    until(friend, number(host))
    ask(host, "Take my last decision back")
    friend.get_by_role("button", name="Decline").click()
    expect(host.locator(".toast").filter(has_text="does not agree")).to_be_visible()
    taken = host.locator(".news span").last.text_content() or ""
    ask(host, "Take my last decision back")
    friend.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.locator(".toast").filter(has_text="Taken back")).to_be_visible()
        expect(page.locator(".news")).not_to_have_text(taken)
    ask(friend, "End the game without a result")
    host.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.locator(".prompt")).to_have_text("The game was ended without a result.")
    host.get_by_role("button", name="Play again").click()
    for page in pages:
        page.get_by_role("link", name="To the next game").click()
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator(".action-bar .prompt")).to_contain_text("shrine")


def test_whoever_leaves_is_in_the_lobby_and_the_game_goes_on(watched: Watched) -> None:
    host, friend, _ = two(watched, confirm="quick")
    players = [Player(host, 1), Player(friend, 2)]
    friend.on("dialog", lambda dialog: dialog.accept())
    ask(friend, "Leave the table")
    expect(friend.locator(".games")).to_be_visible()
    expect(host.locator(".toast").filter(has_text="has left the table")).to_be_visible()
    bot = host.get_by_role("button", name="Let it play")
    for _ in range(3):
        players[0].glance()
        host.wait_for_timeout(120)
    expect(host.get_by_text("Nobody plays for")).to_be_visible()
    expect(host.get_by_role("button", name="Copy a link for a friend")).to_be_visible()
    host.locator(".motion select").select_option("random")
    bot.click()
    expect(host.get_by_text("Nobody plays for")).to_have_count(0)
    assert players[0].look()["phase"] == "running"


def test_when_time_is_up_a_bot_can_be_called_and_sent_away(watched: Watched) -> None:
    pages = two(watched, confirm="quick", clock={"mode": "live", "total": 1, "increment": 0})[:2]
    host = pages[0]
    host.wait_for_timeout(2000)
    asker, slow = pages if host.get_by_text("is up.").count() else pages[::-1]
    expect(asker.get_by_text("is up.")).to_be_visible()
    asker.get_by_role("button", name="Let it play").click()
    expect(slow.get_by_text("A bot plays for you.")).to_be_visible()
    slow.get_by_role("button", name="I play again").click()
    expect(slow.get_by_text("A bot plays for you.")).to_have_count(0)


def test_new_lines_of_chat_are_counted_until_they_are_read(watched: Watched) -> None:
    """A spectator who has no name yet gives one with his first line."""
    host, friend, address = two(watched, chat=True)
    friend.locator(".tool-chat").click()
    friend.get_by_label("Say something").fill("good luck")
    friend.keyboard.press("Enter")
    expect(host.locator(".tool-chat .number")).to_have_text("1")
    expect(host.locator(".ear[aria-live=polite]").first).to_have_text("Chat: Grace: good luck")
    host.locator(".tool-chat").click()
    expect(host.locator(".chat li")).to_have_text("Grace good luck")
    expect(host.locator(".tool-chat .number")).to_have_count(0)
    onlooker = watched.page()
    onlooker.goto(address)
    onlooker.locator(".tool-chat").click()
    onlooker.get_by_label("Your name").fill("Zoe")
    onlooker.get_by_label("Say something").fill("well played")
    onlooker.keyboard.press("Enter")
    expect(onlooker.locator(".chat li")).to_have_text("Zoe well played")


def test_what_cannot_be_fetched_says_so_and_is_asked_for_again(watched: Watched) -> None:
    watched.forgiven = ("Failed to load resource",)
    page = watched.page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 1).look()
    page.route("**/api/rules/*", lambda route: route.abort())
    page.locator(".tool-rules").click()
    expect(page.locator(".drawer-rules")).to_contain_text("The house cannot be reached.")
    page.keyboard.press("Escape")
    page.unroute("**/api/rules/*")
    page.locator(".tool-rules").click()
    expect(page.locator(".drawer-rules .rule").first).to_be_visible()


def test_a_plan_is_a_plan_however_slow_the_house_is(watched: Watched) -> None:
    """A click right after "Plan" decides nothing."""
    page = watched.page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 2).play(8)
    n = number(page)
    page.evaluate(
        """() => {
          document.querySelector('[aria-label=Plan]').click();
          document.querySelector('.cell.can').dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }"""
    )
    page.wait_for_timeout(400)
    assert number(page) == n
    expect(page.locator(".action-bar.is-planning")).to_be_visible()


def test_a_stranger_sits_down_from_the_lobby(watched: Watched) -> None:
    """Somebody whom the house has never seen takes an open seat, and still has it after a reload."""
    host, stranger = watched.page(), watched.page()
    table = open_table(host, "templar", ["me", "open"])
    stranger.goto("/")
    stranger.locator(f"a[href='/t/{table['table']}']").click()
    stranger.get_by_label("Your name").fill("Zoe")
    stranger.get_by_role("button", name="Sit down").click()
    for _ in range(2):
        expect(stranger.locator(".waiting li").nth(1)).to_contain_text("Zoe (you)")
        expect(stranger.get_by_role("button", name="I am ready")).to_be_visible()
        stranger.reload()
    expect(host.locator(".waiting li").nth(1)).to_contain_text("Zoe")
