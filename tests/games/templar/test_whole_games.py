"""Whole games: invariants at every number of players, both ends, and positions that are noticed as wrong."""

from typing import Any

import pytest

from chapterhouse.games.templar.state import ALL_ROOMS, BAG
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.playing import playouts
from chapterhouse.kernel.rule import INTERPRETED
from tests.conformance.play import chooser
from tests.games.templar.positions import GAME, bare, engine, give, lay, new_table, play, stand

KINDS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (2, {"illustrator": False}), (3, {}), (4, {"first_game": True}), (5, {}),
]  # fmt: skip
GAMES = 10 if INTERPRETED else 600


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_invariants_hold_after_every_decision(players: int, options: dict[str, Any]) -> None:
    """X-23, T-11: treasures and tiles are all there, in random games of every number of players."""
    played = playouts(engine(), players, GAMES, 11, options, check=True)
    assert played.faults == []
    assert set(played.table[:, 2].tolist()) <= {BAG, ALL_ROOMS}


@pytest.mark.parametrize("players", [2, 3])
def test_both_ends_occur_where_people_settle_everywhere(players: int) -> None:
    """T-85: greedy players reach every room or empty the bag; X-23 holds before every decision."""
    ends = set()
    for seed in range(1, 9):
        table = new_table(players, seed)
        choose = chooser(table, 1.0, seed)
        while not table.over:
            assert table.engine.fault(table.rows) == 0
            if "announce" in {GAME.alphabet.text(a) for a in table.legal()} and seed % 2:
                play(table, "announce")
            else:
                table.play(choose(table))
        ends.add(table.end)
        assert sum(int(n) for n in table.rows["earned"][0].ravel()) == sum(table.all_scores())
    assert "bag" in ends


FAULTS: list[tuple[str, tuple[int, ...], int]] = [
    ("supply", (0, 0), 3), ("stock", (0, 0), -1), ("fresh", (1, 0), 1), ("valued", (3, 1), 1),
    ("kind", (3,), 2), ("kind", (1,), 2), ("filled", (1, 0), 1), ("held", (1, 0), 1), ("rooms", (1,), 2),
    ("opens", (2,), 0),
    ("hand", (0,), 0), ("hand", (1,), 511), ("top", (0,), 3), ("chosen", (0,), 3), ("sealed", (), 1),
    ("store", (1, 0), 3), ("loaded", (1,), 2), ("bag", (0,), 1), ("removed", (2,), 90), ("deck", (0,), 1),
    ("raffaele_pile", (9,), 1), ("raffaele_top", (), 3), ("points", (0,), 5), ("earned", (0, 0), 2),
    ("cause", (), 1), ("trigger", (), 1), ("turns_left", (), 9), ("card", (), 2), ("left", (), 1),
    ("ring", (), 2), ("walked", (), 1), ("taken_from", (), 1), ("carried", (), 2), ("carried_owner", (), 1),
    ("asked", (), 1), ("due", (), 2), ("arrived", (1, 0), 1), ("pawn", (0,), 29), ("door", (), 17),
    ("figure", (0,), 29), ("phase", (), 3), ("active", (), 1),
]  # fmt: skip


@pytest.mark.parametrize(("field", "at", "value"), FAULTS)
def test_a_broken_position_is_noticed(field: str, at: tuple[int, ...], value: int) -> None:
    """X-23: the invariants can fail."""
    table = lay(give(bare(), 0, ring_round=2), 2, 1, "ring_round")
    if field == "active":
        play(stand(table, 1), "play josua")
    table.rows[field][(0, *at)] = value
    assert table.engine.fault(table.rows) > 0


def test_equal_positions_have_equal_bytes() -> None:
    """What a card needed is wiped: two ways to the same table."""
    ends = []
    for lines in (
        ("play benjaminus", "take seat 1 area 1", "step 2", "drop area 1", "stop"),
        ("play benjaminus", "step 2", "stop"),
    ):
        table = lay(stand(bare(), 1), 1 if "take seat 1 area 1" in lines else 2, 1, "ring_round")
        play(table, *lines)
        table.rows["rng"] = 0
        ends.append(table.rows.tobytes())
    assert ends[0] == ends[1]


def test_nothing_of_the_bag_or_the_deck_is_hidden_but_their_order() -> None:
    """T-7, T-8: everybody sees everything but sealed choices and the generator."""
    table = bare(2)
    for at in (0, 1, None):
        seen = table.engine.layout.filtered(table.rows, at)
        for field in GAME.state.fields:
            if field.name not in ("rng", "chosen"):
                assert (seen[field.name] == table.rows[field.name]).all()


def test_every_reason_names_its_rule() -> None:
    """T-96: a refusal says why; listing and law are one."""
    assert all(reason.rule for reason in GAME.reasons.every if reason.code > 2)
    codes = engine().laws(bare().rows)
    assert sum(code == LEGAL for code in codes) == len(bare().legal())
