"""Everything that Templar has to say, in every language; refusals stand in test_reasons.py."""

from functools import partial

import pytest

from chapterhouse.games.templar.events import CAUSE_NAMES, SOURCE_NAMES
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.phrases import (
    entry_lines,
    happening_say,
    seat_say,
)
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.texts import LANGUAGES
from tests.conformance import words
from tests.games.templar.scenes import GAME, GAMES, engine, walked

RARE = {"unsupplied", "discarded", "no_move", "penalty", "hidden"}  # events that random games may lack

put = partial(words.put, GAME)
in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


@in_all_languages
def test_seats_are_called_by_different_colours(lang: str) -> None:
    assert len({put(lang, seat_say(seat)) for seat in range(5)}) == 5
    assert put(lang, seat_say(0)) == {"en": "Blue", "it": "Blu", "de": "Blau"}[lang]


@in_all_languages
def test_every_source_of_points_and_every_cause_is_named(lang: str) -> None:
    scored = [Say("event-scored", {"seat": "Ann", "points": 3, "source": source}) for source in SOURCE_NAMES]
    assert len({put(lang, message) for message in scored}) == len(SOURCE_NAMES)
    laps = [Say("event-final-lap", {"seat": "Ann", "cause": cause}) for cause in CAUSE_NAMES[1:]]
    assert len({put(lang, message) for message in laps}) == 2


@in_all_languages
def test_the_whole_log_of_real_games_can_be_read(lang: str) -> None:
    told: set[str] = set()
    for number in range(len(GAMES)):
        table = walked(number, 5000)
        assert table.over
        for entry in table.log(everything=True):
            lines = [put(lang, line) for line in entry_lines(entry, table.names)]
            assert len(lines) == 1 + len(entry.happenings)
            told |= {happening.kind for happening in entry.happenings}
    assert {kind.name for kind in GAME.events.kinds} - told <= RARE


@in_all_languages
def test_rare_events(lang: str) -> None:
    for kind, params in (
        ("unsupplied", {"seat": 1, "treasure": "book"}),
        ("discarded", {"treasure": "chalice"}),
        ("no_move", {"seat": 1, "card": "remigius"}),
        ("penalty", {"seat": 1, "card": "maria"}),
    ):
        assert put(lang, happening_say(Happening(kind, params), engine().names(3)))


def test_lists_of_events_are_in_the_readers_language() -> None:
    cards = {"cards": ["bells", "maria"]}
    revealed = happening_say(Happening("revealed", cards, each="name-card"), engine().names(2))
    assert [put(lang, revealed) for lang in LANGUAGES] == [
        "Revealed, in the order of seats: Bells, Maria",
        "Scoperte, nell’ordine dei posti: Campane, Maria",
        "Aufgedeckt, in Sitzfolge: Glocken, Maria",
    ]
    assert put("en", say("game-title")) == GAME.title
