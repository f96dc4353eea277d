"""How Monasterium looks from a seat: sheets, pieces, targets and words (`kernel/scene.py`).

Everything follows from the view's record and the board's: another road, rings of other sizes and
other prices draw by themselves.
"""

from typing import TYPE_CHECKING

from chapterhouse.games.monasterium.scene_about import about
from chapterhouse.games.monasterium.scene_board import (
    NEUTRAL_MARK,
    dice_sheet,
    monastery_sheets,
    road_sheet,
)
from chapterhouse.games.monasterium.scene_cards import missions_sheet, prices_sheet
from chapterhouse.games.monasterium.scene_mats import DIE_MARK, YELLOW_MARK, seat_sheets
from chapterhouse.games.monasterium.scene_places import tableau
from chapterhouse.games.monasterium.scene_prompts import prompt, status
from chapterhouse.games.monasterium.scene_targets import targets
from chapterhouse.games.monasterium.scene_words import COLOURS, NOW, Look, look_at, name_say
from chapterhouse.games.monasterium.state import GOODS, PLACEMENT
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
        sheets=tuple(explained(sheet, about) for sheet, _ in made),
        pieces=tuple(piece for _, pieces in made for piece in pieces),
        targets=targets(look),
        status=status(look),
        legend=legend(look),
        tableau=tableau(look),
    )


def drawn(look: Look) -> list[tuple[Sheet, list[Piece]]]:
    """All sheets: the board, everybody's own things, the viewer's first, and the prices."""
    first = 0 if look.viewer is None else look.viewer
    own = [sheets for i in look.seats for sheets in seat_sheets(look, (first + i) % look.s.players)]
    board = [dice_sheet(look), missions_sheet(look), road_sheet(look), *monastery_sheets(look)]
    return [*board, *own, prices_sheet(look)]


# -- seats --------------------------------------------------------------------------------


def seat_card(look: Look, seat: int) -> SeatCard:
    colour, points = COLOURS[seat], int(look.s.prestige[seat])
    letter = say("scene-letter", colour=colour)
    active = seat == look.s.to_act
    return SeatCard(seat, colour, points, active, seat_say(seat), letter, tuple(facts(look, seat)))


def facts(look: Look, seat: int) -> list[tuple[Say, Words | int]]:
    """Points, goods, dice and the re-roll tile; dice in hand while there are any (M-10)."""
    s = look.s
    goods: list[tuple[Say, Words | int]] = [
        (name_say(good), int(s.goods[seat, good])) for good in range(GOODS)
    ]
    dice: list[tuple[Say, Words | int]] = [(say("scene-fact-dice"), int(s.own_dice[seat]))]
    if s.phase == PLACEMENT:
        neutral, own = int(s.hand_neutral[seat]), int(s.hand_personal[seat])
        dice.append((say("scene-fact-hand"), say("scene-value-hand", neutral=neutral, own=own)))
    reroll = say("scene-value-reroll", ready=bool(s.reroll[seat]))
    points = (say("scene-fact-points"), int(s.prestige[seat]))
    return [points, *goods, *dice, (say("scene-fact-reroll"), reroll)]


# -- legend -------------------------------------------------------------------------------


def legend(look: Look) -> tuple[tuple[Words, Say], ...]:
    """The marks of the text board."""
    closed: list[tuple[Words, Say]] = [(SIGNS["closed"], say("scene-legend-closed"))]
    return (
        (SIGNS["free"], say("scene-legend-free")),
        *(closed if look.s.players == 3 else []),
        ("2:1,2", say("scene-legend-cloister")),
        (SIGNS["open"], say("scene-legend-open")),
        (SIGNS["used"], say("scene-legend-used")),
        (YELLOW_MARK, say("scene-legend-yellow", points=int(look.b.yellow_points))),
        (NEUTRAL_MARK, say("scene-legend-neutral")),
        (DIE_MARK, say("scene-legend-die")),
        (NOW, say("scene-legend-now")),
    )
