"""Is a bot as strong as it should be? Sequential tests against bars, resumable.

A bar says: this bot beats that one in at least so many of their games. Games are played in blocks
(one seed, every seating); after each block the 95 % interval of the rate is looked at, and the test
ends when it lies on one side of the bar, or after the last game allowed. Blocks count in their order
however they come in, so the verdict does not depend on the number of workers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.kernel.errors import HouseError
from chapterhouse.lab.figures import wilson
from chapterhouse.lab.jobs import Store, Workers, run
from chapterhouse.lab.match import Match, Outcome, play
from chapterhouse.lab.schedule import matches

Verdict = Literal["reached", "missed", "above", "below"]
# An interval from fewer games may lie anywhere.
FEWEST = 20
# Decisions of one game. Where bots could go on for ever, a test of strength must not.
LONGEST = 5000
ANY_GAME = "*"


class BadBars(HouseError):
    """A table of bars that cannot be read."""


class Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of a bot. Alone (`against` empty) it is to win its game, else to beat the other."""

    game: str
    bot: str
    rate: float
    against: str = ""
    players: int = 2
    options: dict[str, Any] = {}
    why: str = ""

    @property
    def name(self) -> str:
        """Short and unique: also the name of its file of results."""
        told = [f"{k}={v}" for k, v in sorted(self.options.items())]
        parts = [
            self.game,
            str(self.players),
            *told,
            self.bot,
            *(["over", self.against] if self.against else []),
        ]
        return "-".join(parts).replace(":", "_").replace("/", "_")

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays."""
        return (self.bot, self.against) if self.against else (self.bot,)


@dataclass(frozen=True)
class Measured:
    """How a bar came out."""

    bar: Bar
    games: int
    rate: float
    low: float
    high: float
    verdict: Verdict

    @property
    def passed(self) -> bool:
        """Reached for certain, or at least not below when the last game was played."""
        return self.verdict in ("reached", "above")


@dataclass(frozen=True)
class Trial:
    """How bars are tested."""

    games: int = 200
    seed: str = "strength"
    cap: int = LONGEST
    workers: Workers = field(default_factory=Workers)
    folder: Path | None = None  # of the results; without it nothing can be resumed


def read_bars(path: Path, games: Sequence[str] = ()) -> list[Bar]:
    """The bars of a TOML file; one of game `*` is asked of every game of the house that it fits."""
    try:
        table = msgspec.toml.decode(path.read_bytes(), type=dict[str, list[Bar]])
    except (OSError, msgspec.DecodeError) as error:
        raise BadBars(f"{path}: {error}") from None
    bars = [bar for given in table.get("bar", []) for bar in _spread(given)]
    return [bar for bar in bars if not games or bar.game in games]


def _spread(bar: Bar) -> Iterator[Bar]:
    for game in game_ids() if bar.game == ANY_GAME else [bar.game]:
        if game in game_ids() and bar.players in load_game(game).options.players:
            yield msgspec.structs.replace(bar, game=game)


def judged(bar: Bar, blocks: Iterable[Sequence[Outcome]], most: int) -> Measured:
    """The state of a test after some blocks: it stops at the first that decides it."""
    won, games, low, high = 0.0, 0, 0.0, 1.0
    for block in blocks:
        won += sum(_won(outcome, bar) for outcome in block)
        games += len(block)
        low, high = wilson(won, games)
        if games >= FEWEST and (low > bar.rate or high < bar.rate):
            return Measured(bar, games, won / games, low, high, "reached" if low > bar.rate else "missed")
    rate = won / games if games else 0.0
    return Measured(bar, games, rate, low, high, "above" if games >= most and rate >= bar.rate else "below")


def _won(outcome: Outcome, bar: Bar) -> float:
    return sum(share for bot, share in zip(outcome.bots, outcome.shares, strict=True) if bot == bar.bot)


def measure(bar: Bar, trial: Trial, tell: Callable[[Measured], None] = lambda measured: None) -> Measured:
    """Tests one bar; `tell` hears how it stands after every block."""
    planned = matches(bar.game, bar.bots, bar.players, trial.games, trial.seed, bar.options, cap=trial.cap)
    blocks = _blocks(planned)
    store = Store(_about(bar, trial), Outcome, _file(bar, trial))
    measured = judged(bar, _done(blocks, store), len(planned))
    jobs = [(key, match) for block in blocks for key, match in block]
    if _decided(measured, planned):
        return measured
    with closing(run(play, jobs, store, trial.workers)) as going:
        for _ in going:
            measured = judged(bar, _done(blocks, store), len(planned))
            tell(measured)
            if _decided(measured, planned):
                break
    return measured


def _decided(measured: Measured, planned: Sequence[Match]) -> bool:
    return measured.verdict in ("reached", "missed") or measured.games >= len(planned)


def _blocks(planned: Sequence[Match]) -> list[list[tuple[str, Match]]]:
    blocks: dict[str, list[tuple[str, Match]]] = {}
    for number, match in enumerate(planned):
        blocks.setdefault(match.seed, []).append((str(number), match))
    return list(blocks.values())


def _done(blocks: Sequence[Sequence[tuple[str, Match]]], store: Store[Outcome]) -> Iterator[list[Outcome]]:
    """The whole blocks, in order, up to the first that is not complete."""
    for block in blocks:
        found = [store.results[key] for key, _ in block if key in store.results]
        if len(found) < len(block):
            return
        yield found


def _file(bar: Bar, trial: Trial) -> Path | None:
    return trial.folder / f"{bar.name}.jsonl" if trial.folder else None


def _about(bar: Bar, trial: Trial) -> Mapping[str, Any]:
    """Results go on being results of a bar whatever its rate; not so when the rules or the cap change."""
    version = load_game(bar.game).rules_version
    return {"bar": bar.name, "rules_version": version, "seed": trial.seed, "cap": trial.cap}
