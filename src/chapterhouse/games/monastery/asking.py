"""What may be done in Scoring, at an election, in Mass and Night, and why not (chapters 5 to 9)."""

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
from chapterhouse.games.monastery.monks import is_built, prayed_on
from chapterhouse.games.monastery.reasons import (
    BAG_EMPTY,
    BEFORE_FIRST_LETTER,
    BLACK_LETTER,
    CHAPEL_PRAYER,
    FEW_GOLD_LETTERS,
    ICON_JUST_BUILT,
    ICON_PRAYED_ON,
    IS_JUST_BUILT,
    IS_SIMPLIFIED,
    IS_USED,
    KEPT_LATER,
    LAST_GOLD_LETTER,
    NO_DISC,
    NO_LETTER,
    NO_MONK_ON_CROSS,
    NO_MONK_THERE,
    NO_SPACE_FOR_LETTER,
    NO_SUCH_TILE,
    NO_TILE_FOR_STABLES,
    NOBODY_AT_ICON,
    NONE_IN_ABBEY,
    NONE_TO_KEEP,
    NOT_ALONE,
    NOT_BUILT,
    NOT_IN_PLAY,
    NOT_LAID,
    NOT_TIED,
    NOT_TO_BUILD,
    OLD_ABBOT,
    TOO_DEAR,
)
from chapterhouse.games.monastery.scoring import is_chapel, to_order
from chapterhouse.games.monastery.state import (
    ABBEY,
    COLUMNS,
    EFFECTS,
    IN_MASS,
    KEPT,
    LIBRARY,
    MONK_SPACE,
    NONE,
    PHRASE,
    STABLES,
    TYPES,
    UNCOVERED,
    WORKSHOP,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.tiles import placeable
from chapterhouse.kernel.contract import LEGAL, NOT_ASKED
from chapterhouse.kernel.rule import rule

# -- building and prayer ------------------------------------------------------------------


@rule
def build_law(s: Monastery, b: Board, colour: int, tile: int) -> int:
    """Y-68."""
    if s.ask != ASK_BUILD:
        return NOT_ASKED
    return LEGAL if to_order(s, b, colour) >> tile & 1 else NOT_TO_BUILD


@rule
def pray_law(s: Monastery, b: Board, colour: int, tile: int) -> int:
    """Y-71 (G-19: the Abbey has no number); Y-106 in the Chapel."""
    if s.ask != ASK_PRAYER:
        return NOT_ASKED
    if tile > s.laid:
        return NO_SUCH_TILE
    if not is_built(s, tile):
        return NOT_BUILT
    if b.disc[s.kind[tile]] == 0:
        return NO_DISC
    if s.just_built >> tile & 1:
        return IS_JUST_BUILT
    if s.standing[tile, colour] == 0:
        return NO_MONK_THERE
    if is_chapel(s, tile):
        return CHAPEL_PRAYER if s.praying[tile, colour] > 0 else LEGAL
    return LEGAL if s.crowd[tile] == 1 else NOT_ALONE


# -- icon effects -------------------------------------------------------------------------


@rule
def gold_letters(s: Monastery, first: int) -> int:
    """Gold letters on the grid from a space on."""
    count = 0
    for space in range(first, GRID_SPACES):
        letter = s.grid[space // COLUMNS, space % COLUMNS]
        count += 1 if 0 < letter < MONK_SPACE else 0
    return count


@rule
def open_reason(s: Monastery, seat: int, effect: int) -> int:
    """Y-102 to Y-104, Y-127 (G-33): LEGAL if everybody can see that the effect is open to the player."""
    tile = s.icon[effect]
    if s.simplified:
        return IS_SIMPLIFIED
    if tile == 0 or not is_built(s, tile):
        return NOT_LAID
    if s.just_built >> tile & 1:
        return ICON_JUST_BUILT
    if prayed_on(s, tile):
        return ICON_PRAYED_ON
    if s.standing[tile, s.colour[seat]] == 0:
        return NOBODY_AT_ICON
    if s.used >> effect & 1:
        return IS_USED
    if effect == LIBRARY and gold_letters(s, 0) < 2:
        return FEW_GOLD_LETTERS
    if effect == WORKSHOP and s.bag_size == 0:
        return BAG_EMPTY
    return NO_TILE_FOR_STABLES if effect == STABLES and s.held[seat] == 0 else LEGAL


@rule
def any_open(s: Monastery, seat: int) -> bool:
    """6.2: whether the prayer menu is asked because of an effect."""
    for effect in range(EFFECTS):
        if open_reason(s, seat, effect) == LEGAL:
            return True
    return False


@rule
def use_law(s: Monastery, b: Board, seat: int, effect: int) -> int:
    """Y-102, Y-107, Y-110 to Y-113; the Stables need a tile that can be laid."""
    if s.ask != ASK_PRAYER and s.ask != ASK_SPEND:
        return NOT_ASKED
    reason = open_reason(s, seat, effect)
    if effect != STABLES or reason != LEGAL:
        return reason
    for tile_type in range(TYPES):
        if s.hand[seat, tile_type] > 0 and placeable(s, b, tile_type):
            return LEGAL
    return NO_TILE_FOR_STABLES


@rule
def swap_law(s: Monastery, space: int, second: bool) -> int:
    """Y-110: two gold letters, in reading order."""
    if s.ask != (ASK_SECOND if second else ASK_FIRST):
        return NOT_ASKED
    letter = s.grid[space // COLUMNS, space % COLUMNS]
    if letter == 0 or letter == MONK_SPACE:
        return NO_LETTER
    if letter < 0:
        return BLACK_LETTER
    if second:
        return BEFORE_FIRST_LETTER if space <= s.swap - 1 else LEGAL
    return LAST_GOLD_LETTER if gold_letters(s, space) == 1 else LEGAL


# -- spending (5.6) -----------------------------------------------------------------------


@rule
def price_of(s: Monastery, b: Board, colour: int, space: int) -> int:
    """Y-83, Y-88."""
    column = space % COLUMNS
    return b.reduced[column] if s.covered[colour] == PHRASE else b.cost[column]


@rule
def letter_law(s: Monastery, b: Board, seat: int, space: int) -> int:
    """Y-81, Y-82."""
    if s.ask != ASK_SPEND:
        return NOT_ASKED
    letter = s.grid[space // COLUMNS, space % COLUMNS]
    if letter == 0 or letter == MONK_SPACE:
        return NO_LETTER
    purse = s.points + s.usable[seat]
    return LEGAL if price_of(s, b, s.colour[seat], space) <= purse else TOO_DEAR


@rule
def monk_law(s: Monastery, b: Board, seat: int, space: int) -> int:
    """Y-81, Y-82, Y-87."""
    if s.ask != ASK_SPEND:
        return NOT_ASKED
    if s.grid[space // COLUMNS, space % COLUMNS] != MONK_SPACE:
        return NO_MONK_ON_CROSS
    purse = s.points + s.usable[seat]
    return LEGAL if price_of(s, b, s.colour[seat], space) <= purse else TOO_DEAR


@rule
def space_for(s: Monastery, b: Board, colour: int, letter: int) -> int:
    """Y-84 (G-2): the first empty space of a strip that shows the letter; NONE if there is none."""
    for place in range(PHRASE):
        if b.phrase[colour, place] == letter and s.strip[colour, place] == UNCOVERED:
            return place
    return NONE


@rule
def strip_law(s: Monastery, b: Board, colour: int) -> int:
    """Y-84."""
    if s.ask != ASK_STRIP:
        return NOT_ASKED
    if s.seat_of[colour] == NONE:
        return NOT_IN_PLAY
    return NO_SPACE_FOR_LETTER if space_for(s, b, colour, s.bought) == NONE else LEGAL


# -- election, Prison, Brewhouse ----------------------------------------------------------


@rule
def elect_law(s: Monastery, colour: int) -> int:
    """Y-93: one of the tied players, never the old Abbot himself."""
    if s.ask != ASK_ELECT:
        return NOT_ASKED
    if s.seat_of[colour] == NONE:
        return NOT_IN_PLAY
    if s.seat_of[colour] == s.abbot:
        return OLD_ABBOT
    return LEGAL if s.tied >> colour & 1 else NOT_TIED


@rule
def imprison_law(s: Monastery, colour: int) -> int:
    """Y-116."""
    if s.ask != ASK_PRISON:
        return NOT_ASKED
    return LEGAL if s.standing[ABBEY, colour] > 0 else NONE_IN_ABBEY


@rule
def keep_law(s: Monastery, b: Board, colour: int, tile: int, box: int) -> int:
    """Y-114: a praying monk stands up where it is; Y-115: a monk stays there at Night."""
    if s.ask != ASK_KEEP:
        return NOT_ASKED
    if tile > s.laid:
        return NO_SUCH_TILE
    if not can_keep(s, b, colour, tile, box):
        return NONE_TO_KEEP
    earlier = tile < s.kept_tile or (tile == s.kept_tile and box < s.kept_box)
    return KEPT_LATER if earlier else LEGAL


@rule
def can_keep(s: Monastery, b: Board, colour: int, tile: int, box: int) -> bool:
    """Whether a monk is there that has not been kept yet."""
    if s.phase == IN_MASS:
        return box == 0 and s.praying[tile, colour] > 0
    if is_built(s, tile):
        there = s.standing[tile, colour] + s.praying[tile, colour]
        return box == 0 and there > s.mark[tile, colour]
    for place in range(b.boxes[s.kind[tile]]):
        mine = b.box[s.kind[tile], place] == box and s.box[tile, place] == colour + 1
        if mine and s.mark[tile, place] != KEPT:
            return True
    return False


# -- all of them --------------------------------------------------------------------------


@rule
def asking_law(s: Monastery, b: Board, seat: int, action: int) -> int:
    """`law` for the kinds from `build` on."""
    colour = s.colour[seat]
    if action < PRAY:
        return build_law(s, b, colour, action - BUILD + 1)
    if action < NO_PRAYER:
        return pray_law(s, b, colour, action - PRAY + 1)
    if action < USE:
        return LEGAL if s.ask == ASK_PRAYER else NOT_ASKED
    if action < LIBRARY_FIRST:
        return use_law(s, b, seat, action - USE)
    if action < LIBRARY_SECOND:
        return swap_law(s, action - LIBRARY_FIRST, False)
    if action < BUY_LETTER:
        return swap_law(s, action - LIBRARY_SECOND, True)
    if action < STRIP:
        return letter_law(s, b, seat, action - BUY_LETTER)
    if action < BUY_MONK:
        return strip_law(s, b, action - STRIP)
    if action < END_SCORING:
        return monk_law(s, b, seat, action - BUY_MONK)
    return ending_law(s, b, colour, action)


@rule
def ending_law(s: Monastery, b: Board, colour: int, action: int) -> int:
    """... from `end_scoring` on."""
    if action < ELECT:
        return LEGAL if s.ask == ASK_SPEND else NOT_ASKED
    if action < IMPRISON:
        return elect_law(s, action - ELECT)
    if action < NO_PRISONER:
        return imprison_law(s, action - IMPRISON)
    if action < KEEP:
        return LEGAL if s.ask == ASK_PRISON else NOT_ASKED
    if action < END_KEEP:
        place = action - KEEP
        return keep_law(s, b, colour, place // PER_TILE + 1, place % PER_TILE)
    return LEGAL if s.ask == ASK_KEEP else NOT_ASKED
