"""The legal actions of Scoring, elections, Mass and Night as lists; by the laws of `asking.py`."""

from chapterhouse.games.monastery.actions import (
    ASK_BUILD,
    ASK_ELECT,
    ASK_FIRST,
    ASK_KEEP,
    ASK_PRAYER,
    ASK_PRISON,
    ASK_SECOND,
    ASK_SPEND,
    ASK_STRIP,
    BUILD,
    BUY_LETTER,
    BUY_MONK,
    ELECT,
    END_KEEP,
    END_SCORING,
    GRID_SPACES,
    IMPRISON,
    KEEP,
    LIBRARY_FIRST,
    LIBRARY_SECOND,
    NO_PRAYER,
    NO_PRISONER,
    PER_TILE,
    PRAY,
    STRIP,
    USE,
)
from chapterhouse.games.monastery.asking import (
    elect_law,
    imprison_law,
    keep_law,
    pray_law,
    price_of,
    strip_law,
    swap_law,
    use_law,
)
from chapterhouse.games.monastery.scoring import to_order
from chapterhouse.games.monastery.state import (
    COLOURS,
    COLUMNS,
    EFFECTS,
    MONK_SPACE,
    Board,
    Monastery,
)
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

# -- lists --------------------------------------------------------------------------------


@rule
def list_uses(s: Monastery, b: Board, seat: int, out: Vec, n: int) -> int:
    """`use`."""
    if s.simplified == 0:
        for effect in range(EFFECTS):
            if s.icon[effect] > 0 and use_law(s, b, seat, effect) == LEGAL:
                out[n] = USE + effect
                n += 1
    return n


@rule
def list_prayer(s: Monastery, b: Board, seat: int, out: Vec) -> int:
    """ASK_PRAYER."""
    n = 0
    colour = s.colour[seat]
    for tile in range(1, s.laid + 1):
        if s.standing[tile, colour] > 0 and pray_law(s, b, colour, tile) == LEGAL:
            out[n] = PRAY + tile - 1
            n += 1
    out[n] = NO_PRAYER
    return list_uses(s, b, seat, out, n + 1)


@rule
def list_spending(s: Monastery, b: Board, seat: int, out: Vec) -> int:
    """ASK_SPEND."""
    n = list_uses(s, b, seat, out, 0)
    purse = s.points + s.usable[seat]
    if purse > 0:
        n = list_letters(s, b, seat, purse, out, n)
        n = list_monks(s, b, seat, purse, out, n)
    out[n] = END_SCORING
    return n + 1


@rule
def list_letters(s: Monastery, b: Board, seat: int, purse: int, out: Vec, n: int) -> int:
    """`buy_letter`."""
    colour = s.colour[seat]
    for space in range(GRID_SPACES):
        letter = s.grid[space // COLUMNS, space % COLUMNS]
        if letter != 0 and letter != MONK_SPACE and price_of(s, b, colour, space) <= purse:
            out[n] = BUY_LETTER + space
            n += 1
    return n


@rule
def list_monks(s: Monastery, b: Board, seat: int, purse: int, out: Vec, n: int) -> int:
    """`buy_monk`."""
    colour = s.colour[seat]
    for space in range(GRID_SPACES):
        there = s.grid[space // COLUMNS, space % COLUMNS] == MONK_SPACE
        if there and price_of(s, b, colour, space) <= purse:
            out[n] = BUY_MONK + space
            n += 1
    return n


@rule
def list_keeping(s: Monastery, b: Board, colour: int, out: Vec) -> int:
    """ASK_KEEP."""
    n = 0
    for tile in range(1, s.laid + 1):
        if s.standing[tile, colour] + s.praying[tile, colour] > 0:
            for box in range(PER_TILE):
                if keep_law(s, b, colour, tile, box) == LEGAL:
                    out[n] = KEEP + (tile - 1) * PER_TILE + box
                    n += 1
    out[n] = END_KEEP
    return n + 1


@rule
def list_asking(s: Monastery, b: Board, seat: int, ask: int, out: Vec) -> int:
    """The points from ASK_BUILD on."""
    if ask == ASK_SPEND:
        return list_spending(s, b, seat, out)
    if ask == ASK_PRAYER:
        return list_prayer(s, b, seat, out)
    if ask == ASK_KEEP:
        return list_keeping(s, b, s.colour[seat], out)
    n = 0
    if ask == ASK_BUILD:
        choice = to_order(s, b, s.colour[seat])
        for tile in range(1, s.laid + 1):
            if choice >> tile & 1:
                out[n] = BUILD + tile - 1
                n += 1
    elif ask in (ASK_FIRST, ASK_SECOND):
        second = ask == ASK_SECOND
        for space in range(GRID_SPACES):
            if swap_law(s, space, second) == LEGAL:
                out[n] = (LIBRARY_SECOND if second else LIBRARY_FIRST) + space
                n += 1
    else:
        n = list_colours(s, b, ask, out)
    return n


@rule
def list_colours(s: Monastery, b: Board, ask: int, out: Vec) -> int:
    """ASK_STRIP, ASK_ELECT, ASK_PRISON."""
    n = 0
    for colour in range(COLOURS):
        if ask == ASK_STRIP and strip_law(s, b, colour) == LEGAL:
            out[n] = STRIP + colour
            n += 1
        elif ask == ASK_ELECT and elect_law(s, colour) == LEGAL:
            out[n] = ELECT + colour
            n += 1
        elif ask == ASK_PRISON and imprison_law(s, colour) == LEGAL:
            out[n] = IMPRISON + colour
            n += 1
    if ask == ASK_PRISON:
        out[n] = NO_PRISONER
        n += 1
    return n
