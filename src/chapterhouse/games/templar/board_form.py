"""The form of Templar's board file: which tables and keys there are, and what may stand there.

What a single value cannot show by itself is checked in `board_checks.py`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chapterhouse.games.templar.state import AREAS, CARDS, PASSAGES, ROOMS, STORES, TREASURES
from chapterhouse.kernel.form import Form

TreasureName = Literal["chalice", "book", "ring_round", "ring_square", "ring_hexagon"]
CardName = Literal[
    "anselmus",
    "josua",
    "lucas",
    "benjaminus",
    "maria",
    "stephanus",
    "porticus",
    "remigius",
    "severus",
    "bells",
]
GateName = Literal["main", "side"]

Text = Annotated[str, Meta(min_length=1)]
Number = Annotated[int, Meta(ge=0, le=9999)]  # read by people only
Points = Annotated[int, Meta(ge=0, le=100)]
Count = Annotated[int, Meta(ge=0, le=100)]
RoomNumber = Annotated[int, Meta(ge=1, le=ROOMS)]
StoreNumber = Annotated[int, Meta(ge=1, le=STORES)]
Capacity = Annotated[int, Meta(ge=1, le=20)]
Pair = Annotated[list[RoomNumber], Meta(min_length=2, max_length=2)]

# Drawing: anywhere on a large sheet.
Spot = Annotated[int, Meta(ge=-9999, le=9999)]
Point = Annotated[list[Spot], Meta(min_length=2, max_length=2)]
Box4 = Annotated[list[Spot], Meta(min_length=4, max_length=4)]
Points8 = Annotated[list[Point], Meta(min_length=8, max_length=8)]
Points6 = Annotated[list[Point], Meta(min_length=6, max_length=6)]
Points5 = Annotated[list[Point], Meta(min_length=5, max_length=5)]
Slots = Annotated[list[Point], Meta(max_length=20)]


class Box(Form):
    """Table `meta`."""

    game: Literal["Templar: The Secret Treasures"]
    designer: Text
    publisher: Text
    year: Number
    players: list[int]


class Components(Form):
    """T-1, T-2, T-3: what lies in the box."""

    rooms: int
    storehouses: int
    harbour_tiles: int
    treasure_tiles_per_player: int
    cards_per_player: int
    doors: int
    figures: list[str]


class Colours(Form):
    """Names of colours for people."""

    players: Annotated[list[Text], Meta(min_length=5, max_length=5)]
    severus: Text
    remigius: Text
    vitus: Text


class Treasure(Form):
    """T-2, T-3, T-5, T-14."""

    id: TreasureName
    kind: Literal["chalice", "book", "ring"]
    value: Points
    per_player: Count
    harbour_tiles: Count
    removed_in_2p: Count


class StartStock(Form):
    """T-21."""

    one_of_each_ring_kind: bool
    extra_rings: int
    extra_rings_distinct_kinds: bool
    total: int


class Harbour(Form):
    """T-15, T-16."""

    max_chalices_per_storehouse: Annotated[int, Meta(ge=1, le=20)]
    initial_fill: Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=1, max_length=STORES)]
    panel_viewbox: Box4


class Storehouse(Form):
    """T-15 and where it is drawn."""

    id: StoreNumber
    capacity: Capacity
    ship_icon: bool
    rect: Box4
    slots: Slots
    pawn_spots: Points5


class Card(Form):
    """T-44 to T-72; T-6: the harbour number."""

    id: CardName
    name: Text
    role: str
    moves: str
    min_steps: int
    max_steps: int
    hide_max: int
    vp: int
    revisit_rooms: bool
    harbour_number: Count
    optional_below_5_players: bool


class Map(Form):
    """Table `board`: the sheet, and the places with a part in the rules."""

    viewbox: Box4
    room_area: Box4
    slot_size: Number
    figure_radius: Number
    passage_width: Number
    church: RoomNumber
    door_start: Pair
    score_track_max: Number


class Gate(Form):
    """T-9, T-35."""

    id: GateName
    room: RoomNumber
    wall: Box4
    outside_spots: Points6
    pawns_start_here: bool


class Passage(Form):
    """T-31; the opening is where the door is drawn."""

    rooms: Pair
    gap: Box4


class RingArea(Form):
    """T-10."""

    name: Text
    capacity: Capacity
    rect: Box4
    slots: Slots


class Room(Form):
    """T-10 and how it is drawn."""

    id: RoomNumber
    name: Text
    rect: Box4
    label: Point
    chalice_slots: Slots
    book_slots: Slots
    figure_spots: Points8
    ring_area: Annotated[list[RingArea], Meta(max_length=AREAS)] = msgspec.field(default_factory=list)


class FirstGame(Form):
    """T-22."""

    severus: RoomNumber
    remigius: RoomNumber
    vitus: GateName


class FinalScoring(Form):
    """T-89, T-90."""

    unscored_ring_in_church: Points
    rooms_points: dict[Annotated[str, Meta(pattern="^[0-9]+$", description="a number of rooms")], Points]
    tie: str


class Raffaele(Form):
    """T-80 to T-84."""

    decks_merged: int
    bells_cards: int
    cards_with_illustrator: int
    cards_without_illustrator: int
    first_reveal_after_round: int
    acts: bool


class Penalty(Form):
    """T-96."""

    points: Points


class File(Form):
    """The whole file but for its provenance."""

    schema: Literal[1]
    meta: Box
    components: Components
    colours: Colours
    treasure: Annotated[list[Treasure], Meta(min_length=TREASURES, max_length=TREASURES)]
    start_stock: StartStock
    harbour: Harbour
    storehouse: Annotated[list[Storehouse], Meta(min_length=1, max_length=STORES)]
    card: Annotated[list[Card], Meta(min_length=CARDS, max_length=CARDS)]
    board: Map
    gate: Annotated[list[Gate], Meta(min_length=2, max_length=2)]
    passage: Annotated[list[Passage], Meta(min_length=3, max_length=PASSAGES)]
    room: Annotated[list[Room], Meta(min_length=3, max_length=ROOMS)]
    first_game: FirstGame
    final_scoring: FinalScoring
    raffaele: Raffaele
    penalty: Penalty
