"""Movement (T-31 to T-38) and the cards that only move: Porticus, Severus, Stephanus."""

from typing import Any

import pytest

from chapterhouse.games.templar.board import load_board, passage_names
from tests.games.templar.boards import without_ways
from tests.games.templar.positions import (
    GAME,
    MAIN,
    SIDE,
    bare,
    edit,
    legal,
    play,
    refused,
    seat,
    stand,
    told,
)


def goals(table: Any, piece: str = "pawn") -> set[int]:
    """Where the piece may go; a single way it goes by itself."""
    if piece == "pawn" and not any(line.startswith("move") for line in legal(table)):
        return {seat(table, 0)["pawn"]}
    return {int(line.split()[-1]) for line in legal(table) if line.startswith(f"move {piece} ")}


def around(door: str, start: int, steps: int, closed: tuple[int, ...] = ()) -> set[int]:
    """Rooms at open distance 1 to `steps`, worked out anew."""
    pairs = [tuple(map(int, p.split("-"))) for p in passage_names(load_board().tree) if p != door]
    found, edge = {start}, {start}
    for _ in range(steps):
        edge = {b if a == r else a for r in edge for a, b in pairs if r in (a, b)} - found - set(closed)
        found |= edge
    return found - {start}


@pytest.mark.parametrize(("card", "steps"), [("anselmus", 1), ("josua", 2), ("lucas", 3), ("stephanus", 2)])
def test_pawns_go_as_far_as_the_card_says(card: str, steps: int) -> None:
    """T-31, T-32, T-34 (G-9), T-44, T-45, T-46, T-58: distance 1 to k by open passages, never the start."""
    for start in range(1, 14):
        for door in ("9-13", "1-2", "6-13"):
            table = play(stand(bare(), start, door=door), f"play {card}")
            assert goals(table) == around(door, start, steps), (start, door)


def test_from_outside_a_gate() -> None:
    """X-5, T-35, T-37: the gate's room is the first step; the gates are never closed (G-22)."""
    assert goals(play(bare(), "play lucas")) == {1, 2, 3, 4, 5, 11}
    table = play(stand(bare(), SIDE), "play anselmus")
    assert seat(table, 0)["pawn"] == 9  # one destination: by itself
    assert goals(play(stand(bare(), SIDE), "play josua")) == {9, 8, 10}
    assert "door 1-1" not in {a.text for a in GAME.alphabet.actions}


def test_nothing_leaves_by_a_gate() -> None:
    """G-22, T-35: from the gates' rooms there is no way out."""
    for room in (1, 9):
        table = play(stand(bare(), room), "play anselmus")
        assert goals(table) == around("9-13", room, 1)


def test_a_room_is_not_entered_twice() -> None:
    """X-9, T-34: Josua from 1 cannot end in 1."""
    table = play(stand(bare(), 1), "play josua")
    assert refused(table, "move pawn 1") == ("stands_there", "T-34")
    assert refused(table, "move pawn 12") == ("out_of_reach", "T-32")
    assert refused(table, "move severus 4") == ("other_piece", "T-32")


def test_pieces_share_rooms_and_pass_severus() -> None:
    """T-36: any number in a room; through and into Severus's room."""
    table = play(stand(bare(), 3, 5, 5, severus=5), "play josua")
    assert {5, 4, 6} <= goals(table)
    play(table, "move pawn 5")
    assert [seat(table, n)["pawn"] for n in range(3)] == [5, 5, 5]


def test_porticus() -> None:
    """E-5, T-59, D-11: a point, the door is elsewhere, what was closed is open, and nobody moves."""
    table = stand(bare(), MAIN, 5)
    assert goals_of(table, 5) == {3, 4, 6}
    play(table, "play porticus")
    assert len(legal(table)) == 16
    assert refused(table, "door 9-13") == ("door_stands_there", "T-59")  # G-31
    play(table, "door 5-6")
    assert (seat(table, 0)["points"], table.words()["door"]) == (1, "5-6")
    assert goals(play(table, "play anselmus")) == {3, 4}
    assert 13 in goals_of(stand(bare(), 9, door="5-6"), 9)


def goals_of(table: Any, room: int) -> set[int]:
    """Where one step leads from a room."""
    b = table.game.board.unpack(table.board.rows[0])
    mask = int(b.reach[int(table.rows["door"][0]), room, 1])
    return {n for n in range(1, 14) if mask >> n & 1}


def test_severus() -> None:
    """T-60, D-12: one to three steps, never through the door; a point at once."""
    table = play(stand(bare(), severus=9), "play severus")
    assert goals(table, "severus") == around("9-13", 9, 3)
    play(table, "move severus 8")
    assert (table.words()["figures"]["severus"], seat(table, 0)["points"]) == (8, 1)


def test_stephanus_counts_everybody_else() -> None:
    """E-4, T-58, D-10: yellow (seat 1) goes from 12 to 13, where blue, Severus and Remigius are: 3 points."""
    table = stand(bare(3, active=1), 13, 12, severus=13, remigius=13, vitus=4)
    play(table, "play stephanus", "move pawn 13")
    assert [seat(table, n)["points"] for n in range(3)] == [0, 3, 0]


def test_stephanus_counts_up_to_seven_and_nobody_outside() -> None:
    """T-58, T-37: pawns outside or in a storehouse are in no room."""
    table = stand(bare(5), 2, 1, 1, 1, 1, severus=1, remigius=1, vitus=1)
    play(table, "play stephanus", "move pawn 1")
    assert seat(table, 0)["points"] == 7
    table = stand(bare(3), 2, remigius=7, vitus=8)
    play(table, "play stephanus", "move pawn 1")
    assert seat(table, 0)["points"] == 0


def test_remigius_keeps_out_of_vitus_s_room() -> None:
    """T-61: neither into it nor through it; one or two steps."""
    table = play(stand(bare(), remigius=9, vitus=10, door="1-2"), "play remigius")
    assert goals(table, "remigius") == around("1-2", 9, 2, closed=(10,))
    assert refused(table, "move remigius 10") == ("vitus_there", "T-61")
    assert refused(table, "move remigius 9") == ("stands_there", "T-34")
    assert refused(table, "move remigius 3") == ("out_of_reach", "T-32")


def test_what_stands_in_the_way_is_named() -> None:
    """T-31, T-61: the door between neighbours, Vitus between Remigius and a room."""
    table = play(stand(bare(), 9), "play anselmus")
    assert refused(table, "move pawn 13") == ("door_closed", "T-31")
    assert refused(table, "move pawn 7") == ("out_of_reach", "T-32")
    table = play(stand(bare(), remigius=1, vitus=2), "play remigius")
    assert refused(table, "move remigius 11") == ("behind_vitus", "T-61")
    assert refused(table, "move remigius 12") == ("out_of_reach", "T-32")
    table = play(stand(bare(), severus=13), "play severus")
    assert refused(table, "move severus 1") == ("out_of_reach", "T-32")
    table = play(stand(bare(), MAIN), "play lucas")
    assert refused(table, "move pawn 13") == ("out_of_reach", "T-32")


def boxes() -> list[tuple[int, int, str]]:
    """Room, Vitus, door: every way to box Remigius in."""
    names = passage_names(load_board().tree)
    return [
        (room, vitus, door)
        for room in range(1, 14)
        for vitus in range(1, 14)
        for door in names
        if around(door, room, 1) == {vitus}
    ]


def test_remigius_boxed_in_passes_vitus() -> None:
    """T-62, G-23: 10 constellations; exactly two steps, not back, not through the door."""
    found = boxes()
    assert len(found) == 10
    for room, vitus, door in found:
        table = play(stand(bare(), remigius=room, vitus=vitus, door=door), "play remigius")
        beyond = around(door, vitus, 1) - {room}
        assert beyond
        if len(beyond) > 1:
            assert goals(table, "remigius") == beyond
            assert refused(table, f"move remigius {vitus}") == ("vitus_there", "T-61")
            far = next(n for n in range(1, 14) if n not in {room, vitus, *beyond})
            assert refused(table, f"move remigius {far}") == ("past_vitus", "T-62")
        else:
            assert table.words()["figures"]["remigius"] == next(iter(beyond))


def test_on_the_box_s_map_every_piece_can_always_move() -> None:
    """T-38, G-32: for every place, door and Vitus there is a destination."""
    for door in passage_names(load_board().tree):
        for room in range(1, 14):
            assert around(door, room, 1)
            for vitus in set(range(1, 14)) - {room}:
                free = around(door, room, 2, closed=(vitus,))
                assert free or around(door, vitus, 1) - {room}


@pytest.mark.parametrize(
    ("card", "points"), [("severus", 1), ("benjaminus", 0), ("josua", 0), ("stephanus", 0)]
)
def test_a_piece_that_cannot_move_stays(card: str, points: int) -> None:
    """T-38 (G-32): on a map without ways out of room 5; of the card only the printed points count."""
    table = stand(bare(3, board=without_ways(5)), 5, severus=5)
    play(table, f"play {card}")
    assert told(table, "no_move") == [{"seat": 0, "card": card}]
    assert (seat(table, 0)["points"], seat(table, 0)["pawn"], table.to_act) == (points, 5, 1)
    assert table.words()["figures"]["severus"] == 5


def test_a_pawn_in_a_storehouse_or_outside_is_in_no_room() -> None:
    """T-9, T-37: places of pawns in words."""
    with edit(table := bare(3)) as s:
        s.pawn[:3] = (MAIN, SIDE, 43)
    assert [seat(table, n)["pawn"] for n in range(3)] == ["outside:main", "outside:side", "storehouse:3"]
