"""What is said of a space of Monasterium when it is pointed at: what it is for, and the rules."""

from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Space

STORES = {"hand": "own", "reroll": "reroll"}  # the others hold goods


def about(space: Space) -> Say:
    """By the kind of the space, which its id tells."""
    return say(f"about-{kind_of(*space.id.split('-'))}")


def kind_of(sheet: str, *place: str) -> str:
    """`dice-3`, `A-building-1`, `mat-0-head-A`, `mat-0-IV-A`, `window-0-row-1`, `stores-0-soup`."""
    match sheet, place:
        case "mat", (_, "head" | "extra" as kind, _):
            return kind
        case "mat", (_, row, _):
            return "last" if row == "IV" else "action"
        case "window", (_, "row" | "column", _):
            return "line"
        case "window", _:
            return "pane"
        case "stores", (_, kind):
            return STORES.get(kind, "goods")
        case "dice" | "roll" | "mission" | "road" | "price", _:
            return sheet
        case _:
            return place[0]
