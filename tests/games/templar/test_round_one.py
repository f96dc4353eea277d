"""The first round: secret choices, in any order of time, revealed at once (T-24)."""

from itertools import permutations

import pytest

from chapterhouse.kernel.errors import NotAwaited, Refused, UndoRefused
from chapterhouse.kernel.record import from_json, record_of, replay, to_json
from chapterhouse.kernel.table import Table
from tests.games.templar.positions import GAME, engine, legal, new_table, play, seat

CHOICES = {0: "choose porticus", 1: "choose porticus", 2: "choose severus"}


def choosing(players: int = 3, starting_player: int = 0) -> Table:
    """All are about to choose."""
    table = new_table(players, first_game=True, starting_player=starting_player)
    return play(table, *["split ring_round"] * players)


def choose(table: Table, order: tuple[int, ...]) -> Table:
    for at in order:
        table.play(CHOICES[at], seat=at)
    return table


def test_all_seats_are_awaited() -> None:
    """T-24, D-3: whoever has not chosen, the one in turn first."""
    table = choosing(starting_player=1)
    assert list(table.awaited) == [1, 2, 0]
    choose(table, (0,))
    assert list(table.awaited) == [1, 2]
    assert table.to_act == 1
    choose(table, (2, 1))
    assert list(table.awaited) == [table.to_act]


def test_equal_cards_are_both_carried_out() -> None:
    """X-1, T-24: in round 1 alone."""
    table = choose(choosing(), (0, 1, 2))
    assert [seat(table, n)["top"] for n in range(3)] == ["porticus", "porticus", "severus"]
    assert table.to_act == 0
    play(table, "door 5-6", "door 6-7", "move severus 6")
    assert [seat(table, n)["points"] for n in range(3)] == [1, 1, 1]
    assert table.words()["round"] == 2


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_time_changes_nothing(order: tuple[int, ...]) -> None:
    """T-24: the same table, and the same record in turn order."""
    straight, other = choose(choosing(), (0, 1, 2)), choose(choosing(), order)
    assert other.rows.tobytes() == straight.rows.tobytes()
    record = record_of(other, full=True)
    assert [p.action for p in record.plies[-3:]] == [CHOICES[n] for n in range(3)]
    assert to_json(record) == to_json(record_of(straight, full=True))
    again = replay(from_json(to_json(record)), GAME)
    assert again.rows.tobytes() == other.rows.tobytes()


def test_cards_stay_in_hand_until_the_reveal() -> None:
    """T-24: all go onto the piles at the same moment."""
    table = choose(choosing(), (2, 0))
    assert [len(seat(table, n)["hand"]) for n in range(3)] == [10, 10, 10]
    assert [seat(table, n)["top"] for n in range(3)] == [None, None, None]
    assert [seat(table, n)["has_chosen"] for n in range(3)] == [True, False, True]
    choose(table, (1,))
    assert [len(seat(table, n)["hand"]) for n in range(3)] == [9, 9, 9]


def test_nobody_learns_more_than_that_somebody_has_chosen() -> None:
    """T-8: two tables that differ in a sealed choice alone look the same to everybody else, byte for byte."""
    one, other = choosing(), choosing()
    one.play("choose maria", seat=2)
    other.play("choose lucas", seat=2)
    for at in (0, 1, None):
        first, second = one.view(at), other.view(at)
        assert first.rows.tobytes() == second.rows.tobytes()
        assert first.legal == second.legal
        assert repr(first.log) == repr(second.log)
        assert to_json(record_of(one, at)) == to_json(record_of(other, at))
        assert one.words() == other.words()
    assert one.view(2).rows.tobytes() != other.view(2).rows.tobytes()
    assert one.view(2).log[-1].action == GAME.alphabet[one.number("choose maria")]
    assert one.view(0).log[-1].action.text == "choose"  # type: ignore[union-attr]


def test_after_the_reveal_the_log_shows_all() -> None:
    """T-24."""
    table = choose(choosing(), (1, 2, 0))
    shown = {e.seat: e.action.text for e in table.log(None)[-3:] if e.action}
    assert shown == CHOICES
    assert table.entry(table.ply).happenings[0].kind == "revealed"
    assert table.entry(table.ply).happenings[0].params["cards"] == ["porticus", "porticus", "severus"]


def test_every_awaited_seat_finds_itself_to_act() -> None:
    """D-3: the view of each has its own legal actions; bots can think in it."""
    table = choose(choosing(), (1,))
    for at in (0, 2):
        view = table.view(at)
        assert int(view.rows["to_act"][0]) == at
        assert view.legal == table.legal(at) == table.legal()
        world = engine().imagine(view.rows, at, bytes(range(16)))
        assert tuple(engine().legal(world)) == view.legal
        assert engine().fault(world) == 0
    assert table.view(None).legal == ()


def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    """T-24: also after others have chosen; the place in the log stays."""
    table = choose(choosing(), (1, 0))
    ply, log = table.ply, table.log(2)
    table.play("choose remigius", seat=1)
    assert (table.ply, repr(table.log(2))) == (ply, repr(log))
    assert {n: GAME.alphabet.text(a) for n, a in table.sealed.items()} == {
        1: "choose remigius",
        0: "choose porticus",
    }
    assert table.view(1).legal == table.legal(1) != ()
    table.play("choose severus", seat=2)
    assert [seat(table, n)["top"] for n in range(3)] == ["porticus", "remigius", "severus"]
    assert table.sealed == {}


def test_a_choice_can_be_taken_back_whoever_has_chosen_since() -> None:
    """T-24: no barrier before the reveal, and the reveal is one."""
    table = choose(choosing(), (1, 0))
    assert table.undo_barrier(1) is None
    assert table.undo_barrier(2) == "seat"
    with pytest.raises(UndoRefused):
        table.undo(2)
    table.undo(1)
    assert table.awaited == (1, 2)
    assert [seat(table, n)["has_chosen"] for n in range(3)] == [True, False, False]
    table.undo()
    assert table.sealed == {}
    assert table.undo_barrier() == "seat"  # the last split
    choose(table, (0, 1, 2))
    assert table.undo_barrier() == "reveal"
    assert table.undo_barrier(2) == "reveal"


def test_a_preview_does_not_look_at_the_others_cards() -> None:
    """T-8: even the last to choose is shown nothing."""
    table = choose(choosing(), (0, 1))
    before = table.rows.tobytes()
    shown = table.preview("choose maria", seat=2)
    assert (shown.ends_turn, shown.before_chance, shown.happenings) == (True, False, ())
    assert engine().layout.filtered(shown.rows, 2).tobytes() == table.view(2).rows.tobytes()
    assert table.rows.tobytes() == before


def test_what_is_kept_as_it_came_can_be_played_again() -> None:
    """A host restores a table from seats and lines in the order of time, sealed choices included."""
    table = choosing()
    came = [(2, "choose maria"), (0, "choose lucas"), (2, "choose bells")]
    for at, line in came:
        table.play(line, seat=at)
    again = choosing()
    for at, line in came:
        again.play(line, seat=at)
    assert again.rows.tobytes() == table.rows.tobytes()
    assert again.sealed == table.sealed
    running = record_of(table, full=True)
    assert replay(running, GAME).rows.tobytes() == table.rows.tobytes()


def test_seats_that_have_nothing_to_decide_are_told_so() -> None:
    """T-25: out of turn, beside the table, with a card that cannot be."""
    table = choosing()
    with pytest.raises(NotAwaited, match="seat 3"):
        table.play("choose maria", seat=3)
    with pytest.raises(Refused):
        table.play("play maria", seat=2)
    assert not table.why("play maria", seat=2).legal
    assert table.why("choose maria", seat=2).legal
    choose(table, (0, 1, 2))
    with pytest.raises(NotAwaited, match="awaited: \\[0\\]"):
        table.play("door 5-6", seat=1)
    assert table.legal(1) == ()


def test_a_fork_keeps_the_sealed_choices_apart() -> None:
    """T-24."""
    table = choose(choosing(), (0,))
    twin = table.fork()
    twin.play("choose maria", seat=2)
    assert list(table.sealed) == [0]
    assert list(twin.sealed) == [0, 2]
    table.take_back(table.ply - 1)
    assert (table.sealed, list(twin.sealed)) == ({}, [0, 2])


def test_other_games_await_the_seat_to_act() -> None:
    """Where nothing is decided together, one seat is awaited."""
    table = new_table(3, starting_player=0)
    assert table.awaited == (table.to_act,) == (2,)
    assert legal(table) == [GAME.alphabet.text(a) for a in table.legal(2)]
