"""Where everything of Templar lies in drawings: the floor plan of the board file, beside it the open piles
and the harbour.

Points of the board file become units of the scene's grid: a hiding place is always drawn equally large,
whatever the file's own measure. On a narrow page every room is drawn by itself.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any, TypeVar

from chapterhouse.games.templar.scene_words import Look, key_of
from chapterhouse.kernel.scene import Point, Scenery, Tableau, ring

PLAN = "plan"  # the part of the abbey that holds floors, walls and whoever stands there
SLOT = 0.44  # a hiding place
PIER = 115.0  # points of the harbour's panel that are one unit
PILE = (2.05, 2.4)  # a pile of cards
PILES = 2  # side by side
TOWER = 0.15  # half its side
EDGE = 0.45  # of the sheet round everything
LINE = 0.34  # the height of a room's name
FINE = 0.08  # steps in which room for a name is looked for
KEPT = 500  # results of `of_board` that are remembered

Rect = tuple[float, float, float, float]  # left, top, right, bottom


T = TypeVar("T")


def of_board(make: Callable[[Look, int], T]) -> Callable[[Look, int], T]:
    """For what follows from the board alone, and the number of a room (0: the whole): made once."""
    known: dict[tuple[str, int], T] = {}

    @wraps(make)
    def made(look: Look, number: int) -> T:
        key = look.names.board.digest, number
        if key not in known:
            if len(known) > KEPT:
                known.clear()
            known[key] = make(look, number)
        return known[key]

    return made


def measure(look: Look) -> float:
    """How many points of the board file are one unit."""
    return float(look.tree["board"]["slot_size"]) / SLOT


def plan_width(look: Look) -> float:
    """The width of the whole plan, in units."""
    return float(look.tree["board"]["viewbox"][2]) / measure(look)


def spot(look: Look, at: Sequence[float]) -> Point:
    """A point of the board file, in units."""
    m = measure(look)
    return at[0] / m, at[1] / m


def spots(look: Look, points: Sequence[Sequence[float]]) -> tuple[Point, ...]:
    """Several points."""
    return tuple(spot(look, at) for at in points)


def middle(look: Look, rect: Sequence[float]) -> Point:
    """The middle of a rectangle x, y, width, height."""
    return spot(look, (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2))


def size(look: Look, rect: Sequence[float]) -> Point:
    """Its width and height."""
    return spot(look, rect[2:])


def around(look: Look, points: Sequence[Sequence[float]]) -> tuple[Point, Point]:
    """Middle and size of what holds some hiding places."""
    half = float(look.tree["board"]["slot_size"]) / 2
    left, top = min(x for x, _ in points) - half, min(y for _, y in points) - half
    right, bottom = max(x for x, _ in points) + half, max(y for _, y in points) + half
    rect = (left, top, right - left, bottom - top)
    return middle(look, rect), size(look, rect)


# -- room for names -----------------------------------------------------------------------


@of_board
def name_place(look: Look, number: int) -> tuple[Point, Point]:
    """Middle and size of the widest free strip of a room, for its name; the highest of them."""
    room, m = look.rooms[number - 1], measure(look)
    x, y, width, height = room["rect"]
    line, fine = LINE * m, FINE * m
    taken = list(obstacles(look, room))
    best = (0.0, 0.0, 0.0)
    for step in range(1, int((height - line) / fine)):
        top = y + step * fine
        for left, right in gaps(x + fine, x + width - fine, (top, top + line), taken):
            if right - left > best[0] + 1:
                best = (right - left, left, top)
    wide, left, top = best
    return middle(look, (left, top, wide, line)), size(look, (left, top, wide, line))


def obstacles(look: Look, room: dict[str, Any]) -> Iterator[Rect]:
    """What a name must not cover: the number, hiding places, spots of figures."""
    half, figure = look.tree["board"]["slot_size"] / 2, look.tree["board"]["figure_radius"] * 1.4
    for points, reach in (
        ([room["label"]], half),
        (room["chalice_slots"], half),
        (room["book_slots"], half),
        (room["figure_spots"], figure),
    ):
        for x, y in points:
            yield x - reach, y - reach, x + reach, y + reach
    for area in room.get("ring_area", []):
        x, y, width, height = area["rect"]
        yield x, y, x + width, y + height


def gaps(
    left: float, right: float, strip: tuple[float, float], taken: Sequence[Rect]
) -> Iterator[tuple[float, float]]:
    """The free stretches of a strip from a height to another."""
    inside = sorted((a, c) for a, b, c, d in taken if b < strip[1] and d > strip[0])
    for start, end in inside:
        if start > left:
            yield left, min(start, right)
        left = max(left, end)
    if right > left:
        yield left, right


# -- walls --------------------------------------------------------------------------------


@of_board
def walls(look: Look, number: int) -> tuple[Scenery, ...]:
    """The walls of a room with their openings; thick ones where nothing lies beyond."""
    room, gaps = look.rooms[number - 1], openings(look)
    x, y, width, height = room["rect"]
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
    return (
        *(
            Scenery("threshold", spots(look, ((left, top), (right, bottom))), part=PLAN)
            for left, top, right, bottom in gaps
            if on_edge(room["rect"], (left + right) / 2, (top + bottom) / 2)
        ),
        *(
            Scenery("wall" if shared(look, room, a, b) else "rampart", spots(look, (a, b)), part=PLAN)
            for start, end in pairwise(corners)
            for a, b in stretches(start, end, gaps)
        ),
        *(tower for gate in look.tree["gate"] if gate["room"] == number for tower in towers(look, gate)),
    )


def towers(look: Look, gate: dict[str, Any]) -> Iterator[Scenery]:
    """A small tower on each side of a gate."""
    a, b, c, d = gate["wall"]
    for x, y in (spot(look, (a, b)), spot(look, (c, d))):
        corners = (
            (x - TOWER, y - TOWER),
            (x + TOWER, y - TOWER),
            (x + TOWER, y + TOWER),
            (x - TOWER, y + TOWER),
        )
        yield Scenery("tower", corners, closed=True, part=PLAN)


def openings(look: Look) -> list[Rect]:
    """The openings of passages and gates."""
    gaps = [passage["gap"] for passage in look.passages] + [gate["wall"] for gate in look.tree["gate"]]
    return [(min(a, c), min(b, d), max(a, c), max(b, d)) for a, b, c, d in gaps]


def stretches(start: Point, end: Point, openings: Sequence[Rect]) -> Iterator[tuple[Point, Point]]:
    """A straight wall without its openings."""
    across = start[1] == end[1]
    line = start[1] if across else start[0]
    low, high = sorted((start[0], end[0]) if across else (start[1], end[1]))
    cuts = []
    for left, top, right, bottom in openings:
        level, first, last = (top, left, right) if across else (left, top, bottom)
        lies_here = top == bottom if across else left == right
        if lies_here and level == line and first < high and last > low:
            cuts.append((first, last))
    for first, last in [*sorted(cuts), (high, high)]:
        if first > low:
            yield ((low, line), (first, line)) if across else ((line, low), (line, first))
        low = max(low, last)


def shared(look: Look, room: dict[str, Any], a: Point, b: Point) -> bool:
    """Whether another room lies beyond a stretch of wall."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    return any(holds(other["rect"], x, y) for other in look.rooms if other is not room)


def holds(rect: Sequence[float], x: float, y: float) -> bool:
    """Whether a point lies in a rectangle, its edge included."""
    return rect[0] <= x <= rect[0] + rect[2] and rect[1] <= y <= rect[1] + rect[3]


def on_edge(rect: Sequence[float], x: float, y: float) -> bool:
    """Whether a point lies on the edge of a rectangle."""
    return holds(rect, x, y) and (x in (rect[0], rect[0] + rect[2]) or y in (rect[1], rect[1] + rect[3]))


def outline(look: Look, rect: Sequence[float]) -> tuple[Point, ...]:
    """The corners of a rectangle."""
    x, y, width, height = rect
    return spots(look, [(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


# -- small outlines -----------------------------------------------------------------------


def niche(at: Point, kind: str, part: str) -> Scenery:
    """An empty hiding place: an arch for a chalice, a shelf for a book, a ring's own shape."""
    x, y, r = at[0], at[1], SLOT / 2 - 0.02
    if kind == "ring_round":
        return Scenery("slot", ring("", at, (r, r), 8).points, True, True, part)
    shapes: dict[str, tuple[Point, ...]] = {
        "ring_square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        "ring_hexagon": ((-0.5, -0.9), (0.5, -0.9), (1, 0), (0.5, 0.9), (-0.5, 0.9), (-1, 0)),
    }
    points = tuple((x + u * r, y + v * r) for u, v in shapes[kind])
    return Scenery("slot", points, closed=True, part=part)


# -- the harbour --------------------------------------------------------------------------


def upright(look: Look) -> bool:
    """Whether the panel is drawn as the board file has it: one that is wider than high is turned clockwise,
    so that it is as narrow as it can be."""
    _, _, wide, high = look.tree["harbour"]["panel_viewbox"]
    return bool(wide <= high)


def harbour_size(look: Look) -> Point:
    """Width and height of the harbour."""
    _, _, wide, high = look.tree["harbour"]["panel_viewbox"]
    return (wide / PIER, high / PIER) if upright(look) else (high / PIER, wide / PIER)


def jetty(look: Look, store: dict[str, Any]) -> tuple[Point, Point]:
    """Middle and size of a storehouse; one after the other clockwise, however the panel is turned."""
    left, top, wide, high = store["rect"]
    x, y = left + wide / 2, top + high / 2
    if not upright(look):
        x, y = look.tree["harbour"]["panel_viewbox"][3] - y, x
    return (x / PIER, y / PIER), (wide / PIER, high / PIER)


def on_jetty(look: Look, store: dict[str, Any], points: Sequence[Sequence[float]]) -> list[Point]:
    """Points of a storehouse, which is never turned itself."""
    left, top, wide, high = store["rect"]
    (x, y), _ = jetty(look, store)
    return [(x + (u - left - wide / 2) / PIER, y + (v - top - high / 2) / PIER) for u, v in points]


# -- the whole ----------------------------------------------------------------------------


@of_board
def tableau(look: Look, _: int) -> Tableau:
    """The abbey; to the right of it the open piles, and below these the harbour."""
    m, (left, top, width, height) = measure(look), look.tree["board"]["viewbox"]
    x, y = -left / m, -top / m
    across, deep = harbour_size(look)
    beside = width / m - EDGE / 2
    column = max(across, PILES * (PILE[0] + 0.12))
    wide, high = beside + column + EDGE / 2, max(height / m, deep + 3 * (PILE[1] + 0.12) + EDGE)
    shore = high - deep - 0.2
    places = {f"abbey/room-{room['id']}": (x, y) for room in look.rooms}
    places[f"abbey/{PLAN}"] = places["passages"] = (x, y)
    places["harbour"] = (beside + (column - across) / 2, shore + 0.1)
    places["piles"] = (beside + (column - PILES * (PILE[0] + 0.12)) / 2 + PILE[0] / 2, EDGE + PILE[1] / 2)
    return Tableau(wide, high, places, tuple(land(look, (x, y), (beside - 0.15, wide), shore, high)))


def land(look: Look, origin: Point, sea: tuple[float, float], shore: float, high: float) -> Iterator[Scenery]:
    """Floors and the roads to the gates; the sea with its shore on the lower right."""
    x, y = origin
    left, wide = sea
    coast = coastline(left, wide, shore, high)
    yield Scenery("water", (*coast, (wide, high)), closed=True)
    yield Scenery("coast", coast)
    for u, v in WAVES:
        yield wave(left + u * (wide - left), shore + v * (high - shore))
    for gate in look.tree["gate"]:
        yield moved(Scenery("road", road(look, gate)), x, y)
    for room in look.rooms:
        yield moved(Scenery("floor", outline(look, room["rect"]), closed=True), x, y)
        if key_of(str(room["name"])) == "cloister":
            garden = garth(look, room)
            yield moved(Scenery("garth", garden, closed=True), x, y)
            yield from (moved(ring("pillar", at, (0.07, 0.07), 8), x, y) for at in arcade(garden))
        if room["id"] == look.b.church:
            yield from (moved(pillar, x, y) for pillar in pillars(look, room))


def garth(look: Look, room: dict[str, Any]) -> tuple[Point, ...]:
    """The garden within the walks of a cloister, below its name."""
    (left, _), (right, low) = outline(look, room["rect"])[0], outline(look, room["rect"])[2]
    (_, top), (_, high) = name_place(look, int(room["id"]))
    top += high
    return (left + 0.4, top), (right - 0.4, top), (right - 0.4, low - 0.4), (left + 0.4, low - 0.4)


def arcade(garden: Sequence[Point]) -> Iterator[Point]:
    """The columns of the walks: about half a unit apart, all round the garden."""
    for (a, b), (c, d) in pairwise((*garden, garden[0])):
        count = max(1, round(hypot(c - a, d - b) / 0.5))
        yield from ((a + (c - a) * i / count, b + (d - b) * i / count) for i in range(count))


def road(look: Look, gate: dict[str, Any]) -> tuple[Point, Point]:
    """From the opening of a gate straight out, past the spots of those who wait there."""
    a, b, c, d = gate["wall"]
    start = (a + c) / 2, (b + d) / 2
    far, more = [x if a == c else y for x, y in gate["outside_spots"]], 0.4 * measure(look)
    at = start[0] if a == c else start[1]
    beyond = max(far) + more if max(far) > at else min(far) - more
    return spot(look, start), spot(look, (beyond, start[1]) if a == c else (start[0], beyond))


def pillars(look: Look, room: dict[str, Any]) -> Iterator[Scenery]:
    """Two rows of pillars in the free part of the church."""
    x, _, width, _ = room["rect"]
    (_, top), (_, high) = name_place(look, int(room["id"]))
    low = min(y for _, y in room["figure_spots"]) / measure(look)
    for i in range(1, 5):
        y = top + high + (low - top - high) * (i - 0.5) / 4.5
        for u in (0.14, 0.86):
            yield ring("pillar", ((x + u * width) / measure(look), y), (0.13, 0.13))


# Where waves are, as parts of the sea.
WAVES = ((0.06, 0.36), (0.82, 0.345), (0.1, 0.665), (0.45, 0.985), (0.84, 0.66), (0.6, 0.03))


def wave(x: float, y: float) -> Scenery:
    """A short wave."""
    points = tuple((x + 0.22 * i, y + (0.07 if i % 2 else -0.05)) for i in range(4))
    return Scenery("wave", points, curved=True)


def coastline(left: float, right: float, top: float, bottom: float) -> tuple[Point, ...]:
    """From the lower edge of the sheet up along a beach, round its corner, and on to the right edge."""
    beach = [(left + 0.06 * sin(i * 1.7), bottom - (bottom - top - 1) * i / 8) for i in range(9)]
    bend = [(left + 1 - cos(t), top + 1 - sin(t)) for t in (pi / 2 * i / 5 for i in range(1, 6))]
    swell = [(left + 1 + (right - left - 1) * i / 5, top + 0.08 * sin(i * 1.9)) for i in range(1, 6)]
    return (*beach, *bend, *swell)


def moved(scenery: Scenery, x: float, y: float) -> Scenery:
    """The same, elsewhere."""
    points = tuple((a + x, b + y) for a, b in scenery.points)
    return Scenery(scenery.kind, points, scenery.closed, scenery.curved)
