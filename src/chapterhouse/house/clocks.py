"""The time that every seat has left: a fold of the times of the events. Nothing here looks at a clock."""

from chapterhouse.house.messages import Clock
from chapterhouse.kernel.twin import twin_of

DAY = 86_400_000
HOUR = 3_600_000


def quiet_between(start: int, end: int, hours: tuple[int, int] | None) -> int:
    """How many milliseconds between two moments lie in the quiet hours (of UTC)."""
    if hours is None or hours[0] == hours[1]:
        return 0
    return _quiet_until(end, *hours) - _quiet_until(start, *hours)


def _quiet_until(at: int, first: int, last: int) -> int:
    """Quiet time from the beginning of 1970 until a moment."""
    if first > last:
        return at - _quiet_until(at, last, first)  # over midnight: all but the hours of the day
    days, rest = divmod(at, DAY)
    return days * (last - first) * HOUR + min(max(rest - first * HOUR, 0), (last - first) * HOUR)


class Clocks:
    """The clocks of a table. A seat's runs while the table waits for its owner."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.total * 1000] * players
        self.running: frozenset[int] = frozenset()
        self._at = 0

    def fork(self) -> "Clocks":
        """The same once more."""
        twin = twin_of(self)
        twin.left = list(self.left)
        return twin

    @property
    def used(self) -> bool:
        """Whether time counts at this table."""
        return self.clock.mode != "none"

    def hand_over(self, at: int, running: frozenset[int], *, earned: bool) -> None:
        """At a moment other clocks run; whoever is no longer waited for has earned his increment,
        unless his decision was only taken back. Nobody ever has more than at the start."""
        for seat in self.running:
            self.left[seat] = self.left_at(seat, at)
            if earned and seat not in running:
                more = max(self.left[seat], 0) + self.clock.increment * 1000
                self.left[seat] = min(more, max(self.clock.total, self.clock.increment) * 1000)
        self.running, self._at = running, at

    def left_at(self, seat: int, at: int) -> int:
        """Milliseconds left on a clock at a moment, never below 0."""
        if seat not in self.running:
            return self.left[seat]
        quiet = quiet_between(self._at, at, self.clock.quiet) if self.clock.mode == "relaxed" else 0
        return max(0, self.left[seat] - max(0, at - self._at - quiet))

    def out(self, seat: int, at: int) -> bool:
        """Whether a seat's time is up."""
        return self.used and seat in self.running and self.left_at(seat, at) == 0
