"""How Luna looks from a seat.

The text boards in `golden/` are compared letter by letter; `python -m tests.games.luna.test_scene`
writes them anew, to be looked at.
"""

from pathlib import Path
from random import Random

import pytest

from chapterhouse.games.luna.board import parse_board
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Piece, Scene, Space, faults, spaces
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import texts
from tests.games.luna.positions import (
    GAME,
    at_round,
    bare,
    books,
    council,
    figures,
    give,
    new_table,
    play,
    points,
)
from tests.games.luna.positions import fit as refit
from tests.games.luna.test_board import owners
from tests.games.luna.variants import VARIANTS

GOLDEN = Path(__file__).parent / "golden"


def seen(table: Table, seat: int | None = None) -> Scene:
    """The scene of a seat, by default of the one to act."""
    return GAME.scene(table.view(table.to_act if seat is None else seat), table.names)


def space(scene: Scene, id_: str) -> Space:
    return next(found for found in spaces(scene) if found.id == id_)


def lying(scene: Scene, id_: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.space == id_]


def walked(number: int, plies: int) -> Table:
    """A random game of a variant, so many decisions on."""
    variant, rng = VARIANTS[number % len(VARIANTS)], Random(number)
    table = new_table(variant.players, number, **variant.options)
    while not table.over and table.ply < plies:
        table.play(rng.choice(table.legal()))
    return table


# -- the contract -------------------------------------------------------------------------


def test_an_owners_board_draws() -> None:
    table = Table(GAME, 2, board=parse_board(owners(), "mine.toml"), seed=b"o" * 32)
    scene = seen(table)
    assert faults(scene) == []
    assert len(next(sheet for sheet in scene.sheets if sheet.id == "council").spaces) == 6


# -- what lies where ----------------------------------------------------------------------


def test_isles_show_who_stands_where() -> None:
    """L-3, L-17."""
    table = give(figures(bare(), priestess="book"), 0, active={"book": 2}, inactive={"book": 1})
    give(table, 1, shrines=["book"])
    scene = seen(table)
    assert [piece.kind for piece in lying(scene, "on-book")] == ["novice", "novice", "shrine"]
    assert [piece.seat for piece in lying(scene, "beside-book")] == [0]
    assert [piece.id for piece in lying(scene, "isle-book")] == ["priestess"]


def test_the_path_shows_what_is_in_reach() -> None:
    """L-11: valid tiles are open, corruptible ones free, closed ones neither."""
    table = give(bare(), 0, claims=[8], pier=2)
    scene = seen(table)
    states = {tile: space(scene, f"tile-{tile}").state for tile in (5, 8, 10, 28)}
    assert states == {5: "open", 8: "", 10: "free", 28: ""}
    assert [piece.seat for piece in lying(scene, "tile-8")] == [0]
    assert len(lying(scene, "pier")) == 2
    assert [piece.id for piece in lying(scene, "guard-5")] == ["guard"]


def test_the_temple_shows_novices_books_and_displacements() -> None:
    """L-8, L-13."""
    table = give(bare(), 0, temple=[28])
    table.rows["emptied"] = 1 << 25
    scene = seen(refit(table))
    assert [piece.kind for piece in lying(scene, "temple-2")] == ["novice", "book"]
    assert space(scene, "temple-25").state == "used"
    assert space(scene, "temple-18").state == "free"
    assert "temple-14" in space(scene, "temple-2").links


def test_council_stacks_from_bottom_to_top() -> None:
    """L-14."""
    scene = seen(council(bare(3), (2, [1, 2, 0])))
    assert [piece.seat for piece in lying(scene, "council-2")] == [1, 2, 0]


def test_hints_of_tiles() -> None:
    """L-52, L-56 to L-58."""
    table = at_round(give(bare(), 0, claims=[20, 28]), 6)
    give(table, 1, temple=[8, 10])
    books(table, 3, 2)
    play(table, "act consecrate")
    hints = {target.notation: target.hint for target in seen(table).targets}
    assert hints["tile 20"] == Say("scene-hint-enter", {"points": 4, "ousted": 2, "corrupt": False})
    table = give(bare(), 0, active={"tide": 2, "shrine": 2}, tokens=["corruption"])
    play(table, "act promote")
    marked = {t.notation: t.hint.args["corrupt"] for t in seen(table).targets if t.hint}
    assert marked == {"tile 8": False, "tile 10": True}


def test_hints_of_counts_and_of_the_last_token() -> None:
    """L-61, L-64, L-65."""
    table = give(bare(), 0, active={"tide": 2})
    play(table, "act council")
    assert [t.hint.args["points"] for t in seen(table).targets if t.hint] == [1, 2]
    table = give(bare(), 0, active={"shrine": 2})
    play(table, "act expel")
    isles = [t.hint.args["isle"].args["name"] for t in seen(table).targets if t.hint]
    assert isles == ["herbs", "tide"]
    table = bare()
    play(table, "act meditate", "act meditate")
    assert [t.hint.args["points"] for t in seen(table).targets if t.hint] == [1]


def test_the_opponent_has_a_card_of_its_own() -> None:
    """L-90, L-104: points by side; the lead stands in the status."""
    scene = seen(points(bare(1, level=2), 12, 20))
    assert [(card.points, card.active) for card in scene.seats] == [(12, True), (20, False)]
    assert scene.seats[1].name.id == "scene-opponent"
    told = {line.id: dict(line.args) for line in scene.status}
    assert told["scene-status-level"] == {"level": 2, "lead": "-8"}
    assert "scene-status-blocked" in told


@pytest.mark.parametrize(("mine", "result"), [(40, "won"), (20, "even"), (3, "lost")])
def test_the_end_alone(mine: int, result: str) -> None:
    """L-104."""
    table = points(at_round(bare(1), 6), mine, 20)
    play(table, "act end")
    prompt = seen(table, 0).prompt
    assert (prompt.id, prompt.args["result"]) == ("scene-prompt-solo-over", result)


def test_the_end_in_company() -> None:
    """L-81, L-15."""
    table = points(council(at_round(bare(3), 6), (0, [1, 2, 0])), 19, 20, 20)
    play(table, *["act meditate"] * 4)
    assert seen(table, 0).prompt.args["seat"] == Say("seat-name", {"seat": table.winners()[0]})


def test_finer_prompts() -> None:
    table = give(bare(), 0, active={"tide": 2, "book": 2})
    play(table, "act favour")
    prompts = [GAME.scene(table.view(seat), table.names).prompt for seat in (0, 1)]
    assert [texts("en", GAME).exact(prompt) for prompt in prompts] == [
        "Choose the isle whose token you take",
        "Yellow is choosing an isle",
    ]
    chosen = new_table(2, figures="chosen")
    assert seen(chosen).prompt.args["figure"] == "priestess"


# -- golden boards ------------------------------------------------------------------------

BOARDS = {"three_players.en": (5, 90), "alone.de": (0, 30), "preset.it": (9, 40), "set_up.en": (11, 4)}


def board_text(name: str) -> str:
    table = walked(*BOARDS[name])
    say = texts(name.split(".")[1], GAME).exact
    scene = seen(table)
    return f"{render(scene, say, width=100)}\n{say(scene.prompt)}\n"


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_board_letter_by_letter(name: str) -> None:
    assert board_text(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in BOARDS:
        (GOLDEN / f"{each}.txt").write_text(board_text(each), encoding="utf-8")
