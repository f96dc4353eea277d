"""Monastery's events: the chance of section 9 of the decisions, and what the log tells.

Who draws sees what he draws, but nobody sees the bag.
"""

from collections.abc import Sequence

from chapterhouse.games.monastery.actions import COLOUR_NAMES, TYPE_NAMES
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.happenings import Event, EventBook, Told

EARNED = ("building", "prayer", "work")
TESTAMENT = ("letters", "blessings", "tiles")
BLESSED = ("feature", "almonry", "letter", "points_left")
START_CLASSES = ("grey", "path", "garden_or_brown")
ROUNDS = ("study", "hard_work", "mass", "night")


def _colour(values: Sequence[int], names: Names) -> Told:
    left = [name for colour, name in enumerate(COLOUR_NAMES) if values[2] >> colour & 1]
    return {"detail": {"seat": values[0], "left": left}, "outcome": COLOUR_NAMES[values[1]]}


def contents(counts: Sequence[int]) -> dict[str, int]:
    """Tiles by type, those that are there."""
    return {name: count for name, count in zip(TYPE_NAMES, counts, strict=False) if count}


def _draw(values: Sequence[int], names: Names) -> Told:
    return {"detail": {"seat": values[0], "bag": contents(values[2:])}, "outcome": TYPE_NAMES[values[1]]}


def _start_tile(values: Sequence[int], names: Names) -> Told:
    detail = {"seat": values[0], "class": START_CLASSES[values[2]], "bag": contents(values[3:])}
    return {"detail": detail, "outcome": TYPE_NAMES[values[1]]}


def _round(values: Sequence[int], names: Names) -> Told:
    """`space` counts from 1 here; the file of the board has the name of each."""
    space = names.board.tree["dial"]["space"][values[1]]
    return {
        "day": values[0],
        "space": values[1] + 1,
        "name": space["name"],
        "kind": space["kind"],
        "seat": values[2],
    }


def _laid(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "tile": values[1], "tile_type": TYPE_NAMES[values[2]]}


def _earned(values: Sequence[int], names: Names) -> Told:
    """Points that are spent at once."""
    return {"seat": values[0], "source": EARNED[values[1]], "tile": values[2], "points": values[3]}


def _scored(values: Sequence[int], names: Names) -> Told:
    """Testament points."""
    return {"seat": values[0], "source": TESTAMENT[values[1]], "points": values[2]}


def _built(values: Sequence[int], names: Names) -> Told:
    return {"tile": values[0], "tile_type": TYPE_NAMES[values[1]]}


def _picked_up(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "tile": values[1], "count": values[2]}


def _blessings(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "source": BLESSED[values[1]], "count": values[2]}


def _nothing(values: Sequence[int], names: Names) -> Told:
    return {}


def _complete(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0]}


def _abbot(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "votes": values[1]}


def _returned(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0], "monks": values[1]}


EVENTS = EventBook(
    [
        Event("colour", _colour, chance=True),
        Event("draw", _draw, chance=True, who="own", veiled=("bag",), outline="event-drawn"),
        Event("start_tile", _start_tile, chance=True, who="own", veiled=("bag",), outline="event-drawn"),
        Event("round", _round),
        Event("laid", _laid),
        Event("earned", _earned),
        Event("built", _built),
        Event("picked_up", _picked_up),
        # How many blessings somebody holds is his own affair (Y-4).
        Event("blessings", _blessings, who="own", outline="event-blessed"),
        Event("levy", _nothing),
        Event("phrase_complete", _complete),
        Event("abbot", _abbot),
        Event("returned", _returned),
        Event("last_letter", _nothing),
        Event("scored", _scored),
    ]
)
