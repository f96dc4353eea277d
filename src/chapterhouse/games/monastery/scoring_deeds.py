"""What happens when points are scored and spent, at elections, in the Brewhouse. Deeds trust their input."""

from chapterhouse.games.monastery.actions import (
    ASK_FIRST,
    ASK_SPEND,
    ASK_STABLES,
    ASK_STRIP,
)
from chapterhouse.games.monastery.asking import price_of, space_for
from chapterhouse.games.monastery.course import (
    after_election,
    ask_brewers,
    ask_sleepers,
    end_night,
    end_scoring,
    go_on_with_mass,
    hold_election,
    install,
    to_menu,
)
from chapterhouse.games.monastery.monks import (
    leave,
    stand,
)
from chapterhouse.games.monastery.scoring import blessings_for, work
from chapterhouse.games.monastery.state import (
    ABBEY,
    ALMONRY,
    BLACK,
    BY_ALMONRY,
    BY_LETTER,
    BY_POINTS_LEFT,
    COLUMNS,
    COMPLETE_EVENT,
    EMPTY,
    GOLD,
    IN_MASS,
    KEPT,
    LAST_LETTER,
    LAST_LETTER_EVENT,
    LIBRARY,
    ONE_DRAW,
    PHRASE,
    PRISON,
    SPENDING,
    STABLES,
    WORKSHOP,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.table import bless, next_seat, partners, pay
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# Tiles that go back with the option `draw_six_keep_three` (Y-129).
RETURNED_AT_START = 3

# -- Scoring ------------------------------------------------------------------------------


@rule
def end_prayer(s: Monastery, b: Board, j: Journal) -> None:
    """Y-80 (G-22): work is counted, then points are spent."""
    work(s, b, j)
    s.phase = SPENDING
    s.ask = ASK_SPEND


@rule
def use(s: Monastery, effect: int, j: Journal) -> None:
    """Y-102 to Y-105, Y-107, Y-110 to Y-113."""
    s.used |= 1 << effect
    if effect == ALMONRY:
        bless(s, s.to_act, BY_ALMONRY, 1, j)
    elif effect == LIBRARY:
        s.ask = ASK_FIRST
    elif effect == WORKSHOP:
        s.chance = ONE_DRAW
    elif effect == STABLES:
        s.ask = ASK_STABLES
    else:
        hold_election(s, j)


@rule
def swap_letters(s: Monastery, space: int) -> None:
    """Y-110: both letters change places and lie black."""
    row, column = (s.swap - 1) // COLUMNS, (s.swap - 1) % COLUMNS
    letter = s.grid[row, column]
    s.grid[row, column] = -s.grid[space // COLUMNS, space % COLUMNS]
    s.grid[space // COLUMNS, space % COLUMNS] = -letter
    s.swap = 0
    to_menu(s)


@rule
def buy_letter(s: Monastery, b: Board, space: int, j: Journal) -> None:
    """Y-82; Y-97: with the last letter the end is near."""
    pay(s, s.to_act, price_of(s, b, s.colour[s.to_act], space))
    letter = s.grid[space // COLUMNS, space % COLUMNS]
    s.bought = letter if letter > 0 else -letter
    s.grid[space // COLUMNS, space % COLUMNS] = EMPTY
    s.letters_left -= 1
    if s.letters_left == 0:
        s.trigger = LAST_LETTER
        note(j, LAST_LETTER_EVENT, 0, 0, 0)
    s.ask = ASK_STRIP


@rule
def cover(s: Monastery, b: Board, colour: int, j: Journal) -> None:
    """Y-84 to Y-86, Y-88; Y-125: gold on the partner's strip as well."""
    place = space_for(s, b, colour, s.bought)
    mine = s.colour[s.to_act]
    friendly = colour == mine or partners(s, colour, mine)
    s.strip[colour, place] = GOLD if friendly else BLACK
    s.covered[colour] += 1
    s.bought = 0
    if s.covered[colour] == PHRASE:
        note(j, COMPLETE_EVENT, s.seat_of[colour], 0, 0)
    if not friendly:
        bless(s, s.to_act, BY_LETTER, 1, j)
    to_menu(s)


@rule
def buy_monk(s: Monastery, b: Board, space: int) -> None:
    """Y-87: a monk of the row's colour comes into the Abbey."""
    pay(s, s.to_act, price_of(s, b, s.colour[s.to_act], space))
    s.grid[space // COLUMNS, space % COLUMNS] = EMPTY
    stand(s, b, ABBEY, space // COLUMNS)


@rule
def close_scoring(s: Monastery, b: Board, j: Journal) -> None:
    """Y-89 (T-12)."""
    bless(s, s.active, BY_POINTS_LEFT, blessings_for(s.points), j)
    end_scoring(s, b, j)


# -- election, Prison, Brewhouse ----------------------------------------------------------


@rule
def elect(s: Monastery, colour: int, j: Journal) -> None:
    """Y-93."""
    s.abbot = s.seat_of[colour]
    install(s, j)


@rule
def imprison(s: Monastery, b: Board, colour: int) -> None:
    """Y-116, Y-117: praying, without points; Y-57a: blessings that lie there stay (G-40)."""
    cell = s.icon[PRISON]
    leave(s, ABBEY, colour)
    stand(s, b, cell, colour)
    s.standing[cell, colour] -= 1
    s.praying[cell, colour] += 1
    after_election(s)


@rule
def keep(s: Monastery, b: Board, tile: int, box: int) -> None:
    """Y-114: a praying monk stands up where it is; Y-115: a monk stays at Night."""
    colour = s.colour[s.to_act]
    s.kept_tile = tile
    s.kept_box = box
    if s.phase == IN_MASS:
        s.praying[tile, colour] -= 1
        s.standing[tile, colour] += 1
    elif box == 0:
        s.mark[tile, colour] += 1
    else:
        keep_box(s, b, tile, box, colour)


@rule
def keep_box(s: Monastery, b: Board, tile: int, box: int, colour: int) -> None:
    """Y-115: a monk in a box stays."""
    for place in range(b.boxes[s.kind[tile]]):
        mine = b.box[s.kind[tile], place] == box and s.box[tile, place] == colour + 1
        if mine and s.mark[tile, place] != KEPT:
            s.mark[tile, place] = KEPT
            return


@rule
def end_keep(s: Monastery, b: Board, j: Journal) -> None:
    """The next player with a monk in the Brewhouse, or the Mass or Night goes on."""
    s.kept_tile = 0
    s.kept_box = 0
    mass = s.phase == IN_MASS
    s.active = next_seat(s, s.active)
    if s.active == s.first:
        close_keeping(s, b, mass, j)
    elif mass:
        ask_brewers(s, j)
    elif not ask_sleepers(s):
        end_night(s, b, j)


@rule
def close_keeping(s: Monastery, b: Board, mass: bool, j: Journal) -> None:
    """Everybody has been asked."""
    if mass:
        go_on_with_mass(s, j)
    else:
        end_night(s, b, j)
