"""The one sentence that says what is to be done now, and what stands above and behind it."""

from typing import Any

from chapterhouse.games.monasterium.actions import ASK_EXTRA, LETTERS, ROMAN
from chapterhouse.games.monasterium.scene_words import (
    AREA_NAMES,
    EXTRA,
    STEPS_FRAME,
    Look,
    line_say,
    seat_args,
)
from chapterhouse.games.monasterium.state import FACES, YEARS
from chapterhouse.games.monasterium.words import PHASES
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.phrases import seat_say, text_id, winners_say
from chapterhouse.kernel.say import Say, say


def prompt(look: Look) -> Say:
    """What must be decided now, for who decides it and for the others."""
    s = look.s
    if s.to_act == NOBODY:
        return over(look)
    who = seat_args(look, s.to_act)
    if s.chance:
        return say("scene-prompt-roll", **who)
    point = look.view.game.points[s.ask]
    return Say(text_id("scene-prompt", point), {**who, **details(look, point)})


def over(look: Look) -> Say:
    """M-124: most prestige wins; ties share the victory."""
    most = max(int(look.s.prestige[seat]) for seat in look.seats)
    winners = [seat for seat in look.seats if look.s.prestige[seat] == most]
    return say("scene-prompt-over", winners=winners_say(winners), points=most)


def details(look: Look, point: str) -> dict[str, Any]:
    """What the prompt of a decision point names beside the seat."""
    match point:
        case "place":
            return {"again": bool(look.s.reroll[look.s.to_act]), "won": look.s.depth > 0}
        case "reroll":
            return {"picked": sum(int(look.s.picked[kind, f]) for kind in range(2) for f in range(FACES))}
        case "dice":
            return {"space": look.s.space}
        case "act":
            return {"column": LETTERS[look.s.column], "left": look.s.dice_left}
        case "novice":
            return {"discount": look.top(1)}
        case "extra":
            return {"row": ROMAN[look.top(1)]}
        case "monastery" | "spot":
            return sending(look, point)
        case "build" | "common_build":
            return {"monastery": LETTERS[look.top(1)]}
        case "tile_bonus":
            row, column = look.top(1), look.top(2)
            return {"row": line_say(look.b, 0, row), "column": line_say(look.b, 1, column)}
        case "die_bonus":
            return {"points": int(look.b.die_points)}
    return {}


def sending(look: Look, point: str) -> dict[str, Any]:
    """The novice under way, and where to."""
    novice = look.top(1)
    extra = novice >= EXTRA
    row = ROMAN[novice - EXTRA if extra else novice // len(LETTERS)]
    args: dict[str, Any] = {"row": row, "extra": extra, "area": AREA_NAMES[look.top(2)]}
    return {**args, "monastery": LETTERS[look.top(4)]} if point == "spot" else args


# -- status -------------------------------------------------------------------------------


def status(look: Look) -> tuple[Say, ...]:
    """Year, round, phase, start player; in a turn, what waits behind the running effect."""
    s = look.s
    rounds = int(look.b.rounds[s.players - 2])
    return (
        say("scene-status-year", year=s.year, years=YEARS),
        say("scene-status-round", round=s.round, rounds=rounds),
        say("scene-status-phase", phase=PHASES[s.phase]),
        say("scene-status-start", seat=seat_say(s.start_player)),
        *waiting(look),
    )


def waiting(look: Look) -> list[Say]:
    """M-45: unfinished effects below the innermost, innermost first."""
    found = []
    for at in range(look.s.depth - 2, -1, -1):
        what, value = int(look.s.stack[at, 0]), int(look.s.stack[at, 1])
        if what == STEPS_FRAME:
            found.append(say("scene-waiting-steps", count=value))
        elif what == ASK_EXTRA:
            found.append(say("scene-waiting-extra", row=ROMAN[value]))
    return found
