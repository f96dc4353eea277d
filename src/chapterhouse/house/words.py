"""The house's own words beside those of kernel and games (`text/<lang>/house.ftl`)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from chapterhouse.house.errors import No
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.phrases import option_help_say, option_say, reason_say, undo_say, value_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.texts import LANGUAGES, Texts, texts

HERE = Path(__file__).parent


@cache
def _own(lang: str) -> Texts:
    return Texts(lang, HERE)


def known_language(lang: str | None) -> str:
    """A language of the house; English for any other."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


class Words:
    """Everything that a reader reads, in one language."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        self._texts = texts(lang, game)
        self._said: dict[str, str] = {}

    def say(self, message: Say) -> str:
        """A message of the kernel or the game."""
        if message.args:
            return self._texts.say(message)
        if message.id not in self._said:
            self._said[message.id] = self._texts.say(message)
        return self._said[message.id]

    def __call__(self, id_: str, /, **args: Any) -> str:
        """A message of the house; arguments may be messages of kernel or game."""
        plain = {name: self.say(v) if isinstance(v, Say) else v for name, v in args.items()}
        return _own(self.lang).say(Say(f"house-{id_}", plain))

    def knows(self, message: Say) -> bool:
        """Whether there are words for a message of the kernel or the game."""
        return self._texts.has(message.id)

    def source(self, name: object) -> str:
        """What points are for; "" if a game has no word for it."""
        if not isinstance(name, str) or not self._texts.has("word-source"):
            return ""
        return self.say(say("word-source", source=name))

    def bot(self, name: str) -> str:
        """What a bot is called."""
        kind = name.partition(":")[0]
        return self(f"bot-{kind}") if _own(self.lang).has(f"house-bot-{kind}") else name

    def refusal(self, no: No) -> str:
        """Why something is refused."""
        if no.verdict is not None:
            return self.say(reason_say(no.verdict))
        if no.barrier:
            return self.say(undo_say(no.barrier))
        detail: Mapping[str, Any] = no.detail
        if no.code == "bad_option" and detail.get("game"):
            return _refused_option(self.lang, detail["game"], detail["option"], detail["given"])
        return self(f"refused-{no.code.replace('_', '-')}", **detail)


def _refused_option(lang: str, game: Game, name: str, given: Any) -> str:
    """A value that does not go with the rest of a table, as the game speaks of it."""
    own, value = words(lang, game), value_say(name, given)
    label, about = own.say(option_say(name)), own.say(option_help_say(name))
    return own(
        "refused-option", label=label, value=own.say(value) if own.knows(value) else str(given), about=about
    )


@cache
def words(lang: str, game: Game | None = None) -> Words:
    """The words of a language, made once."""
    return Words(lang, game)
