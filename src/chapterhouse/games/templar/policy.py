"""How a sensible player leans in Templar; guides playouts and the order of a search."""

from chapterhouse.games.templar.state import Board, Templar
from chapterhouse.kernel.rule import rule


@rule
def leaning(s: Templar, b: Board, action: int) -> int:
    """How readily a sensible player takes this."""
    return 1
