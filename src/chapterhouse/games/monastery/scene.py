"""How Monastery looks from a seat: sheets, pieces, targets and words (`kernel/scene.py`).

Everything follows from the view's record and the board's: other tiles, boxes, prices and hours draw by
themselves.
"""

from functools import partial
from typing import TYPE_CHECKING

from chapterhouse.games.monastery.scene_about import about
from chapterhouse.games.monastery.scene_board import map_sheet
from chapterhouse.games.monastery.scene_letters import CROSS_MARK, gold_letters, grid_sheet, strips_sheet
from chapterhouse.games.monastery.scene_places import tableau
from chapterhouse.games.monastery.scene_prompts import prompt, status
from chapterhouse.games.monastery.scene_sheets import dial_sheet, hand_sheet, turns_sheet
from chapterhouse.games.monastery.scene_targets import targets
from chapterhouse.games.monastery.scene_words import (
    BLESSING_MARK,
    COLOURS,
    DISC_MARK,
    Look,
    letter_say,
    look_at,
    seat_says,
)
from chapterhouse.games.monastery.state import ABBEY, MONKS, PHRASE, TYPES
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Names
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import SIGNS, Scene, SeatCard, Words, explained

if TYPE_CHECKING:
    from chapterhouse.kernel.table import View

GOLD_POINTS = 3


def scene(view: "View", names: Names) -> Scene:
    """What a seat, or a spectator, sees now."""
    look = look_at(view, names)
    every = (
        turns_sheet(look),
        map_sheet(look),
        hand_sheet(look),
        grid_sheet(look),
        strips_sheet(look),
        dial_sheet(look),
    )
    made = [pair for pair in every if pair is not None]
    sheets = tuple(sheet for sheet, _ in made)
    return Scene(
        game=view.game.id,
        seat=view.seat,
        prompt=prompt(look),
        seats=tuple(seat_card(look, seat) for seat in look.seats),
        sheets=tuple(explained(sheet, partial(about, look)) for sheet in sheets),
        pieces=tuple(piece for _, pieces in made for piece in pieces),
        targets=targets(look),
        status=status(look),
        legend=legend(look),
        tableau=tableau(look, {sheet.id: sheet for sheet in sheets}),
    )


# -- seats --------------------------------------------------------------------------------


def seat_card(look: Look, seat: int) -> SeatCard:
    """In the order of play (Y-2)."""
    colour = int(look.s.colour[seat])
    active = seat == look.s.to_act
    return SeatCard(
        seat, COLOURS[colour], known_points(look, seat), active, seat_says(look, seat), letter_say(colour),
        tuple(facts(look, seat)),
    )  # fmt: skip


def known_points(look: Look, seat: int) -> int:
    """Y-100, from what the viewer knows: of others only the letters count, until the game is over."""
    if look.s.to_act == NOBODY:
        return int(look.s.testament[seat])
    points = GOLD_POINTS * gold_letters(look, int(look.s.colour[seat]))
    if seat != look.viewer:
        return points
    unplaced = sum(int(look.s.hand[seat, t]) * int(look.b.disc[t]) for t in range(TYPES))
    return points + int(look.s.blessings[seat]) - unplaced


def facts(look: Look, seat: int) -> list[tuple[Say, Words | int]]:
    """Points, letters, blessings, tiles, monks; what is behind a screen is only counted for its owner."""
    s, colour, own = look.s, int(look.s.colour[seat]), seat == look.viewer
    standing = sum(int(s.standing[tile, colour]) for tile in range(int(s.laid) + 1))
    praying = sum(int(s.praying[tile, colour]) for tile in range(int(s.laid) + 1))
    on_grid, known = MONKS - standing - praying - moving(look, seat), known_points(look, seat)
    return [
        (say("scene-fact-points"), points_known(look, seat, known)),
        (say("scene-fact-letters"), f"{int(s.covered[colour])}/{PHRASE}"),
        (say("scene-fact-blessings"), int(s.blessings[seat]) if own else say("scene-hidden")),
        (say("scene-fact-tiles"), int(s.held[seat])),
        (say("scene-fact-standing"), standing + moving(look, seat)),
        (say("scene-fact-praying"), praying),
        (say("scene-fact-grid"), on_grid),
        (say("scene-fact-abbot"), say("scene-yes") if seat == s.abbot else say("scene-none")),
    ]


def points_known(look: Look, seat: int, known: int) -> Words | int:
    """Points with a word on what they hold, as long as something is hidden (Y-4)."""
    if look.s.to_act == NOBODY:
        return known
    return say("scene-points-own" if seat == look.viewer else "scene-points-open", points=known)


def moving(look: Look, seat: int) -> int:
    """A monk in motion stands nowhere."""
    s = look.s
    under_way = s.moving >= ABBEY or (s.entering > ABBEY and not s.leaving)
    return int(bool(under_way) and seat == s.to_act)


# -- legend -------------------------------------------------------------------------------


def legend(look: Look) -> tuple[tuple[Words, Say], ...]:
    """The marks of the text board."""
    shown: list[tuple[Words, Say]] = [
        ("║ ═", say("scene-legend-path")),
        ("┊ ┈", say("scene-legend-gate")),
        (f"3{SIGNS['free']}", say("scene-legend-box")),
        (f"{DISC_MARK}3", say("scene-legend-disc")),
        (say("scene-mark-praying", letter=letter_say(look.colours[0])), say("scene-legend-praying")),
    ]
    if any(look.s.lying[tile] for tile in look.tiles):
        shown.append((BLESSING_MARK, say("scene-legend-blessing")))
    if look.s.to_act != NOBODY:
        shown.append(("+ ?", say("scene-legend-hidden")))
    return (
        *shown,
        (CROSS_MARK, say("scene-legend-cross")),
        ("L l", say("scene-legend-letters")),
    )
