"""Whom a table asks, what may be answered, and why not: the half of `Table` that changes nothing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from chapterhouse.kernel.alphabet import Action, Kind
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import Refused, Verdict
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.options import Options

AnyAction = int | str | Mapping[str, Any] | Action


@dataclass(slots=True)
class Ply:
    """One decision as the table keeps it; `entry` is what it reads once it was put in words."""

    seat: int
    action: int
    before: bytes
    journal: list[int]
    entry: Entry | None = None


class Asking:
    """A position with its past, as far as questions go."""

    game: Game
    players: int
    options: Options
    engine: Engine
    rows: Rows
    _plies: list[Ply]
    _legal: tuple[int, ...]

    @property
    def to_act(self) -> int:
        """The seat that decides now; NOBODY when the game is over."""
        return int(self.rows["to_act"][0])

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have to decide now: the one to act, or all that have not yet where all decide at
        once, the one that `to_act` names first."""
        if self.over:
            return ()
        kind = self._together()
        if kind is None:
            return (self.to_act,)
        made, seats = int(self.rows[kind.together][0]), range(self.to_act, self.to_act + self.players)
        return tuple(seat % self.players for seat in seats if not made >> seat % self.players & 1)

    @property
    def sealed(self) -> dict[int, int]:
        """The choices that are in while others are awaited, by seat, in the order in which they came. Only
        for the host: nobody else may see more than whose they are."""
        return {ply.seat: ply.action for ply in self._block()}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == NOBODY

    def legal(self, seat: int | None = None) -> tuple[int, ...]:
        """The legal actions, ascending: of the seat to act, or of a seat that is awaited beside it or may
        still choose anew; none for others."""
        if seat is None or seat == self.to_act:
            return self._legal
        return tuple(self.engine.legal(self._rows_for(seat))) if self._may_choose(seat) else ()

    def number(self, action: AnyAction) -> int:
        """The number of an action given as number, notation or structured form."""
        if isinstance(action, str):
            return self.game.alphabet.parse(action)
        if isinstance(action, Action):
            return action.number
        if isinstance(action, Mapping):
            return self.game.alphabet.from_form(action)
        return self.game.alphabet.checked(action)

    def why(self, action: AnyAction, seat: int | None = None) -> Verdict:
        """Is this action legal now, and if not, why not?"""
        number, rows = self.number(action), self._rows_for(seat)
        code = self.engine.law(rows, number)
        if code == LEGAL:
            return Verdict(True)
        reason = self.game.reasons[code]
        rule = reason.rule or self.game.alphabet.kind_of(number).rule
        params = self.game.alphabet[number].params
        return Verdict(False, reason.name, rule, {**self.engine.figures(rows, number), **params})

    def _refusal(self, number: int, seat: int, costs: bool = False) -> Refused:
        return Refused(self.game.alphabet.text(number), self.why(number, seat), costs)

    def _together(self) -> Kind | None:
        """The kind of decision that all seats make at once now, if there is one."""
        if not self.game.alphabet.together or not self._legal:
            return None
        kind = self.game.alphabet.kind_of(self._legal[0])
        return kind if kind.together else None

    def _block(self) -> list[Ply]:
        """The sealed choices, as they came."""
        kind = self._together()
        made = int(self.rows[kind.together][0]).bit_count() if kind else 0
        return self._plies[-made:] if made else []

    def made_together(self) -> Iterator[tuple[int, list[int]]]:
        """Of each finished decision that all made at once: how many plies came before, and where its plies
        stand from there, in turn order (clockwise from the seat that was asked first)."""
        start, done = 0, len(self._plies) - len(self._block())
        while start < done:
            kind, seats = self.game.alphabet.kind_of(self._plies[start].action), list[int]()
            for ply in self._plies[start:done] if kind.together else []:
                if self.game.alphabet.kind_of(ply.action) is not kind or ply.seat in seats:
                    break
                seats.append(ply.seat)
            if seats:
                asked = np.frombuffer(self._plies[start].before, self.rows.dtype)["to_act"][0]
                yield start, sorted(range(len(seats)), key=lambda i: (seats[i] - asked) % self.players)
            start += max(1, len(seats))

    def _may_choose(self, seat: int) -> bool:
        return seat in self.awaited or seat in self.sealed

    def _rows_for(self, seat: int | None) -> Rows:
        """The record as a seat that is awaited finds it: it is to act."""
        if seat is None or seat == self.to_act or self._together() is None or not 0 <= seat < self.players:
            return self.rows
        rows = self.rows.copy()
        rows["to_act"] = seat
        return rows

    def _cost(self, number: int) -> int | None:
        """The entry beside the alphabet that a refusal of this action brings at this table, at most one
        for each decision point."""
        penalty, action = self.game.penalty, self.game.alphabet[number]
        if not penalty or not penalty.at(self.options, action) or self.over:
            return None
        if self._plies and self._plies[-1].action >= self.game.alphabet.size:
            return None
        if self.why(number).reason != penalty.reason:
            return None
        return self.game.alphabet.beside_number(penalty.line(action, self.game.alphabet))
