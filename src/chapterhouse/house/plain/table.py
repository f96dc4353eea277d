"""The page of a table: picture, prompt, choices as buttons, reasons, log, and all that can be proposed."""

from collections.abc import Iterator

from chapterhouse.house import messages as ms
from chapterhouse.house.client import fresh_id
from chapterhouse.house.plain.html import Html, button, choose, el, field, form, page
from chapterhouse.house.talking import Talk
from chapterhouse.house.wishes import BOTS
from chapterhouse.house.words import Words
from chapterhouse.kernel.phrases import option_say, seat_say, value_say
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, spaces
from chapterhouse.kernel.scene_spoken import spoken

LINES = 40  # of the log, unless all are asked for
REFRESH = 8  # seconds, while one waits for others


class TablePage:
    """One page, for one reader at one moment."""

    def __init__(self, talk: Talk, told: ms.Told | None = None, link: str = "", whole: bool = False) -> None:
        self._talk, self._told, self._link, self._whole = talk, told, link, whole
        self.table, self.seat = talk.place.table, talk.reader.seat
        self.sight, self.life = self.table.sight, self.table.life
        self.words: Words = self.sight.words(talk.reader)
        self.now = self.sight.now(talk.reader, self.table.around())
        self.scene: Scene | None = self.sight.scene(self.sight.view(self.seat)) if self.life.table else None

    @property
    def here(self) -> str:
        """The address of this page."""
        return f"/plain/t/{self.life.id}" + ("" if self.seat is None else f"?seat={self.seat}")

    def do(self, what: str, /, *parts: object, **hidden: object) -> Html:
        """A form that sends a wish, under an id of its own: sent twice, it is carried out once."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        path = f"/plain/t/{self.life.id}/do{query}"
        return form(path, *parts, what=what, id=fresh_id(), n=self.life.n, **hidden)

    def text(self) -> str:
        """The whole page."""
        w = self.words
        parts = [*self._head(), *self._answer(), *self._middle(), *self._seats(), *self._log()]
        parts += [*self._motions(), *self._chat(), *self._foot()]
        waits = self._told is None and self.now.phase in ("open", "running") and not self._mine()
        return page(w.lang, f"{self._title()}", *parts, refresh=REFRESH if waits else None)

    def _title(self) -> str:
        title: str = self.sight.game.title
        return title

    def _mine(self) -> bool:
        return self.seat is not None and self.seat in self.life.deciders

    def say(self, message: Say) -> str:
        """A message of kernel or game."""
        return self.words.say(message)

    # -- head -----------------------------------------------------------------------------

    def _head(self) -> Iterator[Html]:
        w = self.words
        yield el("nav", el("a", w("page-lobby"), href="/plain"), el("a", w("page-look"), href=self.here),
                 el("a", w("page-rules"), href=f"/plain/rules/{self.life.created.game}"))  # fmt: skip
        yield el("h1", self._title())
        if self.scene is not None:
            yield el("p", ", ".join(self.say(status) for status in self.scene.status))
            yield el("p", self.say(self.scene.prompt), class_="prompt", role="status")
        elif self.life.phase == "open":
            yield el("p", w("page-waiting"), class_="prompt", role="status")
        if self.now.result:
            yield el("p", " · ".join(self.now.result.words), class_="prompt")
        if self.life.phase == "abandoned":
            yield el("p", w("event-abandoned"), class_="prompt")
        if self._link:
            yield el("p", w("page-link"), " ", el("code", self._link), class_="refused")

    def _answer(self) -> Iterator[Html]:
        """What came of the last wish, where the page itself does not show it."""
        told, w = self._told, self.words
        if isinstance(told, ms.Refused):
            rule = f" ({told.rule})" if told.rule else ""
            yield el("p", w("page-refused"), " ", told.words, rule, class_="refused", role="alert")
        elif isinstance(told, ms.Draft):
            lines = [el("li", line) for line in told.lines]
            confirm = button(w("page-end-turn"), class_="main")
            yield el("section", el("h2", w("page-draft")), el("ul", *lines),
                     self.do("play", confirm, action=told.action, confirm=1),
                     el("p", el("a", w("page-not-yet"), href=self.here)), class_="refused")  # fmt: skip
        elif isinstance(told, ms.Verdict):
            causes = [el("p", f"{c.words} ({c.rule})" if c.rule else c.words) for c in told.causes]
            shown = causes or [el("p", w("page-legal" if told.legal else "page-nothing-there"))]
            yield el("section", el("h2", w("page-why")), *shown, class_="refused", role="status")

    # -- the board and the choices ----------------------------------------------------------

    def _middle(self) -> Iterator[Html]:
        if self.scene is None:
            yield from self._before()
            return
        yield from self._choices(self.scene)
        query = f"n={self.life.n}&lang={self.words.lang}"
        query += "" if self.seat is None else f"&seat={self.seat}"
        yield el("img", class_="board", alt="", src=f"/plain/t/{self.life.id}/picture.svg?{query}")
        said = [el("p", line) for line in spoken(self.scene, self.say)]
        yield el("details", el("summary", self.words("page-in-words")), *said)

    def _choices(self, scene: Scene) -> Iterator[Html]:
        w = self.words
        rows = []
        for number, target in enumerate(scene.targets, 1):
            hint = el("small", self.say(target.hint)) if target.hint else None
            label = [f"{number}. ", self.say(target.label), hint]
            rows.append(el("li", self.do("play", el("button", *label, type="submit"), action=target.action)))
        if rows:
            yield el("h2", w("page-choices"))
            yield el("ol", *rows, class_="choices")
        if self._mine():
            yield from self._undo()
            yield self._why(scene)

    def _undo(self) -> Iterator[Html]:
        w = self.words
        if self.now.undo:
            yield el("p", w("page-undo"), ": ", self.now.undo_words)
            return
        yield self.do("undo", button(w("page-undo")))
        yield self.do("undo", button(w("page-undo-all")), all=1)

    def _why(self, scene: Scene) -> Html:
        w = self.words
        named = [(space.id, self.say(space.label)) for space in spaces(scene)]
        ask = choose("space", named, label=w("page-why-space"))
        return el("details", el("summary", w("page-why")), self.do("why", ask, button(w("page-ask"))))

    def _before(self) -> Iterator[Html]:
        """Before the deal: who is ready, who may sit down."""
        w = self.words
        told = [
            el("li", f"{self.say(option_say(name))}: {self.say(value_say(name, value))}")
            for name, value in self.life.created.options.items()
        ]
        yield el("ul", *told)
        if self.seat is not None and not self.life.seats[self.seat].ready:
            salt = field("entropy", w("page-entropy"), maxlength=200)
            yield self.do("ready", salt, button(w("page-ready"), class_="main"))

    # -- seats ----------------------------------------------------------------------------

    def _seats(self) -> Iterator[Html]:
        w = self.words
        yield el("h2", w("page-seats"))
        yield el("table", *(el("tr", *self._seat(told)) for told in self.now.seats))
        for held in self._talk.place.held:
            if held != self.seat:
                told = w("page-play-as", seat=seat_say(held))
                yield el("p", el("a", told, href=f"/plain/t/{self.life.id}?seat={held}"))

    def _seat(self, told: ms.SeatNow) -> Iterator[Html]:
        w = self.words
        points = self.now.scores[told.seat] if self.now.scores else ""
        yield el("th", self.say(seat_say(told.seat)), scope="row")
        yield el("td", told.name, " ", w.bot(told.bot) if told.bot else "", w(f"page-kind-{told.kind}"))
        yield el("td", points)
        state = "page-turn" if told.seat in self.now.awaited else "page-is-ready" if told.ready else ""
        yield el("td", w(state) if state and self.now.phase in ("open", "running") else "")
        yield el("td", "" if told.left is None else w("page-left", time=clock_text(told.left)))
        yield el("td", *self._change(told))

    def _change(self, told: ms.SeatNow) -> Iterator[Html]:
        """What can be done about a seat."""
        w, host, phase = self.words, self._talk.place.host, self.now.phase
        bots = [(bot, w.bot(bot)) for bot in BOTS]
        if phase == "open" and told.kind == "open":
            if not self._talk.place.held and self.life.settings.listed:
                yield form(
                    f"/plain/t/{self.life.id}/sit", self._name(), button(w("page-sit")), seat=told.seat
                )
            if host and self.seat is not None:
                yield self.do("set_bot", choose("bot", bots), button(w("page-set-bot")), seat=told.seat)
        if phase == "open" and host and self.seat is not None:
            if told.kind == "bot":
                yield self.do("set_bot", button(w("page-no-bot")), seat=told.seat)
            elif told.kind == "person" and not told.ready and told.seat != self.seat:
                yield self.do("set_bot", button(w("page-free-seat")), seat=told.seat)
        if (
            host and told.kind in ("open", "vacant") and phase in ("open", "running")
        ) or told.seat == self.seat:
            yield form(f"/plain/t/{self.life.id}/link", button(w("page-new-link")), seat=told.seat)
        if phase == "running" and self.seat not in (None, told.seat) and told.kind in ("person", "vacant"):
            put = [choose("bot", bots), button(w("page-stand-in"))]
            yield self.do("propose", *put, about="stand_in", seat=told.seat)

    def _name(self) -> Html | None:
        return None if self._known() else field("name", self.words("page-name"), required=True, maxlength=40)

    def _known(self) -> bool:
        guest = self._talk.visitor.guest
        return bool(guest and guest.name)

    # -- proposals ------------------------------------------------------------------------

    def _motions(self) -> Iterator[Html]:
        w, motion = self.words, self.now.motion
        if motion:
            yield el("h2", w("page-proposal"))
            yield el("p", motion.words)
            if self.seat in motion.waits_for:
                yield self.do("answer", button(w("page-agree")), motion=motion.n, agree=1)
            if self.seat in motion.waits_for or self.seat == motion.proposer:
                yield self.do("answer", button(w("page-decline")), motion=motion.n)
        elif self.now.phase == "running" and self.seat is not None:
            yield el("details", el("summary", w("page-more")), *self._proposals(self.seat))

    def _proposals(self, seat: int) -> Iterator[Html]:
        w = self.words
        if self.life.settings.take_back:
            yield self.do("propose", button(w("page-take-back")), about="take_back")
        yield self.do("propose", button(w("page-abandon")), about="abandon")
        if self.life.seats[seat].stand_in:
            yield self.do("stand_in", button(w("page-return")))
        else:
            bots = [(bot, w.bot(bot)) for bot in BOTS]
            yield self.do("stand_in", choose("bot", bots), button(w("page-bot-for-me")))

    # -- log, chat, the rest --------------------------------------------------------------

    def _log(self) -> Iterator[Html]:
        w, n = self.words, self.life.n
        first = 0 if self._whole else max(0, n + 1 - LINES)
        rows = []
        for number in range(n, first - 1, -1):
            event = self.sight.event(number, self._talk.reader)
            rows += [el("p", line) for line in event.lines]
        yield el("h2", w("page-log"))
        yield el("div", *rows, class_="log", role="log", tabindex=0)
        if first:
            join = "&" if "?" in self.here else "?"
            yield el("p", el("a", w("page-whole-log"), href=f"{self.here}{join}log=all"))

    def _chat(self) -> Iterator[Html]:
        if not self.life.settings.chat:
            return
        w = self.words
        lines = [line for line in self.table.chat if self._talk.may_read(line.seat)]
        yield el("h2", w("page-chat"))
        yield el("div", *(el("p", el("b", line.name), ": ", line.text) for line in lines), class_="log")
        if self.now.silence:
            yield el("p", w("refused-silence"))
        elif self.seat is not None or self._known():
            yield self.do("chat", field("text", w("page-say"), maxlength=500), button(w("page-send")))

    def _foot(self) -> Iterator[Html]:
        w = self.words
        if self.life.table:
            query = "" if self.seat is None else f"?seat={self.seat}"
            yield el("p", el("a", w("page-dice"), href=f"/plain/t/{self.life.id}/dice{query}"))
            yield el("p", el("a", w("page-record"), href=f"/api/tables/{self.life.id}/record{query}"))
        yield el("p", el("small", w("page-commitment"), " ", el("code", self.life.created.commitment)))
        if self.life.successor:
            yield el("p", el("a", w("page-next"), href=f"/plain/t/{self.life.successor}"))
        elif self.seat is not None and self.now.phase in ("over", "abandoned"):
            yield self.do("rematch", button(w("page-rematch"), class_="main"))
        if self.seat is not None:
            yield el("details", el("summary", w("page-leave")), self.do("leave", button(w("page-leave-now"))))


def clock_text(left: int) -> str:
    """Milliseconds as days and hours, or minutes and seconds."""
    seconds = left // 1000
    if seconds >= 86400:
        return f"{seconds // 86400} d {seconds % 86400 // 3600} h"
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
