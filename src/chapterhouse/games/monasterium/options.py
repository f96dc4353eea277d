"""Monasterium's table options (section 7 of the decisions)."""

from collections.abc import Mapping
from typing import Any

from chapterhouse.games.monasterium.state import SHOWN
from chapterhouse.kernel.options import (
    Option,
    OptionBook,
    Options,
    OptionValue,
    Part,
    Setting,
    seat_or_random,
    word_list,
)
from chapterhouse.kernel.phrases import list_say
from chapterhouse.kernel.say import Say, say

PLAYERS = (2, 3, 4)
PER_CATEGORY = 2
# What the board file calls the conditions of category C (M-103), and their words.
CONDITIONS = {
    "novices_sent": "sent",
    "novices_in_common_rooms": "commons",
    "novices_in_cloisters": "cloisters",
    "window_monasteries": "window",
    "personal_dice": "dice",
}


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


def _mission_parts(setting: Setting) -> list[Part]:
    """Two of each category, each told by its id and what it asks for."""
    cards = setting.board.tree["mission"]
    return [
        Part(
            say("option-missions-category", category=category),
            {card["id"]: _mission_say(card) for card in cards if card["category"] == category},
            PER_CATEGORY,
        )
        for category in "ABC"
    ]


def _mission_say(card: Mapping[str, Any]) -> Say:
    condition = card.get("condition")
    if condition:
        kind = CONDITIONS[condition["kind"]]
        needs = say("scene-condition", kind=kind, asked=condition["at_least"], have="none")
    else:
        needs = list_say([_need_say(need) for need in card["needs"]])
    return say("option-missions-card", mission=card["id"], needs=needs)


def _need_say(need: Mapping[str, str]) -> Say:
    place = need.get("type", need["area"])
    return say("scene-need", place=place, monastery=need["monastery"], met=False)


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
        Option(
            "missions", "random", "random, or six ids, two of each category", _read_missions, _mission_parts
        ),
    ],
    _encode,
)
