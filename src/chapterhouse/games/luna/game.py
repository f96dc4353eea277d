"""Luna (Stefan Feld, Hall Games 2010): all that the house needs to know of it."""

from chapterhouse.games.luna import actions, state
from chapterhouse.games.luna.actions import ALPHABET
from chapterhouse.games.luna.board import load_board
from chapterhouse.games.luna.events import EVENTS
from chapterhouse.games.luna.options import OPTIONS
from chapterhouse.games.luna.reasons import FIGURES, REASONS
from chapterhouse.games.luna.scene import scene
from chapterhouse.games.luna.words import state_in_words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.layout import Layout

POINTS = {
    actions.ASK_FIGURE: "figure",
    actions.ASK_SHRINE: "shrine",
    actions.ASK_PAIR: "pair",
    actions.ASK_DEACTIVATE: "deactivate",
    actions.ASK_ACT: "act",
    actions.ASK_ISLE: "isle",
    actions.ASK_TILE: "tile",
    actions.ASK_COUNT: "count",
    actions.ASK_VIRTUAL: "virtual",
    actions.ASK_MOVE: "move",
    actions.ASK_FROM: "from",
    actions.ASK_TO: "to",
    actions.ASK_BOOK_FROM: "book_from",
    actions.ASK_BOOK_TO: "book_to",
}

GAME = Game(
    id="luna",
    package=__package__,
    title="Luna",
    authors=("Stefan Feld",),
    publisher="Hall Games",
    year=2010,
    rules_version=1,
    points=POINTS,
    ends={state.SIXTH_ROUND: "sixth round"},
    state=Layout(state.Luna),
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
