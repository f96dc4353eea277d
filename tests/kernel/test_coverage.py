"""The table of rules, code and tests, on a toy game."""

from pathlib import Path

import pytest

from chapterhouse.kernel.coverage import NO_TESTS, Coverage, Place, coverage, game_tests, named_in

RULES = """
title = "Toy"
[sections]
play = "Playing"
[tests]
cases = ["T-1", "T-2"]
without_code = ["X-90a"]
[rule]
X-9 = { section = "play", title = "Nine", text = "" }
X-90 = { section = "play", title = "Ninety", text = "" }
X-90a = { section = "play", title = "Ninety a", text = "" }
"""

LAWS = '''"""X-9 to X-12, and X-90/X-91."""
x = 1  # X-90a, MAX-9, X-90_, X-9 X-9
'''


def put(root: Path, place: str, text: str) -> None:
    path = root / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    put(tmp_path, "src/house/games/toy/text/rules.en.toml", RULES)
    put(tmp_path, "src/house/games/toy/laws.py", LAWS)
    put(tmp_path, "tests/games/toy/test_laws.py", "# X-90\n\n# T-1, X-90a\n")
    put(tmp_path, "tests/games/toy/tools.py", "# X-9 and T-2: no test\n")
    return tmp_path


def game(house: Path) -> Path:
    return house / "src/house/games/toy"


def table(house: Path) -> Coverage:
    return coverage(game(house), house / "tests/games/toy")


def test_ids_are_whole_words_and_ranges_name_their_ends(house: Path) -> None:
    assert named_in(game(house), "*.py") == {
        "X-9": (Place("laws.py", 1), Place("laws.py", 2)),
        "X-12": (Place("laws.py", 1),),
        "X-90": (Place("laws.py", 1),),
        "X-91": (Place("laws.py", 1),),
        "X-90a": (Place("laws.py", 2),),
        "MAX-9": (Place("laws.py", 2),),
    }


def test_every_rule_and_every_case_has_its_row(house: Path) -> None:
    rows = {row.id: row for row in table(house).rows}
    assert list(rows) == ["X-9", "X-90", "X-90a", "T-1", "T-2"]
    assert rows["X-90"].code == (Place("laws.py", 1),)
    assert rows["X-90"].tests == (Place("test_laws.py", 1),)
    assert rows["T-1"].tests == (Place("test_laws.py", 3),)


def test_what_lacks_code_or_test_is_listed(house: Path) -> None:
    assert table(house).uncovered() == ["X-9: no test", "T-2: no test"]
    put(house, "src/house/games/toy/laws.py", "")
    assert table(house).uncovered() == ["X-9: no code and no test", "X-90: no code", "T-2: no test"]


def test_the_report_shows_places_and_what_is_missing(house: Path) -> None:
    lines = table(house).report().splitlines()
    assert lines[0] == "X-9     laws.py:1, laws.py:2  |  -"
    assert lines[-2:] == ["X-9: no test", "T-2: no test"]


def test_a_covered_game_says_so(house: Path) -> None:
    put(house, "tests/games/toy/test_more.py", "# X-9, T-2\n")
    assert table(house).uncovered() == []
    assert table(house).report().endswith("\nEvery id is covered.")


@pytest.mark.parametrize("tests", [None, Path("/no/such/folder")])
def test_without_a_tests_folder_this_is_said(house: Path, tests: Path | None) -> None:
    found = coverage(game(house), tests)
    assert found.note == NO_TESTS
    assert found.uncovered() == []
    assert found.report().endswith(NO_TESTS)


def test_the_game_tests_a_game_are_found_beside_its_sources(house: Path) -> None:
    assert game_tests(game(house)) == house / "tests/games/toy"
    assert game_tests(house / "src/house/games/other") is None


@pytest.mark.parametrize("place", ["lib/house/games/toy", "house/games/toy"])
def test_an_installed_package_has_no_tests(house: Path, place: str) -> None:
    assert game_tests(house / place) is None
    assert game_tests(Path("/toy")) is None
