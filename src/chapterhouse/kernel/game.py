"""What a game's folder offers to the house: one `Game` object in its `game.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.alphabet import Alphabet
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.happenings import EventBook
from chapterhouse.kernel.layout import Layout
from chapterhouse.kernel.options import OptionBook
from chapterhouse.kernel.reasons import Reasons

if TYPE_CHECKING:
    from chapterhouse.kernel.scene import Scene
    from chapterhouse.kernel.table import View


@dataclass(frozen=True, eq=False)
class Game:
    """A game, all of it. Light to import: rules are compiled when `rules` is first asked for."""

    id: str
    # The package that the game's files are in; its `rules` module is the compiled side.
    package: str
    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    # Raised only when behaviour changes; records of another version are refused.
    rules_version: int
    # Decision points by the number in `ask`, end reasons by the number in `ending`.
    points: Mapping[int, str]
    ends: Mapping[int, str]
    state: Layout[Any]
    board: Layout[Any]
    alphabet: Alphabet
    reasons: Reasons
    events: EventBook
    options: OptionBook
    load_board: Callable[[Path | None], BoardFile]
    # The state in words (section "state in words" of the decisions), for comparison and export.
    words: Callable[[Any, "Names"], dict[str, Any]]
    # How a seat's view looks.
    scene: Callable[["View", "Names"], "Scene"]
    # The colours of the seats by a state, where seats are not always of the same colour.
    colours: Callable[[Any], Sequence[str]] | None = None
    # Names of the numbers that `rules.figures` writes, for the texts of refusals.
    figures: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    @cached_property
    def rules(self) -> ModuleType:
        """The compiled side; importing it needs Numba."""
        return import_module(f"{self.package}.rules")


@dataclass(frozen=True)
class Names:
    """What turns numbers into words: alphabet and board of a running game, and the colours of its seats
    if they were dealt."""

    game: Game
    board: BoardFile
    players: int
    colours: tuple[str, ...] = ()

    @property
    def alphabet(self) -> Alphabet:
        """The game's alphabet."""
        return self.game.alphabet
