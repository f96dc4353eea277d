"""What wishes lead to, through the protocol."""

from random import Random

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.client import fresh_id
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, join, last, people, refused


def test_a_game_is_dealt_when_all_are_ready(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        assert_done(table[0].wish(ms.Ready("a", "salt")))
        assert not table[0].now.awaited
        assert_done(table[0].wish(ms.Ready("b", "more salt")))
        refused(table[0].play("pass"), "not_running")
        assert_done(table[1].wish(ms.Ready("a", "pepper")))
        table.settle()
        assert table[0].now.phase == "running"
        assert [e.data["entropy"] for e in table[0].events if e.kind == "ready"] == ["salt", "pepper"]
        refused(table[1].wish(ms.Ready("c", "")), "not_open")


def test_drafts_wait_for_end_turn(open_house: RunningHouse) -> None:
    """A decision that passes the turn on is only shown, until it is confirmed."""
    with people(open_house, "monasterium", 2, confirm="ask") as table:
        table.deal()
        drafts = 0
        rng = Random(3)
        for _ in range(60):
            seat = table.mover
            action, n = rng.choice(seat.now.legal), seat.n
            told = seat.play(action, confirm=False)
            if isinstance(told, ms.Draft):
                drafts += 1
                assert told.ends_turn
                assert told.confirm
                assert told.n == n == table.running.house.tables[table.table].life.n
                assert_done(seat.play(action, confirm=True))
            table.settle()
        assert drafts > 5


def test_a_preview_changes_nothing(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        seat = table.mover
        for action in seat.now.legal:
            draft = seat.wish(ms.Preview(fresh_id(), action))
            assert isinstance(draft, ms.Draft)
            assert not draft.confirm
        assert seat.n == table.running.house.tables[table.table].life.n
        refused(table.other.wish(ms.Preview("p", seat.now.legal[0])), "not_awaited")


def test_undo_within_a_turn_and_not_beyond(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        rng, undone = Random(1), 0
        for _ in range(40):
            seat = table.mover
            before = seat.now
            assert_done(seat.play(rng.choice(before.legal)))
            table.settle()
            if seat.now.undo:
                refused(
                    seat.wish(ms.Undo(fresh_id(), seat.n)),
                    "undo_refused" if seat is table.mover else "not_awaited",
                )
            else:
                assert_done(seat.wish(ms.Undo(fresh_id(), seat.n)))
                table.settle()
                assert (seat.now.legal, seat.now.ply, seat.now.scores) == (
                    before.legal,
                    before.ply,
                    before.scores,
                )
                undone += 1
                assert_done(seat.play(rng.choice(seat.now.legal)))
        assert undone > 5


def test_a_line_goes_as_far_as_it_can_be_taken_back(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        seat = table.mover
        first = seat.now.legal[0]
        refused(seat.wish(ms.Line("x", seat.n, ("nonsense",))), "bad_action")
        done = assert_done(seat.wish(ms.Line("l", seat.n, (first, "nonsense", first))))
        assert done.made == 1
        again = assert_done(seat.wish(ms.Line("l", -1, (first,))))
        assert (again.n, again.made, again.again) == (done.n, 1, True)


def test_why_not(open_house: RunningHouse) -> None:
    with people(open_house, "monasterium", 2) as table:
        table.deal()
        seat = table.mover
        verdict = seat.wish(ms.Why("w", seat.now.legal[0]))
        assert isinstance(verdict, ms.Verdict)
        assert verdict.legal
        told = seat.wish(ms.Why("w2", "send II-C"))
        assert isinstance(told, ms.Verdict)
        assert not told.legal
        assert told.causes[0].reason
        assert told.causes[0].words
        refused(table.other.wish(ms.Why("w", "send II-C")), "not_awaited")
        refused(seat.wish(ms.Why("w3")), "malformed")


def test_plans_are_nobody_elses(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        seat, n = table.mover, table[0].n
        planned = seat.wish(ms.Plan("p"))
        assert isinstance(planned, ms.Planned)
        assert set(planned.legal) == set(seat.now.legal)
        line: list[int | str] = []
        for step in range(30):
            planned = seat.wish(ms.Plan(f"p{step}", tuple(line)))
            assert isinstance(planned, ms.Planned)
            assert planned.made == len(line)
            if not planned.legal:
                break
            line.append(planned.legal[0])
        assert len(line) > 20
        assert seat.n == n
        wrong = seat.wish(ms.Plan("q", (*line[:2], line[0], line[0])))
        assert isinstance(wrong, ms.Planned)
        assert wrong.made in (2, 3)
        assert wrong.refused


def test_the_past_can_be_looked_at(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        table.play(20, Random(2))
        looked = table[0].wish(ms.Past("l", 3))
        assert isinstance(looked, ms.Looked)
        assert looked.ply == 3
        assert looked.scene is not None
        assert looked.scene.targets == ()
        far = table[0].wish(ms.Past("m", 1000))
        assert isinstance(far, ms.Looked)
        assert far.ply == 20


def test_take_back_by_consent(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        rng = Random(5)
        seat = table.mover
        while table.mover is seat:
            assert_done(seat.play(rng.choice(seat.now.legal)))
        other, ply = table.other, table[0].now.ply
        assert other is seat
        told = seat.wish(ms.Propose("t", "take_back"))
        if isinstance(told, ms.Refused):
            pytest.skip("this turn ended with a draw")
        motion = assert_done(told).n
        table.settle()
        assert table[0].now.motion is not None
        assert table[0].now.motion.ply == ply - 1
        refused(seat.wish(ms.Propose("t2", "abandon")), "motion_open")
        refused(seat.wish(ms.Answer("a", motion, True)), "forbidden")
        assert_done(table.mover.wish(ms.Answer("a", motion, True)))
        table.settle()
        assert table[0].now.ply == ply - 1
        assert table[0].now.motion is None
        assert table.mover is seat
        assert last(seat, "taken_back").ply == ply - 1


def test_take_back_is_the_tables_choice(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, take_back=False) as table:
        table.deal()
        table.play(5, Random(1))
        refused(table[0].wish(ms.Propose("t", "take_back")), "forbidden")


def test_abandon_needs_all(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 3) as table:
        table.deal()
        motion = assert_done(table[0].wish(ms.Propose("a", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
        assert_done(table[2].wish(ms.Answer("a", motion, False)))
        refused(table[1].wish(ms.Answer("b", motion, True)), "no_motion")
        motion = assert_done(table[2].wish(ms.Propose("c", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("c", motion, True)))
        table.settle()
        assert table[0].now.motion
        assert_done(table[0].wish(ms.Answer("c", motion, True)))
        table.settle()
        assert table[0].now.phase == "abandoned"
        assert table[0].now.awaited == ()
        refused(table[0].play("pass"), "not_running")


def test_a_bot_stands_in_and_the_owner_returns(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        assert_done(table[0].wish(ms.StandIn("s", "random")))
        rng = Random(1)
        for _ in range(8):
            assert table[1].wait_until(lambda: 1 in table[1].now.awaited and table[1].now.n == table[1].n)
            assert_done(table[1].play(rng.choice(table[1].now.legal)))
        moved = [e for e in table[1].events if e.by == "stand-in"]
        assert moved
        assert all(e.seat == 0 and "random" in e.data.get("bot", "random") for e in moved)
        assert_done(table[0].wish(ms.StandIn("s2", None)))
        table.settle()
        assert table[0].now.seats[0].bot == ""
        refused(table[0].wish(ms.StandIn("s3", "nobody knows this")), "unknown_bot")


def test_a_left_seat_gets_a_bot_or_somebody_else(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 3) as table:
        table.deal()
        assert_done(table[2].wish(ms.Leave("bye")))
        assert table[0].wait_until(lambda: table[0].now.seats[2].kind == "vacant")
        assert_done(table[1].wish(ms.Propose("p", "stand_in", 2, "random")))
        assert table[0].wait_until(lambda: table[0].now.seats[2].bot == "random")
        assert table[0].now.motion is None
        link = table.running.client().post(f"/api/tables/{table.table}/link", {"seat": 2}, table[0].key)[
            "link"
        ]
        joined = join(table.running.client(), table.table, link, "Eve")
        assert joined["seat"] == 2
        assert table[0].wait_until(lambda: table[0].now.seats[2].kind == "person")
        assert (table[0].now.seats[2].name, table[0].now.seats[2].bot) == ("Eve", "")


def test_a_bot_for_somebody_who_is_there_needs_his_yes(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        motion = assert_done(table[0].wish(ms.Propose("p", "stand_in", 1, "random", True))).n
        table.settle()
        assert table[1].now.seats[1].bot == ""
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
        table.settle()
        assert last(table[0], "stand_in").data == {"bot": "random", "once": True}


def test_the_host_seats_bots(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, bots=["greedy"]) as table:
        refused(table[1].wish(ms.SetBot("b", 2, None)), "forbidden")
        assert_done(table[0].wish(ms.SetBot("b", 2, None)))
        assert_done(table[0].wish(ms.SetBot("c", 2, "monk")))
        refused(table[0].wish(ms.SetBot("d", 1, "monk")), "seat_taken")
        refused(table[0].wish(ms.SetBot("e", 7, "monk")), "bad_option")
        refused(table[0].wish(ms.SetBot("f", 2, "run:rm")), "unknown_bot")
        table.deal()
        assert table[0].now.seats[2].bot == "monk"
        refused(table[0].wish(ms.SetBot("g", 2, None)), "not_open")


def test_rematch(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        refused(table[0].wish(ms.Rematch("r")), "not_over")
        table.deal()
        table.play(10_000, Random(7))
        assert table[0].now.phase == "over"
        assert_done(table[1].wish(ms.Rematch("r")))
        assert_done(table[0].wish(ms.Rematch("r")))
        table.settle()
        following = table[0].now.rematch
        assert following
        assert [e.kind for e in table[0].events].count("rematch") == 1
        for seat in table.seats:
            told = seat.house.post(f"/api/tables/{following}/join", {"key": seat.key})
            assert told["seat"] == seat.seat
            assert told["key"] != seat.key
        card = table[0].house.get(f"/api/tables/{following}")
        assert [s["name"] for s in card["seats"]] == ["Ada", "Ben"]
