"""Table options: declared, checked, written as text and as the numbers that `deal` reads."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chapterhouse.kernel.errors import BadOption, UnknownName
from chapterhouse.kernel.say import Say

OptionValue = str | int | bool | list[str]
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Setting:
    """What an option may depend on: the number of seats and the board."""

    players: int
    board: Any


@dataclass(frozen=True)
class Part:
    """A part of an option that is a list: so many of these words, each with how it is said."""

    label: Say
    words: Mapping[str, Say]
    count: int = 1


@dataclass(frozen=True)
class Option:
    """One option. `read` takes text or a plain value and gives the canonical one, or raises
    ValueError saying what was expected. Where it may be a list, `parts` says of what: no word twice."""

    name: str
    default: OptionValue
    values: str
    read: Callable[[Any, Setting], OptionValue]
    parts: Callable[[Setting], Sequence[Part]] = lambda setting: ()


class OptionBook:
    """The options of a game. `check` looks at all of them together; `encode` makes the numbers."""

    def __init__(
        self,
        players: Sequence[int],
        options: Sequence[Option],
        encode: Callable[[Options, Setting], Sequence[int]],
        check: Callable[[Options, Setting], None] = lambda options, setting: None,
    ) -> None:
        self.players = tuple(players)
        self.options = tuple(options)
        self.names = tuple(option.name for option in options)
        self._encode, self._check = encode, check

    def settle(self, setting: Setting, given: Mapping[str, Any]) -> Options:
        """All options with their values; unknown names and refused values are errors."""
        if setting.players not in self.players:
            raise BadOption("players", setting.players, f"one of {_words(self.players)}")
        for name in given:
            if name not in self.names:
                raise UnknownName("option", name, self.names)
        settled = {o.name: _read(o, given.get(o.name, o.default), setting) for o in self.options}
        self._check(settled, setting)
        return settled

    def encode(self, options: Options, setting: Setting) -> list[int]:
        """The options as `deal` reads them."""
        return list(self._encode(options, setting))


def _read(option: Option, value: Any, setting: Setting) -> OptionValue:
    try:
        return option.read(value, setting)
    except ValueError as error:
        raise BadOption(option.name, value, str(error) or option.values) from None


def _words(values: Sequence[object]) -> str:
    return ", ".join(str(v) for v in values)


def choice(name: str, *values: str) -> Option:
    """An option with a few named values, the first being the default."""

    def read(value: Any, setting: Setting) -> OptionValue:
        if value not in values:
            raise ValueError(_words(values))
        return str(value)

    return Option(name, values[0], _words(values), read)


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""

    def read(value: Any, setting: Setting) -> OptionValue:
        if isinstance(value, bool):
            return value
        if value not in ("true", "false"):
            raise ValueError("true or false")
        return bool(value == "true")

    return Option(name, default, "true, false", read)


def seat_or_random(name: str) -> Option:
    """An option that is `random` or a seat of the table."""

    def read(value: Any, setting: Setting) -> OptionValue:
        text = str(value)
        if text == "random":
            return "random"
        if isinstance(value, bool) or not text.isdecimal() or int(text) >= setting.players:
            raise ValueError(f"random or a seat from 0 to {setting.players - 1}")
        return int(text)

    return Option(name, "random", "random, or a seat", read)


def word_list(value: Any) -> list[str]:
    """A list of words from a list, or from text with commas."""
    words = value.split(",") if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(w, str) for w in words):
        raise ValueError("a list of names")
    return [w.strip() for w in words]
