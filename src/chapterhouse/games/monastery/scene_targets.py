"""What can be chosen in Monastery now: each legal action, where it is chosen, and what it would mean."""

from chapterhouse.games.monastery.actions import COLOUR_NAMES, EFFECT_NAMES, TYPE_NAMES
from chapterhouse.games.monastery.scene_board import box_id, cell_id
from chapterhouse.games.monastery.scene_letters import first_free, grid_id, letter_of, strip_id
from chapterhouse.games.monastery.scene_sheets import hand_id, turn_id
from chapterhouse.games.monastery.scene_words import (
    SIDE_WORDS,
    Look,
    around,
    blessings_say,
    boxes,
    cell_of,
    colour_say,
    edges_say,
    has,
    is_feature,
    list_say,
    points_say,
    sides,
    tile_say,
)
from chapterhouse.games.monastery.state import (
    ABBEY,
    CHAPEL,
    GROUP_KINDS,
    PATH,
    PHRASE,
    RESTED,
    SHIFTED,
    SIDES,
)
from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.phrases import action_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Target

ON_TILES = ("step", "encourage", "build", "pray")
ON_GRID = ("library_first", "library_second", "buy_letter", "buy_monk")
LEFT_OVER = ((15, 4), (10, 3), (5, 2), (1, 1))  # Y-89


def targets(look: Look) -> tuple[Target, ...]:
    """Every legal action of the viewer, in order. The house asks with illegal ones, too: where they would
    be chosen."""
    every = (look.names.alphabet[number] for number in look.view.legal)
    return tuple(
        Target(a.number, label_of(look, a), place_of(look, a), hint_of(look, a), a.text) for a in every
    )


# -- where --------------------------------------------------------------------------------


def place_of(look: Look, action: Action) -> str | None:
    """The space that an action is chosen on; None is a button."""
    params = action.params
    if action.kind in ON_TILES:
        return f"tile-{params['tile']}"
    if action.kind in ON_GRID:
        return grid_id(int(params["row"]), int(params["column"]))
    match action.kind:
        case "place" | "return_tile":
            return hand_id(TYPE_NAMES.index(str(params["tile_type"])))
        case "cell":
            return cell_id(int(params["anchor"]), str(params["side"]))
        case "rotation":
            return turn_id(int(params["rotation"]))
        case "move" | "shift" | "keep":
            return standing_place(look, int(params["tile"]), int(params["box"]), action.kind)
        case "stop":
            return f"tile-{int(look.s.moving)}"
        case "box":
            return numbered_box(look, int(look.s.entering), int(params["box"]), 0)
        case "use":
            tile = int(look.s.icon[EFFECT_NAMES.index(str(params["effect"]))])
            return f"tile-{tile}" if tile else None
        case "strip":
            colour = COLOUR_NAMES.index(str(params["colour"]))
            return strip_id(colour, first_free(look, colour, int(look.s.bought)))
    return None


def standing_place(look: Look, tile: int, box: int, kind: str) -> str:
    """Where the monk stands that moves, changes his box or stays: of several the one that the rules take."""
    if box == 0:
        return f"tile-{tile}"
    monk = int(look.s.colour[look.s.to_act]) + 1
    for mark in (SHIFTED, RESTED) if kind == "move" else (RESTED,):
        for place in boxes_with(look, tile, box, monk):
            if int(look.s.mark[tile, place]) == mark:
                return box_id(tile, place)
    return numbered_box(look, tile, box, monk)


def boxes_with(look: Look, tile: int, box: int, monk: int) -> list[int]:
    """The places of boxes with a number and a monk (0: none)."""
    numbers = boxes(look, int(look.s.kind[tile])) if tile in look.tiles and not look.built(tile) else []
    return [p for p, number in enumerate(numbers) if number == box and int(look.s.box[tile, p]) == monk]


def numbered_box(look: Look, tile: int, box: int, monk: int) -> str:
    """The first such box; what is no such box is asked about at its tile."""
    found = boxes_with(look, tile, box, monk)
    return box_id(tile, found[0]) if found else f"tile-{tile}"


# -- labels -------------------------------------------------------------------------------


def label_of(look: Look, action: Action) -> Say:
    """The action in words; tiles and letters by their names, which are not always in its parameters."""
    params = action.params
    match action.kind:
        case "cell":
            anchor, side = int(params["anchor"]), str(params["side"])
            if anchor != ABBEY:
                where = SIDE_WORDS["NESW".index(side)]
                return say("scene-act-cell", side=where, tile=tile_say(look, anchor))
        case "move" | "keep":
            tile, box = int(params["tile"]), int(params["box"])
            return say(f"scene-act-{action.kind}", tile=tile_say(look, tile), box=box)
        case "shift":
            return say("scene-act-shift", tile=tile_say(look, int(params["tile"])), box=int(params["box"]))
        case "step" | "encourage" | "build" | "pray":
            return say(f"scene-act-{action.kind}", tile=tile_say(look, int(params["tile"])))
        case "buy_monk":
            return say(
                "scene-act-buy-monk", owner=colour_say(int(params["row"]) - 1), price=price(look, action)
            )
        case "buy_letter" | "library_first" | "library_second":
            kind = action.kind.replace("_", "-")
            return say(
                f"scene-act-{kind}", letter=letter(look, action), price=price(look, action), **places(action)
            )
    return action_say(action, look.names)


def places(action: Action) -> dict[str, int]:
    """Where a letter lies on the grid."""
    return {name: int(action.params[name]) for name in ("row", "column")}


def letter(look: Look, action: Action) -> str:
    """The letter that an action names by its place."""
    row, column = places(action).values()
    return letter_of(int(look.s.grid[row - 1, column - 1]))


def price(look: Look, action: Action) -> int:
    """Y-83."""
    column = int(action.params["column"]) - 1
    complete = look.s.covered[look.s.colour[look.s.to_act]] == PHRASE
    return int(look.b.reduced[column] if complete else look.b.cost[column])


# -- hints --------------------------------------------------------------------------------


def hint_of(look: Look, action: Action) -> Say | None:
    """What a choice means here: its gain, its price, what follows."""
    params = action.params
    match action.kind:
        case "cell":
            return cell_hint(look, cell_of(look, int(params["anchor"]), str(params["side"])))
        case "rotation":
            return edges_say(sides(look, int(look.s.laying) - 1, int(params["rotation"])))
        case "exchange":
            return say("scene-hint-bag", count=int(look.s.bag_size))
        case "step":
            return step_hint(look, int(params["tile"]))
        case "encourage":
            lying = int(look.s.lying[int(params["tile"])])
            return say("scene-hint-lying", blessings=blessings_say(lying)) if lying else None
        case "build":
            return points_say(building(look, int(params["tile"])))
        case "pray":
            return points_say(prayer(look, int(params["tile"])))
        case "buy_letter":
            return needed_hint(look, action)
        case "strip":
            return strip_hint(look, COLOUR_NAMES.index(str(params["colour"])))
        case "end_scoring":
            return left_hint(look)
        case "elect" | "imprison":
            colour = COLOUR_NAMES.index(str(params["colour"]))
            return say("scene-hint-abbey", count=int(look.s.standing[ABBEY, colour]))
    return None


def cell_hint(look: Look, cell: tuple[int, int]) -> Say:
    """Y-120: what a feature brings; for others, what they would lie beside."""
    near = around(look, cell)
    if is_feature(look, int(look.s.laying) - 1):
        return blessings_say(len(near))
    return say("scene-hint-beside", tiles=list_say(tile_say(look, tile) for tile in near))


def step_hint(look: Look, tile: int) -> Say | None:
    """Y-46 to Y-48, Y-57: what waits there."""
    if has(look.s.full, tile):
        return say("scene-hint-full")
    if look.s.lying[tile]:
        return blessings_say(int(look.s.lying[tile]))
    return None if look.built(tile) else say("scene-hint-site")


def prayer(look: Look, tile: int) -> int:
    """Y-72, Y-106."""
    disc = int(look.b.disc[look.s.kind[tile]])
    return disc * 2 if int(look.s.icon[CHAPEL]) == tile and not look.s.simplified else disc


def building(look: Look, tile: int) -> int:
    """Y-61, Y-66, Y-67."""
    tile_type, monk = int(look.s.kind[tile]), int(look.s.colour[look.s.to_act]) + 1
    own = sum(n for p, n in enumerate(boxes(look, tile_type)) if int(look.s.box[tile, p]) == monk)
    return own * len(group(look, tile)) if look.b.kind[tile_type] < GROUP_KINDS else own


def group(look: Look, tile: int) -> set[int]:
    """Y-67: the tile, and the built tiles of its group."""
    found, edge = {tile}, [tile]
    while edge:
        here = edge.pop()
        near = {int(look.s.beside[here, side]) for side in range(SIDES)}
        for other in near - found:
            linked = look.b.kind[look.s.kind[tile]] != PATH or has(look.s.linked[here], other)
            kindred = other > ABBEY and look.s.group[other] == look.s.group[tile]
            if kindred and linked and look.built(other):
                found.add(other)
                edge.append(other)
    return found


def needed_hint(look: Look, action: Action) -> Say:
    """Y-84: whose strips have room for the letter."""
    value = abs(int(look.s.grid[int(action.params["row"]) - 1, int(action.params["column"]) - 1]))
    takers = [
        colour_say(colour) for colour in look.colours
        if any(not look.s.strip[colour, i] and int(look.b.phrase[colour, i]) == value for i in range(PHRASE))
    ]  # fmt: skip
    return say("scene-hint-for", owners=list_say(takers))


def strip_hint(look: Look, colour: int) -> Say:
    """Y-85, Y-86, Y-125."""
    mine = int(look.s.colour[look.s.to_act])
    own = colour == mine or (look.s.pairs and colour ^ mine == 2)
    return say("scene-hint-strip", gold=bool(own))


def left_hint(look: Look) -> Say | None:
    """Y-89."""
    points = int(look.s.points)
    gain = next((gain for least, gain in LEFT_OVER if points >= least), 0)
    return (
        say("scene-hint-left", points=points_say(points), blessings=blessings_say(gain)) if points else None
    )
