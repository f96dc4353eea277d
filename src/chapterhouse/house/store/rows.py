"""What the store keeps, and what can go wrong with it."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from chapterhouse.house.messages import Settings
from chapterhouse.kernel.errors import HouseError

NOBODY = -1  # as an actor: the house itself


class Taken(HouseError):
    """Somebody else wrote this number of the log first."""


class Unwritable(HouseError):
    """The store cannot write now: the disk is full or read-only, the database locked or away. Whether
    the last write has happened may be unknown; the log itself says."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table's own row."""

    id: str
    game: str
    seed: bytes
    host: str
    created: int


@dataclass(frozen=True, slots=True)
class Stored:
    """An event as it lies in the log. `wish` is the id that a client gave it, unique for its actor."""

    seq: int
    at: int  # milliseconds since 1970, never running backwards
    actor: int
    wish: str
    body: bytes
    link: bytes


def linked(table: str, before: bytes, seq: int, at: int, actor: int, wish: str, body: bytes) -> Stored:
    """The next event, chained to the link of the one before it."""
    parts = (table.encode(), seq, at, actor, wish.encode(), body)
    hashed = hashlib.sha256(before)
    for part in parts:
        raw = part if isinstance(part, bytes) else part.to_bytes(8, "big", signed=True)
        hashed.update(len(raw).to_bytes(4, "big") + raw)
    return Stored(seq, at, actor, wish, body, hashed.digest())


def broken_link(table: str, events: Iterable[Stored], before: bytes = b"") -> int | None:
    """The number of the first event that was changed after it was written."""
    for stored in events:
        again = linked(table, before, stored.seq, stored.at, stored.actor, stored.wish, stored.body)
        if again.link != stored.link:
            return stored.seq
        before = stored.link
    return None


class CardSeat(msgspec.Struct, frozen=True):
    """A seat in the lobby."""

    seat: int
    kind: str
    name: str


class Card(msgspec.Struct, frozen=True):
    """A table in the lobby and in "my tables": derived from its log."""

    table: str
    seq: int
    at: int
    game: str
    phase: str
    listed: bool
    watch: bool
    clock: str
    seats: tuple[CardSeat, ...]
    awaited: tuple[int, ...]
    due: bool  # a bot must move
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    scores: tuple[int, ...] = ()  # from here on: of a game that is over
    winners: tuple[int, ...] = ()
    end: str = ""

    @property
    def shown(self) -> bool:
        """Whether it stands in the lobby: one that has begun does only if others may look on."""
        return self.listed and (self.phase == "open" or self.watch)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What a secret key opens; `kind`: invite or seat."""

    hash: str
    table: str
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser."""

    id: str
    name: str
    lang: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat; seat None: a spectator's."""

    c: int
    at: int
    seat: int | None
    name: str
    text: str
