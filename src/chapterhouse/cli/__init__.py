"""The command line, `chapterhouse ...`: one module a command, loaded when the command is called."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from chapterhouse import __version__
from chapterhouse.kernel.errors import UnknownName

# Every command with its line in `--help`. The table spares loading all of them to list them.
COMMANDS = {
    "games": "the games, their options and where their data comes from",
    "play": "a game in the terminal",
    "simulate": "games by bots, with figures and the invariants checked",
    "trace": "one game as JSON lines, with full information",
    "replay": "replay a record and show the state at a ply",
    "verify": "check a record's commitment, seed and every draw",
    "why": "is this action legal here, and if not, why not",
    "rules": "the numbered rules of a game, and what covers them",
    "board": "check an owner's board file, or print a game's data",
    "warm": "compile the rules ahead of time",
    "serve": "the house in the browser",
    "tables": "do all tables of a house still replay",
    "arena": "a tournament of bots, with balanced seats and seeds",
    "record": "a dataset of games by bots: views, actions, results",
    "bench": "measure speed, beside other engines if asked",
}

INTERRUPTED = 130


class House(click.Group):
    """The group of all commands; errors become one line and an exit code, never a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"{__name__}.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise UnknownName("command", args[0], list(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        from chapterhouse.cli.faults import code_of

        extra["standalone_mode"] = False
        try:
            sys.exit(super().main(args, *rest, **extra) or 0)
        except SystemExit:
            raise
        except BaseException as error:  # every way out of a command ends here
            sys.exit(code_of(error))


@click.group(cls=House, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="chapterhouse")
@click.pass_context
def house(ctx: click.Context) -> None:
    """Monastic board games with every rule, for people at the table and for research.

    Without a command the house opens with its menu of games.
    """
    if ctx.invoked_subcommand is None:
        from chapterhouse.cli.menu import open_menu

        open_menu()


def main() -> None:
    """The entry point."""
    from chapterhouse.cli.faults import forgiving_streams

    forgiving_streams()
    house(prog_name="chapterhouse")
