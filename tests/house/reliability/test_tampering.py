"""CT-1 and BD-6's like: whatever a client sends, nothing falls over and nothing changes unless it may."""

import json
from random import Random
from typing import Any

import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.talking import read
from chapterhouse.house.telling import Reader
from tests.house.local import LocalTable

ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2**31 - 1, 2**31, 2**63, 1.5, "", " ", "x" * 200, "\u0000", "\ud83d\ude00",
    [], {}, [[]], {"a": 1}, "pass", "0", "NaN",
]  # fmt: skip


def wild(table: LocalTable, rng: Random) -> dict[str, Any]:
    """A message that looks like one of ours, with some of it wrong."""
    text = table.engine.game.alphabet.text(rng.randrange(table.engine.game.alphabet.size))
    broken = "".join(rng.sample(text, len(text))) if rng.random() < 0.5 else text + rng.choice(" 0x\n")
    action = rng.choice([text, broken, rng.randrange(-5, 2000), rng.choice(ODD)])
    kind = rng.choice([k.__struct_config__.tag for k in ms.ClientMessage.__args__])
    told = {"type": kind, "id": f"w{rng.randrange(10**9)}", "n": rng.choice([table.life.n, -1, 10**6])}
    fields = {
        "play": {"action": action, "confirm": rng.random() < 0.5}, "line": {"actions": [action, text]},
        "preview": {"action": action}, "why": {"action": action}, "plan": {"line": [action], "world": 1},
        "past": {"ply": rng.randrange(500)}, "ready": {"entropy": "x"}, "undo": {"all": True},
        "set_bot": {"seat": rng.randrange(9), "bot": rng.choice(["monk", "run:sh", None])},
        "propose": {"what": rng.choice(["abandon", "take_back", "stand_in", "win"])},
        "answer": {"motion": rng.randrange(50), "agree": True}, "stand_in": {"bot": rng.choice(ODD)},
    }.get(str(kind), {})  # fmt: skip
    told |= fields
    if kind not in ("play", "line", "undo"):
        del told["n"]
    if rng.random() < 0.3:
        told[rng.choice([*told, "seat", "score"])] = rng.choice(ODD)
    return told


def harass(game: str, tries: int, seed: int) -> int:
    """Sends wild messages of all seats; returns how many were refused."""
    rng, refused = Random(seed), 0
    table = LocalTable(game, 2, rng.randbytes(32)).deal()
    for _ in range(tries):
        if not table.life.awaited:
            table = LocalTable(game, 2, rng.randbytes(32)).deal()
        before, n = table.life.running.rows.tobytes(), table.life.n
        try:
            message = read(json.dumps(wild(table, rng)))
            ask(table, message, rng.randrange(2))
        except No:
            refused += 1
            paid = table.life.n > n  # a refused try that costs points at this table
            assert paid or (table.life.running.rows.tobytes(), table.life.n) == (before, n)
        if table.life.phase != "running" or table.life.motion:
            table = LocalTable(game, 2, rng.randbytes(32)).deal()
    return refused


def ask(table: LocalTable, message: ms.ClientMessage, seat: int) -> None:
    """What the house does with a message."""
    reader = Reader(seat, want="moves")
    match message:
        case ms.Preview():
            table.sight.draft(message.id, message.action, reader, False)
        case ms.Why():
            table.sight.why(message, reader)
        case ms.Plan():
            table.sight.plan(message, reader)
        case ms.Hello() | ms.Ping() | ms.Past() | ms.Chat() | ms.Rematch() | ms.Leave():
            return
        case _:
            table.wish(seat, message)


@pytest.mark.parametrize("game", game_ids())
def test_ct_1_wild_messages_change_nothing(game: str) -> None:
    assert harass(game, 1500, 1) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
def test_ct_1_a_hundred_thousand(game: str) -> None:
    assert harass(game, 100_000, 2) > 50_000
