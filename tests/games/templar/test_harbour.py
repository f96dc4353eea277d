"""Maria and the refill (T-55 to T-57, T-73 to T-79)."""

from chapterhouse.kernel.table import Table
from tests.games.templar.positions import (
    bag,
    bare,
    edit,
    engine,
    give,
    harbour,
    in_store,
    key,
    legal,
    pile,
    play,
    seat,
    stand,
    told,
)


def stores(table: Table) -> list[str]:
    """The tiles of all storehouses as letters, in the order of kinds."""
    found = table.words()["storehouses"]
    return [
        "".join(letter * n for letter, n in zip("cbrsh", found[str(k)].values(), strict=True))
        for k in range(1, 7)
    ]


def ring(table: Table, drawn: str) -> Table:
    """Plays Bells so that these tiles come, in this order: another generator is tried until they do."""
    wanted = [
        {"c": "chalice", "b": "book", "r": "ring_round", "s": "ring_square", "h": "ring_hexagon"}[x]
        for x in drawn
    ]
    number = table.number("play bells")
    for attempt in range(20_000):
        rows = table.rows.copy()
        engine().key(rows, key(attempt))
        engine().step(rows, number)
        happened = table.game.events.read(engine().happened(), table.names)
        if [h.params["outcome"] for h in happened if h.kind == "refill_tile"] == wanted:
            table.rows[:] = rows
            table.refresh()
            return table
    raise AssertionError(f"{drawn} never came")


# -- Maria --------------------------------------------------------------------------------


def test_maria_takes_all_tiles() -> None:
    """E-3, T-55, T-57, D-9: three treasures from supply to stock, the tiles are out, the gate comes next."""
    table = harbour(bare(3, active=2), "rrr", "cbr", "sss", "hhhh", "bbbb", "rrrr")
    play(table, "play maria", "storehouse 2")
    assert stores(table)[1] == ""
    assert seat(table, 2)["stock"] == {
        "chalice": 1,
        "book": 1,
        "ring_round": 1,
        "ring_square": 0,
        "ring_hexagon": 0,
    }
    assert seat(table, 2)["supply"] == {
        "chalice": 4,
        "book": 5,
        "ring_round": 6,
        "ring_square": 7,
        "ring_hexagon": 7,
    }
    assert seat(table, 2)["pawn"] == "storehouse:2"
    assert sum(table.words()["removed"].values()) == 3
    assert told(table, "received") == [
        {"seat": 2, "storehouse": 2, "treasures": ["chalice", "book", "ring_round"]}
    ]
    play(table, "play bells", "play bells")
    assert legal(table) == ["gate main", "gate side"]


def test_an_empty_storehouse_may_be_visited() -> None:
    """T-55: all six are offered."""
    table = play(harbour(bare(), "", "rr", "", "", "", ""), "play maria")
    assert legal(table) == [f"storehouse {k}" for k in range(1, 7)]
    play(table, "storehouse 1")
    assert told(table, "received") == []


def test_an_exhausted_supply_gives_nothing() -> None:
    """T-56, G-18: the tiles are removed all the same."""
    table = give(harbour(bare(), "c", "", "", "hhhh", "", ""), 0, ring_hexagon=5, chalice=5)
    fork = play(table.fork(), "play maria", "storehouse 4")
    assert told(fork, "unsupplied") == [{"seat": 0, "treasure": "ring_hexagon"}] * 2
    assert seat(fork, 0)["stock"]["ring_hexagon"] == 7
    assert stores(fork)[3] == ""
    play(table, "play maria", "storehouse 1")
    assert seat(table, 0)["stock"]["chalice"] == 5
    assert table.words()["removed"]["chalice"] == fork.words()["removed"]["chalice"] + 1


# -- refill -------------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    """E-6, T-69, T-73, T-75, T-79: ring to 3, the chalice skips 4 and goes to 5, ring to 6; blue in 5 gets a
    chalice, and that tile is out (G-4: harbour tiles are drawn)."""
    table = harbour(bare(3, active=1), "rrr", "rrr", "ss", "sc", "", "hhh")
    table = pile(stand(table, in_store(5)), s1="anselmus")
    ring(table, "rcr")
    assert stores(table) == ["rrr", "rrr", "rss", "cs", "", "rhhh"]
    assert (seat(table, 0)["stock"]["chalice"], seat(table, 0)["supply"]["chalice"]) == (1, 4)
    assert table.words()["removed"]["chalice"] >= 1
    assert (len(seat(table, 1)["hand"]), seat(table, 1)["top"]) == (10, None)


def test_full_storehouses_are_skipped_and_the_round_goes_on() -> None:
    """T-73: clockwise from the ship, as often as needed."""
    table = harbour(pile(bare(), s0="lucas"), "", "rrr", "rr", "rrrr", "rrrr", "rrr")
    ring(bag(table, "bbbbssss"), "bsbsb")
    assert stores(table) == ["bbs", "rrr", "rrs", "rrrr", "rrrr", "brrr"]


def test_it_stops_when_all_are_full() -> None:
    """T-74: what is not needed is not drawn."""
    table = harbour(pile(bare(), s0="severus"), "rr", "rrr", "rrr", "rrrr", "rrrr", "rrr")
    left = sum(table.words()["bag"].values())
    play(table, "play bells")
    assert len(told(table, "refill_tile")) == 2
    assert sum(table.words()["bag"].values()) == left - 2
    assert table.words()["final_lap"] is None


def test_a_chalice_without_a_place_is_out_of_the_game() -> None:
    """T-76, G-12, G-13: it counts as drawn; the next tile is tried where it was to go."""
    table = harbour(pile(bare(), s0="anselmus"), "c", "crr", "crr", "crrr", "crrr", "rrrr")
    ring(table, "cbs")
    assert stores(table) == ["cbs", "crr", "crr", "crrr", "crrr", "rrrr"]
    assert table.words()["removed"]["chalice"] == 1
    assert table.words()["final_lap"] is None


def test_the_tile_after_a_lost_chalice_is_tried_at_its_place() -> None:
    """T-76, G-12: the chalice due at 1 finds no place, and the ring goes to 1, not to 2."""
    table = harbour(pile(bare(), s0="remigius"), "c", "cr", "cr", "crr", "crr", "crr")
    ring(bag(table, "cs"), "cs")
    assert stores(table) == ["cs", "cr", "cr", "crr", "crr", "crr"]


def test_after_a_chalice_the_next_tile_follows_it() -> None:
    """T-75: it continues after the storehouse that the chalice went to."""
    table = harbour(pile(bare(), s0="remigius"), "c", "c", "", "", "", "")
    ring(table, "cb")
    assert stores(table) == ["c", "c", "c", "b", "", ""]


def test_a_tile_that_is_due_and_missing_brings_the_end() -> None:
    """T-77, T-78, T-85 (G-14, G-15): tiles placed so far stay."""
    table = bag(harbour(pile(bare(), s0="anselmus"), "", "", "", "", "", ""), "rb")
    play(table, "play bells")
    assert len("".join(stores(table))) == 2
    assert table.words()["final_lap"] == {"cause": "bag", "by": 0, "turns_left": 3}
    assert told(table, "final_lap") == [{"seat": 0, "cause": "bag"}]


def test_emptying_the_bag_exactly_is_enough() -> None:
    """G-14: nothing is lacking; nor if all storehouses are full."""
    table = bag(harbour(pile(bare(), s0="anselmus"), "", "", "", "", "", ""), "rbs")
    play(table, "play bells")
    assert table.words()["final_lap"] is None
    full = bag(harbour(pile(bare(), s0="anselmus"), "rrr", "rrr", "rrr", "rrrr", "rrrr", "ssss"), "")
    assert play(full, "play bells").words()["final_lap"] is None
    assert full.entry(full.ply).happenings[0].kind == "cards_back"


def test_an_empty_bag_brings_the_end_without_a_draw() -> None:
    """T-77: nothing is random then."""
    table = bag(harbour(pile(bare(), s0="maria"), "", "", "", "", "", ""), "")
    assert not table.preview("play bells").before_chance
    play(table, "play bells")
    assert table.words()["final_lap"]["cause"] == "bag"
    assert not any(h.chance for h in table.entry(table.ply).happenings)


def test_several_pawns_in_one_storehouse_take_from_their_own_supply() -> None:
    """T-79, G-17: each gets the treasure; the tiles are removed once."""
    table = harbour(stand(pile(bare(3), s0="remigius"), 0, in_store(1), in_store(1)), "r", "", "", "", "", "")
    ring(table, "bs")
    assert [seat(table, n)["stock"]["book"] for n in range(3)] == [0, 1, 1]
    assert stores(table)[:2] == ["r", "s"]


def test_the_active_player_s_own_pawn_is_outside() -> None:
    """T-79, T-26: never concerned."""
    table = harbour(pile(bare(), s0="remigius"), "", "", "", "", "", "")
    stand(table, in_store(1))
    play(table, "gate main")
    ring(table, "bs")
    assert seat(table, 0)["stock"]["book"] == 0


def test_every_tile_of_the_bag_is_as_likely() -> None:
    """T-8: chance: one chalice among four tiles comes first in about a quarter of all games."""
    table = bag(harbour(pile(bare(), s0="remigius"), "", "", "", "", "", ""), "cbrs")
    first = 0
    for attempt in range(400):
        rows = table.rows.copy()
        engine().key(rows, key(attempt))
        engine().step(rows, table.number("play bells"))
        first += int(rows["store"][0, 1, 0])
    assert 60 < first < 140
    with edit(table) as s:
        assert list(s.bag) == [1, 1, 1, 1, 0]
