"""The second reading, Scoring, and elections, which can fall into it."""

from collections.abc import Sequence

from tests.games.monastery.oracle_table import COST, PARTNER, PHRASES, REDUCED, Course, Space
from tests.games.monastery.oracle_tiles import LIMIT, Tile
from tests.games.monastery.oracle_turn import Turn

EFFECTS = ["almonry", "library", "workshop", "stables", "abbots_house"]
LEFTOVER = [0, *[1] * 4, *[2] * 5, *[3] * 5]
WORK = {"study": ("grey", "both"), "hard_work": ("brown", "both")}
EXTRA_WORK = {("farm", "hard_work"): 2, ("scriptum", "study"): 1}


def space_of(line: str) -> Space:
    row, column = line.split()[1].split(".")
    return int(row), int(column)


class Scoring(Turn):
    """What one player does in his Scoring (section 6 of the decisions)."""

    def scoring_half(self, kind: str) -> Course:
        self.usable = dict(self.held)
        for me in self.round_order:
            yield from self.scoring(me, kind)
        self.end_scoring_half()

    def end_scoring_half(self) -> None:
        self.usable = dict.fromkeys(self.order, 0)
        self.pending.clear()
        for tile in self.m.tiles:
            tile.fresh = False
        for monk in self.m.monks:
            monk.scored = False

    def scoring(self, me: str, kind: str) -> Course:
        self.points = 0
        self.used.clear()
        yield from self.build(me)
        yield from self.pray(me)
        self.points += self.work(me, kind)
        yield from self.spend(me)

    # -- building (6.1) -------------------------------------------------------------------

    def build(self, me: str) -> Course:
        waiting = [t for t in self.m.tiles if not t.built and self.m.full(t) and self.standing_on(t, me)]
        while shared := self.shared_groups(waiting):
            group = min(shared, key=lambda tiles: tiles[0])
            line = yield from self.ask(me, "build", [f"build {number}" for number in group])
            tile = self.m.tiles[int(line.split()[1])]
            waiting.remove(tile)
            self.raise_tile(me, tile)
        for tile in waiting:
            self.raise_tile(me, tile)

    def shared_groups(self, waiting: list[Tile]) -> list[list[int]]:
        """Those to be built that lie in one group, if there are two at least."""
        among = [t for t in self.m.tiles if t.built] + waiting
        own = [t for t in waiting if t.type.kind in LIMIT]
        groups = [[t.number for t in own if t.number in self.m.group(first, among)] for first in own]
        return [group for group in groups if len(group) > 1]

    def raise_tile(self, me: str, tile: Tile) -> None:
        """Y-61 to Y-67."""
        mine = self.standing_on(tile, me)
        value = sum(monk.box for monk in mine)
        for monk in mine:
            monk.scored = True
        if all(monk.scored for monk in self.m.on(tile)):
            tile.built = tile.fresh = True
            for monk in self.m.on(tile):
                monk.box = 0
        if tile.type.kind in LIMIT:
            value *= len(self.m.group(tile, [t for t in self.m.tiles if t.built]))
        self.points += value

    # -- prayer (6.2) ---------------------------------------------------------------------

    def pray(self, me: str) -> Course:
        while True:
            places = [t.number for t in self.m.tiles if self.may_pray(me, t)]
            if not places and not self.open_effects(me):
                return
            lines = ["no prayer", *(f"pray {n}" for n in places), *self.effects(me)]
            line = yield from self.ask(me, "prayer", lines, always=True)
            if line.startswith("use"):
                yield from self.use(me, line.split()[1])
                continue
            if line.startswith("pray"):
                tile = self.m.tiles[int(line.split()[1])]
                self.standing_on(tile, me)[0].prays = True
                self.points += tile.type.disc * (2 if self.is_chapel(tile) else 1)
            return

    def is_chapel(self, tile: Tile) -> bool:
        return tile.type.name == "chapel" and not self.simplified

    def may_pray(self, me: str, tile: Tile) -> bool:
        """Y-71, Y-106."""
        mine = self.standing_on(tile, me)
        if not tile.built or tile.fresh or tile.type.disc < 1 or not mine:
            return False
        if not self.is_chapel(tile):
            return len(self.m.on(tile)) == 1
        praying = [monk.colour for monk in self.praying_on(tile)]
        return me not in praying and len(praying) < 3

    # -- work -----------------------------------------------------------------------------

    def work(self, me: str, kind: str) -> int:
        """Y-76 to Y-80, Y-108, Y-109."""
        points = int(kind == "study" and bool(self.standing_on(self.m.tiles[0], me)))
        for tile in self.m.tiles[1:]:
            workers = [monk for monk in self.standing_on(tile, me) if not monk.scored]
            never = tile.type.kind in ("path", "secret_way", "feature")
            fit = tile.built and tile.type.colour in WORK[kind] and not never and not self.praying_on(tile)
            if workers and fit:
                points += 1
                if not self.simplified:
                    points += EXTRA_WORK.get((tile.type.name, kind), 0)
        return points

    # -- effects (6.3) --------------------------------------------------------------------

    def open_effects(self, me: str) -> list[str]:
        """Those that he could use, as far as everybody sees."""
        if self.simplified:
            return []
        possible = {
            "library": len(self.golden()) > 1,
            "workshop": +self.bag,
            "stables": +self.hands[me],
        }
        return [
            name
            for name in EFFECTS
            if name not in self.used and possible.get(name, True)
            if any(self.at_hand(me, tile) for tile in self.named(name))
        ]

    def at_hand(self, me: str, tile: Tile) -> bool:
        """Y-102."""
        return not tile.fresh and not self.praying_on(tile) and bool(self.standing_on(tile, me))

    def effects(self, me: str) -> list[str]:
        found = self.open_effects(me)
        return [f"use {name}" for name in found if name != "stables" or self.layable(me)]

    def use(self, me: str, name: str) -> Course:
        self.used.add(name)
        self.pending["used"] = [effect for effect in EFFECTS if effect in self.used]
        match name:
            case "almonry":
                self.bless(me)
            case "library":
                yield from self.exchange_letters(me)
            case "workshop":
                self.draw(me)
                yield from self.give_tile_back(me)
            case "stables":
                lines = [f"place {tile}" for tile in self.layable(me)]
                line = yield from self.ask(me, "stables", lines, always=True)
                yield from self.lay_tile(me, line.split()[1])
            case "abbots_house":
                yield from self.elect(self.named("abbots_house"))

    def golden(self) -> list[Space]:
        """Letters on the grid that may be moved, in reading order."""
        return sorted(space for space in self.letters if space not in self.black)

    def exchange_letters(self, me: str) -> Course:
        """Y-110."""
        gold = self.golden()
        line = yield from self.ask(me, "library_first", [f"swap {r}.{c}" for r, c in gold[:-1]])
        first = space_of(line)
        self.pending["swap"] = list(first)
        later = [space for space in gold if space > first]
        line = yield from self.ask(me, "library_second", [f"with {r}.{c}" for r, c in later])
        second = space_of(line)
        del self.pending["swap"]
        self.letters[first], self.letters[second] = self.letters[second], self.letters[first]
        self.black |= {first, second}

    # -- spending (6.4) -------------------------------------------------------------------

    def price(self, me: str, space: Space) -> int:
        prices = REDUCED if all(self.strips[me]) else COST
        return prices[space[1] - 1]

    def spend(self, me: str) -> Course:
        """Any other line asks once more: see `Oracle.again`."""
        while True:
            purse = self.points + self.usable[me]
            letters = [s for s in self.letters if self.price(me, s) <= purse]
            monks = [s for s in self.crosses if self.price(me, s) <= purse]
            lines = ["end scoring", *self.effects(me)]
            lines += [f"letter {r}.{c}" for r, c in letters] + [f"monk {r}.{c}" for r, c in monks]
            line = yield from self.ask(me, "spending", lines, always=True)
            match line.split()[0]:
                case "end":
                    left, self.points, self.usable[me] = self.points, 0, 0
                    self.pending.pop("used", None)
                    self.bless(me, LEFTOVER[left] if left < 15 else 4)
                    return
                case "use":
                    yield from self.use(me, line.split()[1])
                case "monk":
                    self.pay(me, space_of(line))
                    self.recruit(self.crosses.pop(space_of(line)))
                case "letter":
                    yield from self.buy_letter(me, space_of(line))

    def pay(self, me: str, space: Space) -> None:
        lacking = max(0, self.price(me, space) - self.points)
        self.points -= self.price(me, space) - lacking
        self.held[me] -= lacking
        self.usable[me] -= lacking
        self.supply += lacking

    def buy_letter(self, me: str, space: Space) -> Course:
        self.pay(me, space)
        letter = self.letters.pop(space)
        self.black.discard(space)
        if not self.letters:
            self.pending["last_round"] = True
        self.pending["bought"] = letter
        places = {c: self.first_empty(c, letter) for c in self.order}
        able = [f"strip {colour}" for colour, place in places.items() if place is not None]
        colour = (yield from self.ask(me, "strip", able)).split()[1]
        del self.pending["bought"]
        own = colour == me or (self.pairs and colour == PARTNER[me])
        self.strips[colour][places[colour] or 0] = "gold" if own else "black"
        if not own:
            self.bless(me)

    def first_empty(self, colour: str, letter: str) -> int | None:
        strip = zip(PHRASES[colour], self.strips[colour], strict=True)
        return next((i for i, (printed, lies) in enumerate(strip) if printed == letter and not lies), None)

    # -- election and Prison (7) ----------------------------------------------------------

    def elect(self, more: Sequence[Tile] = ()) -> Course:
        """Y-92 to Y-94, Y-113."""
        counting = [self.m.tiles[0], *more]
        votes = {c: sum(len(self.standing_on(tile, c)) for tile in counting) for c in self.order}
        ahead = [c for c in self.order if votes[c] == max(votes.values())]
        if len(ahead) > 1:
            old = self.abbot
            self.pending["tied"] = ahead
            line = yield from self.ask(old, "elect", [f"elect {c}" for c in ahead if c != old])
            del self.pending["tied"]
            ahead = [line.split()[1]]
        self.abbot = ahead[0]
        yield from self.imprison()

    def imprison(self) -> Course:
        """Y-116."""
        inside = {monk.colour for monk in self.m.on(0)}
        prison = [tile for tile in self.named("prison") if not self.m.full(tile)]
        if not inside or not prison:
            return
        lines = ["no prisoner", *(f"imprison {colour}" for colour in inside)]
        line = yield from self.ask(self.abbot, "prison", lines)
        if line != "no prisoner":
            monk = next(monk for monk in self.m.on(0) if monk.colour == line.split()[1])
            monk.place, monk.prays = prison[0].number, True
