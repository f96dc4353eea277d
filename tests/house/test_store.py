"""The store keeps what it acknowledged, in order and once: the same on both databases."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chapterhouse.house.store import Store, queries, store_of
from chapterhouse.house.store.base import WrongSchema, missing
from chapterhouse.house.store.rows import (
    Card,
    CardSeat,
    Guest,
    KeyRow,
    Stored,
    TableRow,
    Taken,
    Unwritable,
    broken_link,
    linked,
)
from chapterhouse.house.store.sqlite import InUse, SqliteStore

ROW = TableRow("t1", "luna", b"s" * 32, "host", 5)


def card(seq: int, table: str = "t1", **changed: Any) -> Card:
    fields: dict[str, Any] = {
        "phase": "open", "listed": True, "watch": True, "clock": "none",
        "seats": (CardSeat(0, "person", "Ada"),), "awaited": (0,), "due": False,
    }  # fmt: skip
    return Card(table=table, seq=seq, at=seq, game="luna", **{**fields, **changed})


def chained(count: int, table: str = "t1") -> list[Stored]:
    made: list[Stored] = []
    for seq in range(count):
        before = made[-1].link if made else b""
        made.append(linked(table, before, seq, 100 + seq, seq % 3 - 1, f"w{seq}", f"body {seq}".encode()))
    return made


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_events_come_back_in_order_and_in_pages(store: Store) -> None:
    async def work() -> None:
        log = chained(10)
        await store.write(queries.add_table, ROW, log[0], card(0), [KeyRow("k", "t1", 1, "invite")])
        for event in log[1:]:
            await store.write(queries.append, "t1", event, card(event.seq))
        assert await store.read(queries.table, "t1") == ROW
        assert await store.read(queries.events, "t1", -1, 100) == log
        assert await store.read(queries.events, "t1", 3, 4) == log[4:8]
        assert await store.read(queries.last_numbers, ["t1", "none"]) == {"t1": 9}
        assert await store.read(queries.key, "k") == KeyRow("k", "t1", 1, "invite")
        assert await store.read(queries.table, "none") is None
        found = await store.read(queries.card, "t1")
        assert found is not None
        assert found.seq == 9

    run(work)


def test_a_number_is_given_once(store: Store) -> None:
    """Eight writers race for each of the same numbers: one wins, the others are told so."""

    async def work() -> None:
        log = chained(30)
        await store.write(queries.add_table, ROW, log[0], card(0), [])
        outcomes = []
        for event in log[1:]:
            tries = [store.write(queries.append, "t1", event, card(event.seq)) for _ in range(8)]
            outcomes += await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(out, Taken) for out in outcomes) == 29 * 7
        assert outcomes.count(None) == 29
        assert await store.read(queries.events, "t1", -1, 100) == log

    run(work)


def test_a_failed_write_takes_no_other_with_it(store: Store) -> None:
    async def work() -> None:
        log, other = chained(3), chained(3, "t2")
        await store.write(queries.add_table, ROW, log[0], card(0), [])
        row = TableRow("t2", "luna", b"", "host", 5)
        await store.write(queries.add_table, row, other[0], card(0, "t2"), [])
        outcomes = await asyncio.gather(
            store.write(queries.append, "t1", log[1], card(1)),
            store.write(queries.append, "t1", log[0], card(9)),
            store.write(queries.append, "t2", other[1], card(1, "t2")),
            return_exceptions=True,
        )
        assert [type(out) for out in outcomes] == [type(None), Taken, type(None)]
        kept = await store.read(queries.card, "t1")
        assert kept is not None
        assert kept.seq == 1  # the refused event left no card either

    run(work)


def test_an_older_card_does_not_replace_a_newer_one(store: Store) -> None:
    async def work() -> None:
        await store.write(queries.add_table, ROW, chained(1)[0], card(5, phase="over"), [])
        await store.write(queries.keep_card, card(4))
        assert await store.read(queries.listed, "open", 9) == []
        assert [c.seq for c in await store.read(queries.listed, "over", 9)] == [5]
        assert await store.read(queries.finished, "", 9) == ["t1"]
        await store.write(queries.keep_card, card(6, due=True))
        assert await store.read(queries.due, 9) == ["t1"]

    run(work)


def test_keys_and_seats_of_browsers(store: Store) -> None:
    async def work() -> None:
        await store.write(queries.add_table, ROW, chained(1)[0], card(0), [])
        for hash_ in ("old", "new"):
            await store.write(queries.add_key, KeyRow(hash_, "t1", 0, "seat"))
        assert await store.read(queries.key, "old") is None
        for name in ("Ada", "Ida"):
            await store.write(queries.keep_guest, Guest("g", name, "it"), 7)
        assert await store.read(queries.guest, "g") == Guest("g", "Ida", "it")
        for guest in ("g", "g", "h"):
            await store.write(queries.hold, guest, "t1", 0)
        assert [(c.table, seat) for c, seat in await store.read(queries.held_cards, "g", 9)] == [("t1", 0)]
        assert await store.read(queries.holders, "t1", 0) == ["g", "h"]
        await store.write(queries.release, "t1", 0, "g")
        assert await store.read(queries.held, "h", "t1") == []
        assert await store.read(queries.held, "g", "t1") == [0]
        await store.write(queries.vacate, "t1", 0)
        assert await store.read(queries.key, "new") is None
        assert await store.read(queries.held, "g", "t1") == []
        await store.write(queries.forget_guest, "g")
        assert await store.read(queries.guest, "g") is None

    run(work)


def test_chat_counts_its_lines(store: Store) -> None:
    async def work() -> None:
        said = [await store.write(queries.add_line, "t1", 5, n % 2 or None, "Ada", f"{n}") for n in range(4)]
        assert [line.c for line in said] == [1, 2, 3, 4]
        assert await store.read(queries.lines, "t1", 1, 2) == said[2:]

    run(work)


def test_a_lease_has_one_holder_until_it_ends(store: Store) -> None:
    async def work() -> None:
        assert await store.write(queries.lease, "t1", "a", 0, 10)
        assert not await store.write(queries.lease, "t1", "b", 5, 15)
        assert await store.write(queries.lease, "t1", "a", 8, 18)
        assert await store.write(queries.lease, "t1", "b", 19, 29)

    run(work)


def test_a_store_is_opened_again_as_it_was(store_url: str) -> None:
    async def write() -> None:
        await first.write(queries.add_table, ROW, chained(1)[0], card(0), [])

    async def read() -> None:
        assert await second.read(queries.events, "t1", -1, 9) == chained(1)

    first = store_of(store_url)
    first.open()
    run(write)
    first.close()
    second = store_of(store_url)
    second.open()
    run(read)
    second.close()


def test_a_newer_store_is_refused() -> None:
    for dialect in ("sqlite", "postgres"):
        assert [number for number, _ in missing(dialect, 0)] == [1, 2]
        with pytest.raises(WrongSchema, match="version 99"):
            missing(dialect, 99)


# -- CR-3: a store that cannot write ------------------------------------------------------


def test_one_server_a_file(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "h.sqlite"), SqliteStore(tmp_path / "h.sqlite")
    first.open()
    with pytest.raises(InUse):
        second.open()
    first.close()
    second.open()
    second.close()


@pytest.fixture
def file_store(tmp_path: Path) -> SqliteStore:
    made = SqliteStore(tmp_path / "h.sqlite")
    made.open()
    return made


def _fails_then_recovers(store: SqliteStore, spoil: Callable[[], None], mend: Callable[[], None]) -> None:
    async def work() -> None:
        log = chained(2)
        log[1] = linked("t1", log[0].link, 1, 200, 0, "big", b"x" * 100_000)
        await store.write(queries.add_table, ROW, log[0], card(0), [])
        spoil()
        with pytest.raises(Unwritable):
            await store.write(queries.append, "t1", log[1], card(1))
        assert await store.read(queries.events, "t1", -1, 9) == log[:1]
        mend()
        await store.write(queries.append, "t1", log[1], card(1))
        assert await store.read(queries.events, "t1", -1, 9) == log[:2]

    run(work)
    assert store._reading.rows("PRAGMA integrity_check") == [("ok",)]
    store.close()


def test_cr_3_locked_database(file_store: SqliteStore) -> None:
    other = sqlite3.connect(file_store.path, isolation_level=None)

    def say(command: str) -> None:
        other.execute(command)

    _fails_then_recovers(file_store, lambda: say("BEGIN IMMEDIATE"), lambda: say("ROLLBACK"))
    other.close()


def test_cr_3_read_only_disk(file_store: SqliteStore) -> None:
    def switch(on: int) -> None:
        file_store._writing.rows(f"PRAGMA query_only = {on}")

    _fails_then_recovers(file_store, lambda: switch(1), lambda: switch(0))


def test_cr_3_disk_full(file_store: SqliteStore) -> None:
    """SQLite says "database or disk is full" when no page is left that it may take."""

    def spoil() -> None:
        pages = file_store._writing.rows("PRAGMA page_count")[0][0]
        file_store._writing.rows(f"PRAGMA max_page_count = {pages}")

    def mend() -> None:
        file_store._writing.rows("PRAGMA max_page_count = 100000000")

    _fails_then_recovers(file_store, spoil, mend)


# -- RI-5: the hash chain -----------------------------------------------------------------


def _flipped(event: Stored, rng: Random) -> Stored:
    """One bit of one column changed."""

    def flip(raw: bytes) -> bytes:
        at, bit = rng.randrange(len(raw)), 1 << rng.randrange(8)
        return raw[:at] + bytes([raw[at] ^ bit]) + raw[at + 1 :]

    column = rng.choice(["at", "actor", "body", "link"])
    value = getattr(event, column)
    changed: Any = flip(value) if isinstance(value, bytes) else value ^ (1 << rng.randrange(20))
    return replace(event, **{column: changed})


def _find_flips(tries: int) -> None:
    rng, log = Random(5), chained(60)
    assert broken_link("t1", log) is None
    for _ in range(tries):
        at = rng.randrange(len(log))
        spoilt = [*log[:at], _flipped(log[at], rng), *log[at + 1 :]]
        assert broken_link("t1", spoilt) == at


def test_ri_5_a_flipped_bit_is_found_where_it_is() -> None:
    _find_flips(100)


@pytest.mark.soak
def test_ri_5_a_thousand_flipped_bits() -> None:
    _find_flips(1000)


def test_ri_5_a_removed_or_moved_event_is_found() -> None:
    log = chained(5)
    assert broken_link("t1", [*log[:2], *log[3:]]) == 3
    assert broken_link("t1", [log[0], log[2], log[1]]) == 2
    assert broken_link("t2", log) == 0
