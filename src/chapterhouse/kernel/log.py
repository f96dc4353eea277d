"""What was decided and what happened then, and what a seat may know of it."""

from dataclasses import dataclass

from chapterhouse.kernel.alphabet import Action, Alphabet
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.twin import twin_of

HIDDEN = -1
UNTIL = "own until "


@dataclass(frozen=True)
class Entry:
    """One decision (ply 0: the set-up, without an action) and all that followed by itself."""

    ply: int
    seat: int | None
    action: Action | None
    happenings: tuple[Happening, ...]


def hidden_action(kind: str) -> Action:
    """An action of which only the kind is known; always of the same size."""
    return Action(HIDDEN, kind, {}, kind)


class Log:
    """All entries of a table, and each seat's sight of them: the one filter for decisions and
    events, as the view filter is for fields."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet
        self.entries: list[Entry] = []
        self._seen: dict[int | None, list[Entry]] = {}
        self._revealing = {k.who.removeprefix(UNTIL) for k in alphabet.kinds if k.who.startswith(UNTIL)}
        self._revealed: set[str] = set()

    def append(self, entry: Entry) -> None:
        """Adds an entry; a reveal lets everybody see what was hidden until then."""
        self.entries.append(entry)
        fresh = self._revealing & {h.kind for h in entry.happenings}
        if fresh - self._revealed:
            self._revealed |= fresh
            self._seen.clear()

    def cut(self, length: int) -> None:
        """Forgets all entries from a length on; undo never goes back over a reveal."""
        del self.entries[length:]
        for seen in self._seen.values():
            del seen[length:]

    def seen_by(self, seat: int | None) -> tuple[Entry, ...]:
        """The log as a seat (None: a spectator) may read it."""
        seen = self._seen.setdefault(seat, [])
        seen.extend(self.sight(entry, seat) for entry in self.entries[len(seen) :])
        return tuple(seen)

    def fork(self) -> "Log":
        """The same log once more, to go on with separately."""
        twin = twin_of(self)
        twin.entries, twin._revealed = list(self.entries), set(self._revealed)
        twin._seen = {seat: list(seen) for seat, seen in self._seen.items()}
        return twin

    def sight(self, entry: Entry, seat: int | None, stands: bool = True) -> Entry:
        """An entry as a seat may read it; what was taken back before a reveal was never shown."""
        action = entry.action
        if action is not None and self._is_hidden(action, entry.seat, seat, stands):
            action = hidden_action(action.kind)
        return Entry(entry.ply, entry.seat, action, tuple(h.seen_by(seat) for h in entry.happenings))

    def _is_hidden(self, action: Action, owner: int | None, seat: int | None, stands: bool) -> bool:
        who = self._alphabet.kind_of(action.number).who
        if who == "public" or owner == seat:
            return False
        return not (stands and who.startswith(UNTIL) and who.removeprefix(UNTIL) in self._revealed)
