"""Why something may not be done: one code for each reason, with the rule that says so.

The texts stand in `text/*/` as `reason-<name>`.
"""

from chapterhouse.kernel.reasons import Reasons

REASONS = Reasons(
    [
        # place
        ("other_figure", "T-19"),
        ("vitus_beside_remigius", "T-19"),
        # choose, play
        ("no_illustrator", "T-13"),
        ("not_in_hand", "T-30"),
        ("blocked", "T-28"),
        # announce
        ("final_lap_runs", "T-87"),
        ("rooms_missing", "T-85"),
        # move
        ("other_piece", "T-32"),
        ("stands_there", "T-34"),
        ("out_of_reach", "T-32"),
        ("vitus_there", "T-61"),
        ("past_vitus", "T-62"),
        ("behind_vitus", "T-61"),
        # hide, area, drop
        ("none_in_stock", "T-39"),
        ("severus_here", "T-42"),
        ("no_space", "T-39"),
        ("no_area", "T-40"),
        ("no_such_area", "T-10"),
        ("area_full", "T-10"),
        ("other_kind", "T-40"),
        # stop, step, take, drop
        ("ring_in_hand", "T-49"),
        ("one_step_at_least", "T-32"),
        ("no_steps_left", "T-48"),
        ("no_passage", "T-31"),
        ("door_closed", "T-31"),
        ("gate_first", "T-35"),
        ("ring_stranded", "T-49"),
        ("one_ring_only", "T-48"),
        ("in_no_room", "T-37"),
        ("no_ring_of_owner", "T-48"),
        ("ring_valued", "T-48"),
        ("own_rings_only", "T-54"),
        ("nowhere_to_hide", "T-49"),
        ("no_ring_in_hand", "T-49"),
        ("same_room", "T-49"),
        ("novice_and_severus", "T-51"),
        # door
        ("door_stands_there", "T-59"),
        # turn
        ("no_fresh_ring", "T-68"),
    ],
    over="T-88a",
)

(
    OTHER_FIGURE, VITUS_BESIDE_REMIGIUS, NO_ILLUSTRATOR, NOT_IN_HAND, BLOCKED, FINAL_LAP_RUNS,
    ROOMS_MISSING, OTHER_PIECE, STANDS_THERE, OUT_OF_REACH, VITUS_THERE, PAST_VITUS, BEHIND_VITUS,
    NONE_IN_STOCK, SEVERUS_HERE, NO_SPACE, NO_AREA, NO_SUCH_AREA, AREA_FULL, OTHER_KIND, RING_IN_HAND,
    ONE_STEP_AT_LEAST, NO_STEPS_LEFT, NO_PASSAGE, DOOR_CLOSED, GATE_FIRST, RING_STRANDED, ONE_RING_ONLY,
    IN_NO_ROOM, NO_RING_OF_OWNER, RING_VALUED, OWN_RINGS_ONLY, NOWHERE_TO_HIDE, NO_RING_IN_HAND, SAME_ROOM,
    NOVICE_AND_SEVERUS, DOOR_STANDS_THERE, NO_FRESH_RING,
) = REASONS.codes()  # fmt: skip

# The numbers that the texts may use, as `figures.py` writes them. `room_at`: the room of the piece that
# moves or hides (0: in none); `steps`: how many steps the card still allows; `rooms_held` of
# `rooms_needed`: rooms with own treasures; `blocker`: the seat whose pile blocks the card (5 =
# Raffaele).
FIGURES = ("room_at", "steps", "rooms_held", "rooms_needed", "blocker")
