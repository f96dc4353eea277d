"""Proofs of finished games: each is worked out once, one at a time, on a thread beside the event loop."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from chapterhouse.house.odds import Proof, proof
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.game import Game

KEPT = 500  # proofs; a finished game does not change any more


class Proving:
    """The proofs that were asked for."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, asyncio.Future[Proof | str]] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def of(self, table: str, record: Callable[[], str], game: Game, board: BoardFile) -> Proof | str:
        """The proof of a finished table, or what does not fit in its record."""
        if table not in self._known:
            self._known[table] = asyncio.ensure_future(self._work(record, game, board))
            self._known[table].add_done_callback(lambda done: self._settle(table, done))
        self._known.move_to_end(table)
        return await asyncio.shield(self._known[table])

    def _settle(self, table: str, done: "asyncio.Future[Proof | str]") -> None:
        """Keeps what was found out, not that it could not be."""
        if done.cancelled() or done.exception():
            self._known.pop(table, None)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _work(self, record: Callable[[], str], game: Game, board: BoardFile) -> Proof | str:
        async with self._turn:
            try:
                return await asyncio.to_thread(proof, record(), game, board)
            except HouseError as error:
                return str(error)

    async def close(self) -> None:
        """Ends what is still being worked out."""
        for future in self._known.values():
            future.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)
