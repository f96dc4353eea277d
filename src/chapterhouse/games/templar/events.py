"""Templar's events: the chance of section 5 of the decisions, and what the log tells."""

from collections.abc import Sequence

from chapterhouse.games.templar.actions import CARD_NAMES, REVEALED, TREASURE_NAMES
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.happenings import Event, EventBook, Told

SOURCE_NAMES = (
    "chalices", "books", "rings", "stephanus", "porticus", "severus", "church", "rooms", "penalty",
)  # fmt: skip
CAUSE_NAMES = ("", "bag", "all rooms")


def _starter(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": values[0]}


def _setup_tile(values: Sequence[int], names: Names) -> Told:
    return {"detail": {"storehouse": values[0]}, "outcome": TREASURE_NAMES[values[1]]}


def _refill_tile(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": TREASURE_NAMES[values[0]]}


def _raffaele_card(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": CARD_NAMES[values[0]]}


def _revealed(values: Sequence[int], names: Names) -> Told:
    """The cards of all seats, by seat."""
    return {"cards": [CARD_NAMES[v] for v in values]}


def _scored(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "source": SOURCE_NAMES[values[1]], "points": values[2]}


def _received(values: Sequence[int], names: Names) -> Told:
    """Supply to stock, one treasure for each tile (T-55, T-79)."""
    return {
        "seat": values[0],
        "storehouse": values[1],
        "treasures": [TREASURE_NAMES[v] for v in values[2:]],
    }


def _unsupplied(values: Sequence[int], names: Names) -> Told:
    """A tile that brought nothing (T-56)."""
    return {"seat": values[0], "treasure": TREASURE_NAMES[values[1]]}


def _delivered(values: Sequence[int], names: Names) -> Told:
    return {"treasure": TREASURE_NAMES[values[0]], "storehouse": values[1]}


def _discarded(values: Sequence[int], names: Names) -> Told:
    """A chalice for which there is no storehouse (T-76)."""
    return {"treasure": TREASURE_NAMES[values[0]]}


def _final_lap(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "cause": CAUSE_NAMES[values[1]]}


def _room(values: Sequence[int], names: Names) -> Told:
    return {"room": values[0]}


def _turned(values: Sequence[int], names: Names) -> Told:
    """The one ring of an owner that is turned (T-67)."""
    return {"seat": values[0], "room": values[1], "treasure": TREASURE_NAMES[values[2]]}


def _seat(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0]}


def _round(values: Sequence[int], names: Names) -> Told:
    return {"round": values[0]}


def _nothing(values: Sequence[int], names: Names) -> Told:
    return {}


def _seat_and_card(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "card": CARD_NAMES[values[1]]}


EVENTS = EventBook(
    [
        Event("starting_player", _starter, chance=True),
        Event("setup_tile", _setup_tile, chance=True),
        Event("refill_tile", _refill_tile, chance=True),
        Event("raffaele_card", _raffaele_card, chance=True),
        Event(REVEALED, _revealed, reveals=True, each="name-card"),
        Event("scored", _scored),
        Event("received", _received, each="name-treasure"),
        Event("unsupplied", _unsupplied),
        Event("delivered", _delivered),
        Event("discarded", _discarded),
        Event("final_lap", _final_lap),
        Event("vitus_followed", _room),
        Event("not_valued", _room),
        Event("turned", _turned),
        Event("cards_back", _seat),
        Event("round", _round),
        Event("raffaele_shuffled", _nothing),
        Event("no_move", _seat_and_card),
        Event("penalty", _seat_and_card, bars="penalty"),
    ]
)
