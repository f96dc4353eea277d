"""What dice and draws have shown: counted from the logs, for everybody to see."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from chapterhouse.house.errors import Broken, No
from chapterhouse.house.store import Store, queries
from chapterhouse.kernel.happenings import Happening

PAGE = 20  # tables that are counted at a time
MOST = 100_000  # tables that are remembered as counted

Counts = dict[str, Counter[str]]  # outcomes by kind of chance


class DiceCount:
    """Counts of outcomes by game and kind of chance."""

    def __init__(self) -> None:
        self.tables = 0
        self.counts: dict[str, Counts] = {}
        self._after = ""
        self._counted: set[str] = set()

    async def count_on(self, store: Store, table: Callable[[str], Awaitable[Any]]) -> None:
        """Counts the next finished tables; begins again where all were seen, for new ones."""
        found = await store.read(queries.finished, self._after, PAGE)
        self._after = found[-1] if len(found) == PAGE else ""
        for table_id in found:
            if table_id not in self._counted and len(self._counted) < MOST:
                self._counted.add(table_id)
                with suppress(Broken, No):
                    self.count((await table(table_id)).life.running)

    def count(self, table: Any) -> None:
        """Counts the chance of a finished game."""
        self.tables += 1
        entries = table.log(everything=True)
        counted((entry.happenings for entry in entries), self.counts.setdefault(table.game.id, {}))

    def told(self) -> dict[str, Any]:
        """The counts as data."""
        games = {
            game: {kind: dict(sorted(count.items())) for kind, count in kinds.items()}
            for game, kinds in self.counts.items()
        }
        return {"tables": self.tables, "games": games}


def counted(happened: Iterable[Iterable[Happening]], into: Counts) -> Counts:
    """Adds the outcomes of all chance events that can be seen."""
    for happenings in happened:
        for happening in happenings:
            if happening.chance and happening.kind != "hidden":
                into.setdefault(happening.kind, Counter()).update(faces(happening))
    return into


def in_order(found: Iterable[str]) -> list[str]:
    """Outcomes as people look for them: numbers by size, words by the alphabet."""
    return sorted(found, key=lambda face: (not face.isdecimal(), int(face) if face.isdecimal() else 0, face))


def faces(happening: Happening) -> Iterator[str]:
    """The single outcomes of a chance event."""
    return _parts(happening.params.get("outcome"))


def _parts(outcome: Any) -> Iterator[str]:
    if isinstance(outcome, Mapping):
        for part in outcome.values():
            yield from _parts(part)
    elif isinstance(outcome, list | tuple):
        for part in outcome:
            yield from _parts(part)
    elif outcome is not None:
        yield str(outcome)
