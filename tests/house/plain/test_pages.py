"""The plain pages: whole games by forms alone, everything that a player needs, nothing that runs."""

import re
import time
from html.parser import HTMLParser
from random import Random
from urllib.parse import urlencode

import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.house.client import HouseClient
from chapterhouse.kernel.texts import LANGUAGES
from tests.house.conftest import RunningHouse

FORM = "application/x-www-form-urlencoded"


class Form:
    """A form of a page: where it goes, and what it would send."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.fields: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}


class Page(HTMLParser):
    """A page as a browser without scripts sees it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.marks: set[str] = set()
        self.words = ""
        self._select = ""
        self.raw = text
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        marks = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        self.marks |= set(marks)
        if tag == "form":
            self.forms.append(Form(marks["action"]))
        if tag == "a":
            self.links.append(marks["href"])
        form = self.forms[-1] if self.forms else Form("")
        if tag == "input" and marks.get("type") in ("hidden", "text"):
            form.fields[marks["name"]] = marks.get("value", "")
        if tag == "input" and marks.get("type") == "checkbox" and "checked" in marks:
            form.fields[marks["name"]] = marks["value"]
        if tag == "select":
            self._select = marks["name"]
        if tag == "option":
            known = form.choices.setdefault(self._select, [])
            known.append(marks["value"])
            if "selected" in marks or len(known) == 1:
                form.fields[self._select] = marks["value"]

    def handle_data(self, data: str) -> None:
        self.words += data

    def form(self, what: str, **fields: str) -> Form:
        """The form that sends a wish."""
        for form in self.forms:
            if form.fields.get("what") == what and fields.items() <= form.fields.items():
                return form
        raise AssertionError(f"no form {what} {fields}: {self.words}")


class Browser:
    """A browser without scripts."""

    def __init__(self, running: RunningHouse) -> None:
        self.client = HouseClient(running.url)
        self.page = Page("")

    def get(self, path: str) -> Page:
        """Opens an address."""
        return self._take(*self.client.request("GET", path))

    def send(self, form: Form, **fields: str) -> Page:
        """Sends a form, with some fields filled in."""
        body = urlencode(form.fields | fields).encode()
        origin = {"Origin": self.client.url}
        return self._take(*self.client.request("POST", form.action, body, Content_Type=FORM, **origin))

    def _take(self, status: int, headers: dict[str, str], raw: bytes) -> Page:
        if "set-cookie" in headers:
            self.client.cookie = headers["set-cookie"].partition(";")[0]
        if status == 303:
            return self.get(headers["location"])
        self.status = status
        self.page = Page(raw.decode())
        assert "script" not in self.page.tags
        assert "style" not in self.page.tags
        assert not any(mark.startswith("on") or mark == "style" for mark in self.page.marks)
        return self.page

    def introduce(self, name: str, lang: str = "en") -> None:
        """Says its name in the lobby."""
        form = next(f for f in self.get("/plain").forms if f.action == "/plain/me")
        self.send(form, name=name, lang=lang)


def opened(browser: Browser, game: str, **fields: str) -> Page:
    """A new table by its form."""
    form = next(f for f in browser.get(f"/plain/new/{game}").forms if f.action == f"/plain/new/{game}")
    return browser.send(form, **fields)


# One game to its end, of the others a part; all to the end in `make soak`.
GAMES = [("luna", 3000), *((game, 40) for game in game_ids() if game != "luna")]


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
def test_whole_games_without_a_script(open_house: RunningHouse, game: str) -> None:
    test_a_game_without_a_script(open_house, game, 5000)


@pytest.mark.parametrize(("game", "most"), GAMES)
def test_a_game_without_a_script(open_house: RunningHouse, game: str, most: int) -> None:
    """Drafts are confirmed, a reason is asked for, something is undone; the other seat is a bot."""
    browser, rng = Browser(open_house), Random(1)
    browser.introduce("Ada")
    page = opened(browser, game, players="2", seat0="me", seat1="random")
    page = browser.send(page.form("ready"), entropy="salt")
    moves = undone = drafts = 0
    while moves < most:
        plays = [form for form in page.forms if form.fields.get("what") == "play"]
        if not plays:
            if "rematch" in {form.fields.get("what") for form in page.forms}:
                break
            time.sleep(0.02)
            page = browser.get(page_address(page))
            continue
        confirms = [form for form in plays if form.fields.get("confirm") == "1"]
        drafts += bool(confirms)
        undo = [form for form in page.forms if form.fields.get("what") == "undo"]
        if undo and not confirms and undone < 3:
            undone += 1
            page = browser.send(undo[0])
            continue
        page = browser.send(confirms[0] if confirms else rng.choice(plays))
        assert browser.status == 200, page.words
        moves += 1
        if moves % 40 == 5 and any(form.fields.get("what") == "why" for form in page.forms):
            why = page.form("why")
            told = browser.send(why, space=rng.choice(why.choices["space"]))
            assert browser.status == 200
            page = browser.get(page_address(told))
    assert most < 3000 or "rematch" in {form.fields.get("what") for form in page.forms}
    assert drafts or most < 3000
    assert any(link.startswith("/api/tables/") for link in page.links)


def page_address(page: Page) -> str:
    """The address of a table's page, as it names it itself."""
    return next(link for link in page.links if link.startswith("/plain/t/"))


def test_invitations_seats_and_proposals(open_house: RunningHouse) -> None:
    ada, ben = Browser(open_house), Browser(open_house)
    page = opened(ada, "luna", name="Ada", players="2", seat0="me", seat1="open", chat="1")
    link = re.findall(r"http://\S+?/t/\w+/join/[\w-]+", page.raw)[0]
    path = link.removeprefix(open_house.url)
    joined = ben.get("/plain" + path)
    table = ben.send(joined.forms[0], name="Ben")
    assert "Ben" in table.words
    ben.send(table.form("ready"))
    page = ada.get(next(link for link in page.links if "seat=0" in link))
    ada.send(page.form("ready"))
    page = ada.send(ada.page.form("propose", about="abandon"))
    told = ben.get(page_address(ben.page))
    assert "without a result" in told.words
    ben.send(told.form("chat"), text="<b>no</b>")
    assert "<b>no</b>" in ben.page.words
    assert "&lt;b&gt;no" in ben.page.raw
    answers = [form for form in ben.page.forms if form.fields.get("what") == "answer"]
    told = ben.send(next(form for form in answers if "agree" not in form.fields))
    told = ben.send(told.form("stand_in"), bot="greedy")
    told = ben.send(told.form("stand_in"))
    told = ben.send(told.form("propose", about="abandon"))
    page = ada.get(page_address(ada.page))
    page = ada.send(page.form("answer", agree="1"))
    page = ada.send(page.form("rematch"))
    assert any(link.startswith("/plain/t/") and "seat" not in link for link in page.links)
    used = ben.get("/plain" + path)
    ben.send(used.forms[0])
    assert ben.status == 410


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_every_language(open_house: RunningHouse, lang: str) -> None:
    browser = Browser(open_house)
    browser.introduce("Ada", lang)
    for path in ("/plain", "/plain/new/luna", "/plain/new/monasterium", "/plain/rules/luna"):
        page = browser.get(path)
        assert browser.status == 200
        assert "house-" not in page.words
        assert f'lang="{lang}"' in page.raw
    page = opened(browser, "luna", players="2", seat0="me", seat1="greedy")
    page = browser.send(page.form("ready"))
    assert "house-" not in page.words
    picture = re.findall(r'src="([^"]+)"', page.raw)[0].replace("&amp;", "&")
    status, headers, raw = browser.client.request("GET", picture)
    assert status == 200
    assert headers["content-type"].startswith("image/svg+xml")
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert b"<script" not in raw
    missing = browser.get("/plain/t/nothing")
    assert browser.status == 404
    assert "house-" not in missing.words


def test_cs_2_forms_of_other_pages_do_nothing(open_house: RunningHouse) -> None:
    browser = Browser(open_house)
    browser.introduce("Ada")
    page = opened(browser, "luna", players="2", seat0="me", seat1="greedy")
    form = page.form("ready")
    body = urlencode(form.fields).encode()
    for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}):
        status, _, _ = browser.client.request("POST", form.action, body, Content_Type=FORM, **headers)
        assert status == 403
    cookie, browser.client.cookie = browser.client.cookie, ""
    status, _, _ = browser.client.request("POST", form.action, body, Content_Type=FORM, Cookie=cookie)
    assert status == 403
    browser.client.cookie = cookie
    assert "ready" in {f.fields.get("what") for f in browser.get(page_address(page)).forms}


XSS = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "</title><script>", "{{7*7}}", "<style>*{}</style>", "' onmouseover='alert(1)",
)  # fmt: skip


@pytest.mark.parametrize("payload", XSS)
def test_xs_1_what_people_write_is_shown_as_they_wrote_it(open_house: RunningHouse, payload: str) -> None:
    browser = Browser(open_house)
    page = opened(browser, "luna", name=payload, players="2", seat0="me", seat1="greedy", chat="1")
    page = browser.send(page.form("ready"), entropy=payload)
    page = browser.send(page.form("chat"), text=payload)
    assert page.words.count(payload) >= 2
    lobby = browser.get("/plain")
    assert payload in lobby.words


def test_a_form_that_is_sent_twice_counts_once(open_house: RunningHouse) -> None:
    browser = Browser(open_house)
    browser.introduce("Ada")
    page = opened(browser, "luna", players="2", seat0="me", seat1="random", quick="1")
    page = browser.send(page.form("ready"))
    while not any(form.fields.get("what") == "play" for form in page.forms):
        page = browser.get(page_address(page))
    form = page.form("play")
    table = open_house.house.tables[page_address(page).split("/")[3].partition("?")[0]]
    browser.send(form)
    made = [kept.wish for kept in table.life.events].count(form.fields["id"])
    browser.send(form)
    assert browser.status == 200
    assert [kept.wish for kept in table.life.events].count(form.fields["id"]) == made == 1
