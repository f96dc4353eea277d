"""What happens when an action of Luna is carried out. Deeds trust their input.

An action changes the table when its last detail is known: all costs, then all effects. Only Tide
gives its token back at once, and the moves of Travel and Tide happen one by one (V-4).
"""

from chapterhouse.games.luna.actions import (
    ACT,
    ASK_BOOK_FROM,
    ASK_BOOK_TO,
    ASK_COUNT,
    ASK_FROM,
    ASK_ISLE,
    ASK_MOVE,
    ASK_TILE,
    ASK_TO,
    ASK_VIRTUAL,
    BOOK_FROM,
    BOOK_TO,
    CHOOSE_COUNT,
    CHOOSE_FROM,
    CHOOSE_ISLE,
    CHOOSE_TILE,
    CHOOSE_TO,
    DEACTIVATE,
    DONE,
    FIRST_TILE,
    MOVE,
    OTHERS,
    PIER_MOVES,
    PLACE_PAIR,
    PLACE_SHRINE,
    VIRTUAL,
)
from chapterhouse.games.luna.course import after_deactivation, begin_actions, begin_round, end_round
from chapterhouse.games.luna.details import needed, site
from chapterhouse.games.luna.opponent import deactivate
from chapterhouse.games.luna.policy import destination
from chapterhouse.games.luna.setup import place_figure, place_pair, place_shrine
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
    APOSTATE,
    BOOK,
    BUILDER,
    CORRUPTION,
    FROM_TIME,
    HERBS,
    ISLES,
    NO_ISLE,
    NOVICE,
    PHASE_EVENT,
    PIER,
    SAILBOAT,
    SHRINE,
    TIDE,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import (
    add_active,
    add_inactive,
    climb,
    clockwise,
    give_back,
    score,
    take_token,
    use,
)
from chapterhouse.games.luna.temple import enter, move_book
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# -- the course of an action --------------------------------------------------------------


@rule
def forget(s: Luna) -> None:
    """The action is over; its details are wiped, so that equal states have equal bytes."""
    s.action = 0
    s.isle = UNSET
    s.tile = 0
    s.count = 0
    s.place = UNSET
    for i in range(s.moved):
        s.moves[i] = 0
    for isle in range(ISLES):
        s.arrived[isle] = 0
    s.moved = 0


@rule
def complete(s: Luna) -> None:
    """L-38: one action each, clockwise; the solo player goes on (L-98)."""
    forget(s)
    s.to_act = (s.to_act + 1) % s.players
    begin_actions(s)


@rule
def act(s: Luna, b: Board, action: int, j: Journal) -> None:
    """L-38: the action is chosen; its first detail is asked."""
    if action in (A_MEDITATE, A_END):
        pass_on(s, b, action, j)
        return
    s.action = action + 1
    if action == A_SHRINE:
        s.ask = ASK_VIRTUAL
    elif action == A_TRAVEL:
        s.ask = ASK_MOVE
    elif action == A_TIDE:
        give_back(s, s.to_act, TIDE)
        s.ask = ASK_MOVE
    elif action == A_SAILBOAT:
        s.ask = ASK_FROM
    elif action in (A_PROMOTE, A_CONSECRATE):
        s.ask = ASK_TILE
    elif action == A_BOOK:
        s.ask = ASK_BOOK_FROM
    elif action == A_EXPEL:
        s.ask = ASK_COUNT
    else:
        s.ask = ASK_ISLE


@rule
def pass_on(s: Luna, b: Board, action: int, j: Journal) -> None:
    """L-39, L-65: Meditation flips a time token, the last one ends the phase; L-98: the solo
    player ends it at will."""
    if action == A_END:
        note(j, PHASE_EVENT, s.to_act, 0, 0)
        end_round(s, b, j)
        return
    s.lit -= 1
    s.flipped += 1
    if s.lit > 0:
        complete(s)
        return
    score(s, s.to_act, FROM_TIME, b.time_points, j)
    note(j, PHASE_EVENT, s.to_act, 0, 0)
    last = s.start_player if s.sides == 2 else s.to_act  # L-88 (G-14): with two it alternates
    s.start_player = (last + 1) % s.players
    end_round(s, b, j)


# -- details ------------------------------------------------------------------------------


@rule
def choose_isle(s: Luna, isle: int) -> None:
    """L-41, L-43: the virtual novice is asked next; L-46, L-61: how many."""
    s.isle = isle
    s.ask = ASK_VIRTUAL if s.action <= A_RECRUIT + 1 else ASK_COUNT


@rule
def choose_tile(s: Luna, b: Board, tile: int, j: Journal) -> None:
    """L-50: a claim is paid for next; L-54: a consecration is complete."""
    if s.action == A_PROMOTE + 1:
        s.tile = tile
        s.ask = ASK_VIRTUAL
    else:
        consecrate(s, b, tile, j)


@rule
def choose_count(s: Luna, count: int) -> None:
    """L-46: Herbs is complete; L-49: the Sailboat asks where to; L-61, L-64: with what."""
    if s.action == A_HERBS + 1:
        wake(s, count)
        return
    s.count = count
    s.ask = ASK_TO if s.action == A_SAILBOAT + 1 else ASK_VIRTUAL


@rule
def pay(s: Luna, b: Board, virtual: int) -> None:
    """L-4: novices used become inactive; L-66: the Novice token stands in for one."""
    seat = s.to_act
    real = needed(s, b, seat) - virtual
    if virtual:
        give_back(s, seat, NOVICE)
    if real > 0:
        use(s, seat, site(s, b), real)


@rule
def choose_virtual(s: Luna, b: Board, use_it: int) -> None:
    """With (0) or without (1) the virtual novice: costs, then effects (L-69, G-35: tokens of several
    roles in one action)."""
    seat, doing = s.to_act, s.action - 1
    if s.isle == NO_ISLE:
        give_back(s, seat, NOVICE)
    elif doing == A_PROMOTE:
        claim(s, b, 1 - use_it)
    else:
        pay(s, b, 1 - use_it)
    if doing == A_FAVOUR:
        take_token(s, seat, s.isle)
    elif doing == A_RECRUIT:
        s.supply[seat] -= 1
        add_inactive(s, seat, s.isle, 1)
    elif doing == A_SHRINE:
        build_shrine(s, seat)
    elif doing == A_COUNCIL:
        climb(s, b, seat, s.count)
    elif doing == A_EXPEL:
        s.figure[APOSTATE] = clockwise(s, s.figure[APOSTATE], s.count)
    complete(s)


@rule
def build_shrine(s: Luna, seat: int) -> None:
    """L-45: from the supply onto the Builder's isle."""
    give_back(s, seat, SHRINE)
    s.shrines[seat] |= 1 << s.figure[BUILDER]
    s.shrines_left[seat] -= 1


# -- actions ------------------------------------------------------------------------------


@rule
def wake(s: Luna, count: int) -> None:
    """L-46: inactive novices beside the isle go onto it."""
    give_back(s, s.to_act, HERBS)
    add_inactive(s, s.to_act, s.isle, -count)
    add_active(s, s.to_act, s.isle, count)
    complete(s)


@rule
def spend_corruption(s: Luna, seat: int, tile: int) -> None:
    """L-52, L-55: exactly when the tile is not valid yet."""
    if not s.valid >> tile & 1:
        give_back(s, seat, CORRUPTION)


@rule
def claim(s: Luna, b: Board, virtual: int) -> None:
    """L-50, L-51 (G-3): the first novice goes onto the tile, a second, if needed, is used."""
    seat = s.to_act
    isle = site(s, b)
    second = needed(s, b, seat) - 1
    spend_corruption(s, seat, s.tile)
    if virtual:
        give_back(s, seat, NOVICE)
    elif second > 0:
        use(s, seat, isle, second)
    add_active(s, seat, isle, -1)
    s.free &= ~(1 << s.tile)
    s.claims[seat] |= 1 << s.tile


@rule
def consecrate(s: Luna, b: Board, tile: int, j: Journal) -> None:
    """L-54 to L-58."""
    seat = s.to_act
    spend_corruption(s, seat, tile)
    s.claims[seat] &= ~(1 << tile)
    enter(s, b, seat, tile, j)
    complete(s)


@rule(inline=True)
def arrive(s: Luna, seat: int, isle: int) -> None:
    """L-47, L-48: beside the isle, inactive."""
    add_inactive(s, seat, isle, 1)
    s.arrived[isle] += 1


@rule
def move(s: Luna, place: int) -> None:
    """L-47, L-48: one novice, at once."""
    seat = s.to_act
    s.moves[s.moved] = place
    s.moved += 1
    if place >= PIER_MOVES:
        s.pier[seat] -= 1
        arrive(s, seat, place - PIER_MOVES)
        return
    isle = place // OTHERS % ISLES
    if place < PIER_MOVES // 2:
        add_active(s, seat, isle, -1)
    else:
        add_inactive(s, seat, isle, -1)
    arrive(s, seat, destination(place))


@rule
def sail(s: Luna, isle: int) -> None:
    """L-49: onto the other isle, active."""
    seat = s.to_act
    give_back(s, seat, SAILBOAT)
    if s.place == PIER:
        s.pier[seat] -= s.count
    else:
        add_active(s, seat, s.place, -s.count)
    add_active(s, seat, isle, s.count)
    complete(s)


@rule
def give_book(s: Luna, b: Board, tile: int, j: Journal) -> None:
    """L-60; L-87, L-100 (G-15, G-28): the first of a round is worth more with two sides."""
    give_back(s, s.to_act, BOOK)
    move_book(s, b, s.to_act, s.tile, tile, b.first_book_points if s.bonus else b.book_points, j)
    s.bonus = 0
    complete(s)


# -- all of them --------------------------------------------------------------------------


@rule
def deed(s: Luna, b: Board, action: int, j: Journal) -> None:
    """Carries out a legal action."""
    if action >= CHOOSE_ISLE:
        detail(s, b, action, j)
    elif action >= ACT:
        act(s, b, action - ACT, j)
    elif action >= DEACTIVATE:
        deactivate(s, b, action - DEACTIVATE, j)
        after_deactivation(s, b, j)
    elif action >= PLACE_PAIR:
        if place_pair(s, b, action - PLACE_PAIR, j):
            begin_round(s, b, j)
    elif action >= PLACE_SHRINE:
        place_shrine(s, action - PLACE_SHRINE)
    else:
        place_figure(s, b, action // ISLES, action % ISLES, j)


@rule
def detail(s: Luna, b: Board, action: int, j: Journal) -> None:
    """The second half of `deed`: what an action asks for."""
    if action < CHOOSE_TILE:
        choose_isle(s, action - CHOOSE_ISLE)
    elif action < CHOOSE_COUNT:
        choose_tile(s, b, action - CHOOSE_TILE + FIRST_TILE, j)
    elif action < VIRTUAL:
        choose_count(s, action - CHOOSE_COUNT + 1)
    elif action < MOVE:
        choose_virtual(s, b, action - VIRTUAL)
    elif action < DONE:
        move(s, action - MOVE)
    elif action < CHOOSE_FROM:
        complete(s)
    elif action < CHOOSE_TO:
        s.place = action - CHOOSE_FROM
        s.ask = ASK_COUNT
    elif action < BOOK_FROM:
        sail(s, action - CHOOSE_TO)
    elif action < BOOK_TO:
        s.tile = action - BOOK_FROM + 1
        s.ask = ASK_BOOK_TO
    else:
        give_book(s, b, action - BOOK_TO + 1, j)
