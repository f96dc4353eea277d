"""What a die does: M-50 to M-55, and the effect of row IV, M-62."""

import pytest

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.state import WINDOW_EFFECT
from tests.games.monasterium.positions import (
    act,
    action_turn,
    arrive,
    asked,
    board_of,
    bonus_space,
    give,
    legal,
    messenger,
    monastery,
    new_table,
    play,
    prestige,
    reason,
    scored,
    seat_of,
    stand,
    stock,
    told,
    turn,
    unlock,
    walk,
    window,
)

NUMBER = {letter: number for number, letter in enumerate(LETTERS, 1)}

# What an action gives, by column and slot.
GOODS = [
    ("B", "standard", "soup"),
    ("C", "standard", "influence"),
    ("D", "standard", "rosary"),
    ("B", "I", "rosary"),
    ("C", "I", "soup"),
    ("D", "I", "influence"),
    ("A", "II", "tool"),
]


# -- taking goods -------------------------------------------------------------------------


@pytest.mark.parametrize(("column", "slot", "good"), GOODS)
def test_take_goods(column: str, slot: str, good: str) -> None:
    """M-51, K-4, K-5: the goods shown, neither more nor others."""
    table = give(new_table())
    if slot != "standard":
        unlock(table, f"{slot}-{column}")
    act(table, NUMBER[column], spare=1)
    if asked(table) == "act":
        play(table, f"act {column} {slot}")
    assert stock(table) == {good: 1}
    assert stock(table, 1) == {"soup": 2, "influence": 2, "rosary": 1}
    assert (messenger(table), prestige(table), table.to_act) == (1, 0, 1)


@pytest.mark.parametrize("good", ["soup", "influence", "rosary"])
def test_row_ii_of_column_c_gives_two_of_one_kind(good: str) -> None:
    """M-51, K-4: one of three kinds, and two of it."""
    table = unlock(give(new_table()), "II-C")
    act(table, 3, spare=1)
    play(table, "act C II")
    assert legal(table) == ["goods soup", "goods influence", "goods rosary"]
    play(table, f"goods {good}")
    assert stock(table) == {good: 2}


# -- sending ------------------------------------------------------------------------------


def test_the_standard_action_of_column_a_sends_at_full_price() -> None:
    """M-50, K-5: 1 influence and 2 soup for a profane building."""
    table = give(new_table(), soup=2, influence=1)
    act(table, 1, spare=1)
    play(table, "send I-C", "to A", "spot 1")
    assert stock(table) == {"tool": 1}
    table = give(new_table(), soup=2)
    assert told(act(table, 1, spare=1), "lapsed") != []


def test_row_ii_of_column_b_sends_for_one_influence_less() -> None:
    """M-50, K-4: never below 0, all other goods in full."""
    table = unlock(give(new_table(), soup=5), "II-B")
    act(table, 2, spare=1)
    play(table, "act B II", "send I-C", "to A", "spot 1")
    assert stock(table) == {"soup": 3, "tool": 1}
    table = unlock(give(new_table(), soup=1), "II-B")
    act(table, 2, spare=1)
    play(table, "act B II")
    assert not any(line.startswith(("send I-", "send II-")) for line in legal(table))


@pytest.mark.parametrize(("already", "price"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_discount_on_chapel_novices(already: int, price: int) -> None:
    """M-50, M-74: 1, 2, 3, 3 less 1; the first one is free."""
    table = unlock(give(new_table(), influence=price), "II-B")
    for column in "CDE"[:already]:
        stand(table, f"III-{column}", "A chapel")
    act(table, 2, spare=1)
    play(table, "act B II", "send III-A", "to A")
    assert stock(table) == {}
    if price:
        table = unlock(give(new_table(), influence=price - 1), "II-B")
        for column in "CDE"[:already]:
            stand(table, f"III-{column}", "A chapel")
        act(table, 2, spare=1)
        assert stock(table) == stock(give(new_table(), influence=price - 1, soup=1))


def test_the_discount_is_of_no_use_in_a_cloister_and_yet_allowed() -> None:
    """M-50, M-75: the rosary is paid in full; without it there is no send."""
    table = unlock(give(stand(new_table(), "I-E", "A building 1"), rosary=1), "II-B")
    act(table, 2, spare=1)
    play(table, "act B II", "send IV-A", "spot 2")
    assert stock(table) == {}
    table = unlock(give(stand(new_table(), "I-E", "A building 1")), "II-B")
    act(table, 2, spare=1)
    play(table, "act B II")
    assert {line.split("-")[0] for line in legal(table)} == {"send III"}


# -- moving, upgrading, scoring ---------------------------------------------------------------


@pytest.mark.parametrize(("column", "slot", "steps"), [("E", "standard", 1), ("A", "I", 1), ("D", "II", 2)])
def test_move_the_messenger(column: str, slot: str, steps: int) -> None:
    """M-52, K-4, K-5: exactly so many spaces forward, neither fewer nor none."""
    table = walk(give(new_table()), 10)
    if slot != "standard":
        unlock(table, f"{slot}-{column}", to="A")
    act(table, NUMBER[column], spare=1)
    if asked(table) == "act":
        play(table, f"act {column} {slot}")
    assert messenger(table) == steps
    assert messenger(table, 1) == 1
    assert table.to_act == 1


@pytest.mark.parametrize(
    ("good", "before", "after"),
    [
        ("soup", {"soup": 1, "tool": 1}, {"tool": 2}),
        ("tool", {"soup": 1, "tool": 1}, {"soup": 1, "book": 1}),
    ],
)
def test_upgrade(good: str, before: dict[str, int], after: dict[str, int]) -> None:
    """M-53, K-4: 1 soup for 1 tool, or 1 tool for 1 book; one step at a time."""
    table = unlock(give(new_table(), **before), "I-E")
    act(table, 5, spare=1)
    play(table, "act E I")
    assert legal(table) == ["upgrade soup", "upgrade tool"]
    play(table, f"upgrade {good}")
    assert stock(table) == after


def test_upgrading_needs_soup_or_a_tool() -> None:
    """M-53, M-36: books, influence and rosaries cannot be upgraded."""
    table = unlock(give(new_table(), book=3, influence=3, rosary=3), "I-E", "II-E")
    act(table, 5, spare=1)
    assert legal(table) == ["act E standard", "act E II"]
    assert reason(table, "act E I") == "nothing_to_upgrade"
    for goods, after in (({"soup": 1}, {"tool": 1}), ({"tool": 1}, {"book": 1})):
        table = unlock(give(new_table(), **goods), "I-E")
        act(table, 5, spare=1)
        play(table, "act E I")  # the one kind there is goes by itself
        assert stock(table) == after


def test_score_three_points() -> None:
    """M-54, K-4: row II of column E, at once."""
    table = unlock(give(new_table()), "II-E")
    act(table, 5, spare=1)
    entry = play(table, "act E II")
    assert scored(entry) == [(0, "action", 3)]
    assert (prestige(table), messenger(table), stock(table)) == (3, 1, {})


def test_the_table_of_actions() -> None:
    """M-50, M-51, M-52, M-53, M-54, M-55, K-4, K-5: no column repeats its standard action."""
    b = board_of(new_table())
    for c in range(5):
        kinds = [
            (b.effect[c, slot], b.effect_value[c, slot], [b.offer[c, slot, good] for good in range(5)])
            for slot in range(4)
        ]
        assert kinds[0] not in kinds[1:]
        assert kinds[3] == (WINDOW_EFFECT, 0, [0] * 5)


# -- window -------------------------------------------------------------------------------


@pytest.mark.parametrize("column", LETTERS)
def test_row_iii_takes_a_tile_from_an_own_chapel(column: str) -> None:
    """M-55: the same in every column; of all monasteries, only those whose chapel holds an own novice."""
    table = unlock(give(new_table(), soup=4, influence=4), f"III-{column}", to="B")
    stand(stand(table, "I-A", "C building 1"), "I-B", "D building 1")
    stand(table, "III-D" if column != "D" else "III-E", "E chapel")
    stand(table, "III-A", "A chapel", seat=1)
    act(table, NUMBER[column], spare=1)
    play(table, f"act {column} III")
    assert legal(table) == ["tile B", "tile E"]
    assert reason(table, "tile C") == "no_own_chapel"
    assert reason(table, "decline") == "must_choose"
    play(table, "tile E", "build 2", "bonus row")
    assert seat_of(table, 0)["window"][1] == ["E", None, None]
    assert [monastery(table, letter)["tiles"] for letter in LETTERS] == [6, 6, 6, 6, 5]


def test_row_iii_is_not_possible_without_a_tile_that_can_be_built() -> None:
    """M-55, M-36, M-82: chapel, tile left, and a place in the window."""
    table = unlock(give(new_table()), "III-B", to="D")
    act(table, 2, spare=1)
    assert legal(table) == ["act B standard", "act B III"]
    table = window(unlock(give(new_table()), "I-B", "III-B", to="A"), "A")
    act(table, 2, spare=1)
    assert legal(table) == ["act B standard", "act B I"]
    assert reason(table, "act B III") == "no_window"


def test_the_novice_of_row_iii_opens_its_own_window_action() -> None:
    """M-55, M-77: sent to a chapel, the next die of the column may take a tile there."""
    table = give(new_table(), influence=1)
    act(table, 1, 2, spare=1)
    play(table, "send III-A", "to B", "build 1", "bonus column")
    assert seat_of(table, 0)["window"][0] == ["B", None, None]


def test_a_full_chapel_still_gives_its_tiles() -> None:
    """M-55: whoever stands there may take them."""
    table = unlock(give(new_table(2)), "III-B", to="A")
    for column in "ABC":
        stand(table, f"III-{column}", "A chapel", seat=1)
    act(table, 2, spare=1)
    assert "act B III" in legal(table)


# -- the effect of row IV ---------------------------------------------------------------------


def test_dice_left_on_the_tile_score_when_it_turns() -> None:
    """M-62, K-7: two of three; the die that paid for the send is aside."""
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    act(table, 1, 3, spare=1)
    assert prestige(table) == 0
    entry = play(table, "send IV-A", "spot 1")
    assert scored(entry)[0] == (0, "yellow", 2)
    assert seat_of(table, 0)["yellow"] == ["A"]
    assert prestige(table) == 2  # the two dice lapse and score no more


def test_the_last_die_turns_the_tile_for_nothing() -> None:
    """M-62: no die is left, nothing scores."""
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    act(table, 1, spare=1)
    assert scored(play(table, "send IV-A", "spot 1")) == []
    assert seat_of(table, 0)["yellow"] == ["A"]


def test_another_columns_tile_turns_without_points() -> None:
    """M-62: dice score on the tile that turned, and these lie on column A."""
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    act(table, 1, 3, spare=1)
    entry = play(table, "send IV-B", "spot 1")
    assert scored(entry) == []
    assert seat_of(table, 0)["yellow"] == ["B"]


def test_no_die_scores_twice() -> None:
    """M-32, M-62, K-7: three dice on a yellow tile score three; a send from it adds nothing to them."""
    table = stand(give(new_table(), rosary=3), "I-E", "A building 1")
    unlock(table, "IV-A", to="E")
    action_turn(table, {1: 3, 2: 1})
    play(table, "take 1", "dice 3")
    assert prestige(table) == 3
    play(table, "send IV-B", "spot 1")
    assert prestige(table) == 3


def test_later_dice_score_when_they_are_put_there() -> None:
    """M-32, M-62: for the rest of the game."""
    table = stand(give(new_table(), rosary=1), "I-E", "A building 1")
    act(table, 1, spare=2)
    play(table, "send IV-A", "spot 1")
    action_turn(table, {1: 2, 2: 1})
    play(table, "take 1", "dice 2")
    assert prestige(table) == 2


def test_dice_left_score_though_a_free_action_turned_the_tile() -> None:
    """M-62, K-24: two dice wait on column E while a free action sends IV-E; none scores for itself."""
    table = stand(give(new_table(), rosary=1, soup=0), "I-E", "B building 1")
    arrive(table, bonus_space(table, "free_action"), dice=3)
    assert turn(table)["dice_left"] == 2
    entry = play(table, "act A standard", "send IV-E", "spot 1")
    assert scored(entry)[0] == (0, "yellow", 2)


def test_a_free_action_that_turns_another_tile_scores_nothing() -> None:
    """M-62, K-24: the waiting dice lie elsewhere."""
    table = stand(give(new_table(), rosary=1), "I-E", "B building 1")
    arrive(table, bonus_space(table, "free_action"), dice=2)
    assert scored(play(table, "act A standard", "send IV-D", "spot 1")) == []
