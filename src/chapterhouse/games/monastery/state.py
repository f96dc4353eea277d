"""Monastery's two records: what lies on the table, and the board data it is played with.

Monks and letters go by *colour* (0 red, 1 blue, 2 green, 3 yellow: also the row of the grid), hands
and blessings by *seat*. Laid tiles have numbers: 0 is the Abbey, then 1, 2, ... in the order of their
laying; sets of tiles are masks of 54 bits. The monastery has no edge: tiles know their neighbours
and their coordinates, and the empty cells around them stand in a list of their own.

The supply of blessings is kept from everybody, for with two players it would tell how many the other
one holds (Y-4).
"""

from chapterhouse.kernel.fields import Record, State, i8, i16, i64, own, public, secret, u4

SEATS = 4
COLOURS = 4
TYPES = 38  # tile types in the order of the data file; the last is the Secret Way
SECRET_WAY = TYPES - 1
ABBEY_TYPE = TYPES  # the type of tile 0
KNOWN_TYPES = TYPES + 1
TILES = 54  # the Abbey and 53 tiles
BOXES = 5  # boxes of a tile at most, and the highest number in one
SIDES = 4
NORTH, EAST, SOUTH, WEST = range(SIDES)
ABBEY = 0
ABBEY_EDGES = 10  # N0 N1 N2 E0 E1 S0 S1 S2 W0 W1
ABBEY_WIDTH, ABBEY_HEIGHT = 3, 2
# Every tile takes away one empty cell and adds three at most.
CELLS = ABBEY_EDGES + 2 * (TILES - 1)
ROWS, COLUMNS = 4, 13  # of the letter grid
PHRASE = 9
SPACES = 10  # of the dial
BLESSINGS = 20
MONKS = 5
FRAMES = 256  # what can lie around a cell: four edges, each OPEN, PATH, GATE or BLANK

# No tile there.
NONE = -1

# Edges (Y-7); OPEN: no tile at that side of a cell. A frame has two bits for each side, north lowest.
OPEN, PATH_EDGE, GATE_EDGE, BLANK_EDGE = range(4)

# Colour classes (Y-6), as bits: an ambivalent tile is both.
NEUTRAL, GREY, BROWN, BOTH = range(4)

# Kinds of tiles; the first three make groups (Y-38).
FIELD, PATH, GARDEN, HOUSE, AMBIVALENT, FEATURE, WAY, THE_ABBEY = range(8)
GROUP_KINDS = 3

# Tiles with rules of their own (9.2, 9.3): `s.icon` says where each lies. The first five are what
# `use` can name, in the order of the vocabulary.
ICONS = 10
(
    ALMONRY, LIBRARY, WORKSHOP, STABLES, ABBOTS_HOUSE, CHAPEL, SCRIPTUM, FARM, BREWHOUSE, PRISON,
) = range(ICONS)  # fmt: skip
EFFECTS = 5

# Kinds of rounds.
STUDY, HARD_WORK, MASS, NIGHT = range(4)

# Phases. A question that comes up in the middle of one (election, tile to return) goes back to it.
START, PLACING, BUILDING, PRAYING, SPENDING, IN_MASS, IN_NIGHT, OVER = range(8)

# What a monk in a box has done in this Placement and Movement; KEPT: it stays there at Night.
RESTED, ARRIVED, SHIFTED, KEPT = range(4)

# What lies on a space of the letter grid: 1 to 26 a gold letter, negative when black.
EMPTY = 0
MONK_SPACE = 27

# What covers a space of a strip.
UNCOVERED, GOLD, BLACK = range(3)

# Table option `start`.
DRAW_THREE, DRAW_SIX, FIXED_TILES = range(3)

# Classes of the option `fixed_start_tiles` (Y-129a).
CLASSES = 3
GREY_CLASS, PATH_CLASS, GARDEN_OR_BROWN = range(CLASSES)

# Chance that must strike: draws of a Mass, one draw for an exchange or for the Workshop.
MASS_DRAW, ONE_DRAW = 1, 2

# Why the game will end, or has ended (Y-97).
LAST_LETTER, NO_PLACEMENT, LAST_NIGHT = 1, 2, 3

# Where points and blessings come from.
FROM_BUILDING, FROM_PRAYER, FROM_WORK = range(3)
FROM_LETTERS, FROM_BLESSINGS, FROM_TILES = range(3)  # testament points
BY_FEATURE, BY_ALMONRY, BY_LETTER, BY_POINTS_LEFT = range(4)

# Events of the journal: chance first, then what the log tells.
(
    COLOUR_EVENT, DRAW_EVENT, START_TILE_EVENT,
    ROUND_EVENT, LAID_EVENT, EARNED_EVENT, BUILT_EVENT, PICKED_UP_EVENT, BLESSINGS_EVENT, LEVY_EVENT,
    COMPLETE_EVENT, ABBOT_EVENT, RETURNED_EVENT, LAST_LETTER_EVENT, SCORED_EVENT,
) = range(10, 25)  # fmt: skip


class Monastery(State):
    """The table (Y-16)."""

    # Options that change play; the vow of silence is a flag for a chat (Y-128).
    pairs = public(i8)
    simplified = public(i8)
    way_needs_built = public(i8)
    vow = public(i8)

    colour = public(i8, SEATS)  # of each seat
    seat_of = public(i8, COLOURS, derived=True)  # NONE for colours that are not in play

    day = public(i8)  # 1 or 2
    space = public(i8)  # of the dial, 0 to 9
    abbot = public(i8)  # a seat
    first = public(i8)  # the seat that began the running round (Y-28)
    active = public(i8)  # whose Placement and Movement, Scoring, or question of the Mass it is
    phase = public(i8)
    trigger = public(i8)  # LAST_LETTER once the last letter was bought (Y-97, Y-98)

    # Hands and bag; a tile that is being laid is still in the hand.
    hand = own(i8, SEATS, TYPES)
    held = public(i8, SEATS)  # tiles in hand, the Secret Way included
    bag = secret(i8, TYPES)
    bag_size = public(i8)

    # Blessings (Y-15): in hand, and how many of these may be spent in this Scoring half (Y-81).
    testament = public(i16, SEATS)  # Y-100, once the game is over: open to all then
    blessings = own(i8, SEATS)
    usable = own(i8, SEATS)
    supply = secret(i8)
    lying = public(i8, TILES)  # on unbuilt tiles, for encouragement

    # The monastery. What follows from where which tiles lie is `derived`: neighbours, ways, groups, cells.
    laid = public(i8)  # the highest tile number
    kind = public(i8, TILES)  # types, known to all from the laying on (Y-39, G-43); ABBEY_TYPE for tile 0
    x = public(i8, TILES)
    y = public(i8, TILES)
    turn = public(u4, TILES)  # quarter turns clockwise
    # The tile at each side, NONE: an empty cell; not of the Abbey.
    beside = public(i8, TILES, SIDES, derived=True)
    abbey_beside = public(i8, ABBEY_EDGES, derived=True)
    linked = public(i64, TILES, derived=True)  # masks of connected tiles (Y-10)
    # A label for each group of field, path or garden tiles (Y-38); 0 = none.
    group = public(i8, TILES, derived=True)
    group_size = public(i8, TILES, derived=True)  # by label
    built = public(i64)
    full = public(i64)  # tiles fully occupied, built or not (Y-13)
    just_built = public(i64)  # in this Scoring half, by whomever (Y-65, G-28)
    icon = public(i8, ICONS, derived=True)  # where the tiles of chapter 9 lie; 0 = not yet
    way = public(i8, COLOURS)  # where the Secret Way of each colour lies; 0 = not yet

    # Empty cells beside a tile, in the order of their names in the vocabulary.
    cells = public(i16, derived=True)
    cell_place = public(i16, CELLS, derived=True)  # the cell's place within the kind `cell`
    cell_x = public(i8, CELLS, derived=True)
    cell_y = public(i8, CELLS, derived=True)
    cell_frame = public(i16, CELLS, derived=True)  # the edges around it
    cell_colours = public(i8, CELLS, derived=True)  # GREY and BROWN of tiles beside it
    cell_ready = public(i8, CELLS, derived=True)  # 1 = beside a tile that is built or full (Y-32)
    cell_beside = public(i8, CELLS, SIDES, derived=True)

    # Monks: standing and praying by tile and colour; those in boxes stand, too.
    standing = public(u4, TILES, COLOURS)
    praying = public(u4, TILES, COLOURS)
    crowd = public(i8, TILES, derived=True)  # all monks on a tile
    box = public(u4, TILES, BOXES)  # colour + 1 of the monk in each box of an unbuilt tile
    # On unbuilt tiles by box: what its monk has done. On built tiles, at Night, by colour: how many stay.
    mark = public(u4, TILES, BOXES)

    # The letter grid and the strips of the screens; only on a strip a face is worth points (Y-14).
    grid = public(i8, ROWS, COLUMNS)
    strip = public(i8, COLOURS, PHRASE)
    covered = public(i8, COLOURS, derived=True)  # spaces of a strip with a letter
    letters_left = public(i8, derived=True)  # on the grid

    # Placement and Movement.
    placed = public(i8)  # 1 = placed or exchanged already (Y-30)
    steps = public(i8)  # movement points left (Y-42)
    encouraged = public(i8)  # the tile encouraged last; 0 = none
    laying = public(i8)  # type + 1 of the tile that is being laid; 0 = none
    cell = public(i16)  # place of the cell chosen for it + 1; 0 = none
    # A monk in motion: the tile it is on (NONE: no monk is in motion), steps made. Entering an unbuilt
    # tile, or changing box there, it is asked for a box.
    moving = public(i8)
    moved = public(i8)
    entering = public(i8)  # the tile; NONE = none
    leaving = public(i8)  # the box that is being changed, as its place on the tile + 1; 0 = none

    # Scoring.
    points = public(i16)  # to be spent
    used = public(i8)  # mask of the effects used
    swap = public(i8)  # the grid space of the first letter + 1; 0 = none
    bought = public(i8)  # the letter that is looking for a strip; 0 = none

    # Election, Brewhouse, tiles returned at the start.
    tied = public(i8)  # mask of the colours tied for Abbot
    kept_tile = public(i8)  # the last (tile, box) kept: none may come before it
    kept_box = public(i8)
    to_return = public(i8)  # tiles still to be returned at the start
    returned = own(i8, SEATS)  # the type returned last at the start: none before it may follow


class Board(Record):
    """The board data as rules read it."""

    # Tiles, by type; the Abbey is the last.
    kind = public(i8, KNOWN_TYPES)
    colours = public(i8, KNOWN_TYPES)
    disc = public(i8, KNOWN_TYPES)
    boxes = public(i8, KNOWN_TYPES)  # how many
    box = public(i8, KNOWN_TYPES, BOXES)  # their numbers
    edge = public(i8, KNOWN_TYPES, SIDES, SIDES)  # by rotation and side
    fits = public(i8, KNOWN_TYPES, FRAMES)  # mask of the rotations that agree with a frame (Y-33 to Y-35)
    rotations = public(i8, KNOWN_TYPES)  # mask of the distinct rotations
    shuns = public(i8, KNOWN_TYPES)  # mask of the colours that may not lie beside it (Y-36)
    icon = public(i8, KNOWN_TYPES)  # NONE for most
    count = public(i8, TYPES)  # in the bag at the start
    start_class = public(i8, TYPES)  # mask of the classes of Y-129a
    abbey_edge = public(i8, ABBEY_EDGES)
    group_limit = public(i8, GROUP_KINDS)

    # Letter grid.
    grid = public(i8, ROWS, COLUMNS)  # letters 1 to 26, MONK_SPACE
    phrase = public(i8, COLOURS, PHRASE)
    cost = public(i8, COLUMNS)
    reduced = public(i8, COLUMNS)

    # Dial.
    days = public(i8)
    round_kind = public(i8, SPACES)
    tiles_drawn = public(i8, SPACES)
