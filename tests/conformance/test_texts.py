"""A game has a text for everything that it may say, in every language, and none that nobody needs."""

from types import SimpleNamespace
from typing import Any

import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.phrases import (
    action_say,
    end_say,
    entry_lines,
    option_help_say,
    option_say,
    prompt_say,
    seat_say,
    value_say,
    winners_say,
)
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, text_files
from tests.conformance.play import chooser, new_table, play_out
from tests.conformance.variants import variants
from tests.conformance.words import needed, put
from tests.kernel.ftl import arguments, faults, messages

in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def table_of_most(game: Game, engine: Engine) -> Table:
    return Table(game, max(game.options.players), seed=bytes(32), engine=engine)


def test_every_language_has_the_same_messages_and_all_are_used(game: Game) -> None:
    files = {lang: [game.folder / "text" / lang / "messages.ftl"] for lang in LANGUAGES}
    house = {lang: messages(text_files(HOUSE, lang)) for lang in LANGUAGES}
    assert faults(files, needed(game), house) == []


def test_nothing_was_left_in_english(game: Game) -> None:
    """Messages for everything, with the same arguments: no two languages agree."""
    english = messages([*text_files(HOUSE, "en"), *text_files(game.folder, "en")])
    for id_ in needed(game) - {"game-title"}:
        args = dict.fromkeys(arguments(id_, english), 2)
        assert len({put(game, lang, Say(id_, args)) for lang in LANGUAGES}) == len(LANGUAGES), id_


@in_all_languages
def test_nothing_of_the_house_is_said_twice(game: Game, lang: str) -> None:
    assert messages([*text_files(HOUSE, lang), *text_files(game.folder, lang)])


@in_all_languages
def test_title_and_blurb(game: Game, lang: str) -> None:
    assert put(game, lang, say("game-title")) == game.title
    assert put(game, lang, say("game-blurb")).endswith(".")


@in_all_languages
def test_every_action_has_a_text_of_its_own(game: Game, engine: Engine, lang: str) -> None:
    names = table_of_most(game, engine).names
    said: dict[str, list[str]] = {}
    for action in game.alphabet.actions:
        said.setdefault(put(game, lang, action_say(action, names)), []).append(action.text)
    assert [lines for lines in said.values() if len(lines) > 1] == []


@in_all_languages
def test_seats_are_called_differently(game: Game, engine: Engine, lang: str) -> None:
    table = table_of_most(game, engine)
    for names in (None, table.names):
        assert len({put(game, lang, seat_say(seat, names)) for seat in range(table.players)}) == table.players


@in_all_languages
def test_every_point_has_a_prompt_for_who_decides_and_for_the_others(
    game: Game, engine: Engine, lang: str
) -> None:
    table = table_of_most(game, engine)
    colours = game.colours(table.view().state) if game.colours else range(table.players)
    for ask in game.points:
        state = At(ask, table.view().state)
        own, other, watching = (
            put(game, lang, prompt_say(game, state, 1, viewer)) for viewer in (1, 0, None)
        )
        assert other == watching != own
        assert other.startswith(put(game, lang, say("seat-name", seat=colours[1])))
    assert put(game, lang, prompt_say(game, SimpleNamespace(ask=0), NOBODY, 0))


class At:
    """A state, but at another point of decision."""

    def __init__(self, ask: int, state: Any) -> None:
        self.ask, self._state = ask, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


@in_all_languages
def test_the_end_the_options_and_their_values(game: Game, engine: Engine, lang: str) -> None:
    assert len({put(game, lang, end_say(end)) for end in game.ends.values()}) == len(game.ends)
    assert put(game, lang, winners_say([0])) != put(game, lang, winners_say([0, 1]))
    for option in game.options.options:
        assert put(game, lang, option_say(option.name)) != put(game, lang, option_help_say(option.name))
        assert put(game, lang, value_say(option.name, option.default))
    for variant in variants(game):
        settled = new_table(game, variant, 1, engine).options
        assert all(put(game, lang, value_say(name, value)) for name, value in settled.items())


def test_the_log_of_every_variant_can_be_read_by_everybody(game: Game, engine: Engine) -> None:
    """Half random, half greedy."""
    for number, variant in enumerate(variants(game)):
        table = new_table(game, variant, number, engine)
        play_out(table, chooser(table, 0.5, number))
        seen = [*table.log(everything=True), *table.log(0), *table.log()]
        for entry in seen:
            for lang in LANGUAGES:
                lines = [put(game, lang, line) for line in entry_lines(entry, table.names)]
                assert len(lines) == 1 + len(entry.happenings)
