"""Templar's table options (section 5 of the decisions)."""

from chapterhouse.kernel.errors import BadOption
from chapterhouse.kernel.options import OptionBook, Options, Setting, flag, seat_or_random

PLAYERS = (2, 3, 4, 5)
RANDOM_SEAT = -1


def _check(options: Options, setting: Setting) -> None:
    """What does not go together (T-13, T-93)."""
    if setting.players == 5 and not options["illustrator"]:
        raise BadOption("illustrator", False, "true with five players, who cannot do without Stephanus")


def _encode(options: Options, setting: Setting) -> list[int]:
    starting = options["starting_player"]
    return [
        int(bool(options["illustrator"])),
        int(bool(options["first_game"])),
        starting if isinstance(starting, int) else RANDOM_SEAT,
    ]


OPTIONS = OptionBook(
    PLAYERS,
    [
        flag("illustrator", default=True),
        flag("first_game"),
        seat_or_random("starting_player"),
        flag("table_penalty"),
    ],
    _encode,
    _check,
)
