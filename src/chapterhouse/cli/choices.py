"""The legal actions as people choose them: numbered, in words, and in notation."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from chapterhouse.cli.words import Words
from chapterhouse.kernel.scene import Scene
from chapterhouse.kernel.table import Table

# From so many choices on the list should not be one to a line.
LONG = 10
GAP = 3


@dataclass(frozen=True)
class Choice:
    """One legal action: what is typed, what it does, what that means here."""

    action: int
    notation: str
    label: str
    hint: str = ""


def choices(table: Table, scene: Scene, words: Words) -> list[Choice]:
    """The legal actions in their order; the scene knows what they mean here."""
    targets = {target.action: target for target in scene.targets}
    made = []
    for action in table.legal():
        target = targets[action]
        hint = words.say(target.hint) if target.hint else ""
        made.append(Choice(action, table.game.alphabet.text(action), words.say(target.label), hint))
    return made


def listing(given: Sequence[Choice], width: int) -> list[str]:
    """The numbered list: in columns if it is long, with as many words as there is room for."""
    full, short, bare = (_lines(given, detail) for detail in (2, 1, 0))
    for lines in (full, short) if len(given) >= LONG else ():
        if _columns(lines, width) > 1:
            return _in_columns(lines, width)
    if len(given) >= 2 * LONG:
        return _in_columns(bare, width)
    return [part for line in full for part in _wrapped(line, width)]


def _lines(given: Sequence[Choice], detail: int) -> list[str]:
    number = len(str(len(given)))
    notation = max(cell_len(choice.notation) for choice in given)
    lines = []
    for at, choice in enumerate(given, 1):
        line = f"{at:>{number}}  {_padded(choice.notation, notation)}"
        line += f"  {choice.label}" if detail > 0 else ""
        line += f" ({choice.hint})" if detail > 1 and choice.hint else ""
        lines.append(line.rstrip())
    return lines


def _padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def _columns(lines: Sequence[str], width: int) -> int:
    """How many columns fit side by side."""
    return max(1, (width + GAP) // (max(map(cell_len, lines)) + GAP))


def _in_columns(lines: Sequence[str], width: int) -> list[str]:
    """Lines side by side, to be read downwards."""
    height = -(-len(lines) // _columns(lines, width))
    columns = [lines[at : at + height] for at in range(0, len(lines), height)]
    widths = [max(map(cell_len, column)) + GAP for column in columns]
    rows = []
    for at in range(height):
        cells = [
            _padded(column[at], wide)
            for column, wide in zip(columns, widths, strict=True)
            if at < len(column)
        ]
        rows.append("".join(cells).rstrip())
    return rows


def _wrapped(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, max(width, 20), subsequent_indent="      ") or [line]
