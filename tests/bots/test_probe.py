"""HI-7: a bot that walks through every Python object it can reach finds nothing that it may not know."""

import gc
import types
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from chapterhouse.bots import bot as bots
from chapterhouse.games.library import all_games
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table, View

# What nobody could find by accident.
SHORTEST = 8


class Probe:
    """Keeps whatever it is handed."""

    name = "probe"

    def __init__(self, *handed: Any) -> None:
        self.handed: list[Any] = list(handed)

    def choose(self, view: View) -> int:
        self.handed.append(view)
        return view.legal[0]


def reachable(*roots: Any) -> Iterator[Any]:
    """Everything that can be reached, modules and their globals included. (Frames are no way in: only
    the interpreter itself hands those out.)"""
    seen, waiting = set[int](), list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, types.FrameType):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)
        if isinstance(thing, np.ndarray):
            waiting.append(thing.base)  # arrays do not tell the collector
            waiting += thing.ravel().tolist() if thing.dtype.hasobject else []
        if isinstance(thing, memoryview):
            waiting.append(thing.obj)


def content(thing: Any) -> bytes:
    """The bytes of a thing that has any."""
    if isinstance(thing, bytes | bytearray):
        return bytes(thing)
    if isinstance(thing, np.ndarray | np.void) and not thing.dtype.hasobject:
        return (
            np.ndarray.tobytes(thing) if isinstance(thing, np.ndarray) else thing.tobytes()
        )  # masked ones too
    if isinstance(thing, str):
        return thing.encode(errors="replace")
    if type(thing) is int and 0 <= thing < 1 << 256:
        return thing.to_bytes(32, "little")
    return b""


def found(needles: dict[str, bytes], *roots: Any) -> set[str]:
    """Which needles lie in anything that can be reached."""
    hit, backwards = set[str](), {name: needle[::-1] for name, needle in needles.items()}
    for thing in reachable(*roots):
        held = content(thing)
        if len(held) >= SHORTEST:
            hit |= {name for name, needle in needles.items() if needle in held}
            hit |= {name for name, needle in backwards.items() if needle in held}
    return hit


def secrets_of(table: Table) -> dict[str, bytes]:
    """What no seat may ever see."""
    generator = table.rows["rng"][0]
    return {
        "seed": table.seed,
        "seed in text": table.seed.hex().encode(),
        "generator": generator.tobytes(),
        "first word": int(generator[0]).to_bytes(8, "little"),
        "second word": int(generator[1]).to_bytes(8, "little"),
    }


def planted(table: Table, seat: int, rng: Random) -> dict[str, bytes]:
    """Fills every hidden field of the record with what occurs nowhere else, and says what."""
    needles, raw = dict[str, bytes](), table.engine.layout.raw(table.rows)[0]
    for f in table.engine.layout.fields:
        start, width = table.engine.layout.offset(f.name), table.rows.dtype[f.name].itemsize
        rows = f.shape[0] if f.visibility == "own" else 1
        for row in range(rows):
            if f.visibility == "public" or (f.visibility == "own" and row == seat):
                continue
            canary = rng.randbytes(width // rows)
            raw[start + row * len(canary) : start + (row + 1) * len(canary)] = np.frombuffer(canary, np.uint8)
            if len(canary) >= SHORTEST:
                needles[f"{f.name}[{row}]"] = canary
    return needles


@pytest.fixture(params=all_games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    kind: Game = request.param
    return kind


@pytest.fixture
def probes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "makers", lambda: {"probe": Probe})


def dealt(game: Game) -> Table:
    players = game.options.players[-1]
    return Table(game, players, seed=Random(game.id).randbytes(32), engine=Engine(game))


def play_some(table: Table, seats: list[Any], plies: int) -> None:
    for _ in range(plies):
        table.play(seats[table.to_act].choose(table.view(table.to_act)))


@pytest.mark.usefixtures("probes")
def test_no_bot_reaches_seed_or_generator_or_hidden_fields(game: Game) -> None:
    table = dealt(game)
    seats: list[Any] = [bots.make_bot("probe", table.engine, s, "7") for s in range(table.players)]
    play_some(table, seats, 25)
    probe = seats[table.to_act]
    needles = {**secrets_of(table), **planted(table, table.to_act, Random(3))}
    probe.choose(table.view(table.to_act))
    assert found(needles, probe.handed) == set()


def test_the_probe_finds_what_is_there(game: Game) -> None:
    """Handed the table itself, it finds everything: the test above can fail."""
    table = dealt(game)
    needles = {**planted(table, 0, Random(3)), **secrets_of(table)}
    needles.pop("rng[0]", None)
    assert found(needles, [table]) >= needles.keys() - {"seed in text"}
    view = table.view(0)
    assert "generator" in found(needles, View(game, 0, table.rows, view.legal, view.log, view.options))
