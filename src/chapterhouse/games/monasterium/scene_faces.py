"""What drawings print on spaces instead of words: goods, actions, prices and needs as symbols."""

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.board import colours
from chapterhouse.games.monasterium.scene_words import Look, bits
from chapterhouse.games.monasterium.state import (
    CHAPEL,
    CLOISTER,
    DICE_OWNED,
    DIE_BONUS,
    FREE_BONUS,
    GOODS,
    GOODS_EFFECT,
    IN_CLOISTERS,
    IN_COMMONS,
    INFLUENCE,
    INFLUENCE_ROSARY_BONUS,
    ROSARY,
    SCORE_EFFECT,
    SEND_EFFECT,
    SENT,
    SOUP_UPGRADE_BONUS,
    STANDARD,
    STEPS_EFFECT,
    STEPS_LINE,
    UPGRADE_EFFECT,
    WINDOW_BONUS,
    WINDOW_EFFECT,
    WINDOW_KINDS,
)
from chapterhouse.games.monasterium.words import GOOD_NAMES
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.scene import Icon

Row = tuple[Icon, ...]
OR = Icon(words="/")
MET = Icon(words="✓")
CONDITION_GLYPHS = {
    SENT: "send",
    IN_COMMONS: "house-glyph",
    IN_CLOISTERS: "arch-glyph",
    WINDOW_KINDS: "window",
    DICE_OWNED: "die",
}


def plain(words: str) -> Icon:
    """A short word or number."""
    return Icon(words=words)


def monastery_badge(look: Look, m: int) -> Icon:
    """The letter of a monastery on its colour."""
    return Icon(words=LETTERS[m], tone=colours(look.names.board)[m])


def amount(good: int, count: int) -> Icon:
    """So many of a good."""
    return Icon(GOOD_NAMES[good], str(count))


def either(parts: list[Icon]) -> Row:
    """Alternatives."""
    return tuple(icon for part in parts for icon in (OR, part))[1:]


# -- actions (M-50 to M-55) ---------------------------------------------------------------


def effect_rows(look: Look, column: int, slot: int) -> tuple[Row, ...]:
    """What an action does; more than two alternatives take two lines."""
    b = look.b
    effect, value = int(b.effect[column, slot]), int(b.effect_value[column, slot])
    if effect == GOODS_EFFECT:
        offer = [(good, int(b.offer[column, slot, good])) for good in range(GOODS)]
        goods = [amount(good, count) for good, count in offer if count]
        return tuple(either(goods[i : i + 2]) for i in range(0, len(goods), 2))
    row: Row = {
        SEND_EFFECT: (Icon("send", f"\u2212{value}" if value else ""),),
        STEPS_EFFECT: (Icon("steps", str(value)),),
        UPGRADE_EFFECT: (Icon("upgrade"),),
        SCORE_EFFECT: (Icon("points", str(value)),),
        WINDOW_EFFECT: (Icon("window"),),
    }[effect]
    return (row,)


def dish_face(look: Look, face: int) -> tuple[Row, ...]:
    """A dice space: its number, its column and the action above it."""
    column = int(look.b.space_column[face])
    if column < 0:
        return (plain(str(face + 1)), Icon("die")), (Icon("any"),)
    return (plain(f"{face + 1}"), Icon("die"), plain(LETTERS[column])), *effect_rows(look, column, STANDARD)


# -- road (M-40 to M-44, M-56 to M-60) ----------------------------------------------------


def road_face(look: Look, at: int) -> tuple[Row, ...]:
    """The number of a stone and the monasteries that it leads to; below, its bonus."""
    side = look.s.side
    bonus = bonus_row(look, int(look.b.road_bonus[side, at]))
    badges = tuple(monastery_badge(look, m) for m in bits(look.b.road_access[side, at]))
    return tuple(filter(None, ((plain(f"{at + 1} "), *badges), bonus)))


def bonus_row(look: Look, bonus: int) -> Row:
    return {
        FREE_BONUS: (Icon("any"),),
        INFLUENCE_ROSARY_BONUS: (Icon("influence"), OR, Icon("rosary")),
        SOUP_UPGRADE_BONUS: (Icon("soup"), OR, Icon("upgrade")),
        WINDOW_BONUS: (Icon("window"),),
        DIE_BONUS: (Icon("die"), OR, Icon("points", str(int(look.b.die_points)))),
    }.get(bonus, ())


# -- window (M-83, M-84) ------------------------------------------------------------------


def line_face(look: Look, line: int, at: int) -> tuple[Row, ...]:
    """What a full row or column gives."""
    count, points = int(look.b.line_amount[line, at]), int(look.b.line_points[line, at])
    if look.b.line_kind[line, at] == STEPS_LINE:
        gain = Icon("steps", str(count))
    else:
        gain = amount(int(look.b.line_good[line, at]), count)
    return (gain,), (Icon("points", str(points)),)


# -- missions (M-100 to M-103) ------------------------------------------------------------


def needs_row(look: Look, card: int, met: list[bool]) -> Row:
    """Where a mission wants novices; a tick after what the viewer has."""
    icons = list[Icon]()
    for i in range(look.b.card_needs[card]):
        area, kind = int(look.b.need_area[card, i]), int(look.b.need_type[card, i])
        glyph = {CHAPEL: "chapel-glyph", CLOISTER: "arch-glyph"}.get(area, "house-glyph")
        if kind >= 0:
            glyph = GOOD_NAMES[int(look.b.type_good[kind])]
        icons += [Icon(glyph), monastery_badge(look, int(look.b.need_monastery[card, i]))]
        icons += [MET] if met[i] else []
    return tuple(icons)


def condition_row(look: Look, card: int, have: int | None) -> Row:
    """What a mission counts: so many of so many."""
    asked, glyph = int(look.b.card_threshold[card]), CONDITION_GLYPHS[int(look.b.card_condition[card])]
    common = (Icon("book"),) if int(look.b.card_condition[card]) == IN_COMMONS else ()
    return (Icon(glyph), *common, plain(str(asked) if have is None else f"{have}/{asked}"))


def points_row(look: Look, card: int) -> Row:
    """Its points in the three years, the star before those of this one."""
    points = [str(int(value)) for value in look.b.card_points[card]]
    if len(set(points)) == 1:
        return (Icon("points", points[0]),)
    year = look.s.year - 1
    return either([Icon("points", value) if i == year else plain(value) for i, value in enumerate(points)])


# -- prices (M-72, M-74, M-75) ------------------------------------------------------------


def type_rows(look: Look, t: int) -> tuple[Row, ...]:
    """What a building of a type costs a novice of rows I and II, and what it gives."""
    b = look.b
    good, influence = int(b.type_good[t]), int(b.type_influence[t])
    more = (amount(INFLUENCE, influence),) if influence else ()
    prices = [(plain(ROMAN[row]), amount(good, int(b.type_cost[row, t])), *more) for row in (0, 1)]
    gains = [amount(g, int(b.type_gain[t, g])) for g in range(GOODS) if b.type_gain[t, g]]
    tile = (Icon("window"),) if b.type_tile[t] else ()
    return (Icon("house-glyph"), Icon(GOOD_NAMES[good])), *prices, (
        plain("→"), Icon("points", str(int(b.type_points[t]))), *gains, *tile,
    )  # fmt: skip


def area_rows(area: str, costs: Vec) -> tuple[Row, ...]:
    """What an own first, second and any later novice costs."""
    chapel = area == "chapel"
    good = GOOD_NAMES[INFLUENCE if chapel else ROSARY]
    steps = [Icon(good, f"{costs[i]}{'+' if i == 2 else ''}") for i in range(3)]
    return (Icon("chapel-glyph" if chapel else "arch-glyph"),), tuple(steps)


def building_face(look: Look, t: int, spot: int) -> tuple[Row, ...]:
    """Its number, and the good that it costs."""
    return ((plain(str(spot + 1)), Icon(GOOD_NAMES[int(look.b.type_good[t])])),)
