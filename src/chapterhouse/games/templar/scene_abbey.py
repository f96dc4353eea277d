"""The sheets of the abbey: rooms with their hiding places and whoever stands there; passages and the door."""

from collections.abc import Iterator, Sequence
from typing import Any

from chapterhouse.games.templar.actions import FIGURE_NAMES, GATE_NAMES, TREASURE_NAMES
from chapterhouse.games.templar.scene_places import (
    PLAN,
    SLOT,
    around,
    middle,
    name_place,
    niche,
    plan_width,
    size,
    spot,
    spots,
    walls,
)
from chapterhouse.games.templar.scene_words import (
    COLOURS,
    FIGURE_SIGNS,
    RING_SIGNS,
    VALUED_SIGN,
    Look,
    area_say,
    gate_of,
    key_of,
    kind_of,
    letter_say,
    room_of,
    room_say,
)
from chapterhouse.games.templar.state import (
    BOOK,
    BOOKS,
    CHALICE,
    CHALICES,
    FIRST_AREA,
    SEATS,
)
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Point, Scenery, Sheet, Sign, Space, Words

Made = tuple[Sheet, list[Piece]]

# Columns of the text board: name, who stands there, chalices, books, ring areas.
WHO, FIRST_NICHE = 1, 2
INSET = 0.1  # of a room's floor from its walls
ROOMY = 0.3  # more than the spots outside a gate take
ALONE = 6.2  # how wide the plan is where it is drawn by itself, without the hiding places


def abbey_sheet(look: Look) -> Made:
    """A row for each room, then one for the outside of each gate."""
    spaces, pieces, scenery = list[Space](), list[Piece](), list[Scenery]()
    chalices, books = most(look, "chalice_slots"), most(look, "book_slots")
    for room in look.rooms:
        spaces += room_spaces(look, room, chalices, books)
        pieces += room_pieces(look, int(room["id"]))
        scenery += [*walls(look, int(room["id"])), *niches(look, room)]
    for at, gate in enumerate(look.tree["gate"]):
        spaces += gate_spaces(look, gate, len(look.rooms) + 1 + at)
    pieces += [piece for piece in standing(look) if piece is not None]
    left, top, right, bottom = look.passages[int(look.s.door)]["gap"]
    scenery.append(Scenery("shut", spots(look, ((left, top), (right, bottom))), part=PLAN))
    label, columns = say("scene-sheet-abbey"), heads(look, chalices, books)
    rooms: dict[str, Words] = {f"room-{room['id']}": title(look, int(room["id"])) for room in look.rooms}
    sheet = Sheet(
        "abbey", label, tuple(spaces), columns=columns, scenery=tuple(scenery), titled=True,
        parts={PLAN: label, **rooms}, reduced={PLAN: ALONE / plan_width(look)},
    )  # fmt: skip
    return sheet, pieces


def most(look: Look, key: str) -> int:
    """The most hiding places of a sort in one room."""
    return max(len(room[key]) for room in look.rooms)


def heads(look: Look, chalices: int, books: int) -> dict[int, Words]:
    """The names of the columns."""
    first = FIRST_NICHE + chalices + books
    return {
        0: say("scene-column", name="room"),
        WHO: say("scene-column", name="who"),
        FIRST_NICHE: say("scene-column", name="chalice"),
        FIRST_NICHE + chalices: say("scene-column", name="book"),
        **{first + area: say("scene-column-rings", number=area + 1) for area in range(look.b.areas)},
    }


def title(look: Look, room: int) -> Say:
    """Number and name of a room."""
    return say("scene-room", number=room, name=room_say(look, room))


# -- rooms (T-1, T-10) --------------------------------------------------------------------


def room_spaces(look: Look, room: dict[str, Any], chalices: int, books: int) -> list[Space]:
    """Floor, number, name, and every hiding place of a room."""
    number = int(room["id"])
    first = FIRST_NICHE + chalices + books
    return [
        floor(look, room),
        heading(look, room),
        *(place_space(look, room, CHALICES, i, FIRST_NICHE + i) for i in range(len(room["chalice_slots"]))),
        *(
            place_space(look, room, BOOKS, i, FIRST_NICHE + chalices + i)
            for i in range(len(room["book_slots"]))
        ),
        *(area_space(look, number, area, first + area) for area in range(len(room.get("ring_area", [])))),
    ]


def floor(look: Look, room: dict[str, Any]) -> Space:
    """Where pieces stand, figures on the last spots; with the number in its corner, and the name where it
    fits."""
    number, (x, y), (wide, high) = int(room["id"]), middle(look, room["rect"]), size(look, room["rect"])
    at, (strip, _) = name_place(look, number)
    name = (sign_of(room), Icon(words=room_say(look, number), look="name"))
    return Space(
        f"floor-{number}", (number, WHO), say("scene-floor", number=number), shape="floor", x=x, y=y,
        size=(wide - 2 * INSET, high - 2 * INSET), part=PLAN, spots=spots(look, room["figure_spots"]),
        links=tuple(f"floor-{other}" for other in neighbours(look, number)), quiet=True,
        signs=(
            Sign(spot(look, room["label"]), (Icon(words=str(number), look="numeral"),)),
            Sign(at, name, strip),
        ),
    )  # fmt: skip


def heading(look: Look, room: dict[str, Any]) -> Space:
    """Number, name and exits, for the ear and the text board."""
    number, (x, y) = int(room["id"]), spot(look, room["label"])
    ways = tuple(str(other) for other in neighbours(look, number))
    label = say("scene-room-label", room=title(look, number), ways=ways, shut=behind_door(look, number))
    mark = say("scene-mark-room", number=number, name=room_say(look, number), exits=exits(look, number))
    return Space(
        f"room-{number}", (number, 0), label, mark, shape="label", x=x, y=y, size=(0.2, 0.2), part=PLAN,
        quiet=True,
    )  # fmt: skip


# What a room is for, as a symbol beside its name; a room of an owner's own has none.
SIGNS = {
    "gatehouse": "key", "parlour": "talk", "dormitory": "bed", "infirmary": "herbs", "scriptorium": "quill",
    "library": "book", "abbot-s-lodging": "crozier", "chapter-house": "bench", "cellarium": "barrel",
    "kitchen": "soup", "refectory": "table", "cloister": "well", "church": "chapel-glyph",
}  # fmt: skip


def sign_of(room: dict[str, Any]) -> Icon:
    """The symbol of a room."""
    return Icon(SIGNS.get(key_of(str(room["name"])), ""))


def neighbours(look: Look, room: int) -> list[int]:
    """T-31: rooms joined to a room, the door or not."""
    return [n for n in range(1, len(look.rooms) + 1) if int(look.b.near[room]) >> n & 1]


def exits(look: Look, room: int) -> str:
    """The rooms next door; one behind the door stands in parentheses."""
    shut = behind_door(look, room)
    return " ".join(f"({n})" if n == shut else str(n) for n in neighbours(look, room))


def behind_door(look: Look, room: int) -> int:
    """The room behind the door, seen from a room; 0 if the door is elsewhere."""
    a, b = map(int, look.passages[int(look.s.door)]["rooms"])
    return {a: b, b: a}.get(room, 0)


def place_space(look: Look, room: dict[str, Any], place: int, i: int, column: int) -> Space:
    """One space for a chalice or a book (T-39)."""
    number, sort = int(room["id"]), ("chalice", "book")[place]
    x, y = spot(look, room[f"{sort}_slots"][i])
    full = i < int(look.s.filled[number, place])
    label = say("scene-place", sort=sort, number=number, free=not full)
    return Space(
        f"{sort}-{number}-{i + 1}", (number, column), label, state="" if full else "free",
        shape="niche" if place == CHALICES else "shelf", x=x, y=y, size=(SLOT, SLOT), part=f"room-{number}",
        spots=((x, y),), face=((Icon(sort),),) if not full else ((Icon(),),),
    )  # fmt: skip


def area_space(look: Look, room: int, area: int, column: int) -> Space:
    """A ring area with its spaces (T-40)."""
    data = look.rooms[room - 1]["ring_area"][area]
    place, capacity = FIRST_AREA + area, int(look.b.capacity[room, FIRST_AREA + area])
    kind, free = kind_of(look, room, area + 1), capacity - int(look.s.filled[room, place])
    (x, y), extent = around(look, data["slots"])
    label = say(
        "scene-area", number=area + 1, name=area_say(look, room, area + 1), room=room,
        kind="none" if kind is None else TREASURE_NAMES[kind], free=free, capacity=capacity,
    )  # fmt: skip
    sign = "" if kind is None else RING_SIGNS[TREASURE_NAMES[kind]]
    return Space(
        f"area-{room}-{area + 1}", (room, column), label, f"{sign}/{capacity}",
        state="free" if free == capacity else "",
        shape="area", x=x, y=y, size=(extent[0] + 0.12, extent[1] + 0.12), part=f"room-{room}",
        spots=spots(look, data["slots"]), quiet=True,
    )  # fmt: skip


def niches(look: Look, room: dict[str, Any]) -> Iterator[Scenery]:
    """The outlines of ring spaces: in the shape of the kind that lies there, else round."""
    for area, data in enumerate(room.get("ring_area", []), 1):
        kind = kind_of(look, int(room["id"]), area)
        name = "ring_round" if kind is None else TREASURE_NAMES[kind]
        for at in data["slots"]:
            yield niche(spot(look, at), name, f"room-{room['id']}")


# -- what is hidden (T-39, T-40, T-65) ----------------------------------------------------


def room_pieces(look: Look, room: int) -> list[Piece]:
    """The treasures of a room, place by place: of each owner first the fresh ones."""
    found = list[Piece]()
    data = look.rooms[room - 1]
    for place, sort in ((CHALICES, "chalice"), (BOOKS, "book")):
        for i, (owner, valued) in enumerate(hidden(look, room, place)):
            treasure = CHALICE if place == CHALICES else BOOK
            found.append(tile(f"{sort}-{room}-{i + 1}", 0, treasure, owner, valued))
    for area in range(1, len(data.get("ring_area", [])) + 1):
        kind = kind_of(look, room, area)
        for i, (owner, valued) in enumerate(hidden(look, room, FIRST_AREA + area - 1)):
            assert kind is not None
            found.append(tile(f"area-{room}-{area}", i, kind, owner, valued))
    return found


def hidden(look: Look, room: int, place: int) -> list[tuple[int, bool]]:
    """Owner and side of everything in a place."""
    return [
        (owner, valued)
        for owner in look.seats
        for valued, counts in ((False, look.s.fresh), (True, look.s.valued))
        for _ in range(int(counts[look.b.spot[room, place], owner]))
    ]


def tile(space: str, i: int, treasure: int, owner: int, valued: bool) -> Piece:
    """A treasure on its space; those of one owner, kind and side are alike."""
    name = TREASURE_NAMES[treasure]
    label = say("scene-tile", treasure=name, seat=seat_say(owner), valued=valued)
    mark: Words = say("scene-mark-valued", letter=letter_say(owner), sign=VALUED_SIGN) if valued else ""
    kind = ("valued-" if valued else "hidden-") + name.replace("_", "-")
    return Piece(f"{space}-tile-{i}", space, kind, label, mark, owner, COLOURS[owner])


# -- who stands where (T-9) ---------------------------------------------------------------


def standing(look: Look) -> Iterator[Piece | None]:
    """Pawns and figures, in rooms and outside the gates; storehouses are on another sheet."""
    for seat in look.seats:
        yield pawn(look, seat)
    for figure, name in enumerate(FIGURE_NAMES):
        place = ground_of(int(look.s.figure[figure]))
        if place is not None:
            label = say("scene-figure", name=name)
            at = SEATS + figure if place.startswith("floor") else SEATS
            yield Piece(name, place, name, label, FIGURE_SIGNS[name], glyph="blank", spot=at)


def pawn(look: Look, seat: int) -> Piece | None:
    """A pawn; its spot is its seat's, so that nobody moves when others do."""
    place = ground_of(int(look.s.pawn[seat]))
    if place is None:
        return None
    label = say("scene-pawn", seat=seat_say(seat))
    return Piece(f"pawn-{seat}", place, "pawn", label, seat=seat, tone=COLOURS[seat], spot=seat)


def ground_of(place: int) -> str | None:
    """The space of a place in a room or outside a gate."""
    room, gate = room_of(place), gate_of(place)
    if room is not None:
        return f"floor-{room}"
    return None if gate is None else f"outside-{GATE_NAMES[gate]}"


def gate_spaces(look: Look, gate: dict[str, Any], row: int) -> list[Space]:
    """The outside of a gate (T-35)."""
    name, room = str(gate["id"]), int(gate["room"])
    (x, y), (wide, high) = around(look, gate["outside_spots"])
    extent = (wide + ROOMY, high + ROOMY)
    label, mark = say("scene-gate", gate=name, number=room), say("scene-mark-gate", gate=name, number=room)
    upright = wall_is_upright(gate["wall"])
    beside = (x - 0.2, y - extent[1] / 2 - 0.3) if upright else (x + extent[0] / 2 + 0.75, y)
    return [
        Space(f"gate-{name}", (row, 0), label, mark, shape="label", x=beside[0], y=beside[1],
              size=(1.3, 0.36), part=PLAN,
              face=((Icon(words=say("scene-gate-name", gate=name), look="name"),),)),
        Space(f"outside-{name}", (row, WHO), say("scene-outside", gate=name), links=(f"floor-{room}",),
              shape="floor", x=x, y=y, size=extent, part=PLAN,
              spots=spots(look, gate["outside_spots"]), quiet=True),
    ]  # fmt: skip


# -- passages and the door (T-17, T-31, T-59) ---------------------------------------------


def passages_sheet(look: Look) -> Made:
    """Every passage, and the door on one of them; the text board shows them while the door moves."""
    spaces = tuple(passage_space(look, at, passage) for at, passage in enumerate(look.passages))
    at = int(look.s.door)
    place, upright = spaces[at].id, wall_is_upright(look.passages[at]["gap"])
    kind = "door-upright" if upright else "door-level"
    door = Piece("door", place, kind, say("scene-door"), say("scene-mark-door"), glyph="blank")
    return Sheet("passages", say("scene-sheet-passages"), spaces, "stores"), [door]


def wall_is_upright(gap: Sequence[float]) -> bool:
    """Whether an opening lies in a wall from top to bottom."""
    return gap[0] == gap[2]


def passage_space(look: Look, at: int, passage: dict[str, Any]) -> Space:
    a, b = passage["rooms"]
    left, top, right, bottom = passage["gap"]
    middle_of: Point = spot(look, ((left + right) / 2, (top + bottom) / 2))
    extent = (0.34, 0.8) if wall_is_upright(passage["gap"]) else (0.8, 0.34)
    label = say("scene-passage", a=int(a), b=int(b), shut=at == int(look.s.door))
    return Space(
        f"passage-{a}-{b}", (0, at), label, f"{a}-{b}", links=(f"floor-{a}", f"floor-{b}"), shape="passage",
        x=middle_of[0], y=middle_of[1], size=extent, spots=(middle_of,), quiet=True,
    )  # fmt: skip
