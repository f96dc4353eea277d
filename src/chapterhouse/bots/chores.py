"""What has to be compiled before bots can think."""

from chapterhouse.bots.bot import make_bot
from chapterhouse.bots.greedy import TEMPLATES
from chapterhouse.kernel.engine import Engine, template
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.warm import Chore


def _think(name: str, engine: Engine) -> None:
    """A bot's first choice on a fresh table; what leaves no choice needs no thinking."""
    table = Table(engine.game, engine.game.options.players[-1], seed=bytes(32), engine=engine)
    bot = make_bot(name, engine, table.to_act, "warm")
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    bot.choose(table.view(table.to_act))


GREEDY = Chore(
    "greedy",
    lambda engine: _think("greedy", engine),
    lambda game: template(game, "greedy", TEMPLATES).best_line,
)
SEARCH = Chore(
    "search",
    lambda engine: _think("search:1", engine),
    lambda game: template(game, "search", TEMPLATES).iterate,
)
