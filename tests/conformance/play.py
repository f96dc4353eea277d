"""Players for the suite: random, greedy, and mixtures of the two."""

from collections.abc import Callable
from random import Random

from chapterhouse.bots.bot import make_bot
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table
from tests.conformance.variants import Variant

Chooser = Callable[[Table], int]
# Rulebooks do not promise an end in every game; a game of the suite stops here.
CAP = 3000


def new_table(game: Game, variant: Variant, seed: int, engine: Engine | None = None) -> Table:
    """A table of a variant; the same seed gives the same dice."""
    return Table(game, variant.players, variant.options, seed=seed.to_bytes(32, "big"), engine=engine)


def chooser(table: Table, greed: float, seed: int) -> Chooser:
    """Picks the greedy action with a probability of `greed`, else a random one."""
    rng = Random(f"suite {seed}")
    bots = [make_bot("greedy", table.engine, seat, str(seed)) for seat in range(table.players)]

    def choose(at: Table) -> int:
        if rng.random() < greed:
            return bots[at.to_act].choose(at.view(at.to_act))
        return rng.choice(at.legal())

    return choose


def play_out(table: Table, choose: Chooser, look: Callable[[Table], None] = lambda table: None) -> Table:
    """Plays to the end (or the cap), looking at the table before every decision and at the end."""
    while not table.over and table.ply < CAP:
        look(table)
        table.play(choose(table))
    look(table)
    return table
