"""What browsers are handed cannot be turned against their users: XS-1 to XS-3; and play goes on where
sockets are blocked: WS-5."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseSaidNo, PollClient, SeatClient, fresh_id
from chapterhouse.house.guard import Limits
from chapterhouse.lab.standings import Seating
from chapterhouse.lab.tables import write_table
from tests.house.conftest import FREE, RunningHouse
from tests.house.seats import NAMES, assert_done, join, people

WEB = Path(__file__).resolve().parents[3] / "web" / "src"
# What has defaced other houses, and the usual set.
PAYLOADS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<svg onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}",
    "</title><b>",
    "<a href='//evil'>x</a>",
    "'-alert(1)-'",
)


class Markup(HTMLParser):
    """A page as a browser reads it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words, self.scripts, self.marks = "", list[dict[str, str | None]](), set[str]()
        self.places = list[str]()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remembers what could run."""
        if tag == "script":
            self.scripts.append(dict(attrs))
        self.marks |= {name for name, _ in attrs}
        self.places += [value or "" for name, value in attrs if name in ("href", "src", "action")]

    def handle_data(self, data: str) -> None:
        """All that is to be read."""
        self.words += data

    def harmless(self) -> bool:
        """Scripts from files alone, no handlers, no styles in place, no foreign addresses."""
        inline = [script for script in self.scripts if not script.get("src")]
        handlers = [name for name in self.marks if name.startswith("on") or name == "style"]
        abroad = [place for place in self.places if not place.startswith(("/", "#", "?", "data:,"))]
        return not (inline or handlers or abroad or [p for p in self.places if p.startswith("//")])


PAGES = ("/", "/plain", "/plain/new/luna", "/rules/luna")


@pytest.mark.parametrize("payload", PAYLOADS)
def test_xs_1_what_people_write_comes_back_as_they_wrote_it(open_house: RunningHouse, payload: str) -> None:
    with people(open_house, "luna", 2, chat=True) as table:
        client = open_house.client()
        body = {"game": "luna", "players": 2, "seats": ["me", "open"], "name": payload[:40]}
        named = client.post("/api/tables", body)
        card = client.get(f"/api/tables/{named['table']}")
        assert card["seats"][0]["name"] == payload[:40]
        page = Markup(client.request("GET", "/plain")[2].decode())
        assert " ".join(payload[:40].split()) in page.words
        assert page.harmless()
        table.deal()
        assert_done(table[0].wish(ms.Chat(fresh_id(), payload)))
        assert table[1].wait_until(lambda: bool(table[1].spoken))
        assert table[1].spoken[-1].text == payload


@pytest.mark.parametrize("path", [*PAGES, "/api/house", "/api/tables", "/nowhere", "/assets/nothing.js"])
def test_xs_2_every_answer_forbids_scripts_of_others(open_house: RunningHouse, path: str) -> None:
    _, headers, raw = open_house.client().request("GET", path)
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    if headers.get("content-type", "").startswith("text/html"):
        assert Markup(raw.decode()).harmless()


def test_xs_2_the_client_never_makes_markup_of_words() -> None:
    """Whoever writes markup by hand is found here; drawings of our own come as elements."""
    forbidden = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySet|\beval\(|new Function"
    )
    sources = [path for path in WEB.rglob("*.ts*") if path.is_file()]
    assert len(sources) > 20
    assert [path.name for path in sources if forbidden.search(path.read_text(encoding="utf-8"))] == []


def test_xs_3_data_is_never_part_of_a_page(open_house: RunningHouse) -> None:
    """JSON comes as JSON, never within markup, and is no page however it is looked at."""
    for path in ("/api/house", "/api/tables", "/api/me", "/api/dice", "/api/openapi.json"):
        _, headers, raw = open_house.client().request("GET", path)
        assert headers["content-type"].partition(";")[0] == "application/json"
        json.loads(raw)
    for path in PAGES:
        page = open_house.client().request("GET", path)[2].decode()
        assert 'type="application/json"' not in page


def test_xs_3_tables_for_spreadsheets_hold_no_formulas(tmp_path: Path) -> None:
    """A bot may be called anything: a cell never begins like a formula."""
    row = Seating.__new__(Seating)
    for name in Seating.__dataclass_fields__:
        object.__setattr__(row, name, "=HYPERLINK(1)")
    write_table([row], tmp_path / "rows.csv")
    cells = (tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()[1].split(",")
    assert cells
    assert not [cell for cell in cells if cell.strip('"').startswith(("=", "+", "@"))]


def test_ws_5_play_goes_on_by_polling_where_sockets_are_blocked(tmp_path: Path) -> None:
    blocked = Limits(**{name: getattr(FREE, name) for name in FREE.__dataclass_fields__} | {"sockets": 0})
    running = RunningHouse(f"sqlite:{tmp_path / 'house.sqlite'}", blocked)
    try:
        client, friend = running.client(), running.client()
        body = {
            "game": "luna",
            "players": 2,
            "seats": ["me", "open"],
            "name": NAMES[0],
            "settings": {"confirm": "quick"},
        }
        opened = client.post("/api/tables", body)
        joined = join(friend, opened["table"], opened["links"][0]["link"], NAMES[1])
        with pytest.raises(Exception, match="HTTP 429"):
            SeatClient(client, opened["table"], opened["key"], 0).open()
        seats = [
            PollClient(house, opened["table"], told["key"], at)
            for at, (house, told) in enumerate([(client, opened), (friend, joined)])
        ]
        for seat in seats:
            seat.receive(1)
            assert_done(seat.wish(ms.Ready(fresh_id())))
        rng = Random(6)
        for _ in range(15):
            for seat in seats:
                seat.receive(1)
            mover = next(seat for seat in seats if seat.seat in seat.now.awaited)
            assert_done(mover.play(rng.choice(mover.now.legal)))
        assert max(seat.now.ply for seat in seats) >= 14
    finally:
        running.stop()


def test_a_stranger_cannot_poll_a_seat(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table, pytest.raises(HouseSaidNo) as refused:
        PollClient(open_house.client(), table.table, "", 0).receive(1)
    assert refused.value.code == "not_seated"
