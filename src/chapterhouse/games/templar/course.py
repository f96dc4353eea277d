"""How the game runs: turns and rounds (T-23 to T-27), Raffaele (T-80 to T-84), the end (T-85 to T-91)."""

from chapterhouse.games.templar.actions import (
    ASK_CLOSE,
    ASK_DOOR,
    ASK_GATE,
    ASK_GIVEN,
    ASK_MOVE,
    ASK_PLAY,
    ASK_STORE,
    ASK_WALK,
)
from chapterhouse.games.templar.harbour import has_space, in_bag, refill
from chapterhouse.games.templar.places import may_announce, score
from chapterhouse.games.templar.scoring import final_scoring
from chapterhouse.games.templar.state import (
    BELLS,
    BENJAMINUS,
    CARDS,
    CARDS_BACK_EVENT,
    FROM_SEVERUS,
    MARIA,
    NO_MOVE_EVENT,
    NONE,
    OVER,
    PORTICUS,
    RAFFAELE_EVENT,
    REFILL,
    REVEAL_CARD,
    ROUND_EVENT,
    SHUFFLED_EVENT,
    STEPHANUS,
    STORE,
    Board,
    Templar,
)
from chapterhouse.kernel.chance import below
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.journal import Journal, note
from chapterhouse.kernel.rule import rule

# -- turns --------------------------------------------------------------------------------


@rule
def begin_turn(s: Templar) -> None:
    """T-25: [1], then [2]; T-26 (G-43): the gate comes before everything else. In round 1 the card is given
    and every pawn is outside (T-24)."""
    s.to_act = s.active
    if s.round == 1:
        s.ask = ASK_GIVEN  # never asked: `lapse` goes on with the card
    else:
        s.ask = ASK_GATE if s.pawn[s.active] >= STORE else ASK_PLAY


@rule
def begin_card(s: Templar, b: Board, card: int, due: int, j: Journal) -> None:
    """[3]: what the card asks first; `due` tiles come with Bells."""
    s.card = card + 1
    if card == BELLS:
        ring_bells(s, b, due, j)
    elif card == MARIA:
        s.ask = ASK_STORE
    elif card == PORTICUS:
        s.ask = ASK_DOOR
    else:
        s.ask = ASK_WALK if card == BENJAMINUS else ASK_MOVE


@rule
def printed_points(s: Templar, b: Board, source: int, j: Journal) -> None:
    """T-59, T-60: the points that the card bears, at once."""
    score(s, s.active, source, b.card_points[s.card - 1], j)


@rule
def lapse(s: Templar, b: Board, j: Journal) -> None:
    """Round 1: the given card begins (T-24). T-38 (G-32): a piece that must move and cannot stays; of the
    card only its points count."""
    if s.ask == ASK_GIVEN:
        begin_card(s, b, s.top[s.active] - 1, 0, j)
        return
    note(j, NO_MOVE_EVENT, s.active, s.card - 1, 0)
    printed_points(s, b, FROM_SEVERUS, j)
    end_card(s, b, j)


@rule
def end_card(s: Templar, b: Board, j: Journal) -> None:
    """[4]: what the card needed is wiped; T-86: the announcement is offered."""
    s.left = 0
    s.walked = 0
    s.taken_from = NONE
    s.asked = 0
    s.to_act = s.active
    if may_announce(s, b, s.active):
        s.ask = ASK_CLOSE
    else:
        end_turn(s, b, j)


@rule
def end_turn(s: Templar, b: Board, j: Journal) -> None:
    """T-25e, T-87; T-88a (G-44): after the very last turn the game ends at once."""
    s.card = NONE
    if s.cause != 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            finish_game(s, b, j)
            return
    s.active = (s.active + 1) % s.players
    if s.active != s.start_player:
        begin_turn(s)
    elif s.players == 2 and s.round >= 2:
        s.to_act = s.active
        s.chance = REVEAL_CARD  # T-81, T-88
    else:
        next_round(s, j)


@rule
def next_round(s: Templar, j: Journal) -> None:
    """T-23."""
    s.round += 1
    note(j, ROUND_EVENT, s.round, 0, 0)
    begin_turn(s)


@rule
def finish_game(s: Templar, b: Board, j: Journal) -> None:
    """T-89 to T-91."""
    final_scoring(s, b, j)
    s.phase = OVER
    s.ending = s.cause
    s.to_act = NOBODY
    s.ask = 0


# -- Bells --------------------------------------------------------------------------------


@rule
def ring_bells(s: Templar, b: Board, due: int, j: Journal) -> None:
    """T-69 to T-71 (G-16): the refill comes first; nothing is drawn if nothing is due, nothing left, or no
    space free."""
    s.due = due
    if due > 0 and has_space(s, b) and in_bag(s) > 0:
        s.chance = REFILL
    else:
        refill(s, b, j)
        take_cards_back(s, b, j)


@rule(inline=True)
def full_hand(s: Templar) -> int:
    """T-4, T-13: all cards, without Stephanus if he is not used."""
    every = (1 << CARDS) - 1
    return every if s.illustrator else every & ~(1 << STEPHANUS)


@rule
def take_cards_back(s: Templar, b: Board, j: Journal) -> None:
    """T-30, T-72: the whole pile, Bells included."""
    s.top[s.active] = NONE
    s.hand[s.active] = full_hand(s)
    note(j, CARDS_BACK_EVENT, s.active, 0, 0)
    end_card(s, b, j)


# -- Raffaele -----------------------------------------------------------------------------


@rule
def turn_up(s: Templar, j: Journal) -> int:
    """T-81: his top card, any of those left with the same chance."""
    cards = 0
    for card in range(CARDS):
        cards += s.deck[card]
    left = below(s.rng, cards)
    drawn = 0
    for card in range(CARDS):
        if left >= 0:
            left -= s.deck[card]
            drawn = card
    s.deck[drawn] -= 1
    s.raffaele_pile[drawn] += 1
    note(j, RAFFAELE_EVENT, drawn, 0, 0)
    return drawn


@rule
def shuffle_all(s: Templar, j: Journal) -> None:
    """T-83 (G-28): deck and pile, Bells included, are a new deck."""
    for card in range(CARDS):
        s.deck[card] += s.raffaele_pile[card]
        s.raffaele_pile[card] = 0
    note(j, SHUFFLED_EVENT, 0, 0, 0)


@rule
def reveal_card(s: Templar, j: Journal) -> None:
    """T-82, T-83: until a card lies there that is on neither player's pile; T-84: it blocks from then on."""
    while True:
        card = turn_up(s, j)
        if card == BELLS:
            shuffle_all(s, j)
        elif s.top[0] != card + 1 and s.top[1] != card + 1:
            s.raffaele_top = card + 1
            return


@rule
def strike(s: Templar, b: Board, j: Journal) -> None:
    """Chance: tiles for the harbour, or Raffaele's card."""
    pending = s.chance
    s.chance = 0
    if pending == REFILL:
        refill(s, b, j)
        take_cards_back(s, b, j)
    else:
        reveal_card(s, j)
        next_round(s, j)
