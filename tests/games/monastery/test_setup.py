"""Colours, deal, first Matins, table options."""

from collections import Counter

import pytest

from chapterhouse.kernel.errors import BadOption, UnknownName
from tests.games.monastery.lockstep import GAME, deal, new_table
from tests.games.monastery.oracle_table import COLOURS, PHRASES
from tests.games.monastery.oracle_tiles import TYPES

GREY_TWO = ["cloister", "sacristy", "parlour", "schoolroom"]
PATHS = ["path_straight", "path_corner", "path_tee", "path_cross"]
GARDEN_OR_BROWN = ["garden", "kitchen", "bakery", "smithy", "latrine", "barn", "mill", "laundry"]


def test_two_three_or_four_play() -> None:
    """Y-1."""
    assert GAME.options.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadOption, match="players"):
            new_table(players, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_are_drawn_from_all_four(players: int) -> None:
    """Y-18: seat after seat, without replacement, from all four colours."""
    firsts: Counter[str] = Counter()
    lasts: Counter[str] = Counter()
    for seed in range(240):
        drawn = [h for h in new_table(players, seed).entry(0).happenings if h.kind == "colour"]
        left = list(COLOURS)
        for seat, happening in enumerate(drawn):
            assert happening.params["detail"] == {"seat": seat, "left": left}
            left.remove(happening.params["outcome"])
        assert len(drawn) == players
        firsts[drawn[0].params["outcome"]] += 1
        lasts[drawn[-1].params["outcome"]] += 1
    assert min(*firsts.values(), *lasts.values()) > 35
    assert len(firsts) == len(lasts) == 4


def test_colours_may_be_chosen() -> None:
    """Y-18, Y-2: play runs red, blue, green, yellow, whatever the seats are."""
    g = deal("yellow", "red", "green")
    assert not [h for h in g.entry.happenings if h.kind == "colour"]
    assert g.o.order == ["red", "green", "yellow"]
    assert g.turns() == [1, 2, 0]


@pytest.mark.parametrize(
    "colours",
    [["red"], ["red", "blue", "green"], ["red", "red"], ["red", "black"], "red", ["red", 1], [], "RANDOM"],
)
def test_colours_that_are_refused(colours: object) -> None:
    """Y-18: too few, too many, one twice, an unknown one, not a list."""
    with pytest.raises(BadOption, match="colours"):
        new_table(2, 1, colours=colours)


@pytest.mark.parametrize(
    "options",
    [
        {"pairs": 1}, {"simplified": "yes"}, {"start": "draw_two"}, {"start": ["draw_three"]},
        {"secret_way_requires_built": None}, {"vow_of_silence": 0},
    ],
)  # fmt: skip
def test_values_that_are_refused(options: dict[str, object]) -> None:
    """Y-127, Y-128, Y-129: other values of an option."""
    with pytest.raises(BadOption):
        new_table(4, 1, **options)


def test_options_that_do_not_exist_are_refused() -> None:
    """Y-129: any other name."""
    with pytest.raises(UnknownName, match="draw_six"):
        new_table(2, 1, draw_six=True)


@pytest.mark.parametrize("players", [2, 3])
def test_pairs_are_for_four(players: int) -> None:
    """Y-123."""
    with pytest.raises(BadOption, match="pairs"):
        new_table(players, 1, pairs=True)
    assert new_table(4, 1, pairs=True).options["pairs"] is True


def test_the_defaults() -> None:
    """Y-18, Y-24, Y-127, Y-128."""
    assert new_table(2, 1).options == {
        "colours": "random", "pairs": False, "simplified": False, "start": "draw_three",
        "secret_way_requires_built": False, "vow_of_silence": False,
    }  # fmt: skip


def test_blue_and_green_alone() -> None:
    """T-2 (Y-3, Y-19, Y-20, Y-23): rows 1 and 4 empty, 18 letters, two Secret Ways, blue is Abbot."""
    g = deal("green", "blue")
    assert {row for row, _ in g.o.letters} == {2, 3}
    assert len(g.o.letters) == 18
    assert {row for row, _ in g.o.crosses} == {2, 3}
    assert g.o.abbot == "blue"
    assert sum(hand["secret_way"] for hand in g.o.hands.values()) == 2


@pytest.mark.parametrize("seats", [["red", "blue"], ["green", "red", "yellow"], COLOURS])
def test_what_everybody_has(seats: list[str]) -> None:
    """Y-3, Y-12, Y-17, Y-19, Y-20, Y-21, Y-22, Y-23, Y-24 (G-1): the table before the first round."""
    g = deal(*seats)
    o = g.o
    assert (o.day, o.space, o.abbot) == (1, 1, min(seats, key=COLOURS.index))
    assert (o.supply, len(o.m.tiles), o.black) == (20, 1, set())
    for colour in seats:
        row = COLOURS.index(colour) + 1
        assert g.where(colour) == ["0"]
        assert sorted(column for r, column in o.crosses if r == row) == [2, 5, 8, 11]
        assert "".join(o.letters[s] for s in sorted(o.letters) if s[0] == row) == PHRASES[colour]
        assert (sum(o.hands[colour].values()), o.hands[colour]["secret_way"]) == (4, 1)
        assert (o.held[colour], o.strips[colour]) == (0, [""] * 9)
    assert sum(o.bag.values()) == 49 - 3 * len(seats)


def test_the_first_draw() -> None:
    """Y-21, Y-24, Y-95 (G-4): three for each in order from the Abbot, out of 49 tiles."""
    g = deal("green", "red", "blue")
    draws = [h.params for h in g.entry.happenings if h.kind == "draw"]
    assert [d["detail"]["seat"] for d in draws] == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert draws[0]["detail"]["bag"] == {n: t.count for n, t in TYPES.items() if n != "secret_way"}
    assert [sum(d["detail"]["bag"].values()) for d in draws] == list(range(49, 40, -1))


def test_draws_are_in_proportion() -> None:
    """Y-21: six fields are drawn six times as often as the Pond."""
    drawn: Counter[str] = Counter()
    for seed in range(400):
        drawn.update(h.params["outcome"] for h in new_table(4, seed).entry(0).happenings if h.kind == "draw")
    expected = 400 * 12 / 49
    assert all(
        0.6 < drawn[t.name] / expected / t.count < 1.45 for t in TYPES.values() if t.kind != "secret_way"
    )
    assert 0.85 < drawn["field"] / expected / 6 < 1.15


@pytest.mark.parametrize("seats", [["red", "blue"], COLOURS])
def test_draw_six_keep_three(seats: list[str]) -> None:
    """Y-129, Y-129a: all draw six first, then each hands three back, in order from the Abbot."""
    g = deal(*seats, start="draw_six_keep_three")
    assert len([h for h in g.entry.happenings if h.kind == "draw"]) == 6 * len(seats)
    asked = []
    for _ in range(3 * len(seats)):
        asked.append(g.to_act)
        assert all(line.startswith("return ") for line in g.legal)
        assert "return secret_way" not in g.legal
        g.play(g.legal[0])
    assert asked == [seat for seat in g.turns() for _ in range(3)]
    assert all(sum(g.o.hands[colour].values()) == 4 for colour in seats)
    assert sum(g.o.bag.values()) == 49 - 3 * len(seats)
    assert (g.o.space, g.asked) == (1, "turn")


def test_tiles_go_back_in_the_order_of_the_data() -> None:
    """Y-129a (R-4): never one that stands before the one just returned; enough must stand after it."""
    order = list(TYPES)
    for seed in range(12):
        g = deal("red", "blue", seed=seed, start="draw_six_keep_three")
        hand = sorted((n for n in g.o.hands["red"].elements() if n != "secret_way"), key=order.index)
        assert g.legal == sorted({f"return {name}" for name in hand[:4]})
        g.play(f"return {hand[1]}")
        later = [name for name in [hand[0], *hand[2:5]] if order.index(name) >= order.index(hand[1])]
        assert g.legal == sorted({f"return {name}" for name in later})
        g.play(f"return {hand[4]}")
        last = [name for name in [*hand[2:4], hand[5]] if order.index(name) >= order.index(hand[4])]
        assert g.legal == sorted({f"return {name}" for name in last})


def test_tiles_may_be_clicked_in_any_order() -> None:
    """Y-129a (R-4): an earlier type is put in its place, and the log tells them in order."""
    order = list(TYPES)
    g = deal("red", "blue", seed=3, start="draw_six_keep_three")
    hand = sorted((n for n in g.o.hands["red"].elements() if n != "secret_way"), key=order.index)
    assert len(set(hand)) == 6
    g.play(f"return {hand[2]}")
    assert g.refused(f"return {hand[0]}") == "Y-129"
    g.table.play(f"return {hand[0]}")
    log = [entry.action.text for entry in g.table.log(0) if entry.action]
    assert log == [f"return {hand[0]}", f"return {hand[2]}"]


def test_the_last_three_alone_may_be_left() -> None:
    """Y-129a (R-3): a return is asked even when one answer is legal."""
    order = list(TYPES)
    g = deal("red", "blue", seed=3, start="draw_six_keep_three")
    hand = sorted((n for n in g.o.hands["red"].elements() if n != "secret_way"), key=order.index)
    for name in hand[3:]:
        assert f"return {name}" in g.legal
        g.play(f"return {name}")
    assert (g.o.hands["red"] - Counter(["secret_way"])).total() == 3
    assert g.to_act == 1


@pytest.mark.parametrize("seats", [["red", "blue"], ["yellow", "green", "red"], COLOURS])
def test_fixed_start_tiles(seats: list[str]) -> None:
    """Y-129, Y-129a (G-42): one grey 2-point building, one path, one garden or brown building each."""
    for seed in range(8):
        g = deal(*seats, seed=seed, start="fixed_start_tiles")
        drawn = [h.params for h in g.entry.happenings if h.kind == "start_tile"]
        assert [d["detail"]["seat"] for d in drawn] == [seat for seat in g.turns() for _ in range(3)]
        assert [d["detail"]["class"] for d in drawn[:3]] == ["grey", "path", "garden_or_brown"]
        for i, names in enumerate((GREY_TWO, PATHS, GARDEN_OR_BROWN)):
            assert all(d["outcome"] in names for d in drawn[i::3])
            assert set(drawn[i]["detail"]["bag"]) == set(names)
        assert all(sum(hand.values()) == 4 for hand in g.o.hands.values())
        assert sum(g.o.bag.values()) == 49 - 3 * len(seats)
        assert not [h for h in g.entry.happenings if h.kind == "draw"]


def test_the_vow_of_silence_changes_nothing_in_play() -> None:
    """Y-128: a flag for a chat."""
    spoken, silent = new_table(3, 5), new_table(3, 5, vow_of_silence=True)
    assert silent.options["vow_of_silence"] is True
    assert spoken.words() == silent.words() | {"talk": True}
    assert silent.words()["talk"] is False
    for _ in range(40):
        assert spoken.legal() == silent.legal()
        line = spoken.legal()[spoken.ply % len(spoken.legal())]
        assert spoken.play(line) == silent.play(line)
