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


def attack(table: Table, rng: Random, tries: int) -> None:
    """Sends fuzzed actions that are not legal; each must be refused and change nothing."""
    before = table.rows.tobytes()
    for _ in range(tries):
        sent = fuzzed(table.game, rng)
        try:
            legal = table.number(sent) in table.legal()
        except HouseError:
            legal = False
        if legal or _joins_chain(table, sent):
            continue
        with pytest.raises(HouseError):
            table.play(sent)
        assert table.rows.tobytes() == before


def _joins_chain(table: Table, sent: Any) -> bool:
    try:
        return table.game.alphabet.kind_of(table.number(sent)).chain
    except HouseError:
        return False


def attack_games(game: Game, engine: Engine, games: int, tries: int) -> None:
    rng = Random(11)
    for number in range(games):
        table = new_table(game, variants(game)[number % len(variants(game))], 500 + number, engine)
        choose = chooser(table, 0.3, number)
        while not table.over and table.ply < 100:
            attack(table, rng, tries)
            table.play(choose(table))


def test_tampered_actions_are_refused_and_change_nothing(game: Game, engine: Engine) -> None:
    attack_games(game, engine, 4, 50)


@pytest.mark.soak
def test_a_hundred_thousand_tampered_actions(game: Game, engine: Engine) -> None:
    attack_games(game, engine, 20, 60)
