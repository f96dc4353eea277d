"""How Templar looks from a seat: sheets, pieces, targets and words (`kernel/scene.py`).

Everything follows from the view's record and the board file: another abbey draws by itself.
"""

from functools import partial
from typing import TYPE_CHECKING

from chapterhouse.games.templar.scene_abbey import abbey_sheet, passages_sheet
from chapterhouse.games.templar.scene_about import about
from chapterhouse.games.templar.scene_places import tableau
from chapterhouse.games.templar.scene_prompts import prompt, status
from chapterhouse.games.templar.scene_table import hand_sheets, harbour_sheet, mat_sheet, piles_sheet
from chapterhouse.games.templar.scene_targets import targets
from chapterhouse.games.templar.scene_words import (
    COLOURS,
    FIGURE_SIGNS,
    VALUED_SIGN,
    Look,
    has,
    letter_say,
    look_at,
    treasure_mark,
    treasure_say,
)
from chapterhouse.games.templar.state import TREASURES
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import SIGNS, Piece, Scene, SeatCard, Sheet, Words, explained

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View


def scene(view: "View", names: Names) -> Scene:
    """What a seat, or a spectator, sees now."""
    look = look_at(view, names)
    made = drawn(look)
    return Scene(
        game=view.game.id,
        seat=view.seat,
        prompt=prompt(look),
        seats=tuple(seat_card(look, seat) for seat in look.seats),
        sheets=tuple(explained(sheet, partial(about, look)) for sheet, _ in made),
        pieces=tuple(piece for _, pieces in made for piece in pieces),
        targets=targets(look),
        status=status(look),
        legend=legend(),
        tableau=tableau(look, 0),
    )


def drawn(look: Look) -> list[tuple[Sheet, list[Piece]]]:
    """All sheets: the board, the viewer's hand, everybody's treasures, the viewer's first."""
    first = look.viewer or 0
    mats = [mat_sheet(look, (first + i) % len(look.seats)) for i in look.seats]
    board = [abbey_sheet(look), passages_sheet(look), harbour_sheet(look), piles_sheet(look)]
    return [*board, *hand_sheets(look), *mats]


# -- seats --------------------------------------------------------------------------------


def seat_card(look: Look, seat: int) -> SeatCard:
    colour, points = COLOURS[seat], int(look.s.points[seat])
    active = seat in look.acting
    return SeatCard(seat, colour, points, active, seat_say(seat), letter_say(seat), tuple(facts(look, seat)))


def facts(look: Look, seat: int) -> list[tuple[Say, Words | int]]:
    """Points, rooms with treasures (T-90), cards in hand (T-8)."""
    s = look.s
    rooms = sum(1 for room in range(1, look.b.rooms + 1) if has(s.rooms[seat], room))
    return [
        (say("scene-fact-points"), int(s.points[seat])),
        (say("scene-fact-rooms"), f"{rooms}/{int(look.b.rooms)}"),
        (say("scene-fact-hand"), int(s.hand[seat]).bit_count()),
    ]


# -- legend -------------------------------------------------------------------------------


def legend() -> tuple[tuple[Words, Say], ...]:
    """The marks of the text board."""
    return (
        *((sign, say("scene-figure", name=name)) for name, sign in FIGURE_SIGNS.items()),
        *((treasure_mark(kind), treasure_say(kind)) for kind in range(TREASURES)),
        (VALUED_SIGN, say("scene-legend-valued")),
        (SIGNS["free"], say("scene-legend-free")),
        ("(9)", say("scene-legend-door")),
    )
