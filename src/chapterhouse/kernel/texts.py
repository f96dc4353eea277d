"""Puts messages in a reader's words (Project Fluent).

The house's own words stand in `kernel/text/<lang>/`, a game's in its folder's `text/<lang>/`: every
`.ftl` file there is read. Messages are made in `phrases.py` and in the scenes of the games.
"""

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from numbers import Integral
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chapterhouse.kernel.errors import HouseError, UnknownName
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.say import Say

LANGUAGES = ("en", "it", "de")
ROOT = "en"  # what another language lacks is said in English

HOUSE = Path(__file__).parent


class NoText(HouseError):
    """A message that a language has no text for, or one that cannot be put together."""

    def __init__(self, lang: str, message: str, fault: str) -> None:
        self.lang, self.message, self.fault = lang, message, fault
        super().__init__(f"text {message} ({lang}): {fault}")


def text_files(folder: Path, lang: str) -> list[Path]:
    """The files of a language in the folder of the kernel or of a game."""
    return sorted((folder / "text" / lang).glob("*.ftl"))


class Texts:
    """The words of the house, and of the game in `folder` if one is given, in one language."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        if lang not in LANGUAGES:
            raise UnknownName("language", lang, LANGUAGES)
        self.lang, self._folder = lang, folder

    def say(self, message: Say) -> str:
        """The message in words. A game never stops for want of a text: what this language lacks is
        said in English, and what English lacks by the message's id."""
        for texts in self._languages():
            try:
                return texts._put(message, self.say)
            except NoText:
                continue
        return message.id

    def exact(self, message: Say) -> str:
        """The message in this very language; raises NoText where `say` makes do."""
        return self._put(message, self.exact)

    def has(self, id_: str) -> bool:
        """Whether this very language has a text for a message."""
        return self._bundle.has_message(id_)

    def _languages(self) -> Iterator["Texts"]:
        yield self
        if self.lang != ROOT:
            yield _texts(ROOT, self._folder)

    def _put(self, message: Say, put: Callable[[Say], str]) -> str:
        pattern = self._bundle.get_message(message.id).value if self.has(message.id) else None
        if pattern is None:
            raise NoText(self.lang, message.id, "there is none")
        args = {name: _plain(value, put) for name, value in message.args.items()}
        words, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise NoText(self.lang, message.id, "; ".join(str(fault) for fault in faults))
        return str(words)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Marks of isolation would guard mixed directions of writing, which none of the languages
        # has; a terminal would show them.
        bundle = FluentBundle([self.lang], use_isolating=False)
        for folder in (HOUSE, self._folder) if self._folder else (HOUSE,):
            for path in text_files(folder, self.lang):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle


def texts(lang: str, game: Game | None = None) -> Texts:
    """The words of a language, read once; with a game, its words as well."""
    return _texts(lang, game.folder if game else None)


@cache
def _texts(lang: str, folder: Path | None) -> Texts:
    return Texts(lang, folder)


def _plain(value: Any, put: Callable[[Say], str]) -> str | int:
    """An argument as Fluent takes it: messages in words, yes or no, lists with commas."""
    if isinstance(value, Say):
        return put(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(part, put)) for part in value)
    return int(value) if isinstance(value, Integral) else str(value)  # NumPy's integers, too
