"""Everything that Monasterium has to say, in every language."""

import random
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from chapterhouse.games.monasterium.events import SOURCES
from chapterhouse.games.monasterium.game import GAME
from chapterhouse.games.monasterium.reasons import FIGURES
from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import Verdict
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.phrases import (
    action_say,
    end_say,
    entry_lines,
    option_help_say,
    option_say,
    prompt_say,
    reason_say,
    refusal_say,
    seat_say,
    text_id,
    value_say,
    winners_say,
)
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, text_files, texts
from tests.kernel.ftl import arguments, faults, messages

GAMES = 30
KERNEL = {"game_over", "not_asked"}  # reasons with their texts in the house

in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def needed() -> set[str]:
    """Every id that the game's tables name."""
    named = {
        "action": [kind.name for kind in GAME.alphabet.kinds],
        "reason": reasons(),
        "prompt": list(GAME.points.values()),
        "event": [kind.name for kind in GAME.events.kinds],
        "option": [option.name for option in GAME.options.options],
        "end": list(GAME.ends.values()),
        "game": ["title", "blurb"],
        "seat": ["name"],
    }
    ids = {text_id(prefix, name) for prefix, names in named.items() for name in names}
    return ids | {option_help_say(option.name).id for option in GAME.options.options}


def reasons() -> list[str]:
    """The reasons of the game itself."""
    return [reason.name for reason in GAME.reasons.every if reason.name not in KERNEL]


def put(lang: str, message: Say) -> str:
    """A message in a language and in no other, with nothing left to fill in."""
    words = texts(lang, GAME).exact(message)
    assert words == words.strip() != ""
    assert not set("{}$\n") & set(words), words
    assert "  " not in words, words
    return words


def test_every_language_has_the_same_messages_and_all_are_used() -> None:
    files = {lang: [GAME.folder / "text" / lang / "messages.ftl"] for lang in LANGUAGES}
    house = {lang: messages(text_files(HOUSE, lang)) for lang in LANGUAGES}
    assert faults(files, needed(), house) == []


@in_all_languages
def test_nothing_of_the_house_is_said_twice(lang: str) -> None:
    assert messages([*text_files(HOUSE, lang), *text_files(GAME.folder, lang)])


@in_all_languages
def test_every_action_has_a_text_of_its_own(lang: str) -> None:
    names = Engine(GAME).names(4)
    said = [put(lang, action_say(action, names)) for action in GAME.alphabet.actions]
    assert len(set(said)) == GAME.alphabet.size == 111


@in_all_languages
def test_seats_are_called_by_different_colours(lang: str) -> None:
    assert len({put(lang, seat_say(seat)) for seat in range(4)}) == 4
    assert put(lang, seat_say(1)) == {"en": "Blue", "it": "Blu", "de": "Blau"}[lang]


@in_all_languages
@pytest.mark.parametrize("ask", GAME.points)
def test_every_point_has_a_prompt_for_who_decides_and_for_the_others(lang: str, ask: int) -> None:
    state = SimpleNamespace(ask=ask)
    own, others, watching = (put(lang, prompt_say(GAME, state, 2, viewer)) for viewer in (2, 0, None))
    called = put(lang, seat_say(2))
    assert others == watching != own
    assert others.startswith(called)
    assert called not in own


@in_all_languages
def test_the_end_has_a_prompt_a_reason_and_winners(lang: str) -> None:
    assert put(lang, prompt_say(GAME, SimpleNamespace(ask=0), NOBODY, 1))
    for end in GAME.ends.values():
        assert put(lang, end_say(end))
    assert put(lang, winners_say([0, 2]))


@in_all_languages
def test_every_option_has_a_name_a_help_and_its_values(lang: str) -> None:
    for option in GAME.options.options:
        assert put(lang, option_say(option.name)) != put(lang, option_help_say(option.name))
        assert put(lang, value_say(option.name, option.default))
    assert put(lang, value_say("start_player", 3)) == put(lang, seat_say(3))
    assert put(lang, value_say("missions", ["A1", "A4"])) == "A1, A4"


@in_all_languages
def test_title_and_blurb(lang: str) -> None:
    assert put(lang, say("game-title")) == GAME.title
    assert put(lang, say("game-blurb")).endswith(".")


@in_all_languages
def test_every_source_of_points_is_named(lang: str) -> None:
    args = {"seat": "X", "points": 3}
    said = {put(lang, Say("event-scored", {**args, "source": source})) for source in SOURCES}
    assert len(said) == len(SOURCES)


def test_nothing_was_left_in_english() -> None:
    """Messages for everything, with the same arguments: no two languages agree."""
    english = messages([*text_files(HOUSE, "en"), GAME.folder / "text/en/messages.ftl"])
    for id_ in needed() - {"game-title"}:
        args = dict.fromkeys(arguments(id_, english), 2)
        assert len({put(lang, Say(id_, args)) for lang in LANGUAGES}) == len(LANGUAGES), id_


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
