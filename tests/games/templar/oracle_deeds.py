"""A second reading of Templar's rules: what happens. Chance is told by the engine's log."""

from collections.abc import Iterable, Iterator
from typing import Any

from tests.games.templar.oracle import CARDS, HIDES, RINGS, Reading, Words

HARBOUR = {"anselmus": 3, "josua": 4, "lucas": 5, "benjaminus": 5, "maria": 3, "stephanus": 4, "porticus": 6,
           "remigius": 2, "severus": 6}  # fmt: skip
CAPACITY = [3, 3, 3, 4, 4, 4]
ROOM_POINTS = {7: 4, 8: 5, 9: 6, 10: 8, 11: 11, 12: 15, 13: 20}


class Player(Reading):
    """Carries decisions out, up to the next that somebody has to make."""

    illustrator = True  # whether Stephanus is used

    def play(self, line: str, seat: int, chance: Iterable[tuple[str, Any]]) -> None:
        """A decision, with what was drawn because of it (kind, outcome)."""
        self.drawn: Iterator[tuple[str, Any]] = iter(chance)
        self.w["to_act"] = seat
        self.do(line)
        while (
            self.w["to_act"] is not None
            and self.w["step"] not in ("choose", "play")
            and len(self.legal()) == 1
        ):
            self.do(next(iter(self.legal())))

    def draw(self, kind: str) -> Any:
        """The next thing drawn; it must be of this kind."""
        found, outcome = next(self.drawn)
        assert found == kind
        return outcome

    def do(self, line: str) -> None:
        kind, *rest = line.split()
        getattr(self, f"do_{kind}")(*rest)

    def ask(self, step: str, seat: int | None = None) -> None:
        self.w["step"] = step
        self.w["to_act"] = self.w["active"] if seat is None else seat

    def score(self, seat: int, points: int) -> None:
        self.w["seats"][seat]["points"] += points

    # -- before the first turn ------------------------------------------------------------

    def do_place(self, figure: str, room: str) -> None:
        self.w["figures"][figure] = int(room)
        back = {"remigius": 2, "vitus": 3}.get(figure)
        if back:
            self.ask("place", (self.w["start_player"] - back) % self.players)
        else:
            self.ask("split", self.w["start_player"])

    def do_split(self, single: str) -> None:
        seat = self.w["to_act"]
        for ring in RINGS:
            count = 1 if ring == single else 2
            self.w["seats"][seat]["stock"][ring] += count
            self.w["seats"][seat]["supply"][ring] -= count
        self.ask("split", (seat + 1) % self.players)
        if self.w["to_act"] == self.w["start_player"]:
            self.w["phase"], self.w["step"] = "choosing", "choose"

    def do_choose(self, card: str) -> None:
        self.chosen[self.w["to_act"]] = card
        self.w["seats"][self.w["to_act"]]["has_chosen"] = True
        order = [(self.w["start_player"] + n) % self.players for n in range(self.players)]
        waiting = [seat for seat in order if seat not in self.chosen]
        if waiting:
            self.ask("choose", waiting[0])
            return
        for number, seat in enumerate(self.w["seats"]):
            seat["has_chosen"], seat["top"] = False, self.chosen[number]
            seat["hand"].remove(self.chosen[number])
        self.w["phase"] = "turns"
        self.begin_turn()

    # -- turns ----------------------------------------------------------------------------

    def begin_turn(self) -> None:
        while self.w["round"] == 1:
            card = self.me["top"]
            if card != "bells":
                self.begin_card(card)
                return
            self.take_back()
            if not self.next_seat():
                return
        self.ask("gate" if str(self.me["pawn"]).startswith("storehouse") else "play")

    def do_gate(self, gate: str) -> None:
        self.me["pawn"] = f"outside:{gate}"
        self.ask("play")

    def do_play(self, card: str) -> None:
        before, self.me["top"] = self.me["top"], card
        self.me["hand"].remove(card)
        if card == "bells":
            self.refill(HARBOUR.get(before, 0))
            self.take_back()
            self.after_card()
        else:
            self.begin_card(card)

    def begin_card(self, card: str) -> None:
        self.w["pending"] = {"card": card}
        self.ask({"benjaminus": "walk", "maria": "storehouse", "porticus": "door"}.get(card, "move"))

    def after_card(self) -> None:
        card = self.w["pending"]["card"] if self.w["pending"] else "bells"
        self.w["pending"] = {"card": card}
        self.w["to_act"] = self.w["active"]
        if self.may_announce():
            self.ask("close")
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if self.next_seat():
            self.begin_turn()

    def next_seat(self) -> bool:
        """False: the game is over."""
        self.w["pending"] = None
        lap = self.w["final_lap"]
        if lap:
            lap["turns_left"] -= 1
            if lap["turns_left"] == 0:
                self.finish()
                return False
        self.w["active"] = (self.w["active"] + 1) % self.players
        if self.w["active"] == self.w["start_player"]:
            if self.w["raffaele"] and self.w["round"] > 1:
                self.reveal()
            self.w["round"] += 1
        return True

    def do_announce(self) -> None:
        self.final_lap("all rooms")
        if self.w["step"] == "close":
            self.end_turn()

    def do_finish(self) -> None:
        self.end_turn()

    def final_lap(self, cause: str) -> None:
        if self.w["final_lap"] is None:
            self.w["final_lap"] = {"cause": cause, "by": self.w["active"], "turns_left": self.players + 1}

    def finish(self) -> None:
        for number in range(self.players):
            church = sum(area["fresh"][number] for area in self.areas(13))
            self.score(number, 2 * church + ROOM_POINTS.get(self.rooms_of(number), 0))
        self.w.update(phase="over", to_act=None, step=None)

    # -- moving ---------------------------------------------------------------------------

    def do_move(self, piece: str, number: str) -> None:
        room, card = int(number), self.pending["card"]
        if piece == "severus":
            self.w["figures"]["severus"] = room
            self.score(self.w["active"], 1)
            self.after_card()
        elif piece == "remigius":
            self.visit(room)
        elif card == "stephanus":
            self.me["pawn"] = room
            others = [seat["pawn"] for seat in self.w["seats"] if seat is not self.me]
            self.score(self.w["active"], [*others, *self.w["figures"].values()].count(room))
            self.after_card()
        else:
            self.me["pawn"] = room
            self.pending["left"] = HIDES[card]
            self.ask("hide")

    def visit(self, room: int) -> None:
        """Remigius comes, Vitus follows, and Severus may be there."""
        self.w["figures"].update(vitus=self.w["figures"]["remigius"], remigius=room)
        if room == self.severus:
            self.after_card()
            return
        there = self.w["rooms"][str(room)]
        for seat in range(self.players):
            self.score(seat, 2 * sum(area["fresh"][seat] for area in there["areas"]))
            for sort, points in (("chalices", 5), ("books", 3)):
                self.score(seat, points * there[sort]["fresh"][seat])
                there[sort]["valued"][seat] += there[sort]["fresh"][seat]
                there[sort]["fresh"][seat] = 0
        turns = [(self.w["active"] + n) % self.players for n in range(self.players)]
        self.owners = [seat for seat in turns if any(area["fresh"][seat] for area in there["areas"])]
        self.next_owner()

    def next_owner(self) -> None:
        if self.owners:
            self.ask("turn", self.owners.pop(0))
        else:
            self.after_card()

    def do_turn(self, _: str, area: str) -> None:
        rings = self.areas(self.w["figures"]["remigius"])[int(area) - 1]
        rings["fresh"][self.w["to_act"]] -= 1
        rings["valued"][self.w["to_act"]] += 1
        self.next_owner()

    # -- hiding and carrying --------------------------------------------------------------

    def do_hide(self, treasure: str) -> None:
        if treasure in RINGS:
            self.pending["ring"] = treasure
            self.ask("area")
            return
        self.w["rooms"][str(self.me["pawn"])][f"{treasure}s"]["fresh"][self.w["active"]] += 1
        self.hidden(treasure)

    def do_area(self, area: str) -> None:
        ring = self.pending.pop("ring")
        self.put(self.me["pawn"], int(area), ring, self.w["active"])
        self.hidden(ring)

    def put(self, room: int, area: int, ring: str, owner: int) -> None:
        place = self.areas(room)[area - 1]
        place["kind"] = ring
        place["fresh"][owner] += 1

    def hidden(self, treasure: str) -> None:
        self.me["stock"][treasure] -= 1
        self.pending["left"] -= 1
        self.ask("hide")
        if self.pending["left"] == 0:
            self.after_card()

    def do_stop(self) -> None:
        self.after_card()

    def do_step(self, room: str) -> None:
        self.me["pawn"] = int(room)
        self.pending["walked"] = self.pending.get("walked", 0) + 1

    def do_take(self, _: str, owner: str, __: str, area: str) -> None:
        place = self.areas(self.me["pawn"])[int(area) - 1]
        place["fresh"][int(owner)] -= 1
        self.pending.update(taken_from=self.me["pawn"], carried={"kind": place["kind"], "owner": int(owner)})
        if not any(place["fresh"]) and not any(place["valued"]):
            place["kind"] = None

    def do_drop(self, _: str, area: str) -> None:
        carried = self.pending.pop("carried")
        self.put(self.me["pawn"], int(area), carried["kind"], carried["owner"])

    def do_door(self, passage: str) -> None:
        self.w["door"] = passage
        self.score(self.w["active"], 1)
        self.after_card()

    # -- harbour --------------------------------------------------------------------------

    def do_storehouse(self, number: str) -> None:
        self.me["pawn"] = f"storehouse:{number}"
        tiles = self.w["storehouses"][number]
        self.receive(self.me, tiles)
        self.remove(number, dict(tiles))
        self.after_card()

    def receive(self, seat: Words, tiles: dict[str, int]) -> None:
        for name, count in tiles.items():
            got = min(count, seat["supply"][name])
            seat["supply"][name] -= got
            seat["stock"][name] += got

    def remove(self, number: str, tiles: dict[str, int]) -> None:
        for name, count in tiles.items():
            self.w["storehouses"][number][name] -= count
            self.w["removed"][name] += count

    def free(self, number: int) -> bool:
        return bool(sum(self.w["storehouses"][str(number)].values()) < CAPACITY[number - 1])

    def refill(self, due: int) -> None:
        place, new = 1, {str(n): dict.fromkeys(self.w["bag"], 0) for n in range(1, 7)}
        while due and any(self.free(n) for n in range(1, 7)):
            if not any(self.w["bag"].values()):
                self.final_lap("bag")
                break
            tile = self.draw("refill_tile")
            due -= 1
            self.w["bag"][tile] -= 1
            found = [n for n in self.around(place) if self.free(n) and not self.second_chalice(n, tile)]
            if found:
                self.w["storehouses"][str(found[0])][tile] += 1
                new[str(found[0])][tile] += 1
                place = found[0] % 6 + 1
            else:
                self.w["removed"][tile] += 1
        for number, tiles in new.items():
            guests = [seat for seat in self.w["seats"] if seat["pawn"] == f"storehouse:{number}"]
            for seat in guests:
                self.receive(seat, tiles)
            if guests:
                self.remove(number, tiles)

    def around(self, place: int) -> list[int]:
        return [(place - 1 + n) % 6 + 1 for n in range(6)]

    def second_chalice(self, number: int, tile: str) -> bool:
        return tile == "chalice" and self.w["storehouses"][str(number)]["chalice"] > 0

    def take_back(self) -> None:
        self.me["top"] = None
        every = [card for card in CARDS if card != "stephanus" or self.illustrator]
        self.me["hand"] = every

    # -- Raffaele -------------------------------------------------------------------------

    def reveal(self) -> None:
        him = self.w["raffaele"]
        while True:
            card = self.draw("raffaele_card")
            him["deck"][card] -= 1
            if card == "bells":
                him["deck"] = {name: self.full_deck(name) for name in CARDS}
            elif card not in [seat["top"] for seat in self.w["seats"]]:
                him["top"] = card
                return

    def full_deck(self, card: str) -> int:
        if card == "stephanus" and not self.illustrator:
            return 0
        return 1 if card == "bells" else 2
