"""Colours that every eye tells apart, and words that can be read on every ground."""

from itertools import combinations

import numpy as np
import pytest

from chapterhouse.kernel.pictures.palette import palette, picture_style, root_style
from tests.kernel.pictures.eyes import EYES, contrast, difference, lab

SEATS = palette()["seats"]
THEMES = ("light", "dark")
PIGMENTS = ("lapis", "vermilion", "verdigris", "ochre")


@pytest.mark.parametrize("eye", EYES)
def test_every_pair_of_seats_differs_for_every_eye(eye: str) -> None:
    for first, second in combinations(SEATS, 2):
        apart = difference(lab(SEATS[first], eye), lab(SEATS[second], eye))
        assert apart >= 10, (eye, first, second, apart)


def test_the_measure_agrees_with_published_pairs() -> None:
    """Sharma, Wu and Dalal 2005, pairs 1, 7 and 17: a measure that cannot fail is none."""
    pairs = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ]
    for first, second, expected in pairs:
        found = difference(np.array(first, float), np.array(second, float))
        assert found == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["ground", "raised"])
def test_words_and_pigments_can_be_read(theme: str, ground: str) -> None:
    colours = palette()[theme]
    for ink in ("ink", "quiet", *PIGMENTS):
        assert contrast(colours[ink], colours[ground]) >= 4.5, (theme, ink, ground)


def test_letters_can_be_read_on_their_pieces() -> None:
    for seat, letter in palette()["letters"].items():
        assert contrast(letter, SEATS[seat]) >= 4.5, seat


def test_quiet_words_can_be_read_on_used_spaces() -> None:
    for theme in THEMES:
        colours = palette()[theme]
        assert contrast(colours["ink"], colours["line"]) >= 4.5


def test_the_style_sheet_uses_only_colours_that_there_are() -> None:
    named = {f"--{name}" for table in THEMES for name in palette()[table]}
    named |= {f"--seat-{name}" for name in SEATS} | {f"--letter-{name}" for name in palette()["letters"]}
    used = {part.split(")")[0] for part in picture_style().split("var(")[1:]}
    assert used <= named
    assert all(f"{name}:" in root_style() for name in named)
