"""One sentence that says what is to be done in Templar now; and the line of round, bag and door."""

from chapterhouse.games.templar.actions import (
    ASK_AREA,
    ASK_HIDE,
    ASK_MOVE,
    ASK_PLACE,
    ASK_PLAY,
    ASK_TURN,
    ASK_WALK,
    CARD_NAMES,
    FIGURE_NAMES,
    TREASURE_NAMES,
)
from chapterhouse.games.templar.scene_words import (
    Look,
    card_say,
    room_of,
    room_say,
    seats_say,
)
from chapterhouse.games.templar.state import ABBOT, BENJAMINUS, CHOOSING, NONE, PRIOR, SET_UP, TURNS
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.phrases import prompt_say, seat_say
from chapterhouse.kernel.say import Say, say


def prompt(look: Look) -> Say:
    """What must be decided now, for who decides it and for the others."""
    s = look.s
    if s.to_act == NOBODY:
        return over(look)
    if s.phase == CHOOSING:
        return choosing(look)
    you = look.viewer == s.to_act
    who = {"you": you, "seat": seat_say(s.to_act)}
    match int(s.ask):
        case 0:
            return prompt_say(look.view.game, s, s.to_act, look.viewer)
        case ask if ask == ASK_PLACE:
            return say("scene-prompt-place", figure=FIGURE_NAMES[next_figure(look)], **who)
        case ask if ask == ASK_PLAY:
            return say("scene-prompt-play", last=s.cause != 0, **who)
        case ask if ask == ASK_MOVE:
            return say("scene-prompt-move", card=CARD_NAMES[s.card - 1], steps=steps(look), **who)
        case ask if ask == ASK_HIDE:
            return say("scene-prompt-hide", count=int(s.left), room=here(look), **who)
        case ask if ask == ASK_AREA:
            return say("scene-prompt-area", ring=TREASURE_NAMES[s.ring], room=here(look), **who)
        case ask if ask == ASK_WALK:
            return walking(look, you)
        case ask if ask == ASK_TURN:
            room = int(s.figure[ABBOT])
            return say("scene-prompt-turn", room=room_say(look, room), **who)
    return prompt_say(look.view.game, s, s.to_act, look.viewer)


def steps(look: Look) -> int | str:
    """How far the card moves something."""
    most = int(look.b.steps[look.s.card - 1])
    return most if most < 2 else f"1–{most}"


def here(look: Look) -> Say:
    """The room of the pawn of the seat to act."""
    room = room_of(int(look.s.pawn[look.s.to_act]))
    return say("scene-outside-name") if room is None else room_say(look, room)


def next_figure(look: Look) -> int:
    """The figure that is placed now (T-19)."""
    return next((i for i, place in enumerate(look.s.figure) if not place), PRIOR)


def walking(look: Look, you: bool) -> Say:
    """Benjaminus: how many steps are left, and what he carries (T-48 to T-52)."""
    s = look.s
    left = int(look.b.steps[BENJAMINUS]) - int(s.walked)
    what = "carry" if s.carried != NONE else "done" if s.taken_from else "take"
    ring = TREASURE_NAMES[s.carried] if s.carried != NONE else "none"
    return say("scene-prompt-walk", you=you, seat=seat_say(s.to_act), left=left, what=what, ring=ring)


def choosing(look: Look) -> Say:
    """Round 1: all choose at once; nobody sees more than who has chosen (T-24)."""
    waiting = [seat for seat in look.acting if seat != look.viewer]
    if look.viewer in look.acting:
        return say("scene-prompt-choose")
    card = -1 if look.viewer is None else int(look.s.chosen[look.viewer]) - 1
    if card >= 0:
        return say("scene-prompt-chosen", card=card_say(card), seats=seats_say(waiting), count=len(waiting))
    return say("scene-prompt-choosing", seats=seats_say(waiting), count=len(waiting))


def over(look: Look) -> Say:
    """T-91."""
    best = max(int(look.s.points[seat]) for seat in look.seats)
    winners = [seat for seat in look.seats if look.s.points[seat] == best]
    return say("scene-prompt-over", seats=seats_say(winners), count=len(winners), points=best)


# -- status -------------------------------------------------------------------------------


def status(look: Look) -> tuple[Say, ...]:
    """Round, starting player, bag, door; Raffaele's card; the final lap."""
    s = look.s
    bag = sum(int(n) for n in s.bag)
    a, b = look.passages[int(s.door)]["rooms"]
    phase = "set_up" if s.phase == SET_UP else "over" if s.to_act == NOBODY else "turns"
    lines = [
        say("scene-status-round", round=int(s.round), phase=phase),
        say("scene-status-start", seat=seat_say(s.start_player)),
        say("scene-status-bag", count=bag),
        say("scene-status-door", a=int(a), b=int(b)),
    ]
    if s.card and s.phase == TURNS:
        lines.append(say("scene-status-card", seat=seat_say(s.active), card=card_say(s.card - 1)))
    if look.raffaele:
        lines.append(say("scene-status-raffaele", card=raffaele_card(look)))
    if s.cause and s.to_act != NOBODY:
        lines.append(say("scene-status-final", turns=int(s.turns_left)))
    return tuple(lines)


def raffaele_card(look: Look) -> Say:
    """T-84."""
    top = int(look.s.raffaele_top) - 1
    return card_say(top) if top >= 0 else say("scene-no-card")
