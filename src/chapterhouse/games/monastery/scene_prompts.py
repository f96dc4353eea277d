"""One sentence that says what is to be done in Monastery now; and the line of day, hour and half."""

from typing import Any

from chapterhouse.games.monastery.scene_letters import letter_of, swapped
from chapterhouse.games.monastery.scene_sheets import ROUND_NAMES, hour
from chapterhouse.games.monastery.scene_words import (
    Look,
    blessings_say,
    list_say,
    points_say,
    seat_says,
    tile_say,
    type_say,
)
from chapterhouse.games.monastery.state import (
    BUILDING,
    IN_NIGHT,
    NIGHT,
    PLACING,
    PRAYING,
    SPENDING,
    START,
)
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.phrases import text_id
from chapterhouse.kernel.say import Say, say

# Points whose prompts say more than which question it is.
FINER = (
    "turn",
    "cell",
    "rotation",
    "return",
    "step",
    "box",
    "prayer",
    "spending",
    "library_second",
    "strip",
    "keep",
)


def prompt(look: Look) -> Say:
    """What must be decided now, for who decides it and for the others."""
    s = look.s
    if s.to_act == NOBODY:
        return say("prompt-over")
    point = look.view.game.points[s.ask]
    who = {"you": look.viewer == s.to_act, "seat": seat_says(look, s.to_act)}
    if point not in FINER:
        return Say(text_id("prompt", point), who)
    return Say(text_id("scene-prompt", point), {**who, **details(look, point)})


def details(look: Look, point: str) -> dict[str, Any]:
    """What the prompt of a decision point names beside the seat."""
    s = look.s
    match point:
        case "turn":
            parts = possible(look)
            return {"parts": list_say(parts), "some": bool(parts)}
        case "cell" | "rotation":
            return {"name": type_say(int(s.laying) - 1)}
        case "return":
            return {"start": s.phase == START, "count": int(s.to_return)}
        case "step":
            return {"steps": int(s.steps), "moved": bool(s.moved), "tile": tile_say(look, int(s.moving))}
        case "box":
            return {"tile": tile_say(look, int(s.entering))}
        case "prayer" | "spending":
            return {"points": points_say(int(s.points)), "blessings": usable(look)}
        case "library_second":
            return {"letter": swapped(look)}
        case "strip":
            return {"letter": letter_of(int(s.bought))}
    return {"night": s.phase == IN_NIGHT}


def possible(look: Look) -> list[Say]:
    """What the viewer may do in his Placement and Movement beside ending it."""
    kinds = {look.names.alphabet[number].kind for number in look.view.legal}
    doing = [say("scene-may", what=kind) for kind in ("place", "exchange") if kind in kinds]
    doing += [say("scene-may-move", steps=int(look.s.steps))] if "move" in kinds else []
    return doing + [say("scene-may", what=kind) for kind in ("shift", "encourage") if kind in kinds]


def usable(look: Look) -> Say:
    """Blessings that the viewer may spend; of others they are hidden."""
    mine = look.viewer is not None and look.viewer == look.s.to_act
    return blessings_say(int(look.s.usable[look.viewer]) if mine and look.viewer is not None else 0)


# -- status -------------------------------------------------------------------------------


def status(look: Look) -> tuple[Say, ...]:
    """Day, hour, half of the round, Abbot; movement points or points to spend; the bag, the last round."""
    s, kind = look.s, int(look.b.round_kind[look.s.space])
    name = say("scene-hour", name=hour(look, int(s.space)))
    lines = [
        say("scene-status-day", day=int(s.day), days=int(look.b.days)),
        say("scene-status-hour", name=name, kind=ROUND_NAMES[kind], night=kind == NIGHT),
        *half(look),
        say("scene-status-abbot", seat=seat_says(look, int(s.abbot))),
        say("scene-status-bag", count=int(s.bag_size)),
    ]
    if s.trigger:
        lines.append(say("scene-status-last"))
    return tuple(lines)


def half(look: Look) -> list[Say]:
    """What is going on in the round."""
    s = look.s
    if s.to_act == NOBODY:
        return []
    if s.phase == PLACING:
        return [say("scene-status-placing"), say("scene-status-steps", steps=int(s.steps))]
    if s.phase in (BUILDING, PRAYING, SPENDING):
        return [say("scene-status-scoring"), say("scene-status-points", points=points_say(int(s.points)))]
    return []
