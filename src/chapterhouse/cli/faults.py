"""What a command does when something goes wrong: one line on stderr, and an exit code."""

import sys
from io import TextIOWrapper

import click

from chapterhouse.kernel.errors import BadRecord, HouseError, Refused, UndoRefused

# Wrong names and values; something was refused or did not check; the user stopped the command.
USAGE, REFUSED, INTERRUPTED = 2, 1, 130

# Errors that say something about a game; all others are about what was typed.
ABOUT_THE_GAME = (Refused, UndoRefused, BadRecord)


def code_of(error: BaseException) -> int:
    """Tells an error to the user; gives the exit code. What is no user's error stays an exception."""
    match error:
        case click.exceptions.Exit():
            return error.exit_code
        case click.Abort() | KeyboardInterrupt():
            return INTERRUPTED
        case click.exceptions.NoArgsIsHelpError():
            click.echo(error.format_message())
            return error.exit_code
        case click.ClickException():
            tell(error.format_message())
            return error.exit_code
        case HouseError():
            tell(str(error))
            return REFUSED if isinstance(error, ABOUT_THE_GAME) else USAGE
        case OSError():
            tell(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            return USAGE
    raise error


def tell(text: str) -> None:
    """Errors go to stderr, each on a line of its own."""
    for line in text.splitlines():
        click.echo(f"chapterhouse: {line}", err=True)


def forgiving_streams() -> None:
    """Letters that the terminal cannot show become question marks, not tracebacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
