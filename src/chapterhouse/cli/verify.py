"""`chapterhouse verify`: a record's commitment, seed and every draw."""

from pathlib import Path

import click

from chapterhouse.cli.options import board_option, file_path, lang_option
from chapterhouse.cli.replay import load
from chapterhouse.cli.words import Words
from chapterhouse.kernel.phrases import end_say
from chapterhouse.kernel.record import Record, replay


@click.command("verify")
@click.argument("record", type=file_path())
@board_option
@lang_option
def command(record: Path, board: Path | None, lang: str) -> None:
    """Checks that a RECORD is whole: its commitment, its seed and every draw and decision.

    Exit code 1 if something in it does not hold.
    """
    found = load(record, board)
    table = replay(found.record, found.game, found.board)
    words = Words(lang, found.game)
    for line in ("facts", "commitment", "entropy", "chance", "decisions"):
        click.echo(words(f"verify-{line}", count=_counts(found.record)[line]))
    if table.end:
        click.echo(words("verify-result", end=end_say(table.end), scores=", ".join(map(str, table.scores()))))
    else:
        click.echo(words("verify-running"))


def _counts(record: Record) -> dict[str, int]:
    """How much of each there was to check."""
    draws = len(record.setup) + sum(len(decision.chance) for decision in record.plies)
    return {
        "facts": 1,
        "commitment": 1,
        "entropy": len(record.entropy),
        "chance": draws,
        "decisions": len(record.plies),
    }
