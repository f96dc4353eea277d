"""The numbers behind a refusal: where the piece stands, steps, rooms held, who blocks."""

from chapterhouse.games.templar.actions import ASK_MOVE, ASK_WALK, K_ANNOUNCE, K_PLAY
from chapterhouse.games.templar.laws import piece_of, place_of
from chapterhouse.games.templar.reasons import FIGURES
from chapterhouse.games.templar.scoring import rooms_held
from chapterhouse.games.templar.state import OUTSIDE, SEATS, Board, Templar
from chapterhouse.games.templar.walk import steps_left
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.rule import rule

ROOM_AT, STEPS_LEFT, ROOMS_HELD, ROOMS_NEEDED, BLOCKER = range(len(FIGURES))


@rule
def blocker(s: Templar, seat: int, card: int) -> int:
    """T-28: the seat whose pile blocks a card; SEATS is Raffaele."""
    for other in range(s.players):
        if other != seat and s.top[other] == card + 1:
            return other
    return SEATS


@rule
def figures(s: Templar, b: Board, action: int, into: Vec) -> None:
    """Writes all figures that make sense for the action now; the others stay 0."""
    seat = s.to_act
    if seat < 0:
        return
    into[ROOMS_HELD] = rooms_held(s, seat)
    into[ROOMS_NEEDED] = b.rooms
    if b.first[K_PLAY] <= action < b.first[K_ANNOUNCE]:
        into[BLOCKER] = blocker(s, seat, action - b.first[K_PLAY])
    if s.ask >= ASK_MOVE:
        at = place_of(s, seat, piece_of(s))
        into[ROOM_AT] = at if at < OUTSIDE else 0
        into[STEPS_LEFT] = b.steps[s.card - 1] if s.ask == ASK_MOVE else 0
        if s.ask == ASK_WALK:
            into[STEPS_LEFT] = steps_left(s, b)
