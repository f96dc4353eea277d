"""Monasterium's deal (M-12 to M-20). Options in: start player (-1 = drawn), then six cards or -1."""

from chapterhouse.games.monasterium.course import begin_round
from chapterhouse.games.monasterium.state import (
    COLUMNS,
    FROM_START,
    GOODS,
    MISSIONS_EVENT,
    MONASTERIES,
    SHOWN,
    START_EVENT,
    Board,
    Monasterium,
)
from chapterhouse.games.monasterium.table import score
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.journal import Journal, begin, put
from chapterhouse.kernel.rule import rule


@rule
def nth_card(b: Board, category: int, n: int) -> int:
    """The n-th card of a category, in the board's order."""
    for card in range(b.card_count):
        if b.card_category[card] == category:
            if n == 0:
                return card
            n -= 1
    return -1


@rule
def draw_missions(s: Monasterium, b: Board, category: int, j: Journal) -> None:
    """M-16: two different cards of a category, in the board's order."""
    pool = 0
    for card in range(b.card_count):
        pool += 1 if b.card_category[card] == category else 0
    one = below(s.rng, pool)
    two = below(s.rng, pool - 1)
    two += 1 if two >= one else 0
    first, second = (one, two) if one < two else (two, one)
    begin(j, MISSIONS_EVENT)
    put(j, category)
    for i in range(2):
        card = nth_card(b, category, first if i == 0 else second)
        s.missions[2 * category + i] = card
        put(j, card)


@rule
def lay_monasteries(s: Monasterium, b: Board) -> None:
    """M-12 to M-14: board side, window tiles; M-13: marks "4" are closed at three players."""
    s.side = b.side_of[s.players - 2]
    for m in range(MONASTERIES):
        s.tiles[m] = b.tiles_each[s.players - 2]
        s.free_buildings[m] = (1 << b.building_count[s.side, m]) - 1
        s.free_cloister[m] = (1 << b.cloister_count[s.side, m]) - 1
        if s.players == 3:
            s.free_buildings[m] &= ~b.blocked_buildings[s.side, m]
            s.free_cloister[m] &= ~b.blocked_cloister[s.side, m]


@rule
def equip(s: Monasterium, b: Board, seat: int, j: Journal) -> None:
    """M-17, M-19: novices, messenger, die, goods."""
    s.novices[seat] = (1 << (4 * COLUMNS)) - 1
    s.extras[seat] = 15
    s.messenger[seat] = b.start_space
    s.own_dice[seat] = b.start_dice
    score(s, seat, FROM_START, b.start_prestige, j)
    for good in range(GOODS):
        s.goods[seat, good] = b.start_goods[good]


@rule
def deal(s: Monasterium, b: Board, options: Vec, j: Journal) -> None:
    """M-12 to M-20: missions first, then the start player (K-20); year 1 begins (M-15)."""
    lay_monasteries(s, b)
    for seat in range(s.players):
        equip(s, b, seat, j)
    if options[1] < 0:
        for category in range(3):
            draw_missions(s, b, category, j)
    else:
        for i in range(SHOWN):
            s.missions[i] = options[1 + i]
    s.start_player = options[0]
    if options[0] < 0:
        s.start_player = below(s.rng, s.players)
        begin(j, START_EVENT)
        put(j, s.start_player)
    s.year = 1
    s.round = 1
    s.column = -1
    begin_round(s, b, j)
