"""A scene in one reader's words and pixels, as plain data: what a client draws without thinking.

Words are strings, places are pixels of `drawing.py`, shapes and symbols are names in `art.svg`.
"""

from typing import Any

from chapterhouse.kernel.pictures.art import shape_of
from chapterhouse.kernel.pictures.drawing import Cell, Leaf, Line, Token, Voice, plan
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, SeatCard, Target

Data = dict[str, Any]


def drawn(scene: Scene, say: Voice) -> Data:
    """The whole scene."""
    pen = Pen(say)
    return {
        "game": scene.game,
        "seat": scene.seat,
        "prompt": say(scene.prompt),
        "status": [say(words) for words in scene.status],
        "seats": [pen.seat(card) for card in scene.seats],
        "leaves": [pen.leaf(leaf) for leaf in plan(scene, say)],
        "targets": [pen.target(target) for target in scene.targets],
        "legend": [[pen.word(mark), say(words)] for mark, words in scene.legend],
    }


class Pen:
    """Puts the parts of a scene into a reader's words."""

    def __init__(self, say: Voice) -> None:
        self._say = say

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
            "id": leaf.sheet.id,
            "title": leaf.title,
            "kind": leaf.sheet.kind,
            "seat": leaf.sheet.seat,
            "tone": leaf.sheet.tone,
            "width": round(leaf.width, 1),
            "height": round(leaf.height, 1),
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
            "shape": shape_of(cell.space.shape),
            "state": cell.space.state,
            "tone": cell.space.tone,
            "box": [round(value, 1) for value in (box.x, box.y, box.width, box.height)],
            "lines": [line(part) for part in cell.lines],
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
            "glyph": token.glyph,
            "words": token.words,
            "at": [round(token.x, 1), round(token.y, 1), round(token.size, 1)],
        }


def line(part: Line) -> list[Any]:
    """A line of words: x, y, words, kind."""
    return [round(part.x, 1), round(part.y, 1), part.words, part.kind]
