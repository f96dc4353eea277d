"""Records: there and back, replayed at every ply, and false ones found out."""

import json

import msgspec
import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BadRecord
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import from_json, record_of, replay, to_json
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser, new_table, play_out
from tests.conformance.variants import variants


def finished(game: Game, engine: Engine, number: int, greed: float = 0.5) -> tuple[Table, list[str]]:
    """A finished game of a variant, and the digest of its state before every decision."""
    table = new_table(game, variants(game)[number], 40 + number, engine)
    digests: list[str] = []
    layout = engine.layout
    play_out(table, chooser(table, greed, number), lambda t: digests.append(layout.digest(t.rows)))
    return table, digests


def test_a_record_replays_to_the_same_state_at_every_ply(game: Game, engine: Engine) -> None:
    """RI-1 in short: every variant, each ply."""
    for number in range(len(variants(game))):
        table, digests = finished(game, engine, number)
        text = to_json(record_of(table, full=True))
        again: list[str] = []
        replay(from_json(text), game, watch=lambda t: again.append(engine.layout.digest(t.rows)))  # noqa: B023
        assert again == digests
        assert to_json(from_json(text)) == text  # RI-6
        middle = replay(from_json(text), game, upto=len(digests) // 2)
        assert engine.layout.digest(middle.rows) == digests[len(digests) // 2]


def test_a_running_record_has_no_seed_and_does_not_replay(game: Game, engine: Engine) -> None:
    table = new_table(game, variants(game)[0], 1, engine)
    record = record_of(table)
    assert record.seed is None
    assert table.seed.hex() not in to_json(record)
    with pytest.raises(BadRecord, match="seed is missing"):
        replay(record, game)


def test_false_records_are_found_out(game: Game, engine: Engine) -> None:
    record = record_of(finished(game, engine, 0)[0], full=True)
    assert record.seed is not None
    other_seed = ("0" if record.seed[0] != "0" else "1") + record.seed[1:]
    shorter = record.plies[1:]
    for changes, complaint in (
        ({"seed": other_seed}, "commitment"),
        ({"seed": "no number"}, "hexadecimal"),
        ({"entropy": ("more",)}, "ply"),
        ({"plies": shorter}, "ply"),
        ({"rules_version": 99}, "rules_version"),
        ({"board_hash": "0"}, "board_hash"),
        ({"game": "chess"}, "game"),
        ({"players": 77}, "players"),
        ({"seats": (*record.seats, "one too many")}, "seats"),
        ({"options": {"no_such": 1}}, "no_such"),
    ):
        with pytest.raises(BadRecord, match=complaint):
            replay(msgspec.structs.replace(record, **changes), game)


def test_a_changed_file_is_refused(game: Game, engine: Engine) -> None:
    tree = json.loads(to_json(record_of(finished(game, engine, 0)[0], full=True)))
    tree["plies"][0]["action"] += "0"
    with pytest.raises(BadRecord, match="facts"):
        from_json(json.dumps(tree))
    for bad in ("", "{}", "[1]", json.dumps({**tree, "more": 1}), json.dumps({**tree, "players": "two"})):
        with pytest.raises(BadRecord, match="record"):
            from_json(bad)
