"""The sheets of Luna: isles, path, temple, council, and what each side has in store."""

from typing import Any

from chapterhouse.games.luna.actions import FIGURE_NAMES, ISLE_NAMES
from chapterhouse.games.luna.events import BOARD_NAMES
from chapterhouse.games.luna.scene_places import council_place, path_places
from chapterhouse.games.luna.scene_words import (
    BOOK_MARK,
    COLOURS,
    GUARD_MARK,
    Look,
    has,
    isle_say,
    owner,
    tiles,
)
from chapterhouse.games.luna.state import COLUMNS, GROUPS, ISLES
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Point, Sheet, Space

Made = tuple[Sheet, list[Piece]]
FIGURE_GLYPHS = dict(zip(FIGURE_NAMES, ("priestess", "builder", "apostate"), strict=True))


def novice(id_: str, space: str, side: int) -> Piece:
    """One novice; they are alike, so it goes by its place."""
    label = say("scene-novice", side=seat_say(side))
    return Piece(id_, space, "novice", label, seat=side, tone=COLOURS[side])


# -- isles (L-2, L-3, L-6, L-7, L-17) -----------------------------------------------------


def isles_sheet(look: Look) -> Made:
    """A row for each isle, clockwise: figures, what stands on it, beside it, and its tokens."""
    ring = [int(isle) for isle in look.s.ring]
    spaces = [space for at, isle in enumerate(ring) for space in isle_spaces(look, at, isle)]
    pieces = [piece for isle in ring for piece in isle_pieces(look, isle)]
    columns = {i: say("scene-column-isle", column=i) for i in range(4)}
    parts = {ISLE_NAMES[isle]: isle_say(isle) for isle in ring}
    return Sheet("isles", say("scene-sheet-isles"), tuple(spaces), columns=columns, parts=parts), pieces


def isle_spaces(look: Look, at: int, isle: int) -> list[Space]:
    """Name and figures above, active novices on the isle, inactive ones and the tokens below."""
    name, label, stock = ISLE_NAMES[isle], isle_say(isle), int(look.s.stock[isle])
    symbol = Icon(name)
    return [
        drawn(
            f"isle-{name}", (at, 0), say("scene-isle", isle=label), (0, -0.98), (2.7, 0.86), name,
            mark=label, shape="label", face=((symbol, Icon(words=label, look="card-name")),),
        ),
        drawn(f"on-{name}", (at, 1), say("scene-on", isle=label), (0, 0.12), (2.7, 1.3), name, shape="isle"),
        drawn(
            f"beside-{name}", (at, 2), say("scene-beside", isle=label), (-0.4, 1.14), (1.9, 0.66), name,
            shape="round",
        ),
        drawn(
            f"stock-{name}", (at, 3), say("scene-stock", isle=label, count=stock), (0.97, 1.14), (0.76, 0.66),
            name, mark=str(stock), shape="round", face=((symbol, Icon(words=str(stock))),),
        ),
    ]  # fmt: skip


def drawn(
    id_: str, at: tuple[int, int], label: Say, middle: Point, size: Point, part: str, **looks: Any
) -> Space:
    """A space of an isle at its place in drawings."""
    return Space(id_, at, label, x=middle[0], y=middle[1], size=size, part=part, **looks)


def isle_pieces(look: Look, isle: int) -> list[Piece]:
    """Figures, shrines, active and inactive novices of an isle."""
    name, found = ISLE_NAMES[isle], list[Piece]()
    for figure, who in enumerate(FIGURE_NAMES):
        if look.s.figure[figure] == isle:
            label, mark = say("scene-figure", figure=who), say("scene-mark-figure", figure=who)
            glyph = FIGURE_GLYPHS[who]
            found.append(Piece(who, f"isle-{name}", "figure", label, mark, glyph=glyph))
    for side in look.sides:
        if has(look.s.shrines[side], isle):
            found.append(shrine(side, name))
        for place, counts in (("on", look.s.active), ("beside", look.s.inactive)):
            for i in range(int(counts[side, isle])):
                found.append(novice(f"novice-{side}-{place}-{name}-{i}", f"{place}-{name}", side))
    return found


def shrine(side: int, isle: str) -> Piece:
    label = say("scene-shrine", side=seat_say(side))
    mark = say("scene-mark-shrine", colour=COLOURS[side])
    return Piece(f"shrine-{side}-{isle}", f"on-{isle}", "shrine", label, mark, side, COLOURS[side])


# -- path (L-10, L-11) --------------------------------------------------------------------


def path_sheet(look: Look) -> Made:
    """From the gate to the pier: guard tiles and temple tiles that are still there."""
    there = int(look.s.free)
    for side in look.sides:
        there |= int(look.s.claims[side])
    places, spaces = iter(path_places(look)), list[Space]()
    for group in range(GROUPS):
        place = next(places)
        if group <= look.s.guard:
            spaces.append(guard_space(look, group, len(spaces), place))
        for tile in tiles(look.s.group[group])[::-1]:
            place = next(places)
            if has(there, tile):
                spaces.append(tile_space(look, tile, len(spaces), place))
    pier = pier_space(len(spaces), next(places))
    guard = Piece("guard", f"guard-{look.s.guard}", "figure", say("scene-guard"), GUARD_MARK, glyph="guard")
    return Sheet("path", say("scene-sheet-path"), (*spaces, pier), "track"), [guard, *waiting(look)]


def pier_space(at: int, place: Point) -> Space:
    label, mark = say("scene-pier"), say("scene-mark-pier")
    face = ((Icon("pier-glyph"),),)
    return Space("pier", (0, at), label, mark, x=place[0], y=place[1] - 0.25, size=(1.25, 1.2), face=face)


def guard_space(look: Look, group: int, at: int, place: Point) -> Space:
    value, (x, y) = int(look.b.guard_value[group]), place
    label, face = say("scene-guard-tile", value=value), ((Icon("points", str(value)),),)
    return Space(
        f"guard-{group}", (0, at), label, f"G{value}", shape="octagon", x=x, y=y, size=(0.84, 0.84), face=face
    )


def tile_space(look: Look, tile: int, at: int, place: Point) -> Space:
    """A temple tile with its symbol: valid, corruptible or closed; free or claimed."""
    isle, claimed = int(look.b.tile_isle[tile]), owner(look, look.s.claims, tile) is not None
    reach = reach_of(look, tile)
    label = say("scene-tile", tile=tile, isle=isle_say(isle), reach=reach, claimed=claimed)
    state = "" if claimed else {"valid": "open", "corruptible": "free", "closed": ""}[reach]
    return Space(
        f"tile-{tile}",
        (0, at),
        label,
        str(tile),
        (short(isle),),
        state=state,
        x=place[0],
        y=place[1],
        size=(0.78, 0.78),
        face=numbered(tile, isle),
    )


def numbered(tile: int, isle: int) -> tuple[tuple[Icon, ...], ...]:
    """A number and the symbol of an isle."""
    return ((Icon(words=str(tile)), Icon(ISLE_NAMES[isle])),)


def reach_of(look: Look, tile: int) -> str:
    """L-11."""
    if has(look.s.valid, tile):
        return "valid"
    return "corruptible" if has(look.s.corruptible, tile) else "closed"


def short(isle: int) -> Say:
    """Two letters for a symbol."""
    return say("scene-symbol", isle=ISLE_NAMES[isle])


def waiting(look: Look) -> list[Piece]:
    """Claimants on their tiles, novices at the pier."""
    found = [
        novice(f"claim-{tile}", f"tile-{tile}", side)
        for side in look.sides
        for tile in tiles(look.s.claims[side])
    ]
    for side in look.sides:
        for i in range(int(look.s.pier[side])):
            found.append(novice(f"novice-{side}-pier-{i}", "pier", side))
    return found


# -- temple (L-12, L-13) ------------------------------------------------------------------


def temple_sheet(look: Look) -> Made:
    """A row for each board, from the gate inwards; seven spaces each."""
    spaces, pieces = list[Space](), list[Piece]()
    rows = {}
    for slot in look.sides:
        board = int(look.s.boards[slot])
        rows[slot] = say("name-colour", name=BOARD_NAMES[board])
        for column in range(COLUMNS):
            tile = int(look.b.numbers[board, column])
            spaces.append(temple_space(look, slot, column, tile))
            pieces += temple_pieces(look, tile)
    return Sheet("temple", say("scene-sheet-temple"), tuple(spaces), rows=rows), pieces


def temple_space(look: Look, slot: int, column: int, tile: int) -> Space:
    isle, emptied = int(look.b.tile_isle[tile]), has(look.s.emptied, tile)
    side = owner(look, look.s.temple, tile)
    what = "emptied" if emptied else "free" if side is None else "taken"
    label = say("scene-space", tile=tile, isle=isle_say(isle), state=what)
    links = tuple(f"temple-{near}" for near in tiles(look.s.near[tile]))
    state = {"emptied": "used", "free": "free", "taken": ""}[what]
    x, y = column * 0.75, slot + column % 2 / 2
    mark, notes, face = str(tile), (short(isle),), numbered(tile, isle)
    return Space(f"temple-{tile}", (slot, column), label, mark, notes, links, state, "hex", x, y, face=face)


def temple_pieces(look: Look, tile: int) -> list[Piece]:
    """A novice, and the Book under it."""
    side, place, found = owner(look, look.s.temple, tile), f"temple-{tile}", list[Piece]()
    if side is not None:
        found.append(novice(f"priest-{tile}", place, side))
    if has(look.s.books, tile):
        found.append(Piece(f"book-{tile}", place, "book", say("scene-book"), BOOK_MARK))
    return found


# -- council (L-14, L-62) -----------------------------------------------------------------


def council_sheet(look: Look) -> Made:
    """The spaces with their points; markers from the bottom of a stack to its top."""
    spaces = tuple(council_space(look, at) for at in range(look.b.council_spaces))
    stack = sorted(look.sides, key=lambda side: int(look.s.height[side]))
    pieces = [
        Piece(
            f"marker-{side}",
            f"council-{int(look.s.space[side])}",
            "marker",
            say("scene-marker", side=seat_say(side)),
            seat=side,
            tone=COLOURS[side],
        )
        for side in stack
    ]
    return Sheet("council", say("scene-sheet-council"), spaces, "track"), pieces


def council_space(look: Look, at: int) -> Space:
    points = int(look.b.council_points[at])
    label, ((x, y), size) = say("scene-council", number=at + 1, points=points), council_place(at)
    return Space(f"council-{at}", (0, at), label, str(points), shape="step", x=x, y=y, size=size)


# -- time (L-16) --------------------------------------------------------------------------


def time_sheet(look: Look) -> Made:
    """A candle for each time token: burning, or put out."""
    lit, out = int(look.s.lit), int(look.s.flipped)
    spaces = [time_space(at, at < lit) for at in range(lit + out)]
    return Sheet("time", say("scene-sheet-time"), tuple(spaces), "stores"), []


def time_space(at: int, lit: bool) -> Space:
    label, face = say("scene-time", lit=lit), ((Icon("candle" if lit else "candle-out"),),)
    x, state = at * 0.62, "open" if lit else "used"
    return Space(f"time-{at}", (0, at), label, state=state, x=x, y=0, size=(0.56, 0.8), face=face)


# -- stores -------------------------------------------------------------------------------


def stores_sheet(look: Look, side: int) -> Made:
    """Tokens, novices and shrines in supply; the facts of the card say the same."""
    held = [(at, isle) for at, isle in enumerate(ISLE_NAMES) if has(look.s.tokens[side], at)]
    spaces = [
        *(token_space(look, side, isle) for isle in range(ISLES)),
        Space(f"supply-{side}", (0, ISLES), say("scene-fact-supply")),
        shrines_space(look, side),
    ]
    pieces = [
        Piece(
            f"token-{side}-{isle}-held", f"token-{side}-{isle}", "token", isle_say(at), short(at), tone=isle
        )
        for at, isle in held
    ]
    for i in range(int(look.s.supply[side])):
        pieces.append(novice(f"novice-{side}-supply-{i}", f"supply-{side}", side))
    label = say("scene-sheet-stores", side=seat_say(side))
    return Sheet(f"stores-{side}", label, tuple(spaces), "stores", side, tone=COLOURS[side]), pieces


def token_space(look: Look, side: int, isle: int) -> Space:
    """Room for a token; its symbol says which, as long as none lies there."""
    name = ISLE_NAMES[isle]
    held = has(look.s.tokens[side], isle)
    face, state = ((), "") if held else (((Icon(name),),), "free")
    return Space(f"token-{side}-{name}", (0, isle), isle_say(isle), state=state, face=face)


def shrines_space(look: Look, side: int) -> Space:
    """How many shrines are left (L-45)."""
    face = ((Icon("shrine"),), (Icon(words=str(int(look.s.shrines_left[side]))),))
    return Space(f"shrines-{side}", (0, ISLES + 1), say("scene-fact-shrines"), face=face)
