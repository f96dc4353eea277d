"""Routes, and who may use which. A route that is not in `WAYS` does not exist; one without a right
cannot be written."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house import polling
from chapterhouse.house.about import about_house
from chapterhouse.house.errors import STATUS, No
from chapterhouse.house.guard import (
    SafeHeaders,
    Visitor,
    bearer_of,
    check_change,
    check_origin,
    cookie_header,
    cookie_of,
    fresh_secret,
    hashed,
    is_secure,
    read_body,
)
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.openapi import openapi
from chapterhouse.house.service import House, Opened, Opening, refusal
from chapterhouse.house.sight import Reader
from chapterhouse.house.sockets import Connection
from chapterhouse.house.store import queries
from chapterhouse.house.talking import Talk, read
from chapterhouse.house.words import known_language, words
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.guide import guide
from chapterhouse.kernel.rulebook import rulebook

LOG = logging.getLogger("chapterhouse.house")

# anyone: nothing is asked. guest: a browser with its cookie. watcher: whoever may look at the table.
# seat: a seat of the table, by cookie or key. keeper: one's own seat, or the host.
Right = Literal["anyone", "guest", "watcher", "seat", "keeper"]
T = TypeVar("T")


@dataclass
class Ask:
    """A request with what is known of who asks."""

    house: House
    request: Request
    visitor: Visitor
    talk: Talk | None = None

    @property
    def table(self) -> str:
        """The table of the path."""
        return str(self.request.path_params["table"])

    def at_table(self) -> Talk:
        """The visitor at the table, as his right was checked."""
        assert self.talk is not None
        return self.talk

    async def body(self, type_: type[T]) -> T:
        """The body, read strictly."""
        return decoded(await read_body(self.request), type_)


Handler = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Way:
    """A route: its method, its path, who may use it, what it does and answers."""

    method: str
    path: str
    right: Right
    handler: Handler
    takes: Any = None


def decoded(raw: bytes, type_: type[T]) -> T:
    """A body as a type."""
    try:
        return msgspec.json.decode(raw, type=type_)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise No("malformed", fault=str(error)[:200]) from None


# -- bodies -------------------------------------------------------------------------------

Name = Annotated[str, Meta(max_length=200)]
KeyText = Annotated[str, Meta(min_length=1, max_length=100)]


class MeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's name and language."""

    name: Name = ""
    lang: ms.Lang = "en"


class SitBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to sit down on."""

    seat: ms.Seat
    name: Name = ""


class JoinBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of an invitation or of one's own seat."""

    key: KeyText
    name: Name = ""


class LinkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that gets a new link."""

    seat: ms.Seat


# -- handlers -----------------------------------------------------------------------------


async def get_house(ask: Ask) -> Any:
    """Version, languages, bots and games."""
    told = about_house(ask.house.warming, ask.visitor.lang)
    return {**told, "secure": is_secure(ask.request)}


async def get_me(ask: Ask) -> Any:
    """Name, language, my tables."""
    guest = ask.visitor.guest
    if guest is None:
        return {"name": "", "lang": ask.visitor.lang, "tables": []}
    mine = [{**_card(card), "seat": seat} for card, seat in await ask.house.my_tables(guest)]
    return {"name": guest.name, "lang": guest.lang, "tables": mine}


async def post_me(ask: Ask) -> Any:
    """A name and a language; a browser without a cookie gets one."""
    body = await ask.body(MeBody)
    ask.house.enter_limit.check(ask.visitor.address)
    secret = cookie_of(ask.request)
    fresh = secret is None or ask.visitor.guest is None
    secret = fresh_secret() if fresh or secret is None else secret
    guest = await ask.house.keep_guest(secret, body.name, body.lang)
    response = as_json({"name": guest.name, "lang": guest.lang})
    response.headers["set-cookie"] = cookie_header(ask.request, secret)
    return response


async def delete_me(ask: Ask) -> Any:
    """Signs this browser out."""
    assert ask.visitor.guest is not None
    await ask.house.forget_guest(ask.visitor.guest)
    response = as_json({})
    response.headers["set-cookie"] = cookie_header(ask.request, "", 0)
    return response


async def get_tables(ask: Ask) -> Any:
    """The lobby."""
    return {"tables": [_card(card) for card in await ask.house.lobby()]}


async def post_tables(ask: Ask) -> Any:
    """Opens a table."""
    return _opened(await ask.house.create(await ask.body(Opening), ask.visitor))


async def get_table(ask: Ask) -> Any:
    """A table's line in the lobby."""
    return _card(await ask.house.card(ask.table))


async def post_sit(ask: Ask) -> Any:
    """Sits down."""
    body = await ask.body(SitBody)
    return _opened(await ask.house.sit(ask.table, body.seat, body.name, ask.visitor))


async def post_join(ask: Ask) -> Any:
    """Joins by a key."""
    body = await ask.body(JoinBody)
    return _opened(await ask.house.join(ask.table, body.key, body.name, ask.visitor))


async def post_link(ask: Ask) -> Any:
    """A new link."""
    body = await ask.body(LinkBody)
    return {"link": await ask.house.link(ask.table, body.seat, ask.visitor)}


async def get_record(ask: Ask) -> Any:
    """The record, as a file."""
    talk = ask.at_table()
    text = await ask.house.record(talk.place, _any_seat(talk))
    name = f"{talk.place.table.row.game}-{ask.table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


def _any_seat(talk: Talk) -> int | None:
    """The seat that was asked for, or the only one held."""
    if talk.reader.seat is None and len(talk.place.held) == 1:
        return talk.place.held[0]
    return talk.reader.seat


async def get_poll(ask: Ask) -> Any:
    """What is new."""
    query = ask.request.query_params
    chat = _number(query.get("chat"), "chat") if "chat" in query else None
    told = await polling.poll(
        ask.at_table(),
        _number(query.get("after", "-1"), "after"),
        float(_number(query.get("wait", "20"), "wait")),
        chat,
    )
    return polling.messages(told)


async def post_send(ask: Ask) -> Any:
    """One message, and its answer."""
    message = read(await read_body(ask.request))
    talk = ask.at_table()
    if isinstance(message, ms.Ping):
        return polling.messages([ms.Pong(talk.place.table.clock(), talk.place.table.life.n)])
    if isinstance(message, ms.Hello):
        raise No("malformed", fault="hello")
    return polling.messages([await talk.answer(message)])


def _game_of(ask: Ask) -> Game:
    """The game of the path."""
    game = ask.request.path_params["game"]
    if game not in game_ids():
        raise No("unknown_game", games=", ".join(game_ids()))
    return load_game(game)


async def get_guide(ask: Ask) -> Any:
    """The cards of a guided first game."""
    cards = guide(_game_of(ask), ask.visitor.lang)
    return {"opening": cards.opening, "points": cards.points, "end": cards.end}


async def get_rules(ask: Ask) -> Any:
    """The numbered rules."""
    game = _game_of(ask)
    book = rulebook(game.folder, ask.visitor.lang)
    sections = [
        {"key": key, "title": title, "rules": [
            {"id": rule.id, "title": rule.title, "text": rule.text, "source": rule.source}
            for rule in book.of(key)
        ]}
        for key, title in book.sections.items()
    ]  # fmt: skip
    return {"game": game.id, "title": book.title, "sections": sections}


async def get_dice(ask: Ask) -> Any:
    """Statistics of all dice."""
    return ask.house.dice.told()


async def get_openapi(ask: Ask) -> Any:
    """HTTP for programs."""
    return openapi(WAYS)


async def get_protocol(ask: Ask) -> Any:
    """The messages for programs."""
    return ms.schema()


WAYS: Sequence[Way] = (
    Way("GET", "/api/house", "anyone", get_house),
    Way("GET", "/api/me", "anyone", get_me),
    Way("POST", "/api/me", "anyone", post_me, MeBody),
    Way("DELETE", "/api/me", "guest", delete_me),
    Way("GET", "/api/tables", "anyone", get_tables),
    Way("POST", "/api/tables", "anyone", post_tables, Opening),
    Way("GET", "/api/tables/{table}", "anyone", get_table),
    Way("POST", "/api/tables/{table}/sit", "anyone", post_sit, SitBody),
    Way("POST", "/api/tables/{table}/join", "anyone", post_join, JoinBody),
    Way("POST", "/api/tables/{table}/link", "keeper", post_link, LinkBody),
    Way("GET", "/api/tables/{table}/record", "watcher", get_record),
    Way("GET", "/api/tables/{table}/poll", "watcher", get_poll),
    Way("POST", "/api/tables/{table}/send", "watcher", post_send, ms.ClientMessage),
    Way("GET", "/api/rules/{game}", "anyone", get_rules),
    Way("GET", "/api/guide/{game}", "anyone", get_guide),
    Way("GET", "/api/dice", "anyone", get_dice),
    Way("GET", "/api/openapi.json", "anyone", get_openapi),
    Way("GET", "/api/protocol.json", "anyone", get_protocol),
)
SOCKET = "/api/tables/{table}/socket"


def _card(card: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(card)
    del told["due"]
    return told


def _opened(opened: Opened) -> dict[str, Any]:
    links = [{"seat": seat, "link": link} for seat, link in opened.links]
    return {"table": opened.table, "seat": opened.seat, "key": opened.key, "links": links}


def _number(text: str | None, name: str) -> int:
    try:
        return int(text or "")
    except ValueError:
        raise No("malformed", fault=f"{name}: {str(text)[:40]!r}") from None


def as_json(told: Any, status: int = 200) -> Response:
    """Data as an answer that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), status, media_type="application/json", headers=headers)


# -- who, and whether ---------------------------------------------------------------------


async def visitor_of(house: House, connection: HTTPConnection) -> Visitor:
    """Who is asking."""
    secret, bearer = cookie_of(connection), bearer_of(connection.headers)
    guest = await house.store.read(queries.guest, hashed(secret)) if secret else None
    key = await house.store.read(queries.key, hashed(bearer)) if bearer else None
    asked = connection.query_params.get("lang") or (guest.lang if guest else None)
    spoken = connection.headers.get("accept-language", "")[:2].lower()
    address = connection.client.host if connection.client else ""
    return Visitor(guest, key, address, known_language(asked or spoken))


async def talk_of(house: House, connection: HTTPConnection, visitor: Visitor) -> Talk:
    """The visitor at the table of the path, on the seat that he asks for."""
    place = await house.place(connection.path_params["table"], visitor)
    query = connection.query_params
    asked = _number(query["seat"], "seat") if "seat" in query else None
    want = "moves" if query.get("want") == "moves" else "scene"
    seat = place.seat(asked)
    return Talk(house, visitor, place, Reader(seat, visitor.lang, want, query.get("wide") == "1"))


async def checked(way: Way, ask: Ask) -> None:
    """Refuses whoever has not the right of a route."""
    if way.right == "guest" and ask.visitor.guest is None:
        raise No("forbidden")
    if way.right in ("watcher", "seat", "keeper"):
        ask.talk = await talk_of(ask.house, ask.request, ask.visitor)
        held, host = ask.talk.place.held, ask.talk.place.host
        if way.right != "watcher" and not held and not (host and way.right == "keeper"):
            raise No("not_seated")


def endpoint(house: House, way: Way) -> Callable[[Request], Awaitable[Response]]:
    """A route as Starlette takes it."""

    async def serve(request: Request) -> Response:
        visitor = Visitor(None, None, "", "en")
        try:
            if way.method != "GET":
                check_change(request)
            house.request_limit.check(request.client.host if request.client else "")
            visitor = await visitor_of(house, request)
            ask = Ask(house, request, visitor)
            await checked(way, ask)
            told = await way.handler(ask)
            return told if isinstance(told, Response) else as_json(told)
        except HouseError as error:
            return fault(refusal(error), visitor.lang, error)
        except ClientDisconnect:
            raise
        except Exception as error:  # a fault of ours: whoever asks gets its number
            return fault(No("internal"), visitor.lang, error)

    return serve


def fault(no: No, lang: str, cause: BaseException | None = None) -> Response:
    """A refusal as an answer: a code and an id, which stands in the log; never a traceback."""
    id_ = secrets.token_hex(6)
    METRICS.refused.labels(no.code).inc()
    if no.code == "internal":
        METRICS.errors.inc()
        LOG.error("fault", exc_info=cause, extra={"id": id_})
    else:
        LOG.info("refused", extra={"id": id_, "code": no.code})
    told: dict[str, Any] = {"code": no.code, "id": id_, "words": words(lang).refusal(no)}
    if no.retry:
        told |= {"retry": True, "wait": no.wait}
    response = as_json({"error": told}, STATUS[no.code])
    if no.wait:
        response.headers["retry-after"] = str(max(1, round(no.wait)))
    return response


async def serve_socket(house: House, socket: WebSocket) -> None:
    """A socket, from its handshake on."""
    try:
        check_origin(socket)
        visitor = await visitor_of(house, socket)
        talk = await talk_of(house, socket, visitor)
    except HouseError as error:
        await socket.send_denial_response(fault(refusal(error), "en", error))
        return
    with house.door.entering(visitor.address) as free:
        if not free:
            await socket.send_denial_response(fault(No("rate", wait=5.0), visitor.lang))
            return
        await socket.accept()
        await Connection(socket, talk).run()


def _lost(request: Request, error: Exception) -> Response:
    code = getattr(error, "status_code", 404)
    return fault(No({404: "not_found", 405: "wrong_method"}.get(code, "malformed"), fault=""), "en")


class App:
    """The whole application: routes within the headers of safety."""

    def __init__(self, house: House, more: Sequence[BaseRoute] = ()) -> None:
        self.house = house

        async def socket(socket: WebSocket) -> None:
            await serve_socket(house, socket)

        routes: list[BaseRoute] = [
            Route(way.path, endpoint(house, way), methods=[way.method]) for way in WAYS
        ]
        routes += [WebSocketRoute(SOCKET, socket), *more]
        self.starlette = Starlette(routes=routes, exception_handlers={HTTPException: _lost})
        self._app = SafeHeaders(self.starlette)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI has it."""
        await self._app(scope, receive, send)
