"""Templar's alphabet: 17 kinds, 171 combinations on the box's board, as
`spec/templar.decisions.md` fixes them. With another board file the ranges follow it.
"""

from collections.abc import Sequence
from functools import lru_cache

from chapterhouse.games.templar.state import SEATS
from chapterhouse.kernel.alphabet import Alphabet, Kind, numbers, param

FIGURE_NAMES = ("remigius", "vitus", "severus")
PIECE_NAMES = ("pawn", "remigius", "severus")
TREASURE_NAMES = ("chalice", "book", "ring_round", "ring_square", "ring_hexagon")
RING_NAMES = TREASURE_NAMES[2:]
GATE_NAMES = ("main", "side")
CARD_NAMES = (
    "anselmus", "josua", "lucas", "benjaminus", "maria", "stephanus", "porticus", "remigius", "severus",
    "bells",
)  # fmt: skip

# Round 1's choices are seen by their owners alone until this event.
REVEALED = "revealed"

# A refused try that costs a point where the table says so (T-96); no decision, never offered.
PENALTY = Kind("penalty", "penalty {card}", (param("card", CARD_NAMES),), "T-96")


@lru_cache(maxsize=16)
def make_alphabet(rooms: int, areas: int, stores: int, passages: Sequence[str]) -> Alphabet:
    """The alphabet for a board of so many rooms, ring areas a room, storehouses and passages."""
    room, area = numbers("room", 1, rooms), numbers("area", 1, areas)
    card = param("card", CARD_NAMES)
    return Alphabet(
        [
            Kind("place", "place {figure} {room}", (param("figure", FIGURE_NAMES), room), "T-19"),
            Kind("split", "split {single}", (param("single", RING_NAMES),), "T-21"),
            Kind("choose", "choose {card}", (card,), "T-24", who=f"own until {REVEALED}", together="sealed"),
            Kind("gate", "gate {gate}", (param("gate", GATE_NAMES),), "T-26"),
            Kind("play", "play {card}", (card,), "T-25"),
            Kind("announce", "announce", (), "T-86"),
            Kind("finish", "finish", (), "T-86"),
            Kind("move", "move {piece} {room}", (param("piece", PIECE_NAMES), room), "T-32"),
            Kind("hide", "hide {treasure}", (param("treasure", TREASURE_NAMES),), "T-39"),
            Kind("area", "area {area}", (area,), "T-40"),
            Kind("stop", "stop", (), "T-43"),
            Kind("step", "step {room}", (room,), "T-48"),
            Kind("take", "take seat {owner} area {area}", (numbers("owner", 0, SEATS - 1), area), "T-48"),
            Kind("drop", "drop area {area}", (area,), "T-49"),
            Kind("storehouse", "storehouse {storehouse}", (numbers("storehouse", 1, stores),), "T-55"),
            Kind("door", "door {passage}", (param("passage", passages),), "T-59"),
            Kind("turn", "turn area {area}", (area,), "T-68"),
        ],
        beside=[PENALTY],
    )


# The kinds by their places in `Board.first`, which holds the number of each one's first action.
(
    K_PLACE, K_SPLIT, K_CHOOSE, K_GATE, K_PLAY, K_ANNOUNCE, K_FINISH, K_MOVE, K_HIDE, K_AREA, K_STOP, K_STEP,
    K_TAKE, K_DROP, K_STORE, K_DOOR, K_TURN, K_END,
) = range(18)  # fmt: skip

# Pieces of `move`.
PAWN, MOVE_ABBOT, MOVE_PRIOR = range(3)

# Decision points: what `ask` says. CLOSE is [4], after the card; WALK is Benjaminus's. GIVEN is none:
# in round 1 the card of a turn lies there already.
(
    ASK_PLACE, ASK_SPLIT, ASK_CHOOSE, ASK_GATE, ASK_PLAY, ASK_MOVE, ASK_HIDE, ASK_AREA, ASK_WALK, ASK_STORE,
    ASK_DOOR, ASK_TURN, ASK_CLOSE, ASK_GIVEN,
) = range(1, 15)  # fmt: skip

POINTS = {
    ASK_PLACE: "place",
    ASK_SPLIT: "split",
    ASK_CHOOSE: "choose",
    ASK_GATE: "gate",
    ASK_PLAY: "play",
    ASK_MOVE: "move",
    ASK_HIDE: "hide",
    ASK_AREA: "area",
    ASK_WALK: "walk",
    ASK_STORE: "storehouse",
    ASK_DOOR: "door",
    ASK_TURN: "turn",
    ASK_CLOSE: "close",
}
