"""What occurred in the suite's games, and what did not."""

from dataclasses import dataclass, field

from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table


@dataclass
class Seen:
    """The names of all that occurred."""

    kinds: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    ends: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    points: set[str] = field(default_factory=set)

    def look(self, table: Table) -> None:
        """Takes in the state of a table: reasons of all actions, the open decision point."""
        codes = set(table.engine.laws(table.rows).tolist()) - {LEGAL}
        self.reasons |= {table.game.reasons[code].name for code in codes}
        if not table.over:
            self.points.add(table.game.points[int(table.rows["ask"][0])])

    def finish(self, table: Table) -> None:
        """Takes in the log of a table."""
        for entry in table.log(everything=True):
            self.events |= {h.kind for h in entry.happenings}
            if entry.action is not None:
                self.kinds.add(entry.action.kind)
        if table.end:
            self.ends.add(table.end)

    def missing(self, game: Game) -> list[str]:
        """What a game has and what did not occur."""
        lists = {
            "decision kind": {k.name for k in game.alphabet.kinds} - self.kinds,
            "reason": {r.name for r in game.reasons.every} - self.reasons,
            "end": set(game.ends.values()) - self.ends,
            "event": {e.name for e in game.events.kinds} - self.events,
            "decision point": set(game.points.values()) - self.points,
        }
        return sorted(f"{what} {name}" for what, names in lists.items() for name in names)
