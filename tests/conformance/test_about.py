"""Whatever can be pointed at says what it is for, and names the rules."""

import re

import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rulebook import rulebook
from chapterhouse.kernel.scene import Scene, spaces
from chapterhouse.kernel.texts import LANGUAGES
from tests.conformance.play import chooser, new_table, play_out
from tests.conformance.variants import variants
from tests.conformance.words import put

RULE = re.compile(r"\b[A-Z]+-\d+a?\b")
EVERY = 11  # decisions from look to look


def scenes(game: Game, engine: Engine) -> list[Scene]:
    """Scenes of a whole game, of every seat and of a spectator."""
    found = list[Scene]()
    table = new_table(game, variants(game)[0], 5, engine)

    def look(at: object) -> None:
        if table.ply % EVERY == 0 or table.over:
            seat = None if table.ply % 2 else table.ply % table.players
            found.append(game.scene(table.view(seat), table.names))

    play_out(table, chooser(table, 0.7, 5), look)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_says_what_it_is_for(game: Game, engine: Engine, lang: str) -> None:
    rules = rulebook(game.folder, lang).rules
    told = {str(space.about): space.about for scene in scenes(game, engine) for space in spaces(scene)}
    for about in told.values():
        assert about is not None
        words = put(game, lang, about)
        cited = RULE.findall(words)
        assert cited, words
        assert [id_ for id_ in cited if id_ not in rules] == []
