"""A table: one running game with its log. It checks what rules trust, and takes back what may be."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.contract import LEGAL
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BadOption, Refused, UndoRefused, Verdict
from chapterhouse.kernel.fairness import Dice, commitment, fresh_seed
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.log import Entry, Log
from chapterhouse.kernel.options import Options, Setting

AnyAction = int | str | Mapping[str, Any] | Action


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision as the table keeps it."""

    seat: int
    action: int
    before: bytes
    journal: list[int]


@dataclass(frozen=True)
class Preview:
    """What a decision would lead to, up to the first draw or roll; nothing was changed."""

    rows: Rows
    ends_turn: bool
    before_chance: bool
    happenings: tuple[Happening, ...]


@dataclass(frozen=True)
class View:
    """All that a seat (None: a spectator) may know."""

    game: Game
    seat: int | None
    rows: Rows
    legal: tuple[int, ...]
    log: tuple[Entry, ...]
    options: Options

    @cached_property
    def state(self) -> Any:
        """The visible record as a plain object."""
        return self.game.state.unpack(self.rows[0])


def _named(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """The names of all seats; they have plain ones unless somebody gave others."""
    if seats and len(seats) != players:
        raise BadOption("seats", len(seats), f"{players} names, one for each player")
    return tuple(seats) or tuple(f"seat {i}" for i in range(players))


class Table:
    """One game from deal to end."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        board: BoardFile | None = None,
        seed: bytes | None = None,
        entropy: Sequence[str] = (),
        seats: Sequence[str] = (),
        engine: Engine | None = None,
    ) -> None:
        setting = Setting(players, board or game.load_board(None))
        self.game, self.players, self.board = game, players, setting.board
        self.options = game.options.settle(setting, options or {})
        self.engine = engine or Engine(game, self.board)
        self.names = self.engine.names(players)
        self.seats = _named(seats, players)
        self.seed = seed or fresh_seed()
        self.commitment = commitment(self.seed)
        self.entropy = tuple(entropy)
        self._dice = Dice(self.seed, self.entropy)
        self.rows = self.engine.blank(players, self._dice.key(0))
        count = self.engine.deal(self.rows, game.options.encode(self.options, setting))
        self._setup = self.engine.happened()
        if game.colours is not None:
            colours = tuple(game.colours(game.state.unpack(self.rows[0])))
            self.names = replace(self.names, colours=colours)
        self._plies: list[Ply] = []
        self._log = Log(game.alphabet)
        self._raw = self.engine.layout.raw(self.rows)[0]
        self._rng = self._raw[self.engine.rng_slice]
        self._legal = self._listed(count)

    # -- what is ------------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        """The seat that decides now; NOBODY when the game is over."""
        return int(self.rows["to_act"][0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == NOBODY

    @property
    def end(self) -> str | None:
        """The end reason of a finished game."""
        return self.game.ends[int(self.rows["ending"][0])] if self.over else None

    @property
    def ply(self) -> int:
        """How many decisions were made."""
        return len(self._plies)

    def legal(self) -> tuple[int, ...]:
        """The legal actions, ascending."""
        return self._legal

    def number(self, action: AnyAction) -> int:
        """The number of an action given as number, notation or structured form."""
        if isinstance(action, str):
            return self.game.alphabet.parse(action)
        if isinstance(action, Action):
            return action.number
        if isinstance(action, Mapping):
            return self.game.alphabet.from_form(action)
        return self.game.alphabet.checked(action)

    def why(self, action: AnyAction) -> Verdict:
        """Is this action legal now, and if not, why not?"""
        number = self.number(action)
        code = self.engine.law(self.rows, number)
        if code == LEGAL:
            return Verdict(True)
        reason = self.game.reasons[code]
        rule = reason.rule or self.game.alphabet.kind_of(number).rule
        params = self.game.alphabet[number].params
        return Verdict(False, reason.name, rule, {**self.engine.figures(self.rows, number), **params})

    def scores(self, seat: int | None = None) -> list[int]:
        """The points as a seat may know them: before the end, from its own view alone."""
        rows = self.rows if self.over else self.engine.layout.filtered(self.rows, seat)
        return self.engine.points(rows)

    def all_scores(self) -> list[int]:
        """The points with full information; for traces and records of finished games."""
        return self.engine.points(self.rows)

    def winners(self) -> list[int]:
        """The winning seats; empty while the game runs."""
        return self.engine.winners(self.rows) if self.over else []

    # -- what is done -------------------------------------------------------------------------

    def play(self, action: AnyAction) -> Entry:
        """Carries out an action, or refuses it with the reason and changes nothing.

        Of kinds that are asked in one canonical order (`Kind.chain`) an earlier member is taken as
        well: the running chain is replayed in order.
        """
        number = self.number(action)
        if number in self._legal:
            self._carry_out(number)
        elif not self._slip_in(number):
            raise self._refusal(number)
        return self.entry(len(self._plies))

    def _carry_out(self, number: int) -> None:
        seat, before = self.to_act, self._raw.tobytes()
        self._rng[:] = np.frombuffer(self._dice.key(len(self._plies) + 1), np.uint8)
        count = self.engine.step(self.rows, number)
        self._plies.append(Ply(seat, number, before, self.engine.happened()))
        self._legal = self._listed(count)

    def _listed(self, count: int) -> tuple[int, ...]:
        return tuple(self.engine.out[:count].tolist())

    def _slip_in(self, number: int) -> bool:
        chain = self._running_chain(number)
        if not chain:
            return False
        kept, now = self._plies[-len(chain) :], self._raw.tobytes()
        start = len(self._plies) - len(chain)
        for _ in chain:
            self._take_back()
        for member in sorted([*chain, number]):
            if member not in self._legal:
                self._plies[start:] = kept
                self._log.cut(start + 1)
                self._set(now)
                return False
            self._carry_out(member)
        return True

    def _set(self, record: bytes) -> None:
        self._raw[:] = np.frombuffer(record, np.uint8)
        self.refresh()

    def _running_chain(self, number: int) -> list[int]:
        kind = self.game.alphabet.kind_of(number)
        chain: list[int] = []
        for ply in reversed(self._plies if kind.chain else []):
            same = self.game.alphabet.kind_of(ply.action) is kind and ply.seat == self.to_act
            if not same or self.game.events.barrier(ply.journal):
                break
            chain.append(ply.action)
        return chain

    def _refusal(self, number: int) -> Refused:
        verdict = self.why(number)
        return Refused(self.game.alphabet.text(number), verdict)

    # -- what is taken back -------------------------------------------------------------------

    def undo_barrier(self) -> str | None:
        """Why the last decision cannot be taken back: `nothing`, `chance`, `reveal`, `seat`."""
        if not self._plies:
            return "nothing"
        last = self._plies[-1]
        barrier = self.game.events.barrier(last.journal)
        return barrier or ("seat" if last.seat != self.to_act else None)

    def undo(self) -> None:
        """Takes the last decision back; refused across a draw or die, a reveal, a change of seat."""
        barrier = self.undo_barrier()
        if barrier:
            raise UndoRefused(barrier)
        self._take_back()

    def take_back(self, ply: int) -> None:
        """Back to so many decisions when everybody agrees: over changes of seat, never over chance or
        a reveal."""
        for made in self._plies[ply:]:
            barrier = self.game.events.barrier(made.journal)
            if barrier:
                raise UndoRefused(barrier)
        while len(self._plies) > ply:
            self._take_back()

    def _take_back(self) -> None:
        self._set(self._plies.pop().before)
        self._log.cut(len(self._plies) + 1)

    def preview(self, action: AnyAction) -> Preview:
        """What an action would lead to, stopping before any draw or roll."""
        number = self.number(action)
        if number not in self._legal:
            raise self._refusal(number)
        rows, seat = self.rows.copy(), self.to_act
        count = self.engine.step(rows, number, halt=True)
        told = tuple(self.game.events.read(self.engine.happened(), self.names))
        ends = count < 0 or int(rows["to_act"][0]) != seat
        return Preview(rows, ends, count < 0, told)

    # -- what is seen -------------------------------------------------------------------------

    def entry(self, ply: int) -> Entry:
        """What was decided at a ply (0: the set-up) and what happened then."""
        if ply == 0:
            return Entry(0, None, None, self._read(self._setup))
        made = self._plies[ply - 1]
        return Entry(ply, made.seat, self.game.alphabet[made.action], self._read(made.journal))

    def _read(self, journal: list[int]) -> tuple[Happening, ...]:
        return tuple(self.game.events.read(journal, self.names))

    def log(self, seat: int | None = None, *, everything: bool = False) -> tuple[Entry, ...]:
        """The log as a seat may read it; `everything` is for finished games and debugging."""
        self._write_up()
        return tuple(self._log.entries) if everything else self._log.seen_by(seat)

    def _write_up(self) -> None:
        for ply in range(len(self._log.entries), len(self._plies) + 1):
            self._log.append(self.entry(ply))

    def sight(self, entry: Entry, seat: int | None, *, stands: bool = True) -> Entry:
        """An entry as a seat may read it. One that was taken back (`stands` false) is never revealed."""
        self._write_up()
        return self._log.sight(entry, seat, stands)

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know."""
        rows = self.engine.layout.filtered(self.rows, seat)
        legal = self._legal if seat is not None and seat == self.to_act else ()
        return View(self.game, seat, rows, legal, self.log(seat), dict(self.options))

    def refresh(self) -> None:
        """After a position was built by hand in `rows`: lists the legal actions anew."""
        self._legal = tuple(self.engine.legal(self.rows))

    def fork(self) -> "Table":
        """The same game once more, to go on with separately; both share the engine."""
        twin = copy(self)
        twin.rows, twin._plies, twin._log = self.rows.copy(), list(self._plies), self._log.fork()
        twin._raw = self.engine.layout.raw(twin.rows)[0]
        twin._rng = twin._raw[self.engine.rng_slice]
        return twin

    def words(self) -> dict[str, Any]:
        """The state in words, as the game's decisions file lists it."""
        return self.game.words(self.game.state.unpack(self.rows[0]), self.names)

    def _repr_svg_(self) -> str:
        """The board in a notebook, as the seat to act sees it."""
        from chapterhouse.kernel.pictures.svg import picture
        from chapterhouse.kernel.texts import texts

        view = self.view(None if self.over else self.to_act)
        return picture(self.game.scene(view, self.names), texts("en", self.game).say)
