"""Luna's events: the chance of section 4 of the decisions, what the log tells, and the moves of the
solo opponent with their reasons."""

from collections.abc import Sequence

from chapterhouse.games.luna.actions import FIGURE_NAMES, ISLE_NAMES
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.happenings import Event, EventBook, Told

BOARD_NAMES = ("blue", "yellow", "red", "green")
SOURCES = (
    "start", "guard", "displaced", "book", "time", "priestess", "apostate", "temple", "shrines", "tokens",
    "council",
)  # fmt: skip
NOT_BUILT_REASONS = ("has_shrine", "no_active_novice", "no_shrines_left")


def _start(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": values[0]}


def _boards(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": [BOARD_NAMES[v] for v in values]}


def _tiles(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": list(values)}


def _ring(values: Sequence[int], names: Names) -> Told:
    return {"detail": {}, "outcome": [ISLE_NAMES[v] for v in values]}


def _figure(values: Sequence[int], names: Names) -> Told:
    return {"detail": {"figure": FIGURE_NAMES[values[0]]}, "outcome": ISLE_NAMES[values[1]]}


def _scored(values: Sequence[int], names: Names) -> Told:
    return {"side": values[0], "source": SOURCES[values[1]], "points": values[2]}


def _displaced(values: Sequence[int], names: Names) -> Told:
    return {"side": values[0], "tile": values[1], "by": values[2]}


def _tokens(values: Sequence[int], names: Names) -> Told:
    return {"side": values[0], "tokens": [ISLE_NAMES[v] for v in values[1:]]}


def _round(values: Sequence[int], names: Names) -> Told:
    return {"round": values[0], "start_player": values[1], "guard": values[2]}


def _phase_over(values: Sequence[int], names: Names) -> Told:
    return {"seat": values[0]}


def _wandered(values: Sequence[int], names: Names) -> Told:
    return {"figure": FIGURE_NAMES[values[0]], "isle": ISLE_NAMES[values[1]]}


def _guard(values: Sequence[int], names: Names) -> Told:
    return {"guard": values[0]}


def _placed(values: Sequence[int], names: Names) -> Told:
    return {"isle": ISLE_NAMES[values[0]], "tile": values[1], "from": ISLE_NAMES[values[2]]}


def _stepped(values: Sequence[int], names: Names) -> Told:
    return {"isle": ISLE_NAMES[values[0]], "novices": values[1], "steps": values[2]}


def _entered(values: Sequence[int], names: Names) -> Told:
    return {"tile": values[0], "isle": ISLE_NAMES[values[1]], "guard": values[2]}


def _nothing(values: Sequence[int], names: Names) -> Told:
    return {}


def _book(values: Sequence[int], names: Names) -> Told:
    return {"giver": values[0], "taker": values[1]}


def _built(values: Sequence[int], names: Names) -> Told:
    return {"isle": ISLE_NAMES[values[0]]}


def _not_built(values: Sequence[int], names: Names) -> Told:
    return {"isle": ISLE_NAMES[values[0]], "reason": NOT_BUILT_REASONS[values[1]]}


def _spared(values: Sequence[int], names: Names) -> Told:
    return {"isle": ISLE_NAMES[values[0]], "novices": values[1]}


EVENTS = EventBook(
    [
        Event("start_player", _start, chance=True),
        Event("boards", _boards, chance=True, each="name-colour"),
        Event("start_tiles", _tiles, chance=True),
        Event("ring", _ring, chance=True, each="name-isle"),
        Event("figure", _figure, chance=True),
        Event("scored", _scored),
        Event("displaced", _displaced),
        Event("tokens", _tokens, each="name-isle"),
        Event("round", _round),
        Event("phase_over", _phase_over),
        Event("wandered", _wandered),
        Event("guard", _guard),
        Event("opponent_placed", _placed),
        Event("opponent_deactivated", _stepped),
        Event("opponent_entered", _entered),
        Event("opponent_no_tile", _nothing),
        Event("opponent_book", _book),
        Event("opponent_no_book", _nothing),
        Event("opponent_built", _built),
        Event("opponent_not_built", _not_built),
        Event("opponent_spared", _spared),
    ]
)
