"""Positions built by hand: tile by tile and monk by monk, in the words of the second reading. They begin
with the Placement and Movement of one player."""

from collections import Counter
from typing import Any

from tests.games.monastery.oracle import Oracle
from tests.games.monastery.oracle_table import PHRASES, columns, crosses
from tests.games.monastery.oracle_tiles import ORDER, TYPES, Cell, Monk, Tile


class Build:
    """A table at the beginning of somebody's Placement and Movement, empty but for what is said.

    Monks stand in the Abbey, one of each colour, and on the grid, those to the left being taken first.
    """

    def __init__(
        self, *seats: str, day: int = 1, space: int = 1, turn: str = "", abbot: str = "", **options: Any
    ) -> None:
        self.seats = seats or ("red", "blue")
        self.options = options
        self.o = Oracle(self.seats, **options)
        self.o.day, self.o.space = day, space
        self.o.abbot = abbot or self.o.order[0]
        self.turn = turn or self.o.abbot
        self.o.m.monks.clear()
        self.bag: Counter[str] | None = None
        self._abbey = dict.fromkeys(self.o.order, 1)

    def lay(
        self,
        name: str,
        cell: Cell,
        turns: int = 0,
        monks: str = "",
        *,
        built: bool = True,
        blessings: int = 0,
        owner: str = "red",
    ) -> int:
        """A tile with its monks: `red` stands, `red*` prays, `red3` is in a box of an unbuilt tile."""
        m = self.o.m
        assert cell not in m.taken(), cell
        tile = m.lay(name, cell, turns, owner)
        tile.built = built
        tile.blessings = blessings
        for monk in monks.split():
            colour = monk.rstrip("*12345")
            box = int("0" + monk.lstrip("bdeglnoruwy").rstrip("*"))
            self.put(tile, colour, box, prays=monk.endswith("*"))
        self._check(tile)
        return tile.number

    def put(self, tile: Tile, colour: str, box: int = 0, *, prays: bool = False) -> None:
        """One more monk on a tile."""
        self.o.m.monks.append(Monk(colour, tile.number, box, prays))

    def _check(self, tile: Tile) -> None:
        assert len(self.o.m.on(tile)) <= tile.type.disc
        assert all(bool(monk.box) != tile.built for monk in self.o.m.on(tile))
        assert all({mine, its} != {"P", "B"} for _, mine, its in self.o.m.contacts(tile)), tile
        for other, _, _ in self.o.m.contacts(tile):
            assert {tile.type.colour, other.type.colour} != {"grey", "brown"}, (tile, other)

    def abbey(self, **monks: int) -> "Build":
        """How many monks of a colour are in the Abbey."""
        self._abbey |= monks
        return self

    def hand(self, colour: str, *names: str, way: bool = True) -> "Build":
        """All that a player holds; with his Secret Way unless it is laid or `way` is False."""
        laid = any(tile.owner == colour for tile in self.o.m.tiles)
        self.o.hands[colour] = Counter([*names, *["secret_way"] * (way and not laid)])
        return self

    def blessings(self, **held: int) -> "Build":
        """What players hold; the supply is reckoned from it."""
        self.o.held |= held
        return self

    def strip(self, colour: str, letters: str, face: str = "gold") -> "Build":
        """Letters on a strip, from the cheapest places of the own row if they are there."""
        o = self.o
        for letter in letters.replace(" ", ""):
            own = columns(colour)
            space = min(
                (s for s, there in o.letters.items() if there == letter), key=lambda s: (s not in own, s)
            )
            del o.letters[space]
            place = o.first_empty(colour, letter)
            assert place is not None, letter
            o.strips[colour][place] = face
        return self

    def complete(self, colour: str, face: str = "gold") -> "Build":
        """A whole phrase, taken from its own row."""
        return self.strip(colour, PHRASES[colour], face)

    def letters_left(self, *spaces: tuple[int, int]) -> "Build":
        """Only these letters lie on the grid yet; the others lie golden where they belong."""
        keep = {space: self.o.letters[space] for space in spaces}
        wanted = Counter(keep.values())
        for colour in reversed(self.o.order):
            for i, letter in enumerate(PHRASES[colour]):
                empty = wanted[letter] > 0
                wanted[letter] -= empty
                self.o.strips[colour][i] = "" if empty else "gold"
        self.o.letters = keep
        return self

    def blacken(self, *spaces: tuple[int, int]) -> "Build":
        """Letters that the Library has moved."""
        self.o.black |= set(spaces)
        return self

    def empty_bag(self, into: str) -> "Build":
        """All the tiles of the bag into a player's hand; comes last."""
        self._reckon_bag()
        self.o.hands[into] += self.o.bag
        self.o.bag.clear()
        return self

    def bag_of(self, **tiles: int) -> "Build":
        """The bag holds these; all other tiles are out of play, which no game would bring about."""
        self.bag = Counter(tiles)
        return self

    def ready(self) -> Oracle:
        """The position, all reckoned up, at its first question."""
        o = self.o
        assert o.question is None, "build it once more"
        for colour in o.order:
            away = len(o.monks_of(colour))
            o.m.monks += [Monk(colour, 0) for _ in range(min(self._abbey[colour], 5 - away))]
            gone = len(o.monks_of(colour)) - 1
            assert gone >= 0, colour
            for space in crosses(colour)[:gone]:
                del o.crosses[space]
            if any(tile.owner == colour for tile in o.m.tiles):
                o.hands[colour]["secret_way"] = 0
        o.supply = 20 - sum(o.held.values()) - sum(tile.blessings for tile in o.m.tiles)
        self._reckon_bag()
        if self.bag is not None:
            o.bag = self.bag
        o.course = o.resume(self.turn)
        o.begin()
        return o

    def _reckon_bag(self) -> None:
        out = Counter(tile.type.name for tile in self.o.m.tiles[1:])
        for hand in self.o.hands.values():
            out += hand
        self.o.bag = Counter({n: TYPES[n].count - out[n] for n in ORDER if n != "secret_way"})
        assert min(self.o.bag.values()) >= 0, +(-self.o.bag)


def icon(name: str, monks: str = "red", space: int = 2, *seats: str, **options: Any) -> Build:
    """An icon tile with its monks, tile 2, beyond a crossing; nobody else of red's."""
    b = Build(*seats, space=space, **options).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay(name, (0, -2), int(TYPES[name].edges[2] == "B"), monks)
    return b
