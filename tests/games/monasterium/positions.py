"""Positions of Monasterium, built by hand on the record of a table.

Novices are named as in the notation, `II-C`, or `extra II`; places are `A building 3`, `A chapel`,
`A cloister 2`. Every builder keeps the derived fields right and leaves a sound position behind.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.games.monasterium.actions import ASK_PLACE, ASK_SPACE, LETTERS, ROMAN
from chapterhouse.games.monasterium.state import ACTION, COMMON, FACES, FROM_START, Board
from chapterhouse.games.monasterium.words import GOOD_NAMES
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import record

GAME = load_game("monasterium")
SEED = b"the seed of these tests".ljust(32)
# Missions that hardly anything here meets by chance.
QUIET = "A2,A3,B1,B2,C1,C3"
# Goods for anything.
PLENTY = {"soup": 9, "tool": 9, "book": 9, "influence": 9, "rosary": 9}
# A whole window of three monasteries.
LATIN = ("ABC", "BCA", "CAB")

Dice = Mapping[int, int | tuple[int, Mapping[int, int]]]


def new_table(
    players: int = 3,
    *,
    start: int | str = 0,
    missions: str = QUIET,
    seed: bytes = SEED,
    board: BoardFile | None = None,
) -> Table:
    """A table after the deal: the start player has rolled."""
    options = {"start_player": start, "missions": missions}
    return checked(Table(GAME, players, options, seed=seed, board=board))


def checked(table: Table) -> Table:
    """Lists the legal actions anew and holds the position against the invariants."""
    table.refresh()
    assert table.engine.fault(table.rows) == 0
    return table


def board_of(table: Table) -> Board:
    """The board record as a plain object."""
    return record(table.board)


# -- playing ------------------------------------------------------------------------------


def play(table: Table, *lines: str) -> Entry:
    """Plays lines of notation; returns the log entry of the last one."""
    entry = table.entry(table.ply)
    for line in lines:
        entry = table.play(line)
        assert table.engine.fault(table.rows) == 0
    return entry


def legal(table: Table) -> list[str]:
    """What may be played, in notation."""
    return [GAME.alphabet.text(action) for action in table.legal()]


def asked(table: Table) -> str:
    """The name of the open decision point; nothing when the game is over."""
    return "" if table.over else GAME.points[int(table.rows["ask"][0])]


def reason(table: Table, line: str) -> str:
    """The name of the reason against an action."""
    return table.why(line).reason


def told(entry: Entry, kind: str) -> list[Mapping[str, Any]]:
    """What the log entry tells of one kind of event."""
    return [happening.params for happening in entry.happenings if happening.kind == kind]


def scored(entry: Entry) -> list[tuple[int, str, int]]:
    """The points of a log entry, in order: seat, source, points."""
    return [(p["seat"], p["source"], p["points"]) for p in told(entry, "scored")]


# -- looking ------------------------------------------------------------------------------


def seat_of(table: Table, seat: int) -> dict[str, Any]:
    """A seat in words."""
    words: dict[str, Any] = table.words()["seats"][seat]
    return words


def stock(table: Table, seat: int = 0) -> dict[str, int]:
    """The goods that a seat has; goods that it lacks are left out."""
    return {good: count for good, count in seat_of(table, seat)["goods"].items() if count}


def prestige(table: Table, seat: int = 0) -> int:
    """The points of a seat."""
    return int(table.rows["prestige"][0, seat])


def messenger(table: Table, seat: int = 0) -> int:
    """The road space of a seat's messenger."""
    return int(seat_of(table, seat)["messenger"])


def on_space(table: Table, number: int) -> tuple[int, list[int]]:
    """Neutral dice and the seats' personal dice on a dice space."""
    space = table.words()["dice_spaces"][str(number)]
    return space["neutral"], space["personal"]


def monastery(table: Table, letter: str) -> dict[str, Any]:
    """A monastery in words."""
    words: dict[str, Any] = table.words()["monasteries"][letter]
    return words


def turn(table: Table) -> dict[str, Any]:
    """The running action turn in words."""
    words: dict[str, Any] = table.words()["turn"]
    return words


def bonus_space(table: Table, bonus: str) -> int:
    """The road space with a bonus."""
    spaces = {space["bonus"]: space["index"] for space in table.board.tree["road"]["space"]}
    return int(spaces[bonus])


def spots_of(table: Table, letter: str, kind: str) -> list[int]:
    """The buildings of a type in a monastery."""
    side = table.board.tree["setup"]["board_side"][str(table.players)]
    kinds = table.board.tree["side"][side]["buildings"][letter]
    return [spot for spot, one in enumerate(kinds, 1) if one == kind]


# -- building: what a seat has ----------------------------------------------------------------


def give(table: Table, seat: int = 0, **goods: int) -> Table:
    """The seat has these goods and no others."""
    for at, good in enumerate(GOOD_NAMES):
        table.rows["goods"][0, seat, at] = goods.get(good, 0)
    return checked(table)


def worth(table: Table, seat: int, points: int) -> Table:
    """The seat has this prestige."""
    table.rows["earned"][0, seat, FROM_START] += points - prestige(table, seat)
    table.rows["prestige"][0, seat] = points
    return checked(table)


def walk(table: Table, space: int, seat: int = 0) -> Table:
    """The seat's messenger stands on a road space."""
    table.rows["messenger"][0, seat] = space - 1
    return checked(table)


def own_dice(table: Table, dice: int, seat: int = 0) -> Table:
    """The seat owns so many personal dice; in the placement phase the new ones are in its hand."""
    more = dice - int(table.rows["own_dice"][0, seat])
    table.rows["own_dice"][0, seat] += more
    if table.words()["phase"] == "placement":
        table.rows["hand_personal"][0, seat] += more
    return checked(table)


def window(table: Table, *rows: str, seat: int = 0) -> Table:
    """The seat's window, a text for each row: `AB`, ``, `C`."""
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            m = LETTERS.index(letter)
            table.rows["window"][0, seat, row * 3 + column] = m + 1
            table.rows["tiles"][0, m] -= 1
    return checked(table)


def reroll_used(table: Table, seat: int = 0) -> Table:
    """The seat's re-roll tile has been used in this round."""
    table.rows["reroll"][0, seat] = 0
    return checked(table)


def date(table: Table, year: int, round_: int) -> Table:
    """It is this round of this year."""
    table.rows["year"], table.rows["round"] = year, round_
    return checked(table)


# -- building: novices --------------------------------------------------------------------


def stand(table: Table, novice: str, place: str, seat: int = 0) -> Table:
    """A novice has been sent to a place."""
    _leave(table, novice, seat)
    letter, area, *spot = place.split()
    m = LETTERS.index(letter)
    if area == "chapel":
        table.rows["chapel"][0, seat, m] += 1
        table.rows["in_chapels"][0, seat] += 1
    elif area == "cloister":
        table.rows["cloister"][0, seat, m] |= 1 << int(spot[0]) - 1
        table.rows["free_cloister"][0, m] &= ~(1 << int(spot[0]) - 1)
        table.rows["in_cloisters"][0, seat] += 1
    else:
        _move_in(table, m, int(spot[0]) - 1, seat)
    return checked(table)


def _leave(table: Table, novice: str, seat: int) -> None:
    table.rows["sent"][0, seat] += 1
    if novice.startswith("extra "):
        table.rows["extras"][0, seat] &= ~(1 << ROMAN.index(novice.removeprefix("extra ")))
        return
    row, column = novice.split("-")
    bit = ROMAN.index(row) * len(LETTERS) + LETTERS.index(column)
    assert table.rows["novices"][0, seat] >> bit & 1, f"{novice} has left already"
    table.rows["novices"][0, seat] &= ~(1 << bit)
    if row == "IV":
        table.rows["yellow"][0, seat] |= 1 << LETTERS.index(column)


def _move_in(table: Table, m: int, spot: int, seat: int) -> None:
    b, side = board_of(table), int(table.rows["side"][0])
    assert table.rows["free_buildings"][0, m] >> spot & 1, "the building is taken or closed"
    table.rows["buildings"][0, seat, m] |= 1 << spot
    table.rows["free_buildings"][0, m] &= ~(1 << spot)
    table.rows["near"][0, seat, m] |= b.touches[side, m, spot]
    if b.of_type[side, m, COMMON] >> spot & 1:
        table.rows["in_commons"][0, seat] += 1


def full_chapel(table: Table, letter: str, novices: int, seat: int = 1) -> Table:
    """A chapel with so many novices of a seat, extra ones included."""
    names = [*(f"III-{column}" for column in LETTERS), *(f"extra {row}" for row in ROMAN)]
    for name in names[:novices]:
        stand(table, name, f"{letter} chapel", seat)
    return table


def unlock(table: Table, *novices: str, to: str = "E", seat: int = 0) -> Table:
    """Novices have left their action spaces for places, legal for their rows, in a monastery."""
    for novice in novices:
        row = novice.split("-")[0]
        area = {"III": "chapel", "IV": "cloister"}.get(row, "building")
        stand(table, novice, _last_free(table, to, area), seat)
    return table


def _last_free(table: Table, letter: str, area: str) -> str:
    if area == "chapel":
        return f"{letter} chapel"
    spots = monastery(table, letter)["buildings" if area == "building" else "cloister"]
    free = [spot for spot, who in enumerate(spots, 1) if who == "free"]
    return f"{letter} {area} {free[-1]}"


def empty_row(table: Table, row: str, but: str, to: str = "E", seat: int = 0) -> Table:
    """All novices of a row but those of some columns have left."""
    columns = [column for column in LETTERS if column not in but]
    return unlock(table, *(f"{row}-{column}" for column in columns), to=to, seat=seat)


# -- building: dice -----------------------------------------------------------------------


def clear_dice(table: Table) -> None:
    """No die is anywhere, and nothing is going on."""
    for name in ("neutral_on", "personal_on", "hand_neutral", "hand_personal", "rolled", "picked", "stack"):
        table.rows[name] = 0
    for name in ("depth", "space", "dice_left", "used2", "used3", "chance"):
        table.rows[name] = 0
    table.rows["column"] = -1


def action_turn(table: Table, dice: Dice, seat: int = 0) -> Table:
    """The seat begins an action turn; `{5: 3}` are neutral dice, `{5: (3, {1: 2})}` adds two of seat 1."""
    clear_dice(table)
    for number, lying in dice.items():
        neutral, personal = lying if isinstance(lying, tuple) else (lying, {})
        table.rows["neutral_on"][0, number - 1] = neutral
        for owner, count in personal.items():
            table.rows["personal_on"][0, owner, number - 1] = count
    table.rows["phase"], table.rows["ask"], table.rows["to_act"] = ACTION, ASK_SPACE, seat
    return checked(table)


def act(table: Table, number: int, dice: int = 1, seat: int = 0, spare: int = 0) -> Entry:
    """The seat takes dice from a space on which there are no more but `spare`, and begins to act."""
    action_turn(table, {number: dice + spare}, seat)
    entry = play(table, f"take {number}")
    return play(table, f"dice {dice}") if asked(table) == "dice" else entry


def begin_send(table: Table, novice: str = "", dice: int = 1) -> Table:
    """Seat 0 sends a novice at full price by a die of space 1; a novice is named if one is asked for."""
    act(table, 1, dice, spare=1)
    if asked(table) == "act":
        play(table, "act A standard")
    if novice and asked(table) == "novice":
        play(table, f"send {novice}")
    return table


def arrive(table: Table, space: int, seat: int = 0, dice: int = 1) -> Entry:
    """The seat's messenger comes to a road space by dice of column E."""
    length = len(table.board.tree["road"]["space"])
    walk(table, (space - 2) % length + 1, seat)
    return act(table, 5, dice, seat)


def rolled(
    table: Table,
    neutral: Sequence[int] = (),
    personal: Sequence[int] = (),
    *,
    seat: int = 0,
    alone: bool = False,
    lying: int = 6,
) -> Table:
    """The seat has rolled these dice; its others lie on a dice space already. `alone`: those of
    all other seats as well."""
    clear_dice(table)
    b = board_of(table)
    share = b.neutral_share[table.players - 2]
    hands = {s: (share, int(table.rows["own_dice"][0, s])) for s in range(table.players) if not alone}
    hands[seat] = (len(neutral), len(personal))
    for owner in range(table.players):
        have, own = hands.get(owner, (0, 0))
        table.rows["hand_neutral"][0, owner], table.rows["hand_personal"][0, owner] = have, own
        table.rows["neutral_on"][0, lying - 1] += share - have
        table.rows["personal_on"][0, owner, lying - 1] = table.rows["own_dice"][0, owner] - own
    table.rows["ask"], table.rows["to_act"] = ASK_PLACE, seat
    return show(table, neutral, personal)


def show(table: Table, neutral: Sequence[int] = (), personal: Sequence[int] = ()) -> Table:
    """The dice of the roll that waits show these numbers."""
    for kind, faces in enumerate((neutral, personal)):
        counts = [list(faces).count(face) for face in range(1, FACES + 1)]
        table.rows["rolled"][0, kind] = counts
    return checked(table)


# -- building: the end --------------------------------------------------------------------


def finish(table: Table) -> Entry:
    """Plays the very last die of the game: seat 0 takes it from space 2, for 1 soup."""
    date(table, 3, board_of(table).rounds[table.players - 2])
    entry = act(table, 2)
    if asked(table) == "act":
        entry = play(table, "act B standard")
    assert table.over
    return entry
