"""Somebody does not come: before the deal, in the middle, for the next game."""

from typing import Any

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.wishes import LONGEST_MS
from tests.house.conftest import RunningHouse
from tests.house.local import LocalTable
from tests.house.seats import assert_done, join, people, refused


def test_the_host_frees_the_seat_of_somebody_who_is_not_ready(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 3) as table:
        refused(table[2].wish(ms.SetBot("f", 1, None)), "forbidden")
        assert_done(table[2].wish(ms.Ready("r", "")))
        refused(table[0].wish(ms.SetBot("f", 2, None)), "seat_taken")  # he is ready
        key = table[1].key
        assert_done(table[0].wish(ms.SetBot("g", 1, None)))
        assert table[1].receive_until_closed(2.0) == ("link", 4401)
        house = table.running.client()
        with pytest.raises(Exception, match="not_seated"):
            house.get(f"/api/tables/{table.table}/poll?seat=1&after=-1", key)
        link = table[0].house.post(f"/api/tables/{table.table}/link", {"seat": 1}, table[0].key)["link"]
        assert join(house, table.table, link, "Eve")["seat"] == 1
        assert table[0].wait_until(lambda: table[0].now.seats[1].name == "Eve")


def test_whoever_leaves_after_the_end_is_not_waited_for_in_the_next_game(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        motion = assert_done(table[0].wish(ms.Propose("a", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
        assert_done(table[1].wish(ms.Leave("bye")))
        assert_done(table[0].wish(ms.Rematch("r")))
        record = table.running.client().get(f"/api/tables/{table.table}/record")
        assert record["seats"] == ["Ada", "Ben"]  # his points keep their name
        assert table[0].now.rematch
        following = table[0].house.get(f"/api/tables/{table[0].now.rematch}")
        assert [(seat["kind"], seat["name"]) for seat in following["seats"]] == [
            ("person", "Ada"),
            ("open", ""),
        ]


def waiting(**settings: Any) -> LocalTable:
    """A table of three with a decision made; whoever is awaited is not seat 0."""
    table = LocalTable("luna", 3, **settings).deal()
    while table.life.awaited != (1,):
        table.play(table.life.running.legal()[0])
    return table


def asked(table: LocalTable, what: str) -> frozenset[int]:
    """Who is asked about something that seat 0 proposes."""
    about = {"seat": 1, "bot": "monk"} if what == "stand_in" else {}
    table.wish(0, ms.Propose(f"p{table.life.n}", what, **about))  # type: ignore[arg-type]
    return table.life.motion.waits_for if table.life.motion else frozenset()


def test_without_a_clock_nobody_is_passed_over_before_a_week() -> None:
    table = waiting()
    table.at += LONGEST_MS
    assert asked(table, "abandon") == {1, 2}


def test_after_a_week_the_others_decide() -> None:
    table = waiting()
    table.at += LONGEST_MS + 1
    assert asked(table, "abandon") == {2}  # seat 2 is not awaited: he is asked
    table.wish(2, ms.Answer("yes", table.life.n, True))
    assert table.life.phase == "abandoned"
    assert table.again().phase == "abandoned"
    table = waiting()
    table.at += LONGEST_MS + 1
    assert asked(table, "stand_in") == frozenset()
    assert table.life.seats[1].stand_in == "monk"
    assert table.again().seats == table.life.seats


def test_proposals_do_not_make_anybody_less_late_and_a_decision_does() -> None:
    table = waiting()
    table.at += LONGEST_MS // 2
    asked(table, "abandon")
    table.wish(0, ms.Answer("no", table.life.n, False))
    table.at += LONGEST_MS // 2 + 1
    assert asked(table, "abandon") == {2}
    table.wish(0, ms.Answer("no2", table.life.n, False))
    table.play(table.life.running.legal()[0])
    if table.life.awaited == (1,):
        assert asked(table, "abandon") == {1, 2}


def test_with_a_clock_its_end_decides() -> None:
    table = waiting(clock=ms.Clock("live", 600, 10))
    table.at += 599_000
    assert asked(table, "abandon") == {1, 2}
    table.wish(0, ms.Answer("no", table.life.n, False))
    table.at += 60_000
    assert asked(table, "abandon") == {2}


def test_the_late_one_may_still_answer_by_playing() -> None:
    table = waiting()
    table.at += LONGEST_MS + 1
    asked(table, "abandon")
    with pytest.raises(No):
        table.wish(1, ms.Answer("x", table.life.n, True))
    table.play(table.life.running.legal()[0])
    assert table.life.phase == "running"
