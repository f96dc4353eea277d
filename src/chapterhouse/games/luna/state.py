"""Luna's two records: what lies on the table, and the board it lies on.

Nothing is hidden (L-18); only the generator is secret. A *side* is a seat, or in the solo game side
1, the opponent that never decides. Sets are bit masks: bit `i` stands for isle `i` (in the order of
the box, from 0) or for temple tile `i` (by its number).
"""

from chapterhouse.kernel.fields import Record, State, i8, i16, i32, public

SIDES = 4
ISLES = 7
TILES = 29  # temple tiles by number; 0 stays empty
START_TILES = 4  # tiles 1 to 4 are dealt at the start (L-24)
BOARDS = 4
COLUMNS = 7
GROUPS = 6  # guard tiles, and groups of temple tiles between them (L-10)
ROUNDS = 6
NOVICES = 13
SHRINES = 6
SETS = 4  # sets of two novices in the preliminary turn (L-36)
PER_SET = 2
FIGURES = 3
SPACES = 32  # council spaces at most
NEAR = 8  # neighbours of a temple space at most
MOVES = 13  # moves of one Travel or Tide at most: every novice once

# Isles, each with its favour (L-2).
HERBS, TIDE, SAILBOAT, CORRUPTION, BOOK, NOVICE, SHRINE = range(ISLES)
ALL_ISLES = (1 << ISLES) - 1
# What the point `isle` can say beside the isles: Council with the virtual novice alone (L-66a).
NO_ISLE = ISLES
# What the point `from` can say beside the isles.
PIER = ISLES
UNSET = -1

PRIESTESS, BUILDER, APOSTATE = range(FIGURES)

# The side that plays by itself in the solo game, and the player's own.
PLAYER, OPPONENT = 0, 1

# Phases.
SET_UP, ROUND_START, ACTION, OVER = range(4)

# The actions (1.6 of the rules), in the order of the vocabulary; `s.action` is one more, 0 = none.
ACTIONS = 14
(
    A_FAVOUR, A_RECRUIT, A_SHRINE, A_HERBS, A_TRAVEL, A_TIDE, A_SAILBOAT, A_PROMOTE, A_CONSECRATE, A_BOOK,
    A_COUNCIL, A_EXPEL, A_MEDITATE, A_END,
) = range(ACTIONS)  # fmt: skip

# Where points come from.
SOURCES = 11
(
    FROM_START, FROM_GUARD, FROM_DISPLACED, FROM_BOOK, FROM_TIME, FROM_PRIESTESS, FROM_APOSTATE,
    FROM_TEMPLE, FROM_SHRINES, FROM_TOKENS, FROM_COUNCIL,
) = range(SOURCES)  # fmt: skip

# Events of the journal: chance first, then what the log tells, last the opponent's moves.
(
    START_EVENT, BOARDS_EVENT, TILES_EVENT, RING_EVENT, FIGURE_EVENT,
    SCORED_EVENT, DISPLACED_EVENT, TOKENS_EVENT, ROUND_EVENT, PHASE_EVENT, WANDERED_EVENT,
    GUARD_EVENT, PLACED_EVENT, STEPPED_EVENT, ENTERED_EVENT, NO_TILE_EVENT, BOOK_MOVED_EVENT,
    NO_BOOK_EVENT, BUILT_EVENT, NOT_BUILT_EVENT, SPARED_EVENT,
) = range(10, 31)  # fmt: skip

# Why the opponent builds no shrine (L-101).
HAS_SHRINE, NO_NOVICE, NO_SHRINES = range(3)

# The one way this game ends.
SIXTH_ROUND = 1


class Luna(State):
    """The table."""

    # How many sides there are: the seats, or 2 in the solo game. So many boards are in play.
    sides = public(i8)
    level = public(i8)  # of the solo game; 0 = two to four players
    chosen = public(i8)  # 1 = the figures are placed, not drawn (L-31)
    round = public(i8)  # 1 to 6
    phase = public(i8)
    start_player = public(i8)

    ring = public(i8, ISLES)  # the isles clockwise (L-29), beginning with herbs
    spot = public(i8, ISLES)  # where each isle is in the ring
    figure = public(i8, FIGURES)  # the isle of each figure, UNSET before it is placed

    # Isles (L-3 to L-7).
    active = public(i8, SIDES, ISLES)
    inactive = public(i8, SIDES, ISLES)
    supply = public(i8, SIDES)
    pier = public(i8, SIDES)
    shrines = public(i16, SIDES)  # mask of isles
    shrines_left = public(i8, SIDES)
    tokens = public(i16, SIDES)  # favour tokens held: mask of isles
    stock = public(i8, ISLES)  # favour tokens on the isles

    # Path and temple (L-8 to L-13).
    boards = public(i8, BOARDS)  # by slot, from the gate; UNSET = face down
    start_tile = public(i8, SIDES)
    guard = public(i8)  # index of the Guard's tile from the gate: 5 in round 1, 0 in round 6
    group = public(i32, GROUPS)  # masks of the tiles behind each guard tile, at the start
    free = public(i32)  # tiles on the path without a claimant
    claims = public(i32, SIDES)  # tiles on the path with an own claimant
    temple = public(i32, SIDES)  # tiles in the temple with an own novice
    emptied = public(i32)  # tiles in the temple whose novice was displaced
    books = public(i32)
    near = public(i32, TILES)  # masks of adjacent temple spaces (L-12)

    # Council (L-14, L-15): space from 0, and height in the stack from 0 at the bottom.
    space = public(i8, SIDES)
    height = public(i8, SIDES)

    lit = public(i8)  # time tokens not yet flipped (L-16)
    flipped = public(i8)
    bonus = public(i8)  # 1 = the next Book action of the round is worth more (L-87)

    points = public(i16, SIDES)
    earned = public(i16, SIDES, SOURCES)  # the same points by source, for the score sheet

    # The action under way (V-4): nothing of it has happened yet but moves and the Tide token.
    action = public(i8)  # action + 1; 0 = none
    isle = public(i8)
    tile = public(i8)  # 0 = none
    count = public(i8)
    place = public(i8)  # origin of the Sailboat, an isle or PIER
    moves = public(i8, MOVES)  # Travel and Tide: what was moved, as places within the kind `move`
    moved = public(i8)  # how many
    arrived = public(i8, ISLES)  # novices moved beside each isle by this action

    # Kept because every `act` asks for them; the invariants count them anew.
    one = public(i16, SIDES)  # masks of isles with at least one active novice
    two = public(i16, SIDES)  # ... at least two
    tired = public(i16, SIDES)  # ... at least one inactive novice
    valid = public(i32)  # tiles between Guard and pier (L-11)
    corruptible = public(i32)


class Board(Record):
    """The board data as rules read it; ids have become numbers from 0, tiles keep their numbers.
    An axis of PLAYERS is the number of players, 1 being the solo game."""

    # Tiles and temple (5.3, 5.4).
    tile_isle = public(i8, TILES)
    tile_board = public(i8, TILES)
    tiles_of = public(i32, ISLES)  # mask of the tiles with an isle's symbol
    numbers = public(i8, BOARDS, COLUMNS)  # the number of each space
    # Neighbours of a space by parity of its column, as steps of slot and column.
    near_count = public(i8, 2)
    near_slot = public(i8, 2, NEAR)
    near_column = public(i8, 2, NEAR)

    guard_value = public(i8, GROUPS)  # from the gate
    council_points = public(i8, SPACES)
    council_spaces = public(i8)

    priestess_move = public(i8, SIDES + 1)
    priestess_points = public(i8, SIDES + 1, 3)
    builder_move = public(i8)
    time_tokens = public(i8, SIDES + 1)
    token_count = public(i8, SIDES + 1)  # favour tokens on every isle at the start

    # Points.
    start_points = public(i8)
    shrine_points = public(i8)
    token_points = public(i8)
    temple_points = public(i8)
    displacement_points = public(i8)
    book_points = public(i8)
    first_book_points = public(i8)  # of a round, with two players and in the solo game
    time_points = public(i8)
    apostate_extra = public(i8)

    # Preset (5.6).
    preset_ring = public(i8, ISLES)
    preset_figure = public(i8, FIGURES)
    preset_shrine = public(i8, SIDES)
    preset_set = public(i8, SIDES, SETS)
