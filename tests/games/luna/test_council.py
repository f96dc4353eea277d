"""Council, Expulsion, Meditation."""

import pytest

from tests.games.luna.positions import (
    acts,
    asked,
    bare,
    council,
    figures,
    give,
    legal,
    play,
    reason,
    scored,
    side_of,
    told,
)


def stack(table: object, space: int) -> list[int]:
    words: dict[str, list[list[int]]] = table.words()  # type: ignore[attr-defined]
    return words["council"][space]


def test_council_uses_novices_of_one_isle() -> None:
    """L-61: as many spaces as novices."""
    table = give(bare(), 0, active={"tide": 3, "book": 1})
    play(table, "act council", "isle tide")
    assert legal(table) == ["count 1", "count 2", "count 3"]
    play(table, "count 3")
    assert stack(table, 3) == [0]
    assert side_of(table)["inactive"] == {"tide": 3}


def test_arrival_is_on_top() -> None:
    """L-62, L-14, T-13: leading the stack wins ties (L-15)."""
    table = council(give(bare(3), 0, active={"tide": 2}), (2, [1, 2]))
    play(table, "act council", "count 2")
    assert stack(table, 2) == [1, 2, 0]


def test_leaving_a_stack_closes_the_gap() -> None:
    """L-14, L-62."""
    table = give(bare(4), 1, active={"tide": 2})
    table.rows["to_act"] = 1
    table.refresh()
    play(table, "act council", "count 2")
    assert stack(table, 0) == [0, 2, 3]
    assert stack(table, 2) == [1]


def test_on_the_last_space_arrival_is_at_the_bottom() -> None:
    """L-62: who came first keeps precedence."""
    table = council(give(bare(3), 0, active={"tide": 2}), (10, [1, 2]), (9, [0]))
    play(table, "act council")
    assert stack(table, 10) == [0, 1, 2]


def test_no_marker_passes_the_last_space() -> None:
    """L-63 (G-12)."""
    table = council(give(bare(), 0, active={"tide": 4, "book": 1}, tokens=["novice"]), (8, [0]))
    play(table, "act council", "isle tide")
    assert legal(table) == ["count 1", "count 2"]
    assert reason(table, "count 3") == "beyond_last_space"
    table = council(give(bare(), 0, active={"tide": 4}), (10, [0]))
    assert reason(table, "act council") == "last_space"


def test_council_needs_somebody() -> None:
    """L-61."""
    assert reason(give(bare(), 0, inactive={"tide": 2}), "act council") == "nobody_for_council"
    table = give(bare(), 0, active={"tide": 2, "book": 1})
    play(table, "act council")
    assert reason(table, "isle herbs") == "none_active"
    assert reason(table, "isle none") == "no_novice_token"
    play(table, "isle tide")
    assert reason(table, "count 3") == "not_so_many_active"


def test_council_by_the_token_alone_belongs_to_no_isle() -> None:
    """L-66a (G-34, G-37): one space; on an isle at least one real novice is used."""
    table = give(bare(), 0, active={"tide": 1}, tokens=["novice"])
    play(table, "act council")
    assert legal(table) == ["isle tide", "isle none"]
    play(table, "isle none")
    assert stack(table, 1) == [0]
    assert side_of(table)["active"] == {"tide": 1}
    assert side_of(table)["tokens"] == []
    table = give(bare(), 0, active={"tide": 1}, tokens=["novice"])
    play(table, "act council", "isle tide")
    assert legal(table) == ["count 1", "count 2"]
    play(table, "count 1")
    assert side_of(table)["tokens"] == ["novice"]


def test_the_token_counts_in_council() -> None:
    """L-66, L-61."""
    table = give(bare(), 0, active={"tide": 2}, tokens=["novice"])
    play(table, "act council", "isle tide", "count 2")
    assert legal(table) == ["virtual yes", "virtual no"]
    play(table, "virtual yes")
    assert side_of(table)["active"] == {"tide": 1}
    table = give(bare(), 0, active={"tide": 2}, tokens=["novice"])
    play(table, "act council", "isle tide", "count 3")
    assert stack(table, 3) == [0]
    assert side_of(table)["tokens"] == []


def test_reasons_about_the_virtual_novice() -> None:
    """L-66, L-66a: what the point says when it is reached by hand."""
    table = give(bare(), 0, active={"tide": 2, "book": 1}, tokens=["novice"])
    play(table, "act council", "isle tide", "count 2")
    table.rows["count"] = 1
    table.refresh()
    assert reason(table, "virtual yes") == "virtual_alone"
    table.rows["count"] = 3
    table.refresh()
    assert reason(table, "virtual no") == "token_needs_more"
    table.rows["isle"], table.rows["count"] = 7, 1
    table.refresh()
    assert reason(table, "virtual no") == "only_virtual"
    assert legal(table) == ["virtual yes"]
    table.rows["tokens"] = 0
    assert reason(table, "virtual yes") == "no_novice_token"
    table.rows["ask"], table.rows["tokens"] = 8, 32
    assert reason(table, "count 2") == "not_so_many_active"


def test_expulsion_moves_the_apostate() -> None:
    """L-64, L-17: clockwise, isles are counted; a shrine is no help."""
    table = give(bare(), 0, active={"shrine": 3})
    play(table, "act expel", "count 2")
    assert table.words()["figures"]["apostate"] == "tide"
    assert side_of(table)["inactive"] == {"shrine": 2}
    assert reason(give(bare(), 0, active={"tide": 3}), "act expel") == "nobody_to_expel"


def test_the_apostate_never_goes_all_the_way_round() -> None:
    """L-64 (G-38), L-40: 7 isles would bring him back."""
    table = give(bare(), 0, active={"shrine": 9}, tokens=["novice"])
    play(table, "act expel")
    assert legal(table) == [f"count {n}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10)]
    assert reason(table, "count 7") == "full_circle"
    assert reason(table, "count 11") == "not_so_many_against"
    play(table, "count 10")
    assert table.words()["figures"]["apostate"] == "sailboat"
    assert side_of(table)["inactive"] == {"shrine": 9}


def test_the_token_alone_expels() -> None:
    """L-66 (G-34)."""
    table = give(bare(), 0, active={"tide": 1}, tokens=["novice"])
    play(table, "act expel")
    assert table.words()["figures"]["apostate"] == "herbs"
    assert side_of(table)["active"] == {"tide": 1}


def test_meditation_flips_a_token_and_is_always_possible() -> None:
    """L-39, L-65, L-16: who meditates may act again; nobody may end the phase otherwise."""
    table = give(bare(3), 0, active={"tide": 1})
    assert "meditate" in acts(table)
    assert reason(table, "act end") == "cannot_end"
    play(table, "act meditate")
    assert table.words()["time"] == {"lit": 3, "flipped": 1}
    play(table, "act meditate", "act meditate")
    assert "travel" in acts(table)


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_token_ends_the_phase(players: int) -> None:
    """L-65, L-38 (G-16): a point at once; the left neighbour of who flipped it starts."""
    table = give(bare(players), 0, active={"tide": 2})
    play(table, "act travel", "move tide herbs", "done")
    entry = play(table, *["act meditate"] * 4)
    flipped = 4 % players
    assert told(entry, "phase_over") == [{"seat": flipped}]
    assert scored(entry)[0] == (flipped, "time", 1)
    words = table.words()
    assert words["start_player"] == (flipped + 1) % players == table.to_act
    assert (words["round"], words["time"]) == (2, {"lit": 4, "flipped": 0})


def test_with_two_players_the_start_player_alternates() -> None:
    """L-88 (G-14): whoever flipped the last token; the point stays."""
    for detour in (0, 1):
        table = give(bare(), 0, active={"herbs": 1})
        if detour:
            play(table, "act travel", "move herbs tide", "done")
        entry = play(table, *["act meditate"] * 3)
        assert scored(entry)[0] == ((2 + detour) % 2, "time", 1)
        assert table.words()["start_player"] == table.to_act == 1
        play(table, *["act meditate"] * 3)
        assert table.words()["start_player"] == 0


def test_the_first_point_of_an_action_is_always_asked() -> None:
    """L-39: also when only Meditation is possible."""
    table = figures(bare(4), apostate="tide")
    assert (asked(table), legal(table)) == ("act", ["act meditate"])
