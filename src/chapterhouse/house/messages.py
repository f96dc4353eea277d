"""The socket protocol as types: what a client may send, and what it is sent (`docs/protocol.md`).

Long polling carries the same messages. Every message is a JSON object with its `type`. What a client
sends is read strictly: no unknown field, no other type, nothing beyond its bounds.
"""

from pathlib import Path
from typing import Annotated, Any, Literal

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


# -- from the client ----------------------------------------------------------------------


class Hello(Sent, tag="hello", frozen=True):
    """The first message. `after` is the last number that the client has; -1 = none."""

    protocol: int
    lang: Lang = "en"
    want: Want = "scene"
    wide: bool = False  # scenes for a wide page: with the tableau on which leaves lie together
    after: Number = -1


class Ping(Sent, tag="ping", frozen=True):
    """Every 2.5 s; without any message for 30 s the server hangs up."""


class Play(Wish, tag="play", frozen=True):
    """A decision. `n`: the number of the newest event that the client had seen. Without `confirm` a
    decision that passes the turn on is only drafted, unless the table confirms quickly."""

    n: Number
    action: AnyAction
    confirm: bool = False


class Line(Wish, tag="line", frozen=True):
    """Several decisions, one after the other; stops after a draw, a roll, a reveal, at a refusal, and
    when the turn passes on."""

    n: Number
    actions: Annotated[tuple[AnyAction, ...], Meta(min_length=1, max_length=60)]


class Preview(Wish, tag="preview", frozen=True):
    """What a decision would lead to, up to any draw, roll or reveal; answered by `draft`."""

    action: AnyAction


class Undo(Wish, tag="undo", frozen=True):
    """Takes back own decisions of this turn: the last one, or all of them."""

    n: Number
    all: bool = False


class Why(Wish, tag="why", frozen=True):
    """Is this legal now, and if not, why not? Of an action, or of a space of the scene. Answered by
    `verdict`."""

    action: AnyAction | None = None
    space: Annotated[str, Meta(max_length=80)] | None = None


class Plan(Wish, tag="plan", frozen=True):
    """A what-if board: the decisions of `line` played in a world imagined from one's own view; another
    `world`, other hidden things and other dice. Nobody else learns of it. Answered by `planned`."""

    line: Annotated[tuple[AnyAction, ...], Meta(max_length=200)] = ()
    world: Annotated[int, Meta(ge=0, le=999_999)] = 0


class Past(Wish, tag="past", frozen=True):
    """How it looked after so many decisions. Answered by `looked`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]


class Ready(Wish, tag="ready", frozen=True):
    """Before the deal: I am here, and this is what I add to the dice. When all seats are taken and
    ready, the game is dealt."""

    entropy: Annotated[str, Meta(max_length=200)] = ""


class SetBot(Wish, tag="set_bot", frozen=True):
    """Before the deal: a bot on an open seat, or (null) nobody on a bot's."""

    seat: Seat
    bot: BotName | None


class Propose(Wish, tag="propose", frozen=True):
    """Something that the other people at the table must agree to.

    `take_back`: my last decision, and what followed, is taken back. `abandon`: the game ends without a
    result. `stand_in`: a bot plays for a seat (`once`: only until its turn is over); of a seat that was
    left, or whose time is up, nobody else is asked."""

    what: Literal["take_back", "abandon", "stand_in"]
    seat: Seat | None = None
    bot: BotName | None = None
    once: bool = False


class Answer(Wish, tag="answer", frozen=True):
    """Yes or no to the proposal of number `motion`; the proposer's own no withdraws it."""

    motion: Number
    agree: bool


class StandIn(Wish, tag="stand_in", frozen=True):
    """A bot plays for me from now on; null: I play again."""

    bot: BotName | None


class Leave(Wish, tag="leave", frozen=True):
    """Leaves the table for good. Before the deal the seat is open again; afterwards it waits for
    somebody else, or for a stand-in."""


class Rematch(Wish, tag="rematch", frozen=True):
    """After the end: the same table again. `done` comes when the new one is there (event `rematch`)."""


class Chat(Wish, tag="chat", frozen=True):
    """A line of chat; players and spectators do not read each other while the game runs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


ClientMessage = (
    Hello | Ping | Play | Line | Preview | Undo | Why | Plan | Past | Ready | SetBot | Propose | Answer
    | StandIn | Leave | Rematch | Chat
)  # fmt: skip


# -- a table ------------------------------------------------------------------------------


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


# -- the scene ----------------------------------------------------------------------------


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of the scene; `tone` is its colour, the shape follows from it."""

    seat: int
    tone: str
    name: str
    letter: str
    points: int
    active: bool
    facts: tuple[tuple[str, str], ...]


class SpaceDrawn(msgspec.Struct, frozen=True):
    """A space: `at` on the grid that arrow keys walk, `box` x, y, width, height in pixels of its leaf,
    `lines` x, y, words, kind (mark, note, badge), `glyphs` x, y, size, name, tone."""

    id: str
    at: tuple[int, int]
    label: str
    shape: str
    state: Literal["", "free", "covered", "open", "used", "closed"]
    tone: str
    box: tuple[float, float, float, float]
    lines: tuple[tuple[float, float, str, str], ...]
    glyphs: tuple[tuple[float, float, float, str, str], ...]
    links: tuple[str, ...]


class PieceDrawn(msgspec.Struct, frozen=True):
    """A piece: the same id is the same thing wherever it goes. `at` is x, y of its middle, and size;
    `body` is a symbol beneath its shape, or ""."""

    id: str
    space: str
    kind: str
    label: str
    seat: int | None
    tone: str
    chosen: bool
    count: int
    shape: str
    body: str
    glyph: str
    words: str
    at: tuple[float, float, float]


class Leaf(msgspec.Struct, frozen=True):
    """A drawn sheet (board, mat, track, cards or stores), or a part of one; `name` is the sheet's. `scenery`
    is kind and path of what lies beneath its spaces; `place` is where its corner lies on the tableau, if it
    lies there."""

    id: str
    sheet: str
    title: str
    name: str
    kind: str
    seat: int | None
    tone: str
    width: float
    height: float
    place: tuple[float, float] | None
    scenery: tuple[tuple[str, str], ...]
    lines: tuple[tuple[float, float, str, str], ...]
    spaces: tuple[SpaceDrawn, ...]
    pieces: tuple[PieceDrawn, ...]


class Ground(msgspec.Struct, frozen=True):
    """The tableau: what lies beneath the leaves that have a place on it."""

    width: float
    height: float
    scenery: tuple[tuple[str, str], ...]


class Target(msgspec.Struct, frozen=True):
    """A choice; without a space it is a button."""

    action: int
    notation: str
    label: str
    hint: str
    space: str | None


class Scene(msgspec.Struct, frozen=True):
    """How it looks. `leaves` holds only those that changed since the last `now` on this connection;
    `order` names all of them."""

    game: str
    seat: int | None
    prompt: str
    status: tuple[str, ...]
    seats: tuple[SeatLine, ...]
    ground: Ground | None
    order: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    targets: tuple[Target, ...]
    legend: tuple[tuple[str, str], ...]


# -- to the client ------------------------------------------------------------------------


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


def schema_file() -> Path:
    """Where the schema lies."""
    return Path(__file__).with_name("protocol.schema.json")


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions, as shipped in `protocol.schema.json`."""
    (client, server), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Chapterhouse socket protocol {PROTOCOL}",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
    }
