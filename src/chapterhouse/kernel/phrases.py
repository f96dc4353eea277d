"""What there is to say, as messages: actions, refusals, prompts, the log, options.

Server and terminal both speak through these; `texts.py` puts them in a reader's language. The id of
a message is a prefix and a name of the code, with "-" for what an id cannot hold.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.errors import Verdict
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Game, Names
from chapterhouse.kernel.happenings import Event, Happening
from chapterhouse.kernel.log import HIDDEN, Entry
from chapterhouse.kernel.options import OptionValue
from chapterhouse.kernel.say import Say, say

# Parameters whose value is a seat, and chance events whose outcome is one.
SEATS = frozenset({"seat", "start_player", "starting_player", "owner"})


def text_id(prefix: str, name: str) -> str:
    """The id of the message about something: `text_id("end", "last round")` is "end-last-round"."""
    return f"{prefix}-{name}".replace("_", "-").replace(" ", "-")


def seat_say(seat: int, names: Names | None = None) -> Say:
    """How a seat is called: by its colour, in every sentence like the name of a person. Where the colours
    of a game are dealt, `names` knows them."""
    dealt = names.colours if names is not None else ()
    return say("seat-name", seat=dealt[seat] if dealt else seat)


def list_say(parts: Sequence[Say]) -> Say:
    """Several things as one: "Red, Blue and Green"."""
    if len(parts) == 1:
        return parts[0]
    return say("list-and", start=tuple(parts[:-1]), end=parts[-1])


# -- decisions ----------------------------------------------------------------------------


def action_say(action: Action, names: Names) -> Say:
    """What an action does; of a hidden one only that it was made."""
    if action.number == HIDDEN:
        return say("action-hidden")
    return Say(text_id("action", action.kind), dict(_args(action.params, names)))


def reason_say(verdict: Verdict) -> Say:
    """Why an action is refused, with the numbers; `refusal_say` adds the rule."""
    return Say(text_id("reason", verdict.reason), verdict.facts)


def refusal_say(verdict: Verdict) -> Say:
    """Why an action is refused, and the id of the rule that says so."""
    return say("refusal", reason=reason_say(verdict), rule=verdict.rule)


def prompt_say(game: Game, state: Any, to_act: int, viewer: int | None) -> Say:
    """What is to be decided now, and by whom, as `viewer` (None: a spectator) is told."""
    if to_act == NOBODY:
        return say("prompt-over")
    prompt = text_id("prompt", game.points[int(state.ask)])
    seat = say("seat-name", seat=game.colours(state)[to_act]) if game.colours else seat_say(to_act)
    return say(prompt, you=viewer == to_act, seat=seat)


# -- the log ------------------------------------------------------------------------------


def entry_lines(entry: Entry, names: Names) -> list[Say]:
    """An entry of the log: the decision, then what followed by itself."""
    return [_headline(entry, names), *(happening_say(h, names) for h in entry.happenings)]


def _headline(entry: Entry, names: Names) -> Say:
    if entry.action is None or entry.seat is None:
        return say("log-setup")
    return say("log-decision", seat=seat_say(entry.seat, names), action=action_say(entry.action, names))


def happening_say(happening: Happening, names: Names) -> Say:
    """What happened. Of a chance event the text has the details by their names, and `outcome`, or
    `outcome_<name>` for each part of it."""
    if happening.kind == "hidden":
        return _outline(happening, names)
    if happening.kind == "automatic":
        action = names.alphabet[names.alphabet.parse(happening.params["action"])]
        return say("event-automatic", action=action_say(action, names))
    args = {name: _named(value, happening.each) for name, value in _args(_flat(happening, names), names)}
    return Say(text_id("event", happening.kind), args)


def _outline(happening: Happening, names: Names) -> Say:
    """A hidden event: whose it is, or only that there is one."""
    if happening.owner is None:
        return say("event-hidden")
    return say(happening.outline, seat=seat_say(happening.owner, names))


def _named(value: Any, each: str) -> Any:
    """The members of a list by their names, if the event has a message for them."""
    listed = each and isinstance(value, list | tuple)
    return tuple(say(each, name=part) for part in value) if listed else value


def _flat(happening: Happening, names: Names) -> Mapping[str, Any]:
    if not happening.chance:
        return happening.params
    detail, outcome = happening.params["detail"], happening.params["outcome"]
    if isinstance(outcome, Mapping):
        return {**detail, **{f"outcome_{name}": part for name, part in outcome.items()}}
    return {**detail, "outcome": seat_say(outcome, names) if happening.kind in SEATS else outcome}


def _args(params: Mapping[str, Any], names: Names) -> Iterator[tuple[str, Any]]:
    for name, value in params.items():
        seated = name in SEATS and value in range(names.players)
        yield name, seat_say(value, names) if seated else value


def chance_say(kind: str) -> Say:
    """What a kind of chance draws or rolls, as a heading."""
    return say(text_id("chance", kind))


def face_say(kind: Event, face: str, names: Names) -> Say:
    """A single outcome of a kind of chance, given as text; a game need not have a message for it."""
    if kind.name in SEATS:
        return seat_say(int(face), names)
    return say(kind.each or text_id("face", kind.name), outcome=face, name=face)


# -- tables -------------------------------------------------------------------------------


def undo_say(barrier: str) -> Say:
    """Why the last decision cannot be taken back (`Table.undo_barrier`)."""
    return say(text_id("undo", barrier))


def end_say(end: str) -> Say:
    """Why the game ended."""
    return say(text_id("end", end))


def winners_say(winners: Sequence[int], names: Names | None = None) -> Say:
    """Who has won; there may be nobody."""
    if not winners:
        return say("winners-none")
    return say("winners", count=len(winners), seats=list_say([seat_say(seat, names) for seat in winners]))


def points_say(seat: int, points: int, names: Names | None = None) -> Say:
    """A line of the score."""
    return say("points", seat=seat_say(seat, names), points=points)


def option_say(name: str) -> Say:
    """The name of an option."""
    return say(text_id("option", name))


def option_help_say(name: str) -> Say:
    """What an option decides, and its values."""
    return say(text_id("option", name) + "-help")


def value_say(name: str, value: OptionValue) -> Say:
    """The value of an option."""
    if value == "random":
        return say("value-random")
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no")
    if name in SEATS and isinstance(value, int):
        return seat_say(value)
    if isinstance(value, str):
        return say(text_id(f"value-{name}", value))
    return say("value", value=value)
