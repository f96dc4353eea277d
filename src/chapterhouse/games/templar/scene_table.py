"""What lies round Templar's abbey: the harbour, open piles, the viewer's hand, supplies and stocks."""

from typing import Any

from chapterhouse.games.templar.actions import CARD_NAMES, TREASURE_NAMES
from chapterhouse.games.templar.scene_places import PILE, PILES, jetty, on_jetty
from chapterhouse.games.templar.scene_words import (
    COLOURS,
    RAFFAELE,
    Look,
    blockers,
    card_say,
    has,
    letter_say,
    store_of,
    treasure_mark,
    treasure_say,
)
from chapterhouse.games.templar.state import (
    BELLS,
    BENJAMINUS,
    CARDS,
    CHOOSING,
    MARIA,
    PORTICUS,
    REMIGIUS,
    SEVERUS,
    STEPHANUS,
)
from chapterhouse.kernel.phrases import list_say, seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Icon, Piece, Point, Sheet, Sign, Space, Words

Made = tuple[Sheet, list[Piece]]

CARD, STEP = (2.0, 1.62), (2.08, 1.72)  # a card of the hand, and from one to the next
ACROSS = 3

# -- harbour (T-15, T-55, T-73) -----------------------------------------------------------


def harbour_sheet(look: Look) -> Made:
    """Six jetties clockwise from the ship, with their tiles and the pawns there."""
    spaces, pieces = list[Space](), list[Piece]()
    for at, store in enumerate(look.stores):
        spaces.append(store_space(look, at, store))
        pieces += [*tiles(look, int(store["id"])), *pawns(look, int(store["id"]))]
    columns: dict[int, Words] = {
        at: say("scene-mark-store", number=int(store["id"]), ship=bool(store["ship_icon"]))
        for at, store in enumerate(look.stores)
    }
    return Sheet("harbour", say("scene-sheet-harbour"), tuple(spaces), columns=columns), pieces


def store_space(look: Look, at: int, store: dict[str, Any]) -> Space:
    """A jetty: its tiles, between them and the water those who wait, and its number."""
    number, capacity = int(store["id"]), int(look.b.store_capacity[at + 1])
    (x, y), extent = jetty(look, store)
    label = say("scene-store", number=number, capacity=capacity, ship=bool(store["ship_icon"]))
    slots, waiting = on_jetty(look, store, store["slots"]), on_jetty(look, store, store["pawn_spots"])
    sign = (Icon(words=str(number), look="numeral"), *((Icon("sailboat"),) if store["ship_icon"] else ()))
    between = (x, (slots[0][1] + waiting[0][1]) / 2)
    return Space(
        f"store-{number}", (1, at), label, f"/{capacity}", state="" if look.s.loaded[number] else "free",
        shape="jetty", x=x, y=y, size=extent, spots=(*slots, *waiting),
        quiet=True, signs=(Sign(between, sign),),
    )  # fmt: skip


def tiles(look: Look, number: int) -> list[Piece]:
    """The tiles of a storehouse, kind by kind."""
    found = list[Piece]()
    for treasure, name in enumerate(TREASURE_NAMES):
        for _ in range(int(look.s.store[number, treasure])):
            id_, place = f"store-{number}-tile-{len(found)}", f"store-{number}"
            label, mark = treasure_say(treasure), treasure_mark(treasure)
            found.append(Piece(id_, place, name.replace("_", "-"), label, mark, tone=name.replace("_", "-")))
    return found


def pawns(look: Look, number: int) -> list[Piece]:
    """T-57: pawns that wait in a storehouse, behind the places of its tiles."""
    slots = len(look.stores[number - 1]["slots"])
    return [
        Piece(
            f"pawn-{seat}", f"store-{number}", "pawn", say("scene-pawn", seat=seat_say(seat)), seat=seat,
            tone=COLOURS[seat], spot=slots + seat,
        )
        for seat in look.seats
        if store_of(int(look.s.pawn[seat])) == number
    ]  # fmt: skip


# -- open piles (T-28, T-81) --------------------------------------------------------------


def piles_sheet(look: Look) -> Made:
    """The top card of every pile, Raffaele's and how many tiles the bag holds."""
    first = look.viewer or 0
    order = [(first + i) % len(look.seats) for i in look.seats]
    piles = [*order, *([RAFFAELE] if look.raffaele else [])]
    spaces = [pile_space(look, at, seat) for at, seat in enumerate(piles)]
    spaces.append(bag_space(look, len(piles)))
    pieces = [
        Piece(
            f"sealed-{seat}",
            f"pile-{seat}",
            "card-back",
            say("scene-sealed", seat=seat_say(seat)),
            "▮",
            glyph="blank",
        )
        for seat in look.seats
        if look.s.phase == CHOOSING and has(look.s.sealed, seat)
    ]  # fmt: skip
    columns: dict[int, Words] = {at: owner_say(seat) for at, seat in enumerate(piles)}
    columns[len(piles)] = say("scene-bag-name")
    return Sheet("piles", say("scene-sheet-piles"), tuple(spaces), columns=columns), pieces


def owner_say(seat: int) -> Say:
    """Whose pile it is."""
    return say("scene-raffaele") if seat == RAFFAELE else seat_say(seat)


def pile_space(look: Look, at: int, seat: int) -> Space:
    """A pile with its top card; the harbour number counts when its owner plays the Bells (T-70)."""
    top = int(look.s.raffaele_top if seat == RAFFAELE else look.s.top[seat]) - 1
    name = "raffaele" if seat == RAFFAELE else str(seat)
    card: Words = card_say(top) if top >= 0 else say("scene-no-card")
    label = say("scene-pile", owner=owner_say(seat), card=card)
    sign = (Icon(words=letter_say(seat), tone=COLOURS[seat]), Icon(words=owner_say(seat), look="name"))
    lines: list[tuple[Icon, ...]] = [
        sign if seat != RAFFAELE else (Icon(words=owner_say(seat), look="name"),)
    ]
    if top >= 0:
        lines += [(Icon(CARD_GLYPHS[top]),), (Icon(words=card, look="card-name"),), *number_line(look, top)]
    if seat != RAFFAELE:
        lines += [(Icon("cards"), Icon(words=str(int(look.s.hand[seat]).bit_count())))]
    x, y = pile_at(at)
    return Space(
        f"pile-{name}", (0, at), label, card, shape="card", state="" if top >= 0 else "free",
        x=x, y=y, size=PILE, face=tuple(lines), spots=((x, y + 0.7),),
    )  # fmt: skip


def pile_at(at: int) -> Point:
    """Where a pile lies."""
    return at % PILES * (PILE[0] + 0.12), at // PILES * (PILE[1] + 0.12)


def number_line(look: Look, card: int) -> list[tuple[Icon, ...]]:
    """The harbour number (T-6)."""
    number = int(look.b.harbour[card])
    return [(Icon("sailboat"), Icon(words=str(number)))] if card != BELLS else []


def bag_space(look: Look, at: int) -> Space:
    """T-92."""
    count = sum(int(n) for n in look.s.bag)
    label = say("scene-bag", count=count)
    x, y = pile_at(at)
    face = ((Icon("bag"),), (Icon(words=str(count), look="numeral"),))
    return Space("bag", (0, at), label, str(count), shape="label", x=x, y=y, size=(1, 1.2), face=face)


# -- the hand (T-4, T-27 to T-29) ---------------------------------------------------------

CARD_GLYPHS = (
    "monk", "monk", "monk", "candle", "basket", "quill", "key", "remigius-sign", "severus-sign", "bell",
)  # fmt: skip


def hand_sheets(look: Look) -> list[Made]:
    """The viewer's cards: what each does, and why it cannot be played now."""
    if look.viewer is None:
        return []
    held = [card for card in range(CARDS) if card != STEPHANUS or look.s.illustrator]
    spaces = tuple(hand_card(look, at, card) for at, card in enumerate(held))
    columns: dict[int, Words] = {3: say("scene-column", name="number")}
    label = say("scene-sheet-hand")
    pieces = list[Piece]()
    chosen = int(look.s.chosen[look.viewer]) - 1
    if chosen >= 0:
        seat = look.viewer
        place = f"hand-{CARD_NAMES[chosen]}"
        words = say("scene-chosen")
        pieces.append(
            Piece(f"chosen-{seat}", place, "choice", words, seat=seat, tone=COLOURS[seat], chosen=True)
        )
    return [(Sheet("hand", label, spaces, "cards", look.viewer, columns=columns), pieces)]


def hand_card(look: Look, at: int, card: int) -> Space:
    """A card in hand, blocked, or on the own pile."""
    assert look.viewer is not None
    name, here = CARD_NAMES[card], has(look.s.hand[look.viewer], card)
    by = blockers(look, card) if here else []
    x, y = at % ACROSS * STEP[0], at // ACROSS * STEP[1]
    status = status_say(here, by)
    number: Words = str(int(look.b.harbour[card])) if card != BELLS else "–"
    label = say(
        "scene-hand-card",
        card=card_say(card),
        does=does_say(look, card),
        number=int(look.b.harbour[card]),
        status=status,
    )
    notes: tuple[Words, ...] = (moves_say(look, card), effect_say(look, card), number, status)
    return Space(
        f"hand-{name}", (at, 0), label, card_say(card), notes,
        state="used" if not here else "closed" if by else "",
        shape="card", x=x, y=y, size=CARD, face=tuple(face_of(look, card, here, by)),
        spots=((x + CARD[0] / 2 - 0.3, y + CARD[1] / 2 - 0.3),),
    )  # fmt: skip


def status_say(here: bool, by: list[int]) -> Say:
    """Why a card cannot be played, if so."""
    if not here:
        return say("scene-card-state", state="pile", seats="")
    if not by:
        return say("scene-card-state", state="hand", seats="")
    return say("scene-card-state", state="blocked", seats=list_say([owner_say(seat) for seat in by]))


def does_say(look: Look, card: int) -> Say:
    """The whole card in words."""
    return say("scene-card-does", moves=moves_say(look, card), effect=effect_say(look, card))


def moves_say(look: Look, card: int) -> Say:
    """What moves, and how far."""
    steps = int(look.b.steps[card])
    return say("scene-card-moves", card=CARD_NAMES[card], steps=str(steps) if steps < 2 else f"1–{steps}")


def effect_say(look: Look, card: int) -> Say:
    """What follows."""
    return say(
        "scene-card-effect", card=CARD_NAMES[card], count=int(look.b.hides[card]),
        points=int(look.b.card_points[card]),
    )  # fmt: skip


def face_of(look: Look, card: int, here: bool, by: list[int]) -> list[tuple[Icon, ...]]:
    """A card in symbols: name, what moves, what follows; the harbour number, and who blocks it."""
    name = (Icon(CARD_GLYPHS[card]), Icon(words=card_say(card), look="card-name"))
    last = [*(number_line(look, card) or [()])[0]]
    if not here:
        last.append(Icon("cards"))
    elif by:
        last.append(Icon("lock"))
        last += [Icon(words=letter_say(seat), tone=COLOURS[seat]) for seat in by if seat != RAFFAELE]
        last += [Icon(words=say("scene-raffaele-letter"), look="note")] if RAFFAELE in by else []
    return [name, movement(look, card), effect(look, card), tuple(last)]


def movement(look: Look, card: int) -> tuple[Icon, ...]:
    """What moves, and how far, in symbols."""
    steps = int(look.b.steps[card])
    far = Icon(words=str(steps) if steps < 2 else f"1–{steps}")
    if card == BELLS:
        return (Icon("sailboat"), Icon(words="+"))
    if card == MARIA:
        return (Icon("figure"), Icon("sailboat"))
    if card == PORTICUS:
        return (Icon("door"), Icon("turn"))
    if card in (REMIGIUS, SEVERUS):
        return (Icon("remigius-sign" if card == REMIGIUS else "severus-sign"), Icon("steps"), far)
    return (Icon("figure"), Icon("steps"), far)


def effect(look: Look, card: int) -> tuple[Icon, ...]:
    """What follows, in symbols."""
    if look.b.hides[card]:
        return (Icon("chalice"), Icon("book"), Icon("ring-round"), Icon(words=f"×{int(look.b.hides[card])}"))
    if card == BENJAMINUS:
        return (Icon("ring-round"), Icon("steps"), Icon("ring-round"))
    if card == STEPHANUS:
        return (Icon("points"), Icon(words="="), Icon("figure"))
    if card == REMIGIUS:
        return (Icon("points"), Icon("turn"))
    if card == BELLS:
        return (Icon("cards"), Icon("turn"))
    if card == MARIA:
        return (Icon("chalice"), Icon("book"), Icon("ring-round"))
    return (Icon("points"), Icon(words=str(int(look.b.card_points[card]))))


# -- supply and stock (T-7, T-21) ---------------------------------------------------------


def mat_sheet(look: Look, seat: int) -> Made:
    """A row for the stock, which can be hidden now, and one for the supply."""
    spaces, pieces = list[Space](), list[Piece]()
    for row, (store, counts) in enumerate((("stock", look.s.stock), ("supply", look.s.supply))):
        for treasure, name in enumerate(TREASURE_NAMES):
            count, place = int(counts[seat, treasure]), f"{store}-{seat}-{name}"
            words = say("scene-count", store=store, treasure=treasure_say(treasure, count), count=count)
            spaces.append(Space(place, (row, treasure), words, shape="round"))
            if count:
                tone, mark = name.replace("_", "-"), treasure_mark(treasure)
                label = treasure_say(treasure)
                pieces.append(Piece(f"{place}-tile", place, tone, label, mark, tone=tone, count=count))
    rows: dict[int, Words] = {0: say("scene-row", name="stock"), 1: say("scene-row", name="supply")}
    own = seat == look.viewer
    label = say("scene-sheet-mat", seat=seat_say(seat), own=own)
    return Sheet(f"mat-{seat}", label, tuple(spaces), "mat", seat, rows, tone=COLOURS[seat]), pieces
