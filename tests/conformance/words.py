"""What a game's tables name, and messages put in words: for the suite and for the games' own tests."""

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.phrases import option_help_say, text_id
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.texts import text_files, texts
from tests.kernel.ftl import messages

KERNEL = {"game_over", "not_asked"}  # reasons with their texts in the house


def put(game: Game, lang: str, message: Say) -> str:
    """A message in a language and in no other, with nothing left to fill in."""
    words = texts(lang, game).exact(message)
    assert words == words.strip() != ""
    assert not set("{}$\n_") & set(words), words
    assert "  " not in words, words
    return words


def needed(game: Game) -> set[str]:
    """Every id that the game's tables name, and the values of its options that need more than their names."""
    named = {
        "action": [kind.name for kind in (*game.alphabet.kinds, *game.alphabet.beside)],
        "reason": [reason.name for reason in game.reasons.every if reason.name not in KERNEL],
        "prompt": list(game.points.values()),
        "event": [kind.name for kind in game.events.kinds],
        "undo": [kind.bars for kind in game.events.kinds if kind.bars],
        "option": [option.name for option in game.options.options],
        "end": list(game.ends.values()),
        "game": ["title", "blurb"],
        "seat": ["name"],
    }
    ids = {text_id(prefix, name) for prefix, names in named.items() for name in names}
    ids |= {text for kind in game.events.kinds for text in (kind.outline, kind.each) if text}
    return ids | {option_help_say(option.name).id for option in game.options.options} | values(game)


def values(game: Game) -> set[str]:
    """The texts about values of this game's options that are there."""
    prefixes = tuple(text_id("value", option.name) + "-" for option in game.options.options)
    return {id_ for id_ in messages(text_files(game.folder, "en")) if prefixes and id_.startswith(prefixes)}
