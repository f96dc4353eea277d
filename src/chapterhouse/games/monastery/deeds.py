"""What happens when an action of Monastery is carried out. Deeds trust their input."""

from chapterhouse.games.monastery.actions import (
    ASK_BOX,
    ASK_CELL,
    ASK_ROTATION,
    ASK_SECOND,
    ASK_STEP,
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
from chapterhouse.games.monastery.course import (
    after_election,
    end_turn,
    go_on_building,
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
from chapterhouse.games.monastery.scoring import build_tile, set_praying
from chapterhouse.games.monastery.scoring_deeds import (
    buy_letter,
    buy_monk,
    close_scoring,
    cover,
    elect,
    end_keep,
    end_prayer,
    imprison,
    keep,
    swap_letters,
    use,
)
from chapterhouse.games.monastery.state import (
    ARRIVED,
    BOXES,
    BY_FEATURE,
    FEATURE,
    NONE,
    ONE_DRAW,
    PICKED_UP_EVENT,
    PLACING,
    RESTED,
    SHIFTED,
    START,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.table import bless, next_seat, put_into_bag
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
