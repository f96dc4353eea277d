"""Reading and checking of board files, on a made-up game."""

from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
import pytest
from msgspec import UNSET, Meta, UnsetType

from chapterhouse.kernel.board import BoardFile, board_file, digest, read_toml
from chapterhouse.kernel.errors import BoardFault, UnknownName
from chapterhouse.kernel.form import Faults, Form, called, check_distinct, check_fixed, check_form, check_once
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.provenance import read_provenance


class Barrel(Form, tag_field="kind"):
    id: Annotated[str, Meta(min_length=1)]


class Red(Barrel, tag="red"):
    years: Annotated[int, Meta(ge=1, le=9)]


class White(Barrel, tag="white"):
    dry: bool


class Cellar(Form):
    schema: Literal[1]
    owner: str
    shelves: Annotated[list[int], Meta(min_length=2, max_length=2)]
    barrels: list[Red | White]
    keys: dict[Literal["north", "south"], int]
    labels: list[Annotated[str, Meta(pattern="^[a-z]+$", description="merlot")]] | UnsetType = UNSET


GOOD = """
schema = 1
owner = "Abbot"
shelves = [3, 4]
keys = { north = 1 }
[[barrels]]
id = "R1"
kind = "red"
years = 5
[[barrels]]
id = "W1"
kind = "white"
dry = true
[provenance]
"owner" = "rulebook"
"shelves" = "inferred"
"shelves.2" = "reconstructed"
"keys" = "public"
"barrels.*.kind" = "rulebook"
"barrels.*.id" = "rulebook"
"barrels.R*.years" = "reconstructed"
"barrels.2.dry" = "inferred"
"""


def check(cellar: Cellar, faults: Faults) -> None:
    if cellar.owner == "Thief":
        faults.add("owner", "is a thief, expected an abbot")


def pack(cellar: Cellar) -> Rows:
    return np.array(cellar.shelves)


def parse(text: str) -> BoardFile:
    return board_file(read_toml(text), "cellar.toml", Cellar, check, pack)


def faults_of(text: str) -> list[str]:
    with pytest.raises(BoardFault) as caught:
        parse(text)
    assert caught.value.source == "cellar.toml"
    assert all(line.startswith("cellar.toml: ") for line in str(caught.value).splitlines())
    return list(caught.value.faults)


# -- reading ------------------------------------------------------------------------------


def test_syntax_fault_names_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "cellar.toml"
    path.write_text('owner = "Abbot"\nshelves = [3,\nkeys', encoding="utf-8")
    with pytest.raises(BoardFault, match=r"cellar\.toml: is no TOML: .*line 3, column 1"):
        read_toml(path)


def test_text_is_named_by_its_source() -> None:
    with pytest.raises(BoardFault, match=r"^the form: is no TOML: .*line 1"):
        read_toml("owner =\nshelves = []", "the form")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b'owner = "\xe9"', r"is no UTF-8 text \(byte 10\)"),
        (b"a = " + b"[" * 5000, "nested too deeply"),
        (b"a = " + b"9" * 5000, "is no TOML"),
    ],
    ids=["latin", "deep", "huge"],
)
def test_what_is_no_toml(tmp_path: Path, content: bytes, fault: str) -> None:
    path = tmp_path / "cellar.toml"
    path.write_bytes(content)
    with pytest.raises(BoardFault, match=fault) as caught:
        read_toml(path)
    assert caught.value.source == str(path)


def test_unreadable_files(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml"):
        with pytest.raises(BoardFault, match="cannot be read"):
            read_toml(path)


def test_byte_order_mark_and_windows_lines_are_read(tmp_path: Path) -> None:
    path = tmp_path / "cellar.toml"
    path.write_bytes(b'\xef\xbb\xbfowner = "Abb\xc3\xa9"\r\nshelves = []\r\n')
    assert read_toml(path) == {"owner": "Abbé", "shelves": []}


# -- form ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("schema = 1", "schema = 2", "schema: is 2, expected 1"),
        ("schema = 1", "schema = true", "schema: is true, expected 1"),
        ('owner = "Abbot"', "", "owner: missing, expected a text"),
        ('"Abbot"', "1979-05-27", "owner: is 1979-05-27, expected a text"),
        ("[3, 4]", "[3, 4.0]", "shelves.2: is 4.0, expected a whole number"),
        ("[3, 4]", "[true, 4]", "shelves.1: is true, expected a whole number"),
        ("[3, 4]", "[3]", "shelves: is a list of 1, expected a list of 2"),
        ("[3, 4]", "[3, 4, 5]", "shelves: is a list of 3, expected a list of 2"),
        ("[3, 4]", "[]", "shelves: is an empty list, expected a list of 2"),
        ("[3, 4]", "{}", "shelves: is a table, expected a list of 2"),
        ("{ north = 1 }", '{ north = "1" }', 'keys.north: is "1", expected a whole number'),
        ("{ north = 1 }", "{ east = 1 }", 'keys.east: unknown key, expected "north" or "south"'),
        ("{ north = 1 }", "3", "keys: is 3, expected a table"),
        ("years = 5", "years = 10", "barrels.R1.years: is 10, expected a whole number from 1 to 9"),
        ("years = 5", "years = 9999999999999999999999",
         "barrels.R1.years: is 9999999999999999999999, expected a whole number from 1 to 9"),
        ("years = 5", "", "barrels.R1.years: missing, expected a whole number from 1 to 9"),
        ("dry = true", "dry = 1", "barrels.W1.dry: is 1, expected true or false"),
        ("dry = true", "dry = true\nage = 1", "barrels.W1.age: unknown key, expected kind, id, dry"),
        ('id = "R1"', "", "barrels.1.id: missing, expected a text that is not empty"),
        ('"R1"', '""', 'barrels.1.id: is "", expected a text that is not empty'),
        ('"red"', '"rose"', 'barrels.R1.kind: is "rose", expected "red" or "white"'),
        ('"red"', "[]", 'barrels.R1.kind: is an empty list, expected "red" or "white"'),
        ('kind = "red"', "", 'barrels.R1.kind: missing, expected "red" or "white"'),
        ("schema = 1", "schema = 1\nwine = 3", "wine: unknown key, expected schema, owner, shelves, barrels,"
         " keys, labels"),
        ("schema = 1", 'schema = 1\nlabels = ["a", "B"]', 'labels.2: is "B", expected a text like merlot'),
        ("schema = 1", "schema = 1\nlabels = 5", "labels: is 5, expected a list"),
    ],
)  # fmt: skip
def test_deviation_from_the_form(old: str, new: str, fault: str) -> None:
    assert old in GOOD
    assert faults_of(GOOD.replace(old, new, 1)) == [fault]


def test_an_array_of_no_tables() -> None:
    faults = Faults("cellar.toml")
    check_form([5, []], list[Red | White], faults, "barrels")
    with pytest.raises(BoardFault) as caught:
        faults.raise_if_any()
    assert caught.value.faults == (
        "barrels.1: is 5, expected a table",
        "barrels.2: is an empty list, expected a table",
    )


def test_all_deviations_are_reported_at_once() -> None:
    text = GOOD.replace("years = 5", "years = 0").replace("[3, 4]", '["a", 4, 5]').replace('"Abbot"', "7")
    assert [fault.split(":")[0] for fault in faults_of(text)] == [
        "owner",
        "shelves",
        "shelves.1",
        "barrels.R1.years",
    ]


def test_long_values_are_cut() -> None:
    (fault,) = faults_of(GOOD.replace("schema = 1", f'schema = "{"x" * 500}"'))
    assert len(fault) < 100


def test_the_same_fault_is_said_once() -> None:
    faults = Faults("cellar.toml")
    faults.raise_if_any()
    faults.add("owner", "is away")
    faults.add("owner", "is away")
    with pytest.raises(BoardFault) as caught:
        faults.raise_if_any()
    assert caught.value.faults == ("owner: is away",)


@pytest.mark.parametrize(
    ("array", "names"),
    [
        ([7, [8]], [("1",), ("2",)]),
        ([{"id": "A"}, {"id": "B"}], [("A", "1"), ("B", "2")]),
        # Numbers that are names are no positions.
        ([{"index": 2}, {"index": 1}], [("2",), ("1",)]),
        # Doubles go by position, but answer to their name.
        ([{"id": "A"}, {"id": "A"}, {"id": "B"}], [("1", "A"), ("2", "A"), ("B", "3")]),
        ([{"id": "A"}, {}, 5], [("A", "1"), ("2",), ("3",)]),
        ([{"id": "A.1"}, {"id": "B*"}, {"id": True}, {"id": ""}], [("1",), ("2",), ("3",), ("4",)]),
        ([{"name": "x", "letter": "A"}], [("A", "1")]),
        ([{"area": "x"}], [("1",)]),
    ],
)
def test_names_of_elements(array: list[Any], names: list[tuple[str, ...]]) -> None:
    assert called(array) == names


def collected(faults: Faults) -> list[str]:
    with pytest.raises(BoardFault) as caught:
        faults.raise_if_any()
    return list(caught.value.faults)


def test_each_value_once() -> None:
    faults = Faults("")
    check_once("space", "index", [1, 1, 5], [1, 2], faults)
    rule = "expected each of 1, 2 once"
    assert collected(faults) == [
        f"space.1.index: is 1 like another one, {rule}",
        f"space.2.index: is 1 like another one, {rule}",
        f"space.5.index: is 5, {rule}",
        f"space: nothing has index = 2, {rule}",
    ]


def test_distinct_values() -> None:
    faults = Faults("")
    check_distinct("barrels", ["R", "W", "R"], faults, "id")
    check_distinct("shelves", [1, 2, 1, 1], faults)
    assert collected(faults) == [
        "barrels.3.id: is the same as number 1, expected another one",
        "shelves.3: is the same as number 1, expected another one",
        "shelves.4: is the same as number 1, expected another one",
    ]


def test_fixed_values() -> None:
    faults = Faults("")
    cellar = Cellar(1, "Thief", [1, 2], [], {"north": 1})
    check_fixed(cellar, {"owner": "Abbot", "shelves": [1, 2], "schema": 1}, faults)
    assert collected(faults) == ['owner: is "Thief", expected "Abbot": the rules know nothing else']


# -- provenance ---------------------------------------------------------------------------


def test_classes_of_values() -> None:
    board = parse(GOOD)
    assert list(board.leaves()) == [
        ("owner", "Abbot", "rulebook"),
        ("shelves.1", 3, "inferred"),
        ("shelves.2", 4, "reconstructed"),
        ("keys.north", 1, "public"),
        ("barrels.R1.id", "R1", "rulebook"),
        ("barrels.R1.kind", "red", "rulebook"),
        ("barrels.R1.years", 5, "reconstructed"),
        ("barrels.W1.id", "W1", "rulebook"),
        ("barrels.W1.kind", "white", "rulebook"),
        ("barrels.W1.dry", True, "inferred"),
    ]
    assert board.provenance.counts() == {"rulebook": 5, "inferred": 2, "public": 1, "reconstructed": 2}


def test_a_value_answers_to_each_of_its_names() -> None:
    provenance = parse(GOOD).provenance
    assert provenance.of("barrels.R1.years") == provenance.of("barrels.1.years") == "reconstructed"
    for path in ("barrels", "barrels.R1", "barrels.3.years", "barrels.*.years", "wine", "schema"):
        with pytest.raises(UnknownName, match="unknown value of the board"):
            provenance.of(path)


@pytest.mark.parametrize(
    ("marks", "of_class"),
    [
        ({"a": "public", "a.b": "inferred"}, "inferred"),
        ({"a.b": "inferred", "a": "public"}, "inferred"),
        ({"a.*.c1": "public", "a.b": "inferred"}, "public"),
        ({"a.*.c1": "public", "a.b.c1": "inferred"}, "inferred"),
        ({"a.*.c1": "public", "a.b*.c1": "inferred"}, "inferred"),
        ({"a.b.*": "public", "a.b.c*": "inferred"}, "inferred"),
        ({"*.*.*": "public", "*": "inferred"}, "public"),
    ],
)
def test_the_longest_path_wins(marks: dict[str, str], of_class: str) -> None:
    faults = Faults("")
    provenance = read_provenance({"a": {"b": {"c1": 5}}, "provenance": marks}, faults)
    faults.raise_if_any()
    assert provenance.of("a.b.c1") == of_class


def test_empty_lists_and_tables_are_values() -> None:
    faults = Faults("")
    tree = {"a": [], "b": {}, "c": [[]], "provenance": {"*": "inferred"}}
    found = [path for path, _, _ in read_provenance(tree, faults).items()]
    faults.raise_if_any()
    assert found == ["a", "b", "c.1"]


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ('"owner" = "rulebook"', "", ["owner: no provenance, expected"]),
        ('"keys" = "public"', "", ["keys.north: no provenance, expected"]),
        ('"keys" = "public"', '"keys.south" = "public"',
         ["keys.north: no provenance, expected", 'provenance."keys.south": matches nothing']),
        ('"keys" = "public"', '"keys.north.x" = "public"',
         ["keys.north: no provenance, expected", 'provenance."keys.north.x": matches nothing']),
        ('"keys" = "public"', '"keys" = "printed"',
         ['provenance."keys": is "printed", expected "rulebook", "inferred", "public" or "reconstructed"',
          "keys.north: no provenance"]),
        ('"keys" = "public"', '"keys" = 3', ['provenance."keys": is 3, expected', "keys.north: no prov"]),
        ('"keys" = "public"', 'keys.north = "public"',
         ['provenance."keys": is a table, expected the whole path in quotes', "keys.north: no provenance"]),
        ('"keys" = "public"', '"k*s" = "public"',
         ['provenance."k*s": a star may only stand for', "keys.north: no provenance"]),
        ('"shelves.2"', '"shelves.3"', ['provenance."shelves.3": matches nothing']),
        ('"barrels.2.dry" = "inferred"', '"barrels.2.dry" = "inferred"\n"barrels.W1.dry" = "inferred"', []),
        ('"barrels.*.id" = "rulebook"', '"barrels.R*.id" = "public"\n"barrels.*1.id" = "rulebook"',
         ['provenance."barrels.*1.id": a star may only', "barrels.W1.id: no provenance"]),
        ('"barrels.*.id" = "rulebook"', '"barrels.*.id" = "rulebook"\n"barrels.R.id" = "public"',
         ['provenance."barrels.R.id": matches nothing']),
        ('"barrels.*.id" = "rulebook"', '"barrels.R1.i*" = "public"\n"barrels.R*.id" = "rulebook"\n'
         '"barrels.W1.id" = "public"',
         ['barrels.R1.id: two provenances, by "barrels.R1.i*" and "barrels.R*.id", expected one']),
    ],
)  # fmt: skip
def test_faulty_provenance(old: str, new: str, faults: list[str]) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if not faults:
        parse(text)
        return
    found = faults_of(text)
    assert len(found) == len(faults)
    assert all(sum(line.startswith(fault) for line in found) == 1 for fault in faults)


def test_a_file_without_provenance_says_so_once() -> None:
    (fault,) = faults_of(GOOD.partition("[provenance]")[0])
    assert fault.startswith("provenance: missing, expected a table of paths")


# -- a board ------------------------------------------------------------------------------


def test_a_board_holds_all() -> None:
    board = parse(GOOD)
    assert board.source == "cellar.toml"
    assert board.tree["owner"] == "Abbot"
    assert board.rows.tolist() == [3, 4]
    assert board.digest == digest(board.tree)


def test_meaning_and_provenance_are_checked_together() -> None:
    found = faults_of(GOOD.replace("Abbot", "Thief").replace('"keys" = "public"', ""))
    assert [fault.split(":")[0] for fault in found] == ["owner", "keys.north"]


def test_meaning_is_checked_only_in_a_right_form() -> None:
    found = faults_of(GOOD.replace("Abbot", "Thief").replace("[3, 4]", "[]"))
    assert [fault.split(":")[0] for fault in found] == ["shelves"]


def test_digest_is_of_the_data_alone() -> None:
    known = parse(GOOD).digest
    assert len(known) == 64
    assert parse(GOOD.replace('"keys" = "public"', '"keys" = "inferred"')).digest == known
    assert parse(GOOD.replace("years = 5", "years = 5 # in oak")).digest == known
    owner, shelves = 'owner = "Abbot"\n', "shelves = [3, 4]\n"
    assert parse(GOOD.replace(owner + shelves, shelves + owner)).digest == known
    for old, new in (("years = 5", "years = 6"), ("[3, 4]", "[4, 3]"), ("dry = true", "dry = false")):
        assert parse(GOOD.replace(old, new)).digest != known
