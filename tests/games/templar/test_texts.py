"""Everything that Templar has to say, in every language; refusals stand in test_reasons.py."""

from types import SimpleNamespace

import pytest

from chapterhouse.games.templar.events import CAUSE_NAMES, SOURCE_NAMES
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.phrases import (
    action_say,
    end_say,
    entry_lines,
    happening_say,
    option_help_say,
    option_say,
    prompt_say,
    seat_say,
    text_id,
    value_say,
    winners_say,
)
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, text_files, texts
from tests.games.templar.scenes import GAME, GAMES, engine, walked
from tests.kernel.ftl import arguments, faults, messages

KERNEL = {"game_over", "not_asked"}  # reasons with their texts in the house
LISTS = {"name-card", "name-treasure"}
RARE = {"unsupplied", "discarded", "no_move", "penalty", "hidden"}  # events that random games may lack

in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def needed() -> set[str]:
    """Every id that the game's tables name."""
    named = {
        "action": [kind.name for kind in (*GAME.alphabet.kinds, *GAME.alphabet.beside)],
        "reason": [reason.name for reason in GAME.reasons.every if reason.name not in KERNEL],
        "prompt": list(GAME.points.values()),
        "event": [kind.name for kind in GAME.events.kinds],
        "undo": [kind.bars for kind in GAME.events.kinds if kind.bars],
        "option": [option.name for option in GAME.options.options],
        "end": list(GAME.ends.values()),
        "game": ["title", "blurb"],
        "seat": ["name"],
    }
    ids = {text_id(prefix, name) for prefix, names in named.items() for name in names}
    return ids | LISTS | {option_help_say(option.name).id for option in GAME.options.options}


def put(lang: str, message: Say) -> str:
    """A message in a language and in no other, with nothing left to fill in."""
    words = texts(lang, GAME).exact(message)
    assert words == words.strip() != ""
    assert not set("{}$\n_") & set(words), words
    assert "  " not in words, words
    return words


def test_every_language_has_the_same_messages_and_all_are_used() -> None:
    files = {lang: [GAME.folder / "text" / lang / "messages.ftl"] for lang in LANGUAGES}
    house = {lang: messages(text_files(HOUSE, lang)) for lang in LANGUAGES}
    assert faults(files, needed(), house) == []


def test_nothing_was_left_in_english() -> None:
    english = messages([*text_files(HOUSE, "en"), GAME.folder / "text/en/messages.ftl"])
    for id_ in needed() - {"game-title"}:
        args = dict.fromkeys(arguments(id_, english), 2)
        assert len({put(lang, Say(id_, args)) for lang in LANGUAGES}) == len(LANGUAGES), id_


@in_all_languages
def test_nothing_of_the_house_is_said_twice(lang: str) -> None:
    assert messages([*text_files(HOUSE, lang), *text_files(GAME.folder, lang)])


@in_all_languages
def test_every_action_has_a_text_of_its_own(lang: str) -> None:
    names = engine().names(5)
    said = [put(lang, action_say(action, names)) for action in GAME.alphabet.actions]
    assert len(set(said)) == GAME.alphabet.size == 171


@in_all_languages
def test_seats_are_called_by_different_colours(lang: str) -> None:
    assert len({put(lang, seat_say(seat)) for seat in range(5)}) == 5
    assert put(lang, seat_say(0)) == {"en": "Blue", "it": "Blu", "de": "Blau"}[lang]


@in_all_languages
@pytest.mark.parametrize("ask", GAME.points)
def test_every_point_has_a_prompt_for_who_decides_and_for_the_others(lang: str, ask: int) -> None:
    state = SimpleNamespace(ask=ask)
    own, others, watching = (put(lang, prompt_say(GAME, state, 2, viewer)) for viewer in (2, 0, None))
    assert others == watching != own
    assert others.startswith(put(lang, seat_say(2)))


@in_all_languages
def test_the_end_the_options_and_their_values(lang: str) -> None:
    assert put(lang, prompt_say(GAME, SimpleNamespace(ask=0), NOBODY, 0))
    assert all(put(lang, end_say(end)) for end in GAME.ends.values())
    assert put(lang, winners_say([0, 3]))
    for option in GAME.options.options:
        assert put(lang, option_say(option.name)) != put(lang, option_help_say(option.name))
        assert put(lang, value_say(option.name, option.default))
    assert put(lang, value_say("starting_player", 4)) == put(lang, seat_say(4))


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
