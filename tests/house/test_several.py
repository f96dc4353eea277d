"""Several server processes on one PostgreSQL: any of them serves any table."""

import threading
from collections.abc import Iterator
from random import Random

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient, SeatClient, fresh_id
from tests.house.conftest import PostgresServer, RunningHouse
from tests.house.seats import QUICK, assert_done, join


@pytest.fixture
def houses(postgres: PostgresServer) -> Iterator[list[RunningHouse]]:
    """Two houses that share a database."""
    url = postgres.fresh()
    made = [RunningHouse(url), RunningHouse(url)]
    yield made
    for running in made:
        running.stop()


def two_seats(houses: list[RunningHouse], seats: list[str]) -> tuple[SeatClient, SeatClient]:
    """A table whose first two seats are served by different houses."""
    first, second = houses[0].client(), houses[1].client()
    body = {"game": "luna", "players": len(seats), "seats": seats, "name": "Ada", "settings": QUICK}
    opened = first.post("/api/tables", body)
    joined = join(second, opened["table"], opened["links"][0]["link"], "Ben")
    return (
        SeatClient(first, opened["table"], opened["key"], 0),
        SeatClient(second, opened["table"], joined["key"], joined["seat"]),
    )


def both_play(seats: tuple[SeatClient, ...]) -> None:
    """Plays to the end; whoever was overtaken looks again."""
    rng = Random(3)
    for seat in seats:
        assert_done(seat.wish(ms.Ready(fresh_id(), f"of {seat.seat}")))
    while True:
        for seat in seats:
            if not seat.wait_until(seat.is_up, 2):
                continue
            if seat.over:
                return
            while seat.settled and seat.my_turn:
                assert_done(seat.play(rng.choice(seat.now.legal)))


def test_two_houses_serve_one_table(houses: list[RunningHouse]) -> None:
    one, two = two_seats(houses, ["me", "open", "novice"])
    with one, two:
        both_play((one, two))
        two.wait_for(one.n)
        assert [(e.n, e.kind, e.seat, e.at) for e in one.events] == [
            (e.n, e.kind, e.seat, e.at) for e in two.events
        ]
        assert {e.by for e in one.events if e.kind == "played"} == {"seat", "bot"}
        assert one.now.result == two.now.result


def test_the_other_house_goes_on_when_one_closes(houses: list[RunningHouse]) -> None:
    one, two = two_seats(houses, ["me", "open", "novice"])
    with one, two:
        for seat in (one, two):
            assert_done(seat.wish(ms.Ready(fresh_id(), "")))
        two.wait_for(one.n)
        houses[0].stop()
        one.house = houses[1].client()
        one.open()
        rng, before = Random(1), one.n
        while one.n < before + 40:
            for seat in (one, two):
                seat.wait_until(seat.is_up, 0.2)
                if seat.my_turn:
                    assert_done(seat.play(rng.choice(seat.now.legal)))
        houses[0] = RunningHouse(houses[1].plan.url)


def _told(told: list[ms.Told], seat: SeatClient, wish: ms.Wish) -> None:
    told.append(seat.wish(wish))


def test_a_race_for_the_same_number_has_one_winner(houses: list[RunningHouse]) -> None:
    """The same wish, at both houses at once: it is carried out once, and both are told where."""
    one, two = two_seats(houses, ["me", "open"])
    with one, two:
        for seat in (one, two):
            assert_done(seat.wish(ms.Ready(fresh_id(), "")))
        rng = Random(5)
        for _ in range(15):
            assert one.wait_until(lambda: one.settled and bool(one.now.awaited))
            two.wait_for(one.n)
            mover = one if one.my_turn else two
            away = HouseClient(houses[1 if mover is one else 0].url)
            other_way = SeatClient(away, mover.table, mover.key, mover.seat)
            with other_way:
                wish = ms.Play(fresh_id(), mover.n, rng.choice(mover.now.legal), True)
                told: list[ms.Told] = []
                tries = [
                    threading.Thread(target=_told, args=(told, seat, wish)) for seat in (mover, other_way)
                ]
                for thread in tries:
                    thread.start()
                for thread in tries:
                    thread.join()
                done = [assert_done(answer) for answer in told]
                assert len({answer.n for answer in done}) == 1
                assert sorted(answer.again for answer in done) == [False, True]
            for seat in (one, two):
                seat.wait_for(done[0].n)
        assert [e.n for e in one.events] == list(range(one.n + 1))


def test_a_new_link_is_heard_of_everywhere(houses: list[RunningHouse]) -> None:
    one, two = two_seats(houses, ["me", "open"])
    with one, two:
        houses[0].client().post(f"/api/tables/{two.table}/link", {"seat": 1}, two.key)
        assert two.receive_until_closed(2) == ("link", 4401)
