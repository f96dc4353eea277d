"""How Luna looks from a seat."""

from typing import Any

from chapterhouse.kernel.game import Names
from chapterhouse.kernel.scene import Scene


def scene(s: Any, names: Names, seat: int | None) -> Scene:
    """Being drawn."""
    raise NotImplementedError
