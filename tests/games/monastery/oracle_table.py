"""The second reading, what lies on the table: hands, bag, blessings, letters, monks. The course of the
game is written as generators that yield a question and are sent a line."""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.games.monastery.oracle_tiles import ORDER, TYPES, Monastery, Monk, Tile

COLOURS = ["red", "blue", "green", "yellow"]
PHRASES = {"red": "LIBERANOS", "blue": "QUAESUMUS", "green": "ABOMNIBUS", "yellow": "MALISAMEN"}
GRID = ["L+IB+ER+AN+OS", "Q+UA+ES+UM+US", "A+BO+MN+IB+US", "M+AL+IS+AM+EN"]
COST = [1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 10]
REDUCED = [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5]
PARTNER = {"red": "green", "green": "red", "blue": "yellow", "yellow": "blue"}
DIAL = [
    ("mass", 3), ("study", 0), ("hard_work", 0), ("hard_work", 0), ("mass", 2), ("study", 0),
    ("hard_work", 0), ("mass", 1), ("study", 0), ("night", 0),
]  # fmt: skip

Space = tuple[int, int]  # row, column


@dataclass
class Question:
    """Who is asked what; `lines` are all the legal answers."""

    colour: str
    about: str
    lines: list[str]


Course = Generator[Question, str, None]
Answer = Generator[Question, str, str]


def read_grid(tree: Mapping[str, Any]) -> None:
    """Plays on with the letter grid of another board file."""
    GRID[:], COST[:], REDUCED[:] = (tree["grid"][name] for name in ("rows", "cost", "reduced_cost"))


def columns(colour: str) -> list[Space]:
    """The letter spaces of a row, from the left."""
    row = COLOURS.index(colour) + 1
    return [(row, column) for column in range(1, 14) if GRID[row - 1][column - 1] != "+"]


def crosses(colour: str) -> list[Space]:
    """The crosses of a row, from the left."""
    row = COLOURS.index(colour) + 1
    return [(row, column) for column in range(1, 14) if GRID[row - 1][column - 1] == "+"]


class OracleTable:
    """All that lies about, and the small deeds that several rules share."""

    def __init__(self, seats: Sequence[str], **options: Any) -> None:
        self.seats = list(seats)  # the colour of each seat
        self.order = [colour for colour in COLOURS if colour in seats]
        self.pairs = options.get("pairs", False)
        self.simplified = options.get("simplified", False)
        self.start = options.get("start", "draw_three")
        self.vow = options.get("vow_of_silence", False)
        self.way_needs_built = options.get("secret_way_requires_built", False)
        self.outcomes: list[Any] = []  # of chance: fed from outside
        self.details: list[tuple[str, Any]] = []  # and what was to be expected of it
        self.m = Monastery()
        self.day, self.space = 1, 0
        self.abbot = self.order[0]
        self.round_order = list(self.order)
        self.supply = 20
        self.held = dict.fromkeys(self.order, 0)
        self.usable = dict.fromkeys(self.order, 0)
        self.points = 0
        self.steps = 0  # movement points left
        self.used: set[str] = set()
        self.pending: dict[str, Any] = {}  # what is under way
        self.hands = {colour: Counter({"secret_way": 1}) for colour in self.order}
        self.bag = Counter({name: TYPES[name].count for name in ORDER if name != "secret_way"})
        self.letters: dict[Space, str] = {}
        self.black: set[Space] = set()  # letters on the grid that the Library has moved
        self.crosses: dict[Space, str] = {}
        self.strips: dict[str, list[str]] = {}  # "", "gold" or "black" for each space
        for colour in self.order:
            self.letters |= dict(zip(columns(colour), PHRASES[colour], strict=True))
            self.crosses |= dict.fromkeys(crosses(colour), colour)
            self.strips[colour] = [""] * 9
            self.recruit(colour)

    # -- asking and drawing ---------------------------------------------------------------

    def ask(self, colour: str, about: str, lines: Iterable[str], always: bool = False) -> Answer:
        """R-2, R-3: a follow-up question with one answer is not asked."""
        found = sorted(set(lines))
        assert found, about
        if len(found) == 1 and not always:
            return found[0]
        answer = yield Question(colour, about, found)
        return answer

    def chance(self, kind: str, detail: dict[str, Any]) -> Any:
        self.details.append((kind, detail))
        return self.outcomes.pop(0)

    def draw(self, colour: str) -> None:
        name = self.chance("draw", {"seat": self.seats.index(colour), "bag": dict(+self.bag)})
        self.bag[name] -= 1
        self.hands[colour][name] += 1

    def give_tile_back(self, colour: str) -> Course:
        """5.3: any tile but the Secret Way."""
        hand = +self.hands[colour]
        answer = yield from self.ask(
            colour, "return", [f"return {name}" for name in hand if name != "secret_way"], always=True
        )
        self.put_into_bag(colour, answer.split()[1])

    def put_into_bag(self, colour: str, name: str) -> None:
        self.hands[colour][name] -= 1
        self.bag[name] += 1

    # -- people and blessings -------------------------------------------------------------

    def from_abbot(self) -> list[str]:
        at = self.order.index(self.abbot)
        return self.order[at:] + self.order[:at]

    def recruit(self, colour: str) -> None:
        self.m.monks.append(Monk(colour, place=0))

    def monks_of(self, colour: str) -> list[Monk]:
        return [monk for monk in self.m.monks if monk.colour == colour]

    def bless(self, colour: str, times: int = 1) -> None:
        """Y-90, one by one."""
        for _ in range(times):
            if self.supply == 0:
                for giver in self.order:
                    if self.held[giver]:
                        self.take_blessing(giver)
            if self.supply:
                self.supply -= 1
                self.held[colour] += 1

    def take_blessing(self, colour: str) -> None:
        """Back to the supply; those not usable now go first."""
        self.held[colour] -= 1
        self.supply += 1
        self.usable[colour] = min(self.usable[colour], self.held[colour])

    # -- tiles ----------------------------------------------------------------------------

    def named(self, name: str) -> list[Tile]:
        """The built tile of this type, if there is one."""
        return [tile for tile in self.m.tiles if tile.built and tile.type.name == name]

    def praying_on(self, tile: Tile) -> list[Monk]:
        return [monk for monk in self.m.on(tile) if monk.prays]

    def standing_on(self, tile: Tile, colour: str) -> list[Monk]:
        return [monk for monk in self.m.on(tile) if monk.colour == colour and not monk.prays]

    def lay_tile(self, colour: str, name: str) -> Course:
        """5.2, after the type was chosen."""
        room = self.m.room_for(name)
        self.pending["laying"] = name
        at = yield from self.ask(colour, "cell", [f"at {label}" for label in room])
        cell = room[at.split()[1]]
        self.pending["cell"] = at
        turns = self.m.fitting_turns(name, cell)
        turn = yield from self.ask(colour, "rotation", [f"turn {n}" for n in turns])
        del self.pending["laying"], self.pending["cell"]
        self.hands[colour][name] -= 1
        tile = self.m.lay(name, cell, int(turn.split()[1]), colour)
        if tile.type.kind == "feature":
            self.bless(colour, len({other.number for other, _, _ in self.m.contacts(tile)}))

    def layable(self, colour: str) -> list[str]:
        return [name for name in +self.hands[colour] if self.m.room_for(name)]

    # -- the end --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Y-100, by seat."""
        return [self.testament(colour) for colour in self.seats]

    def testament(self, colour: str) -> int:
        penalty = sum(TYPES[name].disc * n for name, n in self.hands[colour].items())
        return 3 * self.strips[colour].count("gold") + self.held[colour] - penalty

    def winners(self) -> list[int]:
        """Y-101, Y-126."""
        if self.pairs:
            red = self.testament("red") + self.testament("green")
            blue = self.testament("blue") + self.testament("yellow")
            team = ("red", "green") if red > blue else ("blue", "yellow")
            return sorted(self.seats.index(colour) for colour in team)
        best = max(self.order, key=lambda colour: (self.testament(colour), COLOURS.index(colour)))
        return [self.seats.index(best)]
