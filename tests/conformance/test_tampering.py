"""CT-1: whatever is sent, nothing but a clear refusal comes back and nothing has changed."""

from random import Random
from typing import Any

import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser, new_table
from tests.conformance.variants import variants

JUNK: tuple[Any, ...] = (
    -1,
    10**9,
    True,
    False,
    None,
    1.5,
    "",
    " ",
    "\x00",
    "🎲" * 50,
    [],
    {},
    {"kind": []},
    (1,),
    b"x",
)


def fuzzed(game: Game, rng: Random) -> Any:
    """Anything: an action of the alphabet, a bent line, a bent form, junk."""
    action = game.alphabet[rng.randrange(game.alphabet.size)]
    form = {"kind": action.kind, "params": dict(action.params)}
    spot = rng.randrange(len(action.text) + 1)
    return rng.choice(
        [
            action.number,
            action.text,
            form,
            action.text[:spot] + rng.choice(" 019abz-/.\n") + action.text[spot:],
            action.text[:spot],
            action.text.upper(),
            {**form, "params": {**form["params"], "extra": 1}},  # type: ignore[dict-item]
            {"kind": action.kind, "params": {k: rng.choice(JUNK) for k in action.params}},
            rng.choice(JUNK),
        ]
    )


def attack(table: Table, rng: Random, tries: int) -> int:
    """Sends fuzzed actions; each that is not legal must be refused and change nothing. Counts those."""
    before, refused = table.rows.tobytes(), 0
    for _ in range(tries):
        sent = fuzzed(table.game, rng)
        if _playable(table, sent):
            continue
        with pytest.raises(HouseError):
            table.play(sent)
        assert table.rows.tobytes() == before
        refused += 1
    return refused


def _playable(table: Table, sent: Any) -> bool:
    """Whether the table may take it: it is legal, or an earlier member of the running chain."""
    try:
        number = table.number(sent)
    except HouseError:
        return False
    return number in table.legal() or table.game.alphabet.kind_of(number).chain


def attack_games(game: Game, engine: Engine, wanted: int) -> None:
    """Games of all variants, attacked before every decision until so many actions were refused."""
    rng, refused, number = Random(11), 0, 0
    while refused < wanted:
        table = new_table(game, variants(game)[number % len(variants(game))], 500 + number, engine)
        choose = chooser(table, 0.3, number)
        while not table.over and table.ply < 100:
            refused += attack(table, rng, 50)
            table.play(choose(table))
        number += 1


def test_twenty_thousand_tampered_actions_are_refused_and_change_nothing(game: Game, engine: Engine) -> None:
    attack_games(game, engine, 20_000)


@pytest.mark.soak
def test_a_hundred_thousand_tampered_actions(game: Game, engine: Engine) -> None:
    attack_games(game, engine, 100_000)
