"""The table as each of the two readings has it, in one form."""

from typing import Any

from chapterhouse.kernel.table import Table
from tests.games.monastery.oracle import Oracle
from tests.games.monastery.oracle_table import DIAL
from tests.games.monastery.oracle_tiles import Tile

Picture = dict[str, Any]


def of_table(table: Table) -> Picture:
    """The state in words, but for what follows from the rest of it."""
    words = table.words()
    for name in ("phase", "active"):
        del words[name]
    for tile in words["tiles"]:
        boxes = tile.get("boxes", [])
        tile["boxes"] = sorted((box["box"], box["monk"] or "", box.get("mark", "")) for box in boxes)
    return words


def of_oracle(o: Oracle) -> Picture:
    """The same, from the second reading."""
    return {
        "day": o.day,
        "space": o.space,
        "to_act": o.to_act,
        "step": o.question.about if o.question else None,
        "abbot": o.seats.index(o.abbot),
        "first": o.seats.index(o.round_order[0]),
        "talk": not o.vow or o.question is None or DIAL[o.space][0] == "mass",
        "colours": o.seats,
        "hands": [dict(+o.hands[colour]) for colour in o.seats],
        "bag": dict(+o.bag),
        "blessings": [o.held[colour] for colour in o.seats],
        "usable": [o.usable[colour] for colour in o.seats],
        "supply": o.supply,
        "tiles": [_tile(o, tile) for tile in o.m.tiles],
        "grid": [[_cell(o, row, column) for column in range(1, 14)] for row in range(1, 5)],
        "strips": o.strips,
        "pending": {"points": o.points, "steps": o.steps} | o.pending,
    }


def _tile(o: Oracle, tile: Tile) -> Picture:
    on = o.m.on(tile)
    boxes = [(monk.box, monk.colour, _mark(monk)) for monk in on if monk.box]
    return {
        "type": tile.type.name,
        "x": tile.cell[0],
        "y": tile.cell[1],
        "turn": tile.turns,
        "built": tile.built,
        "full": tile.type.kind != "feature" and o.m.full(tile),
        "just_built": tile.fresh,
        "standing": _by_colour(o, [monk.colour for monk in on if not monk.prays]),
        "praying": _by_colour(o, [monk.colour for monk in on if monk.prays]),
        "blessings": tile.blessings,
        "boxes": sorted(boxes + [(number, "", "") for number in o.m.empty_boxes(tile)]),
    }


def _mark(monk: Any) -> str:
    marks = {"arrived": monk.arrived, "shifted": monk.shifted, "kept": monk.kept}
    return next((name for name, set_ in marks.items() if set_), "")


def _by_colour(o: Oracle, colours: list[str]) -> dict[str, int]:
    return {colour: colours.count(colour) for colour in o.order if colour in colours}


def _cell(o: Oracle, row: int, column: int) -> str:
    space = (row, column)
    letter = o.letters.get(space, "")
    return "+" if space in o.crosses else letter.lower() if space in o.black else letter


def differences(one: Picture, other: Picture) -> Picture:
    """Where two pictures differ, and how; what is equal is left out."""
    found: Picture = {}
    for key in sorted(one.keys() | other.keys()):
        mine, its = one.get(key), other.get(key)
        if mine == its:
            continue
        if isinstance(mine, list) and isinstance(its, list) and len(mine) == len(its):
            mine, its = ({str(i): value for i, value in enumerate(side)} for side in (mine, its))
        if isinstance(mine, dict) and isinstance(its, dict):
            found[key] = differences(mine, its)
        else:
            found[key] = mine, its
    return found
