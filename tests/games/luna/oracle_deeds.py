"""The second half of the plain reading: what happens when something is done."""

from typing import Any

from tests.games.luna.oracle import COUNCIL, GUARDS, ISLES, Oracle, symbol

TIME = {1: 0, 2: 3, 3: 4, 4: 4}
PRIESTESS = {1: (5, [5, 2, 0]), 2: (5, [5, 2, 0]), 3: (5, [5, 2, 0]), 4: (6, [6, 3, 1])}


class Player(Oracle):
    """Carries decisions out, with all that follows by itself."""

    def play(self, line: str) -> None:
        """A decision, then those with a single value, up to the next that is asked."""
        self.once(line)
        while self.w["step"] not in (None, "act", "move"):
            legal = self.legal()
            if len(legal) != 1:
                return
            self.once(legal[0])

    def once(self, line: str) -> None:
        kind, *values = line.split()
        value = values[0] if values else ""
        pending = self.w["pending"]
        match kind:
            case "place_figure" | "place_shrine" | "place_pair":
                self.set_up(kind, values)
            case "deactivate":
                self.deactivate(value)
            case "act":
                self.act(value)
            case "isle":
                pending["isle"] = value
                self.ask("virtual" if pending["action"] in ("favour", "recruit") else "count")
            case "tile":
                self.tile(int(value))
            case "count":
                self.count(int(value))
            case "virtual":
                self.pay(value == "yes")
            case "move":
                self.move(*values)
            case "from":
                pending["from"] = value
                self.ask("count")
            case "to":
                self.sail(value)
            case "book_from":
                pending["tile"] = int(value)
                self.ask("book_to")
            case "book_to":
                self.book(int(value))
            case "done":
                self.next_turn()

    def ask(self, step: str) -> None:
        self.w["step"] = step

    def next_turn(self) -> None:
        self.w["pending"] = None
        self.w["to_act"] = (self.w["to_act"] + 1) % self.players
        self.ask("act")

    # -- set-up ---------------------------------------------------------------------------

    def set_up(self, kind: str, values: list[str]) -> None:
        w, me = self.w, self.me
        if kind == "place_figure":
            w["figures"][values[0]] = values[1]
            if values[0] == "priestess" and self.level == 3 and self.solo:
                w["figures"]["builder"] = values[1]
            if values[0] == "apostate":
                self.ask("place_shrine")
            return
        if kind == "place_shrine":
            me["shrines"] = sorted([*me["shrines"], values[0]], key=ISLES.index)
            me["shrines_left"] -= 1
        else:
            me["active"][values[0]] += 2
            me["supply"] -= 2
        w["to_act"] = (w["to_act"] + 1) % self.players
        if kind == "place_shrine" and w["to_act"] == w["start_player"]:
            self.ask("place_pair")
        if kind == "place_pair" and all(s["supply"] == 4 for s in w["sides"][: self.players]):
            for side in w["sides"][: self.players]:
                side["tokens"] = [i for i in ISLES if not side["active"][i] and i not in side["shrines"]]
                for isle in side["tokens"]:
                    w["stock"][isle] -= 1
            self.begin_round()

    # -- rounds ---------------------------------------------------------------------------

    def begin_round(self) -> None:
        w = self.w
        w["to_act"], w["pending"] = w["start_player"], None
        if self.solo and any(w["sides"][1]["active"].values()):
            w["phase"] = "round_start"
            self.ask("deactivate")
            return
        if self.solo:
            self.opponent_enters()
        w["phase"] = "action"
        self.ask("act")

    def deactivate(self, isle: str) -> None:
        side = self.w["sides"][1]
        count = side["active"][isle]
        side["active"][isle] = 0
        side["inactive"][isle] += count
        self.climb(1, min(count, 10 - self.space(1)))
        self.opponent_enters()
        self.w["phase"] = "action"
        self.ask("act")

    def opponent_enters(self) -> None:
        w, side = self.w, self.w["sides"][1]
        free = [t for t in self.on_path() if str(t) not in w["claims"] and self.reach(t) == "valid"]
        able = [t for t in free if side["active"][symbol(t)]]
        if not able:
            return
        tile = max(able)
        side["active"][symbol(tile)] -= 1
        self.enter(1, tile)
        temple = {int(t): s for t, s in w["temple"].items()}
        mine = [t for t, s in temple.items() if s["owner"] == 0 and s["book"]]
        its = [t for t, s in temple.items() if s["owner"] == 1 and not s["book"]]
        if mine and its:
            temple[min(mine)]["book"] = False
            temple[min(its)]["book"] = True
            side["points"] += 1

    def end_round(self) -> None:
        w, sides = self.w, self.w["sides"]
        builder = w["figures"]["builder"]
        able = self.solo and sides[1]["active"][builder] and sides[1]["shrines_left"]
        if able and builder not in sides[1]["shrines"]:
            sides[1]["shrines"] = sorted([*sides[1]["shrines"], builder], key=ISLES.index)
            sides[1]["shrines_left"] -= 1
        self.score_round()
        w["pending"] = None
        if w["round"] == 6:
            for i, side in enumerate(sides):
                side["points"] += 4 * len(side["shrines"]) + len(side["tokens"]) + COUNCIL[self.space(i)]
            w["phase"], w["to_act"], w["step"] = "over", None, None
            return
        self.prepare()
        w["round"] += 1
        self.begin_round()

    def score_round(self) -> None:
        w, sides = self.w, self.w["sides"]
        isle = w["figures"]["priestess"]
        stand = {i: s["active"][isle] + (isle in s["shrines"]) for i, s in enumerate(sides)}
        order = sorted((i for i in stand if stand[i]), key=lambda i: (stand[i], self.rank(i)), reverse=True)
        for i, prize in zip(order, PRIESTESS[self.players][1], strict=False):
            sides[i]["points"] += prize
        isle = w["figures"]["apostate"]
        for i, side in enumerate(sides):
            crowd = side["active"][isle] + side["inactive"][isle]
            if crowd and not (self.solo and i == 1):
                side["points"] -= crowd + 1
            side["points"] += sum(s["owner"] == i for s in w["temple"].values())

    def prepare(self) -> None:
        w = self.w
        for side in w["sides"]:
            for isle in ISLES:
                side["active"][isle] += side["inactive"][isle]
                side["inactive"][isle] = 0
        ring, figures = w["ring"], w["figures"]
        for figure, steps in (("priestess", PRIESTESS[self.players][0]), ("builder", 4)):
            figures[figure] = ring[(ring.index(figures[figure]) + steps) % 7]
        hunted = w["sides"][:1] if self.solo else w["sides"]
        start = ring.index(figures["apostate"])
        for steps in range(1, 7):
            isle = ring[(start + steps) % 7]
            if any(side["active"][isle] for side in hunted):
                figures["apostate"] = isle
                break
        w["path"].remove(f"G{GUARDS[w['guard']]}") if w["guard"] > 1 else w["path"].pop(self.last_guard())
        w["guard"] -= 1
        w["time"] = {"lit": TIME[self.players], "flipped": 0}
        w["book_bonus"] = self.players < 3

    def last_guard(self) -> int:
        path: list[Any] = self.w["path"]
        return max(i for i, piece in enumerate(path) if isinstance(piece, str))

    # -- actions --------------------------------------------------------------------------

    def give_back(self, token: str) -> None:
        self.me["tokens"].remove(token)
        self.w["stock"][token] += 1

    def use(self, isle: str, count: int) -> None:
        self.me["active"][isle] -= count
        self.me["inactive"][isle] += count

    def act(self, action: str) -> None:
        w = self.w
        if action == "end":
            self.end_round()
        elif action == "meditate":
            w["time"]["lit"] -= 1
            w["time"]["flipped"] += 1
            if w["time"]["lit"]:
                self.next_turn()
                return
            self.me["points"] += 1
            starter = w["start_player"] if self.players == 2 else w["to_act"]
            w["start_player"] = (starter + 1) % self.players
            self.end_round()
        else:
            w["pending"] = {"action": action}
            if action in ("travel", "tide"):
                w["pending"]["moves"] = []
            if action == "tide":
                self.give_back("tide")
            first = {
                "shrine": "virtual", "travel": "move", "tide": "move", "sailboat": "from", "promote": "tile",
                "consecrate": "tile", "book": "book_from", "expel": "count",
            }  # fmt: skip
            self.ask(first.get(action, "isle"))

    def tile(self, tile: int) -> None:
        if self.w["pending"]["action"] == "promote":
            self.w["pending"]["tile"] = tile
            self.ask("virtual")
            return
        if self.reach(tile) != "valid":
            self.give_back("corruption")
        del self.w["claims"][str(tile)]
        self.enter(self.w["to_act"], tile)
        self.next_turn()

    def enter(self, side: int, tile: int) -> None:
        w = self.w
        w["sides"][side]["points"] += GUARDS[w["guard"]]
        w["path"].remove(tile)
        w["temple"][str(tile)] = {"owner": side, "book": False}
        for near in self.near(tile):
            space = w["temple"].get(str(near))
            if near < tile and space and space["owner"] not in (None, side) and not space["book"]:
                loser, space["owner"] = space["owner"], None
                w["sides"][side]["points"] += 1
                if self.solo and loser == 1:
                    w["sides"][1]["inactive"][symbol(near)] += 1
                else:
                    w["sides"][loser]["pier"] += 1

    def count(self, count: int) -> None:
        pending = self.w["pending"]
        if pending["action"] == "herbs":
            self.give_back("herbs")
            self.use(pending["isle"], -count)
            self.next_turn()
            return
        pending["count"] = count
        self.ask("to" if pending["action"] == "sailboat" else "virtual")

    def pay(self, virtual: bool) -> None:
        pending, me, figures = self.w["pending"], self.me, self.w["figures"]
        action, seat = pending["action"], self.w["to_act"]
        if virtual:
            self.give_back("novice")
        if action in ("favour", "recruit"):
            isle = pending["isle"]
            need = 1 if action == "favour" and isle in me["shrines"] else 2
            self.use(isle, need - virtual)
            if action == "favour":
                me["tokens"] = sorted([*me["tokens"], isle], key=ISLES.index)
                self.w["stock"][isle] -= 1
            else:
                me["supply"] -= 1
                me["inactive"][isle] += 1
        elif action == "shrine":
            self.use(figures["builder"], 2 - virtual)
            self.give_back("shrine")
            me["shrines"] = sorted([*me["shrines"], figures["builder"]], key=ISLES.index)
            me["shrines_left"] -= 1
        elif action == "promote":
            self.claim(pending["tile"], virtual)
        elif action == "council":
            if pending["isle"] != "none":
                self.use(pending["isle"], pending["count"] - virtual)
            self.climb(seat, pending["count"])
        else:
            self.use(figures["apostate"], pending["count"] - virtual)
            ring = self.w["ring"]
            figures["apostate"] = ring[(ring.index(figures["apostate"]) + pending["count"]) % 7]
        self.next_turn()

    def claim(self, tile: int, virtual: bool) -> None:
        isle = symbol(tile)
        if self.reach(tile) != "valid":
            self.give_back("corruption")
        self.me["active"][isle] -= 1
        if isle not in self.me["shrines"] and not virtual:
            self.use(isle, 1)
        self.w["claims"][str(tile)] = self.w["to_act"]

    def climb(self, side: int, steps: int) -> None:
        if steps:
            track, at = self.w["council"], self.space(side)
            track[at].remove(side)
            track[at + steps].insert(0 if at + steps == 10 else len(track[at + steps]), side)

    def move(self, origin: str, to: str) -> None:
        me = self.me
        if origin == "pier":
            me["pier"] -= 1
        elif origin.startswith("beside_"):
            me["inactive"][origin.removeprefix("beside_")] -= 1
        else:
            me["active"][origin] -= 1
        me["inactive"][to] += 1
        self.w["pending"]["moves"].append([origin, to])

    def sail(self, isle: str) -> None:
        pending, me = self.w["pending"], self.me
        self.give_back("sailboat")
        if pending["from"] == "pier":
            me["pier"] -= pending["count"]
        else:
            me["active"][pending["from"]] -= pending["count"]
        me["active"][isle] += pending["count"]
        self.next_turn()

    def book(self, tile: int) -> None:
        self.give_back("book")
        temple = self.w["temple"]
        temple[str(self.w["pending"]["tile"])]["book"] = False
        temple[str(tile)]["book"] = True
        self.me["points"] += 2 if self.w["book_bonus"] else 1
        self.w["book_bonus"] = False
        self.next_turn()
