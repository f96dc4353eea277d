"""How a seat's view looks, as data: the one contract between games and everything that draws.

A game's `scene.py` turns a view into a `Scene`. The web board, the standalone picture, the text
board, the keyboard walk and the screen reader's words are all made from it; games draw nothing.
A scene has no language: words are `Say` objects, and a plain `str` is the same in every language (a
letter, a number, a sign).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import cos, pi, sin

from chapterhouse.kernel.say import Say

Words = Say | str
Point = tuple[float, float]

# What can be said of a space at a glance (`Space.state`), and its sign on the text board while
# nothing lies there. "" is a space that only carries print.
SIGNS = {"": "", "free": "·", "covered": "", "open": "○", "used": "✓", "closed": "✕"}


@dataclass(frozen=True)
class Icon:
    """A part of a printed line: a symbol of `art.svg` with its number, or a short word; on a badge of a
    seat's colour if it has a tone. `look` is how its words are set: "numeral", "name", else bold."""

    glyph: str = ""
    words: Words = ""
    tone: str = ""
    look: str = ""


@dataclass(frozen=True)
class Sign:
    """A printed line at a place of its own (units of the grid), about its middle; no wider than `width`,
    if it has one."""

    at: Point
    icons: tuple[Icon, ...]
    width: float = 0


@dataclass(frozen=True)
class Space:
    """A place on a sheet. `at` is its row and column: text board and arrow keys walk this grid;
    drawings may refine it by its centre `x`, `y` and `size` (units of the grid) and `shape`. A space
    as wide as its whole sheet is a line of its own on the text board.

    `state`: "free" (room for a piece), "covered" (what is printed there is locked by the piece on
    it), "open" (printed and to be used), "used" (not again for now), "closed" (out of the game).
    """

    id: str
    at: tuple[int, int]
    label: Say  # its name for the ear, its state included
    mark: Words = ""  # what is printed there, short: "2", "C", "1 tool"
    notes: tuple[Words, ...] = ()  # small print below, line by line
    links: tuple[str, ...] = ()  # spaces and sheets that it touches or leads to
    state: str = ""
    shape: str = "square"
    x: float | None = None
    y: float | None = None
    width: float = 1
    height: float = 1
    tone: str = ""  # colour name of the space itself, e.g. a monastery's
    face: tuple[tuple[Icon, ...], ...] = ()  # drawings show these lines instead of mark and notes
    size: Point | None = None  # drawn width and height, where they are not those of the grid
    part: str = ""  # the part of its sheet that it belongs to (`Sheet.parts`)
    spots: tuple[Point, ...] = ()  # where its pieces are drawn, if they have places of their own
    quiet: bool = False  # where drawings have it at its own place, its mark is not printed
    signs: tuple[Sign, ...] = ()  # but these lines are
    # On a map: what its sides have, clockwise from its upper left corner, one for each unit of the grid:
    # "path", "gate" (a way only where another meets it) or "" (none).
    sides: tuple[str, ...] = ()
    inside: str = ""  # the space of which it is a part, with which it shares its place on the grid
    about: Say | None = None  # what such a space is for, and the rules: told when it is pointed at


@dataclass(frozen=True)
class Piece:
    """A thing that lies on a space. `id` stays the same while the thing does, so moves animate;
    things that the rules do not tell apart are named by the place where they lie."""

    id: str
    space: str
    kind: str  # "novice", "die", "tile", "messenger", "good", ...
    label: Say
    mark: Words = ""  # short text; a piece of a seat without it is shown by the seat's sign
    seat: int | None = None
    tone: str = ""
    count: int = 1
    chosen: bool = False  # picked in the choice that is running
    glyph: str = ""  # its symbol in drawings, where neither tone nor kind names one
    spot: int | None = None  # on which of the space's spots it lies; else on the next one


@dataclass(frozen=True)
class Scenery:
    """Something that is drawn beneath the spaces and is none: water, a road, a wall. Its `kind` is its
    look; its points are units of the grid. With a `part` it is drawn with that part of its sheet alone."""

    kind: str
    points: tuple[Point, ...]
    closed: bool = False
    curved: bool = False
    part: str = ""


@dataclass(frozen=True)
class Sheet:
    """A board, a mat or a track; `rows` and `columns` name the lines of its grid, if they have names.

    `kind`: "board", "mat" (other seats' are short on the text board), "track" (one long row of
    spaces), "cards" (each row is one card), "map" (tiles on a grid that may grow on all sides),
    "stores" (says what the facts of a seat's card say already: on the text board only while something
    can be chosen there).
    """

    id: str
    label: Say
    spaces: tuple[Space, ...]
    kind: str = "board"
    seat: int | None = None
    rows: Mapping[int, Words] = field(default_factory=dict)
    columns: Mapping[int, Words] = field(default_factory=dict)
    tone: str = ""
    scenery: tuple[Scenery, ...] = ()
    parts: Mapping[str, Words] = field(default_factory=dict)  # drawn apart from each other, by their titles
    titled: bool = False  # parts drawn by themselves show their titles
    reduced: Mapping[str, float] = field(default_factory=dict)  # parts drawn smaller when by themselves


@dataclass(frozen=True)
class Tableau:
    """How sheets lie together on a wide page: where the origin of each lies (of a part: `sheet/part`), in
    units of the grid. On a narrow page every sheet, and every part, is drawn by itself. What lies on the
    tableau says itself what it is, but for the sheets that are `titled`."""

    width: float
    height: float
    places: Mapping[str, Point]
    scenery: tuple[Scenery, ...] = ()
    titled: tuple[str, ...] = ()


@dataclass(frozen=True)
class Target:
    """Something that can be chosen now: an action, and the space it is chosen on (or none: a button).
    Several targets may share a space. `hint` says what the choice means here: its price, its gain."""

    action: int
    label: Say
    space: str | None = None
    hint: Say | None = None
    notation: str = ""


@dataclass(frozen=True)
class SeatCard:
    """One line about a seat: name, colour, letter, points, and facts, the first of which are the points."""

    seat: int
    tone: str
    points: int
    active: bool
    name: Say
    letter: Say  # one letter, unique at the table; the shape follows from the tone
    facts: tuple[tuple[Say, Words | int], ...] = ()


@dataclass(frozen=True)
class Scene:
    """Everything that a seat (None: a spectator) sees at one moment."""

    game: str
    seat: int | None
    prompt: Say  # one sentence: what is to be done now, and by whom
    seats: tuple[SeatCard, ...]
    sheets: tuple[Sheet, ...]
    pieces: tuple[Piece, ...]
    targets: tuple[Target, ...] = ()  # in the order of the legal actions: the choices' numbers
    status: tuple[Say, ...] = ()  # year, round, phase, ...
    legend: tuple[tuple[Words, Say], ...] = ()  # marks that do not explain themselves
    tableau: Tableau | None = None


def spaces(scene: Scene) -> Iterator[Space]:
    """All spaces of all sheets."""
    return (space for sheet in scene.sheets for space in sheet.spaces)


def explained(sheet: Sheet, about: Callable[[Space], Say | None]) -> Sheet:
    """The sheet, all of whose spaces say what they are for."""
    return replace(sheet, spaces=tuple(replace(space, about=about(space)) for space in sheet.spaces))


def faults(scene: Scene) -> list[str]:
    """What is wrong with a scene, for the tests of games: doubled ids, and ids of nothing."""
    places = {space.id for space in spaces(scene)}
    sheets = {sheet.id for sheet in scene.sheets}
    return [
        *_doubles("sheet", (sheet.id for sheet in scene.sheets)),
        *_doubles("space", (space.id for space in spaces(scene))),
        *_doubles("piece", (piece.id for piece in scene.pieces)),
        *(f"piece {p.id}: no space {p.space}" for p in scene.pieces if p.space not in places),
        *(f"target {t.action}: no space {t.space}" for t in scene.targets if t.space not in {None, *places}),
        *(f"space {s.id}: state {s.state}" for s in spaces(scene) if s.state not in SIGNS),
        *(f"space {s.id}: no {to}" for s in spaces(scene) for to in s.links if to not in places | sheets),
        *(f"space {s.id}: not inside {s.inside}" for s in spaces(scene) if s.inside not in {"", *places}),
        *(
            f"space {s.id}: no part {s.part}"
            for sheet in scene.sheets
            for s in sheet.spaces
            if s.part not in sheet.parts and s.part
        ),
        *(
            f"scenery {s.kind}: no part {s.part}"
            for sheet in scene.sheets
            for s in sheet.scenery
            if s.part not in sheet.parts and s.part
        ),
        *(f"tableau: no {id_}" for id_ in _laid(scene) if id_ not in _leaves(scene)),
    ]


def _laid(scene: Scene) -> Iterator[str]:
    return iter(scene.tableau.places if scene.tableau else ())


def _leaves(scene: Scene) -> set[str]:
    """Sheets and parts by their names in a tableau."""
    parts = {f"{sheet.id}/{part}" for sheet in scene.sheets for part in sheet.parts}
    return parts | {sheet.id for sheet in scene.sheets}


def ring(kind: str, middle: Point, across: Point, points: int = 12) -> Scenery:
    """An ellipse as scenery: its middle, and its half axes."""
    turns = [2 * pi * i / points for i in range(points)]
    outline = tuple((middle[0] + across[0] * cos(t), middle[1] + across[1] * sin(t)) for t in turns)
    return Scenery(kind, outline, closed=True, curved=True)


def _doubles(what: str, ids: Iterator[str]) -> list[str]:
    return [f"{what} {id_}: {count} times" for id_, count in Counter(ids).items() if count > 1]
