"""What can be chosen in Luna now: each legal action, where it is chosen, and what it would mean."""

from chapterhouse.games.luna.actions import ACTION_NAMES, ISLE_NAMES
from chapterhouse.games.luna.scene_words import Look, has, isle_say
from chapterhouse.games.luna.state import (
    A_CONSECRATE,
    A_COUNCIL,
    A_EXPEL,
    APOSTATE,
    ISLES,
)
from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.phrases import action_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Target

ON_ISLES = ("place_figure", "place_shrine", "place_pair", "deactivate", "isle", "to")


def targets(look: Look) -> tuple[Target, ...]:
    """Every legal action of the viewer, in order."""
    every = (look.names.alphabet[number] for number in look.view.legal)
    return tuple(
        Target(a.number, action_say(a, look.names), place_of(a), hint_of(look, a), a.text) for a in every
    )


def place_of(action: Action) -> str | None:
    """The space that an action is chosen on; None is a button."""
    params = {name: str(value) for name, value in action.params.items()}
    if action.kind in ON_ISLES:
        return None if params["isle"] == "none" else f"on-{params['isle']}"
    match action.kind:
        case "tile":
            return f"tile-{params['tile']}"
        case "move":
            return f"beside-{params['to']}"
        case "from":
            return "pier" if params["place"] == "pier" else f"on-{params['place']}"
        case "book_from" | "book_to":
            return f"temple-{params['tile']}"
    return None


# -- hints --------------------------------------------------------------------------------


def hint_of(look: Look, action: Action) -> Say | None:
    """What a choice means here."""
    doing = look.s.action - 1
    match action.kind:
        case "tile":
            return tile_hint(look, int(action.params["tile"]), doing)
        case "count" if doing == A_COUNCIL:
            at = int(look.s.space[look.s.to_act]) + int(action.params["count"])
            return say("scene-hint-council", points=int(look.b.council_points[at]))
        case "count" if doing == A_EXPEL:
            spot = int(look.s.spot[look.s.figure[APOSTATE]]) + int(action.params["count"])
            return say("scene-hint-apostate", isle=isle_say(int(look.s.ring[spot % ISLES])))
        case "act":
            return act_hint(look, ACTION_NAMES.index(str(action.params["action"])))
        case "isle" if action.params["isle"] != "none":
            return isle_hint(look, ISLE_NAMES.index(str(action.params["isle"])))
    return None


def tile_hint(look: Look, tile: int, doing: int) -> Say | None:
    """L-52, L-55: whether the Corruption token goes; L-56 to L-58: points and displaced novices."""
    corrupt = not has(look.s.valid, tile)
    if doing == A_CONSECRATE:
        points = int(look.b.guard_value[look.s.guard])
        ousted = displaced(look, tile)
        more = ousted * int(look.b.displacement_points)
        return say("scene-hint-enter", points=points + more, ousted=ousted, corrupt=corrupt)
    isle = isle_say(int(look.b.tile_isle[tile]))
    return say("scene-hint-claim", isle=isle, corrupt=corrupt)


def displaced(look: Look, tile: int) -> int:
    """L-57: how many opposing novices would have to go."""
    weak = int(look.s.near[tile]) & ((1 << tile) - 1) & ~int(look.s.books)
    others = [side for side in look.sides if side != look.s.to_act]
    return sum((int(look.s.temple[side]) & weak).bit_count() for side in others)


def act_hint(look: Look, action: int) -> Say | None:
    """L-65: the last time token ends the phase."""
    last = look.s.lit == 1 and ACTION_NAMES[action] == "meditate"
    return say("scene-hint-last", points=int(look.b.time_points)) if last else None


def isle_hint(look: Look, isle: int) -> Say:
    """How many own novices are active there and beside it."""
    seat = look.s.to_act
    active, inactive = int(look.s.active[seat, isle]), int(look.s.inactive[seat, isle])
    return say("scene-hint-isle", active=active, inactive=inactive)
