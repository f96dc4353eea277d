"""Many jobs on many workers. Every result is kept as it comes; a lost worker costs only its own jobs.

The seam is `concurrent.futures.Executor`. One setting says what stands behind it:

    processes           worker processes of this machine (the default)
    here                no workers at all, for debuggers
    dask, ray           a local cluster of worker processes
    dask:ADDRESS, ray:ADDRESS   a cluster that is already there
"""

import json
import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from pathlib import Path
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from chapterhouse.kernel.errors import HouseError, UnknownName

J = TypeVar("J")
R = TypeVar("R")

# How often a job is given out before its worker's end counts as the job's own fault.
TRIES = 4
KINDS = ("processes", "here", "dask", "ray")


class JobFailed(HouseError):
    """A job that no worker could finish."""


class BadStore(HouseError):
    """A file of results that cannot be gone on with."""


class NotInstalled(HouseError):
    """A library that an extra of the package would bring."""

    def __init__(self, what: str, library: str, extra: str) -> None:
        super().__init__(f"{what} needs {library}: pip install 'chapterhouse[{extra}]'")


def needed(name: str, what: str, extra: str) -> Any:
    """A library that is no part of a plain installation."""
    try:
        return import_module(name)
    except ImportError:
        raise NotInstalled(what, name.partition(".")[0], extra) from None


# -- workers ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Workers:
    """Which workers, and how many; 0 = as many as the machine has processors."""

    kind: str = "processes"
    count: int = 0

    def __post_init__(self) -> None:
        if self.kind.partition(":")[0] not in KINDS:
            raise UnknownName("kind of workers", self.kind, (*KINDS, "dask:ADDRESS", "ray:ADDRESS"))

    @property
    def number(self) -> int:
        """How many there will be."""
        return 1 if self.kind == "here" else self.count or os.cpu_count() or 1


@contextmanager
def workers(setting: Workers) -> Iterator[Executor]:
    """Executor of a setting; it is shut down at the end, and what still waits is given up."""
    kind, _, address = setting.kind.partition(":")
    with ExitStack() as stack:
        if kind == "dask":
            made = _dask(stack, setting.number, address)
        else:
            made = _Here() if kind == "here" else _pool(setting, address)
            stack.callback(made.shutdown, wait=True, cancel_futures=True)
        yield made


def _pool(setting: Workers, address: str) -> Executor:
    if setting.kind.startswith("ray"):
        return _Ray(setting.number, address)
    return ProcessPoolExecutor(setting.number, get_context("spawn"), _go_with_the_parent)


def _go_with_the_parent() -> None:
    """Run in every worker: once whoever gives out the jobs is killed, it would wait for ever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class _Here(Executor):
    """Does each job when it is submitted."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> "Future[R]":
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def _dask(stack: ExitStack, count: int, address: str) -> Executor:
    distributed = needed("distributed", "workers of kind dask", "cluster")
    if address:
        client = stack.enter_context(distributed.Client(address))
    else:
        cluster = distributed.LocalCluster(
            n_workers=count, threads_per_worker=1, processes=True, dashboard_address=None
        )
        client = stack.enter_context(distributed.Client(stack.enter_context(cluster)))
    executor: Executor = client.get_executor(pure=False)
    return executor


class _Ray(Executor):
    """Ray's tasks behind the common face."""

    def __init__(self, count: int, address: str) -> None:
        self._ray = needed("ray", "workers of kind ray", "ray")
        given = {"address": address} if address else {"num_cpus": count, "include_dashboard": False}
        self._ray.init(log_to_driver=False, configure_logging=False, **given)

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> "Future[R]":
        future: Future[R] = self._ray.remote(fn).options(max_retries=0).remote(*args, **kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()  # tasks that still run belong to this session and end with it


def _lost(error: BaseException) -> bool:
    """Whether the worker died, not the job failed."""
    names = {kind.__name__ for kind in type(error).__mro__}
    return bool(names & {"BrokenExecutor", "KilledWorker", "WorkerCrashedError", "CancelledError"})


# -- results ------------------------------------------------------------------------------


class Results(Protocol[R]):
    """Where results are kept by key."""

    results: dict[str, R]

    def add(self, key: str, result: R, /) -> None:
        """Keeps a result."""


class Store(Generic[R]):
    """Results by key as lines of JSON, each written the moment it comes. The first line says what
    they are results of: a file of something else is not gone on with."""

    def __init__(self, about: Mapping[str, Any], kind: type[R], path: Path | None = None) -> None:
        self._about, self._kind, self._path = dict(about), kind, path
        self.results: dict[str, R] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"about": self._about}) + "\n", encoding="utf-8")

    def _read(self, path: Path) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        if not lines or json.loads(lines[0]).get("about") != json.loads(json.dumps(self._about)):
            raise BadStore(f"{path}: these are results of something else; expected {json.dumps(self._about)}")
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        if len(whole) < len(lines) - 1:  # broken off in the middle of a line
            path.write_bytes(lines[0] + b"".join(whole))
        for line in whole:
            entry = json.loads(line)
            self.results[entry["key"]] = msgspec.convert(entry["result"], self._kind)

    def add(self, key: str, result: R) -> None:
        """Keeps a result; it is in the file when this returns."""
        self.results[key] = result
        if self._path is not None:
            line = msgspec.json.encode({"key": key, "result": result}) + b"\n"
            with self._path.open("ab") as file:
                file.write(line)


# -- running ------------------------------------------------------------------------------


@dataclass
class _Run(Generic[J, R]):
    """Jobs on the way: which wait, which are out, and how often each was given out."""

    work: Callable[[J], R]
    waiting: list[tuple[str, J]]
    out: "dict[Future[R], tuple[str, J]]" = field(default_factory=dict)
    tries: dict[str, int] = field(default_factory=dict)

    def fill(self, executor: Executor, room: int) -> None:
        """Gives out jobs, so that no worker stands idle and few are lost by an early stop."""
        while self.waiting and len(self.out) < room:
            key, job = self.waiting.pop(0)
            self.tries[key] = self.tries.get(key, 0) + 1
            try:
                self.out[executor.submit(self.work, job)] = (key, job)
            except BrokenExecutor:
                self.waiting.insert(0, (key, job))
                raise

    def collect(self) -> Iterator[tuple[str, R]]:
        """What is ready. Raises BrokenExecutor if a worker was lost, after all that is ready."""
        ready, _ = wait(self.out, return_when=FIRST_COMPLETED)
        lost = False
        for future in [f for f in self.out if f in ready]:  # in the order in which they were given out
            key, job = self.out.pop(future)
            error = CancelledError() if future.cancelled() else future.exception()
            if error is None:
                yield key, future.result()
            elif _lost(error) and self.tries[key] < TRIES:
                self.waiting.insert(0, (key, job))
                lost = True
            elif _lost(error):
                raise JobFailed(f"job {key}: its worker ended {TRIES} times before it was done")
            else:
                raise error
        if lost:
            raise BrokenExecutor

    def recall(self) -> None:
        """The workers are gone: what was out waits again."""
        self.waiting[:0] = self.out.values()
        self.out.clear()


def run(
    work: Callable[[J], R], jobs: Sequence[tuple[str, J]], store: Results[R], setting: Workers
) -> Generator[str, None, None]:
    """Does the jobs whose results are not in the store yet; yields each key when its result is.
    Whoever stops asking stops the work."""
    going: _Run[J, R] = _Run(work, [(key, job) for key, job in jobs if key not in store.results])
    while going.waiting or going.out:
        with workers(setting) as executor:
            try:
                while going.waiting or going.out:
                    going.fill(executor, 2 * setting.number)
                    for key, result in going.collect():
                        store.add(key, result)
                        yield key
            except BrokenExecutor:
                going.recall()
