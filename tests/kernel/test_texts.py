"""The words of the house, and how messages find them."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from chapterhouse.kernel.errors import UnknownName, Verdict
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.log import Entry, hidden_action
from chapterhouse.kernel.phrases import (
    action_say,
    end_say,
    entry_lines,
    happening_say,
    list_say,
    option_help_say,
    option_say,
    points_say,
    prompt_say,
    reason_say,
    refusal_say,
    seat_say,
    text_id,
    undo_say,
    value_say,
    winners_say,
)
from chapterhouse.kernel.reasons import Reasons
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.texts import HOUSE, LANGUAGES, NoText, Texts, text_files, texts
from tests.kernel.ftl import arguments, faults, messages

COLOURS = ("red", "blue", "green", "yellow")
BARRIERS = ("nothing", "chance", "reveal", "seat")

# Every message of the house, as phrases.py and the games' own texts ask for them.
NEEDED = {
    *(f"colour-{colour}" for colour in COLOURS),
    *(f"undo-{barrier}" for barrier in BARRIERS),
    *("action-hidden", "prompt-over", "reason-game-over", "reason-not-asked", "refusal"),
    *("log-setup", "log-decision", "event-automatic", "event-hidden", "list-and"),
    *("end-cap", "winners", "winners-none", "points"),
    *("value", "value-random", "value-yes", "value-no"),
}

NAMES = cast(Any, SimpleNamespace(players=2, colours=()))

TOY = {
    "en": """
seat-name = { $seat ->
    [0] Ann
   *[1] Bob
}
only-here = only in English
both = a { $thing }
nested = <{ $inner }>
end-last-bell = the bell
event-prize = { $outcome } wins { $what }
event-found = { $seat } finds { $things }
event-deal = { $seat }: { $outcome_hand } of { $hand }
broken-there = fine
""",
    "it": """
both = un { $thing }
nested = «{ $inner }»
broken-there = { $nothing }
""",
    "de": "both = ein { $thing }",
}


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    for lang, source in TOY.items():
        path = folder / "text" / lang / "toy.ftl"
        path.parent.mkdir(parents=True)
        path.write_text(source, encoding="utf-8")
    return folder


def files(folder: Path) -> dict[str, list[Path]]:
    return {lang: text_files(folder, lang) for lang in LANGUAGES}


# -- every message in every language ------------------------------------------------------


def test_every_language_has_the_same_messages_and_all_are_used() -> None:
    assert faults(files(HOUSE), NEEDED, {lang: {} for lang in LANGUAGES}) == []


def test_the_check_of_texts_finds_what_is_wrong(tmp_path: Path) -> None:
    sources = {
        "en": "a = { $x }{ word-w }\nb = b\nword-w = { $y }\nc = c",
        "it": "a = { $x }{ word-w }\nword-w = w",
        "de": "a = { $x }{ $y }\nb = b\nword-w = w",
    }
    for lang, source in sources.items():
        (tmp_path / f"{lang}.ftl").write_text(source, encoding="utf-8")
    found = faults(
        {lang: [tmp_path / f"{lang}.ftl"] for lang in sources}, {"a", "b"}, {lang: {} for lang in sources}
    )
    assert found == [
        "en: c is not used",
        "en: c is no word-",
        "it: b is missing",
        "de: word-w is not used",
        "it: a",
    ]


@pytest.mark.parametrize("source", ["a = 1\na = 2", "a", "a =\n    .b = 1", "a = { $x"])
def test_the_check_of_texts_refuses_a_bad_file(tmp_path: Path, source: str) -> None:
    path = tmp_path / "bad.ftl"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(AssertionError):
        messages([path])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_house_can_be_said(lang: str) -> None:
    known = messages(text_files(HOUSE, lang))
    for id_ in NEEDED:
        args = dict.fromkeys(arguments(id_, known), 2)
        said = texts(lang).exact(Say(id_, args))
        assert said
        assert not set("{}") & set(said)


def test_no_message_was_left_in_english() -> None:
    alike = {"refusal", "log-decision", "value", "value-no"}
    for id_ in NEEDED - alike:
        args = {"points": 2, "count": 2, "seat": "X", "seats": "X", "start": "X", "end": "Y", "action": "Z"}
        assert len({texts(lang).exact(Say(id_, args)) for lang in LANGUAGES}) == len(LANGUAGES), id_


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Ann: 1 point", "Ann: 2 points"),
        ("it", "Ann: 1 punto", "Ann: 2 punti"),
        ("de", "Ann: 1 Punkt", "Ann: 2 Punkte"),
    ],
)
def test_plurals(lang: str, one: str, two: str) -> None:
    words = texts(lang)
    assert words.exact(say("points", seat="Ann", points=1)) == one
    assert words.exact(say("points", seat="Ann", points=np.int64(2))) == two


# -- how a message finds its words --------------------------------------------------------


def test_arguments_may_be_messages_truth_values_and_lists(toy: Path) -> None:
    english = Texts("en", toy)
    assert english.say(say("nested", inner=say("both", thing="cat"))) == "<a cat>"
    assert english.say(say("nested", inner=True)) == "<yes>"
    assert english.say(say("nested", inner=[1, say("both", thing=2)])) == "<1, a 2>"
    assert english.say(say("nested", inner="{ $x }")) == "<{ $x }>"


def test_what_a_language_lacks_is_said_in_english(toy: Path) -> None:
    italian = Texts("it", toy)
    assert italian.say(say("only-here")) == "only in English"
    assert italian.say(say("broken-there")) == "fine"
    assert italian.say(say("nested", inner=say("only-here"))) == "«only in English»"
    assert italian.say(say("log-setup")) == "Preparazione"


def test_what_english_lacks_is_said_by_its_id(toy: Path) -> None:
    for lang in LANGUAGES:
        assert Texts(lang, toy).say(say("no-such-text")) == "no-such-text"
        assert Texts(lang, toy).say(say("both")) == "both"


def test_exact_makes_do_with_nothing(toy: Path) -> None:
    italian = Texts("it", toy)
    for message in (say("only-here"), say("both"), say("nested", inner=say("only-here"))):
        with pytest.raises(NoText):
            italian.exact(message)
    with pytest.raises(NoText, match=r"text both \(it\): .*thing"):
        italian.exact(say("both"))
    assert italian.has("both")
    assert not italian.has("only-here")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownName, match="unknown language 'fr': expected en, it or de"):
        Texts("fr")


def test_texts_are_read_once() -> None:
    assert texts("de") is texts("de")


def test_texts_need_no_compiled_rules() -> None:
    code = "import sys, chapterhouse.kernel.texts, chapterhouse.kernel.phrases; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"


# -- what there is to say -----------------------------------------------------------------


def in_toy(toy: Path, message: Say, lang: str = "en") -> str:
    return Texts(lang, toy).exact(message)


def test_ids_are_made_of_names() -> None:
    assert text_id("end", "last round") == "end-last-round"
    assert text_id("reason", "not_asked") == "reason-not-asked"


def test_a_list_ends_with_and(toy: Path) -> None:
    three = [say("both", thing=i) for i in (1, 2, 3)]
    assert in_toy(toy, list_say(three)) == "a 1, a 2 and a 3"
    assert in_toy(toy, list_say(three[:2]), "it") == "un 1 e un 2"
    assert in_toy(toy, list_say(three[:1]), "de") == "ein 1"


def test_who_won(toy: Path) -> None:
    assert in_toy(toy, winners_say([1])) == "Bob wins"
    assert in_toy(toy, winners_say([0, 1])) == "Ann and Bob share the victory"
    assert in_toy(toy, winners_say([])) == "Nobody wins"
    assert in_toy(toy, points_say(0, 12)) == "Ann: 12 points"


def test_what_is_hidden_stays_so(toy: Path) -> None:
    assert action_say(hidden_action("choose"), NAMES) == say("action-hidden")
    assert happening_say(Happening("hidden", {"event": "found"}), NAMES) == say("event-hidden")
    entry = Entry(4, 1, hidden_action("choose"), (Happening("hidden", {"event": "found"}),))
    lines = [in_toy(toy, line) for line in entry_lines(entry, NAMES)]
    assert lines == ["Bob: A hidden choice", "Something happens in secret"]


def test_a_hidden_event_may_say_whose_it_is() -> None:
    inn = {"detail": {}, "outcome": "inn"}
    drawn = Happening("drawn", inn, chance=True, seat=1, outline="event-somebody-draws")
    told = say("event-somebody-draws", seat=say("seat-name", seat=1))
    assert happening_say(drawn.seen_by(0), NAMES) == told
    assert happening_say(drawn.seen_by(1), NAMES).id == "event-drawn"
    assert "inn" not in repr(drawn.seen_by(0))


def test_events_name_their_seats(toy: Path) -> None:
    found = Happening("found", {"seat": 1, "things": ["a ring", "a coin"]})
    assert in_toy(toy, happening_say(found, NAMES)) == "Bob finds a ring, a coin"


def test_seats_go_by_the_colours_they_were_dealt() -> None:
    dealt = cast(Any, SimpleNamespace(players=2, colours=("green", "red")))
    assert seat_say(1) == seat_say(1, NAMES) == say("seat-name", seat=1)
    assert seat_say(1, dealt) == say("seat-name", seat="red")
    assert happening_say(Happening("found", {"seat": 0}), dealt).args["seat"] == seat_say(0, dealt)
    assert winners_say([1], dealt).args["seats"] == points_say(1, 3, dealt).args["seat"] == seat_say(1, dealt)


def test_chance_events_have_detail_and_outcome(toy: Path) -> None:
    detail = {"seat": 0, "hand": 5}
    prize = Happening("prize", {"detail": {"what": "2"}, "outcome": 1}, chance=True)
    deal = Happening("deal", {"detail": detail, "outcome": {"hand": [7, 8]}}, chance=True)
    start = Happening("start_player", {"detail": {"seats": 2}, "outcome": 1}, chance=True)
    assert in_toy(toy, happening_say(prize, NAMES)) == "1 wins 2"
    assert in_toy(toy, happening_say(deal, NAMES)) == "Ann: 7, 8 of 5"
    assert happening_say(start, NAMES).args["outcome"] == say("seat-name", seat=1)


def test_the_setup_heads_the_log() -> None:
    assert entry_lines(Entry(0, None, None, ()), NAMES) == [say("log-setup")]


def test_kernel_reasons_have_texts() -> None:
    for reason in Reasons([]).every:
        for lang in LANGUAGES:
            assert texts(lang).exact(reason_say(Verdict(False, reason.name)))


def test_a_refusal_names_its_rule() -> None:
    refused = Verdict(False, "not_asked", "X-1")
    assert texts("en").exact(refusal_say(refused)) == "this is not to be decided now (X-1)"


def test_prompts_ask_by_point_and_end_with_the_game() -> None:
    game = cast(Any, SimpleNamespace(points={3: "any_tile"}, colours=None))
    state = SimpleNamespace(ask=3)
    asked = say("prompt-any-tile", you=True, seat=say("seat-name", seat=1))
    assert prompt_say(game, state, 1, 1) == asked
    for viewer in (0, None):
        assert prompt_say(game, state, 1, viewer) == Say(asked.id, {**asked.args, "you": False})
    assert prompt_say(game, state, NOBODY, None) == say("prompt-over")


def test_barriers_and_ends_have_texts(toy: Path) -> None:
    assert len({texts("en").exact(undo_say(barrier)) for barrier in BARRIERS}) == len(BARRIERS)
    assert in_toy(toy, end_say("last bell")) == "the bell"
    assert texts("it").exact(end_say("cap")) == "È stato raggiunto il limite delle decisioni"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("start_player", "random", "random"),
        ("start_player", 1, "Bob"),
        ("walls", True, "yes"),
        ("walls", False, "no"),
        ("cards", ["A1", "A4"], "A1, A4"),
        ("size", 4, "4"),
    ],
)
def test_values_of_options(toy: Path, name: str, value: Any, words: str) -> None:
    assert in_toy(toy, value_say(name, value)) == words


def test_named_values_have_texts_of_their_own() -> None:
    assert value_say("quick_confirm", "live only") == say("value-quick-confirm-live-only")
    assert option_say("quick_confirm") == say("option-quick-confirm")
    assert option_help_say("quick_confirm") == say("option-quick-confirm-help")
