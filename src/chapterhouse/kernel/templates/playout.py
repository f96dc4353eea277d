"""Whole games by random players, inside compiled code: template, one module per game."""

from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.chance import below, seed_rng
from chapterhouse.kernel.fields import Vec, Words
from chapterhouse.kernel.journal import Journal, clear
from chapterhouse.kernel.rule import rule

if TYPE_CHECKING:
    from chapterhouse.kernel.contract import Rules
    from chapterhouse.kernel.templates import api

    game: Rules

# Columns of the result table; after them one column of points per seat, then one of wins.
DECISIONS, CHOICES, END, FAULT, FAULT_AT = range(5)
COLUMNS = 5
MAX_SEATS = 8
# Reported as the end of a game that the cap cut off.
CAPPED = 127


@rule
def finish(s: Any, b: Any, out: Vec, j: Journal, pick: Words, cap: int, check: int, row: Vec) -> None:
    """Plays a dealt game to its end; `row` gets the counts."""
    count = game.listing(s, b, out) if s.to_act >= 0 else 0
    decisions = 0
    choices = 0
    while count > 0 and decisions < cap:
        decisions += 1
        choices += 1 if count > 1 else 0
        clear(j)
        game.deed(s, b, int(out[below(pick, count)]), j)
        count = api.settle(s, b, out, j, 0)
        if check:
            fault = game.fault(s, b)
            if fault != 0 and row[FAULT] == 0:
                row[FAULT] = fault
                row[FAULT_AT] = decisions
    row[DECISIONS] = decisions
    row[CHOICES] = choices
    row[END] = s.ending if s.to_act < 0 else CAPPED


@rule
def play(
    states: Any,
    boards: Any,
    options: Vec,
    players: int,
    seed: int,
    first: int,
    games: int,
    cap: int,
    check: int,
    blank: Any,
    out: Vec,
    j: Journal,
    pickers: Any,
    table: Any,
) -> None:
    """Plays games number `first` to `first + games - 1` of a seed; the table gets a row for each."""
    b = boards[0]
    pick = pickers[0].rng
    for g in range(games):
        states[0] = blank[0]
        s = states[0]
        s.players = players
        seed_rng(s.rng, seed, 2 * (first + g))
        seed_rng(pick, seed, 2 * (first + g) + 1)
        api.deal(states, 0, boards, options, out, j)
        row = table[g]
        for c in range(len(row)):
            row[c] = 0
        s = states[0]
        finish(s, b, out, j, pick, cap, check, row)
        for seat in range(players):
            row[COLUMNS + seat] = game.points(s, b, seat)
            if s.to_act < 0:
                row[COLUMNS + MAX_SEATS + seat] = game.wins(s, b, seat)
