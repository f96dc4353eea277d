"""Any scene as text: the terminal's board. For the ear see `scene_spoken.py`.

The board reads without colours: a seat is its shape and letter, a choice its number in brackets, a
thing picked in the running choice stands in parentheses. Own sheets are drawn in full, other seats'
in short, sheets side by side where they fit.
"""

import io
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import SIGNS, Piece, Scene, SeatCard, Sheet, Space, Words
from chapterhouse.kernel.scene_map import MapText
from chapterhouse.kernel.scene_parts import (
    Lines,
    beside,
    columns_of,
    counted,
    joined,
    levelled,
    plain_table,
    ranges,
)

SHAPES = {"red": "●", "blue": "■", "green": "▲", "yellow": "◆", "white": "⬢", "purple": "⬟"}
STYLES = {
    "red": "#d1495b",
    "blue": "#4a86c8",
    "green": "#2f9e6e",
    "yellow": "#e0a800",
    "purple": "#9a6fc0",
}
ACTIVE = "▶"
GAP = 2  # between sheets
UNEVEN = 3  # lines by which sheets side by side may differ
NARROWEST = 40
NO_BREAK = "\N{NO-BREAK SPACE}"


def render(
    scene: Scene, say: Callable[[Say], str], *, width: int = 100, colour: bool = False, scroll: int = 0
) -> str:
    """The board as lines of at most `width` letters. Prompt and list of choices are not part of it:
    whoever asks shows them; the numbers in brackets are those of `scene.targets`, from 1. A map that is
    wider can be scrolled by halves, to the west (below 0) or to the east."""
    width = max(width, NARROWEST)
    out = io.StringIO()
    system = "256" if colour else None
    console = Console(
        file=out,
        width=width,
        force_terminal=colour,
        color_system=system,  # type: ignore[arg-type]
        no_color=not colour,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    console.print(Group(*Pen(scene, say, console, scroll).board()))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


@dataclass(frozen=True)
class Block:
    """A sheet as it is drawn, and its size."""

    drawn: RenderableType
    width: int
    height: int


class Pen:
    """Draws one scene for one console."""

    def __init__(self, scene: Scene, say: Callable[[Say], str], console: Console, scroll: int = 0) -> None:
        self.scene, self.console, self.scroll = scene, console, scroll
        self._say = say

    # -- what lies where ------------------------------------------------------------------

    def word(self, words: Words | int) -> str:
        """Words of the scene in the reader's language."""
        return self._say(words) if isinstance(words, Say) else str(words)

    @cached_property
    def cards(self) -> dict[int, SeatCard]:
        """The card of every seat."""
        return {card.seat: card for card in self.scene.seats}

    @cached_property
    def focus(self) -> int | None:
        """Whose sheets are drawn in full: the viewer's; for a spectator those of the seat to act."""
        if self.scene.seat is not None:
            return self.scene.seat
        return next((card.seat for card in self.scene.seats if card.active), None)

    @cached_property
    def lying(self) -> dict[str, list[Piece]]:
        """The pieces by space."""
        found: dict[str, list[Piece]] = {}
        for piece in self.scene.pieces:
            found.setdefault(piece.space, []).append(piece)
        return found

    @cached_property
    def numbers(self) -> dict[str, list[int]]:
        """The numbers of the choices by space."""
        found: dict[str, list[int]] = {}
        for number, target in enumerate(self.scene.targets, 1):
            if target.space is not None:
                found.setdefault(target.space, []).append(number)
        return found

    # -- cells ----------------------------------------------------------------------------

    def seat_sign(self, seat: int, short: bool = False) -> Text:
        """Shape and letter of a seat, in its colour."""
        card = self.cards[seat]
        letter = "" if short else self.word(card.letter)
        return Text(SHAPES.get(card.tone, "•") + letter, STYLES.get(card.tone, ""))

    def piece(self, piece: Piece, count: int, short: bool = False) -> Text:
        """One piece, or several that look the same; what has no mark and no seat is not shown."""
        if piece.mark or piece.seat is None:
            sign = Text(self.word(piece.mark), STYLES.get(piece.tone, ""))
        else:
            sign = self.seat_sign(piece.seat, short)
        if not sign.plain:
            return sign
        sign = Text.assemble(str(count), sign) if count > 1 else sign
        return Text.assemble("(", sign, ")", style="bold") if piece.chosen else sign

    def pieces(self, space: Space, short: bool = False) -> Text:
        """Everything on a space; if there is nothing, the sign of its state."""
        return joined(self.signs(space, short)) or Text(SIGNS[space.state])

    def signs(self, space: Space, short: bool = False) -> Lines:
        """What lies on a space, pieces that look the same together."""
        alike = groupby(self.lying.get(space.id, []), key=lambda p: (p.mark, p.seat, p.chosen))
        shown = [self.piece(*counted(list(group)), short) for _, group in alike]
        return [text for text in shown if text.plain]

    def choice(self, space: Space) -> Text:
        """The numbers of the choices on a space."""
        numbers = self.numbers.get(space.id)
        return Text(f"[{ranges(numbers)}]", "bold reverse") if numbers else Text()

    def upon(self, space: Space) -> Text:
        """Choices and pieces; the number of a choice stands for the sign of a free space."""
        choice, pieces = self.choice(space), self.pieces(space)
        bare = space.id not in self.lying and space.state == "free"
        return choice if choice and bare else joined([choice, pieces])

    def mark(self, space: Space, notes: bool = True) -> Text:
        """What is printed on a space, in one line."""
        style = "bold" if space.id in self.numbers or space.state == "open" else ""
        style = "dim" if space.state in ("covered", "used", "closed") and not style else style
        words = [space.mark, *(space.notes if notes else ())]
        return Text(" ".join(filter(None, map(self.word, words))), style)

    # -- a sheet in full ------------------------------------------------------------------

    def block(self, sheet: Sheet) -> Block:
        """A sheet with its heading."""
        if sheet.kind == "cards":
            return self.headed(self.word(sheet.label), sheet.tone, [], self.card_table(sheet))
        if sheet.kind == "map":
            return self.map_block(sheet)
        wide = [space for space in sheet.spaces if space.width >= len(columns_of(sheet)) > 1]
        lines = [joined([self.mark(space), self.upon(space)]) for space in wide]
        rest = [space for space in sheet.spaces if space not in wide]
        return self.headed(self.word(sheet.label), sheet.tone, lines, *self.tables(sheet, rest))

    def headed(self, title: str, tone: str, lines: Lines, *tables: Table) -> Block:
        """Under a heading as wide as the widest table."""
        style = STYLES.get(tone, "")
        head = Rule(Text(title, f"bold {style}"), align="left", characters="─", style="dim")
        wanted = max([cell_len(title) + 2, *(self.measured(table) for table in tables)])
        width, drawn = min(wanted, self.console.width), Group(head, *lines, *tables)
        options = self.console.options.update(width=width)
        return Block(drawn, width, len(self.console.render_lines(drawn, options)))

    def measured(self, thing: RenderableType) -> int:
        """How wide something is if there is room for it."""
        roomy = self.console.options.update(width=1000)
        return Measurement.get(self.console, roomy, thing).maximum

    def tables(self, sheet: Sheet, spaces: Sequence[Space]) -> list[Table]:
        """The grid of a sheet: with marks beside pieces if that fits, else above them, else in parts."""
        columns = sorted({space.at[1] for space in spaces})
        if sheet.kind != "track":
            for gap in (1,) if sheet.kind == "board" else (2, 1):
                table = self.grid(sheet, spaces, columns, gap, stacked=False)
                if self.measured(table) <= self.console.width:
                    return [table]
        for parts in range(1, len(columns) + 1):
            size = -(-len(columns) // parts)
            chunks = [columns[at : at + size] for at in range(0, len(columns), size)]
            made = [self.grid(sheet, spaces, chunk, 2, stacked=True) for chunk in chunks]
            if max(map(self.measured, made), default=0) <= self.console.width:
                break
        return made if columns else []

    def grid(
        self, sheet: Sheet, spaces: Sequence[Space], columns: Sequence[int], gap: int, stacked: bool
    ) -> Table:
        """Some columns of a grid, each as wide as it must be."""
        found = {space.at: space for space in spaces}
        rows = sorted({space.at[0] for space in spaces})
        named = any(row in sheet.rows for row in rows)
        table = plain_table(any(column in sheet.columns for column in columns), gap)
        if named:
            table.add_column("", style="dim", no_wrap=True)
        for column in columns:
            table.add_column(self.word(sheet.columns.get(column, "")), no_wrap=True)
        cells = {column: self.column(found, rows, column, stacked) for column in columns}
        for at, row in enumerate(rows):
            lines = levelled([cells[column][at] for column in columns])
            if lines or row in sheet.rows:
                label = [self.word(sheet.rows.get(row, ""))] if named else []
                table.add_row(*label, *lines)
        return table

    def column(
        self, found: dict[tuple[int, int], Space], rows: Iterable[int], column: int, stacked: bool
    ) -> list[Lines]:
        """The cells of one column from top to bottom."""
        spaces = [found.get((row, column)) for row in rows]
        if stacked:
            return [self.stacked(space) if space else [] for space in spaces]
        upon = [self.upon(space) if space else Text() for space in spaces]
        marks = [self.mark(space) if space else Text() for space in spaces]
        width = max(text.cell_len if mark else 0 for text, mark in zip(upon, marks, strict=True))
        return [[beside(text, mark, width)] for text, mark in zip(upon, marks, strict=True)]

    def stacked(self, space: Space) -> Lines:
        """Mark, small print, and last of all what lies there."""
        notes = [Text(self.word(note), "dim") for note in space.notes]
        return [self.mark(space, notes=False), *notes, self.upon(space)]

    def card_table(self, sheet: Sheet) -> Table:
        """A card a line: name, text, what lies on it."""
        cards = sorted(sheet.spaces, key=lambda space: space.at)
        depth = max(len(space.notes) for space in cards)
        rows = [self.card_row(space, depth) for space in cards]
        last = depth + any(row[-1].plain for row in rows)
        table = plain_table(bool(sheet.columns), 2)
        for at in range(last + 1):
            table.add_column(self.word(sheet.columns.get(at, "")), no_wrap=at in (0, depth + 1))
        for row in rows:
            table.add_row(*row[: last + 1])
        return table

    def card_row(self, space: Space, depth: int) -> Lines:
        """Name, notes (as many as the longest card has), what lies on the card."""
        notes = [Text(self.word(note)) for note in space.notes] + [Text()] * (depth - len(space.notes))
        return [self.mark(space, notes=False), *notes, self.upon(space)]

    # -- a map ----------------------------------------------------------------------------

    def map_block(self, sheet: Sheet) -> Block:
        """The tiles of a map in their places, with arrows to what is not seen."""
        parts: dict[str, list[Space]] = {}
        sheet = replace(sheet, spaces=tuple(filter(self.is_drawn, sheet.spaces)))
        for space in sheet.spaces:
            parts.setdefault(space.inside, []).append(space)

        def reading(space: Space) -> tuple[Text, Lines]:
            notes = [Text(self.word(note), "dim") for note in space.notes]
            inner = [self.inner(part) for part in parts.get(space.id, [])]
            return self.mark(space, notes=False), [*inner, *notes, *self.signs(space), *self.chosen(space)]

        drawn = MapText(sheet, reading, self.console, focus=self.in_focus(parts), scroll=self.scroll)
        table = Table.grid()
        table.add_column(no_wrap=True)
        table.add_row(drawn.text())
        title = " ".join(filter(None, [self.word(sheet.label), drawn.arrows]))
        return self.headed(title, sheet.tone, [], table)

    def is_drawn(self, space: Space) -> bool:
        """Empty cells of a map only while they can be chosen."""
        return bool(space.sides or space.inside) or space.id in self.numbers or space.id in self.lying

    def inner(self, space: Space) -> Text:
        """A part of a tile: its mark and, right behind it, what lies there and what can be chosen."""
        bare = bool(self.choice(space)) and space.id not in self.lying
        return Text.assemble(self.mark(space), "" if bare else self.pieces(space), self.choice(space))

    def chosen(self, space: Space) -> Lines:
        """The numbers of the choices on a space, if there are any."""
        choice = self.choice(space)
        return [choice] if choice else []

    def in_focus(self, parts: dict[str, list[Space]]) -> list[int]:
        """Which tiles of a map are to be seen: those with choices, else those with a chosen piece."""
        tiles = [{tile.id, *(part.id for part in parts.get(tile.id, []))} for tile in parts[""]]
        picked = {piece.space for piece in self.scene.pieces if piece.chosen}
        found = [[i for i, ids in enumerate(tiles) if ids & looked] for looked in (set(self.numbers), picked)]
        return found[0] or found[1]

    # -- other seats' sheets in short -----------------------------------------------------

    def short_block(self, seat: int, sheets: Sequence[Sheet]) -> Block:
        """All sheets of a seat side by side, without print; columns and rows keep their names."""
        card, grid = self.cards[seat], Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*(self.short_table(sheet) for sheet in sheets))
        name = f"{SHAPES.get(card.tone, '•')}{self.word(card.letter)} {self.word(card.name)}"
        return self.headed(name, card.tone, [], grid)

    def short_table(self, sheet: Sheet) -> Table:
        """Only what lies there, a letter for each space."""
        cells = {space.at: self.pieces(space, short=True) for space in sheet.spaces}
        rows = sorted({row for (row, _), text in cells.items() if text.plain})
        columns = sorted({column for (_, column), text in cells.items() if text.plain})
        named = any(row in sheet.rows for row in rows)
        table = plain_table(any(column in sheet.columns for column in columns), 1)
        for name in ["", *columns] if named else columns:
            words = self.word(sheet.columns.get(name, "")) if isinstance(name, int) else ""
            table.add_column(words if len(words) == 1 else "", no_wrap=True)
        for row in rows:
            label = [Text(self.word(sheet.rows.get(row, "")), "dim")] if named else []
            table.add_row(*label, *(cells.get((row, column), Text()) for column in columns))
        return table

    # -- the whole ------------------------------------------------------------------------

    def board(self) -> list[RenderableType]:
        """Status, seats, sheets, legend, from top to bottom."""
        status = Text(" · ".join(map(self.word, self.scene.status)), "bold")
        return [status, self.seats(), *self.shelves(self.blocks()), self.legend()]

    def blocks(self) -> list[Block]:
        """The sheets in the scene's order; those of another seat are one block."""
        made = []
        shown = [sheet for sheet in self.scene.sheets if self.is_shown(sheet)]
        for seat, sheets in groupby(shown, key=lambda sheet: sheet.seat):
            if seat is None or seat == self.focus:
                made += [self.block(sheet) for sheet in sheets]
            else:
                made.append(self.short_block(seat, list(sheets)))
        return made

    def is_shown(self, sheet: Sheet) -> bool:
        """Stores are in the seats' facts, so they are drawn only to show where to choose."""
        return sheet.kind != "stores" or any(space.id in self.numbers for space in sheet.spaces)

    def shelves(self, blocks: Sequence[Block]) -> list[RenderableType]:
        """Blocks of about one height side by side in their order, as many as fit."""
        rows: list[list[Block]] = [[]]
        for block in blocks:
            used = sum(b.width + GAP for b in rows[-1])
            even = all(abs(b.height - block.height) <= UNEVEN for b in rows[-1])
            if not even or used + block.width > self.console.width:
                rows.append([])
            rows[-1].append(block)
        return [self.shelf(row) for row in rows if row]

    def shelf(self, row: Sequence[Block]) -> Table:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for block in row:
            grid.add_column(width=block.width)
        grid.add_row(*(block.drawn for block in row))
        return grid

    def seats(self) -> RenderableType:
        """A line a seat; facts in columns, or in running text if there is no room."""
        for table in (self.seat_table(gap) for gap in (2, 1)):
            if self.measured(table) <= self.console.width:
                return table
        return Group(*(self.running(card) for card in self.scene.seats))

    def seat_table(self, gap: int) -> Table:
        table = plain_table(True, gap)
        table.add_column("")
        table.add_column("")
        for label, _ in self.scene.seats[0].facts:
            table.add_column(self.word(label), justify="right", no_wrap=True)
        for card in self.scene.seats:
            table.add_row(self.active(card), self.name(card), *(self.word(value) for _, value in card.facts))
        return table

    def active(self, card: SeatCard) -> str:
        return ACTIVE if card.active else ""

    def name(self, card: SeatCard) -> Text:
        style = "bold" if card.seat == self.scene.seat else ""
        return Text.assemble(self.seat_sign(card.seat), " ", self.word(card.name), style=style)

    def running(self, card: SeatCard) -> Text:
        facts = " · ".join(f"{self.word(label)} {self.word(value)}" for label, value in card.facts)
        return Text.assemble(self.active(card) or " ", " ", self.name(card), ": ", facts)

    def legend(self) -> Text:
        """What the marks mean; each entry stays together."""
        entries = [f"{self.word(mark)} {self.word(words)}" for mark, words in self.scene.legend]
        whole = "   ".join(entry.replace(" ", NO_BREAK) for entry in entries)
        lines = textwrap.wrap(whole, self.console.width, break_on_hyphens=False)
        return Text("\n".join(lines).replace(NO_BREAK, " "), "dim")
