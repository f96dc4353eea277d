"""Monasterium (Arve D. Fühler, dlp games 2020): all that the house needs to know of it."""

from chapterhouse.games.monasterium import actions, state
from chapterhouse.games.monasterium.actions import ALPHABET
from chapterhouse.games.monasterium.board import load_board
from chapterhouse.games.monasterium.events import EVENTS
from chapterhouse.games.monasterium.options import OPTIONS
from chapterhouse.games.monasterium.reasons import FIGURES, REASONS
from chapterhouse.games.monasterium.scene import scene
from chapterhouse.games.monasterium.words import state_in_words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.layout import Layout

POINTS = {
    actions.ASK_PLACE: "place",
    actions.ASK_REROLL: "reroll",
    actions.ASK_SPACE: "space",
    actions.ASK_DICE: "dice",
    actions.ASK_COLUMN: "column",
    actions.ASK_ACT: "act",
    actions.ASK_FREE: "free",
    actions.ASK_GOODS: "goods",
    actions.ASK_INFLUENCE_ROSARY: "influence_rosary",
    actions.ASK_SOUP_UPGRADE: "soup_upgrade",
    actions.ASK_UPGRADE: "upgrade",
    actions.ASK_NOVICE: "novice",
    actions.ASK_EXTRA: "extra",
    actions.ASK_MONASTERY: "monastery",
    actions.ASK_SPOT: "spot",
    actions.ASK_TILE: "tile",
    actions.ASK_ANY_TILE: "any_tile",
    actions.ASK_BUILD: "build",
    actions.ASK_COMMON_BUILD: "common_build",
    actions.ASK_TILE_BONUS: "tile_bonus",
    actions.ASK_DIE_BONUS: "die_bonus",
}

GAME = Game(
    id="monasterium",
    package=__package__,
    title="Monasterium",
    authors=("Arve D. Fühler",),
    publisher="dlp games",
    year=2020,
    rules_version=1,
    points=POINTS,
    ends={state.LAST_ROUND: "last round"},
    state=Layout(state.Monasterium),
    board=Layout(state.Board),
    alphabet=ALPHABET,
    reasons=REASONS,
    events=EVENTS,
    options=OPTIONS,
    load_board=load_board,
    words=state_in_words,
    scene=scene,
    figures=FIGURES,
)
