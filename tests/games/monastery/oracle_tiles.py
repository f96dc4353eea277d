"""A second, plain reading of Monastery, written without looking at the first. This part: the tiles, and
the monastery as a plane of cells."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

Cell = tuple[int, int]  # x grows east, y grows south

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
LIMIT = {"path": 4, "field": 4, "garden": 2}

# type, kind, colour, disc, boxes, edges N E S W, how many
TILES = """
chapter_house building grey 5 4321 PPPP 1
dormitory building grey 4 322 PPBP 1
novices_house building grey 3 321 PPBB 1
guest_house building grey 3 321 PBPB 1
cloister building grey 2 21 PPPP 1
sacristy building grey 2 21 PBPB 1
parlour building grey 2 21 PPBB 1
schoolroom building grey 2 21 PPBP 1
kitchen building brown 3 321 PPBP 1
bakery building brown 2 21 PBPB 1
smithy building brown 2 21 PPBB 1
latrine building brown 1 1 PPPP 1
barn building brown 3 321 PBPB 1
mill building brown 4 322 PPBP 1
laundry building brown 2 21 PPBB 1
chapel icon grey 3 321 PPBP 1
almonry icon grey 2 21 PPBB 1
scriptum icon grey 3 321 PBPB 1
library icon grey 3 321 PPBP 1
abbots_house icon grey 4 322 PPPP 1
farm icon brown 3 321 PPPP 1
workshop icon brown 2 21 PPBB 1
stables icon brown 2 21 PPBP 1
brewhouse icon brown 3 321 PBPB 1
prison prison grey 2 21 PPBB 1
refectory ambivalent both 4 322 PPBP 1
infirmary ambivalent both 3 321 PBPB 1
wardrobe ambivalent both 2 21 PPBB 1
beehive feature none 0 - BBBB 1
pond feature none 0 - BBBB 1
dovecote feature none 0 - BBBB 1
field field brown 1 1 GGGG 6
garden garden grey 2 2 GGGG 4
path_straight path none 1 1 PBPB 2
path_corner path none 1 1 PPBB 3
path_tee path none 1 1 PPBP 2
path_cross path none 1 1 PPPP 1
secret_way secret_way none 1 1 PBPB 4
"""


@dataclass(frozen=True)
class Type:
    """One line of the table."""

    name: str
    kind: str
    colour: str
    disc: int
    boxes: tuple[int, ...]
    edges: str
    count: int


def _type(line: str) -> Type:
    name, kind, colour, disc, boxes, edges, count = line.split()
    printed = tuple(int(box) for box in boxes if box != "-")
    return Type(name, kind, colour, int(disc), printed, edges, int(count))


TYPES = {t.name: t for t in map(_type, TILES.split("\n")[1:-1])}
ORDER = list(TYPES)
THE_ABBEY = Type("abbey", "abbey", "grey", 0, (), "", 1)

# The ten places around the Abbey: cell within, side, mark, name.
ABBEY_FACES = [
    ((0, 0), "N", "P", "N0"), ((1, 0), "N", "B", "N1"), ((2, 0), "N", "P", "N2"),
    ((2, 0), "E", "P", "E0"), ((2, 1), "E", "B", "E1"),
    ((0, 1), "S", "P", "S0"), ((1, 1), "S", "B", "S1"), ((2, 1), "S", "P", "S2"),
    ((0, 0), "W", "B", "W0"), ((0, 1), "W", "P", "W1"),
]  # fmt: skip


def read_tiles(tree: Mapping[str, Any]) -> None:
    """Plays on with the tiles and the Abbey of another board file."""
    for given in tree["tile"]:
        edges, boxes = given["edges"], tuple(given["boxes"])
        TYPES[given["id"]] = Type(
            given["id"], given["kind"], given["colour"], given["disc"], boxes, edges, given["count"]
        )
    for i, (cell, side, _, name) in enumerate(ABBEY_FACES):
        ABBEY_FACES[i] = cell, side, tree["abbey"]["edges"][side][int(name[1])], name


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


@cache
def turned(edges: str, turns: int) -> str:
    return "".join(edges[(i - turns) % 4] for i in range(4))


@cache
def turns_of(edges: str) -> list[int]:
    """The rotations that differ."""
    looks = [turned(edges, turns) for turns in range(4)]
    return [turns for turns in range(4) if looks[turns] not in looks[:turns]]


@dataclass(eq=False)
class Monk:
    colour: str
    place: int | None = None  # a tile number; None: on the grid, or on his way
    box: int = 0
    prays: bool = False
    arrived: bool = False
    shifted: bool = False
    scored: bool = False  # helped build in this Scoring half
    kept: bool = False


@dataclass(eq=False)
class Tile:
    number: int
    type: Type
    cell: Cell
    turns: int
    built: bool
    owner: str | None = None
    blessings: int = 0
    fresh: bool = False  # just built

    @property
    def faces(self) -> list[tuple[Cell, str, str, str]]:
        """Cell within, side, mark, name of every edge."""
        if self.number == 0:
            return ABBEY_FACES
        edges = turned(self.type.edges, self.turns)
        return [(self.cell, side, edges[i], side) for i, side in enumerate(SIDES)]


class Monastery:
    """Tiles in their cells, and the monks of the game."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.monks: list[Monk] = []
        self.facing: dict[tuple[Cell, str], tuple[Tile, str, str]] = {}  # by cell within and side
        self.rooms: dict[object, dict[str, Cell]] = {}
        self.put(Tile(0, THE_ABBEY, (0, 0), 0, True))

    def put(self, tile: Tile) -> None:
        self.tiles.append(tile)
        for within, side, mark, name in tile.faces:
            self.facing[within, side] = tile, mark, name

    # -- geometry -------------------------------------------------------------------------

    def taken(self) -> set[Cell]:
        return {(x, y) for x in range(3) for y in range(2)} | {tile.cell for tile in self.tiles[1:]}

    def around(self, cell: Cell) -> dict[str, tuple[Tile, str, str]]:
        """Seen from a cell: on which side lies which tile, its mark there, and its name for it."""
        looking = {side: self.facing.get((beside(cell, side), BACK[side])) for side in SIDES}
        return {side: there for side, there in looking.items() if there}

    def contacts(self, tile: Tile) -> list[tuple[Tile, str, str]]:
        """Other tile, own mark, its mark, for every edge that touches another tile."""
        looking = [
            (mark, self.facing.get((beside(within, side), BACK[side])))
            for within, side, mark, _ in tile.faces
        ]
        return [(there[0], mark, there[1]) for mark, there in looking if there]

    def connected(self, tile: Tile) -> set[int]:
        return {other.number for other, mine, its in self.contacts(tile) if "B" not in mine + its}

    def spaces(self) -> dict[Cell, str]:
        """The empty cells beside tiles, each with its name: by the lowest tile that touches it."""
        taken, found = self.taken(), dict[Cell, str]()
        for (within, side), (tile, _, name) in self.facing.items():  # in the order of laying
            cell = beside(within, side)
            if cell not in taken:
                found.setdefault(cell, f"{tile.number}{name}")
        return found

    # -- monks ----------------------------------------------------------------------------

    def on(self, tile: Tile | int) -> list[Monk]:
        number = tile if isinstance(tile, int) else tile.number
        return [monk for monk in self.monks if monk.place == number]

    def full(self, tile: Tile) -> bool:
        if tile.number == 0:
            return False
        return len(self.on(tile)) == (tile.type.disc if tile.built else len(tile.type.boxes))

    def empty_boxes(self, tile: Tile) -> list[int]:
        """The numbers in the boxes without a monk, as often as they are."""
        if tile.built:
            return []
        left = list(tile.type.boxes)
        for monk in self.on(tile):
            left.remove(monk.box)
        return left

    # -- laying tiles ---------------------------------------------------------------------

    def group(self, tile: Tile, among: Iterable[Tile]) -> set[int]:
        """The group of a path, field or garden tile, over some tiles only; it need not lie yet."""
        numbers, found, edge = {t.number for t in among}, {tile.number}, [tile]
        while edge:
            for other, mine, its in self.contacts(edge.pop()):
                linked = tile.type.kind != "path" or "B" not in mine + its
                same = other.type.kind == tile.type.kind and other.number in numbers
                if same and linked and other.number not in found:
                    found.add(other.number)
                    edge.append(other)
        return found

    def fits(self, kind: Type, cell: Cell, turns: int) -> bool:
        """Y-31 to Y-37, Y-119."""
        edges = dict(zip(SIDES, turned(kind.edges, turns), strict=True))
        touching = [(tile, edges[side] + mark) for side, (tile, mark, _) in self.around(cell).items()]
        if not any(tile.built or self.full(tile) for tile, _ in touching):
            return False
        if any(pair in ("PB", "BP") for _, pair in touching):
            return False
        if kind.kind != "feature" and not any("B" not in pair for _, pair in touching):
            return False
        if any({tile.type.colour, kind.colour} == {"grey", "brown"} for tile, _ in touching):
            return False
        trial = Tile(len(self.tiles), kind, cell, turns, False)
        return kind.kind not in LIMIT or len(self.group(trial, self.tiles)) <= LIMIT[kind.kind]

    def fitting_turns(self, name: str, cell: Cell) -> list[int]:
        return [turns for turns in turns_of(TYPES[name].edges) if self.fits(TYPES[name], cell, turns)]

    def room_for(self, name: str) -> dict[str, Cell]:
        """The cells in which a tile of this type may be laid, by their names."""
        supports = tuple(tile.number for tile in self.tiles if tile.built or self.full(tile))
        key = name, len(self.tiles), supports
        if key not in self.rooms:
            places = self.spaces().items()
            self.rooms[key] = {label: cell for cell, label in places if self.fitting_turns(name, cell)}
        return self.rooms[key]

    def lay(self, name: str, cell: Cell, turns: int, owner: str) -> Tile:
        kind = TYPES[name]
        tile = Tile(len(self.tiles), kind, cell, turns, kind.kind == "feature")
        tile.owner = owner if kind.kind == "secret_way" else None
        self.put(tile)
        return tile
