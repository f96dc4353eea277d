"""A game's numbered rules in our own words, read from the `text/` folder of the game.

`rules.en.toml` is the root: it alone says to which section a rule belongs, what in it goes beyond
the rulebooks, and what the tests of the game must name. Other languages hold words only; what one
of them lacks is shown in English.
"""

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from chapterhouse.kernel.errors import HouseError, UnknownName

ROOT = "en"

# The section that rulings belong to; its title stands among the others.
RULINGS = "rulings"

# What a rule may contain that the rulebooks do not state; the last is the least certain. The class of
# a ruling is "ruling": it settles what the rulebooks leave open.
BEYOND = ("inferred", "public", "reconstructed")


class RulesFault(HouseError):
    """A file of rules that cannot be used; says which file, and what is wrong there."""

    def __init__(self, path: Path, fault: str) -> None:
        self.path, self.fault = path, fault
        super().__init__(f"{path}: {fault}")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, or a ruling; rulings have no title."""

    id: str
    section: str
    title: str
    text: str
    beyond: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """The least certain class of what the rule says: "rulebook" or one of BEYOND, or "ruling"."""
        if self.section == RULINGS:
            return "ruling"
        return next((name for name in reversed(BEYOND) if name in self.beyond), "rulebook")


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in one language, in the order in which they are read."""

    title: str
    sections: Mapping[str, str]  # key and title
    rules: Mapping[str, Rule]  # by id
    cases: tuple[str, ...]  # worked examples: ids that tests must name
    without_code: tuple[str, ...]  # ids of rules that live in data alone

    def __getitem__(self, given: str) -> Rule:
        """The rule of an id; case does not matter."""
        for name, rule in self.rules.items():
            if name.casefold() == given.strip().casefold():
                return rule
        raise UnknownName("rule", given, self._hints(given))

    def of(self, section: str) -> list[Rule]:
        """The rules of a section."""
        return [rule for rule in self.rules.values() if rule.section == section]

    def _hints(self, given: str) -> list[str]:
        alike = difflib.get_close_matches(given.strip().upper(), self.rules, n=4, cutoff=0.7)
        known = list(self.rules)
        return alike or [f"an id like {known[0]} or {known[-1]}"]


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    text: str
    section: str = ""
    beyond: tuple[Literal["inferred", "public", "reconstructed"], ...] = ()


class _Tests(msgspec.Struct, forbid_unknown_fields=True):
    cases: tuple[str, ...] = ()
    without_code: tuple[str, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    sections: dict[str, str]
    rule: dict[str, _Entry]
    rulings: dict[str, str] = {}
    tests: _Tests = msgspec.field(default_factory=_Tests)


def languages(folder: Path) -> list[str]:
    """The languages that a game's folder has rules in, English first."""
    found = {path.name.split(".")[1] for path in (folder / "text").glob("rules.*.toml")}
    return sorted(found, key=lambda lang: (lang != ROOT, lang))


@cache
def rulebook(folder: Path, lang: str = ROOT) -> Rulebook:
    """The rules of the game in `folder`; in English if it has none in `lang`."""
    root = _read(folder, ROOT)
    words = _read(folder, lang) if lang in languages(folder) else root
    _check(_path(folder, ROOT), root, root)
    _check(_path(folder, lang), words, root)
    sections = {key: words.sections.get(key, title) for key, title in root.sections.items()}
    rules = {rule.id: rule for rule in _rules(root, words) + _rulings(root, words)}
    return Rulebook(words.title, sections, rules, root.tests.cases, root.tests.without_code)


def _path(folder: Path, lang: str) -> Path:
    return folder / "text" / f"rules.{lang}.toml"


def _read(folder: Path, lang: str) -> _File:
    path = _path(folder, lang)
    try:
        return msgspec.toml.decode(path.read_bytes(), type=_File)
    except OSError as error:
        raise RulesFault(path, f"cannot be read: {error.strerror or error}") from error
    except (ValueError, msgspec.MsgspecError) as error:  # no TOML, no UTF-8; no file of rules
        raise RulesFault(path, str(error)) from error


def _check(path: Path, words: _File, root: _File) -> None:
    given, known = [*words.rule, *words.rulings], {*root.rule, *root.rulings}
    strange = [f"{name} is no rule of the English file" for name in given if name not in known]
    if words is root:
        places = [(name, entry.section) for name, entry in root.rule.items()]
        strange += [
            f"{name} is in section {at!r}, which has no title"
            for name, at in places
            if at not in root.sections
        ]
        strange += [
            f"{name} under without_code is no rule" for name in root.tests.without_code if name not in known
        ]
    if strange:
        raise RulesFault(path, "; ".join(strange))


def _rules(root: _File, words: _File) -> list[Rule]:
    made = []
    for name, entry in root.rule.items():
        said = words.rule.get(name, entry)
        made.append(Rule(name, entry.section, said.title, flow(said.text), entry.beyond))
    return made


def _rulings(root: _File, words: _File) -> list[Rule]:
    texts = {name: words.rulings.get(name, text) for name, text in root.rulings.items()}
    return [Rule(name, RULINGS, "", flow(text)) for name, text in texts.items()]


def flow(text: str) -> str:
    """Undoes the line breaks of a file: they stay between paragraphs and before list items ("- ")."""
    paragraphs = re.split(r"\n\s*\n", text.strip())
    return "\n\n".join("\n".join(_lines(paragraph)) for paragraph in paragraphs)


def _lines(paragraph: str) -> list[str]:
    return [" ".join(line.split()) for line in re.split(r"\n(?=- )", paragraph)]
