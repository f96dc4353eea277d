"""Every page in every language: usable for everybody, nothing wider than a phone, nothing left unsaid."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chapterhouse.games.library import game_ids
from chapterhouse.kernel.texts import LANGUAGES
from tests.web.axe import violations
from tests.web.conftest import PHONE
from tests.web.player import Player, open_table

WEB = Path(__file__).resolve().parents[2] / "web/src"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
DRAWERS = ("log", "scores", "rules", "chat", "table", "keys")
SMALL = """() => [...document.querySelectorAll('button, a, select, input, summary')].map((one) => {
  const {width, height} = one.getBoundingClientRect(); return [one.outerHTML.slice(0, 90), width, height];
}).filter(([, width, height]) => width > 0 && (width < 24 || height < 24))"""


def ids(lang: str) -> list[str]:
    """The client's messages of a language."""
    text = (WEB / f"text/{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message_once(lang: str) -> None:
    assert sorted(ids(lang)) == sorted(set(ids("en")))


def test_every_message_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.ts*")))
    spoken = set(re.findall(r'["`]([a-z][\w-]*)["`]', source))
    made = set(re.findall(r"`([a-z-]+-)\$\{", source))
    unused = [id_ for id_ in ids("en") if id_ not in spoken and not id_.startswith(tuple(made))]
    assert unused == []


@pytest.mark.parametrize(
    ("lang", "scheme"), [("en", "light"), ("it", "dark"), ("de", "light"), ("de", "dark")]
)
def test_the_pages_of_the_house(open_page: Callable[..., Page], lang: str, scheme: str) -> None:
    page = open_page(viewport=PHONE, locale=lang, color_scheme=scheme)
    game = game_ids()[0]
    for address in ("/", f"/new/{game}", f"/rules/{game}", "/t/nothing/join/nothing"):
        page.goto(address)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == lang
        assert violations(page) == [], address
        assert page.evaluate(OVERFLOW) <= 0, address


@pytest.mark.parametrize("game", game_ids())
def test_all_drawers_of_a_table(open_page: Callable[..., Page], game: str) -> None:
    """Each game in another language; nothing to be tapped is smaller than a fingertip."""
    lang = LANGUAGES[game_ids().index(game) % len(LANGUAGES)]
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, locale=lang, color_scheme="dark")
    open_table(page, game, ["me", "random"], run={"chat": True})
    Player(page, 1).play(4)
    for name in DRAWERS:
        page.locator(f".tool-{name}").click()
        expect(page.locator(f".drawer-{name}")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], name
        assert page.evaluate(OVERFLOW) <= 0, name
        assert page.evaluate(SMALL) == [], name
        page.keyboard.press("Escape")
        expect(page.locator(".drawer")).to_have_count(0)


def test_the_language_changes_at_any_time(open_page: Callable[..., Page]) -> None:
    """Page, board and log: all that was said before as well."""
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 1).play(4)
    page.locator(".tool-table").click()
    page.locator("select.lang").select_option("de")
    expect(page.locator(".tool-rules")).to_have_attribute("aria-label", "Regeln")
    expect(page.locator(".latest .log")).to_contain_text("setzt sich")
    expect(page.locator(".status")).to_contain_text("Runde")


@pytest.mark.parametrize("game", game_ids())
def test_the_board_as_text_says_whatever_can_be_seen(open_page: Callable[..., Page], game: str) -> None:
    page = open_page()
    open_table(page, game, ["me", "random"])
    player = Player(page, 3)
    player.play(6)
    spaces = page.locator("[data-space]").count()
    choices = {page.locator(".cell.can").count(), page.locator(".action-bar .choice").count()}
    page.locator(".tool-table").click()
    page.get_by_label("Text instead of the board").check()
    page.keyboard.press("Escape")
    assert page.locator(".read-leaf li").count() == spaces
    offered = page.locator(".reading ol .choice").count()
    assert offered >= max(choices)
    assert violations(page) == []
    page.get_by_label("Command").fill("scores")
    page.keyboard.press("Enter")
    expect(page.locator(".aloud")).to_contain_text(re.compile(r": -?\d+; "))
    n = int(page.locator(".table-page").get_attribute("data-n") or 0)
    page.get_by_label("Command").fill("1")
    page.keyboard.press("Enter")
    player.look()
    assert (
        int(page.locator(".table-page").get_attribute("data-n") or 0) > n
        or page.locator(".is-drafted").count()
    )


# Whoever begins has missed nothing.
CHANGES = re.compile(r": |Nothing has changed")


def test_questions_by_key_are_answered_aloud(open_page: Callable[..., Page]) -> None:
    page = open_page()
    open_table(page, "luna", ["me", "random"])
    Player(page, 1).look()
    for key, words in (
        ("w", "Choose an isle"),
        ("c", "1: "),
        ("g", "shrines"),
        ("s", "Red: "),
        ("d", CHANGES),
    ):
        page.keyboard.press(key)
        expect(page.locator(".aloud")).to_contain_text(words)
    page.keyboard.press("n")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("w")
    expect(page.locator(".aloud")).to_contain_text("isle")
    page.locator(".tool-keys").click()
    page.get_by_label("Single letters are shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.locator(".aloud .plain").click()
    page.keyboard.press("s")
    expect(page.locator(".aloud")).to_have_count(0)


def test_a_guided_first_game(open_page: Callable[..., Page]) -> None:
    """Cards come one after the other, then one for every new kind of decision; it is a real game."""
    page = open_page()
    page.goto("/")
    page.locator(".game-luna").get_by_role("button", name="Guided first game").click()
    card = page.locator(".guide")
    expect(card).to_contain_text("Welcome to Luna")
    assert violations(page) == []
    said = set()
    for _ in range(4):
        said.add(card.locator("p").first.text_content())
        card.get_by_role("button", name="Got it").click()
        page.wait_for_timeout(60)
    assert len(said) == 4
    Player(page, 1).look()
    expect(card).to_contain_text(re.compile(r"L-\d+"))
    page.reload()
    expect(card).to_contain_text(re.compile(r"L-\d+"))
    card.get_by_role("button", name="Play without guide").click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", game_ids())
def test_a_new_table_is_opened_by_the_form(open_page: Callable[..., Page], game: str) -> None:
    """Every option stands at its default, and the table that is opened plays."""
    page = open_page()
    page.goto(f"/new/{game}")
    page.wait_for_selector(".new-table")
    chosen = page.eval_on_selector_all(".new-table select", "(all) => all.map((one) => one.selectedIndex)")
    assert -1 not in chosen
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("How many players?").select_option("2")
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_label("Bots move").select_option("0")
    page.get_by_role("button", name="Open the table").click()
    assert Player(page, 1).look()["phase"] == "running"


@pytest.mark.parametrize("game", ["monasterium", "monastery"])
def test_a_list_is_chosen_by_its_words(open_page: Callable[..., Page], game: str) -> None:
    """Instead of a lot: as many words as are asked for are chosen, whatever is clicked."""
    page = open_page()
    page.goto(f"/new/{game}")
    field = page.locator(".list-option")
    field.get_by_label("drawn by lot").uncheck()
    before = field.evaluate("(field) => field.querySelectorAll('fieldset input:checked').length")
    if game == "monastery":
        field.get_by_label("Seat 1").select_option("yellow")
        assert field.locator("select").evaluate_all("(all) => new Set(all.map((one) => one.value)).size") == 3
    else:
        field.get_by_label(re.compile("B5:")).click()
        assert field.locator("fieldset input:checked").count() == before == 6
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".waiting")
