"""Words that all parts of Monasterium's scene use, and what they look at.

Marks are short, for cells and drawings; everything else is for whole sentences and for the ear:
messages that know both forms take `form`, "short" or "full".
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.state import (
    GOODS,
    GOODS_EFFECT,
    INFLUENCE,
    SCORE_EFFECT,
    SEND_EFFECT,
    STEPS_EFFECT,
    STEPS_LINE,
    TYPES,
    UPGRADE_EFFECT,
    WINDOW_EFFECT,
    Board,
    Monasterium,
)
from chapterhouse.games.monasterium.words import GOOD_NAMES, board_of
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.say import Say, say

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View

COLOURS = ("red", "blue", "green", "yellow")
TYPE_NAMES = ("profane", "workshop", "common")
AREA_NAMES = ("building", "chapel", "cloister")
SLOT_NAMES = ("head", "I", "II", "III")
# Messages about a board do not change, and a scene has a thousand: the last ones are kept.
KEPT = 4096
BOARDS: dict[str, Board] = {}
MANY_BOARDS = 32

NOW = "*"  # on the text board: before the number that counts now

# As in sending.py and table.py, which are compiled and not to be imported for drawing.
EXTRA = 20  # the number of the first extra novice
STEPS_FRAME = 40  # an unfinished effect: steps of the messenger


@dataclass(frozen=True)
class Look:
    """What a scene is made from: a seat's view, unpacked."""

    view: "View"
    names: Names
    s: Monasterium
    b: Board

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None is a spectator."""
        return self.view.seat

    @property
    def seats(self) -> range:
        """All seats at the table."""
        return range(self.s.players)

    @property
    def asked(self) -> bool:
        """Whether it is the viewer who decides now."""
        return self.viewer is not None and self.viewer == self.s.to_act

    def top(self, at: int) -> int:
        """A value of the innermost unfinished effect."""
        return int(self.s.stack[self.s.depth - 1, at]) if self.s.depth else 0


def look_at(view: "View", names: Names) -> Look:
    """The view, ready for drawing."""
    return Look(view, names, view.state, kept_board(names))


def kept_board(names: Names) -> Board:
    """The board record as a plain object, one for all tables that play on it."""
    digest = names.board.digest
    if digest not in BOARDS:
        if len(BOARDS) >= MANY_BOARDS:
            BOARDS.clear()
        BOARDS[digest] = board_of(names)
    return BOARDS[digest]


def bits(mask: int) -> list[int]:
    """The members of a mask, ascending."""
    mask = int(mask)
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


@lru_cache(maxsize=KEPT)
def good_say(good: int, count: int, form: str = "full") -> Say:
    """An amount of a good: "2 soup"."""
    return say("scene-goods", good=GOOD_NAMES[good], count=count, form=form)


@lru_cache(maxsize=KEPT)
def name_say(good: int, form: str = "full") -> Say:
    """The name of a good."""
    return say("scene-good-name", good=GOOD_NAMES[good], form=form)


@lru_cache(maxsize=KEPT)
def points_say(points: int) -> Say:
    """Points, counted."""
    return say("scene-points", points=points)


def or_say(parts: list[Say], form: str = "full") -> Say:
    """Alternatives, of which one is chosen."""
    first, *rest = parts
    return say("scene-or", first=first, second=or_say(rest, form), form=form) if rest else first


def and_say(parts: list[Say]) -> Say:
    """Several things at once, with commas."""
    return say("scene-list", parts=tuple(parts))


@lru_cache(maxsize=KEPT)
def effect_say(b: Board, column: int, slot: int, form: str = "full") -> Say:
    """What an action does (M-50 to M-55)."""
    effect, value = b.effect[column, slot], int(b.effect_value[column, slot])
    if effect == GOODS_EFFECT:
        return offer_say(b, column, slot, form)
    kinds = {
        SEND_EFFECT: "send",
        STEPS_EFFECT: "steps",
        UPGRADE_EFFECT: "upgrade",
        SCORE_EFFECT: "score",
        WINDOW_EFFECT: "window",
    }
    return say(f"scene-effect-{kinds[effect]}", count=value, form=form)


def offer_say(b: Board, column: int, slot: int, form: str) -> Say:
    """M-51: goods, or a choice of goods; "2 soup/infl." in short if the amounts are the same."""
    offer = [(good, int(b.offer[column, slot, good])) for good in range(GOODS) if b.offer[column, slot, good]]
    amounts = {count for _, count in offer}
    if form == "short" and len(offer) > 1 and len(amounts) == 1:
        goods = or_say([name_say(good, form) for good, _ in offer], form)
        return say("scene-choice", count=amounts.pop(), goods=goods)
    return or_say([good_say(good, count, form) for good, count in offer], form)


@lru_cache(maxsize=KEPT)
def line_say(b: Board, line: int, at: int, form: str = "full") -> Say:
    """The bonus of a window row (line 0) or column (line 1) (M-83)."""
    amount = int(b.line_amount[line, at])
    if b.line_kind[line, at] == STEPS_LINE:
        return say("scene-effect-steps", count=amount, form=form)
    return good_say(int(b.line_good[line, at]), amount, form)


def type_at(look: Look, m: int, spot: int) -> int:
    """The type of a building."""
    side = look.s.side
    return next(t for t in range(TYPES) if look.b.of_type[side, m, t] >> spot & 1)


@lru_cache(maxsize=KEPT)
def price_say(b: Board, t: int, row: int, discount: int = 0, form: str = "full") -> Say:
    """What a building costs a novice of row I or II (M-72)."""
    influence = max(int(b.type_influence[t]) - discount, 0)
    goods = good_say(int(b.type_good[t]), int(b.type_cost[row, t]), form)
    return and_say([goods, good_say(INFLUENCE, influence, form)] if influence else [goods])


@lru_cache(maxsize=KEPT)
def gain_say(b: Board, t: int) -> Say:
    """What a building gives at once (M-72)."""
    goods = [good_say(good, int(b.type_gain[t, good])) for good in range(GOODS) if b.type_gain[t, good]]
    tile = [say("scene-gain-tile")] if b.type_tile[t] else []
    return and_say([points_say(int(b.type_points[t])), *goods, *tile])


def ordinal_price(prices: list[int], own: int | None) -> str:
    """Prices by ordinal, "1 *2 3+", with the viewer's next one marked (M-74, M-75)."""
    words = [str(price) for price in prices[:-1]] + [f"{prices[-1]}+"]
    if own is not None:
        now = min(own, len(words) - 1)
        words[now] = f"{NOW}{words[now]}"
    return " ".join(words)


def novice_id(seat: int, novice: int) -> str:
    """A novice on the action spaces or beside a row."""
    if novice >= EXTRA:
        return f"extra-{seat}-{ROMAN[novice - EXTRA]}"
    return f"novice-{seat}-{ROMAN[novice // 5]}-{LETTERS[novice % 5]}"


def seat_args(look: Look, seat: int) -> dict[str, object]:
    """Who a sheet or prompt speaks of: "you" when it is the viewer."""
    return {"you": seat == look.viewer, "seat": say("seat-name", seat=seat)}
