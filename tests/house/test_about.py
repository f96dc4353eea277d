"""What the house offers: options are chosen among words wherever their values can be listed."""

import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.about import about_option
from chapterhouse.house.words import words
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.texts import LANGUAGES

FREE = {"missions", "colours"}  # lists, made of their parts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_options_are_in_words(game: str, lang: str) -> None:
    loaded = load_game(game)
    for option in loaded.options.options:
        told = about_option(loaded, option, words(lang, loaded))
        assert (told["choices"] is None) == (option.name in FREE), option.name
        for choice in told["choices"] or ():
            assert not choice["label"].startswith("value-"), choice
        assert (told["lists"] is not None) == (option.name in FREE), option.name
        assert option.name in FREE or option.default in [choice["value"] for choice in told["choices"]]


@pytest.mark.parametrize("game", game_ids())
def test_lists_are_made_of_their_parts(game: str) -> None:
    """Whatever is chosen of the parts is a value of the option; every word is said, and differently."""
    loaded = load_game(game)
    for option in loaded.options.options:
        lists = about_option(loaded, option, words("de", loaded))["lists"] or {}
        for players, parts in lists.items():
            chosen = list[str]()
            for part in parts:
                free = [word["value"] for word in part["words"] if word["value"] not in chosen]
                chosen += free[-part["count"] :]
                assert len({word["label"] for word in part["words"]}) == len(part["words"])
            setting = Setting(int(players), loaded.load_board(None))
            settled = option.read(chosen, setting)
            assert isinstance(settled, list)
            assert sorted(settled) == sorted(chosen)
