"""The details of an action: isle, tile, count, virtual novice, Sailboat, Book (L-41 to L-66)."""

from chapterhouse.games.luna.menu import (
    favour_payable,
    holds,
    promotion_payable,
    two_payable,
)
from chapterhouse.games.luna.reasons import (
    BEYOND_LAST_SPACE,
    BLOCKED,
    BOAT_HOLDS_TWO,
    CLAIM_NEEDS_CORRUPTION,
    ENTRY_NEEDS_CORRUPTION,
    FAVOUR_NOVICES,
    FULL_CIRCLE,
    HAS_BOOK,
    ISLE_NEEDED,
    NO_BOOK_THERE,
    NO_NOVICE_TOKEN,
    NONE_ACTIVE,
    NONE_INACTIVE,
    NONE_TO_SAIL,
    NOT_ON_HERBS,
    NOT_SO_MANY_ABOARD,
    NOT_SO_MANY_ACTIVE,
    NOT_SO_MANY_AGAINST,
    NOT_SO_MANY_INACTIVE,
    NOT_YOUR_CLAIM,
    NOT_YOUR_NOVICE,
    ONLY_VIRTUAL,
    PIER_EMPTY,
    PROMOTION_NOVICES,
    RECRUIT_NOVICES,
    SAME_ISLE,
    TILE_CLAIMED,
    TILE_CLOSED,
    TILE_GONE,
    TOKEN_HELD,
    TOKEN_NEEDS_MORE,
    TWO_AT_MOST,
    VIRTUAL_ALONE,
    VIRTUAL_CLAIMS_NOTHING,
    VIRTUAL_FOR_NOVICE,
)
from chapterhouse.games.luna.state import (
    A_CONSECRATE,
    A_COUNCIL,
    A_EXPEL,
    A_FAVOUR,
    A_HERBS,
    A_PROMOTE,
    A_RECRUIT,
    A_SHRINE,
    APOSTATE,
    BUILDER,
    CORRUPTION,
    HERBS,
    ISLES,
    NO_ISLE,
    NOVICE,
    PIER,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import blocked_isle, spaces_left
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.rule import rule

# -- where --------------------------------------------------------------------------------


@rule(inline=True)
def isle_law(s: Luna, seat: int, isle: int) -> int:
    """L-41 to L-44, L-46, L-61, L-66a; L-107: never a blocked isle."""
    doing = s.action - 1
    if isle == NO_ISLE:
        if doing != A_COUNCIL:
            return ISLE_NEEDED
        return LEGAL if holds(s, seat, NOVICE) else NO_NOVICE_TOKEN
    if doing == A_FAVOUR and holds(s, seat, isle):
        return TOKEN_HELD
    if doing == A_HERBS and isle == HERBS:
        return NOT_ON_HERBS
    if isle == blocked_isle(s):
        return BLOCKED
    if doing == A_FAVOUR:
        return LEGAL if favour_payable(s, seat) >> isle & 1 else FAVOUR_NOVICES
    if doing == A_RECRUIT:
        return LEGAL if two_payable(s, seat) >> isle & 1 else RECRUIT_NOVICES
    if doing == A_HERBS:
        return LEGAL if s.tired[seat] >> isle & 1 else NONE_INACTIVE
    return LEGAL if s.one[seat] >> isle & 1 else NONE_ACTIVE


@rule(inline=True)
def tile_law(s: Luna, b: Board, seat: int, tile: int) -> int:
    """L-50 to L-55: on the path; valid, or corruptible with the token."""
    if s.action - 1 == A_CONSECRATE:
        if not s.claims[seat] >> tile & 1:
            return NOT_YOUR_CLAIM
        return reach_reason(s, seat, tile, ENTRY_NEEDS_CORRUPTION)
    if not s.free >> tile & 1:
        for side in range(s.sides):
            if s.claims[side] >> tile & 1:
                return TILE_CLAIMED
        return TILE_GONE
    reason = reach_reason(s, seat, tile, CLAIM_NEEDS_CORRUPTION)
    if reason != LEGAL:
        return reason
    isle = b.tile_isle[tile]
    if isle == blocked_isle(s):
        return BLOCKED
    return LEGAL if promotion_payable(s, seat) >> isle & 1 else PROMOTION_NOVICES


@rule(inline=True)
def reach_reason(s: Luna, seat: int, tile: int, without_token: int) -> int:
    """L-11: valid, corruptible (which takes the token), or closed."""
    if s.valid >> tile & 1:
        return LEGAL
    if not s.corruptible >> tile & 1:
        return TILE_CLOSED
    return LEGAL if holds(s, seat, CORRUPTION) else without_token


# -- how much -----------------------------------------------------------------------------


@rule(inline=True)
def site(s: Luna, b: Board) -> int:
    """The isle whose novices the action under way uses."""
    doing = s.action - 1
    if doing == A_SHRINE:
        return s.figure[BUILDER]
    if doing == A_EXPEL:
        return s.figure[APOSTATE]
    return b.tile_isle[s.tile] if doing == A_PROMOTE else s.isle


@rule(inline=True)
def council_count_reason(s: Luna, b: Board, seat: int, count: int) -> int:
    """L-61, L-63 (G-12); L-66a: the virtual novice alone is worth one space."""
    if count > spaces_left(s, b, seat):
        return BEYOND_LAST_SPACE
    if s.isle == NO_ISLE:
        return LEGAL if count == 1 else NOT_SO_MANY_ACTIVE
    there = s.active[seat, s.isle] + holds(s, seat, NOVICE)
    return LEGAL if count <= there else NOT_SO_MANY_ACTIVE


@rule(inline=True)
def count_law(s: Luna, b: Board, seat: int, count: int) -> int:
    """L-46, L-49, L-61, L-64 (G-38): how many novices, the virtual one included."""
    doing = s.action - 1
    if doing == A_COUNCIL:
        return council_count_reason(s, b, seat, count)
    if doing == A_EXPEL:
        if count % ISLES == 0:
            return FULL_CIRCLE
        there = s.active[seat, s.figure[APOSTATE]] + holds(s, seat, NOVICE)
        return LEGAL if count <= there else NOT_SO_MANY_AGAINST
    if doing == A_HERBS:
        if count > 2:
            return TWO_AT_MOST
        return LEGAL if count <= s.inactive[seat, s.isle] else NOT_SO_MANY_INACTIVE
    if count > 2:
        return BOAT_HOLDS_TWO
    aboard = s.pier[seat] if s.place == PIER else s.active[seat, s.place]
    return LEGAL if count <= aboard else NOT_SO_MANY_ABOARD


# -- with or without the virtual novice (L-66 to L-69) ------------------------------------


@rule(inline=True)
def needed(s: Luna, b: Board, seat: int) -> int:
    """How many novices the action under way uses, the virtual one included."""
    doing = s.action - 1
    if doing in (A_COUNCIL, A_EXPEL):
        return s.count
    if doing in (A_FAVOUR, A_PROMOTE):
        return 1 if s.shrines[seat] >> site(s, b) & 1 else 2
    return 2


@rule(inline=True)
def virtual_reason(s: Luna, b: Board, seat: int) -> int:
    """L-66, L-67 (G-5): may the Novice token stand in for one of the novices used? There are enough
    others: the point is only reached where one way or the other can pay."""
    doing = s.action - 1
    if not holds(s, seat, NOVICE):
        return VIRTUAL_FOR_NOVICE if doing == A_FAVOUR and s.isle == NOVICE else NO_NOVICE_TOKEN
    if s.isle == NO_ISLE:
        return LEGAL
    need = needed(s, b, seat)
    if doing == A_PROMOTE and need == 1:
        return VIRTUAL_CLAIMS_NOTHING
    return VIRTUAL_ALONE if doing == A_COUNCIL and need == 1 else LEGAL


@rule
def virtual_law(s: Luna, b: Board, seat: int, use: int) -> int:
    """0 = with the virtual novice, 1 = without."""
    if use == 0:
        return virtual_reason(s, b, seat)
    if s.isle == NO_ISLE:
        return ONLY_VIRTUAL
    return LEGAL if s.active[seat, site(s, b)] >= needed(s, b, seat) else TOKEN_NEEDS_MORE


# -- Sailboat and Book --------------------------------------------------------------------


@rule(inline=True)
def from_law(s: Luna, seat: int, place: int) -> int:
    """L-49 (G-23), L-107: an isle with an own active novice, or the pier with an own novice."""
    if place == PIER:
        return LEGAL if s.pier[seat] > 0 else PIER_EMPTY
    if place == blocked_isle(s):
        return BLOCKED
    return LEGAL if s.one[seat] >> place & 1 else NONE_TO_SAIL


@rule(inline=True)
def to_law(s: Luna, isle: int) -> int:
    """L-49: another isle."""
    return SAME_ISLE if isle == s.place else LEGAL


@rule(inline=True)
def book_from_law(s: Luna, tile: int) -> int:
    """L-60: under any novice of the temple, also an own one."""
    return LEGAL if s.books >> tile & 1 else NO_BOOK_THERE


@rule(inline=True)
def book_to_law(s: Luna, seat: int, tile: int) -> int:
    """L-60: an own novice of the temple without a Book; the giver is not among them."""
    if not s.temple[seat] >> tile & 1:
        return NOT_YOUR_NOVICE
    return HAS_BOOK if s.books >> tile & 1 else LEGAL
