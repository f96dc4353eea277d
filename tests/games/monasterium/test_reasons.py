"""Every reason for a refusal, in a position of its own, with its rule; refusals change nothing."""

from collections.abc import Callable

import pytest

from chapterhouse.games.monasterium.reasons import REASONS
from chapterhouse.kernel.errors import Refused
from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import board_with
from tests.games.monasterium.positions import (
    LATIN,
    PLENTY,
    act,
    action_turn,
    arrive,
    begin_send,
    bonus_space,
    empty_row,
    finish,
    full_chapel,
    give,
    legal,
    new_table,
    play,
    reroll_used,
    rolled,
    stand,
    unlock,
    walk,
    window,
)

Build = Callable[[], Table]


# -- positions --------------------------------------------------------------------------------


def over() -> Table:
    table = new_table()
    finish(table)
    return table


def roll() -> Table:
    return rolled(new_table(), [1, 2, 5], [2])


def roll_tile_used() -> Table:
    return rolled(reroll_used(new_table()), [1, 2, 5], [2])


def picked() -> Table:
    """A neutral 5 was picked in a chain that is not the table's own, so nothing can be slipped in."""
    table = rolled(new_table(), [1, 5, 5], [2])
    play(table, "reroll neutral 5")
    return anew(table)


def anew(table: Table) -> Table:
    """The same position at a table that has no decisions behind it."""
    other = new_table(table.players)
    other.rows[:] = table.rows
    other.refresh()
    return other


def taking() -> Table:
    return action_turn(new_table(), {2: 2, 3: (0, {1: 1})})


def counting() -> Table:
    table = taking()
    play(table, "take 2")
    return table


def column_b() -> Table:
    table = unlock(give(new_table()), "I-B", "III-B", to="A")
    act(window(table, "A"), 2, spare=1)
    return table


def column_e(**goods: int) -> Table:
    table = unlock(give(new_table(), **goods), "I-E", "II-E")
    act(table, 5, 3, spare=1)
    return table


def e_used() -> Table:
    table = column_e(soup=3)
    play(table, "act E II")
    return table


def free() -> Table:
    table = give(new_table())
    arrive(table, bonus_space(table, "free_action"))
    return table


def goods_row() -> Table:
    """On an owner's board row II of column C gives soup or a rosary."""
    board = board_with(("action_column.3.row2.options", [{"soup": 2}, {"rosary": 2}]))
    table = unlock(new_table(board=board), "II-C")
    act(table, 3, spare=1)
    play(table, "act C II")
    return table


def last_space() -> Table:
    table = new_table()
    arrive(table, bonus_space(table, "personal_die"))
    return table


def influence_or_rosary() -> Table:
    table = new_table()
    arrive(table, bonus_space(table, "influence_or_rosary"))
    return table


def soup_or_upgrade() -> Table:
    table = give(new_table(), soup=1)
    arrive(table, bonus_space(table, "soup_or_upgrade"))
    return table


def sending(**goods: int) -> Table:
    return begin_send(give(new_table(), **goods))


def sending_something(**goods: int) -> Table:
    """A send of some other row is possible."""
    table = stand(give(new_table(), soup=2, **goods), "I-E", "A building 1")
    return begin_send(table)


def sent_before() -> Table:
    return begin_send(stand(give(new_table(), **PLENTY), "I-E", "A building 1"))


def extra() -> Table:
    table = empty_row(give(new_table(4), influence=3), "III", "A")
    play(begin_send(table), "to A")
    return table


def going(line: str, table: Table) -> Table:
    """A novice under way, its monastery being chosen."""
    play(begin_send(table), line)
    return table


def full_monastery() -> Table:
    """Two players: A's four buildings are taken, B and C have free ones."""
    table = walk(give(new_table(2), **PLENTY), 4)
    for spot, column in enumerate("ABCD", 1):
        stand(table, f"I-{column}", f"A building {spot}", seat=1)
    return going("send I-E", stand(table, "III-E", "B chapel"))


def poor_monastery() -> Table:
    """Soup is all there is; A's profane buildings are taken, B and C have some."""
    table = stand(walk(give(new_table(2), soup=9, influence=1), 4), "III-E", "B chapel")
    for spot, column in ((1, "A"), (4, "B")):
        stand(table, f"I-{column}", f"A building {spot}", seat=1)
    return going("send I-E", table)


def full_chapel_of_a() -> Table:
    table = full_chapel(walk(give(new_table(2), **PLENTY), 4), "A", 4)
    return going("send III-C", stand(table, "III-E", "B chapel"))


def cloisters() -> Table:
    """Own buildings in A and B, none in C."""
    table = stand(stand(walk(give(new_table(), **PLENTY), 4), "I-E", "A building 1"), "I-D", "B building 1")
    return going("send IV-E", stand(table, "III-E", "B chapel"))


def spots(**goods: int) -> Table:
    table = give(new_table(), **goods)
    stand(table, "I-A", "A building 2", seat=1)
    play(begin_send(table), "send I-E", "to A")
    return table


def dear_workshops() -> Table:
    """On an owner's board workshops cost 2 influence; there is 1."""
    board = board_with(("building_type.2.influence", 2))
    table = give(walk(new_table(board=board), 2), soup=2, tool=2, influence=1)
    play(begin_send(table), "send I-E")
    return table


def cloister_spots() -> Table:
    table = stand(stand(give(new_table(), rosary=1), "I-E", "A building 1"), "I-D", "A building 6")
    stand(stand(table, "I-A", "A building 5", seat=1), "IV-A", "A cloister 6", seat=1)
    play(begin_send(table), "send IV-E")
    return table


def tiles() -> Table:
    """The tiles of A to C are all in other windows; an own D stands in the way of every further D."""
    table = window(window(new_table(), *LATIN, seat=1), "BAC", "CBA", "ACB", seat=2)
    window(table, "D")
    arrive(table, bonus_space(table, "window_any"))
    return table


def own_tiles() -> Table:
    table = unlock(give(new_table()), "III-B", to="D")
    stand(table, "III-C", "E chapel")
    act(table, 2, spare=1)
    play(table, "act B III")
    return table


def full_row() -> Table:
    table = window(new_table(4), "ABC")
    arrive(table, bonus_space(table, "window_any"))
    play(table, "tile D")
    return table


def built() -> Table:
    table = full_row()
    play(table, "build 2")
    return table


def common_room() -> Table:
    """A's tile may only be built in the bottom row."""
    table = begin_send(window(give(new_table(), book=2, influence=1), "BA", "C"), "I-E")
    play(table, "to A", "spot 3")
    return table


# Reason: position, refused action, rule.
REFUSALS: dict[str, tuple[Build, str, str]] = {
    "game_over": (over, "take 2", "M-112"),
    "not_asked": (roll, "take 2", "M-29"),
    "not_shown": (roll, "place 3", "M-26"),
    "roll_first": (picked, "place 1", "M-25"),
    "tile_used": (roll_tile_used, "reroll neutral 1", "M-25"),
    "no_such_die": (roll, "reroll personal 1", "M-25"),
    "earlier_pick": (picked, "reroll neutral 1", "M-25"),
    "nothing_picked": (roll, "roll", "M-25"),
    "no_takeable_die": (taking, "take 3", "M-29"),
    "too_many_dice": (counting, "dice 3", "M-29"),
    "other_column": (column_b, "act C standard", "M-33"),
    "locked": (column_b, "act B II", "M-34"),
    "used_this_turn": (e_used, "act E II", "M-35"),
    "nothing_to_upgrade": (column_e, "act E I", "M-53"),
    "no_send": (free, "act A standard", "M-76"),
    "no_window": (column_b, "act B III", "M-55"),
    "not_offered": (goods_row, "goods influence", "M-51"),
    "not_in_stock": (soup_or_upgrade, "upgrade tool", "M-53"),
    "novice_gone": (sent_before, "send I-E", "M-70"),
    "no_target": (lambda: sending(influence=1, rosary=1), "send I-A", "M-76"),
    "no_place_for_extra": (extra, "extra cloister", "M-90"),
    "no_access": (lambda: going("send III-A", give(new_table(), influence=1)), "to C", "M-71"),
    "no_free_building": (full_monastery, "to A", "M-72"),
    "cannot_pay_building": (poor_monastery, "to A", "M-72"),
    "chapel_full": (full_chapel_of_a, "to A", "M-74"),
    "influence_for_chapel": (lambda: sending_something(rosary=1), "send III-A", "M-74"),
    "no_cloister_space": (cloisters, "to C", "M-75"),
    "rosaries_for_cloister": (lambda: sending_something(influence=1), "send IV-A", "M-75"),
    "no_such_spot": (lambda: spots(soup=2, influence=1), "spot 9", "M-5"),
    "occupied": (lambda: spots(**PLENTY), "spot 2", "M-72"),
    "blocked": (lambda: spots(**PLENTY), "spot 8", "M-13"),
    "influence_for_building": (dear_workshops, "spot 2", "M-72"),
    "goods_for_building": (lambda: spots(soup=2, influence=1), "spot 3", "M-72"),
    "cloister_taken": (cloister_spots, "spot 6", "M-75"),
    "not_adjacent": (cloister_spots, "spot 4", "M-75"),
    "no_tile_left": (tiles, "tile A", "M-82"),
    "no_own_chapel": (own_tiles, "tile A", "M-55"),
    "window_refuses": (tiles, "tile D", "M-82"),
    "row_full": (full_row, "build 1", "M-80"),
    "same_in_row": (common_room, "build 1", "M-81"),
    "same_in_column": (common_room, "build 2", "M-81"),
    "must_choose": (column_b, "decline", "M-36"),
    "influence_or_rosary": (influence_or_rosary, "goods soup", "M-58"),
    "soup_or_upgrade": (soup_or_upgrade, "goods rosary", "M-59"),
    "must_place": (roll, "decline", "M-26"),
    "must_take": (taking, "decline", "M-29"),
    "must_build": (full_row, "decline", "M-80"),
    "one_bonus": (built, "decline", "M-83"),
    "die_or_points": (last_space, "decline", "M-57"),
}  # fmt: skip


def test_every_reason_has_its_position() -> None:
    """All codes of the game and of the kernel."""
    assert set(REFUSALS) == {reason.name for reason in REASONS.every}


@pytest.mark.parametrize("name", REFUSALS)
def test_refusal(name: str) -> None:
    """M-13, M-25, M-26, M-29, M-30 and the others: the reason, its rule, and an untouched table."""
    build, line, rule = REFUSALS[name]
    table = build()
    before, ply, moves = table.rows.tobytes(), table.ply, legal(table)
    verdict = table.why(line)
    assert (verdict.legal, verdict.reason, verdict.rule) == (False, name, rule)
    with pytest.raises(Refused) as caught:
        table.play(line)
    assert caught.value.verdict == verdict
    assert (table.rows.tobytes(), table.ply, legal(table)) == (before, ply, moves)


@pytest.mark.parametrize("name", [name for name in REFUSALS if name != "game_over"])
def test_a_refusal_leaves_something_to_do(name: str) -> None:
    """M-36, P-5: at every point at which a game stops, something is legal."""
    table = REFUSALS[name][0]()
    assert legal(table)
    assert all(table.why(line).legal for line in legal(table))
