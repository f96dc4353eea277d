"""Rules are read from toy files; faults say which file, and what is wrong there."""

from pathlib import Path

import pytest

from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.rulebook import Rule, RulesFault, flow, languages, rulebook
from chapterhouse.kernel.rulepage import Value, grouped, to_markdown

ENGLISH = """
title = "Toy: the rules"
[sections]
play = "Playing"
round_end = "The end"
rulings = "Rulings"
[tests]
cases = ["T-1"]
without_code = ["K-1"]
[rule.X-1]
section = "play"
title = "Rolling"
text = \"\"\"
Roll one die,
then see X-2:
- odd: stop, as
X-1 says;
- even: go on.

That is all.
\"\"\"
[rule.X-2]
section = "round_end"
title = "Winning"
beyond = ["inferred", "reconstructed"]
text = "The most points win (K-1, X-9)."
[rulings]
K-1 = "Ties are shared."
"""

ITALIAN = """
title = "Gioco: le regole"
[sections]
play = "Si gioca"
[rule.X-1]
title = "Il tiro"
text = "Tira un dado."
[rulings]
K-1 = "Chi pareggia vince."
"""


def folder(tmp_path: Path, **texts: str) -> Path:
    (tmp_path / "text").mkdir()
    for lang, text in texts.items():
        (tmp_path / "text" / f"rules.{lang}.toml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return folder(tmp_path, en=ENGLISH, it=ITALIAN)


def test_rules_come_in_order_with_section_and_class(toy: Path) -> None:
    book = rulebook(toy)
    assert list(book.rules) == ["X-1", "X-2", "K-1"]
    assert [rule.source for rule in book.rules.values()] == ["rulebook", "reconstructed", "ruling"]
    assert book["X-2"] == Rule(
        "X-2", "round_end", "Winning", "The most points win (K-1, X-9).", ("inferred", "reconstructed")
    )
    assert [rule.id for rule in book.of("play")] == ["X-1"]
    assert (book.cases, book.without_code) == (("T-1",), ("K-1",))


def test_line_breaks_of_the_file_are_undone() -> None:
    assert flow("\none\ntwo\n- a\nb\n- c\n\nthree\n  four\n") == "one two\n- a b\n- c\n\nthree four"


def test_another_language_has_its_words_and_what_it_lacks_is_english(toy: Path) -> None:
    book = rulebook(toy, "it")
    assert book.title == "Gioco: le regole"
    assert book.sections == {"play": "Si gioca", "round_end": "The end", "rulings": "Rulings"}
    assert book["X-1"] == Rule("X-1", "play", "Il tiro", "Tira un dado.")
    assert book["X-2"].title == "Winning"
    assert book["K-1"].text == "Chi pareggia vince."


@pytest.mark.parametrize("lang", ["de", "../en", ""])
def test_an_unknown_language_is_english(toy: Path, lang: str) -> None:
    assert rulebook(toy, lang).title == "Toy: the rules"
    assert languages(toy) == ["en", "it"]


@pytest.mark.parametrize("given", ["X-1", "x-1", " X-1 "])
def test_case_of_an_id_does_not_matter(toy: Path, given: str) -> None:
    assert rulebook(toy)[given].title == "Rolling"


@pytest.mark.parametrize(
    ("given", "hint"), [("X-11", "X-1"), ("zzz", "an id like X-1 or K-1"), ("", "an id like X-1 or K-1")]
)
def test_an_unknown_id_is_refused_with_a_hint(toy: Path, given: str, hint: str) -> None:
    with pytest.raises(UnknownName) as refused:
        rulebook(toy)[given]
    assert str(refused.value) == f"unknown rule {given!r}: expected {hint}"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "Toy', "title = Toy", "Invalid value"),
        ('title = "Winning"', "title = 3", "Expected `str`, got `int` - at `$.rule[...].title`"),
        ('title = "Winning"', "", "missing required field `title`"),
        ('title = "Winning"', 'title = ""\ntile = ""', "unknown field `tile`"),
        ('"inferred"', '"guessed"', "Invalid enum value 'guessed'"),
        ('section = "play"', 'section = "plya"', "X-1 is in section 'plya', which has no title"),
        ('without_code = ["K-1"]', 'without_code = ["K-2"]', "K-2 under without_code is no rule"),
    ],
)
def test_a_faulty_file_is_named_with_its_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in ENGLISH
    place = folder(tmp_path, en=ENGLISH.replace(old, new, 1))
    with pytest.raises(RulesFault) as refused:
        rulebook(place)
    assert str(place / "text" / "rules.en.toml") in str(refused.value)
    assert fault in str(refused.value)


def test_a_rule_only_in_a_translation_is_a_fault(tmp_path: Path) -> None:
    place = folder(tmp_path, en=ENGLISH, it=ITALIAN.replace("X-1", "X-3").replace("K-1", "K-3"))
    with pytest.raises(RulesFault, match=r"rules\.it\.toml: X-3 is no rule .*; K-3 is no rule"):
        rulebook(place, "it")


def test_a_folder_without_rules_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(RulesFault, match=r"rules\.en\.toml: cannot be read: No such file"):
        rulebook(tmp_path)


def test_text_that_is_no_utf8_is_a_fault(tmp_path: Path) -> None:
    place = folder(tmp_path, en="")
    (place / "text" / "rules.en.toml").write_bytes(b'title = "\xff"')
    with pytest.raises(RulesFault, match=r"rules\.en\.toml"):
        rulebook(place)


VALUES: list[Value] = [
    ("setup.years", 3, "rulebook"),
    ("road.1.bonus", "", "inferred"),
    ("road.1.to.1", "A", "reconstructed"),
    ("road.1.to.2", "B", "reconstructed"),
    ("road.2.bonus", "", "reconstructed"),
    ("road.2.to", [], "reconstructed"),
    ("points.1", 4, "reconstructed"),
    ("points.2", 4, "rulebook"),
    *((f"long.{n}", "a long word", "public") for n in range(1, 10)),
]


def test_values_of_one_class_are_put_together_while_short() -> None:
    assert list(grouped(VALUES))[:6] == [
        ("setup", {"years": 3}, "rulebook"),
        ("road.1.bonus", "", "inferred"),
        ("road.1.to", ["A", "B"], "reconstructed"),
        ("road.2", {"bonus": "", "to": []}, "reconstructed"),
        ("points.1", 4, "reconstructed"),
        ("points.2", 4, "rulebook"),
    ]
    assert list(grouped(VALUES))[6:] == VALUES[8:]


def test_the_page_has_an_anchor_for_every_rule_and_links_between_them(toy: Path) -> None:
    page = to_markdown(rulebook(toy), VALUES)
    assert page.startswith("# Toy: the rules\n")
    assert "[The end](#round-end)" in page
    assert '<a id="round-end"></a>\n\n## The end' in page
    assert (
        '### <a id="x-1"></a>X-1 Rolling\n\nRoll one die, then see [X-2](#x-2):\n\n- odd: stop, as X-1'
        in page
    )
    assert "points win ([K-1](#k-1), X-9).\n\n*Beyond the rulebooks: inferred, reconstructed.*" in page
    assert '- <a id="k-1"></a>**K-1** Ties are shared.' in page


def test_the_page_says_which_values_are_not_the_printed_ones(toy: Path) -> None:
    page = to_markdown(rulebook(toy), VALUES)
    assert "- **reconstructed** (5 values): designed here" in page
    assert '| `road.1.to` | `["A", "B"]` | reconstructed |' in page
    assert "setup" not in page
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert [row.split("| ")[-1] for row in rows[:4]] == ["reconstructed |"] * 3 + ["public |"]
