"""Who sees what is said: decisions and events through one filter."""

from types import SimpleNamespace

from chapterhouse.kernel.alphabet import Alphabet, Kind, numbers
from chapterhouse.kernel.contract import AUTOMATIC
from chapterhouse.kernel.happenings import EventBook, Happening
from chapterhouse.kernel.log import HIDDEN, Entry, Log, hidden_action

ALPHABET = Alphabet(
    [
        Kind("say", "say {n}", (numbers("n", 1, 3),)),
        Kind("draw", "draw {n}", (numbers("n", 1, 3),), who="own"),
        Kind("choose", "choose {n}", (numbers("n", 1, 3),), who="own until reveal"),
    ]
)


def entry(ply: int, line: str, *happenings: Happening) -> Entry:
    return Entry(ply, 0, ALPHABET[ALPHABET.parse(line)], happenings)


def texts(log: Log, seat: int | None) -> list[str]:
    return [e.action.text for e in log.seen_by(seat) if e.action]


def test_own_decisions_are_hidden_from_the_others() -> None:
    log = Log(ALPHABET)
    log.append(entry(1, "say 2"))
    log.append(entry(2, "draw 3"))
    assert texts(log, 0) == ["say 2", "draw 3"]
    assert texts(log, 1) == texts(log, None) == ["say 2", "draw"]
    hidden = log.seen_by(1)[1].action
    assert hidden is not None
    assert (hidden.number, dict(hidden.params)) == (HIDDEN, {})


def test_a_reveal_opens_what_was_hidden_until_then() -> None:
    log = Log(ALPHABET)
    log.append(entry(1, "choose 2"))
    assert texts(log, 1) == ["choose"]
    log.append(entry(2, "say 1", Happening("reveal", reveals=True)))
    assert texts(log, 1) == ["choose 2", "say 1"]


def test_own_events_keep_their_place_and_lose_their_values() -> None:
    log = Log(ALPHABET)
    log.append(entry(1, "say 1", Happening("drawn", {"tile": "kitchen"}, chance=True, seat=0)))
    log.append(entry(2, "say 1", Happening("drawn", {"tile": "inn"}, chance=True, seat=0)))
    mine, theirs = log.seen_by(0), log.seen_by(1)
    assert mine[0].happenings[0].params == {"tile": "kitchen"}
    assert theirs[0].happenings == theirs[1].happenings
    assert "kitchen" not in repr(theirs)


def test_cutting_forgets_for_everybody() -> None:
    log = Log(ALPHABET)
    for ply in range(1, 4):
        log.append(entry(ply, f"say {ply}"))
    log.seen_by(1)
    log.cut(1)
    log.append(entry(2, "say 3"))
    assert texts(log, 1) == ["say 1", "say 3"]


def test_what_was_taken_back_before_a_reveal_is_never_revealed() -> None:
    log, second_thoughts = Log(ALPHABET), entry(1, "choose 1")
    log.append(entry(1, "choose 2"))
    fork = log.fork()
    log.append(entry(2, "say 1", Happening("reveal")))
    assert texts(log, 1)[0] == "choose 2"
    assert log.sight(second_thoughts, 1, stands=False).action == hidden_action("choose")
    assert log.sight(second_thoughts, 0, stands=False) == second_thoughts
    assert texts(fork, 1) == ["choose"]


def test_a_decision_made_by_itself_is_no_more_public_than_one_that_is_asked() -> None:
    """Somebody with one card left plays it by itself: the others must not read it in the log."""
    names, lines = SimpleNamespace(alphabet=ALPHABET), ("say 2", "draw 3", "choose 1")
    journal = [n for line in lines for n in (AUTOMATIC, 2, ALPHABET.parse(line), 1)]
    told = EventBook([]).read(journal, names)
    log = Log(ALPHABET)
    log.append(entry(1, "say 1", *told))
    assert [h.params["action"] for h in log.seen_by(1)[0].happenings] == list(lines)
    for other in (0, None):
        said, *hidden = log.seen_by(other)[0].happenings
        assert said.params == {"action": "say 2"}
        assert [(h.kind, h.params) for h in hidden] == [("hidden", {"event": "automatic"})] * 2
