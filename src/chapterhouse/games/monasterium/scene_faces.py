"""What is printed on Monasterium's spaces, in symbols: actions, prices, missions, bonuses of windows.

The text board says the same in words; drawings show these lines instead (`Space.face`)."""

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.board import colours
from chapterhouse.games.monasterium.scene_words import Look
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CHAPEL,
    DICE_OWNED,
    DIE_BONUS,
    FREE_BONUS,
    GOODS,
    GOODS_EFFECT,
    IN_CLOISTERS,
    IN_COMMONS,
    INFLUENCE,
    INFLUENCE_ROSARY_BONUS,
    SCORE_EFFECT,
    SEND_EFFECT,
    SENT,
    SOUP_UPGRADE_BONUS,
    STEPS_EFFECT,
    STEPS_LINE,
    UPGRADE_EFFECT,
    WINDOW_BONUS,
    WINDOW_EFFECT,
    WINDOW_KINDS,
    Board,
)
from chapterhouse.games.monasterium.words import GOOD_NAMES
from chapterhouse.kernel.scene import Icon

Row = tuple[Icon, ...]
Face = tuple[Row, ...]

NOTHING: Face = ((),)  # nothing is printed: the label and the pieces say all

EFFECT_GLYPHS = {
    SEND_EFFECT: "send",
    STEPS_EFFECT: "steps",
    UPGRADE_EFFECT: "upgrade",
    SCORE_EFFECT: "points",
    WINDOW_EFFECT: "window",
}
BONUS_ROWS: dict[int, Row] = {
    FREE_BONUS: (Icon("any"),),
    INFLUENCE_ROSARY_BONUS: (Icon("influence"), Icon("rosary")),
    SOUP_UPGRADE_BONUS: (Icon("soup"), Icon("upgrade")),
    WINDOW_BONUS: (Icon("window"),),
    DIE_BONUS: (Icon("die"),),
}
PLACE_GLYPHS = {CHAPEL: "chapel-glyph", BUILDING: "house-glyph"}
CONDITION_ROWS: dict[int, Row] = {
    SENT: (Icon("send"),),
    IN_COMMONS: (Icon("book"), Icon("house-glyph")),
    IN_CLOISTERS: (Icon("arch-glyph"),),
    WINDOW_KINDS: (Icon("window"),),
    DICE_OWNED: (Icon("die"),),
}


def letter(look: Look, m: int) -> Icon:
    """A monastery: its letter on its colour."""
    return Icon(words=LETTERS[m], tone=colours(look.names.board)[m])


def good(of: int, count: int) -> Row:
    """An amount of a good."""
    return (Icon(words=str(count)), Icon(GOOD_NAMES[of]))


# -- actions (M-50 to M-55) ---------------------------------------------------------------


def effect_face(b: Board, column: int, slot: int) -> Face:
    """What an action does."""
    effect, value = int(b.effect[column, slot]), int(b.effect_value[column, slot])
    if effect == GOODS_EFFECT:
        return offer_face(b, column, slot)
    glyph = Icon(EFFECT_GLYPHS[effect])
    if effect == SEND_EFFECT and value:
        return ((glyph, Icon(words=f"−{value}")),)  # noqa: RUF001 - a minus sign is meant
    if effect in (STEPS_EFFECT, SCORE_EFFECT):
        return ((Icon(words=str(value)), glyph),)
    return ((glyph,),)


def offer_face(b: Board, column: int, slot: int) -> Face:
    """M-51: goods, or a choice of goods; the amount stands once if there is as much of each."""
    offer = [(g, int(b.offer[column, slot, g])) for g in range(GOODS) if b.offer[column, slot, g]]
    if len({count for _, count in offer}) == 1:
        (first, count), *others = offer
        rest = tuple(Icon(GOOD_NAMES[g]) for g, _ in others)
        return (good(first, count), rest) if rest else (good(first, count),)
    return tuple(good(g, count) for g, count in offer)


# -- road, window, prices -----------------------------------------------------------------


def road_face(look: Look, at: int, monasteries: list[int]) -> Face:
    """M-40 to M-44: where a space of the road leads, and its bonus."""
    bonus = BONUS_ROWS.get(int(look.b.road_bonus[look.s.side, at]))
    letters = tuple(letter(look, m) for m in monasteries)
    return (letters, bonus) if bonus else (letters,)


def line_face(b: Board, line: int, at: int) -> Face:
    """M-83, M-84: what a full row or column of a window gives."""
    amount, points = int(b.line_amount[line, at]), int(b.line_points[line, at])
    steps = b.line_kind[line, at] == STEPS_LINE
    given = (Icon(words=str(amount)), Icon("steps")) if steps else good(int(b.line_good[line, at]), amount)
    return given, (Icon(words=str(points)), Icon("points"))


def type_face(b: Board, t: int) -> Face:
    """M-72: prices by row of the novice, then the gain."""
    gain: Row = (Icon(words=str(int(b.type_points[t]))), Icon("points"))
    for g in range(GOODS):
        if b.type_gain[t, g]:
            gain += good(g, int(b.type_gain[t, g]))
    if b.type_tile[t]:
        gain += (Icon("window"),)
    return (
        (Icon("house-glyph"), Icon(GOOD_NAMES[int(b.type_good[t])])),
        *(price(b, t, row) for row in (0, 1)),
        gain,
    )


def price(b: Board, t: int, row: int) -> Row:
    """What a building costs a novice of a row."""
    influence = int(b.type_influence[t])
    goods = good(int(b.type_good[t]), int(b.type_cost[row, t]))
    return (Icon(words=f"{ROMAN[row]}:"), *goods, *(good(INFLUENCE, influence) if influence else ()))


def area_face(glyph: str, words: str, paid: str) -> Face:
    """M-74, M-75: prices by ordinal, the viewer's next one marked."""
    return (Icon(glyph),), (Icon(words=words), Icon(paid))


# -- missions (M-100 to M-103) ------------------------------------------------------------


def need_row(look: Look, area: int, kind: int, m: int, met: bool) -> Row:
    """Where a novice is asked for, in which monastery, and whether the viewer has one there."""
    place = PLACE_GLYPHS.get(area, "arch-glyph")
    asked: Row = (Icon(GOOD_NAMES[int(look.b.type_good[kind])]),) if kind >= 0 else (Icon(place),)
    return (*asked, letter(look, m), *((Icon(words="✓"),) if met else ()))


def condition_row(kind: int, asked: int, have: int | None) -> Row:
    """How many of what; and how many the viewer has."""
    counted = f"{asked}" if have is None else f"{have}/{asked}"
    return (*CONDITION_ROWS[kind], Icon(words=counted))
