"""Where the spaces of a sheet and the pieces on a space are drawn, in pixels."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from chapterhouse.kernel.scene import Sheet, Space

UNIT = 56.0  # pixels between the centres of neighbouring spaces
GAP = 6.0  # between two spaces
BIGGEST, SMALLEST = 30.0, 15.0  # a piece
TRACK, LONG_TRACK = 6, 12  # spaces of a track in one line, on a narrow page and on a wide one
CARD = 160.0


@dataclass(frozen=True)
class Box:
    """A rectangle by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def moved(self, x: float, y: float) -> "Box":
        """The same, elsewhere."""
        return Box(self.x + x, self.y + y, self.width, self.height)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest rectangle that holds all of them."""
    found = list(boxes)
    x, y = min(box.x for box in found), min(box.y for box in found)
    right, bottom = max(box.x + box.width for box in found), max(box.y + box.height for box in found)
    return Box(x, y, right - x, bottom - y)


# -- spaces -------------------------------------------------------------------------------


def grid_boxes(sheet: Sheet, spaces: Sequence[Space], placed: bool, wide: bool) -> list[Box]:
    """The boxes of spaces about the origin of their sheet. A track is laid out as the page allows, unless
    the sheet has its place on the tableau (`placed`)."""
    track = sheet.kind in ("track", "stores") and not placed
    wrap = (LONG_TRACK if wide else TRACK) if track else 0
    return [box_of(space, wrap) for space in spaces]


def box_of(space: Space, wrap: int) -> Box:
    """A space about its own centre, or on the grid; a long track goes on in the next line."""
    row, column = space.at
    across, down = space.size or (space.width - GAP / UNIT, space.height - GAP / UNIT)
    if wrap:
        row, column = row + column // wrap, column % wrap
        across, down = min(across, 1 - GAP / UNIT), min(down, 1 - GAP / UNIT)
    own = not wrap and space.x is not None
    x = space.x if own and space.x is not None else column + (space.width - 1) / 2
    y = space.y if own and space.y is not None else row + (space.height - 1) / 2
    width, height = across * UNIT, down * UNIT
    return Box(x * UNIT - width / 2, y * UNIT - height / 2, width, height)


def card_boxes(count: int, height: float) -> list[Box]:
    """Cards of one height, two in a line."""
    return [Box(i % 2 * (CARD + GAP), i // 2 * (height + GAP), CARD, height) for i in range(count)]


# -- pieces -------------------------------------------------------------------------------


def columns_of(count: int, room: Box) -> int:
    """How many columns give the largest pieces."""
    return max(range(1, count + 1), key=lambda across: _fitting(count, across, room))


def _fitting(count: int, across: int, room: Box) -> float:
    return min(room.width / across, room.height / ceil(count / across))


def size_of(count: int, room: Box) -> float:
    """How large `count` pieces can be in a room."""
    if not count:
        return BIGGEST
    return min(_fitting(count, columns_of(count, room), room), BIGGEST)


def spread(count: int, room: Box) -> list[tuple[float, float, float]]:
    """Middle and size of so many pieces, in lines about the middle of a room."""
    if not count:
        return []
    columns, size = columns_of(count, room), max(size_of(count, room), SMALLEST)
    rows, (x, y) = ceil(count / columns), room.centre
    return [
        (
            x + (i % columns - (columns - 1) / 2) * size,
            y + (i // columns - (rows - 1) / 2) * size,
            size - 3,
        )
        for i in range(count)
    ]
