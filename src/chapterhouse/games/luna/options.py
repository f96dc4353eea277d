"""Luna's table options (section 3 of the decisions)."""

from typing import Any

from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.options import Option, OptionBook, Options, OptionValue, Setting, choice

PLAYERS = (1, 2, 3, 4)
LEVELS = ("1", "2", "3")


def _read_level(value: Any, setting: Setting) -> OptionValue:
    """L-90, L-105, L-106."""
    if isinstance(value, bool) or str(value) not in LEVELS:
        raise ValueError(", ".join(LEVELS))
    return int(value)


def _check(options: Options, setting: Setting) -> None:
    """What does not go together (L-33, G-33)."""
    solo = setting.players == 1
    if solo and options["setup"] == "preset":
        raise BadOption("setup", "preset", "standard in the solo game")
    if options["setup"] == "preset" and options["figures"] == "chosen":
        raise BadOption("figures", "chosen", "random with setup=preset, which prints the figures")
    if not solo and options["level"] != 1:
        raise BadOption("level", options["level"], "1 unless one player plays alone")


def _encode(options: Options, setting: Setting) -> list[int]:
    level = options["level"]
    assert isinstance(level, int)
    return [int(options["setup"] == "preset"), int(options["figures"] == "chosen"), level]


OPTIONS = OptionBook(
    PLAYERS,
    [
        choice("setup", "standard", "preset"),
        choice("figures", "random", "chosen"),
        Option("level", 1, "1, 2, 3", _read_level),
    ],
    _encode,
    _check,
)
