"""Monasterium's alphabet: 18 kinds of decisions, as `spec/monasterium.decisions.md` fixes them.

With the box's own board 107 combinations can occur; the alphabet leaves room for boards with more
buildings or cloister spaces in a monastery.
"""

from chapterhouse.games.monasterium.state import SPOTS
from chapterhouse.kernel.alphabet import Alphabet, Kind, numbers, param

LETTERS = ("A", "B", "C", "D", "E")
ROMAN = ("I", "II", "III", "IV")
_slots = param("slot", ("standard", "row1", "row2", "row3"), ("standard", "I", "II", "III"))

ALPHABET = Alphabet(
    [
        Kind("place", "place {number}", (numbers("number", 1, 6),), "M-26"),
        Kind(
            "reroll_die",
            "reroll {die} {face}",
            (param("die", ("neutral", "personal")), numbers("face", 1, 6)),
            "M-25",
            chain=True,
        ),
        Kind("roll_again", "roll", (), "M-25"),
        Kind("take_space", "take {space}", (numbers("space", 1, 6),), "M-29"),
        Kind("take_dice", "dice {count}", (numbers("count", 1, 3),), "M-29"),
        Kind("choose_column", "column {column}", (param("column", LETTERS),), "M-31"),
        Kind("act", "act {column} {slot}", (param("column", LETTERS), _slots), "M-33"),
        Kind("take_goods", "goods {good}", (param("good", ("soup", "influence", "rosary")),), "M-51"),
        Kind("upgrade", "upgrade {good}", (param("good", ("soup", "tool")),), "M-53"),
        Kind(
            "send_novice",
            "send {row}-{column}",
            (param("row", (1, 2, 3, 4), ROMAN), param("column", LETTERS)),
            "M-70",
        ),
        Kind("send_extra", "extra {area}", (param("area", ("building", "chapel", "cloister")),), "M-90"),
        Kind("choose_monastery", "to {monastery}", (param("monastery", LETTERS),), "M-71"),
        Kind("choose_spot", "spot {spot}", (numbers("spot", 1, SPOTS),), "M-72"),
        Kind("take_tile", "tile {monastery}", (param("monastery", LETTERS),), "M-82"),
        Kind("build_tile", "build {row}", (numbers("row", 1, 3),), "M-80"),
        Kind("tile_bonus", "bonus {line}", (param("line", ("row", "column")),), "M-83"),
        Kind("die_bonus", "bonus {choice}", (param("choice", ("die", "points")),), "M-57"),
        Kind("decline", "decline", (), "M-43"),
    ]
)

(
    PLACE, REROLL_DIE, ROLL_AGAIN, TAKE_SPACE, TAKE_DICE, CHOOSE_COLUMN, ACT, TAKE_GOODS, UPGRADE,
    SEND_NOVICE, SEND_EXTRA, CHOOSE_MONASTERY, CHOOSE_SPOT, TAKE_TILE, BUILD_TILE, TILE_BONUS,
    DIE_BONUS, DECLINE, SIZE,
) = ALPHABET.spans()  # fmt: skip

# Decision points: what `ask` says.
(
    ASK_PLACE, ASK_REROLL, ASK_SPACE, ASK_DICE, ASK_COLUMN, ASK_ACT, ASK_FREE, ASK_GOODS,
    ASK_INFLUENCE_ROSARY, ASK_SOUP_UPGRADE, ASK_UPGRADE, ASK_NOVICE, ASK_EXTRA, ASK_MONASTERY,
    ASK_SPOT, ASK_TILE, ASK_ANY_TILE, ASK_BUILD, ASK_COMMON_BUILD, ASK_TILE_BONUS, ASK_DIE_BONUS,
) = range(1, 22)  # fmt: skip
