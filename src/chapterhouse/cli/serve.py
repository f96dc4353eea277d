"""`chapterhouse serve`: the web house."""

from pathlib import Path

import click

PORT = 8000


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="The port.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("house-data"),
    show_default=True,
    help="The folder in which everything is kept.",
)
@click.option("--database", metavar="URL", help="postgresql://... instead of the folder.")
@click.option(
    "--proxy", default="127.0.0.1", show_default=True, help="Whose word on a visitor's address is taken."
)
@click.option(
    "--metrics-port", type=click.IntRange(1, 65535), help="Figures for Prometheus, on this machine only."
)
@click.option("--open", "opens", is_flag=True, help="Opens the browser.")
def command(
    host: str, port: int, data: Path, database: str | None, proxy: str, metrics_port: int | None, opens: bool
) -> None:
    """The house in the browser: people and bots at tables, live or turn by turn."""
    from chapterhouse.house.logs import to_json_lines
    from chapterhouse.house.serving import Plan, server, sqlite_url

    url = database or sqlite_url(data)
    if not url.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise click.BadParameter("expected a URL like postgresql://...", param_hint="--database")
    to_json_lines()
    made = server(Plan(host, port, url, proxy))
    made.announce = lambda real: _announce(host, real, opens)
    if metrics_port:
        from chapterhouse.house.metrics import METRICS, serve_figures

        serve_figures(METRICS, metrics_port)
    made.run()


def _announce(host: str, port: int, opens: bool) -> None:
    shown = "localhost" if host in ("127.0.0.1", "localhost", "0.0.0.0", "::") else host
    click.echo(f"The house is open: http://{shown}:{port}  (Ctrl-C closes it)")
    if opens:
        import webbrowser

        webbrowser.open(f"http://{shown}:{port}")
