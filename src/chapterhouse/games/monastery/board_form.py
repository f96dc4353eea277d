"""The form of Monastery's board file: which tables and keys there are, and what may stand there.

What a single value cannot show by itself is checked in `board_checks.py`.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from chapterhouse.games.monastery.state import BOXES, COLOURS, COLUMNS, ROWS, SPACES, TYPES
from chapterhouse.kernel.form import Form

Text = Annotated[str, Meta(min_length=1)]
Number = Annotated[int, Meta(ge=0, le=9999)]  # read by people only
Price = Annotated[int, Meta(ge=1, le=99)]
Prices = Annotated[list[Price], Meta(min_length=COLUMNS, max_length=COLUMNS)]
Some = Annotated[int, Meta(ge=1, le=99)]
Disc = Annotated[int, Meta(ge=0, le=9)]
Box = Annotated[int, Meta(ge=1, le=BOXES)]
Row = Annotated[str, Meta(pattern=r"^[A-Z+]{13}$", description="13 capitals and crosses, like QU+A...")]
Edges = Annotated[str, Meta(pattern=r"^[PGB]{4}$", description="PPBB: four of P, G and B")]
LongSide = Annotated[str, Meta(pattern=r"^[PB]{3}$", description="PBP: three of P and B")]
ShortSide = Annotated[str, Meta(pattern=r"^[PB]{2}$", description="PB: two of P and B")]

ColourName = Literal["red", "blue", "green", "yellow"]
RoundKind = Literal["study", "hard_work", "mass", "night"]
TileKind = Literal[
    "building", "icon", "prison", "ambivalent", "feature", "field", "garden", "path", "secret_way"
]
TileColour = Literal["grey", "brown", "both", "none"]


class Title(Form):
    """Table `meta`."""

    game: Literal["Monastery"]
    designer: Text
    publisher: Text
    year: Number
    players: list[int]


class Components(Form):
    """What lies in the box."""

    tiles_total: int
    tiles_in_bag: int
    letters_total: int
    monks_per_player: int
    blessings: int


class Player(Form):
    """Y-2, Y-3: a colour with its row and phrase."""

    id: ColourName
    row: int
    phrase: Text

    def letters(self) -> str:
        """The phrase without spaces."""
        return self.phrase.replace(" ", "")


class Pairs(Form):
    """Y-123."""

    teams: list[list[str]]


class Grid(Form):
    """Y-83 and section 15.1 of the rules."""

    cost: Prices
    reduced_cost: Prices
    rows: Annotated[list[Row], Meta(min_length=ROWS, max_length=ROWS)]
    letters_start_face: str


class Space(Form):
    """Y-25: a space of the dial."""

    index: int
    name: Text
    kind: RoundKind
    tiles_drawn: Annotated[int, Meta(ge=0, le=9)]


class Dial(Form):
    """Y-25, Y-26."""

    days: int
    space: Annotated[list[Space], Meta(min_length=SPACES, max_length=SPACES)]


class Movement(Form):
    """Y-42, Y-44, Y-51, Y-53."""

    points_per_standing_monk: int
    step_cost: int
    secret_way_cost: int
    change_box_cost: int


class Scoring(Form):
    """Y-70, Y-76, Y-86, Y-100."""

    gold_letter: int
    black_letter: int
    blessing: int
    unplaced_tile: str
    work_per_tile: int
    praying_monks_per_scoring: int
    letter_on_other_strip_blessings: int


class Leftover(Form):
    """Y-89."""

    points: int
    blessings: int


class GroupLimit(Form):
    """Y-37."""

    path: int
    field: int
    garden: int


class AbbeyEdges(Form):
    """Y-8: from west to east, from north to south."""

    N: LongSide
    E: ShortSide
    S: LongSide
    W: ShortSide

    def all(self) -> str:
        """The ten edges in the order of the vocabulary."""
        return self.N + self.E + self.S + self.W


class Abbey(Form):
    """Y-8, Y-11."""

    width: int
    height: int
    colour: str
    edges: AbbeyEdges


class Tile(Form):
    """Y-5 to Y-7: a type of tiles."""

    id: Text
    name: Text
    kind: TileKind
    colour: TileColour
    disc: Disc
    boxes: Annotated[list[Box], Meta(max_length=BOXES)]
    edges: Edges
    count: Annotated[int, Meta(ge=0, le=49)]
    name_it: Text | UnsetType = UNSET


class File(Form):
    """The whole file but for its provenance."""

    schema: Literal[1]
    meta: Title
    components: Components
    player: Annotated[list[Player], Meta(min_length=COLOURS, max_length=COLOURS)]
    pairs: Pairs
    grid: Grid
    dial: Dial
    movement: Movement
    scoring: Scoring
    leftover: Annotated[list[Leftover], Meta(min_length=4, max_length=4)]
    group_limit: GroupLimit
    abbey: Abbey
    tile: Annotated[list[Tile], Meta(min_length=TYPES, max_length=TYPES)]
