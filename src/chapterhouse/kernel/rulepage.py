"""The page about a game's rules (docs/rules/): its numbered rules as Markdown.

The head says openly which values of the board file are not stated in the rulebooks.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from chapterhouse.kernel.provenance import CLASSES
from chapterhouse.kernel.rulebook import RULINGS, Rule, Rulebook

# Path, value and class of one value of a board file.
Value = tuple[str, Any, str]

# Values of one class are shown together as long as they fit this many letters.
WIDTH = 100

MEANING = {
    "rulebook": "stated in the rulebooks",
    "inferred": "follows from statements, counts or examples of the rulebooks",
    "public": "seen on a public page, not in the rulebooks",
    "reconstructed": "designed here to fit all the others; **not** the printed value",
}


def to_markdown(book: Rulebook, values: Iterable[Value]) -> str:
    """The whole page; `values` is what `BoardFile.leaves()` gives."""
    parts = [_head(book), *_values(list(values))]
    parts += [part for key in book.sections for part in _section(book, key)]
    return "\n\n".join(parts) + "\n"


def _head(book: Rulebook) -> str:
    contents = " · ".join(f"[{title}](#{_anchor(key)})" for key, title in book.sections.items())
    return (
        f"# {book.title}\n\n"
        "<!-- Written by tools/write_docs.py from the game's text/rules.en.toml and board.toml. -->\n\n"
        "Every rule has a number, which code, tests and refusals name. Rules that hold more than the\n"
        "rulebooks state say so below their text.\n\n"
        f"{contents}"
    )


def _anchor(name: str) -> str:
    return name.lower().replace("_", "-")


def _section(book: Rulebook, key: str) -> Iterator[str]:
    yield f'<a id="{_anchor(key)}"></a>\n\n## {book.sections[key]}'
    if key == RULINGS:
        yield "\n".join(f"- {_mark(rule)}**{rule.id}** {_linked(book, rule)}" for rule in book.of(key))
        return
    for rule in book.of(key):
        yield f"### {_mark(rule)}{rule.id} {rule.title}"
        yield _linked(book, rule)
        if rule.beyond:
            yield f"*Beyond the rulebooks: {', '.join(rule.beyond)}.*"


def _mark(rule: Rule) -> str:
    return f'<a id="{_anchor(rule.id)}"></a>'


def _linked(book: Rulebook, rule: Rule) -> str:
    """The text with its references as links; a list needs an empty line before it."""

    def link(found: re.Match[str]) -> str:
        name = found[0]
        return f"[{name}](#{_anchor(name)})" if name in book.rules and name != rule.id else name

    text = re.sub(r"(?<!\w)[A-Z]+-\d+[a-z]?(?!\w)", link, rule.text)
    return re.sub(r"(?m)^(?!- )(.+)\n(?=- )", r"\1\n\n", text)


# ----- where the values of the board come from


def _values(values: list[Value]) -> Iterator[str]:
    counts = Counter(of_class for _, _, of_class in values)
    yield "## Which values of the board are not printed ones"
    yield (
        "What only drawings told could not be read from the rulebooks. Each value of the board file is\n"
        "marked with where it comes from:"
    )
    yield "\n".join(f"- **{name}** ({counts[name]} values): {MEANING[name]}." for name in CLASSES)
    yield "These are all the values that the rulebooks do not state:"
    yield _table(row for row in grouped(values) if row[2] != "rulebook")
    yield "An owner of the printed game can replace them in a board file of their own (`--board FILE`)."


def _table(rows: Iterable[Value]) -> str:
    ordered = sorted(rows, key=lambda row: -CLASSES.index(row[2]))
    lines = [f"| `{path}` | `{_shown(value)}` | {of_class} |" for path, value, of_class in ordered]
    return "\n".join(["| value | is | class |", "| --- | --- | --- |", *lines])


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class _Leaf:
    value: Any
    of_class: str


def grouped(values: Iterable[Value]) -> Iterator[Value]:
    """The values with neighbours of one class put together: a short list or table is one row."""
    tree: dict[str, Any] = {}
    for path, value, of_class in values:
        *above, last = path.split(".")
        branch = tree
        for name in above:
            branch = branch.setdefault(name, {})
        branch[last] = _Leaf(value, of_class)
    for name, branch in tree.items():
        yield from _rows(name, branch)


def _rows(path: str, branch: Any) -> Iterator[Value]:
    whole, classes = _whole(branch), _classes(branch)
    if isinstance(branch, _Leaf) or (len(classes) == 1 and len(_shown(whole)) <= WIDTH):
        yield path, whole, min(classes)
        return
    for name, below in branch.items():
        yield from _rows(f"{path}.{name}", below)


def _whole(branch: Any) -> Any:
    if isinstance(branch, _Leaf):
        return branch.value
    inside = {name: _whole(below) for name, below in branch.items()}
    # Elements of a list without names are called by their place.
    counted = list(inside) == [str(n) for n in range(1, len(inside) + 1)]
    return list(inside.values()) if counted else inside


def _classes(branch: Any) -> set[str]:
    if isinstance(branch, _Leaf):
        return {branch.of_class}
    return set().union(*(_classes(below) for below in branch.values()))
