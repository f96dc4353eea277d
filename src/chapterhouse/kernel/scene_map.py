"""A sheet of kind "map" on the text board: tiles in their places, framed, with the ways over their sides.

Cells are as wide as the screen allows. A map that is wider still is shown in part: about the choices,
or further west or east if the reader scrolls.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.console import Console
from rich.style import Style
from rich.text import Text

from chapterhouse.kernel.scene import Sheet, Space

WIDEST, SLIMMEST = 11, 7  # letters in a cell
LOWEST = 2  # lines in a cell
# A side, by whether it lies above or on the left of a cell, and that cell's row and column.
Edge = tuple[str, int, int]
# Where ways cross a side: straight through or out of the map, and where only a gate waits.
WAYS = {"above": {"path": "║", "gate": "┊"}, "left": {"path": "═", "gate": "┈"}}
LINES = {"above": "─", "left": "│"}
# Corners by the lines that meet in them: up 1, right 2, down 4, left 8.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOTS = "…"

# What is to be read on a tile: its first line, and parts that may be broken into further lines.
Reading = Callable[[Space], tuple[Text, Sequence[Text]]]


@dataclass(frozen=True)
class View:
    """How much of a map is seen: its first column, how many there are, and how wide each is."""

    first: int
    count: int
    width: int
    west: int  # columns that are not seen, on either side
    east: int


class MapText:
    """Draws one map."""

    def __init__(
        self, sheet: Sheet, reading: Reading, console: Console, *, focus: Sequence[int] = (), scroll: int = 0
    ) -> None:
        self._reading, self._console, self._scroll = reading, console, scroll
        self.cells = [space for space in sheet.spaces if not space.inside]
        self._focus = [space.at[1] for i, space in enumerate(self.cells) if i in focus]

    # -- what is seen -------------------------------------------------------------------------

    @cached_property
    def view(self) -> View:
        """The columns that fit, as wide as they may be."""
        first = min(space.at[1] for space in self.cells)
        after = max(space.at[1] + _across(space) for space in self.cells)
        room, columns = self._console.width - 1, after - first
        width = max(SLIMMEST, min(WIDEST, room // columns - 1))
        count = min(columns, room // (width + 1))
        wanted = self._focus or [first, after - 1]
        middle = (min(wanted) + max(wanted) + 1) // 2
        start = middle - count // 2 + self._scroll * max(1, count // 2)
        start = max(first, min(start, after - count))
        return View(start, count, width, start - first, after - count - start)

    @property
    def arrows(self) -> str:
        """How many columns lie beyond the edges of the picture."""
        west, east = self.view.west, self.view.east
        return " ".join([*([f"◀ {west}"] if west else []), *([f"{east} ▶"] if east else [])])

    @cached_property
    def _shown(self) -> list[Space]:
        first, after = self.view.first, self.view.first + self.view.count
        return [s for s in self.cells if s.at[1] < after and s.at[1] + _across(s) > first]

    @cached_property
    def _lines(self) -> dict[str, list[Text]]:
        """What stands in each cell, line by line."""
        return {space.id: self._written(space) for space in self._shown}

    def _written(self, space: Space) -> list[Text]:
        width = _across(space) * (self.view.width + 1) - 1
        head, parts = self._reading(space)
        return [_cut(line, width) for line in [*([head] if head else []), *_wrapped(parts, width)]]

    @cached_property
    def _tops(self) -> dict[int, int]:
        """The line on which each row begins, and that below the last."""
        rows = range(min(s.at[0] for s in self._shown), max(s.at[0] + _down(s) for s in self._shown))
        heights = dict.fromkeys(rows, LOWEST)
        for space in sorted(self._shown, key=_down):
            own = range(space.at[0], space.at[0] + _down(space))
            has = sum(heights[row] for row in own) + len(own) - 1
            heights[own[-1]] += max(0, len(self._lines[space.id]) - has)
        tops, at = {}, 0
        for row in rows:
            tops[row], at = at, at + heights[row] + 1
        return {**tops, rows.stop: at}

    # -- painting -----------------------------------------------------------------------------

    def text(self) -> Text:
        """The whole picture."""
        height = max(self._tops.values()) + 1
        self._canvas = [[" "] * self._x(self.view.first + self.view.count) for _ in range(height)]
        for row in self._canvas:
            row.append(" ")
        self._styles: dict[tuple[int, int], Style] = {}
        for space in self._shown:
            self._write(space)
        for edge in self._met:
            self._draw(edge)
        self._join()
        return Text("\n").join([self._row(y) for y in range(height)])

    def _x(self, column: int) -> int:
        return (column - self.view.first) * (self.view.width + 1)

    def _put(self, x: int, y: int, letter: str, style: Style | None = None) -> None:
        if 0 <= x < len(self._canvas[y]):
            self._canvas[y][x] = letter
            if style:
                self._styles[x, y] = style

    def _write(self, space: Space) -> None:
        left, top = self._x(space.at[1]) + 1, self._tops[space.at[0]] + 1
        for y, line in enumerate(self._lines[space.id], top):
            for x, letter in enumerate(line.plain):
                self._put(left + x, y, letter, line.get_style_at_offset(self._console, x))

    @cached_property
    def _met(self) -> dict[Edge, list[str]]:
        """What the tiles at each side have there."""
        found: dict[Edge, list[str]] = {}
        for space in self._shown:
            for edge, side in zip(_edges(space), space.sides, strict=False):
                found.setdefault(edge, []).append(side)
        return found

    def _draw(self, edge: Edge) -> None:
        way, row, column = edge
        line, x, y = LINES[way], self._x(column), self._tops[row]
        if way == "above":
            for i in range(1, self.view.width + 1):
                self._put(x + i, y, line)
            self._put(x + (self.view.width + 1) // 2, y, self._way(edge) or line)
            return
        last = self._tops[row + 1]
        for at in range(y + 1, last):
            self._put(x, at, line)
        self._put(x, (y + last) // 2, self._way(edge) or line)

    def _way(self, edge: Edge) -> str:
        """A path leads over a side, or a gate waits there; what a wall closes is closed."""
        sides = self._met[edge]
        if any(side not in ("path", "gate") for side in sides):
            return ""
        return WAYS[edge[0]]["path" if "path" in sides or len(sides) > 1 else "gate"]

    def _join(self) -> None:
        for row, y in self._tops.items():
            for column in range(self.view.first, self.view.first + self.view.count + 1):
                arms = [
                    ("left", row - 1, column),
                    ("above", row, column),
                    ("left", row, column),
                    ("above", row, column - 1),
                ]
                corner = CORNERS[sum(1 << i for i, edge in enumerate(arms) if edge in self._met)]
                if corner != " ":
                    self._put(self._x(column), y, corner)

    def _row(self, y: int) -> Text:
        made = Text()
        for x, letter in enumerate(self._canvas[y]):
            made.append(letter, self._styles.get((x, y)))
        return made


# -- small things -------------------------------------------------------------------------


def _across(space: Space) -> int:
    return int(space.width)


def _down(space: Space) -> int:
    return int(space.height)


def _edges(space: Space) -> list[Edge]:
    """The sides of a space in the order of `Space.sides`."""
    (row, column), wide, high = space.at, _across(space), _down(space)
    return [
        *(("above", row, column + i) for i in range(wide)),
        *(("left", row + i, column + wide) for i in range(high)),
        *(("above", row + high, column + i) for i in range(wide)),
        *(("left", row + i, column) for i in range(high)),
    ]


def _wrapped(parts: Iterable[Text], width: int) -> list[Text]:
    """Parts in lines, none of them broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
            lines[-1] = Text(" ").join([lines[-1], part])
        else:
            lines.append(part)
    return lines


def _cut(line: Text, width: int) -> Text:
    if line.cell_len <= width:
        return line
    kept = line[: width - 1]
    kept.append(DOTS)
    return kept
