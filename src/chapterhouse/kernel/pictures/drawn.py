"""A scene in one reader's words and pixels, as plain data: what a client draws without thinking.

Words are strings, places are pixels of `drawing.py`, shapes and symbols are names in `art.svg`.
"""

from typing import Any

from chapterhouse.kernel.pictures.art import shape_of
from chapterhouse.kernel.pictures.drawing import (
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
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, SeatCard, Target

Data = dict[str, Any]


def drawn(scene: Scene, say: Voice, wide: bool = False) -> Data:
    """The whole scene; on a wide page with the tableau on which some leaves have their place."""
    pen = Pen(say)
    return {
        "game": scene.game,
        "seat": scene.seat,
        "prompt": say(scene.prompt),
        "status": [say(words) for words in scene.status],
        "seats": [pen.seat(card) for card in scene.seats],
        "ground": surface(ground(scene)) if wide else None,
        "leaves": [pen.leaf(leaf) for leaf in plan(scene, say, wide)],
        "targets": [pen.target(target) for target in scene.targets],
        "legend": [[pen.word(mark), say(words)] for mark, words in scene.legend],
    }


class Pen:
    """Puts the parts of a scene into a reader's words."""

    def __init__(self, say: Voice) -> None:
        self._say = say
        self._told: dict[str, str] = {}

    def about(self, words: Say | None) -> str:
        """What a kind of space is for; worked out once for all that say the same."""
        if words is None:
            return ""
        key = f"{words.id} {words.args}"
        if key not in self._told:
            self._told[key] = self._say(words)
        return self._told[key]

    def word(self, words: Say | str | int) -> str:
        """Words of the scene."""
        return self._say(words) if isinstance(words, Say) else str(words)

    def seat(self, card: SeatCard) -> Data:
        """A seat's line."""
        return {
            "seat": card.seat,
            "tone": card.tone,
            "name": self._say(card.name),
            "letter": self._say(card.letter),
            "points": card.points,
            "active": card.active,
            "facts": [[self._say(label), self.word(value)] for label, value in card.facts],
        }

    def target(self, target: Target) -> Data:
        """A choice."""
        return {
            "action": target.action,
            "notation": target.notation,
            "label": self._say(target.label),
            "hint": self._say(target.hint) if target.hint else "",
            "space": target.space,
        }

    def leaf(self, leaf: Leaf) -> Data:
        """A sheet."""
        return {
            "id": leaf.id,
            "sheet": leaf.sheet.id,
            "title": leaf.title,
            "name": self.word(leaf.sheet.label),
            "kind": leaf.sheet.kind,
            "seat": leaf.sheet.seat,
            "tone": leaf.sheet.tone,
            "width": round(leaf.width, 1),
            "height": round(leaf.height, 1),
            "place": None if leaf.place is None else [round(value, 1) for value in leaf.place],
            "scenery": [path(part) for part in leaf.scenery],
            "lines": [line(part) for part in leaf.lines],
            "spaces": [self.space(cell) for cell in leaf.cells],
            "pieces": [self.piece(token) for token in leaf.tokens],
        }

    def space(self, cell: Cell) -> Data:
        """A space; `at` is its place on the grid that arrow keys walk."""
        box = cell.box
        return {
            "id": cell.space.id,
            "at": list(cell.space.at),
            "label": self._say(cell.space.label),
            "about": self.about(cell.space.about),
            "shape": shape_of(cell.space.shape),
            "state": cell.space.state,
            "tone": cell.space.tone,
            "box": [round(value, 1) for value in (box.x, box.y, box.width, box.height)],
            "lines": [line(part) for part in cell.lines],
            "glyphs": [glyph(part) for part in cell.glyphs],
            "links": list(cell.space.links),
        }

    def piece(self, token: Token) -> Data:
        """A piece; the same id is the same thing, wherever it goes."""
        return {
            "id": token.piece.id,
            "space": token.piece.space,
            "kind": token.piece.kind,
            "label": self._say(token.piece.label),
            "seat": token.piece.seat,
            "tone": token.piece.tone,
            "chosen": token.piece.chosen,
            "count": token.count,
            "shape": token.shape,
            "body": token.body,
            "glyph": token.glyph,
            "words": token.words,
            "at": [round(token.x, 1), round(token.y, 1), round(token.size, 1)],
        }


def line(part: Line) -> list[Any]:
    """A line of words: x, y, words, kind."""
    return [round(part.x, 1), round(part.y, 1), part.words, part.kind]


def glyph(part: Glyph) -> list[Any]:
    """A printed symbol: x, y, size, name, tone."""
    return [round(part.x, 1), round(part.y, 1), part.size, part.name, part.tone]


def path(part: Path) -> list[str]:
    """Scenery: kind, path."""
    return [part.kind, part.d]


def surface(found: Ground | None) -> Data | None:
    """The tableau: its size, and what is drawn beneath the leaves."""
    if found is None:
        return None
    scenery = [path(part) for part in found.scenery]
    return {"width": round(found.width, 1), "height": round(found.height, 1), "scenery": scenery}
