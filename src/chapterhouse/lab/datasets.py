"""Datasets: what seats saw, what they did, and how it ended, as Parquet.

    Dataset("luna", ["greedy", "random"], players=2, games=1000, folder=Path("data")).write()

    pandas.read_parquet("data/decisions")   # one row a decision
    pandas.read_parquet("data/games")       # one row a game

A row of `decisions` holds the view of the seat that decided (`view.goods`, ...: exactly what a bot is
handed, nothing hidden), the legal actions, the action, and the reward that the seat got in the end.
Parts are written as they come; a broken-off run goes on where it was.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from chapterhouse.games.library import load_game
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.observation import Observation
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.arena import Arena
from chapterhouse.lab.jobs import BadStore, Workers, needed, run
from chapterhouse.lab.match import Match, Outcome, play

PART = 50
VIEW = "view."
TABLES = ("games", "decisions")


@dataclass(frozen=True)
class Part:
    """Some matches, numbered from `first` on."""

    first: int
    matches: tuple[Match, ...]


# The two tables of a part as Parquet files, ready to be written.
Files = tuple[bytes, bytes]


@dataclass(frozen=True)
class Dataset:
    """A dataset to be written."""

    game: str
    bots: Sequence[str]
    players: int
    games: int
    folder: Path
    seed: str = "record"
    options: Mapping[str, Any] = field(default_factory=dict)
    board: str | None = None
    cap: int = CAP
    workers: Workers = field(default_factory=Workers)

    def write(self, tell: Callable[[int, int], None] = lambda done, of: None) -> int:
        """Plays and writes what is not there yet; returns the number of games in the dataset."""
        matches = self.check()
        parts = [Part(at, tuple(matches[at : at + PART])) for at in range(0, len(matches), PART)]
        jobs = [(f"{number:05}", part) for number, part in enumerate(parts)]
        sizes = {key: len(part.matches) for key, part in jobs}
        store = _Parts(self.folder, self._about())
        tell(sum(sizes[key] for key in store.results if key in sizes), len(matches))
        for _ in run(play_part, jobs, store, self.workers):
            tell(sum(sizes[key] for key in store.results if key in sizes), len(matches))
        return len(matches)

    def check(self) -> list[Match]:
        """All games to be played; whatever is wrong is an error before anything is played."""
        needed("pyarrow.parquet", "a dataset", "lab")
        return self._arena().matches()

    def _arena(self) -> Arena:
        wanted = (self.game, self.bots, self.players, self.games, self.seed)
        return Arena(*wanted, self.options, self.board, self.cap)

    def _about(self) -> dict[str, Any]:
        sight = Observation(load_game(self.game).state)
        return {**self._arena().about(), "games": self.games, "observation": sight.names}


class _Parts:
    """Parts of a dataset by number; one that was not written whole does not count."""

    def __init__(self, folder: Path, about: Mapping[str, Any]) -> None:
        self._folder, head = folder, folder / "about.json"
        for name in TABLES:
            (folder / name).mkdir(parents=True, exist_ok=True)
        if not head.exists():
            head.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        elif json.loads(head.read_text(encoding="utf-8")) != json.loads(json.dumps(about)):
            raise BadStore(f"{folder}: holds another dataset; its {head.name} says which")
        done = [
            {p.stem.removeprefix("part-") for p in (folder / name).glob("part-*.parquet")} for name in TABLES
        ]
        self.results: dict[str, Files] = dict.fromkeys(set.intersection(*done), (b"", b""))

    def add(self, key: str, files: Files) -> None:
        for name, content in zip(TABLES, files, strict=True):
            path = self._folder / name / f"part-{key}.parquet"
            fresh = self._folder / f".{name}-{key}.new"
            fresh.write_bytes(content)
            fresh.replace(path)
        self.results[key] = (b"", b"")


def play_part(part: Part) -> Files:
    """Plays the matches of a part, and makes its two files."""
    game = load_game(part.matches[0].game)
    witnessed = [_witnessed(match, part.first + n) for n, match in enumerate(part.matches)]
    games = {name: [row[name] for row, _ in witnessed] for name in witnessed[0][0]}
    return _file(games), _file(_decisions(game, [one for _, seen in witnessed for one in seen]))


@dataclass(frozen=True)
class Seen:
    """One decision: what was seen (not the whole view, whose log grows with the game), what was done."""

    outcome: Outcome
    game: int
    ply: int
    seat: int
    rows: Rows
    legal: tuple[int, ...]
    action: int


Witnessed = tuple[dict[str, Any], list[Seen]]


def _witnessed(match: Match, number: int) -> Witnessed:
    seen: list[tuple[int, Rows, tuple[int, ...], int]] = []
    outcome = play(match, lambda v, action: seen.append((v.seat or 0, v.rows, v.legal, action)))
    row = {
        "game": number, "seed": match.seed, "bots": list(outcome.bots), "scores": list(outcome.scores),
        "winners": list(outcome.winners), "end": outcome.end, "decisions": outcome.decisions,
        "options": json.dumps(match.options),
    }  # fmt: skip
    return row, [Seen(outcome, number, ply, *one) for ply, one in enumerate(seen)]


def _decisions(game: Game, every: Sequence[Seen]) -> dict[str, Any]:
    """The columns of the table of decisions."""
    seats = np.array([one.seat for one in every], np.int8)
    columns: dict[str, Any] = {
        "game": np.array([one.game for one in every], np.int64),
        "ply": np.array([one.ply for one in every], np.int32),
        "seat": seats,
        "bot": [one.outcome.bots[one.seat] for one in every],
        "action": np.array([one.action for one in every], np.int16),
        "notation": [game.alphabet.text(one.action) for one in every],
        "legal": [np.array(one.legal, np.int16) for one in every],
        "margin": np.array([one.outcome.margins[one.seat] for one in every], np.int32),
        "rank": np.array([one.outcome.ranks[one.seat] for one in every], np.float32),
    }
    rows = np.concatenate([one.rows for one in every])
    for f in game.state.visible:
        values = rows[f.name]
        columns[VIEW + f.name] = values[np.arange(len(rows)), seats] if f.visibility == "own" else values
    return columns


def _file(columns: Mapping[str, Any]) -> bytes:
    """Columns as a Parquet file; arrays become lists of one fixed length."""
    arrow: Any = needed("pyarrow", "a dataset", "lab")
    parquet: Any = needed("pyarrow.parquet", "a dataset", "lab")
    table = arrow.table({name: _column(arrow, values) for name, values in columns.items()})
    sink = arrow.BufferOutputStream()
    parquet.write_table(table, sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content


def _column(arrow: Any, values: Any) -> Any:
    if not isinstance(values, np.ndarray) or values.ndim == 1:
        return arrow.array(values)
    flat = np.ascontiguousarray(values.reshape(len(values), -1))
    return arrow.FixedSizeListArray.from_arrays(arrow.array(flat.ravel()), flat.shape[1])
