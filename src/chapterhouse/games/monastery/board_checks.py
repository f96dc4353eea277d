"""What Monastery's rules need of a board file beyond its form (sections 15 and 16 of the rules).

Only what play needs, and what the rulebook pins down of the printed values, is demanded.
"""

from chapterhouse.games.monastery.actions import COLOUR_NAMES, TYPE_NAMES
from chapterhouse.games.monastery.board_form import File, Grid, Tile
from chapterhouse.games.monastery.state import SEATS, SPACES
from chapterhouse.kernel.form import Faults, check_fixed, check_once, misfit

PHRASES = {"red": "LIBERA NOS", "blue": "QUAESUMUS", "green": "AB OMNIBUS", "yellow": "MALIS AMEN"}
IN_BAG = 49
# Tiles drawn at the three Masses of a day (Y-25).
DRAWN = [3, 2, 1]
CROSSES = 4

ICON_TYPES = (
    "chapel", "almonry", "scriptum", "library", "abbots_house", "farm", "workshop", "stables", "brewhouse",
)  # fmt: skip
AMBIVALENT_TYPES = ("refectory", "infirmary", "wardrobe")
FEATURE_TYPES = ("beehive", "pond", "dovecote")
PATH_TYPES = ("path_straight", "path_corner", "path_tee", "path_cross")

# Rules that the file spells out; they have one value.
ONLY: dict[str, object] = {
    "meta.players": [2, 3, 4],  # Y-1
    "components.tiles_total": 53,
    "components.tiles_in_bag": IN_BAG,  # Y-21
    "components.letters_total": 36,
    "components.monks_per_player": 5,  # Y-12
    "components.blessings": 20,  # Y-15
    "pairs.teams": [["red", "green"], ["blue", "yellow"]],  # Y-123
    "grid.letters_start_face": "gold",  # G-1
    "dial.days": 2,  # Y-26
    "movement.points_per_standing_monk": 2,  # Y-42
    "movement.step_cost": 1,  # Y-44
    "movement.secret_way_cost": 1,  # Y-53
    "movement.change_box_cost": 0,  # Y-51
    "scoring.gold_letter": 3,  # Y-100
    "scoring.black_letter": 0,
    "scoring.blessing": 1,
    "scoring.unplaced_tile": "minus the disc value",
    "scoring.work_per_tile": 1,  # Y-76
    "scoring.praying_monks_per_scoring": 1,  # Y-70
    "scoring.letter_on_other_strip_blessings": 1,  # Y-86
    "group_limit.path": 4,  # Y-37
    "group_limit.field": 4,
    "group_limit.garden": 2,
    "abbey.width": 3,  # Y-8
    "abbey.height": 2,
    "abbey.colour": "grey",  # Y-11
}
LEFTOVER = [(1, 1), (5, 2), (10, 3), (15, 4)]  # Y-89

# Tiles of which the rulebook shows a value: Y-13, Y-66, T-5, T-6; G-27.
PRINTED_BOXES = {"kitchen": [3, 2, 1], "field": [1], "garden": [2], **{path: [1] for path in PATH_TYPES}}
PRINTED_DISCS = {"chapel": 3, "field": 1, "garden": 2} | dict.fromkeys(PATH_TYPES, 1)


def check(file: File, faults: Faults) -> None:
    """Everything that the form cannot say."""
    check_fixed(file, ONLY, faults)
    check_once("player", "id", [player.id for player in file.player], COLOUR_NAMES, faults)
    check_once("tile", "id", [tile.id for tile in file.tile], TYPE_NAMES, faults)
    check_phrases(file, faults)
    check_grid(file.grid, faults)
    check_dial(file, faults)
    check_leftover(file, faults)
    for tile in file.tile:
        if tile.id in TYPE_NAMES:
            check_tile(tile, faults)
    check_printed(file, faults)
    check_counts(file, faults)
    check_start_tiles(file, faults)
    if "P" not in file.abbey.edges.all():
        faults.add("abbey.edges", "have no path, expected one at least: nobody could leave")


# -- letters, prices, dial ----------------------------------------------------------------


def check_phrases(file: File, faults: Faults) -> None:
    """Y-3: phrases and rows, from the top."""
    for player in file.player:
        if player.phrase != PHRASES[player.id]:
            faults.add(f"player.{player.id}.phrase", misfit(player.phrase, PHRASES[player.id]))
        row = COLOUR_NAMES.index(player.id) + 1
        if player.row != row:
            faults.add(f"player.{player.id}.row", misfit(player.row, str(row)))


def check_grid(grid: Grid, faults: Faults) -> None:
    """Every row spells its phrase, with four crosses; a monk for 3 and letters for 2 (T-11)."""
    for row, colour in zip(grid.rows, COLOUR_NAMES, strict=True):
        place, letters = f"grid.rows.{COLOUR_NAMES.index(colour) + 1}", PHRASES[colour].replace(" ", "")
        if row.replace("+", "") != letters:
            faults.add(place, misfit(row, f"the letters {letters} between crosses"))
        if row.count("+") != CROSSES:
            faults.add(place, f"has {row.count('+')} crosses, expected {CROSSES}")
    for column, (cost, reduced) in enumerate(zip(grid.cost, grid.reduced_cost, strict=True), 1):
        if reduced > cost:
            faults.add(f"grid.reduced_cost.{column}", misfit(reduced, f"{cost}, the full price, at most"))
    priced = list(zip(grid.cost, zip(*grid.rows, strict=True), strict=True))
    if not any(cost == 3 and "+" in cells for cost, cells in priced):
        faults.add("grid.cost", "has no cross at 3, expected one as the rulebook shows")
    if sum(letter != "+" for cost, cells in priced for letter in cells if cost == 2) < 2:
        faults.add("grid.cost", "has no two letters at 2, expected them as the rulebook shows")


def check_dial(file: File, faults: Faults) -> None:
    """Y-25: ten spaces from Matins to Night, three Masses with 3, 2 and 1 tiles."""
    spaces = file.dial.space
    for at, space in enumerate(spaces):
        path = f"dial.space.{space.index}"
        if space.index != at:
            faults.add(f"{path}.index", misfit(space.index, str(at)))
        if (space.kind == "night") != (at == SPACES - 1):
            faults.add(f"{path}.kind", misfit(space.kind, "night on the last space, and only there"))
        if at == 0 and space.kind != "mass":
            faults.add(f"{path}.kind", misfit(space.kind, "mass: the game begins with a draw"))
        if space.kind != "mass" and space.tiles_drawn:
            faults.add(f"{path}.tiles_drawn", misfit(space.tiles_drawn, "0: tiles are drawn at a Mass"))
    drawn = [space.tiles_drawn for space in spaces if space.kind == "mass"]
    if drawn != DRAWN:
        faults.add("dial.space", f"has Masses with {drawn} tiles, expected {DRAWN} as the rulebook says")


def check_leftover(file: File, faults: Faults) -> None:
    """Y-89."""
    given = [(step.points, step.blessings) for step in file.leftover]
    if given != LEFTOVER:
        faults.add("leftover", f"is {given}, expected {LEFTOVER}: the rules know nothing else")


# -- tiles --------------------------------------------------------------------------------


def kind_of(name: str) -> str:
    """The kind that goes with an id."""
    for kind, names in (
        ("icon", ICON_TYPES),
        ("ambivalent", AMBIVALENT_TYPES),
        ("feature", FEATURE_TYPES),
        ("path", PATH_TYPES),
        ("others", ("prison", "field", "garden", "secret_way")),
    ):
        if name in names:
            return name if kind == "others" else kind
    return "building"


def check_tile(tile: Tile, faults: Faults) -> None:
    """Y-5 to Y-7 of one tile."""
    path, kind = f"tile.{tile.id}", kind_of(tile.id)
    if tile.kind != kind:
        faults.add(f"{path}.kind", misfit(tile.kind, kind))
    if kind == "feature":
        check_feature(tile, faults)
        return
    check_boxes(tile, faults)
    gates = "G" in tile.edges
    if gates and kind not in ("field", "garden"):
        faults.add(f"{path}.edges", f"is {tile.edges}, expected no gates but on fields and gardens")
    if tile.edges == "BBBB":
        faults.add(f"{path}.edges", "is BBBB, expected a way in")
    if kind == "path" and tile.colour != "none":
        faults.add(f"{path}.colour", misfit(tile.colour, "none"))
    if (kind == "ambivalent") != (tile.colour == "both"):
        faults.add(f"{path}.colour", misfit(tile.colour, "both for ambivalent tiles, and only for them"))


def check_feature(tile: Tile, faults: Faults) -> None:
    """Y-119, Y-121."""
    expected: dict[str, object] = {"colour": "none", "disc": 0, "boxes": [], "edges": "BBBB"}
    for key, value in expected.items():
        if getattr(tile, key) != value:
            faults.add(f"tile.{tile.id}.{key}", misfit(getattr(tile, key), f"{value} for a feature"))


def check_boxes(tile: Tile, faults: Faults) -> None:
    """Boxes from the highest number down, not more than the disc has room for (inference 7)."""
    path = f"tile.{tile.id}"
    if not tile.boxes:
        faults.add(f"{path}.boxes", "is an empty list, expected one box at least")
    if tile.boxes != sorted(tile.boxes, reverse=True):
        faults.add(f"{path}.boxes", f"are {tile.boxes}, expected them from the highest number down")
    room = max(1, len(tile.boxes))
    if tile.disc < room:
        faults.add(f"{path}.disc", misfit(tile.disc, f"{room} at least: the builders stay"))


def check_printed(file: File, faults: Faults) -> None:
    """Values that the rulebook tells, and the publisher (two prisoners at once)."""
    for tile in file.tile:
        boxes, disc = PRINTED_BOXES.get(tile.id, tile.boxes), PRINTED_DISCS.get(tile.id, tile.disc)
        if tile.boxes != boxes:
            faults.add(f"tile.{tile.id}.boxes", f"are {tile.boxes}, expected {boxes} as the rulebook shows")
        if tile.disc != disc:
            faults.add(f"tile.{tile.id}.disc", misfit(tile.disc, f"{disc} as the rulebook shows"))
        if tile.id == "workshop" and (len(tile.boxes), sum(tile.boxes)) != (2, 3):
            faults.add("tile.workshop.boxes", f"are {tile.boxes}, expected two with the sum 3")
        if tile.id == "prison" and tile.disc < 2:
            faults.add("tile.prison.disc", misfit(tile.disc, "2 at least: there may be two prisoners"))


def check_counts(file: File, faults: Faults) -> None:
    """Y-21: 49 tiles in the bag; tiles with names of their own lie in the box once."""
    for tile in file.tile:
        single = kind_of(tile.id) in ("icon", "prison", "feature", "ambivalent")
        if single and tile.count != 1:
            faults.add(f"tile.{tile.id}.count", misfit(tile.count, "1"))
        if tile.id == "secret_way" and tile.count != SEATS:
            faults.add("tile.secret_way.count", misfit(tile.count, f"{SEATS}, one for each colour"))
    total = sum(tile.count for tile in file.tile if tile.id != "secret_way")
    if total != IN_BAG:
        faults.add("tile", f"has {total} tiles for the bag, expected {IN_BAG}")


def classes(tile: Tile) -> list[bool]:
    """Y-129a: grey buildings of value 2, paths, gardens and brown buildings."""
    building = tile.kind == "building"
    return [
        building and tile.colour == "grey" and tile.disc == 2,
        tile.kind == "path",
        tile.kind == "garden" or (building and tile.colour == "brown"),
    ]


def check_start_tiles(file: File, faults: Faults) -> None:
    """Y-129a (G-42): enough of each class for four players."""
    names = ("grey buildings with disc 2", "paths", "gardens and brown buildings")
    for at, name in enumerate(names):
        found = sum(tile.count for tile in file.tile if classes(tile)[at])
        if found < SEATS:
            faults.add("tile", f"has {found} {name}, expected {SEATS} at least for the start option")
