"""`chapterhouse rules`: the numbered rules of a game, and what covers each of them."""

import textwrap

import click

from chapterhouse.cli.options import game_argument, lang_option
from chapterhouse.cli.screen import screen
from chapterhouse.cli.words import Words
from chapterhouse.kernel.coverage import coverage, game_tests
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rulebook import Rule, Rulebook, rulebook

WIDEST = 100


@click.command("rules")
@game_argument
@click.argument("id_", metavar="[ID]", required=False)
@click.option(
    "--coverage",
    "covered",
    is_flag=True,
    help="The code and the tests of every id; exit code 1 if one has none.",
)
@lang_option
def command(game: Game, id_: str | None, covered: bool, lang: str) -> None:
    """The numbered rules of a GAME in our words: all of them, or the one of an ID."""
    if covered:
        _coverage(game)
        return
    book, words = rulebook(game.folder, lang), Words(lang, game)
    if id_:
        click.echo(rule_text(book[id_], words))
    else:
        click.echo_via_pager(_all(book, words)) if screen().is_terminal else click.echo(_all(book, words))


def _coverage(game: Game) -> None:
    table = coverage(game.folder, game_tests(game.folder))
    click.echo(table.report())
    if table.uncovered():
        raise click.exceptions.Exit(1)


def _all(book: Rulebook, words: Words) -> str:
    parts = [book.title]
    for key, title in book.sections.items():
        parts.append(f"{title}\n{'-' * len(title)}")
        parts += [rule_text(rule, words) for rule in book.of(key)]
    return "\n\n".join(parts)


def rule_text(rule: Rule, words: Words) -> str:
    """A rule for the terminal; what it rests on is said if that is not the rulebook."""
    head = f"{rule.id} {rule.title}".strip()
    lines = [head, *_wrapped(rule.text)]
    if rule.source not in ("rulebook", "ruling"):
        lines.append(words("rules-beyond", classes=", ".join(words(f"class-{name}") for name in rule.beyond)))
    return "\n".join(lines)


def _wrapped(text: str) -> list[str]:
    width = min(screen().width, WIDEST)
    lines = []
    for line in text.splitlines():
        later = "    " if line.startswith("- ") else "  "
        lines += textwrap.wrap(line, width, initial_indent="  ", subsequent_indent=later) or [""]
    return lines
