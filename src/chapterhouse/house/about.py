"""What the house has to offer: its games with their options in words, its bots."""

from typing import Any

from chapterhouse import __version__
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.warming import Warming
from chapterhouse.house.wishes import BOTS
from chapterhouse.house.words import Words, words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.options import Option, OptionValue, Part, Setting
from chapterhouse.kernel.phrases import option_help_say, option_say, value_say
from chapterhouse.kernel.texts import LANGUAGES


def about_house(warming: Warming, lang: str) -> dict[str, Any]:
    """Version, languages, bots and games."""
    bots = [{"name": name, "label": words(lang).bot(name)} for name in BOTS]
    games = [about_game(load_game(id_), warming.ready(id_), lang) for id_ in game_ids()]
    told = {"version": __version__, "protocol": ms.PROTOCOL, "languages": LANGUAGES}
    return {**told, "bots": bots, "games": games}


def about_game(game: Game, ready: bool, lang: str) -> dict[str, Any]:
    """A game as whoever opens a table needs it."""
    text = words(lang, game)
    counts = game.load_board(None).provenance.counts()
    return {
        "id": game.id,
        "title": game.title,
        "authors": list(game.authors),
        "publisher": game.publisher,
        "year": game.year,
        "players": list(game.options.players),
        "options": [about_option(game, option, text) for option in game.options.options],
        "ready": ready,
        "reconstructed": counts["reconstructed"],
        "values": sum(counts.values()),
    }


def about_option(game: Game, option: Option, text: Words) -> dict[str, Any]:
    """An option with its words: one of its `choices`, or, if these are null, its default or a list, made
    of what `lists` says."""
    return {
        "name": option.name,
        "default": option.default,
        "values": option.values,
        "label": text.say(option_say(option.name)),
        "help": text.say(option_help_say(option.name)),
        "choices": choices(game, option, text),
        "lists": lists(game, option, text),
    }


def lists(game: Game, option: Option, text: Words) -> dict[str, list[dict[str, Any]]] | None:
    """By the number of players, of what an option that is a list is made; null: it is none."""
    board = game.load_board(None)
    made = {str(count): option.parts(Setting(count, board)) for count in game.options.players}
    if not any(made.values()):
        return None
    return {count: [about_part(part, text) for part in parts] for count, parts in made.items()}


def about_part(part: Part, text: Words) -> dict[str, Any]:
    """Some words of which so many are chosen."""
    words = [{"value": value, "label": text.say(label)} for value, label in part.words.items()]
    return {"label": text.say(part.label), "count": part.count, "words": words}


def choices(game: Game, option: Option, text: Words) -> list[dict[str, Any]] | None:
    """The values to choose from, if they can be listed."""
    seats = ["random", *map(str, range(game.options.players[-1]))]
    listed = _read(game, option, option.values.split(", ")) or _read(game, option, seats)
    if listed is None:
        return None
    return [{"value": value, "label": text.say(value_say(option.name, value))} for value in listed]


def _read(game: Game, option: Option, values: list[str]) -> list[OptionValue] | None:
    setting = Setting(game.options.players[-1], game.load_board(None))
    try:
        return [option.read(value, setting) for value in values]
    except ValueError:
        return None
