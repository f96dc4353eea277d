"""The second reading, the course of a whole game: to be told each decision and the outcomes of chance,
it answers who is asked, what is legal, what lies where, and who has won."""

from collections.abc import Callable, Sequence
from typing import Any

from tests.games.monastery.oracle_scoring import Scoring
from tests.games.monastery.oracle_table import DIAL, Course, Question
from tests.games.monastery.oracle_tiles import ORDER, TYPES, Type
from tests.games.monastery.oracle_turn import at, place_and_box

CLASSES: dict[str, Callable[[Type], bool]] = {
    "grey": lambda t: (t.kind, t.colour, t.disc) == ("building", "grey", 2),
    "path": lambda t: t.kind == "path",
    "garden_or_brown": lambda t: t.kind == "garden" or (t.kind, t.colour) == ("building", "brown"),
}


class Oracle(Scoring):
    """A game that goes on whenever it is told a line."""

    def __init__(self, seats: Sequence[str], **options: Any) -> None:
        super().__init__(seats, **options)
        self.question: Question | None = None
        self.end: str | None = None
        self.course: Course = self.whole_game()

    # -- from outside ---------------------------------------------------------------------

    def begin(self, outcomes: Sequence[Any] = ()) -> None:
        """Sets out, up to the first question."""
        self.outcomes.extend(outcomes)
        self.question = next(self.course, None)

    def play(self, line: str, outcomes: Sequence[Any] = ()) -> None:
        """A decision, with what chance brought, up to the next question."""
        assert self.question
        assert line in self.question.lines
        self.details.clear()
        self.outcomes.extend(outcomes)
        try:
            self.question = self.course.send(line)
        except StopIteration:
            self.question = None
        assert not self.outcomes

    def again(self) -> None:
        """Asks the open question of a Scoring once more, after points were changed by hand."""
        self.question = self.course.send("again")

    @property
    def legal(self) -> list[str]:
        return self.question.lines if self.question else []

    @property
    def to_act(self) -> int | None:
        """The seat that is asked."""
        return self.seats.index(self.question.colour) if self.question else None

    # -- the two days ---------------------------------------------------------------------

    def whole_game(self) -> Course:
        yield from self.first_matins()
        yield from self.rest_of_the_game(1)

    def rest_of_the_game(self, space: int) -> Course:
        """From the beginning of a round on."""
        self.space = space
        while not self.end:
            yield from self.round()
            if not self.end:
                self.move_marker()

    def move_marker(self) -> None:
        """Y-26, Y-27."""
        self.space = (self.space + 1) % len(DIAL)
        self.day += self.space == 0

    def resume(self, me: str) -> Course:
        """From the Placement and Movement of a player on."""
        self.round_order = self.from_abbot()
        for colour in self.round_order[self.round_order.index(me) :]:
            yield from self.placement_and_movement(colour)
        yield from self.close_round()
        if not self.end:
            self.move_marker()
            yield from self.rest_of_the_game(self.space)

    def round(self) -> Course:
        kind, tiles = DIAL[self.space]
        self.round_order = self.from_abbot()
        if kind == "mass":
            yield from self.mass(tiles)
        elif kind == "night":
            yield from self.night()
        else:
            for me in self.round_order:
                yield from self.placement_and_movement(me)
            yield from self.close_round()

    def close_round(self) -> Course:
        yield from self.scoring_half(DIAL[self.space][0])
        self.end = self.after_round()

    def after_round(self) -> str | None:
        """Y-97 to Y-99."""
        if not self.letters:
            return "letters"
        left = set(+self.bag).union(*(+hand for hand in self.hands.values()))
        return None if any(self.m.room_for(name) for name in left) else "tiles"

    # -- Mass and Night (8) ---------------------------------------------------------------

    def deal_tiles(self, number: int) -> None:
        """Y-95."""
        if sum(self.bag.values()) >= number * len(self.order):
            for colour in self.from_abbot():
                for _ in range(number):
                    self.draw(colour)
            return
        for _ in range(number):
            for colour in self.from_abbot():
                if +self.bag:
                    self.draw(colour)

    def first_matins(self) -> Course:
        """Y-24, Y-129, Y-129a."""
        if self.start == "fixed_start_tiles":
            for colour in self.from_abbot():
                for name, belongs in CLASSES.items():
                    self.draw_start_tile(colour, name, belongs)
            return
        self.deal_tiles(6 if self.start == "draw_six_keep_three" else 3)
        if self.start == "draw_six_keep_three":
            for colour in self.from_abbot():
                yield from self.keep_three(colour)

    def draw_start_tile(self, colour: str, name: str, belongs: Callable[[Type], bool]) -> None:
        these = {tile: n for tile, n in (+self.bag).items() if belongs(TYPES[tile])}
        seat = self.seats.index(colour)
        tile = self.chance("start_tile", {"seat": seat, "class": name, "bag": these})
        self.bag[tile] -= 1
        self.hands[colour][tile] += 1

    def keep_three(self, colour: str) -> Course:
        """Handed back in the order of the data file."""
        lowest = 0
        for to_go in (3, 2, 1):
            self.pending["to_return"] = to_go
            hand = {n: count for n, count in (+self.hands[colour]).items() if n != "secret_way"}
            able = [
                name
                for name in hand
                if ORDER.index(name) >= lowest
                and sum(count for n, count in hand.items() if ORDER.index(n) >= ORDER.index(name)) >= to_go
            ]
            line = yield from self.ask(colour, "return", [f"return {name}" for name in able], always=True)
            lowest = ORDER.index(line.split()[1])
            self.put_into_bag(colour, line.split()[1])
        del self.pending["to_return"]

    def brewers(self) -> list[str]:
        """Who may keep monks, in order from the Abbot (Y-114, Y-115)."""
        house = [tile for tile in self.named("brewhouse") if not self.praying_on(tile)]
        if self.simplified or not house:
            return []
        return [colour for colour in self.from_abbot() if self.standing_on(house[0], colour)]

    def mass(self, tiles: int) -> Course:
        for colour in self.brewers():
            yield from self.keep(colour, praying_only=True)
        for monk in self.m.monks:
            if monk.prays and not monk.kept:
                monk.place = 0
            monk.prays = monk.kept = False
        yield from self.elect()
        self.deal_tiles(tiles)

    def night(self) -> Course:
        if self.day == 2:
            self.end = "night"
        else:
            for colour in self.brewers():
                yield from self.keep(colour, praying_only=False)
        for monk in self.m.monks:
            if not monk.kept:
                monk.place, monk.box = 0, 0
            monk.prays = monk.kept = False

    def keep(self, colour: str, praying_only: bool) -> Course:
        last = (0, 0)
        while True:
            away = [
                monk
                for monk in self.monks_of(colour)
                if monk.place and not monk.kept and (monk.place, monk.box) >= last
                if monk.prays or not praying_only
            ]
            lines = [f"keep {at(monk.place or 0, monk.box)}" for monk in away]
            line = yield from self.ask(colour, "keep", [*lines, "end keep"])
            if line == "end keep":
                self.pending.pop("kept", None)
                return
            last = place_and_box(line)
            self.pending["kept"] = list(last)
            monk = next(m for m in away if (m.place, m.box) == last)
            monk.kept = True
            if praying_only:
                monk.prays = False
