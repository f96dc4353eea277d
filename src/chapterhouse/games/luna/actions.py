"""Luna's alphabet: 15 kinds, 266 combinations, as `spec/luna.decisions.md` fixes them."""

from chapterhouse.games.luna.state import ISLES
from chapterhouse.kernel.alphabet import Alphabet, Kind, Value, numbers, param

ISLE_NAMES = ("herbs", "tide", "sailboat", "corruption", "book", "novice", "shrine")
FIGURE_NAMES = ("priestess", "builder", "apostate")
ACTION_NAMES = (
    "favour", "recruit", "shrine", "herbs", "travel", "tide", "sailboat", "promote", "consecrate", "book",
    "council", "expel", "meditate", "end",
)  # fmt: skip
BESIDE_NAMES = tuple(f"beside_{isle}" for isle in ISLE_NAMES)
# Where a moved novice comes from: on an isle, beside an isle, the pier; in this order (V-30).
ORIGIN_NAMES = (*ISLE_NAMES, *BESIDE_NAMES, "pier")

_isles = param("isle", ISLE_NAMES)


def _elsewhere(origin: Value, isle: Value) -> bool:
    """L-47, L-48: a moved novice goes to an isle other than its own."""
    return str(origin).removeprefix("beside_") != isle


ALPHABET = Alphabet(
    [
        Kind("place_figure", "place_figure {figure} {isle}", (param("figure", FIGURE_NAMES), _isles), "L-31"),
        Kind("place_shrine", "place_shrine {isle}", (_isles,), "L-34"),
        Kind("place_pair", "place_pair {isle}", (_isles,), "L-36"),
        Kind("deactivate", "deactivate {isle}", (_isles,), "L-94"),
        Kind("act", "act {action}", (param("action", ACTION_NAMES),), "L-38"),
        Kind("isle", "isle {isle}", (param("isle", (*ISLE_NAMES, "none")),), "L-40"),
        Kind("tile", "tile {tile}", (numbers("tile", 5, 28),), "L-50"),
        Kind("count", "count {count}", (numbers("count", 1, 13),), "L-61"),
        Kind("virtual", "virtual {use}", (param("use", ("yes", "no")),), "L-66"),
        Kind(
            "move",
            "move {from} {to}",
            (param("from", ORIGIN_NAMES), param("to", ISLE_NAMES)),
            "L-47",
            chain=True,
            only=_elsewhere,
        ),
        Kind("done", "done", (), "L-47"),
        Kind("from", "from {place}", (param("place", (*ISLE_NAMES, "pier")),), "L-49"),
        Kind("to", "to {isle}", (_isles,), "L-49"),
        Kind("book_from", "book_from {tile}", (numbers("tile", 1, 28),), "L-60"),
        Kind("book_to", "book_to {tile}", (numbers("tile", 1, 28),), "L-60"),
    ]
)

(
    PLACE_FIGURE, PLACE_SHRINE, PLACE_PAIR, DEACTIVATE, ACT, CHOOSE_ISLE, CHOOSE_TILE, CHOOSE_COUNT, VIRTUAL,
    MOVE, DONE, CHOOSE_FROM, CHOOSE_TO, BOOK_FROM, BOOK_TO, SIZE,
) = ALPHABET.spans()  # fmt: skip

# The smallest number that `tile` can name.
FIRST_TILE = 5
# Moves from one isle, or from beside it: to each of the others.
OTHERS = ISLES - 1
# Moves from the pier come last, to every isle.
PIER_ORIGIN = 2 * ISLES
PIER_MOVES = PIER_ORIGIN * OTHERS

# Decision points: what `ask` says.
(
    ASK_FIGURE, ASK_SHRINE, ASK_PAIR, ASK_DEACTIVATE, ASK_ACT, ASK_ISLE, ASK_TILE, ASK_COUNT, ASK_VIRTUAL,
    ASK_MOVE, ASK_FROM, ASK_TO, ASK_BOOK_FROM, ASK_BOOK_TO,
) = range(1, 15)  # fmt: skip
