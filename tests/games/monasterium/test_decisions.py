"""The decision vocabulary of Monasterium: kinds and notation, what is asked and what is not (sections
3 to 8 of its decisions)."""

from collections.abc import Sequence

import pytest

from chapterhouse.games.monasterium.actions import ALPHABET, LETTERS
from chapterhouse.kernel.errors import BadNotation
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    LATIN,
    PLENTY,
    act,
    action_turn,
    arrive,
    asked,
    begin_send,
    bonus_space,
    empty_row,
    full_chapel,
    give,
    legal,
    monastery,
    new_table,
    own_dice,
    play,
    reason,
    reroll_used,
    rolled,
    scored,
    seat_of,
    show,
    stand,
    told,
    turn,
    unlock,
    walk,
    window,
)

GOODS3 = ("soup", "influence", "rosary")
SLOTS = ("standard", "row1", "row2", "row3")

# Section 3: kinds, parameters with their values; first and last notation.
KINDS: dict[str, tuple[dict[str, Sequence[object]], str, str]] = {
    "place": ({"number": range(1, 7)}, "place 1", "place 6"),
    "reroll_die": (
        {"die": ("neutral", "personal"), "face": range(1, 7)}, "reroll neutral 1", "reroll personal 6",
    ),
    "roll_again": ({}, "roll", "roll"),
    "take_space": ({"space": range(1, 7)}, "take 1", "take 6"),
    "take_dice": ({"count": range(1, 4)}, "dice 1", "dice 3"),
    "choose_column": ({"column": LETTERS}, "column A", "column E"),
    "act": ({"column": LETTERS, "slot": SLOTS}, "act A standard", "act E III"),
    "take_goods": ({"good": GOODS3}, "goods soup", "goods rosary"),
    "upgrade": ({"good": ("soup", "tool")}, "upgrade soup", "upgrade tool"),
    "send_novice": ({"row": range(1, 5), "column": LETTERS}, "send I-A", "send IV-E"),
    "send_extra": ({"area": ("building", "chapel", "cloister")}, "extra building", "extra cloister"),
    "choose_monastery": ({"monastery": LETTERS}, "to A", "to E"),
    "choose_spot": ({"spot": range(1, 13)}, "spot 1", "spot 12"),
    "take_tile": ({"monastery": LETTERS}, "tile A", "tile E"),
    "build_tile": ({"row": range(1, 4)}, "build 1", "build 3"),
    "tile_bonus": ({"line": ("row", "column")}, "bonus row", "bonus column"),
    "die_bonus": ({"choice": ("die", "points")}, "bonus die", "bonus points"),
    "decline": ({}, "decline", "decline"),
}  # fmt: skip


# -- kinds and notation -----------------------------------------------------------------------


def test_there_are_18_kinds_with_107_combinations_on_the_boxs_board() -> None:
    """M-33, M-70 and the rest of section 3: the alphabet has room for 12 spots, the box uses 8."""
    assert [kind.name for kind in ALPHABET.kinds] == list(KINDS)
    assert ALPHABET.size - (12 - 8) == 107


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_parameters_values_and_notation(kind: str) -> None:
    """Section 3: integers are integers, everything else strings exactly as written."""
    params, first, last = KINDS[kind]
    actions = [action for action in ALPHABET.actions if action.kind == kind]
    for name, values in params.items():
        assert list(dict.fromkeys(action.params[name] for action in actions)) == list(values)
    assert all(set(action.params) == set(params) for action in actions)
    assert (actions[0].text, actions[-1].text) == (first, last)


def test_notation_is_unique_and_strict() -> None:
    """Section 3: case-sensitive, single spaces, Roman rows; every line parses back to its action."""
    for action in ALPHABET.actions:
        assert ALPHABET.parse(action.text) == action.number
        assert ALPHABET.from_form({"kind": action.kind, "params": action.params}) == action.number
    for line in ("Place 2", "place  2", "place 2 ", "send 1-A", "act C row1", "to a", "place 7", "dice 0"):
        with pytest.raises(BadNotation):
            ALPHABET.parse(line)


# -- what is asked, one kind after another (3.1 to 3.17) --------------------------------------------


def test_place() -> None:
    """3.1, M-26, M-57: after every roll of the seat, in its placement turn and for a won die."""
    table = rolled(new_table(), [1, 4], [4])
    assert [line for line in legal(table) if line.startswith("place")] == ["place 1", "place 4"]
    play(table, "place 4")
    assert seat_of(table, 0)["hand"] == {"neutral": 1, "personal": 0}
    table = reroll_used(new_table())
    arrive(table, bonus_space(table, "personal_die"))
    play(table, "bonus die")
    assert legal(show(table, personal=[3])) == ["place 3"]


def test_reroll_picks_run_in_one_order() -> None:
    """3.2, M-25: neutral 1 to 6, then personal; a pick before the last one is not legal."""
    table = rolled(new_table(), [2, 5, 5], [5])
    play(table, "reroll neutral 5")
    assert legal(table) == ["reroll neutral 5", "reroll personal 5", "roll"]
    assert reason(table, "reroll neutral 2") == "earlier_pick"
    play(table, "reroll neutral 5")
    assert legal(table) == ["reroll personal 5", "roll"]
    assert reason(table, "reroll neutral 5") == "no_such_die"
    play(table, "reroll personal 5")
    assert legal(table) == ["roll"]  # asked though it is the only value
    assert asked(table) == "reroll"


def test_picks_may_be_clicked_in_any_order_and_are_kept_in_the_canonical_one() -> None:
    """3.2, P-8: an earlier pick is slipped into the running chain."""
    table = rolled(new_table(), [2, 5, 5], [1])
    play(table, "reroll neutral 5", "reroll neutral 2")
    assert [table.entry(ply).action.text for ply in (1, 2)] == [  # type: ignore[union-attr]
        "reroll neutral 2", "reroll neutral 5",
    ]  # fmt: skip
    assert table.words()["roll"]["picked"]["neutral"] == [0, 1, 0, 0, 1, 0]


def test_take_space_is_the_first_decision_of_every_action_turn() -> None:
    """3.3, P-3: asked even with one legal value."""
    table = action_turn(new_table(), {5: 1})
    assert (asked(table), legal(table)) == ("space", ["take 5"])
    play(table, "take 5")
    assert table.words()["round"] == 2


def test_take_dice_is_automatic_if_it_can_only_be_one() -> None:
    """3.4: always on space 6."""
    for dice in ({6: 3}, {4: 1}, {4: (0, {0: 1})}):
        table = action_turn(new_table(), dice)
        entry = play(table, legal(table)[0])
        assert told(entry, "automatic")[0] == {"action": "dice 1"}


def test_choose_column_is_for_the_joker_alone() -> None:
    """3.5: always five values, and only for a die from space 6."""
    table = action_turn(new_table(), {6: 1})
    play(table, "take 6")
    assert legal(table) == [f"column {letter}" for letter in LETTERS]
    for number in range(1, 6):
        table = unlock(give(new_table(), **PLENTY), *(f"I-{column}" for column in LETTERS))
        act(table, number, spare=1)
        assert asked(table) == "act"
        assert reason(table, "column B") == "not_asked"


def test_act_for_a_die_and_as_a_free_action() -> None:
    """3.6: own column and mandatory for a die; any column and optional on the road."""
    table = unlock(give(new_table()), "I-C", "II-D")
    act(table, 3, spare=1)
    assert legal(table) == ["act C standard", "act C I"]
    arrive(table, bonus_space(table, "free_action"))
    assert legal(table) == [
        "act B standard", "act C standard", "act C I", "act D standard", "act D II", "act E standard",
        "decline",
    ]  # fmt: skip


def test_a_row_ii_space_counts_as_used_before_its_effect_runs() -> None:
    """3.6, M-35: D II comes over a free action, where D II is not offered again."""
    table = unlock(walk(give(new_table()), 2), "II-D")
    act(table, 4, spare=1)
    play(table, "act D II")
    assert asked(table) == "free"
    assert reason(table, "act D II") == "used_this_turn"


def test_upgrade_is_mandatory_as_an_action_and_optional_on_the_road() -> None:
    """3.7, 3.8: beside soup on the road; alone in column E."""
    table = unlock(give(new_table(), soup=1, tool=1), "I-E")
    act(table, 5, spare=1)
    play(table, "act E I")
    assert (asked(table), legal(table)) == ("upgrade", ["upgrade soup", "upgrade tool"])
    assert reason(table, "decline") == "must_choose"
    assert reason(table, "goods soup") == "not_asked"


def test_send_novice_pays_nothing_yet() -> None:
    """3.9, 3.11, 3.12: novice, monastery, spot; goods are paid with the last of them."""
    table = begin_send(new_table())
    before = seat_of(table, 0)["goods"]
    play(table, "send I-B", "to B")
    assert seat_of(table, 0)["goods"] == before
    assert monastery(table, "B")["buildings"].count("free") == 6
    play(table, "spot 3")
    assert seat_of(table, 0)["goods"] != before


def test_a_chapel_asks_no_spot() -> None:
    """3.11: the send is carried out with the monastery."""
    table = begin_send(give(new_table(), influence=1), "III-A")
    play(table, "to A")
    assert table.to_act == 1


def test_single_values_are_made_by_themselves() -> None:
    """P-3: space 2 serves A alone, one building of A is left for soup: three choices at once."""
    table = walk(give(new_table(), soup=2, influence=1), 2)
    stand(table, "I-A", "A building 1", seat=1)
    entry = play(begin_send(table), "send I-D")
    assert told(entry, "automatic") == [{"action": "to A"}, {"action": "spot 4"}]
    assert table.to_act == 1


def test_optional_choices_are_asked_even_with_one_value() -> None:
    """P-4, 3.10, 3.13, 3.14: one value beside `decline` is a choice."""
    table = window(give(new_table(4), book=2, influence=1), "CAB", "AC", "BD")
    begin_send(table, "I-E")
    play(table, "to A", "spot 3")
    assert (asked(table), legal(table)) == ("common_build", ["build 3", "decline"])
    assert reason(table, "build 2") == "same_in_row"


def test_an_accepted_option_cannot_be_declined_half_way() -> None:
    """P-5, 3.17: `decline` stands in the first choice only."""
    table = new_table()
    arrive(table, bonus_space(table, "window_any"))
    play(table, "tile B")
    assert reason(table, "decline") == "must_build"
    play(table, "build 1")
    assert reason(table, "decline") == "one_bonus"
    table = empty_row(give(new_table(4), influence=3), "III", "A")
    play(begin_send(table), "to A", "extra chapel")
    assert reason(table, "decline") == "must_choose"


def test_options_without_a_value_lapse() -> None:
    """P-4, M-82, M-73: nothing is asked if `decline` is all there is."""
    table = window(new_table(), *LATIN)
    entry = arrive(table, bonus_space(table, "window_any"))
    assert told(entry, "automatic")[-1] == {"action": "decline"}


def test_die_bonus_is_not_asked_with_three_dice() -> None:
    """3.16: the points come by themselves."""
    table = own_dice(new_table(), 3)
    entry = arrive(table, bonus_space(table, "personal_die"))
    assert [source for _, source, _ in scored(entry)] == ["road"]
    assert all(not p["action"].startswith("bonus") for p in told(entry, "automatic"))


@pytest.mark.parametrize(
    "kind",
    ["act", "take_goods", "upgrade", "take_tile", "build_tile", "send_extra"],
)
def test_decline_stands_beside_exactly_these(kind: str) -> None:
    """3.17, M-43, M-73, M-91: free action, road goods and upgrade, road tile, common-room tile, extra."""
    tables: dict[str, Table] = {}
    for bonus, kinds in {
        "free_action": "act", "influence_or_rosary": "take_goods", "soup_or_upgrade": "upgrade",
        "window_any": "take_tile",
    }.items():  # fmt: skip
        tables[kinds] = give(new_table(4), soup=1)
        arrive(tables[kinds], bonus_space(tables[kinds], bonus))
    tables["build_tile"] = begin_send(give(new_table(4), book=2, influence=1), "I-A")
    play(tables["build_tile"], "to A", "spot 3")
    tables["send_extra"] = begin_send(empty_row(give(new_table(4), influence=3), "III", "A"))
    play(tables["send_extra"], "to A")
    table = tables[kind]
    assert "decline" in legal(table)
    assert any(ALPHABET.kind_of(number).name == kind for number in table.legal())
    before = table.words()["seats"]
    play(table, "decline")
    for was, now in zip(before, table.words()["seats"], strict=True):
        assert {**was, "hand": 0} == {**now, "hand": 0}


def test_nobody_decides_in_anothers_turn() -> None:
    """P-2: whatever follows from a seat's dice is asked of that seat."""
    table = unlock(walk(give(new_table(), soup=9, influence=9), 1), "I-A", "II-D", to="D")
    full_chapel(table, "C", 2, seat=1)
    act(table, 4, 3, spare=2)
    while turn(table)["column"]:
        assert table.to_act == 0
        play(table, legal(table)[0])
    assert table.to_act == 1


def test_one_roll_at_most_between_two_decisions() -> None:
    """P-6, section 6: rolls follow only `place`, `roll`, `bonus die` and the last decision of a round."""
    table = new_table(2)
    while not table.over:
        phase = table.words()["phase"]
        eager = [line for line in ("bonus die", "reroll neutral 1", "roll") if line in legal(table)]
        line = [*eager, legal(table)[-1]][0]
        entry = play(table, line)
        rolls = told(entry, "roll")
        assert len(rolls) <= 1
        if rolls and phase == "action" and rolls[0]["detail"]["reason"] == "placement":
            assert table.words()["phase"] == "placement"
        elif rolls:
            assert line.split()[0] in ("place", "roll", "bonus")
            expected = {"place": "placement", "roll": "again", "bonus": "won"}
            assert rolls[0]["detail"]["reason"] == expected[line.split()[0]]
