"""What an event of a table's log says, as it is stored. The log is the truth: everything else about
a table is a fold of these (`life.py`)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from chapterhouse.house.messages import By, Settings

What = Literal["take_back", "abandon", "stand_in"]


class Body(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """The body of an event."""


class Created(Body, tag="created", frozen=True):
    """The first event. The seed is not in it; its commitment is."""

    game: str
    rules_version: int
    board: str
    players: int
    options: dict[str, Any]
    settings: Settings
    commitment: str


class Seated(Body, tag="seated", frozen=True):
    """Somebody, or a bot, sat down."""

    seat: int
    name: str = ""
    bot: str = ""


class Left(Body, tag="left", frozen=True):
    """A seat was left; before the deal, or a bot's, it is open again."""

    seat: int


class Invited(Body, tag="invited", frozen=True):
    """There is a new invitation for a seat; older ones are dead."""

    seat: int


class ReadyMade(Body, tag="ready", frozen=True):
    """A seat is ready, and has added this to the dice."""

    seat: int
    entropy: str


class Dealt(Body, tag="dealt", frozen=True):
    """The set-up, with a digest of its chance."""

    check: str


class Played(Body, tag="played", frozen=True):
    """A decision; `check` is a digest of the chance that followed, so that a replay can be compared.
    `ply`: of the position in which it was made."""

    seat: int
    action: str
    check: str
    by: By = "seat"
    bot: str = ""


class Undone(Body, tag="undone", frozen=True):
    """Back to so many decisions, within a turn."""

    seat: int
    ply: int


class Proposed(Body, tag="proposed", frozen=True):
    """Something that others must agree to; the number of this event is the motion's."""

    seat: int
    what: What
    about: int | None = None
    bot: str = ""
    once: bool = False
    ply: int | None = None
    excused: tuple[int, ...] = ()  # who is not asked: his time is up, or he has not come for long


class Agreed(Body, tag="agreed", frozen=True):
    """A yes to a motion."""

    seat: int
    motion: int


class Declined(Body, tag="declined", frozen=True):
    """A no, the proposer's own included: the motion is off."""

    seat: int
    motion: int


class TakenBack(Body, tag="taken_back", frozen=True):
    """All have agreed: back to so many decisions."""

    ply: int


class Abandoned(Body, tag="abandoned", frozen=True):
    """All have agreed to end without a result."""


class StandsIn(Body, tag="stand_in", frozen=True):
    """A bot plays for a seat; `once`: until its turn is over."""

    seat: int
    bot: str
    once: bool = False


class Returned(Body, tag="returned", frozen=True):
    """The owner of a seat plays again."""

    seat: int


class Penalised(Body, tag="penalty", frozen=True):
    """A refused try that costs points, where the game has such an option."""

    seat: int
    action: str


class Rematched(Body, tag="rematch", frozen=True):
    """The next table."""

    table: str


AnyBody = (
    Created | Seated | Left | Invited | ReadyMade | Dealt | Played | Undone | Proposed | Agreed | Declined
    | TakenBack | Abandoned | StandsIn | Returned | Penalised | Rematched
)  # fmt: skip

Seq = Annotated[int, Meta(ge=0)]

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyBody)


def encode(body: AnyBody) -> bytes:
    """A body as it is stored."""
    return _encoder.encode(body)


def decode(raw: bytes) -> AnyBody:
    """A stored body."""
    body: AnyBody = _decoder.decode(raw)
    return body


def kind_of(body: AnyBody) -> str:
    """The kind by which the protocol names it."""
    return str(body.__struct_config__.tag)
