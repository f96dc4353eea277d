"""Does every table of a house still replay? Asked of a copy before a new version takes over (RI-4), and of
a backup: the chain of each log, and every decision and draw worked out again by today's rules."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.errors import Broken
from chapterhouse.house.life import Life
from chapterhouse.house.store import Store, queries
from chapterhouse.house.store.rows import Stored, TableRow, broken_link
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import HouseError

PAGE = 200


@dataclass(frozen=True)
class Checked:
    """What became of one table; `fault` is empty if it came out the same."""

    table: str
    game: str
    events: int
    phase: str
    fault: str = ""


async def check_tables(store: Store) -> AsyncIterator[Checked]:
    """All tables of an open store, one after the other."""
    engines, after = dict[str, Engine](), ""
    while ids := await store.read(queries.tables, after, PAGE):
        for table_id in ids:
            row = await store.read(queries.table, table_id)
            if row is not None:
                yield checked(row, await _log(store, table_id), engines)
        after = ids[-1]


async def _log(store: Store, table_id: str) -> list[Stored]:
    found = list[Stored]()
    while page := await store.read(queries.events, table_id, len(found) - 1, PAGE):
        found += page
    return found


def checked(row: TableRow, log: list[Stored], engines: dict[str, Engine]) -> Checked:
    """One table: first its chain, then its game."""
    torn = broken_link(row.id, log)
    if torn is not None:
        return Checked(row.id, row.game, len(log), "", f"event {torn} was changed after it was written")
    if row.game not in game_ids():
        return Checked(row.id, row.game, len(log), "", "there is no such game here")
    engine = engines.setdefault(row.game, Engine(load_game(row.game)))
    life = Life(row.id, engine, row.seed, row.host)
    fault = _replayed(life, log)
    return Checked(row.id, row.game, len(log), life.phase, fault)


def _replayed(life: Life, log: list[Stored]) -> str:
    """Folds a log; why it cannot be, or nothing."""
    try:
        for stored in log:
            life.fold(stored)
            game = life.engine.game
            if stored.seq == 0 and life.created.rules_version != game.rules_version:
                return f"rules version {life.created.rules_version}; {game.id} has {game.rules_version} now"
            if stored.seq == 0 and life.created.board != life.engine.board.digest:
                return "it was opened on another board"
    except Broken as error:
        return str(error)
    except HouseError as error:  # a decision that today's rules refuse
        return f"table {life.id}, event {life.n + 1}: {error}"
    return ""
