"""The letter grid with its prices, and everybody's strip."""

from collections.abc import Iterator
from typing import Any

from chapterhouse.games.monastery.scene_words import (
    COLOURS,
    EMPTY,
    MONK_SPACE,
    Look,
    colour_say,
)
from chapterhouse.games.monastery.state import BLACK, COLUMNS, GOLD, PHRASE
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Sheet, Space

Made = tuple[Sheet, list[Piece]]
STEP = 0.7  # from space to space in drawings
SIZE = (0.68, 0.68)
CROSS_MARK = "+"
PARTS = ("cheap", "dear")
CHEAP = 6  # columns of the first part
NOTHING: tuple[tuple[Icon, ...], ...] = ((),)  # drawings show the shape alone


def place(row: int, column: int) -> dict[str, Any]:
    """Where a space is drawn."""
    return {"x": column * STEP, "y": row * STEP, "size": SIZE}


def letter_of(value: int) -> str:
    """1 for A; black letters are negative."""
    return chr(ord("A") - 1 + abs(value))


def letter_piece(id_: str, space: str, value: int, gold: bool) -> Piece:
    """A letter: upper case is gold, lower case black."""
    letter, face = letter_of(value), "gold" if gold else "black"
    label = say("scene-letter-piece", letter=letter, face=face)
    return Piece(id_, space, face, label, letter if gold else letter.lower())


def sign(look: Look, id_: str, space: str, colour: int) -> Piece:
    """Whose row it is."""
    return Piece(id_, space, "sign", colour_say(colour), seat=look.seat(colour), tone=COLOURS[colour])


# -- the grid (Y-3, Y-83) -----------------------------------------------------------------


def grid_sheet(look: Look) -> Made:
    """Prices above, the rows in play with the signs of their colours, reduced prices below."""
    spaces, pieces = list(prices(look, "full", 0, 0)), list[Piece]()
    for down, colour in enumerate(look.colours, 1):
        spaces += row_spaces(look, colour, down)
        pieces += row_pieces(look, colour)
    spaces += prices(look, "reduced", len(COLOURS) + 1, len(look.colours) + 1)
    parts = {part: say("scene-part-grid", part=part) for part in PARTS}
    return Sheet("grid", say("scene-sheet-grid"), tuple(spaces), parts=parts, titled=True), pieces


def part_of(column: int) -> str:
    """On a phone the cheap columns and the dear ones are drawn apart."""
    return PARTS[column > CHEAP]


def prices(look: Look, kind: str, row: int, down: int) -> Iterator[Space]:
    """The price of every column."""
    reduced = kind == "reduced"
    costs, label = look.b.reduced if reduced else look.b.cost, say("scene-prices", reduced=reduced)
    title = say("scene-mark-prices", reduced=reduced)
    where = {**place(down, 0), "x": -0.16, "size": (1.0, SIZE[1])}
    yield Space(f"price-{kind}", (row, 0), label, title, shape="label", part=part_of(0), **where)
    for column in range(1, COLUMNS + 1):
        cost, id_ = int(costs[column - 1]), f"price-{kind}-{column}"
        label = say("scene-price", column=column, price=cost, reduced=reduced)
        yield Space(
            id_, (row, column), label, str(cost), shape="label", part=part_of(column), **place(down, column)
        )


def row_spaces(look: Look, colour: int, down: int) -> Iterator[Space]:
    """Letters and crosses between two signs of the colour."""
    row, label = colour + 1, say("scene-row", owner=colour_say(colour))
    for side, column in (("row", 0), ("row-end", COLUMNS + 1)):
        where = place(down, column)
        yield Space(f"{side}-{row}", (row, column), label, shape="label", part=part_of(column), **where)
    for column in range(1, COLUMNS + 1):
        cross = int(look.b.grid[colour, column - 1]) == MONK_SPACE
        gone = int(look.s.grid[colour, column - 1]) == EMPTY
        what = "cross" if cross else "letter"
        label = say("scene-grid", what=what, row=row, column=column, gone=gone)
        yield Space(
            grid_id(row, column), (row, column), label, CROSS_MARK if cross and gone else "",
            state="free" if gone and not cross else "", shape=what if cross else "square",
            face=NOTHING if cross else (), part=part_of(column), **place(down, column),
        )  # fmt: skip


def grid_id(row: int, column: int) -> str:
    """A space of the grid."""
    return f"grid-{row}-{column}"


def row_pieces(look: Look, colour: int) -> Iterator[Piece]:
    row = colour + 1
    for side in ("row", "row-end"):
        yield sign(look, f"sign-{side}-{row}", f"{side}-{row}", colour)
    for column in range(COLUMNS):
        value, space = int(look.s.grid[colour, column]), grid_id(row, column + 1)
        if value == MONK_SPACE:
            label = say("scene-monk-on-cross", owner=colour_say(colour))
            yield Piece(f"monk-{space}", space, "monk", label, seat=look.seat(colour), tone=COLOURS[colour])
        elif value != EMPTY:
            yield letter_piece(f"letter-{space}", space, value, gold=value > 0)


# -- strips (Y-84 to Y-86) ----------------------------------------------------------------


def strips_sheet(look: Look) -> Made:
    """A row for each colour in play."""
    spaces = [s for row, colour in enumerate(look.colours) for s in strip_spaces(look, row, colour)]
    pieces = [p for colour in look.colours for p in strip_pieces(look, colour)]
    spaces, pieces = [*spaces, *bought_space(look)], [*pieces, *bought(look)]
    return Sheet("strips", say("scene-sheet-strips"), tuple(spaces)), pieces


def strip_id(colour: int, at: int) -> str:
    """A space of a strip."""
    return f"strip-{COLOURS[colour]}-{at + 1}"


def strip_spaces(look: Look, row: int, colour: int) -> Iterator[Space]:
    label = say("scene-strip", owner=colour_say(colour), count=int(look.s.covered[colour]))
    yield Space(f"strip-{COLOURS[colour]}", (row, 0), label, shape="label", **place(row, 0))
    for at in range(PHRASE):
        letter, free = letter_of(int(look.b.phrase[colour, at])), not look.s.strip[colour, at]
        label = say("scene-strip-space", owner=colour_say(colour), number=at + 1, letter=letter, free=free)
        yield Space(
            strip_id(colour, at), (row, at + 1), label, letter if free else "", state="free" if free else "",
            **place(row, at + 1),
        )  # fmt: skip


def strip_pieces(look: Look, colour: int) -> Iterator[Piece]:
    yield sign(look, f"sign-strip-{COLOURS[colour]}", f"strip-{COLOURS[colour]}", colour)
    for at in range(PHRASE):
        face, value = int(look.s.strip[colour, at]), int(look.b.phrase[colour, at])
        if face in (GOLD, BLACK):
            space = strip_id(colour, at)
            yield letter_piece(f"letter-{space}", space, value, gold=face == GOLD)


def bought_space(look: Look) -> list[Space]:
    """Beside the strip of who has bought a letter that is looking for its place."""
    if not look.s.bought:
        return []
    colour = int(look.s.colour[look.s.to_act])
    row, label = look.colours.index(colour), say("scene-bought", owner=colour_say(colour))
    return [Space("bought", (row, PHRASE + 1), label, shape="label", **place(row, PHRASE + 2))]


def bought(look: Look) -> list[Piece]:
    """That letter."""
    value = int(look.s.bought)
    if not value:
        return []
    label = say("scene-letter-bought", letter=letter_of(value))
    return [Piece("letter-bought", "bought", "gold", label, letter_of(value), chosen=True)]


def first_free(look: Look, colour: int, value: int) -> int:
    """Where a letter goes on a strip: the first empty space that shows it (Y-84); the first of all where
    there is none."""
    fitting = [at for at in range(PHRASE) if int(look.b.phrase[colour, at]) == value]
    return next((at for at in fitting if not look.s.strip[colour, at]), 0)


def gold_letters(look: Look, colour: int) -> int:
    """Y-100."""
    return sum(int(look.s.strip[colour, at]) == GOLD for at in range(PHRASE))


def swapped(look: Look) -> Say | None:
    """The letter that the Library exchanges, while its counterpart is being chosen."""
    if not look.s.swap:
        return None
    row, column = divmod(int(look.s.swap) - 1, COLUMNS)
    letter = letter_of(int(look.s.grid[row, column]))
    return say("scene-at-grid", letter=letter, row=row + 1, column=column + 1)
