"""Finished games of others, and the pages of dice: found from the lobby, usable for everybody, and checked
by the browser itself."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from chapterhouse.house import messages as ms
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, people
from tests.web.axe import violations
from tests.web.conftest import PHONE
from tests.web.test_pages import OVERFLOW


def sound(page: Page) -> None:
    """A page that everybody can use, on a phone as well."""
    page.wait_for_load_state("networkidle")
    assert violations(page) == [], page.url
    assert page.evaluate(OVERFLOW) <= 0, page.url


def test_a_finished_game_of_others_from_the_lobby_to_its_dice(
    open_page: Callable[..., Page], web: RunningHouse
) -> None:
    with people(web, "monasterium", 2) as table:
        table.deal()
        table.play(10_000, Random(4))
    page = open_page(viewport=PHONE, locale="en")
    page.goto("/")
    page.get_by_role("link", name="Finished games of everybody").click()
    line = page.locator(".tables li").filter(has=page.locator(f"a[href^='/t/{table.table}']"))
    expect(line).to_contain_text("usual rules")
    expect(line).to_contain_text("Ada")
    expect(line.get_by_role("link", name="Download the record")).to_have_attribute("download", "monasterium-"
        + table.table + ".json")  # fmt: skip
    sound(page)
    line.get_by_role("link", name="Fair dice").click()
    expect(page.get_by_role("status")).to_contain_text("this browser has worked the fingerprint out")
    expect(page.get_by_role("heading", name="Dice", exact=True)).to_be_visible()
    expect(page.locator(".dice").last).to_contain_text("200 times")
    sound(page)
    page.go_back()
    line.get_by_role("link", name="Look back").click()
    expect(page.locator(".table-page")).to_be_visible()
    expect(page.locator("body")).to_contain_text("After decision 0")


def test_a_seed_that_was_not_promised_is_found_by_the_browser(
    open_page: Callable[..., Page], web: RunningHouse
) -> None:
    with people(web, "luna", 2) as table:
        table.deal()
        motion = assert_done(table[0].wish(ms.Propose("a", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
    page = open_page(locale="de")
    page.goto(f"/t/{table.table}/dice")
    expect(page.get_by_role("status")).to_contain_text("Es stimmt")
    seed = web.house.tables[table.table].life.seed.hex()

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, body=answer.text().replace(seed, "0" * 64))  # type: ignore[attr-defined]

    page.route("**/api/tables/*/dice*", lie)
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("Das passt nicht")


def test_dice_of_all_games_and_of_one_that_runs(open_page: Callable[..., Page], web: RunningHouse) -> None:
    web.inside(lambda house: house.sweep())
    with people(web, "templar", 2) as table:
        table.deal()
        for locale in ("it", "de"):
            page = open_page(viewport=PHONE, locale=locale, color_scheme="dark")
            page.goto(f"/t/{table.table}/dice")
            expect(page.locator(".dice").first).to_be_visible()
            expect(page.get_by_role("status")).to_have_count(0)
            sound(page)
            page.goto("/dice")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            sound(page)
