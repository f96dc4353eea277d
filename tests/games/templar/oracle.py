"""A second reading of Templar's rules in plain Python, on the state in words: what may be done.

It shares no code with the engine. Movement is told by walking every path, places by looking at every
area; what the engine keeps in masks is counted here. `oracle_deeds.py` carries decisions out.
"""

from collections.abc import Iterator
from typing import Any

Words = dict[str, Any]

CARDS = ["anselmus", "josua", "lucas", "benjaminus", "maria", "stephanus", "porticus", "remigius", "severus", "bells"]  # noqa: E501  # fmt: skip
RINGS = ["ring_round", "ring_square", "ring_hexagon"]
STEPS = {"anselmus": 1, "josua": 2, "lucas": 3, "stephanus": 2, "remigius": 2, "severus": 3}
HIDES = {"anselmus": 3, "josua": 2, "lucas": 1}
GATES = {"outside:main": 1, "outside:side": 9}


class Reading:
    """The state in words, and the board's tables."""

    def __init__(self, words: Words, tree: Words) -> None:
        self.w = words
        self.passages = sorted((a, b) for a, b in (p["rooms"] for p in tree["passage"]))
        self.sizes = {each["id"]: [area["capacity"] for area in each["ring_area"]] for each in tree["room"]}
        self.singles = {
            each["id"]: {"chalices": len(each["chalice_slots"]), "books": len(each["book_slots"])}
            for each in tree["room"]
        }
        self.players = len(words["seats"])
        self.owners: list[int] = []  # who is still to turn a ring
        self.chosen: dict[int, str] = {}

    # -- looking around -------------------------------------------------------------------

    @property
    def me(self) -> Words:
        """The seat whose turn it is."""
        mine: Words = self.w["seats"][self.w["active"]]
        return mine

    @property
    def pending(self) -> Words:
        """The card under way."""
        found: Words = self.w["pending"]
        return found

    @property
    def severus(self) -> int:
        """Where the prior stands."""
        found: int = self.w["figures"]["severus"]
        return found

    def joined(self, room: int, *, door: bool = True) -> list[int]:
        """Rooms next to a room, by open passages alone unless the door does not matter."""
        found = []
        for a, b in self.passages:
            if room in (a, b) and not (door and f"{a}-{b}" == self.w["door"]):
                found.append(b if room == a else a)
        return sorted(found)

    def paths(self, start: int, steps: int, closed: tuple[int, ...] = ()) -> Iterator[list[int]]:
        """Every way of one to so many steps that enters no room twice."""
        ways = [[start]]
        for _ in range(steps):
            ways = [
                [*way, room]
                for way in ways
                for room in self.joined(way[-1])
                if room not in way and room not in closed
            ]
            yield from ways

    def goals(self, place: int | str, steps: int) -> set[int]:
        """Where a pawn can end."""
        if isinstance(place, int):
            return {way[-1] for way in self.paths(place, steps)}
        room = GATES[place]
        return {room} | {way[-1] for way in self.paths(room, steps - 1)}

    def areas(self, room: int) -> list[Words]:
        """The ring areas of a room."""
        found: list[Words] = self.w["rooms"][str(room)]["areas"]
        return found

    def takes(self, room: int, ring: str) -> list[int]:
        """The areas, from 1, that take a ring."""
        found = []
        for number, (area, size) in enumerate(zip(self.areas(room), self.sizes[room], strict=True), 1):
            if sum(area["fresh"]) + sum(area["valued"]) < size and area["kind"] in (None, ring):
                found.append(number)
        return found

    def has_space(self, room: int, sort: str) -> bool:
        """Whether a chalice or book space is empty."""
        used = self.w["rooms"][str(room)][sort]
        return bool(sum(used["fresh"]) + sum(used["valued"]) < self.singles[room][sort])

    def rooms_of(self, seat: int) -> int:
        """In how many rooms a seat has a treasure."""
        count = 0
        for room in self.w["rooms"].values():
            places = [room["chalices"], room["books"], *room["areas"]]
            count += any(place["fresh"][seat] or place["valued"][seat] for place in places)
        return count

    def may_announce(self) -> bool:
        """An own treasure in every room, and no final lap."""
        return self.w["final_lap"] is None and self.rooms_of(self.w["active"]) == len(self.w["rooms"])

    # -- what may be done -----------------------------------------------------------------

    def legal(self) -> set[str]:
        """All decisions of the open point, in notation."""
        found: set[str] = getattr(self, f"legal_{self.w['step']}")()
        return found

    def legal_place(self) -> set[str]:
        figures = self.w["figures"]
        name = next(n for n in ("remigius", "vitus", "severus") if figures[n] is None)
        rooms = (
            self.joined(figures["remigius"], door=False) if name == "vitus" else range(1, len(self.sizes) + 1)
        )
        return {f"place {name} {room}" for room in rooms}

    def legal_split(self) -> set[str]:
        return {f"split {ring}" for ring in RINGS}

    def legal_choose(self) -> set[str]:
        return {f"choose {card}" for card in self.w["seats"][self.w["to_act"]]["hand"]}

    def legal_gate(self) -> set[str]:
        return {"gate main", "gate side"}

    def legal_play(self) -> set[str]:
        others = [seat["top"] for seat in self.w["seats"] if seat is not self.me]
        if self.w["raffaele"]:
            others.append(self.w["raffaele"]["top"])
        cards = {f"play {card}" for card in self.me["hand"] if card not in others}
        return cards | ({"announce"} if self.may_announce() else set())

    def legal_close(self) -> set[str]:
        return {"announce", "finish"}

    def legal_move(self) -> set[str]:
        card = self.pending["card"]
        if card == "remigius":
            return {f"move remigius {room}" for room in self.abbot_goals()}
        if card == "severus":
            return {f"move severus {way[-1]}" for way in self.paths(self.severus, 3)}
        return {f"move pawn {room}" for room in self.goals(self.me["pawn"], STEPS[card])}

    def abbot_goals(self) -> set[int]:
        """Never where Vitus is; through him alone where all else is shut."""
        at, spy = self.w["figures"]["remigius"], self.w["figures"]["vitus"]
        if self.joined(at) == [spy]:
            return {room for room in self.joined(spy) if room != at}
        return {way[-1] for way in self.paths(at, 2, closed=(spy,))}

    def legal_hide(self) -> set[str]:
        room, stock = self.me["pawn"], self.me["stock"]
        found = {"stop"}
        if room == self.severus:
            return found
        for treasure, count in stock.items():
            sort = {"chalice": "chalices", "book": "books"}.get(treasure)
            if count and (self.has_space(room, sort) if sort else self.takes(room, treasure)):
                found.add(f"hide {treasure}")
        return found

    def legal_area(self) -> set[str]:
        return {f"area {area}" for area in self.takes(self.me["pawn"], self.pending["ring"])}

    def legal_storehouse(self) -> set[str]:
        return {f"storehouse {number}" for number in self.w["storehouses"]}

    def legal_door(self) -> set[str]:
        return {f"door {a}-{b}" for a, b in self.passages if f"{a}-{b}" != self.w["door"]}

    def legal_turn(self) -> set[str]:
        areas, me = self.areas(self.w["figures"]["remigius"]), self.w["to_act"]
        return {f"turn area {number}" for number, area in enumerate(areas, 1) if area["fresh"][me]}

    # -- Benjaminus -----------------------------------------------------------------------

    def legal_walk(self) -> set[str]:
        walked, carried = self.pending.get("walked", 0), self.pending.get("carried")
        found = {"stop"} if walked and not carried else set()
        for room in self.next_rooms() if walked < 3 else []:
            if not carried or self.finds_place(room, 2 - walked, carried["kind"], self.pending["taken_from"]):
                found.add(f"step {room}")
        if isinstance(self.me["pawn"], int) and self.me["pawn"] != self.severus:
            found |= self.drops(carried) if carried else self.rings_to_take(3 - walked)
        return found

    def next_rooms(self) -> list[int]:
        place = self.me["pawn"]
        return self.joined(place) if isinstance(place, int) else [GATES[place]]

    def finds_place(self, room: int, steps: int, ring: str, source: int) -> bool:
        """Whether a ring can be hidden here or within so many steps, rooms entered again included."""
        here = room not in (source, self.severus) and bool(self.takes(room, ring))
        if here or steps == 0:
            return here
        return any(self.finds_place(other, steps - 1, ring, source) for other in self.joined(room))

    def rings_to_take(self, steps: int) -> set[str]:
        if "taken_from" in self.pending:
            return set()
        room = self.me["pawn"]
        owners = [self.w["active"]] if self.w["final_lap"] else range(self.players)
        return {
            f"take seat {owner} area {number}"
            for owner in owners
            for number, area in enumerate(self.areas(room), 1)
            if area["fresh"][owner] and self.finds_place(room, steps, area["kind"], room)
        }

    def drops(self, carried: Words) -> set[str]:
        room = self.me["pawn"]
        if room == self.pending["taken_from"]:
            return set()
        return {f"drop area {area}" for area in self.takes(room, carried["kind"])}
