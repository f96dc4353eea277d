"""Random games against a second reading of the rules, and against what must always hold."""

import random

import pytest

from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.playing import playouts
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from tests.games.monasterium.boards import board_with
from tests.games.monasterium.oracle import Oracle
from tests.games.monasterium.positions import GAME, SEED, asked, legal, told

PLAYERS = (2, 3, 4)
GAMES = 5 if INTERPRETED else 300
# Goods in plenty, so that rows are emptied, windows filled and chapels full.
RICH = board_with(
    ("setup.start_goods", {"soup": 60, "tool": 60, "book": 60, "influence": 90, "rosary": 60}),
)
WILD = board_with(
    *((f"road.space.{n}.bonus", "free_action") for n in (2, 3, 4)),
    ("action_column.5.standard.steps", 2),
)


def deal(players: int, n: int, board: BoardFile | None = None) -> Table:
    return Table(GAME, players, {}, seed=SEED[:-1] + bytes([n]), board=board)


# What eager players like best, so that rows are emptied and windows filled.
LIKED = (
    ("place 1", "place 6"), ("take 1", "take 6"), ("dice 3",), ("column A", "column B"),
    ("act A standard", "act B II"), ("act A III", "act B III"), ("extra",), ("bonus row", "bonus die"),
)  # fmt: skip


def choose(table: Table, dice: random.Random, eager: bool) -> int:
    """A random action; eager players take what they like best four times out of five."""
    if not eager or dice.random() < 0.2:
        return dice.choice(table.legal())
    lines = [line for line in legal(table) if line != "decline"]
    for liked in LIKED:
        lines = [line for line in lines if line.startswith(liked)] or lines
    return table.number(dice.choice(lines))


def check_missions(table: Table, oracle: Oracle) -> None:
    """M-101: claimed exactly by those who meet the condition."""
    for mission, years in oracle.words["missions"].items():
        for seat in range(table.players):
            assert (years[seat] is not None) == oracle.met(mission, seat), mission


def check_points(table: Table, before: list[int], entry: Entry) -> None:
    """M-7: every point was told, and nobody loses any."""
    gained = [0] * table.players
    for p in told(entry, "scored"):
        assert p["points"] > 0
        gained[p["seat"]] += p["points"]
    assert table.all_scores() == [a + b for a, b in zip(before, gained, strict=True)]


def check_claims(entry: Entry, year: int) -> None:
    """M-102, M-111: a claim bears the year in which its decision was made."""
    assert all(claim["year"] == year for claim in told(entry, "claimed"))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rich", [False, True])
def test_the_legal_actions_are_those_of_the_second_reading(players: int, rich: bool) -> None:
    """M-25 to M-37, M-50 to M-60, M-70 to M-76, M-80 to M-82, M-90, M-101, M-120 to M-123: at every
    decision of random games."""
    dice = random.Random(players)
    points = set()
    for n in range(6 if rich else 3):
        table = deal(players, n, RICH if rich else None)
        while not table.over:
            points.add(asked(table))
            oracle = Oracle(table)
            assert legal(table) == oracle.legal()
            assert table.engine.worth(table.rows) == [
                seat["prestige"] + oracle.final(i) for i, seat in enumerate(oracle.words["seats"])
            ]
            before, year = table.all_scores(), oracle.words["year"]
            entry = table.play(choose(table, dice, rich))
            check_points(table, before, entry)
            check_claims(entry, year)
            check_missions(table, Oracle(table))
            assert table.engine.fault(table.rows) == 0
    assert points == set(GAME.points.values()) or not rich  # nothing was left out


@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_is_listed_or_refused(players: int) -> None:
    """M-36: `why` answers for all actions, and agrees with what is listed."""
    dice = random.Random(players)
    for n in range(2):
        table = deal(players, n, RICH if n else None)
        while not table.over:
            allowed = {number for number in range(GAME.alphabet.size) if table.why(number).legal}
            assert allowed == set(table.legal())
            table.play(choose(table, dice, False))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_once_skipped_stays_out_of_the_round(players: int) -> None:
    """M-38: the rulebook's inference holds in play; and M-28, M-22: turns go clockwise past such seats."""
    dice = random.Random(players)
    for n in range(5):
        table = deal(players, n)
        out: set[int] = set()
        while not table.over:
            if asked(table) == "space":
                assert table.to_act not in out
                lying = [sum_of(table, seat) for seat in range(players)]
                out |= {seat for seat in range(players) if lying[seat] == 0}
            elif table.words()["phase"] == "placement":
                out = set()
            table.play(dice.choice(table.legal()))


def sum_of(table: Table, seat: int) -> int:
    """How many dice a seat could take, over all spaces."""
    spaces = table.words()["dice_spaces"].values()
    return sum(int(space["neutral"] + space["personal"][seat]) for space in spaces)


@pytest.mark.parametrize("players", PLAYERS)
def test_blocked_spaces_stay_blocked(players: int) -> None:
    """M-13, T-29: at three players nobody ever stands on a mark 4; otherwise nothing is blocked."""
    dice = random.Random(players)
    for n in range(4):
        table = deal(players, n, RICH)
        while not table.over:
            table.play(choose(table, dice, True))
        for monastery in table.words()["monasteries"].values():
            blocked = [at for at, who in enumerate(monastery["buildings"], 1) if who == "blocked"]
            walks = [at for at, who in enumerate(monastery["cloister"], 1) if who == "blocked"]
            assert (blocked, walks) == (([7, 8], [8]) if players == 3 else ([], []))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rich", [False, True])
def test_invariants_hold_in_random_games(players: int, rich: bool) -> None:
    """T-31, M-9, M-76, M-80 and the other invariants, after every decision of compiled games."""
    engine = Engine(GAME, RICH if rich else None)
    played = playouts(engine, players, GAMES, seed=players, check=True)
    assert played.faults == []
    assert (played.table[:, 2] == 1).all()  # every game came to its end


def test_invariants_hold_where_moves_nest_deeply() -> None:
    """M-45, M-56: an owner's road on which free actions move on over free actions, two steps each."""
    engine = Engine(GAME, WILD)
    assert playouts(engine, 3, GAMES, check=True).faults == []
    dice, deepest = random.Random(1), 0
    for n in range(3):
        table = deal(3, n, WILD)
        while not table.over:
            deepest = max(deepest, len(table.words()["unfinished"]))
            moves = [line for line in legal(table) if line in ("take 5", "act E standard", "bonus row")]
            table.play(dice.choice(moves or legal(table)))
    assert deepest >= 4  # three moves wait for the third free action
