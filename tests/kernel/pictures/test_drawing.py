"""Where things are drawn."""

from dataclasses import replace

from chapterhouse.kernel.pictures.drawing import plan, wrapped
from chapterhouse.kernel.pictures.places import BIGGEST, SMALLEST, TRACK, UNIT, Box, spread
from chapterhouse.kernel.say import say
from chapterhouse.kernel.scene import Sheet, Tableau, Target
from tests.kernel.test_scene_text import GRID, SCENE, plain, space, stone


def inside(x: float, y: float, box: Box) -> bool:
    return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height


def test_every_space_and_piece_is_drawn_on_its_leaf() -> None:
    leaves = plan(SCENE, plain)
    assert [leaf.sheet.id for leaf in leaves] == [sheet.id for sheet in SCENE.sheets]
    for leaf in leaves:
        assert [cell.space for cell in leaf.cells] == list(leaf.sheet.spaces)
        for cell in leaf.cells:
            assert cell.box.x >= 0
            assert cell.box.y + cell.box.height <= leaf.height
            assert cell.box.x + cell.box.width <= leaf.width
    drawn = sum(token.count for leaf in leaves for token in leaf.tokens)
    assert drawn == sum(piece.count for piece in SCENE.pieces)


def test_spaces_of_a_grid_do_not_overlap() -> None:
    boxes = [cell.box for leaf in plan(SCENE, plain) for cell in leaf.cells if leaf.sheet is GRID]
    for i, first in enumerate(boxes):
        assert not any(inside(*first.centre, second) for second in boxes[i + 1 :])


def test_pieces_lie_on_their_space() -> None:
    for leaf in plan(SCENE, plain):
        boxes = {cell.space.id: cell.box for cell in leaf.cells}
        assert all(inside(token.x, token.y, boxes[token.piece.space]) for token in leaf.tokens)


def test_a_long_track_goes_on_in_the_next_line() -> None:
    track = Sheet("way", say("Way"), tuple(space(f"t{i}", 0, i) for i in range(TRACK + 2)), "track")
    cells = plan(replace(SCENE, sheets=(track,), pieces=()), plain, wide=False)[0].cells
    assert cells[TRACK].box.x == cells[0].box.x
    assert cells[TRACK].box.y > cells[0].box.y


def test_spaces_may_name_their_own_place() -> None:
    ring = Sheet("ring", say("Ring"), (space("n", 0, 0, x=0.0, y=-2.0), space("s", 1, 0, x=0.0, y=2.0)))
    north, south = plan(replace(SCENE, sheets=(ring,), pieces=()), plain)[0].cells
    assert north.box.x == south.box.x
    assert south.box.y - north.box.y == 4 * UNIT


def test_sheets_on_a_tableau_say_what_they_are_only_if_they_are_titled() -> None:
    sheets = tuple(Sheet(id_, say(id_), (space(f"{id_}1", 0, 0),)) for id_ in ("lake", "shop"))
    table = Tableau(9, 9, {"lake": (1.0, 2.0), "shop": (4.0, 2.0)}, titled=("shop",))
    laid = replace(SCENE, sheets=sheets, pieces=(), tableau=table)
    lake, shop = plan(laid, plain)
    assert [[line.words for line in leaf.lines] for leaf in (lake, shop)] == [[], ["shop"]]
    corners = [leaf.place[1] + leaf.cells[0].box.y for leaf in (lake, shop) if leaf.place]
    assert corners[0] == corners[1]


def test_print_on_a_tile_of_a_map_begins_at_its_top() -> None:
    """Whether something lies there or not."""
    plain_one, tile = space("p", 0, 0, mark="x"), space("t", 0, 1, mark="x", sides=("", "", "", ""))
    sheet = Sheet("map", say("Map"), (plain_one, tile), "map")
    lower, upper = plan(replace(SCENE, sheets=(sheet,), pieces=()), plain)[0].cells
    assert lower.lines[0].y > upper.lines[0].y


def test_an_empty_face_leaves_all_room_to_pieces() -> None:
    bare = Sheet("s", say("S"), (space("bare", 0, 0, face=((),)), space("none", 0, 1)))
    pieces = (stone("a", "bare"), stone("b", "none"))
    one, other = plan(replace(SCENE, sheets=(bare,), pieces=pieces), plain)[0].tokens
    assert one.size == other.size


def test_a_crowd_becomes_one_piece_with_a_number() -> None:
    crowd = tuple(stone(f"p{i}", "a", 0) for i in range(60))
    tokens = plan(replace(SCENE, pieces=crowd), plain)[0].tokens
    assert [(token.count, token.piece.id) for token in tokens] == [(60, "p0")]


def test_pieces_are_as_large_as_there_is_room_for() -> None:
    room = Box(0, 0, 60, 60)
    for count in (1, 2, 4, 9, 16):
        sizes = {size for _, _, size in spread(count, room)}
        assert SMALLEST - 3 <= sizes.pop() <= BIGGEST
        assert not sizes


def test_words_are_wrapped_and_cut() -> None:
    assert wrapped("one two three", 50) == ["one two", "three"]
    assert wrapped("immeasurable", 40) == ["imme…"]
    assert wrapped("", 40) == []


def test_the_choices_of_a_space_have_the_numbers_of_the_scene() -> None:
    targets = (Target(7, say("x"), "a"), Target(9, say("button")), Target(11, say("y"), "a"))
    cells = {cell.space.id: cell for cell in plan(replace(SCENE, targets=targets), plain)[0].cells}
    assert cells["a"].choices == (1, 3)
    assert cells["b"].choices == ()
