"""What a bot is: it is handed its seat's view, and nothing else, and answers with an action."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.table import View

if TYPE_CHECKING:
    from chapterhouse.bots.levels import Level


class Bot(Protocol):
    """A player that thinks."""

    name: str

    def choose(self, view: View) -> int:
        """One of `view.legal`."""
        ...


# How a bot is made: from an engine of its own, its seat's number, a source of chance, and what
# stands behind the colon in its name.
Maker = Callable[[Engine, int, Random, str], Bot]


def makers() -> dict[str, Maker]:
    """All bots by the word before the colon."""
    from chapterhouse.bots.external import installed, program_bot
    from chapterhouse.bots.greedy import Greedy
    from chapterhouse.bots.levels import LEVELS
    from chapterhouse.bots.random_bot import RandomBot
    from chapterhouse.bots.search import Budget, Search

    plain: dict[str, Maker] = {
        "random": lambda engine, seat, rng, _: RandomBot(engine, seat, rng),
        "greedy": lambda engine, seat, rng, _: Greedy(engine, seat, rng),
        "search": lambda engine, seat, rng, budget: Search(engine, seat, rng, Budget.parse(budget or "1s")),
        **{name: _of_level(level) for name, level in LEVELS.items()},
        "run": program_bot,
    }
    return {**plain, **installed(), **plain}  # the house's own first, and nobody takes their names


def _of_level(level: "Level") -> Maker:
    from chapterhouse.bots.search import Search

    return lambda engine, seat, rng, _: Search(engine, seat, rng, level.budget, level.style(engine.game))


def maker(name: str) -> tuple[Maker, str]:
    """Who makes a bot of this name, and what stands behind the colon in it."""
    known, (kind, _, more) = makers(), name.partition(":")
    if kind not in known:
        raise UnknownName("bot", name, tuple(known))
    return known[kind], more


def check_name(name: str) -> None:
    """Raises an error if there is no bot of this name."""
    maker(name)


def make_bot(name: str, engine: Engine, seat: int, seed: str) -> Bot:
    """A bot by name, like `greedy` or `search:2000`; without a time budget the same for one seed.

    It gets an engine of its own: the table's holds the journal of what has just been drawn.
    """
    make, more = maker(name)
    return make(Engine(engine.game, engine.board), seat, Random(f"{seed} bot {seat}"), more)
