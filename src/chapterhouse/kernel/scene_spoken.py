"""Any scene as plain sentences, for the ear: what the text board shows, without a picture."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby

from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, SeatCard, Sheet, Space, Words

Voice = Callable[[Words | int], str]


def spoken(scene: Scene, say: Callable[[Say], str]) -> list[str]:
    """Status, seats, sheets row by row, then what is to be done and the numbered choices."""

    def voice(words: Words | int) -> str:
        return say(words) if isinstance(words, Say) else str(words)

    return [
        ", ".join(map(voice, scene.status)) + ".",
        *(_seat(card, voice) for card in scene.seats),
        *(line for sheet in scene.sheets if sheet.kind != "stores" for line in _sheet(scene, sheet, voice)),
        voice(scene.prompt) + ".",
        *_choices(scene, voice),
    ]


def _seat(card: SeatCard, voice: Voice) -> str:
    facts = ", ".join(f"{voice(label)} {voice(value)}" for label, value in card.facts)
    return f"{voice(card.name)}: {facts}."


def _sheet(scene: Scene, sheet: Sheet, voice: Voice) -> Iterator[str]:
    """A sentence for every row of the grid, from left to right; the first names the sheet."""
    title = f"{voice(sheet.label)}: "
    for _, row in groupby(sorted(sheet.spaces, key=lambda space: space.at), key=lambda space: space.at[0]):
        yield title + "; ".join(_space(scene, space, voice) for space in row) + "."
        title = ""


def _space(scene: Scene, space: Space, voice: Voice) -> str:
    counts: Counter[str] = Counter()
    for piece in scene.pieces:
        if piece.space == space.id:
            counts[voice(piece.label)] += piece.count
    lying = ", ".join(f"{label} ×{count}" if count > 1 else label for label, count in counts.items())
    return f"{voice(space.label)}: {lying}" if lying else voice(space.label)


def _choices(scene: Scene, voice: Voice) -> Iterator[str]:
    for number, target in enumerate(scene.targets, 1):
        hint = f" ({voice(target.hint)})" if target.hint else ""
        yield f"{number}: {voice(target.label)}{hint}."
