"""How the game runs by itself: rounds, turns, Scoring, elections, Mass, Night, the end (3, 5, 6, 7, 8)."""

from chapterhouse.games.monastery.actions import (
    ASK_BUILD,
    ASK_ELECT,
    ASK_KEEP,
    ASK_PRAYER,
    ASK_PRISON,
    ASK_RETURN,
    ASK_SPEND,
    ASK_STABLES,
    ASK_TURN,
)
from chapterhouse.games.monastery.monks import is_built, is_full, leave, leave_box, monks_standing, prayed_on
from chapterhouse.games.monastery.scoring import build_rest, reckon, to_order
from chapterhouse.games.monastery.state import (
    ABBEY,
    ABBOT_EVENT,
    ABBOTS_HOUSE,
    BREWHOUSE,
    BUILDING,
    IN_MASS,
    IN_NIGHT,
    KEPT,
    LAST_NIGHT,
    MASS,
    MASS_DRAW,
    NIGHT,
    NO_PLACEMENT,
    OVER,
    PLACING,
    PRAYING,
    PRISON,
    RESTED,
    RETURNED_EVENT,
    ROUND_EVENT,
    TYPES,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.table import draw, draw_round, next_seat
from chapterhouse.games.monastery.tiles import placeable
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

POINTS_PER_MONK = 2

# -- rounds (chapter 3) -------------------------------------------------------------------


@rule
def begin_round(s: Monastery, b: Board, j: Journal) -> None:
    """Y-28, Y-29: the order is fixed now; a Mass, or Placement and Movement."""
    s.first = s.abbot
    s.active = s.abbot
    note(j, ROUND_EVENT, s.day, s.space, s.abbot)
    if b.round_kind[s.space] == MASS:
        s.phase = IN_MASS
        ask_brewers(s, j)
    else:
        s.phase = PLACING
        begin_turn(s)


@rule
def next_round(s: Monastery, b: Board, j: Journal) -> None:
    """Y-27: the Abbot moves the marker on. Y-26: Night is the last round of a day."""
    s.space += 1
    if b.round_kind[s.space] == NIGHT:
        s.first = s.abbot
        s.active = s.abbot
        s.phase = IN_NIGHT
        note(j, ROUND_EVENT, s.day, s.space, s.abbot)
        if s.day < b.days and ask_sleepers(s):
            return
        end_night(s, b, j)
    else:
        begin_round(s, b, j)


@rule
def finish(s: Monastery, b: Board, why: int, j: Journal) -> None:
    """Y-97: the game is over. Y-100: hands and blessings are shown, and counted."""
    for seat in range(s.players):
        reckon(s, b, seat, j)
    s.phase = OVER
    s.ending = why
    s.trigger = 0
    s.to_act = NOBODY
    s.ask = 0


# -- Placement and Movement ---------------------------------------------------------------


@rule
def begin_turn(s: Monastery) -> None:
    """Y-30, Y-42."""
    s.to_act = s.active
    s.steps = POINTS_PER_MONK * monks_standing(s, s.colour[s.active])
    s.ask = ASK_TURN


@rule
def end_turn(s: Monastery, b: Board, j: Journal) -> None:
    """Y-29: the next player, or the Scoring half."""
    s.placed = 0
    s.steps = 0
    s.encouraged = 0
    rest_all(s, b)
    s.active = next_seat(s, s.active)
    if s.active == s.first:
        begin_scoring_half(s)
        begin_scoring(s, b, j)
    else:
        begin_turn(s)


@rule
def rest_all(s: Monastery, b: Board) -> None:
    """What monks in boxes have done is forgotten."""
    for tile in range(1, s.laid + 1):
        if s.crowd[tile] > 0 and not is_built(s, tile):
            for place in range(b.boxes[s.kind[tile]]):
                s.mark[tile, place] = RESTED


# -- Scoring ------------------------------------------------------------------------------


@rule
def begin_scoring_half(s: Monastery) -> None:
    """Y-81 (G-29): blessings held now may be spent."""
    for seat in range(s.players):
        s.usable[seat] = s.blessings[seat]


@rule
def begin_scoring(s: Monastery, b: Board, j: Journal) -> None:
    """Y-58."""
    s.phase = BUILDING
    s.to_act = s.active
    go_on_building(s, b, j)


@rule
def go_on_building(s: Monastery, b: Board, j: Journal) -> None:
    """Y-61, Y-68 (G-21): asks for the order while there is one to choose; then all is built."""
    if to_order(s, b, s.colour[s.active]):
        s.ask = ASK_BUILD
        return
    build_rest(s, b, j)
    s.phase = PRAYING
    s.ask = ASK_PRAYER


@rule
def end_scoring(s: Monastery, b: Board, j: Journal) -> None:
    """Y-29: the next player, or the end of the round."""
    s.points = 0
    s.used = 0
    s.usable[s.active] = 0
    s.active = next_seat(s, s.active)
    if s.active == s.first:
        end_scoring_half(s, b, j)
    else:
        begin_scoring(s, b, j)


@rule
def end_scoring_half(s: Monastery, b: Board, j: Journal) -> None:
    """Y-65; Y-97 to Y-99: the running round is over, is the game?"""
    s.just_built = 0
    if s.trigger:
        finish(s, b, s.trigger, j)
    elif not any_placement(s, b):
        finish(s, b, NO_PLACEMENT, j)
    else:
        next_round(s, b, j)


@rule
def any_placement(s: Monastery, b: Board) -> bool:
    """Y-99 (G-32): a tile in any hand or in the bag that could be laid."""
    for tile_type in range(TYPES):
        there = s.bag[tile_type]
        for seat in range(s.players):
            there += s.hand[seat, tile_type]
        if there > 0 and placeable(s, b, tile_type):
            return True
    return False


@rule
def to_menu(s: Monastery) -> None:
    """Back to the menu that led here."""
    s.to_act = s.active
    if s.phase == PLACING:
        s.ask = ASK_TURN
    else:
        s.ask = ASK_PRAYER if s.phase == PRAYING else ASK_SPEND


# -- election and Prison (Y-92 to Y-94, Y-113, Y-116) -------------------------------------


@rule
def votes(s: Monastery, seat: int) -> int:
    """Y-92: monks in the Abbey; Y-113 (G-8): in a snap election those in the Abbot's House as well."""
    colour = s.colour[seat]
    count = s.standing[ABBEY, colour]
    if s.phase != IN_MASS and s.icon[ABBOTS_HOUSE] > 0:
        count += s.standing[s.icon[ABBOTS_HOUSE], colour] + s.praying[s.icon[ABBOTS_HOUSE], colour]
    return count


@rule
def hold_election(s: Monastery, j: Journal) -> None:
    """Y-92, Y-93 (G-25, G-37)."""
    most, tied = -1, 0
    for seat in range(s.players):
        count = votes(s, seat)
        if count > most:
            most, tied = count, 0
        if count == most:
            tied |= 1 << s.colour[seat]
    if tied & tied - 1:
        s.tied = tied
        s.to_act = s.abbot
        s.ask = ASK_ELECT
        return
    for seat in range(s.players):
        if tied >> s.colour[seat] & 1:
            s.abbot = seat
    install(s, j)


@rule
def install(s: Monastery, j: Journal) -> None:
    """Y-94, Y-113 (G-24): the Abbot takes the dial; he may use the built Prison (G-26). The running
    round keeps its order."""
    s.tied = 0
    note(j, ABBOT_EVENT, s.abbot, votes(s, s.abbot), 0)
    cell = s.icon[PRISON]
    if cell > 0 and is_built(s, cell) and not is_full(s, cell) and s.crowd[ABBEY] > 0:
        s.to_act = s.abbot
        s.ask = ASK_PRISON
    else:
        after_election(s)


@rule
def after_election(s: Monastery) -> None:
    """Y-95: at a Mass tiles are drawn; else the Scoring goes on."""
    if s.phase == IN_MASS:
        s.chance = MASS_DRAW
    else:
        to_menu(s)


# -- Mass (chapter 6) ---------------------------------------------------------------------


@rule
def can_brew(s: Monastery, seat: int) -> bool:
    """Y-102, Y-114, Y-115: a standing monk in the built Brewhouse where nobody prays."""
    tile = s.icon[BREWHOUSE]
    if s.simplified or tile == 0 or not is_built(s, tile) or prayed_on(s, tile):
        return False
    return s.standing[tile, s.colour[seat]] > 0


@rule
def has_praying(s: Monastery, seat: int) -> bool:
    """A monk of his prays anywhere."""
    for tile in range(1, s.laid + 1):
        if s.praying[tile, s.colour[seat]] > 0:
            return True
    return False


@rule
def ask_keeper(s: Monastery, seat: int) -> None:
    """The Brewhouse question."""
    s.to_act = seat
    s.active = seat
    s.kept_tile = 0
    s.kept_box = 0
    s.ask = ASK_KEEP


@rule
def ask_brewers(s: Monastery, j: Journal) -> None:
    """Y-114: from `active` on, in order from the old Abbot; then the Mass goes on."""
    seat = s.active
    while True:
        if can_brew(s, seat) and has_praying(s, seat):
            ask_keeper(s, seat)
            return
        seat = next_seat(s, seat)
        if seat == s.first:
            break
    go_on_with_mass(s, j)


@rule
def go_on_with_mass(s: Monastery, j: Journal) -> None:
    """Y-91, Y-92."""
    stand_up(s, j)
    hold_election(s, j)


@rule
def stand_up(s: Monastery, j: Journal) -> None:
    """Y-91: praying monks return to the Abbey."""
    for seat in range(s.players):
        colour, count = s.colour[seat], 0
        for tile in range(1, s.laid + 1):
            while s.praying[tile, colour] > 0:
                s.praying[tile, colour] -= 1
                s.standing[tile, colour] += 1
                go_home(s, tile, colour)
                count += 1
        if count > 0:
            note(j, RETURNED_EVENT, seat, count, 0)


@rule
def go_home(s: Monastery, tile: int, colour: int) -> None:
    """A standing monk of a built tile goes to the Abbey."""
    leave(s, tile, colour)
    s.standing[ABBEY, colour] += 1
    s.crowd[ABBEY] += 1


@rule
def strike(s: Monastery, b: Board, j: Journal) -> None:
    """Y-95: the draw of a Mass, after which the next round begins; Y-40, Y-111: one tile, of which one
    goes back."""
    pending = s.chance
    s.chance = 0
    if pending == MASS_DRAW:
        draw_round(s, b, b.tiles_drawn[s.space], j)
        next_round(s, b, j)
    else:
        draw(s, b, s.to_act, j)
        s.ask = ASK_RETURN


# -- Night (chapter 7) --------------------------------------------------------------------


@rule
def ask_sleepers(s: Monastery) -> bool:
    """Y-115: from `active` on, in order from the Abbot; whether somebody is asked."""
    seat = s.active
    while True:
        if can_brew(s, seat):
            ask_keeper(s, seat)
            return True
        seat = next_seat(s, seat)
        if seat == s.first:
            return False


@rule
def end_night(s: Monastery, b: Board, j: Journal) -> None:
    """Y-96, Y-97a (G-41): all monks that were not kept go to the Abbey; then the next day, or the end."""
    for seat in range(s.players):
        before = s.standing[ABBEY, s.colour[seat]]
        for tile in range(1, s.laid + 1):
            if is_built(s, tile):
                clear_tile(s, tile, s.colour[seat])
            else:
                clear_boxes(s, b, tile, s.colour[seat])
        came = s.standing[ABBEY, s.colour[seat]] - before
        if came > 0:
            note(j, RETURNED_EVENT, seat, came, 0)
    if s.day == b.days:
        finish(s, b, LAST_NIGHT, j)
        return
    s.day += 1
    s.space = 0
    begin_round(s, b, j)


@rule
def clear_tile(s: Monastery, tile: int, colour: int) -> None:
    """Y-115: on a built tile those kept stay, standing."""
    s.standing[tile, colour] += s.praying[tile, colour]
    s.praying[tile, colour] = 0
    while s.standing[tile, colour] > s.mark[tile, colour]:
        go_home(s, tile, colour)
    s.mark[tile, colour] = 0


@rule
def clear_boxes(s: Monastery, b: Board, tile: int, colour: int) -> None:
    """Y-96: unbuilt tiles stay as they are, without the monks that go."""
    for place in range(b.boxes[s.kind[tile]] - 1, -1, -1):
        if s.box[tile, place] == colour + 1 and s.mark[tile, place] != KEPT:
            leave_box(s, b, tile, place)
            s.standing[ABBEY, colour] += 1
            s.crowd[ABBEY] += 1
    for place in range(b.boxes[s.kind[tile]]):
        if s.box[tile, place] == colour + 1:
            s.mark[tile, place] = RESTED


@rule
def lapse(s: Monastery, b: Board, j: Journal) -> None:
    """Only in a world that somebody else imagines: with the hand that it gives the player, the Stables
    may be of no use."""
    if s.ask == ASK_STABLES:
        to_menu(s)
