"""Templar's two records: what lies on the table, and the board it lies on.

Rooms, storehouses and ring areas keep the numbers that people use, from 1; index 0 stays empty.
Passages, gates, cards and treasures count from 0. Sets are bit masks. The bag and Raffaele's deck are
numbers of each kind: which tile or card comes is decided when it is drawn.
"""

from chapterhouse.kernel.fields import Record, State, i8, i16, i32, own, public

SEATS = 5
# What a board file may have at most.
ROOMS = 20
AREAS = 6  # ring areas of a room
SPOTS = 72  # hiding places of all rooms together, and nothing at 0
STORES = 8
PASSAGES = 40
STEPS = 3

TREASURES = 5
CHALICE, BOOK, ROUND, SQUARE, HEXAGON = range(TREASURES)
# Hiding places of a room: its chalice spaces, its book spaces, then its ring areas.
CHALICES, BOOKS, FIRST_AREA = range(3)
PLACES = FIRST_AREA + AREAS

CARDS = 10
ANSELMUS, JOSUA, LUCAS, BENJAMINUS, MARIA, STEPHANUS, PORTICUS, REMIGIUS, SEVERUS, BELLS = range(CARDS)

FIGURES = 3
ABBOT, SPY, PRIOR = range(FIGURES)  # Remigius, Vitus, Severus

GATES = 2
MAIN, SIDE = range(GATES)
# Where a pawn can stand: in a room (its number), outside a gate, in a storehouse; 0 = not placed.
OUTSIDE = 30
STORE = 40

NONE = 0
UNSET = -1

# Phases.
SET_UP, CHOOSING, TURNS, OVER = range(4)

# Where points come from.
SOURCES = 9
(
    FROM_CHALICES, FROM_BOOKS, FROM_RINGS, FROM_STEPHANUS, FROM_PORTICUS, FROM_SEVERUS,
    FROM_CHURCH, FROM_ROOMS, FROM_PENALTY,
) = range(SOURCES)  # fmt: skip

# End reasons (T-85).
BAG, ALL_ROOMS = 1, 2

# Pending chance.
REFILL, REVEAL_CARD = 1, 2

# Events of the journal: chance first, then what the log tells.
(
    STARTER_EVENT, SETUP_TILE_EVENT, REFILL_TILE_EVENT, RAFFAELE_EVENT,
    REVEALED_EVENT, SCORED_EVENT, RECEIVED_EVENT, UNSUPPLIED_EVENT, DELIVERED_EVENT, DISCARDED_EVENT,
    FINAL_LAP_EVENT, VITUS_EVENT, NOT_VALUED_EVENT, TURNED_EVENT, CARDS_BACK_EVENT, ROUND_EVENT,
    SHUFFLED_EVENT, NO_MOVE_EVENT, PENALTY_EVENT,
) = range(10, 29)  # fmt: skip


class Templar(State):
    """The table."""

    start_player = public(i8)
    round = public(i32)  # from 1; the rulebook promises no end
    phase = public(i8)
    illustrator = public(i8)  # 1 = Stephanus is used (T-13)
    active = public(i8)  # whose turn it is; `to_act` may be an owner who turns a ring (T-68)

    # The abbey (T-7, T-9).
    door = public(i8)  # passage, from 0
    figure = public(i8, FIGURES)  # place of Remigius, Vitus, Severus; 0 = not placed yet
    pawn = public(i8, SEATS)  # room, OUTSIDE + gate, or STORE + storehouse

    # Treasures (T-10, T-11): by spot (`Board.spot` of a room and a place in it) and owner.
    supply = public(i8, SEATS, TREASURES)
    stock = public(i8, SEATS, TREASURES)
    fresh = public(i8, SPOTS, SEATS)
    valued = public(i8, SPOTS, SEATS)
    kind = public(i8, SPOTS)  # of the rings in an area; 0 = none (chalices are no rings)

    # Cards (T-8, T-28): every play is open, so hands are no secret.
    hand = public(i16, SEATS)  # mask of cards
    top = public(i8, SEATS)  # card + 1 on top of the pile; 0 = no pile
    chosen = own(i8, SEATS)  # round 1: card + 1 until the reveal; afterwards 0
    sealed = public(i8)  # mask of the seats that have chosen

    # Harbour (T-15, T-73).
    store = public(i8, STORES + 1, TREASURES)  # tiles by storehouse and kind
    bag = public(i8, TREASURES)
    # Out of the game, but for those that two players never use.
    removed = public(i8, TREASURES, derived=True)

    # Raffaele (T-80); zeros with three to five players.
    deck = public(i8, CARDS)  # face down
    raffaele_pile = public(i8, CARDS, derived=True)  # face up, the top card included
    raffaele_top = public(i8)  # card + 1

    points = public(i32, SEATS)
    # The same points by source, for the score sheet.
    earned = public(i32, SEATS, SOURCES, derived=True)

    # The final lap (T-85, T-87).
    cause = public(i8)  # the end reason that has come true; 0 = none yet
    trigger = public(i8)  # who brought it on; UNSET = nobody
    turns_left = public(i8)  # turns to be ended until the game is over, the running one included

    # The card under way; all zero between cards.
    card = public(i8)  # card + 1; stays until the turn ends
    left = public(i8)  # treasures that may still be hidden
    ring = public(i8)  # the ring kind that `area` asks a place for
    walked = public(i8)  # steps that Benjaminus has made
    taken_from = public(i8)  # the room where a ring was picked up
    carried = public(i8)  # its kind, while it is carried
    carried_owner = public(i8)
    asked = public(i8)  # owners, from the active player on, whose turn to turn a ring has come
    due = public(i8)  # tiles of a refill that are still to be drawn
    arrived = public(i8, STORES + 1, TREASURES, derived=True)  # tiles of this refill

    # Kept because every listing asks for them; the invariants count them anew.
    loaded = public(i8, STORES + 1, derived=True)  # tiles in a storehouse
    filled = public(i8, ROOMS + 1, PLACES, derived=True)  # spaces in use
    held = public(i8, ROOMS + 1, SEATS, derived=True)  # own treasures in a room
    rooms = public(i32, SEATS, derived=True)  # mask of rooms with own treasures (T-90)
    # Mask of rooms with a legal place for a treasure (T-39, T-40).
    opens = public(i32, TREASURES, derived=True)


KINDS = 17


class Board(Record):
    """The board data as rules read it."""

    # The number of each kind's first action, which depends on rooms and passages; last, how many.
    first = public(i16, KINDS + 1)

    rooms = public(i8)
    every_room = public(i32)  # mask
    areas = public(i8)  # most ring areas of a room
    stores = public(i8)
    passages = public(i8)
    capacity = public(i8, ROOMS + 1, PLACES)  # spaces of each place
    spot = public(i8, ROOMS + 1, PLACES)  # where the state keeps each place; 0 = there is none

    # The map (T-31): masks of rooms.
    near = public(i32, ROOMS + 1)  # joined by a passage, open or not
    reach = public(i32, PASSAGES, ROOMS + 1, STEPS + 1)  # by door: at open distance 1 to k
    door_start = public(i8)
    church = public(i8)
    gate_room = public(i8, GATES)
    start_gate = public(i8)

    # Harbour (T-15, T-16).
    store_capacity = public(i8, STORES + 1)
    store_fill = public(i8, STORES + 1)  # at the start
    store_chalices = public(i8)  # at most in one storehouse

    # Treasures (T-2, T-3, T-5, T-14).
    value = public(i8, TREASURES)
    own_count = public(i8, TREASURES)
    tiles = public(i8, TREASURES)
    tiles_out = public(i8, TREASURES)  # with two players

    # Cards (section 15.4).
    steps = public(i8, CARDS)
    hides = public(i8, CARDS)
    card_points = public(i8, CARDS)
    harbour = public(i8, CARDS)

    # Points.
    church_ring = public(i8)
    rooms_points = public(i8, ROOMS + 1)
    penalty = public(i8)

    first_place = public(i8, FIGURES)  # first-game suggestion (T-22)
