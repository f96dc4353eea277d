"""How Templar looks from a seat.

The text boards in `golden/` are compared letter by letter; `python -m tests.games.templar.test_scene`
writes them anew, to be looked at.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapterhouse.games.templar.actions import ASK_CHOOSE, CARD_NAMES
from chapterhouse.games.templar.board import parse_board
from chapterhouse.games.templar.state import STORE
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.pictures.drawing import plan
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene, faults
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import texts
from tests.games.templar.boards import changed, smaller
from tests.games.templar.positions import bag, bare, give, harbour, lay, pile, play, stand
from tests.games.templar.scenes import (
    GAME,
    lying,
    new_table,
    seen,
    space,
    steps,
    until,
    walked,
    watched,
)

GOLDEN = Path(__file__).parent / "golden"


def words_of(scene: Scene, lang: str) -> list[str]:
    """Everything that a scene says, in a language and in no other."""
    say = texts(lang, GAME).exact
    found: list[str] = []

    def put(thing: Any) -> None:
        if isinstance(thing, Say):
            found.append(say(thing))
        elif isinstance(thing, msgspec.Struct | Entry):
            raise TypeError(thing)
        elif isinstance(thing, tuple | list):
            for part in thing:
                put(part)
        elif isinstance(thing, dict):
            put(list(thing.values()))
        elif hasattr(thing, "__dataclass_fields__"):
            put([getattr(thing, name) for name in thing.__dataclass_fields__])

    put(scene)
    return found


# -- the contract -------------------------------------------------------------------------


@pytest.mark.parametrize("wide", [True, False])
def test_every_piece_lies_on_the_leaf_of_its_space(wide: bool) -> None:
    table = walked(4, 150)
    for leaf in plan(seen(table), texts("en", GAME).exact, wide):
        inside = [cell.space.id for cell in leaf.cells]
        for token in leaf.tokens:
            assert token.piece.space in inside
            assert 0 <= token.x <= leaf.width
            assert 0 <= token.y <= leaf.height


# -- another abbey ------------------------------------------------------------------------


def test_a_smaller_abbey_draws() -> None:
    """Five rooms, two storehouses, doorways nobody has drawn."""
    table = Table(GAME, 3, board=changed(smaller), seed=b"s" * 32)
    scene = seen(table)
    assert faults(scene) == []
    assert len(next(sheet for sheet in scene.sheets if sheet.id == "harbour").spaces) == 2
    for wide in (True, False):
        assert plan(scene, texts("de", GAME).exact, wide)


def test_an_owners_board_draws() -> None:
    """Rooms elsewhere, with other names, on a sheet of twice the size."""
    tree = msgspec.toml.decode((GAME.folder / "board.toml").read_bytes())
    tree["room"][4]["name"] = "Map room"
    tree["room"][4]["ring_area"][0]["name"] = "globe"
    tree["board"]["slot_size"] *= 2
    doubled(tree)
    table = Table(GAME, 3, board=parse_board(tree, "mine.toml"), seed=b"o" * 32)
    scene = seen(table)
    assert faults(scene) == []
    box = new_table(3)
    for id_ in ("floor-5", "area-5-1", "passage-9-13", "outside-main"):
        assert space(scene, id_).size == pytest.approx(space(seen(box), id_).size)
    assert "Map room" in words_of(scene, "de")
    assert "globe" in " ".join(words_of(scene, "it"))


def doubled(tree: dict[str, Any]) -> None:
    """Every place of the plan, twice as far from the corner."""
    for at in tree["room"]:
        at["rect"] = [2 * n for n in at["rect"]]
        at["label"] = [2 * n for n in at["label"]]
        for key in ("chalice_slots", "book_slots", "figure_spots"):
            at[key] = [[2 * n for n in point] for point in at[key]]
        for area in at["ring_area"]:
            area["rect"] = [2 * n for n in area["rect"]]
            area["slots"] = [[2 * n for n in point] for point in area["slots"]]
    for passage in tree["passage"]:
        passage["gap"] = [2 * n for n in passage["gap"]]
    for gate in tree["gate"]:
        gate["wall"] = [2 * n for n in gate["wall"]]
        gate["outside_spots"] = [[2 * n for n in point] for point in gate["outside_spots"]]
    for key in ("viewbox", "room_area"):
        tree["board"][key] = [2 * n for n in tree["board"][key]]


# -- what lies where ----------------------------------------------------------------------


def test_rooms_show_who_stands_there() -> None:
    """T-9: pawns by their seats, figures by their names; storehouses are in the harbour."""
    scene = watched(stand(bare(3), 2, STORE + 4, 2, remigius=2))
    assert {piece.id for piece in lying(scene, "floor-2")} == {"pawn-0", "pawn-2", "remigius"}
    assert [piece.id for piece in lying(scene, "store-4") if piece.seat is not None] == ["pawn-1"]


def test_ring_areas_show_kind_owners_and_sides() -> None:
    """T-10, T-40, T-65: one kind an area; fresh and valued ones are told apart."""
    table = lay(bare(3), 11, 0, "ring_hexagon", 2)
    scene = watched(lay(table, 11, 2, "ring_hexagon", valued=True))
    found = lying(scene, "area-11-1")
    assert [(piece.kind, piece.seat) for piece in found] == [
        ("hidden-ring-hexagon", 0),
        ("hidden-ring-hexagon", 0),
        ("valued-ring-hexagon", 2),
    ]
    label = space(scene, "area-11-1").label
    assert (label.args["kind"], label.args["free"]) == ("ring_hexagon", 2)
    assert space(scene, "area-11-2").label.args["kind"] == "none"


def test_chalices_and_books_lie_in_their_niches() -> None:
    """T-39."""
    table = lay(lay(bare(3), 5, 1, "book", 2), 5, 0, "chalice", valued=True)
    scene = watched(table)
    assert [piece.kind for piece in lying(scene, "chalice-5-1")] == ["valued-chalice"]
    assert [len(lying(scene, f"book-5-{i}")) for i in (1, 2, 3)] == [1, 1, 0]
    assert [space(scene, f"book-5-{i}").state for i in (1, 2, 3)] == ["", "", "free"]


def test_the_door_stands_on_its_passage() -> None:
    """T-17, T-31."""
    scene = seen(new_table(3))
    assert [piece.id for piece in lying(scene, "passage-9-13")] == ["door"]
    assert space(scene, "passage-9-13").label.args["shut"] is True
    assert space(scene, "passage-12-13").label.args["shut"] is False
    assert space(scene, "room-9").label.args["shut"] == 13
    mark = space(scene, "room-9").mark
    assert isinstance(mark, Say)
    assert mark.args["exits"] == "8 10 (13)"


def test_blocked_cards_name_the_pile_that_blocks_them() -> None:
    """T-28, T-84: other seats' piles, and Raffaele's."""
    scene = seen(pile(bare(2), s1="josua", raffaele="maria"))
    for name, owner in (("josua", "seat-name"), ("maria", "scene-raffaele")):
        card = space(scene, f"hand-{name}")
        status = card.label.args["status"]
        assert card.state == "closed"
        assert (status.args["state"], status.args["seats"].id) == ("blocked", owner)
    assert space(scene, "hand-bells").state == ""
    assert not any(target.space in ("hand-josua", "hand-maria") for target in scene.targets)


def test_cards_on_the_own_pile_are_used() -> None:
    """T-30."""
    scene = seen(pile(bare(3), s0="anselmus"))
    assert space(scene, "hand-anselmus").state == "used"
    assert "hand-anselmus" not in [target.space for target in scene.targets]
    assert (Say("scene-fact-hand"), 9) in scene.seats[0].facts


def test_the_bag_is_counted() -> None:
    """T-92, T-15."""
    scene = seen(new_table(4))
    assert space(scene, "bag").mark == "69"
    assert space(seen(new_table(2)), "bag").mark == "39"


# -- secrets (T-8, T-24) ------------------------------------------------------------------


def choosing() -> Table:
    """Round 1: the first of four seats has chosen."""
    for table in steps(3, 7):
        if int(table.rows["ask"][0]) == ASK_CHOOSE and int(table.rows["sealed"][0]):
            return table
    raise AssertionError


def test_a_chosen_card_is_seen_by_its_owner_alone() -> None:
    table = choosing()
    owner = int(table.rows["sealed"][0]).bit_length() - 1
    mine = GAME.scene(table.view(owner), table.names)
    assert [piece.chosen for piece in mine.pieces if piece.kind == "choice"] == [True]
    assert mine.prompt.id == "scene-prompt-chosen"
    for seat in (*range(table.players), None):
        if seat == owner:
            continue
        scene = GAME.scene(table.view(seat), table.names)
        assert not any(piece.kind == "choice" for piece in scene.pieces)
        assert [piece.id for piece in scene.pieces if piece.kind == "card-back"] == [f"sealed-{owner}"]
        assert scene.prompt.id == ("scene-prompt-choosing" if seat is None else "scene-prompt-choose")
        assert [card.active for card in scene.seats] == [card.seat != owner for card in scene.seats]


def test_scenes_of_tables_that_differ_in_a_hidden_choice_are_the_same() -> None:
    table = choosing()
    owner = int(table.rows["sealed"][0]).bit_length() - 1
    others = [seat for seat in (*range(table.players), None) if seat != owner]
    before = [GAME.scene(table.view(seat), table.names) for seat in others]
    chosen = int(table.rows["chosen"][0, owner])
    table.rows["chosen"][0, owner] = chosen % len(CARD_NAMES) + 1
    assert [GAME.scene(table.view(seat), table.names) for seat in others] == before


# -- hints --------------------------------------------------------------------------------


def hints(table: Table) -> dict[str, Say | None]:
    return {target.notation: target.hint for target in seen(table).targets}


def test_hints_of_a_move_with_remigius_say_who_gains() -> None:
    """T-64, T-65: points for all; none before Severus."""
    table = lay(lay(bare(3), 2, 1, "ring_round", 2), 2, 0, "chalice")
    play(stand(lay(table, 2, 2, "book", valued=True), remigius=1, vitus=3), "play remigius")
    hint = hints(table)["move remigius 2"]
    assert hint is not None
    assert texts("en", GAME).exact(hint) == "points: Blue 5 and Yellow 4"
    assert hints(stand(table, severus=2))["move remigius 2"] == Say("scene-hint-not-valued", {})
    assert hints(table)["move remigius 4"] == Say("scene-hint-nothing", {})


def test_hints_of_a_move_with_severus_and_with_stephanus() -> None:
    """T-42, T-58, T-60."""
    table = play(lay(bare(3), 4, 1, "ring_round"), "play severus")
    assert hints(table)["move severus 4"].args["seats"] == Say("seat-name", {"seat": 1})  # type: ignore[union-attr]
    assert hints(table)["move severus 3"] == Say("scene-hint-guards-nothing", {})
    table = play(stand(bare(3), 2, 4, remigius=4, vitus=3, severus=4), "play stephanus")
    assert hints(table)["move pawn 4"] == Say("scene-hint-points", {"points": 3})


def test_hints_of_hiding() -> None:
    """T-5, T-39, T-40: what fits, what it is worth, how many spaces there are."""
    table = give(stand(bare(3), 2), 0, chalice=1, ring_round=2)
    lay(lay(table, 4, 1, "ring_square"), 4, 1, "ring_hexagon", area=2)
    play(table, "play josua")
    hint = hints(table)["move pawn 4"]
    assert hint is not None
    assert texts("en", GAME).exact(hint) == "room for: chalice"
    play(table, "move pawn 11")
    assert hints(table)["hide ring_round"] == Say("scene-hint-hide", {"points": 2, "spaces": 7})
    play(table, "hide ring_round")
    assert hints(table)["area 1"] == Say("scene-hint-area", {"free": 5, "empty": True})


def test_hints_of_the_bells_and_of_storehouses() -> None:
    """T-55, T-56, T-70, T-71; T-74, T-77: no more tiles than spaces, or than the bag holds."""
    rung = harbour(pile(bare(3), s0="josua"), "", "", "", "", "", "")
    assert hints(rung)["play bells"] == Say("scene-hint-bells", {"count": 4})
    assert hints(bag(rung.fork(), "cr"))["play bells"] == Say("scene-hint-bells", {"count": 2})
    full = harbour(rung, "rr", "rrr", "rrr", "ssss", "ssss", "hhhh")
    assert hints(full)["play bells"] == Say("scene-hint-bells", {"count": 1})
    assert hints(bare(3))["play bells"] == Say("scene-hint-bells", {"count": 0})
    table = give(harbour(bare(3), "", "", "crr"), 0, chalice=5)
    hint = hints(play(table, "play maria"))["storehouse 3"]
    assert hint is not None
    assert texts("en", GAME).exact(hint) == "you receive: 2 round rings; for 1 your supply has nothing left"


@pytest.mark.parametrize("point", ["move", "hide", "area", "walk", "turn", "door", "gate", "storehouse"])
def test_choices_lie_on_the_board(point: str) -> None:
    """Whatever can be pointed at has its place; buttons are left for stopping and announcing."""
    scene = seen(until(point, 4))
    assert all(target.space or target.notation == "stop" for target in scene.targets)


def test_prompts_for_who_decides_and_for_the_others() -> None:
    table = until("hide", 3)
    told = [texts("en", GAME).exact(GAME.scene(table.view(seat), table.names).prompt) for seat in range(4)]
    assert len(set(told)) == 2
    assert told[table.to_act].endswith("or finish")


def test_the_end_names_the_winners() -> None:
    """T-91."""
    table = walked(0, 5000)
    assert table.to_act == NOBODY
    prompt = watched(table).prompt
    assert prompt.args["count"] == len(table.winners())
    assert prompt.args["points"] == max(table.scores())


# -- golden boards ------------------------------------------------------------------------

BOARDS = {
    "start.en": (2, 0),
    "choosing.de": (3, 10),
    "middle.it": (4, 140),
    "duel.en": (0, 120),
    "over.de": (1, 5000),
}


def board_text(name: str) -> str:
    table = walked(*BOARDS[name])
    say = texts(name.split(".")[1], GAME).exact
    scene = watched(table) if table.over else seen(table)
    return f"{render(scene, say, width=100)}\n{say(scene.prompt)}\n"


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_board_letter_by_letter(name: str) -> None:
    assert board_text(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in BOARDS:
        (GOLDEN / f"{each}.txt").write_text(board_text(each), encoding="utf-8")
