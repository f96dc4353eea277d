"""Monasterium's table options (section 7 of the decisions)."""

from typing import Any

from chapterhouse.games.monasterium.state import SHOWN
from chapterhouse.kernel.options import (
    Option,
    OptionBook,
    Options,
    OptionValue,
    Setting,
    seat_or_random,
    word_list,
)

PLAYERS = (2, 3, 4)
PER_CATEGORY = 2


def _categories(setting: Setting) -> dict[str, str]:
    return {card["id"]: card["category"] for card in setting.board.tree["mission"]}


def _read_missions(value: Any, setting: Setting) -> OptionValue:
    """M-16: `random`, or two ids of each category."""
    if value == "random":
        return "random"
    known = _categories(setting)
    ids = word_list(value)
    for unknown in (i for i in ids if i not in known):
        raise ValueError(f"ids among {', '.join(known)}; {unknown!r} is none")
    if len(set(ids)) != len(ids) or len(ids) != SHOWN:
        raise ValueError("random, or six different ids")
    for category in "ABC":
        if sum(known[i] == category for i in ids) != PER_CATEGORY:
            raise ValueError(f"two ids of each category; category {category} has not two")
    order = list(known)
    return sorted(ids, key=order.index)


def _encode(options: Options, setting: Setting) -> list[int]:
    start, missions = options["start_player"], options["missions"]
    order = list(_categories(setting))
    cards = [order.index(i) for i in missions] if isinstance(missions, list) else [-1] * SHOWN
    return [start if isinstance(start, int) else -1, *_by_category(cards, setting)]


def _by_category(cards: list[int], setting: Setting) -> list[int]:
    categories = list(_categories(setting).values())
    return sorted(cards, key=lambda card: (categories[card], card)) if cards[0] >= 0 else cards


OPTIONS = OptionBook(
    PLAYERS,
    [
        seat_or_random("start_player"),
        Option("missions", "random", "random, or six ids, two of each category", _read_missions),
    ],
    _encode,
)
