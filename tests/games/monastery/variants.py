"""What the conformance suite plays of Monastery."""

from random import Random

from chapterhouse.kernel.table import Table
from tests.conformance.variants import Position, Variant
from tests.games.monastery.build import Build
from tests.games.monastery.crowded import crowded
from tests.games.monastery.lockstep import start

VARIANTS = (
    Variant(2),
    Variant(3, {"start": "draw_six_keep_three"}),
    Variant(4, {"pairs": True}),
    Variant(4, {"start": "fixed_start_tiles", "secret_way_requires_built": True}),
    Variant(2, {"simplified": True, "colours": ["yellow", "red"], "vow_of_silence": True}),
    Variant(4, {"pairs": True, "simplified": True, "start": "draw_six_keep_three"}),
)


def far_into_a_game(seed: int, players: int, **options: bool) -> Position:
    """A monastery grown by lot, monks all over it."""

    def build() -> Table:
        return start(crowded(Random(f"suite {seed}"), players, **options), seed).table

    return build


def played(build: Build, *lines: str) -> Table:
    """A position after these lines."""
    game = start(build)
    game.play(*lines)
    return game.table


def two_fields_to_build() -> Table:
    """A row of fields, two of them full: which is built first?"""
    b = Build(space=2).abbey(red=0)
    b.lay("path_cross", (0, -1))
    b.lay("field", (0, -2))
    b.lay("field", (0, -3), monks="red1", built=False)
    b.lay("field", (0, -4), monks="red1", built=False)
    return played(b, "end turn", "end turn")


def a_tile_for_the_stables() -> Table:
    """A tile is to be laid by the Stables."""
    b = Build(space=2).hand("red", "cloister", "field")
    b.lay("path_cross", (0, -1))
    b.lay("stables", (0, -2), 1, "red")
    return played(b, "end turn", "end turn", "use stables")


def no_tile_for_the_stables() -> Table:
    """A monk in the Stables, and nothing in hand."""
    b = Build(space=2).hand("red")
    b.lay("path_cross", (0, -1))
    b.lay("stables", (0, -2), 1, "red")
    b.lay("secret_way", (2, -1))
    return played(b, "end turn", "end turn")


def the_last_letter() -> Table:
    """One letter left, and a point to buy it."""
    b = Build(space=1).abbey(red=1).letters_left((1, 1))
    return played(b, "end turn", "end turn", "letter 1.1")


def an_empty_bag() -> Table:
    """All tiles in one hand."""
    return played(Build(space=1).empty_bag("red"))


def second_prayer_in_the_chapel() -> Table:
    """A monk prays in the Chapel, another one of the same colour stands beside him."""
    b = Build(space=1)
    b.lay("path_cross", (0, -1))
    b.lay("chapel", (0, -2), 1, "red* red")
    b.lay("sacristy", (2, -1), monks="red")
    return played(b, "end turn", "end turn")


def one_gold_letter() -> Table:
    """A monk in the Library, and nothing to exchange."""
    b = Build(space=1).letters_left((1, 1), (1, 3)).blacken((1, 3))
    b.lay("library", (0, -1), 1, "red")
    return played(b, "end turn", "end turn")


def an_icon_just_built() -> Table:
    """The Almonry has just been built."""
    b = Build(space=1)
    b.lay("almonry", (0, -1), 1, "red2 red1", built=False)
    return played(b, "end turn", "end turn")


def asleep_in_order() -> Table:
    """Night: of three monks the second is kept, so the first is not asked about any more."""
    b = Build(space=8)
    b.lay("path_cross", (0, -1), monks="red")
    b.lay("brewhouse", (0, -2), monks="red")
    b.lay("latrine", (-1, -1), monks="red")
    lines = ["end turn", "end turn", "no prayer", "end scoring", "end scoring", "keep 2"]
    return played(b, *lines)


def alike_rotations() -> Table:
    """Two gardens meet at a cell: both ways to lay a straight tile there connect."""
    b = Build(space=1).hand("red", "sacristy")
    b.lay("garden", (0, -1))
    b.lay("path_straight", (2, -1))
    b.lay("path_corner", (2, -2), 2)
    b.lay("garden", (1, -2))
    return played(b, "place sacristy", "at 1N")


def letters_to_exchange() -> Table:
    """The first letter is named: the second is asked for, gold and black ones lie before and after it."""
    b = Build(space=1).blacken((1, 1), (2, 12))
    b.lay("library", (0, -1), 1, "red")
    return played(b, "end turn", "end turn", "use library", "swap 1.6")


def a_letter_to_exchange() -> Table:
    """The Library is used: a gold letter is asked for, one of them lying last."""
    b = Build(space=1).blacken((1, 1), (2, 12))
    b.lay("library", (0, -1), 1, "red")
    return played(b, "end turn", "end turn", "use library")


def everybody_home() -> Table:
    """A Mass at which a monk might stay where it prays, and none does."""
    b = Build(space=3)
    b.lay("path_cross", (0, -1))
    b.lay("brewhouse", (0, -2), monks="red")
    b.lay("cloister", (2, -1), monks="red*")
    return played(b, "end turn", "end turn", "no prayer", "end scoring", "end scoring", "end keep")


POSITIONS: tuple[Position, ...] = (
    two_fields_to_build, a_tile_for_the_stables, no_tile_for_the_stables, the_last_letter, an_empty_bag,
    second_prayer_in_the_chapel, one_gold_letter, an_icon_just_built, asleep_in_order, alike_rotations,
    letters_to_exchange, a_letter_to_exchange, everybody_home,
    *(far_into_a_game(seed, 2 + seed % 3) for seed in range(6)),
)  # fmt: skip
