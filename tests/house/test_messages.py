"""The protocol as a contract: its shipped schema, and what is refused at reading (CT-3)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.errors import STATUS, No
from chapterhouse.house.talking import read

ROOT = Path(__file__).resolve().parents[2]


def test_the_shipped_schema_is_the_protocols() -> None:
    """Write it anew with tools/write_docs.py."""
    assert json.loads(ms.schema_file().read_text()) == json.loads(json.dumps(ms.schema()))


def test_the_page_names_every_message_and_code() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    for union in (ms.ClientMessage, ms.ServerMessage):
        for kind in union.__args__:
            assert f"`{kind.__struct_config__.tag}`" in page, kind
    for code in STATUS:
        assert f"`{code}`" in page or code in ("not_found", "wrong_method"), code


GOOD: dict[str, Any] = {"type": "play", "id": "a", "n": 5, "action": 3, "confirm": True}


def test_a_good_message_is_read() -> None:
    assert read(json.dumps(GOOD)) == ms.Play("a", 5, 3, True)
    assert read(json.dumps(GOOD | {"action": "pass"})) == ms.Play("a", 5, "pass", True)


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1}, {"action": True}, {"action": -1}, {"action": 2**31}, {"action": 1e300},
        {"action": None}, {"action": [1]}, {"action": ""}, {"action": "x" * 121}, {"n": "5"},
        {"n": True}, {"n": -2}, {"n": 2**63}, {"id": ""}, {"id": "x" * 37}, {"id": "a b"},
        {"id": 7}, {"confirm": 1}, {"confirm": "true"}, {"type": "shout"}, {"type": None},
        {"seat": 1}, {"score": 99}, {"winner": 0},
    ],
)  # fmt: skip
def test_ct_3_a_bad_field_is_refused_at_reading(change: dict[str, Any]) -> None:
    with pytest.raises(No, match="malformed"):
        read(json.dumps(GOOD | change))


@pytest.mark.parametrize(
    "raw", ["", "{", "[]", "1", "null", '"play"', "{}", "[" * 5000, '{"type":"ping","type":"ping","x":1}']
)
def test_ct_3_what_is_no_message_is_refused(raw: str) -> None:
    with pytest.raises(No, match="malformed"):
        read(raw)


def test_a_refused_message_keeps_its_id() -> None:
    with pytest.raises(No) as found:
        read('{"type":"play","id":"mine","n":"x"}')
    assert found.value.detail["id"] == "mine"


def test_ct_4_no_message_of_a_client_tells_a_fact_of_the_game() -> None:
    """Neither result nor score nor whose turn it is can be sent: the schema has no such field."""
    allowed = {
        "type", "id", "protocol", "lang", "want", "wide", "after", "n", "action", "confirm", "actions", "all",
        "space", "line", "world", "ply", "entropy", "seat", "bot", "what", "once", "motion", "agree", "text",
    }  # fmt: skip
    parts = ms.schema()["$defs"]
    names = {kind.__name__ for kind in ms.ClientMessage.__args__}
    fields = {field for name in names for field in parts[name]["properties"]}
    assert fields == allowed


def test_only_strict_types_are_sent_by_clients() -> None:
    for kind in ms.ClientMessage.__args__:
        assert issubclass(kind, msgspec.Struct)
        assert kind.__struct_config__.forbid_unknown_fields
