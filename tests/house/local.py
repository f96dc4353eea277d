"""A table without store and network, for tests of the fold and of what is seen."""

from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.life import Life, Trial
from chapterhouse.house.sight import Sight
from chapterhouse.house.store.rows import NOBODY, Stored, linked
from chapterhouse.house.wishes import WISHES, Asking, Costly, Drafted
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.fairness import commitment
from chapterhouse.kernel.options import Setting

START = 1_700_000_000_000


class LocalTable:
    """A life with its log; time passes by hand."""

    def __init__(self, game: str, players: int, seed: bytes = b"s" * 32, **settings: Any) -> None:
        self.engine, self.at, self.stored = _engine(game), START, list[Stored]()
        self.life = Life("local", self.engine, seed, "seat:0")
        options = self.engine.game.options.settle(
            Setting(players, self.engine.board), settings.pop("options", {})
        )
        kept = ms.Settings(**{"confirm": "quick", **settings})
        self.tell(ev.Created(game, 1, "", players, dict(options), kept, commitment(seed)))
        self.sight = Sight(self.life)

    def tell(self, body: ev.AnyBody, actor: int = NOBODY, wish: str = "", trial: Trial | None = None) -> None:
        """The next event."""
        before = self.stored[-1].link if self.stored else b""
        seq = len(self.stored)
        self.stored.append(linked("local", before, seq, self.at, actor, wish, ev.encode(body)))
        self.life.fold(self.stored[-1], trial or Trial(body))

    def deal(self, names: str = "ABCDEFGH") -> "LocalTable":
        """Everybody sits and is ready."""
        for seat in range(self.life.created.players):
            self.tell(ev.Seated(seat, names[seat]))
        for seat in range(self.life.created.players):
            self.wish(seat, ms.Ready(f"r{seat}", f"dice {seat}"))
        return self

    def wish(self, seat: int, wish: ms.Wish, by: ms.By = "seat") -> Any:
        """Carries a wish out, as the actor of a table does."""
        outcome = WISHES[type(wish)](self.life, Asking(seat, seat == 0, self.at, by), wish)
        if isinstance(outcome, Drafted):
            return outcome
        if isinstance(outcome, Costly):
            self.tell(outcome.trial.body, seat, wish.id, outcome.trial)
            raise outcome.no
        for trial in outcome:
            self.tell(trial.body, seat, wish.id, trial)
        return outcome

    def play(self, action: int) -> None:
        """A decision of whoever is awaited first."""
        seat = self.life.awaited[0]
        self.wish(seat, ms.Play(f"p{self.life.n}", self.life.n, action))

    def again(self) -> Life:
        """The same table, recovered from its log."""
        life = Life("local", self.engine, self.life.seed, "seat:0")
        for stored in self.stored:
            life.fold(stored)
        return life


_ENGINES: dict[str, Engine] = {}


def _engine(game: str) -> Engine:
    return _ENGINES.setdefault(game, Engine(load_game(game)))
