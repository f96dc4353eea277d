"""What can be chosen in Templar now: each legal action, where it is chosen, and what it would mean."""

from chapterhouse.games.templar.actions import CARD_NAMES, TREASURE_NAMES
from chapterhouse.games.templar.scene_words import (
    Look,
    area_say,
    has,
    is_ring,
    kind_of,
    room_of,
    room_say,
    seats_say,
    treasure_say,
    treasures_say,
)
from chapterhouse.games.templar.state import (
    ABBOT,
    BELLS,
    BOOK,
    BOOKS,
    CHALICE,
    CHALICES,
    FIGURES,
    FIRST_AREA,
    PLACES,
    PRIOR,
    STEPHANUS,
    TREASURES,
)
from chapterhouse.kernel.alphabet import Action
from chapterhouse.kernel.phrases import action_say, list_say, seat_say
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Target


def targets(look: Look) -> tuple[Target, ...]:
    """Every legal action of the viewer, in order."""
    every = (look.names.alphabet[number] for number in look.view.legal)
    return tuple(
        Target(a.number, label_of(look, a), place_of(look, a), hint_of(look, a), a.text) for a in every
    )


def label_of(look: Look, action: Action) -> Say:
    """What an action does, with the names of rooms and areas."""
    params = action.params
    match action.kind:
        case "move" | "step" | "place":
            room = int(params["room"])
            piece = str(params.get("piece", params.get("figure", "pawn")))
            return say(f"scene-do-{action.kind}", piece=piece, number=room, room=room_say(look, room))
        case "area" | "drop" | "turn" | "take":
            area = area_say(look, at_room(look), int(params["area"]))
            owner = seat_say(int(params["owner"])) if action.kind == "take" else ""
            return say(f"scene-do-{action.kind}", area=area, owner=owner)
    return action_say(action, look.names)


def at_room(look: Look) -> int:
    """The room that a ring area belongs to: the abbot's while he counts, else the pawn's."""
    if look.view.game.points.get(int(look.s.ask)) == "turn":
        return int(look.s.figure[ABBOT])
    return room_of(int(look.s.pawn[look.s.to_act])) or int(look.s.figure[ABBOT])


def place_of(look: Look, action: Action) -> str | None:
    """The space that an action is chosen on; None is a button."""
    params = {name: str(value) for name, value in action.params.items()}
    seat = look.view.seat
    match action.kind:
        case "place" | "move" | "step":
            return f"floor-{params['room']}"
        case "split":
            return f"supply-{seat}-{params['single']}"
        case "choose" | "play":
            return f"hand-{params['card']}"
        case "gate":
            return f"outside-{params['gate']}"
        case "hide":
            return f"stock-{seat}-{params['treasure']}"
        case "area" | "take" | "drop" | "turn":
            return f"area-{at_room(look)}-{params['area']}"
        case "storehouse":
            return f"store-{params['storehouse']}"
        case "door":
            return f"passage-{params['passage']}"
    return None


# -- hints --------------------------------------------------------------------------------


def hint_of(look: Look, action: Action) -> Say | None:
    """What a choice means here."""
    params = action.params
    match action.kind:
        case "play" | "choose":
            return card_hint(look, CARD_NAMES.index(str(params["card"])))
        case "move":
            return move_hint(look, str(params["piece"]), int(params["room"]))
        case "hide":
            return hide_hint(look, TREASURE_NAMES.index(str(params["treasure"])))
        case "area" | "drop":
            return area_hint(look, int(params["area"]))
        case "step":
            return step_hint(look, int(params["room"]))
        case "take":
            ring = kind_of(look, at_room(look), int(params["area"]))
            return None if ring is None else treasure_say(ring)
        case "storehouse":
            return store_hint(look, int(params["storehouse"]))
        case "door":
            a, b = look.passages[int(look.s.door)]["rooms"]
            return say("scene-hint-door", a=int(a), b=int(b))
        case "announce":
            points = int(look.b.rooms_points[look.b.rooms])
            return say("scene-hint-announce", points=points)
    return None


def card_hint(look: Look, card: int) -> Say:
    """What a card does; of the Bells how many tiles would come (T-70)."""
    assert look.viewer is not None
    if card == BELLS:
        return say("scene-hint-bells", count=tiles_to_come(look, int(look.s.top[look.viewer]) - 1))
    return say(
        "scene-hint-card",
        card=CARD_NAMES[card],
        steps=int(look.b.steps[card]),
        count=int(look.b.hides[card]),
        points=int(look.b.card_points[card]),
    )


def tiles_to_come(look: Look, top: int) -> int:
    """T-70, T-71: as the card on top says; T-74, T-77: no more than there is space for, or in the bag."""
    spaces = sum(int(n) for n in look.b.store_capacity) - sum(int(n) for n in look.s.loaded)
    return min(int(look.b.harbour[top]), spaces, sum(int(n) for n in look.s.bag)) if top >= 0 else 0


def move_hint(look: Look, piece: str, room: int) -> Say | None:
    """What would follow in a room: points, places for treasures, a valuation."""
    if piece == "remigius":
        return valuation_hint(look, room)
    if piece == "severus":
        return guard_hint(look, room)
    if look.s.card - 1 == STEPHANUS:
        return say("scene-hint-points", points=company(look, room))
    return hiding_hint(look, room)


def company(look: Look, room: int) -> int:
    """T-58: other pawns and figures in a room."""
    pawns = sum(1 for seat in look.seats if seat != look.s.to_act and look.s.pawn[seat] == room)
    return pawns + sum(1 for figure in range(FIGURES) if look.s.figure[figure] == room)


def hiding_hint(look: Look, room: int) -> Say:
    """T-39, T-42: what of the stock could be hidden there."""
    if look.s.figure[PRIOR] == room:
        return say("scene-hint-severus")
    fits = [
        treasure
        for treasure in range(TREASURES)
        if look.s.stock[look.s.to_act, treasure] and has(look.s.opens[treasure], room)
    ]
    if not fits:
        return say("scene-hint-no-place")
    return say("scene-hint-fits", treasures=list_say([treasure_say(treasure) for treasure in fits]))


def valuation_hint(look: Look, room: int) -> Say:
    """T-64, T-65: who would gain what."""
    if look.s.figure[PRIOR] == room:
        return say("scene-hint-not-valued")
    gains = [(seat, fresh_points(look, room, seat)) for seat in look.seats]
    parts = [say("scene-hint-gain", seat=seat_say(seat), points=points) for seat, points in gains if points]
    return say("scene-hint-valued", gains=list_say(parts)) if parts else say("scene-hint-nothing")


def fresh_points(look: Look, room: int, seat: int) -> int:
    """T-65: what the fresh treasures of a seat in a room are worth."""
    return sum(
        int(look.s.fresh[look.b.spot[room, place], seat]) * worth(look, room, place)
        for place in range(PLACES)
    )


def fresh(look: Look, room: int, place: int, seat: int) -> int:
    """How many treasures of a seat in a place are not valued yet."""
    return int(look.s.fresh[look.b.spot[room, place], seat])


def worth(look: Look, room: int, place: int) -> int:
    """The points of one treasure in a place."""
    if place in (CHALICES, BOOKS):
        return int(look.b.value[CHALICE if place == CHALICES else BOOK])
    return int(look.b.value[look.s.kind[look.b.spot[room, place]]]) if look.s.filled[room, place] else 0


def guard_hint(look: Look, room: int) -> Say:
    """T-42, T-60: whose fresh treasures would be out of reach."""
    seats = [seat for seat in look.seats if fresh_points(look, room, seat)]
    return say("scene-hint-guarded", seats=seats_say(seats)) if seats else say("scene-hint-guards-nothing")


def hide_hint(look: Look, treasure: int) -> Say:
    """T-5: what it brings when it is valued; how many spaces this room has for it."""
    room = at_room(look)
    return say("scene-hint-hide", points=int(look.b.value[treasure]), spaces=spaces_for(look, room, treasure))


def spaces_for(look: Look, room: int, treasure: int) -> int:
    """T-39, T-40: empty spaces of a room for a treasure."""
    if not is_ring(treasure):
        return free(look, room, CHALICES if treasure == CHALICE else BOOKS)
    areas = range(FIRST_AREA, FIRST_AREA + look.b.areas)
    return sum(
        free(look, room, place)
        for place in areas
        if kind_of(look, room, place - FIRST_AREA + 1) in (None, treasure)
    )


def free(look: Look, room: int, place: int) -> int:
    """Empty spaces of a place."""
    return int(look.b.capacity[room, place]) - int(look.s.filled[room, place])


def area_hint(look: Look, area: int) -> Say:
    """T-40: the spaces left, and whether the ring would decide the kind."""
    room = at_room(look)
    left = free(look, room, FIRST_AREA + area - 1)
    return say("scene-hint-area", free=left, empty=kind_of(look, room, area) is None)


def step_hint(look: Look, room: int) -> Say | None:
    """T-48, T-51: fresh rings that could be picked up there; or Severus."""
    if look.s.figure[PRIOR] == room:
        return say("scene-hint-severus")
    if look.s.carried or look.s.taken_from:
        return None
    rings = sum(
        int(look.s.fresh[look.b.spot[room, place], seat])
        for place in range(FIRST_AREA, PLACES)
        for seat in look.seats
    )
    return say("scene-hint-rings", count=rings)


def store_hint(look: Look, number: int) -> Say:
    """T-55: what would come from the supply, and T-56: what it lacks."""
    tiles = [int(n) for n in look.s.store[number]]
    got = [min(count, int(look.s.supply[look.s.to_act, kind])) for kind, count in enumerate(tiles)]
    return say("scene-hint-store", treasures=treasures_say(got), lost=sum(tiles) - sum(got))
