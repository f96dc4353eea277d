"""What happens when an action of Monastery is carried out. Deeds trust their input."""

from chapterhouse.games.monastery.actions import (
    ASK_BOX,
    ASK_CELL,
    ASK_FIRST,
    ASK_ROTATION,
    ASK_SECOND,
    ASK_SPEND,
    ASK_STABLES,
    ASK_STEP,
    ASK_STRIP,
    BUILD,
    BUY_LETTER,
    BUY_MONK,
    CELL,
    ELECT,
    ENCOURAGE,
    END_KEEP,
    END_SCORING,
    END_TURN,
    EXCHANGE,
    IMPRISON,
    KEEP,
    LIBRARY_FIRST,
    LIBRARY_SECOND,
    MOVE,
    NO_PRAYER,
    NO_PRISONER,
    PER_TILE,
    PLACE,
    PRAY,
    RETURN_TILE,
    ROTATION,
    SHIFT,
    STEP,
    STOP,
    STRIP,
    USE,
)
from chapterhouse.games.monastery.actions import BOX as BOX_ACTION
from chapterhouse.games.monastery.asking import price_of, space_for
from chapterhouse.games.monastery.course import (
    after_election,
    ask_brewers,
    ask_sleepers,
    end_night,
    end_scoring,
    end_turn,
    go_on_building,
    go_on_with_mass,
    hold_election,
    install,
    next_round,
    to_menu,
)
from chapterhouse.games.monastery.monks import (
    empty_box,
    enter_box,
    is_built,
    is_full,
    leave,
    leave_box,
    mover,
    own_box,
    stand,
)
from chapterhouse.games.monastery.placing import box_at, tile_at
from chapterhouse.games.monastery.scoring import blessings_for, build_tile, set_praying, work
from chapterhouse.games.monastery.state import (
    ABBEY,
    ALMONRY,
    ARRIVED,
    BLACK,
    BOXES,
    BY_ALMONRY,
    BY_FEATURE,
    BY_LETTER,
    BY_POINTS_LEFT,
    COLUMNS,
    COMPLETE_EVENT,
    EMPTY,
    FEATURE,
    GOLD,
    IN_MASS,
    KEPT,
    LAST_LETTER,
    LAST_LETTER_EVENT,
    LIBRARY,
    NONE,
    ONE_DRAW,
    PHRASE,
    PICKED_UP_EVENT,
    PLACING,
    PRISON,
    RESTED,
    SHIFTED,
    SPENDING,
    STABLES,
    START,
    WORKSHOP,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.table import bless, next_seat, partners, pay, put_into_bag
from chapterhouse.games.monastery.tiles import lay, neighbours
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# Tiles that go back with the option `draw_six_keep_three` (Y-129).
RETURNED_AT_START = 3

# -- tiles --------------------------------------------------------------------------------


@rule
def place_tile(s: Monastery, tile_type: int) -> None:
    """Y-30: where it is to lie is asked next; until then it stays in the hand (R-7)."""
    s.laying = tile_type + 1
    s.ask = ASK_CELL


@rule
def rotate(s: Monastery, b: Board, turn: int, j: Journal) -> None:
    """Y-31: the tile is laid; Y-120: a feature brings its blessings."""
    seat, tile_type = s.to_act, s.laying - 1
    s.hand[seat, tile_type] -= 1
    s.held[seat] -= 1
    tile = lay(s, b, s.colour[seat], tile_type, s.cell - 1, turn, j)
    s.laying = 0
    s.cell = 0
    if s.phase == PLACING:
        s.placed = 1
    if b.kind[tile_type] == FEATURE:
        bless(s, seat, BY_FEATURE, neighbours(s, tile), j)
    to_menu(s)


@rule
def return_tile(s: Monastery, b: Board, tile_type: int, j: Journal) -> None:
    """Y-40, Y-111; Y-129 at the start, where the next player follows."""
    seat = s.to_act
    put_into_bag(s, seat, tile_type)
    if s.phase != START:
        to_menu(s)
        return
    s.to_return -= 1
    s.returned[seat] = tile_type
    if s.to_return > 0:
        return
    s.returned[seat] = 0
    s.to_act = next_seat(s, seat)
    s.to_return = RETURNED_AT_START
    if s.to_act == s.abbot:
        s.to_return = 0
        next_round(s, b, j)


# -- movement -----------------------------------------------------------------------------


@rule
def set_out(s: Monastery, b: Board, tile: int, box: int) -> None:
    """Y-43: the monk leaves its place and is in motion."""
    colour = s.colour[s.to_act]
    if box == 0:
        leave(s, tile, colour)
    else:
        leave_box(s, b, tile, mover(s, b, tile, box, colour))
    s.moving = tile
    s.ask = ASK_STEP


@rule
def step(s: Monastery, tile: int, j: Journal) -> None:
    """Y-44; Y-47: onto an unbuilt tile with room into a box; Y-57 (G-31): blessings there are his."""
    s.steps -= 1
    s.moved = 1
    s.moving = tile
    if s.lying[tile] > 0:
        note(j, PICKED_UP_EVENT, s.to_act, tile, s.lying[tile])
        s.blessings[s.to_act] += s.lying[tile]
        s.lying[tile] = 0
    if not is_built(s, tile) and not is_full(s, tile):
        s.moving = NONE
        s.moved = 0
        s.entering = tile
        s.ask = ASK_BOX


@rule
def stop(s: Monastery, b: Board) -> None:
    """Y-43: the monk stands; it may go on later."""
    stand(s, b, s.moving, s.colour[s.to_act])
    s.moving = NONE
    s.moved = 0
    to_menu(s)


@rule
def shift(s: Monastery, b: Board, tile: int, box: int) -> None:
    """Y-51: the new box is asked next; until then the monk stays where it is (R-7)."""
    s.leaving = own_box(s, b, tile, box, s.colour[s.to_act], RESTED) + 1
    s.entering = tile
    s.ask = ASK_BOX


@rule
def take_box(s: Monastery, b: Board, number: int) -> None:
    """Y-47: arrived; Y-51, Y-51a (G-39): changed."""
    tile, colour = s.entering, s.colour[s.to_act]
    mark = ARRIVED
    if s.leaving > 0:
        leave_box(s, b, tile, s.leaving - 1)
        mark = SHIFTED
    enter_box(s, b, tile, empty_box(s, b, tile, number), colour, mark)
    s.entering = NONE
    s.leaving = 0
    to_menu(s)


@rule
def encourage(s: Monastery, tile: int) -> None:
    """Y-56."""
    s.blessings[s.to_act] -= 1
    s.lying[tile] += 1
    s.encouraged = tile


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


# -- all of them --------------------------------------------------------------------------


@rule
def deed(s: Monastery, b: Board, action: int, j: Journal) -> None:
    """Carries out a legal action."""
    if action >= BUILD:
        scoring_deed(s, b, action, j)
    elif action < CELL:
        place_tile(s, action - PLACE)
    elif action < ROTATION:
        s.cell = action - CELL + 1
        s.ask = ASK_ROTATION
    elif action < EXCHANGE:
        rotate(s, b, action - ROTATION, j)
    elif action < RETURN_TILE:
        s.placed = 1
        s.chance = ONE_DRAW
    elif action < MOVE:
        return_tile(s, b, action - RETURN_TILE, j)
    elif action < STEP:
        place = action - MOVE
        set_out(s, b, tile_at(place), box_at(place))
    elif action < STOP:
        step(s, action - STEP, j)
    else:
        staying_deed(s, b, action, j)


@rule
def staying_deed(s: Monastery, b: Board, action: int, j: Journal) -> None:
    """... from `stop` to `end_turn`."""
    if action < BOX_ACTION:
        stop(s, b)
    elif action < SHIFT:
        take_box(s, b, action - BOX_ACTION + 1)
    elif action < ENCOURAGE:
        place = action - SHIFT
        shift(s, b, place // BOXES + 1, place % BOXES + 1)
    elif action < END_TURN:
        encourage(s, action - ENCOURAGE + 1)
    else:
        end_turn(s, b, j)


@rule
def scoring_deed(s: Monastery, b: Board, action: int, j: Journal) -> None:
    """... from `build` to `end_scoring`."""
    if action >= ELECT:
        election_deed(s, b, action, j)
    elif action < PRAY:
        build_tile(s, b, action - BUILD + 1, j)
        go_on_building(s, b, j)
    elif action < NO_PRAYER:
        set_praying(s, b, action - PRAY + 1, j)
        end_prayer(s, b, j)
    elif action < USE:
        end_prayer(s, b, j)
    elif action < LIBRARY_FIRST:
        use(s, action - USE, j)
    elif action < LIBRARY_SECOND:
        s.swap = action - LIBRARY_FIRST + 1
        s.ask = ASK_SECOND
    elif action < BUY_LETTER:
        swap_letters(s, action - LIBRARY_SECOND)
    else:
        buying_deed(s, b, action, j)


@rule
def buying_deed(s: Monastery, b: Board, action: int, j: Journal) -> None:
    """... from `buy_letter` to `end_scoring`."""
    if action < STRIP:
        buy_letter(s, b, action - BUY_LETTER, j)
    elif action < BUY_MONK:
        cover(s, b, action - STRIP, j)
    elif action < END_SCORING:
        buy_monk(s, b, action - BUY_MONK)
    else:
        close_scoring(s, b, j)


@rule
def election_deed(s: Monastery, b: Board, action: int, j: Journal) -> None:
    """... from `elect` on."""
    if action < IMPRISON:
        elect(s, action - ELECT, j)
    elif action < NO_PRISONER:
        imprison(s, b, action - IMPRISON)
    elif action < KEEP:
        after_election(s)
    elif action < END_KEEP:
        place = action - KEEP
        keep(s, b, place // PER_TILE + 1, place % PER_TILE)
    else:
        end_keep(s, b, j)
