"""Every numbered rule has code and a test that name it."""

from pathlib import Path

from chapterhouse.kernel.coverage import coverage, game_tests
from tools.write_docs import GAMES


def test_every_rule_has_code_and_a_test() -> None:
    folder = GAMES / "monastery"
    tests = game_tests(folder)
    assert tests == Path(__file__).parent
    assert coverage(folder, tests).uncovered() == []
