"""What the server sends."""

from typing import Any, Literal

import msgspec

from chapterhouse.house.messages.basics import By, Settings
from chapterhouse.house.messages.scene import Scene


class Told(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Welcome(Told, tag="welcome", frozen=True):
    """The answer to `hello`: what does not change at this table. `seat` null: a spectator."""

    protocol: int
    table: str
    seat: int | None
    n: int
    time: int
    game: str
    title: str
    players: int
    options: dict[str, Any]
    option_words: tuple[tuple[str, str], ...]
    settings: Settings
    commitment: str
    host: bool
    held: tuple[int, ...] = ()  # all seats of this browser at this table (hotseat)
    bots: tuple[str, ...] = ()  # names that `set_bot` and `stand_in` take


class HappeningTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that followed from a decision, by the names of the game's decisions file. Of a hidden
    one only the kind is told: `hidden` with `{"event": kind}`. `source`: of points, what they are for, in
    the reader's language (not with `want: moves`)."""

    kind: str
    params: dict[str, Any]
    chance: bool = False
    source: str = ""


class EntryTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision (ply 0: the deal) as this seat may know it. Of a hidden one, only its kind."""

    ply: int
    kind: str = ""
    notation: str = ""
    params: dict[str, Any] = {}
    hidden: bool = False
    happenings: tuple[HappeningTold, ...] = ()


class Event(Told, tag="event", frozen=True):
    """One event of the table's log. Numbers `n` have no gap, for any seat. `lines` is what it means,
    in the reader's language (not with `want: moves`); the first tells the event, the others what
    followed. `ply` is the number of decisions that stand after it."""

    n: int
    at: int
    kind: Literal[
        "created", "seated", "left", "invited", "ready", "dealt", "played", "undone", "proposed",
        "agreed", "declined", "taken_back", "abandoned", "stand_in", "returned", "penalty", "rematch",
    ]  # fmt: skip
    ply: int
    seat: int | None = None
    by: By = "seat"
    entry: EntryTold | None = None
    data: dict[str, Any] = {}
    lines: tuple[str, ...] = ()


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. `kind`: open (nobody yet), person, bot, vacant (left during the game). `left`: ms
    on its clock; `running`, `out`: the clock runs, has run out."""

    seat: int
    kind: Literal["open", "person", "bot", "vacant"]
    name: str = ""
    bot: str = ""  # who plays: the bot of the seat, or its stand-in
    ready: bool = False
    here: bool = False  # has a connection
    left: int | None = None
    running: bool = False
    out: bool = False


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal that waits for answers; `n` is the number of its event."""

    n: int
    what: Literal["take_back", "abandon", "stand_in"]
    proposer: int
    waits_for: tuple[int, ...]
    ply: int | None = None  # take_back: to so many decisions
    seat: int | None = None
    bot: str | None = None
    once: bool = False
    words: str = ""


class Thinking(msgspec.Struct, frozen=True):
    """A bot thinks; `queue`: how many searches of this house go before it."""

    seat: int
    queue: int


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str
    words: tuple[str, ...]


class Now(Told, tag="now", frozen=True):
    """How things stand after event `n`; sent after events, only for the newest of them."""

    n: int
    time: int
    phase: Literal["open", "running", "over", "abandoned"]
    ply: int
    awaited: tuple[int, ...]
    seats: tuple[SeatNow, ...]
    scores: tuple[int, ...] = ()
    legal: tuple[str, ...] = ()  # notations, with `want: moves` alone; else see `scene.targets`
    undo: str = ""  # why `undo` would be refused: a barrier's code; "" = it would not
    undo_words: str = ""
    motion: Motion | None = None
    thinking: Thinking | None = None
    result: Result | None = None
    silence: bool = False  # a vow forbids talking now
    rematch: str | None = None  # the table of the next game
    scene: Scene | None = None
    point: str = ""  # the kind of decision that this seat is asked for; names a card of the guided game


class Done(Told, tag="done", frozen=True):
    """A wish was carried out; its (last) event has number `n`. `made`: how many of a line. `again`: it
    had been carried out before."""

    id: str
    n: int
    made: int = 1
    again: bool = False


class Refused(Told, tag="refused", frozen=True):
    """A wish was refused and nothing has changed. `reason` and `rule` are those of the game's rules;
    `retry`: the same wish may succeed later; `wait`: after so many seconds."""

    id: str
    code: str
    words: str
    reason: str = ""
    rule: str = ""
    facts: dict[str, Any] = {}
    retry: bool = False
    wait: float = 0.0


class Draft(Told, tag="draft", frozen=True):
    """What a decision would lead to. `confirm`: it waits for `play` with `confirm: true`. `stops`: not
    shown beyond here, because something would be drawn, rolled or revealed."""

    id: str
    n: int
    action: int
    ends_turn: bool
    stops: bool
    confirm: bool = False
    lines: tuple[str, ...] = ()
    scene: Scene | None = None


class Cause(msgspec.Struct, frozen=True):
    """Why something is refused, and the rule that says so."""

    reason: str
    rule: str
    words: str
    facts: dict[str, Any]


class Verdict(Told, tag="verdict", frozen=True):
    """The answer to `why`; of a space, every different cause once."""

    id: str
    legal: bool
    causes: tuple[Cause, ...] = ()


class Planned(Told, tag="planned", frozen=True):
    """The what-if board after the line; `made` decisions of it could be played, `refused` says why the
    next could not. `targets` of the scene are what may be added to the line, for whoever is to act."""

    id: str
    made: int
    to_act: int | None
    scores: tuple[int, ...]
    refused: str = ""
    legal: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    scene: Scene | None = None


class Looked(Told, tag="looked", frozen=True):
    """How it looked after `ply` decisions."""

    id: str
    ply: int
    lines: tuple[str, ...] = ()
    scene: Scene | None = None


class Spoken(Told, tag="spoken", frozen=True):
    """A line of chat; `c` counts the lines of the table. Not part of the log."""

    c: int
    at: int
    name: str
    text: str
    seat: int | None = None


class Pong(Told, tag="pong", frozen=True):
    """The answer to `ping`."""

    time: int
    n: int


class Closing(Told, tag="closing", frozen=True):
    """The last message before the server hangs up: `restart`, `link` (the seat's link was changed, or
    this browser was signed out), `silent`, `limit`."""

    why: Literal["restart", "link", "silent", "limit"]


ServerMessage = (
    Welcome | Event | Now | Done | Refused | Draft | Verdict | Planned | Looked | Spoken | Pong | Closing
)  # fmt: skip
