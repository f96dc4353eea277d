"""Where everything of Monasterium's board lies in drawings: the road winds between five monasteries, the
missions lie in the lower corners, the dice spaces along the bottom.

Units are those of the scene's grid. On a narrow page every sheet is drawn by itself; the tableau says how
they lie together on a wide one.
"""

from math import cos, pi

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.scene_words import Look
from chapterhouse.kernel.scene import Point, Scenery, Tableau

WIDE, HIGH = 20.6, 15.4
ABOVE, BELOW = 3.25, 9.95  # the middles of the upper and of the lower monasteries
MONASTERIES = ((3.2, ABOVE), (6.75, BELOW), (10.3, ABOVE), (13.85, BELOW), (17.4, ABOVE))
BUILDINGS, CLOISTER = 2.62, 1.72  # how far from the middle of a monastery they stand
ROAD = 6.6  # the height about which the road winds
SWING = 0.8
CARDS = {"left": (1.55, 8.7), "right": (WIDE - 1.55, 8.7)}  # the middles of the upper missions
CARD, CARD_STEP = (2.75, 1.5), 1.6
DICE = (1.05, 14.3)  # the first dice space
DISH_STEP, DISH = 1.62, (1.5, 1.6)
ROLL_STEP, ROLL_LEFT, ROLL_TOP = 1.5, 10.6, -0.5


def road_place(at: int, length: int) -> Point:
    """A space of the road, from left to right: below the upper monasteries, above the lower ones."""
    x = 1.0 + at * (WIDE - 2.0) / max(length - 1, 1)
    return round(x, 3), round(ROAD + SWING * cos((x - 3.2) * 2 * pi / 7.1), 3)


def tableau(look: Look) -> Tableau:
    """The whole board."""
    places = {f"monastery-{letter}": place for letter, place in zip(LETTERS, MONASTERIES, strict=True)}
    places |= {"road": (0.0, 0.0), "dice": DICE}
    places |= {f"missions/{side}": place for side, place in CARDS.items()}
    length = int(look.b.road_length[look.s.side])
    way = tuple(road_place(at, length) for at in range(length))
    return Tableau(WIDE, HIGH, places, (Scenery("road", way, curved=True),))
