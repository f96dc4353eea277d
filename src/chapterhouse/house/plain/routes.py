"""The routes of the plain pages. Whatever changes something comes from a form of the house itself."""

import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.app import talk_of, visitor_of
from chapterhouse.house.errors import STATUS, No
from chapterhouse.house.guard import (
    Visitor,
    cookie_header,
    cookie_of,
    fresh_secret,
    is_secure,
    read_body,
    same_origin,
)
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.opening import Opening
from chapterhouse.house.plain import lists, lobby
from chapterhouse.house.plain.table import TablePage
from chapterhouse.house.service import House, refusal
from chapterhouse.house.static import client_page
from chapterhouse.house.talking import Talk, read
from chapterhouse.house.telling import Reader
from chapterhouse.house.ways import decoded
from chapterhouse.house.words import words
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.pictures.svg import picture

LOG = logging.getLogger("chapterhouse.house")
FORM = "application/x-www-form-urlencoded"
# A picture carries its own style; nothing else in it may do anything.
PICTURE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

Given = dict[str, str]
Page = Callable[[Request, Visitor], Awaitable[Response]]
Deed = Callable[[Request, Visitor, Given], Awaitable[Response]]


class Plain:
    """The pages of one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    # -- looking --------------------------------------------------------------------------

    async def lobby(self, request: Request, visitor: Visitor) -> Response:
        """The lobby."""
        return HTMLResponse(await lobby.lobby_page(self.house, visitor, is_secure(request)))

    async def finished(self, request: Request, visitor: Visitor) -> Response:
        """Finished games of everybody."""
        before = request.query_params.get("before", "")
        return HTMLResponse(await lists.finished_page(self.house, visitor, before))

    async def dice(self, request: Request, visitor: Visitor) -> Response:
        """The dice of one table."""
        talk = await talk_of(self.house, request, visitor)
        return HTMLResponse(await lists.dice_page(self.house, talk))

    async def all_dice(self, request: Request, visitor: Visitor) -> Response:
        """The dice of the house."""
        return HTMLResponse(lists.all_dice_page(self.house, visitor))

    async def new(self, request: Request, visitor: Visitor) -> Response:
        """The form for a new table."""
        return HTMLResponse(lobby.new_page(_game(request), visitor))

    async def invitation(self, request: Request, visitor: Visitor) -> Response:
        """An invitation."""
        path = request.path_params
        return HTMLResponse(lobby.join_page(visitor, path["table"], path["key"]))

    async def rules(self, request: Request, visitor: Visitor) -> Response:
        """The rules of a game."""
        return HTMLResponse(lobby.rules_page(_game(request), visitor.lang))

    async def table(self, request: Request, visitor: Visitor) -> Response:
        """A table; whoever holds a seat there is led to it."""
        talk = await talk_of(self.house, request, visitor)
        if talk.reader.seat is None and talk.place.held and "seat" not in request.query_params:
            return _to(f"/plain/t/{talk.place.table.row.id}?seat={talk.place.held[0]}")
        talk.place.table.drive()
        whole = request.query_params.get("log") == "all"
        return HTMLResponse(TablePage(talk, whole=whole).text())

    async def picture(self, request: Request, visitor: Visitor) -> Response:
        """The board as a picture."""
        talk = await talk_of(self.house, request, visitor)
        sight = talk.place.table.sight
        if talk.place.table.life.table is None:
            raise No("not_running")
        drawn = picture(sight.scene(sight.view(talk.reader.seat)), sight.words(talk.reader).say)
        headers = {"content-security-policy": PICTURE_CSP, "cache-control": "private, max-age=60"}
        return Response(drawn, media_type="image/svg+xml", headers=headers)

    # -- doing ----------------------------------------------------------------------------

    async def me(self, request: Request, visitor: Visitor, given: Given) -> Response:
        """A name and a language."""
        lang = given.get("lang", "en")
        if lang not in lobby.LANGUAGE_NAMES:
            raise No("malformed", fault="lang")
        _, cookie = await self._guest(request, visitor, given.get("name", ""), lang)
        return _to("/plain", cookie)

    async def _guest(self, request: Request, visitor: Visitor, name: str, lang: str) -> tuple[Visitor, str]:
        """The visitor as a guest with a name, and his cookie."""
        self.house.enter_limit.check(visitor.address)
        known = cookie_of(request) if visitor.guest else None
        secret = known or fresh_secret()
        guest = await self.house.keep_guest(
            secret, name or (visitor.guest.name if visitor.guest else ""), lang
        )
        return Visitor(guest, visitor.key, visitor.address, lang), cookie_header(request, secret)

    async def create(self, request: Request, visitor: Visitor, given: Given) -> Response:
        """Opens a table."""
        game = _game(request)
        opening = decoded(json.dumps(lobby.opening_of(game, given)).encode(), Opening)
        guest, cookie = await self._guest(request, visitor, given.get("name", ""), visitor.lang)
        opened = await self.house.create(opening, guest)
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        if not opened.links:
            return _to(_seat_page(opened.table, opened.seat), cookie)
        shown = lobby.links_page(guest.lang, opened.table, opened.seat, list(opened.links), origin)
        return HTMLResponse(shown, headers={"set-cookie": cookie})

    async def join(self, request: Request, visitor: Visitor, given: Given) -> Response:
        """Takes the seat of an invitation."""
        path = request.path_params
        guest, cookie = await self._guest(request, visitor, given.get("name", ""), visitor.lang)
        opened = await self.house.join(path["table"], path["key"], given.get("name", ""), guest)
        return _to(_seat_page(opened.table, opened.seat), cookie)

    async def sit(self, request: Request, visitor: Visitor, given: Given) -> Response:
        """Sits down on an open seat."""
        guest, cookie = await self._guest(request, visitor, given.get("name", ""), visitor.lang)
        opened = await self.house.sit(
            request.path_params["table"], _seat(given), given.get("name", ""), guest
        )
        return _to(_seat_page(opened.table, opened.seat), cookie)

    async def link(self, request: Request, visitor: Visitor, given: Given) -> Response:
        """A new link for a seat."""
        table = request.path_params["table"]
        made = await self.house.link(table, _seat(given), visitor)
        place = await self.house.place(table, visitor)
        seat = place.held[0] if place.held else None
        talk = Talk(self.house, visitor, place, Reader(seat, visitor.lang))
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return HTMLResponse(TablePage(talk, link=origin + made).text())

    async def do(self, request: Request, visitor: Visitor, given: Given) -> Response:
        """A wish."""
        talk = await talk_of(self.house, request, visitor)
        message = read(json.dumps(wish_of(given)))
        assert isinstance(message, ms.Wish)
        answer = await talk.answer(message)
        if isinstance(answer, ms.Done):
            if isinstance(message, ms.Leave):
                return _to("/plain")
            return _to(_seat_page(talk.place.table.row.id, talk.reader.seat))
        status = STATUS[answer.code] if isinstance(answer, ms.Refused) else 200
        return HTMLResponse(TablePage(talk, answer).text(), status)

    # -- around ---------------------------------------------------------------------------

    def shown(self, page: Page) -> Callable[[Request], Awaitable[Response]]:
        """A page as Starlette takes it."""

        async def serve(request: Request) -> Response:
            return await self._safely(request, page)

        return serve

    def done(self, deed: Deed) -> Callable[[Request], Awaitable[Response]]:
        """What a form does, as Starlette takes it."""

        async def act(request: Request, visitor: Visitor) -> Response:
            return await deed(request, visitor, await form_of(request))

        return self.shown(act)

    async def _safely(self, request: Request, page: Page) -> Response:
        visitor = Visitor(None, None, "", "en")
        try:
            self.house.request_limit.check(request.client.host if request.client else "")
            visitor = await visitor_of(self.house, request)
            response = await page(request, visitor)
        except HouseError as error:
            return _fault(refusal(error), visitor.lang, error)
        except Exception as error:  # a fault of ours: whoever asks gets its number
            return _fault(No("internal"), visitor.lang, error)
        response.headers.setdefault("cache-control", "no-store")
        return response


def _fault(no: No, lang: str, error: BaseException) -> Response:
    id_ = secrets.token_hex(6)
    METRICS.refused.labels(no.code).inc()
    if no.code == "internal":
        METRICS.errors.inc()
        LOG.error("fault", exc_info=error, extra={"id": id_})
    return HTMLResponse(lobby.fault_page(lang, words(lang).refusal(no), id_), STATUS[no.code])


async def form_of(request: Request) -> Given:
    """The fields of a form of the house itself."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != FORM:
        raise No("malformed", fault="content-type")
    if not same_origin(request.headers):
        raise No("foreign_origin")
    try:
        return dict(
            parse_qsl((await read_body(request)).decode(), keep_blank_values=True, max_num_fields=100)
        )
    except ValueError:
        raise No("malformed", fault="form") from None


def wish_of(given: Given) -> dict[str, object]:
    """The fields of a form as a message of the protocol, which is then read as strictly as any."""
    what, told = given.get("what", ""), dict[str, object](type=given.get("what"), id=given.get("id"))
    for name in ("n", "action", "seat", "motion"):
        if name in given and name in FIELDS.get(what, ()):
            told[name] = int(given[name]) if given[name].lstrip("-").isdecimal() else given[name]
    for name in ("confirm", "all", "agree"):
        if name in FIELDS.get(what, ()):
            told[name] = given.get(name) == "1"
    for name in ("entropy", "text", "space"):
        if name in FIELDS.get(what, ()):
            told[name] = given.get(name, "")
    if "bot" in FIELDS.get(what, ()):
        told["bot"] = given.get("bot") or None
    if what == "propose":
        told["what"] = given.get("about")
    return told


FIELDS = {
    "play": ("n", "action", "confirm"), "undo": ("n", "all"), "ready": ("entropy",),
    "set_bot": ("seat", "bot"), "propose": ("seat", "bot"), "answer": ("motion", "agree"),
    "stand_in": ("bot",), "chat": ("text",), "why": ("space",),
}  # fmt: skip


def _game(request: Request) -> Game:
    game = request.path_params["game"]
    if game not in game_ids():
        raise No("unknown_game", games=", ".join(game_ids()))
    return load_game(game)


def _seat(given: Given) -> int:
    if not given.get("seat", "").isdecimal():
        raise No("malformed", fault="seat")
    return int(given["seat"])


def _seat_page(table: str, seat: int | None) -> str:
    return f"/plain/t/{table}" + ("" if seat is None else f"?seat={seat}")


def _to(path: str, cookie: str = "") -> Response:
    """Leads on with a new request, so that a page can be loaded again without harm."""
    return RedirectResponse(path, 303, {"set-cookie": cookie} if cookie else None)


def page_routes(house: House) -> list[BaseRoute]:
    """The pages that people open: the client's if it was built, the plain ones always."""
    plain = Plain(house)

    async def get_client(request: Request) -> Response:
        page = client_page()
        if page is not None:
            return FileResponse(page, headers={"cache-control": "no-cache"})
        return RedirectResponse("/plain" + request.url.path.rstrip("/"), 303)

    async def get_style(request: Request) -> Response:
        return FileResponse(Path(__file__).with_name("style.css"), headers={"cache-control": "no-cache"})

    paths = (
        "/", "/new/{game}", "/rules/{game}", "/t/{table}", "/t/{table}/join/{key}", "/t/{table}/dice",
        "/finished", "/dice",
    )  # fmt: skip
    shown: dict[str, Page] = {
        "/plain": plain.lobby, "/plain/new/{game}": plain.new, "/plain/rules/{game}": plain.rules,
        "/plain/t/{table}": plain.table, "/plain/t/{table}/picture.svg": plain.picture,
        "/plain/t/{table}/join/{key}": plain.invitation, "/plain/t/{table}/dice": plain.dice,
        "/plain/finished": plain.finished, "/plain/dice": plain.all_dice,
    }  # fmt: skip
    done: dict[str, Deed] = {
        "/plain/me": plain.me, "/plain/new/{game}": plain.create,
        "/plain/t/{table}/join/{key}": plain.join, "/plain/t/{table}/sit": plain.sit,
        "/plain/t/{table}/link": plain.link, "/plain/t/{table}/do": plain.do,
    }  # fmt: skip
    return [
        *(Route(path, get_client, methods=["GET"]) for path in paths),
        Route("/plain/style.css", get_style, methods=["GET"]),
        *(Route(path, plain.shown(page), methods=["GET"]) for path, page in shown.items()),
        *(Route(path, plain.done(deed), methods=["POST"]) for path, deed in done.items()),
    ]
