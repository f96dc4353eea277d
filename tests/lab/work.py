"""Work for the tests of jobs; it stands in a module of its own so that worker processes find it."""

import os
import signal
import time
from pathlib import Path


def double(number: int) -> int:
    """A job that goes well."""
    return 2 * number


def slow_double(number: int) -> int:
    """A job that takes a moment."""
    time.sleep(0.02)
    return 2 * number


def die_once(job: tuple[str, int]) -> int:
    """A job whose worker is killed the first time: the mark remembers."""
    folder, number = job
    mark = Path(folder) / str(number)
    if number % 5 == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die_always(number: int) -> int:
    """A job that no worker survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    """A job with a fault of its own."""
    raise ZeroDivisionError(number)


def whoami(number: int) -> int:
    """Which process does it."""
    time.sleep(0.05)
    return os.getpid()
