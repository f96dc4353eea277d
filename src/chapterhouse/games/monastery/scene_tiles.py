"""How a tile of Monastery looks, in the monastery, in a hand or about to be laid.

Units are those of the scene's grid. Ground and ways are scenery beneath the space; name, disc and
symbols are its face. Built tiles are in ink, unbuilt ones in pencil.
"""

from collections.abc import Iterator

from chapterhouse.games.monastery.actions import TYPE_NAMES
from chapterhouse.games.monastery.scene_words import CLASS_NAMES, Look, boxes, is_feature, short_say
from chapterhouse.games.monastery.state import SIDES
from chapterhouse.kernel.scene import Icon, Point, Scenery, ring

TILE = 2.0  # the length of an edge
HALF = TILE / 2
EDGE = 0.97  # of a half: tiles do not quite touch
BOX = (0.5, 0.76)  # a numbered box
BOX_DOWN = 0.36  # its middle below that of the tile
POST = 0.17  # from the middle of a gate to its posts

# To the middle of each side, and along it.
TO_SIDE = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
ALONG = ((1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (0.0, 1.0))

CLASS_GLYPHS: dict[str, tuple[str, ...]] = {
    "grey": ("book",),
    "brown": ("tool",),
    "both": ("book", "tool"),
    "none": (),
}
# Symbols of tiles that are not plain buildings.
GLYPHS = {
    "chapel": "chapel-glyph",
    "almonry": "blessing",
    "scriptum": "quill",
    "library": "swap",
    "workshop": "bag",
    "stables": "horseshoe",
    "abbots_house": "crosier",
    "farm": "sheaf",
    "brewhouse": "mug",
    "prison": "bars",
    "beehive": "hive",
    "pond": "tide",
    "dovecote": "dove",
    "field": "furrows",
    "garden": "herbs",
    "secret_way": "stairs",
}

Face = tuple[tuple[Icon, ...], ...]


def face(look: Look, tile_type: int, number: int, badge: Icon | None = None) -> Face:
    """Name; number, disc, what it is good for, its symbol. A Secret Way has its owner's badge."""
    name, disc = TYPE_NAMES[tile_type], int(look.b.disc[tile_type])
    glyphs = [*CLASS_GLYPHS[CLASS_NAMES[look.b.colours[tile_type]]], GLYPHS.get(name, "")]
    marks = [Icon(words=f"{number}.")] if number else []
    marks += [Icon("disc", str(disc))] if disc else []
    marks += [Icon(glyph) for glyph in glyphs if glyph]
    marks += [badge] if badge else []
    return (Icon(words=short_say(tile_type)),), tuple(marks)


def box_places(look: Look, tile_type: int) -> list[Point]:
    """The middles of the boxes about the middle of their tile."""
    count = len(boxes(look, tile_type))
    step = min(0.6, (TILE - 0.1) / max(count, 1))
    return [((i - (count - 1) / 2) * step, BOX_DOWN) for i in range(count)]


def box_size(look: Look, tile_type: int) -> Point:
    """Four boxes are narrower."""
    return (0.44, BOX[1]) if len(boxes(look, tile_type)) > 3 else BOX


# -- scenery ------------------------------------------------------------------------------


def ground(look: Look, tile_type: int, middle: Point, built: bool) -> Iterator[Scenery]:
    """The tile itself in the colour of its class; an ambivalent one is both."""
    kind, colour = "lot" if built else "site", CLASS_NAMES[look.b.colours[tile_type]]
    colour = "feature" if is_feature(look, tile_type) else colour
    (x, y), far = middle, HALF * EDGE
    corners = [(x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far)]
    yield Scenery(f"{kind} {kind}-{'grey' if colour == 'both' else colour}", tuple(corners), closed=True)
    if colour == "both":
        half = (corners[1], corners[2], corners[3])
        yield Scenery(f"{kind} {kind}-brown", half, closed=True)
    yield from planted(TYPE_NAMES[tile_type], x, y)


def planted(name: str, x: float, y: float) -> Iterator[Scenery]:
    """What grows on fields and in gardens; the water of the pond."""
    if name == "field":
        for i in range(-4, 5):
            yield Scenery("furrow", ((x + i * 0.17, y - 0.3), (x + i * 0.2, y + 0.76)))
    elif name == "garden":
        for dx, dy in ((-0.42, -0.02), (0.42, -0.02), (-0.42, 0.56), (0.42, 0.56)):
            bed = [(x + dx + u * 0.24, y + dy + v * 0.16) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            yield Scenery("bed", tuple(bed), closed=True)
    elif name == "pond":
        yield ring("water", (x, y + 0.28), (0.7, 0.45))


def ways(edges: tuple[str, ...], middle: Point, built: bool) -> Iterator[Scenery]:
    """Paths from the edges to the middle, and gates."""
    x, y = middle
    for side in range(SIDES):
        if edges[side] == "path":
            yield from path((x + TO_SIDE[side][0] * HALF, y + TO_SIDE[side][1] * HALF), middle, built)
        elif edges[side] == "gate":
            yield gate(middle, side)
    if "path" in edges:
        yield from hub(middle, built)


def hub(middle: Point, built: bool) -> Iterator[Scenery]:
    """Where the paths of a tile meet."""
    for kind in ("bank", "way") if built else ("bank-plan", "way-plan"):
        yield Scenery(f"path {kind} hub", (middle, middle))


def path(start: Point, end: Point, built: bool) -> Iterator[Scenery]:
    """A path: its banks, and the way between them."""
    for kind in ("bank", "way") if built else ("bank-plan", "way-plan"):
        yield Scenery(f"path {kind}", (start, end))


def gate(middle: Point, side: int) -> Scenery:
    """Two posts at the middle of an edge, and the bar between them."""
    (x, y), (dx, dy), (ax, ay) = middle, TO_SIDE[side], ALONG[side]
    out, into = HALF * EDGE, HALF * EDGE - 0.2
    posts = [(x + dx * out - ax * POST, y + dy * out - ay * POST)]
    posts.append((x + dx * into - ax * POST, y + dy * into - ay * POST))
    posts.append((x + dx * into + ax * POST, y + dy * into + ay * POST))
    posts.append((x + dx * out + ax * POST, y + dy * out + ay * POST))
    return Scenery("gate", tuple(posts))


def drawn_in_order(parts: list[Scenery]) -> tuple[Scenery, ...]:
    """Grounds beneath, then the banks of all paths, then their ways, then gates: so paths join."""
    order = (
        "abbey", "lot", "site", "garth", "arcade", "water", "furrow", "bed", "path bank", "path way", "gate",
    )  # fmt: skip
    return tuple(
        sorted(parts, key=lambda part: next(i for i, kind in enumerate(order) if part.kind.startswith(kind)))
    )
