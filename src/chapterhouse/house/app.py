"""Who is asking, whether he may, and the routes as Starlette takes them."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from chapterhouse.house.errors import STATUS, No
from chapterhouse.house.guard import (
    SafeHeaders,
    Visitor,
    bearer_of,
    check_change,
    check_origin,
    cookie_of,
    hashed,
)
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.service import House, refusal
from chapterhouse.house.sockets import Connection
from chapterhouse.house.store import queries
from chapterhouse.house.talking import Talk
from chapterhouse.house.telling import Reader
from chapterhouse.house.ways import WAYS, Ask, Way, as_json, number
from chapterhouse.house.words import known_language, words
from chapterhouse.kernel.errors import HouseError

LOG = logging.getLogger("chapterhouse.house")
SOCKET = "/api/tables/{table}/socket"


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
    asked = number(query["seat"], "seat") if "seat" in query else None
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
