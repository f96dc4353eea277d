"""Monastery's table options (section 10 of the decisions)."""

from typing import Any

from chapterhouse.games.monastery.actions import COLOUR_NAMES
from chapterhouse.games.monastery.state import SEATS
from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.options import (
    Option,
    OptionBook,
    Options,
    OptionValue,
    Part,
    Setting,
    choice,
    flag,
    word_list,
)
from chapterhouse.kernel.say import say

PLAYERS = (2, 3, 4)
STARTS = ("draw_three", "draw_six_keep_three", "fixed_start_tiles")


def _read_colours(value: Any, setting: Setting) -> OptionValue:
    """Y-18: `random`, or a colour for every seat."""
    if value == "random":
        return "random"
    colours = word_list(value)
    for unknown in (c for c in colours if c not in COLOUR_NAMES):
        raise ValueError(f"colours among {', '.join(COLOUR_NAMES)}; {unknown!r} is none")
    if len(colours) != setting.players or len(set(colours)) != len(colours):
        raise ValueError(f"random, or {setting.players} different colours, one for each seat")
    return colours


def _colour_parts(setting: Setting) -> list[Part]:
    """A colour for every seat."""
    colours = {name: say("seat-name", seat=name) for name in COLOUR_NAMES}
    return [Part(say("option-colours-seat", number=seat + 1), colours) for seat in range(setting.players)]


def _check(options: Options, setting: Setting) -> None:
    """Y-123."""
    if options["pairs"] and setting.players != SEATS:
        raise BadOption("pairs", True, "false unless four play")


def _encode(options: Options, setting: Setting) -> list[int]:
    """As `setup.deal` reads them: a colour for each seat (-1: drawn), then the flags."""
    chosen = options["colours"]
    colours = [COLOUR_NAMES.index(c) for c in chosen] if isinstance(chosen, list) else []
    flags = [int(bool(options[name])) for name in ("pairs", "simplified", "secret_way_requires_built")]
    return [
        *colours,
        *[-1] * (SEATS - len(colours)),
        *flags,
        STARTS.index(str(options["start"])),
        int(bool(options["vow_of_silence"])),
    ]


OPTIONS = OptionBook(
    PLAYERS,
    [
        Option("colours", "random", "random, or a colour for each seat", _read_colours, _colour_parts),
        flag("pairs"),
        flag("simplified"),
        choice("start", *STARTS),
        flag("secret_way_requires_built"),
        flag("vow_of_silence"),
    ],
    _encode,
    _check,
)
