"""The form of Luna's board file: which tables and keys there are, and what may stand there.

What a single value cannot show by itself is checked in `board_checks.py`.
"""

from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Meta

from chapterhouse.games.luna.state import BOARDS, COLUMNS, GROUPS, ISLES, NEAR, SETS, SPACES, TILES
from chapterhouse.kernel.form import Form

T = TypeVar("T")

IsleName = Literal["herbs", "tide", "sailboat", "corruption", "book", "novice", "shrine"]
BoardName = Literal["blue", "yellow", "red", "green"]

Text = Annotated[str, Meta(min_length=1)]
Number = Annotated[int, Meta(ge=0, le=9999)]  # read by people only
Tile = Annotated[int, Meta(ge=1, le=TILES - 1)]
Place = Annotated[int, Meta(ge=1, le=ISLES)]
Points = Annotated[int, Meta(ge=0, le=100)]
Steps = Annotated[int, Meta(ge=0, le=100)]
Some = Annotated[int, Meta(ge=1, le=100)]
Near = Annotated[int, Meta(ge=-1, le=1)]
Step = Annotated[list[Near], Meta(min_length=2, max_length=2)]
Neighbours = Annotated[list[Step], Meta(min_length=1, max_length=NEAR)]


class Box(Form):
    """Table `meta`."""

    game: Literal["Luna"]
    designer: Text
    publisher: Text
    year: Number
    players: list[int]
    minutes_per_player: Number


class Components(Form):
    """What lies in the box; no rule counts it but for what `board_checks.ONLY` names."""

    isles: int
    temple_boards: int
    temple_tiles: int
    guard_tiles: int
    favour_tokens_per_type: Number
    time_tokens: Number
    books: Number
    influence_tokens: Number
    influence_denominations: list[Number]
    player_colours: Annotated[list[Text], Meta(min_length=4, max_length=4)]
    novices_per_player: int
    shrines_per_player: int
    council_markers_per_player: int


class ByPlayers(Form, Generic[T]):
    """A value for each number of players; `one` is the solo game."""

    one: T
    two: T
    three: T
    four: T

    def each(self) -> tuple[T, T, T, T]:
        """The four values in order."""
        return self.one, self.two, self.three, self.four


class Setup(Form):
    """L-16, L-20 to L-37."""

    rounds: int
    start_points: Points
    start_shrines: int
    novice_sets: int
    novices_per_set: int
    temple_novices: int
    favour_tokens: int
    time_tokens: ByPlayers[Annotated[int, Meta(ge=0, le=100)]]
    favour_tokens_per_isle: ByPlayers[Annotated[int, Meta(ge=1, le=100)]]


class Isle(Form):
    """L-2."""

    id: IsleName


class Path(Form):
    """L-10, L-25."""

    guard_values_from_gate: Annotated[list[Points], Meta(min_length=GROUPS, max_length=GROUPS)]
    order: str
    tiles_per_group: str
    spaces: Number
    pier: Text


class Layout(Form):
    """L-12."""

    columns: int
    slots: int
    neighbours_even_column: Neighbours
    neighbours_odd_column: Neighbours
    pairs_two_boards: Number
    pairs_three_boards: Number
    pairs_four_boards: Number


class TempleBoard(Form):
    """L-12: the numbers of the spaces by column."""

    id: BoardName
    spaces: Annotated[list[Tile], Meta(min_length=COLUMNS, max_length=COLUMNS)]


class TempleTile(Form):
    """Section 5.3: the board that a tile belongs to, and its symbol (L-50)."""

    number: Tile
    board: BoardName
    symbol: IsleName


class Council(Form):
    """L-14, L-62, L-80."""

    points: Annotated[list[Points], Meta(min_length=2, max_length=SPACES)]
    arrive: str
    arrive_on_last_space: str


class Priestess(Form):
    """L-70, L-74."""

    move: Steps
    points: Annotated[list[Points], Meta(min_length=3, max_length=3)]


class Builder(Form):
    """L-74."""

    move: Steps


class Apostate(Form):
    """L-71, L-75."""

    move: str
    extra_loss: Points


class Figures(Form):
    """The three figures on the isles (L-17)."""

    priestess: ByPlayers[Priestess]
    builder: Builder
    apostate: Apostate


class Values(Form):
    """Table `points`."""

    shrine: Points
    favour_token: Points
    temple_novice_each_round: Points
    displacement: Points
    book: Points
    first_book_of_a_round: Points
    last_time_token: Points
    below_zero: bool


class PresetSide(Form):
    """L-33: places in the preset ring, from 1."""

    shrine: Place
    novice_sets: Annotated[list[Place], Meta(min_length=SETS, max_length=SETS)]
    favour_tokens: Annotated[list[Place], Meta(min_length=2, max_length=2)]


class Preset(Form):
    """L-33."""

    ring: Annotated[list[IsleName], Meta(min_length=ISLES, max_length=ISLES)]
    priestess: Place
    builder: Place
    apostate: Place
    yellow: PresetSide
    red: PresetSide
    blue: PresetSide
    white: PresetSide

    def sides(self) -> tuple[PresetSide, PresetSide, PresetSide, PresetSide]:
        """The pieces of the four colours in the order of the seats."""
        return self.yellow, self.red, self.blue, self.white


class Restrictions(Form):
    """L-35, L-46, L-67."""

    two_player_start_shrine_not_on: str
    herbs_token_not_on: str
    virtual_novice_takes_no_favour_of: str
    virtual_novice_claims_tiles: bool


class Solo(Form):
    """L-90 to L-107."""

    boards: int
    books: int
    builder_isle_shrines: int
    builder_isle_novices: int
    other_isles_novices: int
    opponent_loses_to_apostate: bool
    level_2_blocks_all_but: list[str]
    level_3_blocks_all_but: list[str]
    level_3_builder_with_priestess: bool


class File(Form):
    """The whole file but for its provenance."""

    schema: Literal[1]
    meta: Box
    components: Components
    setup: Setup
    isle: Annotated[list[Isle], Meta(min_length=ISLES, max_length=ISLES)]
    path: Path
    layout: Layout
    board: Annotated[list[TempleBoard], Meta(min_length=BOARDS, max_length=BOARDS)]
    tile: Annotated[list[TempleTile], Meta(min_length=TILES - 1, max_length=TILES - 1)]
    council: Council
    figures: Figures
    points: Values
    preset: Preset
    restrictions: Restrictions
    solo: Solo
