"""Monastery's scoring: building, prayer, work (chapter 5), testament points and the end (chapter 8)."""

from chapterhouse.games.monastery.monks import is_built, is_full, prayed_on
from chapterhouse.games.monastery.state import (
    ABBEY,
    BROWN,
    BUILT_EVENT,
    CHAPEL,
    EARNED_EVENT,
    FARM,
    FROM_BLESSINGS,
    FROM_BUILDING,
    FROM_LETTERS,
    FROM_PRAYER,
    FROM_TILES,
    FROM_WORK,
    GOLD,
    GREY,
    GROUP_KINDS,
    HARD_WORK,
    PATH,
    PHRASE,
    RESTED,
    SCORED_EVENT,
    SCRIPTUM,
    SIDES,
    STUDY,
    TYPES,
    WAY,
    Board,
    Monastery,
)
from chapterhouse.games.monastery.table import next_seat, partners
from chapterhouse.kernel.journal import Journal, begin, note, put
from chapterhouse.kernel.masks import bits
from chapterhouse.kernel.rule import rule

GOLD_POINTS = 3
CHAPEL_FACTOR = 2
FARM_EXTRA = 2
SCRIPTUM_EXTRA = 1


@rule(inline=True)
def score(s: Monastery, source: int, tile: int, points: int, j: Journal) -> None:
    """Points to be spent in this Scoring."""
    s.points += points
    begin(j, EARNED_EVENT)
    put(j, s.active)
    put(j, source)
    put(j, tile)
    put(j, points)


# -- groups -------------------------------------------------------------------------------


@rule
def cluster(s: Monastery, b: Board, tile: int, allowed: int) -> int:
    """Y-38: the group of a field, path or garden tile within a mask of tiles, as a mask."""
    found = 1 << tile
    grown = 0
    while grown != found:
        grown = found
        for other in range(1, s.laid + 1):
            if grown >> other & 1:
                found |= kindred(s, b, other) & allowed
    return found


@rule
def kindred(s: Monastery, b: Board, tile: int) -> int:
    """The neighbours of a tile in its group, as a mask."""
    found = 0
    for side in range(SIDES):
        other = s.beside[tile, side]
        near = other > ABBEY and s.group[other] == s.group[tile]
        if near and (b.kind[s.kind[tile]] != PATH or s.linked[tile] >> other & 1):
            found |= 1 << other
    return found


@rule(inline=True)
def in_group_kind(s: Monastery, b: Board, tile: int) -> bool:
    """Y-66, Y-69: a field, path or garden tile; the limits of groups bound what it pays."""
    return b.kind[s.kind[tile]] < GROUP_KINDS


# -- building (5.2, 5.3) ------------------------------------------------------------------


@rule
def group_tiles_to_build(s: Monastery, b: Board, colour: int) -> int:
    """Full unbuilt field, path and garden tiles with a monk of the colour."""
    found = 0
    for tile in range(1, s.laid + 1):
        ripe = is_full(s, tile) and not is_built(s, tile) and s.standing[tile, colour] > 0
        if ripe and in_group_kind(s, b, tile):
            found |= 1 << tile
    return found


@rule
def to_order(s: Monastery, b: Board, colour: int) -> int:
    """Y-68: tiles of one group that are built now and whose order is to be chosen; of several such
    groups the one with the lowest tile. 0 if there is nothing to choose."""
    mine = group_tiles_to_build(s, b, colour)
    if mine & mine - 1 == 0:
        return 0
    for tile in range(1, s.laid + 1):
        if mine >> tile & 1:
            found = cluster(s, b, tile, s.built | mine) & mine
            if found & found - 1:
                return found
    return 0


@rule
def building_points(s: Monastery, b: Board, colour: int, tile: int) -> int:
    """Y-61: the numbers under the monks; Y-66, Y-67: in a group once for every built tile (G-20)."""
    points = 0
    tile_type = s.kind[tile]
    for place in range(b.boxes[tile_type]):
        if s.box[tile, place] == colour + 1:
            points += b.box[tile_type, place]
    if b.kind[tile_type] < GROUP_KINDS:
        points *= bits(cluster(s, b, tile, s.built))
    return points


@rule
def build_tile(s: Monastery, b: Board, tile: int, j: Journal) -> None:
    """Y-61, Y-62 (T-5): points for the player; the last of its builders turns the tile over."""
    colour = s.colour[s.active]
    score(s, FROM_BUILDING, tile, building_points(s, b, colour, tile), j)
    seat = next_seat(s, s.active)
    while seat != s.first:
        if s.standing[tile, s.colour[seat]] > 0:
            return
        seat = next_seat(s, seat)
    flip(s, b, tile, j)


@rule
def flip(s: Monastery, b: Board, tile: int, j: Journal) -> None:
    """Y-63 to Y-65: the monks stand on the built side."""
    tile_type = s.kind[tile]
    s.built |= 1 << tile
    s.just_built |= 1 << tile
    for place in range(b.boxes[tile_type]):
        s.box[tile, place] = 0
        s.mark[tile, place] = RESTED
    if s.crowd[tile] < b.disc[tile_type]:
        s.full &= ~(1 << tile)
    begin(j, BUILT_EVENT)
    put(j, tile)
    put(j, tile_type)


@rule
def build_rest(s: Monastery, b: Board, j: Journal) -> None:
    """All that the player builds now, when no order is left to choose."""
    colour = s.colour[s.active]
    for tile in range(1, s.laid + 1):
        if is_full(s, tile) and not is_built(s, tile) and s.standing[tile, colour] > 0:
            build_tile(s, b, tile, j)


# -- prayer (5.4) -------------------------------------------------------------------------


@rule
def is_chapel(s: Monastery, tile: int) -> bool:
    """Y-106 (G-23); Y-127: in the simplified game it is a building like others."""
    return s.icon[CHAPEL] == tile and s.simplified == 0


@rule
def prayer_points(s: Monastery, b: Board, tile: int) -> int:
    """Y-72, Y-106."""
    disc = b.disc[s.kind[tile]]
    return disc * CHAPEL_FACTOR if is_chapel(s, tile) else disc


@rule
def set_praying(s: Monastery, b: Board, tile: int, j: Journal) -> None:
    """Y-72, Y-73; Y-60: where it stands."""
    colour = s.colour[s.active]
    s.standing[tile, colour] -= 1
    s.praying[tile, colour] += 1
    score(s, FROM_PRAYER, tile, prayer_points(s, b, tile), j)


# -- work (5.5) ---------------------------------------------------------------------------


@rule
def workplace(s: Monastery, b: Board, tile: int, season: int) -> bool:
    """Y-76, Y-79, Y-75 (G-14): built, of the round's colour, and nobody prays there; Y-64: not just built."""
    kind = b.kind[s.kind[tile]]
    if not is_built(s, tile) or s.just_built >> tile & 1 or kind in (PATH, WAY):
        return False
    wanted = GREY if season == STUDY else BROWN
    return b.colours[s.kind[tile]] & wanted > 0 and not prayed_on(s, tile)


@rule
def tile_work(s: Monastery, tile: int, season: int) -> int:
    """Y-78: 1 a tile; Y-108: on the Farm 2 more in hard work; Y-109: in the Scriptum 1 more in study."""
    if s.simplified == 0 and tile != ABBEY:
        if tile == s.icon[FARM] and season == HARD_WORK:
            return 1 + FARM_EXTRA
        if tile == s.icon[SCRIPTUM] and season == STUDY:
            return 1 + SCRIPTUM_EXTRA
    return 1


@rule
def work_points(s: Monastery, b: Board, colour: int, season: int) -> int:
    """Y-76 to Y-80; Y-77: the Abbey is a place of study; Y-59, Y-74: who prays now does not work."""
    points = 0
    for tile in range(s.laid + 1):
        if s.standing[tile, colour] > 0 and workplace(s, b, tile, season):
            points += tile_work(s, tile, season)
    return points


@rule
def work(s: Monastery, b: Board, j: Journal) -> None:
    """Y-80."""
    points = work_points(s, b, s.colour[s.active], b.round_kind[s.space])
    if points > 0:
        score(s, FROM_WORK, 0, points, j)


@rule
def blessings_for(points: int) -> int:
    """Y-89: points left over."""
    if points >= 10:
        return 4 if points >= 15 else 3
    if points >= 5:
        return 2
    return 1 if points > 0 else 0


# -- testament points (chapter 8) ---------------------------------------------------------


@rule
def golden(s: Monastery, colour: int) -> int:
    """Gold letters on a strip."""
    count = 0
    for place in range(PHRASE):
        count += 1 if s.strip[colour, place] == GOLD else 0
    return count


@rule
def penalty(s: Monastery, b: Board, seat: int) -> int:
    """Y-100 (G-38): discs of the tiles in hand, an unplaced Secret Way among them."""
    total = 0
    for tile_type in range(TYPES):
        total += s.hand[seat, tile_type] * b.disc[tile_type]
    return total


@rule
def points(s: Monastery, b: Board, seat: int) -> int:
    """Y-100. In a view of somebody else hand and blessings are zero, so only the letters count."""
    return GOLD_POINTS * golden(s, s.colour[seat]) + s.blessings[seat] - penalty(s, b, seat)


@rule
def reckon(s: Monastery, b: Board, seat: int, j: Journal) -> None:
    """Y-100: where the testament points come from, for everybody to see."""
    letters, tiles = GOLD_POINTS * golden(s, s.colour[seat]), -penalty(s, b, seat)
    s.testament[seat] = letters + s.blessings[seat] + tiles
    note(j, SCORED_EVENT, seat, FROM_LETTERS, letters)
    note(j, SCORED_EVENT, seat, FROM_BLESSINGS, s.blessings[seat])
    note(j, SCORED_EVENT, seat, FROM_TILES, tiles)


@rule
def team_points(s: Monastery, b: Board, seat: int) -> int:
    """Y-126: in pairs those of both partners."""
    total = 0
    for other in range(s.players):
        if other == seat or partners(s, s.colour[seat], s.colour[other]):
            total += points(s, b, other)
    return total


@rule
def lowest_row(s: Monastery, seat: int) -> int:
    """Y-101: the row farthest from the top decides ties; Y-126: of the team."""
    row = s.colour[seat]
    for other in range(s.players):
        if partners(s, s.colour[seat], s.colour[other]) and s.colour[other] > row:
            row = s.colour[other]
    return row


@rule
def wins(s: Monastery, b: Board, seat: int) -> int:
    """Y-101 (T-47), Y-126."""
    mine, row = team_points(s, b, seat), lowest_row(s, seat)
    for other in range(s.players):
        theirs = team_points(s, b, other)
        if theirs > mine or (theirs == mine and lowest_row(s, other) > row):
            return 0
    return 1
