"""What happens when an action of Monasterium is carried out. Deeds trust their input."""

from chapterhouse.games.monasterium.actions import (
    ACT,
    ASK_BUILD,
    ASK_COLUMN,
    ASK_DICE,
    ASK_FREE,
    ASK_GOODS,
    ASK_NOVICE,
    ASK_REROLL,
    ASK_TILE,
    ASK_TILE_BONUS,
    ASK_UPGRADE,
    BUILD_TILE,
    CHOOSE_COLUMN,
    CHOOSE_MONASTERY,
    CHOOSE_SPOT,
    DECLINE,
    DIE_BONUS,
    REROLL_DIE,
    ROLL_AGAIN,
    SEND_EXTRA,
    SEND_NOVICE,
    TAKE_DICE,
    TAKE_GOODS,
    TAKE_SPACE,
    TAKE_TILE,
    TILE_BONUS,
    UPGRADE,
)
from chapterhouse.games.monasterium.arrivals import choose_area, choose_monastery, choose_novice, choose_spot
from chapterhouse.games.monasterium.course import again, placement_turn, proceed
from chapterhouse.games.monasterium.laws import good_of, top
from chapterhouse.games.monasterium.sending import next_field
from chapterhouse.games.monasterium.state import (
    BOOK,
    FACES,
    FROM_ACTION,
    FROM_ROAD,
    FROM_WINDOW,
    FROM_YELLOW,
    GOODS,
    GOODS_EFFECT,
    NEUTRAL,
    PERSONAL,
    PLACEMENT,
    ROW2,
    ROW3,
    SCORE_EFFECT,
    SEND_EFFECT,
    SLOTS,
    STEPS_EFFECT,
    TOOL,
    UPGRADE_EFFECT,
    Board,
    Monasterium,
)
from chapterhouse.games.monasterium.table import (
    STEPS_FRAME,
    WON_FRAME,
    check_missions,
    give_line,
    pop,
    push,
    score,
)
from chapterhouse.kernel.journal import Journal
from chapterhouse.kernel.rule import rule

# -- dice ---------------------------------------------------------------------------------


@rule
def place(s: Monasterium, b: Board, face: int, j: Journal) -> None:
    """M-26, M-27: all dice with that number go to the space; the rest returns to the hand."""
    seat = s.to_act
    neutral, personal = s.rolled[NEUTRAL, face], s.rolled[PERSONAL, face]
    s.neutral_on[face] += neutral
    s.personal_on[seat, face] += personal
    for f in range(FACES):
        s.rolled[NEUTRAL, f] = 0
        s.rolled[PERSONAL, f] = 0
    if s.phase == PLACEMENT:
        s.hand_neutral[seat] -= neutral
        s.hand_personal[seat] -= personal
        placement_turn(s, b, (seat + 1) % s.players, j)
    else:
        pop(s)  # M-57: the die just won
        proceed(s, b, j)


@rule
def pick(s: Monasterium, die: int) -> None:
    """M-25: the first pick turns the re-roll tile over."""
    s.picked[die // FACES, die % FACES] += 1
    s.reroll[s.to_act] = 0
    s.ask = ASK_REROLL


@rule
def take_dice(s: Monasterium, b: Board, count: int, j: Journal) -> None:
    """M-30 (K-6): own dice first; M-31: onto the column's tile, from the joker space any."""
    seat, space = s.to_act, s.space - 1
    own = s.personal_on[seat, space]
    own = count if own > count else own
    s.personal_on[seat, space] -= own
    s.neutral_on[space] -= count - own
    s.dice_left = count
    if b.space_column[space] < 0:
        s.ask = ASK_COLUMN
    else:
        lay_on_column(s, b, b.space_column[space], j)


@rule
def lay_on_column(s: Monasterium, b: Board, column: int, j: Journal) -> None:
    """M-31, M-32 (K-7): a die put on a yellow tile scores."""
    s.column = column
    if s.yellow[s.to_act] >> column & 1:
        score(s, s.to_act, FROM_YELLOW, s.dice_left * b.yellow_points, j)
    proceed(s, b, j)


# -- actions ------------------------------------------------------------------------------


@rule
def act(s: Monasterium, b: Board, column: int, slot: int, j: Journal) -> None:
    """M-33: the die is set aside with the choice; M-35, M-56 (K-15): rows II and III are used."""
    if s.ask == ASK_FREE:
        pop(s)
    else:
        s.dice_left -= 1
    if slot == ROW2:
        s.used2 |= 1 << column
    elif slot == ROW3:
        s.used3 |= 1 << column
    begin_effect(s, b, column, slot, j)
    proceed(s, b, j)


@rule
def begin_effect(s: Monasterium, b: Board, column: int, slot: int, j: Journal) -> None:
    """Goods, steps (M-52) and points (M-54) come at once; a send (M-50), several kinds of goods
    (M-51), an upgrade (M-53) and a window tile (M-55) ask their first choice."""
    effect, value = b.effect[column, slot], b.effect_value[column, slot]
    if effect == SEND_EFFECT:
        push(s, ASK_NOVICE, value, 0, 0, 0)
    elif effect == GOODS_EFFECT:
        offer_goods(s, b, column, slot)
    elif effect == STEPS_EFFECT:
        push(s, STEPS_FRAME, value, 0, 0, 0)
    elif effect == UPGRADE_EFFECT:
        push(s, ASK_UPGRADE, 0, 0, 0, 0)
    elif effect == SCORE_EFFECT:
        score(s, s.to_act, FROM_ACTION, value, j)
    else:
        push(s, ASK_TILE, 0, 0, 0, 0)


@rule
def offer_goods(s: Monasterium, b: Board, column: int, slot: int) -> None:
    """M-51: the shown goods; of several kinds one is chosen."""
    if b.offer_count[column, slot] > 1:
        push(s, ASK_GOODS, column, slot, 0, 0)
        return
    for good in range(GOODS):
        s.goods[s.to_act, good] += b.offer[column, slot, good]


@rule
def take_goods(s: Monasterium, b: Board, good: int, j: Journal) -> None:
    """M-51: the amount shown; M-58, M-59: one, on the road."""
    amount = b.offer[top(s, 1), top(s, 2), good] if s.ask == ASK_GOODS else 1
    pop(s)
    s.goods[s.to_act, good] += amount
    proceed(s, b, j)


@rule
def upgrade(s: Monasterium, b: Board, good: int, j: Journal) -> None:
    """M-53, M-59: 1 soup for 1 tool, or 1 tool for 1 book."""
    pop(s)
    s.goods[s.to_act, good] -= 1
    s.goods[s.to_act, TOOL if good != TOOL else BOOK] += 1
    proceed(s, b, j)


# -- window (M-80 to M-85) ----------------------------------------------------------------


@rule
def take_tile(s: Monasterium, m: int) -> None:
    """M-55, M-60: the tile leaves the chapel only when it is built."""
    pop(s)
    push(s, ASK_BUILD, m, 0, 0, 0)
    s.ask = ASK_BUILD


@rule
def build(s: Monasterium, b: Board, row: int, j: Journal) -> None:
    """M-80, M-84, M-85: leftmost free field; points for a full row and a full column."""
    seat, m = s.to_act, top(s, 1)
    pop(s)
    column = next_field(s, seat, row)
    s.window[seat, row * 3 + column] = m + 1
    s.tiles[m] -= 1
    if column == 2:
        score(s, seat, FROM_WINDOW, b.line_points[0, row], j)
    if s.window[seat, column] and s.window[seat, 3 + column] and s.window[seat, 6 + column]:
        score(s, seat, FROM_WINDOW, b.line_points[1, column], j)
    check_missions(s, b, seat, j)
    push(s, ASK_TILE_BONUS, row, column, 0, 0)
    s.ask = ASK_TILE_BONUS


@rule
def tile_bonus(s: Monasterium, b: Board, line: int, j: Journal) -> None:
    """M-83: the row's or the column's bonus."""
    at = top(s, 1 + line)
    pop(s)
    give_line(s, b, s.to_act, line, at)
    proceed(s, b, j)


@rule
def die_bonus(s: Monasterium, b: Board, choice: int, j: Journal) -> None:
    """M-57: a further own die, rolled at once; or points."""
    pop(s)
    if choice == 0:
        s.own_dice[s.to_act] += 1
        check_missions(s, b, s.to_act, j)
        push(s, WON_FRAME, 0, 0, 0, 0)
    else:
        score(s, s.to_act, FROM_ROAD, b.die_points, j)
    proceed(s, b, j)


@rule
def decline(s: Monasterium, b: Board, j: Journal) -> None:
    """M-43, M-73, M-91."""
    pop(s)
    proceed(s, b, j)


# -- all of them --------------------------------------------------------------------------


@rule
def deed(s: Monasterium, b: Board, action: int, j: Journal) -> None:
    """Carries out a legal action."""
    if action < REROLL_DIE:
        place(s, b, action, j)
    elif action < ROLL_AGAIN:
        pick(s, action - REROLL_DIE)
    elif action == ROLL_AGAIN:
        again(s)
    elif action < TAKE_DICE:
        s.space = action - TAKE_SPACE + 1
        s.ask = ASK_DICE
    elif action < CHOOSE_COLUMN:
        take_dice(s, b, action - TAKE_DICE + 1, j)
    elif action < ACT:
        lay_on_column(s, b, action - CHOOSE_COLUMN, j)
    elif action < TAKE_GOODS:
        act(s, b, (action - ACT) // SLOTS, (action - ACT) % SLOTS, j)
    elif action < UPGRADE:
        take_goods(s, b, good_of(action - TAKE_GOODS), j)
    elif action < SEND_NOVICE:
        upgrade(s, b, action - UPGRADE, j)
    else:
        send_or_window(s, b, action, j)


@rule
def send_or_window(s: Monasterium, b: Board, action: int, j: Journal) -> None:
    """The second half of `deed`: shorter bodies compile faster."""
    if action < SEND_EXTRA:
        choose_novice(s, action - SEND_NOVICE)
    elif action < CHOOSE_MONASTERY:
        choose_area(s, action - SEND_EXTRA)
    elif action < CHOOSE_SPOT:
        choose_monastery(s, b, action - CHOOSE_MONASTERY, j)
    elif action < TAKE_TILE:
        choose_spot(s, b, action - CHOOSE_SPOT, j)
    elif action < BUILD_TILE:
        take_tile(s, action - TAKE_TILE)
    elif action < TILE_BONUS:
        build(s, b, action - BUILD_TILE, j)
    elif action < DIE_BONUS:
        tile_bonus(s, b, action - TILE_BONUS, j)
    elif action < DECLINE:
        die_bonus(s, b, action - DIE_BONUS, j)
    else:
        decline(s, b, j)
