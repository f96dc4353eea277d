"""How a sensible player leans in Monastery; guides playouts and the order of a search."""

from chapterhouse.games.monastery.scoring import points
from chapterhouse.games.monastery.state import Board, Monastery
from chapterhouse.kernel.rule import rule


@rule
def leaning(s: Monastery, b: Board, action: int) -> int:
    return 1


@rule
def worth(s: Monastery, b: Board, seat: int) -> int:
    return points(s, b, seat)
