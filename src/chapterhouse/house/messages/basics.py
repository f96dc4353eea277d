"""What all messages share: bounds of what may be sent, and how a table is run."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1

# A client names each of its wishes; sent again under the same name, a wish is carried out once.
WishId = Annotated[str, Meta(min_length=1, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=7)]
AnyAction = Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(min_length=1, max_length=120)]
BotName = Annotated[str, Meta(min_length=1, max_length=60)]
Lang = Literal["en", "it", "de"]
Want = Literal["scene", "moves"]
By = Literal["seat", "hotseat", "bot", "stand-in", "fallback"]


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends."""


class Wish(Sent, frozen=True):
    """Something that is answered by `done` or `refused` under its id."""

    id: WishId


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think. `total` and `increment` (for every turn) are seconds for each player; in `quiet`
    hours (from, to; by the clock of UTC) a relaxed clock stands still."""

    mode: Literal["none", "relaxed", "live"] = "none"
    total: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0
    quiet: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=0, le=23)]] | None = None


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, beside the game's own options."""

    clock: Clock = Clock()
    confirm: Literal["quick", "ask"] | None = None  # null: quick with a live clock, else ask
    pace: Annotated[int, Meta(ge=0, le=10_000)] | None = None  # ms before a bot's move; null: by the clock
    take_back: bool = True  # friendly: decisions may be taken back if all agree
    chat: bool = False
    watch: bool = True  # spectators may look on
    listed: bool = True  # stands in the lobby
    hotseat: bool = False  # one browser may hold several seats
