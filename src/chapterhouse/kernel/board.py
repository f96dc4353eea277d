"""Board files: read, checked, and marked with where each value comes from.

A board file is TOML. A game declares its form as Structs (`form.py`) and hands over a check of what
the form cannot say and a function that packs the record for the rules (`board_file`). Every fault is
found under the path of its value, all of them in one go. The marks are those of `provenance.py`.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import msgspec

from chapterhouse.kernel.errors import BoardFault
from chapterhouse.kernel.form import Faults, Form, check_form
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.provenance import Provenance, Tree, read_provenance

F = TypeVar("F", bound=Form)


def read_toml(given: Path | str, source: str | None = None) -> Tree:
    """A file, or its text, as a tree of tables; `source` is its name in faults."""
    name = source or (str(given) if isinstance(given, Path) else "board")
    try:
        # Editors on Windows put a mark before the text, which TOML does not know.
        text = given.read_text(encoding="utf-8-sig") if isinstance(given, Path) else given
        return tomllib.loads(text)
    except OSError as error:
        raise BoardFault(name, [f"cannot be read: {error.strerror or error}"]) from error
    except UnicodeDecodeError as error:
        raise BoardFault(name, [f"is no UTF-8 text (byte {error.start + 1})"]) from error
    except RecursionError as error:
        raise BoardFault(name, ["is no TOML that can be read: nested too deeply"]) from error
    except ValueError as error:  # TOMLDecodeError, and numbers of thousands of digits
        raise BoardFault(name, [f"is no TOML: {error}"]) from error


def digest(tree: Tree) -> str:
    """What the data is known by: the same for any order of keys, comments and marks."""
    data = {key: value for key, value in tree.items() if key != "provenance"}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class BoardFile:
    """A board that can be played on."""

    source: str
    tree: Tree  # as read, marks included
    rows: Rows  # the record that rules read, a batch of one
    digest: str
    provenance: Provenance

    def leaves(self) -> Iterator[tuple[str, Any, str]]:
        """Path, value and class of every value, in the order of the file."""
        return self.provenance.items()


# msgspec works out a type when it first meets it; two threads that do so at once bring Python down.
_ONE_READER = Lock()


def board_file(
    tree: Tree,
    source: str,
    form: type[F],
    check: Callable[[F, Faults], None],
    pack: Callable[[F], Rows],
) -> BoardFile:
    """Checks a tree: first its form, then, once that is right, its meaning and its marks."""
    faults = Faults(source)
    data = {key: value for key, value in tree.items() if key != "provenance"}
    check_form(data, form, faults)
    faults.raise_if_any()
    with _ONE_READER:
        thing = msgspec.convert(data, form)
    check(thing, faults)
    provenance = read_provenance(tree, faults)
    faults.raise_if_any()
    return BoardFile(source, tree, pack(thing), digest(tree), provenance)
