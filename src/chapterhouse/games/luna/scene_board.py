"""The sheets of Luna: isles, path, temple, council, and what each side has in store."""

from math import cos, pi, sin

from chapterhouse.games.luna.actions import FIGURE_NAMES, ISLE_NAMES
from chapterhouse.games.luna.events import BOARD_NAMES
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
from chapterhouse.kernel.scene import Piece, Sheet, Space

Made = tuple[Sheet, list[Piece]]
RING = (5.2, 4.3)  # half axes of the ring of isles in a drawing


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
    return Sheet("isles", say("scene-sheet-isles"), tuple(spaces), columns=columns), pieces


def isle_spaces(look: Look, at: int, isle: int) -> list[Space]:
    """Name and figures above, active novices on the isle, inactive ones and the tokens below."""
    name, (x, y), label = ISLE_NAMES[isle], on_ring(at), isle_say(isle)
    stock = int(look.s.stock[isle])
    return [
        drawn(f"isle-{name}", (at, 0), say("scene-isle", isle=label), (x, y - 1.1, 2.2, 0.7), label),
        drawn(f"on-{name}", (at, 1), say("scene-on", isle=label), (x, y, 2.2, 1.5), shape="isle"),
        drawn(f"beside-{name}", (at, 2), say("scene-beside", isle=label), (x - 0.4, y + 1.15, 1.4, 0.8)),
        drawn(
            f"stock-{name}",
            (at, 3),
            say("scene-stock", isle=label, count=stock),
            (x + 0.75, y + 1.15, 0.7, 0.7),
            str(stock),
            "circle",
        ),
    ]


def on_ring(at: int) -> tuple[float, float]:
    """The middle of an isle in a drawing: clockwise from the top, wider than high."""
    angle = 2 * pi * at / ISLES - pi / 2
    return round(cos(angle) * RING[0], 3), round(sin(angle) * RING[1], 3)


def drawn(
    id_: str,
    at: tuple[int, int],
    label: Say,
    box: tuple[float, float, float, float],
    mark: Say | str = "",
    shape: str = "square",
) -> Space:
    """A space at its place in a drawing: centre, width, height."""
    x, y, width, height = box
    return Space(id_, at, label, mark, shape=shape, x=x, y=y, width=width, height=height)


def isle_pieces(look: Look, isle: int) -> list[Piece]:
    """Figures, shrines, active and inactive novices of an isle."""
    name, found = ISLE_NAMES[isle], list[Piece]()
    for figure, who in enumerate(FIGURE_NAMES):
        if look.s.figure[figure] == isle:
            label, mark = say("scene-figure", figure=who), say("scene-mark-figure", figure=who)
            found.append(Piece(who, f"isle-{name}", "figure", label, mark))
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
    spaces: list[Space] = []
    for group in range(GROUPS):
        if group <= look.s.guard:
            spaces.append(guard_space(look, group, len(spaces)))
        for tile in tiles(int(look.s.group[group]) & there)[::-1]:
            spaces.append(tile_space(look, tile, len(spaces)))
    pier = Space("pier", (0, len(spaces)), say("scene-pier"), say("scene-mark-pier"), shape="pier")
    guard = Piece("guard", f"guard-{look.s.guard}", "figure", say("scene-guard"), GUARD_MARK)
    return Sheet("path", say("scene-sheet-path"), (*spaces, pier), "track"), [guard, *waiting(look)]


def guard_space(look: Look, group: int, at: int) -> Space:
    value = int(look.b.guard_value[group])
    return Space(
        f"guard-{group}", (0, at), say("scene-guard-tile", value=value), f"G{value}", shape="octagon"
    )


def tile_space(look: Look, tile: int, at: int) -> Space:
    """A temple tile with its symbol: valid, corruptible or closed; free or claimed."""
    isle, claimed = int(look.b.tile_isle[tile]), owner(look, look.s.claims, tile) is not None
    reach = reach_of(look, tile)
    label = say("scene-tile", tile=tile, isle=isle_say(isle), reach=reach, claimed=claimed)
    state = "" if claimed else {"valid": "open", "corruptible": "free", "closed": ""}[reach]
    notes = (short(isle),)
    return Space(f"tile-{tile}", (0, at), label, str(tile), notes, state=state, tone=ISLE_NAMES[isle])


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
    mark, notes = str(tile), (short(isle),)
    return Space(f"temple-{tile}", (slot, column), label, mark, notes, links, state, "hex", x, y)


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
    return Space(f"council-{at}", (0, at), say("scene-council", number=at + 1, points=points), str(points))


# -- stores -------------------------------------------------------------------------------


def stores_sheet(look: Look, side: int) -> Made:
    """Tokens, novices and shrines in supply; the facts of the card say the same."""
    held = [(at, isle) for at, isle in enumerate(ISLE_NAMES) if has(look.s.tokens[side], at)]
    spaces = [
        *(Space(f"token-{side}-{ISLE_NAMES[isle]}", (0, isle), isle_say(isle)) for isle in range(ISLES)),
        Space(f"supply-{side}", (0, ISLES), say("scene-fact-supply")),
        Space(f"shrines-{side}", (0, ISLES + 1), say("scene-fact-shrines")),
    ]
    pieces = [
        Piece(f"token-{side}-{isle}-held", f"token-{side}-{isle}", "token", isle_say(at), short(at))
        for at, isle in held
    ]
    for i in range(int(look.s.supply[side])):
        pieces.append(novice(f"novice-{side}-supply-{i}", f"supply-{side}", side))
    label = say("scene-sheet-stores", side=seat_say(side))
    return Sheet(f"stores-{side}", label, tuple(spaces), "stores", side, tone=COLOURS[side]), pieces
