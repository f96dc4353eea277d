"""Whatever can be pointed at says what it is for, and names the rules."""

import re

import pytest

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rulebook import rulebook
from chapterhouse.kernel.scene import spaces
from chapterhouse.kernel.texts import LANGUAGES
from tests.conformance.test_scenes import glimpses
from tests.conformance.words import put

RULE = re.compile(r"\b[A-Z]+-\d+a?\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_says_what_it_is_for(game: Game, lang: str) -> None:
    rules = rulebook(game.folder, lang).rules
    told = {str(space.about): space.about for scene in glimpses(game) for space in spaces(scene)}
    for about in told.values():
        assert about is not None
        words = put(game, lang, about)
        cited = RULE.findall(words)
        assert cited, words
        assert [id_ for id_ in cited if id_ not in rules] == []
