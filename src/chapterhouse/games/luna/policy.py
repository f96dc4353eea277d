"""How a sensible player leans in Luna; guides playouts and the order of a search."""

from chapterhouse.games.luna.actions import (
    ACT,
    BOOK_FROM,
    BOOK_TO,
    CHOOSE_COUNT,
    CHOOSE_FROM,
    CHOOSE_ISLE,
    CHOOSE_TILE,
    CHOOSE_TO,
    DONE,
    FIRST_TILE,
    MOVE,
    OTHERS,
    PIER_MOVES,
    VIRTUAL,
)
from chapterhouse.games.luna.state import (
    A_BOOK,
    A_CONSECRATE,
    A_COUNCIL,
    A_END,
    A_EXPEL,
    A_FAVOUR,
    A_HERBS,
    A_MEDITATE,
    A_PROMOTE,
    A_SHRINE,
    A_TIDE,
    APOSTATE,
    ISLES,
    PRIESTESS,
    Board,
    Luna,
)
from chapterhouse.kernel.rule import rule


@rule
def leaning(s: Luna, b: Board, action: int) -> int:
    """Temple and shrines before the rest; towards the Priestess, away from the Apostate."""
    if action < ACT:
        return 8
    if action < CHOOSE_ISLE:
        return act_leaning(s, action - ACT)
    if action < CHOOSE_TILE:
        return 8
    if action < CHOOSE_COUNT:
        return action - CHOOSE_TILE + FIRST_TILE
    if action < VIRTUAL:
        return 4 + 2 * (action - CHOOSE_COUNT)
    if MOVE <= action < DONE:
        return isle_leaning(s, destination(action - MOVE))
    if action == DONE:
        return 30
    if CHOOSE_TO <= action < BOOK_FROM:
        return isle_leaning(s, action - CHOOSE_TO)
    if BOOK_FROM <= action < BOOK_TO:
        return 1 if s.temple[s.to_act] >> (action - BOOK_FROM + 1) & 1 else 10
    return 1 if action < CHOOSE_FROM and action == VIRTUAL else 6


@rule
def act_leaning(s: Luna, action: int) -> int:
    """How good each action is on the whole."""
    if action == A_CONSECRATE:
        return 60
    if action in (A_SHRINE, A_PROMOTE, A_BOOK):
        return 40
    if action in (A_FAVOUR, A_HERBS):
        return 16
    if action == A_EXPEL:
        seat = s.to_act
        isle = s.figure[APOSTATE]
        return 3 + 4 * (s.active[seat, isle] + s.inactive[seat, isle])
    if action in (A_COUNCIL, A_TIDE):
        return 10
    if action in (A_MEDITATE, A_END):
        return 2 if s.one[s.to_act] else 12
    return 6


@rule
def isle_leaning(s: Luna, isle: int) -> int:
    """Where to go."""
    if isle == s.figure[APOSTATE]:
        return 1
    here = 8 if isle == s.figure[PRIESTESS] else 2
    return here + (3 if s.shrines[s.to_act] >> isle & 1 else 0)


@rule
def destination(place: int) -> int:
    """The isle that a move goes to."""
    if place >= PIER_MOVES:
        return place - PIER_MOVES
    isle, to = place // OTHERS % ISLES, place % OTHERS
    return to + 1 if to >= isle else to
