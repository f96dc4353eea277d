"""What anybody may say at a table, by socket or by polling, and what he is answered."""

import logging
from dataclasses import dataclass

import msgspec

from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.guard import Visitor, clean_text
from chapterhouse.house.metrics import METRICS
from chapterhouse.house.service import House, Place, refusal
from chapterhouse.house.telling import Reader
from chapterhouse.house.wishes import BOTS, WISHES, Asking
from chapterhouse.kernel.errors import HouseError

LOG = logging.getLogger("chapterhouse.house")

_decoder = msgspec.json.Decoder(ms.ClientMessage)


class _Named(msgspec.Struct):
    id: str = ""


@dataclass
class Talk:
    """A visitor at a table."""

    house: House
    visitor: Visitor
    place: Place
    reader: Reader

    def welcome(self) -> ms.Welcome:
        """The answer to hello."""
        table = self.place.table
        return table.sight.welcome(self.reader, self.place.host, self.place.held, BOTS, table.clock())

    async def answer(self, message: ms.Wish) -> ms.Told:
        """Carries a wish out, or says why not."""
        try:
            return await self._answer(message)
        except HouseError as error:
            no = refusal(error)
            if no.code == "internal":
                self._own_fault(error)
            return self.refused(message.id, no)
        except Exception as error:  # a fault of ours ends neither the table nor the connection
            self._own_fault(error)
            return self.refused(message.id, No("internal"))

    def _own_fault(self, error: Exception) -> None:
        METRICS.errors.inc()
        LOG.error("wish failed", exc_info=error, extra={"table": self.place.table.row.id})

    def refused(self, id_: str, no: No) -> ms.Refused:
        """A refusal in the reader's words."""
        METRICS.refused.labels(no.code).inc()
        verdict, barrier = no.verdict, {"barrier": no.barrier} if no.barrier else {}
        return ms.Refused(
            id_, no.code, self.place.table.sight.words(self.reader).refusal(no),
            verdict.reason if verdict else no.barrier, verdict.rule if verdict else "",
            dict(verdict.facts) if verdict else barrier, no.retry, no.wait,
        )  # fmt: skip

    async def _answer(self, message: ms.Wish) -> ms.Told:
        table, seat = self.place.table, self.reader.seat
        match message:
            case ms.Past():
                return table.sight.past(message, self.reader)
            case ms.Chat():
                return await self._say(message)
            case ms.Preview():
                return table.sight.draft(message.id, message.action, self.reader, confirm=False)
            case ms.Why():
                return table.sight.why(message, self.reader)
            case ms.Plan():
                return table.sight.plan(message, self.reader)
        if seat is None:
            raise No("not_seated")
        if isinstance(message, ms.Rematch):
            return ms.Done(message.id, await self.house.rematch(self.place, seat))
        return await self._change(message, seat)

    async def _change(self, message: ms.Wish, seat: int) -> ms.Told:
        assert type(message) in WISHES
        table = self.place.table
        several = table.life.settings.hotseat and len(self.place.held) > 1
        asking = Asking(seat, self.place.host, table.clock(), "hotseat" if several else "seat")
        left = _left(message, seat)
        also = self.house.left(table.row.id, left) if left is not None else ()
        done = await table.wish(asking, message, self.reader, also)
        if left is not None:
            self.house.rights_changed(table.row.id)
        return done

    async def _say(self, message: ms.Chat) -> ms.Told:
        table, seat = self.place.table, self.reader.seat
        if not table.life.settings.chat:
            raise No("chat_off")
        if table.sight.silent() and seat is not None:
            raise No("silence")
        self.house.chat_limit.check(self.visitor.account)
        name = table.life.seats[seat].name if seat is not None else self._guest_name()
        await table.say(seat, name, clean_text(message.text))
        return ms.Done(message.id, table.life.n, 0)

    def _guest_name(self) -> str:
        guest = self.visitor.guest
        if guest is None or not guest.name:
            raise No("bad_name", most=40)
        return guest.name

    def may_read(self, spoken: int | None) -> bool:
        """Players and spectators do not read each other while the game runs."""
        running = self.place.table.life.phase == "running"
        return not running or (spoken is None) == (self.reader.seat is None)


def _left(message: ms.Wish, seat: int) -> int | None:
    """The seat that nobody holds any more if this wish is carried out."""
    if isinstance(message, ms.Leave):
        return seat
    return message.seat if isinstance(message, ms.SetBot) and message.bot is None else None


def read(raw: bytes | str) -> ms.ClientMessage:
    """A message of a client; raises what is wrong with it."""
    try:
        found: ms.ClientMessage = _decoder.decode(raw)
        return found
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise No("malformed", fault=str(error)[:200], id=_id_of(raw)) from None


def _id_of(raw: bytes | str) -> str:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(raw, type=_Named).id[:36]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


_encoder = msgspec.json.Encoder()


def written(told: ms.Told) -> bytes:
    """A message of the server."""
    return _encoder.encode(told)
