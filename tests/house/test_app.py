"""Routes: who may use which (AZ-1), what a change must look like (CS-1 to CS-3), how faults are told
(ER-1)."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from chapterhouse.house import messages as ms
from chapterhouse.house import ways as ways_module
from chapterhouse.house.app import SOCKET, App
from chapterhouse.house.client import HouseClient, HouseSaidNo, SeatClient, fresh_id
from chapterhouse.house.errors import STATUS
from chapterhouse.house.guard import HEADERS
from chapterhouse.house.ways import WAYS, Way
from tests.house.conftest import RunningHouse
from tests.house.seats import People, assert_done, people

ROLES = ("nobody", "guest", "spectator", "seat", "other seat", "host", "dead key")

# AZ-1: what each right means for each role, at a table that may not be watched.
MAY = {
    "anyone": set(ROLES),
    "guest": {"guest"},
    "watcher": {"seat", "other seat", "host"},
    "keeper": {"host"},  # the seat asked for is nobody's own; one's own: test_az_3 below
    "seat": {"seat", "other seat", "host"},
}
BODIES: dict[str, Any] = {
    "post_me": {"name": "Zoe"},
    "post_tables": {"game": "luna", "players": 2, "name": "Zoe"},
    "post_sit": {"seat": 7},
    "post_join": {"key": "none"},
    "post_link": {"seat": 7},
    "post_send": {"type": "past", "id": "x", "ply": 0},
}


@pytest.fixture(scope="module")
def table(open_house: RunningHouse) -> Iterator[People]:
    """A table that nobody may watch; its host sits on seat 0."""
    with people(open_house, "luna", 2, watch=False) as made:
        made.deal()
        yield made


def client_of(role: str, table: People) -> tuple[HouseClient, str]:
    """A program or browser in a role, and the key that it shows."""
    client = table.running.client()
    if role == "guest":
        client.post("/api/me", {"name": "Gus"})
    keys = {"seat": table[1].key, "other seat": table[1].key, "host": table[0].key, "dead key": "x" * 32}
    return client, keys.get(role, "")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.method} {way.path}")
def test_az_1_every_route_for_every_role(way: Way, role: str, table: People) -> None:
    client, key = client_of(role, table)
    path = way.path.replace("{table}", table.table).replace("{game}", "luna")
    body = BODIES.get(way.handler.__name__) if way.method == "POST" else None
    status, headers, raw = client.request(way.method, path, body, key)
    assert (status in (401, 403)) != (role in MAY[way.right]), (status, raw)
    assert status < 500
    for name, value in HEADERS.items():
        assert headers[name] == value


def test_az_1_no_route_is_without_a_right(open_house: RunningHouse) -> None:
    """Whatever the application serves is in the table of routes, or a page or file for everybody."""
    pages = {"/", "/new/{game}", "/rules/{game}", "/t/{table}", "/t/{table}/join/{key}"}
    pages |= {"/t/{table}/dice", "/finished", "/dice", "/assets/{path:path}", "/icon.svg"}
    opened = open_house.server.opened
    assert isinstance(opened.app, App)
    served = set()
    for route in opened.app.starlette.routes:
        assert isinstance(route, Route | WebSocketRoute)
        methods = (route.methods or set()) - {"HEAD"} if isinstance(route, Route) else {"SOCKET"}
        served |= {(method, route.path) for method in methods}
    listed = {(way.method, way.path) for way in WAYS} | {("SOCKET", SOCKET)}
    others = {path for method, path in served - listed}
    assert listed <= served
    assert all(path in pages or path.startswith("/plain") for path in others), others


def socket_status(running: RunningHouse, table: str, seat: int | None, **headers: str) -> int:
    """What a handshake is answered with; 101 = a socket."""
    query = "" if seat is None else f"?seat={seat}"
    url = f"ws{running.url.removeprefix('http')}/api/tables/{table}/socket{query}"
    try:
        with connect(url, additional_headers=headers, proxy=None):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_az_1_sockets(table: People) -> None:
    running = table.running

    def ask(seat: int | None, key: str) -> int:
        return socket_status(running, table.table, seat, Authorization=f"Bearer {key}")

    assert ask(0, table[0].key) == 101
    assert ask(1, table[0].key) == 403
    assert ask(1, "") == 403
    assert ask(None, "x" * 32) == 403  # nobody may watch here
    assert ask(None, table[1].key) == 101
    assert socket_status(running, "unknown", None, Authorization="Bearer x") == 404


def test_cs_1_a_socket_needs_the_houses_own_origin(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        browser = open_house.client()
        browser.post("/api/me", {"name": "Ada"})
        cookie = {"Cookie": browser.cookie}
        for origin in ("https://elsewhere.example", "null", open_house.url + ".elsewhere.example"):
            assert socket_status(open_house, table.table, None, Origin=origin, **cookie) == 403
        assert socket_status(open_house, table.table, None, **cookie) == 403
        assert socket_status(open_house, table.table, None) == 403
        assert socket_status(open_house, table.table, None, Origin=open_house.url, **cookie) == 101
        assert socket_status(open_house, table.table, None, Authorization="Bearer x") == 101


CHANGES = [way for way in WAYS if way.method != "GET"]


@pytest.mark.parametrize("way", CHANGES, ids=lambda way: f"{way.method} {way.path}")
def test_cs_2_a_change_by_cookie_needs_json_and_the_houses_own_page(
    way: Way, open_house: RunningHouse, table: People
) -> None:
    browser = open_house.client()
    browser.post("/api/me", {"name": "Ada"})
    path = way.path.replace("{table}", table.table)
    body = BODIES.get(way.handler.__name__, {})

    def ask(**headers: str) -> tuple[int, str]:
        given = {"Origin": "", **headers}
        told = browser.request(way.method, path, body, **{k: v for k, v in given.items() if v})
        return told[0], told[2].decode()

    form = {"Content_Type": "application/x-www-form-urlencoded", "Origin": open_house.url}
    assert ask(**form)[0] == 415
    assert ask(Content_Type="text/plain", Origin=open_house.url)[0] == 415
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "null", "Sec_Fetch_Site": "same-origin"},
    ):
        status, told = ask(**headers)
        assert (status, "foreign_origin" in told) == (403, True), told
    cookie, browser.cookie = browser.cookie, ""
    for headers in ({"Cookie": cookie}, {"Cookie": cookie, "Sec_Fetch_Site": "cross-site"}):
        status, told = ask(**headers)
        assert (status, "foreign_origin" in told) == (403, True), told
    assert "foreign_origin" not in ask(Cookie=cookie, Sec_Fetch_Site="same-origin")[1]


MARKS = {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"}


def test_cs_3_cookies_have_all_their_marks(open_house: RunningHouse) -> None:
    browser = open_house.client()
    _, headers, _ = browser.request("POST", "/api/me", {"name": "Ada"})
    name, _, rest = headers["set-cookie"].partition("=")
    assert name == "__Host-chapterhouse"
    assert set(re.split("; ", rest)[1:]) == {
        "Path=/",
        "Max-Age=31536000",
        "HttpOnly",
        "SameSite=Lax",
        "Secure",
    }
    assert len(rest.partition(";")[0]) >= 32


def test_cs_3_in_a_clubs_network_only_what_needs_https_is_dropped(open_house: RunningHouse) -> None:
    client = open_house.client()
    _, headers, _ = client.request("POST", "/api/me", {"name": "Ada"}, Host="club.example:8000")
    name, _, rest = headers["set-cookie"].partition("=")
    assert name == "chapterhouse"
    assert set(rest.split("; ")[1:]) == MARKS


def test_er_1_errors_have_a_code_and_an_id_and_no_traceback(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def falls(*args: Any) -> Any:
        raise ZeroDivisionError("secret of the machine")

    monkeypatch.setattr(ways_module, "about_house", falls)
    client = open_house.client()
    status, _, raw = client.request("GET", "/api/house")
    assert status == 500
    assert b"secret" not in raw
    assert b"ZeroDivision" not in raw
    with pytest.raises(HouseSaidNo) as found:
        client.get("/api/house")
    assert found.value.code == "internal"
    assert re.fullmatch("[0-9a-f]{12}", found.value.told["id"])


def test_er_1_a_fault_in_a_wish_ends_neither_table_nor_connection(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        life = open_house.house.tables[table.table]
        monkeypatch.setattr(life.sight, "why", lambda *_: 1 / 0)
        told = table.mover.wish(ms.Why("w", "pass"))
        assert isinstance(told, ms.Refused)
        assert told.code == "internal"
        assert_done(table.mover.play(table.mover.now.legal[0]))


def test_unknown_places_and_methods(open_house: RunningHouse) -> None:
    client = open_house.client()
    for method, path, status in (
        ("GET", "/api/nothing", 404), ("GET", "/api/tables/none", 404), ("GET", "/api/rules/chess", 404),
        ("DELETE", "/api/house", 405), ("GET", "/assets/../app.py", 404),
        ("GET", "/assets/%2e%2e/app.py", 404),
    ):  # fmt: skip
        found, headers, raw = client.request(method, path)
        assert found == status, path
        assert b'"code"' in raw
        assert headers["content-type"] == "application/json"


def test_a_body_that_is_too_long_is_refused(open_house: RunningHouse) -> None:
    status, _, raw = open_house.client().request("POST", "/api/me", b'{"name":"' + b"x" * 70_000 + b'"}')
    assert (status, b"too_large" in raw) == (413, True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"), ({"players": 9}, "bad_option"),
        ({"options": {"x": 1}}, "bad_option"),
        ({"options": {"start_player": 7}}, "bad_option"), ({"seats": ["me"]}, "bad_option"),
        ({"seats": ["me", "me"]}, "bad_option"), ({"seats": ["me", "deep blue"]}, "unknown_bot"),
        ({"name": ""}, "bad_name"), ({"name": "x" * 41}, "bad_name"), ({"name": "A\u202eda"}, "bad_name"),
        ({"settings": {"clock": {"mode": "blitz"}}}, "malformed"), ({"winner": 1}, "malformed"),
        ({"players": True}, "malformed"), ({"settings": {"pace": -1}}, "malformed"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be(open_house: RunningHouse, change: dict[str, Any], code: str) -> None:
    body = {"game": "monasterium", "players": 2, "name": "Ada"} | change
    with pytest.raises(HouseSaidNo) as found:
        open_house.client().post("/api/tables", body)
    assert found.value.code == code
    assert found.value.status == STATUS[code]
    assert found.value.told["words"]


def test_openapi_and_protocol(open_house: RunningHouse) -> None:
    client = open_house.client()
    told = client.get("/api/openapi.json")
    assert set(told["paths"]) == {way.path for way in WAYS}
    for operations in told["paths"].values():
        for operation in operations.values():
            assert operation["summary"]
    refs = set(re.findall(r"#/components/schemas/(\w+)", str(told)))
    assert refs <= set(told["components"]["schemas"])
    assert "ClientMessage" in client.get("/api/protocol.json")["$defs"]


def test_rules_in_three_languages(open_house: RunningHouse) -> None:
    titles = set()
    for lang in ("en", "it", "de"):
        book = open_house.client().get(f"/api/rules/luna?lang={lang}")
        assert sum(len(section["rules"]) for section in book["sections"]) > 100
        titles.add(book["sections"][0]["title"])
    assert len(titles) == 3


def test_the_lobby_and_my_tables(open_house: RunningHouse) -> None:
    browser = open_house.client()
    browser.post("/api/me", {"name": "Ada", "lang": "de"})
    opened = browser.post("/api/tables", {"game": "luna", "players": 2})
    hidden = browser.post("/api/tables", {"game": "luna", "players": 2, "settings": {"listed": False}})
    listed = [card["table"] for card in browser.get("/api/tables")["tables"]]
    assert opened["table"] in listed
    assert hidden["table"] not in listed
    mine = browser.get("/api/me")
    assert (mine["name"], mine["lang"]) == ("Ada", "de")
    assert {card["table"]: card["seat"] for card in mine["tables"]} == {
        opened["table"]: 0,
        hidden["table"]: 0,
    }
    friend = open_house.client()
    sat = friend.post(f"/api/tables/{opened['table']}/sit", {"seat": 1, "name": "Ben"})
    assert sat["key"]
    with pytest.raises(HouseSaidNo, match="seat_taken"):
        open_house.client().post(f"/api/tables/{opened['table']}/sit", {"seat": 1, "name": "Cleo"})
    with pytest.raises(HouseSaidNo, match="forbidden"):
        open_house.client().post(f"/api/tables/{hidden['table']}/sit", {"seat": 1, "name": "Cleo"})


def test_az_3_a_new_link_ends_the_old_one_at_once(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        old = table[1].key
        link = table[1].house.post(f"/api/tables/{table.table}/link", {"seat": 1}, old)["link"]
        assert socket_status(open_house, table.table, 1, Authorization=f"Bearer {old}") == 403
        closing = table[1].receive_until_closed(1.0)
        assert closing == ("link", 4401)
        new = link.rpartition("/")[2]
        joined = open_house.client().post(f"/api/tables/{table.table}/join", {"key": new})
        assert joined == {"table": table.table, "seat": 1, "key": new, "links": []}
        table[1].key = new
        table[1].open()
        assert table[1].n == table[0].n
        with pytest.raises(HouseSaidNo, match="used_link"):
            open_house.client().post(f"/api/tables/{table.table}/join", {"key": old})


def test_az_3_an_invitation_is_used_once(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        key = table.links[1].rpartition("/")[2]
        with pytest.raises(HouseSaidNo, match="used_link"):
            open_house.client().post(f"/api/tables/{table.table}/join", {"key": key, "name": "Mallory"})


def test_az_3_signing_out_closes_this_browsers_sockets(open_house: RunningHouse) -> None:
    browser = open_house.client()
    browser.post("/api/me", {"name": "Ada"})
    opened = browser.post("/api/tables", {"game": "luna", "players": 2})
    with SeatClient(browser, opened["table"], "", 0) as seat:
        browser.call("DELETE", "/api/me", {})
        assert seat.receive_until_closed(1.0) == ("link", 4401)
    with pytest.raises(HouseSaidNo, match="not_seated"):
        browser.get(f"/api/tables/{opened['table']}/poll?seat=0&after=-1")


def test_az_4_several_seats_of_one_browser_are_a_hotseat_and_marked(open_house: RunningHouse) -> None:
    browser = open_house.client()
    browser.post("/api/me", {"name": "Ada"})
    body = {
        "game": "luna",
        "players": 2,
        "seats": ["me", "me"],
        "settings": {"hotseat": True, "confirm": "quick"},
    }
    opened = browser.post("/api/tables", body)
    with (
        SeatClient(browser, opened["table"], "", 0) as first,
        SeatClient(browser, opened["table"], "", 1) as second,
    ):
        assert first.welcome is not None
        assert first.welcome.held == (0, 1)
        for seat in (first, second):
            assert_done(seat.wish(ms.Ready(fresh_id(), "")))
        assert first.wait_until(lambda: first.now.phase == "running")
        mover = (first, second)[first.now.awaited[0]]
        assert mover.wait_for_turn()
        assert_done(mover.play(mover.now.legal[0]))
        assert [e.by for e in mover.events if e.kind == "played"] == ["hotseat"]


def test_az_4_without_hotseat_a_browser_has_one_seat(open_house: RunningHouse) -> None:
    browser = open_house.client()
    browser.post("/api/me", {"name": "Ada"})
    opened = browser.post("/api/tables", {"game": "luna", "players": 2})
    key = opened["links"][0]["link"].rpartition("/")[2]
    with pytest.raises(HouseSaidNo, match="forbidden"):
        browser.post(f"/api/tables/{opened['table']}/join", {"key": key})


def test_az_2_the_host_reads_no_more_than_his_seat(open_house: RunningHouse) -> None:
    """There is no route by which a host, or anybody, sees another's seat: only held seats are open."""
    browser = open_house.client()
    browser.post("/api/me", {"name": "Host"})
    opened = browser.post("/api/tables", {"game": "luna", "players": 2, "seats": ["open", "open"]})
    assert opened["seat"] is None
    for seat in (0, 1):
        with pytest.raises(HouseSaidNo, match="not_seated"):
            browser.get(f"/api/tables/{opened['table']}/poll?seat={seat}&after=-1")
    told = browser.get(f"/api/tables/{opened['table']}/poll?after=-1&wait=1")["messages"]
    assert told[0]["host"] is True
    assert told[0]["seat"] is None
