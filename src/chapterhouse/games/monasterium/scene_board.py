"""The main board of Monasterium as sheets: dice spaces, road, monasteries."""

from collections.abc import Iterator
from math import cos, pi, sin

from chapterhouse.games.monasterium.actions import LETTERS
from chapterhouse.games.monasterium.board import colours
from chapterhouse.games.monasterium.scene_faces import NOTHING, effect_face, letter, road_face
from chapterhouse.games.monasterium.scene_places import (
    BUILDINGS,
    CLOISTER,
    DISH,
    DISH_STEP,
    ROLL_LEFT,
    ROLL_STEP,
    ROLL_TOP,
    road_place,
)
from chapterhouse.games.monasterium.scene_words import (
    COLOURS,
    TYPE_NAMES,
    Look,
    bits,
    effect_say,
    type_at,
)
from chapterhouse.games.monasterium.state import (
    DIE_BONUS,
    FACES,
    FREE_BONUS,
    INFLUENCE_ROSARY_BONUS,
    NEUTRAL,
    NO_BONUS,
    PERSONAL,
    SOUP_UPGRADE_BONUS,
    STANDARD,
    WINDOW_BONUS,
)
from chapterhouse.games.monasterium.words import DIE_NAMES, GOOD_NAMES
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Point, Scenery, Sheet, Space, ring

NEUTRAL_MARK = "n"  # a neutral die on the text board

# -- dice ---------------------------------------------------------------------------------


def die(id_: str, space: str, seat: int | None, chosen: bool = False) -> Piece:
    """A die: neutral, or of a seat."""
    if seat is None:
        return Piece(id_, space, "die", say("scene-die-neutral"), NEUTRAL_MARK, tone="white", chosen=chosen)
    label = say("scene-die-own", seat=seat_say(seat))
    return Piece(id_, space, "die", label, seat=seat, tone=COLOURS[seat], chosen=chosen)


def dice_sheet(look: Look) -> tuple[Sheet, list[Piece]]:
    """M-1: the six dice spaces; below them the roll that waits, number by number (M-24, M-57)."""
    kinds = [kind for kind in (NEUTRAL, PERSONAL) if any(look.s.rolled[kind])]
    dishes = [dish(look, face) for face in range(FACES)]
    rolled = [roll_space(look, kind, face, 1 + i) for i, kind in enumerate(kinds) for face in range(FACES)]
    pieces = [
        *(piece for face in range(FACES) for piece in dice_on(look, face)),
        *(piece for kind in kinds for face in range(FACES) for piece in dice_rolled(look, kind, face)),
    ]
    rows = {1 + i: say("scene-row-roll", die=DIE_NAMES[kind]) for i, kind in enumerate(kinds)}
    return Sheet("dice", say("scene-sheet-dice"), (*dishes, *rolled), "track", rows=rows), pieces


def dish(look: Look, face: int) -> Space:
    """A dice space with the standard action of its column."""
    column, limit = int(look.b.space_column[face]), int(look.b.space_limit[face])
    if column < 0:
        name, note = f"{LETTERS[0]}–{LETTERS[-1]}", say("scene-any-column")
        print_: tuple[Icon, ...] = (Icon("any"),)
    else:
        name, note = LETTERS[column], effect_say(look.b, column, STANDARD, "short")
        print_ = effect_face(look.b, column, STANDARD)[0]
    label = say("scene-dish", number=face + 1, column=name, limit=limit)
    mark = f"{face + 1} {name}"
    return Space(
        f"dice-{face + 1}", (0, face), label, mark=mark, notes=(note,), shape="round", x=face * DISH_STEP,
        y=0, size=DISH, face=((Icon(words=mark),), print_),
    )  # fmt: skip


def dice_on(look: Look, face: int) -> list[Piece]:
    """The dice on a dice space: neutral ones, then each seat's own."""
    place, s = f"dice-{face + 1}", look.s
    owners = [None] * int(s.neutral_on[face])
    own = [seat for seat in look.seats for _ in range(int(s.personal_on[seat, face]))]
    return [die(f"{place}-die-{i}", place, seat) for i, seat in enumerate([*owners, *own])]


def roll_space(look: Look, kind: int, face: int, row: int) -> Space:
    """Where the rolled dice of one kind and number are shown."""
    label = say("scene-roll", die=DIE_NAMES[kind], number=face + 1)
    x, y = ROLL_LEFT + face * ROLL_STEP, ROLL_TOP + (row - 1) * 1.0
    place, number = f"roll-{DIE_NAMES[kind]}-{face + 1}", ((Icon(words=str(face + 1)),),)
    return Space(place, (row, face), label, shape="round", x=x, y=y, size=(1.4, 0.92), face=number)


def dice_rolled(look: Look, kind: int, face: int) -> list[Piece]:
    """The dice that show a number; those picked for the re-roll are chosen (M-25)."""
    place = f"roll-{DIE_NAMES[kind]}-{face + 1}"
    owner = look.s.to_act if kind == PERSONAL else None
    shown, picked = int(look.s.rolled[kind, face]), int(look.s.picked[kind, face])
    return [die(f"{place}-die-{i}", place, owner, chosen=i >= shown - picked) for i in range(shown)]


# -- road ---------------------------------------------------------------------------------


def road_sheet(look: Look) -> tuple[Sheet, list[Piece]]:
    """M-40 to M-44: the numbered spaces, what they give and where they lead."""
    spaces = tuple(road_space(look, at) for at in range(look.b.road_length[look.s.side]))
    return Sheet("road", say("scene-sheet-road"), spaces, "track"), [messenger(look, i) for i in look.seats]


def road_space(look: Look, at: int) -> Space:
    leads = bits(look.b.road_access[look.s.side, at])
    monasteries = [LETTERS[m] for m in leads]
    bonus = bonus_says(look, int(look.b.road_bonus[look.s.side, at]))
    label = say(
        "scene-road",
        number=at + 1,
        count=len(monasteries),
        monasteries=tuple(monasteries),
        bonus=bonus[1],
    )
    notes = (" ".join(monasteries), bonus[0])
    links = tuple(f"monastery-{letter}" for letter in monasteries)
    x, y = road_place(at, int(look.b.road_length[look.s.side]))
    face = road_face(look, at, leads)
    return Space(
        f"road-{at + 1}", (0, at), label, str(at + 1), notes, links, shape="stone", x=x, y=y,
        size=(1.24, 1.0), face=face,
    )  # fmt: skip


def bonus_says(look: Look, bonus: int) -> tuple[Say | str, Say]:
    """A road bonus, short and in full (M-56 to M-60)."""
    names = {
        FREE_BONUS: "free",
        INFLUENCE_ROSARY_BONUS: "goods",
        SOUP_UPGRADE_BONUS: "upgrade",
        WINDOW_BONUS: "window",
        DIE_BONUS: "die",
        NO_BONUS: "none",
    }
    short, full = (
        say("scene-bonus", bonus=names[bonus], points=int(look.b.die_points), form=form)
        for form in ("short", "full")
    )
    return "" if bonus == NO_BONUS else short, full


def messenger(look: Look, seat: int) -> Piece:
    place = f"road-{int(look.s.messenger[seat]) + 1}"
    label = say("scene-messenger", seat=seat_say(seat))
    return Piece(f"messenger-{seat}", place, "messenger", label, seat=seat, tone=COLOURS[seat])


# -- monasteries --------------------------------------------------------------------------


def monastery_sheets(look: Look) -> list[tuple[Sheet, list[Piece]]]:
    """M-5: the five monasteries, each a sheet of its own."""
    return [monastery_sheet(look, m) for m in range(len(LETTERS))]


def monastery_sheet(look: Look, m: int) -> tuple[Sheet, list[Piece]]:
    """Access, window tiles and chapel; then, side by side, the ring of buildings and the cloister."""
    name, colour = LETTERS[m], colours(look.names.board)[m]
    head = [gate(look, m), tiles_space(look, m), chapel_space(look, m)]
    buildings = [building(look, m, spot) for spot in range(look.b.building_count[look.s.side, m])]
    cloister = [cloister_space(look, m, spot) for spot in range(look.b.cloister_count[look.s.side, m])]
    columns = {0: say("scene-column-buildings"), 1: say("scene-column-cloister")}
    label = say("scene-sheet-monastery", monastery=name)
    spaces = (*head, *buildings, *cloister)
    drawn = tuple(grounds(look, m))
    sheet = Sheet(f"monastery-{name}", label, spaces, columns=columns, tone=colour, scenery=drawn)
    return sheet, [*access(look, m), *tiles(look, m, colour), *novices_in(look, m)]


def grounds(look: Look, m: int) -> Iterator[Scenery]:
    """The court round the cloister, and which building touches which of its spaces."""
    side, count = look.s.side, int(look.b.building_count[look.s.side, m])
    around, walk = reach(count, BUILDINGS) + 0.4, reach(int(look.b.cloister_count[side, m]), CLOISTER)
    yield ring("court", (0, 0), (around, around), 16)
    yield ring("garth", (0, 0), (walk, walk), 16)
    for spot in range(count):
        for near in bits(look.b.touches[side, m, spot]):
            yield Scenery("touch", (building_place(look, m, spot), cloister_place(look, m, near)))


def gate(look: Look, m: int) -> Space:
    """Where a monastery as a whole is chosen; whoever has access is shown here (M-71)."""
    label = say("scene-gate", monastery=LETTERS[m])
    return Space(
        f"{LETTERS[m]}-gate", (0, 0), label, say("scene-mark-access"), shape="round", width=2, x=0, y=-0.8,
        size=(1.5, 0.82), face=((letter(look, m),),),
    )  # fmt: skip


def has_access(look: Look, seat: int, m: int) -> bool:
    """M-44, M-71: by the messenger, or by a novice in the chapel."""
    connected = look.b.road_access[look.s.side, look.s.messenger[seat]] >> m & 1
    return bool(connected or look.s.chapel[seat, m])


def access(look: Look, m: int) -> list[Piece]:
    place = f"{LETTERS[m]}-gate"
    return [
        Piece(
            f"access-{seat}-{LETTERS[m]}",
            place,
            "access",
            say("scene-access", seat=seat_say(seat)),
            seat=seat,
            tone=COLOURS[seat],
        )
        for seat in look.seats
        if has_access(look, seat, m)
    ]


def tiles_space(look: Look, m: int) -> Space:
    """M-14: the window tiles left."""
    left = int(look.s.tiles[m])
    label = say("scene-tiles", monastery=LETTERS[m], count=left)
    mark = say("scene-mark-tiles")
    place, face = f"{LETTERS[m]}-tiles", NOTHING if left else ((Icon("window"), Icon(words="0")),)
    return Space(
        place,
        (1, 0),
        label,
        mark,
        (str(left),),
        shape="round",
        width=2,
        x=0,
        y=0.92,
        size=(1.3, 0.7),
        face=face,
    )


def tiles(look: Look, m: int, colour: str) -> list[Piece]:
    """They are alike, so they go from the highest number down."""
    place, label = f"{LETTERS[m]}-tiles", say("scene-tile", monastery=LETTERS[m])
    return [Piece(f"{place}-{i}", place, "tile", label, tone=colour) for i in range(int(look.s.tiles[m]))]


def chapel_space(look: Look, m: int) -> Space:
    """M-74: novices of all seats together, up to the limit."""
    limit = int(look.b.chapel_limit[look.s.players - 2])
    here = sum(int(look.s.chapel[seat, m]) for seat in look.seats)
    label = say("scene-chapel", monastery=LETTERS[m], here=here, limit=limit)
    mark, notes = say("scene-mark-chapel"), (f"{here}/{limit}",)
    state = "free" if here < limit else ""
    place = f"{LETTERS[m]}-chapel"
    return Space(
        place, (2, 0), label, mark, notes, (), state, "apse", 0, 0.08, width=2, size=(1.9, 0.94), face=NOTHING
    )


def occupied(look: Look, area: str, m: int, spot: int, free: int) -> str:
    """The state of a building or cloister space (M-13: closed at three players)."""
    masks = look.s.buildings if area == "building" else look.s.cloister
    if any(masks[seat, m] >> spot & 1 for seat in look.seats):
        return ""
    return "free" if free >> spot & 1 else "closed"


def building(look: Look, m: int, spot: int) -> Space:
    """M-72: a building; its mark is the good that it costs."""
    letter, t = LETTERS[m], type_at(look, m, spot)
    state = occupied(look, "building", m, spot, int(look.s.free_buildings[m]))
    label = say(
        "scene-building",
        monastery=letter,
        spot=spot + 1,
        type=TYPE_NAMES[t],
        state=state or "taken",
    )
    touched = bits(look.b.touches[look.s.side, m, spot])
    links = tuple(f"{letter}-cloister-{near + 1}" for near in touched)
    mark = say("scene-mark-building", spot=spot + 1, type=TYPE_NAMES[t])
    (x, y), place = building_place(look, m, spot), f"{letter}-building-{spot + 1}"
    face = ((Icon(GOOD_NAMES[int(look.b.type_good[t])]),),)
    return Space(
        place, (3 + spot, 0), label, mark, (), links, state, "house", x, y, tone=TYPE_NAMES[t],
        size=(0.84, 0.86), face=face,
    )  # fmt: skip


def cloister_space(look: Look, m: int, spot: int) -> Space:
    """M-75: a cloister space; beside its number stand those of the buildings that touch it."""
    letter, count = LETTERS[m], int(look.b.building_count[look.s.side, m])
    state = occupied(look, "cloister", m, spot, int(look.s.free_cloister[m]))
    near = [i + 1 for i in range(count) if look.b.touches[look.s.side, m, i] >> spot & 1]
    label = say(
        "scene-cloister",
        monastery=letter,
        spot=spot + 1,
        count=len(near),
        near=tuple(near),
        state=state or "taken",
    )
    links = tuple(f"{letter}-building-{i}" for i in near)
    x, y = cloister_place(look, m, spot)
    place, mark = f"{letter}-cloister-{spot + 1}", f"{spot + 1}:{','.join(map(str, near))}"
    return Space(
        place, (3 + spot, 1), label, mark, (), links, state, "arch", x, y, size=(0.66, 0.72), face=NOTHING
    )


def building_place(look: Look, m: int, spot: int) -> Point:
    return on_ring(spot, int(look.b.building_count[look.s.side, m]), BUILDINGS, 0)


def cloister_place(look: Look, m: int, spot: int) -> Point:
    return on_ring(spot, int(look.b.cloister_count[look.s.side, m]), CLOISTER, -0.5)


def reach(count: int, radius: float) -> float:
    """A ring has room for all its places."""
    return max(radius, count * radius / 16)


def on_ring(at: int, count: int, radius: float, shift: float) -> Point:
    """A place on a ring, clockwise from the top."""
    wide, turn = reach(count, radius), 2 * pi * (at + shift) / count
    return round(wide * sin(turn), 3), round(-wide * cos(turn), 3)


def novices_in(look: Look, m: int) -> Iterator[Piece]:
    """Which of its novices a seat sent to a place is not kept: they go by the place (M-8)."""
    s, letter = look.s, LETTERS[m]
    for seat in look.seats:
        for area, mask in (("building", s.buildings[seat, m]), ("cloister", s.cloister[seat, m])):
            for spot in bits(mask):
                yield novice_at(f"{letter}-{area}-{spot + 1}", seat)
        for i in range(int(s.chapel[seat, m])):
            yield novice_at(f"{letter}-chapel", seat, f"-{i + 1}")


def novice_at(place: str, seat: int, which: str = "") -> Piece:
    label = say("scene-novice", seat=seat_say(seat))
    return Piece(f"novice-{seat}-{place}{which}", place, "novice", label, seat=seat, tone=COLOURS[seat])
