"""CR-6 and CR-7: a house that is closed and opened again, and one that is restored from a backup."""

import shutil
import sqlite3
import threading
import time
from pathlib import Path
from random import Random

from chapterhouse.house.client import SeatClient
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, people


def test_cr_6_a_restart_loses_nothing_and_is_quick(tmp_path: Path) -> None:
    """Eight tables with running games: the house closes, opens, and all go on where they were."""
    url = f"sqlite:{tmp_path / 'h.sqlite'}"
    running, kept = RunningHouse(url), list[tuple[str, str, int, list[int]]]()
    for nth in range(8):
        with people(running, "luna", 2) as table:
            table.deal()
            table.play(4 + nth, Random(nth))
            kept.append((table.table, table[0].key, table[0].n, [e.at for e in table[0].events]))
    running.stop()
    again = RunningHouse(url)
    try:
        start = time.monotonic()
        for table_id, key, n, at in kept:
            with SeatClient(again.client(), table_id, key, 0) as seat:
                assert seat.n == n
                assert [event.at for event in seat.events] == at
                if seat.my_turn:
                    assert_done(seat.play(seat.now.legal[0]))
        assert time.monotonic() - start < 20
    finally:
        again.stop()


def test_cr_7_a_backup_under_load_is_a_beginning_of_the_log(tmp_path: Path) -> None:
    """As docs/hosting.md has it: `sqlite3 house.sqlite ".backup copy.sqlite"`, while people play."""
    running = RunningHouse(f"sqlite:{tmp_path / 'h.sqlite'}")
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / "h.sqlite"
    try:
        with people(running, "luna", 2) as table:
            table.deal()
            player = threading.Thread(target=table.play, args=(60, Random(1)))
            player.start()
            with sqlite3.connect(tmp_path / "h.sqlite") as live, sqlite3.connect(copy) as backup:
                live.backup(backup)
            backup.close()
            live.close()
            player.join()
            whole = [(e.n, e.kind, e.at) for e in table[0].events]
            table_id, key = table.table, table[0].key
    finally:
        running.stop()
    restored = RunningHouse(f"sqlite:{copy}")
    try:
        with SeatClient(restored.client(), table_id, key, 0) as seat:
            found = [(e.n, e.kind, e.at) for e in seat.events]
            assert found == whole[: len(found)]
            assert len(found) > 4
            if seat.my_turn:
                assert_done(seat.play(seat.now.legal[0]))
    finally:
        restored.stop()
    shutil.rmtree(tmp_path / "copy")
