"""Monasterium's two records: what lies on the table, and the board it lies on.

Nothing here is hidden (M-11); only the generator is secret. Sets are bit masks: bit `i` stands for
spot, column or monastery `i`, counted from 0. Capacities are declared here; a board file beyond
them is refused with a clear error.
"""

from chapterhouse.kernel.fields import Record, State, i8, i16, i32, public

SEATS = 4
COLUMNS = 5
ROWS = 4
MONASTERIES = 5
FACES = 6
SIDES = 2
SPOTS = 12  # buildings, and cloister spaces, of one monastery
ROAD = 24  # road spaces of one board side
CARDS = 30  # missions in the box
SHOWN = 6  # missions on display (M-16)
NEEDS = 4  # (monastery, area) pairs of one mission
STACK = 24  # unfinished effects, one inside the other
FRAME = 6
YEARS = 3
WINDOW = 9

# Goods (M-6), in the order of the board file.
GOODS = 5
SOUP, TOOL, BOOK, INFLUENCE, ROSARY = range(GOODS)

# Building types (M-72) and areas (M-5).
TYPES = 3
PROFANE, WORKSHOP, COMMON = range(TYPES)
BUILDING, CHAPEL, CLOISTER = range(3)

# Slots of an action column (M-2, M-34).
SLOTS = 4
STANDARD, ROW1, ROW2, ROW3 = range(SLOTS)

NEUTRAL, PERSONAL = range(2)

# Phases (M-22).
PLACEMENT, ACTION, OVER = range(3)

# Effects of an action slot (M-50 to M-55), as the board record names them.
SEND_EFFECT, GOODS_EFFECT, STEPS_EFFECT, UPGRADE_EFFECT, SCORE_EFFECT, WINDOW_EFFECT = range(1, 7)

# Road bonuses (M-56 to M-60).
NO_BONUS, FREE_BONUS, INFLUENCE_ROSARY_BONUS, SOUP_UPGRADE_BONUS, WINDOW_BONUS, DIE_BONUS = range(6)

# Window bonuses (M-83): what a row or a column gives.
GOOD_LINE, STEPS_LINE = range(1, 3)

# Conditions of category C missions (M-103).
NO_CONDITION, SENT, IN_COMMONS, IN_CLOISTERS, WINDOW_KINDS, DICE_OWNED = range(6)

# Where prestige comes from.
SOURCES = 11
(
    FROM_START, FROM_BUILDINGS, FROM_YELLOW, FROM_ACTION, FROM_WINDOW, FROM_ROAD, FROM_MISSIONS,
    FROM_MAJORITIES, FROM_CHAPELS, FROM_CLOISTERS, FROM_GOODS,
) = range(SOURCES)  # fmt: skip

# Chance events (section 6 of the decisions); MISSIONS_CHANCE and START_CHANCE lie in the setup.
ROLL_CHANCE = 1
ROLL_PLACEMENT, ROLL_WON, ROLL_AGAIN = range(3)

# Events of the journal.
(
    MISSIONS_EVENT, START_EVENT, ROLL_EVENT, SCORED_EVENT, CLAIMED_EVENT, LAPSED_EVENT, ROUND_EVENT,
) = range(10, 17)  # fmt: skip

# The one way this game ends (M-112).
LAST_ROUND = 1


class Monasterium(State):
    """The table (M-8 to M-10)."""

    year = public(i8)  # 1 to 3
    round = public(i8)  # 1 to the number of players
    start_player = public(i8)
    phase = public(i8)
    side = public(i8)  # which board side lies up (M-12)

    neutral_on = public(i8, FACES)  # dice on the dice spaces (M-8)
    personal_on = public(i8, SEATS, FACES)

    buildings = public(i16, SEATS, MONASTERIES)  # masks of spots with own novices
    cloister = public(i16, SEATS, MONASTERIES)
    chapel = public(i8, SEATS, MONASTERIES)
    tiles = public(i8, MONASTERIES)  # window tiles left (M-14)

    missions = public(i8, SHOWN)  # the cards on display: positions in the board's list
    claimed = public(i8, SEATS, SHOWN)  # year of the claim, 0 = not yet

    goods = public(i16, SEATS, GOODS)
    prestige = public(i16, SEATS)
    earned = public(i16, SEATS, SOURCES)  # the same points by source, for the score sheet
    messenger = public(i8, SEATS)  # road space, counted from 0
    novices = public(i32, SEATS)  # still on action spaces: bit row * 5 + column
    extras = public(i8, SEATS)  # extra novices still beside their rows: bit row
    yellow = public(i8, SEATS)  # columns whose action tile is turned (M-62)
    own_dice = public(i8, SEATS)
    reroll = public(i8, SEATS)  # 1 = re-roll tile ready (M-25)
    window = public(i8, SEATS, WINDOW)  # field row * 3 + column: monastery + 1, or 0

    hand_neutral = public(i8, SEATS)  # dice in hand (M-10)
    hand_personal = public(i8, SEATS)
    rolled = public(i8, 2, FACES)  # the roll that waits to be placed, by kind of die
    picked = public(i8, 2, FACES)  # of these, picked for the re-roll
    roll_reason = public(i8)

    space = public(i8)  # dice space of the action turn, 0 = none yet
    column = public(i8)  # column in use, -1 = none yet
    dice_left = public(i8)  # dice on the action tile
    used2 = public(i8)  # row-II spaces used in this turn (M-35), mask of columns
    used3 = public(i8)

    stack = public(i8, STACK, FRAME)  # unfinished effects, outermost first (M-45)
    depth = public(i8)

    # Kept because every send asks for them; the invariants count them anew.
    free_buildings = public(i16, MONASTERIES)  # neither taken nor blocked (M-13)
    free_cloister = public(i16, MONASTERIES)
    near = public(i16, SEATS, MONASTERIES)  # cloister spaces next to an own building (M-75)
    in_chapels = public(i8, SEATS)  # own novices in chapels: ordinal of the next (M-74)
    in_cloisters = public(i8, SEATS)
    in_commons = public(i8, SEATS)
    sent = public(i8, SEATS)


class Board(Record):
    """The board data as rules read it. All letters, names and ids have become numbers from 0;
    a first axis of SIDES is the board side (`side_of` says which one a number of players uses)."""

    # Setup (M-12 to M-19); index players - 2.
    side_of = public(i8, 3)
    neutral_share = public(i8, 3)
    tiles_each = public(i8, 3)
    chapel_limit = public(i8, 3)
    rounds = public(i8, 3)
    start_goods = public(i8, GOODS)
    start_dice = public(i8)
    start_space = public(i8)  # counted from 0
    start_prestige = public(i8)

    # Dice spaces (M-1): column of a number, -1 = any; dice taken at most.
    space_column = public(i8, FACES)
    space_limit = public(i8, FACES)

    # Actions (M-50 to M-55). `effect_value`: discount, steps or points by effect.
    effect = public(i8, COLUMNS, SLOTS)
    effect_value = public(i8, COLUMNS, SLOTS)
    # Goods an action gives; each good is an alternative of its own if `offer_count` > 1.
    offer = public(i8, COLUMNS, SLOTS, GOODS)
    offer_count = public(i8, COLUMNS, SLOTS)

    # Sending (M-72 to M-75).
    type_good = public(i8, TYPES)
    type_influence = public(i8, TYPES)
    type_cost = public(i8, 2, TYPES)  # by row I, II
    type_points = public(i8, TYPES)
    type_gain = public(i8, TYPES, GOODS)
    type_tile = public(i8, TYPES)  # 1 = a window tile of that monastery
    chapel_cost = public(i8, 3)  # influence for the 1st, 2nd, 3rd and later novice
    cloister_cost = public(i8, 3)
    yellow_points = public(i8)  # per die on a yellow tile (M-32, M-62)

    # Road (M-40 to M-60).
    road_length = public(i8, SIDES)
    road_access = public(i8, SIDES, ROAD)  # mask of connected monasteries
    road_bonus = public(i8, SIDES, ROAD)
    die_points = public(i8)  # instead of a die (M-57)

    # Monasteries (M-5, M-13, M-75).
    building_count = public(i8, SIDES, MONASTERIES)
    cloister_count = public(i8, SIDES, MONASTERIES)
    of_type = public(i16, SIDES, MONASTERIES, TYPES)  # mask of buildings
    touches = public(i16, SIDES, MONASTERIES, SPOTS)  # building -> mask of cloister spaces
    # Marks "4": closed at three players.
    blocked_buildings = public(i16, SIDES, MONASTERIES)
    blocked_cloister = public(i16, SIDES, MONASTERIES)

    # Window (M-83, M-84): kind GOOD_LINE with a good and amount, or STEPS_LINE with steps.
    line_kind = public(i8, 2, 3)  # 0 rows, 1 columns
    line_good = public(i8, 2, 3)
    line_amount = public(i8, 2, 3)
    line_points = public(i8, 2, 3)

    # Missions (M-100 to M-103).
    card_count = public(i8)
    card_category = public(i8, CARDS)  # 0 A, 1 B, 2 C
    card_needs = public(i8, CARDS)  # number of needs, 0 for conditions
    need_monastery = public(i8, CARDS, NEEDS)
    need_area = public(i8, CARDS, NEEDS)
    need_type = public(i8, CARDS, NEEDS)  # building type, -1 = any
    card_condition = public(i8, CARDS)
    card_threshold = public(i8, CARDS)
    card_points = public(i8, CARDS, YEARS)  # by year; the same three times for C

    # Final scoring (M-120 to M-123).
    majority_points = public(i8)
    chapel_points = public(i8, MONASTERIES + 1)
    cloister_factor = public(i8)
    tool_value = public(i8)
    book_value = public(i8)
    other_divisor = public(i8)
