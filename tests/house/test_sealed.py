"""Decisions that all make at once, and tries that cost something: what the house makes of them (Templar)."""

from typing import Any

import pytest

from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.sight import Around, Reader
from chapterhouse.house.talking import written
from chapterhouse.kernel.record import record_of, to_json
from tests.house.local import START, LocalTable

EVERYBODY = (0, 1, 2, None)


def choosing(players: int = 3, **options: Any) -> LocalTable:
    """At the choice of the first cards (templar T-24)."""
    given = {"first_game": True, "starting_player": 0, **options}
    table = LocalTable("templar", players, options=given).deal()
    for _ in range(players):
        play(table, table.life.awaited[0], "split ring_round")
    return table


def play(table: LocalTable, seat: int, line: str, n: int | None = None) -> None:
    table.wish(seat, ms.Play(f"p{len(table.stored)}", table.life.n if n is None else n, line))


def sent(table: LocalTable, seat: int | None) -> bytes:
    """All that a seat is sent, in both ways to want it."""
    told = list[bytes]()
    for want in ("moves", "scene"):
        reader = Reader(seat, want=want)
        told += [written(table.sight.event(n, reader)) for n in range(table.life.n + 1)]
        told += [written(table.sight.past(ms.Past("p", ply), reader)) for ply in range(table.life.ply + 1)]
        told.append(written(table.sight.now(reader, Around(START))))
    return b"\n".join([*told, to_json(record_of(table.life.running, seat)).encode()])


def event_of(table: LocalTable, n: int, seat: int | None) -> str:
    entry = table.sight.event(n, Reader(seat, want="moves")).entry
    return entry.notation if entry else ""


def lines(table: LocalTable, n: int, lang: Any = "en", seat: int | None = None) -> tuple[str, ...]:
    return table.sight.event(n, Reader(seat, lang)).lines


def sealed(first: str, second: str, third: str) -> LocalTable:
    """Two have chosen; one of them anew, the other after taking his choice back."""
    table = choosing()
    for seat, line in ((2, first), (1, second), (2, third)):
        play(table, seat, f"choose {line}")
    table.wish(1, ms.Undo("u", table.life.n))
    play(table, 1, f"choose {third}")
    return table


def test_a_sealed_choice_is_sent_to_its_owner_alone() -> None:
    """templar T-8, T-24: not a byte differs for the others, whatever was chosen; what was changed or taken
    back is never shown."""
    table, other = sealed("lucas", "severus", "maria"), sealed("bells", "anselmus", "stephanus")
    assert [sent(table, seat) == sent(other, seat) for seat in EVERYBODY] == [True, False, False, True]
    play(table, 0, "choose porticus")
    for seat in EVERYBODY:
        notations = [event_of(table, n, seat) for n in range(table.life.n + 1)]
        assert notations.count("choose maria") == 2
        assert ("choose lucas" in notations) == (seat == 2)
        assert ("choose severus" in notations) == (seat == 1)
    assert table.again().running.rows.tobytes() == table.life.running.rows.tobytes()


def test_others_choices_overtake_nobody() -> None:
    """Whoever thinks about a card may send it without having heard that another has chosen."""
    table = choosing()
    before = table.life.n
    for seat in (2, 0, 1):
        play(table, seat, "choose bells", before)
    with pytest.raises(No, match=r"stale|not_awaited"):
        play(table, 0, "choose maria", before)


def test_a_plan_begins_with_the_planner_s_own_card() -> None:
    """templar T-24: whoever else has not chosen yet; and it imagines what others have sealed."""
    table, guessed = choosing(), set()
    play(table, 1, "choose lucas")
    for seat, name in ((0, "Blue"), (2, "Red")):
        told = table.sight.plan(ms.Plan("p", ("choose maria",)), Reader(seat))
        assert (told.made, told.lines) == (1, (f"{name}: Choose Maria",))
    for world in range(30):
        plan = ms.Plan("p", ("choose maria", "choose bells"), world)
        guessed |= {told for told in table.sight.plan(plan, Reader(2)).lines if told.startswith("Revealed")}
    assert len(guessed) > 5


def paid(lang: str = "en") -> LocalTable:
    """A blocked card was tried (templar T-96)."""
    table = choosing(2, table_penalty=True)
    for seat, line in (
        (0, "choose porticus"),
        (1, "choose severus"),
        (0, "door 5-6"),
        (1, "move severus 12"),
    ):
        play(table, seat, line)
    with pytest.raises(No, match="illegal"):
        play(table, 0, "play severus")
    return table


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Blue: Tries to play Severus, which is blocked"),
        ("it", "Blu: Tenta di giocare Severus, carta bloccata"),
        ("de", "Blau: Will die gesperrte Karte Severus spielen"),
    ],
)
def test_everybody_is_told_what_a_refused_try_cost(lang: str, told: str) -> None:
    """templar T-96: once, with the points that are gone."""
    table = paid()
    assert isinstance(table.life.events[-1].body, ev.Penalised)
    for seat in (0, 1, None):
        heard = lines(table, table.life.n, lang, seat)
        assert heard[0] == told
        assert len(set(heard)) == 3
        assert "1 " in heard[-1]
    entry = table.sight.event(table.life.n, Reader(1, want="moves")).entry
    assert entry is not None
    assert (entry.ply, entry.kind, entry.notation) == (table.life.ply, "penalty", "penalty severus")
    assert table.sight.now(Reader(0), Around(START)).scores == (0, 1)


def test_a_refused_try_costs_once_and_is_never_taken_back() -> None:
    """templar T-96: and stands when the table is recovered."""
    table = paid()
    with pytest.raises(No, match="illegal"):
        play(table, 0, "play severus")
    with pytest.raises(No, match="undo_refused"):
        table.wish(0, ms.Undo("u", table.life.n))
    with pytest.raises(No, match="undo_refused"):
        table.wish(1, ms.Propose("t", "take_back"))
    play(table, 0, "play bells")
    again = table.again()
    assert again.ply == table.life.ply
    assert again.running.rows.tobytes() == table.life.running.rows.tobytes()
    assert [e.entry for e in again.events] == [e.entry for e in table.life.events]
