"""Anyone's bot: a Python package's entry point, or a program in any language over its pipes.

`docs/bots.md` describes both, with an example each. A program gets its seat's views as lines of JSON
and answers with lines of notation. It runs under a memory cap and a deadline; whatever it does, it
is gone when its game is over.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
import sys
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.table import View

if TYPE_CHECKING:
    from chapterhouse.bots.bot import Bot, Maker

GROUP = "chapterhouse.bots"
PROTOCOL = 1
# An answer is one line of notation; whoever sends more than this is not answering.
LONGEST_ANSWER = 4096
# Started before the bot: sets the limits in the new process itself, then becomes the bot.
LAUNCHER = """
import os, sys
memory = int(sys.argv[1])
if memory:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
try:
    os.execvp(sys.argv[2], sys.argv[2:])
except OSError as error:
    sys.exit(f"{sys.argv[2]}: {error.strerror}")
"""


class BotFailed(HouseError):
    """A bot that does not play on: too slow, too big, gone, or talking nonsense."""


@dataclass(frozen=True)
class Limits:
    """What a program may use."""

    seconds: float = 10.0  # for one answer
    memory: int = 2 << 30  # bytes of address space; 0 = no cap

    @classmethod
    def given(cls, env: Mapping[str, str] = os.environ) -> "Limits":
        """From CHAPTERHOUSE_BOT_SECONDS and CHAPTERHOUSE_BOT_MIB."""
        try:
            seconds = float(env.get("CHAPTERHOUSE_BOT_SECONDS", cls.seconds))
            memory = int(env.get("CHAPTERHOUSE_BOT_MIB", cls.memory >> 20)) << 20
        except ValueError as error:
            raise BotFailed(
                f"CHAPTERHOUSE_BOT_SECONDS, CHAPTERHOUSE_BOT_MIB: expected numbers: {error}"
            ) from None
        return cls(seconds, memory)


# -- entry points -------------------------------------------------------------------------


@cache
def installed() -> "dict[str, Maker]":
    """Bots that installed packages offer, by name; loaded when first made."""
    return {point.name: _Loaded(point) for point in entry_points(group=GROUP)}


@dataclass(frozen=True)
class _Loaded:
    """Makes a bot of an entry point: `make(engine, seat, rng, setting) -> Bot`."""

    point: EntryPoint

    def __call__(self, engine: Engine, seat: int, rng: Random, setting: str) -> "Bot":
        try:
            made: Bot = self.point.load()(engine, seat, rng, setting)
        except Exception as error:  # somebody else's code: any fault of it is the bot's, not ours
            raise BotFailed(f"bot {self.point.name}: {type(error).__name__}: {error}") from error
        return made


def program_bot(engine: Engine, seat: int, rng: Random, command: str) -> "Bot":
    """The bot `run:COMMAND`."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotFailed(f"run:{command}: {error}") from None
    if not words:
        raise BotFailed("run: expected a command behind the colon, like run:python3 mybot.py")
    return ProgramBot(engine, seat, words, Limits.given(), rng.getrandbits(32))


# -- what is said -------------------------------------------------------------------------


def told(view: View, engine: Engine, known: Sequence[Entry]) -> dict[str, Any]:
    """A view as a message: `log` has the entries that are new, or that a reveal has changed."""
    alphabet = view.game.alphabet
    fresh = [entry for n, entry in enumerate(view.log) if n >= len(known) or known[n] != entry]
    return {
        "type": "choose",
        "seat": view.seat,
        "state": visible(view),
        "points": engine.points(view.rows),
        "log": [_entry(entry) for entry in fresh],
        "legal": [alphabet.text(action) for action in view.legal],
    }


def visible(view: View) -> dict[str, Any]:
    """The fields of the record that the seat sees; of `own` fields its own row alone."""
    row, found = view.rows[0], dict[str, Any]()
    for f in view.game.state.visible:
        value = row[f.name]
        found[f.name] = (value[view.seat] if f.visibility == "own" else value).tolist()
    return found


def _entry(entry: Entry) -> dict[str, Any]:
    action = entry.action
    return {
        "ply": entry.ply,
        "seat": entry.seat,
        "action": action.text if action else None,
        "events": [_event(h) for h in entry.happenings],
    }


def _event(happening: Happening) -> dict[str, Any]:
    return {"kind": happening.kind, **happening.params}


# -- the program --------------------------------------------------------------------------


class ProgramBot:
    """A program that plays one seat of one game."""

    def __init__(self, engine: Engine, seat: int, command: Sequence[str], limits: Limits, seed: int) -> None:
        self.name = "run:" + shlex.join(command)
        self._engine, self._limits, self._seed = engine, limits, seed
        self._known: tuple[Entry, ...] = ()
        self._greeted, self._unread = False, b""
        self._process = _start(command, limits.memory)
        # A bot that nobody closes, and one that is left when Python ends, is killed all the same.
        self._end = weakref.finalize(self, _kill, self._process)

    def choose(self, view: View) -> int:
        """Asks the program."""
        until = monotonic() + self._limits.seconds
        if not self._greeted:
            self._greeted = True
            self._send(self._greeting(view), until)
        self._send(told(view, self._engine, self._known), until)
        self._known = view.log
        answer = self._answer(until)
        texts = {view.game.alphabet.text(action): action for action in view.legal}
        if answer not in texts:
            raise self._failed(f"answered {answer[:80]!r}, which is no legal action")
        return texts[answer]

    def _greeting(self, view: View) -> dict[str, Any]:
        """Sent once, before the first question."""
        return {
            "type": "game",
            "protocol": PROTOCOL,
            "game": view.game.id,
            "rules_version": view.game.rules_version,
            "players": int(view.rows["players"][0]),
            "seat": view.seat,
            "options": dict(view.options),
            "seed": self._seed,  # for the bot's own chance; has nothing to do with the game's
            "seconds": self._limits.seconds,
        }

    def _send(self, message: dict[str, Any], until: float) -> None:
        waiting = memoryview(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        pipe = self._process.stdin
        assert pipe is not None
        while waiting:
            self._wait(pipe, selectors.EVENT_WRITE, until)
            try:
                waiting = waiting[os.write(pipe.fileno(), waiting[:65536]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._gone() from None

    def _answer(self, until: float) -> str:
        pipe = self._process.stdout
        assert pipe is not None
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_ANSWER:
                raise self._failed(f"sent more than {LONGEST_ANSWER} bytes without ending its line")
            self._wait(pipe, selectors.EVENT_READ, until)
            read = os.read(pipe.fileno(), LONGEST_ANSWER)
            if not read:
                raise self._gone()
            self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _wait(self, pipe: Any, for_what: int, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, for_what)
            if not selector.select(max(0.0, until - monotonic())):
                raise self._failed(f"took longer than {self._limits.seconds:g} s")

    def _gone(self) -> BotFailed:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        return self._failed(f"has ended ({_way_out(self._process.poll())})")

    def _failed(self, how: str) -> BotFailed:
        self.close()
        return BotFailed(f"{self.name} {how}")

    def close(self) -> None:
        """Ends the program, and whatever it has started, at once."""
        self._end()


def _start(command: Sequence[str], memory: int) -> "subprocess.Popen[bytes]":
    """In a session of its own, so that it can be killed with all that it starts."""
    launch = [sys.executable, "-I", "-S", "-c", LAUNCHER, str(memory), *command]
    process = subprocess.Popen(
        launch, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
    )
    assert process.stdin is not None
    os.set_blocking(process.stdin.fileno(), False)
    return process


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def _way_out(code: int | None) -> str:
    if code is None:
        return "closed its output"
    return f"signal {-code}" if code < 0 else f"exit code {code}"
