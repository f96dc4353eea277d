"""Our own drawings, by name: shapes of spaces and seats, symbols of goods and things."""

import re
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("art.svg")
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


@cache
def symbols() -> dict[str, str]:
    """The drawings of `art.svg`."""
    return {found[1]: found[0] for found in SYMBOL.finditer(FILE.read_text(encoding="utf-8"))}


def shape_of(name: str) -> str:
    """The shape of a space: a square where there is none of that name."""
    return name if name in symbols() else "square"
