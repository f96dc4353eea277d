"""Where everything of Monasterium's board lies in drawings: five monasteries along a winding road.

Units are those of the scene's grid. On a narrow page the road, the dice spaces and every monastery are
drawn by themselves; the tableau says how they lie together on a wide one.
"""

from itertools import pairwise
from math import cos, hypot, pi, sin

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.scene_words import Look, bits
from chapterhouse.kernel.scene import Point, Scenery, Tableau, ring

WIDE, HIGH = 21.2, 11.9
UPPER, LOWER = 3.1, 8.8  # the heights of the two lines of monasteries
FIRST, APART = 3.1, 3.75  # the first monastery, and from each to the next
BUILDINGS, CLOISTER = 2.45, 1.62  # the rings of a monastery
ROOMY = 16  # so many places have room on a ring of the radius 1 before it must grow
BEND = 0.62  # how far the road swings out
FINE = 400  # points by which the way along the road is measured
DISH, ACROSS = 1.28, 3  # from dice space to dice space, and how many in a line


# -- monasteries --------------------------------------------------------------------------


def on_ring(at: int, count: int, radius: float, shift: float) -> Point:
    """A place on a ring that has room for all its places; clockwise from the top."""
    wide, turn = max(radius, count * radius / ROOMY), 2 * pi * (at + shift) / count
    return round(wide * sin(turn), 3), round(-wide * cos(turn), 3)


def building_place(look: Look, m: int, spot: int) -> Point:
    """Where a building stands about the middle of its monastery."""
    return on_ring(spot, int(look.b.building_count[look.s.side, m]), BUILDINGS, 0)


def cloister_place(look: Look, m: int, spot: int) -> Point:
    """A cloister space lies between the buildings that it touches."""
    return on_ring(spot, int(look.b.cloister_count[look.s.side, m]), CLOISTER, -0.5)


def touching(look: Look, m: int) -> list[Scenery]:
    """A dotted line from every building to each cloister space that it touches (M-75)."""
    lines = list[Scenery]()
    for spot in range(look.b.building_count[look.s.side, m]):
        for near in bits(look.b.touches[look.s.side, m, spot]):
            ends = (building_place(look, m, spot), cloister_place(look, m, near))
            lines.append(Scenery("touch", ends))
    return lines


def middle(m: int) -> Point:
    """Where a monastery lies: above and below the road in turn."""
    return FIRST + m * APART, LOWER if m % 2 else UPPER


# -- road ---------------------------------------------------------------------------------


def bend(x: float) -> Point:
    """The road at an x: away from the monasteries above and below."""
    return x, (UPPER + LOWER) / 2 + BEND * cos(pi * (x - FIRST) / APART)


def road_places(count: int) -> list[Point]:
    """So many stones at equal distances along the road, the first and the last near its ends."""
    way = [bend(0.75 + (WIDE - 1.5) * i / FINE) for i in range(FINE + 1)]
    gone = [0.0]
    for (ax, ay), (bx, by) in pairwise(way):
        gone.append(gone[-1] + hypot(bx - ax, by - ay))
    wanted = [gone[-1] * (i + 0.5) / count for i in range(count)]
    stones = (next(p for p, length in zip(way, gone, strict=True) if length >= far) for far in wanted)
    return [(round(x, 3), round(y, 3)) for x, y in stones]


# -- dice ---------------------------------------------------------------------------------


def dice_place(face: int, row: int) -> Point:
    """A dice space (row 0) or where rolled dice of its number lie: three on the left, three on the right."""
    x = face % ACROSS * DISH
    return (x if face < ACROSS else WIDE - 1.7 - (ACROSS - 1) * DISH + x), row * 1.32 + (0 if row else -0.12)


# -- a seat's mat --------------------------------------------------------------------------


def mat_place(row: int, column: int) -> tuple[Point, Point]:
    """Middle and size of a space of the action area: wide enough for a choice of goods."""
    return (column * 1.32, row * 1.06), (1.25, 1.0)


# -- the whole ----------------------------------------------------------------------------


def tableau(look: Look) -> Tableau:
    """The whole board."""
    places = {f"monastery-{letter}": middle(m) for m, letter in enumerate(LETTERS)}
    return Tableau(WIDE, HIGH, {**places, "road": (0.0, 0.0), "dice": (0.85, 8.2)}, tuple(land(look)))


def land(look: Look) -> list[Scenery]:
    """Meadows, the road and the lanes that lead from it, and the grounds of the monasteries."""
    around = ((0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH))
    road = tuple(bend(0.35 + (WIDE - 0.7) * i / 60) for i in range(61))
    grounds = [
        part
        for m in range(len(LETTERS))
        for part in (ring("court", middle(m), (2.95, 2.95), 16), ring("garth", middle(m), (2.0, 2.0), 16))
    ]
    return [
        Scenery("meadow", around, closed=True),
        *lanes(look),
        *grounds,
        Scenery("road", road, curved=True),
    ]


def lanes(look: Look) -> list[Scenery]:
    """From every stone to the monasteries that it leads to (M-44)."""
    side, found = look.s.side, list[Scenery]()
    for at, stone in enumerate(road_places(int(look.b.road_length[side]))):
        for m in bits(look.b.road_access[side, at]):
            found.append(Scenery("lane", (stone, middle(m))))
    return found
