"""What a game's own tests hand to the suite: its variants and positions built by hand.

They stand in `tests/games/<game>/variants.py`:

    VARIANTS = (Variant(2), Variant(3, {"option": "value"}), ...)   # every variant and player count
    POSITIONS = (a_full_house, ...)      # functions that build a table which play hardly ever reaches
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from chapterhouse.kernel.game import Game
from chapterhouse.kernel.table import Table


@dataclass(frozen=True)
class Variant:
    """A number of players and the options that are not the default."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Short, for test ids and golden files."""
        return "-".join([str(self.players), *(f"{k}={v}" for k, v in sorted(self.options.items()))])


Position = Callable[[], Table]


def variants(game: Game) -> tuple[Variant, ...]:
    """All variants of a game, every player count among them."""
    found: tuple[Variant, ...] = _module(game).VARIANTS
    assert {v.players for v in found} == set(game.options.players), "a player count is missing"
    return found


def positions(game: Game) -> tuple[Position, ...]:
    """The positions built by hand."""
    built: tuple[Position, ...] = _module(game).POSITIONS
    return built


def _module(game: Game) -> Any:
    return import_module(f"tests.games.{game.id}.variants")
