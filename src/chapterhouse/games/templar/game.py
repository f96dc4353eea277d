"""Templar: The Secret Treasures (Jesús Torres Castro, Queen Games 2013): all that the house needs to
know of it."""

from chapterhouse.games.templar import state
from chapterhouse.games.templar.actions import PENALTY, POINTS
from chapterhouse.games.templar.board import alphabet_on, load_board
from chapterhouse.games.templar.events import EVENTS
from chapterhouse.games.templar.options import OPTIONS
from chapterhouse.games.templar.reasons import FIGURES, REASONS
from chapterhouse.games.templar.scene import scene
from chapterhouse.games.templar.words import state_in_words
from chapterhouse.kernel.game import Game, Penalty
from chapterhouse.kernel.layout import Layout

GAME = Game(
    id="templar",
    package=__package__,
    title="Templar: The Secret Treasures",
    authors=("Jesús Torres Castro",),  # G-1
    publisher="Queen Games",
    year=2013,
    rules_version=1,
    points=POINTS,
    ends={state.BAG: "bag", state.ALL_ROOMS: "all rooms"},
    state=Layout(state.Templar),
    board=Layout(state.Board),
    alphabet=alphabet_on(load_board()),
    reasons=REASONS,
    events=EVENTS,
    options=OPTIONS,
    load_board=load_board,
    words=state_in_words,
    scene=scene,
    figures=FIGURES,
    alphabet_on=alphabet_on,
    # Points come slowly and games are long: playing on for a round or two tells more than to the end.
    search={"horizon": 40},
    penalty=Penalty("table_penalty", "play", "blocked", PENALTY.name),
)
