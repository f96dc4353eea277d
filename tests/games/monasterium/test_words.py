"""The state in words: complete, and the numbers it shares with the compiled rules are the same."""

from chapterhouse.games.monasterium import table as compiled
from chapterhouse.games.monasterium import words
from chapterhouse.games.monasterium.sending import EXTRA
from tests.games.monasterium.variants import POSITIONS


def test_frames_have_the_numbers_of_the_rules() -> None:
    assert (words.STEPS_FRAME, words.WON_FRAME) == (compiled.STEPS_FRAME, compiled.WON_FRAME)
    assert words.EXTRA == EXTRA


def test_unfinished_effects_are_told() -> None:
    told = [build().words()["unfinished"] for build in POSITIONS]
    assert told[0] == [{"effect": "send", "novice": "I-E", "area": "building", "discount": 0}]
    assert told[2] == [{"effect": "extra_novice", "row": 1}]
    assert told[3][0]["monastery"] == "A"
