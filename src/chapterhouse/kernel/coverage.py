"""Which code and which tests carry each numbered rule of a game.

A rule is carried by a file that names its id, literally: `M-40 to M-43` names two rules, not four.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from chapterhouse.kernel.rulebook import rulebook

ID = re.compile(r"(?<!\w)[A-Z]+-\d+[a-z]?(?!\w)")

NO_TESTS = (
    "The tests are not part of this installation, so only the code is looked at; "
    "work in a copy of the sources to see the tests as well."
)


@dataclass(frozen=True, slots=True)
class Place:
    """A line that names a rule."""

    file: str  # below the folder that was searched, with slashes
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Row:
    """One id with the places that name it."""

    id: str
    needs_code: bool
    code: tuple[Place, ...]
    tests: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """The table of a game; `note` is empty, or says why tests are missing from it."""

    rows: tuple[Row, ...]
    note: str = ""

    def missing(self, row: Row) -> list[str]:
        """What a row lacks: "code", "test", both or neither."""
        lacks_code = row.needs_code and not row.code
        lacks_test = not row.tests and not self.note
        return ["code"] * lacks_code + ["test"] * lacks_test

    def uncovered(self) -> list[str]:
        """Every id that lacks something, as a line: `M-57: no test`."""
        lacks = ((row.id, self.missing(row)) for row in self.rows)
        return [f"{name}: no {' and no '.join(what)}" for name, what in lacks if what]

    def report(self) -> str:
        """The table as text: one line an id, then what is missing."""
        lines = [f"{row.id:6}  {_places(row.code)}  |  {_places(row.tests)}" for row in self.rows]
        closing = self.uncovered() or ["Every id is covered."]
        return "\n".join(lines + closing + [self.note] * bool(self.note))


def coverage(game_folder: Path, tests_folder: Path | None) -> Coverage:
    """The table for a game; a tests folder that does not exist is said in the note."""
    book = rulebook(game_folder)
    present = tests_folder is not None and tests_folder.is_dir()
    code = named_in(game_folder, "*.py")
    tests = named_in(tests_folder, "test_*.py") if tests_folder is not None and present else {}
    data_alone = {*book.without_code, *book.cases}
    rows = [
        Row(n, n not in data_alone, code.get(n, ()), tests.get(n, ())) for n in (*book.rules, *book.cases)
    ]
    return Coverage(tuple(rows), "" if present else NO_TESTS)


def game_tests(game_folder: Path) -> Path | None:
    """Where the tests of a game lie in a copy of the sources (src/chapterhouse/games/x beside
    tests/games/x); None in an installed package."""
    above = game_folder.resolve().parents
    if len(above) < 4 or above[2].name != "src":
        return None
    folder = above[3] / "tests" / "games" / game_folder.name
    return folder if folder.is_dir() else None


def named_in(folder: Path, pattern: str) -> Mapping[str, tuple[Place, ...]]:
    """Every id named in the files below a folder, with the lines that name it."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for path in sorted(folder.rglob(pattern)):
        file = path.relative_to(folder).as_posix()
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in sorted(set(ID.findall(text))):
                found[name].append(Place(file, line))
    return {name: tuple(places) for name, places in found.items()}


def _places(places: Iterable[Place]) -> str:
    return ", ".join(map(str, places)) or "-"
