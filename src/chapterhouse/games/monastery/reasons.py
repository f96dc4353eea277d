"""Why something may not be done: one code for each reason, with the rule that says so.

The texts stand in `text/*/monastery.ftl` as `reason-<name>`.
"""

from chapterhouse.kernel.reasons import Reasons

REASONS = Reasons(
    [
        # Placement and Movement.
        ("encouraging", "Y-56"),  # after encouragement nothing but more of it
        ("placed_already", "Y-30"),  # one tile is placed or exchanged in a turn
        ("not_in_hand", "Y-30"),
        ("no_place_for_tile", "Y-32"),  # no empty cell takes this tile in any rotation
        ("no_cell", "Y-8"),  # no empty cell has this name
        ("unsupported", "Y-32"),  # beside no built and no full tile
        ("dead_end", "Y-34"),  # in every rotation a path would meet a blank edge
        ("unconnected", "Y-33"),
        ("grey_beside_brown", "Y-36"),
        ("group_limit", "Y-37"),
        ("same_rotation", "Y-31"),  # looks like a lower rotation, which stands for it
        ("bag_empty", "Y-41"),
        ("returned_later", "Y-129"),  # a type before the one just returned
        ("too_few_after", "Y-129"),  # not enough tiles of this type and later ones to finish
        ("no_monk_there", "Y-12"),
        ("bound_to_full", "Y-49"),  # on a full unbuilt tile
        ("arrived", "Y-47"),  # came onto this unbuilt tile in this turn
        ("no_steps", "Y-43"),  # no movement points left
        ("nowhere_to_go", "Y-48"),  # no legal step
        ("shifted", "Y-51a"),
        ("no_other_box", "Y-51"),
        ("not_linked", "Y-44"),
        ("feature", "Y-52"),
        ("way_prayed_on", "Y-54"),
        ("way_unbuilt", "Y-53"),  # with the option secret_way_requires_built
        ("no_room", "Y-48"),  # full, and no way to go on to a place with room
        ("not_moved", "Y-43"),
        ("full_here", "Y-48"),
        ("no_box", "Y-5"),  # the tile has no box with this number
        ("box_taken", "Y-47"),
        ("same_box", "Y-51"),
        ("no_blessing", "Y-56"),
        ("no_such_tile", "Y-8"),  # no tile has this number yet
        ("built_already", "Y-56"),
        ("encouraged_later", "Y-56"),  # a tile before the one encouraged last
        # Scoring.
        ("not_to_build", "Y-68"),  # not among the group's tiles that are to be put in order
        ("not_built", "Y-71"),
        ("just_built", "Y-71"),
        ("no_disc", "Y-71"),
        ("not_alone", "Y-71"),
        ("chapel_prayer", "Y-106"),  # an own monk prays in the Chapel already
        ("simplified", "Y-127"),
        ("not_laid", "Y-102"),  # the icon tile is not built yet
        ("icon_just_built", "Y-102"),
        ("icon_prayed_on", "Y-102"),
        ("nobody_at_icon", "Y-102"),
        ("used", "Y-103"),
        ("few_gold_letters", "Y-110"),
        ("no_tile_for_stables", "Y-112"),
        ("no_letter", "Y-82"),
        ("black_letter", "Y-110"),
        ("last_gold_letter", "Y-110"),  # named second, not first
        ("before_first_letter", "Y-110"),
        ("too_dear", "Y-81"),
        ("no_monk_on_cross", "Y-82"),
        ("not_in_play", "Y-84"),
        ("no_space_for_letter", "Y-84"),
        # Election, Prison, Brewhouse.
        ("not_tied", "Y-93"),
        ("old_abbot", "Y-93"),
        ("none_in_abbey", "Y-116"),
        ("none_to_keep", "Y-114"),
        ("kept_later", "Y-114"),  # before the one kept last
    ],
    over="Y-97",
)

(
    ENCOURAGING, PLACED_ALREADY, NOT_IN_HAND, NO_PLACE_FOR_TILE, NO_CELL, UNSUPPORTED, DEAD_END, UNCONNECTED,
    GREY_BESIDE_BROWN, GROUP_LIMIT, SAME_ROTATION, BAG_EMPTY, RETURNED_LATER, TOO_FEW_AFTER, NO_MONK_THERE,
    BOUND_TO_FULL, HAS_ARRIVED, NO_STEPS, NOWHERE_TO_GO, HAS_SHIFTED, NO_OTHER_BOX, NOT_LINKED, IS_FEATURE,
    WAY_PRAYED_ON, WAY_UNBUILT, NO_ROOM, NOT_MOVED, FULL_HERE, NO_BOX, BOX_TAKEN, SAME_BOX, NO_BLESSING,
    NO_SUCH_TILE, BUILT_ALREADY, ENCOURAGED_LATER, NOT_TO_BUILD, NOT_BUILT, IS_JUST_BUILT, NO_DISC,
    NOT_ALONE, CHAPEL_PRAYER, IS_SIMPLIFIED, NOT_LAID, ICON_JUST_BUILT, ICON_PRAYED_ON, NOBODY_AT_ICON,
    IS_USED, FEW_GOLD_LETTERS, NO_TILE_FOR_STABLES, NO_LETTER, BLACK_LETTER, LAST_GOLD_LETTER,
    BEFORE_FIRST_LETTER, TOO_DEAR, NO_MONK_ON_CROSS, NOT_IN_PLAY, NO_SPACE_FOR_LETTER, NOT_TIED, OLD_ABBOT,
    NONE_IN_ABBEY, NONE_TO_KEEP, KEPT_LATER,
) = REASONS.codes()  # fmt: skip

# The numbers that the texts may use, as `figures.py` writes them: what a space of the grid costs, what
# the player can pay, movement points left, how many tiles of its kind a group may have.
FIGURES = ("price", "purse", "steps", "limit")
