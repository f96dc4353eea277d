"""A game in the terminal: asks the humans, tells what the bots do, and saves after every decision."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from chapterhouse.bots.bot import Bot
from chapterhouse.cli.choices import Choice, choices, listing
from chapterhouse.cli.rules import rule_text
from chapterhouse.cli.saves import write_record
from chapterhouse.cli.screen import heeded, read_line, screen, unbroken
from chapterhouse.cli.telling import (
    board_text,
    end_lines,
    followed,
    name_of,
    scene_of,
    score_lines,
    score_sheet,
    told,
)
from chapterhouse.cli.words import Words
from chapterhouse.kernel.errors import HouseError, Refused, UndoRefused
from chapterhouse.kernel.phrases import action_say, refusal_say, undo_say
from chapterhouse.kernel.record import record_of
from chapterhouse.kernel.rulebook import rulebook
from chapterhouse.kernel.scene import Scene
from chapterhouse.kernel.table import Table

# What may be typed beside an action. Every language has its own words for them, and these.
COMMANDS = ("help", "board", "west", "east", "scores", "log", "why", "undo", "rules", "save", "quit")
# Decisions that `log` shows unless told otherwise.
RECENT = 20


class Left(Exception):
    """The player leaves the table; the game is saved."""


class Session:
    """One game at one terminal. `bots` holds those seats that nobody at the terminal plays."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], words: Words, save: Path) -> None:
        self.table, self.bots, self.words, self.save = table, bots, words, save
        self._screen = screen()
        self._told = 0  # entries of the log that were told
        self._speaker: int | None = None  # whose decisions are being told
        self._shown = -1  # the ply at which the board was shown last
        self._scroll = 0  # how far a wide map is moved from where it shows the choices
        self._commands = self._by_words()
        humans = [seat for seat in range(table.players) if seat not in bots]
        # Who reads along: with several humans at one terminal only what all of them may know.
        self._reader = humans[0] if len(humans) == 1 else None

    def run(self) -> None:
        """Plays until the game is over or the player leaves."""
        self._keep()
        self._told = len(self.table.log(self._reader)) if self.table.ply else 0
        self._tell_new()
        try:
            with heeded() as pressed:
                while not self.table.over:
                    self._one_decision()
                    if pressed():
                        raise KeyboardInterrupt
        except (Left, EOFError, KeyboardInterrupt) as way:
            self._print()
            self._tell_place("left", self.save)
            if isinstance(way, KeyboardInterrupt):
                raise
            return
        self._closing()

    def _one_decision(self) -> None:
        seat = self.table.to_act
        if seat in self.bots:
            self._carry_out(self.bots[seat].choose(self.table.view(seat)))
            return
        scene = scene_of(self.table, seat)
        self._look(scene)
        given = choices(self.table, scene, self.words)
        self._ask(given, scene)
        while not self._answer(self._read(seat), given, scene):
            pass

    # -- telling ------------------------------------------------------------------------------

    def _print(self, text: object = "", style: str | None = None) -> None:
        self._screen.print(text, style=style)

    def _look(self, scene: Scene) -> None:
        """The board, whenever a new turn begins; within a turn it would only be in the way."""
        ply = self.table.ply
        if self._shown < 0 or (ply != self._shown and self.table.engine.resting(self.table.rows)):
            self._show_board(scene)

    def _show_board(self, scene: Scene) -> None:
        if self._shown != self.table.ply:
            self._scroll = 0
        self._shown = self.table.ply
        self._screen.print()
        print(board_text(scene, self.words, self._scroll), file=self._screen.file)

    def _ask(self, given: Sequence[Choice], scene: Scene) -> None:
        self._print()
        self._print(self.words.say(scene.prompt), style="bold")
        for line in listing(given, self._screen.width):
            self._screen.print(line, soft_wrap=True)

    def _tell_new(self) -> None:
        """Tells what happened since the last time; the reader's own decisions need no telling."""
        entries = self.table.log(self._reader)
        for entry in entries[self._told :]:
            if entry.seat is not None and entry.seat not in self.bots:
                lines = list(followed(entry, self.table, self.words))
            else:
                lines = list(told([entry], self.table, self.words))
                lines = lines[1:] if entry.seat is not None and entry.seat == self._speaker else lines
            for line in lines:
                self._print(line)
            self._speaker = entry.seat
        self._told = len(entries)

    def _closing(self) -> None:
        self._show_board(scene_of(self.table, self._reader))
        self._print()
        self._print(score_sheet(self.table, self.words))
        for line in end_lines(self.table, self.words):
            self._print(line, style="bold")
        self._tell_place("over", self.save)

    def _tell_place(self, message: str, file: Path | str) -> None:
        """Paths are not broken into lines: they are there to be copied."""
        self._screen.print(self.words(message, file=file), soft_wrap=True)

    # -- asking -------------------------------------------------------------------------------

    def _read(self, seat: int) -> str:
        """A line from the player, with single spaces."""
        return " ".join(read_line(f"{name_of(seat, self.table, self.words)} > ").split())

    def _answer(self, line: str, given: Sequence[Choice], scene: Scene) -> bool:
        """Does what a line says; true if the decision is made, or has changed."""
        action = self._action(line, given)
        if action is not None:
            return self._try(action)
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if not line:
            self._ask(given, scene)
        elif command is None:
            example = given[0].notation
            self._print(self.words("not-understood", line=line, count=len(given), example=example))
        else:
            return self._command(command, rest, given, scene)
        return False

    def _action(self, line: str, given: Sequence[Choice]) -> int | None:
        """The action of a number in the list, or of notation in any case."""
        if line.isdecimal():
            return given[int(line) - 1].action if 0 < int(line) <= len(given) else None
        return self._notations.get(line.casefold())

    @property
    def _notations(self) -> dict[str, int]:
        return {action.text.casefold(): action.number for action in self.table.game.alphabet.actions}

    def _try(self, action: int) -> bool:
        try:
            self._carry_out(action)
        except Refused as refused:
            self._print(self.words("refused", refusal=refusal_say(refused.verdict)))
            if refused.costs:
                self._keep()
                self._tell_new()
            return False
        return True

    def _carry_out(self, action: int) -> None:
        with unbroken():
            self.table.play(action)
            self._keep()
        self._tell_new()

    def _keep(self) -> None:
        write_record(self.save, record_of(self.table, full=True))

    # -- commands -----------------------------------------------------------------------------

    def _by_words(self) -> dict[str, str]:
        own = {word.casefold(): name for name in COMMANDS for word in self.words.list(f"command-{name}")}
        return {**own, **{name: name for name in COMMANDS}}

    def _command(self, name: str, rest: str, given: Sequence[Choice], scene: Scene) -> bool:
        if name == "undo":
            return self._undo()
        if name == "quit":
            raise Left
        if name in ("board", "west", "east"):
            self._scroll += {"west": -1, "board": 0, "east": 1}[name]
            self._show_board(scene)
            self._ask(given, scene)
            return False
        calls: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "scores": self._scores,
            "log": self._log,
            "why": lambda text: self._why(text, given),
            "rules": self._rules,
            "save": self._save,
        }
        calls[name](rest)
        return False

    def _undo(self) -> bool:
        try:
            taken = self.table.entry(self.table.ply)
            with unbroken():
                self.table.undo(self.table.to_act)  # never what somebody else has sealed
                self._keep()
        except UndoRefused as refused:
            self._print(self.words.say(undo_say(refused.barrier)))
            return False
        self._told = min(self._told, self.table.ply + 1)
        assert taken.action is not None
        self._print(self.words("undone", action=action_say(taken.action, self.table.names)))
        return True

    def _help(self, rest: str) -> None:
        self._print(self.words("help-head"))
        rule = self.table.game.alphabet.kinds[0].rule
        for name in COMMANDS:
            words = " ".join(dict.fromkeys([*self.words.list(f"command-{name}"), name]))
            self._print(f"  {words}  {self.words(f'help-{name}', rule=rule)}")

    def _scores(self, rest: str) -> None:
        for line in score_lines(self.table, self.table.to_act, self.words):
            self._print(line)

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else RECENT
        entries = self.table.log(self.table.to_act)
        for line in told(entries[-count:] if count else entries, self.table, self.words):
            self._print(line)

    def _why(self, rest: str, given: Sequence[Choice]) -> None:
        action = self._action(rest, given)
        if action is None:
            self._print(self.words("why-what", example=self.table.game.alphabet.text(given[0].action)))
            return
        verdict = self.table.why(action)
        if verdict.legal:
            meaning = action_say(self.table.game.alphabet[action], self.table.names)
            self._print(
                self.words("why-legal", action=self.table.game.alphabet.text(action), meaning=meaning)
            )
        else:
            self._print(self.words("refused", refusal=refusal_say(verdict)))

    def _rules(self, rest: str) -> None:
        book = rulebook(self.table.game.folder, self.words.lang)
        try:
            if rest:
                self._print(rule_text(book[rest], self.words))
                return
        except HouseError as error:
            self._print(str(error))
            return
        for key, title in book.sections.items():
            self._print(f"{title}: {' '.join(rule.id for rule in book.of(key))}")

    def _save(self, rest: str) -> None:
        if not rest:
            self._tell_place("save-where", self.save)
            return
        try:
            write_record(Path(rest).expanduser(), record_of(self.table, full=True))
        except OSError as error:
            self._print(f"{rest}: {error.strerror}")
            return
        self._tell_place("saved", rest)


def line_editing() -> None:
    """Arrow keys and history, where the system offers them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - importing it is what switches it on
