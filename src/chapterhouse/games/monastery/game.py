"""Monastery (Steve Kendall, Ragnar Brothers 2008): all that the house needs to know of it."""

from chapterhouse.games.monastery import actions, state
from chapterhouse.games.monastery.actions import ALPHABET
from chapterhouse.games.monastery.board import load_board
from chapterhouse.games.monastery.events import EVENTS
from chapterhouse.games.monastery.options import OPTIONS
from chapterhouse.games.monastery.reasons import FIGURES, REASONS
from chapterhouse.games.monastery.scene import scene
from chapterhouse.games.monastery.words import colours_of, silence, state_in_words
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.layout import Layout

POINTS = {
    actions.ASK_TURN: "turn",
    actions.ASK_STABLES: "stables",
    actions.ASK_CELL: "cell",
    actions.ASK_ROTATION: "rotation",
    actions.ASK_RETURN: "return",
    actions.ASK_STEP: "step",
    actions.ASK_BOX: "box",
    actions.ASK_BUILD: "build",
    actions.ASK_PRAYER: "prayer",
    actions.ASK_SPEND: "spending",
    actions.ASK_FIRST: "library_first",
    actions.ASK_SECOND: "library_second",
    actions.ASK_STRIP: "strip",
    actions.ASK_ELECT: "elect",
    actions.ASK_PRISON: "prison",
    actions.ASK_KEEP: "keep",
}

ENDS = {
    state.LAST_LETTER: "last_letter",
    state.NO_PLACEMENT: "no_placement",
    state.LAST_NIGHT: "night",
}

GAME = Game(
    id="monastery",
    package=__package__,
    title="Monastery",
    authors=("Steve Kendall",),
    publisher="Ragnar Brothers",
    year=2008,
    rules_version=1,
    points=POINTS,
    ends=ENDS,
    state=Layout(state.Monastery),
    board=Layout(state.Board),
    alphabet=ALPHABET,
    reasons=REASONS,
    events=EVENTS,
    options=OPTIONS,
    load_board=load_board,
    words=state_in_words,
    scene=scene,
    colours=colours_of,
    silence=silence,
    # Turns have many decisions and a game is long: two or three rounds are looked at, up to the beginning of
    # the next, for only there points of all seats stand to come alike.
    search={
        "horizon": 40,
        "overtime": 200,
        "explore": 0.1,
        "scale": 24.0,
        "widen": 0.5,
        "mix": 0.0,
        "sharp": 0.5,
        "trust": 20.0,
        "share": 0.15,
    },
    figures=FIGURES,
)
