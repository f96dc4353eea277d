"""How a seat's view looks, as data: the one contract between games and everything that draws.

A game's `scene.py` turns a view into a `Scene`. The web board, the standalone picture, the text
board, the keyboard walk and the screen reader's words are all made from it; games draw nothing.
Messages are `Say` objects: a scene has no language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chapterhouse.kernel.say import Say


@dataclass(frozen=True)
class Space:
    """A place on a sheet. `at` is its row and column: text board and arrow keys walk this grid;
    drawings may refine it by `x`, `y`, `width`, `height` (units of the grid) and `shape`."""

    id: str
    at: tuple[int, int]
    label: Say
    mark: str = ""  # what is printed there, short: "2", "C", "+1 tool"
    shape: str = "square"
    x: float | None = None
    y: float | None = None
    width: float = 1
    height: float = 1
    tone: str = ""  # colour name of the space itself, e.g. a monastery's


@dataclass(frozen=True)
class Piece:
    """A thing that lies on a space. `id` stays the same while the thing does, so moves animate."""

    id: str
    space: str
    kind: str  # "novice", "die", "tile", "messenger", "good", ...
    label: Say
    mark: str = ""  # short text for the text board
    seat: int | None = None
    tone: str = ""
    count: int = 1


@dataclass(frozen=True)
class Sheet:
    """A board, a mat or a track; `rows` and `columns` name the lines of its grid, if they have names."""

    id: str
    label: Say
    spaces: tuple[Space, ...]
    kind: str = "board"  # "board", "mat", "track", "cards"
    seat: int | None = None
    rows: Mapping[int, Say] = field(default_factory=dict)
    columns: Mapping[int, Say] = field(default_factory=dict)


@dataclass(frozen=True)
class Target:
    """Something that can be chosen now: an action, and the space it is chosen on (or none: a button)."""

    action: int
    label: Say
    space: str | None = None


@dataclass(frozen=True)
class SeatCard:
    """One line about a seat: colour, letter, shape, points, and facts such as goods."""

    seat: int
    tone: str
    points: int
    active: bool
    facts: tuple[tuple[Say, Say | str | int], ...] = ()


@dataclass(frozen=True)
class Scene:
    """Everything that a seat (None: a spectator) sees at one moment."""

    game: str
    seat: int | None
    prompt: Say  # one sentence: what is to be done now, and by whom
    seats: tuple[SeatCard, ...]
    sheets: tuple[Sheet, ...]
    pieces: tuple[Piece, ...]
    targets: tuple[Target, ...] = ()
    status: tuple[Say, ...] = ()  # year, round, phase, ...
