"""The final lap and the final scoring (T-85 to T-92), and the table penalty (T-95, T-96)."""

import pytest

from chapterhouse.kernel.errors import BadNotation, BadRecord, Refused, UndoRefused
from chapterhouse.kernel.record import from_json, record_of, replay, to_json
from chapterhouse.kernel.table import Table
from tests.games.templar.positions import (
    GAME,
    bag,
    bare,
    edit,
    everywhere,
    final_lap,
    give,
    harbour,
    lay,
    legal,
    pile,
    play,
    refused,
    score,
    seat,
    stand,
    told,
)


def finished(table: Table) -> Table:
    """The last turn of the lap, with Bells that bring nothing."""
    return play(final_lap(table, 0, 1, 1), "play bells")


# -- the lap ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_one_more_turn(players: int) -> None:
    """T-87, G-19: clockwise from the next, the one who brought it on last; then the game ends."""
    table = bag(harbour(pile(bare(players, active=1), s1="anselmus"), "", "", "", "", "", ""), "")
    play(table, "play bells")
    turns = []
    while not table.over:
        turns.append(table.to_act)
        play(table, "play bells")
    assert turns == [(2 + n) % players for n in range(players)]
    assert (turns[-1], table.end) == (1, "bag")


def test_announcing_before_the_card() -> None:
    """T-85b, T-86 (G-20), T-86a, D-5: beside the cards; after it a card is still to be played."""
    table = everywhere(bare(3), 0)
    assert legal(table)[-1] == "announce"
    play(table, "announce")
    assert table.words()["final_lap"] == {"cause": "all rooms", "by": 0, "turns_left": 4}
    assert refused(table, "announce") == ("final_lap_runs", "T-87")
    play(table, "play bells")
    assert table.words()["final_lap"]["turns_left"] == 3
    for _ in range(3):
        play(table, "play bells")
    assert (table.over, table.end) == (True, "all rooms")


def test_announcing_after_the_card_or_not_at_all() -> None:
    """T-86a: offered again after the card, where `finish` is the other choice."""
    table = play(everywhere(bare(3), 0), "play porticus", "door 5-6")
    assert legal(table) == ["announce", "finish"]
    later = play(table.fork(), "finish")
    assert (later.to_act, later.words()["final_lap"]) == (1, None)
    play(table, "announce")
    assert (table.to_act, table.words()["final_lap"]["turns_left"]) == (1, 3)


def test_the_last_room_can_be_reached_with_the_card() -> None:
    """T-86: the condition is looked at after the card, too; fresh or valued."""
    table = give(everywhere(stand(bare(3), 1), 0, 2, 7), 0, ring_round=1)
    lay(table, 7, 0, "book", valued=True)
    assert refused(table, "announce") == ("rooms_missing", "T-85")
    assert table.why("announce").facts["rooms_held"] == 12
    play(table, "play lucas", "move pawn 2", "hide ring_round", "area 1")
    assert legal(table) == ["announce", "finish"]


def test_another_s_novice_can_complete_the_rooms() -> None:
    """X-15, G-20: nothing happens until the owner's own turn, and he may decline."""
    table = lay(everywhere(stand(bare(3), 0, 0, 1), 1, 2), 1, 1, "ring_hexagon", area=2)
    with edit(table) as s:
        s.active = s.to_act = 2
    play(table, "play benjaminus", "take seat 1 area 2", "step 2", "drop area 1", "stop")
    assert table.words()["final_lap"] is None
    assert "announce" not in legal(table)  # seat 0
    play(table, "play bells")
    assert "announce" in legal(table)
    play(table, "play bells", "finish")
    assert (table.to_act, table.words()["final_lap"]) == (2, None)


def test_the_gate_comes_before_the_announcement() -> None:
    """T-86a, G-43."""
    table = stand(everywhere(bare(3), 0), 42)
    assert legal(table) == ["gate main", "gate side"]
    assert refused(table, "announce")[0] == "not_asked"
    play(table, "gate side")
    assert "announce" in legal(table)


def test_the_first_cause_counts() -> None:
    """T-85, G-40: nothing triggers the lap again or makes it longer."""
    table = everywhere(
        final_lap(bag(harbour(pile(bare(3), s0="severus"), "", "", "", "", "", ""), ""), 2, 1, 3), 0
    )
    play(table, "play bells")
    assert table.words()["final_lap"] == {"cause": "bag", "by": 2, "turns_left": 2}
    assert told(table, "final_lap") == []


def test_the_game_ends_in_the_middle_of_a_round() -> None:
    """T-88a: after the very last turn nothing more happens."""
    table = finished(bare(4))
    assert table.over
    assert table.awaited == ()
    assert table.words()["round"] == 2
    assert table.why("play maria").reason == "game_over"


# -- final scoring ------------------------------------------------------------------------


def test_fresh_rings_in_the_church() -> None:
    """X-18, T-89 (G-26, G-36): two fresh and one valued bring 4, Severus there or not."""
    for severus in (5, 13):
        table = stand(bare(3), severus=severus)
        lay(lay(table, 13, 1, "ring_round", 2), 13, 1, "ring_square", area=2, valued=True)
        lay(lay(table, 12, 1, "ring_round"), 13, 1, "book")
        finished(table)
        assert [seat(table, n)["points"] for n in range(3)] == [0, 4, 0]


@pytest.mark.parametrize(
    ("rooms", "points"), [(6, 0), (7, 4), (8, 5), (9, 6), (10, 8), (11, 11), (12, 15), (13, 20)]
)
def test_rooms(rooms: int, points: int) -> None:
    """E-9, T-90: rooms with own treasures, fresh or valued; the church's rings are valued here."""
    table = bare(3)
    for number in range(1, rooms + 1):
        lay(table, number, 1, ("ring_round", "ring_square")[number % 2], valued=number % 2 == 1)
    finished(table)
    assert seat(table, 1)["points"] == points


def test_most_points_win_and_ties_share() -> None:
    """X-24, T-91: both are named."""
    assert finished(score(bare(4), 7, 9, 9, 3)).winners() == [1, 2]
    assert finished(score(bare(3), 7, 9, 8)).winners() == [1]
    assert bare(3).winners() == []


def test_the_bag_may_be_counted_at_any_time() -> None:
    """T-92: every seat sees the number of tiles."""
    table = bare(3)
    for at in (0, 1, 2, None):
        assert int(table.view(at).state.bag.sum()) == 69


# -- the table penalty --------------------------------------------------------------------


def at_penalty_table() -> Table:
    """A card is blocked, and tries cost a point: all by play, so that it replays."""
    table = Table(
        GAME, 2, {"table_penalty": True, "first_game": True, "starting_player": 0}, seed=bytes(31) + b"\x07"
    )
    play(table, "split ring_round", "split ring_round", "choose porticus", "choose severus")
    return play(table, "door 5-6", "move severus 12")


def tried(table: Table, line: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        table.play(line)
    return refusal.value


def test_a_refused_try_costs_a_point() -> None:
    """T-95, T-96, G-27: only where the option says so; once for each decision point; nothing else changes."""
    table = at_penalty_table()
    before, ply = table.words(), table.ply
    assert tried(table, "play severus").costs
    assert seat(table, 0)["points"] == before["seats"][0]["points"] - 1
    assert (table.ply, table.to_act) == (ply + 1, 0)
    entry = table.log(1)[-1]
    assert entry.action is not None
    assert (entry.seat, entry.action.text) == (0, "penalty severus")
    assert told(table, "penalty") == [{"seat": 0, "card": "severus"}]
    assert not tried(table, "play severus").costs
    assert table.ply == ply + 1


def test_a_penalty_goes_below_zero_and_bars_undo() -> None:
    """T-96, G-27: negative points are allowed; it is no decision that could be taken back."""
    table = at_penalty_table()
    score(table, 0)
    with edit(table) as s:
        s.points[0] = 0
    tried(table, "play severus")
    assert seat(table, 0)["points"] == -1
    assert table.undo_barrier() == "penalty"
    with pytest.raises(UndoRefused, match="penalty"):
        table.undo()
    play(table, "play bells")


def test_other_refusals_cost_nothing() -> None:
    """T-96: a card that is not in hand, another kind of decision; and without the option nothing does."""
    table = at_penalty_table()
    for line in ("play porticus", "door 1-2", "announce", "stop"):
        assert not tried(table, line).costs
    plain = pile(bare(3), s1="maria")
    before = plain.rows.tobytes()
    assert not tried(plain, "play maria").costs
    assert plain.rows.tobytes() == before


def test_penalties_stand_in_records_and_replay() -> None:
    """T-96: an event between the decisions, never offered and never taken as an action."""
    table = at_penalty_table()
    tried(table, "play severus")
    play(table, "play bells")
    record = record_of(table, full=True)
    assert [p.action for p in record.plies[-2:]] == ["penalty severus", "play bells"]
    again = replay(from_json(to_json(record)), GAME)
    assert again.rows.tobytes() == table.rows.tobytes()
    with pytest.raises(BadNotation):
        table.play("penalty severus")
    for line in ("penalty maria", "penalty bells"):
        with pytest.raises(BadNotation, match="no refused try costs that"):
            at_penalty_table().again(line, 0)
    assert not any(line.startswith("penalty") for line in legal(table))


def test_a_record_with_a_penalty_that_cannot_be_is_found_out() -> None:
    """T-96: without the option no record may hold one."""
    table = Table(GAME, 2, {"first_game": True, "starting_player": 0}, seed=bytes(31) + b"\x07")
    play(table, "split ring_round", "split ring_round", "choose porticus", "choose severus")
    play(table, "door 5-6", "move severus 12")
    record = record_of(table, full=True)
    from msgspec.structs import replace

    false = replace(record.plies[-1], action="penalty severus", seat=0)
    with pytest.raises(BadRecord, match="ply 7"):
        replay(replace(record, plies=(*record.plies, false)), GAME)
