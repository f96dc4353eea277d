"""The end of the game, testament points, the winner."""

from random import Random

import pytest

from chapterhouse.games.monastery.game import GAME
from chapterhouse.kernel.table import Table
from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import finished, quietly, rich, start, through


def test_the_last_letter() -> None:
    """Y-97, Y-98: the round is finished by all; another finds no letter left; no Mass follows."""
    b = Build("red", "blue", "green", space=3).letters_left((1, 1))
    b.lay("chapter_house", (0, -1), 0, "red*")
    g = rich(1, b)
    entry = g.play("letter 1.1")
    assert "last_letter" in [happening.kind for happening in entry.happenings]
    g.play("end scoring")
    assert not [line for line in g.legal if line.startswith("letter")]
    g.with_points(3).play("monk 2.5", "end scoring")
    assert not g.over
    g.play("end scoring")
    assert (g.over, g.table.end, g.o.day, g.o.space) == (True, "last_letter", 1, 3)
    assert g.where("red") == ["0", "1*"]


def test_letters_left_go_on() -> None:
    """Y-97."""
    g = rich(1, Build(space=3).letters_left((1, 1), (1, 3)))
    g.play("letter 1.1", "end scoring", "end scoring")
    assert not g.over


def test_no_tile_can_be_laid() -> None:
    """Y-97, Y-99 (G-32): neither from any hand nor from the bag; tested when the round ends."""
    b = Build(space=2).abbey(red=1, blue=1)
    g = start(only_fields(b))
    assert "place field" not in g.legal
    while not g.over:
        assert g.o.space == 2
        g.play(quietly(g))
    assert g.table.end == "no_placement"
    assert (g.o.day, g.o.space) == (1, 2)


def only_fields(b: Build) -> Build:
    """Hands and bag hold fields alone, and the Abbey has no other neighbour: the rest is out of play."""
    for colour in b.o.order:
        b.hand(colour, way=False)
    b.hand("red", "field", "field", way=False)
    b.bag_of(field=3)
    return b


def test_a_tile_in_the_bag_that_would_fit() -> None:
    """Y-99: bag and Secret Ways count."""
    for extra in ({"field": 3, "garden": 1}, {"field": 3}):
        b = only_fields(Build(space=2))
        b.bag_of(**extra)
        if "garden" not in extra:
            b.hand("blue", "secret_way", way=False)
        g = through(b)
        assert not g.over


def test_empty_hands_and_bag() -> None:
    """Y-99: nothing left to be laid."""
    b = only_fields(Build(space=2))
    b.hand("red", way=False).bag_of()
    g = through(b)
    assert (g.over, g.table.end) == (True, "no_placement")


@pytest.mark.parametrize("full", [False, True])
def test_tested_on_the_monastery_as_it_then_stands(full: bool) -> None:
    """Y-99: a crossing laid in this round carries the fields only if it was built."""
    b = only_fields(Build(space=2))
    b.hand("red", "path_cross", "field", way=False)
    g = start(b)
    g.play("place path_cross", "at 0N0")
    if full:
        g.play("move 0")
    while g.o.space == 2 and not g.over:
        g.play(quietly(g))
    assert g.over is not full


def test_testament_points() -> None:
    """T-46 (Y-100, Y-121, Y-14): gold 3, black 0, blessings 1, discs off, features 0."""
    b = Build("red", "blue").strip("red", "LIBERA").strip("red", "NOS", "black")
    b.blessings(red=4)
    b.lay("secret_way", (0, -1), owner="red")
    b.hand("red", "bakery", "beehive")
    g = finished(b)
    gained = g.o.held["red"] - 4
    assert gained == 1  # the Abbey's point of the last study round
    assert g.table.scores()[0] == 18 + 4 - 2 + gained


def test_an_unlaid_secret_way_counts() -> None:
    """Y-100 (G-38)."""
    b = Build().abbey(red=1, blue=1)
    g = finished(b)
    assert g.table.scores() == [1 - 1, 1 - 1]


def test_blessings_on_tiles_count_for_nobody() -> None:
    """Y-100."""
    b = Build()
    b.lay("sacristy", (0, -1), built=False, blessings=5)
    assert finished(b).table.scores() == [0, 0]


def test_a_tie() -> None:
    """T-47 (Y-101): of those tied the row farthest from the top wins."""
    g = finished(Build("red", "yellow"))
    assert g.table.scores() == [0, 0]
    assert g.table.winners() == [1]
    g = finished(Build("yellow", "blue", "green").strip("blue", "Q").strip("green", "A"))
    assert g.table.scores() == [0, 3, 3]
    assert g.table.winners() == [2]


def test_the_most_points_win() -> None:
    """Y-101: however near the top."""
    g = finished(Build("red", "yellow").strip("red", "L"))
    assert g.table.winners() == [0]


def test_points_before_the_end_hold_nothing_hidden() -> None:
    """Y-4, Y-100: a seat sees of others what the strips show."""
    b = Build("red", "blue").strip("red", "LI").strip("blue", "QUA").blessings(red=2, blue=5)
    b.hand("red", "farm").hand("blue", "chapter_house")
    g = start(b)
    assert g.table.all_scores() == [6 + 2 - 3 - 1, 9 + 5 - 5 - 1]
    assert g.table.scores(0) == [4, 9]
    assert g.table.scores(1) == [6, 8]
    assert g.table.scores(None) == [6, 9]


def test_what_others_see() -> None:
    """Y-4, Y-15: hands, blessings, drawn and returned tiles are secret; numbers of tiles are not."""
    b = Build().blessings(red=2)
    b.hand("red", "farm", "mill")
    g = start(b)
    for seat in (None, 1):
        state = g.table.view(seat).state
        assert not any(state.hand[0])
        assert (state.blessings[0], state.held[0], state.supply) == (0, 3, 0)
        assert not any(state.bag)
    own = g.table.view(0).state
    assert (sum(own.hand[0]), own.blessings[0]) == (3, 2)
    g.play("exchange", "return mill")
    for seat, sees in ((0, True), (1, False), (None, False)):
        drawn, returned = g.table.log(seat)[-2:]
        assert returned.action is not None
        assert (returned.action.text == "return mill") is sees
        draws = [happening.params for happening in drawn.happenings if happening.kind == "draw"]
        assert len(draws) == sees
        assert not [draw for draw in draws if "bag" in draw["detail"]]


def test_y_100_the_end_tells_everybody_where_the_points_come_from() -> None:
    """Letters, blessings and tiles of each seat add up to its testament points, in log and scene."""
    table = Table(GAME, 3, seed=b"t" * 32)
    rng = Random(2)
    while not table.over:
        table.play(rng.choice(table.legal()))
    told = [h.params for entry in table.log(None) for h in entry.happenings if h.kind == "scored"]
    assert len(told) == 9
    sums = [sum(params["points"] for params in told if params["seat"] == seat) for seat in range(3)]
    assert sums == table.scores()
    for viewer in (None, 0, 1, 2):
        scene = GAME.scene(table.view(viewer), table.names)
        assert {card.seat: card.points for card in scene.seats} == dict(enumerate(table.scores()))
