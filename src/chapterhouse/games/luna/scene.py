"""How Luna looks from a seat: sheets, pieces, targets and words (`kernel/scene.py`).

Everything follows from the view's record and the board's: other spaces, symbols and council points
draw by themselves.
"""

from typing import TYPE_CHECKING

from chapterhouse.games.luna.scene_about import about
from chapterhouse.games.luna.scene_board import (
    council_sheet,
    isles_sheet,
    path_sheet,
    stores_sheet,
    temple_sheet,
    time_sheet,
)
from chapterhouse.games.luna.scene_places import tableau
from chapterhouse.games.luna.scene_prompts import prompt, status
from chapterhouse.games.luna.scene_targets import targets
from chapterhouse.games.luna.scene_words import (
    BOOK_MARK,
    COLOURS,
    GUARD_MARK,
    Look,
    has,
    isles_say,
    look_at,
    side_say,
)
from chapterhouse.games.luna.state import ISLES
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import SIGNS, Scene, SeatCard, Words, explained

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View


def scene(view: "View", names: Names) -> Scene:
    """What a seat, or a spectator, sees now."""
    look = look_at(view, names)
    made = [isles_sheet(look), path_sheet(look), temple_sheet(look), council_sheet(look)]
    made += [time_sheet(look)]
    made += [stores_sheet(look, side) for side in own_first(look)]
    return Scene(
        game=view.game.id,
        seat=view.seat,
        prompt=prompt(look),
        seats=tuple(seat_card(look, side) for side in look.sides),
        sheets=tuple(explained(sheet, about) for sheet, _ in made),
        pieces=tuple(piece for _, pieces in made for piece in pieces),
        targets=targets(look),
        status=status(look),
        legend=legend(look),
        tableau=tableau(look),
    )


def own_first(look: Look) -> list[int]:
    """All sides, the viewer's first."""
    first = look.viewer or 0
    return [(first + i) % len(look.sides) for i in look.sides]


# -- seats --------------------------------------------------------------------------------


def seat_card(look: Look, side: int) -> SeatCard:
    colour, points = COLOURS[side], int(look.s.points[side])
    letter = say("scene-letter", colour=colour)
    active = side == look.s.to_act
    return SeatCard(side, colour, points, active, side_say(look, side), letter, tuple(facts(look, side)))


def facts(look: Look, side: int) -> list[tuple[Say, Words | int]]:
    """Points, novices and shrines in supply, novices at the pier, tokens."""
    s = look.s
    held = [isle for isle in range(ISLES) if has(s.tokens[side], isle)]
    return [
        (say("scene-fact-points"), int(s.points[side])),
        (say("scene-fact-supply"), int(s.supply[side])),
        (say("scene-fact-shrines"), int(s.shrines_left[side])),
        (say("scene-fact-pier"), int(s.pier[side])),
        (say("scene-fact-tokens"), isles_say(held)),
    ]


# -- legend -------------------------------------------------------------------------------


def legend(look: Look) -> tuple[tuple[Words, Say], ...]:
    """The marks of the text board."""
    figures: list[tuple[Words, Say]] = [
        (say("scene-mark-figure", figure=who), say("scene-figure", figure=who))
        for who in ("priestess", "builder", "apostate")
    ]
    return (
        *figures,
        (say("scene-mark-shrine", colour="none"), say("scene-legend-shrine")),
        (GUARD_MARK, say("scene-guard")),
        (SIGNS["open"], say("scene-legend-valid")),
        (SIGNS["free"], say("scene-legend-free")),
        (SIGNS["used"], say("scene-legend-emptied")),
        (BOOK_MARK, say("scene-book")),
    )
