"""Monasterium's events: the chance of section 6 of the decisions, and what the log tells."""

from collections.abc import Sequence

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.state import FACES
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.happenings import Event, EventBook, Told

CATEGORIES = ("A", "B", "C")
REASONS = ("placement", "won", "again")
SOURCES = (
    "start", "buildings", "yellow", "action", "window", "road", "missions", "majorities", "chapels",
    "cloisters", "goods",
)  # fmt: skip


def mission_ids(names: Names) -> list[str]:
    """The ids of all missions in the box, in the order of the board file."""
    return [mission["id"] for mission in names.board.tree["mission"]]


def _missions(values: Sequence[int], names: Names) -> Told:
    category, cards = CATEGORIES[values[0]], names.board.tree["mission"]
    pool = [card["id"] for card in cards if card["category"] == category]
    detail = {"category": category, "pool": pool, "count": 2}
    return {"detail": detail, "outcome": [cards[v]["id"] for v in values[1:]]}


def _start(values: Sequence[int], names: Names) -> Told:
    return {"detail": {"seats": names.players}, "outcome": values[0]}


def faces(counts: Sequence[int]) -> list[int]:
    """The numbers shown, from how many dice show each."""
    return [face + 1 for face, count in enumerate(counts) for _ in range(count)]


def _roll(values: Sequence[int], names: Names) -> Told:
    neutral, personal = faces(values[2 : 2 + FACES]), faces(values[2 + FACES :])
    detail = {
        "seat": values[0],
        "reason": REASONS[values[1]],
        "neutral": len(neutral),
        "personal": len(personal),
    }
    return {"detail": detail, "outcome": {"neutral": neutral, "personal": personal}}


def _scored(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "source": SOURCES[values[1]], "points": values[2]}


def _claimed(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "mission": mission_ids(names)[values[1]], "year": values[2]}


def _lapsed(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "column": LETTERS[values[1]]}


def _round(values: Sequence[int], names: Names) -> Told:
    return {"year": values[0], "round": values[1], "start_player": values[2]}


EVENTS = EventBook(
    [
        Event("missions", _missions, chance=True),
        Event("start_player", _start, chance=True),
        Event("roll", _roll, chance=True),
        Event("scored", _scored),
        Event("claimed", _claimed),
        Event("lapsed", _lapsed),
        Event("round", _round),
    ]
)
