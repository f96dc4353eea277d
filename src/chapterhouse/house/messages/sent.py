"""What a client may send. It is read strictly: no unknown field, no other type, nothing beyond its bounds."""

from typing import Annotated, Literal

from msgspec import Meta

from chapterhouse.house.messages.basics import AnyAction, BotName, Lang, Number, Seat, Sent, Want, Wish


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
    """Before the deal: a bot on an open seat, or (null) nobody on a bot's or on that of somebody who is not
    ready."""

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
