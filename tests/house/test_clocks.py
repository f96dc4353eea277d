"""Time to think, counted from the times of the events."""

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.clocks import DAY, HOUR, Clocks, quiet_between
from tests.house.local import START, LocalTable


@pytest.mark.parametrize(
    ("start", "end", "hours", "quiet"),
    [
        (0, DAY, (2, 6), 4 * HOUR),
        (0, DAY, (22, 6), 8 * HOUR),
        (3 * HOUR, 5 * HOUR, (2, 6), 2 * HOUR),
        (3 * HOUR, 9 * HOUR, (2, 6), 3 * HOUR),
        (23 * HOUR, DAY + HOUR, (22, 6), 2 * HOUR),
        (7 * HOUR, 21 * HOUR, (22, 6), 0),
        (0, 10 * DAY, (22, 6), 80 * HOUR),
        (0, DAY, (5, 5), 0),
        (0, DAY, None, 0),
    ],
)
def test_quiet_hours(start: int, end: int, hours: tuple[int, int] | None, quiet: int) -> None:
    assert quiet_between(start, end, hours) == quiet


def test_a_clock_runs_while_its_seat_is_awaited() -> None:
    clocks = Clocks(ms.Clock("live", 60, 10), 2)
    clocks.hand_over(1000, frozenset({0}), earned=False)
    assert clocks.left_at(0, 31_000) == 30_000
    assert clocks.left_at(1, 31_000) == 60_000
    clocks.hand_over(31_000, frozenset({1}), earned=True)
    assert clocks.left_at(0, 99_000) == 40_000
    assert not clocks.out(1, 90_999)
    assert clocks.out(1, 91_000)
    clocks.hand_over(100_000, frozenset({0}), earned=True)
    assert clocks.left[1] == 10_000
    assert clocks.left_at(0, 10**9) == 0


def test_nobody_gains_time_by_taking_back() -> None:
    clocks = Clocks(ms.Clock("live", 60, 10), 2)
    clocks.hand_over(0, frozenset({0}), earned=False)
    clocks.hand_over(20_000, frozenset({1}), earned=False)
    assert clocks.left[0] == 40_000


def test_nobody_has_more_than_at_the_start() -> None:
    clocks = Clocks(ms.Clock("live", 60, 10), 2)
    clocks.hand_over(0, frozenset({0}), earned=False)
    clocks.hand_over(2_000, frozenset({1}), earned=True)
    assert clocks.left[0] == 60_000


def test_a_relaxed_clock_stands_still_at_night() -> None:
    clocks = Clocks(ms.Clock("relaxed", 8 * 3600, 0, (22, 6)), 1)
    clocks.hand_over(21 * HOUR, frozenset({0}), earned=False)
    assert clocks.left_at(0, DAY + 7 * HOUR) == 6 * HOUR
    live = Clocks(ms.Clock("live", 8 * 3600, 0, (22, 6)), 1)
    live.hand_over(21 * HOUR, frozenset({0}), earned=False)
    assert live.left_at(0, DAY + 7 * HOUR) == 0


def test_the_clock_runs_on_through_undo() -> None:
    """S-2 of the anchors: undoing gains no time."""
    table = LocalTable("luna", 2, clock=ms.Clock("live", 600, 0)).deal()
    seat = table.life.awaited[0]
    for step in range(200):
        seat = table.life.awaited[0]
        table.at += 1000
        table.play(table.life.running.legal(seat)[0])
        if not table.life.running.undo_barrier(seat):
            before = table.life.clocks.left_at(seat, table.at)
            table.at += 1000
            table.wish(seat, ms.Undo(f"u{step}", table.life.n))
            assert table.life.clocks.left_at(seat, table.at) == before - 1000
            return
    pytest.fail("nothing could be undone")


def test_bots_have_no_clock() -> None:
    table = LocalTable("luna", 2, clock=ms.Clock("live", 600, 0)).deal()
    seat = table.life.awaited[0]
    assert table.life.clocks.running == {seat}
    table.wish(seat, ms.StandIn("s", "random"))
    assert table.life.clocks.running == set()


def test_whose_time_is_up_may_be_replaced_without_him() -> None:
    table = LocalTable("luna", 2, clock=ms.Clock("live", 60, 0)).deal()
    seat = table.life.awaited[0]
    table.at = START + 61_000
    table.wish(1 - seat, ms.Propose("p", "stand_in", seat, "random"))
    assert table.life.seats[seat].player == "random"
