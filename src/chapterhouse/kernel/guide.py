"""A guided first game: an ordinary game in which somebody explains.

A game's `text/<lang>/guide.ftl` holds cards: `guide-1`, `guide-2`, ... before the first decision,
`guide-at-<point>` for the first time that a point of decision is met, `guide-end` after the game.
Rule ids in brackets lead to the rules.
"""

from dataclasses import dataclass
from itertools import count, takewhile

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.say import say
from chapterhouse.kernel.texts import texts


@dataclass(frozen=True)
class Guide:
    """The cards of one game in one language."""

    opening: tuple[str, ...]
    points: dict[str, str]
    end: str


def guide(game: Game, lang: str) -> Guide:
    """All cards of a game; a point that explains itself has none."""
    words = texts(lang, game)
    opening = takewhile(words.has, (f"guide-{number}" for number in count(1)))
    points = {point: f"guide-at-{point}" for point in game.points.values()}
    return Guide(
        tuple(words.say(say(id_)) for id_ in opening),
        {point: words.say(say(id_)) for point, id_ in points.items() if words.has(id_)},
        words.say(say("guide-end")),
    )
