"""The house's colours, and the style sheet that pictures and pages share."""

import tomllib
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("palette.toml")


@cache
def palette() -> dict[str, dict[str, str]]:
    """Colours by table and name: `palette()["light"]["ink"]`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def variables(table: str, prefix: str = "") -> str:
    """A table as CSS custom properties."""
    return "".join(f"--{prefix}{name}:{value};" for name, value in palette()[table].items())


@cache
def root_style() -> str:
    """The custom properties: light by default, dark where the device or the page asks for it."""
    fixed = variables("seats", "seat-") + variables("letters", "letter-")
    light, dark = variables("light"), variables("dark")
    return (
        f":root{{color-scheme:light dark;{fixed}{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )


@cache
def picture_style() -> str:
    """How the parts of a picture look; `svg.py` gives them their classes."""
    seats = "".join(
        f".picture .seat-{name}{{fill:var(--seat-{name})}}"
        f".picture text.on-{name}{{fill:var(--letter-{name})}}"
        f".picture .glyph.on-{name}{{stroke:var(--letter-{name})}}\n"
        for name in palette()["seats"]
    )
    return FILE.with_name("picture.css").read_text(encoding="utf-8") + seats
