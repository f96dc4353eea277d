"""`chapterhouse tables`: do all tables of a house still replay?"""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path

import click

from chapterhouse.cli.options import lang_option
from chapterhouse.cli.saves import data_folder
from chapterhouse.cli.words import Words


@click.command("tables")
@click.option(
    "--data",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    help="The folder of the house; by default the house's own in your data folder.",
)
@click.option("--database", metavar="URL", help="postgresql://... instead of the folder.")
@click.option("--json", "as_json", is_flag=True, help="One object a table, as JSON lines.")
@lang_option
@click.pass_context
def command(ctx: click.Context, data: Path | None, database: str | None, as_json: bool, lang: str) -> None:
    """Replays every table of a house by today's rules, and names those that come out differently.

    To be asked of a copy before a new version opens on it. Exit code 1 if there is any.
    """
    from chapterhouse.house.serving import sqlite_url

    url = database or sqlite_url(data or data_folder() / "house")
    ctx.exit(asyncio.run(_told(url, as_json, Words(lang))))


async def _told(url: str, as_json: bool, words: Words) -> int:
    from chapterhouse.house.checking import check_tables
    from chapterhouse.house.store import store_of

    store, seen, faults = store_of(url), 0, 0
    store.open()
    try:
        async for found in check_tables(store):
            seen, faults = seen + 1, faults + bool(found.fault)
            if as_json:
                click.echo(json.dumps(asdict(found)))
            elif found.fault:
                click.echo(f"{found.game} {found.table}: {found.fault}")
    finally:
        store.close()
    if not as_json:
        click.echo(words("tables-checked", count=seen, faults=faults))
    return 1 if faults else 0
