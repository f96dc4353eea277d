"""Both readings of the rules side by side: each line is played on a table and told to the second reading,
and all that can be seen of the two is compared."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.games.monastery import tiles
from chapterhouse.games.monastery.actions import ASK_TURN, COLOUR_NAMES, TYPE_NAMES
from chapterhouse.games.monastery.state import BLACK, GOLD, MONK_SPACE, PLACING, UNCOVERED
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from tests.games.monastery.build import Build
from tests.games.monastery.oracle import Oracle
from tests.games.monastery.oracle_table import read_grid
from tests.games.monastery.oracle_tiles import Cell, Tile, read_tiles
from tests.games.monastery.picture import differences, of_oracle, of_table

GAME = load_game("monastery")
FACES = {"": UNCOVERED, "gold": GOLD, "black": BLACK}


BOARDS: list[BoardFile] = [GAME.load_board(None)]  # the last one is played on


@cache
def engine_on(source: str) -> Engine:
    """One engine for each board."""
    return Engine(GAME, next(board for board in BOARDS if board.source == source))


def engine() -> Engine:
    """The engine on the board in use."""
    return engine_on(BOARDS[-1].source)


@contextmanager
def other_board(board: BoardFile) -> Iterator[None]:
    """Both readings play on another board."""
    BOARDS.append(board)
    read_board(board)
    yield
    BOARDS.pop()
    read_board(BOARDS[-1])


def read_board(board: BoardFile) -> None:
    """The second reading takes up a board."""
    read_tiles(board.tree)
    read_grid(board.tree)


def new_table(players: int, seed: int, **options: Any) -> Table:
    """A table after the deal."""
    board = BOARDS[-1]
    return Table(GAME, players, options, board=board, seed=seed.to_bytes(32, "big"), engine=engine())


class Game:
    """A table and the second reading in step."""

    def __init__(self, table: Table, oracle: Oracle, loose: bool = False) -> None:
        self.table, self.o, self.loose = table, oracle, loose
        self.seats = oracle.seats
        self.entry = table.entry(table.ply)
        self._compare()

    # -- playing --------------------------------------------------------------------------

    def play(self, *lines: str) -> Entry:
        """Plays lines on both; returns the log entry of the last one."""
        for line in lines:
            assert line in self.legal, (line, self.legal)
            self.entry = self.table.play(line)
            chances = [h.params for h in self.entry.happenings if h.chance]
            self.o.play(line, [chance["outcome"] for chance in chances])
            assert [detail for _, detail in self.o.details] == [chance["detail"] for chance in chances]
            self._compare()
        return self.entry

    def _compare(self) -> None:
        mine, its = set(self.legal), set(self.o.legal)
        assert mine == its, (self.asked, sorted(mine - its), sorted(its - mine))
        if self.over:
            assert self.o.question is None
            assert (self.table.scores(), self.table.winners()) == (self.o.scores(), self.o.winners())
        assert self.table.all_scores() == self.o.scores()
        found = differences(of_table(self.table), of_oracle(self.o))
        assert not found, found
        fault = self.table.engine.fault(self.table.rows)
        assert self.loose or not fault, fault

    def walk(self, move: str, *route: int) -> "Game":
        """A whole move of a monk, tile by tile; steps without an alternative are made by themselves."""
        points = self.o.steps
        self.play(move)
        while self.asked == "step" and points - self.o.steps < len(route):
            self.play(f"step {route[points - self.o.steps]}")
        assert points - self.o.steps == len(route)
        if self.asked == "step":
            self.play("stop")
        return self

    def with_points(self, points: int) -> "Game":
        """Gives the player in his Scoring so many points to spend."""
        self.table.rows["points"] = self.o.points = points
        self.table.refresh()
        self.o.again()
        self._compare()
        return self

    # -- looking --------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        """All legal lines, sorted."""
        return sorted(GAME.alphabet.text(action) for action in self.table.legal())

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def to_act(self) -> int:
        return self.table.to_act

    @property
    def asked(self) -> str:
        """What the open question is about."""
        return self.o.question.about if self.o.question else ""

    def seat(self, colour: str) -> int:
        return self.seats.index(colour)

    def turns(self) -> list[int]:
        """The seats in order from the Abbot."""
        return [self.seat(colour) for colour in self.o.from_abbot()]

    def where(self, colour: str) -> list[str]:
        """Where the monks of a colour are: `0`, `3`, `3*` praying, `4/2` in a box."""
        return sorted(
            f"{monk.place}" + f"/{monk.box}" * bool(monk.box) + "*" * monk.prays
            for monk in self.o.monks_of(colour)
        )

    def refused(self, line: str) -> str:
        """The rule by which the table refuses a line."""
        verdict = self.table.why(line)
        assert not verdict.legal
        assert line not in self.legal
        return str(verdict.rule)

    @property
    def movement_points(self) -> int:
        return int(self.table.rows["steps"][0])

    def same_group(self, one: int, other: int) -> bool:
        """Whether the table takes two tiles for one group."""
        group = self.table.rows["group"][0]
        return bool(group[one] == group[other] != 0)

    def lies(self, name: str) -> set[tuple[Cell, int]]:
        """All cells and rotations in which a tile of the hand may be laid, tried out."""
        if f"place {name}" not in self.legal:
            found = set[tuple[Cell, int]]()
        else:
            fork = self.table.fork()
            fork.play(f"place {name}")
            found = _laid(fork, int(self.table.rows["laid"][0]))
        m = self.o.m
        expected = {
            (cell, turn) for cell in m.room_for(name).values() for turn in m.fitting_turns(name, cell)
        }
        assert found == expected
        return found


def _laid(table: Table, before: int) -> set[tuple[Cell, int]]:
    row = table.rows[0]
    last = int(row["laid"])
    if last > before:
        return {((int(row["x"][last]), int(row["y"][last])), int(row["turn"][last]))}
    found = set[tuple[Cell, int]]()
    for action in table.legal():
        fork = table.fork()
        fork.play(action)
        found |= _laid(fork, before)
    return found


# -- beginnings -----------------------------------------------------------------------------


def deal(*seats: str, seed: int = 1, **options: Any) -> Game:
    """A game from the deal on, the colours being chosen."""
    table = new_table(len(seats), seed, colours=list(seats), **options)
    oracle = Oracle(seats, **options)
    return _begin(table, oracle)


def deal_by_chance(players: int, seed: int, **options: Any) -> Game:
    """A game from the deal on, the colours being drawn."""
    table = new_table(players, seed, **options)
    seats = [h.params["outcome"] for h in table.entry(0).happenings if h.kind == "colour"]
    return _begin(table, Oracle(seats, **options))


def _begin(table: Table, oracle: Oracle) -> Game:
    chances = [h for h in table.entry(0).happenings if h.chance and h.kind != "colour"]
    oracle.begin([h.params["outcome"] for h in chances])
    assert oracle.details == [(h.kind, h.params["detail"]) for h in chances]
    return Game(table, oracle)


def start(build: Build, seed: int = 1) -> Game:
    """A position built by hand, at the beginning of a Placement and Movement."""
    oracle = build.ready()
    options = build.options | {"colours": list(build.seats), "start": "draw_three"}
    table = new_table(len(build.seats), seed, **options)
    _write(table, oracle, build.turn)
    return Game(table, oracle, loose=build.bag is not None)


# -- along the way --------------------------------------------------------------------------

QUIET = ("end turn", "no prayer", "end scoring", "end keep", "no prisoner")


def quietly(g: Game) -> str:
    """Whatever changes least."""
    return next((line for line in QUIET if line in g.legal), g.legal[0])


def scoring(build: Build) -> Game:
    """A position after everybody's Placement and Movement, in which nobody did anything."""
    g = start(build)
    while g.asked == "turn":
        g.play("end turn")
    return g


def rich(points: int, build: Build | None = None) -> Game:
    """The first player in his Scoring, with so many points to spend."""
    g = scoring(build or Build(space=2))
    while g.asked == "prayer":
        g.play("no prayer")
    return g.with_points(points)


def through(build: Build) -> Game:
    """To the first question after the round, nobody having done anything."""
    g = start(build)
    space = g.o.space
    while g.o.space == space and not g.over:
        g.play(quietly(g))
    return g


def finished(build: Build) -> Game:
    """The last round of day 2 played to its end."""
    build.o.day, build.o.space = 2, 8
    g = through(build)
    assert g.over
    return g


# -- positions on the record ----------------------------------------------------------------


def _write(table: Table, o: Oracle, turn: str) -> None:
    """Puts what the second reading knows into the record of a table."""
    row = table.rows[0]
    row["day"], row["space"] = o.day, o.space
    row["abbot"] = row["first"] = o.seats.index(o.abbot)
    row["to_act"] = row["active"] = o.seats.index(turn)
    row["phase"], row["ask"] = PLACING, ASK_TURN
    _write_tiles(table, o)
    row["standing"], row["praying"], row["crowd"] = 0, 0, 0
    for monk in sorted(o.m.monks, key=lambda monk: -COLOUR_NAMES.index(monk.colour)):
        if monk.place is not None:
            _write_monk(row, o.m.tiles[monk.place], monk.colour, monk.box, monk.prays)
    full = sum(1 << tile.number for tile in o.m.tiles if tile.type.kind != "feature" and o.m.full(tile))
    row["full"] = full
    row["built"] = sum(1 << tile.number for tile in o.m.tiles if tile.built)
    for cell in range(int(row["cells"])):
        around = [int(t) for t in row["cell_beside"][cell] if t >= 0]
        row["cell_ready"][cell] = any((int(row["built"]) | full) >> t & 1 for t in around)
    _write_players(row, o)
    _write_letters(row, o)
    row["steps"] = o.steps
    table.refresh()


def _on_record(table: Table, deed: Callable[[Any, Any], None]) -> None:
    """Carries something out on the record, compiled or interpreted."""
    if not INTERPRETED:
        deed(table.rows[0], table.engine.boards[0])
        return
    thing = GAME.state.unpack(table.rows[0])
    deed(thing, table.engine.boards[0])
    GAME.state.pack(thing, table.rows)


def _write_tiles(table: Table, o: Oracle) -> None:
    journal = table.engine.journal

    def lay(s: Any, b: Any) -> None:
        for tile in o.m.tiles[1:]:
            place = _place(_names_so_far(o, tile.number)[tile.cell])
            kind, colour = TYPE_NAMES.index(tile.type.name), COLOUR_NAMES.index(tile.owner or o.order[0])
            tiles.lay(s, b, colour, kind, place, tile.turns, journal)

    _on_record(table, lay)
    row = table.rows[0]
    for tile in o.m.tiles:
        row["lying"][tile.number] = tile.blessings


def _names_so_far(o: Oracle, count: int) -> dict[Cell, str]:
    """The names of the empty cells when so many tiles lay."""
    whole, o.m.tiles = o.m.tiles, o.m.tiles[:count]
    facing = o.m.facing
    o.m.facing = {at: there for at, there in facing.items() if there[0].number < count}
    names = o.m.spaces()
    o.m.tiles, o.m.facing = whole, facing
    return names


def _place(name: str) -> int:
    """The number of a cell within its kind."""
    return GAME.alphabet.parse(f"at {name}") - GAME.alphabet.parse("at 0N0")


def _write_monk(row: Any, tile: Tile, colour: str, box: int, prays: bool) -> None:
    c = COLOUR_NAMES.index(colour)
    row["praying" if prays else "standing"][tile.number, c] += 1
    row["crowd"][tile.number] += 1
    if box:
        free = [i for i, n in enumerate(tile.type.boxes) if n == box and not row["box"][tile.number, i]]
        row["box"][tile.number, free[0]] = c + 1


def _write_players(row: Any, o: Oracle) -> None:
    row["hand"] = 0
    for seat, colour in enumerate(o.seats):
        for name, count in o.hands[colour].items():
            row["hand"][seat, TYPE_NAMES.index(name)] = count
        row["held"][seat] = o.hands[colour].total()
        row["blessings"][seat] = o.held[colour]
    row["supply"] = o.supply
    row["bag"] = [o.bag[name] for name in TYPE_NAMES]
    row["bag_size"] = o.bag.total()


def _write_letters(row: Any, o: Oracle) -> None:
    row["grid"] = 0
    for (r, column), letter in o.letters.items():
        number = ord(letter) - ord("A") + 1
        row["grid"][r - 1, column - 1] = -number if (r, column) in o.black else number
    for r, column in o.crosses:
        row["grid"][r - 1, column - 1] = MONK_SPACE
    row["letters_left"] = len(o.letters)
    for colour in o.order:
        c = COLOUR_NAMES.index(colour)
        row["strip"][c] = [FACES[face] for face in o.strips[colour]]
        row["covered"][c] = sum(map(bool, o.strips[colour]))
