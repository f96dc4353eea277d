"""A scene as a standalone picture, for notebooks, pages without scripts, and files.

The text board says everything as well (`scene_text.py`); a picture is never the only carrier.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path

from chapterhouse.kernel.pictures.drawing import MARGIN, Cell, Leaf, Line, Token, Voice, plan
from chapterhouse.kernel.pictures.palette import picture_style, root_style
from chapterhouse.kernel.scene import Piece, Scene

ART = Path(__file__).with_name("art.svg")
WIDTH = 1240.0
LETTERED = 15.0  # smaller pieces carry no letter: it would be too small to read
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)

# Where a choice on a space leads, if the picture is to be clicked: its number to an address.
Link = Callable[[int], str]


@cache
def symbols() -> dict[str, str]:
    """Our drawings by their names."""
    return {found[1]: found[0] for found in SYMBOL.finditer(ART.read_text(encoding="utf-8"))}


def picture(scene: Scene, say: Voice, *, width: float = WIDTH, link: Link | None = None) -> str:
    """The whole scene as one SVG document, light or dark as the device likes it."""
    return Painter(scene, say, link).document(plan(scene, say), width)


class Painter:
    """Draws the leaves of one scene."""

    def __init__(self, scene: Scene, say: Voice, link: Link | None = None) -> None:
        self.scene, self._say, self._link = scene, say, link
        self._letters = {card.seat: (card.tone, say(card.letter)) for card in scene.seats}
        self._used: set[str] = set()

    def document(self, leaves: Sequence[Leaf], width: float) -> str:
        """Style, the symbols that occur, and the leaves on shelves."""
        placed, height = shelved(leaves, width)
        drawn = "\n".join(self.leaf(leaf, x, y) for leaf, x, y in placed)
        label = ", ".join(map(self._say, (*self.scene.status, self.scene.prompt)))
        shapes = "\n".join(symbols()[name] for name in sorted(self._used))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {width:g} {height:g}" '
            f'role="img" aria-label="{escape(label)}">\n<style>{root_style()}{picture_style()}</style>\n'
            f'<defs>{shapes}</defs>\n<rect class="ground" width="{width:g}" height="{height:g}"/>\n'
            f"{drawn}\n</svg>\n"
        )

    def leaf(self, leaf: Leaf, x: float, y: float) -> str:
        """A sheet at its place."""
        parts = [
            f'<rect class="sheet" width="{leaf.width:.1f}" height="{leaf.height:.1f}" rx="8"/>',
            *map(text, leaf.lines),
            *map(self.cell, leaf.cells),
            *(part for token in leaf.tokens for part in self.token(token)),
        ]
        return f'<g transform="translate({x:.1f} {y:.1f})">' + "\n".join(parts) + "</g>"

    # -- spaces ---------------------------------------------------------------------------

    def cell(self, cell: Cell) -> str:
        """A space with its print; one that can be chosen carries the numbers of its choices."""
        looks = ["space", cell.space.shape, cell.space.state, "target" if cell.choices else ""]
        box = cell.box
        shape = self.use(
            cell.space.shape if cell.space.shape in symbols() else "square",
            " ".join(filter(None, looks)),
            (box.x, box.y, box.width, box.height),
        )
        inner = f"<g>{title(self._say(cell.space.label))}{shape}{''.join(map(text, cell.lines))}"
        return self.linked(cell, inner + "".join(self.badge(cell)) + "</g>")

    def badge(self, cell: Cell) -> Iterator[str]:
        """The numbers of the choices, in the upper right corner."""
        if cell.choices:
            first, last = cell.choices[0], cell.choices[-1]
            words = str(first) if first == last else f"{first}–{last}" if more(cell) else f"{first}…"
            width = 8 + 7 * len(words)
            x, y = cell.box.x + cell.box.width - width + 4, cell.box.y - 6
            yield f'<rect class="badge" x="{x:.1f}" y="{y:.1f}" width="{width}" height="17" rx="8"/>'
            yield text(Line(x + width / 2, y + 9, words, "number"))

    def linked(self, cell: Cell, drawn: str) -> str:
        if self._link is None or not cell.choices:
            return drawn
        return f'<a href="{escape(self._link(cell.choices[0]))}">{drawn}</a>'

    # -- pieces ---------------------------------------------------------------------------

    def token(self, token: Token) -> Iterator[str]:
        """A piece: a seat's sign with its letter, else its symbol or mark on a plain disc."""
        piece, half = token.piece, token.size / 2
        yield f'<g data-piece="{escape(piece.id)}">{title(self._say(piece.label))}'
        corner = (token.x - half, token.y - half, token.size, token.size)
        if piece.seat is not None and piece.seat in self._letters:
            yield from self.seat_sign(token, corner)
        else:
            yield from self.thing(token, corner)
        if token.count > 1:
            yield text(Line(token.x + half - 2, token.y + half - 2, f"×{token.count}", "count"))
        yield "</g>"

    def seat_sign(self, token: Token, corner: tuple[float, float, float, float]) -> Iterator[str]:
        tone, letter = self._letters[token.piece.seat or 0]
        words = self.word(token.piece) or letter
        chosen = " chosen" if token.piece.chosen else ""
        yield self.use(f"seat-{tone}", f"piece seat-{tone}{chosen}", corner)
        low = token.y + (token.size / 6 if tone == "green" else 0)
        if token.size >= LETTERED:
            yield text(Line(token.x, low, words[:2], f"letter on-{tone}"))

    def thing(self, token: Token, corner: tuple[float, float, float, float]) -> Iterator[str]:
        piece, chosen = token.piece, " chosen" if token.piece.chosen else ""
        tinted = f"seat-{piece.tone}" if f"seat-{piece.tone}" in symbols() else "plain"
        yield self.use("circle", f"piece {tinted}{chosen}", corner)
        glyph = next((name for name in (piece.tone, piece.kind) if name in symbols()), None)
        x, y, width, height = corner
        if glyph and not glyph.startswith("seat-"):
            yield self.use(glyph, "glyph", (x + 3, y + 3, width - 6, height - 6))
        else:
            inked = f"letter on-{piece.tone}" if tinted != "plain" else "letter"
            yield text(Line(token.x, token.y, self.word(piece)[:3], inked))

    def word(self, piece: Piece) -> str:
        return piece.mark if isinstance(piece.mark, str) else self._say(piece.mark)

    # -- parts ----------------------------------------------------------------------------

    def use(self, name: str, looks: str, corner: tuple[float, float, float, float]) -> str:
        """A symbol stretched to a rectangle."""
        self._used.add(name)
        x, y, width, height = corner
        return (
            f'<use href="#{name}" class="{looks}" x="{x:.1f}" y="{y:.1f}" '
            f'width="{width:.1f}" height="{height:.1f}"/>'
        )


def more(cell: Cell) -> bool:
    """Whether the choices of a space are a run without a gap."""
    return cell.choices[-1] - cell.choices[0] == len(cell.choices) - 1


def text(line: Line) -> str:
    """One line of words."""
    return f'<text class="{line.kind}" x="{line.x:.1f}" y="{line.y:.1f}">{escape(line.words)}</text>'


def title(words: str) -> str:
    """What is said when one points at a thing."""
    return f"<title>{escape(words)}</title>"


def shelved(leaves: Sequence[Leaf], width: float) -> tuple[list[tuple[Leaf, float, float]], float]:
    """Every leaf, in order, at the highest place where it fits; returns the places and the height."""
    placed: list[tuple[Leaf, float, float]] = []
    skyline = [(0.0, MARGIN)]  # from an x on, everything above this y is taken
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
