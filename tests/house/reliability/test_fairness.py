"""FA-1 to FA-3 and RI-6: dice of a table of the house can be checked by anybody, with the record alone."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.client import SeatClient
from chapterhouse.kernel.errors import BadRecord
from chapterhouse.kernel.fairness import Dice, commitment
from chapterhouse.kernel.record import from_json, replay, to_json
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, people


def finished(open_house: RunningHouse, salt: str) -> tuple[bytes, str, list[str]]:
    """The record of a game, its commitment as it was shown at the start, and what came before the deal."""
    with people(open_house, "monasterium", 2) as table:
        assert table[0].welcome is not None
        shown = table[0].welcome.commitment
        before = [str(event.kind) for event in table[0].events]
        assert_done(table[0].wish(ms.Ready("r", salt)))
        assert_done(table[1].wish(ms.Ready("r", "of Ben")))
        table.play(10_000, Random(1))
        return open_house.client().request("GET", f"/api/tables/{table.table}/record")[2], shown, before


def test_fa_1_the_commitment_comes_before_the_dice_and_the_record_proves_them(
    open_house: RunningHouse, tmp_path: Path
) -> None:
    raw, shown, before = finished(open_house, "of Ada")
    assert "dealt" not in before
    record = from_json(raw)
    assert record.seed is not None
    assert commitment(bytes.fromhex(record.seed)) == record.commitment == shown
    path = tmp_path / "game.json"
    path.write_bytes(raw)
    call = [sys.executable, "-m", "chapterhouse", "verify", str(path)]
    assert subprocess.run(call, capture_output=True, timeout=120, check=False).returncode == 0
    # RI-6: there and back, byte for byte.
    assert to_json(record).encode() == raw
    for change in _tampered(msgspec.to_builtins(record)):
        with pytest.raises(BadRecord):
            replay(from_json(msgspec.json.encode(change)), load_game("monasterium"))


@pytest.mark.parametrize("game", game_ids())
def test_fa_1_the_seed_of_a_game_that_ended_by_consent_is_shown(open_house: RunningHouse, game: str) -> None:
    """Until all have agreed nobody has it; then the record holds all that was played, and proves its dice."""
    with people(open_house, game, 2) as table:
        table.deal()
        table.play(41, Random(7))  # in Templar one seat has chosen, and the other has not
        way = f"/api/tables/{table.table}/record"
        assert open_house.client().get(way)["seed"] is None
        motion = assert_done(table[0].wish(ms.Propose("end", "abandon"))).n
        assert open_house.client().get(way)["seed"] is None
        assert_done(table[1].wish(ms.Answer("end", motion, True)))
        shown = [open_house.client().request("GET", way)[2], *(_own_record(seat) for seat in table.seats)]
        assert len(set(shown)) == 1
        record = from_json(shown[0])
        assert table[0].welcome is not None
        assert commitment(bytes.fromhex(record.seed or "")) == table[0].welcome.commitment
        assert record.result is None
        again = replay(record, load_game(game))
        stood = open_house.house.tables[table.table].life.running
        assert again.rows.tobytes() == stood.rows.tobytes()
        assert to_json(record).encode() == shown[0]


def _own_record(seat: SeatClient) -> bytes:
    return seat.house.request("GET", f"/api/tables/{seat.table}/record?seat={seat.seat}", key=seat.key)[2]


def _tampered(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Records whose seed, entropy or one of whose draws was changed."""
    seed = record["seed"]
    other = ("1" if seed[0] != "1" else "2") + seed[1:]
    own = {**record, "seed": other, "commitment": commitment(bytes.fromhex(other))}
    return [{**record, "seed": other}, own, {**record, "entropy": ["of Ada", "of Cleo"]}]


def test_fa_2_the_commitment_says_nothing_of_the_dice() -> None:
    """The stream is keyed apart from the commitment: hashing that gives none of its keys."""
    rng = Random(3)
    for _ in range(200):
        seed = rng.randbytes(32)
        shown = bytes.fromhex(commitment(seed))
        keys = {Dice(seed, ("a", "b")).key(ply) for ply in range(20)}
        guesses = {Dice(shown, ("a", "b")).key(ply) for ply in range(20)}
        assert not keys & guesses
        assert not keys & {shown[at : at + 16] for at in range(17)}


def test_fa_3_the_seats_choose_with_the_host(open_house: RunningHouse) -> None:
    """The seed is fixed with the commitment, before anybody has added anything; what is added changes the
    dice, so whoever regrinds seeds must have known it before."""
    seed = b"x" * 32
    assert len({Dice(seed, (salt, "b")).key(1) for salt in "abcdefgh"}) == 8
    with people(open_house, "monasterium", 2) as table:
        life = open_house.house.tables[table.table].life
        assert table[0].welcome is not None
        row = open_house.house.tables[table.table].row
        assert commitment(row.seed) == table[0].welcome.commitment
        table.deal()
        assert life.created.commitment == commitment(life.running.seed if life.table else row.seed)
        again = open_house.house.tables[table.table].life.running
        assert again.seed == row.seed
        assert again.entropy == ("dice of 0", "dice of 1")
        with SeatClient(open_house.client(), table.table, table[0].key, 0) as late:
            assert late.welcome is not None
            assert late.welcome.commitment == table[0].welcome.commitment
