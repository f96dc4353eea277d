"""Anyone's bots: what they are told, and what happens to those that misbehave."""

import gc
import json
import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from chapterhouse.bots import external
from chapterhouse.bots.bot import Bot, check_name, make_bot
from chapterhouse.bots.external import BotFailed, Limits, ProgramBot, told
from chapterhouse.games.library import all_games, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table, View

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "examples/bots"

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="programs are run on POSIX systems")


@pytest.fixture(params=all_games(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def table_of(game: Game) -> Table:
    return Table(game, max(2, game.options.players[0]), seed=b"x" * 32)


def program(table: Table, way: str, *words: str, seconds: float = 10.0, memory: int = 1 << 30) -> ProgramBot:
    command = [sys.executable, str(HERE / "programs.py"), way, *words]
    return ProgramBot(Engine(table.game, table.board), table.to_act, command, Limits(seconds, memory), 1)


def ask(table: Table, bot: Bot) -> int:
    return bot.choose(table.view(table.to_act))


@pytest.fixture
def table() -> Table:
    return table_of(load_game("monasterium"))


# -- what is said -------------------------------------------------------------------------


def test_it_plays(game: Game) -> None:
    table = table_of(game)
    seats = [
        ProgramBot(table.engine, s, [sys.executable, str(HERE / "programs.py"), "first"], Limits(), s)
        for s in range(table.players)
    ]
    for _ in range(20):
        action = ask(table, seats[table.to_act])
        assert action == min(table.legal(), key=table.legal().index)
        table.play(action)
    for bot in seats:
        bot.close()


def test_messages_hold_the_view_and_no_more(game: Game, tmp_path: Path) -> None:
    table, path = table_of(game), tmp_path / "transcript.jsonl"
    seat, bot = table.to_act, program(table, "transcript", str(path))
    rng = Random(1)
    heard = 0
    while heard < 6:
        if table.to_act == seat:
            ask(table, bot)
            heard += 1
        table.play(rng.choice(table.legal()))
    bot.close()
    greeting, *messages = [json.loads(line) for line in path.read_text().splitlines()]
    assert (greeting["type"], greeting["game"], greeting["seat"]) == ("game", game.id, seat)
    assert greeting["protocol"] == external.PROTOCOL
    visible = {f.name for f in game.state.visible}
    entries = [json.dumps(entry) for message in messages for entry in message["log"]]
    assert len(entries) == len(set(entries))  # once, or again because a reveal has changed it
    plies = {json.loads(entry)["ply"] for entry in entries}
    assert plies == set(range(len(plies)))
    for message in messages:
        assert set(message) == {"type", "seat", "state", "points", "log", "legal"}
        assert set(message["state"]) == visible
    text = path.read_text()
    assert table.seed.hex() not in text
    assert "rng" not in messages[0]["state"]


def test_worlds_that_differ_in_hidden_things_make_the_same_message(game: Game) -> None:
    table, rng, differing = table_of(game), Random(2), 0
    for _ in range(30):
        view = table.view(table.to_act)
        world = table.engine.imagine(view.rows, table.to_act, rng.randbytes(16))
        rows = game.state.filtered(world, table.to_act)
        other = View(game, view.seat, rows, view.legal, view.log, view.options)
        assert told(view, table.engine, ()) == told(other, table.engine, ())
        differing += world.tobytes() != table.rows.tobytes()
        table.play(rng.choice(table.legal()))
    assert differing


# -- who misbehaves -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("late", "took longer than"),
        ("deaf", "took longer than"),
        ("nonsense", "answered 'castle kingside'"),
        ("endless", "without ending its line"),
        ("gone", "exit code 3"),
        ("crashed", "signal 6"),
        ("silent", "closed its output"),
        ("greedy_for_memory", "exit code 1"),
    ],
)
def test_who_misbehaves_is_named_and_gone(table: Table, way: str, fault: str) -> None:
    bot = program(table, way, seconds=1.0 if "longer" in fault else 10.0, memory=512 << 20)
    with pytest.raises(BotFailed, match=fault):
        ask(table, bot)
    assert bot._process.poll() is not None
    assert table.ply == 0


def alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried does not."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks for processes in /proc")
def test_what_a_bot_has_started_goes_with_it(table: Table) -> None:
    with pytest.raises(BotFailed, match="child") as caught:
        ask(table, program(table, "parent"))
    child = int(str(caught.value).split("child ")[1].split("'")[0])
    until = time.monotonic() + 5
    while alive(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not alive(child)


def test_a_bot_that_nobody_closes_is_killed_with_its_last_reference(table: Table) -> None:
    bot = program(table, "first")
    ask(table, bot)
    process = bot._process
    del bot
    gc.collect()
    assert process.poll() is not None


@pytest.mark.parametrize(
    ("name", "fault"),
    [("run:", "expected a command"), ("run:a 'b", "No closing"), ("run:/no/such", "has ended")],
)
def test_commands_that_cannot_be_run(table: Table, name: str, fault: str) -> None:
    with pytest.raises(BotFailed, match=fault):
        ask(table, make_bot(name, table.engine, table.to_act, "1"))


def test_limits_come_from_the_environment() -> None:
    assert Limits.given({}) == Limits()
    assert Limits.given({"CHAPTERHOUSE_BOT_SECONDS": "2", "CHAPTERHOUSE_BOT_MIB": "100"}) == Limits(
        2, 100 << 20
    )
    with pytest.raises(BotFailed, match="expected numbers"):
        Limits.given({"CHAPTERHOUSE_BOT_SECONDS": "soon"})


# -- the examples -------------------------------------------------------------------------


def test_the_example_program_plays(game: Game) -> None:
    table = table_of(game)
    name = f"run:{sys.executable} {EXAMPLES / 'line_bot.py'}"
    bots = [make_bot(name, table.engine, seat, "1") for seat in range(table.players)]
    for _ in range(40):
        table.play(ask(table, bots[table.to_act]))


@pytest.fixture
def cautious(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example package, as pip would have installed it."""
    shutil.copy(EXAMPLES / "entry_point/cautious_bot.py", tmp_path)
    info = tmp_path / "cautious_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cautious-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[chapterhouse.bots]\ncautious = cautious_bot:make\nbroken = nowhere:make\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    external.installed.cache_clear()
    yield
    external.installed.cache_clear()
    sys.modules.pop("cautious_bot", None)


@pytest.mark.usefixtures("cautious")
def test_the_example_entry_point_plays(game: Game) -> None:
    table = table_of(game)
    bots = [make_bot("cautious:2", table.engine, seat, "1") for seat in range(table.players)]
    for _ in range(10):
        table.play(ask(table, bots[table.to_act]))
    assert bots[0].name == "cautious"


@pytest.mark.usefixtures("cautious")
def test_a_broken_entry_point_is_the_bots_fault(table: Table) -> None:
    check_name("broken")
    with pytest.raises(BotFailed, match="bot broken: ModuleNotFoundError"):
        make_bot("broken", table.engine, 0, "1")


def test_an_entry_point_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(UnknownName, match="cautious"):
        check_name("cautious")
