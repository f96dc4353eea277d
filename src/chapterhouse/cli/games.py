"""`chapterhouse games`: what can be played here. It compiles nothing and loads no compiler."""

import json
from typing import Any

import click
from rich.table import Table

from chapterhouse.cli.options import json_option, lang_option
from chapterhouse.cli.screen import screen
from chapterhouse.cli.words import Words
from chapterhouse.games.library import all_games, load_game
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.phrases import option_help_say
from chapterhouse.kernel.rulebook import rulebook


@click.command("games")
@json_option
@lang_option
def command(as_json: bool, lang: str) -> None:
    """The games of the house: players, options, rules, and how much of the board is reconstructed."""
    described = [about(game) for game in all_games()]
    if as_json:
        click.echo(json.dumps(described, indent=2))
    else:
        screen().print(listing(described, Words(lang)))


def about(game: Game) -> dict[str, Any]:
    """All that a program may want to know before a game is played."""
    counts = game.load_board(None).provenance.counts()
    options = {o.name: {"default": o.default, "values": o.values} for o in game.options.options}
    return {
        "id": game.id,
        "title": game.title,
        "authors": list(game.authors),
        "publisher": game.publisher,
        "year": game.year,
        "players": list(game.options.players),
        "options": options,
        "rules": len(rulebook(game.folder).rules),
        "rules_version": game.rules_version,
        "board_values": counts,
        "reconstructed": counts["reconstructed"],
    }


def listing(described: list[dict[str, Any]], words: Words) -> Table:
    """The games for people: a head for each, and below it what is to be known."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for game in described:
        title = words("games-title", title=game["title"], publisher=game["publisher"], year=str(game["year"]))
        table.add_row(game["id"], title, style="bold")
        for name, value in _facts(game, words).items():
            table.add_row(words(f"games-{name}"), value)
    return table


def _facts(game: dict[str, Any], words: Words) -> dict[str, str]:
    own = Words(words.lang, load_game(game["id"]))
    options = [
        f"{name}={given['default']} ({_values(name, given, own)})" for name, given in game["options"].items()
    ]
    return {
        "authors": ", ".join(game["authors"]),
        "players": ", ".join(str(n) for n in game["players"]),
        "options": "\n".join(options),
        "rules": str(game["rules"]),
        "reconstructed": words(
            "games-share", count=game["reconstructed"], of=sum(game["board_values"].values())
        ),
    }


def _values(name: str, given: dict[str, Any], words: Words) -> str:
    """What an option may be: a list of values as it is, a description in the reader's language."""
    values = str(given["values"])
    return words.say(option_help_say(name)) if any(" " in value for value in values.split(", ")) else values
