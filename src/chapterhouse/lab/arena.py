"""Tournaments: bots against each other over balanced seats and seeds.

result = Arena("luna", ["greedy", "random"], players=2, games=200).run()
print(result.standings[0].bot, result.standings[0].win_rate)
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from chapterhouse.bots.bot import check_name
from chapterhouse.games.library import load_game
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.playing import CAP
from chapterhouse.lab.jobs import Store, Workers, run
from chapterhouse.lab.match import Match, Outcome, play
from chapterhouse.lab.schedule import matches
from chapterhouse.lab.standings import Duel, Seating, Standing, duels, seatings, standings

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Tournament:
    """How a tournament came out."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: str
    bots: tuple[str, ...]
    outcomes: tuple[Outcome, ...]

    @property
    def standings(self) -> list[Standing]:
        """A line for every bot, the best first."""
        return standings(self.outcomes, self.bots)

    @property
    def duels(self) -> list[Duel]:
        """A line for every two bots."""
        return duels(self.outcomes, self.bots)

    @property
    def rows(self) -> list[Seating]:
        """A row for every bot in every game."""
        return seatings(self.outcomes)

    @property
    def faults(self) -> list[str]:
        """What bots failed with, each once."""
        told = (f"{o.bots[o.failed]}: {o.fault}" for o in self.outcomes if o.failed is not None)
        return list(dict.fromkeys(told))

    def plain(self) -> dict[str, Any]:
        """All of it for JSON."""
        ends = [o.end for o in self.outcomes]
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "games": len(self.outcomes),
            "ends": {end: ends.count(end) for end in dict.fromkeys(ends)},
            "standings": [asdict(standing) for standing in self.standings],
            "duels": [asdict(duel) for duel in self.duels],
            "faults": self.faults,
        }


@dataclass(frozen=True)
class Arena:
    """A tournament to be played. Without `store` its results are kept in memory alone."""

    game: str
    bots: Sequence[str]
    players: int
    games: int = 100
    seed: str = "arena"
    options: Mapping[str, Any] = field(default_factory=dict)
    board: str | None = None
    cap: int = CAP
    workers: Workers = field(default_factory=Workers)
    store: Path | None = None

    def matches(self) -> list[Match]:
        """All games, checked: unknown games, options and bots are errors before anything is played."""
        game = load_game(self.game)
        setting = Setting(self.players, game.load_board(Path(self.board) if self.board else None))
        game.options.settle(setting, self.options)
        for bot in self.bots:
            check_name(bot)
        wanted = (self.game, self.bots, self.players, self.games, self.seed)
        return matches(*wanted, self.options, self.board, self.cap)

    def run(self, tell: Tell = lambda done, of: None) -> Tournament:
        """Plays whatever is not in the store yet; `tell` hears how far it is."""
        every = [(str(number), match) for number, match in enumerate(self.matches())]
        store = Store(self.about(), Outcome, self.store)
        tell(len(store.results), len(every))
        for _ in run(play, every, store, self.workers):
            tell(len(store.results), len(every))
        outcomes = tuple(store.results[key] for key, _ in every)
        return Tournament(self.game, self.players, self.options, self.seed, tuple(self.bots), outcomes)

    def about(self) -> dict[str, Any]:
        """What makes a stored result one of this tournament; more games of the same go on with it."""
        game = load_game(self.game)
        return {
            "game": self.game, "rules_version": game.rules_version, "players": self.players,
            "bots": list(self.bots), "seed": self.seed, "options": dict(self.options),
            "board": game.load_board(Path(self.board) if self.board else None).digest, "cap": self.cap,
        }  # fmt: skip
