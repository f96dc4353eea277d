"""Which of the fourteen actions can be done now (L-38 to L-65): each looks ahead to its last detail.

Only own novices act (L-5). Nothing but pieces that run out sets a limit (L-19).
"""

from chapterhouse.games.luna.actions import ACT
from chapterhouse.games.luna.reasons import (
    BLOCKED,
    CANNOT_END,
    EXPULSION_BLOCKED,
    LAST_SPACE,
    NO_BOOK_TOKEN,
    NO_CLAIM_READY,
    NO_FAVOUR_PAYABLE,
    NO_HERBS_TOKEN,
    NO_MEDITATION,
    NO_RECRUIT_PAYABLE,
    NO_SAILBOAT_TOKEN,
    NO_SHRINE_TOKEN,
    NO_SHRINES_LEFT,
    NO_TIDE_TOKEN,
    NO_TILE_TO_CLAIM,
    NOBODY_FOR_BOOK,
    NOBODY_FOR_COUNCIL,
    NOBODY_FOR_TIDE,
    NOBODY_TO_EXPEL,
    NOBODY_TO_SAIL,
    NOBODY_TO_TRAVEL,
    NOBODY_TO_WAKE,
    OWN_SHRINE_THERE,
    SHRINE_NOVICES,
    SUPPLY_EMPTY,
)
from chapterhouse.games.luna.state import (
    A_BOOK,
    A_CONSECRATE,
    A_COUNCIL,
    A_END,
    A_EXPEL,
    A_FAVOUR,
    A_HERBS,
    A_MEDITATE,
    A_PROMOTE,
    A_RECRUIT,
    A_SAILBOAT,
    A_SHRINE,
    A_TIDE,
    A_TRAVEL,
    ALL_ISLES,
    APOSTATE,
    BOOK,
    BUILDER,
    CORRUPTION,
    HERBS,
    ISLES,
    NOVICE,
    SAILBOAT,
    SHRINE,
    TIDE,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import blocked_isle, spaces_left
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

# -- what can be paid where ---------------------------------------------------------------


@rule(inline=True)
def holds(s: Luna, seat: int, favour: int) -> int:
    """1 if the seat holds the token of this favour."""
    return s.tokens[seat] >> favour & 1


@rule(inline=True)
def open_isles(s: Luna) -> int:
    """L-107: all isles but a blocked one."""
    closed = blocked_isle(s)
    return ALL_ISLES if closed == UNSET else ALL_ISLES & ~(1 << closed)


@rule(inline=True)
def two_payable(s: Luna, seat: int) -> int:
    """Isles with two own active novices, or with one beside the virtual one (L-66)."""
    both = s.two[seat] | (s.one[seat] if holds(s, seat, NOVICE) else 0)
    return both & open_isles(s)


@rule(inline=True)
def favour_payable(s: Luna, seat: int) -> int:
    """L-41: with an own shrine one novice will do, or the virtual one alone."""
    near = ALL_ISLES if holds(s, seat, NOVICE) else s.one[seat]
    return two_payable(s, seat) | (s.shrines[seat] & near & open_isles(s))


@rule(inline=True)
def promotion_payable(s: Luna, seat: int) -> int:
    """L-51: with an own shrine one novice will do, and it is a real one (L-67)."""
    return two_payable(s, seat) | (s.shrines[seat] & s.one[seat] & open_isles(s))


@rule(inline=True)
def claimable(s: Luna, seat: int) -> int:
    """L-50, L-52: tiles free of claimants (G-4) that are valid, or corruptible with the token at hand."""
    reach = s.valid | (s.corruptible if holds(s, seat, CORRUPTION) else 0)
    return s.free & reach


@rule(inline=True)
def consecratable(s: Luna, seat: int) -> int:
    """L-54, L-55: own claims that are valid, or corruptible with the token at hand."""
    reach = s.valid | (s.corruptible if holds(s, seat, CORRUPTION) else 0)
    return s.claims[seat] & reach


# -- the actions --------------------------------------------------------------------------


@rule(inline=True)
def favour_reason(s: Luna, seat: int) -> int:
    """L-41, L-42."""
    return LEGAL if favour_payable(s, seat) & ~s.tokens[seat] else NO_FAVOUR_PAYABLE


@rule(inline=True)
def recruit_reason(s: Luna, seat: int) -> int:
    """L-43, L-44 (G-10)."""
    if s.supply[seat] == 0:
        return SUPPLY_EMPTY
    return LEGAL if two_payable(s, seat) else NO_RECRUIT_PAYABLE


@rule(inline=True)
def build_reason(s: Luna, seat: int) -> int:
    """L-45, L-6."""
    isle = s.figure[BUILDER]
    if not holds(s, seat, SHRINE):
        return NO_SHRINE_TOKEN
    if s.shrines_left[seat] == 0:
        return NO_SHRINES_LEFT
    if s.shrines[seat] >> isle & 1:
        return OWN_SHRINE_THERE
    if isle == blocked_isle(s):
        return BLOCKED
    return LEGAL if two_payable(s, seat) >> isle & 1 else SHRINE_NOVICES


@rule(inline=True)
def herbs_reason(s: Luna, seat: int) -> int:
    """L-46: not on the isle of Herbs itself."""
    if not holds(s, seat, HERBS):
        return NO_HERBS_TOKEN
    return LEGAL if s.tired[seat] & open_isles(s) & ~(1 << HERBS) else NOBODY_TO_WAKE


@rule(inline=True)
def travel_reason(s: Luna, seat: int) -> int:
    """L-47; L-68: the virtual novice does not move."""
    return LEGAL if s.one[seat] & open_isles(s) else NOBODY_TO_TRAVEL


@rule(inline=True)
def tide_reason(s: Luna, seat: int) -> int:
    """L-48, L-59."""
    if not holds(s, seat, TIDE):
        return NO_TIDE_TOKEN
    there = (s.one[seat] | s.tired[seat]) & open_isles(s)
    return LEGAL if there or s.pier[seat] > 0 else NOBODY_FOR_TIDE


@rule(inline=True)
def sailboat_reason(s: Luna, seat: int) -> int:
    """L-49, L-59 (G-23)."""
    if not holds(s, seat, SAILBOAT):
        return NO_SAILBOAT_TOKEN
    return LEGAL if s.one[seat] & open_isles(s) or s.pier[seat] > 0 else NOBODY_TO_SAIL


@rule(inline=True)
def promote_reason(s: Luna, b: Board, seat: int) -> int:
    """L-50 to L-53."""
    tiles = claimable(s, seat)
    payable = promotion_payable(s, seat)
    if tiles and payable:
        for isle in range(ISLES):
            if payable >> isle & 1 and b.tiles_of[isle] & tiles:
                return LEGAL
    return NO_TILE_TO_CLAIM


@rule(inline=True)
def consecrate_reason(s: Luna, seat: int) -> int:
    """L-54, L-55."""
    return LEGAL if consecratable(s, seat) else NO_CLAIM_READY


@rule(inline=True)
def book_reason(s: Luna, seat: int) -> int:
    """L-60: there is always a Book to take, for each lies under some novice (L-8)."""
    if not holds(s, seat, BOOK):
        return NO_BOOK_TOKEN
    return LEGAL if s.temple[seat] & ~s.books else NOBODY_FOR_BOOK


@rule(inline=True)
def council_reason(s: Luna, b: Board, seat: int) -> int:
    """L-61, L-63; L-66a (G-34, G-37): the virtual novice alone will do."""
    if spaces_left(s, b, seat) == 0:
        return LAST_SPACE
    if s.one[seat] & open_isles(s) or holds(s, seat, NOVICE):
        return LEGAL
    return NOBODY_FOR_COUNCIL


@rule(inline=True)
def expel_reason(s: Luna, seat: int) -> int:
    """L-64 (G-34); L-105: the block of level 2 spares Expulsion, that of level 3 does not (L-106)."""
    if s.level == 3:
        return EXPULSION_BLOCKED
    there = s.one[seat] >> s.figure[APOSTATE] & 1
    return LEGAL if there or holds(s, seat, NOVICE) else NOBODY_TO_EXPEL


@rule(inline=True)
def meditate_reason(s: Luna) -> int:
    """L-39; L-98: not in the solo game."""
    return NO_MEDITATION if s.level > 0 else LEGAL


@rule(inline=True)
def end_reason(s: Luna) -> int:
    """L-98: the solo player ends the phase at will; else only Meditation does (L-39)."""
    return LEGAL if s.level > 0 else CANNOT_END


@rule
def act_law(s: Luna, b: Board, seat: int, action: int) -> int:
    """Is this action possible in full (L-40)?"""
    if action == A_FAVOUR:
        return favour_reason(s, seat)
    if action == A_RECRUIT:
        return recruit_reason(s, seat)
    if action == A_SHRINE:
        return build_reason(s, seat)
    if action == A_HERBS:
        return herbs_reason(s, seat)
    if action == A_TRAVEL:
        return travel_reason(s, seat)
    if action == A_TIDE:
        return tide_reason(s, seat)
    if action == A_SAILBOAT:
        return sailboat_reason(s, seat)
    return other_act_law(s, b, seat, action)


@rule
def other_act_law(s: Luna, b: Board, seat: int, action: int) -> int:
    """The second half of `act_law`."""
    if action == A_PROMOTE:
        return promote_reason(s, b, seat)
    if action == A_CONSECRATE:
        return consecrate_reason(s, seat)
    if action == A_BOOK:
        return book_reason(s, seat)
    if action == A_COUNCIL:
        return council_reason(s, b, seat)
    if action == A_EXPEL:
        return expel_reason(s, seat)
    return meditate_reason(s) if action == A_MEDITATE else end_reason(s)


@rule(inline=True)
def offer(out: Vec, count: int, action: int, reason: int) -> int:
    """Appends an action if it is legal."""
    out[count] = ACT + action
    return count + 1 if reason == LEGAL else count


@rule
def list_acts(s: Luna, b: Board, seat: int, out: Vec) -> int:
    """The legal actions, without a loop: this point is by far the commonest."""
    n = offer(out, 0, A_FAVOUR, favour_reason(s, seat))
    n = offer(out, n, A_RECRUIT, recruit_reason(s, seat))
    n = offer(out, n, A_SHRINE, build_reason(s, seat))
    n = offer(out, n, A_HERBS, herbs_reason(s, seat))
    n = offer(out, n, A_TRAVEL, travel_reason(s, seat))
    n = offer(out, n, A_TIDE, tide_reason(s, seat))
    n = offer(out, n, A_SAILBOAT, sailboat_reason(s, seat))
    n = offer(out, n, A_PROMOTE, promote_reason(s, b, seat))
    n = offer(out, n, A_CONSECRATE, consecrate_reason(s, seat))
    n = offer(out, n, A_BOOK, book_reason(s, seat))
    n = offer(out, n, A_COUNCIL, council_reason(s, b, seat))
    n = offer(out, n, A_EXPEL, expel_reason(s, seat))
    n = offer(out, n, A_MEDITATE, meditate_reason(s))
    return offer(out, n, A_END, end_reason(s))
