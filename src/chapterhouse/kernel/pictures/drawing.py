"""Where everything of a scene is drawn, in pixels: one layout for every picture.

A plan has a leaf for each sheet; leaves do not know each other, so that a page may arrange them as
its width allows. What has no place of its own in a scene lies on the sheet's grid.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from chapterhouse.kernel.pictures.art import symbols
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Piece, Scene, Sheet, Space, Words

UNIT = 76.0  # pixels between the centres of neighbouring spaces
GAP = 6.0  # between two spaces
MARGIN = 14.0
TITLE = 26.0
HEAD = 22.0  # a line of names above a grid
LINE = 15.0  # from line to line of small print
LETTER = 6.6  # the width of an average letter
BIGGEST, SMALLEST = 30.0, 15.0  # a piece
TRACK = 12  # spaces of a track in one line
CARD = 260.0

Voice = Callable[[Say], str]


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


@dataclass(frozen=True)
class Line:
    """One line of text about its middle; `kind`: title, head, mark, note."""

    x: float
    y: float
    words: str
    kind: str


@dataclass(frozen=True)
class Cell:
    """A drawn space; `choices` are the numbers of the targets on it, from 1."""

    space: Space
    box: Box
    lines: tuple[Line, ...]
    choices: tuple[int, ...]


@dataclass(frozen=True)
class Token:
    """A drawn piece about its middle; `count` pieces that look the same. Of a seat it is the seat's sign
    with its letter; else a symbol of `art.svg`, or its mark, on a disc."""

    piece: Piece
    x: float
    y: float
    size: float
    count: int
    shape: str
    glyph: str = ""
    words: str = ""


@dataclass(frozen=True)
class Leaf:
    """A drawn sheet."""

    sheet: Sheet
    title: str
    width: float
    height: float
    lines: tuple[Line, ...]
    cells: tuple[Cell, ...]
    tokens: tuple[Token, ...]


def plan(scene: Scene, say: Voice) -> list[Leaf]:
    """A leaf for each sheet that has something to show."""
    pen = Planner(scene, say)
    return [pen.leaf(sheet) for sheet in scene.sheets if sheet.spaces]


class Planner:
    """Lays one scene out in one language."""

    def __init__(self, scene: Scene, say: Voice) -> None:
        self._say = say
        self.seats = {card.seat: card for card in scene.seats}
        self.lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.lying.setdefault(piece.space, []).append(piece)
        self.choices: dict[str, list[int]] = {}
        for number, target in enumerate(scene.targets, 1):
            if target.space is not None:
                self.choices.setdefault(target.space, []).append(number)

    def word(self, words: Words) -> str:
        """Words of the scene in the reader's language."""
        return self._say(words) if isinstance(words, Say) else words

    # -- a sheet --------------------------------------------------------------------------

    def leaf(self, sheet: Sheet) -> Leaf:
        """A sheet under its title."""
        boxes = self.card_boxes(sheet) if sheet.kind == "cards" else grid_boxes(sheet)
        left = max((len(self.word(name)) for name in sheet.rows.values()), default=0) * LETTER
        boxes = moved(boxes, MARGIN + left, TITLE + MARGIN + (HEAD if sheet.columns else 0))
        pairs = list(zip(sheet.spaces, boxes, strict=True))
        cells = [self.cell(space, box) for space, box in pairs]
        tokens = [token for cell in cells for token in self.tokens(cell)]
        title = self.word(sheet.label)
        width = max([box.x + box.width for box in boxes] + [len(title) * 9.0]) + MARGIN
        height = max(box.y + box.height for box in boxes) + MARGIN
        heads = [Line(MARGIN, TITLE / 2 + 4, title, "title"), *self.heads(sheet, pairs)]
        return Leaf(sheet, title, width, height, tuple(heads), tuple(cells), tuple(tokens))

    def heads(self, sheet: Sheet, pairs: Sequence[tuple[Space, Box]]) -> Iterable[Line]:
        """The names of columns above, of rows on the left."""
        for column, name in sheet.columns.items():
            own = [box for space, box in pairs if space.at[1] == column and space.width == 1]
            if own and sheet.kind != "cards":
                yield Line(own[0].centre[0], TITLE + HEAD / 2 + 6, self.word(name), "head")
        for row, name in sheet.rows.items():
            own = [box for space, box in pairs if space.at[0] == row]
            if own:
                words = self.word(name)
                yield Line(MARGIN / 2 + len(words) * LETTER / 2, own[0].centre[1], words, "head")

    def card_boxes(self, sheet: Sheet) -> list[Box]:
        """Cards are as high as their text, side by side."""
        lines = [1 + sum(len(wrapped(self.word(note), CARD)) for note in s.notes) for s in sheet.spaces]
        lying = [SMALLEST * 2 if s.id in self.lying else 0 for s in sheet.spaces]
        height = max(lines) * LINE + max(lying) + 14
        across = max(1, min(3, len(lines)))
        return [
            Box(i % across * (CARD + GAP), i // across * (height + GAP), CARD, height)
            for i in range(len(lines))
        ]

    # -- a space --------------------------------------------------------------------------

    def cell(self, space: Space, box: Box) -> Cell:
        """Its mark and small print; from the top if something lies below, else about the middle."""
        wide = box.width - 8
        words = [(line, "mark") for line in wrapped(self.word(space.mark), wide)]
        words += [(line, "note") for note in space.notes for line in wrapped(self.word(note), wide)]
        words = words[: max(1, int(box.height // LINE))]
        x, middle = box.centre
        full = space.id in self.lying
        top = box.y + LINE * 0.75 if full and len(words) < 3 else middle - (len(words) - 1) * LINE / 2
        lines = (Line(x, top + i * LINE, line, kind) for i, (line, kind) in enumerate(words) if line)
        return Cell(space, box, tuple(lines), tuple(self.choices.get(space.id, ())))

    def tokens(self, cell: Cell) -> list[Token]:
        """The pieces on a space, below its print where there is room; those that look the same
        become one with a number when they would be too small."""
        lying = [(piece, piece.count) for piece in self.lying.get(cell.space.id, [])]
        printed = min(len(cell.lines), 2) * LINE
        room = Box(
            cell.box.x + 3, cell.box.y + printed + 2, cell.box.width - 6, cell.box.height - printed - 4
        )
        if size_of(len(lying), room) < SMALLEST:
            lying = gathered(lying)
        return [
            Token(piece, x, y, size, count, *self.look(piece))
            for (piece, count), (x, y, size) in zip(lying, spread(len(lying), room), strict=True)
        ]

    def look(self, piece: Piece) -> tuple[str, str, str]:
        """Shape, symbol and letters of a piece."""
        words = self.word(piece.mark)
        if piece.seat in self.seats:
            card = self.seats[piece.seat]
            return f"seat-{card.tone}", "", (words or self.word(card.letter))[:2]
        glyph = next((name for name in (piece.tone, piece.kind) if name in symbols()), "")
        return "circle", glyph, "" if glyph else words[:3]


def gathered(lying: Sequence[tuple[Piece, int]]) -> list[tuple[Piece, int]]:
    """Pieces that look the same as one."""
    found: dict[tuple[object, ...], tuple[Piece, int]] = {}
    for piece, count in lying:
        look = (piece.kind, piece.seat, piece.tone, str(piece.mark), piece.chosen)
        first, before = found.get(look, (piece, 0))
        found[look] = (first, before + count)
    return list(found.values())


def columns_of(count: int, room: Box) -> int:
    """How many columns give the largest pieces."""
    return min(count, max(1, ceil(sqrt(count * room.width / max(room.height, 1)))))


def size_of(count: int, room: Box) -> float:
    """How large `count` pieces can be in a room."""
    if not count:
        return BIGGEST
    columns = columns_of(count, room)
    return min(room.width / columns, room.height / ceil(count / columns), BIGGEST)


def spread(count: int, room: Box) -> list[tuple[float, float, float]]:
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


# -- places -------------------------------------------------------------------------------


def grid_boxes(sheet: Sheet) -> list[Box]:
    """The boxes of the spaces, the smallest corner anywhere."""
    wrap = TRACK if sheet.kind == "track" else 0
    return [box_of(space, wrap) for space in sheet.spaces]


def box_of(space: Space, wrap: int) -> Box:
    """A space about its own centre, or on the grid; a long track goes on in the next line."""
    row, column = space.at
    if wrap:
        row, column = row + column // wrap, column % wrap
    x = space.x if space.x is not None else column + (space.width - 1) / 2
    y = space.y if space.y is not None else row + (space.height - 1) / 2
    width, height = space.width * UNIT - GAP, space.height * UNIT - GAP
    return Box(x * UNIT - width / 2, y * UNIT - height / 2, width, height)


def moved(boxes: Sequence[Box], left: float, top: float) -> list[Box]:
    """The boxes with their smallest corner at a place."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return [Box(box.x - x + left, box.y - y + top, box.width, box.height) for box in boxes]


# -- words --------------------------------------------------------------------------------


def wrapped(words: str, width: float) -> list[str]:
    """A text in lines of at most a width; a word that is too long ends in dots."""
    most, lines = max(3, int(width / LETTER)), list[str]()
    for word in words.split():
        word = word if len(word) <= most else word[: most - 1] + "…"
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
