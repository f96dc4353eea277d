"""Everything that a route may ask of the house."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec

from chapterhouse.games.library import load_game
from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.dice import DiceCount
from chapterhouse.house.errors import Broken, No
from chapterhouse.house.guard import Door, Limiter, Limits, Visitor, clean_name, fresh_secret, hashed
from chapterhouse.house.life import Life, Trial, stored_names
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.store import Store, queries
from chapterhouse.house.store.rows import (
    NOBODY,
    Card,
    Guest,
    KeyRow,
    Stored,
    TableRow,
    Taken,
    Unwritable,
    linked,
)
from chapterhouse.house.table_life import TableLife, now_ms
from chapterhouse.house.thinking import Thinking
from chapterhouse.house.warming import Warming
from chapterhouse.house.wishes import all_ready, known_bot
from chapterhouse.kernel.errors import BadOption, HouseError, UnknownName
from chapterhouse.kernel.fairness import commitment, fresh_seed
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.record import record_of, to_json

IN_MEMORY = 400  # tables; those that nobody looks at go first
SWEEP_SECONDS = 5.0
IDLE_MS = 60_000
SHOWN = 60  # tables in a list
LAG_SECONDS = 0.05
LAG_ROUNDS = 200
CHANGED = "~"  # before a notice that is about rights
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: str
    players: int
    options: dict[str, Any] = {}
    settings: ms.Settings = ms.Settings()
    name: str = ""
    seats: tuple[str, ...] = ()


@dataclass(frozen=True)
class Opened:
    """What its opener gets: his seat and key, if he sits, and the invitations."""

    table: str
    seat: int | None
    key: str | None
    links: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Place:
    """Where somebody stands at a table: the seats that he may use, whether he is its host."""

    table: TableLife
    held: tuple[int, ...]
    host: bool

    def seat(self, asked: int | None) -> int | None:
        """The seat that he speaks for; a spectator has none."""
        if asked is None:
            settings = self.table.life.settings
            if not (settings.watch or self.held or self.host or self.table.life.phase == "over"):
                raise No("forbidden")
            return None
        if asked not in self.held:
            raise No("not_seated")
        return asked


@dataclass
class House:
    """The house: its store, its tables in memory, its bots."""

    store: Store
    thinking: Thinking
    warming: Warming
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], int] = now_ms
    tables: dict[str, TableLife] = field(default_factory=dict)
    dice: DiceCount = field(default_factory=DiceCount)

    def __post_init__(self) -> None:
        self.door = Door(self.limits)
        self.process = secrets.token_hex(8)
        self.create_limit = Limiter(self.limits.create)
        self.enter_limit = Limiter(self.limits.enter)
        self.chat_limit = Limiter(self.limits.chat)
        self.request_limit = Limiter(self.limits.requests)
        self._loading: dict[str, asyncio.Future[TableLife]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # -- opening and closing --------------------------------------------------------------

    async def open(self) -> None:
        """Starts what runs beside the requests."""
        if self.store.shared:
            self.store.listen(self._heard)
        self._tasks.append(asyncio.ensure_future(self._sweep_on()))
        self._tasks.append(asyncio.ensure_future(watch_loop()))

    async def close(self) -> None:
        """Ends it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.rest()
        await self.thinking.close()
        await self.warming.close()

    def _heard(self, table: str, n: int) -> None:
        """Another process has moved a table on, or (`~`) somebody's rights have changed."""
        if table.startswith(CHANGED):
            self._hang_up(table.removeprefix(CHANGED))
        elif table in self.tables:
            self._tasks = [task for task in self._tasks if not task.done()]
            self._tasks.append(asyncio.ensure_future(self._follow(self.tables[table], n)))

    async def _follow(self, table: TableLife, n: int) -> None:
        with suppress(Unwritable, Broken):
            if n > table.life.n or table.life.settings.chat:
                await table.catch_up()

    async def _sweep_on(self) -> None:
        while True:
            with suppress(Unwritable, Broken):
                await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Now and then: looks for lost notices, for bots that wait, for tables to forget, counts dice."""
        for table_id in await self.store.read(queries.due, SHOWN):
            if table_id not in self.tables:
                with suppress(No):
                    (await self.table(table_id)).drive()
        if self.store.shared and self.tables:
            for table_id, n in (await self.store.read(queries.last_numbers, list(self.tables))).items():
                self._heard(table_id, n)
        for table in self.tables.values():
            table.drive()
        self._forget()
        await self.dice.count_on(self.store, self.table)

    def _forget(self) -> None:
        idle = [t for t in self.tables.values() if not t.listeners and not t.life.bots_due()]
        idle.sort(key=lambda table: table.used)
        for table in idle[: max(0, len(self.tables) - IN_MEMORY)]:
            if self.clock() - table.used > IDLE_MS:
                del self.tables[table.row.id]
        METRICS.tables.set(len(self.tables))

    # -- tables ---------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableLife:
        """A table, worked out from its log if it is not in memory."""
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> TableLife:
        try:
            row = await self.store.read(queries.table, table_id)
        except Unwritable:
            raise No("retry", wait=1.0) from None
        if row is None:
            raise No("unknown_table")
        table = TableLife(
            self.store, self.thinking, self.warming.engine(row.game), row, self.process, self.clock
        )
        await table.catch_up()
        self.tables[table_id] = table
        return table

    async def place(self, table_id: str, visitor: Visitor) -> Place:
        """Where a visitor stands at a table."""
        table = await self.table(table_id)
        held: list[int] = []
        if visitor.guest:
            held = await self.store.read(queries.held, visitor.guest.id, table_id)
        key = visitor.key
        if key and key.table == table_id and key.kind == "seat" and key.seat not in held:
            held = sorted([*held, key.seat])
        hosts = [visitor.guest.id] if visitor.guest else []
        hosts += [f"seat:{seat}" for seat in held]
        return Place(table, tuple(held), table.row.host in hosts)

    async def still(self, table_id: str, visitor: Visitor) -> Place:
        """Where a visitor stands by now: his key may be dead, his browser signed out."""
        guest = await self.store.read(queries.guest, visitor.guest.id) if visitor.guest else None
        key = await self.store.read(queries.key, visitor.key.hash) if visitor.key else None
        return await self.place(table_id, replace(visitor, guest=guest, key=key))

    async def create(self, opening: Opening, visitor: Visitor) -> Opened:
        """Opens a table."""
        self.create_limit.check(visitor.address)
        life, seats = self._planned(opening, visitor)
        mine = [i for i, who in enumerate(seats) if who == "me"]
        if len(mine) > 1 and not opening.settings.hotseat:
            raise No("bad_option", option="seats", given="me, me", expected="hotseat")
        name = self._name(opening.name, visitor) if mine else ""
        made = [Trial(ev.Seated(seat, name)) for seat in mine]
        made += [
            Trial(ev.Seated(i, bot=known_bot(w))) for i, w in enumerate(seats) if w not in ("me", "open")
        ]
        keys = {i: fresh_secret() for i, who in enumerate(seats) if who in ("me", "open")}
        rows = [
            KeyRow(hashed(key), life.id, seat, "seat" if seat in mine else "invite")
            for seat, key in keys.items()
        ]
        await self._open(life, all_ready(life, made), rows, self._holds(visitor, life.id, mine))
        links = tuple((seat, link_of(life.id, key)) for seat, key in keys.items() if seat not in mine)
        first = mine[0] if mine else None
        return Opened(life.id, first, keys[first] if first is not None else None, links)

    def _planned(self, opening: Opening, visitor: Visitor) -> tuple[Life, tuple[str, ...]]:
        """The table that is to be opened, and who shall sit where."""
        engine = self._engine(opening.game)
        try:
            options = engine.game.options.settle(Setting(opening.players, engine.board), opening.options)
        except BadOption as error:
            raise No(
                "bad_option", option=error.option, given=str(error.given), expected=error.expected
            ) from None
        except UnknownName as error:
            expected = ", ".join(map(str, error.expected))
            raise No("bad_option", option=error.given, given="", expected=expected) from None
        seats = opening.seats or ("me", *["open"] * (opening.players - 1))
        if len(seats) != opening.players:
            raise No("bad_option", option="seats", given=len(seats), expected=opening.players)
        host = visitor.guest.id if visitor.guest else f"seat:{seats.index('me')}" if "me" in seats else ""
        seed = fresh_seed()
        life = Life(_fresh_id(), engine, seed, host)
        game = engine.game
        body = ev.Created(
            game.id, game.rules_version, engine.board.digest, opening.players, dict(options),
            opening.settings, commitment(seed),
        )  # fmt: skip
        self._begin(life, body)
        return life, seats

    def _engine(self, game: str) -> Any:
        try:
            load_game(game)
        except UnknownName as error:
            raise No("unknown_game", games=", ".join(map(str, error.expected))) from None
        return self.warming.engine(game)

    def _begin(self, life: Life, body: ev.Created) -> None:
        life.fold(linked(life.id, b"", 0, self.clock(), NOBODY, "", ev.encode(body)), Trial(body))

    def _holds(self, visitor: Visitor, table: str, seats: Sequence[int]) -> queries.Also:
        if visitor.guest is None:
            return ()
        return [partial(_hold, guest=visitor.guest.id, table=table, seat=seat) for seat in seats]

    async def _open(
        self, life: Life, made: Sequence[Trial], keys: Sequence[KeyRow], also: queries.Also
    ) -> None:
        """Stores a new table with its first events."""
        stored, first = list[Stored](), life.events[0]
        start = linked(life.id, b"", 0, first.at, NOBODY, "", ev.encode(first.body))
        for trial in made:
            stored.append(linked(life.id, life.link, life.n + 1, first.at, NOBODY, "", ev.encode(trial.body)))
            life.fold(stored[-1], trial)
        row = TableRow(life.id, life.created.game, life._seed, life.host, first.at)
        try:
            await self.store.write(queries.add_table, row, start, life.card(), keys, *stored, also=also)
        except Unwritable:
            raise No("retry", wait=1.0) from None
        (await self.table(life.id)).drive()

    # -- seats ----------------------------------------------------------------------------

    def _name(self, given: str, visitor: Visitor) -> str:
        known = visitor.guest.name if visitor.guest else ""
        return clean_name(given or known)

    async def sit(self, table_id: str, seat: int, name: str, visitor: Visitor) -> Opened:
        """Sits down on an open seat of a listed table."""
        self.enter_limit.check(visitor.address)
        place = await self.place(table_id, visitor)
        if not place.table.life.settings.listed:
            raise No("forbidden")
        return await self._take(place, seat, self._name(name, visitor), visitor, ("open",))

    async def join(self, table_id: str, key: str, name: str, visitor: Visitor) -> Opened:
        """With the key of an invitation, of one's own seat, or of one's seat in the game before."""
        self.enter_limit.check(visitor.address)
        place = await self.place(table_id, visitor)
        found = await self.store.read(queries.key, hashed(key))
        if found is None:
            raise No("used_link")
        if found.table != table_id:
            before = await self.table(found.table)
            if found.kind != "seat" or before.life.successor != table_id:
                raise No("used_link")
            return await self._own(place, found.seat, fresh_secret(), visitor)
        if found.kind == "seat":
            return await self._own(place, found.seat, key, visitor)
        return await self._take(place, found.seat, self._name(name, visitor), visitor, ("open", "vacant"))

    async def _own(self, place: Place, seat: int, key: str, visitor: Visitor) -> Opened:
        """One's own seat in another browser, or at the next table."""
        row = KeyRow(hashed(key), place.table.row.id, seat, "seat")

        def change(db: queries.Connection) -> None:
            queries.add_key(db, row)
            if visitor.guest:
                queries.hold(db, visitor.guest.id, row.table, seat)

        await self.store.write(change)
        return Opened(row.table, seat, key, ())

    async def _take(
        self, place: Place, seat: int, name: str, visitor: Visitor, kinds: Sequence[str]
    ) -> Opened:
        life, key = place.table.life, fresh_secret()
        if place.held and not life.settings.hotseat:
            raise No("forbidden")

        def plan() -> list[Trial]:
            now = place.table.life
            if seat >= len(now.seats) or now.seats[seat].kind not in kinds:
                raise No("seat_taken")
            if now.phase not in ("open", "running"):
                raise No("not_open")
            return [Trial(ev.Seated(seat, name))]

        row = KeyRow(hashed(key), life.id, seat, "seat")
        also = [partial(_empty, table=life.id, seat=seat), partial(_key, row=row)]
        await place.table.change(seat, plan, [*also, *self._holds(visitor, life.id, [seat])])
        return Opened(life.id, seat, key, ())

    async def link(self, table_id: str, seat: int, visitor: Visitor) -> str:
        """A new link; the old one is dead at once."""
        self.enter_limit.check(visitor.address)
        place, key = await self.place(table_id, visitor), fresh_secret()
        if seat in place.held:
            row = KeyRow(hashed(key), table_id, seat, "seat")
            keep = visitor.guest.id if visitor.guest else ""
            await self.store.write(partial(_renew, row=row, keep=keep))
            self._rights_changed(table_id)
            return link_of(table_id, key)
        if not place.host:
            raise No("forbidden")

        def plan() -> list[Trial]:
            now = place.table.life
            if seat >= len(now.seats) or now.seats[seat].kind not in ("open", "vacant"):
                raise No("seat_taken")
            return [Trial(ev.Invited(seat))]

        await place.table.change(
            NOBODY, plan, [partial(_key, row=KeyRow(hashed(key), table_id, seat, "invite"))]
        )
        return link_of(table_id, key)

    def left(self, table_id: str, seat: int) -> queries.Also:
        """What leaving does to keys and browsers."""
        return [partial(_empty, table=table_id, seat=seat)]

    def rights_changed(self, table_id: str) -> None:
        """A seat has changed hands."""
        self._rights_changed(table_id)

    def _rights_changed(self, about: str) -> None:
        self._hang_up(about)
        self.store.hint(CHANGED + about, 0)

    def _hang_up(self, about: str) -> None:
        """Connections of a table, or of a browser (`!id`), look whether they still may be there."""
        for table in list(self.tables.values()):
            if about.startswith("!") or table.row.id == about:
                for listener in list(table.listeners):
                    listener.recheck()

    async def rematch(self, place: Place, seat: int) -> int:
        """The same table again, for the same people; returns the number of the event that tells it."""
        life = place.table.life
        if life.phase not in ("over", "abandoned"):
            raise No("not_over")
        if life.successor is None:
            await self._open_again(place.table)

            def plan() -> list[Trial]:
                if place.table.life.successor:
                    raise Taken("rematch")
                return [Trial(ev.Rematched(_next_id(life.id)))]

            with suppress(Taken):
                await place.table.change(seat, plan)
        return place.table.life.n

    async def _open_again(self, old: TableLife) -> None:
        created, people = old.life.created, list[Trial]()
        game, seed = old.engine.game, fresh_seed()
        life = Life(_next_id(old.row.id), old.engine, seed, old.row.host)
        body = ev.Created(
            game.id, game.rules_version, old.engine.board.digest, created.players, created.options,
            created.settings, commitment(seed),
        )  # fmt: skip
        self._begin(life, body)
        also: list[Callable[[queries.Connection], object]] = []
        for seat, sitting in enumerate(old.life.seats):
            if sitting.kind == "bot" or (sitting.kind == "person" and sitting.name):
                people.append(Trial(ev.Seated(seat, sitting.name, sitting.bot)))
            for guest in await self.store.read(queries.holders, old.row.id, seat):
                also.append(partial(_hold, guest=guest, table=life.id, seat=seat))
        with suppress(Taken):
            await self._open(life, all_ready(life, people), [], also)

    # -- looking --------------------------------------------------------------------------

    async def lobby(self) -> list[Card]:
        """Listed tables that wait for players, or run."""
        found = await self.store.read(queries.listed, "open", SHOWN)
        running = await self.store.read(queries.listed, "running", SHOWN)
        return [*found, *(card for card in running if card.watch)]

    async def card(self, table_id: str) -> Card:
        """A table's line in the lobby."""
        return (await self.table(table_id)).life.card()

    async def my_tables(self, guest: Guest) -> list[tuple[Card, int]]:
        """The tables of a browser, with its seats."""
        return await self.store.read(queries.held_cards, guest.id, SHOWN)

    async def record(self, place: Place, seat: int | None) -> str:
        """The record as a seat may know it."""
        life = place.table.life
        if life.table is None:
            raise No("not_running")
        twin = life.table.fork()
        twin.seats = stored_names(life)
        return to_json(record_of(twin, seat))

    async def keep_guest(self, secret: str, name: str, lang: str) -> Guest:
        """A browser tells its name and language."""
        guest = Guest(hashed(secret), clean_name(name) if name else "", lang)
        await self.store.write(queries.keep_guest, guest, self.clock())
        return guest

    async def forget_guest(self, guest: Guest) -> None:
        """Signs a browser out."""
        await self.store.write(queries.forget_guest, guest.id)
        self._rights_changed(f"!{guest.id}")


async def watch_loop() -> None:
    """Measures how late the event loop comes to what is due."""
    loop, worst = asyncio.get_running_loop(), 0.0
    while True:
        for _ in range(LAG_ROUNDS):
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            worst = max(worst, loop.time() - due)
        METRICS.lag.set(worst)
        worst = 0.0


def link_of(table: str, key: str) -> str:
    """The link that opens a seat."""
    return f"/t/{table}/join/{key}"


def _fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def _next_id(table: str) -> str:
    """The id of the next table: whoever asks first or second, there is but one."""
    number = int.from_bytes(hashlib.sha256(f"rematch {table}".encode()).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(12))


# Changes that are stored together with events.


def _hold(db: queries.Connection, *, guest: str, table: str, seat: int) -> None:
    queries.hold(db, guest, table, seat)


def _key(db: queries.Connection, *, row: KeyRow) -> None:
    queries.add_key(db, row)


def _empty(db: queries.Connection, *, table: str, seat: int) -> None:
    queries.vacate(db, table, seat)


def _renew(db: queries.Connection, *, row: KeyRow, keep: str) -> None:
    queries.add_key(db, row)
    queries.release(db, row.table, row.seat, keep)


def refusal(error: HouseError) -> No:
    """Any error of the house as a refusal."""
    if isinstance(error, No):
        return error
    return No("retry", wait=1.0) if isinstance(error, Taken | Unwritable) else No("internal")
