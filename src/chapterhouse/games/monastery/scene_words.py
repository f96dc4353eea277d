"""Words that all parts of Monastery's scene use, and what they look at.

Nothing here imports compiled rules: pages and tools draw scenes without Numba.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from chapterhouse.games.monastery.actions import COLOUR_NAMES, TYPE_NAMES
from chapterhouse.games.monastery.state import (
    ABBEY,
    ABBEY_HEIGHT,
    ABBEY_TYPE,
    ABBEY_WIDTH,
    BLANK_EDGE,
    FEATURE,
    GATE_EDGE,
    NONE,
    NORTH,
    PATH_EDGE,
    SECRET_WAY,
    SIDES,
    Board,
    Monastery,
)
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.say import Say, say

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View

COLOURS = COLOUR_NAMES
CLASS_NAMES = ("none", "grey", "brown", "both")
EDGE_NAMES = {PATH_EDGE: "path", GATE_EDGE: "gate", BLANK_EDGE: ""}
SIDE_WORDS = ("north", "east", "south", "west")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to each side
MONK_SPACE, EMPTY = 27, 0
BLESSING_MARK = "✚"
DISC_MARK = "◎"
KEPT = 2048
# Tiles with effects: those that the simplified game does without (Y-127), and the others.
SIMPLIFIED = (
    "chapel", "almonry", "scriptum", "library", "workshop", "stables", "abbots_house", "farm", "brewhouse",
)  # fmt: skip
SPECIAL = ("prison", "secret_way")

Cell = tuple[int, int]


@dataclass(frozen=True)
class Look:
    """What a scene is made from: a seat's view, unpacked."""

    view: "View"
    names: Names
    s: Monastery
    b: Board

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None is a spectator."""
        return self.view.seat

    @property
    def seats(self) -> list[int]:
        """All seats, in the order of their colours, in which they play (Y-2)."""
        return sorted(range(self.s.players), key=lambda seat: int(self.s.colour[seat]))

    @property
    def colours(self) -> list[int]:
        """The colours in play."""
        return [int(self.s.colour[seat]) for seat in self.seats]

    @property
    def tiles(self) -> range:
        """The numbers of the tiles in the monastery, without the Abbey."""
        return range(1, int(self.s.laid) + 1)

    def seat(self, colour: int) -> int:
        """Who plays a colour."""
        return int(self.s.seat_of[colour])

    def built(self, tile: int) -> bool:
        """Y-5."""
        return has(self.s.built, tile)


def look_at(view: "View", names: Names) -> Look:
    """The view, ready for drawing."""
    return Look(view, names, view.state, names.game.board.unpack(names.board.rows[0]))


def has(mask: int, bit: int) -> bool:
    """Whether a set holds a member."""
    return bool(int(mask) >> bit & 1)


def at(look: Look, tile: int) -> Cell:
    """Where a tile lies; of the Abbey its upper left corner."""
    return (0, 0) if tile == ABBEY else (int(look.s.x[tile]), int(look.s.y[tile]))


# -- names --------------------------------------------------------------------------------


def seat_says(look: Look, seat: int) -> Say:
    """How a seat is called: by its colour."""
    return colour_say(int(look.s.colour[seat]))


@lru_cache(maxsize=KEPT)
def colour_say(colour: int) -> Say:
    """A colour, as the name of who plays it."""
    return say("seat-name", seat=COLOURS[colour])


@lru_cache(maxsize=KEPT)
def letter_say(colour: int) -> Say:
    """The letter of a colour."""
    return say("scene-letter", colour=COLOURS[colour])


@lru_cache(maxsize=KEPT)
def type_say(tile_type: int) -> Say:
    """The name of a tile type."""
    return say("scene-abbey") if tile_type == ABBEY_TYPE else say("scene-type", name=TYPE_NAMES[tile_type])


@lru_cache(maxsize=KEPT)
def short_say(tile_type: int) -> Say:
    """The same for drawings, where it must be short."""
    return say("scene-short", name=TYPE_NAMES[tile_type])


def tile_say(look: Look, tile: int) -> Say:
    """A tile by name and number; a Secret Way by its owner, too."""
    if tile == ABBEY:
        return say("scene-abbey")
    name, owner = type_say(int(look.s.kind[tile])), way_owner(look, tile)
    if owner is not None:
        return say("scene-named-way", name=name, owner=colour_say(owner), tile=tile)
    return say("scene-named", name=name, tile=tile)


def way_owner(look: Look, tile: int) -> int | None:
    """Whose Secret Way a tile is."""
    return next((c for c in look.colours if int(look.s.way[c]) == tile), None) if tile else None


def list_say(parts: Iterable[Say | str]) -> Say:
    """Several things, with commas."""
    found = tuple(parts)
    return say("scene-list", parts=found) if found else say("scene-none")


@lru_cache(maxsize=KEPT)
def points_say(points: int) -> Say:
    """Points, counted."""
    return say("scene-points", points=points)


@lru_cache(maxsize=KEPT)
def blessings_say(count: int) -> Say:
    """Blessings, counted."""
    return say("scene-blessings", count=count)


# -- tiles --------------------------------------------------------------------------------


def boxes(look: Look, tile_type: int) -> list[int]:
    """The numbers of the boxes of a type."""
    return [int(look.b.box[tile_type, i]) for i in range(look.b.boxes[tile_type])]


def sides(look: Look, tile_type: int, turn: int) -> tuple[str, ...]:
    """What the four edges of a tile have, from the north clockwise."""
    return tuple(EDGE_NAMES[int(look.b.edge[tile_type, turn, side])] for side in range(SIDES))


def abbey_sides(look: Look) -> tuple[str, ...]:
    """... of the Abbey: ten, along its north, east, south and west."""
    return tuple(EDGE_NAMES[int(edge)] for edge in look.b.abbey_edge)


def abbey_cells() -> list[tuple[int, Cell, Cell]]:
    """The edges of the Abbey: side, the cell within, the cell without."""
    north = [(NORTH, (i, 0), (i, -1)) for i in range(ABBEY_WIDTH)]
    east = [(1, (ABBEY_WIDTH - 1, i), (ABBEY_WIDTH, i)) for i in range(ABBEY_HEIGHT)]
    south = [(2, (i, ABBEY_HEIGHT - 1), (i, ABBEY_HEIGHT)) for i in range(ABBEY_WIDTH)]
    west = [(3, (0, i), (-1, i)) for i in range(ABBEY_HEIGHT)]
    return [*north, *east, *south, *west]


def cell_of(look: Look, anchor: int, side: str) -> Cell:
    """Where an empty cell lies that is named by a tile and a side of it."""
    if anchor == ABBEY:
        places = dict(zip(ABBEY_PLACES, abbey_cells(), strict=True))
        return places[side][2]
    (x, y), (dx, dy) = at(look, anchor), STEPS["NESW".index(side)]
    return x + dx, y + dy


ABBEY_PLACES = ("N0", "N1", "N2", "E0", "E1", "S0", "S1", "S2", "W0", "W1")


def neighbours(look: Look, tile: int) -> Iterator[tuple[int, int]]:
    """The tiles beside one, each with its side; of the Abbey by its ten edges."""
    if tile == ABBEY:
        for (side, _, _), other in zip(abbey_cells(), look.s.abbey_beside, strict=True):
            if other != NONE:
                yield side, int(other)
        return
    for side in range(SIDES):
        if look.s.beside[tile, side] != NONE:
            yield side, int(look.s.beside[tile, side])


def around(look: Look, cell: Cell) -> list[int]:
    """The tiles that touch an empty cell."""
    places = {at(look, tile): tile for tile in look.tiles}
    places |= {(x, y): ABBEY for x in range(ABBEY_WIDTH) for y in range(ABBEY_HEIGHT)}
    near = [places.get((cell[0] + dx, cell[1] + dy)) for dx, dy in STEPS]
    return [tile for tile in near if tile is not None]


def edges_say(edges: tuple[str, ...]) -> Say:
    """The edges of a tile in words: "path north and south, gate east"."""
    parts = [
        say("scene-ways", way=way, count=len(found), sides=tuple(say("scene-side", side=s) for s in found))
        for way in ("path", "gate")
        if (found := [SIDE_WORDS[i] for i in range(SIDES) if edges[i] == way])
    ]
    return list_say(parts) if parts else say("scene-no-ways")


def class_say(look: Look, tile_type: int, form: str = "full") -> Say:
    """Grey, brown, both, neutral (Y-6); in short what it is good for."""
    return say("scene-class", colour=CLASS_NAMES[look.b.colours[tile_type]], form=form)


def with_effect(look: Look, tile_type: int, label: Say) -> Say:
    """A label of a tile, with what its effect is (chapter 9); in the simplified game most have none."""
    name = TYPE_NAMES[tile_type]
    dumb = look.s.simplified and name in SIMPLIFIED
    if dumb or not (name in SIMPLIFIED or name in SPECIAL or is_feature(look, tile_type)):
        return label
    what = "feature" if is_feature(look, tile_type) else name
    return say("scene-with-effect", label=label, effect=say("scene-effect", name=what))


def is_feature(look: Look, tile_type: int) -> bool:
    """Y-119."""
    return bool(look.b.kind[tile_type] == FEATURE)


def owner_of_type(look: Look, tile_type: int) -> int | None:
    """The viewer's colour if this is his Secret Way in hand."""
    mine = look.viewer is not None and tile_type == SECRET_WAY
    return int(look.s.colour[look.viewer]) if mine and look.viewer is not None else None
