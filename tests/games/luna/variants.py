"""What the conformance suite plays of Luna."""

from chapterhouse.games.luna.actions import ASK_COUNT, ASK_VIRTUAL
from chapterhouse.games.luna.state import A_COUNCIL, A_FAVOUR, A_HERBS, A_PROMOTE, A_SAILBOAT, NO_ISLE
from chapterhouse.games.luna.state import NOVICE as NOVICE_ISLE
from chapterhouse.kernel.table import Table
from tests.conformance.variants import Position, Variant
from tests.games.luna.positions import at_round, bare, council, give, play

VARIANTS = (
    Variant(1),
    Variant(1, {"level": 2, "figures": "chosen"}),
    Variant(1, {"level": 3}),
    Variant(1, {"level": 3, "figures": "chosen"}),
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(2, {"setup": "preset"}),
    Variant(3, {"setup": "preset"}),
    Variant(4, {"setup": "preset"}),
    Variant(2, {"figures": "chosen"}),
    Variant(4, {"figures": "chosen"}),
)


def by_hand(table: Table, ask: int, action: int, **fields: int) -> Table:
    """A point that is made by itself in play, because one value alone is legal there."""
    table.rows["ask"], table.rows["action"] = ask, action + 1
    for name, value in fields.items():
        table.rows[name] = value
    table.refresh()
    return table


def favour_of_novice() -> Table:
    """The token of the Novice isle is to be taken."""
    return by_hand(give(bare(), 0, active={"novice": 2}), ASK_VIRTUAL, A_FAVOUR, isle=NOVICE_ISLE)


def one_claimant() -> Table:
    """A promotion beside an own shrine: its only novice is the claimant."""
    table = give(bare(), 0, active={"shrine": 1}, tokens=["novice"], shrines=["shrine"])
    return by_hand(table, ASK_VIRTUAL, A_PROMOTE, tile=8)


def council_of_one() -> Table:
    """Council by one novice, the token at hand."""
    table = give(bare(), 0, active={"tide": 1}, tokens=["novice"])
    return by_hand(table, ASK_VIRTUAL, A_COUNCIL, isle=1, count=1)


def council_of_three() -> Table:
    """Council by three of three novices: the token may stand in, but for one only."""
    table = give(bare(), 0, active={"tide": 2}, tokens=["novice"])
    return by_hand(table, ASK_VIRTUAL, A_COUNCIL, isle=1, count=3)


def council_by_the_token() -> Table:
    """Council by the Novice token alone."""
    table = give(bare(), 0, tokens=["novice"])
    return by_hand(table, ASK_VIRTUAL, A_COUNCIL, isle=NO_ISLE, count=1)


def spaces_for_the_token() -> Table:
    """The same, before the count."""
    return by_hand(give(bare(), 0, tokens=["novice"]), ASK_COUNT, A_COUNCIL, isle=NO_ISLE)


def claims_out_of_reach() -> Table:
    """Claims that are valid, corruptible and closed, without the token."""
    return play_on(give(bare(), 0, claims=[5, 8, 10, 28]), "act consecrate")


def a_crowd() -> Table:
    """Twelve novices against the Apostate, nobody in the supply."""
    return play_on(give(bare(4), 0, active={"shrine": 9}, tokens=["novice"]), "act expel")


def no_shrines_left() -> Table:
    """Six shrines of one side, and the token for a seventh."""
    every = ["herbs", "sailboat", "corruption", "book", "novice", "shrine"]
    table = give(bare(), 0, active={"tide": 2}, shrines=every, tokens=["shrine", "sailboat"])
    return at_round(council(table, (10, [0]), (9, [1])), 6)


def the_opponent_has_all_shrines() -> Table:
    """Solo: six shrines of the opponent, a novice on the Builder's isle."""
    table = bare(1)
    every = ["herbs", "sailboat", "corruption", "book", "novice", "shrine"]
    return give(table, 1, active={"tide": 3, "herbs": 2, "shrine": 1}, shrines=every)


def a_token_without_use() -> Table:
    """The Tide token, and nobody on, beside or off any isle."""
    return give(bare(), 0, tokens=["tide"])


def one_aboard() -> Table:
    """The Sailboat takes from an isle with one novice."""
    table = give(bare(), 0, active={"tide": 1, "book": 2}, tokens=["sailboat"])
    return by_hand(table, ASK_COUNT, A_SAILBOAT, place=1)


def one_to_wake() -> Table:
    """Herbs beside an isle with one inactive novice."""
    table = give(bare(), 0, inactive={"tide": 1, "book": 2}, tokens=["herbs"])
    return by_hand(table, ASK_COUNT, A_HERBS, isle=1)


def play_on(table: Table, *lines: str) -> Table:
    """The table after these lines."""
    play(table, *lines)
    return table


POSITIONS: tuple[Position, ...] = (
    favour_of_novice, one_claimant, council_of_one, council_of_three, council_by_the_token,
    spaces_for_the_token, claims_out_of_reach, a_crowd, no_shrines_left, the_opponent_has_all_shrines,
    a_token_without_use, one_aboard, one_to_wake,
)  # fmt: skip
