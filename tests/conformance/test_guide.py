"""A guided first game says something at every point of decision, in every language."""

import re

from chapterhouse.games.library import load_game
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.guide import guide
from chapterhouse.kernel.rulebook import rulebook
from chapterhouse.kernel.texts import LANGUAGES, texts

LONGEST = 420  # letters of a card: it lies beside the board, on a telephone too


def test_every_point_of_decision_has_a_card_in_every_language(game: Game) -> None:
    for lang in LANGUAGES:
        cards, words = guide(game, lang), texts(lang, game)
        assert len(cards.opening) >= 3
        assert set(cards.points) == set(game.points.values())
        assert words.has("guide-end")
        for card in (*cards.opening, *cards.points.values(), cards.end):
            assert 10 < len(card) <= LONGEST, card


def test_cards_name_rules_that_exist(game: Game) -> None:
    for lang in LANGUAGES:
        cards, known = guide(game, lang), set(rulebook(game.folder, lang).rules)
        named = {id_ for card in cards.points.values() for id_ in re.findall(r"\b[A-Z]-\d+[a-z]?\b", card)}
        assert named
        assert named <= known


def test_a_language_without_a_card_does_not_fall_back_to_another() -> None:
    game = load_game("luna")
    cards = [guide(game, lang) for lang in LANGUAGES]
    assert len({c.end for c in cards}) == len(LANGUAGES)
