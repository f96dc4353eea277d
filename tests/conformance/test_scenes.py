"""What a game shows: a sound scene for every seat at any moment, in words of every language."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, faults
from chapterhouse.kernel.scene_spoken import spoken
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, text_files, texts
from tests.conformance.play import CAP, chooser, new_table
from tests.conformance.variants import positions, variants
from tests.kernel.ftl import messages

# How often everybody's scenes are looked at, and how often they are kept to be read in every language.
EVERY, KEPT = 30, 90


def scenes_of(table: Table) -> list[Scene]:
    """As every seat sees the table, and last a spectator."""
    return [table.game.scene(table.view(seat), table.names) for seat in (*range(table.players), None)]


def check(table: Table) -> list[Scene]:
    """Every scene is sound, and who decides finds each of the choices in it."""
    found = scenes_of(table)
    for scene in found:
        legal = table.view(scene.seat).legal if scene.seat is not None and not table.over else ()
        assert faults(scene) == []
        assert tuple(target.action for target in scene.targets) == tuple(legal)
    return found


@cache
def glimpses(game: Game) -> list[Scene]:
    """Scenes along a game of every variant, half random and half greedy, and of positions made by hand."""
    found, engine = [scene for build in positions(game) for scene in check(build())], Engine(game)
    for number, variant in enumerate(variants(game)):
        table, rng = new_table(game, variant, 70 + number, engine), Random(number)
        choose, look = chooser(table, 0.5, number), rng.randrange(EVERY)
        while not table.over and table.ply < CAP:
            if table.ply % EVERY == look:
                scenes = check(table)
                found += scenes[-2:] if table.ply % KEPT == look else ()
            table.play(choose(table))
        found += check(table)[-2:]
    return found


def says(thing: Any) -> Iterator[Say]:
    """Every message of a scene, arguments apart."""
    if isinstance(thing, Say):
        yield thing
    elif isinstance(thing, msgspec.Struct | Entry):
        raise TypeError(thing)
    elif isinstance(thing, dict):
        yield from says(list(thing.values()))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from says(part)
    elif hasattr(thing, "__dataclass_fields__"):
        yield from says([getattr(thing, name) for name in thing.__dataclass_fields__])


def test_every_legal_action_is_a_target(game: Game) -> None:
    assert len(glimpses(game)) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_scene_says_has_words(game: Game, lang: str) -> None:
    say, every = texts(lang, game).exact, {repr(m): m for scene in glimpses(game) for m in says(scene)}
    for message in every.values():
        words = say(message)
        assert words == words.strip(), message
        assert words or message.id.startswith("scene-word-"), message
        assert not set("{}$\n_") & set(words), words
        assert "  " not in words, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_board_keeps_to_its_width(game: Game, lang: str) -> None:
    say = texts(lang, game).exact
    for number, scene in enumerate(glimpses(game)[::6]):
        width = (60, 80, 100, 140)[number % 4]
        assert all(cell_len(line) <= width for line in render(scene, say, width=width).splitlines())
        assert all(line.endswith(".") for line in spoken(scene, say))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_seats_are_unique(game: Game, lang: str) -> None:
    for scene in glimpses(game)[::6]:
        assert len({texts(lang, game).exact(card.letter) for card in scene.seats}) == len(scene.seats)


def test_every_language_has_the_same_scene_messages(game: Game) -> None:
    """But for words that only the sentences of one language are made with."""
    known = [messages([*text_files(HOUSE, lang), *text_files(game.folder, lang)]) for lang in LANGUAGES]
    named = [{id_ for id_ in ids if "word-" not in id_} for ids in known]
    assert named[0] == named[1] == named[2]


def test_a_scene_is_plain_data(game: Game) -> None:
    """No number of NumPy and nothing else that a message to a browser could not hold."""
    for scene in glimpses(game)[::6]:
        assert msgspec.json.decode(msgspec.json.encode(scene))["game"] == game.id


def test_drawing_compiles_nothing(game: Game) -> None:
    """Pages and tools draw scenes without Numba."""
    code = f"import sys, chapterhouse.games.{game.id}.scene; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
