"""What a seat is told of the events of a table: as data, and in the reader's language."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from chapterhouse.house import events as ev
from chapterhouse.house import messages as ms
from chapterhouse.house.life import Kept, Life
from chapterhouse.house.words import Words, words
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.log import HIDDEN, Entry
from chapterhouse.kernel.phrases import entry_lines, seat_say
from chapterhouse.kernel.say import Say


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat (None: a spectator), in a language, with or without scenes."""

    seat: int | None
    lang: str = "en"
    want: str = "scene"
    wide: bool = False


@dataclass
class Telling:
    """The events of one table, as each reader may know them."""

    life: Life

    @property
    def game(self) -> Any:
        """The game."""
        return self.life.engine.game

    def words(self, reader: Reader) -> Words:
        """The reader's words."""
        return words(reader.lang, self.game)

    def event(self, n: int, reader: Reader) -> ms.Event:
        """An event as a seat may know it."""
        kept = self.life.events[n]
        seen = self._seen(kept, reader.seat)
        lines = tuple(self._lines(kept, seen, reader)) if reader.want == "scene" else ()
        return ms.Event(
            n, kept.at, ev.kind_of(kept.body), kept.ply, _seat_of(kept),  # type: ignore[arg-type]
            kept.body.by if isinstance(kept.body, ev.Played) else "seat",
            self._entry(seen, reader) if seen else None, self._data(kept, reader.seat), lines,
        )  # fmt: skip

    def _entry(self, seen: Entry, reader: Reader) -> ms.EntryTold:
        """For people, points say what they are for."""
        if reader.want == "moves":
            return entry_told(seen)
        return entry_told(seen, lambda happening: self.words(reader).source(happening.params.get("source")))

    def _seen(self, kept: Kept, seat: int | None) -> Entry | None:
        if kept.entry is None:
            return None
        return self.life.running.sight(kept.entry, seat, stands=kept.stands)

    def _data(self, kept: Kept, seat: int | None) -> dict[str, Any]:
        match kept.body:
            case ev.Seated():
                return {"name": kept.body.name, "bot": kept.body.bot}
            case ev.ReadyMade():
                return {"entropy": kept.body.entropy}
            case ev.Proposed():
                told = {"what": kept.body.what, "seat": kept.body.about, "bot": kept.body.bot}
                return {**told, "once": kept.body.once, "ply": kept.body.ply}
            case ev.StandsIn():
                return {"bot": kept.body.bot, "once": kept.body.once}
            case ev.Agreed() | ev.Declined():
                return {"motion": kept.body.motion}
            case ev.Rematched():
                return {"table": kept.body.table}
            case ev.Penalised():
                return {"action": kept.body.action}
        return {}

    def _lines(self, kept: Kept, seen: Entry | None, reader: Reader) -> Iterator[str]:
        text = self.words(reader)
        if seen is not None:
            names = self.life.running.names
            lines = [text.say(line) for line in entry_lines(seen, names)]
            lines[0] = self._by(kept, lines[0], text)
            yield from lines
            return
        yield self._line_of(kept.body, text)

    def _by(self, kept: Kept, line: str, text: Words) -> str:
        """A decision that somebody else made for the seat is marked."""
        body = kept.body
        if not isinstance(body, ev.Played) or body.by in ("seat", "bot"):
            return line
        return text(f"by-{body.by}", line=line, bot=body.bot)

    def _line_of(self, body: ev.AnyBody, text: Words) -> str:
        match body:
            case ev.Seated() if body.bot:
                return text("event-seated-bot", seat=self._seat(body.seat), bot=text.bot(body.bot))
            case ev.Seated():
                return text("event-seated", seat=self._seat(body.seat), name=body.name)
            case ev.StandsIn():
                return text("event-stand-in", seat=self._seat(body.seat), bot=text.bot(body.bot))
            case ev.Proposed():
                return self.motion_words(body, text)
            case ev.Created() | ev.TakenBack() | ev.Abandoned() | ev.Rematched():
                return text(f"event-{ev.kind_of(body).replace('_', '-')}")
        seat: Any = getattr(body, "seat", 0)
        return text(f"event-{ev.kind_of(body)}", seat=self._seat(seat))

    def _seat(self, seat: int) -> Say:
        """How a seat is called, by the colour that it was dealt if the game has begun."""
        return seat_say(seat, self.life.table.names if self.life.table else None)

    def motion_words(self, body: ev.Proposed, text: Words) -> str:
        """A proposal in words."""
        about = self._seat(body.seat if body.about is None else body.about)
        bot = text.bot(body.bot) if body.bot else ""
        once = "yes" if body.once else "no"
        key = f"motion-{body.what.replace('_', '-')}"
        return text(key, seat=self._seat(body.seat), about=about, bot=bot, once=once)


def _seat_of(kept: Kept) -> int | None:
    seat: int | None = getattr(kept.body, "seat", None)
    return seat


def entry_told(entry: Entry, source: Callable[[Happening], str] = lambda happening: "") -> ms.EntryTold:
    """An entry of the log, by the names of the game's vocabulary."""
    happened = tuple(ms.HappeningTold(h.kind, dict(h.params), h.chance, source(h)) for h in entry.happenings)
    if entry.action is None:
        return ms.EntryTold(entry.ply, happenings=happened)
    if entry.action.number == HIDDEN:
        return ms.EntryTold(entry.ply, entry.action.kind, hidden=True, happenings=happened)
    return ms.EntryTold(
        entry.ply, entry.action.kind, entry.action.text, dict(entry.action.params), False, happened
    )
