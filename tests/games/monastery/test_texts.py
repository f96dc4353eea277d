"""Everything that Monastery has to say, in every language."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random

import pytest

from chapterhouse.games.monastery.actions import COLOUR_NAMES, TYPE_NAMES
from chapterhouse.games.monastery.events import BLESSED, EARNED, ROUNDS, TESTAMENT
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.errors import Verdict
from chapterhouse.kernel.phrases import (
    entry_lines,
    refusal_say,
    seat_say,
    winners_say,
)
from chapterhouse.kernel.say import say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES
from tests.conformance import words
from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import GAME, new_table, start
from tests.games.monastery.test_scene import choose
from tests.games.monastery.variants import POSITIONS, VARIANTS

put = partial(words.put, GAME)
in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


@in_all_languages
def test_tiles_have_names_of_their_own(lang: str) -> None:
    names = [put(lang, say("scene-type", name=name)) for name in TYPE_NAMES]
    assert len(set(names)) == len(TYPE_NAMES)
    for name, full in zip(TYPE_NAMES, names, strict=True):
        assert full == put(lang, say("word-tile-type", tile_type=name))
        assert full == put(lang, say("word-outcome", outcome=name))
        assert len(put(lang, say("scene-short", name=name))) <= 12


@in_all_languages
def test_seats_are_called_by_the_colours_they_drew(lang: str) -> None:
    """Y-18: the same seat may be of any colour."""
    table = new_table(3, 4, colours=["yellow", "red", "green"])
    colours = {put(lang, say("seat-name", seat=colour)) for colour in COLOUR_NAMES}
    assert len(colours) == len({put(lang, say("scene-letter", colour=c)) for c in COLOUR_NAMES}) == 4
    assert put(lang, seat_say(0, table.names)) == {"en": "Yellow", "it": "Giallo", "de": "Gelb"}[lang]
    plain = {put(lang, seat_say(seat)) for seat in range(4)}
    assert len(plain) == 4
    assert not plain & colours
    drawn = new_table(2, 5)
    assert drawn.names.colours == tuple(drawn.words()["colours"])
    assert put(lang, seat_say(1, table.names)) in put(lang, winners_say([1], table.names))


@in_all_languages
def test_every_source_and_every_hour_is_named(lang: str) -> None:
    seat = say("seat-name", seat="red")
    scored = {put(lang, say("event-earned", seat=seat, source=s, tile=2, points=3)) for s in EARNED}
    scored |= {put(lang, say("event-scored", seat=seat, source=s, points=3)) for s in TESTAMENT}
    blessed = {put(lang, say("event-blessings", seat=seat, source=s, count=2)) for s in BLESSED}
    assert (len(scored), len(blessed)) == (len(EARNED) + len(TESTAMENT), len(BLESSED))
    spaces = new_table(2, 1).board.tree["dial"]["space"]
    hours = {put(lang, say("scene-hour", name=space["name"])) for space in spaces}
    assert len(hours) == len(spaces)
    args = {"day": 1, "name": "Prime", "seat": seat, "space": 3}
    assert len({put(lang, say("event-round", kind=kind, **args)) for kind in ROUNDS}) == len(ROUNDS)


# -- refusals -----------------------------------------------------------------------------


@cache
def verdicts() -> list[Verdict]:
    """Refusals as tables give them: of every reason and action that a played or built position has."""
    found = [verdict for build in POSITIONS for verdict in refusals(build())]
    return found + [verdict for number in range(len(VARIANTS)) for verdict in walk(number)]


def refusals(table: Table) -> list[Verdict]:
    """One for every reason and kind of action."""
    if table.over:
        return []
    codes, found = table.engine.laws(table.rows), dict[tuple[int, str], Verdict]()
    for action in (a for a in range(len(codes)) if codes[a] not in (LEGAL, 1, 2)):
        key = (int(codes[action]), GAME.alphabet.kind_of(action).name)
        if key not in found:
            found[key] = table.why(action)
    return list(found.values())


def walk(number: int) -> Iterator[Verdict]:
    """A random game."""
    variant, rng = VARIANTS[number], Random(number)
    table = new_table(variant.players, number, **variant.options)
    while not table.over:
        if table.ply % 3 == 0:
            yield from refusals(table)
        table.play(choose(table, rng))


@in_all_languages
def test_every_refusal_can_be_read(lang: str) -> None:
    """Each has its rule; `test_reasons.py` has a position for every reason."""
    seen: dict[str, set[str]] = {}
    for verdict in verdicts():
        if len(seen.setdefault(verdict.reason, set())) < 40:
            words = put(lang, refusal_say(verdict))
            assert words.endswith(f" ({verdict.rule})")
            seen[verdict.reason].add(words)
    assert len(seen) > 40


def test_a_refusal_in_full() -> None:
    """Y-81."""
    game = start(Build(space=1).abbey(red=1))
    game.play("end turn", "end turn")
    assert [put(lang, refusal_say(game.table.why("letter 1.13"))) for lang in LANGUAGES] == [
        "row 1, column 13 costs 10, you can pay 1 (Y-81)",
        "riga 1, colonna 13 costa 10, puoi pagare 1 (Y-81)",
        "Reihe 1, Spalte 13 kostet 10, du kannst 1 zahlen (Y-81)",
    ]


# -- the log ------------------------------------------------------------------------------


@in_all_languages
def test_the_whole_log_of_real_games_can_be_read(lang: str) -> None:
    told: set[str] = set()
    for number, variant in enumerate(VARIANTS):
        table, rng = new_table(variant.players, number, **variant.options), Random(number)
        while not table.over:
            table.play(choose(table, rng))
        for entry in table.log(everything=True):
            lines = [put(lang, line) for line in entry_lines(entry, table.names)]
            assert len(lines) == 1 + len(entry.happenings)
            told |= {happening.kind for happening in entry.happenings}
        for entry in table.log(0):
            told |= {happening.outline for happening in entry.happenings if happening.kind == "hidden"}
            assert all(put(lang, line) for line in entry_lines(entry, table.names))
    assert {"event-drawn", "event-blessed"} <= told
    rare = {"levy", "phrase_complete", "last_letter"}
    assert {kind.name for kind in GAME.events.kinds} - told <= rare
    for id_ in ("event-levy", "event-last-letter"):
        assert put(lang, say(id_))
    assert put(lang, say("event-phrase-complete", seat=say("seat-name", seat="blue")))
