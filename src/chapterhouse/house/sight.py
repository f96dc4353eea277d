"""What a seat is sent of a table. Whatever is said of a game passes through here, and comes from the
kernel's filters: the view of the seat, its sight of the log, the points as it may know them."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.life import Life
from chapterhouse.house.telling import Reader, Telling
from chapterhouse.house.wishes import number_of, refused
from chapterhouse.house.words import Words
from chapterhouse.kernel.contract import NOT_ASKED
from chapterhouse.kernel.errors import Refused, Verdict
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.happenings import Happening
from chapterhouse.kernel.phrases import (
    action_say,
    end_say,
    entry_lines,
    happening_say,
    option_say,
    reason_say,
    undo_say,
    value_say,
    winners_say,
)
from chapterhouse.kernel.pictures.drawn import drawn
from chapterhouse.kernel.scene import Scene
from chapterhouse.kernel.table import Table, View

PLANNED = 60  # lines of a plan that are told


@dataclass
class Picture:
    """A scene ready to be sent: everything but its leaves, and the leaves by their ids, encoded, each
    with a hash."""

    rest: dict[str, Any]
    leaves: dict[str, msgspec.Raw]
    marks: dict[str, int]

    def message(self, known: dict[str, int] | None = None) -> ms.Scene:
        """The scene; `known`: what leaves the client has, by their hashes, brought up to date."""
        had = known or {}
        leaves: Any = tuple(raw for id_, raw in self.leaves.items() if had.get(id_) != self.marks[id_])
        if known is not None:
            known.clear()
            known.update(self.marks)
        return ms.Scene(order=tuple(self.leaves), leaves=leaves, **self.rest)


@dataclass
class Around:
    """What is so at a table beside its log: who is connected, who thinks, what time it is."""

    time: int
    here: frozenset[int] = frozenset()
    thinking: ms.Thinking | None = None


@dataclass
class Sight(Telling):
    """What may be seen of one table. Pictures of the newest position are kept."""

    _pictures: dict[Any, Picture] = field(default_factory=dict)
    _of: int = -2

    # -- what does not change -------------------------------------------------------------

    def welcome(
        self, reader: Reader, host: bool, held: Sequence[int], bots: Sequence[str], time: int
    ) -> ms.Welcome:
        """The answer to `hello`."""
        created, say = self.life.created, self.words(reader).say
        told = tuple((say(option_say(k)), say(value_say(k, v))) for k, v in created.options.items())
        return ms.Welcome(
            ms.PROTOCOL, self.life.id, reader.seat, self.life.n, time, created.game, self.game.title,
            created.players, created.options, told, created.settings, created.commitment, host,
            tuple(held), tuple(bots),
        )  # fmt: skip

    # -- now ------------------------------------------------------------------------------

    def now(self, reader: Reader, around: Around, known: dict[str, int] | None = None) -> ms.Now:
        """How things stand."""
        life, table = self.life, self.life.table
        barrier = self._barrier(reader.seat)
        scene = self.picture(reader).message(known) if table and reader.want == "scene" else None
        return ms.Now(
            life.n, around.time, life.phase, life.ply, life.awaited,
            tuple(self._seat_now(i, around) for i in range(len(life.seats))),
            tuple(table.scores(reader.seat)) if table else (),
            self._legal(reader) if reader.want == "moves" else (),
            barrier, self.words(reader).say(undo_say(barrier)) if barrier and table else "",
            self._motion(reader), around.thinking, self._result(reader), self.silent(),
            life.successor, scene, self._point(reader.seat),
        )  # fmt: skip

    def _point(self, seat: int | None) -> str:
        """The point of decision of a seat that is awaited."""
        table = self.life.table
        if table is None or table.over or seat not in self.life.awaited:
            return ""
        point: str = self.game.points[int(table.rows["ask"][0])]
        return point

    def _barrier(self, seat: int | None) -> str:
        if seat is None or self.life.table is None or not self.life.ply:
            return "nothing"
        if seat not in self.life.deciders:
            return "seat"
        return self.life.table.undo_barrier(seat) or ""

    def _seat_now(self, seat: int, around: Around) -> ms.SeatNow:
        sitting, clocks = self.life.seats[seat], self.life.clocks
        person = clocks.used and sitting.kind in ("person", "vacant")
        return ms.SeatNow(
            seat, sitting.kind, sitting.name, sitting.player, sitting.ready, seat in around.here,
            clocks.left_at(seat, around.time) if person else None,
            seat in clocks.running and clocks.used, clocks.out(seat, around.time),
        )  # fmt: skip

    def _legal(self, reader: Reader) -> tuple[str, ...]:
        text = self.game.alphabet.text
        return tuple(text(action) for action in self.legal(reader.seat))

    def _motion(self, reader: Reader) -> ms.Motion | None:
        motion = self.life.motion
        if motion is None:
            return None
        body = motion.body
        return ms.Motion(
            motion.n, body.what, body.seat, tuple(sorted(motion.waits_for)), body.ply, body.about,
            body.bot or None, body.once, self.motion_words(body, self.words(reader)),
        )  # fmt: skip

    def _result(self, reader: Reader) -> ms.Result | None:
        table, say = self.life.table, self.words(reader).say
        if not table or not table.over:
            return None
        winners, end = table.winners(), table.end or ""
        told = (say(end_say(end)), say(winners_say(winners, table.names)))
        return ms.Result(tuple(table.scores()), tuple(winners), end, told)

    def silent(self) -> bool:
        """Whether a vow forbids talking now; as everybody can see it."""
        vow = self.game.silence
        return bool(vow and self.life.phase == "running" and vow(self.life.running.view(None)))

    # -- pictures -------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The view of a seat; nothing can be chosen where a bot plays, or the game was abandoned."""
        view = self.life.running.view(seat)
        return view if self._decides(seat) else replace(view, legal=())

    def legal(self, seat: int | None) -> tuple[int, ...]:
        """What a seat may choose from now: the same as in its view."""
        return self.life.running.legal(seat) if seat is not None and self._decides(seat) else ()

    def _decides(self, seat: int | None) -> bool:
        return self.life.phase == "running" and not self._played_for(seat)

    def _played_for(self, seat: int | None) -> bool:
        return seat is not None and bool(self.life.seats[seat].player)

    def picture(self, reader: Reader) -> Picture:
        """The scene of the newest position, drawn once for all who read the same."""
        if self._of != self.life.n:
            self._pictures.clear()
            self._of = self.life.n
        key = reader.seat, reader.lang, reader.wide
        if key not in self._pictures:
            self._pictures[key] = self.drawn(self.view(reader.seat), reader)
        return self._pictures[key]

    def scene(self, view: View) -> Scene:
        """How a view looks."""
        scene: Scene = self.game.scene(view, self.life.running.names)
        return scene

    def drawn(self, view: View, reader: Reader) -> Picture:
        """A view in the reader's words and pixels."""
        data = drawn(self.scene(view), self.words(reader).say, reader.wide)
        encoded = {leaf["id"]: msgspec.json.encode(leaf) for leaf in data.pop("leaves")}
        leaves = {id_: msgspec.Raw(raw) for id_, raw in encoded.items()}
        return Picture(data, leaves, {id_: hash(raw) for id_, raw in encoded.items()})

    # -- questions ------------------------------------------------------------------------

    def draft(self, id_: str, action: int | str, reader: Reader, confirm: bool) -> ms.Draft:
        """What a decision would lead to, up to any draw, roll or reveal."""
        seat, number = _own(reader), number_of(self.life, action)
        table = _awaited(self.life, seat)
        try:
            found = table.preview(number, seat)
        except Refused as error:
            raise refused(error) from None
        rows = table.engine.layout.filtered(found.rows, seat)
        view = replace(table.view(seat), rows=rows, legal=())
        text = self.words(reader)
        told = [text.say(action_say(self.game.alphabet[number], table.names))]
        told += self._told(found.happenings, seat, table, text)
        scene = self.drawn(view, reader).message() if reader.want == "scene" else None
        return ms.Draft(
            id_, self.life.n, number, found.ends_turn, found.before_chance, confirm, tuple(told), scene
        )

    def _told(self, happenings: Sequence[Happening], seat: int, table: Table, text: Words) -> list[str]:
        return [text.say(happening_say(h.seen_by(seat), table.names)) for h in happenings]

    def why(self, wish: ms.Why, reader: Reader) -> ms.Verdict:
        """Whether something is legal, and if not, why not."""
        seat = _own(reader)
        if (wish.action is None) == (wish.space is None):
            raise No("malformed", fault="why: action or space")
        table = _awaited(self.life, seat)
        if wish.action is not None:
            actions = [number_of(self.life, wish.action)]
        else:
            actions = self._actions_on(str(wish.space), table, seat)
        verdicts = [table.why(action, seat) for action in actions]
        legal = any(verdict.legal for verdict in verdicts)
        causes = {} if legal else {(v.reason, v.rule, str(v.facts)): self._cause(v, reader) for v in verdicts}
        return ms.Verdict(wish.id, legal, _different(causes.values()))

    def _actions_on(self, space: str, table: Table, seat: int) -> list[int]:
        """All actions of the open point that would be chosen on a space: as the scene would place them
        if they were legal."""
        codes = table.engine.laws(table.rows)
        asked = tuple(int(a) for a in range(len(codes)) if codes[a] != NOT_ASKED)
        scene = self.scene(replace(table.view(seat), legal=asked))
        return [target.action for target in scene.targets if target.space == space]

    def _cause(self, verdict: Verdict, reader: Reader) -> ms.Cause:
        told = self.words(reader).say(reason_say(verdict))
        return ms.Cause(verdict.reason, verdict.rule, told, dict(verdict.facts))

    def plan(self, wish: ms.Plan, reader: Reader) -> ms.Planned:
        """A line played in a world imagined from the reader's own view."""
        seat = _own(reader)
        if self.life.phase != "running":
            raise No("not_running")
        salt = f"{self.life.id} {self.life.n} {seat} {wish.world}"
        world = self.life.running.imagined(seat, hashlib.blake2b(salt.encode(), digest_size=32).digest())
        made, why = 0, ""
        for action in wish.line:
            try:
                world.play(number_of(self.life, action))
            except Refused as error:
                why = self.words(reader).refusal(refused(error))
                break
            made += 1
        return self._planned(wish.id, world, made, why, reader, seat)

    def _planned(self, id_: str, world: Table, made: int, why: str, reader: Reader, seat: int) -> ms.Planned:
        view = world.view(seat if world.over else world.to_act)
        text = self.words(reader)
        told = [
            text.say(line)
            for entry in world.log(everything=True)[1:]
            for line in entry_lines(entry, world.names)
        ]
        return ms.Planned(
            id_, made, None if world.to_act == NOBODY else world.to_act, tuple(world.scores(seat)), why,
            tuple(self.game.alphabet.text(a) for a in view.legal) if reader.want == "moves" else (),
            tuple(told[-PLANNED:]),
            self.drawn(view, reader).message() if reader.want == "scene" else None,
        )  # fmt: skip

    def past(self, wish: ms.Past, reader: Reader) -> ms.Looked:
        """How it looked after so many decisions."""
        if self.life.table is None:
            raise No("not_running")
        ply = min(wish.ply, self.life.ply)
        then = self.life.table.past(ply)
        view = replace(then.view(reader.seat), legal=())
        seen = self.life.table.sight(self.life.table.entry(ply), reader.seat)
        told = tuple(self.words(reader).say(line) for line in entry_lines(seen, then.names))
        return ms.Looked(wish.id, ply, told, self.drawn(view, reader).message())


def _different(causes: Any) -> tuple[ms.Cause, ...]:
    """Causes that read the same are told once."""
    return tuple({(cause.words, cause.rule): cause for cause in causes}.values())


def _own(reader: Reader) -> int:
    if reader.seat is None:
        raise No("not_seated")
    return reader.seat


def _awaited(life: Life, seat: int) -> Table:
    """The game, if it is for this seat to decide: of others' choices nothing is told beforehand."""
    if life.phase != "running":
        raise No("not_running")
    if seat not in life.deciders:
        raise No("not_awaited")
    return life.running
