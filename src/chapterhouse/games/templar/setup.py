"""Templar's set-up (T-13 to T-22, T-80): the deal, the figures, the first rings, the first cards."""

from chapterhouse.games.templar.actions import ASK_CHOOSE, ASK_PLACE, ASK_SPLIT
from chapterhouse.games.templar.course import begin_turn, full_hand
from chapterhouse.games.templar.harbour import draw, in_bag
from chapterhouse.games.templar.places import note_places
from chapterhouse.games.templar.state import (
    BELLS,
    BOOK,
    CARDS,
    CHALICE,
    CHOOSING,
    FIGURES,
    HEXAGON,
    NONE,
    OUTSIDE,
    PRIOR,
    REVEALED_EVENT,
    ROUND,
    SET_UP,
    SETUP_TILE_EVENT,
    SPY,
    STARTER_EVENT,
    STEPHANUS,
    TREASURES,
    TURNS,
    UNSET,
    Board,
    Templar,
)
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.journal import Journal, begin, note, put
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule


@rule
def deal(s: Templar, b: Board, options: Vec, j: Journal) -> None:
    """T-13 to T-22; options are illustrator (T-93, T-94), first game, starting player (UNSET: random)."""
    s.illustrator = options[0]
    s.start_player = options[2]
    if s.start_player == UNSET:
        s.start_player = below(s.rng, s.players)  # T-18 (G-34)
        note(j, STARTER_EVENT, s.start_player, 0, 0)
    s.round = 1
    s.phase = SET_UP
    s.active = s.start_player
    s.trigger = UNSET
    s.door = b.door_start  # T-17
    equip(s, b)
    load(s, b, j)
    for room in range(1, b.rooms + 1):
        note_places(s, b, room)
    lay_figures(s, b, options[1])


@rule
def equip(s: Templar, b: Board) -> None:
    """T-3, T-14, T-20, T-80: tiles, pawns, hands, Raffaele's deck."""
    for treasure in range(TREASURES):
        s.bag[treasure] = b.tiles[treasure] - (b.tiles_out[treasure] if s.players == 2 else 0)
        for seat in range(s.players):
            s.supply[seat, treasure] = b.own_count[treasure]
    for seat in range(s.players):
        s.pawn[seat] = OUTSIDE + b.start_gate
        s.hand[seat] = full_hand(s)
    for card in range(CARDS):
        if s.players == 2 and (card != STEPHANUS or s.illustrator):
            s.deck[card] = 1 if card == BELLS else 2


@rule
def load(s: Templar, b: Board, j: Journal) -> None:
    """T-15, T-16 (G-41): a chalice too many is as good as not drawn."""
    for store in range(1, b.stores + 1):
        for _ in range(b.store_fill[store]):
            no_chalice = s.store[store, CHALICE] >= b.store_chalices
            tiles = in_bag(s) - (s.bag[CHALICE] if no_chalice else 0)
            treasure = draw(s, tiles, BOOK if no_chalice else CHALICE)
            s.store[store, treasure] += 1
            s.loaded[store] += 1
            note(j, SETUP_TILE_EVENT, store, treasure, 0)


@rule
def lay_figures(s: Templar, b: Board, first_game: int) -> None:
    """T-22, or T-19: the neighbour anticlockwise of the starting player begins."""
    if first_game:
        for figure in range(FIGURES):
            s.figure[figure] = b.first_place[figure]
        begin_split(s)
    else:
        s.ask = ASK_PLACE
        s.to_act = anticlockwise(s, 1)


@rule(inline=True)
def anticlockwise(s: Templar, steps: int) -> int:
    """T-19 (G-25): so many places to the right of the starting player, round and round."""
    return (s.start_player - steps + 2 * s.players) % s.players


@rule
def begin_split(s: Templar) -> None:
    """T-21: from the starting player on."""
    s.ask = ASK_SPLIT
    s.to_act = s.start_player


@rule
def place_figure(s: Templar, figure: int, room: int) -> None:
    """T-19: Remigius, Vitus, Severus."""
    s.figure[figure] = room
    if figure == PRIOR:
        begin_split(s)
    else:
        s.to_act = anticlockwise(s, 3 if figure == SPY else 2)


@rule
def split(s: Templar, single: int) -> None:
    """T-21 (G-24): one ring of this kind, two of each other; then round 1 (T-24)."""
    seat = s.to_act
    for ring in range(ROUND, HEXAGON + 1):
        rings = 1 if ring == ROUND + single else 2
        s.supply[seat, ring] -= rings
        s.stock[seat, ring] += rings
    s.to_act = (seat + 1) % s.players
    if s.to_act == s.start_player:
        s.phase = CHOOSING
        s.ask = ASK_CHOOSE


@rule
def choose(s: Templar, card: int, j: Journal) -> None:
    """T-24: sealed until all have chosen; whoever has not, clockwise from the starting player, is next."""
    s.chosen[s.to_act] = card + 1
    s.sealed |= 1 << s.to_act
    for ahead in range(s.players):
        seat = (s.start_player + ahead) % s.players
        if not s.sealed >> seat & 1:
            s.to_act = seat
            return
    reveal(s, j)


@rule
def reveal(s: Templar, j: Journal) -> None:
    """T-24: all cards are turned up at once; then the starting player carries out his."""
    begin(j, REVEALED_EVENT)
    for seat in range(s.players):
        card = s.chosen[seat] - 1
        put(j, card)
        s.top[seat] = card + 1
        s.hand[seat] &= ~(1 << card)
        s.chosen[seat] = NONE
    s.sealed = 0
    s.phase = TURNS
    begin_turn(s)


@rule
def redeal(s: Templar, b: Board, seat: int) -> None:
    """T-8: what a seat cannot know of round 1 are the others' sealed choices. Bag and deck are numbers of
    each kind, which anybody can count; their order is not drawn yet."""
    for other in range(s.players):
        if other != seat and s.sealed >> other & 1:
            s.chosen[other] = random_card(s, other)


@rule
def random_card(s: Templar, seat: int) -> int:
    """A card + 1 of a hand."""
    left = below(s.rng, bits(s.hand[seat]))
    for card in range(CARDS):
        left -= s.hand[seat] >> card & 1
        if left < 0:
            return card + 1
    return 1
