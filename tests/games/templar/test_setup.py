"""Options, the deal, the figures, the first rings (T-13 to T-22)."""

from collections import Counter

import pytest

from chapterhouse.games.templar.actions import CARD_NAMES
from chapterhouse.games.templar.board import alphabet_on, load_board
from chapterhouse.kernel.errors import BadOption, UnknownName
from chapterhouse.kernel.table import Table
from tests.games.templar.positions import GAME, engine, legal, new_table, play, refused, seat

SPLITS = ["split ring_round", "split ring_square", "split ring_hexagon"]


def test_what_the_box_says_of_itself() -> None:
    """G-1: the author; T-1: two to five players; the kinds and combinations of the vocabulary."""
    assert GAME.authors == ("Jesús Torres Castro",)
    assert GAME.options.players == (2, 3, 4, 5)
    assert (len(GAME.alphabet.kinds), GAME.alphabet.size) == (17, 171)
    assert alphabet_on(load_board()) is GAME.alphabet


@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """T-1."""
    with pytest.raises(BadOption, match="players"):
        new_table(players)


def test_five_players_cannot_do_without_stephanus() -> None:
    """X-20, T-13, T-93: refused, and said why."""
    with pytest.raises(BadOption, match=r"illustrator.*five players"):
        new_table(5, illustrator=False)
    assert len(seat(new_table(5), 4)["hand"]) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stephanus_may_be_left_out(players: int) -> None:
    """T-13, T-94, T-4: nine cards each then, ten otherwise; all sets are the same (G-6: nine characters)."""
    assert seat(new_table(players), 1)["hand"] == list(CARD_NAMES)
    table = new_table(players, illustrator=False, first_game=True)
    assert seat(table, 0)["hand"] == [card for card in CARD_NAMES if card != "stephanus"]
    play(table, *SPLITS[:1] * players)
    assert refused(table, "choose stephanus") == ("no_illustrator", "T-13")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("illustrator", "maybe"),
        ("first_game", 1),
        ("starting_player", 3),
        ("starting_player", -1),
        ("table_penalty", "no"),
    ],
)
def test_bad_values_of_options_are_refused(name: str, value: object) -> None:
    """T-18, T-22, T-96: what an option may be is said."""
    with pytest.raises(BadOption, match=name):
        Table(GAME, 3, {name: value}, engine=engine())
    with pytest.raises(UnknownName, match="raffaele"):
        new_table(3, raffaele=True)


@pytest.mark.parametrize(("players", "total", "left"), [(2, 60, 39), (3, 90, 69), (4, 90, 69), (5, 90, 69)])
def test_bag_and_storehouses(players: int, total: int, left: int) -> None:
    """T-14, T-15, T-2, G-11: 21 tiles are laid out, 3 and 4 to a storehouse; T-92: all count the rest."""
    state = new_table(players).words()
    assert [sum(state["storehouses"][str(k)].values()) for k in range(1, 7)] == [3, 3, 3, 4, 4, 4]
    assert sum(state["bag"].values()) == left
    assert sum(state["bag"].values()) + 21 == total
    tiles = Counter(state["bag"])
    for store in state["storehouses"].values():
        tiles.update(store)
    few = {"chalice": 9, "book": 12, "ring_round": 13, "ring_square": 13, "ring_hexagon": 13}
    many = {"chalice": 13, "book": 17, "ring_round": 20, "ring_square": 20, "ring_hexagon": 20}
    assert tiles == (few if players == 2 else many)


def test_set_up_never_puts_two_chalices_into_a_storehouse() -> None:
    """X-21, T-16 (G-41): in many deals, and the bag is right; chalices are as likely as they should be."""
    chalices = 0
    for deal in range(400):
        state = new_table(2 + deal % 4, deal + 1).words()
        held = [store["chalice"] for store in state["storehouses"].values()]
        assert max(held) <= 1
        assert sum(state["bag"].values()) == (39 if deal % 4 == 0 else 69)
        chalices += sum(held)
    assert 2.0 < chalices / 400 < 3.2  # six storehouses, a chalice in about 0.43 of them


def test_set_up_tiles_are_told() -> None:
    """T-15: 21 draws in the order of the storehouses, each with its outcome."""
    drawn = [h for h in new_table(3).entry(0).happenings if h.kind == "setup_tile"]
    assert [h.params["detail"]["storehouse"] for h in drawn] == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 4 + [
        5
    ] * 4 + [6] * 4
    assert all(h.chance for h in drawn)


def test_treasures_and_pawns() -> None:
    """T-3 (32 tiles each), T-20: pawns outside the main gate, no points; G-38: three kinds of ring; G-3:
    supply and stock are two things."""
    table = new_table(5)
    for number in range(5):
        mine = seat(table, number)
        assert mine["supply"] == {
            "chalice": 5,
            "book": 6,
            "ring_round": 7,
            "ring_square": 7,
            "ring_hexagon": 7,
        }
        assert sum(mine["stock"].values()) == 0
        assert (mine["pawn"], mine["points"]) == ("outside:main", 0)


def test_the_door_stands_on_9_13() -> None:
    """T-17 (G-2: the door is no gate)."""
    assert new_table(3).words()["door"] == "9-13"


def test_the_starting_player_is_drawn_or_given() -> None:
    """T-18 (G-34): the host's choice, or random with every seat as likely."""
    assert new_table(4, starting_player=2).words()["start_player"] == 2
    assert not [h for h in new_table(4, starting_player=2).entry(0).happenings if h.kind == "starting_player"]
    drawn = Counter(new_table(4, at).words()["start_player"] for at in range(1, 200))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 25


@pytest.mark.parametrize(
    ("players", "order"), [(2, [1, 0, 1]), (3, [2, 1, 0]), (4, [3, 2, 1]), (5, [4, 3, 2])]
)
def test_figures_are_placed_anticlockwise(players: int, order: list[int]) -> None:
    """T-19 (G-25): Remigius, Vitus, Severus, by the neighbours on the right, counting on (D-1)."""
    table = new_table(players, starting_player=0)
    asked = []
    for line in ("place remigius 9", "place vitus 13", "place severus 13"):
        asked.append(table.to_act)
        play(table, line)
    assert asked == order
    assert table.words()["figures"] == {"remigius": 9, "vitus": 13, "severus": 13}
    assert table.to_act == 0


def test_vitus_comes_next_to_remigius() -> None:
    """T-19: through a passage, with or without the door; Remigius and Severus anywhere."""
    table = new_table(3)
    assert legal(table) == [f"place remigius {n}" for n in range(1, 14)]
    assert refused(table, "place vitus 3") == ("other_figure", "T-19")
    play(table, "place remigius 9")
    assert legal(table) == ["place vitus 8", "place vitus 10", "place vitus 13"]
    assert refused(table, "place vitus 9") == ("vitus_beside_remigius", "T-19")
    play(table, "place vitus 8")
    assert legal(table) == [f"place severus {n}" for n in range(1, 14)]


def test_the_first_game_suggestion() -> None:
    """E-10, T-22, G-21: nobody is asked; Vitus outside counts for nobody and jumps in with Remigius."""
    table = new_table(3, first_game=True, starting_player=0)
    assert table.words()["figures"] == {"remigius": 1, "vitus": "outside:main", "severus": 13}
    play(table, *SPLITS, "choose remigius", "choose bells", "choose bells")
    assert legal(table) == [f"move remigius {n}" for n in (2, 3, 4, 5, 11)]
    play(table, "move remigius 3")
    assert table.words()["figures"]["vitus"] == 1


def test_vitus_outside_admires_nobody_and_stops_nobody() -> None:
    """G-21: Stephanus in room 1 counts Remigius alone."""
    table = new_table(2, first_game=True, starting_player=0)
    play(table, *SPLITS[:2], "choose stephanus", "choose bells", "move pawn 1")
    assert seat(table, 0)["points"] == 1


def test_the_first_rings() -> None:
    """T-21 (G-24, G-35; D-2): 2-2-1, openly, in turn order from the starting player."""
    table = new_table(3, first_game=True, starting_player=1)
    asked = []
    for line in SPLITS:
        asked.append(table.to_act)
        assert legal(table) == SPLITS
        play(table, line)
    assert asked == [1, 2, 0]
    rings = dict.fromkeys(("ring_round", "ring_square", "ring_hexagon"), 2)
    for number, single in ((1, "ring_round"), (2, "ring_square"), (0, "ring_hexagon")):
        assert seat(table, number)["stock"] == {"chalice": 0, "book": 0, **rings, single: 1}
        assert seat(table, number)["supply"][single] == 6


def test_colours_and_names() -> None:
    """G-39: colours of players and of Vitus; G-37: Josua is one card under one name."""
    tree = load_board().tree
    assert tree["colours"]["players"] == ["blue", "yellow", "red", "green", "purple"]
    assert (tree["colours"]["severus"], tree["colours"]["remigius"], tree["colours"]["vitus"]) == (
        "grey",
        "white",
        "black",
    )
    assert [card["name"] for card in tree["card"]].count("Josua") == 1
