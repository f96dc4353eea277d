"""The day: rounds, their order, their halves."""

from chapterhouse.games.monastery.actions import ALPHABET
from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import GAME, deal, quietly, start
from tests.games.monastery.oracle_table import DIAL


def test_ten_rounds_a_day_for_two_days() -> None:
    """Y-25, Y-26, Y-27 (G-3): the dial; Night of day 1, then Matins of day 2; at the end it stays."""
    dial = GAME.load_board(None).tree["dial"]["space"]
    assert [(space["kind"], space["tiles_drawn"]) for space in dial] == DIAL
    g = deal("red", "blue")
    seen = []
    while not g.over:
        if (g.o.day, g.o.space) not in seen:
            seen.append((g.o.day, g.o.space))
        g.play(quietly(g))
    # A Mass or a Night without a question is over at once.
    assert seen == [(day, space) for day in (1, 2) for space in (1, 2, 3, 5, 6, 8)]
    assert (g.o.day, g.o.space, g.table.end) == (2, 9, "night")


def test_searches_are_told_where_a_round_begins() -> None:
    """There everybody's points of the round are still to come."""
    g = deal("red", "blue")
    seen = set()
    while not g.over:
        here = (g.o.day, g.o.space)
        assert g.table.engine.turn_begins(g.table.rows) == (here not in seen)
        seen.add(here)
        g.play(quietly(g))


def test_each_round_is_told() -> None:
    """Y-25, Y-27: the name of every space of the dial."""
    g = deal("red", "blue")
    names = [h.params["name"] for h in g.entry.happenings if h.kind == "round"]
    while not g.over:
        entry = g.play(quietly(g))
        names += [h.params["name"] for h in entry.happenings if h.kind == "round"]
    day = ["Matins", "Lauds", "Prime", "Terce", "Sext", "None", "Opus", "Vespers", "Compline", "Night"]
    assert names == day * 2


def test_the_tiles_drawn_in_a_day() -> None:
    """T-49 (Y-24, Y-25, Y-95): four players, two days: 48 of 49 tiles."""
    g = deal("red", "blue", "green", "yellow")
    drawn = [h for h in g.entry.happenings if h.kind == "draw"]
    while not g.over:
        drawn += [h for h in g.play(quietly(g)).happenings if h.kind == "draw"]
    assert len(drawn) == 48
    assert g.o.bag.total() == 1
    assert all(hand.total() == 13 for hand in g.o.hands.values())


def test_two_halves_of_a_round() -> None:
    """Y-28, Y-29: everybody's Placement and Movement, then everybody's Scoring, from the Abbot clockwise."""
    g = start(Build("yellow", "red", "green", abbot="green", space=1))
    order = [g.seat("green"), g.seat("yellow"), g.seat("red")]
    asked = []
    for line in ["end turn"] * 3 + ["end scoring"] * 3:
        asked.append(g.to_act)
        g.play(line)
    assert asked == order * 2
    assert (g.o.space, g.asked, g.to_act) == (2, "turn", g.seat("green"))


def test_seats_in_any_order_sit_by_colour() -> None:
    """Y-2: red, blue, green, yellow, absent colours skipped."""
    g = start(Build("yellow", "blue", "red", abbot="blue", space=2))
    asked = []
    for _ in range(3):
        asked.append(g.seats[g.to_act])
        g.play("end turn")
    assert asked == ["blue", "yellow", "red"]


def test_the_alphabet_is_that_of_the_vocabulary() -> None:
    """Y-16: 27 kinds, as many notations as section 12 of the decisions counts, and none twice."""
    assert len(ALPHABET.kinds) == 27
    lines = [ALPHABET.text(n) for n in range(ALPHABET.size)]
    assert len(set(lines)) == len(lines)
