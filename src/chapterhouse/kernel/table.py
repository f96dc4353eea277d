"""A table: one running game with its log. It checks what rules trust, and takes back what may be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from chapterhouse.kernel.asking import AnyAction, Asking, Ply
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BadNotation, BadOption, NotAwaited, Refused, UndoRefused
from chapterhouse.kernel.fairness import Dice, commitment, fresh_seed
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.log import Entry, Log
from chapterhouse.kernel.options import Options, Setting
from chapterhouse.kernel.twin import twin_of


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


class Table(Asking):
    """One game from deal to end.

    Usually one seat is to act. Where all decide at once (`Kind.together`), every seat that has not yet is
    `awaited`: `play` takes their decisions in any order of time, each with its `seat`, and keeps them
    sealed. Until the last one is made, a seat may choose anew (`play` again) or take its choice back
    (`undo` with `seat`), whatever others have done since; the last one reveals all. The log tells at once
    who has chosen, and what only to the seat itself. A host that keeps what was played, seat and notation,
    in the order in which it came, gets the same table by playing it again; `sealed` says what is in.
    """

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
        self.game = game = game.on(setting.board)
        self.players, self.board = players, setting.board
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
    def end(self) -> str | None:
        """The end reason of a finished game."""
        return self.game.ends[int(self.rows["ending"][0])] if self.over else None

    @property
    def ply(self) -> int:
        """How many decisions were made."""
        return len(self._plies)

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

    def play(self, action: AnyAction, seat: int | None = None) -> Entry:
        """Carries out an action of a seat (None: the one to act), or refuses it with the reason and changes
        nothing.

        Of kinds that are asked in one canonical order (`Kind.chain`) an earlier member is taken as
        well: the running chain is replayed in order.
        """
        number, seat = self.number(action), self.to_act if seat is None else seat
        if self._together():
            return self._choose(number, seat)
        if seat != self.to_act:
            raise NotAwaited(seat, self.awaited)
        if number in self._legal:
            self._carry_out(number)
        elif not self._slip_in(number):
            raise self._charged(number)
        return self.entry(len(self._plies))

    def _charged(self, number: int) -> Refused:
        """The refusal of an action; what it costs at this table is entered."""
        cost = self._cost(number)
        refused = self._refusal(number, self.to_act, cost is not None)
        if cost is not None:
            self._carry_out(cost)
        return refused

    def again(self, line: str, seat: int) -> Entry:
        """Plays what a record holds: a decision, or what a refused try cost."""
        number = self.game.alphabet.beside_number(line)
        if number is None:
            return self.play(line, seat)
        penalty, params = self.game.penalty, self.game.alphabet[number].params
        tried = self.game.alphabet.number(penalty.refused, params) if penalty else number
        if self._cost(tried) != number or seat != self.to_act:
            raise BadNotation(line, "a decision; no refused try costs that here")
        self._carry_out(number)
        return self.entry(len(self._plies))

    def _carry_out(self, number: int, seat: int | None = None) -> None:
        before = self._raw.tobytes()
        if seat is None:
            seat = self.to_act
        else:
            self.rows["to_act"] = seat
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

    def _choose(self, number: int, seat: int) -> Entry:
        """Seals a choice, or puts it in the place of the seat's earlier one."""
        if not self._may_choose(seat):
            raise NotAwaited(seat, self.awaited)
        if number not in self.legal(seat):
            raise self._refusal(number, seat)
        made = self.sealed
        if seat in made:
            self._seal_anew({**made, seat: number})
        else:
            self._carry_out(number, seat)
        block = list({**made, seat: number})
        return self.entry(len(self._plies) - len(block) + block.index(seat) + 1)

    def _seal_anew(self, made: Mapping[int, int]) -> None:
        block = self._block()
        self._set(block[0].before)
        del self._plies[-len(block) :]
        self._log.cut(len(self._plies) + 1)
        for seat, number in made.items():
            self._carry_out(number, seat)

    # -- what is taken back -------------------------------------------------------------------

    def undo_barrier(self, seat: int | None = None) -> str | None:
        """Why the last decision (of a seat) cannot be taken back: `nothing`, `chance`, `reveal`, `seat`, or
        what an event bars it with. A sealed choice always can."""
        if not self._plies:
            return "nothing"
        last = self._plies[-1]
        if self.sealed:
            return None if seat is None or seat in self.sealed else "seat"
        barrier = self.game.events.barrier(last.journal)
        return barrier or ("seat" if last.seat != self.to_act or seat not in (None, last.seat) else None)

    def undo(self, seat: int | None = None) -> None:
        """Takes the last decision back; refused across a draw or die, a reveal, a change of seat. With a
        seat, its sealed choice, whoever has chosen since."""
        barrier = self.undo_barrier(seat)
        if barrier:
            raise UndoRefused(barrier)
        made = self.sealed
        if seat in made:
            self._seal_anew({other: number for other, number in made.items() if other != seat})
        else:
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

    def preview(self, action: AnyAction, seat: int | None = None) -> Preview:
        """What an action would lead to, stopping before any draw, roll or reveal of what others chose."""
        number, seat = self.number(action), self.to_act if seat is None else seat
        if number not in self.legal(seat):
            raise self._refusal(number, seat)
        rows = self._rows_for(seat).copy()
        if self._together():
            return Preview(rows, True, False, ())
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
        if made.entry is None:
            made.entry = Entry(ply, made.seat, self.game.alphabet[made.action], self._read(made.journal))
        return made.entry

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
        """All that a seat may know. `to_act` in it is the seat itself wherever it is awaited; one that may
        choose anew has legal actions although others are awaited."""
        rows = self._rows_for(seat) if seat in self.awaited else self.rows
        rows = self.engine.layout.filtered(rows, seat)
        legal = () if seat is None else self.legal(seat)
        return View(self.game, seat, rows, legal, self.log(seat), dict(self.options))

    def refresh(self) -> None:
        """After a position was built by hand in `rows`: lists the legal actions anew."""
        self._legal = tuple(self.engine.legal(self.rows))

    def fork(self) -> "Table":
        """The same game once more, to go on with separately; both share the engine."""
        twin = twin_of(self)
        twin.rows, twin._plies, twin._log = self.rows.copy(), list(self._plies), self._log.fork()
        twin._raw = self.engine.layout.raw(twin.rows)[0]
        twin._rng = twin._raw[self.engine.rng_slice]
        return twin

    def past(self, ply: int) -> "Table":
        """The game as it was after so many decisions, to look at."""
        twin = self.fork()
        if ply < len(twin._plies):
            before = twin._plies[ply].before
            del twin._plies[ply:]
            twin._log.cut(ply + 1)
            twin._set(before)
        return twin

    def imagined(self, seat: int, key: bytes) -> "Table":
        """A game to try things in: the table as a seat may imagine it, with other dice and hidden things
        dealt anew. It holds nothing that the seat does not know, and has no past."""
        twin, dice = twin_of(self), Dice(key, ())
        rows = self._rows_for(seat) if seat in self.awaited else self.rows
        twin.rows = self.engine.imagine(self.engine.layout.filtered(rows, seat), seat, dice.key(0))
        twin._plies, twin._log, twin._setup = [], Log(self.game.alphabet), []
        twin.seed, twin.entropy = key, ()
        twin.commitment, twin._dice = commitment(key), dice
        twin._raw = self.engine.layout.raw(twin.rows)[0]
        twin._rng = twin._raw[self.engine.rng_slice]
        twin.refresh()
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
