"""What must hold after every decision of Monasterium, whatever was played (T-31 among them)."""

from chapterhouse.games.monasterium.sending import ALL_COLUMNS
from chapterhouse.games.monasterium.state import (
    ACTION,
    COLUMNS,
    FACES,
    GOODS,
    MONASTERIES,
    PLACEMENT,
    SOURCES,
    SPOTS,
    STACK,
    WINDOW,
    Board,
    Monasterium,
)
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule

NOVICES_PER_SEAT = 24


@rule
def dice_fault(s: Monasterium, b: Board) -> int:
    """Dice are never lost nor made: those in hand, on spaces, in use and used up."""
    neutral, total = 0, 0
    for face in range(FACES):
        neutral += s.neutral_on[face]
    for seat in range(s.players):
        personal = s.hand_personal[seat]
        neutral += s.hand_neutral[seat]
        for face in range(FACES):
            personal += s.personal_on[seat, face]
        if personal > s.own_dice[seat] or s.own_dice[seat] > 3 or s.hand_personal[seat] < 0:
            return 1
        total += s.own_dice[seat]
        if s.phase == PLACEMENT and personal != s.own_dice[seat]:
            return 2
    share = b.neutral_share[s.players - 2] * s.players
    if neutral > share or (s.phase == PLACEMENT and neutral != share):
        return 3
    return 4 if s.dice_left < 0 or s.dice_left > 3 or total < s.players else 0


@rule
def novices_fault(s: Monasterium, seat: int) -> int:
    """M-9: 24 novices a seat, each in one place; the counters agree with the places."""
    home, chapel, cloister, buildings = 0, 0, 0, 0
    for novice in range(4 * COLUMNS):
        home += s.novices[seat] >> novice & 1
    for row in range(4):
        home += s.extras[seat] >> row & 1
    for m in range(MONASTERIES):
        chapel += s.chapel[seat, m]
        cloister += bits(s.cloister[seat, m])
        buildings += bits(s.buildings[seat, m])
    if home + chapel + cloister + buildings != NOVICES_PER_SEAT:
        return 10
    if chapel != s.in_chapels[seat] or cloister != s.in_cloisters[seat]:
        return 11
    return 12 if s.sent[seat] != NOVICES_PER_SEAT - home else 0


@rule
def seat_fault(s: Monasterium, b: Board, seat: int) -> int:
    """M-6, M-76: no debts; points by source add up; yellow tiles follow row IV (M-62)."""
    total = 0
    for good in range(GOODS):
        if s.goods[seat, good] < 0:
            return 20
    for source in range(SOURCES):
        total += s.earned[seat, source]
    if total != s.prestige[seat]:
        return 21
    if s.yellow[seat] != ALL_COLUMNS & ~(s.novices[seat] >> (3 * COLUMNS)):
        return 22
    if s.messenger[seat] < 0 or s.messenger[seat] >= b.road_length[s.side]:
        return 23
    return window_fault(s, seat)


@rule
def window_fault(s: Monasterium, seat: int) -> int:
    """M-80, M-81: rows fill from the left; no monastery twice in a row or column."""
    for field in range(WINDOW):
        tile = s.window[seat, field]
        if tile > 0 and field % 3 > 0 and s.window[seat, field - 1] == 0:
            return 30
        for other in range(field):
            same_line = other // 3 == field // 3 or other % 3 == field % 3
            if tile > 0 and same_line and s.window[seat, other] == tile:
                return 31
    return 0


@rule
def monastery_fault(s: Monasterium, b: Board, m: int) -> int:
    """M-72 to M-75: one novice a place; chapels and tiles within limits; free places add up."""
    taken, walked, chapel, tiles = 0, 0, 0, s.tiles[m]
    for seat in range(s.players):
        if taken & s.buildings[seat, m] or walked & s.cloister[seat, m]:
            return 40
        taken |= s.buildings[seat, m]
        walked |= s.cloister[seat, m]
        chapel += s.chapel[seat, m]
        tiles += tiles_in_window(s, seat, m)
        if s.near[seat, m] != near_again(s, b, seat, m):
            return 41
    if chapel > b.chapel_limit[s.players - 2] or tiles != b.tiles_each[s.players - 2]:
        return 42
    if taken & s.free_buildings[m] or walked & s.free_cloister[m]:
        return 43
    if s.players == 3 and (taken & b.blocked_buildings[s.side, m] or walked & b.blocked_cloister[s.side, m]):
        return 44
    return 0


@rule
def tiles_in_window(s: Monasterium, seat: int, m: int) -> int:
    """How many tiles of a monastery a window holds."""
    count = 0
    for field in range(WINDOW):
        count += 1 if s.window[seat, field] == m + 1 else 0
    return count


@rule
def near_again(s: Monasterium, b: Board, seat: int, m: int) -> int:
    """The cloister spaces next to own buildings, counted anew (M-75)."""
    near = 0
    for spot in range(SPOTS):
        if s.buildings[seat, m] >> spot & 1:
            near |= b.touches[s.side, m, spot]
    return near


@rule
def fault(s: Monasterium, b: Board) -> int:
    """0, or the number of a broken invariant."""
    if s.depth < 0 or s.depth >= STACK - 4:
        return 50
    if s.phase == ACTION and s.depth == 0 and s.dice_left == 0 and s.used2 + s.used3 != 0:
        return 51
    found = dice_fault(s, b)
    if found:
        return found
    for seat in range(s.players):
        found = novices_fault(s, seat)
        if found == 0:
            found = seat_fault(s, b, seat)
        if found:
            return found
    for m in range(MONASTERIES):
        found = monastery_fault(s, b, m)
        if found:
            return found
    return 0
