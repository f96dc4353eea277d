"""One sentence that says what is to be done in Luna now; and the line of round and phase."""

from chapterhouse.games.luna.actions import ACTION_NAMES, ASK_ACT, ASK_FIGURE, FIGURE_NAMES
from chapterhouse.games.luna.scene_words import Look, isle_say
from chapterhouse.games.luna.state import (
    ACTION,
    APOSTATE,
    OPPONENT,
    PLAYER,
    ROUNDS,
    UNSET,
)
from chapterhouse.games.luna.words import PHASES
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.phrases import prompt_say, seat_say
from chapterhouse.kernel.say import Say, say

# Points whose prompt says for which action.
BY_ACTION = {"isle", "tile", "count", "virtual", "move"}


def prompt(look: Look) -> Say:
    """What must be decided now, for who decides it and for the others."""
    s = look.s
    if s.to_act == NOBODY:
        return over(look)
    point = look.view.game.points[s.ask]
    who = {"you": look.viewer == s.to_act, "seat": seat_say(s.to_act)}
    if s.ask == ASK_FIGURE:
        return say("scene-prompt-figure", figure=FIGURE_NAMES[next_figure(look)], **who)
    if point in BY_ACTION:
        return Say(f"scene-prompt-{point}", {"action": ACTION_NAMES[s.action - 1], **who})
    return prompt_say(look.view.game, s, s.to_act, look.viewer)


def next_figure(look: Look) -> int:
    """The figure that is placed now."""
    return next(i for i, isle in enumerate(look.s.figure) if isle == UNSET)


def over(look: Look) -> Say:
    """L-81, L-104."""
    s = look.s
    if look.solo:
        lead = int(s.points[PLAYER]) - int(s.points[OPPONENT])
        result = "won" if lead > 0 else "lost" if lead < 0 else "even"
        return say("scene-prompt-solo-over", lead=abs(lead), result=result)
    best = max(look.sides, key=lambda side: (s.points[side], s.space[side], s.height[side]))
    return say("scene-prompt-over", seat=seat_say(best), points=int(s.points[best]))


# -- status -------------------------------------------------------------------------------


def status(look: Look) -> tuple[Say, ...]:
    """Round, Guard, phase; time and start player, or the level; whether the next Book is worth more."""
    s = look.s
    lines = [
        say("scene-status-round", round=s.round, rounds=ROUNDS),
        say("scene-status-guard", value=int(look.b.guard_value[s.guard])),
        say("scene-status-phase", phase=PHASES[s.phase]),
    ]
    if look.solo:
        lead = int(s.points[PLAYER]) - int(s.points[OPPONENT])
        lines.append(say("scene-status-level", level=s.level, lead=str(lead)))
    else:
        lines.append(say("scene-status-time", lit=s.lit))
        lines.append(say("scene-status-start", seat=seat_say(s.start_player)))
    if s.bonus and s.phase == ACTION:
        lines.append(say("scene-status-book", points=int(look.b.first_book_points)))
    if s.level >= 2 and s.ask >= ASK_ACT:
        lines.append(say("scene-status-blocked", isle=isle_say(int(s.figure[APOSTATE]))))
    return tuple(lines)
