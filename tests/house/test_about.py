"""What the house offers: options are chosen among words wherever their values can be listed."""

import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.about import about_option
from chapterhouse.house.words import words
from chapterhouse.kernel.texts import LANGUAGES

FREE = {"missions", "colours"}  # lists, which are written


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_options_are_in_words(game: str, lang: str) -> None:
    loaded = load_game(game)
    for option in loaded.options.options:
        told = about_option(loaded, option, words(lang, loaded))
        assert (told["choices"] is None) == (option.name in FREE), option.name
        for choice in told["choices"] or ():
            assert not choice["label"].startswith("value-"), choice
        assert option.name in FREE or option.default in [choice["value"] for choice in told["choices"]]
