"""Random games of every kind; the invariants."""

from typing import Any

import pytest

from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.playing import playouts
from tests.games.luna.positions import GAME, bare, engine, give, new_table, sound

KINDS: list[tuple[int, dict[str, Any]]] = [
    *((1, {"level": level}) for level in (1, 2, 3)),
    (1, {"level": 3, "figures": "chosen"}),
    *((players, {}) for players in (2, 3, 4)),
    *((players, {"setup": "preset"}) for players in (2, 3, 4)),
    (3, {"figures": "chosen"}),
]


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_invariants_hold_after_every_decision(players: int, options: dict[str, Any]) -> None:
    """T-23 (L-3, L-6, L-7, L-8): thousands of random games of every number of players, preset, level."""
    played = playouts(engine(), players, 600, 11, options, check=True)
    assert played.faults == []
    assert {int(end) for end in played.table[:, 2]} == {1}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("supply", 3), ("pier", -1), ("active", -1), ("inactive", 1), ("one", 1), ("two", 2), ("tired", 4),
        ("shrines_left", 5), ("shrines", 1), ("stock", 3), ("tokens", 1), ("temple", 8), ("claims", 256),
        ("free", 4), ("emptied", 8), ("valid", 0), ("guard", 3), ("books", 256), ("space", 11), ("height", 1),
        ("lit", 1), ("flipped", 1), ("action", 1), ("isle", 1), ("tile", 5), ("count", 1), ("place", 1),
        ("moved", 1), ("points", 6), ("phase", 3),
    ],
)  # fmt: skip
def test_a_broken_position_is_noticed(field: str, value: int) -> None:
    """T-23: the invariants can fail."""
    table = sound(give(bare(), 0))
    row = table.rows[field]
    row[(0,) * row.ndim] = value
    assert table.engine.fault(table.rows) > 0


def test_equal_positions_have_equal_bytes() -> None:
    """What an action needed is wiped: two orders of the same two actions lead to the same table."""
    ends = []
    for first, second in (("isle tide", "isle book"), ("isle book", "isle tide")):
        table = bare(1)
        give(table, 0, active={"tide": 2, "book": 2})
        for line in ("act favour", first, "act favour", second):
            if table.number(line) in table.legal():
                table.play(line)
        table.rows["rng"] = 0
        ends.append(table.rows.tobytes())
    assert ends[0] == ends[1]


def test_the_seats_of_a_game_take_all_there_is() -> None:
    """L-5, L-9, L-18: nothing is hidden; every seat sees the whole record but for the generator."""
    table = new_table(3)
    for seat in (0, 1, 2, None):
        seen = table.engine.layout.filtered(table.rows, seat)
        for field in GAME.state.fields:
            if field.name != "rng":
                assert (seen[field.name] == table.rows[field.name]).all()


def test_refusals_carry_rules_and_numbers() -> None:
    """L-40: what is refused says why, with the rule; and every reason has a rule."""
    assert all(reason.rule for reason in GAME.reasons.every if reason.code > 2)
    table = give(bare(), 0, active={"tide": 1, "book": 2})
    table.play("act recruit")
    table = give(bare(), 0, active={"tide": 2, "book": 2, "herbs": 1})
    table.play("act recruit")
    verdict = table.why("isle herbs")
    assert (verdict.reason, verdict.rule) == ("recruit_novices", "L-43")
    assert (verdict.facts["novices"], verdict.facts["needed"], verdict.facts["isle_at"]) == (1, 2, 0)
    codes = table.engine.laws(table.rows)
    assert sum(code == LEGAL for code in codes) == len(table.legal())
