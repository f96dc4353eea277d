"""How the sheets of Monastery lie together on a wide page: the monastery on the left, as large as it has
grown; dial, letter grid, strips and the viewer's hand on the right."""

from chapterhouse.games.monastery.scene_board import bounds
from chapterhouse.games.monastery.scene_letters import STEP
from chapterhouse.games.monastery.scene_sheets import ACROSS, FAR, SKY, sunway
from chapterhouse.games.monastery.scene_tiles import HALF, TILE
from chapterhouse.games.monastery.scene_words import Look
from chapterhouse.games.monastery.state import COLUMNS
from chapterhouse.kernel.scene import Point, Scenery, Sheet, Tableau

MARGIN = 0.5
RIGHT = (ACROSS - 1) * FAR + TILE + 2 * MARGIN  # the right column
SMALLEST = (7, 6)  # the monastery's ground in tiles, as long as it is small


def tableau(look: Look, sheets: dict[str, Sheet]) -> Tableau:
    """The whole table."""
    left, top, right, low = bounds(look)
    wide = max((right - left + 1), SMALLEST[0]) * TILE + 2 * MARGIN
    spare = (wide - 2 * MARGIN - (right - left + 1) * TILE) / 2
    places, bottom = column(look, sheets, wide)
    high = max((low - top + 1) * TILE, SMALLEST[1] * TILE) + 2 * MARGIN
    high = max(high, bottom + MARGIN)
    rise = (high - 2 * MARGIN - (low - top + 1) * TILE) / 2
    places["map"] = (MARGIN + HALF + spare - left * TILE, MARGIN + HALF + rise - top * TILE)
    lawn = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    scenery = (Scenery("meadow", lawn, closed=True), sunway(*places["dial"]))
    return Tableau(wide + RIGHT, high, places, scenery)


def column(look: Look, sheets: dict[str, Sheet], start: float) -> tuple[dict[str, Point], float]:
    """The right column from top to bottom, and where it ends."""
    places, x = dict[str, Point](), start + MARGIN
    centre, y = start + RIGHT / 2, MARGIN + 0.5
    if "turns" in sheets:
        places["turns"] = (x + HALF, y + HALF - 0.4)
        y += TILE + 0.3
    y += SKY[1]
    places["dial"] = (centre, y)
    places["grid"] = (centre - COLUMNS * STEP / 2, y + 1.3)
    places["strips"] = (centre - COLUMNS * STEP / 2, y + 1.3 + 6.3 * STEP)
    y += 1.3 + (6.3 + len(look.colours)) * STEP + 0.4
    if "hand" in sheets and sheets["hand"].spaces:
        places["hand"] = (x + HALF, y + HALF)
        y += FAR * (1 + (len(sheets["hand"].spaces) - 1) // ACROSS)
    return places, y
