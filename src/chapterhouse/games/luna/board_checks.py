"""What Luna's rules need of a board file beyond its form (section 7 of the rules).

Only what play needs, and what the rulebook pins down of the printed values, is demanded.
"""

from chapterhouse.games.luna.board_form import BoardName, File, Layout, PresetSide
from chapterhouse.games.luna.state import COLUMNS, ISLES, START_TILES, TILES
from chapterhouse.kernel.form import Faults, check_distinct, check_fixed, check_once, misfit

ISLE_NAMES = ("herbs", "tide", "sailboat", "corruption", "book", "novice", "shrine")
BOARD_NAMES: tuple[BoardName, ...] = ("blue", "yellow", "red", "green")
COLOURS = ("yellow", "red", "blue", "white")

# The first temple tiles of the path with the blue and the yellow board, from the rulebook's
# example (T-1): the two groups next to the gate.
FIRST_OF_BLUE_AND_YELLOW = [28, 25, 23, 21]
# The number of points that the rulebook's example of an end scoring reads off the council (T-9).
PRINTED_COUNCIL_POINTS = 6

# Rules that the file spells out; they have one value.
ONLY: dict[str, object] = {
    "meta.players": [1, 2, 3, 4],
    "components.isles": 7,  # L-2
    "components.temple_boards": 4,
    "components.temple_tiles": 28,
    "components.guard_tiles": 6,  # L-10
    "components.novices_per_player": 13,  # L-3
    "components.shrines_per_player": 6,  # L-6
    "components.council_markers_per_player": 1,  # L-14
    "components.player_colours": list(COLOURS),  # L-20
    "setup.rounds": 6,  # L-1
    "setup.start_shrines": 1,  # L-34
    "setup.novice_sets": 4,  # L-36
    "setup.novices_per_set": 2,  # G-32
    "setup.temple_novices": 1,  # L-24
    "setup.favour_tokens": 2,  # L-37
    "path.order": "descending from the gate",  # L-25
    "path.tiles_per_group": "boards in play",
    "layout.columns": 7,
    "layout.slots": 4,  # L-12
    "council.arrive": "on top",  # L-62
    "council.arrive_on_last_space": "at the bottom",
    "figures.apostate.move": "next isle with a novice",  # L-75
    "points.below_zero": True,  # L-9
    "restrictions.two_player_start_shrine_not_on": "herbs",  # L-35
    "restrictions.herbs_token_not_on": "herbs",  # L-46
    "restrictions.virtual_novice_takes_no_favour_of": "novice",  # L-67
    "restrictions.virtual_novice_claims_tiles": False,
    "solo.boards": 2,  # L-90
    "solo.books": 1,  # G-24
    "solo.builder_isle_shrines": 1,  # L-91
    "solo.builder_isle_novices": 1,
    "solo.other_isles_novices": 2,
    "solo.opponent_loses_to_apostate": False,  # L-102
    "solo.level_2_blocks_all_but": ["expel"],  # L-105
    "solo.level_3_blocks_all_but": [],  # L-106
    "solo.level_3_builder_with_priestess": True,
}


def check(file: File, faults: Faults) -> None:
    """Everything that the form cannot say."""
    check_fixed(file, ONLY, faults)
    check_once("isle", "id", [isle.id for isle in file.isle], ISLE_NAMES, faults)
    check_once("board", "id", [board.id for board in file.board], BOARD_NAMES, faults)
    check_once("tile", "number", [tile.number for tile in file.tile], range(1, TILES), faults)
    check_boards(file, faults)
    check_prefix(file, faults)
    check_layout(file.layout, faults)
    check_tokens(file, faults)
    check_council(file, faults)
    check_preset(file, faults)


# -- temple -------------------------------------------------------------------------------


def check_boards(file: File, faults: Faults) -> None:
    """A board's spaces are its tiles; exactly one of the tiles 1 to 4 is among them (L-24)."""
    for board in file.board:
        path = f"board.{board.id}.spaces"
        check_distinct(path, board.spaces, faults)
        tiles = sorted(tile.number for tile in file.tile if tile.board == board.id)
        if sorted(board.spaces) != tiles:
            faults.add(path, f"are {sorted(board.spaces)}, expected the tiles of the board: {tiles}")
        starts = sum(number <= START_TILES for number in board.spaces)
        if starts != 1:
            faults.add(path, f"has {starts} of the numbers 1 to {START_TILES}, expected exactly one")


def check_prefix(file: File, faults: Faults) -> None:
    """The rulebook's own example of a path (T-1)."""
    numbers = [tile.number for tile in file.tile if tile.board in ("blue", "yellow")]
    first = sorted(numbers, reverse=True)[: len(FIRST_OF_BLUE_AND_YELLOW)]
    if first != FIRST_OF_BLUE_AND_YELLOW:
        faults.add(
            "tile", f"blue and yellow begin the path with {first}, expected {FIRST_OF_BLUE_AND_YELLOW}"
        )


def neighbours(layout: Layout, column: int) -> list[tuple[int, int]]:
    """Steps of slot and column to the neighbours of a space."""
    steps = layout.neighbours_odd_column if column % 2 else layout.neighbours_even_column
    return [(step[0], step[1]) for step in steps]


def pairs(layout: Layout, slots: int) -> set[frozenset[tuple[int, int]]]:
    """All adjacent pairs of spaces with so many boards."""
    places = {(slot, column) for slot in range(slots) for column in range(COLUMNS)}
    return {
        frozenset({here, there})
        for here in places
        for step in neighbours(layout, here[1])
        if (there := (here[0] + step[0], here[1] + step[1])) in places
    }


def check_layout(layout: Layout, faults: Faults) -> None:
    """Whoever is a neighbour has one (L-12); the numbers of pairs agree (T-20)."""
    names = ("neighbours_even_column", "neighbours_odd_column")
    for parity, name in enumerate(names):
        path = f"layout.{name}"
        steps = neighbours(layout, parity)
        check_distinct(path, steps, faults)
        for n, (slot, column) in enumerate(steps, 1):
            if (slot, column) == (0, 0):
                faults.add(f"{path}.{n}", "is the space itself, expected a step to another one")
            elif (-slot, -column) not in neighbours(layout, parity + column):
                back = names[(parity + column) % 2]
                faults.add(f"{path}.{n}", f"has no way back, expected [{-slot}, {-column}] in layout.{back}")
    for slots, key in ((2, "pairs_two_boards"), (3, "pairs_three_boards"), (4, "pairs_four_boards")):
        found = len(pairs(layout, slots))
        if getattr(layout, key) != found:
            faults.add(f"layout.{key}", misfit(getattr(layout, key), f"{found} as the neighbours say"))


# -- tokens and council -------------------------------------------------------------------


def check_tokens(file: File, faults: Faults) -> None:
    """L-7: each player can hold a token of a type at once; L-16: who plays together needs an end."""
    stock, time = file.setup.favour_tokens_per_isle, file.setup.time_tokens
    for key, seats in (("one", 1), ("two", 2), ("three", 3), ("four", 4)):
        if getattr(stock, key) < seats:
            fault = misfit(getattr(stock, key), f"{seats} at least: one for each player")
            faults.add(f"setup.favour_tokens_per_isle.{key}", fault)
        if seats > 1 and getattr(time, key) < 1:
            faults.add(f"setup.time_tokens.{key}", misfit(getattr(time, key), "1 at least"))
    if time.one:
        faults.add("setup.time_tokens.one", misfit(time.one, "0: the solo game has none"))


def check_council(file: File, faults: Faults) -> None:
    """Starts with 0, never falls, has the number of the rulebook's example."""
    points = file.council.points
    if points[0] != 0:
        faults.add("council.points.1", misfit(points[0], "0"))
    for n in range(1, len(points)):
        if points[n] < points[n - 1]:
            faults.add(
                f"council.points.{n + 1}", misfit(points[n], f"{points[n - 1]} or more: points never fall")
            )
    if PRINTED_COUNCIL_POINTS not in points:
        faults.add("council.points", f"has no {PRINTED_COUNCIL_POINTS}, expected one as the rulebook shows")


# -- preset (T-4, T-5) --------------------------------------------------------------------


def check_preset(file: File, faults: Faults) -> None:
    """L-33: every isle once in the ring, shrines apart, the shape of T-4 and T-5."""
    preset = file.preset
    check_distinct("preset.ring", preset.ring, faults)
    if preset.priestess != 1:
        faults.add("preset.priestess", misfit(preset.priestess, "1: she stands on the first isle"))
    for colour, side in zip(COLOURS, preset.sides(), strict=True):
        check_preset_side(side, f"preset.{colour}", faults)
    shrines = [side.shrine for side in preset.sides()]
    for colour, shrine in zip(COLOURS, shrines, strict=True):
        if shrines.count(shrine) > 1:
            faults.add(
                f"preset.{colour}.shrine", f"is {shrine} like another one, expected four different isles"
            )


def check_preset_side(side: PresetSide, path: str, faults: Faults) -> None:
    """Five isles with own pieces, the first among the sets; tokens of the two others."""
    check_distinct(f"{path}.novice_sets", side.novice_sets, faults)
    if 1 not in side.novice_sets:
        faults.add(f"{path}.novice_sets", f"are {side.novice_sets}, expected the first isle among them")
    if side.shrine in side.novice_sets:
        faults.add(f"{path}.shrine", misfit(side.shrine, "an isle without own novices"))
    rest = sorted(set(range(1, ISLES + 1)) - {side.shrine, *side.novice_sets})
    if sorted(side.favour_tokens) != rest:
        faults.add(
            f"{path}.favour_tokens",
            f"are {side.favour_tokens}, expected the isles without own pieces: {rest}",
        )
