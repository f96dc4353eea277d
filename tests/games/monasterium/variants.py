"""What the conformance suite plays of Monasterium, and what play hardly ever reaches."""

from chapterhouse.kernel.table import Table
from tests.conformance.variants import Position, Variant
from tests.games.monasterium.boards import board_with
from tests.games.monasterium.positions import (
    PLENTY,
    act,
    begin_send,
    empty_row,
    full_chapel,
    give,
    new_table,
    play,
    stand,
    unlock,
    walk,
)

VARIANTS = (
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(3, {"start_player": 1, "missions": "A1,A4,B2,B3,C1,C5"}),
)


def a_full_monastery() -> Table:
    """Two players: every building of A and its chapel are the other's; a novice is under way."""
    table = give(walk(new_table(2), 1), **PLENTY)
    for spot, column in enumerate("ABCD", 1):
        stand(table, f"I-{column}", f"A building {spot}", 1)
    full_chapel(table, "A", 4)
    stand(stand(table, "III-A", "C chapel"), "III-B", "D chapel")
    play(begin_send(table), "send I-E")
    return table


def a_full_chapel() -> Table:
    """The same for a novice of row III."""
    table = give(walk(full_chapel(new_table(2), "A", 4), 1), **PLENTY)
    stand(stand(table, "III-A", "C chapel"), "III-B", "D chapel")
    play(begin_send(table), "send III-E")
    return table


def an_extra_novice() -> Table:
    """The fifth novice of row I has been sent; the only chapel in reach is full."""
    table = give(walk(full_chapel(new_table(2), "A", 4), 2), **PLENTY)
    empty_row(table, "I", but="E")
    play(begin_send(table), "send I-E", "spot 1")
    return table


def dear_workshops() -> Table:
    """On an owner's board workshops cost two influence; one is left."""
    board = board_with(("building_type.2.influence", 2))
    table = give(walk(new_table(board=board), 2), soup=2, tool=2, influence=1, rosary=0)
    play(begin_send(table), "send I-E")
    return table


def two_kinds_of_goods() -> Table:
    """On an owner's board row II of column C gives soup or a rosary."""
    board = board_with(("action_column.3.row2.options", [{"soup": 2}, {"rosary": 2}]))
    table = unlock(new_table(board=board), "II-C")
    act(table, 3, spare=1)
    play(table, "act C II")
    return table


POSITIONS: tuple[Position, ...] = (
    a_full_monastery, a_full_chapel, an_extra_novice, dear_workshops, two_kinds_of_goods,
)  # fmt: skip
