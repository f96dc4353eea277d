"""Scenes as plain data."""

import json
from dataclasses import replace

from chapterhouse.kernel.pictures.drawn import drawn
from chapterhouse.kernel.say import say
from chapterhouse.kernel.scene import Target
from tests.kernel.test_scene_text import SCENE, plain


def test_everything_of_a_scene_is_in_the_data() -> None:
    target = Target(7, say("take"), "a", say("gain", points=2), "take a")
    data = drawn(replace(SCENE, targets=(target,)), plain)
    assert json.loads(json.dumps(data)) == data
    assert data["prompt"] == "choose"
    assert data["status"] == ["Day", "Dawn"]
    assert data["seats"][1] | {"facts": None} == {
        "seat": 1, "tone": "blue", "name": "Blue", "letter": "B", "points": 0, "active": False, "facts": None,
    }  # fmt: skip
    assert data["seats"][1]["facts"] == [["points", "12"]]
    assert data["targets"] == [
        {"action": 7, "notation": "take a", "label": "take", "hint": "gain(2)", "space": "a"}
    ]
    assert data["legend"][0] == ["k", "key"]


def test_spaces_and_pieces_carry_their_places_and_looks() -> None:
    data = drawn(SCENE, plain)
    board = data["leaves"][0]
    spaces = {space["id"]: space for space in board["spaces"]}
    assert set(spaces) == {"title", "a", "b", "c", "d"}
    assert spaces["a"]["state"] == "free"
    assert spaces["a"]["lines"][0][2:] == ["pay 1", "mark"]
    pieces = {piece["id"]: piece for piece in board["pieces"]}
    assert pieces["s3"]["shape"] == "seat-blue"
    assert pieces["s3"]["words"] == "B"
    assert pieces["hidden"]["count"] == 4
    for piece in pieces.values():
        x, y, _ = piece["at"]
        left, top, width, height = spaces[piece["space"]]["box"]
        assert left <= x <= left + width
        assert top <= y <= top + height
