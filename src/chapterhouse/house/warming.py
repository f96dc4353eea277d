"""The house opens at once; games compile in another process meanwhile, one after the other."""

import asyncio
import gc
import os
import signal
import sys
import threading
from contextlib import suppress

from chapterhouse.bots.chores import GREEDY, SEARCH
from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house.errors import No
from chapterhouse.house.words import words
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.pictures.drawn import drawn
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES
from chapterhouse.kernel.warm import TABLE, warm

CHORES = (TABLE, GREEDY, SEARCH)
_MAKING = threading.Lock()
GARBAGE = 10_000  # new objects after which it is worth looking for garbage; a decision makes hundreds
WAIT = 5.0  # seconds after which it is worth asking again


class Warming:
    """Which games can be played, and their engines."""

    def __init__(self) -> None:
        self._engines: dict[str, Engine] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._wanted: list[str] = []

    def begin(self) -> None:
        """Starts with all games."""
        self._wanted = list(game_ids())
        gc.set_threshold(GARBAGE, 20, 20)
        self._task = asyncio.ensure_future(self._run())

    def ready(self, game: str) -> bool:
        """Whether a game can be played at once."""
        return game in self._engines

    def engine(self, game: str) -> Engine:
        """The engine of a game; if it is compiled already somebody may ask before its turn comes."""
        if game not in self._engines:
            if not is_warm(game):
                self._prefer(game)
                raise No("not_ready", wait=WAIT)
            self._engines[game] = Engine(load_game(game))
        return self._engines[game]

    def _prefer(self, game: str) -> None:
        if game in self._wanted:
            self._wanted.remove(game)
            self._wanted.insert(0, game)

    async def _run(self) -> None:
        while self._wanted:
            game = self._wanted.pop(0)
            if not await asyncio.to_thread(is_warm, game):
                await self._compile(game)
            if await asyncio.to_thread(is_warm, game):
                engine = await asyncio.to_thread(_loaded, game)
                self._engines.setdefault(game, engine)
            # What compiled rules bring along stays for good; to look through it for garbage again and again
            # would keep everybody waiting for a third of a second.
            gc.freeze()

    async def _compile(self, game: str) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "chapterhouse.house.warming", game, start_new_session=True
        )
        await self._process.wait()

    async def close(self) -> None:
        """Stops compiling."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._process and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)
            await self._process.wait()


def is_warm(game: str) -> bool:
    """Whether all of a game that the house needs lies in the cache. To know it the game's modules are made,
    which two threads must not do at the same time."""
    with _MAKING:
        return INTERPRETED or all(chore.mark(load_game(game)).exists() for chore in CHORES)


def _loaded(game: str) -> Engine:
    """An engine whose machine code has been fetched from the cache, and whose texts and drawings have
    been read: the first table shall not keep the others waiting."""
    engine = Engine(load_game(game))
    warm(engine, (TABLE,))
    table = Table(engine.game, engine.game.options.players[-1], seed=bytes(32), engine=engine)
    scene = engine.game.scene(table.view(table.to_act), table.names)
    for lang in LANGUAGES:
        drawn(scene, words(lang, engine.game).say)
    return engine


if __name__ == "__main__":
    for name in sys.argv[1:]:
        warm(Engine(load_game(name)), CHORES)
