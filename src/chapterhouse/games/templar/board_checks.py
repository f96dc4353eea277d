"""What Templar's rules need of a board file beyond its form.

Only what play needs, and what the rulebook pins down, is demanded: any map on which the door cannot cut
the abbey in two will do.
"""

from collections.abc import Iterable, Sequence

from chapterhouse.games.templar.actions import CARD_NAMES, GATE_NAMES, TREASURE_NAMES
from chapterhouse.games.templar.board_form import File, Room, Storehouse, Treasure
from chapterhouse.games.templar.state import SPOTS
from chapterhouse.kernel.form import Faults, check_distinct, check_fixed, check_once, misfit

# Rules that the file spells out; they have one value.
ONLY: dict[str, object] = {
    "meta.players": [2, 3, 4, 5],  # T-1
    "components.cards_per_player": 10,  # T-4
    "components.doors": 1,
    "components.figures": ["severus", "remigius", "vitus"],
    "start_stock.one_of_each_ring_kind": True,  # T-21, G-24
    "start_stock.extra_rings": 2,
    "start_stock.extra_rings_distinct_kinds": True,
    "start_stock.total": 5,  # G-35
    "final_scoring.tie": "shared victory",  # T-91
    "raffaele.decks_merged": 2,  # T-80
    "raffaele.bells_cards": 1,
    "raffaele.cards_with_illustrator": 19,  # G-5
    "raffaele.cards_without_illustrator": 17,
    "raffaele.first_reveal_after_round": 2,  # T-81, G-28
    "raffaele.acts": False,  # T-84
}

# What the rulebook says of each card: role, what it moves, least and most steps, treasures hidden,
# points, whether rooms may be entered again, whether it may be left out (T-13, T-44 to T-69; G-6: nine
# characters and Bells; G-37: Josua).
CARD_KEYS = (
    "role", "moves", "min_steps", "max_steps", "hide_max", "vp", "revisit_rooms", "optional_below_5_players",
)  # fmt: skip
CARD_RULES: dict[str, tuple[object, ...]] = {
    "anselmus": ("monk", "pawn", 1, 1, 3, 0, False, False),
    "josua": ("monk", "pawn", 1, 2, 2, 0, False, False),
    "lucas": ("monk", "pawn", 1, 3, 1, 0, False, False),
    "benjaminus": ("novice", "pawn", 1, 3, 0, 0, True, False),
    "maria": ("messenger", "pawn_to_storehouse", 0, 0, 0, 0, False, False),
    "stephanus": ("illustrator", "pawn", 1, 2, 0, 0, False, True),
    "porticus": ("porter", "door", 0, 0, 0, 1, False, False),
    "remigius": ("abbot", "remigius", 1, 2, 0, 0, False, False),
    "severus": ("prior", "severus", 1, 3, 0, 1, False, False),
    "bells": ("bells", "none", 0, 0, 0, 0, False, False),
}
RINGS_AT_START = 2  # of one kind, at most (T-21)


def check(file: File, faults: Faults) -> None:
    """Everything that the form cannot say."""
    check_fixed(file, ONLY, faults)
    check_once("treasure", "id", [t.id for t in file.treasure], TREASURE_NAMES, faults)
    check_once("card", "id", [card.id for card in file.card], CARD_NAMES, faults)
    check_once("gate", "id", [gate.id for gate in file.gate], GATE_NAMES, faults)
    check_once("room", "id", [room.id for room in file.room], range(1, len(file.room) + 1), faults)
    stores = range(1, len(file.storehouse) + 1)
    check_once("storehouse", "id", [store.id for store in file.storehouse], stores, faults)
    check_components(file, faults)
    check_cards(file, faults)
    check_treasures(file, faults)
    check_harbour(file, faults)
    check_rooms(file, faults)
    check_places(file, faults)
    check_passages(file, faults)


def check_components(file: File, faults: Faults) -> None:
    """T-1 to T-3: the box holds what the tables list."""
    listed = {
        "rooms": len(file.room),
        "storehouses": len(file.storehouse),
        "harbour_tiles": sum(t.harbour_tiles for t in file.treasure),
        "treasure_tiles_per_player": sum(t.per_player for t in file.treasure),
    }
    for name, count in listed.items():
        given = getattr(file.components, name)
        if given != count:
            faults.add(f"components.{name}", misfit(given, f"{count}, as the file lists"))


def check_cards(file: File, faults: Faults) -> None:
    """Harbour numbers apart, cards are rules."""
    for card in file.card:
        for key, value in zip(CARD_KEYS, CARD_RULES[card.id], strict=True):
            given = getattr(card, key)
            if given != value:
                faults.add(
                    f"card.{card.id}.{key}", f"is {given}, expected {value}: the rules know nothing else"
                )


def check_treasures(file: File, faults: Faults) -> None:
    """T-3, T-14, T-21: enough of everything; T-5: rings are worth the same, whatever their kind."""
    worth = next((t.value for t in file.treasure if t.kind == "ring"), 0)
    for treasure in file.treasure:
        path = f"treasure.{treasure.id}"
        kind = treasure.id.split("_")[0]
        if treasure.kind != kind:
            faults.add(f"{path}.kind", misfit(treasure.kind, kind))
        if treasure.removed_in_2p > treasure.harbour_tiles:
            faults.add(
                f"{path}.removed_in_2p", misfit(treasure.removed_in_2p, f"at most {treasure.harbour_tiles}")
            )
        if kind == "ring" and treasure.value != worth:
            faults.add(f"{path}.value", misfit(treasure.value, f"{worth} like every ring"))
        if kind == "ring" and treasure.per_player < RINGS_AT_START:
            faults.add(f"{path}.per_player", misfit(treasure.per_player, f"{RINGS_AT_START} or more"))


def check_harbour(file: File, faults: Faults) -> None:
    """T-15, T-16: the storehouses hold what they begin with, and the bag has that much, however few
    chalices come."""
    fill = file.harbour.initial_fill
    if len(fill) != len(file.storehouse):
        faults.add("harbour.initial_fill", misfit(fill, f"a list of {len(file.storehouse)}"))
    for store in file.storehouse:
        check_storehouse(store, fill, faults)
    others = sum(_left(t) for t in file.treasure if t.id != "chalice")
    if others < sum(fill):
        text = f"holds {sum(fill)}, expected at most {others}: the bag of two has no more beside chalices"
        faults.add("harbour.initial_fill", text)


def _left(treasure: Treasure) -> int:
    return treasure.harbour_tiles - treasure.removed_in_2p


def check_storehouse(store: Storehouse, fill: Sequence[int], faults: Faults) -> None:
    """T-15: the ship lies at number 1."""
    path = f"storehouse.{store.id}"
    check_slots(f"{path}.slots", len(store.slots), store.capacity, faults)
    if store.ship_icon != (store.id == 1):
        faults.add(f"{path}.ship_icon", misfit(store.ship_icon, str(store.id == 1).lower()))
    if store.id <= len(fill) and fill[store.id - 1] > store.capacity:
        faults.add(
            f"harbour.initial_fill.{store.id}", misfit(fill[store.id - 1], f"at most {store.capacity}")
        )


def check_slots(path: str, given: int, capacity: int, faults: Faults) -> None:
    """Every space is drawn somewhere."""
    if given != capacity:
        faults.add(path, f"are {given}, expected {capacity} like the capacity")


def check_rooms(file: File, faults: Faults) -> None:
    """T-10; T-85b: nobody could be in a room without a hiding place."""
    for room in file.room:
        path = f"room.{room.id}"
        check_distinct(f"{path}.ring_area", [area.name for area in room.ring_area], faults, "name")
        for area in room.ring_area:
            check_slots(f"{path}.ring_area.{area.name}.slots", len(area.slots), area.capacity, faults)
        if spaces(room) == 0:
            faults.add(path, "has no hiding place, expected one or more")
    places = sum(bool(room.chalice_slots) + bool(room.book_slots) + len(room.ring_area) for room in file.room)
    if places >= SPOTS:
        faults.add(
            "room", f"{places} hiding places (a room's chalice spaces are one), expected at most {SPOTS - 1}"
        )
    if not any(room.ring_area for room in file.room):
        faults.add("room", "no room has a ring area, expected one or more")


def spaces(room: Room) -> int:
    """How many treasures a room can hold."""
    return len(room.chalice_slots) + len(room.book_slots) + sum(area.capacity for area in room.ring_area)


def check_places(file: File, faults: Faults) -> None:
    """T-17, T-20, T-22, T-35, T-90: what names a room names one of the map."""
    named = {
        "board.church": file.board.church,
        "first_game.severus": file.first_game.severus,
        "first_game.remigius": file.first_game.remigius,
        **{f"gate.{gate.id}.room": gate.room for gate in file.gate},
    }
    last = len(file.room)
    for path, room in named.items():
        if room > last:
            faults.add(path, misfit(room, f"a room from 1 to {last}"))
    starts = sum(gate.pawns_start_here for gate in file.gate)
    if starts != 1:
        faults.add("gate", f"pawns_start_here at {starts} gates, expected one")
    for number in file.final_scoring.rooms_points:
        if not 1 <= int(number) <= last:
            faults.add(
                f"final_scoring.rooms_points.{number}", f"unknown key, expected a number from 1 to {last}"
            )


def check_passages(file: File, faults: Faults) -> None:
    """T-17, T-31: passages join two rooms each, and the door never cuts the abbey in two."""
    last, passages = len(file.room), [passage.rooms for passage in file.passage]
    check_distinct("passage", passages, faults, "rooms")
    for place, pair in enumerate(passages, 1):
        if not pair[0] < pair[1] <= last:
            faults.add(
                f"passage.{place}.rooms", misfit(pair, f"two rooms from 1 to {last}, the lower one first")
            )
    if file.board.door_start not in passages:
        faults.add("board.door_start", f"is {file.board.door_start}, expected the rooms of a passage")
    if not connected(last, passages):
        faults.add("passage", "the rooms are not all joined")
        return
    for place, pair in enumerate(passages, 1):
        others = passages[: place - 1] + passages[place:]
        if not connected(last, others):
            faults.add(
                f"passage.{place}.rooms",
                f"{pair[0]}-{pair[1]} is the only way; the door there cuts the abbey in two",
            )


def connected(rooms: int, passages: Iterable[Sequence[int]]) -> bool:
    """Whether every room can be reached from the first."""
    found, joined = {1}, list(passages)
    for _ in range(rooms):
        found |= {there for pair in joined if found & set(pair) for there in pair}
    return found >= set(range(1, rooms + 1))
