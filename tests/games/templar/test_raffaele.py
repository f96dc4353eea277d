"""Two players: Raffaele (T-80 to T-84), and the smaller bag."""

from collections import Counter

import pytest

from chapterhouse.games.templar.state import SEATS
from chapterhouse.kernel.table import Table
from tests.games.templar.positions import (
    bag,
    bare,
    edit,
    engine,
    final_lap,
    harbour,
    key,
    legal,
    new_table,
    pile,
    play,
    refused,
    told,
)


def raffaele(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.words()["raffaele"]
    return found


@pytest.mark.parametrize(("illustrator", "cards"), [(True, 19), (False, 17)])
def test_his_deck(illustrator: bool, cards: int) -> None:
    """X-19, T-80, G-5: two sets with one Bells; the bag has 60 tiles, 39 after the set-up (T-14)."""
    table = new_table(2, illustrator=illustrator)
    deck = table.words()["raffaele"]["deck"]
    assert sum(deck.values()) == cards
    assert deck["bells"] == 1
    assert deck["stephanus"] == (2 if illustrator else 0)
    assert sum(table.words()["bag"].values()) == 39
    assert new_table(3).words()["raffaele"] is None


def test_round_one_runs_without_him() -> None:
    """X-19, T-81, G-28: the first card comes at the end of round 2."""
    table = bare(2)
    assert raffaele(table)["top"] is None
    play(table, "play porticus", "door 5-6")
    assert raffaele(table)["top"] is None
    play(table, "play severus", "move severus 4")
    assert raffaele(table)["top"] is not None
    assert table.words()["round"] == 3


def reveals(table: Table, line: str, times: int = 300) -> list[list[str]]:
    """What he turns up after this decision, with many generators; the state must be sound after each."""
    found = []
    for attempt in range(times):
        rows = table.rows.copy()
        engine().key(rows, key(attempt))
        engine().step(rows, table.number(line))
        assert engine().fault(rows) == 0
        happened = table.game.events.read(engine().happened(), table.names)
        found.append([h.params["outcome"] for h in happened if h.kind == "raffaele_card"])
        top = table.game.state.unpack(rows[0]).raffaele_top
        assert top == list(raffaele(table)["deck"]).index(found[-1][-1]) + 1  # type: ignore[call-overload]
    return found


def test_he_skips_cards_that_lie_on_a_player_s_pile() -> None:
    """X-19, T-82: turned up further until one differs from both tops."""
    table = pile(bare(2, active=1), s0="porticus", s1="maria")
    seen = reveals(table, "play bells")  # seat 1's pile is empty then
    assert all(cards[-1] != "porticus" for cards in seen)
    assert any("porticus" in cards[:-1] for cards in seen)
    assert any(cards[-1] == "maria" for cards in seen)
    assert all(set(cards[:-1]) <= {"porticus", "bells"} for cards in seen)


def test_he_looks_at_both_piles() -> None:
    """X-19, T-82: the card that was just played counts, and that of the other."""
    table = play(pile(bare(2, active=1), s0="maria"), "play porticus")
    seen = reveals(table, "door 5-6")
    assert {cards[-1] for cards in seen}.isdisjoint({"porticus", "maria", "bells"})
    assert {card for cards in seen for card in cards[:-1]} == {"porticus", "maria", "bells"}


def test_bells_shuffles_everything_and_he_turns_up_again() -> None:
    """X-19, T-83: deck and pile, Bells included; the harbour is not refilled."""
    table = pile(pile(bare(2, active=1), raffaele="maria"), raffaele="lucas")
    harbour(table, "", "", "", "", "", "")
    seen = reveals(table, "play bells")
    assert any(cards[0] == "bells" for cards in seen)
    for attempt in range(400):
        fork = table.fork()
        engine().key(fork.rows, key(attempt))
        engine().step(fork.rows, table.number("play bells"))
        happened = table.game.events.read(engine().happened(), table.names)
        if "raffaele_shuffled" in [h.kind for h in happened]:
            assert not [h for h in happened if h.kind == "refill_tile"]
            deck = fork.words()["raffaele"]["deck"]
            assert deck["bells"] == 1
            assert sum(deck.values()) >= 17
            return
    raise AssertionError("no Bells")


def test_his_top_card_blocks_both_until_the_next() -> None:
    """T-84, T-28: he does nothing else."""
    table = pile(bare(2), raffaele="maria")
    assert refused(table, "play maria") == ("blocked", "T-28")
    assert table.why("play maria").facts["blocker"] == SEATS
    play(table, "play porticus", "door 5-6")
    assert refused(table, "play maria") == ("blocked", "T-28")
    assert "play maria" not in legal(table)


def test_his_deck_never_runs_out() -> None:
    """T-84: Bells is always in it; in long games every card comes."""
    table = bare(2)
    shown: Counter[str] = Counter()
    for _ in range(200):
        play(table, "play bells", "play bells")
        shown.update(e["outcome"] for e in told(table, "raffaele_card"))
    assert set(shown) == set(raffaele(table)["deck"])  # type: ignore[call-overload]


def test_he_reveals_in_the_final_lap_but_not_after_the_last_turn() -> None:
    """T-88, T-88a (G-44): the end of a round in the lap, and the end of the game."""
    table = final_lap(bare(2, active=1), 0, 1, 2)
    play(table, "play bells")
    assert told(table, "raffaele_card")
    assert (table.over, table.words()["final_lap"]["turns_left"]) == (False, 1)
    play(table, "play bells")
    assert table.over
    last = final_lap(bare(2, active=1), 1, 1, 1)
    play(last, "play bells")
    assert last.over
    assert told(last, "raffaele_card") == []
    assert raffaele(last)["top"] is None


def test_nothing_else_changes_with_two() -> None:
    """T-80, T-94: an empty bag brings the end as with more players."""
    table = bag(harbour(pile(bare(2), s0="severus"), "", "", "", "", "", ""), "r")
    play(table, "play bells")
    assert table.words()["final_lap"] == {"cause": "bag", "by": 0, "turns_left": 2}
    with edit(table) as s:
        assert s.raffaele_top == 0
