"""Looks into text files: what every language must have, and what each message asks for."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from chapterhouse.kernel.texts import LANGUAGES, ROOT

Messages = dict[str, ast.Message]
PART = "word-"  # how ids begin that are only parts of other messages


def messages(paths: Iterable[Path]) -> Messages:
    """The messages of some files; nothing unreadable, nothing twice."""
    found: Messages = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None, f"{path}: {entry.id.name} is empty"
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def nodes(thing: object) -> Iterator[ast.BaseNode]:
    """A node of a message's tree and all below it."""
    if isinstance(thing, ast.BaseNode):
        yield thing
        for part in vars(thing).values():
            yield from nodes(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from nodes(part)


def parts(message: ast.Message) -> set[str]:
    """The other messages that a message is made with."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def arguments(id_: str, known: Messages) -> set[str]:
    """The arguments that a message reads, by itself or in its parts."""
    message = known[id_]
    own = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    return own.union(*(arguments(part, known) for part in parts(message)))


def faults(files: dict[str, list[Path]], needed: set[str], house: dict[str, Messages]) -> list[str]:
    """What is wrong with the texts in `files` (by language): ids that are missing or that nobody
    needs, and arguments that are not the same in all languages."""
    every = {lang: messages(files[lang]) for lang in LANGUAGES}
    known = {lang: every[lang] | house[lang] for lang in LANGUAGES}
    found = [fault for lang in LANGUAGES for fault in _ids(lang, every[lang], needed)]
    for id_ in sorted(needed.intersection(*every.values())):
        wanted = arguments(id_, known[ROOT])
        found += [f"{lang}: {id_}" for lang in LANGUAGES if arguments(id_, known[lang]) != wanted]
    return found


def _ids(lang: str, given: Messages, needed: set[str]) -> Iterator[str]:
    used = needed.union(*(parts(message) for message in given.values()))
    yield from (f"{lang}: {id_} is missing" for id_ in sorted(needed - set(given)))
    yield from (f"{lang}: {id_} is not used" for id_ in sorted(set(given) - used))
    yield from (
        f"{lang}: {id_} is no {PART}" for id_ in sorted(set(given) - needed) if not id_.startswith(PART)
    )
