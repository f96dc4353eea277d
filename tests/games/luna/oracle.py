"""A second, plain reading of Luna's rules, on the state in words; written without looking at the first.

It knows tables after the set-up's draws: what is legal, and what the table looks like after a
decision. Names instead of numbers, lists instead of masks, everything counted anew each time.
"""

from copy import deepcopy
from typing import Any

Words = dict[str, Any]

ISLES = ["herbs", "tide", "sailboat", "corruption", "book", "novice", "shrine"]
ORIGINS = [*ISLES, *(f"beside_{isle}" for isle in ISLES), "pier"]
GUARDS = [2, 2, 3, 4, 5, 6]
COUNCIL = list(range(11))
SYMBOLS = {
    "herbs": [3, 6, 24, 25], "tide": [1, 10, 20, 27], "sailboat": [4, 14, 19, 21],
    "corruption": [5, 12, 15, 26], "book": [2, 16, 18, 22],
    "novice": [7, 11, 17, 23], "shrine": [8, 9, 13, 28],
}  # fmt: skip
ROWS = {
    "blue": [18, 10, 23, 5, 28, 3, 14], "yellow": [25, 8, 20, 11, 21, 15, 2],
    "red": [22, 13, 4, 17, 12, 27, 6], "green": [9, 19, 26, 1, 16, 7, 24],
}  # fmt: skip


def symbol(tile: int) -> str:
    return next(isle for isle, numbers in SYMBOLS.items() if tile in numbers)


class Oracle:
    """A table of its own, told the options; `w` is the state in words."""

    def __init__(self, words: Words, players: int, level: int) -> None:
        self.w = deepcopy(words)
        self.players, self.level = players, level
        self.solo = players == 1

    # -- reading --------------------------------------------------------------------------

    @property
    def me(self) -> Words:
        side: Words = self.w["sides"][self.w["to_act"]]
        return side

    def blocked(self) -> str | None:
        return self.w["figures"]["apostate"] if self.solo and self.level > 1 else None

    def there(self, isle: str) -> int:
        """Available active novices."""
        return 0 if isle == self.blocked() else int(self.me["active"][isle])

    def near(self, tile: int) -> set[int]:
        at = {n: (s, c) for s, b in enumerate(self.w["boards"]) for c, n in enumerate(ROWS[b])}
        slot, column = at[tile]
        sides = {(slot, column - 1), (slot, column + 1), (slot - 1, column), (slot + 1, column)}
        lean = 1 if column % 2 else -1
        sides |= {(slot + lean, column - 1), (slot + lean, column + 1)}
        return {n for n, place in at.items() if place in sides}

    def reach(self, tile: int) -> str:
        """valid, corruptible or closed, by walking along the path."""
        guards_behind = 0
        for piece in self.w["path"][self.w["path"].index(tile) + 1 :]:
            guards_behind += isinstance(piece, str)
        return {0: "valid", 1: "corruptible"}.get(guards_behind, "closed")

    def in_reach(self, tile: int) -> bool:
        reach = self.reach(tile)
        return reach == "valid" or (reach == "corruptible" and "corruption" in self.me["tokens"])

    def on_path(self) -> list[int]:
        return [piece for piece in self.w["path"] if isinstance(piece, int)]

    def space(self, side: int) -> int:
        return next(i for i, stack in enumerate(self.w["council"]) if side in stack)

    def rank(self, side: int) -> tuple[int, int]:
        at = self.space(side)
        return at, self.w["council"][at].index(side)

    # -- what may be done -----------------------------------------------------------------

    def ways(self, isle: str, need: int, spare: int = 0) -> list[str]:
        """How `need` novices of an isle can be paid; `spare` of them must be real."""
        have, token = self.there(isle), "novice" in self.me["tokens"]
        found = ["yes"] if token and need > spare and have >= need - 1 else []
        return found + (["no"] if have >= need else [])

    def favour(self, isle: str) -> list[str]:
        if isle in self.me["tokens"] or isle == self.blocked():
            return []
        return self.ways(isle, 1 if isle in self.me["shrines"] else 2)

    def recruit(self, isle: str) -> list[str]:
        return self.ways(isle, 2) if self.me["supply"] and isle != self.blocked() else []

    def build(self) -> list[str]:
        isle, me = self.w["figures"]["builder"], self.me
        if "shrine" not in me["tokens"] or isle in me["shrines"] or not me["shrines_left"]:
            return []
        return self.ways(isle, 2) if isle != self.blocked() else []

    def promote(self, tile: int) -> list[str]:
        isle = symbol(tile)
        if str(tile) in self.w["claims"] or not self.in_reach(tile) or isle == self.blocked():
            return []
        return self.ways(isle, 1 if isle in self.me["shrines"] else 2, 1)

    def claims(self) -> list[int]:
        mine = [int(t) for t, side in self.w["claims"].items() if side == self.w["to_act"]]
        return sorted(t for t in mine if self.in_reach(t))

    def sleepers(self, isle: str) -> int:
        """Inactive novices that Herbs or Tide may touch, those of this action left out."""
        if isle == self.blocked():
            return 0
        moves = (self.w["pending"] or {}).get("moves", [])
        arrived = sum(1 for _, to in moves if to == isle)
        return int(self.me["inactive"][isle]) - arrived

    def takers(self) -> list[int]:
        temple = self.w["temple"].items()
        return sorted(int(t) for t, s in temple if s["owner"] == self.w["to_act"] and not s["book"])

    def acts(self) -> list[str]:
        me, pier = self.me, self.me["pier"]
        anybody = any(self.there(isle) for isle in ISLES)
        sleeping = any(self.sleepers(isle) for isle in ISLES)
        novice = "novice" in me["tokens"]
        expel = me["active"][self.w["figures"]["apostate"]] or novice
        able = {
            "favour": any(self.favour(isle) for isle in ISLES),
            "recruit": any(self.recruit(isle) for isle in ISLES),
            "shrine": self.build(),
            "herbs": "herbs" in me["tokens"] and any(self.sleepers(i) for i in ISLES[1:]),
            "travel": anybody,
            "tide": "tide" in me["tokens"] and (anybody or sleeping or pier),
            "sailboat": "sailboat" in me["tokens"] and (anybody or pier),
            "promote": any(self.promote(t) for t in self.on_path()),
            "consecrate": self.claims(),
            "book": "book" in me["tokens"] and self.takers(),
            "council": self.space(self.w["to_act"]) < 10 and (anybody or novice),
            "expel": expel and not (self.solo and self.level == 3),
            "meditate": not self.solo,
            "end": self.solo,
        }
        return [f"act {name}" for name, possible in able.items() if possible]

    def counts(self) -> list[int]:
        pending, me = self.w["pending"], self.me
        token = int("novice" in me["tokens"])
        match pending["action"]:
            case "herbs":
                top = min(2, self.sleepers(pending["isle"]))
            case "sailboat":
                place = pending["from"]
                top = min(2, me["pier"] if place == "pier" else me["active"][place])
            case "council" if pending["isle"] == "none":
                top = 1
            case "council":
                top = min(10 - self.space(self.w["to_act"]), me["active"][pending["isle"]] + token)
            case _:
                top = me["active"][self.w["figures"]["apostate"]] + token
                return [n for n in range(1, top + 1) if n % 7]
        return list(range(1, top + 1))

    def virtuals(self) -> list[str]:
        pending = self.w["pending"]
        match pending["action"]:
            case "favour":
                return self.favour(pending["isle"])
            case "recruit":
                return self.recruit(pending["isle"])
            case "shrine":
                return self.build()
            case "promote":
                return self.promote(pending["tile"])
            case "council" if pending["isle"] == "none":
                return ["yes"]
            case "council":
                return self.ways(pending["isle"], pending["count"], 1)
        have, need = self.me["active"][self.w["figures"]["apostate"]], pending["count"]
        token = "novice" in self.me["tokens"] and have >= need - 1
        return ["yes"] * token + ["no"] * (have >= need)

    def moves(self) -> list[str]:
        pending, me = self.w["pending"], self.me
        made = [(ORIGINS.index(a), ISLES.index(b)) for a, b in pending["moves"]]
        found = []
        for i, origin in enumerate(ORIGINS):
            own = origin.removeprefix("beside_")
            if origin == "pier":
                have = me["pier"] if pending["action"] == "tide" else 0
            elif i >= 7:
                have = self.sleepers(own) if pending["action"] == "tide" else 0
            else:
                have = self.there(origin)
            for k, to in enumerate(ISLES):
                if have > 0 and to != own and (not made or (i, k) >= made[-1]):
                    found.append(f"move {origin} {to}")
        return found + ["done"] * bool(made)

    def legal(self) -> list[str]:
        """The legal lines of the open decision point."""
        w, step = self.w, self.w["step"]
        pending = w["pending"] or {}
        match step:
            case "place_figure":
                figure = next(f for f in ("priestess", "builder", "apostate") if w["figures"][f] is None)
                return [f"place_figure {figure} {isle}" for isle in ISLES]
            case "place_shrine":
                taken = {isle for side in w["sides"] for isle in side["shrines"]}
                banned = {"herbs"} if self.players < 3 else set()
                return [f"place_shrine {isle}" for isle in ISLES if isle not in taken | banned]
            case "place_pair":
                own = {*self.me["shrines"], *(i for i in ISLES if self.me["active"][i])}
                return [f"place_pair {isle}" for isle in ISLES if isle not in own]
            case "deactivate":
                return [f"deactivate {isle}" for isle in ISLES if w["sides"][1]["active"][isle]]
            case "act":
                return self.acts()
            case "isle":
                return [f"isle {isle}" for isle in self.isles(pending["action"])]
            case "tile" if pending["action"] == "promote":
                return [f"tile {t}" for t in sorted(self.on_path()) if self.promote(t)]
            case "tile":
                return [f"tile {t}" for t in self.claims()]
            case "count":
                return [f"count {n}" for n in self.counts()]
            case "virtual":
                return [f"virtual {way}" for way in self.virtuals()]
            case "move":
                return self.moves()
            case "from":
                places = [isle for isle in ISLES if self.there(isle)]
                return [f"from {p}" for p in places + ["pier"] * bool(self.me["pier"])]
            case "to":
                return [f"to {isle}" for isle in ISLES if isle != pending["from"]]
            case "book_from":
                return [
                    f"book_from {t}" for t in sorted(map(int, w["temple"])) if w["temple"][str(t)]["book"]
                ]
        return [f"book_to {t}" for t in self.takers()]

    def isles(self, action: str) -> list[str]:
        match action:
            case "favour":
                return [isle for isle in ISLES if self.favour(isle)]
            case "recruit":
                return [isle for isle in ISLES if self.recruit(isle)]
            case "herbs":
                return [isle for isle in ISLES[1:] if self.sleepers(isle)]
        return [i for i in ISLES if self.there(i)] + ["none"] * ("novice" in self.me["tokens"])
