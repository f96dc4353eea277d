"""Positions far into a game, thrown together by lot: what play by random decisions hardly ever reaches."""

from collections import Counter
from random import Random
from typing import Any

from tests.games.monastery.build import Build
from tests.games.monastery.oracle_table import COLOURS, DIAL
from tests.games.monastery.oracle_tiles import LIMIT, ORDER, TYPES, Tile

ICONS = [name for name in ORDER if TYPES[name].kind in ("icon", "prison")]
ROUNDS = [space for space, (kind, _) in enumerate(DIAL) if kind in ("study", "hard_work")]


def crowded(rng: Random, players: int, **options: Any) -> Build:
    """A monastery of eight to thirty tiles, monks all over it, strips half covered."""
    seats = rng.sample(COLOURS, players)
    b = Build(*seats, day=rng.choice([1, 2]), space=rng.choice(ROUNDS), abbot=rng.choice(seats), **options)
    b.turn = rng.choice(seats)
    lay_tiles(rng, b, rng.randrange(8, 30))
    for colour in seats:
        settle(rng, b, colour)
        deal_hand(rng, b, colour)
    cover(rng, b)
    scatter(rng, b)
    return b


def lay_tiles(rng: Random, b: Build, number: int) -> None:
    """One tile after another where it may lie, icon tiles first, most of them built."""
    m = b.o.m
    bag = Counter({name: TYPES[name].count for name in ORDER if name != "secret_way"})
    ways = [colour for colour in b.seats if rng.random() < 0.7]
    for _ in range(number):
        names = [n for n in (ICONS if rng.random() < 0.5 else ORDER) if bag[n] > 0]
        names += ["secret_way"] * bool(ways)
        name = next((n for n in rng.sample(names, len(names)) if m.room_for(n)), "")
        if not name:
            return
        cell = rng.choice(list(m.room_for(name).values()))
        turns = rng.choice(m.fitting_turns(name, cell))
        bag[name] -= 1
        owner = ways.pop() if name == "secret_way" else "red"
        b.lay(name, cell, turns, built=rng.random() < 0.75 or TYPES[name].kind == "feature", owner=owner)


def groups_to_build(rng: Random, players: int, **options: Any) -> Build:
    """Paths, fields and gardens side by side, half of them built, on the others monks that will."""
    seats = rng.sample(COLOURS, players)
    b = Build(*seats, space=rng.choice(ROUNDS), **options)
    m = b.o.m
    bag = Counter({name: TYPES[name].count for name in ORDER if TYPES[name].kind in LIMIT})
    for _ in range(rng.randrange(4, 17)):
        name = next((n for n in rng.sample(list(+bag), len(+bag)) if m.room_for(n)), "")
        if not name:
            break
        bag[name] -= 1
        cell = rng.choice(list(m.room_for(name).values()))
        colour = rng.choice([seats[0], *seats])
        full = rng.random() < 0.6 and len(b.o.monks_of(colour)) < 4
        monk = f"{colour}{TYPES[name].boxes[0]}" if full else ""
        b.lay(name, cell, rng.choice(m.fitting_turns(name, cell)), monk, built=not full)
    return b


def grow_far(rng: Random, b: Build, number: int) -> None:
    """All built, each tile as far from the Abbey as may be: so all 53 find a place."""
    m, ways = b.o.m, list(b.seats)
    bag = Counter({name: TYPES[name].count for name in ORDER if name != "secret_way"})
    bag["secret_way"] = len(ways)
    for _ in range(number):
        names = rng.sample(list(+bag), len(+bag))
        places = [(abs(x - 1) + abs(y), name, (x, y)) for name in names for x, y in m.room_for(name).values()]
        _, name, cell = max(places, key=lambda place: place[0])
        owner = ways.pop() if name == "secret_way" else "red"
        b.lay(name, cell, rng.choice(m.fitting_turns(name, cell)), owner=owner)
        bag[name] -= 1


def settle(rng: Random, b: Build, colour: str) -> None:
    """Monks on tiles with room, one or two in the Abbey, the rest on the grid."""
    monks = rng.randrange(2, 6)
    b.abbey(**{colour: rng.randrange(3)})
    places = [tile for tile in b.o.m.tiles[1:] if tile.type.kind != "feature"]
    for tile in rng.sample(places, min(monks, len(places))):
        room(rng, b, tile, colour)
    if not b.o.monks_of(colour):
        b.abbey(**{colour: 1})


def room(rng: Random, b: Build, tile: Tile, colour: str) -> None:
    """A monk onto a tile, praying now and then, if there is a place for it."""
    m = b.o.m
    if m.full(tile) or len(b.o.monks_of(colour)) == 5:
        return
    if not tile.built:
        b.put(tile, colour, rng.choice(m.empty_boxes(tile)))
        return
    in_chapel = tile.type.name == "chapel" and not any(monk.colour == colour for monk in m.on(tile))
    b.put(tile, colour, prays=(in_chapel or not m.on(tile)) and rng.random() < 0.2)


def deal_hand(rng: Random, b: Build, colour: str) -> None:
    """Up to five of the tiles left."""
    out = Counter(tile.type.name for tile in b.o.m.tiles[1:])
    for hand in b.o.hands.values():
        out += hand
    left = Counter({n: TYPES[n].count - out[n] for n in ORDER if n != "secret_way"})
    pool = list((+left).elements())
    b.hand(colour, *rng.sample(pool, min(len(pool), rng.randrange(6))))


def cover(rng: Random, b: Build) -> None:
    """Some letters of the grid onto strips; now and then all but a few; some of the rest black."""
    o = b.o
    share = rng.choice([0.2, 0.6, 0.95])
    for colour in o.order:
        for letter in [letter for letter in o.letters.values() if rng.random() < share]:
            there = o.first_empty(colour, letter) is not None and letter in o.letters.values()
            if there and len(o.letters) > 1:
                b.strip(colour, letter, rng.choice(["gold", "gold", "black"]))
    b.blacken(*[space for space in o.letters if rng.random() < 0.2])


def scatter(rng: Random, b: Build) -> None:
    """Blessings in hand and on tiles; the supply is often empty."""
    left = rng.choice([20, 20, 8])
    for colour in b.o.order:
        share = rng.randrange(left // len(b.o.order) + 1)
        b.blessings(**{colour: share})
        left -= share
    for tile in b.o.m.tiles[1:]:
        if not tile.built and left and rng.random() < 0.3:
            tile.blessings = rng.randrange(1, left + 1)
            left -= tile.blessings
