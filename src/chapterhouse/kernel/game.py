"""What a game's folder offers to the house: one `Game` object in its `game.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from chapterhouse.kernel.alphabet import Action, Alphabet
from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.happenings import EventBook
from chapterhouse.kernel.layout import Layout
from chapterhouse.kernel.options import OptionBook, Options
from chapterhouse.kernel.reasons import Reasons

if TYPE_CHECKING:
    from chapterhouse.kernel.scene import Scene
    from chapterhouse.kernel.table import View


@dataclass(frozen=True)
class Penalty:
    """What a refused try costs at a table where an option says so: it is followed by an entry of a kind
    beside the alphabet, with the parameters of the refused action, once for each decision point."""

    option: str
    refused: str  # the kind of decision
    reason: str  # why it is refused
    kind: str

    def line(self, action: Action, alphabet: Alphabet) -> str:
        """The entry for a refused action, in notation."""
        beside = next(kind for kind in alphabet.beside if kind.name == self.kind)
        return beside.write([action.params[param.name] for param in beside.params])

    def at(self, options: Options, action: Action) -> bool:
        """Whether a refusal of this action can cost anything at a table with these options."""
        return bool(options[self.option]) and action.kind == self.refused


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
    # How a search of this game is tuned, where it differs from others (`bots/search.py`, `Style`).
    search: Mapping[str, float] = field(default_factory=dict)
    # The colours of the seats by a state, where seats are not always of the same colour.
    colours: Callable[[Any], Sequence[str]] | None = None
    # Names of the numbers that `rules.figures` writes, for the texts of refusals.
    figures: tuple[str, ...] = ()
    # Whether a vow forbids the seats to talk now, as a view (the house's chat obeys it).
    silence: Callable[["View"], bool] | None = None
    # The alphabet on a board, where the ranges of parameters follow it; `alphabet` is the box's own.
    alphabet_on: Callable[[BoardFile], Alphabet] | None = None
    penalty: Penalty | None = None

    def on(self, board: BoardFile) -> "Game":
        """The game as it is played on a board."""
        alphabet = self.alphabet_on(board) if self.alphabet_on else self.alphabet
        return self if alphabet is self.alphabet else _with_alphabet(self, alphabet)

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


@lru_cache(maxsize=16)
def _with_alphabet(game: Game, alphabet: Alphabet) -> Game:
    return replace(game, alphabet=alphabet)


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
