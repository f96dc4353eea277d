"""Lists of tables with their options in words, finished games to look back at, and the pages of dice."""

from collections.abc import Iterator, Mapping
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.house.cards import card_words, result_words, seat_name
from chapterhouse.house.dice_words import all_dice, table_dice
from chapterhouse.house.guard import Visitor
from chapterhouse.house.plain.html import Html, el, page
from chapterhouse.house.service import House
from chapterhouse.house.store.rows import Card
from chapterhouse.house.talking import Talk
from chapterhouse.house.words import Words, words


def mine(cards: list[tuple[Card, int]], w: Words) -> Html:
    """The reader's own tables."""
    rows = []
    for card, seat in cards:
        turn = card.phase == "running" and seat in card.awaited
        state = w("page-your-turn") if turn else w(f"page-phase-{card.phase}")
        rows.append(el("li", *_line(card, w, f"/plain/t/{card.table}?seat={seat}", state), *_ended(card, w)))
    return el("ul", *rows) if rows else el("p", w("page-none"))


def tables(cards: list[Card], w: Words) -> Html:
    """Tables of the lobby."""
    rows = [
        el("li", *_line(card, w, f"/plain/t/{card.table}", w(f"page-phase-{card.phase}"))) for card in cards
    ]
    return el("ul", *rows) if rows else el("p", w("page-none"))


def _line(card: Card, w: Words, href: str, state: str) -> Iterator[Any]:
    yield el("a", load_game(card.game).title, href=href)
    yield f" · {', '.join(seat_name(seat, w) for seat in card.seats)} · {state} "
    yield el("small", " · ".join(card_words(card, w.lang)))


def _ended(card: Card, w: Words) -> Iterator[Html]:
    """Result and ways on, of a game that is over."""
    if not card.end:
        return
    points = ", ".join(
        f"{seat_name(seat, w)} {points}" for seat, points in zip(card.seats, card.scores, strict=False)
    )
    yield el("p", f"{points}. ", " · ".join(result_words(card, w.lang)))
    yield el("p", el("a", w("page-dice"), href=f"/plain/t/{card.table}/dice"), " · ",
             el("a", w("page-record"), href=f"/api/tables/{card.table}/record"))  # fmt: skip


async def finished_page(house: House, visitor: Visitor, before: str) -> str:
    """Finished games of everybody, a page at a time."""
    w = words(visitor.lang)
    cards, more = await house.finished(before)
    rows = [
        el("li", *_line(card, w, f"/plain/t/{card.table}", w("page-phase-over")), *_ended(card, w))
        for card in cards
    ]
    return page(
        w.lang, w("page-finished"), _back(w), el("h1", w("page-finished")),
        el("ul", *rows) if rows else el("p", w("page-none")),
        el("p", el("a", w("page-older"), href=f"/plain/finished?before={more}")) if more else None,
    )  # fmt: skip


def _back(w: Words, *more: Html) -> Html:
    return el("nav", el("a", w("page-lobby"), href="/plain"), *more)


# -- dice -----------------------------------------------------------------------------------


async def dice_page(house: House, talk: Talk) -> str:
    """The dice of one table."""
    told, w = await table_dice(house, talk), words(talk.reader.lang)
    seat = "" if talk.reader.seat is None else f"?seat={talk.reader.seat}"
    here = f"/plain/t/{talk.place.table.row.id}{seat}"
    record = f"/api/tables/{talk.place.table.row.id}/record{seat}"
    return page(
        w.lang, w("page-dice"), _back(w, el("a", w("page-to-table"), href=here)),
        el("h1", w("page-dice-of", game=told["title"])), el("p", w("page-dice-about")),
        el("p", told["check"], class_="refused" if told["holds"] is False else None),
        el("p", el("small", w("page-commitment"), " ", el("code", told["commitment"]))),
        el("p", el("small", w("page-seed"), " ", el("code", told["seed"]))) if told["seed"] else None,
        el("p", el("a", w("page-record"), href=record)) if told["phase"] != "open" else None,
        *(_kind(kind, w, 2) for kind in told["kinds"]),
    )  # fmt: skip


def all_dice_page(house: House, visitor: Visitor) -> str:
    """The dice of all finished games of the house."""
    w = words(visitor.lang)
    parts = [
        el("section", el("h2", game["title"]), *(_kind(kind, w, 3) for kind in game["kinds"]))
        for game in all_dice(house.dice, visitor.lang)
    ]
    about = el("p", w("page-dice-tables", count=house.dice.tables))
    return page(w.lang, w("page-dice"), _back(w), el("h1", w("page-dice-all")), about, *parts)


def _kind(kind: Mapping[str, Any], w: Words, level: int) -> Html:
    """One kind of chance as a table."""
    compared = any(face["expected"] is not None for face in kind["faces"])
    head = [w("page-outcome"), w("page-times"), w("page-average") if compared else w("page-share")]
    rows = [
        el(
            "tr",
            el("th", face["label"], scope="row"),
            el("td", face["count"]),
            el("td", _beside(face, kind, w)),
        )
        for face in kind["faces"]
    ]
    return el(
        "section", el(f"h{level}", kind["label"]),
        el("table", el("tr", *(el("th", part, scope="col") for part in head)), *rows),
        el("p", kind["words"]) if kind["words"] else None,
    )  # fmt: skip


def _beside(face: Mapping[str, Any], kind: Mapping[str, Any], w: Words) -> str:
    """What stands beside a count: what comes on average, or its share of all."""
    expected = face["expected"]
    if expected is None:
        told = f"{100 * face['count'] / max(kind['count'], 1):.1f} %"
    else:
        told = f"{expected:.1f}"
    return told if w.lang == "en" else told.replace(".", ",")
