"""Where each value of a board comes from: a table of dotted paths, the same for all games.

`*` stands for one element of a path or, as in `B*`, for the rest of one; a path speaks for all that
lies under it; the longest path that matches a value wins. Every value needs a mark, every mark must
match something.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.form import Faults, called, either, misfit

Tree = dict[str, Any]

# Where a value can come from; the first is the surest.
CLASSES = ("rulebook", "inferred", "public", "reconstructed")

# No data of the game: the number of the form, and the marks themselves.
UNMARKED = ("schema", "provenance")


@dataclass(frozen=True, slots=True)
class Leaf:
    """A single value; each element of its path has one name or more."""

    names: tuple[tuple[str, ...], ...]
    value: Any

    @property
    def path(self) -> str:
        return ".".join(names[0] for names in self.names)

    def answers(self, path: Sequence[str]) -> bool:
        """Is this the leaf's path, by any of its names?"""
        return len(path) == len(self.names) and all(map(tuple.__contains__, self.names, path))


def leaves(tree: Tree) -> Iterator[Leaf]:
    """Every value of the tree that needs a mark; an empty list is a value as well."""
    for key, value in tree.items():
        if key not in UNMARKED:
            yield from _leaves(((key,),), value)


def _leaves(names: tuple[tuple[str, ...], ...], value: Any) -> Iterator[Leaf]:
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from _leaves((*names, (key,)), item)
    elif isinstance(value, list) and value:
        for own, item in zip(called(value), value, strict=True):
            yield from _leaves((*names, own), item)
    else:
        yield Leaf(names, value)


@dataclass(frozen=True, slots=True)
class Mark:
    """One line of the table of marks: a path, in which `*` stands for an element or its rest."""

    path: str
    parts: tuple[str, ...]
    of_class: str

    def covers(self, leaf: Leaf) -> bool:
        """Is it the leaf's path or the beginning of it?"""
        if len(self.parts) > len(leaf.names):
            return False
        return all(
            any(_matches(part, name) for name in names)
            for part, names in zip(self.parts, leaf.names, strict=False)
        )

    @property
    def length(self) -> tuple[int, int, int]:
        """The longest path wins: by elements, then by elements without a star, then by letters."""
        return len(self.parts), sum("*" not in part for part in self.parts), len(self.path)


def _matches(part: str, name: str) -> bool:
    return name.startswith(part[:-1]) if part.endswith("*") else name == part


class Provenance:
    """Where each value of a board comes from."""

    def __init__(self, marked: Sequence[tuple[Leaf, str]]) -> None:
        self._marked = tuple(marked)
        self._classes = {leaf.path: of_class for leaf, of_class in marked}

    def of(self, path: str) -> str:
        """The class of the value at a path; elements of arrays by position or by name."""
        if path in self._classes:
            return self._classes[path]
        for leaf, of_class in self._marked:
            if leaf.answers(path.split(".")):
                return of_class
        raise UnknownName("value of the board", path, ["a path that `board show` lists"])

    def items(self) -> Iterator[tuple[str, Any, str]]:
        """Path, value and class of every value, in the order of the file."""
        for leaf, of_class in self._marked:
            yield leaf.path, leaf.value, of_class

    def counts(self) -> dict[str, int]:
        """How many values each class has."""
        found = Counter(self._classes.values())
        return {of_class: found[of_class] for of_class in CLASSES}


def read_provenance(tree: Tree, faults: Faults) -> Provenance:
    """The marks of a tree: each value needs one, each mark must match and say a known class."""
    table = tree.get("provenance")
    if not isinstance(table, dict):
        faults.add("provenance", f"missing, expected a table of paths, each with {either(CLASSES)}")
        return Provenance([])
    marks = [mark for path, of_class in table.items() for mark in _mark(path, of_class, faults)]
    idle = {mark.path for mark in marks}
    marked = []
    for leaf in leaves(tree):
        covering = [mark for mark in marks if mark.covers(leaf)]
        idle -= {mark.path for mark in covering}
        marked.append((leaf, _choose(leaf, covering, faults)))
    for mark in marks:
        if mark.path in idle:
            faults.add(f'provenance."{mark.path}"', "matches nothing, expected the path of a value")
    return Provenance(marked)


def _mark(path: str, of_class: Any, faults: Faults) -> list[Mark]:
    where, parts = f'provenance."{path}"', tuple(path.split("."))
    if isinstance(of_class, dict):
        faults.add(where, 'is a table, expected the whole path in quotes, like "setup.years"')
    elif of_class not in CLASSES:
        faults.add(where, misfit(of_class, either(CLASSES)))
    elif any("*" in part[:-1] for part in parts):
        faults.add(where, "a star may only stand for an element of the path or its rest, like B*")
    else:
        return [Mark(path, parts, of_class)]
    return []


def _choose(leaf: Leaf, covering: list[Mark], faults: Faults) -> str:
    best = max((mark.length for mark in covering), default=None)
    classes = {mark.of_class: mark.path for mark in covering if mark.length == best}
    if not classes:
        faults.add(leaf.path, f"no provenance, expected {either(CLASSES)} in the table provenance")
    if len(classes) > 1:
        paths = " and ".join(f'"{path}"' for path in classes.values())
        faults.add(leaf.path, f"two provenances, by {paths}, expected one")
    return next(iter(classes), "")
