"""How the sheets of Monastery lie together on a wide page: the monastery on the left, as large as it has
grown; dial, letter grid, strips and the viewer's hand on the right."""

from chapterhouse.games.monastery.scene_board import bounds
from chapterhouse.games.monastery.scene_letters import PARTS, STEP
from chapterhouse.games.monastery.scene_sheets import ACROSS, FAR, SKY, sunway
from chapterhouse.games.monastery.scene_tiles import HALF, TILE
from chapterhouse.games.monastery.scene_words import Look
from chapterhouse.games.monastery.state import COLUMNS
from chapterhouse.kernel.scene import Point, Scenery, Sheet, Tableau

MARGIN = 0.5
HEAD = 0.5  # for a title
RIGHT = 11.6  # the right column
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
    titled = tuple(id_ for id_ in ("turns", f"grid/{PARTS[0]}", "strips", "hand") if id_ in places)
    return Tableau(wide + RIGHT, high, places, scenery, titled)


def column(look: Look, sheets: dict[str, Sheet], start: float) -> tuple[dict[str, Point], float]:
    """The right column from top to bottom, and where it ends."""
    places, x = dict[str, Point](), start + MARGIN
    centre, y = start + RIGHT / 2, MARGIN
    if "turns" in sheets:
        places["turns"] = (x + HALF, y + HEAD + HALF)
        y += HEAD + TILE + MARGIN
    y += SKY[1] + 0.5
    places["dial"] = (centre, y)
    left, y = centre - (COLUMNS + 1) * STEP / 2 + 0.15, y + MARGIN + HEAD + STEP
    places |= {f"grid/{part}": (left, y) for part in PARTS}
    y += (len(look.colours) + 2) * STEP + HEAD
    places["strips"] = (left, y)
    y += len(look.colours) * STEP
    if "hand" in places_of(sheets):
        places["hand"] = (x + HALF, y + HEAD + HALF)
        y += HEAD + FAR * (1 + (len(sheets["hand"].spaces) - 1) // ACROSS)
    return places, y


def places_of(sheets: dict[str, Sheet]) -> list[str]:
    """The sheets that have something to show."""
    return [id_ for id_, sheet in sheets.items() if sheet.spaces]
