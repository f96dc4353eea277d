"""What was decided and what happened then, and what a seat may know of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from chapterhouse.kernel.alphabet import Action, Alphabet
from chapterhouse.kernel.happenings import Happening

HIDDEN = -1


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


def seen_by(log: Sequence[Entry], seat: int | None, alphabet: Alphabet) -> list[Entry]:
    """The one filter for decisions and events, as the view filter is for fields."""
    revealed: set[str] = set()
    seen: list[Entry] = []
    for entry in reversed(log):
        action = entry.action
        if action is not None and _is_hidden(alphabet.kind_of(action.number).who, entry.seat, seat, revealed):
            action = hidden_action(action.kind)
        told = tuple(h.seen_by(seat) for h in entry.happenings)
        seen.append(Entry(entry.ply, entry.seat, action, told))
        revealed.update(h.kind for h in entry.happenings)
    return seen[::-1]


def _is_hidden(who: str, owner: int | None, seat: int | None, revealed: set[str]) -> bool:
    if who == "public" or owner == seat:
        return False
    return not (who.startswith("own until ") and who.removeprefix("own until ") in revealed)
