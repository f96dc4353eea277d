"""What axe cannot see: where the focus is, what is said aloud and how often, what Escape shuts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chapterhouse.games.library import game_ids
from tests.web.conftest import PHONE
from tests.web.player import Keys, Player, open_table

# Whatever a screen reader would be told from now on, region by region.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((all) => all.forEach(({target, addedNodes}) => {
    const at = target.nodeType === 1 ? target : target.parentElement;
    const region = at?.closest('[aria-live], [role=status], [role=alert], [role=log]');
    if (!region || region.getAttribute('aria-live') === 'off') return;
    const said = target.nodeType === 3 ? target.data : [...addedNodes].map((one) => one.textContent).join('');
    if (said) window.heard.push(said);
  })).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
INSIDE = "(found) => !!document.querySelector(found)?.contains(document.activeElement)"


def focused(page: Page, found: str) -> bool:
    """Whether the focus is on or within something."""
    held: bool = page.evaluate(INSIDE, found)
    return held


@pytest.mark.parametrize("game", game_ids())
def test_the_focus_is_never_lost(open_page: Callable[..., Page], game: str) -> None:
    """After every decision by keyboard it is on the board, at the action bar, or in a dialog."""
    page = open_page()
    open_table(page, game, ["me", "random"])
    player = Keys(page, 4)
    player.look()
    page.keyboard.press("Tab")
    lost = []
    for _ in range(12):
        found = player.look()
        player.choose(found)
        player.look()
        if page.evaluate("document.activeElement === document.body"):
            lost.append(found)
    assert lost == []


def test_a_button_that_goes_hands_the_focus_on(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 2)
    player.play(80, stop=lambda found: found["buttons"] > 3)
    page.locator(".action-bar .choice").first.focus()
    page.keyboard.press("Enter")
    player.look()
    expect(page.locator(".action-bar")).to_be_focused()


def test_what_happens_is_said_once(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 6)
    player.play(5)
    page.evaluate(LISTEN)
    player.choose(player.look())
    player.look()
    page.wait_for_timeout(200)
    heard = [said for said in page.evaluate("heard") if ": " in said]
    assert heard
    assert len(heard) == len(set(heard))


def test_another_language_does_not_tell_the_game_again(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    open_table(page, "luna", ["me", "random"])
    Player(page, 6).play(6)
    page.evaluate(LISTEN)
    page.locator(".tool-table").click()
    page.locator("select.lang").focus()
    page.locator("select.lang").select_option("de")
    expect(page.locator(".latest .log")).to_contain_text("setzt sich")
    heard = page.evaluate("heard")
    assert not [said for said in heard if "unterbrochen" in said or ": " in said]
    assert focused(page, "select.lang")


def test_a_question_asked_twice_is_answered_twice(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 1).look()
    page.evaluate(LISTEN)
    for times in (1, 2):
        page.keyboard.press("s")
        page.wait_for_timeout(80)
        assert sum("Red: " in said for said in page.evaluate("heard")) == times
    page.keyboard.press("Escape")
    expect(page.locator(".aloud")).to_have_count(0)


def test_a_key_that_is_held_decides_once(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_table(page, "luna", ["me", "random"], run={"confirm": "quick"})
    player = Player(page, 3)
    player.play(3)
    player.look()
    page.keyboard.press("n")
    for _ in range(6):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    player.look()
    expect(page.locator(".explanation, .chooser")).to_have_count(0)


def test_a_game_is_played_by_typing(open_page: Callable[..., Page]) -> None:
    """Questions with or without a question mark, a number to choose, "end turn" for what lies as a draft."""
    page = open_page()
    open_table(page, "templar", ["me", "random"])
    Player(page, 1).play(30, stop=lambda found: found["point"] == "act")
    page.locator(".tool-table").click()
    page.get_by_label("Text instead of the board").check()
    page.keyboard.press("Escape")
    field, said = page.get_by_label("Command"), page.locator(".aloud")
    for words, answer in (("my goods", "Josua"), ("Where am I", "Round")):
        field.fill(words)
        page.keyboard.press("Enter")
        expect(said).to_contain_text(answer)
    for _ in range(20):
        page.wait_for_selector(".table-page[aria-busy=false]")
        field.fill("end turn" if page.locator(".is-drafted").count() else "1")
        page.keyboard.press("Enter")
        if field.input_value() == "" and "End turn" in (said.text_content() or ""):
            break
        page.wait_for_timeout(60)
    expect(said).to_contain_text("End turn")


def test_why_not_is_a_dialog_that_gives_the_focus_back(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_table(page, "monasterium", ["me", "random"])
    Player(page, 1).look()
    shut = page.locator(".cell:not(.can)[data-space^='roll-']").first
    space = shut.get_attribute("data-space")
    shut.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".explanation .rule-link").first).to_be_visible()
    for _ in range(4):
        assert focused(page, ".explanation.pinned")
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_have_count(0)
    assert focused(page, f"[data-space='{space}']")


def test_a_drawer_on_a_phone_keeps_the_focus(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "luna", ["me", "random"])
    Player(page, 1).look()
    page.locator(".tool-table").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_attribute("aria-modal", "true")
    for key in ("Tab", "Shift+Tab"):
        for _ in range(16):
            page.keyboard.press(key)
            assert focused(page, ".drawer"), key
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page, ".tool-table")


def test_going_to_another_page_begins_at_its_heading(open_page: Callable[..., Page]) -> None:
    page = open_page()
    table = open_table(page, "luna", ["me", "random"])
    Player(page, 1).look()
    page.locator(".home").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    page.wait_for_url(f"**/t/{table['table']}?seat=0")
    page.wait_for_selector(".action-bar")
    expect(page.locator(".action-bar, #main h1").and_(page.locator(":focus"))).to_have_count(1)


def test_the_keys_1_to_9_are_the_buttons_of_the_bar(open_page: Callable[..., Page]) -> None:
    """Those as well that stand on the board too."""
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    player = Player(page, 2)
    player.play(120, stop=lambda found: found["buttons"] >= 2 and found["cells"] >= 2)
    words = page.locator(".action-bar .choice").nth(1).text_content() or ""
    page.keyboard.press("2")
    player.look()
    said = page.locator(".ear[aria-live=polite]").last.text_content() or ""
    drafted = page.locator(".prompt.draft").text_content() if page.locator(".prompt.draft").count() else ""
    assert words in said or words in str(drafted)


def test_undo_says_why_not(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 2).play(80, stop=lambda found: not found["draft"] and found["n"] > 8)
    page.keyboard.press("u")
    expect(
        page.get_by_role("alert").filter(has_text=re.compile("cannot be taken back|nothing"))
    ).to_be_visible()
