"""The ways into the house: every route of `/api`, what it takes, does and answers, and who may use it.
A route that is not in `WAYS` does not exist; one without a right cannot be written."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house import polling
from chapterhouse.house.about import about_house
from chapterhouse.house.cards import card_told
from chapterhouse.house.dice_words import all_dice, table_dice
from chapterhouse.house.errors import No
from chapterhouse.house.guard import (
    Visitor,
    cookie_header,
    cookie_of,
    fresh_secret,
    is_secure,
    read_body,
)
from chapterhouse.house.openapi import openapi
from chapterhouse.house.opening import Opened, Opening
from chapterhouse.house.service import House
from chapterhouse.house.talking import Talk, read
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.guide import guide
from chapterhouse.kernel.rulebook import rulebook

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
    mine = [
        {**card_told(card, ask.visitor.lang, own=True), "seat": seat}
        for card, seat in await ask.house.my_tables(guest)
    ]
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
    """The lobby: tables that wait for players, and games to look on."""
    return {"tables": [card_told(card, ask.visitor.lang) for card in await ask.house.lobby()]}


async def get_finished(ask: Ask) -> Any:
    """Finished games to look back at, the newest first, a page at a time."""
    found, before = await ask.house.finished(ask.request.query_params.get("before", ""))
    return {"tables": [card_told(card, ask.visitor.lang) for card in found], "before": before or None}


async def post_tables(ask: Ask) -> Any:
    """Opens a table."""
    return _opened(await ask.house.create(await ask.body(Opening), ask.visitor))


async def get_table(ask: Ask) -> Any:
    """A table's line in the lobby."""
    return card_told(await ask.house.card(ask.table), ask.visitor.lang)


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
    chat = number(query.get("chat"), "chat") if "chat" in query else None
    told = await polling.poll(
        ask.at_table(),
        number(query.get("after", "-1"), "after"),
        float(number(query.get("wait", "20"), "wait")),
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
    """Statistics of all dice of finished games."""
    return {**ask.house.dice.told(), "all": all_dice(ask.house.dice, ask.visitor.lang)}


async def get_table_dice(ask: Ask) -> Any:
    """Statistics of the dice of one table, compared and proved when the game is over."""
    return await table_dice(ask.house, ask.at_table())


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
    Way("GET", "/api/finished", "anyone", get_finished),
    Way("GET", "/api/tables/{table}", "anyone", get_table),
    Way("POST", "/api/tables/{table}/sit", "anyone", post_sit, SitBody),
    Way("POST", "/api/tables/{table}/join", "anyone", post_join, JoinBody),
    Way("POST", "/api/tables/{table}/link", "keeper", post_link, LinkBody),
    Way("GET", "/api/tables/{table}/record", "watcher", get_record),
    Way("GET", "/api/tables/{table}/dice", "watcher", get_table_dice),
    Way("GET", "/api/tables/{table}/poll", "watcher", get_poll),
    Way("POST", "/api/tables/{table}/send", "watcher", post_send, ms.ClientMessage),
    Way("GET", "/api/rules/{game}", "anyone", get_rules),
    Way("GET", "/api/guide/{game}", "anyone", get_guide),
    Way("GET", "/api/dice", "anyone", get_dice),
    Way("GET", "/api/openapi.json", "anyone", get_openapi),
    Way("GET", "/api/protocol.json", "anyone", get_protocol),
)


def _opened(opened: Opened) -> dict[str, Any]:
    links = [{"seat": seat, "link": link} for seat, link in opened.links]
    return {"table": opened.table, "seat": opened.seat, "key": opened.key, "links": links}


def number(text: str | None, name: str) -> int:
    try:
        return int(text or "")
    except ValueError:
        raise No("malformed", fault=f"{name}: {str(text)[:40]!r}") from None


def as_json(told: Any, status: int = 200) -> Response:
    """Data as an answer that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), status, media_type="application/json", headers=headers)
