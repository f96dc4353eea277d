"""Game records, format 1: JSON that people can read, that replays, and that proves its dice.

Everything a reader needs stands in it: actions in notation, chance in words, scores. Whoever replays
it with the house's own rules checks all of that again and names the first ply that differs. Only
facts are hashed, never the bytes of a layout, so that a record written today replays tomorrow.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import BadRecord, HouseError
from chapterhouse.kernel.fairness import honours
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.log import HIDDEN, Entry
from chapterhouse.kernel.rule import reachable_sources
from chapterhouse.kernel.table import Table


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chance event: what was drawn or rolled. Hidden ones have neither detail nor outcome."""

    kind: str
    detail: dict[str, Any] | None = None
    outcome: Any = None


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision and the chance that followed it. `hidden`: only the kind of action is known."""

    seat: int
    action: str
    chance: tuple[Chance, ...] = ()
    hidden: bool = False


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, or as much of a running one as somebody may know."""

    format: Literal[1]
    game: str
    rules_version: int
    source_hash: str  # for information: other sources may still replay it
    board_hash: str
    players: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    entropy: tuple[str, ...]
    seed: str | None  # hexadecimal; shown when the game is over, or was ended by consent
    setup: tuple[Chance, ...]
    plies: tuple[Decision, ...]
    result: Result | None
    facts: str  # a hash of setup, plies and result


def record_of(table: Table, seat: int | None = None, *, full: bool = False) -> Record:
    """The record of a table. Of a running game it holds what a seat (None: a spectator) may know,
    unless `full` is set: that is for the host's own saved game, and for one that was ended by consent; it
    holds the seed."""
    whole = full or table.over
    log = table.log(seat, everything=whole)
    result = Result(tuple(table.scores()), tuple(table.winners()), table.end) if table.end else None
    setup, plies = _chance(log[0]), _in_turn(table, [_decision(entry) for entry in log[1:]])
    return Record(
        format=1,
        game=table.game.id,
        rules_version=table.game.rules_version,
        source_hash=source_hash(table.game),
        board_hash=table.board.digest,
        players=table.players,
        options=dict(table.options),
        seats=table.seats,
        commitment=table.commitment,
        entropy=table.entropy,
        seed=table.seed.hex() if whole else None,
        setup=setup,
        plies=plies,
        result=result,
        facts=_facts(setup, plies, result),
    )


@lru_cache(maxsize=64)
def source_hash(game: Game) -> str:
    """A hash of the sources of a game's rules."""
    hashed = hashlib.sha256()
    for path in reachable_sources(game.rules.__name__):
        hashed.update(path.read_bytes())
    return hashed.hexdigest()[:24]


def _in_turn(table: Table, plies: list[Decision]) -> tuple[Decision, ...]:
    """Decisions that all made at once stand in turn order, in whatever order they came."""
    for start, order in table.made_together():
        came = plies[start : start + len(order)]
        for place, at in enumerate(order):
            plies[start + place] = msgspec.structs.replace(came[at], chance=came[place].chance)
    return tuple(plies)


def _decision(entry: Entry) -> Decision:
    assert entry.seat is not None
    assert entry.action is not None
    hidden = entry.action.number == HIDDEN
    return Decision(entry.seat, entry.action.text, _chance(entry), hidden)


def _chance(entry: Entry) -> tuple[Chance, ...]:
    struck = [h for h in entry.happenings if h.chance]
    return tuple(Chance(h.params.get("event", h.kind), h.params.get("detail"), h.params.get("outcome"))
                 for h in struck)  # fmt: skip


def _facts(setup: Any, plies: Any, result: Any) -> str:
    return hashlib.sha256(msgspec.json.encode([setup, plies, result], order="deterministic")).hexdigest()


# -- reading and writing ------------------------------------------------------------------


def to_json(record: Record) -> str:
    """The record as text, one decision a line."""
    plain = msgspec.to_builtins(record)
    lines = [f"  {json.dumps(key)}: {_value(key, plain[key])}" for key in plain]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(key: str, value: Any) -> str:
    if key not in ("plies", "setup") or not value:
        return json.dumps(value, ensure_ascii=False)
    rows = [f"    {json.dumps(row, ensure_ascii=False)}" for row in value]
    return "[\n" + ",\n".join(rows) + "\n  ]"


def from_json(text: str | bytes) -> Record:
    """A record from text; a fault names the field."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"record: {error}") from None
    if record.facts != _facts(record.setup, record.plies, record.result):
        raise BadRecord("record: field facts does not fit setup, plies and result; the file was changed")
    return record


def schema() -> dict[str, Any]:
    """The JSON Schema of the format, as shipped in `record.schema.json`."""
    return msgspec.json.schema(Record)


def schema_file() -> Path:
    """Where the schema lies."""
    return Path(__file__).with_name("record.schema.json")


# -- replaying ----------------------------------------------------------------------------


def replay(
    record: Record,
    game: Game,
    board: BoardFile | None = None,
    *,
    upto: int | None = None,
    watch: Callable[[Table], None] = lambda table: None,
) -> Table:
    """The table that a record describes, up to a ply; everything in the record is checked again."""
    used = board or game.load_board(None)
    _check_head(record, game, used)
    table = _deal_again(record, game, used)
    _compare(0, record.setup, _chance(table.entry(0)))
    watch(table)
    for ply, decision in enumerate(record.plies[: len(record.plies) if upto is None else upto], 1):
        _play_again(table, ply, decision)
        watch(table)
    if upto is None:
        _check_result(record, table)
    return table


def _check_head(record: Record, game: Game, board: BoardFile) -> None:
    if record.game != game.id:
        raise BadRecord(f"record: game is {record.game!r}, not {game.id!r}")
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"record: rules_version is {record.rules_version}, this house plays version {game.rules_version}"
        )
    if record.board_hash != board.digest:
        raise BadRecord("record: board_hash is of another board file; hand that file in with --board")
    if record.seed is None:
        raise BadRecord("record: seed is missing; a game replays once it is over and its seed is shown")


def _deal_again(record: Record, game: Game, board: BoardFile) -> Table:
    try:
        seed = bytes.fromhex(record.seed or "")
    except ValueError:
        raise BadRecord("record: seed is no hexadecimal number") from None
    if not honours(seed, record.commitment):
        raise BadRecord("record: the seed is not the one that commitment was made for")
    try:
        return Table(
            game, record.players, record.options, board=board, seed=seed,
            entropy=record.entropy, seats=record.seats,
        )  # fmt: skip
    except HouseError as error:
        raise BadRecord(f"record: {error}") from None


def _play_again(table: Table, ply: int, decision: Decision) -> None:
    if decision.hidden:
        raise BadRecord(f"ply {ply}: the action is hidden")
    if decision.seat not in table.awaited:
        here = ", ".join(map(str, table.awaited)) or "nobody"
        raise BadRecord(f"ply {ply}: seat {decision.seat} decides in the record, here {here}")
    try:
        table.again(decision.action, decision.seat)
    except HouseError as error:
        raise BadRecord(f"ply {ply}: {error}") from None
    _compare(ply, decision.chance, _chance(table.entry(ply)))


def _compare(ply: int, told: Sequence[Chance], struck: Sequence[Chance]) -> None:
    for one, other in zip(told, struck, strict=False):
        if one != other:
            raise BadRecord(f"ply {ply}: chance {one.kind} gave {one.outcome!r}, here {other.outcome!r}")
    if len(told) != len(struck):
        raise BadRecord(f"ply {ply}: {len(told)} chance events in the record, here {len(struck)}")


def _check_result(record: Record, table: Table) -> None:
    over = Result(tuple(table.scores()), tuple(table.winners()), table.end) if table.end else None
    if record.result != over:
        raise BadRecord(f"ply {len(record.plies)}: result is {record.result}, here {over}")
