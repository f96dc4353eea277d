"""The terminal: its width, whether it shows colours, and what is typed there."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console


def screen() -> Console:
    """Where tables and boards are printed; `rich` asks the terminal for width and colours, and obeys
    NO_COLOR. A pipe gets plain text, 80 letters wide unless COLUMNS says otherwise."""
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)


def in_colour(console: Console) -> bool:
    """Whether it shows colours."""
    return console.color_system is not None and not console.no_color


def read_line(prompt: str) -> str:
    """A line from the user; one from a pipe is shown, so that a transcript can be read."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line.strip()


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until the block is done: what belongs together happens together."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = False

    def remember(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def heeded() -> Iterator[Callable[[], bool]]:
    """Notices a Ctrl-C in the block even where it goes astray: what is raised inside a callback of
    compiled code is only printed. The end of the input is then no end of its own any more."""
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        raise KeyboardInterrupt

    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield lambda: pressed
        return
    signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    except EOFError:
        if pressed:
            raise KeyboardInterrupt from None
        raise
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
