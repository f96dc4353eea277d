"""A second reading of Monasterium's rules, written from the numbered rules and the state in words alone:
what is legal at a decision point, which missions are met, what the end pays. Slow and plain."""

from collections.abc import Iterator
from typing import Any

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import GAME

Words = dict[str, Any]
SLOTS = {"standard": "standard", "row1": "I", "row2": "II", "row3": "III"}


class Oracle:
    """One position, seen by the seat to act."""

    def __init__(self, table: Table) -> None:
        self.words: Words = table.words()
        self.tree, self.players = table.board.tree, table.players
        self.seat = table.to_act
        self.me: Words = self.words["seats"][self.seat] if self.seat >= 0 else {}
        self.goods: dict[str, int] = self.me.get("goods", {})
        self.turn: Words = self.words["turn"]
        side = self.tree["side"][self.tree["setup"]["board_side"][str(self.players)]]
        self.kinds: dict[str, list[str]] = side["buildings"]
        self.touches: list[list[int]] = side["adjacency"]
        self.frame: Words = self.words["unfinished"][-1] if self.words["unfinished"] else {}
        self.point = GAME.points.get(int(table.rows["ask"][0]), "")

    def legal(self) -> list[str]:
        """All lines that the rules allow now."""
        lines: Iterator[str] = getattr(self, f"at_{self.point}")()
        return list(lines)

    # -- dice (M-25 to M-31) ------------------------------------------------------------------

    def at_place(self) -> Iterator[str]:
        shown = self.words["roll"]["shown"]
        yield from (f"place {n}" for n in range(1, 7) if shown["neutral"][n - 1] + shown["personal"][n - 1])
        if self.me["reroll_ready"]:
            yield from self.picks(-1)

    def at_reroll(self) -> Iterator[str]:
        picked = self.words["roll"]["picked"]
        flat = picked["neutral"] + picked["personal"]
        yield from self.picks(max(at for at in range(12) if flat[at]))
        yield "roll"

    def picks(self, last: int) -> Iterator[str]:
        shown, picked = self.words["roll"]["shown"], self.words["roll"]["picked"]
        for at in range(12):
            die, face = ("neutral", "personal")[at // 6], at % 6
            if at >= last and shown[die][face] > picked[die][face]:
                yield f"reroll {die} {face + 1}"

    def at_space(self) -> Iterator[str]:
        yield from (f"take {n}" for n in range(1, 7) if self.lying(n))

    def lying(self, number: int) -> int:
        space = self.words["dice_spaces"][str(number)]
        return int(space["neutral"] + space["personal"][self.seat])

    def at_dice(self) -> Iterator[str]:
        space = self.turn["space"]
        most = 1 if space == 6 else 3
        yield from (f"dice {n}" for n in range(1, min(most, self.lying(space)) + 1))

    def at_column(self) -> Iterator[str]:
        yield from (f"column {letter}" for letter in LETTERS)

    # -- actions (M-34 to M-36, M-50 to M-56) -----------------------------------------------------

    def at_act(self) -> Iterator[str]:
        yield from self.actions(self.turn["column"])

    def at_free(self) -> Iterator[str]:
        for letter in LETTERS:
            yield from self.actions(letter)
        yield "decline"

    def actions(self, letter: str) -> Iterator[str]:
        column = self.tree["action_column"][LETTERS.index(letter)]
        for slot, word in SLOTS.items():
            if self.available(letter, slot) and self.possible(column[slot]):
                yield f"act {letter} {word}"

    def available(self, letter: str, slot: str) -> bool:
        if slot == "standard":
            return True
        if letter in self.me["novices"][slot[-1]]:
            return False
        return letter not in self.turn.get(f"used_{slot}", [])

    def possible(self, action: Words) -> bool:
        match action["effect"]:
            case "send_novice":
                discount = action["influence_discount"]
                return any(self.places(novice, discount) for novice in self.novices())
            case "upgrade":
                return self.goods["soup"] + self.goods["tool"] > 0
            case "take_window_own_chapel":
                return any(self.in_chapel(m) and self.fits(m) for m in LETTERS)
        return True

    def at_goods(self) -> Iterator[str]:
        yield from ("goods soup", "goods influence", "goods rosary")

    def at_influence_rosary(self) -> Iterator[str]:
        yield from ("goods influence", "goods rosary", "decline")

    def at_soup_upgrade(self) -> Iterator[str]:
        yield "goods soup"
        yield from self.at_upgrade()
        yield "decline"

    def at_upgrade(self) -> Iterator[str]:
        yield from (f"upgrade {good}" for good in ("soup", "tool") if self.goods[good])

    # -- sending (M-70 to M-77, M-90) -------------------------------------------------------------

    def novices(self) -> Iterator[str]:
        for row in range(4):
            yield from (f"{ROMAN[row]}-{c}" for c in self.me["novices"][str(row + 1)])

    def at_novice(self) -> Iterator[str]:
        discount = self.frame["discount"]
        yield from (f"send {novice}" for novice in self.novices() if self.places(novice, discount))

    def at_extra(self) -> Iterator[str]:
        for area in ("building", "chapel", "cloister"):
            if any(self.in_area("extra", area, m, 0) for m in LETTERS):
                yield f"extra {area}"
        yield "decline"

    def at_monastery(self) -> Iterator[str]:
        f = self.frame
        yield from (f"to {m}" for m in LETTERS if self.in_area(f["novice"], f["area"], m, f["discount"]))

    def at_spot(self) -> Iterator[str]:
        f = self.frame
        yield from (f"spot {n}" for n in self.in_area(f["novice"], f["area"], f["monastery"], f["discount"]))

    def places(self, novice: str, discount: int) -> list[tuple[str, int]]:
        """All places to which a novice can be sent now."""
        area = {"I": "building", "II": "building", "III": "chapel", "IV": "cloister"}[novice[:-2]]
        return [(m, n) for m in LETTERS for n in self.in_area(novice, area, m, discount)]

    def in_area(self, novice: str, area: str, m: str, discount: int) -> list[int]:
        """The spots of an area that a novice can reach, pay for and stand on; a chapel is spot 1."""
        if not self.access(m):
            return []
        free = novice.startswith("extra")
        if area == "building":
            return [n for n in self.free_spots(m, "buildings") if free or self.pays(novice, m, n, discount)]
        if area == "chapel":
            full = sum(self.words["monasteries"][m]["chapel"]) >= 2 * self.players
            price = max(0, self.price(self.count("chapel")) - discount)
            return [1] if not full and (free or self.goods["influence"] >= price) else []
        if not free and self.goods["rosary"] < self.price(self.count("cloister")):
            return []
        beside = {n for at in self.own(m, "buildings") for n in self.touches[at - 1]}
        return [n for n in self.free_spots(m, "cloister") if n in beside]

    def access(self, m: str) -> bool:
        here = self.tree["road"]["space"][self.me["messenger"] - 1]
        return m in here["monasteries"] or self.in_chapel(m)

    def in_chapel(self, m: str) -> bool:
        return bool(self.words["monasteries"][m]["chapel"][self.seat])

    def free_spots(self, m: str, area: str) -> list[int]:
        return [n for n, who in enumerate(self.words["monasteries"][m][area], 1) if who == "free"]

    def own(self, m: str, area: str, seat: int | None = None) -> list[int]:
        owner = self.seat if seat is None else seat
        return [n for n, who in enumerate(self.words["monasteries"][m][area], 1) if who == owner]

    def pays(self, novice: str, m: str, spot: int, discount: int) -> bool:
        good = {"profane": "soup", "workshop": "tool", "common": "book"}[self.kinds[m][spot - 1]]
        enough = self.goods[good] >= {"I": 2, "II": 3}[novice[:-2]]
        return enough and self.goods["influence"] >= 1 - discount

    def count(self, area: str, seat: int | None = None) -> int:
        owner = self.seat if seat is None else seat
        if area == "chapel":
            return sum(self.words["monasteries"][m]["chapel"][owner] for m in LETTERS)
        return sum(len(self.own(m, area, owner)) for m in LETTERS)

    def price(self, already: int) -> int:
        return min(already + 1, 3)

    # -- window (M-80 to M-83) ----------------------------------------------------------------------

    def fits(self, m: str) -> list[int]:
        """The window rows that can take a tile of a monastery, if it has one left."""
        return [row for row in (1, 2, 3) if self.words["monasteries"][m]["tiles"] and self.takes(m, row)]

    def takes(self, m: str, row: int) -> bool:
        window = self.me["window"]
        if None not in window[row - 1] or m in window[row - 1]:
            return False
        column = window[row - 1].index(None)
        return m not in [other[column] for other in window]

    def at_tile(self) -> Iterator[str]:
        yield from (f"tile {m}" for m in LETTERS if self.in_chapel(m) and self.fits(m))

    def at_any_tile(self) -> Iterator[str]:
        yield from (f"tile {m}" for m in LETTERS if self.fits(m))
        yield "decline"

    def at_build(self) -> Iterator[str]:
        yield from (f"build {row}" for row in self.fits(self.frame["monastery"]))

    def at_common_build(self) -> Iterator[str]:
        yield from self.at_build()
        yield "decline"

    def at_tile_bonus(self) -> Iterator[str]:
        yield from ("bonus row", "bonus column")

    def at_die_bonus(self) -> Iterator[str]:
        yield from ("bonus die", "bonus points")

    # -- missions and scoring (M-102, M-103, M-120 to M-123) -----------------------------------------

    def met(self, mission: str, seat: int) -> bool:
        """Whether a seat meets a mission now."""
        [card] = [card for card in self.tree["mission"] if card["id"] == mission]
        if "needs" in card:
            return all(self.stands(need["monastery"], need["area"], seat) for need in card["needs"])
        words = self.words["seats"][seat]
        left = sum(len(row) for row in words["novices"].values()) + len(words["extra_novices"])
        letters = {letter for row in words["window"] for letter in row} - {None}
        taken = [self.kinds[m][n - 1] for m in LETTERS for n in self.own(m, "buildings", seat)]
        counts: dict[str, int] = {
            "novices_sent": 24 - left,
            "novices_in_common_rooms": taken.count("common"),
            "novices_in_cloisters": self.count("cloister", seat),
            "window_monasteries": len(letters),
            "personal_dice": words["personal_dice"],
        }
        return bool(counts[card["condition"]["kind"]] >= card["condition"]["at_least"])

    def stands(self, m: str, area: str, seat: int) -> bool:
        if area == "chapel":
            return bool(self.words["monasteries"][m]["chapel"][seat])
        return bool(self.own(m, "buildings" if area == "building" else area, seat))

    def final(self, seat: int) -> int:
        """What the end pays a seat."""
        return self.majorities(seat) + self.areas(seat) + self.leftovers(seat)

    def majorities(self, seat: int) -> int:
        points = 0
        for m in LETTERS:
            here = [self.novices_in(m, other) for other in range(self.players)]
            points += 5 if here[seat] and here[seat] == max(here) else 0
        return points

    def novices_in(self, m: str, seat: int) -> int:
        chapel: int = self.words["monasteries"][m]["chapel"][seat]
        return chapel + len(self.own(m, "buildings", seat)) + len(self.own(m, "cloister", seat))

    def areas(self, seat: int) -> int:
        chapels = [self.words["monasteries"][m]["chapel"][seat] for m in LETTERS]
        cloisters = [len(self.own(m, "cloister", seat)) for m in LETTERS]
        present = sum(count > 0 for count in chapels)
        products = sum(a * b for a, b in zip(chapels, cloisters, strict=True))
        return int(present * (present + 1) // 2 + 2 * products)

    def leftovers(self, seat: int) -> int:
        goods = self.words["seats"][seat]["goods"]
        rest = goods["soup"] + goods["influence"] + goods["rosary"]
        return int(goods["tool"] + 2 * goods["book"] + rest // 2)
