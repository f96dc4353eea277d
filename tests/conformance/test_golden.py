"""RI-3: golden games. Changed behaviour without a raised rules version fails here.

After raising `rules_version` in a game's `game.py`, write them anew:
`python -m tests.conformance.test_golden`.
"""

import json
from pathlib import Path
from typing import Any

from chapterhouse.games.library import all_games
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import record_of
from tests.conformance.play import chooser, new_table, play_out
from tests.conformance.variants import variants

GREED = (0.0, 1.0)


def golden_file(game: Game) -> Path:
    """Where a game's golden games stand."""
    return Path(__file__).parent.parent / "games" / game.id / "golden.json"


def golden(game: Game, engine: Engine) -> dict[str, Any]:
    """The facts of one random and one greedy game of every variant."""
    games: dict[str, Any] = {}
    for number, variant in enumerate(variants(game)):
        for greed in GREED:
            table = new_table(game, variant, 9000 + number, engine)
            play_out(table, chooser(table, greed, number))
            facts = {"plies": table.ply, "scores": table.all_scores(), "facts": record_of(table).facts}
            games[f"{variant.name} greed {greed}"] = facts
    return {"rules_version": game.rules_version, "games": games}


def test_golden_games_have_not_changed(game: Game, engine: Engine) -> None:
    kept = json.loads(golden_file(game).read_text())
    assert kept["rules_version"] == game.rules_version, "write the golden games anew"
    now = golden(game, engine)
    for name, facts in now["games"].items():
        assert facts == kept["games"][name], f"{name}: behaviour changed; raise rules_version"
    assert now["games"].keys() == kept["games"].keys()


def write(game: Game) -> str:
    """Writes a game's golden games, unless that would hide a change of behaviour."""
    path, now = golden_file(game), golden(game, Engine(game))
    if path.exists():
        kept = json.loads(path.read_text())
        changed = [n for n, facts in now["games"].items() if kept["games"].get(n, facts) != facts]
        if changed and kept["rules_version"] == game.rules_version:
            return f"{game.id}: {changed[0]} changed; raise rules_version first"
    path.write_text(json.dumps(now, indent=1) + "\n")
    return f"{game.id}: {len(now['games'])} golden games"


if __name__ == "__main__":
    for each in all_games():
        print(write(each))
