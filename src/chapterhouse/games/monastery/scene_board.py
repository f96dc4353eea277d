"""The monastery itself as a sheet: the Abbey, the tiles with their ways, boxes, monks, blessings, and the
empty cells where a tile may be laid now."""

from collections.abc import Iterator

from chapterhouse.games.monastery.actions import (
    ASK_BOX,
    ASK_CELL,
    ASK_ROTATION,
    ASK_STEP,
    CELL,
)
from chapterhouse.games.monastery.scene_tiles import (
    HALF,
    TILE,
    box_places,
    box_size,
    drawn_in_order,
    face,
    ground,
    path,
    ways,
)
from chapterhouse.games.monastery.scene_words import (
    ABBEY_PLACES,
    BLESSING_MARK,
    COLOURS,
    DISC_MARK,
    SIDE_WORDS,
    Cell,
    Look,
    abbey_cells,
    abbey_sides,
    around,
    at,
    blessings_say,
    boxes,
    cell_of,
    class_say,
    colour_say,
    has,
    is_feature,
    letter_say,
    list_say,
    neighbours,
    short_say,
    sides,
    tile_say,
    type_say,
    way_owner,
    with_effect,
)
from chapterhouse.games.monastery.state import (
    ABBEY,
    ABBEY_EDGES,
    ABBEY_HEIGHT,
    ABBEY_WIDTH,
    NONE,
    PLACING,
    SIDES,
)
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Point, Scenery, Sheet, Space

Made = tuple[Sheet, list[Piece]]
GIFT = (0.9, 0.9)  # blessings on a tile: over its corner
DOOR = (-0.86, -0.86)  # who comes onto an unbuilt tile
GARTH = 0.62  # half of the cloister garth in the middle of the Abbey


def middle(cell: Cell) -> Point:
    """The middle of a cell in drawings."""
    return cell[0] * TILE, cell[1] * TILE


def map_sheet(look: Look) -> Made:
    """All tiles in their places; the grid's rows and columns count from the Abbey's upper left cell."""
    spaces, pieces, scenery = [abbey_space(look)], list(monks_at(look, ABBEY)), list(abbey_scenery(look))
    for tile in look.tiles:
        spaces += tile_spaces(look, tile)
        pieces += [*monks_at(look, tile), *monks_in_boxes(look, tile), *gifts(look, tile)]
        edges = sides(look, int(look.s.kind[tile]), int(look.s.turn[tile]))
        scenery += ground(look, int(look.s.kind[tile]), middle(at(look, tile)), look.built(tile))
        scenery += ways(edges, middle(at(look, tile)), look.built(tile))
    spaces += [cell_space(look, *cell) for cell in open_cells(look)]
    label = say("scene-sheet-map")
    sheet = Sheet("map", label, tuple(spaces), "map", scenery=drawn_in_order(scenery))
    return sheet, [*pieces, *moving(look), *laying(look)]


def bounds(look: Look) -> tuple[int, int, int, int]:
    """The first and last column and row that anything is drawn in; as long as tiles are laid, with the
    empty cells around them, so that the ground does not grow in the middle of a turn."""
    cells = [(0, 0), (ABBEY_WIDTH - 1, ABBEY_HEIGHT - 1)]
    cells += [at(look, tile) for tile in look.tiles]
    cells += [cell_of(look, anchor, side) for anchor, side in open_cells(look)]
    if look.s.phase == PLACING:
        cells += [(int(look.s.cell_x[i]), int(look.s.cell_y[i])) for i in range(look.s.cells)]
    columns, rows = zip(*cells, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


# -- the Abbey ----------------------------------------------------------------------------


def abbey_space(look: Look) -> Space:
    """Y-11: one tile over six cells."""
    x, y = middle((ABBEY_WIDTH - 1, ABBEY_HEIGHT - 1))
    edges = abbey_sides(look)
    marks = (Icon("book"), Icon(words=say("scene-mark-abbey")))
    return Space(
        "tile-0",
        (0, 0),
        say("scene-abbey-space", edges=list_say(abbey_edge_says(look))),
        say("scene-mark-abbey"),
        links=links(look, ABBEY),
        shape="lot",
        x=x / 2,
        y=y / 2,
        width=ABBEY_WIDTH,
        height=ABBEY_HEIGHT,
        face=(marks,),
        size=(ABBEY_WIDTH * TILE - 0.1, ABBEY_HEIGHT * TILE - 0.1),
        sides=edges,
    )


def abbey_edge_says(look: Look) -> Iterator[Say]:
    """Its paths, each with what lies there."""
    for at_edge in range(ABBEY_EDGES):
        if abbey_sides(look)[at_edge] == "path":
            other = int(look.s.abbey_beside[at_edge])
            place = say("scene-abbey-edge", place=ABBEY_PLACES[at_edge])
            yield way_say(look, place, "path", other)


def abbey_scenery(look: Look) -> Iterator[Scenery]:
    """A range of buildings about a garth, and ways from the paths to the walk about it."""
    left, top = -HALF + 0.03, -HALF + 0.03
    right, low = ABBEY_WIDTH * TILE - HALF - 0.03, ABBEY_HEIGHT * TILE - HALF - 0.03
    yield Scenery("abbey", ((left, top), (right, top), (right, low), (left, low)), closed=True)
    x, y = middle((ABBEY_WIDTH - 1, ABBEY_HEIGHT - 1))
    wide, high = ABBEY_WIDTH * HALF - GARTH, ABBEY_HEIGHT * HALF - GARTH
    walk = [(x / 2 + dx * wide, y / 2 + dy * high) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    yield Scenery("garth-walk", tuple(walk), closed=True)
    yield Scenery("arcade", tuple(walk), closed=True)
    for (side, inner, outer), edge in zip(abbey_cells(), abbey_sides(look), strict=True):
        if edge == "path":
            (ix, iy), (ox, oy) = middle(inner), middle(outer)
            start = ((ix + ox) / 2, (iy + oy) / 2)
            end = (
                (start[0], walk[0 if side == 0 else 2][1])
                if side % 2 == 0
                else (walk[0 if side == 3 else 1][0], start[1])
            )
            yield from path(start, end, built=True)


# -- tiles --------------------------------------------------------------------------------


def tile_spaces(look: Look, tile: int) -> list[Space]:
    """A tile; its boxes while it is unbuilt; the blessings on it."""
    spaces = [tile_space(look, tile)]
    if not look.built(tile):
        spaces += [box_space(look, tile, place) for place in range(look.b.boxes[look.s.kind[tile]])]
    if look.s.lying[tile]:
        spaces.append(gift_space(look, tile))
    if tile == entered(look):
        spaces.append(door_space(look, tile))
    return spaces


def tile_space(look: Look, tile: int) -> Space:
    tile_type, (x, y) = int(look.s.kind[tile]), at(look, tile)
    left, top = middle((x, y))
    owner = way_owner(look, tile)
    badge = None if owner is None else Icon(words=letter_say(owner), tone=COLOURS[owner])
    mark = say("scene-mark-tile", tile=tile, name=short_say(tile_type))
    if owner is not None:
        mark = say("scene-mark-way", tile=tile, name=short_say(tile_type), owner=letter_say(owner))
    return Space(
        f"tile-{tile}",
        (y, x),
        tile_label(look, tile),
        mark,
        notes(look, tile),
        links(look, tile),
        shape="lot",
        x=left,
        y=top,
        face=face(look, tile_type, tile, badge),
        size=(TILE - 0.08, TILE - 0.08),
        sides=sides(look, tile_type, int(look.s.turn[tile])),
    )


def notes(look: Look, tile: int) -> tuple[Say | str, ...]:
    """What the text board adds: the disc of a built tile, and what it is good for."""
    tile_type = int(look.s.kind[tile])
    disc = f"{DISC_MARK}{int(look.b.disc[tile_type])}" if look.built(tile) and look.b.disc[tile_type] else ""
    good = class_say(look, tile_type, "short") if look.b.colours[tile_type] else ""
    return tuple(part for part in (disc, good) if part)


def tile_label(look: Look, tile: int) -> Say:
    """Y-5: all that can be seen of a tile."""
    tile_type = int(look.s.kind[tile])
    what = "feature" if is_feature(look, tile_type) else "built" if look.built(tile) else "unbuilt"
    state = say(
        "scene-state", what=what, disc=int(look.b.disc[tile_type]), fresh=has(look.s.just_built, tile)
    )
    label = say(
        "scene-tile",
        tile=tile_say(look, tile),
        colour=class_say(look, tile_type),
        state=state,
        edges=list_say(edge_says(look, tile)),
    )
    return with_effect(look, tile_type, label)


def edge_says(look: Look, tile: int) -> Iterator[Say]:
    """Its four edges, each with what lies beyond."""
    edges = sides(look, int(look.s.kind[tile]), int(look.s.turn[tile]))
    for side in range(SIDES):
        place = say("scene-side", side=SIDE_WORDS[side])
        yield way_say(look, place, edges[side], int(look.s.beside[tile, side]))


def way_say(look: Look, place: Say, edge: str, other: int) -> Say:
    """An edge in words: where it lies, what it has, which tile is beyond."""
    beyond = say("scene-open") if other == NONE else tile_say(look, other)
    return say("scene-edge", place=place, edge=edge or "blank", beyond=beyond)


def links(look: Look, tile: int) -> tuple[str, ...]:
    """All tiles beside it."""
    return tuple(dict.fromkeys(f"tile-{other}" for _, other in neighbours(look, tile)))


# -- boxes and blessings ------------------------------------------------------------------


def box_id(tile: int, place: int) -> str:
    """A box by its tile and its place there."""
    return f"box-{tile}-{place}"


def box_space(look: Look, tile: int, place: int) -> Space:
    tile_type, (x, y) = int(look.s.kind[tile]), at(look, tile)
    dx, dy = box_places(look, tile_type)[place]
    number, free = boxes(look, tile_type)[place], not look.s.box[tile, place]
    label = say("scene-box", box=number, tile=tile_say(look, tile), free=free)
    return Space(
        box_id(tile, place),
        (y, x),
        label,
        str(number),
        state="free" if free else "",
        shape="nook",
        x=middle((x, y))[0] + dx,
        y=middle((x, y))[1] + dy,
        size=box_size(look, tile_type),
        inside=f"tile-{tile}",
    )


def gift_space(look: Look, tile: int) -> Space:
    """Y-57: for the next one who comes."""
    (x, y), count = at(look, tile), int(look.s.lying[tile])
    label = say("scene-gift", tile=tile_say(look, tile), blessings=blessings_say(count))
    place = middle((x, y))
    return Space(
        f"gift-{tile}", (y, x), label, shape="circle", x=place[0] + GIFT[0], y=place[1] + GIFT[1],
        size=(0.48, 0.48), inside=f"tile-{tile}",
    )  # fmt: skip


def gifts(look: Look, tile: int) -> list[Piece]:
    count = int(look.s.lying[tile])
    if not count:
        return []
    return [
        Piece(
            f"gift-{tile}-lying", f"gift-{tile}", "blessing", blessings_say(count), BLESSING_MARK, count=count
        )
    ]


# -- monks --------------------------------------------------------------------------------


def monk(
    look: Look, id_: str, space: str, colour: int, *, praying: bool = False, chosen: bool = False
) -> Piece:
    """A monk, standing or praying; one in motion is chosen."""
    mark = say("scene-mark-praying", letter=letter_say(colour)) if praying else ""
    label = say("scene-monk", owner=colour_say(colour), praying=praying, moving=chosen)
    kind = "praying" if praying else "monk"
    return Piece(id_, space, kind, label, mark, look.seat(colour), COLOURS[colour], chosen=chosen)


def monks_at(look: Look, tile: int) -> Iterator[Piece]:
    """Who stands and prays in the Abbey or on a built tile."""
    if tile != ABBEY and not look.built(tile):
        return
    for colour in look.colours:
        for how, counts in (("standing", look.s.standing), ("praying", look.s.praying)):
            for i in range(int(counts[tile, colour])):
                id_ = f"monk-{COLOURS[colour]}-{tile}-{how}-{i}"
                yield monk(look, id_, f"tile-{tile}", colour, praying=how == "praying")


def monks_in_boxes(look: Look, tile: int) -> Iterator[Piece]:
    """Who stands in the boxes of an unbuilt tile; one that is changing his box is chosen."""
    if look.built(tile):
        return
    leaving = int(look.s.leaving) - 1 if look.s.ask == ASK_BOX and int(look.s.entering) == tile else NONE
    for place in range(look.b.boxes[look.s.kind[tile]]):
        if look.s.box[tile, place]:
            colour = int(look.s.box[tile, place]) - 1
            id_ = f"monk-{COLOURS[colour]}-{box_id(tile, place)}"
            yield monk(look, id_, box_id(tile, place), colour, chosen=place == leaving)


def moving(look: Look) -> list[Piece]:
    """A monk in motion: he stands nowhere, but is somewhere."""
    s, tile = look.s, entered(look)
    if s.ask != ASK_STEP and not tile:
        return []
    where = f"door-{tile}" if tile else f"tile-{int(s.moving)}"
    return [monk(look, "monk-moving", where, int(s.colour[s.to_act]), chosen=True)]


def entered(look: Look) -> int:
    """The unbuilt tile on which a monk who has come is choosing a box; 0 if there is none."""
    return int(look.s.entering) if look.s.ask == ASK_BOX and not look.s.leaving else 0


def door_space(look: Look, tile: int) -> Space:
    """Where he waits, so that he covers no box."""
    (x, y), label = at(look, tile), say("scene-door", tile=tile_say(look, tile))
    place = middle((x, y))
    return Space(
        f"door-{tile}", (y, x), label, shape="label", x=place[0] + DOOR[0], y=place[1] + DOOR[1],
        size=(0.6, 0.6), inside=f"tile-{tile}",
    )  # fmt: skip


# -- empty cells --------------------------------------------------------------------------


def open_cells(look: Look) -> list[tuple[int, str]]:
    """All empty cells while the viewer chooses one of them, or the one that was chosen, by their names."""
    if look.s.ask == ASK_ROTATION:
        return [cell_name(look, CELL + int(look.s.cell) - 1)]
    if look.s.ask != ASK_CELL or look.viewer != look.s.to_act:
        return []
    return [cell_name(look, CELL + int(look.s.cell_place[i])) for i in range(look.s.cells)]


def cell_name(look: Look, action: int) -> tuple[int, str]:
    params = look.names.alphabet[action].params
    return int(params["anchor"]), str(params["side"])


def cell_id(anchor: int, side: str) -> str:
    """An empty cell."""
    return f"cell-{anchor}{side}"


def cell_space(look: Look, anchor: int, side: str) -> Space:
    x, y = cell_of(look, anchor, side)
    beside = list_say(tile_say(look, tile) for tile in around(look, (x, y)))
    label = say("scene-cell", beside=beside)
    return Space(
        cell_id(anchor, side), (y, x), label, state="free", shape="lot", x=middle((x, y))[0],
        y=middle((x, y))[1], size=(TILE - 0.14, TILE - 0.14), links=(f"tile-{anchor}",),
    )  # fmt: skip


def laying(look: Look) -> list[Piece]:
    """The tile that is about to be laid."""
    if look.s.ask != ASK_ROTATION:
        return []
    (anchor, side), name = open_cells(look)[0], type_say(int(look.s.laying) - 1)
    mark = short_say(int(look.s.laying) - 1)
    return [Piece("laying", cell_id(anchor, side), "tile", name, mark, glyph="turn", chosen=True)]
