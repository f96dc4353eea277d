"""Luna's deal and the decisions before the first round (L-20 to L-37, L-90 to L-93).

Options in: preset (0, 1), figures chosen (0, 1), level of the solo game.
"""

from chapterhouse.games.luna.actions import ASK_FIGURE, ASK_PAIR, ASK_SHRINE
from chapterhouse.games.luna.course import begin_round, restack
from chapterhouse.games.luna.opponent import place_opponent
from chapterhouse.games.luna.state import (
    APOSTATE,
    BOARDS,
    BOARDS_EVENT,
    BUILDER,
    COLUMNS,
    FIGURE_EVENT,
    FIGURES,
    FROM_START,
    GROUPS,
    HERBS,
    ISLES,
    NOVICES,
    OPPONENT,
    PER_SET,
    PLAYER,
    PRIESTESS,
    RING_EVENT,
    SET_UP,
    SETS,
    SHRINES,
    START_EVENT,
    START_TILES,
    TILES,
    TILES_EVENT,
    TOKENS_EVENT,
    UNSET,
    Board,
    Luna,
)
from chapterhouse.games.luna.table import add_active, post_guard, score, take_token
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.journal import Journal, begin, put
from chapterhouse.kernel.rule import rule

# -- chance (in this order) ---------------------------------------------------------------


@rule
def draw_start(s: Luna, j: Journal) -> None:
    """L-21; in the solo game nobody is drawn (L-91)."""
    if s.level == 0:
        s.start_player = below(s.rng, s.players)
        begin(j, START_EVENT)
        put(j, s.start_player)


@rule
def draw_boards(s: Luna, j: Journal) -> None:
    """L-22, L-85: so many different boards as sides, in random order from the gate."""
    left = (1 << BOARDS) - 1
    begin(j, BOARDS_EVENT)
    for slot in range(BOARDS):
        s.boards[slot] = UNSET
        if slot < s.sides:
            drawn = nth(left, below(s.rng, BOARDS - slot))
            left &= ~(1 << drawn)
            s.boards[slot] = drawn
            put(j, drawn)


@rule
def nth(mask: int, n: int) -> int:
    """The n-th set bit of a mask, from 0."""
    for bit in range(TILES):
        if mask >> bit & 1:
            if n == 0:
                return bit
            n -= 1
    return UNSET


@rule
def deal_start_tiles(s: Luna, b: Board, j: Journal) -> None:
    """L-24, L-92: the tiles 1 to 4 of the boards in play, one to each side."""
    left = 0
    for tile in range(1, START_TILES + 1):
        for slot in range(s.sides):
            if b.tile_board[tile] == s.boards[slot]:
                left |= 1 << tile
    begin(j, TILES_EVENT)
    for side in range(s.sides):
        tile = nth(left, below(s.rng, s.sides - side))
        left &= ~(1 << tile)
        s.start_tile[side] = tile
        put(j, tile)


@rule
def draw_ring(s: Luna, j: Journal) -> None:
    """L-29: in random order; a turn of the ring changes nothing, so it begins with Herbs."""
    left = (1 << ISLES) - 2
    begin(j, RING_EVENT)
    put(j, HERBS)
    for at in range(1, ISLES):
        isle = nth(left, below(s.rng, ISLES - at))
        left &= ~(1 << isle)
        join_ring(s, at, isle)
        put(j, isle)


@rule(inline=True)
def join_ring(s: Luna, at: int, isle: int) -> None:
    """An isle lies at a place of the ring."""
    s.ring[at] = isle
    s.spot[isle] = at


@rule
def draw_figures(s: Luna, j: Journal) -> None:
    """L-31 (G-8): three independent draws; L-106: the Builder stands with the Priestess."""
    for figure in range(FIGURES):
        if figure == BUILDER and s.level == 3:
            s.figure[BUILDER] = s.figure[PRIESTESS]
        else:
            s.figure[figure] = below(s.rng, ISLES)
            begin(j, FIGURE_EVENT)
            put(j, figure)
            put(j, s.figure[figure])


# -- what is laid out ---------------------------------------------------------------------


@rule
def equip(s: Luna, b: Board, j: Journal) -> None:
    """L-20, L-28 (G-7): the start player's marker lies lowest; L-91: solo, the opponent's."""
    lowest_marker = OPPONENT if s.level > 0 else s.start_player
    for side in range(s.sides):
        s.supply[side] = NOVICES
        s.shrines_left[side] = SHRINES
        s.height[side] = (side - lowest_marker + s.sides) % s.sides
        score(s, side, FROM_START, b.start_points, j)
    for isle in range(ISLES):
        s.stock[isle] = b.token_count[s.players]  # L-30, L-90


@rule
def lay_path(s: Luna, b: Board) -> None:
    """L-23, L-25: so many tiles behind each guard tile as boards, descending from the gate;
    L-26: the Guard stands on the last one."""
    at, group = 0, 0
    for tile in range(TILES - 1, START_TILES, -1):
        for slot in range(s.sides):
            if b.tile_board[tile] == s.boards[slot]:
                s.group[group] |= 1 << tile
                s.free |= 1 << tile
                at += 1
                group = at // s.sides
    post_guard(s, GROUPS - 1)


@rule
def number_at(s: Luna, b: Board, slot: int, column: int) -> int:
    """The number of a temple space; 0 outside the boards in play."""
    if 0 <= slot < s.sides and 0 <= column < COLUMNS:
        return b.numbers[s.boards[slot], column]
    return 0


@rule
def join_spaces(s: Luna, b: Board) -> None:
    """L-12: which spaces share a side, on one board or on boards in neighbouring slots."""
    for slot in range(s.sides):
        for column in range(COLUMNS):
            odd = column % 2
            mask = 0
            for i in range(b.near_count[odd]):
                number = number_at(s, b, slot + b.near_slot[odd, i], column + b.near_column[odd, i])
                mask |= 1 << number if number > 0 else 0
            s.near[b.numbers[s.boards[slot], column]] = mask


@rule
def seat_novice(s: Luna, side: int) -> None:
    """L-24: a novice from the supply with a Book on the start tile's space."""
    s.supply[side] -= 1
    s.temple[side] = 1 << s.start_tile[side]
    s.books |= s.temple[side]


@rule
def lay_preset(s: Luna, b: Board, j: Journal) -> None:
    """L-33: ring, figures and pieces as printed; the two tokens follow from them."""
    for at in range(ISLES):
        join_ring(s, at, b.preset_ring[at])
    for figure in range(FIGURES):
        s.figure[figure] = b.preset_figure[figure]
    for side in range(s.sides):
        put_shrine(s, side, b.preset_shrine[side])
        for i in range(SETS):
            put_set(s, side, b.preset_set[side, i])
    give_tokens(s, j)


@rule
def deal(s: Luna, b: Board, options: Vec, j: Journal) -> None:
    """L-20 to L-32; L-33 with the preset; L-90 in the solo game."""
    s.level = options[2] if s.players == 1 else 0
    s.sides = 2 if s.players == 1 else s.players
    s.chosen = options[1]
    s.round = 1
    s.phase = SET_UP
    s.isle = UNSET
    s.place = UNSET
    s.bonus = 1 if s.sides == 2 else 0
    for figure in range(FIGURES):
        s.figure[figure] = UNSET
    draw_start(s, j)
    draw_boards(s, j)
    deal_start_tiles(s, b, j)
    equip(s, b, j)
    lay_path(s, b)
    join_spaces(s, b)
    restack(s, b)
    if s.level == 0:
        for side in range(s.sides):
            seat_novice(s, side)
    lay_isles(s, b, options[0], j)


@rule
def lay_isles(s: Luna, b: Board, preset: int, j: Journal) -> None:
    """L-29, L-31 or L-33, and who decides first."""
    s.to_act = s.start_player
    if preset:
        lay_preset(s, b, j)
        begin_round(s, b, j)
        return
    draw_ring(s, j)
    if s.chosen:
        s.ask = ASK_FIGURE
    else:
        draw_figures(s, j)
        figures_stand(s, b, j)


# -- decisions ----------------------------------------------------------------------------


@rule
def figures_stand(s: Luna, b: Board, j: Journal) -> None:
    """L-32; in the solo game the opponent's pieces come first (L-91, L-92)."""
    if s.level > 0:
        place_opponent(s, b, j)
        seat_novice(s, PLAYER)
    s.ask = ASK_SHRINE


@rule
def place_figure(s: Luna, b: Board, figure: int, isle: int, j: Journal) -> None:
    """L-31 (G-8): Priestess, Builder, Apostate; L-106: at level 3 the Builder comes with her."""
    s.figure[figure] = isle
    if figure == PRIESTESS and s.level == 3:
        s.figure[BUILDER] = isle
    if figure == APOSTATE:
        figures_stand(s, b, j)


@rule
def put_shrine(s: Luna, side: int, isle: int) -> None:
    """A shrine from the supply onto an isle."""
    s.shrines[side] |= 1 << isle
    s.shrines_left[side] -= 1


@rule
def put_set(s: Luna, side: int, isle: int) -> None:
    """Two novices from the supply onto an isle, active."""
    s.supply[side] -= PER_SET
    add_active(s, side, isle, PER_SET)


@rule
def place_shrine(s: Luna, isle: int) -> None:
    """L-34: one each, from the start player on."""
    put_shrine(s, s.to_act, isle)
    s.to_act = (s.to_act + 1) % s.players
    if s.to_act == s.start_player:
        s.ask = ASK_PAIR


@rule
def place_pair(s: Luna, b: Board, isle: int, j: Journal) -> bool:
    """L-36 (G-36): one set each, four times round; then L-37. True when all sets are placed."""
    put_set(s, s.to_act, isle)
    s.to_act = (s.to_act + 1) % s.players
    if s.supply[s.to_act] > NOVICES - 1 - SETS * PER_SET:
        return False
    give_tokens(s, j)
    return True


@rule
def give_tokens(s: Luna, j: Journal) -> None:
    """L-37 (G-6): a token of each of the two isles without own pieces."""
    for side in range(s.players):
        begin(j, TOKENS_EVENT)
        put(j, side)
        for isle in range(ISLES):
            if not (s.shrines[side] | s.one[side]) >> isle & 1:
                take_token(s, side, isle)
                put(j, isle)
