"""What a bot is: it is handed its seat's view, and nothing else, and answers with an action."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.table import View


class Bot(Protocol):
    """A player that thinks."""

    name: str

    def choose(self, view: View) -> int:
        """One of `view.legal`."""
        ...


# How a bot is made: from an engine to search with, its seat's number and a source of chance.
Maker = Callable[[Engine, int, Random], Bot]


def makers() -> dict[str, Maker]:
    """All bots by name."""
    from chapterhouse.bots.greedy import Greedy
    from chapterhouse.bots.random_bot import RandomBot

    return {"random": RandomBot, "greedy": Greedy}


def make_bot(name: str, engine: Engine, seat: int, seed: str) -> Bot:
    """A bot by name; `random` and `greedy` do the same for the same seed.

    It gets an engine of its own: the table's holds the journal of what has just been drawn.
    """
    known = makers()
    if name not in known:
        raise UnknownName("bot", name, tuple(known))
    own = Engine(engine.game, engine.board)
    return known[name](own, seat, Random(f"{seed} bot {seat}"))
