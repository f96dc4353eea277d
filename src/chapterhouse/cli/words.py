"""The terminal's own words beside those of house and game (`text/<lang>/cli.ftl`)."""

from functools import cache
from pathlib import Path
from typing import Any

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.texts import Texts, texts

HERE = Path(__file__).parent


@cache
def _own(lang: str) -> Texts:
    return Texts(lang, HERE)


class Words:
    """Everything that a user reads, in one language."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        self._texts = texts(lang, game)

    def say(self, message: Say) -> str:
        """A message of the house or the game."""
        return self._texts.say(message)

    def __call__(self, id_: str, /, **args: Any) -> str:
        """A message of the terminal; arguments may be messages of the house or the game."""
        plain = {name: self.say(v) if isinstance(v, Say) else v for name, v in args.items()}
        return _own(self.lang).say(Say(f"cli-{id_}", plain))

    def list(self, id_: str) -> list[str]:
        """The words of a message that lists words."""
        return self(id_).split()
