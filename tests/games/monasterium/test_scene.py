"""How Monasterium looks from a seat: what lies where."""

from random import Random

import pytest

from chapterhouse.games.monasterium import scene_words, sending
from chapterhouse.games.monasterium import table as rules_table
from chapterhouse.games.monasterium.board import load_board
from chapterhouse.games.monasterium.game import GAME
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, faults
from chapterhouse.kernel.scene_spoken import spoken
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES, texts
from tests.games.monasterium.positions import (
    PLENTY,
    act,
    action_turn,
    begin_send,
    give,
    new_table,
    play,
    stand,
    unlock,
    walk,
    window,
)
from tests.games.monasterium.scenes import (
    an_extra_offer,
    check,
    every_scene,
    lying,
    owners_board,
    random_table,
    rolling_again,
    seen,
    sheet,
    spaces,
)

# -- the contract ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 40, 10_000])
def test_all_seats_and_a_spectator_have_a_sound_scene(players: int, plies: int) -> None:
    table = random_table(players, 5, plies=plies)
    for scene in every_scene(table):
        assert faults(scene) == []
        assert bool(scene.targets) == (scene.seat is not None and scene.seat == table.to_act)
        assert [card.active for card in scene.seats] == [seat == table.to_act for seat in range(players)]
        assert [card.points for card in scene.seats] == table.scores()


def test_own_sheets_come_first() -> None:
    table = random_table(3, 1, plies=30)
    owners = [s.seat for s in seen(table, 1).sheets if s.kind == "mat"]
    assert owners == [1, 1, 2, 2, 0, 0]


def test_numbers_copied_from_compiled_files_are_the_same() -> None:
    assert scene_words.EXTRA == sending.EXTRA
    assert scene_words.STEPS_FRAME == rules_table.STEPS_FRAME


# -- what lies where ---------------------------------------------------------------------------


def test_dice_lie_on_their_spaces_with_the_standard_action() -> None:
    """M-1, M-27: neutral dice belong to nobody, personal ones to their seats."""
    scene = seen(action_turn(new_table(3), {5: (3, {0: 1, 2: 1})}))
    assert [p.seat for p in lying(scene, "dice-5")] == [None, None, None, 0, 2]
    assert spaces(scene)["dice-5"].mark == "5 E"
    assert spaces(scene)["dice-6"].mark == "6 A–E"
    assert spaces(scene)["dice-1"].notes == (Say("scene-effect-send", {"count": 0, "form": "short"}),)


def test_a_roll_lies_under_the_dice_spaces_until_it_is_placed() -> None:
    """M-24, M-25: dice picked for the re-roll are chosen."""
    scene = seen(rolling_again())
    assert [p.chosen for p in lying(scene, "roll-neutral-5")] == [False, True]
    assert [(p.seat, p.chosen) for p in lying(scene, "roll-personal-5")] == [(0, True)]
    assert "roll-neutral-1" not in spaces(seen(action_turn(new_table(2), {5: 3})))


def test_rolled_dice_are_not_in_the_hand_as_well() -> None:
    table = new_table(3)
    scene = seen(table)
    rolls = [p for p in scene.pieces if p.space.startswith("roll-")]
    assert len(rolls) == 4
    assert lying(scene, f"stores-{table.to_act}-hand") == []
    assert len(lying(scene, f"stores-{(table.to_act + 1) % 3}-hand")) == 4


def test_monasteries_show_who_stands_where() -> None:
    """M-8, M-13: free, closed at three players, or the seat."""
    table = stand(new_table(3), "I-A", "A building 1", 2)
    stand(stand(table, "III-B", "A chapel", 1), "IV-C", "A cloister 2", 2)
    scene = seen(table)
    places = spaces(scene)
    assert [p.seat for p in lying(scene, "A-building-1")] == [2]
    assert [p.seat for p in lying(scene, "A-cloister-2")] == [2]
    assert [p.seat for p in lying(scene, "A-chapel")] == [1]
    assert [places[f"A-building-{i}"].state for i in (1, 2, 7, 8)] == ["", "free", "closed", "closed"]
    assert [places[f"A-cloister-{i}"].state for i in (1, 2, 8)] == ["free", "", "closed"]
    assert places["A-building-8"].links == ("A-cloister-1", "A-cloister-8")
    assert places["A-cloister-1"].links == ("A-building-1", "A-building-8")
    assert len(lying(scene, "A-tiles")) == 6


def test_a_monastery_tells_to_whom_it_is_open() -> None:
    """M-71: by the messenger, or by a novice in the chapel."""
    table = walk(walk(stand(new_table(3), "III-B", "A chapel", 1), 6, 0), 7, 1)
    scene = seen(walk(table, 6, 2))
    assert {m: [p.seat for p in lying(scene, f"{m}-gate")] for m in "ABCDE"} == {
        "A": [1], "B": [], "C": [0, 2], "D": [1], "E": [0, 2],
    }  # fmt: skip


def test_a_novice_keeps_its_id_on_the_mat_and_uncovers_its_action() -> None:
    """M-4, M-34; M-35: used for this turn."""
    table = unlock(new_table(3), "I-C", "II-C", to="E")
    scene = seen(table, 0)
    ids = {p.id for p in scene.pieces if p.space.startswith("mat-0")}
    assert "novice-0-II-B" in ids
    assert "novice-0-II-C" not in ids
    states = {i: space.state for i, space in spaces(scene).items()}
    assert states["mat-0-II-C"] == "open"
    assert states["mat-0-II-B"] == "covered"
    act(table, 3, 2)
    play(table, "act C II", "goods soup")
    assert spaces(seen(table, 0))["mat-0-II-C"].state == "used"
    assert spaces(seen(table, 0))["mat-1-II-C"].state == "covered"


def test_pieces_keep_their_ids_from_decision_to_decision() -> None:
    """Nothing is renamed by another's move: all that a send changes is the novice itself."""
    table = give(walk(new_table(3), 1), **PLENTY)
    begin_send(table, "III-A")
    before = {p.id: p.space for p in seen(table, 0).pieces}
    play(table, "to A")
    after = {p.id: p.space for p in seen(table, 0).pieces}
    gone, new = before.keys() - after.keys(), after.keys() - before.keys()
    assert "novice-0-III-A" in gone
    assert {i for i in new if i.startswith("novice")} == {"novice-0-A-chapel-1"}
    assert all(before[i] == after[i] for i in before.keys() & after.keys())


def test_the_novice_under_way_is_marked() -> None:
    table = begin_send(give(walk(new_table(3), 1), **PLENTY), "III-A")
    assert [p.id for p in seen(table).pieces if p.chosen] == ["novice-0-III-A"]
    assert [p.id for p in seen(an_extra_offer()).pieces if p.chosen] == ["extra-0-III"]


def test_tiles_turn_yellow_and_hold_the_dice_in_use() -> None:
    """M-3, M-31, M-62."""
    table = unlock(new_table(3), "IV-B", "I-B", to="E")
    act(table, 2, 2)
    scene = seen(table)
    assert [p.tone for p in lying(scene, "mat-0-head-B", "action-tile")] == ["yellow"]
    assert [p.tone for p in lying(scene, "mat-0-head-A", "action-tile")] == ["white"]
    assert len(lying(scene, "mat-0-head-B", "die")) == 2


def test_a_window_shows_its_tiles() -> None:
    scene = seen(window(new_table(3), "AB", "", "C"), 0)
    marks = {s.id: [p.mark for p in lying(scene, s.id)] for s in sheet(scene, "window-0").spaces}
    assert marks["window-0-1-2"] == ["B"]
    assert marks["window-0-3-1"] == ["C"]
    assert marks["window-0-2-1"] == []


def test_missions_show_points_claims_and_what_is_met() -> None:
    """M-100, M-102: the year that counts is marked; the viewer sees what it has."""
    options = {"start_player": 0, "missions": "A1,A4,B2,B3,C1,C5"}
    table = Table(GAME, 3, options, seed=b"m" * 32)
    table.rows["claimed"][0, 2, 0] = 1
    table.rows["year"] = 2
    stand(table, "III-B", "A chapel")
    mine, watching = (seen(table, spectator=s) for s in (False, True))
    card = spaces(mine)["mission-A1"]
    assert card.notes[0] == "10 *7 5"
    assert [p.seat for p in lying(mine, "mission-A1")] == [2]
    said = texts("en", GAME).exact
    words = [said(note) for note in card.notes if isinstance(note, Say)]
    assert words == ["✓chapel A, building C, cloister C"]
    others = [said(note) for note in spaces(watching)["mission-A1"].notes if isinstance(note, Say)]
    assert others == ["chapel A, building C, cloister C"]
    assert [said(n) for n in spaces(mine)["mission-C1"].notes if isinstance(n, Say)] == [
        "12 novices sent (1 now)"
    ]


def test_prices_by_ordinal_mark_the_next_one() -> None:
    """M-74, M-75."""
    table = stand(new_table(3), "III-B", "A chapel")
    prices = [spaces(seen(table, 0))[f"price-{area}"].notes[0] for area in ("chapel", "cloister")]
    assert [p.args["prices"] for p in prices if isinstance(p, Say)] == ["1 *2 3+", "*1 2 3+"]
    first = spaces(seen(table, spectator=True))["price-chapel"].notes[0]
    assert isinstance(first, Say)
    assert first.args["prices"] == "1 2 3+"


# -- an owner's board --------------------------------------------------------------------------


def test_a_shorter_road_draws() -> None:
    table = Table(GAME, 2, board=owners_board(), seed=b"o" * 32)
    scene = check(table)
    assert [space.notes[0] for space in sheet(scene, "road").spaces] == ["", "A B C D E", "E", "B"]
    assert len(sheet(load_scene(2), "road").spaces) == 10
    assert "B C D E" in render(scene, texts("en", GAME).say)


def load_scene(players: int) -> Scene:
    return seen(Table(GAME, players, board=load_board(), seed=b"o" * 32))


def test_unequal_rings_draw() -> None:
    scene = check(Table(GAME, 3, board=owners_board(), seed=b"o" * 32))
    places = spaces(scene)
    shapes = [s.shape for s in sheet(scene, "monastery-A").spaces]
    assert (shapes.count("house"), shapes.count("arch")) == (3, 5)
    assert [s.shape for s in sheet(scene, "monastery-E").spaces].count("arch") == 12
    assert places["A-building-2"].links == ("A-cloister-2", "A-cloister-3", "A-cloister-4")
    assert places["A-cloister-2"].state == places["A-cloister-4"].state == "closed"
    assert places["E-cloister-11"].links == ()
    for lang in LANGUAGES:
        assert render(scene, texts(lang, GAME).exact, width=80)
        assert spoken(scene, texts(lang, GAME).exact)


def test_games_on_an_owners_board_draw_to_the_end() -> None:
    for players in (2, 3, 4):
        table = Table(GAME, players, board=owners_board(), seed=b"o" * 32)
        rng = Random(players)
        while not table.over:
            check(table)
            table.play(rng.choice(table.legal()))
