"""A scene as it is sent: measured in pixels, in the reader's words."""

from typing import Literal

import msgspec


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of the scene; `tone` is its colour, the shape follows from it."""

    seat: int
    tone: str
    name: str
    letter: str
    points: int
    active: bool
    facts: tuple[tuple[str, str], ...]


class SpaceDrawn(msgspec.Struct, frozen=True):
    """A space: `at` on the grid that arrow keys walk, `box` x, y, width, height in pixels of its leaf,
    `lines` x, y, words, kind (mark, note, badge), `glyphs` x, y, size, name, tone."""

    id: str
    at: tuple[int, int]
    label: str
    shape: str
    state: Literal["", "free", "covered", "open", "used", "closed"]
    tone: str
    box: tuple[float, float, float, float]
    lines: tuple[tuple[float, float, str, str], ...]
    glyphs: tuple[tuple[float, float, float, str, str], ...]
    links: tuple[str, ...]


class PieceDrawn(msgspec.Struct, frozen=True):
    """A piece: the same id is the same thing wherever it goes. `at` is x, y of its middle, and size;
    `body` is a symbol beneath its shape, or ""."""

    id: str
    space: str
    kind: str
    label: str
    seat: int | None
    tone: str
    chosen: bool
    count: int
    shape: str
    body: str
    glyph: str
    words: str
    at: tuple[float, float, float]


class Leaf(msgspec.Struct, frozen=True):
    """A drawn sheet (board, mat, track, cards or stores), or a part of one; `name` is the sheet's. `scenery`
    is kind and path of what lies beneath its spaces; `place` is where its corner lies on the tableau, if it
    lies there."""

    id: str
    sheet: str
    title: str
    name: str
    kind: str
    seat: int | None
    tone: str
    width: float
    height: float
    place: tuple[float, float] | None
    scenery: tuple[tuple[str, str], ...]
    lines: tuple[tuple[float, float, str, str], ...]
    spaces: tuple[SpaceDrawn, ...]
    pieces: tuple[PieceDrawn, ...]


class Ground(msgspec.Struct, frozen=True):
    """The tableau: what lies beneath the leaves that have a place on it."""

    width: float
    height: float
    scenery: tuple[tuple[str, str], ...]


class Target(msgspec.Struct, frozen=True):
    """A choice; without a space it is a button."""

    action: int
    notation: str
    label: str
    hint: str
    space: str | None


class Scene(msgspec.Struct, frozen=True):
    """How it looks. `leaves` holds only those that changed since the last `now` on this connection;
    `order` names all of them."""

    game: str
    seat: int | None
    prompt: str
    status: tuple[str, ...]
    seats: tuple[SeatLine, ...]
    ground: Ground | None
    order: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    targets: tuple[Target, ...]
    legend: tuple[tuple[str, str], ...]
