"""Who holds which seat: changes of keys and browsers, stored together with the events that tell of them."""

from collections.abc import Callable

from chapterhouse.house.store import queries
from chapterhouse.house.store.rows import KeyRow

Change = Callable[[queries.Connection], object]


def hold(guest: str, table: str, seat: int) -> Change:
    """A browser holds a seat from now on."""
    return lambda db: queries.hold(db, guest, table, seat)


def give(key: KeyRow) -> Change:
    """A new key; the older ones of its kind are dead."""
    return lambda db: queries.add_key(db, key)


def empty(table: str, seat: int) -> Change:
    """Nobody holds a seat any more."""
    return lambda db: queries.vacate(db, table, seat)


def release(table: str, seat: int, keep: str) -> Change:
    """No browser holds a seat any more, but for one."""
    return lambda db: queries.release(db, table, seat, keep)


def both(*changes: Change) -> Change:
    """Several changes as one."""

    def change(db: queries.Connection) -> None:
        for part in changes:
            part(db)

    return change
