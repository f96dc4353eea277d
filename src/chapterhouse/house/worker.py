"""The process in which bots think: reads questions from its standard input, answers each with a line.

It is handed views and nothing else (`thinking.Job.question`): no store, no table, no seed.
"""

import json
import os
import pickle
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import numpy as np

KEPT = 4  # bots with their trees


def main() -> None:
    """Thinks until nobody asks any more."""
    _limit(int(sys.argv[1]))
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    minds = Minds()
    _tell(answers, {"ready": True})
    while (question := _next(questions)) is not None:
        try:
            _tell(answers, {"action": minds.decide(question)})
        except Exception as error:  # any fault of a bot is the bot's: the table goes on without it
            _tell(answers, {"error": f"{type(error).__name__}: {error}"[:500]})


def _limit(memory: int) -> None:
    """A cap on address space, and no core dumps."""
    try:
        import resource
    except ImportError:  # on Windows the deadline has to do
        return
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _next(questions: BinaryIO) -> dict[str, Any] | None:
    head = questions.read(4)
    if len(head) < 4:
        return None
    found: dict[str, Any] = pickle.loads(questions.read(struct.unpack(">I", head)[0]))
    return found


def _tell(answers: BinaryIO, told: dict[str, Any]) -> None:
    answers.write(json.dumps(told).encode() + b"\n")
    answers.flush()


class Minds:
    """Bots by table and seat; the last ones are kept, for they may keep a tree."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
        self._engines: dict[str, Any] = {}

    def decide(self, question: dict[str, Any]) -> int:
        """The bot's decision in its view."""
        from chapterhouse.kernel.table import View

        engine = self._engine(question["game"])
        rows = np.frombuffer(question["rows"], engine.layout.dtype).copy()
        view = View(
            engine.game, question["seat"], rows, question["legal"], question["log"], question["options"]
        )
        bot = self._bot(question, engine)
        return int(bot.choose(view))

    def _engine(self, game: str) -> Any:
        from chapterhouse.games.library import load_game
        from chapterhouse.kernel.engine import Engine

        if game not in self._engines:
            self._engines[game] = Engine(load_game(game))
        return self._engines[game]

    def _bot(self, question: dict[str, Any], engine: Any) -> Any:
        from chapterhouse.bots.bot import make_bot

        key = question["table"], question["seat"], question["bot"]
        if key not in self._bots:
            self._bots[key] = make_bot(question["bot"], engine, question["seat"], os.urandom(8).hex())
        self._bots.move_to_end(key)
        while len(self._bots) > KEPT:
            _, old = self._bots.popitem(last=False)
            getattr(old, "close", lambda: None)()
        return self._bots[key]


if __name__ == "__main__":
    main()
