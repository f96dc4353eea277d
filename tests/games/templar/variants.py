"""What the conformance suite plays of Templar."""

from chapterhouse.games.templar.actions import ASK_AREA, ASK_DOOR, ASK_HIDE, ASK_TURN, ASK_WALK
from chapterhouse.games.templar.state import ANSELMUS, BENJAMINUS, REMIGIUS
from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.table import Table
from tests.conformance.variants import Position, Variant
from tests.games.templar.boards import without_ways
from tests.games.templar.positions import bag, bare, edit, everywhere, final_lap, give, lay, pile, play, stand

VARIANTS = (
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(5),
    Variant(2, {"illustrator": False}),
    Variant(4, {"illustrator": False, "first_game": True}),
    Variant(5, {"starting_player": 3, "first_game": True}),
)


def a_penalty() -> Table:
    """A blocked card was tried where that costs a point."""
    table = pile(bare(3, table_penalty=True), s1="maria")
    try:
        table.play("play maria")
    except Refused:
        return table
    raise AssertionError


def all_rooms() -> Table:
    """An own treasure in all rooms but one, which Anselmus will reach."""
    table = give(everywhere(stand(bare(2), 1), 0, 2), 0, ring_round=3, ring_square=2)
    return play(table, "play anselmus", "move pawn 2")


def final_lap_of_many() -> Table:
    """The lap runs; somebody else has every room, too."""
    return final_lap(everywhere(everywhere(stand(bare(3), 2, 4), 0), 1), 2, 2, 3)


def boxed_in() -> Table:
    """Remigius has to pass Vitus (10 rooms and doors allow it)."""
    return play(stand(bare(3), door="1-3", remigius=1, vitus=2), "play remigius")


def before_severus() -> Table:
    """A monk stands before Severus: by itself nothing would be asked."""
    table = give(stand(bare(3), 5), 0, ring_round=2, book=1)
    return at_card(table, ASK_HIDE, ANSELMUS, left=3)


def a_full_area() -> Table:
    """The first area is full, the second of another kind, the third free."""
    table = give(stand(bare(3), 13), 0, ring_round=2)
    lay(lay(table, 13, 1, "ring_round", 4), 13, 2, "ring_square", area=2)
    return at_card(table, ASK_AREA, ANSELMUS, left=3, ring=2)


def at_the_gate() -> Table:
    """Benjaminus outside a gate, whose first step would be made by itself."""
    return at_card(bare(3), ASK_WALK, BENJAMINUS)


def last_room_of_the_novice() -> Table:
    """Benjaminus has made his three steps and holds a ring."""
    table = stand(bare(3), 2)
    return at_card(table, ASK_WALK, BENJAMINUS, walked=3, taken_from=4, carried=2, carried_owner=1)


def novice_before_severus() -> Table:
    """Benjaminus in the room of Severus, with a ring; another of the ways is too long."""
    table = stand(bare(3), 5)
    return at_card(table, ASK_WALK, BENJAMINUS, walked=1, taken_from=4, carried=2, carried_owner=1)


def rings_before_severus() -> Table:
    """Rings under the eyes of Severus."""
    table = lay(stand(bare(3), 5), 5, 1, "ring_round")
    return play(table, "play benjaminus")


def full_everywhere_near() -> Table:
    """A ring that cannot be hidden within reach."""
    table = lay(stand(bare(3), 8, door="7-8"), 8, 1, "ring_round")
    for number, areas in ((9, 2), (10, 2), (13, 3), (6, 3), (12, 3), (11, 2)):
        for area in range(1, areas + 1):
            lay(table, number, area - 1, "ring_square" if number % 2 else "ring_hexagon", area=area)
    return play(table, "play benjaminus")


def one_ring_to_turn() -> Table:
    """A single area with fresh rings: turned by itself in play."""
    table = lay(lay(bare(3), 1, 0, "ring_round", 2), 1, 0, "ring_square", area=2, valued=True)
    return at_card(table, ASK_TURN, REMIGIUS)


def walled() -> Table:
    """Like the box's map, but nothing leads out of room 5 (T-38)."""
    return play(bare(3, board=without_ways(5)), "play severus")


def at_card(table: Table, ask: int, card: int, **fields: int) -> Table:
    """A point in the middle of a card."""
    with edit(table) as s:
        s.ask, s.card = ask, card + 1
        s.hand[s.active] &= ~(1 << card)
        s.top[s.active] = card + 1
        for name, value in fields.items():
            setattr(s, name, value)
    return table


def empty_bag() -> Table:
    """Bells with nothing left in the bag."""
    return bag(pile(bare(4), s0="severus"), "")


def last_chalice() -> Table:
    """Bells with nothing but chalices left."""
    return bag(pile(bare(3), s0="severus"), "cccccc")


def all_doors() -> Table:
    """Porticus."""
    return at_card(bare(3), ASK_DOOR, 6)


POSITIONS: tuple[Position, ...] = (
    a_penalty, all_rooms, final_lap_of_many, boxed_in, before_severus, a_full_area, at_the_gate,
    last_room_of_the_novice, novice_before_severus, rings_before_severus, full_everywhere_near,
    one_ring_to_turn, walled, empty_bag, last_chalice, all_doors,
)  # fmt: skip
