"""Everything that a route may ask of the house."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from chapterhouse.house import events as ev
from chapterhouse.house import rights
from chapterhouse.house.dice import DiceCount
from chapterhouse.house.errors import Broken, No
from chapterhouse.house.guard import Door, Limiter, Limits, Visitor, clean_name, fresh_secret, hashed
from chapterhouse.house.life import Life, Trial, stored_names
from chapterhouse.house.metrics import METRICS, watch_loop
from chapterhouse.house.odds import Proof
from chapterhouse.house.opening import Opened, Opener, Opening, link_of
from chapterhouse.house.proving import Proving
from chapterhouse.house.store import Store, queries
from chapterhouse.house.store.rows import (
    NOBODY,
    Card,
    Guest,
    KeyRow,
    Taken,
    Unwritable,
)
from chapterhouse.house.table_life import TableLife, now_ms
from chapterhouse.house.thinking import Thinking
from chapterhouse.house.warming import Warming
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.record import record_of, to_json

IN_MEMORY = 400  # tables; those that nobody looks at go first
SWEEP_SECONDS = 5.0
IDLE_MS = 60_000
SHOWN = 60  # tables in a list
PAGE = 20  # finished games on a page
MOST_ID = 40
CHANGED = "~"  # before a notice that is about rights

LOG = logging.getLogger("chapterhouse.house")


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
            if not (settings.watch or self.held or self.host):
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
        self.opener = Opener(self.store, self.warming, self.clock)
        self.door = Door(self.limits)
        self.proving = Proving()
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
        await self.proving.close()
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
            try:
                await self.sweep()
            except (Unwritable, Broken):
                pass  # the next round looks again
            except Exception as error:  # a fault of ours must not end all rounds
                METRICS.errors.inc()
                LOG.error("sweep failed", exc_info=error)
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
        sits = "me" in opening.seating()
        name = self._name(opening.name, visitor) if sits else ""
        opened = await self.opener.open(opening, visitor, name)
        (await self.table(opened.table)).drive()
        return opened

    # -- seats ----------------------------------------------------------------------------

    def _name(self, given: str, visitor: Visitor) -> str:
        known = visitor.guest.name if visitor.guest else ""
        return clean_name(given or known)

    def _holds(self, visitor: Visitor, table: str, seats: Sequence[int]) -> list[rights.Change]:
        """A browser that holds these seats from now on; a program has its key alone."""
        return [rights.hold(visitor.guest.id, table, seat) for seat in seats] if visitor.guest else []

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
        await self.store.write(rights.both(rights.give(row), *self._holds(visitor, row.table, [seat])))
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
        also = [rights.empty(life.id, seat), rights.give(row)]
        await place.table.change(seat, plan, [*also, *self._holds(visitor, life.id, [seat])])
        return Opened(life.id, seat, key, ())

    async def link(self, table_id: str, seat: int, visitor: Visitor) -> str:
        """A new link; the old one is dead at once."""
        self.enter_limit.check(visitor.address)
        place, key = await self.place(table_id, visitor), fresh_secret()
        if seat in place.held:
            row = KeyRow(hashed(key), table_id, seat, "seat")
            keep = visitor.guest.id if visitor.guest else ""
            await self.store.write(rights.both(rights.give(row), rights.release(table_id, seat, keep)))
            self._rights_changed(table_id)
            return link_of(table_id, key)
        if not place.host:
            raise No("forbidden")

        def plan() -> list[Trial]:
            now = place.table.life
            if seat >= len(now.seats) or now.seats[seat].kind not in ("open", "vacant"):
                raise No("seat_taken")
            return [Trial(ev.Invited(seat))]

        await place.table.change(NOBODY, plan, [rights.give(KeyRow(hashed(key), table_id, seat, "invite"))])
        return link_of(table_id, key)

    def left(self, table_id: str, seat: int) -> queries.Also:
        """What leaving does to keys and browsers."""
        return [rights.empty(table_id, seat)]

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
            following = await self.opener.open_again(life)

            def plan() -> list[Trial]:
                if place.table.life.successor:
                    raise Taken("rematch")
                return [Trial(ev.Rematched(following))]

            with suppress(Taken):
                await place.table.change(seat, plan)
        return place.table.life.n

    # -- looking --------------------------------------------------------------------------

    async def lobby(self) -> list[Card]:
        """Listed tables that wait for players, or run."""
        found = await self.store.read(queries.listed, "open", SHOWN)
        return [*found, *await self.store.read(queries.listed, "running", SHOWN)]

    async def finished(self, before: str = "") -> tuple[list[Card], str]:
        """A page of finished games that everybody may look back at, and what to ask the next one with (""
        = there is none)."""
        at = before.partition("-")
        if before and not (at[0].isdecimal() and len(at[0]) < 18 and len(at[2]) <= MOST_ID):
            raise No("malformed", fault="before")
        start = (int(at[0]), at[2]) if before else queries.NEWEST
        found = await self.store.read(queries.listed, "over", PAGE + 1, start)
        last = found[PAGE - 1] if len(found) > PAGE else None
        return found[:PAGE], f"{last.at}-{last.table}" if last else ""

    async def proof(self, place: Place) -> Proof | str:
        """A finished game worked out again, or what does not fit."""
        life = place.table.life
        board = life.engine.board
        return await self.proving.of(life.id, lambda: self._record(life, None), life.engine.game, board)

    async def card(self, table_id: str) -> Card:
        """A table's line in the lobby."""
        return (await self.table(table_id)).life.card()

    async def my_tables(self, guest: Guest) -> list[tuple[Card, int]]:
        """The tables of a browser, with its seats."""
        return await self.store.read(queries.held_cards, guest.id, SHOWN)

    async def record(self, place: Place, seat: int | None) -> str:
        """The record as a seat may know it. After the end, by the rules or by consent, everybody may know
        all of it, the seed as well."""
        life = place.table.life
        if life.table is None:
            raise No("not_running")
        return self._record(life, seat)

    @staticmethod
    def _record(life: Life, seat: int | None) -> str:
        twin = life.running.fork()
        twin.seats = stored_names(life)
        return to_json(record_of(twin, seat, full=life.phase == "abandoned"))

    async def keep_guest(self, secret: str, name: str, lang: str) -> Guest:
        """A browser tells its name and language."""
        guest = Guest(hashed(secret), clean_name(name) if name else "", lang)
        await self.store.write(queries.keep_guest, guest, self.clock())
        return guest

    async def forget_guest(self, guest: Guest) -> None:
        """Signs a browser out."""
        await self.store.write(queries.forget_guest, guest.id)
        self._rights_changed(f"!{guest.id}")


def refusal(error: HouseError) -> No:
    """Any error of the house as a refusal."""
    if isinstance(error, No):
        return error
    return No("retry", wait=1.0) if isinstance(error, Taken | Unwritable) else No("internal")
