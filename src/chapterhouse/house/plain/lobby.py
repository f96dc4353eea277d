"""The pages before a table: the lobby, a new table with all its options, an invitation, the rules."""

from collections.abc import Iterator, Mapping
from typing import Any

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.about import about_game
from chapterhouse.house.guard import Visitor
from chapterhouse.house.plain import lists
from chapterhouse.house.plain.html import Html, button, choose, el, field, form, page, tick
from chapterhouse.house.service import House
from chapterhouse.house.wishes import BOTS
from chapterhouse.house.words import Words, words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.rulebook import rulebook
from chapterhouse.kernel.texts import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "de": "Deutsch"}
CLOCKS = {
    "none": {},
    "live": {"mode": "live", "total": 1200, "increment": 20},
    "relaxed": {"mode": "relaxed", "total": 604800, "increment": 86400, "quiet": [22, 6]},
}


def told(w: Words, fault: str) -> Html | None:
    """What went wrong."""
    return el("p", w("page-refused"), " ", fault, class_="refused", role="alert") if fault else None


async def lobby_page(house: House, visitor: Visitor, secure: bool) -> str:
    """The lobby; over plain http in a network it says that others there could read along."""
    w, guest = words(visitor.lang), visitor.guest
    name = field("name", w("page-name"), guest.name if guest else "", maxlength=40)
    languages = choose("lang", LANGUAGE_NAMES.items(), visitor.lang, w("page-language"))
    mine = await house.my_tables(guest) if guest else []
    more = [("/plain/finished", "page-finished"), ("/plain/dice", "page-dice")]
    return page(
        w.lang, "Chapterhouse", el("h1", "Chapterhouse"),
        None if secure else el("p", w("page-insecure"), class_="refused"),
        form("/plain/me", name, languages, button(w("page-keep"))),
        el("h2", w("page-mine")), lists.mine(mine, w),
        el("h2", w("page-games")), el("ul", *(_game(house, load_game(id_), w) for id_ in game_ids())),
        el("h2", w("page-tables")), lists.tables(await house.lobby(), w),
        el("nav", *(el("p", el("a", w(name), href=href)) for href, name in more)),
    )  # fmt: skip


def _game(house: House, game: Game, w: Words) -> Html:
    if not house.warming.ready(game.id):
        return el("li", f"{game.title} ", w("page-preparing"))
    rules = el("a", w("page-rules"), href=f"/plain/rules/{game.id}")
    return el("li", f"{game.title} ", el("a", w("page-open"), href=f"/plain/new/{game.id}"), " · ", rules)


# -- a new table --------------------------------------------------------------------------


def new_page(game: Game, visitor: Visitor, fault: str = "") -> str:
    """The form for a new table, with every option of the game."""
    w, about = words(visitor.lang, game), about_game(game, True, visitor.lang)
    players = choose("players", [(n, str(n)) for n in about["players"]], label=w("page-players"))
    return page(
        w.lang, game.title, el("nav", el("a", w("page-lobby"), href="/plain")),
        el("h1", w("page-new", game=game.title)), told(w, fault),
        form(
            f"/plain/new/{game.id}", None if _named(visitor) else _name(w), el("p", players),
            el("h2", w("page-seats")), *_who(game, w),
            el("h2", w("page-options")), *(_option(option) for option in about["options"]),
            el("h2", w("page-settings")), *_settings(w),
            el("p", button(w("page-open-table"), class_="main")),
        ),
    )  # fmt: skip


def _named(visitor: Visitor) -> bool:
    return bool(visitor.guest and visitor.guest.name)


def _name(w: Words) -> Html:
    return el("p", field("name", w("page-name"), required=True, maxlength=40))


def _who(game: Game, w: Words) -> Iterator[Html]:
    choices = [("me", w("page-me")), ("open", w("page-kind-open")), *((bot, w.bot(bot)) for bot in BOTS)]
    for seat in range(game.options.players[-1]):
        chosen = "me" if seat == 0 else "monk"
        yield el("p", choose(f"seat{seat}", choices, chosen, w.say(seat_say(seat))))


def _option(option: Mapping[str, Any]) -> Html:
    name, default = f"option-{option['name']}", option["default"]
    if option["choices"] is None:
        given = ", ".join(default) if isinstance(default, list) else str(default)
        asked = field(name, option["label"], given)
    else:
        listed = [(_plain(c["value"]), c["label"]) for c in option["choices"]]
        asked = choose(name, listed, _plain(default), option["label"])
    return el("p", asked, el("small", option["help"]))


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _settings(w: Words) -> Iterator[Html]:
    clocks = [(name, w(f"page-clock-{name}")) for name in CLOCKS]
    yield el("p", choose("clock", clocks, "none", w("page-clock")))
    yield el("p", tick("quick", w("page-quick")), tick("take_back", w("page-allow-take-back"), True))
    yield el("p", tick("listed", w("page-listed"), True), tick("watch", w("page-watch"), True))
    yield el("p", tick("chat", w("page-with-chat")), tick("hotseat", w("page-hotseat")))


def opening_of(game: Game, given: Mapping[str, str]) -> dict[str, Any]:
    """The form as the service takes it."""
    players = int(given.get("players", "0")) if given.get("players", "").isdecimal() else 0
    settings: dict[str, Any] = {
        name: name in given for name in ("take_back", "listed", "watch", "chat", "hotseat")
    }
    settings["confirm"] = "quick" if "quick" in given else None
    settings["clock"] = CLOCKS.get(given.get("clock", "none"), {})
    options = {
        option.name: given[f"option-{option.name}"]
        for option in game.options.options
        if f"option-{option.name}" in given
    }
    seats = [given.get(f"seat{seat}", "open") for seat in range(min(players, 8))]
    return {
        "game": game.id, "players": players, "options": options, "settings": settings,
        "seats": seats, "name": given.get("name", ""),
    }  # fmt: skip


# -- invitations and rules ------------------------------------------------------------------


def links_page(lang: str, table: str, seat: int | None, links: list[tuple[int, str]], origin: str) -> str:
    """The invitations of a new table: they are shown once."""
    w = words(lang)
    here = f"/plain/t/{table}" + ("" if seat is None else f"?seat={seat}")
    rows = [el("li", w.say(seat_say(at)), ": ", el("code", origin + link)) for at, link in links]
    return page(
        w.lang, "Chapterhouse", el("h1", w("page-invitations")), el("p", w("page-send-links")),
        el("ul", *rows), el("p", el("a", w("page-to-table"), href=here)),
    )  # fmt: skip


def join_page(visitor: Visitor, table: str, key: str, fault: str = "") -> str:
    """An invitation: a name, and the seat is taken."""
    w = words(visitor.lang)
    asked = None if _named(visitor) else _name(w)
    return page(
        w.lang, "Chapterhouse", el("h1", w("page-invited")), told(w, fault),
        form(f"/plain/t/{table}/join/{key}", asked, button(w("page-sit"), class_="main")),
    )  # fmt: skip


def rules_page(game: Game, lang: str) -> str:
    """The numbered rules."""
    w, book = words(lang), rulebook(game.folder, lang)
    parts: list[Html] = []
    for key, title in book.sections.items():
        parts.append(el("h2", title))
        for rule in book.of(key):
            parts.append(el("dt", f"{rule.id} {rule.title}", id=rule.id))
            parts.append(el("dd", *(el("p", line) for line in rule.text.split("\n"))))
    return page(w.lang, book.title, el("nav", el("a", w("page-lobby"), href="/plain")),
                el("h1", book.title), el("dl", *parts))  # fmt: skip


def fault_page(lang: str, fault: str, id_: str) -> str:
    """Something that cannot be shown."""
    w = words(lang)
    return page(w.lang, "Chapterhouse", el("nav", el("a", w("page-lobby"), href="/plain")),
                told(w, fault), el("p", el("small", id_)))  # fmt: skip


assert set(LANGUAGE_NAMES) == set(LANGUAGES)
