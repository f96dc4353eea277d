"""Standalone pictures of made-up scenes."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from chapterhouse.kernel.pictures.art import FILE, symbols
from chapterhouse.kernel.pictures.drawing import Leaf, plan
from chapterhouse.kernel.pictures.svg import picture, shelved
from chapterhouse.kernel.say import say
from chapterhouse.kernel.scene import Target
from tests.kernel.test_scene_text import SCENE, plain, stone

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_a_picture_is_whole_by_itself() -> None:
    """Every symbol that it uses is in it; nothing is fetched."""
    root = parsed(picture(SCENE, plain))
    inside = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    used = {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")}
    assert used == inside
    assert "http" not in picture(SCENE, plain).replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_a_picture_names_what_it_shows() -> None:
    root = parsed(picture(SCENE, plain))
    assert root.get("role") == "img"
    assert root.get("aria-label") == "Day, Dawn, choose"
    titles = {title.text for title in root.iter(f"{SVG}title")}
    assert {plain(space.label) for sheet in SCENE.sheets for space in sheet.spaces} <= titles


def test_words_cannot_break_out() -> None:
    wicked = replace(SCENE, pieces=(stone("s", "a", mark='"><script>'),))
    assert not list(parsed(picture(wicked, plain)).iter(f"{SVG}script"))


def test_choices_are_numbered_and_may_be_links() -> None:
    chosen = replace(SCENE, targets=tuple(Target(i, say("x"), "a") for i in range(3)))
    root = parsed(picture(chosen, plain, link=lambda number: f"#choice-{number}"))
    assert [a.get("href") for a in root.iter(f"{SVG}a")] == ["#choice-1"]
    assert "1–3" in {text.text for text in root.iter(f"{SVG}text") if text.get("class") == "number"}
    assert not list(parsed(picture(chosen, plain)).iter(f"{SVG}a"))


def test_no_symbol_is_drawn_twice() -> None:
    art = re.findall(r'<symbol id="([^"]+)"', FILE.read_text(encoding="utf-8"))
    assert len(art) == len(set(art)) == len(symbols())


@pytest.mark.parametrize("width", [360.0, 820.0, 1440.0])
def test_leaves_do_not_overlap(width: float) -> None:
    leaves = plan(SCENE, plain) * 4
    placed, height = shelved(leaves, width)
    assert [leaf for leaf, _, _ in placed] == leaves
    for i, first in enumerate(placed):
        assert first[2] + first[0].height <= height
        assert not any(overlap(first, second) for second in placed[i + 1 :])


def overlap(first: tuple[Leaf, float, float], second: tuple[Leaf, float, float]) -> bool:
    (a, ax, ay), (b, bx, by) = first, second
    return ax < bx + b.width and bx < ax + a.width and ay < by + b.height and by < ay + a.height
