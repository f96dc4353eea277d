"""The other sheets of Monastery: the dial, the viewer's hand, the ways to turn a tile."""

from bisect import bisect_left
from itertools import accumulate, pairwise
from math import cos, hypot, pi, sin

from chapterhouse.games.monastery.actions import ASK_ROTATION, EXCHANGE, ROTATION, TYPE_NAMES
from chapterhouse.games.monastery.scene_tiles import TILE, drawn_in_order, face, ground, ways
from chapterhouse.games.monastery.scene_words import (
    COLOURS,
    Look,
    boxes,
    class_say,
    edges_say,
    is_feature,
    list_say,
    owner_of_type,
    seat_says,
    sides,
    type_say,
    with_effect,
)
from chapterhouse.games.monastery.state import HARD_WORK, MASS, NIGHT, SPACES, STUDY, TYPES
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Point, Scenery, Sheet, Space

Made = tuple[Sheet, list[Piece]]
ROUND_NAMES = {STUDY: "study", HARD_WORK: "hard_work", MASS: "mass", NIGHT: "night"}
ROUND_GLYPHS = {STUDY: "book", HARD_WORK: "tool", MASS: "chalice", NIGHT: "moon"}
SKY = (4.6, 2.5)  # half axes of the sun's way over the day
FINE = 90  # parts of that way
ACROSS = 4  # tiles of a hand side by side in drawings
FAR = 2.3  # from tile to tile there


# -- the dial (Y-25 to Y-27) --------------------------------------------------------------


def hour(look: Look, at: int) -> str:
    """The name of a round, as the board's file has it."""
    return str(look.names.board.tree["dial"]["space"][at]["name"])


def dial_sheet(look: Look) -> Made:
    """The rounds of a day as the way of the sun; the marker shows who is Abbot."""
    spaces = tuple(hour_space(look, at) for at in range(SPACES))
    abbot = int(look.s.abbot)
    label = say("scene-marker", abbot=seat_says(look, abbot))
    tone = COLOURS[int(look.s.colour[abbot])]
    marker = Piece("marker", f"hour-{int(look.s.space)}", "sun", label, seat=abbot, tone=tone)
    return Sheet("dial", say("scene-sheet-dial"), spaces, "track"), [marker]


def sunway(x: float, y: float) -> Scenery:
    """The arch itself, where the dial has its place."""
    sky = [on_sky(at / 2) for at in range(2 * SPACES - 1)]
    return Scenery("sunway", tuple((x + dx, y + dy) for dx, dy in sky), curved=True)


def on_sky(at: float) -> Point:
    """Along the arch from Matins to Night, at equal distances."""
    return ARCH[round(at * FINE / (SPACES - 1))]


def arch() -> list[Point]:
    """Points at equal distances along half an ellipse, from left to right."""
    turns = [pi - pi * i / (8 * FINE) for i in range(8 * FINE + 1)]
    points = [(SKY[0] * cos(t), -SKY[1] * sin(t)) for t in turns]
    gone = list(accumulate((hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)), initial=0.0))
    return [points[min(bisect_left(gone, gone[-1] * i / FINE), len(points) - 1)] for i in range(FINE + 1)]


ARCH = arch()


def hour_space(look: Look, at: int) -> Space:
    kind, tiles = int(look.b.round_kind[at]), int(look.b.tiles_drawn[at])
    name = say("scene-hour", name=hour(look, at))
    label = say("scene-hour-space", name=name, kind=ROUND_NAMES[kind], tiles=tiles)
    icons = (Icon(ROUND_GLYPHS[kind], str(tiles) if tiles else ""),)
    x, y = on_sky(at)
    now, short = at == int(look.s.space), say("scene-hour-short", name=hour(look, at))
    return Space(
        f"hour-{at}", (0, at), label, name, (say("scene-hour-kind", kind=ROUND_NAMES[kind], tiles=tiles),),
        state="open" if now else "used" if at < int(look.s.space) else "", shape="circle", x=x, y=y,
        size=(1.16, 1.16) if now else (0.9, 0.9), face=((Icon(words=short),), icons),
    )  # fmt: skip


# -- the hand (Y-4) -----------------------------------------------------------------------


def hand_sheet(look: Look) -> Made | None:
    """The viewer's tiles, a space for each type; nobody else sees them."""
    if look.viewer is None:
        return None
    held = [t for t in range(TYPES) if look.s.hand[look.viewer, t]]
    spaces, scenery = list[Space](), list[Scenery]()
    for place, tile_type in enumerate(held):
        middle = (place % ACROSS * FAR, place // ACROSS * FAR)
        spaces.append(hand_space(look, tile_type, place, middle))
        scenery += pictured(look, tile_type, 0, middle)
    label = say("scene-sheet-hand")
    tone = COLOURS[int(look.s.colour[look.viewer])]
    sheet = Sheet(
        "hand", label, tuple(spaces), "mat", look.viewer, tone=tone, scenery=drawn_in_order(scenery)
    )
    return sheet, []


def hand_id(tile_type: int) -> str:
    """A type in the viewer's hand."""
    return f"hand-{TYPE_NAMES[tile_type]}"


def hand_space(look: Look, tile_type: int, place: int, middle: Point) -> Space:
    assert look.viewer is not None
    count, edges = int(look.s.hand[look.viewer, tile_type]), sides(look, tile_type, 0)
    name = say("scene-times", name=type_say(tile_type), count=count) if count > 1 else type_say(tile_type)
    label = say(
        "scene-hand", name=name, colour=class_say(look, tile_type), boxes=boxes_say(look, tile_type),
        disc=int(look.b.disc[tile_type]), edges=edges_say(edges),
    )  # fmt: skip
    label = with_effect(look, tile_type, label)
    counted = ((Icon(words=f"×{count}"),),) if count > 1 else ()
    numbers = say("scene-note-boxes", boxes=boxes_say(look, tile_type), disc=int(look.b.disc[tile_type]))
    notes = (
        class_say(look, tile_type, "short"),
        *([numbers] if look.b.boxes[tile_type] else []),
        edges_say(edges),
    )
    return Space(
        hand_id(tile_type), (0, place), label, name, notes, shape="lot", x=middle[0], y=middle[1],
        size=(TILE, TILE), face=(*hand_face(look, tile_type), *counted),
    )  # fmt: skip


def hand_face(look: Look, tile_type: int) -> tuple[tuple[Icon, ...], ...]:
    """Name, disc and symbols, and the boxes as numbers."""
    owner = owner_of_type(look, tile_type)
    badge = (
        Icon(words=say("scene-letter", colour=COLOURS[owner]), tone=COLOURS[owner])
        if owner is not None
        else None
    )
    numbers = tuple(Icon("box", str(number)) for number in boxes(look, tile_type))
    return (*face(look, tile_type, 0, badge), *((numbers,) if numbers else ()))


def boxes_say(look: Look, tile_type: int) -> Say:
    """The numbers of its boxes."""
    return list_say(str(number) for number in boxes(look, tile_type))


def pictured(look: Look, tile_type: int, turn: int, middle: Point) -> list[Scenery]:
    """A tile that is not laid: unbuilt side up, but for a feature."""
    built = is_feature(look, tile_type)
    return [*ground(look, tile_type, middle, built), *ways(sides(look, tile_type, turn), middle, built)]


# -- turning (Y-31) -----------------------------------------------------------------------


def turns_sheet(look: Look) -> Made | None:
    """While a tile is being turned: how it may lie, one picture for each choice."""
    if look.s.ask != ASK_ROTATION or not look.view.legal:
        return None
    tile_type = int(look.s.laying) - 1
    turns = [number - ROTATION for number in look.view.legal if ROTATION <= number < EXCHANGE]
    spaces, scenery = list[Space](), list[Scenery]()
    for place, turn in enumerate(turns):
        middle = (place * FAR, 0.0)
        edges = sides(look, tile_type, turn)
        label = say("scene-turned", name=type_say(tile_type), edges=edges_say(edges))
        spaces.append(
            Space(
                turn_id(turn),
                (0, place),
                label,
                say("scene-mark-turn", turn=turn),
                (edges_say(edges),),
                shape="lot",
                x=middle[0],
                y=middle[1],
                size=(TILE, TILE),
                face=hand_face(look, tile_type),
            )
        )
        scenery += pictured(look, tile_type, turn, middle)
    label = say("scene-sheet-turns", name=type_say(tile_type))
    return Sheet("turns", label, tuple(spaces), scenery=drawn_in_order(scenery)), []


def turn_id(turn: int) -> str:
    """A way to turn the tile that is being laid."""
    return f"turn-{turn}"
