"""Everything that Monasterium has to say, in every language."""

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from chapterhouse.games.monasterium.events import SOURCES
from chapterhouse.games.monasterium.game import GAME
from chapterhouse.games.monasterium.reasons import FIGURES
from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import Verdict
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.phrases import (
    entry_lines,
    reason_say,
    refusal_say,
    seat_say,
)
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES
from tests.conformance import words
from tests.conformance.words import KERNEL

GAMES = 30
put = partial(words.put, GAME)
in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def reasons() -> list[str]:
    """The reasons of the game itself."""
    return [reason.name for reason in GAME.reasons.every if reason.name not in KERNEL]


@in_all_languages
def test_seats_are_called_by_different_colours(lang: str) -> None:
    assert len({put(lang, seat_say(seat)) for seat in range(4)}) == 4
    assert put(lang, seat_say(1)) == {"en": "Blue", "it": "Blu", "de": "Blau"}[lang]


@in_all_languages
def test_every_source_of_points_is_named(lang: str) -> None:
    args = {"seat": "X", "points": 3}
    said = {put(lang, Say("event-scored", {**args, "source": source})) for source in SOURCES}
    assert len(said) == len(SOURCES)


# -- refusals -----------------------------------------------------------------------------


def kinds_of(reason: str) -> list[str]:
    """The kinds of actions that can be refused so."""
    by_kind = {
        "place": ("not_shown", "roll_first"),
        "reroll_die": ("tile_used", "no_such_die", "earlier_pick"),
        "roll_again": ("nothing_picked",),
        "take_space": ("no_takeable_die",),
        "take_dice": ("too_many_dice",),
        "act": ("other_column", "locked", "used_this_turn", "nothing_to_upgrade", "no_send", "no_window"),
        "take_goods": ("not_offered", "influence_or_rosary", "soup_or_upgrade"),
        "upgrade": ("not_in_stock",),
        "send_novice": ("novice_gone", "no_target", "influence_for_chapel", "rosaries_for_cloister"),
        "send_extra": ("no_place_for_extra",),
        "choose_monastery": (
            "no_access", "no_free_building", "cannot_pay_building", "chapel_full",
            "no_cloister_space",
        ),
        "choose_spot": (
            "no_such_spot", "occupied", "blocked", "influence_for_building", "goods_for_building",
            "cloister_taken", "not_adjacent",
        ),
        "take_tile": ("no_tile_left", "no_own_chapel", "window_refuses"),
        "build_tile": ("no_tile_left", "row_full", "same_in_row", "same_in_column"),
        "decline": (
            "must_choose", "must_place", "must_take", "must_build", "one_bonus", "die_or_points",
            "roll_first",
        ),
    }  # fmt: skip
    return [kind for kind, known in by_kind.items() if reason in known]


def verdicts(reason: str) -> Iterator[Verdict]:
    """The refusals of all actions for a reason, with every figure at 1, and at 3."""
    for action in GAME.alphabet.actions:
        if action.kind in kinds_of(reason):
            for figure in (1, 3):
                facts = {**dict.fromkeys(FIGURES, figure), **action.params}
                yield Verdict(False, reason, "X-1", facts)


@in_all_languages
@pytest.mark.parametrize("reason", reasons())
def test_every_reason_has_a_text_for_all_that_it_may_refuse(lang: str, reason: str) -> None:
    assert {put(lang, reason_say(verdict)) for verdict in verdicts(reason)}


@in_all_languages
def test_refusals_have_the_numbers(lang: str) -> None:
    figures = {"influence": 1, "influence_needed": 2, "spot": 3, "goods": 4, "goods_needed": 5}
    for reason in ("influence_for_chapel", "influence_for_building"):
        words = put(lang, reason_say(Verdict(False, reason, "X-1", figures)))
        assert [n in words for n in "12"] == [True, True]
    prices = {
        put(lang, reason_say(Verdict(False, "goods_for_building", "X-1", {**figures, "good": good})))
        for good in range(5)
    }
    assert len(prices) == 5
    assert all("4" in words and "5" in words for words in prices)


def test_a_refusal_in_full() -> None:
    facts = {"influence": 1, "influence_needed": 2}
    refused = refusal_say(Verdict(False, "influence_for_chapel", "X-1", facts))
    assert [put(lang, refused) for lang in LANGUAGES] == [
        "your next chapel novice costs 2 influence, you have 1 (X-1)",
        "il tuo prossimo novizio in una cappella costa 2 influenze, ne hai 1 (X-1)",
        "dein nächster Kapellennovize kostet 2 Einfluss, du hast 1 (X-1)",
    ]


@pytest.mark.parametrize(
    ("good", "needed", "words"),
    [
        (0, 2, ("2 soup", "2 zuppe", "2 Suppen")),
        (1, 3, ("3 tools", "3 strumenti", "3 Werkzeuge")),
        (2, 1, ("1 book", "1 libro", "1 Buch")),
        (3, 2, ("2 influence", "2 influenze", "2 Einfluss")),
        (4, 1, ("1 rosary", "1 rosario", "1 Rosenkranz")),
    ],
)
def test_goods_are_counted_rightly(good: int, needed: int, words: tuple[str, ...]) -> None:
    facts = {"spot": 1, "good": good, "goods": 0, "goods_needed": needed}
    verdict = Verdict(False, "goods_for_building", "X-1", facts)
    for lang, price in zip(LANGUAGES, words, strict=True):
        assert f" {price}," in put(lang, reason_say(verdict))


# -- real games ---------------------------------------------------------------------------


@cache
def played() -> tuple[list[Table], dict[str, Verdict]]:
    """Finished random games, and for every reason met a refusal as the table gives it."""
    dice, tables, met = random.Random(1), [], dict[str, Verdict]()
    engine = Engine(GAME)
    for number in range(GAMES):
        table = Table(GAME, 2 + number % 3, seed=bytes([number] * 32), engine=engine)
        while not table.over:
            note_refusals(table, met)
            table.play(dice.choice(table.legal()))
        tables.append(table)
    return tables, met


def note_refusals(table: Table, met: dict[str, Verdict]) -> None:
    """Asks for every action; notes the first refusal for each reason."""
    for action in GAME.alphabet.actions:
        reason = table.engine.law(table.rows, action.number)
        if reason != LEGAL and GAME.reasons[reason].name not in met:
            verdict = table.why(action)
            assert verdict.reason in KERNEL or action.kind in kinds_of(verdict.reason)
            met[verdict.reason] = verdict


def entries() -> Iterator[tuple[Entry, Any]]:
    for table in played()[0]:
        for entry in table.log(everything=True):
            yield entry, table.names


@in_all_languages
def test_the_whole_log_of_real_games_can_be_read(lang: str) -> None:
    for entry, names in entries():
        lines = [put(lang, line) for line in entry_lines(entry, names)]
        assert len(lines) == 1 + len(entry.happenings)


def test_real_games_show_every_kind_of_action_and_event() -> None:
    told = {happening.kind for entry, _ in entries() for happening in entry.happenings}
    assert told == {kind.name for kind in GAME.events.kinds} | {"automatic"}
    done = {entry.action.kind for entry, _ in entries() if isinstance(entry.action, Action)}
    rare = {"send_extra"}  # random players seldom empty a row
    assert done | rare == {kind.name for kind in GAME.alphabet.kinds}


@in_all_languages
def test_refusals_of_real_games_can_be_read(lang: str) -> None:
    met = played()[1]
    assert len(met) > 25, sorted(met)
    for verdict in met.values():
        assert put(lang, refusal_say(verdict)).endswith(f" ({verdict.rule})")


def test_a_log_in_three_languages() -> None:
    table = Table(GAME, 3, {"start_player": 2, "missions": "A1,A4,B2,B3,C1,C5"}, seed=b"7" * 32)
    table.play(table.legal()[0])
    start, first = (entry_lines(entry, table.names) for entry in table.log())
    assert [put("en", line) for line in start][:2] == ["Set-up", "Year 1, round 1: Green starts"]
    assert put("it", first[0]).startswith("Verde: Piazza tutti i dadi che mostrano ")
    assert put("de", first[1]).startswith("Rot würfelt: neutral ")
