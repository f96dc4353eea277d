"""Where things are drawn."""

from dataclasses import replace

from chapterhouse.kernel.pictures.drawing import plan, wrapped
from chapterhouse.kernel.pictures.places import BIGGEST, SMALLEST, TRACK, UNIT, Box, spread
from chapterhouse.kernel.say import say
from chapterhouse.kernel.scene import Icon, Piece, Scenery, Sheet, Sign, Tableau, Target, Words, faults
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


def spotted(*pieces: Piece, spots: int = 3) -> list[tuple[str, float, float, float]]:
    """Pieces on a space with spots in a line, one unit apart: id, middle and size, from the first spot."""
    line = tuple((float(i), 0.0) for i in range(spots))
    sheet = Sheet("bench", say("Bench"), (space("a", 0, 0, x=1.0, y=0.0, size=(3, 1), spots=line),))
    leaf = plan(replace(SCENE, sheets=(sheet,), pieces=pieces), plain)[0]
    x, y = leaf.cells[0].box.centre
    return [
        (token.piece.id, round((token.x - x) / UNIT + 1, 6), round(token.y - y, 6), token.size)
        for token in leaf.tokens
    ]


def test_pieces_lie_on_the_spots_of_their_space() -> None:
    """Each on its own; who has none on the next that nobody has."""
    found = spotted(stone("p", "a"), stone("q", "a", spot=0), stone("r", "a"))
    assert [(id_, x, y) for id_, x, y, _ in found] == [("p", 1, 0), ("q", 0, 0), ("r", 2, 0)]
    assert {size for *_, size in found} == {BIGGEST - 3}


def test_more_pieces_than_spots_are_spread() -> None:
    found = spotted(*(stone(f"p{i}", "a") for i in range(4)))
    assert len({(x, y) for _, x, y, _ in found}) == 4


def test_scenery_of_a_part_is_drawn_with_that_part_alone() -> None:
    wall, road = Scenery("wall", ((0, 0), (1, 0)), part="west"), Scenery("road", ((0, 0), (0, 1)))
    spaces = (space("a", 0, 0, part="west"), space("b", 0, 1, part="east"))
    parts: dict[str, Words] = {"west": say("West"), "east": say("East")}
    sheet = Sheet("abbey", say("Abbey"), spaces, scenery=(wall, road), parts=parts)
    west, east = plan(replace(SCENE, sheets=(sheet,), pieces=()), plain)
    assert [path.kind for path in west.scenery] == ["wall", "road"]
    assert [path.kind for path in east.scenery] == ["road"]
    lost = replace(sheet, scenery=(replace(wall, part="north"),))
    assert faults(replace(SCENE, sheets=(lost,), pieces=())) == ["scenery wall: no part north"]


def cards_by(step: float) -> list[list[float]]:
    """Where three cards lie that name their places, so many units apart: on a wide page, on a narrow one."""
    cards = tuple(space(f"c{i}", i, 0, x=step * i, y=0.0) for i in range(3))
    scene = replace(SCENE, sheets=(Sheet("hand", say("Hand"), cards, "cards"),), pieces=())
    pages = (plan(scene, plain, page)[0].cells for page in (True, False))
    return [[(cell.box.x - cells[0].box.x) / UNIT for cell in cells] for cells in pages]


def test_cards_may_name_their_places() -> None:
    """But on a narrow page a wide row of them lies as there is room."""
    assert cards_by(2.0) == [[0, 2, 4], [0, 2, 4]]
    wide, narrow = cards_by(4.0)
    assert wide == [0, 4, 8]
    assert narrow[2] == narrow[0]


def test_words_may_have_a_look() -> None:
    face = ((Icon(words="5", look="numeral"), Icon("book"), Icon(words="Library", look="name")),)
    sheet = Sheet("plan", say("Plan"), (space("a", 0, 0, face=face),))
    cell = plan(replace(SCENE, sheets=(sheet,), pieces=()), plain)[0].cells[0]
    assert [(line.words, line.kind) for line in cell.lines] == [("5", "numeral"), ("Library", "name")]


def test_a_reduced_part_keeps_its_numbers_and_spreads_its_pieces() -> None:
    """On a narrow page; on the tableau it has its full measure, its print and its spots."""
    spots = ((0.0, 0.0), (1.0, 0.0))
    face = ((Icon(words="5", look="numeral"), Icon(words="Library", look="name")),)
    room = space("a", 0, 0, x=0.5, y=0.0, size=(3, 2), part="plan", spots=spots, face=face)
    wall = Scenery("wall", ((-1, -1), (2, -1)), part="plan")
    sheet = Sheet(
        "abbey", say("Abbey"), (room,), scenery=(wall,), parts={"plan": say("Plan")}, titled=True,
        reduced={"plan": 0.5},
    )  # fmt: skip
    scene = replace(
        SCENE, sheets=(sheet,), pieces=(stone("p", "a"),), tableau=Tableau(4, 4, {"abbey/plan": (1.0, 1.0)})
    )
    (wide,), (narrow,) = plan(scene, plain), plan(scene, plain, wide=False)
    assert narrow.cells[0].box.width == wide.cells[0].box.width / 2
    assert [line.words for line in wide.cells[0].lines] == ["5", "Library"]
    assert [line.words for line in narrow.cells[0].lines] == ["5"]
    assert (wide.scenery[0].kind, narrow.scenery[0].kind) == ("wall", "wall small")
    assert wide.tokens[0].x < wide.cells[0].box.centre[0]
    assert narrow.tokens[0].x == narrow.cells[0].box.centre[0]
    assert [(line.kind, line.words) for line in narrow.lines] == [("title", "Plan")]
    assert wide.lines == ()


def test_a_quiet_space_prints_its_mark_only_where_it_has_not_its_own_place() -> None:
    ways = (space("a", 0, 0, mark="1-2", x=3.0, y=1.0, size=(0.3, 0.8), quiet=True),)
    sheet = Sheet("ways", say("Ways"), ways, "stores")
    scene = replace(SCENE, sheets=(sheet,), pieces=(), tableau=Tableau(4, 4, {"ways": (0.0, 0.0)}))
    (wide,), (narrow,) = plan(scene, plain), plan(scene, plain, wide=False)
    assert (wide.cells[0].lines, wide.cells[0].box.width) == ((), 0.3 * UNIT)
    assert [line.words for line in narrow.cells[0].lines] == ["1-2"]
    assert narrow.cells[0].box.width > UNIT / 2


def test_signs_are_printed_at_their_places_on_quiet_spaces_too() -> None:
    sign = Sign((2.0, 0.5), (Icon("book"), Icon(words="Library", look="name")), 9)
    narrow = Sign((0.0, 0.0), (Icon("book"), Icon(words="Library", look="name")), 1)
    room = space("a", 0, 0, mark="6", x=1.0, y=1.0, size=(3, 3), quiet=True, signs=(sign, narrow))
    sheet = Sheet("plan", say("Plan"), (room,))
    cell = plan(replace(SCENE, sheets=(sheet,), pieces=()), plain)[0].cells[0]
    assert [line.words for line in cell.lines] == ["Library", "Library"]
    assert len(cell.glyphs) == 1  # there is no room for the other
    assert cell.lines[0].y == cell.box.centre[1] - UNIT / 2
    assert cell.lines[1].x == cell.box.centre[0] - UNIT
