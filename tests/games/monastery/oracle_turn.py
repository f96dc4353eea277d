"""The second reading, Placement and Movement."""

from tests.games.monastery.oracle_table import PARTNER, Course, OracleTable
from tests.games.monastery.oracle_tiles import Monk, Tile


def place_and_box(line: str) -> tuple[int, int]:
    tile, _, box = line.split()[1].partition("/")
    return int(tile), int(box or 0)


def at(tile: int, box: int) -> str:
    return f"{tile}/{box}" if box else str(tile)


class Turn(OracleTable):
    """What one player does in his Placement and Movement (section 5 of the decisions)."""

    def placement_and_movement(self, me: str) -> Course:
        self.steps = 2 * sum(not monk.prays for monk in self.monks_of(me))
        while True:
            encouraged, placed = self.pending.get("encouraged", 0), "placed" in self.pending
            lines = ["end turn", *self.encouragements(me, encouraged)]
            if not encouraged:
                lines += self.moves(me) + self.shifts(me)
            if not encouraged and not placed:
                lines += [f"place {name}" for name in self.layable(me)] + ["exchange"] * bool(+self.bag)
            line = yield from self.ask(me, "turn", lines, always=True)
            match line.split()[0]:
                case "end":
                    self.end_turn(me)
                    return
                case "place":
                    yield from self.lay_tile(me, line.split()[1])
                    self.pending["placed"] = True
                case "exchange":
                    self.pending["placed"] = True
                    self.draw(me)
                    yield from self.give_tile_back(me)
                case "move":
                    yield from self.move(me, line)
                case "shift":
                    yield from self.shift(me, line)
                case "encourage":
                    tile = self.m.tiles[int(line.split()[1])]
                    self.pending["encouraged"] = tile.number
                    self.held[me] -= 1
                    tile.blessings += 1

    def end_turn(self, me: str) -> None:
        self.steps = 0
        self.pending.clear()
        for monk in self.monks_of(me):
            monk.arrived = monk.shifted = False

    def encouragements(self, me: str, lowest: int) -> list[str]:
        if not self.held[me]:
            return []
        return [f"encourage {t.number}" for t in self.m.tiles if not t.built and t.number >= lowest]

    # -- moving (5.4) ---------------------------------------------------------------------

    def stuck(self, tile: Tile) -> bool:
        """Y-49."""
        return not tile.built and self.m.full(tile)

    def movable(self, me: str) -> list[Monk]:
        """Who may set out; a monk that has changed box goes before his fellows."""
        free = [
            monk
            for monk in self.monks_of(me)
            if monk.place is not None
            and not monk.prays
            and not monk.arrived
            and not self.stuck(self.m.tiles[monk.place])
        ]
        return sorted(free, key=lambda monk: not monk.shifted)

    def moves(self, me: str) -> list[str]:
        return [f"move {at(monk.place or 0, monk.box)}" for monk in self.movable(me) if self.ways(me, monk)]

    def ways(self, me: str, monk: Monk) -> list[int]:
        """The first steps open to a monk that leaves his place."""
        place, monk.place = monk.place or 0, None
        found = self.next_steps(me, place)
        monk.place = place
        return found

    def next_steps(self, me: str, place: int) -> list[int]:
        if not self.steps:
            return []
        return [to for to in self.targets(me, place) if self.can_rest(me, to, self.steps - 1)]

    def targets(self, me: str, place: int) -> set[int]:
        on_foot = {t for t in self.m.connected(self.m.tiles[place]) if self.m.tiles[t].type.kind != "feature"}
        return (on_foot | self.secret_ways(me)) - {place}

    def secret_ways(self, me: str) -> set[int]:
        """Y-53, Y-54, Y-124: those that he may reach from everywhere."""
        owners = {me, PARTNER[me]} if self.pairs else {me}
        return {
            tile.number
            for tile in self.m.tiles
            if tile.owner in owners and not self.praying_on(tile) and (tile.built or not self.way_needs_built)
        }

    def can_rest(self, me: str, place: int, points: int) -> bool:
        """Whether a monk that has come here may end his move here or further on."""
        seen = reach = {place}
        while all(self.m.full(self.m.tiles[t]) for t in reach):
            if not points:
                return False
            points -= 1
            seen = seen | reach
            reach = {to for t in reach for to in self.targets(me, t)}
            if not reach:
                return False
        return True

    def move(self, me: str, line: str) -> Course:
        place, box = place_and_box(line)
        monk = next(m for m in self.movable(me) if (m.place, m.box) == (place, box))
        monk.place, monk.box, monk.shifted, moved = None, 0, False, False
        while True:
            here = self.m.tiles[place]
            self.pending["moving"] = {"tile": place, "moved": moved}
            lines = [f"step {to}" for to in self.next_steps(me, place)]
            lines += ["stop"] * (moved and not self.m.full(here))
            answer = yield from self.ask(me, "step", lines)
            if answer == "stop":
                del self.pending["moving"]
                monk.place = place
                return
            self.steps -= 1
            moved, place = True, int(answer.split()[1])
            there = self.m.tiles[place]
            self.held[me] += there.blessings
            there.blessings = 0
            if not there.built and not self.m.full(there):
                del self.pending["moving"]
                self.pending["entering"] = place
                boxes = [f"box {number}" for number in self.m.empty_boxes(there)]
                answer = yield from self.ask(me, "box", boxes)
                del self.pending["entering"]
                monk.place, monk.box, monk.arrived = place, int(answer.split()[1]), True
                return

    # -- changing the box (5.5) -----------------------------------------------------------

    def shiftable(self, me: str) -> list[Monk]:
        return [
            monk
            for monk in self.monks_of(me)
            if monk.place and monk.box and not monk.arrived and not monk.shifted
            if self.other_boxes(monk)
        ]

    def other_boxes(self, monk: Monk) -> set[int]:
        return set(self.m.empty_boxes(self.m.tiles[monk.place or 0])) - {monk.box}

    def shifts(self, me: str) -> list[str]:
        return [f"shift {at(monk.place or 0, monk.box)}" for monk in self.shiftable(me)]

    def shift(self, me: str, line: str) -> Course:
        place, box = place_and_box(line)
        monk = next(m for m in self.shiftable(me) if (m.place, m.box) == (place, box))
        boxes = [f"box {number}" for number in self.other_boxes(monk)]
        self.pending["entering"] = place
        answer = yield from self.ask(me, "box", boxes)
        del self.pending["entering"]
        monk.box, monk.shifted = int(answer.split()[1]), True
