"""What lies beside Monasterium's board: the missions on display, and what novices cost."""

from chapterhouse.games.monasterium.actions import LETTERS, ROMAN
from chapterhouse.games.monasterium.events import mission_ids
from chapterhouse.games.monasterium.scene_faces import Face, area_face, condition_row, need_row, type_face
from chapterhouse.games.monasterium.scene_places import CARD, CARD_STEP, CARDS
from chapterhouse.games.monasterium.scene_words import (
    AREA_NAMES,
    COLOURS,
    NOW,
    TYPE_NAMES,
    Look,
    and_say,
    gain_say,
    ordinal_price,
    price_say,
)
from chapterhouse.games.monasterium.state import (
    BUILDING,
    CHAPEL,
    DICE_OWNED,
    IN_CLOISTERS,
    IN_COMMONS,
    OVER,
    SENT,
    SHOWN,
    TYPES,
    WINDOW_KINDS,
    YEARS,
)
from chapterhouse.kernel.fields import Vec
from chapterhouse.kernel.phrases import seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Sheet, Space, Words

CONDITION_NAMES = {
    SENT: "sent",
    IN_COMMONS: "commons",
    IN_CLOISTERS: "cloisters",
    WINDOW_KINDS: "window",
    DICE_OWNED: "dice",
}

# -- missions (M-100 to M-103) ------------------------------------------------------------


def missions_sheet(look: Look) -> tuple[Sheet, list[Piece]]:
    """The six cards, and the discs of those who claimed them."""
    label = say("scene-sheet-missions")
    cards = tuple(mission(look, i) for i in range(SHOWN))
    return Sheet("missions", label, cards, "cards", parts=dict.fromkeys(CARDS, label)), discs(look)


def card_at(look: Look, i: int) -> tuple[int, str]:
    """A card on display: its number in the box, and its id."""
    card = int(look.s.missions[i])
    return card, mission_ids(look.names)[card]


def mission(look: Look, i: int) -> Space:
    card, name = card_at(look, i)
    points, needs = points_by_year(look, card), needs_say(look, card)
    now = int(look.b.card_points[card, look.s.year - 1])
    label = say("scene-mission", mission=name, needs=needs, points=now, claimed=claimed_by(look, i))
    side, row = tuple(CARDS)[i % 2], i // 2
    return Space(
        f"mission-{name}", (i, 0), label, name, (points, needs), shape="card", part=side, x=0,
        y=row * CARD_STEP, size=CARD, face=mission_face(look, card, name, points),
    )  # fmt: skip


def mission_face(look: Look, card: int, name: str, points: str) -> Face:
    """Its name and points, then what it asks for."""
    b, head = look.b, (Icon(words=name), Icon("points"), Icon(words=points))
    kind = int(b.card_condition[card])
    if kind:
        have = None if look.viewer is None else held(look, look.viewer, kind)
        return head, condition_row(kind, int(b.card_threshold[card]), have)
    rows = [need_at(look, card, i) for i in range(b.card_needs[card])]
    asked = [need_row(look, area, kind, m, met) for m, area, kind, met in rows]
    return head, tuple(icon for row in asked for icon in row)


def need_at(look: Look, card: int, i: int) -> tuple[int, int, int, bool]:
    """Monastery, area, type of building (or -1), and whether the viewer has a novice there."""
    m, area, kind = (
        int(part[card, i]) for part in (look.b.need_monastery, look.b.need_area, look.b.need_type)
    )
    return m, area, kind, look.viewer is not None and stands(look, look.viewer, m, area, kind)


def points_by_year(look: Look, card: int) -> str:
    """What it is worth in the three years, "14 *10 7" in the second; or its one value."""
    points = [str(int(look.b.card_points[card, year])) for year in range(YEARS)]
    if len(set(points)) == 1:
        return points[0]
    if look.s.phase != OVER:
        points[look.s.year - 1] = NOW + points[look.s.year - 1]
    return " ".join(points)


def needs_say(look: Look, card: int) -> Say:
    """What it asks for; the viewer sees what is met already."""
    if look.b.card_condition[card]:
        return condition_say(look, card)
    return and_say([need_say(look, card, i) for i in range(look.b.card_needs[card])])


def need_say(look: Look, card: int, i: int) -> Say:
    m, area, kind, met = need_at(look, card, i)
    place = TYPE_NAMES[kind] if kind >= 0 else AREA_NAMES[area]
    return say("scene-need", place=place, monastery=LETTERS[m], met=met)


def stands(look: Look, seat: int, m: int, area: int, kind: int) -> bool:
    """M-102: an own novice in that area, in a building of that type if the card names one."""
    if area == CHAPEL:
        return bool(look.s.chapel[seat, m])
    if area != BUILDING:
        return bool(look.s.cloister[seat, m])
    asked = look.b.of_type[look.s.side, m, kind] if kind >= 0 else -1
    return bool(look.s.buildings[seat, m] & asked)


def condition_say(look: Look, card: int) -> Say:
    """M-103; `have` is what the viewer has of it, "none" for a spectator."""
    kind, asked = int(look.b.card_condition[card]), int(look.b.card_threshold[card])
    have = "none" if look.viewer is None else str(held(look, look.viewer, kind))
    return say("scene-condition", kind=CONDITION_NAMES[kind], asked=asked, have=have)


def held(look: Look, seat: int, kind: int) -> int:
    s = look.s
    if kind == WINDOW_KINDS:
        return len({int(t) for t in s.window[seat]} - {0})
    counts = {SENT: s.sent, IN_COMMONS: s.in_commons, IN_CLOISTERS: s.in_cloisters, DICE_OWNED: s.own_dice}
    return int(counts[kind][seat])


def claimed_by(look: Look, i: int) -> Say:
    """Who has claimed a mission, in words."""
    seats = [seat_say(seat) for seat in look.seats if look.s.claimed[seat, i]]
    return and_say(seats) if seats else say("scene-nobody")


def discs(look: Look) -> list[Piece]:
    """M-100: one disc for every claim, with its year."""
    found = []
    for i in range(SHOWN):
        _, name = card_at(look, i)
        for seat in look.seats:
            year = int(look.s.claimed[seat, i])
            if year:
                label = say("scene-disc", seat=seat_say(seat), year=year)
                place = f"mission-{name}"
                found.append(
                    Piece(f"disc-{seat}-{name}", place, "disc", label, seat=seat, tone=COLOURS[seat])
                )
    return found


# -- prices (M-72, M-74, M-75) ------------------------------------------------------------


def prices_sheet(look: Look) -> tuple[Sheet, list[Piece]]:
    """What sending costs and gives; of the chapel and the cloister the viewer's next price is marked."""
    cards = (
        *(type_prices(look, t) for t in range(TYPES)),
        area_prices(look, "chapel", TYPES, look.b.chapel_cost, look.s.in_chapels),
        area_prices(look, "cloister", TYPES + 1, look.b.cloister_cost, look.s.in_cloisters),
    )
    columns: dict[int, Words] = {1: ROMAN[0], 2: ROMAN[1], 3: say("scene-column-gain")}
    return Sheet("prices", say("scene-sheet-prices"), cards, "cards", columns=columns), []


def type_prices(look: Look, t: int) -> Space:
    mark = say("scene-type", type=TYPE_NAMES[t])
    low, high, gain = price_say(look.b, t, 0), price_say(look.b, t, 1), gain_say(look.b, t)
    label = say("scene-price-type", type=TYPE_NAMES[t], low=low, high=high, gain=gain)
    short = (price_say(look.b, t, row, form="short") for row in (0, 1))
    face = type_face(look.b, t)
    return Space(f"price-{TYPE_NAMES[t]}", (t, 0), label, mark, (*short, gain), shape="card", face=face)


def area_prices(look: Look, area: str, row: int, costs: Vec, sent: Vec) -> Space:
    """Prices by ordinal: an own first novice there, a second, any later one."""
    prices = [int(costs[i]) for i in range(3)]
    own = None if look.viewer is None else int(sent[look.viewer])
    first, second, later = prices
    mark = say("scene-area", area=area)
    ordinal = ordinal_price(prices, own)
    price = say("scene-price-area", area=area, prices=ordinal)
    label = say("scene-price-ordinal", area=area, first=first, second=second, later=later)
    glyph, paid = ("chapel-glyph", "influence") if area == "chapel" else ("arch-glyph", "rosary")
    face = area_face(glyph, ordinal, paid)
    return Space(f"price-{area}", (row, 0), label, mark, (price,), shape="card", face=face)
