"""The form of Monasterium's board file: which tables and keys there are, and what may stand there.

What a single value cannot show by itself is checked in `board_checks.py`. Beyond the box's own data
an owner may give each side its own road and each monastery of a side its own ring.
"""

from typing import Annotated, Generic, Literal, TypeVar

from msgspec import UNSET, Meta, UnsetType, field

from chapterhouse.games.monasterium.state import CARDS, MONASTERIES, NEEDS, ROAD, SPOTS
from chapterhouse.kernel.form import Form

T = TypeVar("T")

Letter = Literal["A", "B", "C", "D", "E"]
Good = Literal["soup", "tool", "book", "influence", "rosary"]
TypeName = Literal["profane", "workshop", "common"]
SideName = Literal["duo", "multi"]

Text = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=127)]
Some = Annotated[int, Meta(ge=1, le=127)]
Points = Annotated[int, Meta(ge=0, le=127)]
Steps = Annotated[int, Meta(ge=1, le=3)]
Number = Annotated[int, Meta(ge=0, le=9999)]  # read by people only
Size = Annotated[int, Meta(ge=1, le=SPOTS)]
Spots = list[Annotated[int, Meta(ge=1, le=SPOTS)]]
Three = Annotated[list[T], Meta(min_length=3, max_length=3)]


class Box(Form):
    """Table `meta`."""

    game: Literal["Monasterium"]
    designer: Text
    publisher: Text
    year: Number
    players: list[int]
    min_age: Number
    duration_minutes: Annotated[list[Number], Meta(min_length=2, max_length=2)]


class PerPlayer(Form):
    player_board_parts: Number
    action_tiles: Number
    reroll_tiles: Number
    messengers: Number
    novices: Number
    hundred_point_tiles: Number
    personal_dice: Number
    marker_discs: Number


class Components(Form):
    """What lies in the box; no rule counts it but for what `board_checks.ONLY` names."""

    board_sides: Number
    hourglass_markers: Number
    chalice_markers: Number
    window_tiles: Number
    window_tiles_per_monastery: Number
    neutral_dice: Number
    book_tiles: Number
    tool_tiles: Number
    soup_tiles: Number
    rosary_tiles: Number
    influence_tiles: Number
    goods_unlimited: bool
    mission_cards: Number
    overview_cards: Number
    per_player: PerPlayer


class Goods(Form):
    kinds: list[str]
    upgrade: list[list[str]]


class Amounts(Form):
    """Goods that somebody gets; a kind that is not named is none."""

    soup: Amount = 0
    tool: Amount = 0
    book: Amount = 0
    influence: Amount = 0
    rosary: Amount = 0


class Stock(Form):
    """Goods at the start, every kind named."""

    soup: Amount
    tool: Amount
    book: Amount
    influence: Amount
    rosary: Amount


class ByPlayers(Form, Generic[T]):
    """A value for each number of players."""

    two: T = field(name="2")
    three: T = field(name="3")
    four: T = field(name="4")


class Setup(Form):
    """M-12 to M-21."""

    start_goods: Stock
    personal_dice_at_start: Annotated[int, Meta(ge=0, le=3)]
    start_space: Annotated[int, Meta(ge=1, le=ROAD)]
    start_prestige: Points
    neutral_dice_per_player: ByPlayers[Annotated[int, Meta(ge=1, le=10)]]
    window_tiles_per_monastery: ByPlayers[Amount]
    chapel_capacity: ByPlayers[Some]
    missions_drawn_per_category: int
    novices_on_action_spaces: int
    extra_novices: int
    years: int
    rounds_per_year: ByPlayers[Annotated[int, Meta(ge=1, le=4)]]
    board_side: ByPlayers[SideName]


class PrestigeTrack(Form):
    """Drawn only: prestige has no upper limit (M-7)."""

    first: Number
    last: Number
    lap: Number


class DiceSpace(Form):
    """M-1, M-29."""

    value: Annotated[int, Meta(ge=1, le=6)]
    column: Literal["A", "B", "C", "D", "E", "any"]
    max_dice_per_turn: Annotated[int, Meta(ge=1, le=3)]


class Effect(Form, tag_field="effect"):
    """What an action does (M-50 to M-55)."""


class Send(Effect, tag="send_novice"):
    influence_discount: Amount


class TakeGoods(Effect, tag="take_goods"):
    options: Annotated[list[Amounts], Meta(min_length=1, max_length=3)]


class Move(Effect, tag="move_messenger"):
    steps: Steps


class Upgrade(Effect, tag="upgrade"):
    count: Literal[1]


class Score(Effect, tag="score"):
    points: Points


class TakeWindow(Effect, tag="take_window_own_chapel"): ...


AnyEffect = Send | TakeGoods | Move | Upgrade | Score | TakeWindow


class ActionColumn(Form):
    letter: Letter
    die: Annotated[int, Meta(ge=1, le=6)]
    standard: AnyEffect
    row1: AnyEffect
    row2: AnyEffect
    row3: AnyEffect

    @property
    def slots(self) -> dict[str, AnyEffect]:
        return {"standard": self.standard, "row1": self.row1, "row2": self.row2, "row3": self.row3}


class Limits(Form):
    standard: int
    row1: int
    row2: int
    row3: int


class Destinations(Form):
    row1: str
    row2: str
    row3: str
    row4: str


class ActionRows(Form):
    """M-32, M-35, M-70."""

    per_turn_limit: Limits
    destination: Destinations
    row4_points_per_die: Points


class Cost(Form):
    row1: Amount
    row2: Amount


class Gain(Amounts):
    """What a building gives at once."""

    window_tile_same_monastery: Annotated[int, Meta(ge=0, le=1)] = 0


class BuildingType(Form):
    """M-72."""

    name: TypeName
    good: Good
    influence: Amount
    goods_cost: Cost
    points: Points
    bonus: Gain


class Chapel(Form):
    """M-74: cost of the first, the second and every later novice."""

    influence_cost_by_ordinal: Three[Amount]


class Cloister(Form):
    """M-75."""

    rosary_cost_by_ordinal: Three[Amount]
    adjacent_own_building_required: bool


class ExtraNovice(Form):
    """M-90 to M-92: rules, spelled out."""

    free: bool
    any_destination: bool
    unlocks_action: bool
    flips_action_tile: bool


class RoadSpace(Form):
    """M-40 to M-44."""

    index: Annotated[int, Meta(ge=1, le=ROAD)]
    monasteries: Annotated[list[Letter], Meta(max_length=MONASTERIES)]
    bonus: Literal["", "free_action", "influence_or_rosary", "soup_or_upgrade", "window_any", "personal_die"]


Spaces = Annotated[list[RoadSpace], Meta(min_length=2, max_length=ROAD)]


class Road(Form):
    """The road of every side that has none of its own."""

    direction: str
    wraps: bool
    bonus_on_entering_or_passing: bool
    personal_die_alternative_points: Points
    space: Spaces | UnsetType = UNSET


class MonasteryName(Form):
    letter: Letter
    colour: Text


class Buildings(Form):
    """The ring of buildings of each monastery of a side."""

    A: list[TypeName] | UnsetType = UNSET
    B: list[TypeName] | UnsetType = UNSET
    C: list[TypeName] | UnsetType = UNSET
    D: list[TypeName] | UnsetType = UNSET
    E: list[TypeName] | UnsetType = UNSET


class Ring(Form):
    """Buildings and cloister spaces of a monastery (M-5, M-13, M-75)."""

    building_count: Size | UnsetType = UNSET
    cloister_count: Size | UnsetType = UNSET
    adjacency: list[Spots] | UnsetType = UNSET
    blocked_buildings_at_3: Spots | UnsetType = UNSET
    blocked_cloister_at_3: Spots | UnsetType = UNSET


class OwnRing(Ring):
    """What one monastery has otherwise than its side says."""

    buildings: list[TypeName] | UnsetType = UNSET


class Side(Ring):
    """A side of the board; what it says of rings holds for each monastery without its own."""

    buildings: Buildings = field(default_factory=Buildings)
    monastery: dict[Letter, OwnRing] = field(default_factory=dict)
    road: Spaces | UnsetType = UNSET


class Sides(Form):
    duo: Side
    multi: Side


class Window(Form):
    """M-80 to M-84; from top to bottom, from left to right."""

    rows: int
    columns: int
    fill: str
    unique_per_row: bool
    unique_per_column: bool
    row_bonus: Three[str]
    column_bonus: Three[str]
    row_points: Three[Points]
    column_points: Three[Points]


class Need(Form):
    """M-102: an own novice there; any building if no type is named."""

    monastery: Letter
    area: Literal["building", "chapel", "cloister"]
    type: TypeName | UnsetType = UNSET


class Condition(Form):
    """M-103."""

    kind: Literal[
        "novices_sent",
        "novices_in_common_rooms",
        "novices_in_cloisters",
        "window_monasteries",
        "personal_dice",
    ]
    at_least: Some


# Ids stand in lists with commas (option `missions`) and in dotted paths.
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="A1 (letters, digits, _ and -)")]


class Mission(Form, tag_field="category"):
    id: Id


class NeedsMission(Mission):
    """M-102: points by year."""

    needs: Annotated[list[Need], Meta(min_length=1, max_length=NEEDS)]
    points: Three[Points]


class MissionA(NeedsMission, tag="A"): ...


class MissionB(NeedsMission, tag="B"): ...


class MissionC(Mission, tag="C"):
    """M-103: one value in every year."""

    condition: Condition
    points: Annotated[list[Points], Meta(min_length=1, max_length=1)]


AnyMission = MissionA | MissionB | MissionC


class Scoring(Form):
    """M-120 to M-124."""

    monastery_majority: Points
    majority_tie: str
    majority_needs_at_least_one: bool
    chapel_points_by_monasteries: Annotated[
        list[Points], Meta(min_length=MONASTERIES + 1, max_length=MONASTERIES + 1)
    ]
    cloister_factor: Points
    tool_value: Points
    book_value: Points
    other_goods_divisor: Some
    other_goods_rounding: str
    final_tie: str


class File(Form):
    """The whole file but for its provenance."""

    schema: Literal[1]
    meta: Box
    components: Components
    goods: Goods
    setup: Setup
    prestige_track: PrestigeTrack
    dice_space: Annotated[list[DiceSpace], Meta(min_length=6, max_length=6)]
    action_column: Annotated[list[ActionColumn], Meta(min_length=5, max_length=5)]
    action_rows: ActionRows
    building_type: Three[BuildingType]
    chapel: Chapel
    cloister: Cloister
    extra_novice: ExtraNovice
    road: Road
    monastery: Annotated[list[MonasteryName], Meta(min_length=MONASTERIES, max_length=MONASTERIES)]
    side: Sides
    window: Window
    mission: Annotated[list[AnyMission], Meta(min_length=6, max_length=CARDS)]
    scoring: Scoring
