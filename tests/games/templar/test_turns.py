"""Turns and cards: gate, blocked cards, Bells (T-23 to T-30, T-69 to T-72)."""

import pytest

from tests.games.templar.positions import (
    bag,
    bare,
    edit,
    harbour,
    in_store,
    legal,
    new_table,
    pile,
    play,
    refused,
    seat,
    stand,
    told,
)

ALL = [
    "anselmus",
    "josua",
    "lucas",
    "benjaminus",
    "maria",
    "stephanus",
    "porticus",
    "remigius",
    "severus",
    "bells",
]


def test_a_round_is_one_turn_each_clockwise() -> None:
    """T-23, T-25: from the starting player; the round number counts."""
    table = new_table(4, first_game=True, starting_player=2)
    play(table, *["split ring_round"] * 4, *["choose bells"] * 4)
    turns = []
    for _ in range(8):
        turns.append((table.words()["round"], table.to_act))
        play(table, "play bells")
    assert turns == [(2, 2), (2, 3), (2, 0), (2, 1), (3, 2), (3, 3), (3, 0), (3, 1)]


def test_every_turn_one_card_and_no_pass() -> None:
    """T-27, D-6: nothing but cards is offered."""
    assert legal(bare()) == [f"play {card}" for card in ALL]


def test_a_card_on_top_of_another_pile_is_blocked() -> None:
    """X-1, T-28, T-96: refused, nothing changes; own piles do not matter."""
    table = pile(bare(4), s1="maria", s3="lucas", s0="severus")
    assert refused(table, "play maria") == ("blocked", "T-28")
    assert table.why("play maria").facts["blocker"] == 1
    assert table.why("play lucas").facts["blocker"] == 3
    assert refused(table, "play severus") == ("not_in_hand", "T-30")
    assert legal(table) == [f"play {c}" for c in ALL if c not in ("maria", "lucas", "severus")]


def test_deeper_cards_do_not_block() -> None:
    """T-28 (G-29): only what lies on top."""
    table = bare(2, active=1)
    play(table, "play porticus", "door 5-6")
    play(table, "play maria", "storehouse 1")
    play(table, "play severus", "move severus 4")
    assert seat(table, 1)["top"] == "severus"
    table = pile(bare(3), s1="porticus")
    pile(table, s1="severus")
    assert "play porticus" in legal(table)
    assert "play severus" not in legal(table)


def test_five_players_block_four_cards() -> None:
    """T-93."""
    table = pile(bare(5), s1="maria", s2="lucas", s3="josua", s4="remigius")
    assert legal(table) == [f"play {c}" for c in ALL if c not in ("maria", "lucas", "josua", "remigius")]


def test_bells_is_always_legal_and_blocks_nothing() -> None:
    """X-2, T-29: for all at once."""
    table = bare(3)
    for _ in range(3):
        assert "play bells" in legal(table)
        play(table, "play bells")
        assert seat(table, 0)["top"] is None


def test_bells_without_a_card_before_it_brings_nothing() -> None:
    """X-3, T-71 (G-16): in round 1 and twice running; no end can be triggered, even with an empty bag."""
    table = new_table(3, first_game=True, starting_player=0)
    play(table, *["split ring_round"] * 3, *["choose bells"] * 3)
    assert sum(table.words()["bag"].values()) == 69
    table = bag(harbour(bare(3), "", "", "", "", "", ""), "")
    play(table, "play bells")
    assert table.words()["final_lap"] is None
    assert told(table, "refill_tile") == []


def test_bells_brings_the_whole_pile_back() -> None:
    """T-69, T-72, T-30: the pile with Bells; nothing else brings cards back."""
    table = bare(2)
    play(table, "play porticus", "door 5-6", "play bells")
    play(table, "play severus", "move severus 4", "play bells")
    assert len(seat(table, 0)["hand"]) == 8
    play(table, "play bells")
    assert (len(seat(table, 0)["hand"]), seat(table, 0)["top"]) == (10, None)
    assert told(table, "cards_back") == [{"seat": 0}]


@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("anselmus", 3), ("josua", 4), ("lucas", 5), ("benjaminus", 5), ("maria", 3), ("stephanus", 4),
        ("porticus", 6), ("remigius", 2), ("severus", 6),
    ],
)  # fmt: skip
def test_the_card_before_bells_says_how_many_tiles_come(card: str, tiles: int) -> None:
    """T-6, T-70."""
    table = harbour(pile(bare(3), s0=card), "", "", "", "", "", "")
    play(table, "play bells")
    assert len(told(table, "refill_tile")) == tiles


@pytest.mark.parametrize("line", ["porticus", "bells", "remigius", "severus"])
@pytest.mark.parametrize("gate", ["main", "side"])
def test_the_gate_comes_first(line: str, gate: str) -> None:
    """X-4, T-26, D-4, G-43: whatever card follows, the pawn is outside; it is no step."""
    table = stand(bare(3), in_store(4))
    assert legal(table) == ["gate main", "gate side"]
    assert refused(table, f"play {line}")[0] == "not_asked"
    play(table, f"gate {gate}")
    assert seat(table, 0)["pawn"] == f"outside:{gate}"
    play(table, f"play {line}")
    assert seat(table, 0)["pawn"] == f"outside:{gate}"


def test_a_gate_is_asked_again_after_a_later_maria() -> None:
    """T-57: the pawn stays in the storehouse until the owner's next turn."""
    table = play(bare(2), "play maria", "storehouse 3", "play bells")
    assert seat(table, 0)["pawn"] == "storehouse:3"
    assert table.to_act == 0
    play(table, "gate main")
    assert seat(table, 0)["pawn"] == "outside:main"


def test_hands_are_for_everybody_to_count() -> None:
    """T-7, T-8, G-30: cards in hand can be counted by all; of other piles only the top is told."""
    table = pile(bare(3), s1="maria")
    view = table.view(2).state
    assert bin(int(view.hand[1])).count("1") == 9
    assert int(view.top[1]) == 5
    assert int(table.rows["players"][0]) == 3


def test_points_may_go_beyond_the_track() -> None:
    """T-12: no ceiling."""
    with edit(table := bare(3)) as s:
        s.points[0] = 32_767 + 5
        s.earned[0, 2] = s.points[0]
    play(table, "play porticus", "door 5-6")
    assert seat(table, 0)["points"] == 32_773
