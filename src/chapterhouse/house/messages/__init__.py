"""The socket protocol as types: what a client may send, and what it is sent (`docs/protocol.md`).

Long polling carries the same messages. Every message is a JSON object with its `type`. What a client
sends is read strictly: no unknown field, no other type, nothing beyond its bounds.
"""

from pathlib import Path
from typing import Any

import msgspec

from chapterhouse.house.messages.basics import (
    PROTOCOL,
    AnyAction,
    BotName,
    By,
    Clock,
    Lang,
    Number,
    Seat,
    Sent,
    Settings,
    Want,
    Wish,
    WishId,
)
from chapterhouse.house.messages.scene import (
    Ground,
    Leaf,
    PieceDrawn,
    Scene,
    SeatLine,
    SpaceDrawn,
    Target,
)
from chapterhouse.house.messages.sent import (
    Answer,
    Chat,
    ClientMessage,
    Hello,
    Leave,
    Line,
    Past,
    Ping,
    Plan,
    Play,
    Preview,
    Propose,
    Ready,
    Rematch,
    SetBot,
    StandIn,
    Undo,
    Why,
)
from chapterhouse.house.messages.told import (
    Cause,
    Closing,
    Done,
    Draft,
    EntryTold,
    Event,
    HappeningTold,
    Looked,
    Motion,
    Now,
    Planned,
    Pong,
    Refused,
    Result,
    SeatNow,
    ServerMessage,
    Spoken,
    Thinking,
    Told,
    Verdict,
    Welcome,
)

__all__ = [
    "PROTOCOL",
    "Answer",
    "AnyAction",
    "BotName",
    "By",
    "Cause",
    "Chat",
    "ClientMessage",
    "Clock",
    "Closing",
    "Done",
    "Draft",
    "EntryTold",
    "Event",
    "Ground",
    "HappeningTold",
    "Hello",
    "Lang",
    "Leaf",
    "Leave",
    "Line",
    "Looked",
    "Motion",
    "Now",
    "Number",
    "Past",
    "PieceDrawn",
    "Ping",
    "Plan",
    "Planned",
    "Play",
    "Pong",
    "Preview",
    "Propose",
    "Ready",
    "Refused",
    "Rematch",
    "Result",
    "Scene",
    "Seat",
    "SeatLine",
    "SeatNow",
    "Sent",
    "ServerMessage",
    "SetBot",
    "Settings",
    "SpaceDrawn",
    "Spoken",
    "StandIn",
    "Target",
    "Thinking",
    "Told",
    "Undo",
    "Verdict",
    "Want",
    "Welcome",
    "Why",
    "Wish",
    "WishId",
    "schema",
    "schema_file",
]


def schema_file() -> Path:
    """Where the schema lies."""
    return Path(__file__).parents[1] / "protocol.schema.json"


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
