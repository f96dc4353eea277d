"""Rules are compiled ahead of time, by one process at a time, and the user is told."""

import dataclasses
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from filelock import FileLock

from chapterhouse.bots.chores import GREEDY, SEARCH
from chapterhouse.cli import ready
from chapterhouse.cli.ready import EVERYTHING, CompileLine, chores_of, ready_engine
from chapterhouse.games.library import all_games, load_game
from chapterhouse.kernel import warm
from chapterhouse.kernel.engine import Engine, template
from chapterhouse.kernel.errors import UnknownName
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.warm import BATCH, PLAYOUT, TABLE, Watcher

GAME = load_game("monasterium")
compiled_only = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are not compiled")


class Told(Watcher):
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.counts: list[tuple[int, int]] = []
        self.waited = 0
        self.then: Callable[[], object] = lambda: None

    def compiled(self, done: int, of: int) -> None:
        self.counts.append((done, of))

    def waits(self) -> None:
        self.waited += 1
        self.then()


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Marks and lock in a folder of their own; the machine code stays where it is."""
    from chapterhouse.kernel import numba_glue

    ready_engine(GAME, None, *EVERYTHING)
    monkeypatch.setattr(numba_glue, "cache_root", lambda: tmp_path)
    return tmp_path


@compiled_only
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_everything_that_is_called_from_python_is_compiled(game: Game, marks: Path) -> None:
    """Whatever a template offers has machine code after its chore, loaded or made."""
    ready_engine(game, None, *EVERYTHING)
    for name in ("api", "playout", "batch"):
        module = template(game, name)
        rules = [made for made in vars(module).values() if getattr(made, "__module__", "") == module.__name__]
        # What another rule calls comes out of the cache inside its caller.
        inner = {name for made in rules for name in made.py_func.__code__.co_names}
        topmost = [made for made in rules if made.__name__ not in inner]
        assert topmost
        assert [made.__name__ for made in topmost if not made.signatures] == []


@compiled_only
def test_marks_are_left_and_found(marks: Path) -> None:
    for chore in EVERYTHING:
        assert not chore.mark(GAME).exists()
    warm.warm(Engine(GAME), EVERYTHING)
    assert all(chore.mark(GAME).exists() for chore in EVERYTHING)
    # With all marks there nobody waits for a lock.
    with FileLock(marks / "compiling.lock"):
        told = Told()
        warm.warm(Engine(GAME), EVERYTHING, told)
    assert told.waited == 0


@contextmanager
def held(lock: Path) -> Iterator[threading.Event]:
    """Another holder of the lock, until the event is set."""
    has, may_go = threading.Event(), threading.Event()

    def hold() -> None:
        with FileLock(lock):
            has.set()
            may_go.wait()

    other = threading.Thread(target=hold)
    other.start()
    has.wait()
    yield may_go
    may_go.set()
    other.join()


@compiled_only
def test_two_never_compile_at_once(marks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "PATIENCE", 0.05)
    told = Told()
    with held(marks / "compiling.lock") as may_go:
        told.then = lambda: may_go.set() if told.waited == 3 else None
        warm.warm(Engine(GAME), [TABLE], told)
    assert told.waited >= 3
    assert TABLE.mark(GAME).exists()


@compiled_only
def test_nobody_waits_longer_than_for_his_own_work(marks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "PATIENCE", 0.05)
    told = Told()
    told.then = lambda: warm._leave(TABLE.mark(GAME))
    with held(marks / "compiling.lock"):
        warm.warm(Engine(GAME), [TABLE], told)
    assert told.waited == 1


@compiled_only
def test_an_interrupted_chore_is_done_again(marks: Path) -> None:
    def stop(engine: Engine) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        warm.warm(Engine(GAME), [TABLE, dataclasses.replace(PLAYOUT, calls=stop)])
    assert TABLE.mark(GAME).exists()
    assert not PLAYOUT.mark(GAME).exists()


@compiled_only
def test_a_folder_that_cannot_be_written_to_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from chapterhouse.kernel import numba_glue

    (tmp_path / "file").write_text("")
    monkeypatch.setattr(numba_glue, "cache_root", lambda: tmp_path / "file" / "below")
    warm.warm(Engine(GAME), [TABLE])


@compiled_only
def test_the_size_of_the_work_is_known() -> None:
    files = PLAYOUT.files(GAME)
    assert {Path(file).name for file in files} >= {"laws.py", "deeds.py", "playout.py", "api.py", "chance.py"}
    assert "greedy.py" in {Path(file).name for file in GREEDY.files(GAME)}
    assert warm._size(GAME, [TABLE, PLAYOUT, BATCH]) > warm._size(GAME, [TABLE]) > 50


def test_what_bots_need() -> None:
    assert chores_of(["human", "random"]) == []
    assert chores_of(["greedy", "greedy"]) == [GREEDY]
    assert chores_of(["abbot", "search:10", "greedy"]) == [SEARCH, GREEDY]
    with pytest.raises(UnknownName, match="search budget"):
        chores_of(["search:ten"])


# -- what the user is told ----------------------------------------------------------------


def test_quick_work_is_not_talked_about(capsys: pytest.CaptureFixture[str]) -> None:
    with CompileLine("Game") as line:
        line.compiled(1, 9)
    assert capsys.readouterr() == ("", "")


def test_long_work_has_a_line_at_begin_and_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a terminal; on one there is a bar."""
    monkeypatch.setattr(ready, "QUIET_SECONDS", 0.0)
    with CompileLine("Game") as line:
        line.compiled(1, 9)
        line.compiled(2, 9)
        line.waits()
    begin, waits, end = capsys.readouterr().err.splitlines()
    assert begin.startswith("compiling Game")
    assert "another process" in waits
    assert end.startswith("compiled Game in ")


def test_a_bar_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "QUIET_SECONDS", 0.0)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with CompileLine("Game") as line:
        line.compiled(4, 9)
        assert line._bar is not None
        line._bar.refresh()
    text = capsys.readouterr().err
    assert "compiling Game" in text
    assert "4/9" in text


def test_an_interrupted_compilation_claims_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "QUIET_SECONDS", 0.0)

    def interrupted() -> None:
        with CompileLine("Game") as line:
            line.compiled(1, 9)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert "compiled Game in" not in capsys.readouterr().err
