"""Where the spaces of a sheet and the pieces on a space are drawn, in pixels."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, dist

from chapterhouse.kernel.scene import Sheet, Space

UNIT = 56.0  # pixels between the centres of neighbouring spaces
GAP = 6.0  # between two spaces
BIGGEST, SMALLEST = 30.0, 15.0  # a piece
TRACK, LONG_TRACK = 6, 12  # spaces of a track in one line, on a narrow page and on a wide one
CARD = 160.0

# Middle and size of a piece.
Spot = tuple[float, float, float]


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

    def reduced(self, to: float) -> "Box":
        """The same on a smaller measure."""
        return Box(self.x * to, self.y * to, self.width * to, self.height * to)


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
    if sheet.kind in ("track", "stores") and not placed:
        return track_boxes(spaces, LONG_TRACK if wide else TRACK)
    return [box_of(space) for space in spaces]


def size_in(space: Space, own: bool = True) -> tuple[float, float]:
    """How large a space is drawn, in units: as it says itself, or as wide as its part of the grid."""
    return (space.size if own else None) or (space.width - GAP / UNIT, space.height - GAP / UNIT)


def box_of(space: Space) -> Box:
    """A space about its own centre, or on the grid."""
    row, column = space.at
    across, down = size_in(space)
    x = column + (space.width - 1) / 2 if space.x is None else space.x
    y = row + (space.height - 1) / 2 if space.y is None else space.y
    return boxed(x, y, across, down)


def boxed(x: float, y: float, across: float, down: float) -> Box:
    """A box about a middle, in units."""
    return Box((x - across / 2) * UNIT, (y - down / 2) * UNIT, across * UNIT, down * UNIT)


def track_boxes(spaces: Sequence[Space], room: int) -> list[Box]:
    """A single row goes on in the next line where it is too long; every line is as high as it must be."""
    single = len({space.at[0] for space in spaces}) == 1
    sizes = [size_in(space, not space.quiet) for space in spaces]
    pitch = max(1.0, *(width + GAP / UNIT for width, _ in sizes)) if single else 1.0
    most = max(1, int(room / pitch)) if single else room
    places = [(space.at[0] + space.at[1] // most, space.at[1] % most) for space in spaces]
    cells = [(*place, size) for place, size in zip(places, sizes, strict=True)]
    high = {line: max(size[1] for at, _, size in cells if at == line) for line, _, _ in cells}
    tops = {line: sum(high[before] + GAP / UNIT for before in high if before < line) for line in high}
    return [
        boxed(column * pitch, tops[line] + high[line] / 2, min(across, pitch - GAP / UNIT), down)
        for line, column, (across, down) in cells
    ]


def slim(spaces: Sequence[Space]) -> bool:
    """Whether spaces at their own places are no wider than a narrow page."""
    places = [space.x or 0.0 for space in spaces]
    return max(places) - min(places) < TRACK


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


def spot_in(space: Space, box: Box, at: tuple[float, float]) -> tuple[float, float]:
    """A place of the sheet, beside a space that is drawn in a box."""
    x, y = box.centre
    return x + (at[0] - (space.x or 0)) * UNIT, y + (at[1] - (space.y or 0)) * UNIT


def spots_of(space: Space, box: Box) -> list[Spot]:
    """The spots of a space that is drawn in a box, each with a size that leaves its neighbours room."""
    spots = [spot_in(space, box, at) for at in space.spots]
    found = list[Spot]()
    for i, spot in enumerate(spots):
        near = min((dist(spot, other) for j, other in enumerate(spots) if j != i), default=BIGGEST)
        found.append((*spot, min(near, BIGGEST) - 3))
    return found


def spread(count: int, room: Box) -> list[Spot]:
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
