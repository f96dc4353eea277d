"""Reason codes: why an action is refused, each with the rule that says so."""

from collections.abc import Sequence
from dataclasses import dataclass

from chapterhouse.kernel.contract import FIRST_REASON, GAME_OVER, NOT_ASKED


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason: its code in compiled rules, its name (text id `reason-<name>`), its rule."""

    code: int
    name: str
    rule: str


class Reasons:
    """All reasons of a game, numbered in order; the kernel's own come first. `over` is the rule that
    ends the game."""

    def __init__(self, given: Sequence[tuple[str, str]], over: str = "") -> None:
        kernel = [Reason(GAME_OVER, "game_over", over), Reason(NOT_ASKED, "not_asked", "")]
        games = [Reason(FIRST_REASON + i, name, rule) for i, (name, rule) in enumerate(given)]
        self.every = tuple(kernel + games)
        self._by_code = {r.code: r for r in self.every}

    def codes(self) -> tuple[int, ...]:
        """The game's own codes in order; for unpacking into module constants."""
        return tuple(r.code for r in self.every if r.code >= FIRST_REASON)

    def __getitem__(self, code: int) -> Reason:
        return self._by_code[code]
