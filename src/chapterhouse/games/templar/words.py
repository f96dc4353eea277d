"""Templar's state in words, for comparison and export."""

from typing import Any

from chapterhouse.games.templar.actions import CARD_NAMES, FIGURE_NAMES, GATE_NAMES, POINTS, TREASURE_NAMES
from chapterhouse.games.templar.board import passage_names
from chapterhouse.games.templar.events import CAUSE_NAMES
from chapterhouse.games.templar.state import (
    BOOKS,
    CARDS,
    CHALICES,
    FIRST_AREA,
    OUTSIDE,
    STORE,
    TREASURES,
    UNSET,
    Board,
    Templar,
)
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Names

PHASES = ("set_up", "choosing", "turns", "over")


def board_of(names: Names) -> Board:
    """The board record as a plain object."""
    board: Board = names.game.board.unpack(names.board.rows[0])
    return board


def place_name(place: int) -> int | str | None:
    """A room by its number, `outside:main`, `storehouse:2`; None = not placed."""
    if place == 0:
        return None
    if place < OUTSIDE:
        return int(place)
    return f"outside:{GATE_NAMES[place - OUTSIDE]}" if place < STORE else f"storehouse:{place - STORE}"


def card_name(code: int) -> str | None:
    """The card of a field that holds card + 1."""
    return CARD_NAMES[code - 1] if code else None


def treasure_map(row: Any) -> dict[str, int]:
    """A number for each treasure."""
    return {name: int(row[i]) for i, name in enumerate(TREASURE_NAMES[:TREASURES])}


def state_in_words(s: Templar, names: Names) -> dict[str, Any]:
    """The complete state at a decision. What somebody has chosen but not shown is not in it."""
    b, over = board_of(names), s.to_act == NOBODY
    return {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "to_act": None if over else int(s.to_act),
        "step": None if over else POINTS[s.ask],
        "start_player": int(s.start_player),
        "active": int(s.active),
        "door": passage_names(names.board.tree)[s.door],
        "figures": {name: place_name(int(s.figure[i])) for i, name in enumerate(FIGURE_NAMES)},
        "rooms": {str(room): room_in_words(s, b, room) for room in range(1, b.rooms + 1)},
        "storehouses": {str(k): treasure_map(s.store[k]) for k in range(1, b.stores + 1)},
        "bag": treasure_map(s.bag),
        "removed": treasure_map(s.removed),
        "raffaele": raffaele_in_words(s) if s.players == 2 else None,
        "final_lap": final_lap(s),
        "seats": [seat_in_words(s, names, seat) for seat in range(s.players)],
        "pending": pending(s),
    }


def room_in_words(s: Templar, b: Board, room: int) -> dict[str, Any]:
    """The contents of a room: chalices, books, and each ring area."""
    areas = [place for place in range(FIRST_AREA, FIRST_AREA + b.areas) if b.capacity[room, place]]
    return {
        "chalices": owners(s, b.spot[room, CHALICES]),
        "books": owners(s, b.spot[room, BOOKS]),
        "areas": [
            {
                "kind": TREASURE_NAMES[s.kind[b.spot[room, place]]] if s.kind[b.spot[room, place]] else None,
                **owners(s, b.spot[room, place]),
            }
            for place in areas
        ],
    }


def owners(s: Templar, spot: int) -> dict[str, list[int]]:
    """How many treasures each seat has in a place, by side."""
    seats = range(s.players)
    return {
        "fresh": [int(s.fresh[spot, seat]) for seat in seats],
        "valued": [int(s.valued[spot, seat]) for seat in seats],
    }


def cards_in(mask: int) -> list[str]:
    """The names of a set of cards."""
    return [name for card, name in enumerate(CARD_NAMES[:CARDS]) if int(mask) >> card & 1]


def seat_in_words(s: Templar, names: Names, seat: int) -> dict[str, Any]:
    """A seat's tiles, cards and points."""
    return {
        "colour": names.board.tree["colours"]["players"][seat],
        "points": int(s.points[seat]),
        "pawn": place_name(int(s.pawn[seat])),
        "supply": treasure_map(s.supply[seat]),
        "stock": treasure_map(s.stock[seat]),
        "hand": cards_in(s.hand[seat]),
        "top": card_name(int(s.top[seat])),
        "has_chosen": bool(int(s.sealed) >> seat & 1),
    }


def raffaele_in_words(s: Templar) -> dict[str, Any]:
    """T-80: his deck as numbers of each card, and his top card."""
    deck = {name: int(s.deck[card]) for card, name in enumerate(CARD_NAMES)}
    return {"deck": deck, "top": card_name(int(s.raffaele_top))}


def final_lap(s: Templar) -> dict[str, Any] | None:
    """T-87."""
    if s.trigger == UNSET:
        return None
    return {"cause": CAUSE_NAMES[s.cause], "by": int(s.trigger), "turns_left": int(s.turns_left)}


def pending(s: Templar) -> dict[str, Any] | None:
    """The card under way."""
    if s.card == 0 or s.to_act == NOBODY:
        return None
    told: dict[str, Any] = {"card": card_name(int(s.card))}
    if s.left:
        told["left"] = int(s.left)
    if s.ring:
        told["ring"] = TREASURE_NAMES[s.ring]
    if s.walked:
        told["walked"] = int(s.walked)
    if s.taken_from:
        told["taken_from"] = int(s.taken_from)
    if s.carried:
        told["carried"] = {"kind": TREASURE_NAMES[s.carried], "owner": int(s.carried_owner)}
    return told
