"""Where everything of a scene is drawn, in pixels: one layout for every picture.

A plan has a leaf for each sheet, or for each part of it; leaves do not know each other, so that a
page may arrange them as its width allows. On a wide page a tableau may say how they lie together.
What has no place of its own in a scene lies on the sheet's grid.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from chapterhouse.kernel.pictures.art import symbols
from chapterhouse.kernel.pictures.places import (
    CARD,
    SMALLEST,
    UNIT,
    Box,
    Spot,
    around,
    card_boxes,
    grid_boxes,
    size_of,
    slim,
    spot_in,
    spots_of,
    spread,
)
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Icon, Piece, Point, Scene, Scenery, Sheet, Space, Words

MARGIN = 8.0
TITLE = 26.0
HEAD = 20.0  # a line of names above a grid
LINE = 15.0  # from line to line of small print
LETTER = 6.9  # the width of an average letter
FACE = 19.0  # from line to line of symbols
GLYPH = 17.0
CLOSE = 10.0  # words that come so near to both edges of their space are set tight
APART = 3.0  # between the symbols of a line
SMALL = 5.0  # from the corner of a reduced space to its number
WIDER = {"name": 8.8, "numeral": 13.0, "card-name": 8.4}  # the width of an average letter of other looks

Voice = Callable[[Say], str]


@dataclass(frozen=True)
class Line:
    """One line of text about its middle; `kind`: title, head, mark, note, badge."""

    x: float
    y: float
    words: str
    kind: str


@dataclass(frozen=True)
class Glyph:
    """A printed symbol about its middle; with a tone it is the ground of a badge."""

    x: float
    y: float
    size: float
    name: str
    tone: str = ""


@dataclass(frozen=True)
class Cell:
    """A drawn space; `choices` are the numbers of the targets on it, from 1."""

    space: Space
    box: Box
    lines: tuple[Line, ...]
    glyphs: tuple[Glyph, ...]
    choices: tuple[int, ...]


@dataclass(frozen=True)
class Token:
    """A drawn piece about its middle; `count` pieces that look the same. Of a seat it is the seat's sign
    with its letter; else a symbol of `art.svg`, or its mark, on a disc. `body` lies beneath."""

    piece: Piece
    x: float
    y: float
    size: float
    count: int
    shape: str
    glyph: str = ""
    words: str = ""
    body: str = ""


@dataclass(frozen=True)
class Path:
    """Drawn scenery: a path of SVG."""

    kind: str
    d: str


@dataclass(frozen=True)
class Leaf:
    """A drawn sheet, or a part of one; `place` is where its corner lies on the tableau."""

    id: str
    sheet: Sheet
    title: str
    width: float
    height: float
    scenery: tuple[Path, ...]
    lines: tuple[Line, ...]
    cells: tuple[Cell, ...]
    tokens: tuple[Token, ...]
    place: Point | None = None


@dataclass(frozen=True)
class Ground:
    """The drawn tableau, beneath the leaves that have a place on it."""

    width: float
    height: float
    scenery: tuple[Path, ...]


def plan(scene: Scene, say: Voice, wide: bool = True) -> list[Leaf]:
    """A leaf for each sheet, or part of one, that has something to show."""
    pen = Planner(scene, say, wide)
    return [leaf for sheet in scene.sheets if sheet.spaces for leaf in pen.leaves(sheet)]


def ground(scene: Scene) -> Ground | None:
    """The tableau of a scene, if it has one."""
    found = scene.tableau
    if found is None:
        return None
    return Ground(found.width * UNIT, found.height * UNIT, tuple(paths(found.scenery, 0, 0)))


class Planner:
    """Lays one scene out in one language."""

    def __init__(self, scene: Scene, say: Voice, wide: bool) -> None:
        self._say, self.wide = say, wide
        self.places = scene.tableau.places if scene.tableau and wide else {}
        self.titled = scene.tableau.titled if scene.tableau and wide else ()
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

    def leaves(self, sheet: Sheet) -> Iterator[Leaf]:
        """A sheet as one leaf, or each of its parts as one."""
        for part in sheet.parts or ("",):
            spaces = [space for space in sheet.spaces if space.part == part]
            if spaces:
                id_ = f"{sheet.id}/{part}" if part else sheet.id
                title = self.word(sheet.parts[part] if part else sheet.label)
                beneath = [one for one in sheet.scenery if one.part in ("", part)]
                yield self.leaf(sheet, id_, title, spaces, beneath)

    def leaf(
        self, sheet: Sheet, id_: str, title: str, spaces: Sequence[Space], beneath: Sequence[Scenery]
    ) -> Leaf:
        """Spaces under their title; what lies on the tableau says it itself, and parts as they like."""
        place = self.places.get(id_)
        measure = sheet.reduced.get(spaces[0].part, 1.0) if place is None else 1.0
        boxes = [box.reduced(measure) for box in self.boxes(sheet, spaces, place is not None)]
        inner = around(boxes)
        titled = (place is None and (sheet.titled or not sheet.parts)) or id_ in self.titled
        gridded = titled and not sheet.parts
        rows = sheet.rows if gridded else {}
        heads = gridded and sheet.columns and sheet.kind != "cards"
        names = max((len(self.word(name)) for name in rows.values()), default=0) * LETTER
        left = MARGIN + names - inner.x
        top = MARGIN + (TITLE if titled else 0) + (HEAD if heads else 0) - inner.y
        pairs = [(space, box.moved(left, top)) for space, box in zip(spaces, boxes, strict=True)]
        wraps = sheet.kind in ("track", "stores") and place is None
        cells = [
            self.small_cell(space, box) if measure < 1.0 else self.cell(space, box, wraps)
            for space, box in pairs
        ]
        spotted = measure == 1.0 and not wraps
        lines = [Line(MARGIN, TITLE / 2 + 3, title, "title")] if titled else []
        wide = max(left + inner.x + inner.width, MARGIN + len(title) * 9.6 if titled else 0) + MARGIN
        return Leaf(
            id=id_,
            sheet=sheet,
            title=title,
            width=wide,
            height=top + inner.y + inner.height + MARGIN,
            scenery=tuple(paths(beneath, left, top, measure)),
            lines=(*lines, *(self.heads(sheet, pairs) if gridded else ())),
            cells=tuple(cells),
            tokens=tuple(token for cell in cells for token in self.tokens(cell, spotted)),
            place=None if place is None else (place[0] * UNIT - left, place[1] * UNIT - top),
        )

    def boxes(self, sheet: Sheet, spaces: Sequence[Space], placed: bool) -> list[Box]:
        """About the origin of the sheet. On a narrow page wide rows of cards lie as there is room."""
        if sheet.kind == "cards" and (spaces[0].x is None or not (self.wide or slim(spaces))):
            return card_boxes(len(spaces), max(self.card_height(space) for space in spaces))
        return grid_boxes(sheet, spaces, placed, self.wide)

    def heads(self, sheet: Sheet, pairs: Sequence[tuple[Space, Box]]) -> Iterator[Line]:
        """The names of columns above, of rows on the left."""
        for column, name in sheet.columns.items():
            own = [box for space, box in pairs if space.at[1] == column and space.width == 1]
            if own and sheet.kind != "cards" and not free_standing(pairs):
                yield Line(own[0].centre[0], own[0].y - HEAD / 2, self.word(name), "head")
        for row, name in sheet.rows.items():
            own = [box for space, box in pairs if space.at[0] == row]
            if own:
                words = self.word(name)
                yield Line(MARGIN / 2 + len(words) * LETTER / 2, own[0].centre[1], words, "head")

    def card_height(self, space: Space) -> float:
        """A card is as high as its text and what lies on it."""
        words = 1 + sum(len(wrapped(self.word(note), CARD - 8)) for note in space.notes)
        printed = len(space.face) * FACE if space.face else words * LINE
        return printed + (SMALLEST * 2 if space.id in self.lying else 0) + 14

    # -- a space --------------------------------------------------------------------------

    def small_cell(self, space: Space, box: Box) -> Cell:
        """A space of a reduced part: only numbers are printed, in its corner."""
        rows = (*space.face, *(sign.icons for sign in space.signs))
        numerals = [self.word(icon.words) for row in rows for icon in row if icon.look == "numeral"]
        corner = box.x + SMALL, box.y + SMALL * 2
        lines = [Line(corner[0] + len(words) * LETTER / 2, corner[1], words, "mark") for words in numerals]
        return Cell(space, box, tuple(lines), (), tuple(self.choices.get(space.id, ())))

    def cell(self, space: Space, box: Box, wraps: bool) -> Cell:
        """Its print: from the top on tiles and if something lies below, else about the middle; and its
        signs."""
        parts = [] if space.quiet and not wraps else list(self.inside(space, box))
        parts += [] if wraps else self.signs(space, box)
        lines = tuple(part for part in parts if isinstance(part, Line))
        glyphs = tuple(part for part in parts if isinstance(part, Glyph))
        return Cell(space, box, lines, glyphs, tuple(self.choices.get(space.id, ())))

    def inside(self, space: Space, box: Box) -> Iterator[Line | Glyph]:
        """Face, or mark and small print."""
        full = self.filled(space)
        if space.face:
            rows = [fitting(self.face_line(row), box.width) for row in space.face]
            top = self.top(box, len(rows), FACE, full)
            for i, row in enumerate(rows):
                tight = len(row) == 1 and row[0][2] > box.width - CLOSE
                yield from _set(row, box.centre[0], top + i * FACE, " tight" if tight else "")
            return
        words = self.print_of(space, box)
        top = self.top(box, len(words), LINE, full)
        for i, (line, kind) in enumerate(words):
            yield Line(box.centre[0], top + i * LINE, line, kind)

    def signs(self, space: Space, box: Box) -> list[Line | Glyph]:
        """Lines at places of their own."""
        found = list[Line | Glyph]()
        for sign in space.signs:
            x, y = spot_in(space, box, sign.at)
            found += _set(fitting(self.face_line(sign.icons), sign.width * UNIT or box.width), x, y)
        return found

    def filled(self, space: Space) -> bool:
        """Whether something is drawn below the print; on tiles there may always be."""
        return space.id in self.lying or bool(space.sides)

    def print_of(self, space: Space, box: Box) -> list[tuple[str, str]]:
        """Mark and small print, as much of it as there is room for."""
        wide = box.width - 6
        words = [(line, "mark") for line in wrapped(self.word(space.mark), wide)]
        words += [(line, "note") for note in space.notes for line in wrapped(self.word(note), wide)]
        return words[: max(1, int(box.height // LINE))]

    def top(self, box: Box, lines: int, height: float, full: bool) -> float:
        """The middle of the first line."""
        middle = box.centre[1] - (lines - 1) * height / 2
        return min(middle, box.y + height * 0.6 + 2) if full else middle

    def face_line(self, icons: Sequence[Icon]) -> list[tuple[Icon, str, float]]:
        """The icons of a line with their words and widths."""
        words = [self.word(icon.words) for icon in icons]
        return [(icon, word, _width(icon, word)) for icon, word in zip(icons, words, strict=True)]

    def tokens(self, cell: Cell, spotted: bool = True) -> list[Token]:
        """The pieces on a space, on its spots or below its print where there is room; those that look
        the same become one with a number when they would be too small."""
        lying = [(piece, piece.count) for piece in self.lying.get(cell.space.id, [])]
        if spotted and cell.space.spots and len(lying) <= len(cell.space.spots):
            return [self.token(piece, count, spot) for piece, count, spot in on_spots(cell, lying)]
        printed = self.printed(cell)
        box = cell.box
        room = Box(box.x + 3, box.y + printed + 2, box.width - 6, box.height - printed - 4)
        if size_of(len(lying), room) < SMALLEST:
            lying = gathered(lying)
        return [
            self.token(piece, count, spot)
            for (piece, count), spot in zip(lying, spread(len(lying), room), strict=True)
        ]

    def printed(self, cell: Cell) -> float:
        """How much of a space its print takes, from above; at most what leaves room for a piece."""
        printed = bool(cell.lines or cell.glyphs)
        rows = sum(1 for row in cell.space.face if row and printed)
        taken = rows * FACE if cell.space.face else min(len(cell.lines), 2) * LINE
        return max(0.0, min(taken, cell.box.height - SMALLEST - 8))

    def token(self, piece: Piece, count: int, spot: Spot) -> Token:
        """A piece with its shape, symbol and letters."""
        words, body = self.word(piece.mark), f"body-{piece.kind}"
        body = body if body in symbols() else ""
        if piece.seat in self.seats:
            card = self.seats[piece.seat]
            letter = "" if piece.glyph else self.word(card.letter)
            return Token(piece, *spot, count, f"seat-{card.tone}", piece.glyph, letter[:2], body)
        glyph = next((name for name in (piece.glyph, piece.tone, piece.kind) if name in symbols()), "")
        return Token(piece, *spot, count, "circle", glyph, "" if glyph else words[:3], body)


def free_standing(pairs: Sequence[tuple[Space, Box]]) -> bool:
    """Whether spaces of one column of the grid do not stand in one line, so that no name can head them."""
    lines: dict[int, float] = {}
    return any(
        abs(lines.setdefault(space.at[1], box.centre[0]) - box.centre[0]) > UNIT for space, box in pairs
    )


def on_spots(cell: Cell, lying: Sequence[tuple[Piece, int]]) -> Iterator[tuple[Piece, int, Spot]]:
    """Pieces on the spots of a space: on their own, else on the next one that nobody has."""
    spots = spots_of(cell.space, cell.box)
    taken = {piece.spot for piece, _ in lying}
    left = iter([i for i in range(len(spots)) if i not in taken])
    for piece, count in lying:
        spot = piece.spot if piece.spot is not None and piece.spot < len(spots) else next(left)
        yield piece, count, spots[spot]


def gathered(lying: Sequence[tuple[Piece, int]]) -> list[tuple[Piece, int]]:
    """Pieces that look the same as one."""
    found: dict[tuple[object, ...], tuple[Piece, int]] = {}
    for piece, count in lying:
        look = (piece.kind, piece.seat, piece.tone, str(piece.mark), piece.chosen)
        first, before = found.get(look, (piece, 0))
        found[look] = (first, before + count)
    return list(found.values())


# -- lines of symbols ---------------------------------------------------------------------


def _width(icon: Icon, words: str) -> float:
    if icon.tone and not icon.glyph:
        return GLYPH
    return (GLYPH if icon.glyph else 0) + len(words) * WIDER.get(icon.look, LETTER * 1.1)


def fitting(row: list[tuple[Icon, str, float]], wide: float) -> list[tuple[Icon, str, float]]:
    """A line, without the symbol before a name if there is no room for both."""
    too_long = sum(width for _, _, width in row) > wide
    return row[1:] if too_long and len(row) == 2 and row[1][0].look in ("name", "card-name") else row


def _set(
    row: Sequence[tuple[Icon, str, float]], middle: float, y: float, more: str = ""
) -> Iterator[Line | Glyph]:
    """A line of symbols about its middle: each before its words, or a badge beneath them; `more` is added
    to how its words are set."""
    x = middle - sum(width for _, _, width in row) / 2 - (len(row) - 1) * APART / 2
    for icon, words, width in row:
        if icon.tone and not icon.glyph:
            yield Glyph(x + GLYPH / 2, y, GLYPH, "badge", icon.tone)
            yield Line(x + GLYPH / 2, y, words, f"badge on-{icon.tone}")
        else:
            if icon.glyph:
                yield Glyph(x + GLYPH / 2, y, GLYPH, icon.glyph, icon.tone)
            if words:
                start = GLYPH if icon.glyph else 0
                yield Line(x + (start + width) / 2, y, words, (icon.look or "mark") + more)
        x += width + APART


# -- scenery ------------------------------------------------------------------------------


def paths(scenery: Sequence[Scenery], left: float, top: float, measure: float = 1.0) -> Iterator[Path]:
    """Scenery as paths, its origin at a place; on a smaller measure also finer."""
    unit, small = UNIT * measure, " small" if measure < 1.0 else ""
    for part in scenery:
        points = [(x * unit + left, y * unit + top) for x, y in part.points]
        d = _curve(points, part.closed) if part.curved else _line(points, part.closed)
        yield Path(part.kind + small, d)


def _line(points: Sequence[Point], closed: bool) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def _curve(points: Sequence[Point], closed: bool) -> str:
    """A smooth line through all points (Catmull and Rom's, as cubic curves)."""
    way = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    d = "M{:.1f} {:.1f}".format(*points[0])
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(way, way[1:], way[2:], way[3:], strict=False):
        control = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6)
        d += "C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}".format(*control, cx, cy)
    return d + ("Z" if closed else "")


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
