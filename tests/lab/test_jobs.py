"""Jobs: no result is lost, whoever is killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.kernel.errors import UnknownName
from chapterhouse.lab.jobs import BadStore, JobFailed, NotInstalled, Store, Workers, needed, run
from tests.bots.test_external import alive
from tests.lab import work

NUMBERS = [(str(n), n) for n in range(12)]
TWICE = {str(n): 2 * n for n in range(12)}


def store(path: Path | None = None, about: str = "doubles") -> Store[int]:
    return Store({"about": about}, int, path)


@pytest.mark.parametrize("kind", ["here", "processes"])
def test_all_jobs_are_done(kind: str) -> None:
    kept = store()
    told = list(run(work.double, NUMBERS, kept, Workers(kind, 2)))
    assert kept.results == TWICE
    assert sorted(told) == sorted(TWICE)


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert len(list(run(work.double, NUMBERS[:5], store(path), Workers("here")))) == 5
    told = list(run(work.double, NUMBERS, store(path), Workers("here")))
    assert told == [str(n) for n in range(5, 12)]
    assert store(path).results == TWICE


def test_a_line_that_was_broken_off_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(run(work.double, NUMBERS, store(path), Workers("here")))
    path.write_bytes(path.read_bytes()[:-4])
    again = store(path)
    assert len(again.results) == 11
    assert list(run(work.double, NUMBERS, again, Workers("here"))) == ["11"]
    assert store(path).results == TWICE


def test_results_of_something_else_are_refused(tmp_path: Path) -> None:
    store(tmp_path / "results.jsonl")
    with pytest.raises(BadStore, match="something else"):
        store(tmp_path / "results.jsonl", "triples")


def test_a_killed_worker_loses_no_result(tmp_path: Path) -> None:
    kept = store(tmp_path / "results.jsonl")
    jobs = [(key, (str(tmp_path), n)) for key, n in NUMBERS]
    list(run(work.die_once, jobs, kept, Workers("processes", 2)))
    assert kept.results == TWICE
    assert (tmp_path / "3").exists()
    assert store(tmp_path / "results.jsonl").results == TWICE


def test_a_job_that_kills_its_workers_is_named() -> None:
    with pytest.raises(JobFailed, match="job 0"):
        list(run(work.die_always, [("0", 0)], store(), Workers("processes", 1)))


@pytest.mark.parametrize("kind", ["here", "processes"])
def test_a_fault_of_the_job_itself_is_raised(kind: str) -> None:
    with pytest.raises(ZeroDivisionError):
        list(run(work.fail, NUMBERS, store(), Workers(kind, 1)))


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    script = tmp_path / "script.py"
    script.write_text(
        "from pathlib import Path\n"
        "from chapterhouse.lab.jobs import *\nfrom tests.lab import work\n"
        "if __name__ == '__main__':\n"
        f"    kept = Store({{'about': 'doubles'}}, int, Path({str(path)!r}))\n"
        "    list(run(work.slow_double, [(str(n), n) for n in range(500)], kept, Workers('here')))\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    going = subprocess.Popen([sys.executable, str(script)], env=env)
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        time.sleep(0.02)
    going.send_signal(signal.SIGKILL)
    going.wait()
    kept = store(path)
    assert 4 <= len(kept.results) < 500
    assert kept.results == {str(n): 2 * n for n in range(len(kept.results))}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_workers_go_with_a_killed_run(tmp_path: Path) -> None:
    """Nobody is left behind waiting for jobs that will never come."""
    script = tmp_path / "script.py"
    script.write_text(
        "from chapterhouse.lab.jobs import *\nfrom tests.lab import work\n"
        "if __name__ == '__main__':\n"
        "    kept = Store({'about': 'doubles'}, int)\n"
        "    jobs = [(str(n), n) for n in range(9999)]\n"
        "    for key in run(work.slow_double, jobs, kept, Workers('processes', 2)):\n"
        "        print(key, flush=True)\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    going = subprocess.Popen([sys.executable, str(script)], env=env, stdout=subprocess.PIPE)
    assert going.stdout is not None
    going.stdout.readline()
    left = [int(pid) for pid in Path(f"/proc/{going.pid}/task/{going.pid}/children").read_text().split()]
    going.kill()
    going.wait()
    going.stdout.close()
    assert len(left) >= 2
    until = time.monotonic() + 10
    while [pid for pid in left if alive(pid)] and time.monotonic() < until:
        time.sleep(0.05)
    still = [pid for pid in left if alive(pid)]
    for pid in still:
        os.kill(pid, signal.SIGKILL)
    assert not still


def test_whoever_stops_asking_stops_the_work() -> None:
    kept = store()
    for _ in run(work.double, [(str(n), n) for n in range(10_000)], kept, Workers("processes", 1)):
        break
    assert len(kept.results) < 100


@pytest.mark.parametrize("kind", ["threads", "daskk", ""])
def test_unknown_workers_are_refused(kind: str) -> None:
    with pytest.raises(UnknownName, match="processes, here, dask, ray"):
        Workers(kind)


def test_a_missing_library_names_its_extra() -> None:
    with pytest.raises(NotInstalled, match=r"a plot needs nothing_such: pip install 'chapterhouse\[lab\]'"):
        needed("nothing_such.module", "a plot", "lab")


def cluster(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Workers of a local cluster are processes that must find these tests."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(p for p in sys.path if p))
    return Workers("dask", 2)


@pytest.mark.filterwarnings("ignore")
def test_a_local_dask_cluster_of_two_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both workers work; one is killed on the way, and nothing is lost."""
    pytest.importorskip("distributed")
    setting, kept = cluster(monkeypatch), store()
    list(run(work.whoami, NUMBERS, kept, setting))
    assert len(set(kept.results.values())) == 2
    assert os.getpid() not in kept.results.values()
    kept = store(tmp_path / "results.jsonl")
    jobs = [(key, (str(tmp_path), n)) for key, n in NUMBERS[:5]]
    list(run(work.die_once, jobs, kept, setting))
    assert kept.results == {str(n): 2 * n for n in range(5)}
    assert (tmp_path / "3").exists()


@pytest.mark.filterwarnings("ignore")
def test_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    cluster(monkeypatch)
    kept = store()
    list(run(work.double, NUMBERS, kept, Workers("ray", 2)))
    assert kept.results == TWICE
