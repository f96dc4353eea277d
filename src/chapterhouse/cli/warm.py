"""`chapterhouse warm`: compiles ahead of time, so that no game has to wait."""

from collections.abc import Sequence

import click

from chapterhouse.cli.options import games_argument
from chapterhouse.cli.ready import EVERYTHING, ready_engine
from chapterhouse.games.library import all_games
from chapterhouse.kernel.game import Game


@click.command("warm")
@games_argument
def command(games: Sequence[Game]) -> None:
    """Compiles the rules of the GAMES, or of all games; silent when nothing is left to do."""
    for game in games or all_games():
        ready_engine(game, None, *EVERYTHING)
