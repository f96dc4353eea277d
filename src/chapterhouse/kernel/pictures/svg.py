"""A scene as a standalone picture, for notebooks, pages without scripts, and files.

The text board says everything as well (`scene_text.py`); a picture is never the only carrier.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from chapterhouse.kernel.pictures.art import shape_of, symbols
from chapterhouse.kernel.pictures.drawing import (
    MARGIN,
    Cell,
    Glyph,
    Ground,
    Leaf,
    Line,
    Path,
    Token,
    Voice,
    ground,
    plan,
)
from chapterhouse.kernel.pictures.palette import palette, picture_style, root_style
from chapterhouse.kernel.scene import Scene

WIDTH = 1240.0
LETTERED = 15.0  # smaller pieces carry no letter: it would be too small to read
SIGN = 0.62  # how much of a piece's body its sign takes

# Where a choice on a space leads, if the picture is to be clicked: its number to an address.
Link = Callable[[int], str]


def picture(scene: Scene, say: Voice, *, width: float = WIDTH, link: Link | None = None) -> str:
    """The whole scene as one SVG document, light or dark as the device likes it."""
    return Painter(scene, say, link).document(plan(scene, say), width)


class Painter:
    """Draws the leaves of one scene."""

    def __init__(self, scene: Scene, say: Voice, link: Link | None = None) -> None:
        self.scene, self._say, self._link = scene, say, link
        self._used: set[str] = set()

    def document(self, leaves: Sequence[Leaf], width: float) -> str:
        """Style, the symbols that occur, the tableau, and the other leaves on shelves."""
        board = ground(self.scene)
        top = board.height + 2 * MARGIN if board else 0.0
        placed, height = shelved([leaf for leaf in leaves if leaf.place is None], width, top)
        parts = [self.tableau(board, leaves)] if board else []
        parts += [self.leaf(leaf, x, y) for leaf, x, y in placed]
        label = ", ".join(map(self._say, (*self.scene.status, self.scene.prompt)))
        shapes = "\n".join(symbols()[name] for name in sorted(self._used))
        width = max(width, board.width + 2 * MARGIN) if board else width
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {width:g} {height:g}" '
            f'role="img" aria-label="{escape(label)}">\n<style>{root_style()}{picture_style()}</style>\n'
            f'<defs>{shapes}</defs>\n<rect class="ground" width="{width:g}" height="{height:g}"/>\n'
            + "\n".join(parts)
            + "\n</svg>\n"
        )

    def tableau(self, board: Ground, leaves: Sequence[Leaf]) -> str:
        """The leaves that lie together, over what lies beneath them."""
        parts = [
            f'<rect class="sheet" width="{board.width:g}" height="{board.height:g}" rx="8"/>',
            *map(scenery, board.scenery),
            *(self.leaf(leaf, *leaf.place, bare=True) for leaf in leaves if leaf.place),
        ]
        return f'<g transform="translate({MARGIN:g} {MARGIN:g})">' + "\n".join(parts) + "</g>"

    def leaf(self, leaf: Leaf, x: float, y: float, bare: bool = False) -> str:
        """A sheet at its place; a bare one lets through what lies beneath."""
        sheet = f'<rect class="sheet" width="{leaf.width:.1f}" height="{leaf.height:.1f}" rx="8"/>'
        parts = [
            *([] if bare else [sheet]),
            *map(scenery, leaf.scenery),
            *map(text, leaf.lines),
            *map(self.cell, leaf.cells),
            *(part for token in leaf.tokens for part in self.token(token)),
        ]
        return f'<g transform="translate({x:.1f} {y:.1f})">' + "\n".join(parts) + "</g>"

    # -- spaces ---------------------------------------------------------------------------

    def cell(self, cell: Cell) -> str:
        """A space with its print; one that can be chosen carries the numbers of its choices."""
        looks = ["space", *looks_of(cell), "target" if cell.choices else ""]
        box = cell.box
        shape = self.use(
            shape_of(cell.space.shape),
            " ".join(filter(None, looks)),
            (box.x, box.y, box.width, box.height),
        )
        printed = "".join([*map(self.glyph, cell.glyphs), *map(text, cell.lines)])
        inner = f"<g>{title(self._say(cell.space.label))}{shape}{printed}"
        return self.linked(cell, inner + "".join(self.badge(cell)) + "</g>")

    def glyph(self, glyph: Glyph) -> str:
        """A printed symbol."""
        half = glyph.size / 2
        tint = f" seat-{glyph.tone}" if glyph.tone in palette()["seats"] else ""
        looks = "badge-ground" if glyph.name == "badge" else "glyph"
        return self.use(glyph.name, looks + tint, (glyph.x - half, glyph.y - half, glyph.size, glyph.size))

    def badge(self, cell: Cell) -> Iterator[str]:
        """The numbers of the choices, in the upper right corner."""
        if cell.choices:
            first, last = cell.choices[0], cell.choices[-1]
            words = str(first) if first == last else f"{first}–{last}" if more(cell) else f"{first}…"
            width = 8 + 7 * len(words)
            x, y = cell.box.x + cell.box.width - width + 4, cell.box.y - 6
            yield f'<rect class="choice" x="{x:.1f}" y="{y:.1f}" width="{width}" height="17" rx="8"/>'
            yield text(Line(x + width / 2, y + 9, words, "number"))

    def linked(self, cell: Cell, drawn: str) -> str:
        if self._link is None or not cell.choices:
            return drawn
        return f'<a href="{escape(self._link(cell.choices[0]))}">{drawn}</a>'

    # -- pieces ---------------------------------------------------------------------------

    def token(self, token: Token) -> Iterator[str]:
        """A piece, with its number where it stands for several; on a body the sign is smaller."""
        half, chosen = token.size / 2, " chosen" if token.piece.chosen else ""
        tint = tinted(token)
        yield f'<g data-piece="{escape(token.piece.id)}">{title(self._say(token.piece.label))}'
        corner = (token.x - half, token.y - half, token.size, token.size)
        if token.body:
            seated = token.shape.startswith("seat-")
            yield self.use(token.body, f"piece {'plain' if seated else tint or 'plain'}{chosen}", corner)
            half *= SIGN
            corner = (token.x - half, token.y - half, 2 * half, 2 * half)
        if not token.body or token.shape.startswith("seat-"):
            yield self.use(token.shape, f"piece {tint or 'plain'}{chosen}", corner)
        yield from self.face(token, half, tint)
        if token.count > 1:
            low = token.size / 2 - 2
            yield text(Line(token.x + low, token.y + low, f"×{token.count}", "count"))
        yield "</g>"

    def face(self, token: Token, half: float, tint: str) -> Iterator[str]:
        """What is on a piece: a symbol or letters."""
        if token.glyph:
            low = half - 3
            looks = f"glyph {tint.replace('seat', 'on')}".strip()
            yield self.use(token.glyph, looks, (token.x - low, token.y - low, 2 * low, 2 * low))
        elif token.words and 2 * half >= LETTERED:
            low = token.y + (half / 3 if token.shape == "seat-green" else 0)
            yield text(Line(token.x, low, token.words, f"letter {tint.replace('seat', 'on')}".strip()))

    # -- parts ----------------------------------------------------------------------------

    def use(self, name: str, looks: str, corner: tuple[float, float, float, float]) -> str:
        """A symbol stretched to a rectangle."""
        self._used.add(name)
        x, y, width, height = corner
        return (
            f'<use href="#{name}" class="{looks}" x="{x:.1f}" y="{y:.1f}" '
            f'width="{width:.1f}" height="{height:.1f}"/>'
        )


def tinted(token: Token) -> str:
    """The class of a piece's colour: that of its seat, or of a tone that is a seat's colour."""
    if token.shape.startswith("seat-"):
        return token.shape
    tint = f"seat-{token.piece.tone}"
    return tint if tint in symbols() else ""


def looks_of(cell: Cell) -> list[str]:
    """The classes of a space: shape, state, tone."""
    space = cell.space
    return [name for name in (space.shape, space.state, f"tone-{space.tone}" if space.tone else "") if name]


def scenery(path: Path) -> str:
    """What lies beneath the spaces."""
    return f'<path class="scenery {path.kind}" d="{path.d}"/>'


def more(cell: Cell) -> bool:
    """Whether the choices of a space are a run without a gap."""
    return cell.choices[-1] - cell.choices[0] == len(cell.choices) - 1


def text(line: Line) -> str:
    """One line of words."""
    return f'<text class="{line.kind}" x="{line.x:.1f}" y="{line.y:.1f}">{escape(line.words)}</text>'


def title(words: str) -> str:
    """What is said when one points at a thing."""
    return f"<title>{escape(words)}</title>"


def shelved(
    leaves: Sequence[Leaf], width: float, top: float = 0.0
) -> tuple[list[tuple[Leaf, float, float]], float]:
    """Every leaf, in order, at the highest place where it fits; returns the places and the height."""
    placed: list[tuple[Leaf, float, float]] = []
    skyline = [(0.0, top + MARGIN)]  # from an x on, everything above this y is taken
    for leaf in leaves:
        starts = [x for x, _ in skyline if x == 0.0 or x + leaf.width + 2 * MARGIN <= width]
        y, x = min((_top(skyline, x, leaf.width + MARGIN), x) for x in starts)
        placed.append((leaf, x + MARGIN, y))
        skyline = _raised(skyline, x, x + leaf.width + MARGIN, y + leaf.height + MARGIN)
    return placed, max(y for _, y in skyline)


def _top(skyline: Sequence[tuple[float, float]], x: float, width: float) -> float:
    """The highest free place of a width from an x on."""
    ends = [start for start, _ in skyline[1:]] + [float("inf")]
    return max(y for (start, y), end in zip(skyline, ends, strict=True) if start < x + width and end > x)


def _raised(
    skyline: Sequence[tuple[float, float]], left: float, right: float, y: float
) -> list[tuple[float, float]]:
    """The skyline after something was put on it."""
    after = [at for start, at in skyline if start <= right][-1]
    kept = [(start, at) for start, at in skyline if start < left or start > right]
    return sorted([*kept, (left, y), (right, after)])
