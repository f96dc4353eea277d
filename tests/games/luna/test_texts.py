"""Everything that Luna has to say, in every language."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random

import pytest

from chapterhouse.games.luna.events import SOURCES
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.errors import Verdict
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.phrases import (
    action_say,
    entry_lines,
    happening_say,
    reason_say,
    refusal_say,
    seat_say,
)
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES
from tests.conformance import words
from tests.conformance.words import KERNEL
from tests.games.luna.positions import GAME, bare, council, engine, give, new_table, play
from tests.games.luna.variants import POSITIONS, VARIANTS

put = partial(words.put, GAME)
in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


@in_all_languages
def test_seats_are_called_by_different_colours(lang: str) -> None:
    assert len({put(lang, seat_say(seat)) for seat in range(4)}) == 4
    assert put(lang, seat_say(0)) == {"en": "Yellow", "it": "Giallo", "de": "Gelb"}[lang]


@in_all_languages
def test_every_source_of_points_is_named(lang: str) -> None:
    args = {"side": 1, "points": 3}
    assert len({put(lang, Say("event-scored", {**args, "source": source})) for source in SOURCES}) == len(
        SOURCES
    )


def verdicts() -> Iterator[Verdict]:
    """Refusals as tables give them: of every reason and action that a played or built position has."""
    for table in tables():
        yield from table


@cache
def tables() -> list[list[Verdict]]:
    return [refusals(build()) for build in POSITIONS] + [walk(i) for i in range(len(VARIANTS))]


def refusals(table: Table) -> list[Verdict]:
    codes = table.engine.laws(table.rows)
    return [table.why(a) for a in range(len(codes)) if codes[a] not in (LEGAL, 1, 2)]


def walk(number: int) -> list[Verdict]:
    """Half a random game."""
    variant, rng = VARIANTS[number], Random(number)
    table, found = new_table(variant.players, number, **variant.options), list[Verdict]()
    while not table.over and table.ply < 130:
        found += refusals(table)
        table.play(rng.choice(table.legal()))
    return found


@in_all_languages
def test_every_refusal_can_be_read(lang: str) -> None:
    seen: dict[str, set[str]] = {}
    for verdict in verdicts():
        if len(seen.setdefault(verdict.reason, set())) < 60:
            words = put(lang, refusal_say(verdict))
            assert words.endswith(f" ({verdict.rule})")
            seen[verdict.reason].add(words)
    rare = {"last_space", "beyond_last_space", "same_isle", "other_figure", "has_book", "not_your_novice"}
    assert {r.name for r in GAME.reasons.every} - set(seen) <= KERNEL | rare


@in_all_languages
def test_rare_refusals(lang: str) -> None:
    """L-49, L-63."""
    table = council(give(bare(), 0, active={"tide": 4, "book": 2}, tokens=["sailboat"]), (9, [0]))
    play(table, "act council")
    table.rows["ask"], table.rows["isle"] = 8, 1
    table.refresh()
    assert "1" in put(lang, reason_say(table.why("count 2")))
    at_end = council(give(bare(), 0, active={"tide": 4}), (10, [0]))
    assert put(lang, reason_say(at_end.why("act council")))
    table = give(bare(), 0, active={"tide": 1}, tokens=["sailboat"])
    play(table, "act sailboat")
    assert put(lang, reason_say(table.why("to tide")))
    table = give(bare(), 0, temple=[5, 8], tokens=["book"])
    play(table, "act book", "book_from 2")
    assert put(lang, reason_say(table.why("book_to 2"))) != put(lang, reason_say(table.why("book_to 3")))
    assert put(lang, reason_say(new_table(2, figures="chosen").why("place_figure apostate book")))


def test_a_refusal_in_full() -> None:
    table = give(bare(), 0, active={"tide": 2, "book": 2, "herbs": 1})
    play(table, "act recruit")
    assert [put(lang, refusal_say(table.why("isle herbs"))) for lang in LANGUAGES] == [
        "a recruitment takes 2 active novices, you have 1 on the isle of Herbs (L-43)",
        "un reclutamento richiede 2 novizi attivi, sull’isola delle Erbe ne hai 1 (L-43)",
        "Anwerben braucht 2 aktive Novizen, auf der Kräuterinsel hast du 1 (L-43)",
    ]


def test_one_novice_is_not_several() -> None:
    """Where an own shrine makes one novice enough, and where there is but one."""
    facts = {"needed": 1, "novices": 0, "inactive": 1, "isle": "book", "tile": 9, "count": 3}
    one = {"en": ("novices",), "it": ("novizi ", "attivi", "servono"), "de": ("aktive ", "inaktive ")}
    for reason in ("favour_novices", "promotion_novices", "token_needs_more"):
        for lang, plurals in one.items():
            words = put(lang, reason_say(Verdict(False, reason, "L-41", facts)))
            assert "1" in words
            assert not [p for p in plurals if p in words], words
    few = {**facts, "novices": 1}
    for reason in ("not_so_many_inactive", "not_so_many_active", "not_so_many_against"):
        for lang, plural in (("en", "novices are"), ("it", "attivi"), ("de", "aktive ")):
            assert plural not in put(lang, reason_say(Verdict(False, reason, "L-46", few)))


def test_figures_are_placed_in_the_case_of_the_language() -> None:
    action = GAME.alphabet[GAME.alphabet.parse("place_figure apostate book")]
    said = [put(lang, action_say(action, engine().names(2))) for lang in LANGUAGES]
    assert said == [
        "Put the Apostate on the isle of the Book",
        "Metti l’Apostata sull’isola del Libro",
        "Den Abtrünnigen auf die Buchinsel stellen",
    ]


@in_all_languages
def test_the_whole_log_of_real_games_can_be_read(lang: str) -> None:
    told: set[str] = set()
    for number, variant in enumerate(VARIANTS):
        table, rng = new_table(variant.players, number, **variant.options), Random(number)
        while not table.over:
            table.play(rng.choice(table.legal()))
        for entry in table.log(everything=True):
            lines = [put(lang, line) for line in entry_lines(entry, table.names)]
            assert all(not line[0].islower() for line in lines), lines
            assert len(lines) == 1 + len(entry.happenings)
            told |= {happening.kind for happening in entry.happenings}
    assert {kind.name for kind in GAME.events.kinds} - told <= {"opponent_no_tile"}
    assert put(lang, say("event-opponent-no-tile"))


def test_lists_of_events_are_in_the_readers_language() -> None:
    outcome = {"detail": {}, "outcome": ["herbs", "book"]}
    ring = happening_say(Happening("ring", outcome, chance=True, each="name-isle"), engine().names(2))
    assert [put(lang, ring) for lang in LANGUAGES] == [
        "Isles clockwise: Herbs, Book",
        "Isole in senso orario: Erbe, Libro",
        "Inseln im Uhrzeigersinn: Kräuter, Buch",
    ]
    assert put("en", say("game-title")) == GAME.title
