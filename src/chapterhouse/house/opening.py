"""How a table is opened: for the first time, or again for those who have just played."""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from chapterhouse.games.library import load_game
from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house import rights
from chapterhouse.house.errors import No
from chapterhouse.house.guard import Visitor, fresh_secret, hashed
from chapterhouse.house.life import Life, Trial
from chapterhouse.house.store import Store, queries
from chapterhouse.house.store.rows import NOBODY, KeyRow, Stored, TableRow, Taken, Unwritable, linked
from chapterhouse.house.warming import Warming
from chapterhouse.house.wishes import all_ready, known_bot
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import BadOption, UnknownName
from chapterhouse.kernel.fairness import commitment, fresh_seed
from chapterhouse.kernel.options import Options, Setting

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open. `seats`: `me`, `open`, or a bot's name."""

    game: str
    players: int
    options: dict[str, Any] = {}
    settings: ms.Settings = ms.Settings()
    name: str = ""
    seats: tuple[str, ...] = ()

    def seating(self) -> tuple[str, ...]:
        """Who shall sit where."""
        seats = self.seats or ("me", *["open"] * (self.players - 1))
        if len(seats) != self.players:
            raise No("bad_option", option="seats", given=len(seats), expected=self.players)
        if seats.count("me") > 1 and not self.settings.hotseat:
            raise No("bad_option", option="seats", given="me, me", expected="hotseat")
        return seats


@dataclass(frozen=True)
class Opened:
    """What its opener gets: his seat and key, if he sits, and the invitations."""

    table: str
    seat: int | None
    key: str | None
    links: tuple[tuple[int, str], ...]


@dataclass
class Opener:
    """Opens tables in a store."""

    store: Store
    warming: Warming
    clock: Callable[[], int]

    async def open(self, opening: Opening, visitor: Visitor, name: str) -> Opened:
        """A new table."""
        engine, seats = self._engine(opening.game), opening.seating()
        options = settled(engine, opening)
        mine = [seat for seat, who in enumerate(seats) if who == "me"]
        host = visitor.guest.id if visitor.guest else f"seat:{mine[0]}" if mine else ""
        life = self._life(_fresh_id(), engine, host, opening.players, options, opening.settings)
        keys = {seat: fresh_secret() for seat, who in enumerate(seats) if who in ("me", "open")}
        rows = [
            KeyRow(hashed(key), life.id, seat, "seat" if seat in mine else "invite")
            for seat, key in keys.items()
        ]
        holds = [rights.hold(visitor.guest.id, life.id, seat) for seat in mine] if visitor.guest else []
        await self._store(life, all_ready(life, seated(seats, name)), rows, holds)
        links = tuple((seat, link_of(life.id, key)) for seat, key in keys.items() if seat not in mine)
        return Opened(life.id, mine[0] if mine else None, keys[mine[0]] if mine else None, links)

    async def open_again(self, old: Life) -> str:
        """The same table again, for the same people; returns its id, for there is but one."""
        created, next_id = old.created, next_table(old.id)
        options, settings = created.options, created.settings
        life = self._life(next_id, old.engine, old.host, created.players, options, settings)
        people, holds = list[Trial](), list[rights.Change]()
        for seat, sitting in enumerate(old.seats):
            if sitting.kind in ("bot", "person"):
                people.append(Trial(ev.Seated(seat, sitting.name, sitting.bot)))
            for guest in await self.store.read(queries.holders, old.id, seat):
                holds.append(rights.hold(guest, next_id, seat))
        with suppress(Taken):  # somebody else was faster
            await self._store(life, all_ready(life, people), [], holds)
        return next_id

    def _engine(self, game: str) -> Engine:
        try:
            load_game(game)
        except UnknownName as error:
            raise No("unknown_game", games=", ".join(map(str, error.expected))) from None
        return self.warming.engine(game)

    def _life(
        self, id_: str, engine: Engine, host: str, players: int, options: Options, settings: ms.Settings
    ) -> Life:
        """A table with its first event."""
        seed, game = fresh_seed(), engine.game
        life = Life(id_, engine, seed, host)
        body = ev.Created(
            game.id, game.rules_version, engine.board.digest, players, options, settings, commitment(seed)
        )
        life.fold(linked(id_, b"", 0, self.clock(), NOBODY, "", ev.encode(body)), Trial(body))
        return life

    async def _store(
        self, life: Life, made: Sequence[Trial], keys: Sequence[KeyRow], also: queries.Also
    ) -> None:
        """Stores a new table with its first events."""
        stored, first = list[Stored](), life.events[0]
        start = linked(life.id, b"", 0, first.at, NOBODY, "", ev.encode(first.body))
        for trial in made:
            stored.append(linked(life.id, life.link, life.n + 1, first.at, NOBODY, "", ev.encode(trial.body)))
            life.fold(stored[-1], trial)
        row = TableRow(life.id, life.created.game, life.seed, life.host, first.at)
        try:
            await self.store.write(queries.add_table, row, start, life.card(), keys, *stored, also=also)
        except Unwritable:
            raise No("retry", wait=1.0) from None


def settled(engine: Engine, opening: Opening) -> Options:
    """All options of the game, or the refusal that names the one that is wrong."""
    try:
        return engine.game.options.settle(Setting(opening.players, engine.board), opening.options)
    except BadOption as error:
        told: dict[str, Any] = {"option": error.option, "given": error.given, "expected": error.expected}
        game = engine.game if error.option in engine.game.options.names else None
        raise No("bad_option", game=game, **told) from None
    except UnknownName as error:
        expected = ", ".join(map(str, error.expected))
        raise No("bad_option", option=error.given, given="", expected=expected) from None


def seated(seats: Sequence[str], name: str) -> list[Trial]:
    """The opener, and bots, sit down."""
    made = [Trial(ev.Seated(seat, name)) for seat, who in enumerate(seats) if who == "me"]
    bots = [(seat, who) for seat, who in enumerate(seats) if who not in ("me", "open")]
    return made + [Trial(ev.Seated(seat, bot=known_bot(bot))) for seat, bot in bots]


def link_of(table: str, key: str) -> str:
    """The link that opens a seat."""
    return f"/t/{table}/join/{key}"


def _fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def next_table(table: str) -> str:
    """The id of the next table: whoever asks first or second, there is but one."""
    number = int.from_bytes(hashlib.sha256(f"rematch {table}".encode()).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(12))
