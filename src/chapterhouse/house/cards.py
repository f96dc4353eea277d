"""A table in a list, in words: what is played and how, who may look on, and how it ended."""

from collections.abc import Iterator
from typing import Any

import msgspec

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.messages import Clock
from chapterhouse.house.store.rows import Card, CardSeat
from chapterhouse.house.words import Words, words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.phrases import end_say, option_say, value_say

UNITS = ((86_400, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))


def card_told(card: Card, lang: str, *, own: bool = False) -> dict[str, Any]:
    """A card as the routes tell it: its data, its options in words, and its result if there is one; of a
    table that others may not look on only to whoever sits there (`own`)."""
    told: dict[str, Any] = msgspec.to_builtins(card)
    for name in ("due", "scores", "winners", "end"):
        del told[name]
    told["words"] = card_words(card, lang)
    told["result"] = None
    if card.end and (card.watch or own):
        data = {"scores": card.scores, "winners": card.winners, "end": card.end}
        told["result"] = {**data, "words": list(result_words(card, lang))}
    return told


def card_words(card: Card, lang: str) -> list[str]:
    """The options of a table: those of the game that are not the usual ones, clock, spectators, chat."""
    game = load_game(card.game) if card.game in game_ids() else None
    w, settings = words(lang, game), card.settings
    told = list(_unusual(card, game, w)) if game else []
    told = told or [w("card-usual")]
    told.append(clock_words(settings.clock, w))
    told.append(w("card-watch" if card.watch else "card-private"))
    told.append(w("card-chat" if settings.chat else "card-no-chat"))
    if settings.hotseat:
        told.append(w("card-hotseat"))
    if not card.listed:
        told.append(w("card-unlisted"))
    return told


def _unusual(card: Card, game: Game, w: Words) -> Iterator[str]:
    for option in game.options.options:
        value = card.options.get(option.name, option.default)
        if value != option.default:
            yield f"{w.say(option_say(option.name))}: {w.say(value_say(option.name, value))}"


def clock_words(clock: Clock, w: Words) -> str:
    """The time to think."""
    if clock.mode == "none":
        return w("card-no-clock")
    told = w("card-clock", total=span(clock.total, w), increment=span(clock.increment, w))
    if clock.mode == "relaxed" and clock.quiet and clock.quiet[0] != clock.quiet[1]:
        told += w("card-quiet", start=clock.quiet[0], end=clock.quiet[1])
    return told


def span(seconds: int, w: Words) -> str:
    """A stretch of time in the largest unit that says it exactly."""
    size, unit = next((size, unit) for size, unit in UNITS if seconds % size == 0 and (seconds or size == 1))
    return w(f"span-{unit}", count=seconds // size)


def seat_name(seat: CardSeat, w: Words) -> str:
    """Who sits there."""
    return (w.bot(seat.name) if seat.kind == "bot" else seat.name) or "…"


def result_words(card: Card, lang: str) -> Iterator[str]:
    """How a game ended, and for whom."""
    w = words(lang, load_game(card.game))
    yield w.say(end_say(card.end))
    names = [seat_name(card.seats[seat], w) for seat in card.winners]
    yield w("card-won", count=len(names), names=", ".join(names)) if names else w("card-nobody")
