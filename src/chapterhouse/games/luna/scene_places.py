"""Where everything of Luna lies in drawings: seven isles in moonlit water round the Temple Isle.

Units are those of the scene's grid. On a narrow page every isle, the path, the temple and the council
are drawn by themselves; the tableau says how they lie together on a wide one.
"""

import itertools
from math import cos, hypot, pi, sin

from chapterhouse.games.luna.actions import ISLE_NAMES
from chapterhouse.games.luna.scene_words import Look
from chapterhouse.games.luna.state import COLUMNS, GROUPS, ISLES
from chapterhouse.kernel.scene import Point, Scenery, Tableau, ring

WIDE, HIGH = 17.6, 15.2
MIDDLE = (WIDE / 2, HIGH / 2 + 0.1)
ISLES_RING = (7.2, 6.15)  # half axes of the ring of isles
PATH_RING = (4.75, 3.75)  # and of the path round the temple
SHORE = 0.75  # from the path to the water
STEP = 0.6  # of the council's stair
FINE = 360  # points by which the way along a ring is measured


def on_ring(at: int) -> Point:
    """The middle of an isle: clockwise from the top."""
    angle = 2 * pi * at / ISLES - pi / 2
    return cos(angle) * ISLES_RING[0], sin(angle) * ISLES_RING[1]


def along(count: int, across: Point) -> list[Point]:
    """Places at equal distances along an ellipse, clockwise from the top, with a gap before the first."""
    turns = [2 * pi * i / FINE - pi / 2 for i in range(FINE + 1)]
    points = [(across[0] * cos(t), across[1] * sin(t)) for t in turns]
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    wanted, found, gone = sum(steps) / (count + 0.5), list[Point](), 0.0
    for point, step in zip(points, steps, strict=False):
        if len(found) < count and gone >= wanted * (len(found) + 0.5):
            found.append((round(point[0], 3), round(point[1], 3)))
        gone += step
    return found


def path_places(look: Look) -> list[Point]:
    """From the gate clockwise to the pier: guard tiles and temple tiles, whether still there or not."""
    tiles = sum(int(look.s.group[group]).bit_count() for group in range(GROUPS))
    return along(GROUPS + tiles + 1, PATH_RING)


def council_place(at: int) -> tuple[Point, Point]:
    """Middle and size of a step: the higher, the more it is worth."""
    high = 1.0 + at * 0.07
    return (at * STEP, -high / 2), (STEP - 0.05, high)


def tableau(look: Look) -> Tableau:
    """The whole board."""
    x, y = MIDDLE
    isles = {f"isles/{ISLE_NAMES[isle]}": on_ring(at) for at, isle in enumerate(map(int, look.s.ring))}
    places = {id_: (x + dx, y + dy) for id_, (dx, dy) in isles.items()}
    places["path"] = MIDDLE
    places["temple"] = (x - (COLUMNS - 1) * 0.375, y - (look.s.sides - 1) / 2 - 0.25)
    places["council"] = (WIDE - STEP * look.b.council_spaces + 0.05, 2.0)
    places["time"] = (0.85, HIGH - 0.8)
    return Tableau(WIDE, HIGH, places, tuple(sea()))


def sea() -> list[Scenery]:
    """Water, the moon and its light, waves, and the Temple Isle."""
    around = ((0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH))
    waves = [Scenery("wave", wave(WIDE * u, HIGH * v), curved=True) for u, v in WAVES]
    isle = (PATH_RING[0] + SHORE, PATH_RING[1] + SHORE)
    return [
        Scenery("water", around, closed=True),
        *waves,
        ring("moon", (1.3, 1.3), (0.75, 0.75)),
        ring("shore", MIDDLE, isle, 16),
        ring("court", MIDDLE, (PATH_RING[0] - 0.55, PATH_RING[1] - 0.55), 16),
    ]


# Where waves are, as parts of the whole.
WAVES = (
    (0.04, 0.24), (0.15, 0.05), (0.27, 0.1), (0.03, 0.62), (0.1, 0.78), (0.3, 0.93), (0.48, 0.95),
    (0.66, 0.94), (0.85, 0.8), (0.93, 0.9), (0.95, 0.66), (0.9, 0.28), (0.33, 0.16), (0.2, 0.9),
)  # fmt: skip


def wave(x: float, y: float) -> tuple[Point, ...]:
    """A short wave."""
    return tuple((x + 0.22 * i, y + (0.07 if i % 2 else -0.05)) for i in range(4))
