"""`chapterhouse serve`: the web house."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import click

from chapterhouse.cli.saves import data_folder

PORT = 8000


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="The port.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder in which everything is kept; by default the house's own in your data folder.",
)
@click.option("--database", metavar="URL", help="postgresql://... instead of the folder.")
@click.option(
    "--proxy", default="127.0.0.1", show_default=True, help="Whose word on a visitor's address is taken."
)
@click.option(
    "--metrics-port", type=click.IntRange(1, 65535), help="Figures for Prometheus, on this machine only."
)
@click.option(
    "--limits",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.1, 10_000),
    help="How much more one address may do than usual: a whole club may come from one.",
)
@click.option("--open", "opens", is_flag=True, help="Opens the browser.")
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    proxy: str,
    metrics_port: int | None,
    limits: float,
    opens: bool,
) -> None:
    """The house in the browser: people and bots at tables, live or turn by turn."""
    from chapterhouse.house.guard import Limits
    from chapterhouse.house.logs import to_json_lines
    from chapterhouse.house.serving import Plan, server, sqlite_url

    url = database or sqlite_url(data or data_folder() / "house")
    if not url.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise click.BadParameter("expected a URL like postgresql://...", param_hint="--database")
    to_json_lines()
    made = server(Plan(host, port, url, proxy, Limits().times(limits)))
    made.announce = lambda real: _announce(host, real, opens)
    if metrics_port:
        from chapterhouse.house.metrics import METRICS, serve_figures

        serve_figures(METRICS, metrics_port)
    with suppress(KeyboardInterrupt):  # the usual way to close it
        made.open_doors()


def _announce(host: str, port: int, opens: bool) -> None:
    shown = "localhost" if host in ("127.0.0.1", "localhost", "0.0.0.0", "::") else host
    click.echo(f"The house is open: http://{shown}:{port}  (Ctrl-C closes it)")
    if opens and _has_screen():
        import webbrowser

        webbrowser.open(f"http://{shown}:{port}")


def _has_screen() -> bool:
    """Without one the system would open a browser in this terminal."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in shown)
