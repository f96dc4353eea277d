"""How Monastery looks from a seat.

The text boards in `golden/` are compared letter by letter; `python -m tests.games.monastery.test_scene`
writes them anew, to be looked at.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from chapterhouse.kernel.contract import NOT_ASKED
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Piece, Scene, Sheet, Space, Target, spaces
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import texts
from tests.games.monastery.build import Build
from tests.games.monastery.lockstep import GAME, new_table, start
from tests.games.monastery.variants import VARIANTS

GOLDEN = Path(__file__).parent / "golden"
# What keeps random games moving.
LIKED = {"end_turn": 0.15, "exchange": 0.1, "encourage": 0.1, "shift": 0.1, "end_scoring": 0.2, "place": 3}


def seen(table: Table, seat: int | None = None, *, spectator: bool = False) -> Scene:
    """The scene of a seat, by default of the one to act."""
    viewer = None if spectator else table.to_act if seat is None else seat
    return GAME.scene(table.view(viewer), table.names)


def space(scene: Scene, id_: str) -> Space:
    return next(found for found in spaces(scene) if found.id == id_)


def sheet(scene: Scene, id_: str) -> Sheet:
    return next(found for found in scene.sheets if found.id == id_)


def lying(scene: Scene, id_: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.space == id_]


def target(table: Table, line: str) -> Target:
    return next(found for found in seen(table).targets if found.notation == line)


def choose(table: Table, rng: Random) -> int:
    """By lot, but rather something than nothing."""
    legal = table.legal()
    return rng.choices(legal, [LIKED.get(GAME.alphabet[a].kind, 1.0) for a in legal])[0]


def walked(number: int, plies: int) -> Table:
    """A random game of a variant, so many decisions on."""
    variant, rng = VARIANTS[number % len(VARIANTS)], Random(number)
    table = new_table(variant.players, number, **variant.options)
    while not table.over and table.ply < plies:
        table.play(choose(table, rng))
    return table


def built(b: Build, *lines: str) -> Table:
    """A position made by hand, and these lines played."""
    game = start(b)
    game.play(*lines)
    return game.table


# -- the contract -------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_what_is_not_legal_has_its_place_too(number: int) -> None:
    """Who points at something hears why it cannot be chosen: all that belongs to the question is placed."""
    table, rng, places = walked(number, 0), Random(number), 0
    while not table.over:
        if table.ply % 5 == 0:
            codes = table.engine.laws(table.rows)
            asked = tuple(a for a in range(len(codes)) if codes[a] != NOT_ASKED)
            scene = GAME.scene(replace(table.view(table.to_act), legal=asked), table.names)
            assert tuple(t.action for t in scene.targets) == asked
            known = {s.id for s in spaces(scene)}
            places += sum(t.space in known for t in scene.targets)
        table.play(choose(table, rng))
    assert places > 1000


# -- what is hidden -----------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2])
def test_nothing_hidden_is_in_the_scene_of_another_seat(number: int) -> None:
    """Y-4: hand, blessings and bag may be others without any change for those who do not see them."""
    table, rng = walked(number, 0), Random(number)
    hand, blessings = slice(None), 1
    while not table.over and table.ply < 260:
        if table.ply % 13 == 0:
            seat = table.to_act
            others = [s for s in (*range(table.players), None) if s != seat]
            before = [msgspec.json.encode(seen_by(table, other)) for other in others]
            twin = table.fork()
            twin.rows["hand"][0][seat][hand] = 0
            twin.rows["blessings"][0][seat] += blessings
            twin.rows["usable"][0][seat] += blessings
            twin.rows["supply"][0] = 3
            twin.rows["bag"][0][:] = 1
            assert [msgspec.json.encode(seen_by(twin, other)) for other in others] == before
        table.play(choose(table, rng))


def seen_by(table: Table, seat: int | None) -> Scene:
    return GAME.scene(table.view(seat), table.names)


def test_only_its_owner_sees_a_hand() -> None:
    """Y-4: others see the number of tiles."""
    table = built(Build(space=1).hand("red", "kitchen", "pond").blessings(red=2))
    own, other = seen(table, 0), seen(table, 1)
    names = [s.id for s in sheet(own, "hand").spaces]
    assert names == ["hand-kitchen", "hand-pond", "hand-secret_way"]
    assert "hand-kitchen" not in {s.id for s in spaces(other)}
    facts = [{label.id: value for label, value in card.facts} for card in (own.seats[0], other.seats[0])]
    assert facts[0]["scene-fact-blessings"] == 2
    assert facts[1]["scene-fact-blessings"] == Say("scene-hidden")
    assert facts[0]["scene-fact-tiles"] == facts[1]["scene-fact-tiles"] == 3
    assert [s for s in seen(table, spectator=True).sheets if s.id == "hand"] == []


# -- the monastery ------------------------------------------------------------------------


def grown() -> Table:
    """A built Chapel with a praying monk, a full Kitchen, a Library with blessings and two monks."""
    b = Build("red", "blue", "green", space=1).hand("red", "cloister").blessings(red=1)
    b.lay("path_cross", (0, -1))
    b.lay("chapel", (0, -2), 1, "red* blue")
    b.lay("path_corner", (2, -1), 1)
    b.lay("library", (-1, -2), 3, "red3 green1", built=False, blessings=2)
    b.lay("secret_way", (0, 2), owner="blue")
    return built(b)


def test_tiles_lie_where_they_are_with_their_sides() -> None:
    """Y-7, Y-8: north of the Abbey is above it; its ten sides run clockwise along each side."""
    scene = seen(grown())
    abbey, chapel = space(scene, "tile-0"), space(scene, "tile-2")
    assert (abbey.at, abbey.width, abbey.height) == ((0, 0), 3, 2)
    assert abbey.sides == ("path", "", "path", "path", "", "path", "", "path", "", "path")
    assert chapel.at == (-2, 0)
    assert chapel.sides == ("path", "path", "path", "")
    assert set(chapel.links) == {"tile-1", "tile-4"}
    assert set(abbey.links) == {"tile-1", "tile-3", "tile-5"}


def test_unbuilt_tiles_have_boxes_and_built_ones_a_disc() -> None:
    """Y-5, Y-12: boxes lie inside their tiles."""
    scene = seen(grown())
    boxes = [s for s in spaces(scene) if s.id.startswith("box-4-")]
    assert [(s.mark, s.state, s.inside) for s in boxes] == [
        ("3", "", "tile-4"), ("2", "free", "tile-4"), ("1", "", "tile-4"),
    ]  # fmt: skip
    assert not [s for s in spaces(scene) if s.id.startswith("box-2-")]
    assert "◎3" in space(scene, "tile-2").notes
    assert "◎3" not in space(scene, "tile-4").notes


def test_monks_stand_and_pray() -> None:
    """Y-12, Y-73: a praying monk looks different."""
    scene = seen(grown())
    assert [(p.kind, p.tone) for p in lying(scene, "tile-2")] == [("praying", "red"), ("monk", "blue")]
    assert [(p.kind, p.tone) for p in lying(scene, "box-4-0")] == [("monk", "red")]
    assert [p.tone for p in lying(scene, "tile-0")] == ["red", "blue", "green"]


def test_blessings_lie_on_tiles() -> None:
    """Y-57."""
    scene = seen(grown())
    assert [(p.kind, p.count) for p in lying(scene, "gift-4")] == [("blessing", 2)]
    assert space(scene, "gift-4").inside == "tile-4"
    assert "gift-2" not in {s.id for s in spaces(scene)}


def test_a_secret_way_shows_whose_it_is() -> None:
    """Y-53."""
    way = space(seen(grown()), "tile-5")
    assert way.label.args["label"].args["tile"].id == "scene-named-way"
    assert [icon.tone for line in way.face for icon in line if icon.tone] == ["blue"]
    assert isinstance(way.mark, Say)
    assert texts("en", GAME).exact(way.mark) == "5B Secret Way"


def test_a_tile_says_all_of_itself() -> None:
    words = texts("en", GAME).exact(space(seen(grown()), "tile-2").label)
    assert words == (
        "Chapel (2), grey, for study, built, disc 3; north: path to an open square, "
        "east: path to an open square, south: path to Path, crossing (1), west: blank to Library (4); "
        "effect: a prayer here scores the disc twice, and up to three monks may pray here"
    )


def test_the_simplified_game_speaks_of_no_effects_but_those_it_keeps() -> None:
    """Y-127, G-33."""
    b = Build("red", "blue", space=1, simplified=True).hand("red", "almonry", "prison", "pond")
    labels = {s.id: s.label.id for s in sheet(seen(built(b)), "hand").spaces}
    assert labels == {
        "hand-almonry": "scene-hand", "hand-prison": "scene-with-effect", "hand-pond": "scene-with-effect",
        "hand-secret_way": "scene-with-effect",
    }  # fmt: skip


def test_empty_cells_are_shown_while_a_tile_is_placed() -> None:
    """Y-32: to whoever places it; those that do not take the tile are no targets, but can be asked about."""
    table = grown()
    assert not [s for s in spaces(seen(table)) if s.id.startswith("cell-")]
    table.play("place cloister")
    cells = {s.id: s.at for s in spaces(seen(table)) if s.id.startswith("cell-")}
    assert cells["cell-2N"] == (-3, 0)
    assert cells["cell-0S2"] == (2, 2)
    assert len(cells) > len(table.legal())
    assert {t.space for t in seen(table).targets} < set(cells)
    assert not [s for s in spaces(seen(table, 1)) if s.id.startswith("cell-")]


def test_a_tile_that_is_turned_shows_its_ways() -> None:
    """Y-31: a picture for each choice, with the edges in words."""
    b = Build(space=1).hand("red", "path_corner")
    b.lay("path_cross", (0, -1))
    table = built(b, "place path_corner", "at 1N")
    scene = seen(table)
    assert [s.id for s in sheet(scene, "turns").spaces] == [t.space for t in scene.targets]
    hints = [texts("en", GAME).exact(t.hint) for t in scene.targets if t.hint]
    assert hints == ["paths east, south", "paths south, west"]
    assert [p.chosen for p in lying(scene, "cell-1N")] == [True]
    assert "turns" not in {s.id for s in seen(table, 1).sheets}
    assert [p.id for p in lying(seen(table, 1), "cell-1N")] == ["laying"]


def test_a_monk_in_motion_is_chosen() -> None:
    """Y-43: he stands nowhere, but is shown where he is."""
    table = grown()
    table.play("move 0")
    moving = [p for p in seen(table).pieces if p.chosen]
    assert [(p.id, p.space) for p in moving] == [("monk-moving", "tile-0")]
    assert len([p for p in seen(table).pieces if p.kind in ("monk", "praying") and p.tone == "red"]) == 5


def test_a_monk_that_changes_his_box_is_chosen() -> None:
    """Y-51."""
    b = Build(space=1)
    b.lay("library", (0, -1), 1, "red3", built=False)
    table = built(b, "shift 1/3")
    assert [(p.space, p.chosen) for p in seen(table).pieces if p.chosen] == [("box-1-0", True)]
    assert [t.space for t in seen(table).targets] == ["box-1-2", "box-1-1"]


# -- letters, dial ------------------------------------------------------------------------


def test_letters_are_gold_or_black() -> None:
    """Y-14, Y-83: prices stand above and below."""
    b = Build("red", "green", space=1).blacken((1, 3)).strip("green", "AB").strip("red", "S", "black")
    scene = seen(built(b))
    assert [(p.kind, p.mark) for p in lying(scene, "grid-1-3")] == [("black", "i")]
    assert [(p.kind, p.mark) for p in lying(scene, "grid-1-4")] == [("gold", "B")]
    assert [p.kind for p in lying(scene, "strip-green-1")] == ["gold"]
    assert [p.kind for p in lying(scene, "strip-red-9")] == ["black"]
    assert [p.tone for p in lying(scene, "grid-3-5")] == ["green"]
    marks = [space(scene, f"price-{kind}-13").mark for kind in ("full", "reduced")]
    assert marks == ["10", "5"]
    assert "grid-2-1" not in {s.id for s in spaces(scene)}


def test_the_marker_shows_hour_and_abbot() -> None:
    """Y-23, Y-27."""
    scene = seen(built(Build("red", "blue", space=5, abbot="blue")))
    assert [(p.seat, p.tone) for p in lying(scene, "hour-5")] == [(1, "blue")]
    assert [s.state for s in sheet(scene, "dial").spaces] == ["used"] * 5 + ["open"] + [""] * 4


# -- choices ------------------------------------------------------------------------------


def test_choices_lie_where_they_happen() -> None:
    table = grown()
    places = {t.notation: t.space for t in seen(table).targets}
    assert places["place cloister"] == "hand-cloister"
    assert places["shift 4/3"] == "box-4-0"
    assert places["move 0"] == "tile-0"
    assert places["encourage 4"] == "tile-4"
    assert places["exchange"] is places["end turn"] is None


def test_hints_of_prayer_and_building() -> None:
    """Y-72, Y-106; Y-67."""
    b = Build(space=1)
    b.lay("path_cross", (0, -1))
    b.lay("chapel", (0, -2), 1, "red")
    b.lay("cloister", (2, -1), monks="red")
    table = built(b, "end turn", "end turn")
    assert target(table, "pray 2").hint == Say("scene-points", {"points": 6})
    assert target(table, "pray 3").hint == Say("scene-points", {"points": 2})
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay("field", (0, -2))
    b.lay("field", (0, -3), monks="red1", built=False)
    b.lay("field", (0, -4), monks="red1", built=False)
    table = built(b, "end turn", "end turn")
    hints = {t.notation: t.hint for t in seen(table).targets}
    assert hints == {
        "build 3": Say("scene-points", {"points": 2}), "build 4": Say("scene-points", {"points": 1}),
    }  # fmt: skip


def test_hints_of_features() -> None:
    """Y-120: blessings for each neighbour."""
    b = Build(space=1).hand("red", "pond")
    b.lay("garden", (0, -1))
    b.lay("garden", (0, 2))
    table = built(b, "place pond")
    assert target(table, "at 0N1").hint == Say("scene-blessings", {"count": 2})
    assert target(table, "at 0W0").hint == Say("scene-blessings", {"count": 1})


def test_hints_of_letters_and_what_is_left() -> None:
    """Y-83, Y-84, Y-86, Y-89."""
    b = Build("red", "green", space=1).abbey(red=1)
    b.lay("schoolroom", (0, -1), 1, "red")
    table = built(b, "end turn", "end turn", "pray 1")

    def words(message: Say | None) -> str:
        return texts("en", GAME).exact(message) if message else ""

    assert words(target(table, "letter 3.1").label) == "Buy A for 1 (row 3, column 1)"
    assert words(target(table, "letter 3.1").hint) == "needed by Red, Green"
    assert words(target(table, "monk 1.5").label) == "Buy a monk of Red for 3"
    assert words(target(table, "end scoring").hint) == "3 points left, worth 1 blessing"
    table.play("letter 3.1")
    found = {t.notation: (t.space, t.hint) for t in seen(table).targets}
    assert found == {
        "strip red": ("strip-red-6", Say("scene-hint-strip", {"gold": True})),
        "strip green": ("strip-green-1", Say("scene-hint-strip", {"gold": False})),
    }
    assert [(p.mark, p.space) for p in seen(table).pieces if p.chosen] == [("A", "bought")]


def test_prompts_for_who_decides_and_for_the_others() -> None:
    table = grown()
    say = texts("en", GAME).exact
    assert say(seen(table, 0).prompt) == (
        "Your turn: place a tile, exchange a tile, move monks (4 points left), change boxes, encourage, "
        "or end it"
    )
    assert say(seen(table, 1).prompt) == "Red is placing and moving"
    table.play("place cloister")
    assert say(seen(table).prompt) == "Choose a place for this tile: Cloister"
    b = Build(space=1).abbey(red=0)
    b.lay("path_cross", (0, -1), monks="red*")
    b.lay("secret_way", (2, -1))
    assert say(seen(built(b.empty_bag("blue"))).prompt) == "You can only end your turn"


def test_points_of_others_are_those_of_their_letters() -> None:
    """Y-100, Y-4."""
    table = built(Build(space=1).hand("red", "kitchen").blessings(red=2).strip("red", "LI"))
    own, other = seen(table, 0).seats[0], seen(table, 1).seats[0]
    assert (own.points, other.points) == (6 + 2 - 3 - 1, 6)
    assert own.facts[0][1] == Say("scene-points-own", {"points": 4})
    assert other.facts[0][1] == Say("scene-points-open", {"points": 6})
    for seat in range(2):
        assert [card.points for card in sorted(seen(table, seat).seats, key=lambda c: c.seat)] == (
            table.scores(seat)
        )


# -- golden boards ------------------------------------------------------------------------

BOARDS: dict[str, tuple[Callable[[], Table], int]] = {
    "start.en": (lambda: walked(0, 2), 80),
    "three.it": (lambda: walked(1, 150), 100),
    "late.de": (lambda: walked(2, 420), 120),
    "by_hand.en": (grown, 100),
}


def board_text(name: str) -> str:
    make, width = BOARDS[name]
    table = make()
    say = texts(name.split(".")[1], GAME).exact
    scene = seen(table, 0 if table.over else None)
    return f"{render(scene, say, width=width)}\n{say(scene.prompt)}\n"


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_board_letter_by_letter(name: str) -> None:
    assert board_text(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in BOARDS:
        (GOLDEN / f"{each}.txt").write_text(board_text(each), encoding="utf-8")
