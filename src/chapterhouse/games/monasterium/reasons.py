"""Why something may not be done: one code for each reason, with the rule that says so.

The texts stand in `text/*.ftl` as `reason-<name>`.
"""

from chapterhouse.kernel.reasons import Reasons

REASONS = Reasons(
    [
        ("not_shown", "M-26"),
        ("roll_first", "M-25"),
        ("tile_used", "M-25"),
        ("no_such_die", "M-25"),
        ("earlier_pick", "M-25"),
        ("nothing_picked", "M-25"),
        ("no_takeable_die", "M-29"),
        ("too_many_dice", "M-29"),
        ("other_column", "M-33"),
        ("locked", "M-34"),
        ("used_this_turn", "M-35"),
        ("nothing_to_upgrade", "M-53"),
        ("no_send", "M-76"),
        ("no_window", "M-55"),
        ("not_offered", "M-51"),
        ("not_in_stock", "M-53"),
        ("novice_gone", "M-70"),
        ("no_target", "M-76"),
        ("no_place_for_extra", "M-90"),
        ("no_access", "M-71"),
        ("no_free_building", "M-72"),
        ("cannot_pay_building", "M-72"),
        ("chapel_full", "M-74"),
        ("influence_for_chapel", "M-74"),
        ("no_cloister_space", "M-75"),
        ("rosaries_for_cloister", "M-75"),
        ("no_such_spot", "M-5"),
        ("occupied", "M-72"),
        ("blocked", "M-13"),
        ("influence_for_building", "M-72"),
        ("goods_for_building", "M-72"),
        ("cloister_taken", "M-75"),
        ("not_adjacent", "M-75"),
        ("no_tile_left", "M-82"),
        ("no_own_chapel", "M-55"),
        ("window_refuses", "M-82"),
        ("row_full", "M-80"),
        ("same_in_row", "M-81"),
        ("same_in_column", "M-81"),
        ("must_choose", "M-36"),
        ("influence_or_rosary", "M-58"),
        ("soup_or_upgrade", "M-59"),
        ("must_place", "M-26"),
        ("must_take", "M-29"),
        ("must_build", "M-80"),
        ("one_bonus", "M-83"),
        ("die_or_points", "M-57"),
    ],
    over="M-112",
)

(
    NOT_SHOWN, ROLL_FIRST, TILE_USED, NO_SUCH_DIE, EARLIER_PICK, NOTHING_PICKED, NO_TAKEABLE_DIE,
    TOO_MANY_DICE, OTHER_COLUMN, LOCKED, USED_THIS_TURN, NOTHING_TO_UPGRADE, NO_SEND, NO_WINDOW,
    NOT_OFFERED, NOT_IN_STOCK, NOVICE_GONE, NO_TARGET, NO_PLACE_FOR_EXTRA, NO_ACCESS,
    NO_FREE_BUILDING, CANNOT_PAY_BUILDING, CHAPEL_FULL, INFLUENCE_FOR_CHAPEL, NO_CLOISTER_SPACE,
    ROSARIES_FOR_CLOISTER, NO_SUCH_SPOT, OCCUPIED, BLOCKED, INFLUENCE_FOR_BUILDING,
    GOODS_FOR_BUILDING, CLOISTER_TAKEN, NOT_ADJACENT, NO_TILE_LEFT, NO_OWN_CHAPEL, WINDOW_REFUSES,
    ROW_FULL, SAME_IN_ROW, SAME_IN_COLUMN, MUST_CHOOSE, INFLUENCE_OR_ROSARY, SOUP_OR_UPGRADE, MUST_PLACE,
    MUST_TAKE, MUST_BUILD, ONE_BONUS, DIE_OR_POINTS,
) = REASONS.codes()  # fmt: skip

# The numbers that the texts may use, as `figures.py` writes them; type and good count from 0.
FIGURES = (
    "influence", "influence_needed", "rosaries", "rosaries_needed", "type", "good", "goods",
    "goods_needed", "chapel_limit", "dice_limit", "dice_there",
)  # fmt: skip
