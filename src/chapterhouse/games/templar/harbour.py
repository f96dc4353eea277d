"""The harbour: tiles become treasures (T-55, T-56), storehouses are refilled (T-69 to T-79)."""

from chapterhouse.games.templar.state import (
    BAG,
    CHALICE,
    DELIVERED_EVENT,
    DISCARDED_EVENT,
    FINAL_LAP_EVENT,
    RECEIVED_EVENT,
    REFILL_TILE_EVENT,
    STORE,
    TREASURES,
    UNSUPPLIED_EVENT,
    Board,
    Templar,
)
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.journal import Journal, begin, note, put
from chapterhouse.kernel.rule import rule


@rule
def in_bag(s: Templar) -> int:
    """T-92: how many tiles are left."""
    tiles = 0
    for treasure in range(TREASURES):
        tiles += s.bag[treasure]
    return tiles


@rule
def draw(s: Templar, tiles: int, first: int) -> int:
    """A tile from the bag, all `tiles` of the treasures from `first` on equally likely."""
    left = below(s.rng, tiles)
    for treasure in range(first, TREASURES):
        left -= s.bag[treasure]
        if left < 0:
            s.bag[treasure] -= 1
            return treasure
    return first


# -- from supply to stock -----------------------------------------------------------------


@rule
def bring(s: Templar, seat: int, store: int, j: Journal) -> None:
    """T-55: for each tile that counts (`arrived`) the same treasure from supply to stock; T-56 (G-18): what
    the supply lacks does not come."""
    begin(j, RECEIVED_EVENT)
    put(j, seat)
    put(j, store)
    for treasure in range(TREASURES):
        for _ in range(min(s.arrived[store, treasure], s.supply[seat, treasure])):
            put(j, treasure)
    for treasure in range(TREASURES):
        for _ in range(s.arrived[store, treasure]):
            if s.supply[seat, treasure] > 0:
                s.supply[seat, treasure] -= 1
                s.stock[seat, treasure] += 1
            else:
                note(j, UNSUPPLIED_EVENT, seat, treasure, 0)


@rule
def clear_tiles(s: Templar, store: int, used: bool) -> None:
    """T-55, T-79: used tiles are out of the game."""
    for treasure in range(TREASURES):
        if used:
            s.store[store, treasure] -= s.arrived[store, treasure]
            s.loaded[store] -= s.arrived[store, treasure]
            s.removed[treasure] += s.arrived[store, treasure]
        s.arrived[store, treasure] = 0


@rule
def visit(s: Templar, seat: int, store: int, j: Journal) -> None:
    """T-55: the pawn goes there and takes all; T-57: it stays until its owner's next turn."""
    s.pawn[seat] = STORE + store
    for treasure in range(TREASURES):
        s.arrived[store, treasure] = s.store[store, treasure]
    if s.loaded[store] > 0:
        bring(s, seat, store, j)
    clear_tiles(s, store, True)


# -- refill -------------------------------------------------------------------------------


@rule
def has_space(s: Templar, b: Board) -> bool:
    """T-74: some storehouse is not full."""
    for store in range(1, b.stores + 1):
        if s.loaded[store] < b.store_capacity[store]:
            return True
    return False


@rule
def landing(s: Templar, b: Board, first: int, treasure: int) -> int:
    """T-73: the first storehouse from `first` on, clockwise, that is not full; T-75: for a chalice, that
    holds none either; 0 if there is none."""
    for ahead in range(b.stores):
        store = (first - 1 + ahead) % b.stores + 1
        full = s.loaded[store] >= b.store_capacity[store]
        if not full and (treasure != CHALICE or s.store[store, CHALICE] < b.store_chalices):
            return store
    return 0


@rule
def deliver(s: Templar, b: Board, first: int, treasure: int, j: Journal) -> int:
    """A drawn tile finds its place; returns where the next one is tried. T-76 (G-12, G-13): a chalice
    without a place is out of the game, and the next tile is tried where it was to go."""
    store = landing(s, b, first, treasure)
    if store == 0:
        s.removed[treasure] += 1
        note(j, DISCARDED_EVENT, treasure, 0, 0)
        return first
    s.store[store, treasure] += 1
    s.loaded[store] += 1
    s.arrived[store, treasure] += 1
    note(j, DELIVERED_EVENT, treasure, store, 0)
    return store % b.stores + 1


@rule
def refill(s: Templar, b: Board, j: Journal) -> None:
    """T-78; G-4: what is drawn from the bag are harbour tiles. T-77 (G-14, G-15): where a tile is due and
    the bag is empty, the final lap begins; what was placed stays."""
    place = 1
    while s.due > 0 and has_space(s, b):
        tiles = in_bag(s)
        if tiles == 0:
            start_final_lap(s, s.active, BAG, j)
            break
        treasure = draw(s, tiles, 0)
        s.due -= 1
        note(j, REFILL_TILE_EVENT, treasure, 0, 0)
        place = deliver(s, b, place, treasure, j)
    s.due = 0
    share_out(s, b, j)


@rule
def share_out(s: Templar, b: Board, j: Journal) -> None:
    """T-79 (G-17): pawns in storehouses get the treasures of the new tiles, which are then removed."""
    for store in range(1, b.stores + 1):
        if new_tiles(s, store) > 0:
            visited = False
            for seat in range(s.players):
                if s.pawn[seat] == STORE + store:
                    visited = True
                    bring(s, seat, store, j)
            clear_tiles(s, store, visited)


@rule(inline=True)
def new_tiles(s: Templar, store: int) -> int:
    """How many tiles of this refill came here."""
    tiles = 0
    for treasure in range(TREASURES):
        tiles += s.arrived[store, treasure]
    return tiles


@rule
def start_final_lap(s: Templar, seat: int, cause: int, j: Journal) -> None:
    """T-85: the first cause counts, nothing triggers it again (G-40); T-87 (G-19): the turn that runs,
    then one more for everybody, the seat that brought it on last."""
    if s.cause == 0:
        s.cause = cause
        s.trigger = seat
        s.turns_left = s.players + 1
        note(j, FINAL_LAP_EVENT, seat, cause, 0)
