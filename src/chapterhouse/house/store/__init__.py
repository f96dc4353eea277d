"""Where the house keeps its tables: SQLite in a folder, or PostgreSQL by a URL.

Both run the same queries (`queries.py`) on threads of their own; the rest of the house awaits them.
"""

from chapterhouse.house.store.base import Store
from chapterhouse.house.store.sqlite import SqliteStore

__all__ = ["Store", "store_of"]


def store_of(url: str) -> Store:
    """The store behind a URL: `sqlite:PATH` or `postgresql://...`."""
    kind, _, rest = url.partition(":")
    if kind == "sqlite":
        return SqliteStore(rest)
    from chapterhouse.house.store.postgres import PostgresStore

    return PostgresStore(url)
