"""Scenes of Monasterium for tests, and positions that play hardly reaches."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache

from chapterhouse.games.monasterium.board import PACKAGED, parse_board
from chapterhouse.games.monasterium.game import GAME
from chapterhouse.kernel.board import BoardFile, read_toml
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Piece, Scene, Sheet, Space, Target, faults
from chapterhouse.kernel.table import Table
from tests.conformance.play import chooser
from tests.games.monasterium.positions import (
    PLENTY,
    act,
    action_turn,
    arrive,
    begin_send,
    empty_row,
    give,
    new_table,
    play,
    rolled,
    stand,
    unlock,
    walk,
    window,
)
from tests.games.monasterium.test_board_owner import OWNER
from tests.games.monasterium.variants import POSITIONS


def seen(table: Table, seat: int | None = None, *, spectator: bool = False) -> Scene:
    """The scene of a seat, of the seat to act if none is named."""
    viewer = None if spectator else table.to_act if seat is None else seat
    return GAME.scene(table.view(viewer), table.names)


def every_scene(table: Table) -> list[Scene]:
    """The scenes of all seats and of a spectator."""
    return [seen(table, seat) for seat in range(table.players)] + [seen(table, spectator=True)]


def spaces(scene: Scene) -> dict[str, Space]:
    return {space.id: space for sheet in scene.sheets for space in sheet.spaces}


def sheet(scene: Scene, id_: str) -> Sheet:
    return next(sheet for sheet in scene.sheets if sheet.id == id_)


def lying(scene: Scene, space: str, kind: str = "") -> list[Piece]:
    return [p for p in scene.pieces if p.space == space and kind in ("", p.kind)]


def target(table: Table, line: str) -> Target:
    """The target of an action in notation."""
    number = GAME.alphabet.parse(line)
    return next(t for t in seen(table).targets if t.action == number)


def says(thing: object) -> Iterator[Say]:
    """Every message in a scene, arguments included."""
    if isinstance(thing, Say):
        yield thing
        yield from says(thing.args)
    elif is_dataclass(thing):
        for part in fields(thing):
            yield from says(getattr(thing, part.name))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from says(part)
    elif isinstance(thing, Mapping):
        yield from says(list(thing.values()))


def random_table(players: int, seed: int, greed: float = 0.0, plies: int = 10_000) -> Table:
    """A game by random and greedy choices up to some decision."""
    table = Table(GAME, players, seed=seed.to_bytes(32, "big"))
    choose = chooser(table, greed, seed)
    while not table.over and table.ply < plies:
        table.play(choose(table))
    return table


def check(table: Table) -> Scene:
    """A sound scene in which the seat to act finds every legal action, on a space if it has one."""
    scene = seen(table)
    assert faults(scene) == []
    assert tuple(t.action for t in scene.targets) == table.legal()
    for t in scene.targets:
        assert t.notation == GAME.alphabet.text(t.action)
        assert (t.space is None) == (t.notation == "decline")
    return scene


@cache
def owners_board() -> BoardFile:
    """Another road for two players, unequal rings, other missions."""
    return parse_board(read_toml(PACKAGED.read_text(encoding="utf-8") + OWNER), "mine.toml")


# -- positions that play hardly reaches --------------------------------------------------------


def rolling_again() -> Table:
    """Two dice are picked for the re-roll."""
    table = rolled(new_table(2), (1, 5, 5), (5,))
    play(table, "reroll neutral 5", "reroll personal 5")
    return table


def a_won_die() -> Table:
    """The messenger has reached the last space, and the die is taken."""
    table = arrive_at(10)
    play(table, "bonus die")
    return table


def arrive_at(space: int) -> Table:
    """Seat 0 comes to a road space, rich and with a building of every kind in reach."""
    table = give(new_table(3), **PLENTY)
    stand(table, "III-A", "D chapel")
    arrive(table, space)
    return table


def an_extra_offer() -> Table:
    """Row III has been emptied; its extra novice may go anywhere."""
    table = give(walk(new_table(3), 2), **PLENTY)
    empty_row(table, "III", but="E")
    play(begin_send(table, "III-E"), "to A")
    return table


def a_common_room() -> Table:
    """A common room has been entered, and its tile can be built."""
    table = give(walk(new_table(3), 1), **PLENTY)
    stand(table, "III-A", "A chapel")
    play(begin_send(table, "I-A"), "to A", "spot 3")
    return table


def a_tile_in_hand() -> Table:
    """A tile that fills two lines is about to be built."""
    table = window(give(new_table(4), **PLENTY), "AB", "BC", "CD")
    stand(table, "III-B", "E chapel")
    act(table, 2)
    play(table, "act B III")
    return table


def own_and_neutral() -> Table:
    """An action turn with an own die beside a neutral one."""
    return action_turn(new_table(3), {2: (1, {0: 1}), 3: 1})


def a_joker() -> Table:
    """A die from the joker space waits for its column."""
    table = action_turn(unlock(new_table(3), "III-B", "I-B"), {6: (0, {0: 1}), 2: 1})
    play(table, "take 6")
    return table


BUILT: tuple[Callable[[], Table], ...] = (
    rolling_again,
    a_won_die,
    *(lambda space=space: arrive_at(space) for space in (3, 5, 6, 8, 10)),
    an_extra_offer,
    a_common_room,
    a_tile_in_hand,
    a_joker,
    *POSITIONS,
)
