"""`chapterhouse bench`: how fast the engines are, as ratios to others in the same run.

Absolute figures drift with the machine. So every engine is warmed up in a process of its own, rounds
are interleaved, the median of the rounds counts, and a calibration loop runs beside each.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import click

from chapterhouse.cli.bench_tables import tables
from chapterhouse.cli.options import Names, games_argument, json_option
from chapterhouse.games.library import all_games
from chapterhouse.kernel.errors import HouseError, UnknownName
from chapterhouse.kernel.game import Game

ROOT = Path(__file__).resolve().parents[3]
PEERS = ROOT / "bench" / "peers"
PAGE = ROOT / "docs" / "performance.md"
STARTS = 5
# Libraries that would start a thread for every core that they see.
ONE_THREAD = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
# What a peer plays: games one by one, like our playouts, or environments of a learner, like our batch.
PLAYOUTS, BATCH = "random", "batch"


class Contestant:
    """An engine in a process of its own."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.rounds: list[dict[str, Any]] = []
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=ONE_THREAD)
        one_core(self._process.pid)
        self.costs = self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise HouseError(f"bench: {self.name} gave no answer; is it installed? (make bench installs it)")
        return json.loads(line)

    def play_round(self) -> None:
        """One round, remembered."""
        assert self._process.stdin is not None
        self._process.stdin.write("round\n")
        self._process.stdin.flush()
        self.rounds.append(self._read())

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()

    def rates(self, which: str, what: str) -> list[float]:
        """Decisions, choices or playouts a second in every round."""
        return [r[which][what] / r[which]["seconds"] for r in self.rounds]

    def times(self, which: str, peer: "Contestant", theirs: str) -> float:
        """How many times a peer's decisions a second ours are, round by round."""
        mine, others = self.rates(which, "decisions"), peer.rates(theirs, "decisions")
        return median(a / b for a, b in zip(mine, others, strict=True))


def one_core(process: int) -> None:
    """Keeps a process on one core, where the system can do that: figures are figures of one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {min(os.sched_getaffinity(0))})


def peer_script(name: str) -> Path:
    """The script that plays a peer's games; they lie in the source checkout."""
    known = sorted(p.stem.removesuffix("_peer") for p in PEERS.glob("*_peer.py"))
    if name not in known:
        raise UnknownName("peer", name, known or ["none: peers lie in the source checkout"])
    return PEERS / f"{name}_peer.py"


def run_bench(games: Sequence[Game], against: Sequence[str], rounds: int) -> dict[str, Any]:
    """All figures, for programs."""
    scripts = {name: peer_script(name) for name in against}
    result: dict[str, Any] = {"rounds": rounds, "games": {}, "peers": {}}
    peers = {name: Contestant(name, [sys.executable, str(path)]) for name, path in scripts.items()}
    worker = "chapterhouse.cli.bench_worker"
    ours = {game.id: Contestant(game.id, [sys.executable, "-m", worker, game.id]) for game in games}
    everybody = [*peers.values(), *ours.values()]
    for number in range(rounds):
        click.echo(f"round {number + 1} of {rounds}", err=True)
        for contestant in everybody:
            contestant.play_round()
    for contestant in everybody:
        contestant.close()
    result["peers"] = {name: _peer(peer) for name, peer in peers.items()}
    for game in games:
        result["games"][game.id] = _game(game, ours[game.id], peers) | {"cold": cold(game)}
    result["start"] = {"chapterhouse games": start_seconds()}
    return result


def kind_of(peer: Contestant) -> str:
    """Which of our figures a peer is measured against; a peer has one."""
    return next(kind for kind in (PLAYOUTS, BATCH) if kind in peer.rounds[0])


def _peer(peer: Contestant) -> dict[str, Any]:
    kind = kind_of(peer)
    rates = {what: median(peer.rates(kind, what)) for what in ("decisions", "choices")}
    return {"plays": peer.costs, "kind": kind, **rates}


def _game(game: Game, ours: Contestant, peers: dict[str, Contestant]) -> dict[str, Any]:
    calibration = [r["calibration"] for r in ours.rounds]
    few, many = ({n: p for n, p in peers.items() if kind_of(p) == kind} for kind in (PLAYOUTS, BATCH))
    batch = _rates(ours, BATCH, many)
    two = [a / b for a, b in zip(ours.rates(BATCH, "decisions"), ours.rates("2", "decisions"), strict=True)]
    return {
        "playouts": {str(n): _rates(ours, str(n), few) for n in game.options.players},
        "batch": {**batch, "of playouts": median(two)},
        "search": median(ours.rates("search", "playouts")),
        "costs": ours.costs,
        "calibration": [min(calibration), max(calibration)],
    }


def _rates(ours: Contestant, which: str, peers: dict[str, Contestant]) -> dict[str, Any]:
    figures: dict[str, Any] = {what: median(ours.rates(which, what)) for what in ("decisions", "choices")}
    return figures | {name: ours.times(which, peer, kind_of(peer)) for name, peer in peers.items()}


def cold(game: Game) -> dict[str, float]:
    """Seconds to compile with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "chapterhouse.cli.bench_worker", game.id, "--cold"]
        env = {**os.environ, "CHAPTERHOUSE_CACHE": folder}
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def start_seconds() -> float:
    """Seconds that `chapterhouse games` takes."""
    spent = []
    for _ in range(STARTS):
        start = perf_counter()
        subprocess.run([sys.executable, "-m", "chapterhouse", "games"], capture_output=True, check=True)
        spent.append(perf_counter() - start)
    return median(spent)


def write_page(result: dict[str, Any], command_line: str) -> None:
    """Puts the tables between the marks of docs/performance.md."""
    if not PAGE.exists():
        raise HouseError("bench: docs/performance.md is part of the source checkout, which this is not")
    text = PAGE.read_text(encoding="utf-8")
    begin, end = "<!-- figures -->", "<!-- end -->"
    before, after = text.split(begin)[0], text.split(end)[1]
    how = f"Written by `{command_line}`, median of {result['rounds']} rounds."
    body = f"{begin}\n{how}\n\n{tables(result)}\n{end}"
    PAGE.write_text(before + body + after, encoding="utf-8")


@click.command("bench")
@games_argument
@click.option(
    "--against", type=Names(), default=(), metavar="PEER,...", help="Other engines to run beside ours."
)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Interleaved rounds.")
@click.option("--write", is_flag=True, help="Put the figures into docs/performance.md.")
@json_option
def command(games: Sequence[Game], against: Sequence[str], rounds: int, write: bool, as_json: bool) -> None:
    """Measures playouts, costs per call and compile times of the GAMES, or of all of them."""
    result = run_bench(games or all_games(), against, rounds)
    if write:
        write_page(
            result, "chapterhouse bench " + " ".join(["--against", ",".join(against)] if against else [])
        )
    click.echo(json.dumps(result) if as_json else tables(result))
