"""The life of a connection: RL-1, RL-3, WS-1 to WS-3, CT-2, CR-2."""

import json
import socket
import time
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chapterhouse.house import messages as ms
from chapterhouse.house import sockets
from chapterhouse.house.client import SeatClient, fresh_id
from chapterhouse.house.guard import Limits
from chapterhouse.house.store import queries
from chapterhouse.house.store.rows import Unwritable
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, people, refused


def spectator(running: RunningHouse, table: str) -> SeatClient:
    """Somebody who looks on, as a program."""
    client = running.client()
    made = SeatClient(client, table, "looking on")
    made.open()
    return made


def test_rl_1_long_frames_end_the_connection(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table[0].send_raw(json.dumps({"type": "chat", "id": "x", "text": "y" * 9000}))
        assert table[0].receive_until_closed(3)[1] == 1009
        assert_done(table[1].wish(ms.Ready("r")))


def test_rl_1_too_many_messages_end_the_connection(tmp_path: Any) -> None:
    running = RunningHouse(f"sqlite:{tmp_path / 'h.sqlite'}", Limits())
    try:
        with people(running, "luna", 2) as table:
            for _ in range(100):
                table[0].send(ms.Ping())
            refused(table[1].wish(ms.Past("x", 0)), "not_running")
            with suppress(ConnectionClosed):
                table[0].send(ms.Ping())
            assert table[0].receive_until_closed(3) == ("limit", 1008)
            watcher = spectator(running, table.table)
            with suppress(ConnectionClosed):  # who waits long for his turn has pinged before
                for _ in range(51):
                    watcher.send(ms.Ping())
            assert watcher.receive_until_closed(3) == ("limit", 1008)
            watcher.close()
    finally:
        running.stop()


def test_messages_are_not_compressed(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        assert table[0].extensions == []


def test_what_cannot_be_read_is_refused_and_the_connection_stays(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        for raw in ("{", '{"type":"play","id":"z"}', b"\x00\x01", '{"type":"hello","protocol":1}'):
            table[0].send_raw(raw)
            told = table[0].receive_one(5)
            while not isinstance(told, ms.Refused):
                told = table[0].receive_one(5)
            assert told.code == "malformed"
        assert_done(table[0].wish(ms.Ready("r")))


def test_whoever_does_not_greet_is_not_let_in(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        for first in (ms.Ping(), ms.Hello(99)):
            client = SeatClient(open_house.client(), table.table, table[0].key, 0)
            client.connect()
            client.send(first)
            assert client.receive_until_closed(3)[1] == 1002
            client.close()


def test_ct_2_wrong_seat_wrong_turn_stale_and_twice(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        mover, other = table.mover, table.other
        action, n = mover.now.legal[0], mover.n
        refused(other.wish(ms.Play("a", other.n, action)), "not_awaited")
        refused(mover.wish(ms.Play("b", n, "nonsense 7")), "bad_action")
        refused(mover.wish(ms.Play("c", n, 10**6)), "bad_action")
        first = assert_done(mover.wish(ms.Play("d", n, action, True)))
        again = assert_done(mover.wish(ms.Play("d", n, action, True)))
        assert (again.n, again.again) == (first.n, True)
        refused(mover.wish(ms.Play("e", n, action, True)), "stale")
        table.settle()
        assert [e.n for e in mover.events if e.kind == "played"] == [first.n]
        watcher = spectator(open_house, table.table)
        refused(watcher.wish(ms.Play("d", n, action)), "not_seated")
        watcher.close()


def test_ct_2_a_refused_wish_changes_nothing(open_house: RunningHouse) -> None:
    with people(open_house, "monasterium", 2) as table:
        table.deal()
        mover = table.mover
        before = open_house.house.tables[table.table].life.running.rows.tobytes()
        size = open_house.house.tables[table.table].engine.game.alphabet.size
        legal = {open_house.house.tables[table.table].engine.game.alphabet.parse(a) for a in mover.now.legal}
        for action in range(0, size, 7):
            if action not in legal:
                told = refused(mover.play(action), "illegal")
                assert told.reason
        assert open_house.house.tables[table.table].life.running.rows.tobytes() == before


def test_ws_3_any_gap_is_filled_from_the_log(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        table.play(60, Random(1))
        whole = [ms.Event(e.n, e.at, e.kind, e.ply, e.seat, e.by, e.entry) for e in table[0].events]
        for after in (-1, 0, 7, table[0].n - 1, table[0].n):
            again = SeatClient(open_house.client(), table.table, table[0].key, 0)
            again.n = after
            again.open()
            again.wait_for(table[0].n)
            got = [ms.Event(e.n, e.at, e.kind, e.ply, e.seat, e.by, e.entry) for e in again.events]
            assert got == whole[after + 1 :]
            again.close()


def test_ws_1_an_action_that_was_pending_is_carried_out_once(open_house: RunningHouse) -> None:
    """The connection breaks before the answer came; the same wish is sent again after a new one."""
    with people(open_house, "luna", 2) as table:
        table.deal()
        for step in range(12):
            mover = table.mover
            wish = ms.Play(f"once-{step}", mover.n, mover.now.legal[0], True)
            mover.send(wish)
            mover.close()
            mover.open()
            done = assert_done(mover.wish(wish))
            table.settle()
            assert sum(e.kind == "played" for e in mover.events) == step + 1
            assert done.n == mover.n


def test_ws_2_a_silent_client_is_hung_up_on(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 0.5)
    with people(open_house, "luna", 2) as table:
        start = time.monotonic()
        assert table[0].receive_until_closed(5) == ("silent", 1001)
        assert time.monotonic() - start < 2
        assert table[0].house.get("/api/house")


def test_ws_2_pings_keep_a_connection(open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    with people(open_house, "luna", 2) as table:
        monkeypatch.setattr(sockets, "SILENCE", 0.6)
        table[0].send(ms.Ping())
        for _ in range(8):
            time.sleep(0.2)
            table[0].send(ms.Ping())
        assert_done(table[0].wish(ms.Ready("r")))


def test_who_is_here(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        assert table[0].wait_until(lambda: table[0].now.seats[1].here, 5)
        table[1].close()
        assert table[0].wait_until(lambda: not table[0].now.seats[1].here, 5)


def test_rl_3_a_stuck_reader_holds_up_nobody(open_house: RunningHouse) -> None:
    """Somebody who reads nothing keeps a place in the log, and gets all of it when he reads again."""
    with people(open_house, "luna", 2) as table:
        table.deal()
        stuck = SeatClient(open_house.client(), table.table, "looking on")
        stuck.want = "scene"
        stuck.connect()
        stuck.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        stuck.send(ms.Hello(ms.PROTOCOL, "en", "scene", False, -1))
        start = time.monotonic()
        table.play(60, Random(3))
        assert time.monotonic() - start < 20
        assert stuck.wait_until(lambda: stuck.n == table[0].n)
        assert [e.n for e in stuck.events] == list(range(table[0].n + 1))
        stuck.close()


def test_cr_2_nobody_learns_of_what_was_not_stored(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every second commit fails: the wish is refused, to be tried again, and no event of it is seen."""
    with people(open_house, "monasterium", 2) as table:
        table.deal()
        store, rng = open_house.house.store, Random(2)
        write, fails = store.write, [0]

        async def failing(query: Any, *args: Any, **more: Any) -> Any:
            if query is queries.append:
                fails[0] += 1
                if fails[0] % 2:
                    raise Unwritable("disk full")
            return await write(query, *args, **more)

        monkeypatch.setattr(store, "write", failing)
        for _ in range(30):
            mover, other = table.mover, table.other
            before = (mover.n, other.n)
            wish = ms.Play(fresh_id(), mover.n, rng.choice(mover.now.legal), True)
            told = refused(mover.wish(wish), "retry")
            assert told.retry
            assert told.wait > 0
            assert not other.receive(0.02)
            assert (mover.n, other.n) == before
            done = assert_done(mover.wish(wish))
            assert done.n == before[0] + 1
            assert not done.again


def test_a_restart_is_announced(tmp_path: Any) -> None:
    running = RunningHouse(f"sqlite:{tmp_path / 'h.sqlite'}")
    with people(running, "luna", 2) as table:
        table.deal()
        table.play(10, Random(1))
        n, table_id, keys = table[0].n, table.table, [seat.key for seat in table.seats]
        running.stop()
        assert table[0].receive_until_closed(3) == ("restart", 1012)
    again = RunningHouse(f"sqlite:{tmp_path / 'h.sqlite'}")
    try:
        with SeatClient(again.client(), table_id, keys[0], 0) as seat:
            assert seat.n == n
            assert [e.n for e in seat.events] == list(range(n + 1))
            assert seat.now.phase == "running"
    finally:
        again.stop()


def test_a_closed_socket_is_no_fault(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        raw = table[0].socket
        raw.shutdown(socket.SHUT_RDWR)
        with pytest.raises(ConnectionClosed):
            table[0].send(ms.Ping())
        assert_done(table[1].wish(ms.Ready("r")))
