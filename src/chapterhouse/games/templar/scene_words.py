"""Words that all parts of Templar's scene use, and what they look at.

Nothing here imports compiled rules: pages and tools draw scenes without Numba.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from chapterhouse.games.templar.actions import CARD_NAMES, TREASURE_NAMES
from chapterhouse.games.templar.state import (
    CHOOSING,
    FIRST_AREA,
    OUTSIDE,
    ROUND,
    STORE,
    TREASURES,
    Board,
    Templar,
)
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.phrases import list_say, seat_say
from chapterhouse.kernel.say import Say, say

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View

COLOURS = ("blue", "yellow", "red", "green", "purple")
# Signs of the text board that are the same in every language: kinds of rings, figures, valued treasures.
RING_SIGNS = {"ring_round": "○", "ring_square": "□", "ring_hexagon": "⎔"}
FIGURE_SIGNS = {"remigius": "♔", "vitus": "☉", "severus": "♝"}
VALUED_SIGN = "✓"
RAFFAELE = -1


@dataclass(frozen=True)
class Look:
    """What a scene is made from: a seat's view, unpacked."""

    view: "View"
    names: Names
    s: Templar
    b: Board

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None is a spectator."""
        return self.view.seat

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.names.players)

    @cached_property
    def tree(self) -> dict[str, Any]:
        """The board file: names, and where everything is drawn."""
        return self.names.board.tree

    @cached_property
    def rooms(self) -> list[dict[str, Any]]:
        """The rooms by their numbers."""
        return sorted(self.tree["room"], key=lambda room: int(room["id"]))

    @cached_property
    def passages(self) -> list[dict[str, Any]]:
        """The passages in the order of their numbers."""
        return sorted(self.tree["passage"], key=lambda passage: list(passage["rooms"]))

    @cached_property
    def stores(self) -> list[dict[str, Any]]:
        """The storehouses by their numbers."""
        return sorted(self.tree["storehouse"], key=lambda store: int(store["id"]))

    @cached_property
    def raffaele(self) -> bool:
        """T-80: whether Raffaele plays."""
        return len(self.seats) == 2

    @cached_property
    def acting(self) -> tuple[int, ...]:
        """Who is to decide now: in round 1 everybody who has not chosen a card yet (T-24)."""
        if self.s.phase == CHOOSING:
            return tuple(seat for seat in self.seats if not has(self.s.sealed, seat))
        return () if self.s.to_act == NOBODY else (int(self.s.to_act),)


def look_at(view: "View", names: Names) -> Look:
    """The view, ready for drawing."""
    board: Board = names.game.board.unpack(names.board.rows[0])
    return Look(view, names, view.state, board)


def has(mask: Any, bit: int) -> bool:
    """Whether a set holds a member."""
    return bool(int(mask) >> bit & 1)


def key_of(name: str) -> str:
    """A name of the board file as the texts look it up: "Chapter house" is `chapter-house`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def room_say(look: Look, room: int) -> Say:
    """The name of a room; an owner's board may have names of its own."""
    name = str(look.rooms[room - 1]["name"])
    return say("scene-room-name", key=key_of(name), name=name)


def area_say(look: Look, room: int, area: int) -> Say:
    """The name of a ring area; of one that this room does not have, its number."""
    areas = look.rooms[room - 1].get("ring_area", [])
    name = str(areas[area - 1]["name"]) if area <= len(areas) else str(area)
    return say("scene-area-name", key=key_of(name), name=name)


def card_say(card: int) -> Say:
    """The name of a card."""
    return say("name-card", name=CARD_NAMES[card])


def treasure_say(treasure: int, count: int = 1) -> Say:
    """A treasure, or several of a kind."""
    return say("scene-treasure", name=TREASURE_NAMES[treasure], count=count)


def treasures_say(counts: Sequence[int]) -> Say:
    """Treasures by their numbers of each kind."""
    parts = [treasure_say(kind, int(counts[kind])) for kind in range(TREASURES) if counts[kind]]
    return list_say(parts) if parts else say("scene-nothing")


def treasure_mark(treasure: int) -> Say | str:
    """One letter, or the sign of a kind of ring."""
    name = TREASURE_NAMES[treasure]
    return RING_SIGNS.get(name) or say("scene-mark-treasure", name=name)


def seats_say(seats: Sequence[int]) -> Say:
    """Several seats as one."""
    return list_say([seat_say(seat) for seat in seats])


def kind_of(look: Look, room: int, area: int) -> int | None:
    """T-10: the treasure whose rings lie in an area; None if it is empty."""
    place = FIRST_AREA + area - 1
    if not look.s.filled[room, place]:
        return None
    return int(look.s.kind[look.b.spot[room, place]])


def room_of(place: int) -> int | None:
    """The room of a place where pieces stand (T-9)."""
    return int(place) if 0 < place < OUTSIDE else None


def gate_of(place: int) -> int | None:
    """The gate outside which a piece stands."""
    return int(place) - OUTSIDE if OUTSIDE <= place < STORE else None


def store_of(place: int) -> int | None:
    """The storehouse in which a pawn stands."""
    return int(place) - STORE if place >= STORE else None


def is_ring(treasure: int) -> bool:
    """Whether a treasure is a ring."""
    return treasure >= ROUND


def letter_say(seat: int) -> Say:
    """The letter of a seat."""
    return say("scene-letter", colour=COLOURS[seat])


def blockers(look: Look, card: int) -> list[int]:
    """T-28: whose piles block a card for the viewer; RAFFAELE for his."""
    others = [seat for seat in look.seats if seat != look.viewer and look.s.top[seat] == card + 1]
    return others + [RAFFAELE] * (look.raffaele and look.s.raffaele_top == card + 1)
