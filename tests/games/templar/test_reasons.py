"""Every reason for a refusal, read in every language; refusals change nothing."""

from functools import cache

import pytest

from chapterhouse.kernel.contract import GAME_OVER, LEGAL, NOT_ASKED
from chapterhouse.kernel.errors import Refused, Verdict
from chapterhouse.kernel.phrases import refusal_say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES, texts
from tests.games.templar.positions import bare, lay, pile, play, stand
from tests.games.templar.scenes import GAME, GAMES, steps, walked
from tests.games.templar.variants import at_the_gate, before_severus

# What no random game comes to, each in a position of its own below.
BUILT = {"severus_here", "in_no_room", "gate_first", "past_vitus"}
ENOUGH = 40  # texts read of each reason

in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def read(lang: str, verdict: Verdict) -> str:
    """A refusal in a language and in no other, with nothing left to fill in."""
    words = texts(lang, GAME).exact(refusal_say(verdict))
    assert words == words.strip() != ""
    assert words.endswith(f" ({verdict.rule})")
    assert not set("{}$\n_") & set(words), words
    assert "  " not in words, words
    return words


@cache
def refusals() -> dict[str, list[Verdict]]:
    """By reason, from whole games of every number of players: whatever the open point could be asked."""
    found: dict[str, list[Verdict]] = {}
    for number in range(len(GAMES)):
        for seed in (0, 1):
            for table in steps(number, seed):
                codes = table.engine.laws(table.rows).tolist()
                for code in set(codes) - {LEGAL, GAME_OVER, NOT_ASKED}:
                    verdicts = found.setdefault(GAME.reasons[code].name, [])
                    if len(verdicts) < ENOUGH:
                        verdicts.append(table.why(codes.index(code)))
    return found


def test_every_reason_occurs() -> None:
    rest = {"game_over", "not_asked"} | BUILT
    assert {reason.name for reason in GAME.reasons.every} - set(refusals()) <= rest


@in_all_languages
def test_every_refusal_can_be_read(lang: str) -> None:
    for verdicts in refusals().values():
        for verdict in verdicts:
            assert read(lang, verdict)


def test_every_reason_has_words_of_its_own() -> None:
    for lang in LANGUAGES:
        first = [read(lang, verdicts[0]) for verdicts in refusals().values()]
        assert len(set(first)) == len(first)


# -- positions of their own ---------------------------------------------------------------


def walking() -> Table:
    """Benjaminus begins outside the main gate."""
    return at_the_gate()


def hiding() -> Table:
    """Severus stands where a monk wants to hide."""
    return before_severus()


def boxed_in() -> Table:
    """Remigius in 11 behind the door on 10-11, Vitus in 2: he must pass through 2."""
    return play(stand(bare(3), door="10-11", remigius=11, vitus=2), "play remigius")


def test_in_no_room_there_are_no_rings() -> None:
    """T-37."""
    verdict = walking().why("take seat 0 area 1")
    assert verdict.reason == "in_no_room"
    assert all(read(lang, verdict) for lang in LANGUAGES)


def test_from_outside_the_first_step_leads_through_the_gate() -> None:
    """T-35."""
    verdict = walking().why("step 5")
    assert verdict.reason == "gate_first"
    assert all(read(lang, verdict) for lang in LANGUAGES)


def test_nothing_is_hidden_before_severus() -> None:
    """T-42."""
    table = hiding()
    verdict = table.why("hide ring_round")
    assert verdict.reason == "severus_here"
    room = int(table.rows[0]["pawn"][table.to_act])
    assert read("en", verdict) == f"Severus is in room {room}: nothing can be hidden there (T-42)"
    assert all(read(lang, verdict) for lang in LANGUAGES)


def test_behind_door_and_vitus_remigius_must_go_on() -> None:
    """T-62."""
    table = boxed_in()
    assert [table.game.alphabet.text(action) for action in table.legal()] == [
        "move remigius 1",
        "move remigius 4",
    ]
    verdict = table.why("move remigius 10")
    assert verdict.reason == "past_vitus"
    assert all(read(lang, verdict) for lang in LANGUAGES)


# -- some in full -------------------------------------------------------------------------


def blocked(players: int) -> Table:
    """Josua lies on the pile before, Maria on Raffaele's if he plays."""
    table = pile(bare(players), s1="josua")
    return pile(table, raffaele="maria") if players == 2 else table


def test_a_blocked_card_names_the_pile() -> None:
    """T-28, T-84: also Raffaele's, who has no seat."""
    table = blocked(2)
    assert [read(lang, table.why("play maria")) for lang in LANGUAGES] == [
        "Maria is blocked: the same card lies on top of the pile of Raffaele (T-28)",
        "Maria è carta bloccata: la stessa è in cima alla pila di Raffaele (T-28)",
        "Maria ist gesperrt: die gleiche Karte liegt obenauf bei Raffaele (T-28)",
    ]
    table = blocked(4)
    assert read("en", table.why("play josua")).endswith("on top of the pile of Yellow (T-28)")


def test_a_refused_card_changes_nothing() -> None:
    """T-96."""
    table = blocked(4)
    before = table.rows.tobytes()
    with pytest.raises(Refused) as refused:
        table.play("play josua")
    assert refused.value.verdict.reason == "blocked"
    assert table.rows.tobytes() == before
    assert table.legal()


def test_without_stephanus_his_card_is_not_in_the_game() -> None:
    """T-13."""
    verdict = bare(2, illustrator=False).why("play stephanus")
    assert verdict.reason == "no_illustrator"


def test_rooms_that_are_missing_are_counted() -> None:
    """T-85, T-86."""
    table = lay(bare(3), 4, 0, "book")
    assert [read(lang, table.why("announce")) for lang in LANGUAGES] == [
        "you have treasures in 1 room, and an announcement takes all 13 (T-85)",
        "hai tesori in 1 stanza, e per annunciare servono tutte e 13 (T-85)",
        "du hast Schätze in 1 Raum, und für eine Ansage braucht es alle 13 (T-85)",
    ]


def test_when_the_game_is_over_nothing_is_asked_any_more() -> None:
    """T-88a."""
    table = walked(0, 5000)
    verdict = table.why("play bells")
    assert verdict.reason == "game_over"
    assert all(read(lang, verdict) for lang in LANGUAGES)
