"""All queries of the house, once for both databases: plain SQL that SQLite and PostgreSQL share."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from chapterhouse.house.store.rows import Card, ChatLine, Guest, KeyRow, Stored, TableRow


class Connection(Protocol):
    """A connection within a transaction; `?` stands for a parameter."""

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """Runs a statement and returns its rows."""
        ...


Also = Sequence[Callable[[Connection], object]]


# -- tables and events --------------------------------------------------------------------


def add_table(
    db: Connection,
    row: TableRow,
    first: Stored,
    card: Card,
    keys: Sequence[KeyRow],
    *more: Stored,
    also: Also = (),
) -> None:
    """A new table with its first events."""
    db.rows(
        "INSERT INTO gaming_table (id, game, seed, host, created) VALUES (?, ?, ?, ?, ?)",
        row.id, row.game, row.seed, row.host, row.created,
    )  # fmt: skip
    append(db, row.id, first, card, *more, also=also)
    for key in keys:
        add_key(db, key)


def table(db: Connection, table_id: str) -> TableRow | None:
    """A table's own row."""
    found = db.rows("SELECT id, game, seed, host, created FROM gaming_table WHERE id = ?", table_id)
    return TableRow(found[0][0], found[0][1], bytes(found[0][2]), *found[0][3:]) if found else None


def tables(db: Connection, after: str, most: int) -> list[str]:
    """All tables in the order of their ids."""
    found = db.rows("SELECT id FROM gaming_table WHERE id > ? ORDER BY id LIMIT ?", after, most)
    return [row[0] for row in found]


def append(db: Connection, table_id: str, new: Stored, card: Card, *more: Stored, also: Also = ()) -> None:
    """Adds events; their numbers must be free. `also` is carried out with them, or not at all."""
    for event in (new, *more):
        _append(db, table_id, event)
    keep_card(db, card)
    for change in also:
        change(db)


def _append(db: Connection, table_id: str, new: Stored) -> None:
    db.rows(
        "INSERT INTO event (table_id, seq, at, actor, wish, body, link) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table_id, new.seq, new.at, new.actor, new.wish, new.body, new.link,
    )  # fmt: skip


def keep_card(db: Connection, card: Card) -> None:
    """Replaces the card of a table, unless there is a newer one."""
    db.rows(
        "INSERT INTO card (table_id, seq, phase, listed, due, at, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, phase = excluded.phase,"
        " listed = excluded.listed, due = excluded.due, at = excluded.at, body = excluded.body"
        " WHERE card.seq <= excluded.seq",
        card.table, card.seq, card.phase, int(card.shown), int(card.due), card.at,
        msgspec.json.encode(card),
    )  # fmt: skip


def events(db: Connection, table_id: str, after: int, most: int) -> list[Stored]:
    """Events of a table in order, after a number."""
    found = db.rows(
        "SELECT seq, at, actor, wish, body, link FROM event WHERE table_id = ? AND seq > ?"
        " ORDER BY seq LIMIT ?",
        table_id, after, most,
    )  # fmt: skip
    return [
        Stored(seq, at, actor, wish, bytes(body), bytes(link)) for seq, at, actor, wish, body, link in found
    ]


def last_numbers(db: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The newest number of each table's log."""
    marks = ", ".join("?" * len(table_ids))
    found = db.rows(
        f"SELECT table_id, max(seq) FROM event WHERE table_id IN ({marks}) GROUP BY table_id", *table_ids
    )
    return {row[0]: row[1] for row in found}


# -- cards --------------------------------------------------------------------------------


_card = msgspec.json.Decoder(Card)  # made here, where one thread alone is at work


def _cards(found: list[Any]) -> list[Card]:
    return [_card.decode(bytes(row[0])) for row in found]


NEWEST = (2**62, "")  # before every table


def listed(db: Connection, phase: str, most: int, before: tuple[int, str] = NEWEST) -> list[Card]:
    """Tables that stand in the lobby, the newest first; those before a moment and, at that moment, an id."""
    found = db.rows(
        "SELECT body FROM card WHERE phase = ? AND listed = 1 AND (at < ? OR at = ? AND table_id < ?)"
        " ORDER BY at DESC, table_id DESC LIMIT ?",
        phase, before[0], before[0], before[1], most,
    )  # fmt: skip
    return _cards(found)


def card(db: Connection, table_id: str) -> Card | None:
    """The card of a table."""
    found = _cards(db.rows("SELECT body FROM card WHERE table_id = ?", table_id))
    return found[0] if found else None


def held_cards(db: Connection, guest: str, most: int) -> list[tuple[Card, int]]:
    """The tables of a guest with his seats there: those that are not over first, then the newest."""
    found = db.rows(
        "SELECT card.body, holding.seat FROM holding JOIN card ON card.table_id = holding.table_id"
        " WHERE holding.guest = ?"
        " ORDER BY CASE WHEN card.phase IN ('open', 'running') THEN 0 ELSE 1 END, card.at DESC, holding.seat"
        " LIMIT ?",
        guest, most,
    )  # fmt: skip
    return [(_cards([row])[0], row[1]) for row in found]


def due(db: Connection, most: int) -> list[str]:
    """Tables where a bot must move."""
    found = db.rows("SELECT table_id FROM card WHERE due = 1 ORDER BY table_id LIMIT ?", most)
    return [row[0] for row in found]


def finished(db: Connection, after: str, most: int) -> list[str]:
    """Finished tables in the order of their ids."""
    found = db.rows(
        "SELECT table_id FROM card WHERE phase = 'over' AND table_id > ? ORDER BY table_id LIMIT ?",
        after, most,
    )  # fmt: skip
    return [row[0] for row in found]


# -- keys, guests, seats ------------------------------------------------------------------


def add_key(db: Connection, key: KeyRow) -> None:
    """A key of a seat; the older ones of its kind are dead."""
    db.rows(
        "DELETE FROM seat_key WHERE table_id = ? AND seat = ? AND kind = ?", key.table, key.seat, key.kind
    )
    db.rows(
        "INSERT INTO seat_key (hash, table_id, seat, kind) VALUES (?, ?, ?, ?)",
        key.hash, key.table, key.seat, key.kind,
    )  # fmt: skip


def key(db: Connection, hash_: str) -> KeyRow | None:
    """What a key opens."""
    found = db.rows("SELECT hash, table_id, seat, kind FROM seat_key WHERE hash = ?", hash_)
    return KeyRow(*found[0]) if found else None


def vacate(db: Connection, table_id: str, seat: int) -> None:
    """Nobody holds the seat any more: its keys are dead, no browser has it."""
    db.rows("DELETE FROM seat_key WHERE table_id = ? AND seat = ?", table_id, seat)
    db.rows("DELETE FROM holding WHERE table_id = ? AND seat = ?", table_id, seat)


def keep_guest(db: Connection, guest: Guest, seen: int) -> None:
    """Adds a browser, or its new name and language."""
    db.rows(
        "INSERT INTO guest (id, name, lang, seen) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " name = excluded.name, lang = excluded.lang, seen = excluded.seen",
        guest.id, guest.name, guest.lang, seen,
    )  # fmt: skip


def guest(db: Connection, id_: str) -> Guest | None:
    """A browser."""
    found = db.rows("SELECT id, name, lang FROM guest WHERE id = ?", id_)
    return Guest(*found[0]) if found else None


def forget_guest(db: Connection, id_: str) -> None:
    """Signs a browser out."""
    db.rows("DELETE FROM holding WHERE guest = ?", id_)
    db.rows("DELETE FROM guest WHERE id = ?", id_)


def hold(db: Connection, guest_id: str, table_id: str, seat: int) -> None:
    """A browser holds a seat from now on."""
    db.rows(
        "INSERT INTO holding (guest, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        guest_id, table_id, seat,
    )  # fmt: skip


def release(db: Connection, table_id: str, seat: int, but: str = "") -> None:
    """No browser holds the seat any more, but for one."""
    db.rows("DELETE FROM holding WHERE table_id = ? AND seat = ? AND guest <> ?", table_id, seat, but)


def held(db: Connection, guest_id: str, table_id: str) -> list[int]:
    """The seats of a browser at a table."""
    found = db.rows(
        "SELECT seat FROM holding WHERE guest = ? AND table_id = ? ORDER BY seat", guest_id, table_id
    )
    return [row[0] for row in found]


def holders(db: Connection, table_id: str, seat: int) -> list[str]:
    """The browsers that hold a seat."""
    found = db.rows("SELECT guest FROM holding WHERE table_id = ? AND seat = ?", table_id, seat)
    return [row[0] for row in found]


# -- chat ---------------------------------------------------------------------------------


def add_line(db: Connection, table_id: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
    """A new line of chat."""
    found = db.rows(
        "INSERT INTO chat (table_id, c, at, seat, name, text)"
        " SELECT CAST(? AS TEXT), coalesce(max(c), 0) + 1, ?, ?, ?, ? FROM chat WHERE table_id = ?"
        " RETURNING c",
        table_id, at, seat, name, text, table_id,
    )  # fmt: skip
    return ChatLine(found[0][0], at, seat, name, text)


def lines(db: Connection, table_id: str, after: int, most: int) -> list[ChatLine]:
    """The chat of a table, the last lines after a number."""
    found = db.rows(
        "SELECT c, at, seat, name, text FROM chat WHERE table_id = ? AND c > ? ORDER BY c DESC LIMIT ?",
        table_id, after, most,
    )  # fmt: skip
    return [ChatLine(*row) for row in reversed(found)]


# -- who lets the bots think --------------------------------------------------------------


def lease(db: Connection, table_id: str, holder: str, now: int, until: int) -> bool:
    """Takes or renews the lease of a table; false if somebody else has it."""
    found = db.rows(
        "INSERT INTO lease (table_id, holder, until) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
        " holder = excluded.holder, until = excluded.until"
        " WHERE lease.until < ? OR lease.holder = excluded.holder RETURNING holder",
        table_id, holder, until, now,
    )  # fmt: skip
    return bool(found)
